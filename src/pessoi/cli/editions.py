"""The command for those who own a printed game: a file with its values to begin with, and a strict look at it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from pessoi.arena import edited
from pessoi.cli.app import Language, app
from pessoi.cli.speech import pick_language
from pessoi.games import registry
from pessoi.kernel.components import read_components, standard_components, variable_of
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.sources import reconstructed
from pessoi.text import Text

edition = typer.Typer(context_settings={"help_option_names": ["-h", "--help"]}, no_args_is_help=True)
app.add_typer(edition, name="edition")


@edition.callback()
def edition_command() -> None:
    """Play with the values of one's own printed game."""


@edition.command("new")
def new_command(
    game: Annotated[str, typer.Argument()], file: Annotated[Path, typer.Argument()], language: Language = None
) -> None:
    """Write the values of a game to a file, to be replaced by the printed ones."""
    package = registry.find(game).package
    written = files(package).joinpath("components.toml").read_text(encoding="utf-8")
    try:
        with file.open("x", encoding="utf-8") as place:
            place.write(written)
    except FileExistsError as error:
        raise BadSetup("file-there", file=file) from error
    except OSError as error:
        raise BadSetup("cannot-write", file=file, reason=error) from error
    count = sum(len(row.fields) for row in reconstructed(standard_components(package)))
    typer.echo(Text(pick_language(language)).word("edition-written", file=str(file), count=count))


@edition.command("check")
def check_command(
    file: Annotated[Path, typer.Argument()],
    game: Annotated[str | None, typer.Option()] = None,
    language: Language = None,
) -> None:
    """Say all that is missing or impossible in an owner's file; the exit code is 1 if there is anything."""
    text = Text(pick_language(language))
    components = read_components(str(file))
    found = registry.find(game) if game is not None else edited.game_of(components, str(file))
    problems = edited.problems_of(found, components, str(file))
    for problem in problems:
        typer.echo(text.say(problem.words))
    if problems:
        typer.echo(text.word("edition-problems", file=str(file), count=len(problems)))
        if all(edited.is_open(problem) for problem in problems):
            typer.echo(text.word("edition-open"))
        raise typer.Exit(1)
    rules, variable = edited.rules_with(found, components, str(file)), variable_of(found.package)
    words = {"file": str(file), "game": found.name, "rules": rules, "variable": variable}
    typer.echo(text.word("edition-complete", **words))
