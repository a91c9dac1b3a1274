"""Doing much work for a command: a bar with the time that is left, faults told as they come, Ctrl-C at any time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from pessoi.arena import processes
from pessoi.arena.store import accomplish, fault_file
from pessoi.arena.work import Done, Fault, Runner, Work
from pessoi.cli.app import make_progress
from pessoi.kernel.errors import BadSetup
from pessoi.text import Text

Jobs = Annotated[int | None, typer.Option(min=1)]
Cluster = Annotated[str | None, typer.Option()]
Out = Annotated[Path | None, typer.Option()]

#: How many faults are told in full; a bug shows in many matches.
TOLD = 5


def make_runner(jobs: int | None, cluster: str | None) -> Runner:
    """Where the work is done: on the cores here, or on a cluster."""
    if cluster is None:
        return partial(processes.run, jobs=jobs)
    from pessoi.arena import cluster as clusters  # noqa: PLC0415  (only this needs it)

    clusters.load_ray(cluster)
    return partial(clusters.run, address=cluster, jobs=jobs)


def carry_out(
    work: Work,
    number: int,
    run: Runner,
    folder: Path | None,
    text: Text,
    title: str,
    see: Callable[[Done | Fault, Console], bool],
) -> tuple[int, bool]:
    """Do so many numbers, shown to ``see``, which says when to stop; how many failed, and if nobody broke it off."""
    faults = done = 0
    progress = make_progress()
    outcomes = accomplish(work, range(number), run, folder)
    try:
        with progress:
            task = progress.add_task(title, total=number)
            has_begun = False
            for outcome in outcomes:
                done += 1
                if isinstance(outcome, Fault):
                    faults += 1
                    tell_fault(outcome, faults, folder, progress.console, text)
                elif not outcome.was_kept and not has_begun:
                    # What a former run has done says nothing about how long the rest takes.
                    progress.reset(task, completed=done - 1)
                    has_begun = True
                progress.advance(task)
                if see(outcome, progress.console):
                    break
    except KeyboardInterrupt:
        message = "simulate-stopped" if folder is None else "simulate-stopped-kept"
        typer.echo(text.word(message, done=done, games=number), err=True)
        if not done - faults:
            raise
        return faults, False
    finally:
        outcomes.close()
    if faults == done:
        raise BadSetup("all-failed")
    return faults, True


def tell_fault(fault: Fault, number: int, folder: Path | None, console: Console, text: Text) -> None:
    """Say at once what failed, and where it is written down."""
    if number > TOLD:
        return
    lines = [text.word("simulate-fault", fault=fault.why)]
    if folder is not None:
        lines.append(text.word("simulate-fault-file", file=str(fault_file(folder, fault.index))))
    if number == TOLD:
        lines.append(text.word("simulate-fault-more"))
    console.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
