"""Checks and tests of what a change touches, in less than a minute: ``make quick``; ``make test`` is for all.

A change is what differs from the branch ``main``, or on it from the last commit. Which tests belong to it is looked up
by folder; of the server's, which are many, those files that name a changed module, or are named like it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import page

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
MAIN = "main"

GAME = re.compile(r"src/pessoi/games/(\w+)/")
#: The tests of each part of the source, by how its path begins; of several that fit all count.
PLACES = {
    "src/pessoi/kernel/": ["tests/kernel", "tests/golden", "tests/contract/test_laws.py"],
    "src/pessoi/games/": ["tests/games/test_prompts.py", "tests/golden", "tests/contract/test_laws.py"],
    "src/pessoi/text/": [
        "tests/text",
        "tests/terminal/test_language.py",
        "tests/terminal/test_problems.py",
        "tests/games/test_numbers.py",
        "tests/text",
    ],
    "src/pessoi/scene/": ["tests/scene", "tests/golden"],
    "src/pessoi/daily.py": ["tests/daily", "tests/terminal/test_daily_command.py"],
    "src/pessoi/bots/": ["tests/bots"],
    "src/pessoi/arena/": ["tests/arena"],
    "src/pessoi/rl/": ["tests/rl"],
    "examples/": ["tests/rl/test_examples.py"],
    "docs/learning.md": ["tests/rl/test_learning_page.py"],
    "src/pessoi/contract/": ["tests/contract"],
    "src/pessoi/terminal/": ["tests/terminal"],
    "src/pessoi/cli/": ["tests/terminal/test_command.py", "tests/terminal/test_language.py"],
    "src/pessoi/doctor.py": ["tests/terminal/test_command.py", "tests/terminal/test_serving.py"],
    "deploy/": ["tests/server/test_units.py", "tests/server/test_proxies.py"],
    "tools/mutants/": ["tests/mutants"],
    "hatch_build.py": ["tests/packaging/test_wheel.py"],
    ".github/": ["tests/packaging/test_release.py"],
    "web/licences": ["tests/packaging/test_licences.py"],
    "tools/": ["tests/packaging", "tests/docs"],
    "README.md": ["tests/docs"],
    "CONTRIBUTING.md": ["tests/docs"],
    "mkdocs.yml": ["tests/docs"],
    "docs/": ["tests/docs"],
    "docs/adding-a-game.md": ["tests/contract/test_command.py"],
    "web/src/games/": ["tests/docs/test_pictures.py"],
    "web/src/look/": ["tests/docs/test_pictures.py"],
    "docs/security.md": ["tests/server/test_security_page.py"],
}
SERVER = "src/pessoi/server/"
#: Not tried here: whole matches, which need the compiled build, and people in browsers.
SLOW = ("tests/browser/", "tests/bots/test_strength.py")


def git(*words: str) -> list[str]:
    """What git says, line by line; nothing if it refuses."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """The paths that differ from the main branch, or from the last commit, and are still there."""
    base = next(iter(git("merge-base", "HEAD", MAIN)), "HEAD")
    paths = git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard")
    return sorted({path for path in paths if (ROOT / path).is_file()})


def tests_of(paths: Iterable[str], test_files: dict[str, str]) -> list[str]:
    """What to give to pytest for changes of these paths, out of these files of tests with their contents."""
    found: set[str] = set()
    for path in paths:
        found.update(test for place, tests in PLACES.items() if path.startswith(place) for test in tests)
        if game := GAME.match(path):
            found.add(f"tests/games/{game[1]}")
        if path.startswith(SERVER):
            found |= named_by(Path(path).stem, {file: words for file, words in test_files.items() if "server" in file})
        if path.startswith("tests/") and path.endswith(".py"):
            found |= {path} if path in test_files else named_by(Path(path).stem, test_files)
    return without_parts({test for test in found if not test.startswith(SLOW)})


def named_by(module: str, test_files: dict[str, str]) -> set[str]:
    """The files of tests that import a module, or are named like it."""
    named = rf"from [\w.]*\b{module} import|from [\w.]+ import (\([^)]*|[\w, ]*)\b{module}\b"
    imported = re.compile(rf"^ *({named})", re.MULTILINE)
    return {file for file, words in test_files.items() if imported.search(words) or f"test_{module}.py" in file}


def without_parts(tests: set[str]) -> list[str]:
    """Folders and files, without those that are in another of the folders."""
    return sorted(test for test in tests if not any(test.startswith(f"{other}/") for other in tests))


def main() -> None:
    """Run the checks, then the tests; the first that fails ends it."""
    paths = changed()
    files = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    tests = tests_of(paths, files)
    page_files = [path.removeprefix("web/") for path in paths if path.startswith("web/")]
    print(f"changed: {len(paths)} files; tests: {' '.join(tests) or 'none in Python'}", flush=True)
    if any(path.endswith((".py", ".toml")) for path in paths):
        for words in (["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"], ["lint-imports"]):
            run([str(BIN / words[0]), *words[1:]])
    if page_files:
        npm = ["exec", "--"]
        page.main([*npm, "prettier", "--check", "--ignore-unknown", *page_files])
        page.main([*npm, "vitest", "related", "--run", "--passWithNoTests", *page_files])
    if tests:
        run([str(BIN / "pytest"), "-n", "auto", "--sample", "--maxfail", "5", *tests])


def run(command: list[str]) -> None:
    """Run a command here; if it fails, so does this one."""
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if code:
        sys.exit(code)


if __name__ == "__main__":
    main()
