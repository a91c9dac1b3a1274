"""A match as text and as JSON: everything needed to play it again, and to prove that it was played so.

The text form is made to be pasted and read:

    pessoi 1
    game hercules, rules 1
    seats 2
    options {"simplified": false, ...}
    commitment 902f...            SHA-256 of the seed
    seed 7                        left out while a running match is shown to others
    0 P0 master plus d1d2; take tyche #5f1d09ab
    2 P1 rest #77e0a1c4
    origin 0 {...}                only if the rules changed in mid-match: the position from which these rules hold
    checkpoint 3 {...}            the position when the last turn began
    result 43 36                  once the game is over
    end 3 #0c9b2e7f

Each line of choices ends with a digest of everything up to it, so a changed line is found where it was changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any, Final

from pessoi.kernel.choice import Verbs
from pessoi.kernel.errors import RecordError
from pessoi.kernel.game import Value
from pessoi.kernel.state import encode

if TYPE_CHECKING:
    from pessoi.kernel.match import Match

FORMAT: Final = 1
#: The words that begin a line of the text form, besides plies; lines that begin with # are for people.
FIELDS: Final = frozenset(
    {"pessoi", "game", "seats", "options", "commitment", "seed", "origin", "checkpoint", "result", "end"}
)
#: Stands for a choice that must not be shown while the match is running.
SECRET: Final = "?"


def commitment_to(seed: str) -> str:
    """What is shown at the start of a match to bind the seed; ``printf %s SEED | sha256sum`` gives the same."""
    return sha256(seed.encode()).hexdigest()


class Moves:
    """Consecutive choices of one seat, as one line."""

    __slots__ = ("choices", "digest", "ply", "seat")

    def __init__(self, ply: int, seat: int, choices: list[str], digest: str = "") -> None:
        self.ply: int = ply
        self.seat: int = seat
        self.choices: list[str] = choices
        self.digest: str = digest

    @property
    def words(self) -> str:
        return f"{self.ply} P{self.seat} {'; '.join(self.choices)}"

    @property
    def line(self) -> str:
        return f"{self.words} #{self.digest}"

    @classmethod
    def parse(cls, line: str, ply: int) -> Moves:
        words, hash_mark, digest = line.rpartition(" #")
        first, _, rest = words.partition(" P")
        seat, _, choices = rest.partition(" ")
        if not (hash_mark and first.isdecimal() and seat.isdecimal() and choices):
            raise RecordError("unreadable-line", at=ply, line=line[:60])
        if int(first) != ply:
            raise RecordError("line-out-of-order", at=ply, ply=ply, first=first)
        return cls(ply, int(seat), choices.split("; "), digest)


class Position:
    """An encoded state, and after how many choices it stood."""

    __slots__ = ("ply", "state")

    def __init__(self, ply: int, state: dict[str, Any]) -> None:
        self.ply: int = ply
        self.state: dict[str, Any] = state


class Record:
    """Setup, seed, choices, and what binds them together."""

    __slots__ = ("checkpoint", "commitment", "game", "moves", "options", "origin", "result", "rules", "seats", "seed")

    def __init__(self, game: str, rules: str, seats: int, options: Mapping[str, Value], commitment: str) -> None:
        self.game: str = game
        self.rules: str = rules
        self.seats: int = seats
        self.options: dict[str, Value] = dict(options)
        self.commitment: str = commitment
        self.seed: str | None = None
        self.moves: list[Moves] = []
        #: Where these rules begin to hold, if earlier choices were made under others.
        self.origin: Position | None = None
        self.checkpoint: Position | None = None
        #: Victory points by row; None while the match is running.
        self.result: list[int] | None = None

    @property
    def plies(self) -> int:
        return sum(len(moves.choices) for moves in self.moves)

    @property
    def choices(self) -> list[tuple[int, str]]:
        """Seat and words of every choice."""
        return [(moves.seat, words) for moves in self.moves for words in moves.choices]

    # Binding

    def sealed(self, verbs: Verbs) -> Record:
        """What may be shown of a running match: no seed, no position, no secret choice. A finished one is open."""
        if self.result is not None:
            return self
        secret = {verb.name for verb in verbs.verbs.values() if verb.is_secret}
        sealed = Record(self.game, self.rules, self.seats, self.options, self.commitment)
        for moves in self.moves:
            shown = [SECRET if words.split()[0] in secret else words for words in moves.choices]
            sealed.moves.append(Moves(moves.ply, moves.seat, shown))
        sealed.sign()
        return sealed

    def sign(self) -> None:
        """Write the digest of every line."""
        digest = self._header_digest()
        for moves in self.moves:
            digest = _digest(digest, moves.words)
            moves.digest = digest

    def check_digests(self, end: str) -> None:
        """Refuse a record whose lines do not fit their digests."""
        digest = self._header_digest()
        for number, moves in enumerate(self.moves):
            digest = _digest(digest, moves.words)
            if digest != moves.digest:
                name = "line-changed" if number else "lines-changed"
                raise RecordError(name, at=moves.ply, line=moves.words[:60])
        if end != self.end_digest():
            raise RecordError("end-changed", at=self.plies)

    def _header_digest(self) -> str:
        header = [FORMAT, self.game, self.rules, self.seats, self.options, self.commitment]
        return _digest("", json.dumps(header, sort_keys=True))

    def end_digest(self) -> str:
        last = self.moves[-1].digest if self.moves else self._header_digest()
        positions = [None if at is None else [at.ply, at.state] for at in (self.origin, self.checkpoint)]
        return _digest(last, json.dumps([self.seed, positions, self.result], sort_keys=True))

    # Text and JSON

    def __str__(self) -> str:
        lines = [
            f"pessoi {FORMAT}",
            f"game {self.game}, rules {self.rules}",
            f"seats {self.seats}",
            "options " + json.dumps(self.options),
            f"commitment {self.commitment}",
        ]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        lines += [moves.line for moves in self.moves]
        for name, position in (("origin", self.origin), ("checkpoint", self.checkpoint)):
            if position is not None:
                lines.append(f"{name} {position.ply} {json.dumps(position.state, separators=(',', ':'))}")
        if self.result is not None:
            lines.append("result " + " ".join(str(points) for points in self.result))
        lines.append(f"end {self.plies} #{self.end_digest()}")
        return "\n".join(lines) + "\n"

    def json(self) -> str:
        """The same as one JSON object."""
        data: dict[str, Any] = {
            "pessoi": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed,
            "moves": [moves.line for moves in self.moves],
            "origin": None if self.origin is None else [self.origin.ply, self.origin.state],
            "checkpoint": None if self.checkpoint is None else [self.checkpoint.ply, self.checkpoint.state],
            "result": self.result,
            "end": f"{self.plies} #{self.end_digest()}",
        }
        return json.dumps({name: value for name, value in data.items() if value is not None}, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read either form; whatever is wrong with it is said with its ply and reason."""
        return _parse_json(text) if text.lstrip().startswith("{") else _parse_text(text)


