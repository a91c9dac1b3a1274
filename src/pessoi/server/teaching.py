"""Tables at which somebody learns a game."""

from __future__ import annotations

import time

from pessoi.scene.table import ClockRules
from pessoi.server.store import Person
from pessoi.server.table import Table, new_table, put_bot, sit
from pessoi.text.lesson import Lesson


def new_lesson(lesson: Lesson, game: str, learner: Person) -> Table:
    """A table with the learner on the first seat, bots on all others, and the deal of the lesson."""
    now = time.time()
    table = new_table(learner.id, game, lesson.seats, lesson.options, ClockRules(), is_public=False, now=now)
    table.deal = lesson.seed
    sit(table, 0, learner.id, learner.name, "", now)
    for seat in range(1, lesson.seats):
        put_bot(table, seat, lesson.bot, learner.id)
    return table
