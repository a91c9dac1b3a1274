"""Playing a record again: resuming a match, and checking that one was played as its record says."""

from __future__ import annotations

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


def replay(record: Record, game: Game, until: int | None = None) -> Replay:
    """Play a record again, up to a ply if one is named.

    Under the rules it was made with, every choice is checked. Other rules will do as well if they lead to the same
    checkpoint; if they do not, the match goes on from that checkpoint.
    """
    seed = _checked_seed(record)
    try:
        setup = Setup(record.seats, game.check_setup(record.seats, record.options))
    except PessoiError as error:
        raise RecordError(f"its setup is not possible: {error}") from error
    resumed = record.rules != game.rules_version and not _leads_to_checkpoint(record, game, setup, seed)
    start = record.checkpoint if resumed else record.origin
    if resumed and start is None:
        raise RecordError(f"it was made under rules {record.rules} and holds no checkpoint to go on from")
    match = _begin(record, game, setup, seed, start)
    if until is not None and not match.base_ply <= until <= record.plies:
        raise RecordError(f"it can be shown from ply {match.base_ply} to {record.plies}, not at {until}")
    choices = record.choices
    for ply in range(match.base_ply, record.plies if until is None else until):
        seat, words = choices[ply]
        try:
            match.play(words, seat=seat)
        except IllegalChoice as error:
            if not resumed:
                raise RecordError(str(error), ply) from error
            return Replay(match, match.base_ply, [dropped for _, dropped in choices[ply:]])
    return Replay(match, match.base_ply if resumed else None, [])


def verify(record: Record, game: Game, earlier: Record | None = None) -> list[str]:
    """What is proven about a record, a line each; raises ``RecordError`` at the first thing that is not so."""
    proven = ["every line fits its digest"]
    if earlier is not None:
        _check_continues(record, earlier)
        proven.append(
            f"it continues the record shown at ply {earlier.plies}: same setup, same commitment, same choices"
        )
    _checked_seed(record)
    proven.append("the seed is the one that the commitment in the record binds")
    played = replay(record, game)
    match = played.match
    if played.resumed_at is None:
        proven.append(f"all {match.ply - match.base_ply} choices were legal and lead here by this seed")
        if record.checkpoint is not None and record.checkpoint.state != encode(match.checkpoint):
            raise RecordError("the choices do not lead to the checkpoint of the record", record.checkpoint.ply)
        result = match.scores if match.decision is None else None
        if record.result != result:
            raise RecordError(f"the choices lead to the result {result}, not {record.result}", match.ply)
        if result is not None:
            proven.append(f"the result is {', '.join(str(points) for points in result)}")
    else:
        proven.append(f"made under rules {record.rules}: only its checkpoint at ply {played.resumed_at} could be read")
    if match.base_ply and played.resumed_at is None:
        proven.append(f"choices before ply {match.base_ply} were made under other rules and could not be checked")
    return proven


def _checked_seed(record: Record) -> str:
    if record.seed is None:
        raise RecordError("it is sealed: the seed is published when the match is over")
    if commitment_to(record.seed) != record.commitment:
        raise RecordError("the seed is not the one committed to")
    return record.seed


def _begin(record: Record, game: Game, setup: Setup, seed: str, start: Position | None) -> Match:
    if start is None:
        return Match.begin(game, setup.seats, seed, setup.options)
    data = start.state if record.rules == game.rules_version else game.upgrade(start.state, record.rules)
    match = Match(game, setup, seed, decode(data, game.classes, key_of(seed)), start.ply)
    match.earlier = record.choices[: start.ply]
    match.start()
    return match


def _leads_to_checkpoint(record: Record, game: Game, setup: Setup, seed: str) -> bool:
    """Whether these rules, though not those of the record, lead to where it says the match stood."""
    try:
        match = _begin(record, game, setup, seed, record.origin)
        for seat, words in record.choices[match.base_ply :]:
            match.play(words, seat=seat)
    except PessoiError:
        return False
    checkpoint = record.checkpoint
    return checkpoint is not None and checkpoint.state == encode(match.checkpoint)


def _check_continues(record: Record, earlier: Record) -> None:
    for name in ("game", "seats", "options", "commitment"):
        if getattr(record, name) != getattr(earlier, name):
            raise RecordError(f"its {name} is not that of the earlier record")
    if earlier.plies > record.plies:
        raise RecordError(
            f"it has only {record.plies} choices, the earlier record already had {earlier.plies}", record.plies
        )
    for ply, (shown, played) in enumerate(zip(earlier.choices, record.choices, strict=False)):
        if shown[0] != played[0] or shown[1] not in (SECRET, played[1]):
            raise RecordError(f"the earlier record shows {shown[1]!r} here, this one {played[1]!r}", ply)
