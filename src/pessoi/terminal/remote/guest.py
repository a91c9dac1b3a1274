"""Ways to a table: host one, join one by invitation, come back to one."""

from __future__ import annotations

from rich.console import Console

from pessoi.games import registry
from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.game import Value
from pessoi.scene.table import ShownTable
from pessoi.terminal.play import HUMAN
from pessoi.terminal.remote.errors import Declined
from pessoi.terminal.remote.site import Site
from pessoi.terminal.remote.visit import Visit
from pessoi.terminal.screen import Screen
from pessoi.text import Text

#: A seat kept for somebody who comes by invitation.
OPEN = "open"


class Guest:
    """Somebody on the way to a table: with a new one, by invitation, or back."""

    def __init__(self, address: str, language: str, names: list[str], console: Console, plain: bool) -> None:
        self.text = Text(language)
        self.site = Site(address)
        self.names = names
        self.console = console
        self.is_plain = plain or not console.is_terminal

    def host(self, game: str, seats: list[str], options: dict[str, Value]) -> None:
        """Play at a new table, oneself on every human seat and bots on theirs; seats called open stay free."""
        site = self.site
        known = [HUMAN, OPEN, *site.call("GET", "bots", list[str])]
        for seat in seats:
            if seat not in known:
                raise BadSetup("no-player-at", player=seat, server=site.address, hint=did_you_mean(seat, known))
        bots = {str(number): seat for number, seat in enumerate(seats) if seat not in {HUMAN, OPEN}}
        people = [number for number, seat in enumerate(seats) if seat == HUMAN]
        if len(self.names) == len(seats):
            self.names = [self.names[number] for number in people]
        called = site.come_in(next(iter(self.names), None), self.nameless(people[0] if people else 0))
        table = site.call("POST", "tables", ShownTable, game=game, seats=len(seats), options=options, bots=bots)
        self.play(self.sit(table, people, called))

    def sit(self, table: ShownTable, seats: list[int], called: str) -> ShownTable:
        """Take several seats, each under its name; afterwards one is again called as before."""
        for place, number in enumerate(seats):
            if place:
                self.site.come_in(self.names[place] if place < len(self.names) else self.nameless(number), "")
            table = self.site.take_seat(table.id, number)
        self.site.come_in(called, called)
        return table

    def join(self, invitation: str, seat: int | None) -> None:
        """Play at a table by invitation, be it the whole link, on the seat wished for or the first free one."""
        invitation = invitation.rstrip("/").rpartition("/")[2]
        table = self.site.invited(invitation)
        if not table.yours:
            free = table.empty if seat is None else [seat]
            if not free:
                raise BadSetup("no-free-seat")
            self.site.come_in(next(iter(self.names), None), self.nameless(free[0]))
            table = self.take_first(self.site.accept(invitation), free)
        self.play(table)

    def take_first(self, table: ShownTable, free: list[int]) -> ShownTable:
        """The first of these seats that nobody else was faster at."""
        for number in free[:-1]:
            try:
                return self.site.take_seat(table.id, number)
            except Declined:
                continue
        return self.site.take_seat(table.id, free[-1])

    def come_back(self, table_id: str) -> None:
        """Play on at a table one belongs to already."""
        table = self.site.table(table_id)
        belongs = table.is_host or table.yours or any(seat.waits_for_you for seat in table.seats)
        if self.site.cookie is None or not belongs:
            raise BadSetup("no-seat-of-yours", table=table_id)
        self.play(table)

    def nameless(self, seat: int) -> str:
        """What somebody is called who gives no name."""
        return self.text.word("player", number=seat + 1)

    def play(self, table: ShownTable) -> None:
        """Stay at the table; what is played there has to be known here, as its words are."""
        text = Text(self.text.language, registry.find(table.game), len(table.seats))
        Visit(self.site, table, Screen(text, self.console, self.is_plain)).play()
