"""Playing Hexemonia by pressing what lies on its board: tiles, spaces, cubes and buttons, never a line of the list."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import FloatRect, Locator
from tests.browser.people import Person

import pessoi

#: Choices that lead to the same as others do, one cube at a time or without a detour.
SHORTCUTS = ("lift_all", "lay_all", "commit_all", "sacrifice_all", "end_build")
#: Choices that begin with a tile of the hand and end where it goes.
FROM_HAND = ("lay ", "invoke ")
#: More things than can be chosen on any board.
MOST_STEPS = 100
#: How gladly each action is taken.
EAGERNESS = {"action war": 5, "action production": 4, "action special": 3, "action strategy": 1}


def fancy(choices: list[str], luck: random.Random) -> str:
    """What a lively player does: fights soon, lays what can be laid, and tries everything some time."""
    open_ = sorted(choice for choice in choices if not choice.startswith(SHORTCUTS))
    if "launch" in open_:
        return "launch"
    fights = [choice for choice in open_ if choice.startswith("attack")]
    lays = [choice for choice in open_ if choice.startswith(("lay ", "invoke"))]
    actions = [choice for choice in open_ if choice in EAGERNESS]
    if fights:
        return luck.choice(fights)
    if lays and luck.random() < 0.8:
        return luck.choice(lays)
    if actions:
        return luck.choices(actions, [EAGERNESS[action] for action in actions])[0]
    if "end_strategy" in open_:
        exchanges = [choice for choice in open_ if choice.startswith(("levy", "disband"))]
        return luck.choice(exchanges) if exchanges and luck.random() < 0.3 else "end_strategy"
    return luck.choice(open_)


def elements_of(choice: str, seat: int) -> list[str]:
    """The things a person presses for a choice, one after the other."""
    verb, *named = choice.split()
    first, second = (*named, "", "")[:2]
    match verb:
        case "take":
            return [f"slot:{first}"]
        case "gain":
            return [f"cube:{first}"]
        case "lay":
            return [f"tile:{first}", f"space:{seat}-{second}"]
        case "settle":
            return [f"space:{seat}-{first}"]
        case "invoke":
            return [f"tile:{first}", f"tile:{second}"]
        case "action":
            return [f"action:{first}"]
        case "levy" | "disband":
            return [f"{verb}:{first}"]
        case "lift" | "commit":
            return [f"cube:{first}-{second}"]
        case "lay_cube":
            return [f"tile:{second}"]
        case "sacrifice":
            return [f"cube:citizen-{first}"]
        case "smite":
            return [f"tile:{first}", f"toll:{second}"]
        case "target":
            return [f"seat:{first}"]
        case "lose":
            return [f"loss:{first}"]
        case _:
            return [f"tile:{first}"] if first else [f"verb:{verb}"]


def told(number: int) -> Iterator[tuple[pessoi.Match, str]]:
    """A match of two lively players, choice by choice, as it is dealt by the nonces of ``seat_both``."""
    match = pessoi.new("hexemonia", seats=2, seed="/".join(nonces(number)), options={"start_seat": 0})
    player = Lively(number)
    while match.decision is not None:
        seat = match.decision.seat
        choice = player.choose([str(each) for each in match.decision.choices], match.view(seat), seat)
        yield match, choice
        match.play(choice)


def nonces(number: int) -> list[str]:
    return [f"anna{number}", f"berta{number}"]


class Lively:
    """Chooses as ``fancy`` does; a cube that was lifted goes to the first other tile."""

    def __init__(self, number: int) -> None:
        self.luck = random.Random(number)
        self.next = ""

    def choose(self, choices: list[str], view: dict[str, Any], seat: int) -> str:
        """One of the choices."""
        if self.next:
            choice, self.next = self.next, ""
            return choice
        choice = fancy(choices, self.luck)
        if choice.startswith("lift"):
            _, resource, tile = choice.split()
            self.next = f"lay_cube {resource} {another_than(tile, view, seat)}"
        return choice


def another_than(tile: str, view: dict[str, Any], seat: int) -> str:
    """The first tile of a city that is not this one."""
    city: list[str] = [f"acropolis_{seat}", *sorted(site["tile"] for site in view["cities"][seat]["tiles"])]
    return next(other for other in city if other != tile)


def seat_both(number: int, *people: Person) -> str:
    """A running match of two people; the table."""
    host = people[0]
    table = str(host.ask("POST", "/tables", game="hexemonia", seats=2, options={"start_seat": 0}, is_public=True)["id"])
    for seat, (person, nonce) in enumerate(zip(people, nonces(number), strict=True)):
        person.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=nonce)
    host.ask("POST", f"/tables/{table}/start")
    return table


def play_until(number: int, table: str, *people: Person, moment: Callable[[pessoi.Match], bool]) -> pessoi.Match:
    """Let both play without the page up to a moment; the match as it stands then."""
    for match, choice in told(number):
        assert match.decision is not None
        if moment(match):
            return match
        seat = match.decision.seat
        log = people[seat].ask("GET", f"/tables/{table}")["log"]
        people[seat].ask("POST", f"/tables/{table}/choices", seat=seat, log=log, choice=choice)
    raise AssertionError("the moment never came")


class AtBoard:
    """Somebody at a table of Hexemonia, who presses things on its board."""

    def __init__(self, person: Person, seat: int, table: str) -> None:
        self.person = person
        self.seat = seat
        self.table = table
        #: Kinds of things that a pointer has pressed.
        self.pressed: set[str] = set()

    @property
    def choices(self) -> list[str]:
        """What can be chosen, as the list beside the board has it."""
        self.person.choices.first.wait_for()
        found: list[str] = self.person.choices.evaluate_all("(all) => all.map((button) => button.dataset.choice)")
        return found

    @property
    def view(self) -> dict[str, Any]:
        scene: dict[str, Any] = self.person.ask("GET", f"/tables/{self.table}/scene")
        found: dict[str, Any] = scene["view"]
        return found

    def thing(self, element: str) -> Locator:
        return self.person.page.locator(f'[data-element="{element}"]')

    def press(self, thing: Locator) -> None:
        """The first thing of a kind is pressed with the pointer, which has to wait and meets what covers it."""
        kind = (thing.get_attribute("data-element") or "").partition(":")[0]
        if kind in self.pressed:
            thing.dispatch_event("click")
        else:
            self.pressed.add(kind)
            self.person.settle()
            thing.click()

    def choose(self, choice: str) -> None:
        """Make a choice on the board, and wait until it has happened; a cube that is lifted is laid down as well."""
        before = self.person.log
        offered = [elements_of(each, self.seat) for each in self.choices]
        for element in elements_of(choice, self.seat):
            self.press(self.thing(element))
            is_only = sum(element in elements for elements in offered) == 1
            if is_only and not choice.startswith(FROM_HAND):
                # The only choice of a thing is made by pressing it; a tile of the hand is laid where it is pressed.
                break
        if choice.startswith("lift"):
            tile = another_than(choice.split()[2], self.view, self.seat)
            self.press(self.thing(f"tile:{tile}"))
            self.press(self.person.page.get_by_role("button", name="Move 1 cube"))
            self.person.wait_for_log(before + 2)
        else:
            self.person.wait_for_log(before + 1)


class ByTouch(AtBoard):
    """The same with a finger, on a phone, where the list makes room for the board."""

    @property
    def choices(self) -> list[str]:
        """What the server offers; nothing while others decide."""
        decision = self.person.ask("GET", f"/tables/{self.table}/scene")["decision"]
        return [choice["choice"] for choice in decision["choices"]] if decision else []

    def press(self, thing: Locator) -> None:
        self.person.tap(thing)


class ByKeys(AtBoard):
    """The same with nothing but a keyboard: one key from one choosable thing to the next, and Enter."""

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.person.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Go on until a thing has the focus."""
        for _ in range(MOST_STEPS):
            if thing.evaluate("(each) => each === document.activeElement"):
                return
            self.person.page.keyboard.press("n")
        raise AssertionError(f"no key leads to {thing}")


