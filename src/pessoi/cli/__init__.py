"""The command: ``pessoi --help`` lists what it can do."""

from __future__ import annotations

import signal
import sys
from types import FrameType
from typing import NoReturn

import typer

from pessoi.cli.commands import make_command
from pessoi.cli.speech import explain, is_mistake, language_typed, translate
from pessoi.kernel.errors import PessoiError
from pessoi.text import Text


def main() -> None:
    """Run the command; what a person can put right is said without a traceback, in their language."""
    for name in ("SIGTERM", "SIGHUP"):
        ending = getattr(signal, name, None)
        if ending is not None and signal.getsignal(ending) is signal.SIG_DFL:  # nohup wants to be left alone
            signal.signal(ending, leave)
    text = Text(language_typed(sys.argv[1:]))
    command = make_command(sys.argv[1:])
    translate(command, text)
    try:
        code = command(standalone_mode=False)
    except PessoiError as error:
        refuse(error, text)
    except (KeyboardInterrupt, typer.Abort):
        typer.echo("", err=True)
        sys.exit(130)
    except Exception as error:
        if not is_mistake(error):
            raise
        refuse(explain(error), text)
    sys.exit(code if isinstance(code, int) else 0)


def refuse(error: PessoiError, text: Text) -> NoReturn:
    """Say what is wrong, and stop."""
    typer.echo(f"pessoi: {text.say(error.words)}", err=True)
    sys.exit(2)


def leave(number: int, _frame: FrameType | None) -> None:
    """End tidily when we are told to end: programs that play along are ended too."""
    sys.exit(128 + number)
