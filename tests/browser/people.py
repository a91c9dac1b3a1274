"""People at the page: each with a browser of their own, who find things by what they are called."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    APIResponse,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Request,
    ViewportSize,
    expect,
)
from tests import patience
from tests.browser.dealing import STEADY_BYTES

#: The same patience as everywhere, in the milliseconds of a browser.
PATIENCE = patience.PATIENCE * 1000
#: How often the page is looked at while one waits, in milliseconds.
POLLING = 20
#: How long the page takes a press for an accident after something has changed, in milliseconds, and a little more.
SETTLING = 450
#: More choices than any match has.
MANY = 2_000
#: More taps than it takes until a finger is lifted in time.
TAPS = 50
#: Remembers when something on the page changed last, by the clock that the page itself goes by.
WATCH_CHANGES = """() => {
  window.changedAt = 0;
  const look = () => { window.changedAt = performance.now(); };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, everything);
}"""
#: Remembers whether a press has become a click.
WATCH_CLICK = """() => {
  window.hasClicked = false;
  addEventListener('click', () => { window.hasClicked = true; }, { capture: true, once: true });
}"""
#: By the second frame, whatever a press has led to is drawn, and so is the log, which follows what is decided about.
TWO_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"
#: Something on a board, and something there that can be chosen.
THING = "[data-element]"
CHOOSABLE = f'{THING}[aria-disabled="false"]'
#: A choice in the list beside it.
LISTED = '[data-testid="choices"] button[data-choice]:enabled'
RESULT = '[data-testid="result"]'
#: How much of the match is shown, and how many choices are to be seen: one question, as each takes its time.
SITUATION = """(choices) => [
  Number(document.querySelector('[data-log]')?.dataset.log ?? 0),
  [...document.querySelectorAll(choices)].filter((choice) => choice.checkVisibility()).length,
]"""

#: Whether somebody is asked, by something to be chosen, or the match is over. The page looks by itself, for so many
#: milliseconds, whenever it has changed: that is cheaper than to ask it again and again.
NEWS = """([choices, result, patience]) => new Promise((tell) => {
  const look = () =>
    document.querySelector(choices) ? 'asked' : document.querySelector(result)?.checkVisibility() ? 'over' : '';
  const now = look();
  if (now || !patience) return tell(now);
  const observer = new MutationObserver(() => look() && end());
  const end = () => (observer.disconnect(), clearTimeout(timer), tell(look()));
  const timer = setTimeout(end, patience);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
})"""

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}


@cache
def texts(language: str) -> Any:
    """The words of the page in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class Person:
    """Somebody in front of a browser; keeps everything that went wrong there.

    What this person adds to seeds follows from the story, and so does what is dealt.
    """

    def __init__(self, name: str, story: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.nonce = sha256(f"{name} in {story}".encode()).hexdigest()[:16]
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self.language = "en"
        #: Whether a connection that fails is part of the story.
        self.is_cut_off = False
        self.luck = random.Random(name)
        #: How many matches this person began without the page.
        self.begun = 0
        #: Whether this person did something to the browser that can't be undone.
        self.has_left_traces = False
        self.take_back_scripts: list[Callable[[], None]] = []
        context.set_default_timeout(PATIENCE)
        self.before_every_page(f"({STEADY_BYTES})('{self.nonce}')")
        self.before_every_page(f"({WATCH_CHANGES})()")
        self.page = context.pages[0] if context.pages else context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._stumble)
        self.page.on("request", self._watch)

    def before_every_page(self, script: str) -> None:
        """Run a script in every page that is opened from now on, before anything of its own."""
        self.take_back_scripts.append(self.context.add_init_script(script).close)

    def let_go(self) -> None:
        """No longer look at what happens in this browser, and take back what is run there."""
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("pageerror", self._stumble)
        self.page.remove_listener("request", self._watch)
        for take_back in self.take_back_scripts:
            take_back()

    def _stumble(self, error: Error) -> None:
        self.troubles.append(f"error: {error}")

    def _hear(self, message: ConsoleMessage) -> None:
        path = urlsplit(message.location.get("url", "")).path
        is_question_who_one_is = path == "/api/me" and "401" in message.text
        is_cut = self.is_cut_off and re.search(r"WebSocket connection|net::ERR_|Failed to load resource", message.text)
        is_blocked = "Service Worker registration blocked" in message.text
        if message.type in ("error", "warning") and not is_question_who_one_is and not is_cut and not is_blocked:
            self.troubles.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"another host is asked: {request.url}")

    # The server, asked directly

    def ask(self, method: str, path: str, **data: Any) -> Any:
        """A request of the interface for programs, as this person.

        On a line of its own: one that is kept may be hung up by the server just when the next request is on its way.
        """
        answer: APIResponse = self.context.request.fetch(
            f"{self.address}/api{path}", method=method, data=data or None, headers={"Connection": "close"}
        )
        assert answer.ok, answer.text()
        # Each look at an answer is a question to the browser's driver.
        body = answer.body()
        return json.loads(body) if body else None

    def become_guest(self) -> None:
        self.ask("POST", "/guests", name=self.name)

    def begin(self, game: str, seats: int = 2, bots: dict[str, str] | None = None, **agreed: Any) -> str:
        """A running match at a table of this person, who has all seats but those of bots; the table."""
        bots = bots or {}
        self.begun += 1
        table = self.ask("POST", "/tables", game=game, seats=seats, bots=bots, **agreed)["id"]
        for seat in range(seats):
            if str(seat) not in bots:
                self.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=f"{self.nonce}-{self.begun}-{seat}")
        self.ask("POST", f"/tables/{table}/start")
        return str(table)

    # The page

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def words(self, message: str, **values: Any) -> str:
        """How the page says this, in the language of this person."""
        bundle = texts(self.language)
        said, problems = bundle.format_pattern(bundle.get_message(message).value, values)
        assert not problems, (message, problems)
        return str(said)

    def button(self, message: str, **values: Any) -> Locator:
        """The button with these words of the page."""
        return self.page.get_by_role("button", name=self.words(message, **values), exact=True)

    def press(self, message: str, **values: Any) -> None:
        self.button(message, **values).click()

    def sees(self, message: str, **values: Any) -> None:
        expect(self.page.get_by_text(self.words(message, **values)).first).to_be_visible(timeout=PATIENCE)

    # At a table

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def result(self) -> Locator:
        return self.page.locator(RESULT)

    @property
    def choices(self) -> Locator:
        return self.page.locator(LISTED)

    @property
    def log(self) -> int:
        """How much of the match the page has shown."""
        return int(self.page.locator("[data-log]").get_attribute("data-log") or 0)

    def whole_log(self) -> Locator:
        """All that has happened, in words: asked for as long as there is something earlier.

        The list also reads on by itself where its beginning comes into sight, so the button may go at any moment.
        """
        self.let_draw()
        earlier = self.page.get_by_test_id("earlier")
        assert self.finds(lambda: not earlier.evaluate_all("(all) => all.map((button) => button.click()).length"))
        return self.page.get_by_role("list", name=self.words("log"))

    def is_asked(self) -> bool:
        return self.choices.count() > 0

    def wait_for_log(self, length: int) -> None:
        """Until the page shows this much of the match."""
        self.page.wait_for_function(
            "length => Number(document.querySelector('[data-log]')?.dataset.log ?? 0) >= length",
            arg=length,
            polling=POLLING,
        )

    def choose(self) -> None:
        """Make any of the choices in the list, and wait until it has happened."""
        before, count = self.page.evaluate(SITUATION, LISTED)
        if not count:
            self.choices.first.wait_for()
            before, count = self.page.evaluate(SITUATION, LISTED)
        # A pointer would have to wait until what has changed has settled.
        self.choices.nth(self.luck.randrange(count)).press("Enter")
        self.wait_for_log(before + 1)

    def finds(self, is_so: Callable[[], object]) -> bool:
        """Whether something comes true that can't be waited for otherwise, looked at as long as there is patience."""
        for _ in range(PATIENCE // POLLING):
            if is_so():
                return True
            self.page.wait_for_timeout(POLLING)
        return False

    def settle(self) -> None:
        """Until nothing has changed for longer than the page takes a press of a pointer for an accident."""
        self.page.wait_for_function(
            "settling => performance.now() - window.changedAt > settling", arg=SETTLING, polling=POLLING
        )

    def tap(self, thing: Locator) -> None:
        """A short tap on something of a board; a finger that rests, as on a busy machine, only asks what it is."""
        explained = self.page.locator(".hint.held")
        for _ in range(TAPS):
            self.settle()
            self.page.evaluate(WATCH_CLICK)
            thing.tap()
            assert self.finds(lambda: self.page.evaluate("() => window.hasClicked") or explained.count() > 0)
            if explained.count() == 0:
                return
            # The next press elsewhere takes the answer away, which may lie over what is to be tapped.
            self.page.locator("body").dispatch_event("pointerdown")
        raise AssertionError(f"{TAPS} taps were all too long")

    def let_draw(self) -> None:
        """Until what has just been pressed or turned is drawn."""
        self.page.evaluate(TWO_FRAMES)

    def wait_for_board(self) -> None:
        """Until the game's own board is drawn, which is fetched while the list of choices is there already."""
        self.page.locator(THING).first.wait_for()

    def choose_on_board(self) -> bool:
        """Press anything that glows, and if that leaves several choices, make one of them; whether anything glowed.

        What is not about a thing, such as an operation, is chosen in the list alone.
        """
        self.choices.first.wait_for()
        self.wait_for_board()
        before = self.log
        glowing = self.page.locator(CHOOSABLE)
        if glowing.count() == 0:
            self.choose()
            return False
        self.settle()
        glowing.nth(self.luck.randrange(glowing.count())).click()
        narrowed = self.button("all-choices")
        assert self.finds(lambda: self.log > before or narrowed.is_visible())
        if self.log == before:
            self.choose()
        return True

    def match_here(self) -> str:
        """The match at the table that is looked at."""
        table = urlsplit(self.page.url).path.rpartition("/")[2]
        return str(self.ask("GET", f"/tables/{table}")["match_id"])

    def turn(self) -> str:
        """Whose turn it is, as the list of seats says."""
        to_move = self.page.get_by_role("list", name=self.words("seats")).get_by_role("listitem")
        return to_move.filter(has_text=self.words("to-move")).inner_text()

    def play_to_the_end(self) -> None:
        """Play until the match is over, against bots or alone."""
        play_together(self)


def play_together(*people: Person) -> int:
    """Let people play a match to its end, each on their own screen; how many choices they made."""
    for made in range(MANY):
        asked = wait_for_somebody(people)
        if asked is None:
            return made
        asked.choose()
    raise AssertionError(f"the match was not over after {MANY} choices")


def wait_for_somebody(people: tuple[Person, ...], choices: str = LISTED) -> Person | None:
    """The one who is asked, as soon as somebody is; nobody if the match is over."""
    patience = PATIENCE if len(people) == 1 else 0
    for _ in range(PATIENCE // POLLING):
        news = [person.page.evaluate(NEWS, [choices, RESULT, patience]) for person in people]
        if "asked" in news:
            return people[news.index("asked")]
        if all(news):
            return None
        people[0].page.wait_for_timeout(POLLING)
    raise AssertionError("nobody was asked, and the match is not over")
