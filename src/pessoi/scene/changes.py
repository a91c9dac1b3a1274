"""What differs between two views, so that whoever holds the one gets only the rest of the other."""

from __future__ import annotations

from typing import Any

#: A way into a view (keys and places in lists), and what is found there now.
Change = tuple[list[str | int], Any]


def changes_between(old: Any, new: Any) -> list[Change]:
    """What has to be put where to make the new view of the old one."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    """Go into two that differ, as far as both have the same parts."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, value in enumerate(new):
            if old[place] != value:
                _compare(old[place], value, [*path, place], found)
    else:
        found.append((path, new))


def changed(view: Any, changes: list[Change]) -> Any:
    """The view with these changes; what did not change is shared with the old one, which stays as it was."""
    for path, value in changes:
        view = _with(view, path, value)
    return view


def _with(view: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    step, *rest = path
    twin = view.copy()
    twin[step] = _with(view[step], rest, value)
    return twin
