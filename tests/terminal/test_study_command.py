"""``pessoi simulate`` and ``tournament``: results are kept, gone on with, and written for people and programs."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars
import pytest
from tests.terminal.shell import COMMAND, Shell, variables

from pessoi.arena import simulate
from pessoi.kernel.record import Record

QUICK = ["--options", "round_limit=3", "--jobs", "1"]


def simulated(*more: str, games: int = 4) -> list[str]:
    return ["simulate", "hercules", "--seats", "random,random", "--games", str(games), *QUICK, *more]


def results(folder: Path) -> list[Any]:
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return sorted((json.loads(line) for line in lines), key=lambda result: int(result["index"]))


def test_results_are_kept_and_the_same_command_goes_on(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    first = shell.run(*simulated("--out", str(folder), "--json"))
    assert first.returncode == 0
    seed = json.loads(first.stdout)["seed"]
    before = (folder / "results.jsonl").read_bytes()
    more = shell.run(*simulated("--out", str(folder), "--json", games=6))
    assert json.loads(more.stdout)["seed"] == seed
    assert json.loads(more.stdout)["games"] == 6
    assert (folder / "results.jsonl").read_bytes().startswith(before)
    alone = shell.run(*simulated("--out", str(tmp_path / "alone"), "--seed", seed, games=6))
    assert alone.returncode == 0
    assert results(folder) == results(tmp_path / "alone")
    table = polars.read_parquet(folder / "games.parquet")
    assert table.height == 12
    assert set(table["competitor"]) == {"random 1", "random 2"}
    assert "<title>Hercules: 6 matches</title>" in (folder / "report.html").read_text(encoding="utf-8")


def test_another_plan_in_the_folder_is_refused(shell: Shell, tmp_path: Path) -> None:
    shell.run(*simulated("--out", str(tmp_path / "kept"), games=1))
    done = shell.run(*simulated("--out", str(tmp_path / "kept"), "--seed", "another", games=1))
    assert done.returncode == 2
    assert 'its "seed" is' in done.stderr


def test_a_process_that_is_killed_loses_nothing_it_has_told(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    words = simulated("--out", str(folder), "--seed", "killed", games=30)
    process = subprocess.Popen([*COMMAND, *words], env=variables(tmp_path), stdout=subprocess.DEVNULL)
    file = folder / "results.jsonl"
    try:
        is_over = False
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            # Asked before the file is read again, so that who was done in between has not failed.
            assert not is_over
            is_over = process.poll() is not None
            time.sleep(0.01)
    finally:
        process.kill()
        process.wait()
    kept = file.read_bytes()
    assert subprocess.run([*COMMAND, *words], env=variables(tmp_path), check=False, capture_output=True).returncode == 0
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    plan = simulate.Plan("hercules", ("random", "random"), 30, "killed", {"round_limit": 3}, is_studied=True)
    found = [simulate.result_of(result["data"]) for result in results(folder)]
    assert found == list(simulate.simulate(plan, jobs=1))


def test_a_match_that_fails_is_told_with_its_record_and_the_rest_goes_on(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_out = simulate.play_out

    def fall_over(match: Any, *more: Any) -> Any:
        if match.seed.endswith("/1"):
            match.play(match.decision.choices[0])
            raise ZeroDivisionError("a column without a width")
        return play_out(match, *more)

    monkeypatch.setattr(simulate, "play_out", fall_over)
    folder = tmp_path / "faulty"
    done = shell.run(*simulated("--out", str(folder), "--seed", "s", "--json"))
    assert done.returncode == 1
    assert 'seed "s/1", ply 1): ZeroDivisionError: a column without a width' in done.stderr
    assert "1 match could not be played to the end" in done.stderr
    assert json.loads(done.stdout)["games"] == 3
    assert [result["index"] for result in results(folder)] == [0, 2, 3]
    assert Record.parse((folder / "faults" / "1.txt").read_text(encoding="utf-8")).plies == 1
    monkeypatch.undo()
    assert shell.run(*simulated("--out", str(folder))).returncode == 0
    assert [result["index"] for result in results(folder)] == [0, 1, 2, 3]


def test_when_no_match_can_be_played_that_is_said(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall_over(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(simulate, "play_out", fall_over)
    done = shell.run(*simulated(games=8))
    assert done.returncode == 2
    assert "not one match could be played" in done.stderr
    assert done.stderr.count("ZeroDivisionError") == 5


def test_it_plays_until_it_is_sure(shell: Shell) -> None:
    done = shell.run(*simulated("--until-sure", "20%", "--json", games=150))
    assert json.loads(done.stdout)["games"] == 100


def test_two_variants_are_played_side_by_side(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "both"
    done = shell.run(*simulated("--against", "simplified=yes", "--out", str(folder), "--json"))
    first, second = json.loads(done.stdout)["variants"]
    assert (first["options"].get("simplified"), second["options"]["simplified"]) == (None, "yes")
    assert first["seed"] == second["seed"]
    assert set(polars.read_parquet(folder / "games.parquet")["variant"]) == {"", "simplified=yes"}
    assert "Changed: simplified=yes" in (folder / "report.html").read_text(encoding="utf-8")


def test_an_edited_file_that_does_not_fit_is_refused_before_anything_is_played(shell: Shell, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("rounds = 3\n", encoding="utf-8")
    done = shell.run(*simulated("--components", str(mine)))
    assert done.returncode == 2
    assert f"these rules can't be played with {mine}" in done.stderr
    assert 'line 1, rounds: there is no "rounds"' in done.stderr
    assert "cannot read" in shell.run(*simulated("--components", str(tmp_path / "nowhere.toml"))).stderr


def test_bots_are_rated_with_error_bars(shell: Shell, tmp_path: Path) -> None:
    words = ["tournament", "hercules", "--bots", "random,easy,greedy", "--games", "9", "--players", "3", *QUICK]
    table = shell.run(*words, "--seed", "t")
    assert table.returncode == 0
    assert "rating" in table.stdout
    assert "9 matches from seed t" in table.stdout
    data = json.loads(shell.run(*words, "--seed", "t", "--json", "--out", str(tmp_path)).stdout)
    ratings = data["ratings"]
    assert sum(one["rating"] for one in ratings) == pytest.approx(0)
    assert [one["matches"] for one in ratings] == [9, 9, 9]
    assert all(one["spread"] > 0 for one in ratings)
    assert polars.read_parquet(tmp_path / "games.parquet").height == 27


@pytest.mark.parametrize(
    ("more", "module", "extra"), [(["--out", "x"], "polars", "study"), (["--cluster", "local"], "ray", "cluster")]
)
def test_a_library_that_is_missing_is_asked_for(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: list[str], module: str, extra: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    done = shell.run(*simulated(*more))
    assert done.returncode == 2
    assert f'pip install "pessoi[{extra}]"' in done.stderr
    assert not Path("x").exists()


def test_nothing_heavy_is_loaded_at_the_start() -> None:
    code = "import sys, pessoi.cli.studying; print([name for name in ('polars', 'ray') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
