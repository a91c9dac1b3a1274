"""The challenge of the day in the terminal: playing it, and comparing records of it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from pessoi import daily
from pessoi.daily import Challenge, Result
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup, PessoiError
from pessoi.kernel.record import Record
from pessoi.terminal import store
from pessoi.terminal.play import Sitting, check_seats
from pessoi.terminal.screen import Screen
from pessoi.text import Text


def play(challenge: Challenge, player: str, screen: Screen) -> None:
    """Let a person or a bot take up the challenge, and say what came of it."""
    check_seats([player])
    text = screen.text
    screen.line(describe(challenge, text), style="bold")
    match = challenge.begin()
    path = store.new_path(f"{challenge.game}-daily-{challenge.day.isoformat()}")
    Sitting(match, [player], screen, path).play()
    if match.decision is None:
        result = daily.check(match.record())
        screen.line(text.word("ui-daily-result", points=result.points, rival=result.rival, lead=result.lead))
        screen.line(f"  pessoi daily --compare {path.stem} ...", style="bold")


def describe(challenge: Challenge, text: Text) -> str:
    """Day, game and the options that are not as usual."""
    game = registry.find(challenge.game)
    title = text.word("ui-daily", date=challenge.day, game=text.word("game-title"))
    special = [
        f"{text.word(f'option-{option.name}')}: {text.value_of_option(option, challenge.options[option.name])}"
        for option in game.options
        if challenge.options[option.name] != option.default
    ]
    return " ".join([title, *([", ".join(special) + "."] if special else [])])


def compare(names: list[str], language: str, console: Console) -> list[str]:
    """Verify records of one challenge and print them as a table, best first; what is wrong with the others."""
    if not names:
        raise BadSetup("which-records")
    players: list[str] = []
    results: list[Result] = []
    faults: list[str] = []
    text = Text(language)
    for name in names:
        try:
            saved = store.read(store.find(name))
            results.append(daily.check(Record.parse(saved)))
        except PessoiError as error:
            faults.append(f"{name}: {text.say(error.words)}")
            continue
        players.append(", ".join(store.comment(saved, store.NAMES)) or name)
    if results:
        show(players, results, language, console)
    return faults


def show(players: list[str], results: list[Result], language: str, console: Console) -> None:
    """The table of results of one challenge."""
    places = daily.places(results)
    challenge = results[0].challenge
    text = Text(language, registry.find(challenge.game), 1)
    console.print(describe(challenge, text), highlight=False, markup=False)
    table = Table(pad_edge=False)
    for column in ("place", "player", "points", "rival", "lead", "choices"):
        table.add_column(text.word(f"ui-daily-{column}"), justify="left" if column == "player" else "right")
    for place, player, result in sorted(zip(places, players, results, strict=True), key=lambda row: row[0]):
        numbers = (result.points, result.rival, f"{result.lead:+}", result.plies)
        table.add_row(str(place), player, *(str(number) for number in numbers))
    console.print(table)
