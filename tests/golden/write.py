"""Writes the golden games anew: ``make golden``. Read the difference before you commit it."""

from __future__ import annotations

from tests.golden.transcript import FOLDER, GOLDEN

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        golden.path.write_text(golden.transcript(), encoding="utf-8")
        print(f"wrote {golden.path.name}")
