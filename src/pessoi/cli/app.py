"""What all commands share: the list of them, options that mean the same everywhere, reading what people type."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from pessoi.kernel.errors import BadSetup
from pessoi.text import LANGUAGES, Text

if TYPE_CHECKING:
    from rich.progress import Progress

    from pessoi.bots.terms import Terms
    from pessoi.kernel.game import Value
    from pessoi.terminal.screen import Screen

app = typer.Typer(
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Seats = Annotated[str, typer.Option()]
Options = Annotated[list[str] | None, typer.Option("--options", "-o")]
Seed = Annotated[str | None, typer.Option()]
Language = Annotated[str | None, typer.Option()]
BotSeconds = Annotated[float, typer.Option(min=0.1, max=86_400)]
BotLog = Annotated[Path | None, typer.Option()]
Plain = Annotated[bool, typer.Option("--plain")]


def split(words: str) -> list[str]:
    """The parts of a list by commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


def read_player(typed: str) -> str:
    """A player as the program knows it; bots are understood by what they are called in any language."""
    from pessoi.bots import registry as bots  # noqa: PLC0415  (commands without players start faster)

    for language in LANGUAGES:
        text = Text(language)
        for name in bots.names():
            if typed.lower() == text.bot(name):
                return name
    return typed


def read_players(words: str) -> list[str]:
    """The players of a list by commas."""
    return [read_player(word) for word in split(words)]


def read_options(given: list[str] | None) -> dict[str, Value]:
    """Options as name=value, several in one by commas or one after the other."""
    options: dict[str, Value] = {}
    for words in given or []:
        for word in split(words):
            name, equals, value = word.partition("=")
            if not equals:
                raise BadSetup("no-option-form", word=word)
            options[name.strip()] = read_value(value.strip())
    return options


def read_value(typed: str) -> str:
    """A value as the games know it; yes and no are understood in every language."""
    for language in LANGUAGES:
        text = Text(language)
        for word in ("yes", "no"):
            if typed.lower() == text.word(word):
                return word
    return typed


def make_terms(seconds: float, log: Path | None, patience: float = inf) -> Terms:
    """The terms for outside bots; a log that can't be written is refused before anything is played."""
    from pessoi.bots.terms import Terms  # noqa: PLC0415  (commands without bots start faster)

    if log is not None:
        try:
            log.open("ab").close()
        except OSError as error:
            raise BadSetup("cannot-write", file=log, reason=error) from error
    return Terms(seconds, log, patience)


def make_screen(text: Text, plain: bool) -> Screen:
    """A screen for this terminal; plain if asked for, or if nobody looks at it."""
    from rich.console import Console  # noqa: PLC0415  (commands without a screen start faster)

    from pessoi.terminal.screen import Screen  # noqa: PLC0415

    console = Console()
    return Screen(text, console, plain or not console.is_terminal)


def make_progress() -> Progress:
    """A bar beside the output if somebody looks, gone when the work is done."""
    from rich import progress  # noqa: PLC0415  (commands without a bar start faster)
    from rich.console import Console  # noqa: PLC0415

    console = Console(stderr=True)
    return progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def fail(message: str, code: int) -> NoReturn:
    """Say what went wrong and stop with this exit code."""
    typer.echo(f"pessoi: {message}", err=True)
    raise typer.Exit(code)
