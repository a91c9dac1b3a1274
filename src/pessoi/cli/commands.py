"""Which commands there are, and where: those that are typed are loaded, the others known by name."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from importlib import import_module

import typer
from typer.core import TyperCommand, TyperGroup

from pessoi.cli.app import app
from pessoi.cli.values import spare_checks

#: The module of each command, in the order in which the help lists them.
COMMANDS = {
    "serve": "serving",
    "worker": "serving",
    "export": "serving",
    "import": "serving",
    "backup": "operating",
    "restore": "operating",
    "tidy": "operating",
    "games": "games",
    "play": "playing",
    "daily": "playing",
    "replay": "records",
    "review": "records",
    "verify": "records",
    "seal": "records",
    "doctor": "records",
    "licences": "licences",
    "rules": "rules",
    "edition": "editions",
    "simulate": "studying",
    "tournament": "studying",
    "train": "training",
    "contract": "studying",
    "admin": "operating",
}


def make_command(words: Iterable[str]) -> TyperGroup:
    """The command with those of its commands that these words name; to load all of them takes longer than most run."""
    named = set(words) & COMMANDS.keys()
    for module in ["root", *sorted({COMMANDS[name] for name in named})]:
        import_module(f"pessoi.cli.{module}")
    part = copy(app)
    part.registered_commands = [command for command in app.registered_commands if command.name in named]
    part.registered_groups = [group for group in app.registered_groups if group.name in named]
    command = typer.main.get_command(part)
    assert isinstance(command, TyperGroup)
    spare_checks(command)
    command.commands = {name: command.commands.get(name) or TyperCommand(name) for name in COMMANDS}
    return command
