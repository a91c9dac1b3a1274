"""What a wheel gets beyond the sources: the page for browsers, and kernel, games and search compiled with mypyc.

A source distribution gets the page too, so that nobody needs Node to install it. Without a C compiler the wheel is pure
Python; without Node it has the page that was built before, or none. It says so. The same sources give the same bytes,
wherever and whenever they are built with the same tools.

PESSOI_PURE=1 compiles nothing. PESSOI_UNOPTIMISED=1 compiles in less time what runs slower, for whoever works on how it
is packed.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
#: Left as they are. Errors are raised seldom, and mypyc's crash when an exception with fields of its own is said.
NOT_COMPILED = {"__init__", "errors"}
#: Where the wheel keeps the licence of what mypyc puts into compiled modules.
COMPILER_LICENCE = "pessoi/mypyc-licence.txt"
#: How mypyc declares what a module does when it is loaded.
DONE_ONCE = re.compile(r"^(extern .*\b(?:CPyInit_\w+|CPyDef_\w+_____top_level__)\(void\));$", re.MULTILINE)


def compiled_groups() -> list[tuple[list[str], str | None]]:
    """The modules worth compiling, and the library each lands in: the kernel, every game, the tree that bots search.

    A library each with a file for each module: a C compiler takes the less for each line the less there is in all.
    """
    package = SOURCE / "pessoi"
    folders = [package / "kernel", *(path.parent for path in sorted((package / "games").glob("*/game.py")))]
    groups = [
        ([path for path in sorted(folder.rglob("*.py")) if path.stem not in NOT_COMPILED], folder) for folder in folders
    ]
    groups.append(([package / "bots" / name for name in ("appeals.py", "tree.py", "values.py")], package / "bots"))
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


def needs_page(page: ModuleType) -> bool:
    """Whether the page has to be built; a source distribution has brought it along."""
    comes_with_page = (ROOT / "PKG-INFO").is_file() and (page.TARGET / "index.html").is_file()
    return not (comes_with_page or page.is_fresh())


def missing_compiler() -> str | None:
    """The C compiler that Python asks for, if the machine has none of that name; elsewhere it shows when it is run."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    import setuptools  # noqa: F401  (brings distutils along)

    compiler = new_compiler()
    customize_compiler(compiler)
    words = getattr(compiler, "compiler", None)
    return words[0] if words and shutil.which(words[0]) is None else None


def compiler_licence() -> Path:
    """The licence of mypy, to which mypyc and what it compiles into modules belong."""
    from importlib.metadata import distribution

    mypy = distribution("mypy")
    found = [file for file in mypy.files or [] if file.name == "LICENSE" and file.parts[0].endswith(".dist-info")]
    return Path(str(mypy.locate_file(min(found, key=lambda file: len(file.parts)))))


def sharing_tables(modules: list[Any]) -> None:
    """Let the files of a library share their tables of other libraries' functions, which mypyc declares in each.

    What Windows compiles does so by itself.
    """
    if os.name == "nt":
        return
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, "-fcommon"]


def without_paths(modules: list[Any], folder: Path) -> None:
    """Let no module remember where it was compiled, nor where the headers it includes were."""
    import sysconfig

    import mypyc

    if os.name == "nt":
        return
    places = {folder: ".", Path(mypyc.__file__).parent: "mypyc", Path(sysconfig.get_path("include")): "python"}
    maps = [f"-ffile-prefix-map={place}={name}" for place, name in places.items()]
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *maps]


