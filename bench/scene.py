"""What a scene costs: CPU time and bytes of an update for one viewer, with all words made by the server and as data.

Both ways are measured in one run, position by position in turn, on random matches with most seats. In words a scene has
its panels and its whole view; as data it has no panels, and of the view what has changed since the choice before.

    python -m bench.scene            (make bench-scene runs it on the compiled build)
"""

from __future__ import annotations

import sys
from statistics import mean, median
from time import process_time
from typing import Any

import msgspec
from msgspec.structs import replace

from pessoi.games import registry
from pessoi.kernel.dice import Dice
from pessoi.kernel.match import Match
from pessoi.scene.changes import changes_between
from pessoi.scene.scene import scene
from pessoi.scene.words import with_words
from pessoi.text import Text

#: The most a scene as data may take of the CPU, in milliseconds, on the compiled build.
LIMITS = {"hercules": 0.25, "hexemonia": 0.25, "thebai": 0.4}
POSITIONS = 60
ROUNDS = 7


def positions(name: str) -> list[tuple[dict[str, Any], Match]]:
    """Positions spread over a random match, each with the view that the deciding seat had one choice before."""
    game = registry.find(name)
    match = Match.begin(game, game.max_seats, "scenes", {})
    dice = Dice.from_seed("scenes choices")
    found = []
    before = match.copy()
    while match.decision is not None:
        found.append((before.view(match.decision.seat), match.copy()))
        before = match.copy()
        match.play(match.decision.choices[dice.below(len(match.decision.choices))])
    return found[:: max(1, len(found) // POSITIONS)]


def in_words(match: Match, seat: int, text: Text) -> bytes:
    """A scene with its panels, everything said."""
    return msgspec.json.encode(with_words(scene(match, seat, since=match.ply, with_panels=True), text))


def as_data(before: dict[str, Any], match: Match, seat: int) -> bytes:
    """A scene for somebody who draws the game, has its words, and saw the view before."""
    shown = scene(match, seat, since=match.ply)
    return msgspec.json.encode((replace(shown, view={}), changes_between(before, shown.view)))


def measure(name: str) -> None:
    """Both ways on every position, the best of some rounds each; the medians."""
    words, data = [], []
    word_bytes, data_bytes = [], []
    for before, match in positions(name):
        decision = match.decision
        assert decision is not None
        seat = decision.seat
        text = Text("en", match.game, match.setup.seats)
        assert match.state is not None
        slow, quick = [], []
        for _ in range(ROUNDS):
            start = process_time()
            said = in_words(match, seat, text)
            middle = process_time()
            plain = as_data(before, match, seat)
            slow.append(middle - start)
            quick.append(process_time() - middle)
        words.append(min(slow) * 1000)
        data.append(min(quick) * 1000)
        word_bytes.append(len(said))
        data_bytes.append(len(plain))
    verdict = "kept" if median(data) <= LIMITS[name] else "missed"
    sys.stdout.write(
        f"{name:10} in words {median(words):6.2f} ms {mean(word_bytes) / 1000:6.1f} kB   "
        f"as data {median(data):6.3f} ms {mean(data_bytes) / 1000:6.1f} kB   "
        f"ratio {median(words) / median(data):5.1f} in time, {mean(word_bytes) / mean(data_bytes):4.1f} in bytes   "
        f"limit {LIMITS[name]} ms {verdict}\n"
    )


if __name__ == "__main__":
    for each in LIMITS:
        measure(each)
