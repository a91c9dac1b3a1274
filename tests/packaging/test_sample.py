"""What is tried on the pure build: every law on every game, and everything that is not sampled."""

from __future__ import annotations

from pathlib import Path

from tests.sample import SAMPLED, SHARE, sample

ROOT = Path(__file__).parents[2]
CASES = [f"{seats}-{options}" for seats in range(1, 5) for options in ("default", "odd=True")]
LAWS = [f"{SAMPLED[0]}::test_{law}" for law in ("copies", "words")]


def test_every_law_meets_every_game_and_others_are_tried_whole() -> None:
    alike = [f"{law}[{game}-{case}]" for law in LAWS for game in ("hercules", "thebai") for case in CASES]
    others = ["tests/contract/test_cheats.py::test_a[hercules-1-default]", f"{SAMPLED[0]}::test_alone"]

    kept = sample(alike + others)

    assert kept >= set(others)
    assert {name.partition("-")[0] for name in kept - set(others)} == {name.partition("-")[0] for name in alike}
    assert len(kept - set(others)) == len(alike) // SHARE
    assert kept == sample((alike + others)[::-1])


def test_laws_meet_different_cases() -> None:
    alike = [f"{law}[hercules-{case}]" for law in LAWS for case in CASES]
    first, second = ({name.partition("[")[2] for name in sample(alike) if name.startswith(law)} for law in LAWS)
    assert first != second


def test_what_is_sampled_is_there_and_runs_whole_on_the_compiled_build() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (compiled,) = [line for line in makefile.splitlines() if "PESSOI_EXPECT" in line]
    assert "--sample" not in compiled
    for path in SAMPLED:
        assert (ROOT / path).is_file()
        assert f" {Path(path).parent}" in compiled
