"""People at the page: each with a browser of their own, who find things by what they are called."""

from __future__ import annotations

import random
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

#: Longer than anything here takes, in milliseconds; a test that waits for it has failed.
PATIENCE = 20_000
#: More choices than any match has.
MANY = 2_000

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}


class Person:
    """Somebody in front of a browser; keeps everything that went wrong there."""

    def __init__(self, name: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        #: Whether a connection that fails is part of the story.
        self.is_cut_off = False
        self.luck = random.Random(name)
        context.set_default_timeout(PATIENCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._watch)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        path = urlsplit(message.location.get("url", "")).path
        is_question_who_one_is = path == "/api/me" and "401" in message.text
        is_cut = self.is_cut_off and re.search(r"WebSocket connection|net::ERR_|Failed to load resource", message.text)
        if message.type in ("error", "warning") and not is_question_who_one_is and not is_cut:
            self.troubles.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"another host is asked: {request.url}")

    # The server, asked directly

    def ask(self, method: str, path: str, **data: Any) -> Any:
        """A request of the interface for programs, as this person."""
        answer: APIResponse = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=data or None)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def become_guest(self) -> None:
        self.ask("POST", "/guests", name=self.name)

    def begin(self, game: str, seats: int = 2, bots: dict[str, str] | None = None, **agreed: Any) -> str:
        """A running match at a table of this person, who has all seats but those of bots; the table."""
        bots = bots or {}
        table = self.ask("POST", "/tables", game=game, seats=seats, bots=bots, **agreed)["id"]
        for seat in range(seats):
            if str(seat) not in bots:
                self.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=f"{self.name}{seat}")
        self.ask("POST", f"/tables/{table}/start")
        return str(table)

    # The page

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible(timeout=PATIENCE)
