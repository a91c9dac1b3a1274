"""The commands of the server and those who play there: real processes on this machine, with what is typed piped in."""

from __future__ import annotations

import re
import signal
import sqlite3
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.patience import PATIENCE

import pessoi
from pessoi.kernel.errors import BadSetup, RecordError
from pessoi.kernel.record import Record
from pessoi.scene.table import ShownTable
from pessoi.server.transfer import Players, export_match, import_record
from pessoi.terminal.remote.site import Site

if TYPE_CHECKING:
    from tests.terminal.house import House, Mistake, Running

pytest_plugins = ["tests.terminal.house"]

SHORT = ["-o", "round_limit=2"]
ONES = "1\n" * 200
#: A loopback port on which nothing can listen.
NOWHERE = "http://127.0.0.1:1"


def saved(house: House, home: str = "anna") -> Path:
    (path,) = (house.home(home) / "matches").glob("*.pessoi")
    return path


# Playing at a server


def test_a_whole_match_is_played_against_a_bot_and_its_record_verified(house: House, address: str) -> None:
    words = ["play", "hercules", "--at", address, "--names", "Anna", *SHORT]
    done = house.run(*words, typed=ONES)
    assert done.code == 0
    assert "Check value of the dice of this match (for pessoi verify): " in done.printed
    assert "Anna, it is your turn" in done.printed
    assert "Round 2 was the last one allowed." in done.printed
    assert re.search(r"Total\. Anna: \d+; Talos: \d+\n", done.printed)
    assert re.search(r"(Anna|Talos) (wins|share the win)\.", done.printed)
    assert house.run("verify", saved(house).stem).code == 0
    assert "Anna masters labour" in house.run("replay", saved(house).stem).printed


def test_the_table_looks_as_in_local_play(house: House, address: str) -> None:
    local = house.run("play", "hercules", "--seats", "human,human", "-o", "start_seat=0", typed="q\n").printed
    remote = house.run(
        "play", "hercules", "--at", address, "--seats", "human,human", "-o", "start_seat=0", typed="q\n"
    ).printed

    def shape(printed: str) -> list[str]:
        words = printed[printed.index("it is your turn") : printed.index("Your choices")]
        return re.sub(r"Column.*|Dice.*|Top card.*|rolls.*", "", words).splitlines()

    assert shape(local) == shape(remote)


def test_a_person_asks_for_rule_table_preview_and_undo_and_leaves(house: House, address: str) -> None:
    anna = house.start("play", "hercules", "--at", address, "--seats", "human,human", "--names", "Anna,Bert")
    first = anna.expect(r"(Anna|Bert), master a labour")
    anna.type("u\nn\n?\nw\nx\n99\np 1\nt\n")
    anna.expect("That can't be taken back: no choice has been made yet.")
    anna.expect("Combine two of your dice")
    anna.expect("Give up: Only those who have used a card")
    anna.expect("Please type a number from 1 to")
    anna.expect("Please type a number from 1 to")
    anna.expect("w: read why something is not possible")
    anna.expect(r"What this would do: .*:\n.* = \d+\.\n" + f"{first} masters labour")
    anna.expect(r"Score:[^@]*1\. ")
    rest = anna.expect(r"(\d+)\. rest\n")
    anna.type(f"{rest}\n")
    other = anna.expect(r"(Anna|Bert), it is your turn")
    assert other != first
    anna.type("q\n")
    anna.expect(rf"pessoi play --at {address} --table \S+\n")
    assert anna.end() == 0


def test_what_revealed_nothing_is_undone_and_named(house: House, address: str) -> None:
    seats = ["--seats", "human,human", "--names", "Anna,Bert", "-o", "start_seat=0"]
    anna = house.start("play", "hercules", "--at", address, *seats)
    anna.type(anna.expect(r"(\d+)\. rest\n") + "\n")
    anna.expect("Bert, it is your turn")
    anna.expect("Number of your choice, or a key")
    anna.type("u\n")
    anna.expect(r"Taken back: rest\.\n")
    anna.expect("Anna, master a labour")


def test_bots_never_mind_a_take_back(house: House, address: str) -> None:
    anna = house.start("play", "hercules", "--at", address, "-o", "start_seat=0", "--names", "Anna")
    rest = anna.expect(r"(\d+)\. rest\n")
    anna.type(f"{rest}\n")
    anna.expect("Since your last choice")
    anna.type("u\n")
    anna.expect("That can't be taken back: ")
    anna.type("y\n")
    anna.expect("Choices were taken back")
    assert anna.expect(r"(\d+)\. rest\n") == rest


