"""What a wheel gets beyond the sources: the page for browsers, and kernel, games and search compiled with mypyc.

Without a C compiler the wheel is pure Python; without Node it has the page that was built before, or none. It says so.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"


def compiled_groups() -> list[tuple[list[str], str | None]]:
    """The modules worth compiling, and the library each lands in: the kernel, every game, the tree that bots search.

    A library each, because a C compiler takes the less for each line the less there is in all.
    """
    package = SOURCE / "pessoi"
    folders = [package / "kernel", *(path.parent for path in sorted((package / "games").glob("*/game.py")))]
    groups = [([path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"], folder) for folder in folders]
    groups.append(([package / "bots" / "tree.py"], package / "bots"))
    return [([str(path.relative_to(SOURCE)) for path in paths], f"pessoi_{folder.name}") for paths, folder in groups]


def load_page_tool() -> ModuleType:
    """tools/page.py, which is no module of a package."""
    spec = importlib.util.spec_from_file_location("page_tool", ROOT / "tools" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = tool
    spec.loader.exec_module(tool)
    return tool


class PessoiHook(BuildHookInterface[Any]):
    """Builds what a standard wheel has inside; an editable install stays as it is."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the page has to be built and the machine has no Node for it."""
        page = load_page_tool()
        return [] if page.is_fresh() or page.find_node() is not None else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        self._build_page()
        if os.environ.get("PESSOI_PURE"):
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

    def _build_page(self) -> None:
        """Build the page into the package, or say what the wheel has instead."""
        page = load_page_tool()
        try:
            node = page.find_node()
            if node is not None:
                page.build(node)
            elif not page.is_fresh():
                raise page.NoPage("there is no Node")
        except page.NoPage as reason:
            has_old = (page.TARGET / "index.html").is_file()
            outcome = (
                "the wheel gets the page that was built before" if has_old else "the wheel has no page for browsers"
            )
            self.app.display_warning(f"{outcome}: {reason}")

    def _compile(self, built: Path) -> bool:
        """Compile into a folder; False (and a word to the builder) where that is not possible."""
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.errors import BaseError

        here = Path.cwd()
        work = built / "work"
        groups = compiled_groups()
        paths = [path for group, _ in groups for path in group]
        try:
            os.chdir(SOURCE)
            modules = mypycify(
                ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work / "cache"), *paths],
                opt_level="3",
                debug_level="0",
                separate=groups,
                target_dir=str(work / "c"),
                verbose=False,
            )
            distribution = Distribution({"name": "pessoi", "ext_modules": modules})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(built)
            command.build_temp = str(work)
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        except (BaseError, OSError) as error:
            self.app.display_warning(f"no compiled modules, the wheel will be pure Python: {error}")
            return False
        finally:
            os.chdir(here)
            shutil.rmtree(work, ignore_errors=True)
        self.app.display_info(f"compiled {len(paths)} modules for Python {sys.version.split()[0]}")
        return True
