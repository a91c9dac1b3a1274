"""One step ahead: play each choice in a few imagined positions and take the one that looks best afterwards."""

from __future__ import annotations

from pessoi.bots.bot import Bot
from pessoi.bots.thought import Candidate, Thought
from pessoi.bots.tree import look_ahead
from pessoi.bots.values import Values
from pessoi.kernel.observation import Observation

#: Positions imagined for a decision. More make chance averages smoother and cost as much more.
REDEALS = 8


class GreedyBot(Bot):
    """Looks one choice ahead with the game's ``appraise``, averaged over redeals."""

    def consider(self, observation: Observation) -> Thought:
        hopes = look_ahead(observation, Values(observation.game), self.seed, REDEALS)
        candidates = [
            Candidate(choice, REDEALS, hope) for choice, hope in zip(observation.decision.choices, hopes, strict=True)
        ]
        return Thought(tuple(sorted(candidates, key=lambda candidate: -(candidate.share or 0.0))))
