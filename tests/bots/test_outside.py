"""Outside bots: programs are told what their seat sees and no more, and forfeit whatever goes wrong with them."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.bots.programs import CRASH, GOOD, WELCOME, clock_of, heard, is_gone, processes, write_bot
from tests.contract.cases import Case, every_case, our_own, random_play
from tests.patience import PATIENCE

from pessoi.bots import registry as bots
from pessoi.bots.outside import Forfeit, OutsideBot, decision, hello, line_of
from pessoi.bots.program import TROUBLES, Trouble
from pessoi.bots.terms import Terms
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import HIDDEN_FROM_OTHERS
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.text import COMPLETE, Text

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
every_game = pytest.mark.parametrize("game", our_own())
#: For bots that do not let us wait.
PATIENT = Terms(seconds=PATIENCE)


@pytest.fixture(autouse=True)
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ends by itself may take its time for it, and to hear how it went."""
    for seconds in ("GRACE", "PATIENCE"):
        monkeypatch.setattr(f"pessoi.bots.outside.{seconds}", PATIENCE)


def play(match: Match, seat: int, bot: str, terms: Terms = PATIENT) -> None:
    """Let a bot play a seat to the end of the match, against chance."""
    players = [bots.make(bot if place == seat else "random", f"{place}", terms) for place in range(match.setup.seats)]
    try:
        while match.decision is not None:
            deciding = match.decision.seat
            match.play(players[deciding].choose(Observation(match, deciding)), seat=deciding)
        for player in players:
            player.hear_result(match.scores, match.winners)
    finally:
        for player in players:
            player.close()


def started(game: str, seed: str = "outside") -> Match:
    return Match.begin(games.find(game), 2, seed, {})


def told(folder: Path, kind: str) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, heard(folder)) if message["type"] == kind]


# Playing


@every_game
def test_the_example_plays_to_the_end(game: str) -> None:
    match = started(game)
    play(match, 1, f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}")
    assert match.decision is None


@every_game
def test_a_bot_is_greeted_asked_and_told_the_result(game: str, tmp_path: Path) -> None:
    match = started(game)
    play(match, 0, write_bot(tmp_path, GOOD))
    (welcome,) = told(tmp_path, "hello")
    assert {key: welcome[key] for key in ("protocol", "game", "seats", "seat")} == {
        "protocol": 1,
        "game": game,
        "seats": 2,
        "seat": 0,
    }
    assert welcome["options"] == match.setup.options
    assert list(welcome["verbs"]) == list(match.game.verbs.verbs)
    asked = told(tmp_path, "decision")
    assert all(match.history[message["ply"]].seat == 0 for message in asked)
    assert [message["choices"][0] for message in asked] == [str(match.choices[message["ply"]]) for message in asked]
    assert told(tmp_path, "end") == [{"type": "end", "scores": match.scores, "winners": match.winners}]
    (process,) = processes(tmp_path)
    assert is_gone(process)


@every_game
def test_a_bot_is_told_each_event_of_its_seat_once_and_no_other(game: str, tmp_path: Path) -> None:
    match = started(game)
    play(match, 0, write_bot(tmp_path, GOOD))
    asked = told(tmp_path, "decision")
    events = [(event["ply"], event["event"]) for message in asked for event in message["events"]]
    seen = [(entry.ply, entry.event.name) for entry in match.events(0) if entry.ply <= asked[-1]["ply"]]
    assert events == seen
    assert match.journal is not None
    keeps_secrets = any(not entry.is_for(0) for entry in match.journal.entries)
    assert keeps_secrets == (match.game.secrecy == HIDDEN_FROM_OTHERS)


def test_values_are_told_in_the_words_of_choices(tmp_path: Path) -> None:
    play(started("hercules"), 0, write_bot(tmp_path, GOOD))
    events = [event for message in told(tmp_path, "decision") for event in message["events"]]
    calculated = next(event["values"] for event in events if event["event"] == "calculated")
    assert calculated["operation"] in {"plus", "minus", "times", "divide"}
    assert isinstance(calculated["result"], int)


def test_a_bot_can_say_what_it_expects(tmp_path: Path) -> None:
    bot = bots.make(write_bot(tmp_path, WELCOME + "say(choice=hear()['choices'][1], share=0.75)"), "1", PATIENT)
    observation = Observation(*where_to_decide())
    thought = bot.consider(observation)
    bot.close()
    assert thought.best.choice is observation.decision.choices[1]
    assert (thought.best.visits, thought.best.share) == (1, 0.75)
    assert {candidate.choice for candidate in thought.candidates} == set(observation.decision.choices)


