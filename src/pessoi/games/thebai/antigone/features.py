"""What can be read off a position for Antigone, who is unlike any family; see ``notes.py``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.challenges import CARDS_IN_CONFLICT_ROUNDS, RELENTLESS
from pessoi.games.thebai.antigone.rebellion import ANTIGONE, PERSON
from pessoi.games.thebai.antigone.turn import CARDS_MORE_IN_LAST_ROUND, CARDS_PER_TURN
from pessoi.games.thebai.components import (
    ARES,
    CARD_DEEDS,
    CHALLENGES,
    CONFLICT_ROW,
    CONTRACT_SUIT,
    DICE,
    ROUNDS,
    SUITS,
    TOP_FACE,
    TRACKS,
)
from pessoi.games.thebai.conflict import power_in_row
from pessoi.games.thebai.notes import (
    REBEL_BATTLE_POWER,
    REBEL_CARDS,
    REBEL_CHALLENGE,
    REBEL_CHALLENGES,
    REBEL_CITIZENS,
    REBEL_CITIZENS_AT_TOP,
    REBEL_CITIZENS_FACES,
    REBEL_CITIZENS_LEFT,
    REBEL_DEEDS,
    REBEL_DESTINY,
    REBEL_GATE,
    REBEL_GATES,
    REBEL_HOPLITES,
    REBEL_HOPLITES_FACES,
    REBEL_LINES,
    REBEL_POINTS,
    REBEL_STEPS,
    REBEL_SUITS,
    REBEL_TILES,
    REBEL_TURN_LEFT,
    REBELS,
)
from pessoi.games.thebai.prospects import (
    CHANCE_TO_WIN,
    base_to_come,
    battle_row,
    first_round_to_come,
    has_turn_left,
    within_tables,
)
from pessoi.games.thebai.state import FIRST_ACTION, NONE, SUPPLY, Family, Table, is_citizen, rebellion_of
from pessoi.kernel.bits import bit
from pessoi.kernel.features import Reading

#: The icons of each of her cards.
CARD_ICONS: Final[list[list[int]]] = [[icon for icon, _ in deeds] for deeds in CARD_DEEDS]


def read_antigone(s: Table, her: Family, points: list[int], reading: Reading) -> None:
    """Note the features of her row: how strong she was made, what she has, and what her cards will do."""
    reading.note(REBELS, 1.0)
    for place in range(len(REBEL_LINES)):
        reading.note(REBEL_POINTS + place, points[REBEL_LINES[place]] / 10.0)
    read_cards(s, reading)
    for track in range(len(TRACKS)):
        reading.note(REBEL_STEPS + track, her.steps[track] / 6.0)
    read_rebels(her, reading)
    read_gates(s, her, reading)
    suits: i64 = 0
    for contract in her.fulfilled:
        suits |= bit(CONTRACT_SUIT[contract])
    for suit in range(len(SUITS)):
        if suits >> suit & 1:
            reading.note(REBEL_SUITS, 0.5)


def read_cards(s: Table, reading: Reading) -> None:
    """Challenge and Destiny cards, the cards she will still resolve, and the icons on those left in her deck."""
    rebellion = rebellion_of(s)
    count: i64 = 0
    for challenge in range(len(CHALLENGES)):
        if rebellion.challenges >> challenge & 1:
            reading.note(REBEL_CHALLENGE + challenge, 1.0)
            count += 1
    if count > 0:
        reading.note(REBEL_CHALLENGES + count - 1, 1.0)
    reading.note(REBEL_DESTINY + rebellion.destiny, 1.0)
    reading.note(REBEL_CARDS, float(cards_left(s)) / 10.0)
    for card in rebellion.actions:
        for icon in CARD_ICONS[card]:
            reading.note(REBEL_DEEDS + icon, 0.2)
    tiles: i64 = 0
    for stack in rebellion.stacks:
        tiles += len(stack)
    reading.note(REBEL_TILES, float(tiles) / 6.0)
    if has_turn_left(s, ANTIGONE):
        reading.note(REBEL_TURN_LEFT, 1.0)


def cards_left(s: Table) -> i64:
    """How many cards she resolves from her next turn on to the end."""
    more_in_conflicts: i64 = 0
    if rebellion_of(s).challenges >> RELENTLESS & 1:
        more_in_conflicts = CARDS_IN_CONFLICT_ROUNDS - CARDS_PER_TURN
    first = s.round if s.round > 0 and not has_turn_left(s, ANTIGONE) else max(s.round - 1, 0)
    cards: i64 = 0
    for over in range(first, ROUNDS):
        cards += CARDS_PER_TURN
        if CONFLICT_ROW[s.fate[over]] != NONE:
            cards += more_in_conflicts
    return cards + CARDS_MORE_IN_LAST_ROUND if first < ROUNDS else cards


def read_rebels(her: Family, reading: Reading) -> None:
    """Her dice: a Citizen that ascends brings her most."""
    for die in range(DICE):
        place: i64 = her.places[die]
        face: i64 = her.faces[die]
        if is_citizen(die):
            if place < FIRST_ACTION:
                reading.note(REBEL_CITIZENS, 0.5)
                reading.note(REBEL_CITIZENS_FACES, float(face) / 5.0)
                if face == TOP_FACE:
                    reading.note(REBEL_CITIZENS_AT_TOP, 1.0)
            elif place == SUPPLY:
                reading.note(REBEL_CITIZENS_LEFT, 0.25)
        elif place < FIRST_ACTION:
            reading.note(REBEL_HOPLITES, 0.5)
            reading.note(REBEL_HOPLITES_FACES, float(face) / 5.0)


def read_gates(s: Table, her: Family, reading: Reading) -> None:
    """Gates that fell to her, and the chance that the next one does."""
    if her.gates:
        reading.note(REBEL_GATES, len(her.gates) / 2.0)
    row: i64 = NONE
    for over in range(first_round_to_come(s), ROUNDS):
        row = battle_row(s, over)
        if row != NONE:
            break
    if row == NONE:
        return
    power = power_in_row(her, row)
    if power > 0:
        reading.note(REBEL_BATTLE_POWER, float(power) / 4.0)
    person = s.families[PERSON]
    against = power_in_row(person, row)
    is_first = power > against or (power == against and her.steps[ARES] > person.steps[ARES])
    reading.note(REBEL_GATE, 1.0 if is_first else 1.0 - CHANCE_TO_WIN[base_to_come(s)][within_tables(against)])
