"""What all commands share: the list of them, options that mean the same everywhere, reading what people type."""

from __future__ import annotations

import locale
import os
from math import inf
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from pessoi.bots.terms import Terms
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Value
from pessoi.terminal.screen import Screen
from pessoi.text import LANGUAGES, Text

app = typer.Typer(
    help="Play and study three modern board games set in ancient Greece.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Seats = Annotated[str, typer.Option(help="Which bots play, by commas: their names, or cmd: and a command.")]
Options = Annotated[list[str] | None, typer.Option("--options", "-o", help="Options of the game, as name=value.")]
Seed = Annotated[str | None, typer.Option(help="Seed of all dice and shuffles; drawn by the system if left out.")]
Language = Annotated[str | None, typer.Option(help="en or de; your system's if left out.")]
BotSeconds = Annotated[
    float, typer.Option(min=0.1, max=86_400, help="How long an outside bot (cmd:...) may think about a decision.")
]
BotLog = Annotated[Path | None, typer.Option(help="A file to which all that is said to and by outside bots is added.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, for a screen reader; so is output to a pipe.")]


def split(words: str) -> list[str]:
    """The parts of a list by commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


def read_options(given: list[str] | None) -> dict[str, Value]:
    """Options as name=value, several in one by commas or one after the other."""
    options: dict[str, Value] = {}
    for words in given or []:
        for word in split(words):
            name, equals, value = word.partition("=")
            if not equals:
                raise BadSetup(f'"{word}" is no option; options are written name=value')
            options[name.strip()] = value.strip()
    return options


def make_terms(seconds: float, log: Path | None, patience: float = inf) -> Terms:
    """The terms for outside bots; a log that can't be written is refused before anything is played."""
    if log is not None:
        try:
            log.open("ab").close()
        except OSError as error:
            raise BadSetup(f"cannot write {log}: {error.strerror}") from error
    return Terms(seconds, log, patience)


def pick_language(wish: str | None) -> str:
    """The language asked for, or the system's if there are texts in it, or English."""
    if wish is not None:
        return wish
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "").lower()
    return next((language for language in LANGUAGES if system.startswith(language)), "en")


def make_screen(text: Text, plain: bool) -> Screen:
    """A screen for this terminal; plain if asked for, or if nobody looks at it."""
    console = Console()
    return Screen(text, console, plain or not console.is_terminal)


def make_progress() -> Progress:
    """A bar beside the output if somebody looks, gone when the work is done."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def fail(message: str, code: int) -> None:
    """Say what went wrong and stop with this exit code."""
    typer.echo(f"pessoi: {message}", err=True)
    raise typer.Exit(code)
