"""Which games there are to choose from."""

from __future__ import annotations

import typer

from pessoi.cli.app import Language, app
from pessoi.cli.speech import pick_language
from pessoi.games import registry
from pessoi.kernel.game import Option
from pessoi.text import Text


@app.command("games")
def games(language: Language = None) -> None:
    """List the games, with their seats and options."""
    for name in registry.names():
        game = registry.find(name)
        text = Text(pick_language(language), game, game.max_seats)
        seats = {"least": game.min_seats, "most": game.max_seats, "rules": game.rules_version}
        typer.echo(text.word("games-game", name=name, title=text.word("game-title"), **seats))
        typer.echo(indented(text.help("game-title"), 4))
        for option in game.options:
            typer.echo(indented(describe(option, text), 4))
            typer.echo(indented(text.help(f"option-{option.name}"), 8))


def describe(option: Option, text: Text) -> str:
    """An option: how to type it, what it is called, what it can be and what it is otherwise."""
    default = text.value_of_option(option, option.default) if isinstance(option.default, bool) else option.default
    title = text.word(f"option-{option.name}")
    values = values_of(option, text)
    return text.word("games-option", option=option.name, title=title, values=values, default=str(default))


def values_of(option: Option, text: Text) -> str:
    """What an option can be, as it is typed, with what that means if it does not say so itself."""
    if isinstance(option.values, range) or not any(
        text.bundle.has_message(f"option-{option.name}-{value}") for value in option.values
    ):
        return text.say(option.values_as_data())
    *others, last = [f"{value} ({text.value_of_option(option, value)})" for value in option.values]
    return text.word("values-or", first=", ".join(others), last=last)


def indented(words: str, by: int) -> str:
    """Lines moved to the right."""
    return "\n".join(" " * by + line.strip() for line in words.splitlines())
