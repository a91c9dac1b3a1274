"""What the browser is allowed: nothing inline, nothing from elsewhere; and that these tests would notice."""

from __future__ import annotations

from tests.browser.people import Person

INLINE_STYLE = """() => {
  const spot = document.createElement("div");
  spot.innerHTML = '<p style="color: red">red</p>';
  document.body.append(spot);
}"""
INLINE_SCRIPT = """() => {
  const script = document.createElement("script");
  script.textContent = "window.was_run = true";
  document.body.append(script);
}"""
OTHER_HOST = """() => fetch("http://127.0.0.1:1/").catch(() => null)"""


def trouble(person: Person) -> str:
    """What the browser complained about last, as soon as that is heard."""
    assert person.finds(lambda: person.troubles)
    return person.troubles.pop()


def test_inline_style_is_refused_and_noticed(anna: Person) -> None:
    anna.visit("/")
    anna.page.evaluate(INLINE_STYLE)

    assert "style" in trouble(anna)


def test_inline_script_is_refused_and_noticed(anna: Person) -> None:
    anna.visit("/")
    anna.page.evaluate(INLINE_SCRIPT)

    assert anna.page.evaluate("window.was_run") is None
    assert "script" in trouble(anna)


def test_another_host_is_out_of_reach(anna: Person) -> None:
    anna.visit("/")
    anna.page.evaluate(OTHER_HOST)

    # One complaint about the policy, and one that nothing was fetched.
    assert anna.finds(lambda: len(anna.troubles) > 1)
    assert "connect" in " ".join(anna.troubles)
    anna.troubles.clear()


def test_an_error_in_the_page_is_noticed(anna: Person) -> None:
    anna.visit("/")
    with anna.page.expect_event("pageerror"):
        anna.page.evaluate("() => { setTimeout(() => { throw new Error('oh dear') }) }")

    assert anna.troubles.pop() == "error: oh dear"
