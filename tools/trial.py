"""Tries what is in dist/ as people will: the wheel and the source distribution, each in an empty environment.

    python tools/trial.py                   every trial (make wheel does that)
    python tools/trial.py --only offline    those whose names hold a word
    python tools/trial.py --without-source  without the source distribution, which takes a minute
    python tools/trial.py --dist FOLDER     what is in another folder

Nothing may be needed but Python: programs are hidden (no compiler, no Node), the folder has spaces in its name. A trial
has a name and says in words what was wrong. What this system cannot do is said too, and counts as tried elsewhere.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).parent.parent
UV = ROOT / ".bootstrap" / "bin" / "uv"
#: An account that owns nothing.
NOBODY = 65534
#: How long anything may take on the busiest machine, in seconds.
PATIENCE = 900
GAMES = ("hercules", "hexemonia", "thebai")


class Failed(Exception):
    """A trial went wrong; the words say what."""


class Skipped(Exception):
    """A trial this system cannot make; the words say why."""


@dataclass(frozen=True)
class Place:
    """An environment with pessoi, and a home for whoever uses it."""

    folder: Path
    build: str

    @property
    def command(self) -> str:
        """The command as it is installed."""
        return str(self.folder / "environment" / "bin" / "pessoi")

    @property
    def variables(self) -> dict[str, str]:
        """What a bare machine has: no program is found, and nothing of the surroundings counts."""
        return {"PATH": "", "LANG": "C.UTF-8", "HOME": str(self.folder / "home"), "PYTHONDONTWRITEBYTECODE": "1"}

    def run(
        self,
        *words: str,
        before: tuple[str, ...] = (),
        fine: tuple[int, ...] = (0,),
        told: Mapping[str, str | None] = MappingProxyType({}),
    ) -> str:
        """What a command says; that it ends as it should is part of every trial. None takes a variable away."""
        changed = {**self.variables, **told}
        done = subprocess.run(
            [*before, self.command, *words],
            env={name: value for name, value in changed.items() if value is not None},
            cwd="/",
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        said = done.stdout + done.stderr
        if done.returncode not in fine or "Traceback" in said:
            raise Failed(f"pessoi {' '.join(words)} ended with {done.returncode} and said:\n{said}")
        return said


def demand(is_so: bool, otherwise: str) -> None:
    """What has to hold in a trial."""
    if not is_so:
        raise Failed(otherwise)


# Installing


def find(folder: Path, pattern: str) -> Path:
    """The one file of this kind in a folder."""
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise Failed(f"there should be one {pattern} in {folder}, and there are {len(found)}; make wheel makes it")
    return found[0].resolve()


def python_for_everybody() -> str:
    """This Python, or another of its version if it lies where only its owner can go."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    candidates = [Path(sys.executable), *(Path(folder) / name for folder in ("/usr/bin", "/usr/local/bin"))]
    return str(next((path for path in candidates if path.exists() and is_open(path.resolve())), candidates[0]))


def is_open(path: Path) -> bool:
    """Whether an account without rights can come here."""
    return all(place.stat().st_mode & 0o001 for place in (path, *path.parents))


def install(file: Path, folder: Path) -> None:
    """Install a file with what it needs into a new environment, on a machine that has neither compiler nor Node."""
    hidden = {**os.environ, "PATH": "", "UV_LINK_MODE": "copy"}
    environment = folder / "environment"
    for words in (
        ["venv", "--python", python_for_everybody(), str(environment)],
        ["pip", "install", "--python", str(environment / "bin" / "python"), str(file)],
    ):
        done = subprocess.run([UV, *words], env=hidden, capture_output=True, text=True, timeout=PATIENCE, check=False)
        demand(done.returncode == 0, f"uv {words[0]} did not work:\n{done.stderr}")
    (folder / "home").mkdir()


@contextmanager
def place(file: Path, build: str) -> Iterator[Place]:
    """A place with this file installed, readable for everybody, and gone in the end."""
    with tempfile.TemporaryDirectory(prefix="pessoi trial ") as made:
        folder = Path(made)
        folder.chmod(0o755)
        start = time.monotonic()
        install(file, folder)
        print(f"installed {file.name} with all it needs in {time.monotonic() - start:.0f} s", flush=True)
        yield Place(folder, build)


# Trials


def the_build_is_as_it_should_be(here: Place) -> None:
    """A wheel has compiled rules; what was installed without a compiler has them in Python."""
    said = here.run("--version").splitlines()
    demand(re.fullmatch(r"pessoi \d+\.\d+\.\d+", said[0]) is not None, f"the first line is {said[0]!r}")
    demand(here.build in said[1], f"there should be {here.build}, and there are {said[1]}")


def the_doctor_finds_nothing_wrong(here: Place) -> None:
    """All games play, the page is there, matches can be kept."""
    said = here.run("doctor")
    demand("!!" not in said, f"the doctor found something:\n{said}")


def a_whole_match_of_every_game_is_played(here: Place) -> None:
    """Bots play each game to its end."""
    for game in GAMES:
        said = here.run("simulate", game, "--seats", "greedy,random", "--games", "1", "--seed", "1", "--jobs", "1")
        demand("1" in said, f"nothing was told of a match of {game}:\n{said}")


