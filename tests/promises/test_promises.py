"""What earlier versions wrote and were told, read with what there is now; docs/promises.md says what is promised.

Each folder beside this file was written by ``write.py`` when its version was released.
"""

from __future__ import annotations

import gzip
import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.promises import bot_talk, write
from tests.promises.interface import command_words, lost_names, lost_words
from tests.promises.shapes import Description, broken, misfits
from tests.promises.talk import Client
from tests.server.http_site import serving
from tools.schema import interface

import pessoi
from pessoi.bots.weights import read_weights
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup, RecordError
from pessoi.kernel.replay import verify

VERSIONS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "records").is_dir())
of_every_version = pytest.mark.parametrize("version", VERSIONS, ids=[folder.name for folder in VERSIONS])
#: All that is kept of one version, in bytes: a checkout stays small.
ROOM = 75_000
ADVICE = "was promised: deprecate it first, or take it back (docs/promises.md): "


@cache
def described() -> dict[str, Any]:
    """The interface as it describes itself now."""
    return interface()


def present() -> Description:
    return Description(described())


def read(file: Path) -> Any:
    return json.loads(gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_text(encoding="utf-8"))


def records(kind: str) -> list[Any]:
    return [
        pytest.param(file, id=f"{version.name}-{file.name}")
        for version in VERSIONS
        for file in sorted((version / "records").glob(f"*-{kind}.*"))
    ]


def test_every_version_kept_records_of_every_game() -> None:
    assert VERSIONS
    for version in VERSIONS:
        kept = {file.name.partition("-")[0] for file in (version / "records").iterdir()}
        assert kept <= set(registry.names())
        assert len(kept) >= 3


def test_what_is_kept_stays_small() -> None:
    for version in VERSIONS:
        assert sum(file.stat().st_size for file in version.rglob("*") if file.is_file()) < ROOM


# Records


@pytest.mark.parametrize("file", records("finished"))
def test_a_finished_record_is_played_again_and_holds(file: Path) -> None:
    record = pessoi.Record.parse(file.read_text(encoding="utf-8"))
    match = pessoi.replay(record)
    assert match.decision is None
    assert list(match.scores) == record.result
    verify(record, match.game)


@pytest.mark.parametrize("file", records("running"))
def test_a_running_match_goes_on(file: Path) -> None:
    record = pessoi.Record.parse(file.read_text(encoding="utf-8"))
    match = pessoi.replay(record)
    assert match.ply >= record.plies
    assert match.decision is not None
    match.play(match.decision.choices[0])
    assert match.ply > record.plies


@pytest.mark.parametrize("file", records("sealed"))
def test_a_sealed_record_fits_the_open_one(file: Path) -> None:
    sealed = pessoi.Record.parse(file.read_text(encoding="utf-8"))
    running = file.with_name(file.name.partition("-")[0] + "-running.json")
    whole = pessoi.Record.parse(running.read_text(encoding="utf-8"))
    assert sealed.seed is None
    assert (sealed.game, sealed.seats, sealed.commitment) == (whole.game, whole.seats, whole.commitment)
    assert sealed.plies == whole.plies


def test_a_record_that_was_changed_is_still_found_out() -> None:
    text = (VERSIONS[0] / "records" / "hercules-finished.pessoi").read_text(encoding="utf-8")
    with pytest.raises(RecordError):
        pessoi.Record.parse(text.replace("P0", "P1", 1))


# Names of Python, words of the command


@of_every_version
def test_no_documented_name_is_gone(version: Path) -> None:
    lost = lost_names(read(version / "python.json"))
    assert not lost, ADVICE + "; ".join(lost)


@of_every_version
def test_no_command_and_no_option_is_gone(version: Path) -> None:
    lost = lost_words(read(version / "command.json"), command_words())
    assert not lost, ADVICE + "; ".join(lost)


def test_a_name_and_an_option_that_were_lost_are_told() -> None:
    assert lost_names({"pessoi": {"new": ["game*", "colour"], "old": []}, "pessoi.gone": {"it": []}}) == [
        "pessoi.gone",
        "pessoi.old",
        "pessoi.new: colour",
    ]
    assert lost_names({"pessoi": {"new": []}})[-1] == "pessoi.new: needs game now"
    assert lost_words({"pessoi": ["--language", "--loud"], "pessoi dance": []}, {"pessoi": ["--language"]}) == [
        "pessoi dance",
        "pessoi --loud",
    ]


# The server


