"""Names: emoji, long ones, and those that look like another's at the table."""

from __future__ import annotations

import pytest

from pessoi.games import registry
from pessoi.scene.table import ClockRules
from pessoi.server.errors import BadRequest
from pessoi.server.names import LONGEST_SHOWN, automata, calling, check_name, letters_of, look_of, shortened
from pessoi.server.table import Seat, new_table, put_bot

FAMILY = "👩‍👩‍👧‍👦"


def called(*names: str, game: str = "hercules", bot: bool = False) -> list[str]:
    """What people of these names are called at one table, beside a bot on the last seat if one is wanted."""
    table = new_table("host", game, len(names) + bot, {}, ClockRules(), False, 0.0)
    if bot:
        put_bot(table, len(names), "greedy", "host")
    for number, name in enumerate(names):
        table.seats[number] = Seat("person", f"person {number}", check_name(name))
    return calling(table)


@pytest.mark.parametrize(
    "name",
    [FAMILY, "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "👍🏽", "🇬🇷", "Zoë", "نیما‌جان", "❤️"],
)
def test_emoji_and_scripts_with_joiners_are_names(name: str) -> None:
    assert check_name(f" {name} ") == name


@pytest.mark.parametrize("name", ["\u200dAnna", "An\u2066na", "Z" + "\u0300" * 9, "\u2800", "A" * 41, FAMILY * 41])
def test_what_nobody_could_read_is_no_name(name: str) -> None:
    with pytest.raises(BadRequest):
        check_name(name)


def test_a_family_is_one_letter() -> None:
    assert list(letters_of(f"A{FAMILY}b🇬🇷")) == ["A", FAMILY, "b", "🇬🇷"]
    assert check_name(FAMILY * 20) == FAMILY * 20


def test_a_long_name_is_shortened_between_letters() -> None:
    assert len(list(letters_of(shortened("Wilhelmina von und zu Hohenstein")))) <= LONGEST_SHOWN
    assert shortened(FAMILY * 30) == FAMILY * (LONGEST_SHOWN - 1) + "…"
    assert shortened("Kalliope") == "Kalliope"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "anna "), ("Anna", "Аnna"), ("Illi", "lIIi"), ("Otto", "0tt0"), ("Anna", "A.n-n_a"), ("Zoe", "Zoë")],
)
def test_names_people_would_take_for_each_other_look_alike(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


def test_who_looks_like_another_at_the_table_gets_a_mark() -> None:
    assert called("Anna", "Ben", "ANNA") == ["Anna", "Ben", "ANNA (2)"]
    assert called("Talos", bot=True) == ["Talos (2)", "Talos"]
    assert called("Anna", "Ben") == ["Anna", "Ben"]


@pytest.mark.parametrize(("game", "name"), [("hercules", "hades"), ("thebai", "Antigone")])
def test_nobody_is_taken_for_the_automaton(game: str, name: str) -> None:
    assert called(name, game=game) == [f"{name} (2)"]


def test_long_names_that_begin_alike_are_told_apart() -> None:
    first, second = called("Alexandra Maria Theresa I", "Alexandra Maria Theresa II")
    assert first != second


def test_every_automaton_is_known_by_name() -> None:
    solos = [name for name in registry.names() if registry.find(name).min_seats == 1]
    assert all(automata(name, 1) for name in solos)
