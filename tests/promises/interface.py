"""What people outside build on, as lists: names that the documentation imports, and the command with its options."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from pessoi.cli.commands import COMMANDS, make_command

ROOT = Path(__file__).parents[2]
IMPORT = re.compile(r"^ *(?:from (pessoi[\w.]*) import ([\w, ]+)|import (pessoi[\w.]*))", re.MULTILINE)
#: What each of these offers counts as documented as a whole.
WHOLE = ("pessoi",)

#: What a name has: for a class its members, for a function its parameters. A star is one that has to be given.
Names = dict[str, dict[str, list[str]]]


def documented() -> dict[str, set[str]]:
    """By module, the names that README, docs and examples import."""
    found: dict[str, set[str]] = {module: set() for module in WHOLE}
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "examples").glob("*.py"))]:
        for module, names, alone in IMPORT.findall(file.read_text(encoding="utf-8")):
            found.setdefault(module or alone, set()).update(name.strip() for name in names.split(",") if name.strip())
    for module in WHOLE:
        found[module].update(import_module(module).__all__)
    return found


def python_names(wanted: Mapping[str, Iterable[str]]) -> Names:
    """By module, what there is of some names, with what each has."""
    found: Names = {}
    for module, names in sorted(wanted.items()):
        if find_spec(module) is not None:
            there = {name: thing_of(module, name) for name in sorted(names)}
            found[module] = {name: contents_of(thing) for name, thing in there.items() if thing is not None}
    return found


def thing_of(module: str, name: str) -> Any:
    """What a module calls so; one of its modules, or nothing."""
    found = getattr(import_module(module), name, None)
    inner = f"{module}.{name}"
    return import_module(inner) if found is None and find_spec(inner) is not None else found


def contents_of(thing: Any) -> list[str]:
    """The members of a class, the parameters of a function; nothing for anything else."""
    if inspect.isclass(thing):
        return sorted({name for base in thing.__mro__ for name in fields_of(base) if not name.startswith("_")})
    return parameters_of(thing) if inspect.isfunction(thing) else []


def fields_of(base: type) -> set[str]:
    return set() if base.__module__ == "builtins" else {*vars(base), *vars(base).get("__annotations__", {})}


def parameters_of(function: Any) -> list[str]:
    parameters = inspect.signature(function).parameters.values()
    return [f"{one.name}{'*' if one.default is one.empty else ''}" for one in parameters]


def command_words() -> dict[str, list[str]]:
    """Every command, as it is typed, with its options and arguments."""
    found: dict[str, list[str]] = {}
    collect("pessoi", make_command(COMMANDS), found)
    return found


def collect(name: str, command: Any, found: dict[str, list[str]]) -> None:
    parameters = command.get_params(typer.Context(command, help_option_names=["-h", "--help"]))
    options = [word for one in parameters for word in one.opts if word.startswith("-")]
    arguments = [one.name.upper() for one in parameters if not one.opts[0].startswith("-")]
    found[name] = sorted(options) + arguments
    if isinstance(command, TyperGroup):
        for part, inner in command.commands.items():
            collect(f"{name} {part}", inner, found)


def lost_names(old: Names) -> list[str]:
    """What documented names have lost, or demand that they did not."""
    new = python_names(old)
    lost = [module for module in old if module not in new]
    for module, names in new.items():
        lost += [f"{module}.{name}" for name in old[module] if name not in names]
        for name, contents in names.items():
            before = {one.rstrip("*") for one in old[module][name]}
            now = {one.rstrip("*") for one in contents}
            lost += [f"{module}.{name}: {one}" for one in sorted(before - now)]
            demanded = {one.rstrip("*") for one in contents if one.endswith("*")}
            lost += [f"{module}.{name}: needs {one} now" for one in sorted(demanded - before)]
    return lost


def lost_words(old: dict[str, list[str]], new: dict[str, list[str]]) -> list[str]:
    """Commands that are gone, and options that are."""
    lost = [command for command in old if command not in new]
    return lost + [
        f"{command} {word}"
        for command, words in old.items()
        if command in new
        for word in words
        if word not in new[command]
    ]
