"""Bots in any language: programs that are told, as lines of JSON, what their seat sees, and answer what they choose.

What is said is described in docs/outside-bots.md. A program that does not keep to it forfeits.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.program import GRACE, PATIENCE, Program, Trouble, printable
from pessoi.bots.terms import USUAL, Terms
from pessoi.bots.thought import Candidate, Thought
from pessoi.kernel.choice import CHOICE, NUMBER, SEAT, Decision, Domain
from pessoi.kernel.errors import BadSetup, PessoiError
from pessoi.kernel.game import Game
from pessoi.kernel.observation import Observation

PROTOCOL: Final = 1
#: How the name of an outside bot begins; the rest is its command.
PREFIX: Final = "cmd:"
#: The bot that plays on for one that has forfeited.
STAND_IN: Final = "greedy"
#: How many times as long as a decision the answer to the hello may take: languages start slowly, and networks load.
HELLO_FACTOR: Final = 6


class Forfeit(PessoiError):
    """An outside bot hung, crashed, lied or talked nonsense; its program has been ended."""

    def __init__(self, bot: str, seat: int, ply: int, trouble: Trouble, last_lines: tuple[str, ...]) -> None:
        super().__init__("forfeit", bot=bot, seat=seat, ply=ply, reason=trouble.words)
        self.bot = bot
        self.seat = seat
        self.ply = ply
        self.trouble = trouble
        #: The end of what it wrote to its error output.
        self.last_lines = last_lines


def is_outside(name: str) -> bool:
    """Whether a bot of this name would be a program of its own."""
    return name.startswith(PREFIX)


def read_command(name: str) -> list[str]:
    """The words of the command in a bot's name; refuses what can't be started."""
    command = name.removeprefix(PREFIX)
    if os.name != "posix":
        raise BadSetup("no-process-groups")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadSetup("bot-unsplit", bot=name, reason=error) from error
    if not words or not command.isprintable():
        raise BadSetup("no-outside-bot", bot=printable(name), prefix=PREFIX)
    if shutil.which(words[0]) is None:
        path = Path(words[0])
        if not path.is_file():
            raise BadSetup("no-program", program=words[0], bot=name)
        if os.access(path, os.X_OK):
            raise BadSetup("no-program-here", program=words[0], file=words[0])
        raise BadSetup("not-executable", program=words[0])
    return words


class OutsideBot(Bot):
    """Asks a program. It is started at the first decision and lives until ``close``: one for each match and seat."""

    def __init__(self, name: str, seed: str, terms: Terms = USUAL) -> None:
        super().__init__(seed)
        self.name = name
        self.terms = terms
        self.command = read_command(name)
        self.program: Program | None = None
        #: The first ply whose events it has not been told.
        self.untold = 0

    def consider(self, observation: Observation) -> Thought:
        try:
            answer = self.ask(observation)
            return read_answer(answer, observation.decision)
        except Trouble as trouble:
            program = self.program
            if program is not None:
                program.close(patience=0)
                self.program = None
            last_lines = () if program is None else tuple(program.last_lines)
            raise Forfeit(self.name, observation.seat, observation.ply, trouble, last_lines) from trouble

    def ask(self, observation: Observation) -> bytes:
        """What the program answers to a decision; before the first one the two are introduced."""
        seconds = self.terms.seconds
        if self.program is None:
            self.program = Program(self.command, self.terms.log)
            welcome = line_of(hello(observation, seconds))
            read_welcome(self.program.ask(welcome, seconds * HELLO_FACTOR))
        question = line_of(decision(observation, self.untold))
        self.untold = observation.ply + 1
        return self.program.ask(question, seconds)

    def hear_result(self, scores: list[int], winners: list[int]) -> None:
        if self.program is not None:
            with suppress(Trouble):
                self.program.tell(line_of({"type": "end", "scores": scores, "winners": winners}), GRACE)

    def close(self) -> None:
        if self.program is not None:
            self.program.close(PATIENCE)
            self.program = None


# What we say


def line_of(message: dict[str, Any]) -> bytes:
    """A message as one line, in ASCII so that no language can misread it."""
    return json.dumps(message, separators=(",", ":")).encode("ascii")


def hello(observation: Observation, seconds: float) -> dict[str, Any]:
    """What is to be known before the first decision."""
    game = observation.game
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.rules_version,
        "seats": observation.setup.seats,
        "seat": observation.seat,
        "options": observation.setup.options,
        "seconds": seconds,
        "verbs": {
            verb.name: [domain.values for domain in (verb.first, verb.second) if domain is not None]
            for verb in game.verbs.verbs.values()
        },
    }


def decision(observation: Observation, since: int) -> dict[str, Any]:
    """What is asked, what can be chosen, and all the seat sees and saw happening from ply ``since`` on."""
    asked = observation.decision
    return {
        "type": "decision",
        "ply": observation.ply,
        "prompt": asked.prompt.name,
        "arguments": _in_words(asked.prompt.arguments, [asked.a, asked.b], observation.game),
        "choices": [str(choice) for choice in asked.choices],
        "events": [
            {
                "ply": entry.ply,
                "event": entry.event.name,
                "values": _in_words(entry.event.arguments, entry.values, observation.game),
            }
            for entry in observation.events(since)
        ],
        "view": observation.view,
    }


def _in_words(arguments: dict[str, Domain], values: list[int], game: Game[Any]) -> dict[str, int | str]:
    """Values of a prompt or event: numbers and seats as they are, everything else by its name."""
    return {
        name: value
        if domain is NUMBER or domain is SEAT
        else str(game.verbs.choices[value])
        if domain is CHOICE
        else domain.values[value]
        for (name, domain), value in zip(arguments.items(), values, strict=False)
    }


# What we hear


def read_object(answer: bytes) -> dict[str, Any]:
    """The JSON object in a line."""
    try:
        read = json.loads(answer.decode("utf-8"))
    except (ValueError, RecursionError):
        read = None
    if not isinstance(read, dict):
        raise Trouble("json", said=printable(answer))
    return read


def read_welcome(answer: bytes) -> None:
    """The answer to the hello: the same protocol."""
    if read_object(answer).get("protocol") != PROTOCOL:
        raise Trouble("protocol", protocol=PROTOCOL, said=printable(answer))


def read_answer(answer: bytes, asked: Decision) -> Thought:
    """The choice made, first; the others were not judged."""
    read = read_object(answer)
    words = read.get("choice")
    if not isinstance(words, str):
        raise Trouble("choice", said=printable(answer))
    chosen = next((choice for choice in asked.choices if str(choice) == words), None)
    if chosen is None:
        raise Trouble("unlisted", said=printable(words))
    others = [Candidate(choice, 0, None) for choice in asked.choices if choice is not chosen]
    return Thought((Candidate(chosen, 1, _read_share(read.get("share"))), *others))


def _read_share(told: object) -> float | None:
    """The share of the win a bot expects, if it says something sensible about it."""
    if isinstance(told, bool) or not isinstance(told, int | float) or not 0 <= told <= 1:
        return None
    return float(told)
