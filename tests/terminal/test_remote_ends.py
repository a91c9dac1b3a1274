"""The other ends of a match, at a server from a terminal: resigning, agreeing to stop, leaving the seat to a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.terminal.test_remote import invite

if TYPE_CHECKING:
    from tests.terminal.house import House, Running

pytest_plugins = ["tests.terminal.house"]


def both(house: House, address: str) -> tuple[Running, Running]:
    """Anna and Bert in a match; Anna decides."""
    anna, invitation = invite(house, address, "-o", "start_seat=0")
    bert = house.start("play", "--at", address, "--join", invitation, "--names", "Bert", home="bert")
    anna.expect("Number of your choice")
    bert.expect("Waiting for Anna")
    return anna, bert


def test_who_resigns_loses_and_both_are_told(house: House, address: str) -> None:
    anna, bert = both(house, address)
    anna.type("r\n")
    anna.expect("Give the match up for good?")
    anna.type("y\n")
    for screen in (anna, bert):
        screen.expect("Anna has resigned; Bert wins")
        assert screen.end() == 0


def test_a_match_stops_when_the_other_agrees(house: House, address: str) -> None:
    anna, bert = both(house, address)
    anna.type("s\ny\n")
    bert.expect("Anna would like to stop here")
    bert.type("n\n")
    anna.expect("The others play on")
    anna.type("s\ny\n")
    bert.expect("Anna would like to stop here")
    bert.type("y\n")
    for screen in (anna, bert):
        screen.expect("Everybody agreed to stop")
        assert screen.end() == 0


def test_who_leaves_the_seat_to_a_bot_can_come_back(house: House, address: str) -> None:
    anna, bert = both(house, address)
    anna.type("l\n")
    anna.expect(r"Leave your seat to a bot \(medium\)")
    anna.type("y\n")
    anna.expect("You have left the table; your seat stays yours")
    assert anna.end() == 0
    bert.expect(r"Anna leaves the seat to a bot \(medium\)")
