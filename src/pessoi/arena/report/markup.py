"""Writing HTML and SVG: elements inside elements, with everything else escaped."""

from __future__ import annotations

from html import escape

#: Elements that have no inside and no end.
VOID = frozenset({"meta", "br"})


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def element(name: str, /, *inside: str, **attributes: str | float | None) -> Markup:
    """An element; ``class_`` is its class, and underscores in names of attributes are hyphens."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_number(value), quote=True)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID:
        return Markup(f"<{name}{written}>")
    return Markup(f"<{name}{written}>{joined(*inside)}</{name}>")


def joined(*parts: str) -> Markup:
    """Markup as it is, text escaped."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in parts))


def _number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.4g}"