def is_gcc(compiler: Any) -> bool:
    """Whether this is the GNU C compiler, which reads prepared headers and takes orders for single functions."""
    words = getattr(compiler, "compiler_so", None)
    if not words:
        return False
    said = subprocess.run([words[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def beginning(module: Any) -> str:
    """What every file of a module begins with: the headers of its library, where it is one, or Python's.

    What a library does only once, when it is loaded, is not worth the time it takes to make it fast: all tables of a
    game are made there, and two thirds of the time for the files they are in went into that.
    """
    if len(module.sources) == 1:
        return "#include <Python.h>\n"
    name = module.name.removesuffix("__mypyc")
    internal = f"__native_internal_{name}.h"
    (declared,) = (
        (Path(place) / internal).read_text("utf-8")
        for place in module.include_dirs
        if (Path(place) / internal).is_file()
    )
    once = [f'{line} __attribute__((optimize("O0")));\n' for line in DONE_ONCE.findall(declared)]
    return "".join([f'#include "__native_{name}.h"\n#include "{internal}"\n', *once])


def prepare_headers(modules: list[Any], compiler: Any, folder: Path) -> None:
    """Read the headers that many files begin with once. Where that fails, each reads them by itself."""
    prepared: dict[str, list[str]] = {}
    for module in modules:
        text = beginning(module)
        if text not in prepared:
            header = folder / f"beginning{len(prepared)}.h"
            header.write_text(text, "utf-8")
            places = [f"-I{place}" for place in (*module.include_dirs, *compiler.include_dirs)]
            words = [*compiler.compiler_so, *places, *module.extra_compile_args]
            subprocess.run([*words, "-x", "c-header", header, "-o", f"{header}.gch"], capture_output=True, check=False)
            prepared[text] = ["-include", str(header)]
        module.extra_compile_args = [*module.extra_compile_args, *prepared[text]]


def share_runtime(modules: list[Any], compiler: Any, folder: Path) -> None:
    """Compile what mypyc puts into every library once for all of them."""
    libraries = [module for module in modules if len(module.sources) > 1]
    shared = set.intersection(*(set(library.sources) for library in libraries))
    objects = compiler.compile(
        sorted(shared),
        output_dir=str(folder),
        include_dirs=libraries[0].include_dirs,
        extra_postargs=libraries[0].extra_compile_args,
    )
    for library in libraries:
        library.sources = [source for source in library.sources if source not in shared]
        library.extra_objects = [*library.extra_objects, *objects]


def without_library_paths(linker: list[str]) -> list[str]:
    """The words that call a linker, without the folders in which this Python looks for libraries; ours need none."""
    return [word for word in linker if not word.startswith("-Wl,-rpath")]


class PessoiHook(BuildHookInterface[Any]):
    """Builds what a standard wheel has inside; an editable install stays as it is."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the page has to be built and the machine has no Node for it."""
        page = load_page_tool()
        return [page.NODE_WHEEL] if needs_page(page) and page.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        self._build_page()
        if self.target_name != "wheel" or os.environ.get("PESSOI_PURE"):
            return
        built = Path(tempfile.mkdtemp(prefix="pessoi-build-"))
        self._built = built
        if not self._compile(built):
            return
        for library in sorted(built.rglob("*")):
            if library.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(library)] = str(library.relative_to(built))
        build_data["force_include"][str(compiler_licence())] = COMPILER_LICENCE
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        built = getattr(self, "_built", None)
        if built is not None:
            shutil.rmtree(built, ignore_errors=True)

    def _build_page(self) -> None:
        """Build the page into the package, or say what the wheel has instead."""
        page = load_page_tool()
        if not needs_page(page):
            return
        try:
            node = page.find_node()
            if node is None:
                raise page.NoPage("there is no Node")
            page.build(node)
        except page.NoPage as reason:
            has_old = (page.TARGET / "index.html").is_file()
            outcome = "it gets the page that was built before" if has_old else "it has no page for browsers"
            self.app.display_warning(f"{outcome}: {reason}")

    def _compile(self, built: Path) -> bool:
        """Compile into a folder; False (and a word to the builder) where that is not possible."""
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
        from setuptools.errors import BaseError

        class Build(build_ext):  # type: ignore[misc]  # setuptools tells no types
            """Compiles nothing twice, and links without a trace of the machine."""

            def build_extensions(self) -> None:
                if getattr(self.compiler, "linker_so", None):
                    self.compiler.linker_so = without_library_paths(self.compiler.linker_so)
                share_runtime(self.extensions, self.compiler, work)
                if is_gcc(self.compiler):
                    prepare_headers(self.extensions, self.compiler, work)
                super().build_extensions()

        missing = missing_compiler()
        if missing is not None:
            self.app.display_warning(f"no compiled modules, the wheel will be pure Python: there is no {missing}")
            return False
        from mypyc.build import mypycify

        here = Path.cwd()
        work = built / "work"
        groups = compiled_groups()
        paths = [path for group, _ in groups for path in group]
        try:
            os.chdir(SOURCE)
            modules = mypycify(
                ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work / "cache"), *paths],
                opt_level="1" if os.environ.get("PESSOI_UNOPTIMISED") else "3",
                debug_level="0",
                separate=groups,
                multi_file=True,
                target_dir=str(work / "c"),
                verbose=False,
            )
            sharing_tables(modules)
            without_paths(modules, built)
            distribution = Distribution({"name": "pessoi", "ext_modules": modules, "cmdclass": {"build_ext": Build}})
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
