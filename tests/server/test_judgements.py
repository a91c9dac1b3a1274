"""Looking back at a finished match over HTTP: one choice at a time, by what its seat knew then."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from pessoi.bots import registry as bots
from pessoi.bots.review import review
from pessoi.games import registry as games
from pessoi.kernel.replay import replay

if TYPE_CHECKING:
    from tests.server.http_site import Answer, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


@pytest.fixture
def finished(anna: Visitor) -> str:
    table: Answer = anna.begin(options={"round_limit": 1, "start_seat": "0"})
    while not anna.step(table["id"])["end"]:
        pass
    return str(table["match_id"])


def test_every_choice_of_a_finished_match_is_judged_as_the_command_does(anna: Visitor, finished: str) -> None:
    _, record = anna.record(finished)
    match = replay(record, games.find("hercules")).match
    expected = {judgement.ply: judgement for judgement in review(match, partial(bots.make, "greedy"))}
    assert expected
    for ply in range(record.plies):
        shown = anna.ask("GET", f"/matches/{finished}/judgements/{ply}", params={"bot": "greedy"})
        if ply not in expected:
            assert shown is None
            continue
        assert (shown["ply"], shown["seat"]) == (ply, expected[ply].seat)
        assert shown["played"]["choice"] == record.choices[ply][1]
        assert shown["played"]["share"] == expected[ply].played.share
        assert shown["best"]["choice"] == str(expected[ply].best.choice)
        assert shown["loss"] == expected[ply].loss


def test_a_judgement_is_in_the_words_of_the_reader(anna: Visitor, finished: str) -> None:
    english, german = (
        anna.ask("GET", f"/matches/{finished}/judgements/0", params={"language": language}) for language in ("en", "de")
    )
    assert english["question"] != german["question"]
    assert "Anna" in german["question"]
    assert english["played"]["share"] == german["played"]["share"]


def test_a_running_match_is_not_judged(anna: Visitor) -> None:
    table = anna.begin()
    anna.step(table["id"])
    words = anna.refused("GET", f"/matches/{table['match_id']}/judgements/0", 409, "refused")
    assert "when it is over" in words


def test_what_cannot_be_judged_is_refused(anna: Visitor, stranger: Visitor, finished: str) -> None:
    _, record = anna.record(finished)
    place = f"/matches/{finished}/judgements"
    anna.refused("GET", f"{place}/{record.plies}", 400, "bad_request")
    assert "no bot called" in anna.refused("GET", f"{place}/0", 400, "bad_setup", params={"bot": "gredy"})
    anna.refused("GET", f"{place}/0", 400, "bad_request", params={"bot": "cmd:true"})
    anna.refused("GET", "/matches/nowhere/judgements/0", 404, "not_found")
    stranger.refused("GET", f"{place}/0", 401, "who_are_you")
