"""Reading the rules of a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from pessoi.cli.app import Language, Plain, app
from pessoi.cli.speech import pick_language
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup
from pessoi.text import Text
from pessoi.text.rulebook import Rulebook, Section, rulebook, without_pictures


@app.command("rules")
def rules(
    game: Annotated[str, typer.Argument()],
    words: Annotated[list[str] | None, typer.Argument()] = None,
    contents: Annotated[bool, typer.Option("--contents")] = False,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Read the rules of a game: all of them, a section by its name, or those that hold some words."""
    found = registry.find(game)
    text = Text(pick_language(language), found)
    book = rulebook(found.package, text.language)
    if book is None:
        raise BadSetup("no-rules", game=game)
    if contents:
        typer.echo("\n".join(entry(section) for section in book.sections))
        return
    wanted = " ".join(words or [])
    sections = matching(book, wanted)
    if not sections:
        raise BadSetup("no-rules-about", words=wanted, game=game)
    console = Console()
    markdown = written(sections) if wanted else f"# {book.title}\n\n{book.opening}\n\n{written(sections)}"
    markdown = without_pictures(markdown)
    if plain or not console.is_terminal:
        typer.echo(markdown)
        return
    from rich.markdown import Markdown  # noqa: PLC0415  (only eyes need it)

    # A screenful is read at once; more comes with something to leaf through it.
    with console.capture() as shown:
        console.print(Markdown(markdown))
    if len(shown.get().splitlines()) > console.height:
        with console.pager(styles=True):
            console.print(Markdown(markdown))
    else:
        console.print(Markdown(markdown))


def entry(section: Section) -> str:
    """A line of the contents: the section's name for the command, and its title."""
    return f"{'  ' * (section.level - 2)}{section.id}: {section.title}"


def matching(book: Rulebook, wanted: str) -> list[Section]:
    """The section of that name with its parts, or else all sections in which every word occurs; all without words."""
    for index, section in enumerate(book.sections):
        if section.id == wanted:
            parts = [section]
            for part in book.sections[index + 1 :]:
                if part.level <= section.level:
                    break
                parts.append(part)
            return parts
    parts = list(book.sections)
    for word in wanted.casefold().split():
        parts = [section for section in parts if word in f"{section.title} {section.body}".casefold()]
    return parts


def written(sections: list[Section]) -> str:
    """Sections as Markdown."""
    return "\n\n".join(f"{'#' * section.level} {section.title}\n\n{section.body}" for section in sections)
