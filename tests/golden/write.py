"""Writes the golden games, scenes and words anew: ``make golden``. Read the difference before you commit it."""

from __future__ import annotations

from tests.golden.phrases import WORDS
from tests.golden.proofs import PROOFS, written
from tests.golden.scenes import SCENES
from tests.golden.transcript import FOLDER, GOLDEN

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        golden.path.write_text(golden.transcript(), encoding="utf-8")
        print(f"wrote {golden.path.name}")
    for moment in SCENES:
        moment.path.parent.mkdir(exist_ok=True)
        moment.path.write_text(moment.written(), encoding="utf-8")
        print(f"wrote the {moment.name} of {moment.game}")
    for words in WORDS:
        words.path.parent.mkdir(exist_ok=True)
        words.path.write_text(words.written(), encoding="utf-8")
        print(f"wrote the words of {words.game}")
    PROOFS.parent.mkdir(exist_ok=True)
    PROOFS.write_text(written(), encoding="utf-8")
    print("wrote the proofs of dice")
