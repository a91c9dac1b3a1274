"""Everything that whole golden matches say, as data and in words, so that Python and the page can be compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.golden.transcript import GOLDEN

from pessoi.games import registry
from pessoi.kernel.phrase import Data
from pessoi.scene.scene import Scene, scene
from pessoi.text import COMPLETE, Text

FOLDER = Path(__file__).parent / "words"
#: For as many seats as any game has.
NAMES = ("Anna", "Ben", "Chloe", "Dion")
#: Panels say much that they have said before, so they are looked at after every so many choices.
PANELS = 25


@dataclass(frozen=True)
class GoldenWords:
    """The phrases of a game's golden matches, each once for every way it is put together, in English and in German."""

    game: str

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}.json"

    def written(self) -> str:
        texts = [Text(language, registry.find(self.game), len(NAMES), NAMES) for language in COMPLETE]
        lines = [
            json.dumps([word, *(text.say(word) for text in texts)], ensure_ascii=False) for word in self._phrases()
        ]
        assert not any(text.problems for text in texts), [text.problems for text in texts]
        return "[\n" + ",\n".join(lines) + "\n]\n"

    def _phrases(self) -> Iterator[Data]:
        seen: set[str] = set()
        for golden in GOLDEN:
            if golden.game != self.game:
                continue
            told = 0
            for match, _ in golden.play():
                has_panels = match.ply % PANELS == 0 or match.decision is None
                seat = 0 if match.decision is None else match.decision.seat
                for word in words_of(scene(match, seat, since=told, with_panels=has_panels)):
                    made = json.dumps(make_of(word))
                    if made not in seen:
                        seen.add(made)
                        yield word
                told = match.ply


def words_of(shown: Scene) -> Iterator[Data]:
    """All phrases of a scene."""
    if shown.decision is not None:
        yield shown.decision.question
        for choice in shown.decision.choices:
            yield choice.label
            yield from choice.outlook
        for refusal in shown.decision.refusals:
            yield refusal.reason
    for event in shown.events:
        yield [f"event-{event.name}", event.values]
    if shown.undo.reason is not None:
        yield shown.undo.reason
    for panel in shown.panels or []:
        yield panel.title
        yield from panel.header
        for row in panel.rows:
            for cell in row:
                yield from cell


def make_of(word: Data) -> Any:
    """How a phrase is put together: its messages, with numbers as far as they can change its form."""
    if isinstance(word, list):
        return [word[0], *({name: make_of(value) for name, value in values.items()} for values in word[1:])]
    return min(word, 3) if isinstance(word, int) else word


WORDS = [GoldenWords(game) for game in sorted({golden.game for golden in GOLDEN})]