def the_page_is_served(here: Place) -> None:
    """Somebody opens the page in a browser: it is there with its scripts, and so are the licences."""
    with served(here) as address:
        index = fetch(address)
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
        demand("<title>" in index and bool(scripts), f"this is no page:\n{index[:500]}")
        for script in scripts:
            demand(len(fetch(address + script)) > 100, f"{script} is empty")
        demand("## svelte" in fetch(f"{address}/licences.md"), "the licences do not name what the page contains")


def the_licences_are_told(here: Place) -> None:
    """What others have written is named, with the texts."""
    said = here.run("licences")
    named = ["svelte", "litestar", *(["mypyc"] if here.build == "compiled" else [])]
    demand(all(name in said for name in named), f"not all of {', '.join(named)} are named:\n{said}")
    demand("Apache License" in here.run("licences", "--full"), "there is no Apache licence in full")


def without_a_home_it_plays_all_the_same(here: Place) -> None:
    """A service or a container may have no HOME at all."""
    here.run("doctor", told={"HOME": None, "PESSOI_HOME": str(here.folder / "data")})
    here.run("games", told={"HOME": None})


def without_rights_it_plays_and_says_what_it_cannot_keep(here: Place) -> None:
    """An account that may write nowhere: games play, the doctor names what cannot be kept, and nothing crashes."""
    setpriv = shutil.which("setpriv")
    if setpriv is None or os.geteuid() != 0:
        raise Skipped("only root can become somebody without rights, with setpriv")
    if not is_open((here.folder / "environment" / "bin" / "python").resolve()):
        raise Skipped("there is no Python here that somebody without rights can run")
    nobody = (setpriv, f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
    here.run("games", before=nobody)
    here.run("simulate", "thebai", "--seats", "random,random", "--games", "1", "--jobs", "1", before=nobody)
    said = here.run("doctor", before=nobody, fine=(1,))
    demand(said.count("!!") == 1, f"the doctor should miss one thing, where to keep matches:\n{said}")


def offline_nothing_is_missing(here: Place) -> None:
    """With no network at all: all that is needed came with the package."""
    unshare = shutil.which("unshare")
    before = (unshare, "-n") if unshare is not None and os.geteuid() == 0 else ()
    nowhere = dict.fromkeys(("http_proxy", "https_proxy", "all_proxy"), "http://127.0.0.1:9")
    said = here.run("doctor", before=before, told=nowhere)
    demand("!!" not in said, f"the doctor found something:\n{said}")
    here.run(
        "simulate", "hercules", "--seats", "easy,random", "--games", "1", "--jobs", "1", before=before, told=nowhere
    )


@contextmanager
def served(here: Place) -> Iterator[str]:
    """A server at a free port of this machine, ended afterwards; its address."""
    words = [here.command, "serve", "--port", "0", "--database", str(here.folder / "home" / "tables.db")]
    with subprocess.Popen(
        words, env=here.variables, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            said = ""
            assert server.stdout is not None
            while not (address := re.search(r"http://[\d.]+:\d+", said)):
                line = server.stdout.readline()
                demand(bool(line), f"the server ended and said:\n{said}")
                said += line
            yield address[0]
        finally:
            server.terminate()
            server.wait(PATIENCE)


def fetch(address: str) -> str:
    """What is at an address, whatever proxies there are."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


Trial = Callable[[Place], None]
EVERYWHERE: tuple[Trial, ...] = (
    the_build_is_as_it_should_be,
    the_doctor_finds_nothing_wrong,
    a_whole_match_of_every_game_is_played,
    the_page_is_served,
    the_licences_are_told,
)
#: What cannot differ between the two, tried on the wheel alone.
ONCE: tuple[Trial, ...] = (
    without_a_home_it_plays_all_the_same,
    without_rights_it_plays_and_says_what_it_cannot_keep,
    offline_nothing_is_missing,
)


def name_of(trial: Trial) -> str:
    """A trial in words."""
    return trial.__name__.replace("_", " ")


def try_out(file: Path, build: str, trials: list[Trial]) -> list[str]:
    """Make all trials in one place; the names of those that failed."""
    failed = []
    with place(file, build) as here:
        for trial in trials:
            try:
                trial(here)
                print(f"  ok       {name_of(trial)}", flush=True)
            except Skipped as reason:
                print(f"  skipped  {name_of(trial)}: {reason}", flush=True)
            except (Failed, OSError, subprocess.TimeoutExpired) as reason:
                print(f"  FAILED   {name_of(trial)}: {reason}", flush=True)
                failed.append(name_of(trial))
    return failed


def main() -> None:
    """Try the wheel, then the source distribution."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="trials whose names hold this word")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the folder of what is tried")
    parser.add_argument("--without-source", action="store_true", help="only the wheel")
    given = parser.parse_args()

    def chosen(trials: tuple[Trial, ...]) -> list[Trial]:
        return [trial for trial in trials if given.only in name_of(trial)]

    try:
        failed = try_out(find(given.dist, "*.whl"), "compiled", chosen((*EVERYWHERE, *ONCE)))
        if not given.without_source:
            failed += try_out(find(given.dist, "*.tar.gz"), "pure Python", chosen(EVERYWHERE))
    except Failed as reason:
        sys.exit(f"the trials could not begin: {reason}")
    if failed:
        sys.exit(f"{len(failed)} of the trials failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
