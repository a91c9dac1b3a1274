"""What a bot expects to follow after a choice, in the words of the one who would choose it."""

from __future__ import annotations

from pessoi.bots.thought import Candidate
from pessoi.kernel.match import Match
from pessoi.kernel.phrase import Phrase


def labels_of_line(match: Match, seat: int, candidate: Candidate) -> list[tuple[int, Phrase]]:
    """The expected steps: in the words of the position as far as the seat can foresee it, then in plain ones."""
    imagined = match.imagine(seat, "line")
    revealed = imagined.state.revealed
    imagined.play(candidate.choice)
    labels = []
    is_foreseen = True
    for step in candidate.line:
        decision = imagined.decision
        is_foreseen = is_foreseen and imagined.state.revealed == revealed and step.seat == seat
        if is_foreseen and decision is not None and decision.seat == seat and decision.offers(step.choice):
            labels.append((step.seat, imagined.game.label(imagined.state, decision, step.choice)))
            imagined.play(step.choice)
        else:
            is_foreseen = False
            labels.append((step.seat, Phrase.of_choice(step.choice)))
    return labels
