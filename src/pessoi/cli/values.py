"""Values of options and arguments that are right as they come, which typer would check all the same.

It checks with pydantic, which takes longer to load than most commands to run.
"""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup


def parameters(command: Any) -> list[Any]:
    """All options and arguments of a command, that for its help among them."""
    return list(command.get_params(typer.Context(command, help_option_names=["-h", "--help"])))


def spare_checks(command: Any) -> None:
    """Let a command and its commands check only values that can be wrong."""
    for parameter in parameters(command):
        if hasattr(parameter, "get_runtime_param"):  # an older typer checks without pydantic
            parameter.get_runtime_param = Check(parameter)
    for part in command.commands.values() if isinstance(command, TyperGroup) else ():
        spare_checks(part)


class Check:
    """The check of one parameter's values, made when there is something to check."""

    def __init__(self, parameter: Any) -> None:
        self.make = parameter.get_runtime_param
        self.wanted = parameter.type_descriptor.annotation

    def __call__(self) -> Check:
        return self

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value as the command takes it: nothing, and what is of the wanted type already, stays as it is."""
        is_list = param.multiple or param.nargs == -1
        if value is None:
            return () if is_list else None
        if type(value) is self.wanted and not is_list:
            return value
        return self.make().coerce(value, param=param, ctx=ctx)
