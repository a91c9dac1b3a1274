"""Reviews: a bot judges a finished match choice by choice, little by little, and what it thinks is kept with the match.

Every choice waits for its turn among all that is to be thought through, so a long review keeps nobody waiting. Whoever
goes on with one begins where the last one ended, be it that it was stopped or that a process died.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from pessoi.server.logged import record_from
from pessoi.server.store import ReviewRow, Store, StoreUnavailable
from pessoi.server.store.reviews import DONE, FAILED, RUNNING
from pessoi.server.thinking import Thinkers

if TYPE_CHECKING:
    from pessoi.server.house import House

logger = logging.getLogger("pessoi.server")

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


class Reviewer:
    """Goes on with reviews in this process, where no other one does."""

    def __init__(self, house: House) -> None:
        self.house = house
        #: Those that are gone on with, by match and bot; whether one was asked for again meanwhile.
        self.running: dict[tuple[str, str], bool] = {}

    def take_up(self, match_id: str, bot: str) -> None:
        """Go on with a review; one that is gone on with already is looked at once more."""
        if (match_id, bot) in self.running:
            self.running[match_id, bot] = True
        elif not self.house.is_closing:
            self.running[match_id, bot] = False
            self.house.spawn(self._review(match_id, bot))

    async def _review(self, match_id: str, bot: str) -> None:
        """Go on with a review, and look once more if it was asked for again while it was being stopped."""
        is_asked_for = True
        try:
            while is_asked_for:
                self.running[match_id, bot] = False
                await go_on(self.house.store, self.house.thinkers, match_id, bot, lambda: False)
                is_asked_for = self.running[match_id, bot]
        except Exception:
            self.house.metrics.errors.labels("bot").inc()
            logger.exception("the review of match %s by %s can't go on", match_id, bot)
            with suppress(StoreUnavailable):
                await self.house.store.reviews.end(match_id, bot, FAILED)
        finally:
            del self.running[match_id, bot]


def is_wanted(review: ReviewRow | None) -> bool:
    """Whether somebody has to be asked to go on with a review: nobody was, it was stopped, or nothing came of it."""
    if review is None:
        return True
    return review.status != DONE and not (review.status == RUNNING and time.time() - review.at < SILENCE)
