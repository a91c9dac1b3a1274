"""The command: ``pessoi --help`` lists what it can do."""

from __future__ import annotations

import sys

import typer

from pessoi.cli import playing, records, serving, studying
from pessoi.cli.app import app
from pessoi.kernel.errors import PessoiError

__all__ = ["main", "playing", "records", "serving", "studying"]


def main() -> None:
    """Run the command; what a person can put right is said without a traceback."""
    try:
        app()
    except PessoiError as error:
        typer.echo(f"pessoi: {error}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo("", err=True)
        sys.exit(130)
