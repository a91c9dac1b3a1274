"""Writes the golden games and scenes anew: ``make golden``. Read the difference before you commit it."""

from __future__ import annotations

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
