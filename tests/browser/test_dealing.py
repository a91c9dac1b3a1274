"""What is dealt in these tests follows from their names: nothing here is a matter of luck."""

from __future__ import annotations

from tests.browser.people import Person

from pessoi.kernel.record import commitment_to


def match_of(seed: str) -> str:
    return f"m{commitment_to(seed)[:16]}"


def test_a_match_that_is_begun_without_the_page_is_dealt_by_the_story(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules')}")
    anna.choices.first.wait_for()

    assert anna.match_here() == match_of(f"{anna.nonce}-1-0/{anna.nonce}-1-1")


def test_so_is_one_that_is_begun_through_the_page(anna: Person) -> None:
    anna.visit("/")
    anna.page.get_by_role("button", name=f"Hercules: {anna.words('way-alone')}").click()
    anna.choices.first.wait_for()

    assert anna.match_here() == match_of(anna.nonce.encode().hex())