def test_german_is_spoken_at_a_server_too(house: House, address: str) -> None:
    done = house.run("play", "hercules", "--at", address, "--language", "de", "--seats", "human", typed="?\nq\n")
    assert "Spieler 1 ist am Zug" in done.printed
    assert "Du hast den Tisch verlassen" in done.printed


def test_bots_alone_are_watched_to_the_end(house: House, address: str) -> None:
    done = house.run("play", "hercules", "--at", address, "--seats", "greedy,random", *SHORT)
    assert done.code == 0
    assert "Talos masters labour" in done.printed
    assert "The match is over" in done.printed


def test_one_comes_back_to_a_table_and_is_told_only_what_was_missed(house: House, address: str) -> None:
    done = house.run("play", "hercules", "--at", address, "--names", "Anna", *SHORT, typed="1\n?\nq\n")
    match = re.search(r"--table (\S+)", done.printed)
    assert match
    (cookie,) = (house.home("anna") / "servers").glob("*/cookie")
    assert stat.S_IMODE(cookie.stat().st_mode) == 0o600
    again = house.run("play", "--at", address, "--table", match[1], typed=ONES)
    assert again.code == 0
    assert "Round 1 begins" in done.printed
    assert "Round 1 begins" not in again.printed
    assert "The match is over" in again.printed
    assert house.run("verify", saved(house).stem).code == 0
    stranger = house.run("play", "--at", address, "--table", match[1], home="bert")
    assert stranger.code == 2
    assert stranger.printed == "pessoi: this table is private; ask somebody who plays there for an invitation\n"


# Together


def invite(house: House, address: str, *words: str) -> tuple[Running, str]:
    anna = house.start("play", "hercules", "--at", address, "--seats", "human,open", "--names", "Anna", *words)
    invitation = anna.expect(r"One seat is free\. Invite others with:\n  pessoi play --at \S+ --join (\S+)\n")
    return anna, invitation


def test_two_people_play_by_invitation_in_two_terminals(house: House, address: str) -> None:
    anna, invitation = invite(house, address, *SHORT)
    bert = house.start("play", "--at", address, "--join", invitation, "--names", "Bert", home="bert")
    anna.expect(r"Bert takes seat 1\.")
    for player in (anna, bert):
        player.type(ONES)
    for player in (anna, bert):
        player.expect("The match is over")
        player.expect(r"Total\. Anna: \d+; Bert: \d+\n")
        assert player.end() == 0
    records = [saved(house, name).read_text(encoding="utf-8") for name in ("anna", "bert")]
    assert records[0] == records[1]
    match = pessoi.replay(records[0])
    assert match.seed.count("/") == 2
    assert all(len(nonce) > 16 for nonce in match.seed.split("/"))


def test_a_guest_waits_for_the_others_and_may_name_a_seat(house: House, address: str) -> None:
    anna = house.start("play", "hercules", "--at", address, "--seats", "human,open,open", "--names", "Anna")
    invitation = anna.expect(r"2 seats are free\. Invite others with:\n  .* --join (\S+)\n")
    bert = house.start("play", "--at", address, "--join", invitation, "--seat", "2", "--names", "Bert", home="bert")
    bert.expect("Waiting for the match to begin")
    anna.expect(r"Bert takes seat 2\.")
    link = f"{address}/join/{invitation}"
    late = house.run("play", "--at", address, "--join", link, "--seat", "2", home="clio")
    assert late.code == 2
    assert "Bert sits there already" in late.printed
    clio = house.start("play", "--at", address, "--join", invitation, "--names", "Clio", home="clio")
    bert.expect(r"Clio takes seat 1\.")
    for player in (anna, bert, clio):
        player.expect("Check value of the dice")
    late = house.run("play", "--at", address, "--join", invitation, home="dora")
    assert late.code == 2
    assert "no seat is free" in late.printed


