"""Modules that note which of their blocks are run, for a fraction of what a tracer costs.

Every block of statements (a function, a branch, the body of a loop) begins with one more, which sets a byte. Threads,
generators and greenlets need no special care, as nobody watches them.
"""

from __future__ import annotations

import ast
import importlib.machinery
import importlib.util
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType

NAME = "__reached__"


def module_name(path: str) -> str:
    """The name under which a source file is imported."""
    parts = Path(path).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def blocks(tree: ast.Module) -> list[list[ast.stmt]]:
    """All lists of statements of a module, always in the same order."""
    found = []
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and block:
                found.append(block)
    return found


def block_by_line(tree: ast.Module) -> dict[int, int]:
    """For the first line of every statement the number of its block."""
    return {statement.lineno: number for number, block in enumerate(blocks(tree)) for statement in block}


@dataclass
class Marked:
    """A module's code with its marks, and which bytes they set."""

    path: str
    code: CodeType
    first: int
    count: int


class Marks:
    """Finds modules of the source with marks in them, and tells which have been reached."""

    def __init__(self, root: Path, sources: Sequence[str]) -> None:
        self.modules: dict[str, Marked] = {}
        self.root = root
        first = 0
        for path in sources:
            tree = ast.parse((root / path).read_text(encoding="utf-8"))
            found = blocks(tree)
            for number, block in enumerate(found):
                mark = ast.parse(f"{NAME}[{first + number}] = 1").body[0]
                block.insert(_beginning(block), ast.copy_location(mark, block[0]))
            ast.fix_missing_locations(tree)
            code = compile(tree, str(root / path), "exec", dont_inherit=True)
            self.modules[module_name(path)] = Marked(path, code, first, len(found))
            first += len(found)
        self.bytes = bytearray(first)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """What the import system asks every finder."""
        if name not in self.modules:
            return None
        place = self.root / self.modules[name].path
        return importlib.util.spec_from_file_location(name, place, loader=MarkedLoader(name, str(place), self))

    def reached(self) -> dict[str, list[int]]:
        """By file the numbers of the blocks run since this was last asked."""
        found = [match.start() for match in re.finditer(b"\x01", self.bytes)]
        self.bytes[:] = bytes(len(self.bytes))
        return dict(self._by_file(found))

    def _by_file(self, found: list[int]) -> Iterator[tuple[str, list[int]]]:
        start = 0
        for module in self.modules.values():
            end = start
            while end < len(found) and found[end] < module.first + module.count:
                end += 1
            if end > start:
                yield module.path, [number - module.first for number in found[start:end]]
            start = end


class MarkedLoader(importlib.machinery.SourceFileLoader):
    """Runs the marked code of a module; no bytecode is read for it and none is written."""

    def __init__(self, name: str, path: str, marks: Marks) -> None:
        super().__init__(name, path)
        self.marks = marks

    def get_code(self, fullname: str) -> CodeType:
        return self.marks.modules[fullname].code

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, NAME, self.marks.bytes)
        super().exec_module(module)


def _beginning(block: list[ast.stmt]) -> int:
    """Where a block may begin with something else: after a docstring and imports from the future."""
    place = 0
    for statement in block:
        is_words = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not is_words and not (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
            break
        place += 1
    return place
