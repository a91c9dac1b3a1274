"""Compiles the kernel and the games with mypyc when a wheel is built; without a C compiler the wheel is pure Python."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
CACHE = ROOT / ".mypy_cache" / "compiled"


def compiled_modules() -> list[str]:
    """The modules worth compiling: the kernel, and every game's rules."""
    package = SOURCE / "pessoi"
    folders = [package / "kernel", *(path.parent for path in sorted((package / "games").glob("*/game.py")))]
    return [
        str(path.relative_to(SOURCE))
        for folder in folders
        for path in sorted(folder.glob("*.py"))
        if path.name != "__init__.py"
    ]


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a standard wheel; an editable install stays pure."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard" or os.environ.get("PESSOI_PURE"):
            return
        built = Path(tempfile.mkdtemp(prefix="pessoi-build-"))
        self._built = built
        if not self._compile(built):
            return
        for library in sorted(built.rglob("*")):
            if library.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(library)] = str(library.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        built = getattr(self, "_built", None)
        if built is not None:
            shutil.rmtree(built, ignore_errors=True)

    def _compile(self, built: Path) -> bool:
        """Compile into a folder; False (and a word to the builder) where that is not possible."""
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.errors import BaseError

        here = Path.cwd()
        work = built / "work"
        try:
            os.chdir(SOURCE)
            modules = mypycify(
                ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(CACHE), *compiled_modules()],
                opt_level="3",
                debug_level="0",
                target_dir=str(work / "c"),
                verbose=False,
            )
            distribution = Distribution({"name": "pessoi", "ext_modules": modules})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(built)
            command.build_temp = str(work)
            command.ensure_finalized()
            command.run()
        except (BaseError, OSError) as error:
            self.app.display_warning(f"no compiled modules, the wheel will be pure Python: {error}")
            return False
        finally:
            os.chdir(here)
            shutil.rmtree(work, ignore_errors=True)
        self.app.display_info(f"compiled {len(compiled_modules())} modules for Python {sys.version.split()[0]}")
        return True
