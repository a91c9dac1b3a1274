"""Studying a match at the page: without spoilers, from any seat, by rounds; playing on, a review, a hint."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.people import PATIENCE, Person


def finished(anna: Person) -> str:
    """A short match that is over, played by Anna on both seats."""
    table = anna.begin("hercules", options={"round_limit": 3, "start_seat": "0"})
    scene = anna.ask("GET", f"/tables/{table}/scene")
    for log in range(1000):
        choice = anna.luck.choice(scene["decision"]["choices"])["choice"]
        anna.ask("POST", f"/tables/{table}/choices", seat=scene["seat"], log=log, choice=choice)
        scene = anna.ask("GET", f"/tables/{table}/scene")
        if scene["end"]:
            break
    return str(anna.ask("GET", f"/tables/{table}")["match_id"])


def test_a_match_is_studied_without_spoilers_and_played_on(anna: Person) -> None:
    match = finished(anna)
    plies = anna.ask("GET", f"/matches/{match}")["plies"]
    page = anna.page
    position = page.get_by_test_id("position")

    anna.visit(f"/match/{match}?ply=1&seat=0")
    expect(position).to_contain_text(anna.words("position-only", ply=1))
    expect(position).not_to_contain_text(str(plies))
    expect(page.get_by_role("slider")).to_have_attribute("max", "1")
    expect(anna.button("to-end")).to_have_count(0)
    expect(page.get_by_test_id("points")).to_have_count(0)

    # By rounds, and as another seat saw it; the address is a link to this moment.
    page.get_by_label(anna.words("step-by")).select_option("round")
    anna.press("step-on")
    expect(position).to_contain_text(anna.words("round", round=2))
    page.get_by_label(anna.words("eyes")).select_option("1")
    expect(page).to_have_url(re.compile(rf"/match/{match}\?ply=\d+&seat=1$"))
    page.reload()
    expect(position).to_contain_text(anna.words("round", round=2))
    page.get_by_label(anna.words("eyes")).select_option(label=anna.words("all-open"))
    expect(page).to_have_url(re.compile(r"&seat=all$"))

    # Asked for, everything is told: length, points that lead to their positions, and a review.
    anna.press("show-result")
    expect(anna.button("to-end")).to_be_visible()
    review = page.get_by_test_id("review")
    review.get_by_label(anna.words("review-by")).select_option("greedy")
    review.get_by_role("button", name=anna.words("review-ask")).click()
    mistake = review.get_by_role("list").get_by_role("link").first
    expect(mistake).to_be_visible(timeout=PATIENCE)
    # As long as the bot judges, mistakes and columns change their places.
    expect(review.get_by_role("progressbar")).to_have_count(0)
    mistake.click()
    expect(page).to_have_url(re.compile(r"\?ply=\d+&seat=[01]$"))
    anna.settle()
    column = review.locator(".picture a").first
    place = re.search(r"ply=(\d+)", column.get_attribute("href") or "")
    assert place is not None
    column.click(force=True)
    expect(page).to_have_url(re.compile(rf"\?ply={place[1]}\b"))
    page.get_by_test_id("points").locator("summary").click()
    page.get_by_test_id("points").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"\?ply=\d+"))

    # From any position one plays on, against bots; and there a hint is told to be one.
    anna.visit(f"/match/{match}?ply=2&seat=0")
    page.locator(".fork summary").click()
    anna.press("play-from-here-now")
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("link", name=anna.words("forked-from", ply=2))).to_be_visible()
    anna.choices.first.wait_for()
    anna.press("hint")
    anna.press("hint-take")
    expect(page.get_by_test_id("hint").get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    before = anna.log
    anna.choices.first.press("Enter")
    expect(page.locator("[data-log]")).not_to_have_attribute("data-log", str(before), timeout=PATIENCE)
