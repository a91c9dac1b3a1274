"""Playing a record again: resuming a match, and checking that one was played as its record says."""

from __future__ import annotations

from typing import Any

from pessoi.kernel.dice import key_of
from pessoi.kernel.errors import IllegalChoice, PessoiError, RecordError
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match, Setup
from pessoi.kernel.record import SECRET, Position, Record, commitment_to
from pessoi.kernel.state import decode, encode


class Replay:
    """A record played again: the match, and what could not be carried over from other rules."""

    __slots__ = ("dropped", "match", "resumed_at")

    def __init__(self, match: Match, resumed_at: int | None, dropped: list[str]) -> None:
        self.match: Match = match
        #: The ply of the checkpoint from which these rules took over; None if every choice was played again.
        self.resumed_at: int | None = resumed_at
        #: Choices after that checkpoint that these rules no longer allow; they have to be made again.
        self.dropped: list[str] = dropped


def replay(record: Record, game: Game[Any], until: int | None = None) -> Replay:
    """Play a record again, up to a ply if one is named.

    Under the rules it was made with, every choice is checked. Other rules will do as well if they lead to the same
    checkpoint; if they do not, the match goes on from that checkpoint.
    """
    seed = _checked_seed(record)
    try:
        setup = Setup(record.seats, game.check_setup(record.seats, record.options))
    except PessoiError as error:
        raise RecordError("impossible-setup", reason=error) from error
    resumed = record.rules != game.rules_version and not _leads_to_checkpoint(record, game, setup, seed)
    start = record.checkpoint if resumed else record.origin
    if resumed and start is None:
        raise RecordError("no-checkpoint", rules=record.rules)
    match = _begin(record, game, setup, seed, start)
    if until is not None and not match.origin_ply <= until <= record.plies:
        raise RecordError("not-in-record", first=match.origin_ply, last=record.plies, ply=until)
    choices = record.choices
    for ply in range(match.origin_ply, record.plies if until is None else until):
        seat, words = choices[ply]
        try:
            match.play(words, seat=seat)
        except IllegalChoice as error:
            if not resumed:
                raise RecordError("as-said", at=ply, reason=error) from error
            return Replay(match, match.origin_ply, [dropped for _, dropped in choices[ply:]])
    return Replay(match, match.origin_ply if resumed else None, [])


def verify(record: Record, game: Game[Any], earlier: Record | None = None) -> list[list[Any]]:
    """What is proven about a record, as words to be said; raises ``RecordError`` at the first thing that is not so."""
    proven: list[list[Any]] = [["proof-digests"]]
    if earlier is not None:
        _check_continues(record, earlier)
        proven.append(["proof-continues", {"ply": earlier.plies}])
    _checked_seed(record)
    proven.append(["proof-seed"])
    played = replay(record, game)
    match = played.match
    if played.resumed_at is None:
        proven.append(["proof-choices", {"choices": match.ply - match.origin_ply}])
        if record.checkpoint is not None and record.checkpoint.state != encode(match.checkpoint):
            raise RecordError("other-checkpoint", at=record.checkpoint.ply)
        result = match.scores if match.decision is None else None
        if record.result != result:
            raise RecordError("other-result", at=match.ply, result=str(result), recorded=str(record.result))
        if result is not None:
            proven.append(["proof-result", {"points": ", ".join(str(points) for points in result)}])
    else:
        proven.append(["proof-other-rules", {"rules": record.rules, "ply": played.resumed_at}])
    if match.origin_ply and played.resumed_at is None:
        proven.append(["proof-unchecked", {"ply": match.origin_ply}])
    return proven


def _checked_seed(record: Record) -> str:
    if record.seed is None:
        raise RecordError("sealed")
    if commitment_to(record.seed) != record.commitment:
        raise RecordError("other-seed")
    return record.seed


def _begin(record: Record, game: Game[Any], setup: Setup, seed: str, start: Position | None) -> Match:
    if start is None:
        return Match.begin(game, setup.seats, seed, setup.options)
    data = start.state if record.rules == game.rules_version else game.upgrade(start.state, record.rules)
    match = Match(game, setup, seed, decode(data, game.classes, key_of(seed)), start.ply)
    match.earlier = record.choices[: start.ply]
    match.start()
    return match


def _leads_to_checkpoint(record: Record, game: Game[Any], setup: Setup, seed: str) -> bool:
    """Whether these rules, though not those of the record, lead to where it says the match stood."""
    try:
        match = _begin(record, game, setup, seed, record.origin)
        for seat, words in record.choices[match.origin_ply :]:
            match.play(words, seat=seat)
    except PessoiError:
        return False
    checkpoint = record.checkpoint
    return checkpoint is not None and checkpoint.state == encode(match.checkpoint)


def _check_continues(record: Record, earlier: Record) -> None:
    for name in ("game", "seats", "options", "commitment"):
        if getattr(record, name) != getattr(earlier, name):
            raise RecordError("not-the-same", field=name)
    if earlier.plies > record.plies:
        raise RecordError("shorter-than-earlier", at=record.plies, plies=record.plies, earlier=earlier.plies)
    for ply, (shown, played) in enumerate(zip(earlier.choices, record.choices, strict=False)):
        if shown[0] != played[0] or shown[1] not in (SECRET, played[1]):
            raise RecordError("other-than-earlier", at=ply, earlier=shown[1], later=played[1])