# Moments of matches


def asked(match: pessoi.Match, prompt: str, seat: int = 0) -> bool:
    return match.decision is not None and match.decision.seat == seat and match.decision.prompt.name == prompt


def offers(match: pessoi.Match, words: str) -> bool:
    return match.decision is not None and any(str(choice).startswith(words) for choice in match.decision.choices)


def can_lay(match: pessoi.Match) -> bool:
    return asked(match, "build") and offers(match, "lay ")


def find(number: int, moment: Callable[[pessoi.Match], bool]) -> tuple[int, int]:
    """The first match from a number on that comes to such a moment, and its ply."""
    for each in range(number, number + 50):
        for match, _ in told(each):
            if moment(match):
                return each, match.ply
    raise AssertionError("there is no such match")


def at_board(number: int, moment: Callable[[pessoi.Match], bool], *people: Person) -> tuple[AtBoard, pessoi.Match]:
    """Anna at her board at the first such moment of the matches from a number on."""
    number, ply = find(number, moment)
    table = seat_both(number, *people)
    match = play_until(number, table, *people, moment=lambda match: match.ply == ply)
    people[0].visit(f"/table/{table}")
    people[0].wait_for_board()
    people[0].settle()
    return AtBoard(people[0], 0, table), match


def about_to_lay(number: int, *people: Person) -> tuple[str, list[str]]:
    """Anna's table when she can lay a tile, and the things to press for that."""
    number, ply = find(number, can_lay)
    table = seat_both(number, *people)
    match = play_until(number, table, *people, moment=lambda match: match.ply == ply)
    people[0].visit(f"/table/{table}")
    people[0].wait_for_board()
    people[0].settle()
    assert match.decision is not None
    lay = next(str(choice) for choice in match.decision.choices if str(choice).startswith("lay "))
    return table, elements_of(lay, 0)


# Where things are


def box(board: AtBoard, element: str) -> FloatRect:
    found = board.thing(element).bounding_box()
    assert found is not None
    return found


def middle(board: AtBoard, element: str) -> dict[str, float]:
    found = box(board, element)
    return {"x": found["x"] + found["width"] / 2, "y": found["y"] + found["height"] / 2}


class Fingers:
    """Fingers on a screen, as the browser hears of them."""

    def __init__(self, person: Person) -> None:
        self.session = person.context.new_cdp_session(person.page)

    def touch(self, kind: str, *points: dict[str, float]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
