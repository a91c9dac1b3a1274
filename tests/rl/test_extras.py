"""What is said where a library is missing; and the command starts without any of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pessoi.extras import need
from pessoi.kernel.errors import BadSetup


def test_what_is_missing_is_named_with_what_brings_it() -> None:
    with pytest.raises(BadSetup, match="this needs no_such_library, which is not installed"):
        need("no_such_library", "rl")


def test_what_is_there_is_given() -> None:
    assert need("sys", "rl") is sys


@pytest.mark.parametrize(
    ("door", "library", "extra"),
    [
        ("zoo", "pettingzoo", "rl"),
        ("solo", "gymnasium", "rl"),
        ("arrays", "numpy", "rl"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_door_says_what_it_needs(door: str, library: str, extra: str) -> None:
    hide = f"import sys; sys.modules['{library}'] = None; import pessoi.rl.{door}"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert f"this needs {library}, which" in last
    assert f'pip install "pessoi[{extra}]"' in last


def test_the_command_loads_none_of_them() -> None:
    loaded = "import sys, pessoi.cli.app; print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
