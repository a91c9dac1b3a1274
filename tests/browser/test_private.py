"""Private tables at the page: who has no invitation is told what to do, and whom the host shows out is, at once."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.people import Person


def link_of(host: Person) -> str:
    return host.page.get_by_label(host.words("invitation-link")).input_value()


def test_a_spectator_comes_by_invitation_and_goes_when_it_is_withdrawn(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta", is_guest=False, locale="de-DE")
    berta.language = "de"
    table = anna.ask("POST", "/tables", game="hercules", seats=2, bots={"1": "random"})["id"]
    berta.visit(f"/table/{table}")
    expect(berta.page.get_by_role("heading", level=1)).to_have_text("Dieser Tisch ist privat")
    anna.visit(f"/table/{table}")
    first = link_of(anna)
    berta.page.goto(first)
    berta.press("just-watch")
    expect(berta.page).to_have_url(anna.page.url)
    expect(berta.page.get_by_role("heading", level=1)).to_contain_text("Hercules")
    anna.press("withdraw")
    anna.press("renew-invitation")
    expect(berta.page.get_by_role("heading", level=1)).to_have_text("Dieser Tisch ist privat")
    expect(anna.page.get_by_label(anna.words("invitation-link"))).not_to_have_value(first)
    berta.page.goto(link_of(anna))
    berta.press("take-a-seat")
    expect(berta.page).to_have_url(anna.page.url)
    anna.press("withdraw")
    anna.press("withdraw-now")
    expect(anna.button("make-invitation")).to_be_visible()
    berta.press("begin")
    expect(berta.page.get_by_role("list", name=berta.words("seats"))).to_be_visible()
    anna.page.get_by_role("tab", name=anna.words("people")).click()
    anna.press("invite")
    anna.press("make-invitation")
    assert link_of(anna) != first


def test_the_replay_of_a_private_match_is_private_too(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta")
    table = anna.begin("hercules")
    match = anna.ask("GET", f"/tables/{table}")["match_id"]
    berta.visit(f"/match/{match}")
    expect(berta.page.get_by_role("heading", level=1)).to_have_text(berta.words("private-table"))
    assert berta.finds(lambda: berta.troubles), "browsers complain of every refusal"
    assert "403" in berta.troubles.pop()