@of_every_version
def test_the_interface_has_all_it_had(version: Path) -> None:
    lost = broken(Description(read(version / "interface.json.gz")), present())
    assert not lost, ADVICE + "; ".join(lost)


@of_every_version
def test_a_client_of_before_is_understood_and_understands(version: Path, tmp_path: Path) -> None:
    with serving(str(tmp_path / "pessoi.db")) as site:
        client = Client(site.stranger(), Description(read(version / "interface.json.gz")))
        client.play(read(version / "talk.json"))
    assert not client.misunderstood, ADVICE + "; ".join(client.misunderstood)
    assert client.kept["update"]["scene"]["end"]["how"] == "resigned"
    assert not client.kept["record"]["is_sealed"]


def changed(change: str) -> Description:
    """The present interface with something spoilt."""
    document = deepcopy(described())
    parts = document["components"]["schemas"]
    update, choose = parts["Update"], parts["Choose"]
    if change == "field":
        del update["properties"]["since"]
        update["required"].remove("since")
    elif change == "kind":
        update["properties"]["since"] = {"type": "string"}
    elif change == "message":
        parts["Message"]["anyOf"] = [one for one in parts["Message"]["anyOf"] if not one["$ref"].endswith("/Ack")]
    elif change == "need":
        choose["required"].append("why")
        choose["properties"]["why"] = {"type": "string"}
    elif change == "route":
        del document["paths"]["/api/tables/{table_id}/start"]
    elif change == "more":
        update["properties"]["weather"] = {"type": "string"}
        choose["properties"]["why"] = {"type": "string"}
        document["paths"]["/api/weather"] = {}
    return Description(document)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("field", ["socket ←: since is gone"]),
        ("kind", ["socket ←.since: may be string now"]),
        ("message", ["socket ←: the message ack is gone"]),
        ("need", ["socket →: needs why now"]),
        ("route", ["POST /api/tables/{table_id}/start is gone"]),
        ("more", []),
    ],
)
def test_what_would_break_a_client_is_told_and_what_is_added_is_not(change: str, told: list[str]) -> None:
    assert broken(present(), changed(change)) == told


def test_a_message_that_does_not_fit_is_told() -> None:
    known = present()
    ack = {"type": "ack", "id": 1, "log": 3}
    message = known.part("Message")
    assert list(misfits({**ack, "weather": "fine"}, message, known, "ack")) == []
    assert list(misfits({"type": "ack", "id": 1}, message, known, "ack")) == ["ack: log is gone"]
    assert list(misfits({**ack, "log": "3"}, message, known, "ack")) == ["ack.log: 3 is none of integer"]


# Outside bots and weights


@of_every_version
def test_a_bot_of_before_is_told_all_it_was_told_and_plays(version: Path, tmp_path: Path) -> None:
    result = bot_talk.talk(version / "bot.py", tmp_path / "talk.txt")
    assert not result.forfeits
    now = bot_talk.told((tmp_path / "talk.txt").read_text(encoding="utf-8"))
    lost = bot_talk.lost_fields(read(version / "bot.json"), now, "told")
    assert not lost, ADVICE + "; ".join(lost)


def test_a_field_that_a_bot_is_not_told_any_more_is_told_here() -> None:
    old = {"hello": {"seat": 0, "verbs": {"rest": []}}, "end": {"scores": [1, 2]}}
    assert bot_talk.lost_fields(old, old, "told") == []
    assert bot_talk.lost_fields(old, {"hello": {"seat": "0", "verbs": {}}}, "told") == [
        "told: end is gone",
        "told.hello.seat: was number, is str",
        "told.hello.verbs: rest is gone",
    ]


@of_every_version
def test_weights_of_before_are_read(version: Path) -> None:
    game = registry.find("hercules")
    weights = read_weights(gzip.decompress((version / "weights.json.gz").read_bytes()))
    assert weights.game == game.name
    known = {feature.name for feature in game.features}
    assert all(known.issuperset(learned) for learned in weights.seats.values())


def test_weights_that_are_none_are_refused() -> None:
    with pytest.raises(BadSetup):
        read_weights(b'{"game": "hercules"}')


# Writing


def test_what_was_promised_is_not_written_anew() -> None:
    written = {file: file.read_bytes() for file in VERSIONS[-1].rglob("*") if file.is_file()}
    for wanted in (VERSIONS[-1].name, "99.0.0"):
        with pytest.raises(SystemExit, match=r"stays as it is|raise the version"):
            write.main(wanted)
    assert all(file.read_bytes() == content for file, content in written.items())
