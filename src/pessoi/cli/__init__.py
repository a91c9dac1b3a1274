"""The command: ``pessoi --help`` lists what it can do."""

from __future__ import annotations

import signal
import sys
from types import FrameType

import typer

from pessoi.cli import playing, records, serving, studying
from pessoi.cli.app import app
from pessoi.kernel.errors import PessoiError

__all__ = ["main", "playing", "records", "serving", "studying"]


def main() -> None:
    """Run the command; what a person can put right is said without a traceback."""
    for name in ("SIGTERM", "SIGHUP"):
        ending = getattr(signal, name, None)
        if ending is not None and signal.getsignal(ending) is signal.SIG_DFL:  # nohup wants to be left alone
            signal.signal(ending, leave)
    try:
        app()
    except PessoiError as error:
        typer.echo(f"pessoi: {error}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo("", err=True)
        sys.exit(130)


def leave(number: int, _frame: FrameType | None) -> None:
    """End tidily when we are told to end: programs that play along are ended too."""
    sys.exit(128 + number)