def where_to_decide() -> tuple[Match, int]:
    match = started("hercules")
    assert match.decision is not None
    return match, match.decision.seat


# Knowing


@every_case
def test_what_is_said_depends_on_nothing_a_seat_cannot_know(case: Case) -> None:
    """Two positions that differ only in what the seat can't know are described by the same bytes."""
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        assert match.decision is not None
        if number % 6:
            continue
        seat = match.decision.seat
        other = match.imagine(seat, "elsewhere")
        assert other.state.dice.key != match.state.dice.key
        here, there = Observation(match, seat), Observation(other, seat)
        assert line_of(hello(here, 10)) == line_of(hello(there, 10))
        assert line_of(decision(here, match.ply + 1)) == line_of(decision(there, match.ply + 1))


@every_game
def test_a_program_hears_the_same_bytes_whatever_is_hidden_from_it(game: str, tmp_path: Path) -> None:
    match = started(game)
    for number, _ in enumerate(random_play(match)):
        if number == 30:
            break
    assert match.decision is not None
    seat = match.decision.seat
    match.journal = None
    lines = []
    for name, where in (("here", match), ("there", match.imagine(seat, "elsewhere"))):
        folder = tmp_path / name
        folder.mkdir()
        bot = bots.make(write_bot(folder, GOOD), "1", PATIENT)
        bot.consider(Observation(where, seat))
        bot.close()
        lines.append(heard(folder))
    assert len(lines[0]) == 2
    assert lines[0] == lines[1]


@every_game
def test_a_bot_hears_neither_seed_nor_key_nor_state(game: str, tmp_path: Path) -> None:
    match = started(game, "a seed to be kept")
    key = match.state.dice.key.hex()
    play(match, 0, write_bot(tmp_path, GOOD))
    everything = "\n".join(heard(tmp_path))
    assert "a seed to be kept" not in everything
    assert key not in everything
    assert bots.seed_for(match.seed, 0) not in everything
    assert {key for message in told(tmp_path, "decision") for key in message} == {
        "type",
        "ply",
        "prompt",
        "arguments",
        "choices",
        "events",
        "view",
    }


# Going wrong

#: How long a bot has that is going to hang: less than it takes to start, as its time begins to pass only then.
MOMENT = 0.01

FAULTS = [
    ("hangs before it answers the hello", "hang()", MOMENT, "slow"),
    ("hangs at a decision", WELCOME + "hear(); hang()", MOMENT, "slow"),
    ("hangs and does not let itself be told to end", "signal.signal(signal.SIGTERM, signal.SIG_IGN); hear(); hang()",
        MOMENT, "slow"),
    ("hangs with a program of its own", "child = subprocess.Popen(['sleep', '600'])\n"
        "print(child.pid, file=open(FOLDER + '/processes', 'a'), flush=True)\nhang()", MOMENT, "slow"),
    # More than a pipe holds, so that it has been listened to before it goes on.
    ("only complains", "complain = lambda: sys.stderr.write('oh dear ' * 9999)\n"
        "complain(); open(FOLDER + '/hangs', 'w').close()\nwhile True: complain()", MOMENT, "slow"),
    # At once with its welcome, so that it has been read when the bot is asked.
    ("writes half a line", "hear(); os.write(1, b'{\"protocol\": 1}\\n{\"choice'); hear(); hang()", MOMENT, "half"),
    ("crashes at the start", CRASH, 30, "ended"),
    ("crashes in mid-game", WELCOME + "play(3); 1 / 0", 30, "ended"),
    ("leaves early without a fault", WELCOME + "play(3); sys.exit(0)", 30, "ended"),
    ("is killed", WELCOME + "play(3); os.kill(os.getpid(), signal.SIGKILL)", 30, "killed"),
    ("closes its output", WELCOME + "hear(); os.close(1); time.sleep(600)", 30, "closed"),
    ("writes words", WELCOME + "hear(); print('I take the first', flush=True); time.sleep(600)", 30, "json"),
    ("writes a list", WELCOME + "hear(); print('[1]', flush=True); time.sleep(600)", 30, "json"),
    ("writes brackets without end", WELCOME + "hear(); print('[' * 500_000, flush=True); time.sleep(600)", 30, "json"),
    ("writes no UTF-8", WELCOME + "hear(); os.write(1, b'\\xff\\n'); time.sleep(600)", 30, "json"),
    ("floods us", WELCOME + "hear()\nwhile True: os.write(1, b'x' * 65536)", 30, "flood"),
    ("floods us with lines", WELCOME + "while True: os.write(1, b'{\"choice\": \"a\"}\\n' * 4096)", 30, "unlisted"),
    ("speaks another protocol", "hear(); say(protocol=2); time.sleep(600)", 30, "protocol"),
    ("counts its choice", WELCOME + "hear(); say(choice=0); time.sleep(600)", 30, "choice"),
    ("lies", WELCOME + "play(3); say(choice='fly to\\x1b[2J the moon'); time.sleep(600)", 30, "unlisted"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "seconds", "reason"), [pytest.param(*fault[1:], id=fault[0]) for fault in FAULTS])
