"""A whole match of each game by keys alone, as a screen reader has it: by role and name, and what happens is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.people import MANY, PATIENCE, POLLING, Person

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
        for _ in range(PATIENCE // POLLING):
            if self.choices.count() and self.choices.first.is_enabled():
                asked = self.person.log
                key = self.person.luck.randrange(min(self.choices.count(), 9)) + 1
                self.page.keyboard.press(str(key))
                self.person.wait_for_log(asked + 1)
                return True
            if self.person.is_done():
                return False
            self.page.wait_for_timeout(POLLING)
        raise AssertionError("nothing is asked, and the match is not over")


@pytest.mark.parametrize(("game", "options"), [("hercules", {"round_limit": 3}), ("hexemonia", {}), ("thebai", {})])
def test_a_whole_match_is_played_by_keys_and_heard(meet: Meet, game: str, options: dict[str, int]) -> None:
    anna = meet("Anna")
    anna.visit(f"/table/{anna.begin(game, 2, {'1': 'random'}, options=options)}")
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
