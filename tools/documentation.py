"""Hooks of the documentation site, see mkdocs.yml: pages that lie outside docs/, links to them, pages in German.

Documents are written for a forge, where any file of the repository can be linked. On the site some of those files are
pages too, and whatever else is linked becomes one that shows the file.
"""

from __future__ import annotations

import posixpath
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from mkdocs.structure.files import File, Files
from tools import documents
from tools.documents import DOCS, ROOT

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

GAMES = sorted(path.parent.name for path in ROOT.glob("src/pessoi/games/*/README.md"))
#: Documents outside docs/ that are pages, and where.
ADDED = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    **{f"src/pessoi/games/{game}/README.md": f"games/{game}.md" for game in GAMES},
}
#: What the page has drawn already.
PICTURES = {"web/public/icon.svg": "assets/logo.svg"}
HOME = {"README.md": "index.md"}
FOLDER = "source/"
GERMAN = ".de.md"
LANGUAGES = {"py": "python", "md": "markdown", "toml": "toml", "json": "json", "conf": "nginx"}


def place_of(path: str) -> str:
    """Where a file of the repository is on the site."""
    if path.startswith(DOCS):
        return path.removeprefix(DOCS)
    return {**ADDED, **HOME}.get(path) or f"{FOLDER}{path}.md"


def origin_of(place: str) -> str:
    """Which document a page of the site is made of."""
    return next((path for path, added in ADDED.items() if added == place), DOCS + place)


def lead(path: str, target: str) -> str:
    """A link of a document as it has to be on the site."""
    found, anchor = documents.resolve(path, target)
    if found == path:
        return target
    way = posixpath.relpath(place_of(found), posixpath.dirname(place_of(path)) or ".")
    return f"{way}#{anchor}" if anchor else way


def shown() -> set[str]:
    """The files that documents link to, and that are no page by themselves."""
    pages = [path for path in documents.paths() if path.startswith(DOCS) or path in ADDED]
    found = {documents.resolve(path, target)[0] for path in pages for target in documents.links(path)}
    return {path for path in found if place_of(path).startswith(FOLDER) and (ROOT / path).is_file()}


def page_of(path: str) -> str:
    """A file as a page."""
    language = LANGUAGES.get(Path(path).suffix.removeprefix("."), "text")
    return f"---\nhide: [toc]\n---\n\n# {path}\n\n`````{language}\n{documents.read(path)}`````\n"


def is_german(place: str) -> bool:
    """Whether a page is in German."""
    return place.endswith(GERMAN)


# What mkdocs calls


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies outside docs/."""
    for path, place in {**ADDED, **PICTURES}.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / path)))
    for path in sorted(shown()):
        files.append(File.generated(config, place_of(path), content=page_of(path)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Lead links to where they belong here."""
    origin = origin_of(page.file.src_uri)
    return documents.change_links(markdown, lambda target: lead(origin, target))


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_: Any) -> dict[str, Any]:
    """Let what the theme says be in the language of the page."""
    config.theme["language"] = "de" if is_german(page.file.src_uri) else "en"
    return context