def test_a_bot_forfeits_when_it(
    body: str, seconds: float, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pessoi.bots.program.monotonic", clock_of(tmp_path))
    match = started("hercules")
    bot = write_bot(tmp_path, body)
    with pytest.raises(Forfeit) as caught:
        play(match, 1, bot, Terms(seconds))
    forfeit = caught.value
    assert forfeit.trouble.name == reason
    assert (forfeit.bot, forfeit.seat, forfeit.ply) == (bot, 1, match.ply)
    assert str(forfeit) == f"{bot} on seat 1 forfeits at ply {match.ply}: {forfeit.trouble}"
    assert str(forfeit).isprintable()
    assert_it_can_be_said(forfeit.trouble)
    noted = processes(tmp_path)
    assert noted
    assert all(is_gone(process) for process in noted)


def assert_it_can_be_said(trouble: Trouble) -> None:
    for language in COMPLETE:
        text = Text(language)
        text.say(trouble.words)
        assert text.problems == []


def test_every_trouble_is_tried() -> None:
    assert {fault[3] for fault in FAULTS} | {"start"} == set(TROUBLES)


def test_a_forfeit_tells_the_last_words_and_the_exit_code(tmp_path: Path) -> None:
    bot = bots.make(write_bot(tmp_path, "print('first', file=sys.stderr)\n" * 20 + CRASH), "1", PATIENT)
    with pytest.raises(Forfeit, match="ended with exit code 1") as caught:
        bot.consider(Observation(*where_to_decide()))
    assert caught.value.last_lines == ("first",) * 7 + ("no model here",)


def test_a_program_that_turns_out_not_to_start_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/nowhere/python\n")
    path.chmod(0o755)
    with pytest.raises(Forfeit, match="it can't be started: no such file") as caught:
        bots.make(f"cmd:{path}", "1").consider(Observation(*where_to_decide()))
    assert_it_can_be_said(caught.value.trouble)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("cmd:", 'it is written "cmd:" and a command'),
        ("cmd:echo a\nb", "in one line"),
        ("cmd:nowhere/bot --fast", 'there is no program "nowhere/bot"'),
        ("cmd:python3 'bot.py", "No closing quotation"),
        ("cmd:{folder}/data", "is not executable"),
    ],
)
def test_what_cannot_be_started_is_refused_at_once(name: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no program")
    with pytest.raises(BadSetup, match=reason):
        bots.make(name.format(folder=tmp_path), "1")


def test_a_bot_beside_us_is_found_with_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mybot"
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSetup, match=r'did you mean "\./mybot"'):
        bots.make("cmd:mybot", "1")
    bot = bots.make("cmd:./mybot --level '3 4'", "1")
    assert isinstance(bot, OutsideBot)
    assert bot.command == ["./mybot", "--level", "3 4"]


def test_outside_bots_are_none_of_the_package() -> None:
    assert not any(name.startswith("cmd:") for name in bots.names())


def test_all_that_is_said_is_logged_if_wanted(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = bots.make(write_bot(tmp_path, "print('hm', file=sys.stderr)\n" + GOOD), "1", Terms(PATIENCE, log))
    bot.consider(Observation(*where_to_decide()))
    bot.close()
    (process,) = processes(tmp_path)
    lines = log.read_text().splitlines()
    assert {line.split()[0] for line in lines} == {str(process)}
    assert sorted(line.split()[1] for line in lines) == ["!", "<", "<", ">", ">"]
    assert [line.split(maxsplit=2)[2] for line in lines if line.split()[1] == ">"] == heard(tmp_path)
