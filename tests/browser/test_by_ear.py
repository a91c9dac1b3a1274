"""A whole match of each game by keys alone, as a screen reader has it: by role and name, and what happens is said.

Then its end, as those see it who can: the whole score sheet at once.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.people import DESKTOP, MANY, PHONE, Person, wait_for_somebody
from tests.browser.test_staying import IS_IN_VIEW

#: Writes down what a live region says, as often as it says something else.
LISTENER = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live]');
      const words = region?.textContent?.trim();
      if (words && words !== window.heard.at(-1)) window.heard.push(words);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Listener:
    """Somebody who has a keyboard, and hears what has a role and a name."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.question = self.page.get_by_role("region", name=person.words("decision"), exact=True)
        self.choices = self.question.get_by_role("listitem").get_by_role("button")

    def walks_over_board(self) -> None:
        """One key goes from one thing on the board that can be chosen to the next, and each says what it is."""
        self.page.keyboard.press("n")
        expect(self.page.locator(":focus")).not_to_have_accessible_name("")

    def choose(self) -> bool:
        """Press the key of any of the first choices; False when the match is over instead."""
        if wait_for_somebody((self.person,)) is None:
            return False
        asked = self.person.log
        key = self.person.luck.randrange(min(self.choices.count(), 9)) + 1
        self.page.keyboard.press(str(key))
        self.person.wait_for_log(asked + 1)
        return True


def sees_whole_score_sheet(anna: Person) -> None:
    """At any width, however one comes to the match that is over."""
    sheet = anna.page.get_by_test_id("score-sheet")
    for viewport in (PHONE, ViewportSize(width=820, height=1180), DESKTOP):
        anna.page.set_viewport_size(viewport)
        anna.page.reload()
        sheet.wait_for()
        assert anna.finds(lambda: sheet.evaluate(IS_IN_VIEW)), viewport
        assert anna.finds(lambda: anna.result.evaluate(IS_IN_VIEW)), viewport


@pytest.mark.parametrize(("game", "options"), [("hercules", {"round_limit": 2}), ("hexemonia", {}), ("thebai", {})])
def test_a_whole_match_of_four_is_played_by_keys_and_heard_and_its_end_is_seen(
    anna: Person, game: str, options: dict[str, int]
) -> None:
    bots = {"1": "random", "2": "random", "3": "random"}
    anna.visit(f"/table/{anna.begin(game, 4, bots, options=options)}")
    anna.wait_for_board()
    listener = Listener(anna)
    anna.page.evaluate(LISTENER)
    listener.choices.first.wait_for()
    expect(listener.question.get_by_role("heading", level=2)).not_to_be_empty()
    expect(listener.choices.first).not_to_have_accessible_name("")
    listener.walks_over_board()
    made = 0
    while made < MANY and listener.choose():
        made += 1

    result = anna.page.locator(":focus")
    expect(result).to_have_role("heading")
    expect(result).to_have_accessible_name(re.compile("win"))
    heard = anna.page.evaluate("() => window.heard")
    assert len(heard) > made / 2, heard
    assert any("Anna" in words for words in heard)

    sees_whole_score_sheet(anna)
    expect(anna.page.locator("figure svg").first).to_be_visible()
    expect(anna.button("rematch")).to_be_visible()
    expect(anna.page.locator('[aria-live="polite"]').first).to_have_text(anna.result.inner_text())
    with anna.page.expect_download() as download:
        anna.press("download-record")
    assert download.value.suggested_filename.startswith(game)
