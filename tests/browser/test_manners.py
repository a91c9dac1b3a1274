"""Not wanting to hear somebody, and reporting them, at the page."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.clocks import stop_clock
from tests.browser.conftest import Meet
from tests.browser.people import PHONE, Person
from tests.browser.test_screens import AXE, TOO_SMALL, TOO_WIDE, violations


def meet_at_a_table(meet: Meet, **circumstances: object) -> tuple[Person, Person, str]:
    """Anna at a table at which Berta sits, too, and has said something."""
    anna, berta = meet("Anna", has_touch=True, **circumstances), meet("Berta")
    table = anna.ask("POST", "/tables", game="hercules", seats=2, is_public=True)["id"]
    for seat, person in enumerate((anna, berta)):
        person.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=f"{person.nonce}-{seat}")
    anna.ask("POST", f"/tables/{table}/start")
    berta.ask("POST", f"/tables/{table}/chat", text="What a silly move, you donkey")
    anna.ask("POST", f"/tables/{table}/chat", text="Let us just play")
    anna.visit(f"/table/{table}")
    anna.wait_for_board()
    return anna, berta, table


def test_who_is_rude_is_muted_reported_and_heard_again(meet: Meet) -> None:
    anna, _, table = meet_at_a_table(meet)
    # Words that pass do so only after they were seen.
    stop_clock(anna)
    anna.page.get_by_role("tab", name=anna.words("chat")).click()
    rude = anna.page.get_by_text("What a silly move")
    expect(rude).to_be_visible()
    expect(anna.button("about-button", name="Anna")).to_have_count(0)

    anna.button("about-button", name="Berta").last.click()
    anna.page.get_by_role("textbox", name=anna.words("report-about")).fill("insults")
    anna.press("report")
    anna.sees("report-done")
    anna.button("about-button", name="Berta").last.click()
    anna.press("mute")
    expect(rude).to_have_count(0)
    expect(anna.page.get_by_text("Let us just play")).to_be_visible()

    anna.visit("/account")
    anna.button("end-silence-of", name="Berta").click()
    expect(anna.button("end-silence-of", name="Berta")).to_have_count(0)
    anna.visit(f"/table/{table}")
    anna.page.get_by_role("tab", name=anna.words("chat")).click()
    expect(rude).to_be_visible()


def test_the_dialog_fits_a_phone_and_is_accessible(meet: Meet) -> None:
    anna, _, _ = meet_at_a_table(meet)
    anna.page.get_by_role("tab", name=anna.words("people")).click()
    anna.button("about-button", name="Berta").click()
    anna.page.get_by_role("dialog").wait_for()
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    complaints = violations(anna.page)
    anna.page.set_viewport_size(PHONE)
    complaints += violations(anna.page) + anna.page.evaluate(TOO_WIDE) + anna.page.evaluate(TOO_SMALL)
    assert not complaints, "\n".join(complaints)
    stop_clock(anna)
    anna.press("block")
    anna.sees("done-block", name="Berta")
