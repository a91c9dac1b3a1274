"""Reviews: a bot judges a finished match choice by choice, little by little, and what it thinks is kept with the match.

Every choice waits for its turn among all that is to be thought through, so a long review keeps nobody waiting. Whoever
goes on with one begins where the last one ended, be it that it was stopped or that a process died.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from pessoi.server.logged import record_from
from pessoi.server.store import ReviewRow, Store
from pessoi.server.store.reviews import DONE, RUNNING
from pessoi.server.thinking import Thinkers

#: After how long without a judgement it may be that nobody goes on with a review, in seconds.
SILENCE = 60.0


async def go_on(store: Store, thinkers: Thinkers, match_id: str, bot: str, is_enough: Callable[[], bool]) -> bool:
    """Judge one choice after the other until it is enough; whether there is more to do then."""
    review = await store.reviews.get(match_id, bot)
    row = await store.get_match(match_id)
    if review is None or row is None or review.status != RUNNING:
        return False
    record = str(record_from(row, await store.log(match_id)))
    judged = await store.reviews.judgements(match_id, bot)
    for ply in [ply for ply in range(review.plies) if ply not in judged]:
        if is_enough():
            return True
        judgement = await thinkers.review(review.person_id, record, bot, ply)
        if not await store.reviews.add(match_id, bot, ply, judgement):
            return False
    await store.reviews.end(match_id, bot, DONE)
    return False


def is_wanted(review: ReviewRow | None) -> bool:
    """Whether somebody has to be asked to go on with a review: nobody was, it was stopped, or nothing came of it."""
    if review is None:
        return True
    return review.status != DONE and not (review.status == RUNNING and time.time() - review.at < SILENCE)