def test_a_take_back_needs_the_others_consent(house: House, address: str) -> None:
    anna, invitation = invite(house, address, "-o", "start_seat=0")
    bert = house.start("play", "--at", address, "--join", invitation, "--names", "Bert", home="bert")
    rest = anna.expect(r"(\d+)\. rest\n")
    bert.expect("Waiting for Anna")
    anna.type(f"{rest}\n")
    anna.expect("Waiting for Bert")
    bert.type(bert.expect(r"(\d+)\. rest\n") + "\n")
    bert.expect("Round 2 begins")
    round = "1"
    while round == "1":
        anna.type("t\n")
        round = anna.expect(r"Round: (\d)\n")
    for answer in ("n", "y"):
        anna.type("u\n")
        anna.expect("That can't be taken back: ")
        anna.type("y\n")
        bert.expect(r"Anna asks to take the last choice back\. Do you agree\?")
        bert.type(f"{answer}\n")
        anna.expect("Taking back was refused" if answer == "n" else "Choices were taken back")
    assert anna.expect(r"(\d+)\. rest\n") == rest
    bert.expect("Choices were taken back")


# On one screen


def test_hidden_hands_are_handed_over_at_a_server_too(house: House, address: str) -> None:
    seats = ["--seats", "human,human", "--names", "Anna,Bert", "-o", "start_seat=0"]
    screen = house.start("play", "hexemonia", "--at", address, *seats)
    screen.expect("Anna, press Enter when you are here:")
    assert "Your hand" not in screen.printed
    screen.type("\n")
    screen.expect("Anna, it is your turn")
    while not screen.expect(r"(Anna, press Enter and hand the screen to Bert|Number of your choice)").startswith(
        "Anna"
    ):
        screen.type("1\n")
    before = len(screen.printed)
    screen.type("\n")
    screen.expect("The screen goes to Bert")
    screen.expect("Bert, press Enter when you are here:")
    assert "Your hand" not in screen.printed[before:]
    screen.type("\n")
    screen.expect("Bert, it is your turn")
    screen.expect("Your hand")
    screen.expect("Number of your choice")
    screen.type("u\nq\n")
    screen.expect("That can't be taken back: the last choice was made by somebody else")
    assert screen.end() == 0


def test_who_lost_on_time_is_told_also_to_those_who_come_later(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PESSOI_HOME", str(house.home("anna")))
    site = Site(address)
    site.come_in("Anna", "Anna")
    clock = {"kind": "live", "seconds": 1, "increment": 0, "on_timeout": "lose"}
    wish = {"game": "hercules", "seats": 2, "options": {"start_seat": 0}, "bots": {"1": "random"}, "clock": clock}
    table = site.call("POST", "tables", ShownTable, **wish)
    site.take_seat(table.id, 0)
    site.call("POST", f"tables/{table.id}/start", ShownTable)
    for _ in range(2):
        seen = house.start("play", "--at", address, "--table", table.id)
        assert seen.end() == 0
        assert "The match is over" in seen.printed
        assert "Anna has used up all the time and loses." in seen.printed


# When something breaks


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_ends_loses_nothing_and_the_player_goes_on_by_himself(
    house: House, ending: signal.Signals
) -> None:
    port = house.own_port()
    server, address = house.serve(port=port)
    anna = house.start("play", "hercules", "--at", address, "--names", "Anna", *SHORT)
    anna.expect("master a labour")
    anna.type("1\n")
    chosen = anna.expect(r"(Anna masters labour \d+:)")
    anna.expect("Number of your choice, or a key")
    server.process.send_signal(ending)
    server.end()
    anna.expect("The connection is lost; trying again")
    anna.type("1\n")
    again, same = house.serve(port=port)
    assert same == address
    anna.expect("Connected again")
    anna.type(ONES)
    anna.expect("The match is over")
    assert anna.end() == 0
    assert house.run("verify", saved(house).stem).code == 0
    assert anna.printed.count(chosen) == 1
    again.process.send_signal(signal.SIGINT)
    assert again.end() == 0
    assert "Traceback" not in again.printed


def test_a_wrong_invitation_or_a_server_that_does_not_answer_is_said(house: House, address: str) -> None:
    wrong = house.run("play", "--at", address, "--join", "nowhere")
    assert wrong.code == 2
    assert wrong.printed == "pessoi: this invitation leads nowhere; ask for a new one\n"
    silent = house.run("play", "hercules", "--at", NOWHERE)
    assert silent.code == 2
    assert re.fullmatch(rf"pessoi: no server answers at {NOWHERE} .*\n", silent.printed)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--table", "nowhere"], "there is no such table"),
        (["hercles"], 'no game called "hercles"; did you mean "hercules"?'),
        (["hercules", "--seats", "human,gredy"], 'did you mean "greedy"?'),
        (["hercules", "--seats", "human,human,human,human,human"], "1 to 4 seats, not 5"),
        (["hercules", "-o", "handicap=10"], 'no option "handicap"; did you mean "solo_handicap"?'),
        (["hercules", "--names", "x" * 41], "a name has printable letters, at least one and at most 40"),
        (["hercules", "--language", "fr"], 'no texts in "fr"'),
        (["hercules", "--seed", "3"], "no --resume, no --seed"),
        ([], "which game?"),
    ],
)
def test_a_mistake_at_a_server_gets_one_helpful_line(
    mistake: Mistake, address: str, words: list[str], reason: str
) -> None:
    assert reason in mistake("play", "--at", address, *words)


