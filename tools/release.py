"""Makes what is released: the source distribution, the wheel from it, and the wheel repaired for other machines.

    python -m tools.release             into dist/ (make wheel)
    python -m tools.release --again     once more elsewhere, to see that the bytes are the same (make reproducible)
    python -m tools.release --tag TAG   whether a tag such as v0.1.0 is what the sources say of themselves

The time in the files is that of the last commit, so that the same sources give the same bytes.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
UV = ROOT / ".bootstrap" / "bin" / "uv"
#: For sources that are in no repository, such as those of a source distribution.
SOME_DAY = "1577836800"


def time_of_commit() -> str:
    """When the last commit was made, in seconds; told by the environment if somebody sets it."""
    words = ["git", "log", "-1", "--format=%ct"]
    asked = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    return os.environ.get("SOURCE_DATE_EPOCH") or asked.stdout.strip() or SOME_DAY


def build(source: Path, target: Path, epoch: str) -> None:
    """Both distributions of a source, the wheel made from the other one, as if on any machine."""
    shutil.rmtree(target, ignore_errors=True)
    told = {**os.environ, "SOURCE_DATE_EPOCH": epoch, "PYTHONHASHSEED": "0"}
    words = ["build", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(target), str(source)]
    subprocess.run([UV, *words], env=told, check=True)
    (target / ".gitignore").unlink(missing_ok=True)
    for wheel in target.glob("*-linux_*.whl"):
        repair(wheel, told)


def repair(wheel: Path, environment: dict[str, str]) -> None:
    """Say on which machines a wheel of this one runs: those with a system library as old as what it needs."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), environment.get("PATH", "")])
    words = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(wheel.parent), str(wheel)]
    # It packs folders with the rights that they have here.
    subprocess.run(words, env={**environment, "PATH": paths}, umask=0o022, check=True)
    wheel.unlink()


def wrong_with(tag: str, project: str, changes: str) -> str | None:
    """Why a tag can't be released: the version is another one, or the list of changes has no day for it."""
    version = tomllib.loads(project)["project"]["version"]
    if tag != f"v{version}":
        return f"the tag is {tag}, and pyproject.toml has version {version}; set one of them right"
    if re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.MULTILINE) is None:
        return f"CHANGELOG.md needs a line with the day of the release: ## {version} (2030-12-31)"
    return None


# Once more


def build_again(epoch: str) -> bool:
    """Build what is in dist/ from its own sources, in another folder, at another time, by somebody more careful."""
    with tempfile.TemporaryDirectory(prefix="pessoi, built again ") as made:
        folder = Path(made)
        (first,) = DIST.glob("*.tar.gz")
        with tarfile.open(first) as archive:
            archive.extractall(folder, filter="data")
        (source,) = (path for path in folder.iterdir() if path.is_dir())
        for path in source.rglob("*"):
            path.touch()
        os.umask(0o077)
        os.environ.update({"TZ": "Pacific/Chatham", "TMPDIR": str(folder), "LC_ALL": "C"})
        build(source, folder / "dist", epoch)
        same = [is_same(file, folder / "dist" / file.name) for file in sorted(DIST.iterdir())]
    return all(same)


def is_same(one: Path, other: Path) -> bool:
    """Whether two files have the same bytes; if not, what in them differs is told."""
    if not other.is_file():
        print(f"differs  {one.name}: it was not made again")
        return False
    digests = [hashlib.sha256(path.read_bytes()).hexdigest() for path in (one, other)]
    if digests[0] == digests[1]:
        print(f"same     {one.name} {digests[0]}")
        return True
    members, others = dict(members_of(one)), dict(members_of(other))
    names = sorted(name for name in members.keys() | others.keys() if members.get(name) != others.get(name))
    print(f"differs  {one.name}: {', '.join(names) or 'only how it is packed'}")
    return False


def members_of(archive: Path) -> Iterator[tuple[str, str]]:
    """What is in an archive, by name, with a digest."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            yield from ((name, hashlib.sha256(wheel.read(name)).hexdigest()) for name in wheel.namelist())
    else:
        with tarfile.open(archive) as source:
            for member in source:
                content = source.extractfile(member)
                if content is not None:
                    yield member.name, hashlib.sha256(content.read()).hexdigest()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--tag"]:
        told = [(ROOT / name).read_text("utf-8") for name in ("pyproject.toml", "CHANGELOG.md")]
        sys.exit(wrong_with(sys.argv[2], *told))
    if sys.argv[1:] == ["--again"]:
        if not build_again(time_of_commit()):
            sys.exit("the same sources gave other bytes")
    else:
        build(ROOT, DIST, time_of_commit())
