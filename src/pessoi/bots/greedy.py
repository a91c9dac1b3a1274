"""One step ahead: play each choice in a few imagined positions and take the one that looks best afterwards."""

from __future__ import annotations

from pessoi.bots.bot import Bot
from pessoi.kernel.choice import Choice
from pessoi.kernel.observation import Observation

#: Positions imagined for a decision. More make chance averages smoother and cost as much more.
REDEALS = 8


class GreedyBot(Bot):
    """Looks one choice ahead with the game's ``appraise``, averaged over redeals."""

    name = "greedy"

    def choose(self, observation: Observation) -> Choice:
        choices = observation.decision.choices
        if len(choices) == 1:
            return choices[0]
        hopes = [0.0] * len(choices)
        for redeal in range(REDEALS):
            imagined = observation.imagine(f"{self.seed}/{observation.ply}/{redeal}")
            for index, choice in enumerate(choices):
                then = imagined.copy()
                then.play(choice)
                hopes[index] += observation.game.appraise(then.state, observation.seat)
        return choices[hopes.index(max(hopes))]
