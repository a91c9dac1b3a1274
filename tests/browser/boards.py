"""Playing on a game's own board: pressing things that glow, taking them in hand, and putting them down."""

from __future__ import annotations

from tests.browser.people import CHOOSABLE, PATIENCE, Person, wait_for_somebody

#: More presses than any choice takes: a thing in hand, where it goes, and a few changes of mind.
PRESSES = 30

#: Presses one of the things that glow, by a number; says whether it is held in hand then, or what came of it.
PRESS = """([selector, number, narrowed, patience]) => {
  const glowing = [...document.querySelectorAll(selector)].filter(
    (thing) => !thing.querySelector('.held') && !/^(turn:|way:back)/.test(thing.dataset.element),
  );
  // A way that is planned is walked.
  const walked = glowing.filter((thing) => thing.dataset.element === 'way:go');
  // What is taken in hand comes first, unless something is held already.
  const takeable = glowing.filter((thing) => /^(die|metic|token):/.test(thing.dataset.element));
  const isHolding = document.querySelector('[data-element] .held') !== null;
  const pool = walked.length > 0 ? walked : !isHolding && takeable.length > 0 && number % 3 > 0 ? takeable : glowing;
  const thing = pool[number % pool.length];
  if (!thing) return 'nothing';
  const log = () => Number(document.querySelector('[data-log]').dataset.log);
  const before = log();
  const begun = performance.now();
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return new Promise((resolve) => {
    const look = () => {
      const isOnWay = /^(cell|space):/.test(thing.dataset.element);
      const isPlanned = isOnWay && document.querySelector('[data-element="way:go"]');
      // Several things could be meant; the others are let go of, and another one is pressed.
      const all = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === narrowed);
      if (log() > before) return resolve('made');
      if (isPlanned || thing.querySelector('.held')) return resolve('held');
      if (all) return all.click(), resolve('narrowed');
      if (performance.now() - begun > patience) return resolve('in vain');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}"""


def is_asked_on_board(person: Person) -> bool:
    """Whether anything on the board can be chosen."""
    return person.page.locator(CHOOSABLE).count() > 0


def play_on_board(person: Person) -> None:
    """Make one choice on the board alone: what glows is pressed until something has happened."""
    narrowed = person.words("all-choices")
    for _ in range(PRESSES):
        pressed = person.page.evaluate(PRESS, [CHOOSABLE, person.luck.randrange(1000), narrowed, PATIENCE])
        assert pressed not in ("nothing", "in vain"), f"a thing that glows was pressed: {pressed}"
        if pressed == "made":
            return
    glowing = [thing.get_attribute("data-element") for thing in person.page.locator(CHOOSABLE).all()]
    raise AssertionError(f"{PRESSES} things were pressed, and nothing happened; there are {glowing}")


def play_together_on_boards(*people: Person, until: int | None = None) -> int:
    """Let people play on their boards alone, to the end or for so many choices; how many they made."""
    made = 0
    while until is None or made < until:
        asked = wait_for_somebody_on_board(people)
        if asked is None:
            return made
        play_on_board(asked)
        made += 1
    return made


def wait_for_somebody_on_board(people: tuple[Person, ...]) -> Person | None:
    """The one on whose board something glows, as soon as there is one; nobody if the match is over."""
    return wait_for_somebody(people, CHOOSABLE)
