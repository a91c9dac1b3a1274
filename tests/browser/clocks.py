"""The clock of a page, stopped where time itself is the point: what stays for seconds stays until it is looked at."""

from __future__ import annotations

from tests.browser.people import Person


def stop_clock(person: Person) -> None:
    """From now on no time passes on this person's page but what ``page.clock.run_for`` lets pass."""
    person.has_left_traces = True
    person.page.clock.install(time=0)
    person.page.clock.pause_at(1)
