"""Every file of messages, taken apart: what each message says, and which values it is given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from pessoi.games import registry
from pessoi.text import COMPLETE, REASONS

ROOT = Path(__file__).parents[2]
GAMES = [registry.find(name) for name in registry.names()]


@dataclass(frozen=True)
class Said:
    """One pattern: a message or an attribute of one."""

    message: str
    attribute: str | None
    #: The words that stand in it, in any of its variants, each stretch for itself.
    words: tuple[str, ...]
    variables: tuple[str, ...]

    def __str__(self) -> str:
        return self.message if self.attribute is None else f"{self.message}.{self.attribute}"


class Sayings:
    """A file of messages in one language, with those that only hints and reviews say."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.language = path.stem

    @cached_property
    def _resource(self) -> syntax.Resource:
        """Taken apart when first asked for, since modules name their files when they are loaded."""
        reasons = self.path.parent / REASONS / self.path.name
        files = [self.path, reasons] if reasons.is_file() else [self.path]
        return FluentResource("\n".join(file.read_text(encoding="utf-8") for file in files))

    @cached_property
    def bundle(self) -> FluentBundle:
        """What makes sentences of the messages."""
        bundle = FluentBundle([self.language], use_isolating=False)
        bundle.add_resource(self._resource)
        return bundle

    @cached_property
    def said(self) -> list[Said]:
        """Every pattern in it."""
        return list(_patterns(self._resource))

    def __str__(self) -> str:
        return str(self.path.relative_to(ROOT))

    def format(self, said: Said, values: dict[str, int | str]) -> str:
        message = self.bundle.get_message(said.message)
        pattern = message.value if said.attribute is None else message.attributes[said.attribute]
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, values)[0])


#: Each file once: to take all of them apart takes seconds, and several modules ask for them.
sayings_in = cache(Sayings)


def texts_of(game: str) -> list[Sayings]:
    """A game's words, in English and in German."""
    return [sayings_in(ROOT / "src" / "pessoi" / "games" / game / "text" / f"{language}.ftl") for language in COMPLETE]


def all_texts() -> list[Sayings]:
    """The words of all games, of the program and of the page."""
    folders = [ROOT / "src" / "pessoi" / "text", ROOT / "web" / "src" / "text"]
    files = [path for folder in folders for path in sorted(folder.rglob("*.ftl"))]
    return [sayings for game in GAMES for sayings in texts_of(game.name)] + [sayings_in(path) for path in files]


def _patterns(resource: syntax.Resource) -> Iterator[Said]:
    for entry in resource.body:
        if isinstance(entry, syntax.Junk):
            raise AssertionError(f"not a message: {entry.content}")
        if isinstance(entry, syntax.Message):
            if entry.value is not None:
                yield _said(entry.id.name, None, entry.value)
            for attribute in entry.attributes:
                yield _said(entry.id.name, attribute.id.name, attribute.value)


def _said(message: str, attribute: str | None, pattern: syntax.Pattern) -> Said:
    parts = _Parts()
    parts.visit(pattern)
    return Said(message, attribute, tuple(parts.words), tuple(dict.fromkeys(parts.variables)))


class _Parts(Visitor):
    """Collects the words of a pattern and the variables it mentions."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: list[str] = []

    def visit_TextElement(self, node: syntax.TextElement) -> None:  # noqa: N802 - the visitor calls it so
        self.words.append(" ".join(node.value.split()))

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802 - likewise
        self.variables.append(node.id.name)
