"""The command without another command: it serves the games to the browser on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from pessoi.cli.app import Language, app
from pessoi.cli.speech import pick_language
from pessoi.text import Text


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version")] = False,
    language: Language = None,
) -> None:
    """Play and study three modern board games set in ancient Greece.

    Without a command it serves the games to the browser on this machine, and opens it.
    """
    if show_version:
        from pessoi.installed import versions  # noqa: PLC0415  (all commands start faster without it)

        text = Text(pick_language(language))
        first, *others = versions()
        typer.echo(f"pessoi {first}")
        for words in others:
            typer.echo(text.say(words))
    elif context.invoked_subcommand is None:
        from pessoi.cli.serving import open_app  # noqa: PLC0415  (likewise)

        open_app(Text(pick_language(language)))
