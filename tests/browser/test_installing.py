"""The page as an app of its own: what a browser needs to install it, and what it shows without a network."""

from __future__ import annotations

from playwright.sync_api import APIResponse, expect
from tests.browser.conftest import Meet
from tests.browser.people import Person

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  }
  return kept.sort();
}"""


def fetch(person: Person, path: str) -> APIResponse:
    """A file of the site, on a line of its own: one that is kept may be hung up just when it is used again."""
    return person.context.request.get(f"{person.address}{path}", headers={"Connection": "close"})


def test_the_page_can_be_installed_with_icons_of_its_own(anna: Person) -> None:
    anna.visit("/")
    answer = fetch(anna, anna.page.locator('link[rel="manifest"]').get_attribute("href") or "")
    manifest = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = fetch(anna, icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(picture.body()[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"


def test_without_a_network_the_page_says_so_in_both_languages_and_no_script_is_kept(meet: Meet) -> None:
    anna = meet("Anna", service_workers="allow")
    anna.is_cut_off = True
    anna.visit("/")
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    assert anna.page.evaluate(KEPT) == ["/icon.svg", "/offline.css", "/offline.html"]

    anna.context.set_offline(True)
    anna.visit("/lobby")
    expect(anna.page.get_by_role("heading", name="You are offline")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Du bist offline")).to_be_visible()

    anna.context.set_offline(False)
    anna.page.get_by_role("link", name="Try again").click()
    expect(anna.page).to_have_url(f"{anna.address}/lobby")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.words("lobby"))
