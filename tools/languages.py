"""Says how complete each language is, file by file: ``python -m tools.languages``; with ``eo`` also what is missing.

English and German have to be complete. Of any other language as much as somebody has translated is shown, and English
for the rest; docs/languages.md says how to begin one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pessoi.games import registry
from pessoi.text import COMPLETE, LANGUAGES, name_of
from pessoi.text.languages import ENGLISH, Share, folders_of, own_folders, share_of

ROOT = Path(__file__).parents[1]
#: The words of the page, which the package knows only as they were built.
PAGE = ROOT / "web" / "src" / "text"
#: What is written as a whole: a game may have these, in English at least.
WHOLE = ("rules", "lesson")


def packages() -> list[str]:
    """Where our games are."""
    return [registry.find(name).package for name in registry.names()]


def folders() -> list[Path]:
    """All folders with messages, those of the page last."""
    ours = folders_of("") + [folder for package in packages() for folder in own_folders(package)]
    return [*(Path(str(folder)) for folder in ours), PAGE]


def shares(language: str) -> dict[str, Share]:
    """How much a language says of each file."""
    found = {}
    for folder in folders():
        own, english = folder / f"{language}.ftl", folder / f"{ENGLISH}.ftl"
        written = own.read_text(encoding="utf-8") if own.is_file() else ""
        found[str(own.relative_to(ROOT))] = share_of(english.read_text(encoding="utf-8"), written)
    return found


def texts_of(language: str) -> list[Path]:
    """The texts that are written as a whole, and would be read in this language."""
    texts = [Path(str(own_folders(package)[0])) for package in packages()]
    english = [text / f"{name}.{ENGLISH}.md" for text in texts for name in WHOLE]
    return [file.with_name(file.name.replace(f".{ENGLISH}.", f".{language}.")) for file in english if file.is_file()]


def report(language: str, is_listing: bool) -> list[str]:
    """How complete a language is, in lines for people; with everything that is missing, if asked."""
    lines = []
    every = shares(language)
    for file, share in every.items():
        lines.append(f"{share.percent:3} %  {file} ({share.said} of {share.messages})")
        if is_listing:
            lines += [f"       missing: {name}" for name in share.missing]
        lines += [f"       not in English, so nobody reads it: {name}" for name in share.unknown]
    missing = [text for text in texts_of(language) if not text.is_file()]
    lines += [f"no {text.relative_to(ROOT)}: the English one is shown" for text in missing]
    whole = sum(every.values(), Share(0, 0))
    rest = "all of it" if whole.said == whole.messages and not missing else "the rest is said in English"
    return [*lines, f"{name_of(language)}: {whole.percent} %, {rest}"]


def main() -> None:
    """Tell of the languages that are named, or of all."""
    wanted = sys.argv[1:]
    for language in wanted or LANGUAGES:
        print("\n".join(report(language, is_listing=bool(wanted))))
    broken = [language for language in COMPLETE if not report(language, False)[-1].endswith("all of it")]
    sys.exit(f"{', '.join(map(name_of, broken))} must be complete" if broken else 0)


if __name__ == "__main__":
    main()