def _digest(before: str, words: str) -> str:
    return blake2b(f"{before}\n{words}".encode(), digest_size=4).hexdigest()


def moves_of(choices: list[tuple[int, str]]) -> list[Moves]:
    """Seats and words of choices, as the lines of a record."""
    lines: list[Moves] = []
    for ply, (seat, words) in enumerate(choices):
        if lines and lines[-1].seat == seat:
            lines[-1].choices.append(words)
        else:
            lines.append(Moves(ply, seat, [words]))
    return lines


def record_of(match: Match) -> Record:
    """Everything about a match, its seed and checkpoint included; ``sealed()`` is what others may see of it."""
    if match.is_imagined:
        raise RecordError("imagined-record")
    game = match.game
    record = Record(game.name, game.rules_version, match.setup.seats, match.setup.options, commitment_to(match.seed))
    record.seed = match.seed
    played = [(made.seat, str(made.choice)) for made in match.history]
    record.moves = moves_of([*match.earlier, *played])
    if match.origin_ply:
        record.origin = Position(match.origin_ply, encode(match.origin))
    record.checkpoint = Position(match.checkpoint_ply, encode(match.checkpoint))
    if match.decision is None:
        record.result = match.scores
    record.sign()
    return record


def _parse_text(text: str) -> Record:
    lines = [line.rstrip() for line in text.strip().splitlines()]
    fields: dict[str, str] = {}
    moves: list[str] = []
    for number, line in enumerate(lines):
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            moves.append(line)
        elif word in fields:
            raise RecordError("said-twice", line=number + 1, word=word)
        elif word in FIELDS:
            fields[word] = rest
        elif not line.startswith("#"):
            raise RecordError("unknown-line", line=number + 1, words=line[:60])
    name, comma, rules = fields.get("game", "").partition(", rules ")
    if "pessoi" not in fields or not comma:
        raise RecordError("no-record")
    return _build(
        {
            "pessoi": _read("pessoi", fields.get("pessoi", ""), int),
            "game": name,
            "rules": rules,
            "seats": _read("seats", fields.get("seats", ""), int),
            "options": _read("options", fields.get("options", ""), json.loads),
            "commitment": fields.get("commitment"),
            "seed": fields.get("seed"),
            "moves": moves,
            "origin": _read_position(fields, "origin"),
            "checkpoint": _read_position(fields, "checkpoint"),
            "result": [_read("result", word, int) for word in fields["result"].split()] if "result" in fields else None,
            "end": fields.get("end"),
        }
    )


def _parse_json(text: str) -> Record:
    data = _read("record", text, json.loads)
    if not isinstance(data, dict) or "pessoi" not in data:
        raise RecordError("no-json-record")
    return _build(data)


def _build(data: dict[str, Any]) -> Record:
    """A record from its fields, each checked before it is believed."""
    version = data["pessoi"]
    if version != FORMAT:
        raise RecordError("other-format", format=version, known=FORMAT)
    for name, kind in (
        ("game", str),
        ("rules", str),
        ("seats", int),
        ("options", dict),
        ("commitment", str),
        ("moves", list),
    ):
        if not isinstance(data.get(name), kind):
            raise RecordError("no-proper-field", field=name)
    record = Record(data["game"], data["rules"], data["seats"], data["options"], data["commitment"])
    record.seed = data.get("seed")
    for line in data["moves"]:
        record.moves.append(Moves.parse(str(line), record.plies))
    record.origin = _position(data, "origin")
    record.checkpoint = _position(data, "checkpoint")
    record.result = data.get("result")
    end = data.get("end")
    if end is None:
        raise RecordError("broken-off", at=record.plies)
    plies, _, digest = str(end).partition(" #")
    if plies != str(record.plies):
        raise RecordError("miscounted", at=record.plies, plies=record.plies, counted=plies)
    record.check_digests(digest)
    return record


def _position(data: dict[str, Any], name: str) -> Position | None:
    pair = data.get(name)
    if pair is None:
        return None
    if not (isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], int) and isinstance(pair[1], dict)):
        raise RecordError("damaged-field", field=name)
    return Position(pair[0], pair[1])


def _read_position(fields: dict[str, str], name: str) -> list[Any] | None:
    if name not in fields:
        return None
    ply, _, state = fields[name].partition(" ")
    return [_read(name, ply, int), _read(name, state, json.loads)]


def _read(name: str, text: str, reader: Callable[[str], Any]) -> Any:
    try:
        return reader(text)
    except ValueError as error:
        raise RecordError("damaged-field-why", field=name, reason=error) from error
