"""Whose work is in the package, and under which licences."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from pessoi import licences
from pessoi.cli.app import Language, app
from pessoi.cli.speech import pick_language
from pessoi.text import Text


@app.command("licences")
def licences_command(
    full: Annotated[bool, typer.Option("--full")] = False,
    language: Language = None,
) -> None:
    """Name what is in the package besides our own work, and what it needs, with the licences."""
    if full:
        typer.echo("\n\n".join(text.strip() for text in licences.in_full()))
        return
    text = Text(pick_language(language))
    typer.echo(text.word("licences-own", version=version("pessoi")))
    for place, parts in (
        ("page", licences.in_page()),
        ("rules", licences.in_rules()),
        ("beside", licences.beside()),
    ):
        if parts:
            typer.echo(f"\n{text.word(f'licences-{place}')}")
        for part in parts:
            name = f"{part.name} {part.version}".strip()
            typer.echo(f"    {name}: {part.licence or text.word('licences-unnamed')}")
    typer.echo(f"\n{text.word('licences-full')}")
