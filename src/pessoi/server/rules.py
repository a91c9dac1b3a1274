"""The rules and the lesson of a game as a page shows them: HTML, made of the Markdown beside its messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from msgspec import Struct

from pessoi.text.lesson import lecture, lesson
from pessoi.text.rulebook import rulebook

EMPTY_HEADING = re.compile(r"<th([^>]*)></th>")


class ShownSection(Struct, frozen=True):
    """A piece of the rules: its name in addresses, 2 for a chapter or 3 for a part of one, and its text as HTML."""

    id: str
    level: int
    title: str
    html: str


class ShownRules(Struct, frozen=True):
    """The rules of a game. A picture is a ``span`` of class ``piece`` that says which component it shows."""

    title: str
    opening: str
    sections: list[ShownSection]
    #: The section for every message that leads to one.
    leads: dict[str, str]


class ShownCard(Struct, frozen=True):
    """A step of a lesson in words, and the section of the rules that tells more."""

    title: str
    html: str
    rule: str | None


class ShownLesson(Struct, frozen=True):
    """The words of a lesson: what will be learnt, and its cards by the names of their steps, in their order."""

    title: str
    opening: str
    cards: dict[str, ShownCard]


@cache
def show_lesson(package: str, language: str) -> ShownLesson | None:
    """The lesson of the game in a package; None if it brings none."""
    plan, words = lesson(package), lecture(package, language)
    if plan is None or words is None:
        return None
    markdown = _markdown()
    cards = {
        step.name: ShownCard(card.title, _html(markdown, card.body), step.rule)
        for step, card in zip(plan.steps, words.cards, strict=True)
    }
    return ShownLesson(words.title, _html(markdown, words.opening), cards)


@cache
def show_rules(package: str, language: str) -> ShownRules | None:
    """The rules of the game in a package; None if it brings none."""
    book = rulebook(package, language)
    if book is None:
        return None
    markdown = _markdown()
    sections = [
        ShownSection(section.id, section.level, section.title, _html(markdown, section.body))
        for section in book.sections
    ]
    return ShownRules(book.title, _html(markdown, book.opening), sections, book.leads)


def _html(markdown: MarkdownIt, text: str) -> str:
    """A text as HTML; a column of pictures needs no heading, and an empty one would be read out as one."""
    html = EMPTY_HEADING.sub(r"<td\1></td>", markdown.render(text))
    # What is wider than a phone is pushed to and fro, by keys too.
    return html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")


def _markdown() -> MarkdownIt:
    """Markdown with tables and without HTML of its own; pictures are components of the game."""
    markdown = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    markdown.add_render_rule("image", _piece)
    return markdown


def _piece(
    _self: RendererHTML, tokens: Sequence[Token], index: int, _options: OptionsDict, _environment: EnvType
) -> str:
    kind, _, name = str(tokens[index].attrs["src"]).partition(":")
    words = escapeHtml(tokens[index].content)
    return f'<span class="piece" data-kind="{escapeHtml(kind)}" data-name="{escapeHtml(name)}">{words}</span>'
