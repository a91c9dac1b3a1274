"""The command in the reader's language: which one that is, its help, and what was typed wrong."""

from __future__ import annotations

import locale
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from typer.core import TyperGroup

from pessoi.cli.values import parameters
from pessoi.kernel.errors import BadSetup, PessoiError, did_you_mean
from pessoi.text import LANGUAGES, Text, spoken

#: Where a language may be named, the first that is set counts.
VARIABLES = ("PESSOI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
#: Modules that typer's help imports and ours has no use for: it holds no Markdown, and mistakes are said in words.
UNUSED = ("rich.markdown", "rich.traceback")


def pick_language(wish: str | None) -> str:
    """The language asked for, or the system's if there are texts in it, or English."""
    if wish is not None:
        return wish
    named = (os.environ.get(name) for name in VARIABLES)
    system = (next((name for name in named if name), None) or locale.getlocale()[0] or "").lower()
    return spoken(re.split("[^a-z]", system)[0])


def language_typed(words: Sequence[str]) -> str:
    """The language of a command line that may be wrong in any way, even about the language."""
    wish = None
    for place, word in enumerate(words):
        if word == "--language" and place + 1 < len(words):
            wish = words[place + 1]
        elif word.startswith("--language="):
            wish = word.partition("=")[2]
    return wish if wish in LANGUAGES else pick_language(None)


# Help


def translate(command: TyperGroup, text: Text) -> None:
    """Give the command and all its subcommands their help in this language."""
    translate_one(command, "help", text)
    translate_parts(command, "help", text)


class StandIn(ModuleType):
    """Stands where a module is imported from that nobody will use."""

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


def load_help() -> Any:
    """What typer shows help with, but not what that would load along: it would take twice as long."""
    absent = {name: StandIn(name) for name in UNUSED if name not in sys.modules}
    sys.modules.update(absent)
    try:
        return import_module("typer.rich_utils")
    finally:
        for name in absent:
            del sys.modules[name]


def name_panels(text: Text) -> None:
    """Head the parts of a help in this language."""
    rich_utils = load_help()
    rich_utils.ARGUMENTS_PANEL_TITLE = text.word("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text.word("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = text.word("help-commands")
    rich_utils.DEFAULT_STRING = text.word("help-default")
    rich_utils.REQUIRED_LONG_STRING = text.word("help-required")


def translate_parts(command: TyperGroup, message: str, text: Text) -> None:
    """The commands of a command, and theirs."""
    for name, part in command.commands.items():
        translate_one(part, f"{message}-{name}", text)
        if isinstance(part, TyperGroup):
            translate_parts(part, f"{message}-{name}", text)


def translate_one(command: Any, message: str, text: Text) -> None:
    """One command: what it does, in short and in full, and its options."""
    short = text.word(message)
    more = f"{message}-more"
    usage, show = command.get_usage, command.format_help

    def format_help(context: Any, formatter: Any) -> None:
        name_panels(text)
        show(context, formatter)

    command.get_usage = lambda context: usage(context).replace("Usage:", text.word("help-usage"), 1)
    command.format_help = format_help
    command.options_metavar = text.word("help-options-here")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = text.word("help-command-here")
    command.short_help = short
    command.help = f"{short}\n\n{text.word(more)}" if text.bundle.has_message(more) else short
    for parameter in parameters(command):
        own = f"{message}-{parameter.name}"
        said = text.word(own if text.bundle.has_message(own) else f"help-any-{parameter.name}")
        parameter.help = said


# Mistakes


def is_mistake(error: Exception) -> bool:
    """Whether an error is about what was typed; typer keeps the classes of such errors to itself."""
    return hasattr(error, "format_message")


def explain(error: Any) -> PessoiError:
    """What is wrong with a command line, as an error of ours."""
    option, parameter = getattr(error, "option_name", None), getattr(error, "param", None)
    message = str(error.format_message())
    if option is not None and hasattr(error, "possibilities"):
        close = list(error.possibilities or [])
        return BadSetup("no-such-flag", option=option, hint=did_you_mean(option, close) if close else ["hint-help"])
    if option is not None:
        return BadSetup("flag-value", option=option)
    if parameter is not None:
        return explain_value(parameter, str(getattr(error, "message", "")))
    typed = re.search(r"'(.*?)'|\(([^()]*)\)$", message)
    word = next(filter(None, typed.groups()), "") if typed else ""
    command = getattr(error.ctx, "command", None)
    if isinstance(command, TyperGroup):
        return BadSetup("no-command", command=word, hint=did_you_mean(word, list(command.commands)))
    return BadSetup("extra-argument", argument=word) if word else BadSetup("as-said", reason=message)


def explain_value(parameter: Any, message: str) -> PessoiError:
    """What should have been typed for an option or an argument; without a message there was nothing."""
    name = name_of(parameter)
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if not message:
        return BadSetup("missing-argument", argument=name)
    if least is not None and most is not None:
        return BadSetup("number-range", argument=name, least=f"{least:g}", most=f"{most:g}")
    if least is not None:
        return BadSetup("number-least", argument=name, least=f"{least:g}")
    if "valid integer" in message or "valid number" in message:
        return BadSetup("number-argument", argument=name)
    return BadSetup("bad-argument", argument=name, reason=message)


def name_of(parameter: Any) -> str:
    """An option or an argument as it is typed."""
    return str(max(parameter.opts, key=len) if parameter.opts[0].startswith("-") else parameter.name.upper())
