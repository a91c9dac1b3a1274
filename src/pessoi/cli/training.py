"""Teaching bots: what positions are worth, learned from matches that they play with themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pessoi.arena.training.selfplay import NOISE
from pessoi.arena.training.subjects import APPEALS, CONFIDENCE, USUAL, VALUES
from pessoi.bots.weights import FILE, Weights
from pessoi.cli.app import Language, app, make_progress
from pessoi.cli.running import Cluster, Jobs, make_runner
from pessoi.cli.speech import pick_language
from pessoi.extras import need
from pessoi.games import registry
from pessoi.text import Text

if TYPE_CHECKING:
    from rich.table import Table

    from pessoi.arena.training.training import Training

#: Pictures in the folder of a training: the learning curves, and whether foretold shares came true.
CURVES, CALIBRATION = "curves.svg", "calibration.svg"
#: What the names of the columns of the table are, beside the whole match its fifths.
PARTS = ("whole", "1", "2", "3", "4", "5")


@app.command("train")
def train_command(
    game: Annotated[str, typer.Argument()],
    seats: Annotated[str, typer.Option()] = "",
    matches: Annotated[int, typer.Option("--games", "-n", min=20)] = 2000,
    bot: Annotated[str, typer.Option()] = "search:100",
    seed: Annotated[str, typer.Option()] = "1",
    noise: Annotated[float, typer.Option(min=0.0, max=1.0)] = NOISE,
    subjects: Annotated[str, typer.Option("--learn")] = ",".join(USUAL),
    out: Annotated[Path, typer.Option()] = Path("training"),
    trial: Annotated[int, typer.Option(min=0)] = 200,
    jobs: Jobs = None,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
) -> None:
    """Learn what positions are worth and which choices to try, from matches of bots, and try it out."""
    text = Text(pick_language(language), registry.find(game))
    for module in ("numpy", "polars", "scipy"):
        need(module, "train")
    from pessoi.arena.training.training import Training, train  # noqa: PLC0415  (needs them)

    learned = tuple(word.strip() for word in subjects.split(","))
    training = Training(game, read_seats(game, seats), matches, bot, seed, noise, learned)
    training.check()
    with make_progress() as progress:
        tasks = {
            number: progress.add_task(text.word("train-playing", seats=number), total=matches)
            for number in training.seats
        }
        weights = train(training, out, make_runner(jobs, cluster), lambda number: progress.advance(tasks[number]))
    report: dict[str, Any] = {"file": str(out / FILE), **figures_of(training, weights)}
    drawn = pictures(report, text)
    for name, picture in drawn.items():
        (out / name).write_text(picture, encoding="utf-8")
    report["pictures"] = [str(out / name) for name in drawn]
    report["series"] = try_out(training, out, trial, jobs, text)
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        show(report, text)


def figures_of(training: Training, weights: Weights) -> dict[str, Any]:
    """What each subject that was learned came to, by number of seats."""
    seats = [str(number) for number in training.seats]
    subjects = {
        VALUES: ("figures", weights.figures),
        CONFIDENCE: ("confidence", {key: found.get(CONFIDENCE) for key, found in weights.figures.items()}),
        APPEALS: ("appeals", weights.appeals.figures),
    }
    return {
        name: {key: figures[key] for key in seats if subject in training.subjects}
        for subject, (name, figures) in subjects.items()
    }


def pictures(report: dict[str, Any], text: Text) -> dict[str, str]:
    """What there is to be seen of the figures, in the words of the reader."""
    from pessoi.arena.training.picture import calibrations, curves  # noqa: PLC0415  (quick start)

    figures, judged = report["figures"], report["figures"] or report["confidence"]
    names = {seats: text.word("train-seats", seats=int(seats)) for seats in judged}
    found = {}
    if figures:
        found[CURVES] = curves(figures, text.word("train-learned-from"), text.word("train-loss"), names)
    if judged:
        words = text.word("train-foretold"), text.word("train-came-true")
        found[CALIBRATION] = calibrations(judged, *words, part_names(text)[1:], names)
    return found


def part_names(text: Text) -> list[str]:
    """What the whole of a match and its parts are called."""
    return [text.word("train-whole") if part == "whole" else text.word("train-part", part=int(part)) for part in PARTS]


def read_seats(game: str, words: str) -> tuple[int, ...]:
    """The numbers of seats asked for; all the game can have if nobody says."""
    known = registry.find(game)
    if not words:
        return tuple(range(known.min_seats, known.max_seats + 1))
    return tuple(int(word) if word.strip().isdecimal() else 0 for word in words.split(","))


def try_out(training: Training, folder: Path, matches: int, jobs: int | None, text: Text) -> list[dict[str, Any]]:
    """How the new weights fare against those in the package."""
    from pessoi.arena.simulate import simulate  # noqa: PLC0415  (loaded by now)
    from pessoi.arena.summary import summarise  # noqa: PLC0415
    from pessoi.arena.training.training import series  # noqa: PLC0415

    found = []
    for plan in series(training, folder, matches) if matches else ():
        with make_progress() as progress:
            task = progress.add_task(text.word("train-trying", seats=len(plan.bots)), total=plan.games)
            results = []
            for result in simulate(plan, jobs):
                results.append(result)
                progress.advance(task)
        line = summarise(plan, results).competitors[0]
        found.append({"seats": len(plan.bots), "wins": line.wins, "low": line.win_low, "high": line.win_high})
    return found


def show(report: dict[str, Any], text: Text) -> None:
    """A table for each number of seats, and how the series went."""
    from rich.console import Console  # noqa: PLC0415  (quick start)

    console = Console()
    for name, rows in (("figures", ("learned", "rescaled", "appraised")), ("confidence", ("learned", "before"))):
        for seats, figures in report[name].items():
            console.print(losses_table(int(seats), figures, rows, text))
    for seats, figures in report["appeals"].items():
        typer.echo(text.word("train-appeals", seats=int(seats), **figures))
    for row in report["series"]:
        typer.echo(text.word("train-series", **row))
    typer.echo(text.word("train-written", file=report["file"]))
    if report["pictures"]:
        typer.echo(text.word("train-pictures", files=", ".join(report["pictures"])))


def losses_table(seats: int, figures: dict[str, Any], rows: tuple[str, ...], text: Text) -> Table:
    """How much held-out matches surprise, as a whole and by fifths, and by how much foretold shares are wrong."""
    from rich.table import Table  # noqa: PLC0415  (quick start)

    from pessoi.arena.training.figures import missed_by  # noqa: PLC0415  (loaded by now)

    counts = {"seats": seats, "matches": figures["matches"], "positions": figures["positions"]}
    table = Table(title=text.word("train-title", **counts), title_justify="left", pad_edge=False)
    table.add_column(text.word("train-by"))
    for part in part_names(text):
        table.add_column(part)
    for name in rows:
        table.add_row(text.word(f"train-{name}"), *(f"{loss:.3f}" for loss in figures[name]))
    table.add_section()
    missed = (text.word("train-percent", share=missed_by(found)) for found in figures["calibration"])
    table.add_row(text.word("train-missed-by"), *missed)
    return table