def test_an_address_that_is_none_or_missing_is_said(mistake: Mistake) -> None:
    assert "is no address of a server" in mistake("play", "hercules", "--at", "ftp://127.0.0.1")
    assert "Name it with --at" in mistake("play", "--join", "word")


# Records out of a database and into another


def match_of(house: House, commitment: str) -> str:
    """The name of the match with this commitment, as an operator finds it."""
    with sqlite3.connect(house.folder / "server.db") as database:
        (row,) = database.execute("select id from matches where commitment = ?", (commitment,)).fetchall()
    return str(row[0])


def test_a_finished_match_moves_to_another_database(house: House, shared: tuple[House, str]) -> None:
    origin, address = shared
    house.run("play", "hercules", "--at", address, "--names", "Anna", *SHORT, typed=ONES)
    match = match_of(origin, pessoi.replay(saved(house)).record().commitment)
    file = house.folder / "out.pessoi"
    assert house.run("export", match, *origin.database(), "--out", str(file)).code == 0
    assert house.run("verify", str(file)).code == 0
    record = pessoi.replay(file).record()
    with pytest.raises(BadSetup, match=f"is in the database already, as {match}"):
        import_record(str(origin.folder / "server.db"), record, Players())

    target = house.database("other.db")
    name = house.run("import", str(file), "--public", *target).expect(r"imported as (\S+)\n")
    again = house.run("import", str(file), *target)
    assert again.code == 2
    assert f"this match is in the database already, as {name}" in again.printed
    assert str(export_match(target[1], name, False).record) == str(record)

    _, other = house.serve("other.db")
    with httpx.Client(base_url=f"{other}/api", trust_env=False, timeout=PATIENCE) as client:
        position = client.get(f"/matches/{name}/positions/3?seat=0&panels=true&words=en").json()
        assert position["ply"] == 3
        assert position["panels"][3]["title"] == "Anna"
        assert [match["id"] for match in client.get("/matches").json()] == [name]
        assert client.get("/statistics").json()[0]["matches"] == 1


def test_a_running_match_is_exported_sealed_unless_the_seed_is_asked_for(
    house: House, shared: tuple[House, str]
) -> None:
    origin, address = shared
    anna = house.run("play", "hercules", "--at", address, "--seats", "human", typed="1\nq\n")
    match = match_of(origin, anna.expect(r"Check value of the dice of this match \(for pessoi verify\): (\w+)"))
    target = str(house.folder / "other.db")
    sealed = house.run("export", match, *origin.database()).printed
    assert "\ncommitment " in sealed
    assert "\nseed " not in sealed
    with pytest.raises(RecordError, match="it is sealed"):
        import_record(target, Record.parse(sealed), Players())
    revealing = house.run("export", match, *origin.database(), "--with-seed")
    assert "show it to nobody" in revealing.printed
    assert "\nseed " in revealing.printed
    with pytest.raises(RecordError, match="the match is not over yet"):
        import_record(target, export_match(str(origin.folder / "server.db"), match, True).record, Players())


def test_a_record_of_local_play_is_imported_and_a_damaged_one_refused(house: House) -> None:
    house.run("play", "hercules", "--seats", "random,random", "--seed", "9", *SHORT)
    path = saved(house)
    text = path.read_text(encoding="utf-8")
    name = house.run("import", path.stem).expect(r"imported as (\S+)\n")
    database = str(house.home("anna") / "pessoi.db")
    exported = export_match(database, name, False)
    assert str(exported.record) in text
    assert exported.seats == ["random", "random"]
    with pytest.raises(BadSetup, match=f'did you mean "{name}"'):
        export_match(database, name[:-1], False)
    path.write_text(text.replace("result ", "result 1", 1), encoding="utf-8")
    damaged = house.run("import", path.stem)
    assert damaged.code == 2
    assert "was changed" in damaged.printed
