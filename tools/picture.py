"""Draws the pictures in docs/ that tools/scenes.py names, in a browser and in the terminal: ``make pictures``.

The same matches every time, by their records. With ``--anew`` bots play them once more before that, which is needed
when rules have changed. The page has to be built before: ``make page``.
"""

from __future__ import annotations

import base64
import io
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.terminal_theme import MONOKAI
from tests.browser.people import Person
from tests.terminal.house import House
from tools import chromium, scenes
from tools.scenes import BOARD, CARD, HOME, LESSON, NAMES, REVIEW, TABLE, Picture

import pessoi
from pessoi.bots import registry as bots
from pessoi.kernel.observation import Observation
from pessoi.scene.scene import scene
from pessoi.terminal import store
from pessoi.terminal.screen import Screen
from pessoi.text import Text

DESK: ViewportSize = {"width": 1320, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
#: What is the board of a game, where that is more than one drawing.
WHOLE_BOARD = {"thebai": ".thebai"}
#: How much of a picture WebP keeps; letters are still sharp.
QUALITY = 0.7
#: Lets the browser make a WebP of a PNG.
ENCODE = """async ([address, quality]) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}"""

#: rich's own frame without the web font it would fetch.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def play_anew() -> None:
    """Let bots play all matches again, and keep the records."""
    for name, played in scenes.PLAYED.items():
        match = pessoi.new(played.game, played.seats, played.seed, played.options)
        seeds = NAMES if played.bot == "greedy" else [f"{played.seed}{seat}" for seat in range(len(NAMES))]
        players = [bots.make(played.bot, seed) for seed in seeds]
        while match.decision is not None:
            seat = match.decision.seat
            match.play(players[seat].choose(Observation(match, seat)))
        annotated = store.annotated(str(match.record()), [played.bot] * played.seats, NAMES[: played.seats])
        scenes.record_of(name).write_text(annotated, encoding="utf-8")
        print(f"played: {name}, {match.ply} choices", flush=True)


def draw_terminal() -> None:
    """The table of the first picture as Anna sees it in the terminal."""
    picture = scenes.PICTURES[0]
    whole = scenes.whole(picture.match)
    match = pessoi.replay(whole.record(), at=scenes.ply_of(picture, scenes.seats_of(whole)))
    console = Console(record=True, width=150, file=io.StringIO(), force_terminal=True)
    screen = Screen(Text("en", match.game, 2, NAMES[:2]), console, is_plain=False)
    seen = scene(match, 0, with_panels=True)
    assert seen.decision is not None
    screen.news(seen, [])
    screen.decision(seen.decision)
    svg = console.export_svg(title="pessoi play hercules", code_format=FRAME, theme=MONOKAI, unique_id="pessoi")
    (scenes.DOCS / "terminal.svg").write_text(svg, encoding="utf-8")


def import_match(house: House, name: str) -> str:
    """Let a server have a match for everybody to look at; how it calls it."""
    done = house.run("import", str(scenes.record_of(name)), "--public", *house.database())
    return done.expect(r"imported as (\S+)")


class Studio:
    """A server with all matches, and a browser in front of it."""

    def __init__(self, address: str, matches: dict[str, str], browser: Browser) -> None:
        self.address = address
        self.matches = matches
        self.seats = {name: scenes.seats_of(scenes.whole(name)) for name in matches}
        self.browser = browser

    def draw(self, picture: Picture) -> None:
        """Take a picture, and keep it as its file wants it."""
        context = self.browser.new_context(
            viewport=PHONE if picture.is_phone else DESK,
            device_scale_factor=2 if picture.is_phone else 1,
            locale="de-DE" if picture.language == "de" else "en-GB",
            color_scheme="dark" if picture.is_dark else "light",
            reduced_motion="reduce",
            service_workers="block",
        )
        try:
            anna = Person(NAMES[0], picture.file, context, self.address)
            anna.language = picture.language
            anna.become_guest()
            shot = TAKE[picture.kind](self, picture, anna)
            picture.path.write_bytes(shot if picture.path.suffix == ".png" else as_webp(anna.page, shot))
        finally:
            context.close()

    def ply_of(self, picture: Picture) -> int:
        """The position of a picture in its match."""
        return scenes.ply_of(picture, self.seats[picture.match])

    def take_board(self, picture: Picture, anna: Person) -> bytes:
        """The board of a replay, and nothing else."""
        anna.visit(f"/match/{self.matches[picture.match]}?ply={self.ply_of(picture)}&seat=0")
        anna.wait_for_board()
        game = scenes.PLAYED[picture.match].game
        return shoot(anna.page.locator(WHOLE_BOARD.get(game, "svg[role=group] >> xpath=..")))

    def take_card(self, picture: Picture, anna: Person) -> bytes:
        """The small drawing of a game on the first page."""
        anna.visit("/")
        game = scenes.PLAYED[picture.match].game
        return shoot(anna.page.locator(f"article[aria-labelledby=game-{game}] > svg"))

    def take_table(self, picture: Picture, anna: Person) -> bytes:
        """A table that begins with the position, where Anna is asked."""
        asked = {"ply": self.ply_of(picture), "seat": 0, "bot": "greedy"}
        table = anna.ask("POST", f"/matches/{self.matches[picture.match]}/forks", **asked)["id"]
        anna.visit(f"/table/{table}")
        anna.choices.first.wait_for(state="attached")
        anna.wait_for_board()
        return shoot(anna.page)

    def take_home(self, _: Picture, anna: Person) -> bytes:
        """The first page."""
        anna.visit("/")
        anna.page.get_by_role("article").first.wait_for()
        return shoot(anna.page)

    def take_lesson(self, picture: Picture, anna: Person) -> bytes:
        """The third card of a lesson, which is the first that asks for a choice."""
        anna.visit(f"/learn/{scenes.PLAYED[picture.match].game}")
        anna.press("learn-begin")
        card = anna.page.get_by_test_id("lesson")
        for _ in range(2):
            step = card.get_attribute("data-step")
            card.get_by_role("button", name=anna.words("lesson-next")).press("Enter")
            anna.page.locator(f'[data-testid="lesson"]:not([data-step="{step}"])').wait_for()
        anna.wait_for_board()
        return shoot(anna.page)

    def take_review(self, picture: Picture, anna: Person) -> bytes:
        """What a bot thinks of a match."""
        match = self.matches[picture.match]
        review = f"/matches/{match}/reviews/greedy"
        anna.ask("PUT", review)
        assert anna.finds(lambda: anna.ask("GET", review)["status"] == "done")
        anna.visit(f"/match/{match}?ply={self.ply_of(picture)}&seat=all")
        anna.press("show-result")
        anna.page.get_by_test_id("review").locator(".picture").wait_for()
        return shoot(anna.page.get_by_test_id("review"))


TAKE = {
    BOARD: Studio.take_board,
    CARD: Studio.take_card,
    TABLE: Studio.take_table,
    HOME: Studio.take_home,
    LESSON: Studio.take_lesson,
    REVIEW: Studio.take_review,
}


def shoot(what: Page | Locator) -> bytes:
    """What is to be seen, once nothing moves and no pointer rests on anything."""
    (what if isinstance(what, Page) else what.page).mouse.move(0, 0)
    return what.screenshot(animations="disabled", caret="hide")


def as_webp(page: Page, shot: bytes) -> bytes:
    """A smaller file of the same picture, made by the browser."""
    page.goto("about:blank")
    address = page.evaluate(ENCODE, [f"data:image/png;base64,{base64.b64encode(shot).decode()}", QUALITY])
    return base64.b64decode(address.partition(",")[2])


def main(words: list[str]) -> None:
    """Draw all pictures, or those whose files have one of these words in their names."""
    if "--anew" in words:
        play_anew()
    wanted = [word for word in words if not word.startswith("-")]
    chosen = [picture for picture in scenes.PICTURES if not wanted or any(word in picture.file for word in wanted)]
    program = chromium.find()
    assert program is not None, chromium.MISSING
    draw_terminal()
    now = scenes.digests()
    noted = scenes.noted()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        house = House(Path(folder))
        stack.callback(house.close)
        matches = {name: import_match(house, name) for name in scenes.PLAYED}
        address = house.serve()[1]
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=program, args=chromium.arguments())
        stack.callback(browser.close)
        studio = Studio(address, matches, browser)
        for picture in chosen:
            studio.draw(picture)
            noted[picture.file] = now[picture.file]
            print(f"{picture.file}: {picture.path.stat().st_size:,} B", flush=True)
    kept = {file: digest for file, digest in sorted(noted.items()) if file in now}
    scenes.DIGESTS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
