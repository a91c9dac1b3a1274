"""Imagined matches, in which bots think: whole, apart from the true one, and without a trace of what is hidden."""

from __future__ import annotations

from pessoi.bots import registry as bots
from pessoi.contract.cases import Case, decision_of, positions, random_play
from pessoi.contract.worlds import Worlds, walk
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.state import encode

#: How far imagined matches are played on side by side.
FURTHER = 4


def test_an_imagined_match_keeps_all_components_and_plays_to_its_end(case: Case) -> None:
    """``census`` must hold in imagined matches too: does a rule keep a hidden card in a variable across a ``yield``?"""
    for match in positions(case, 6, "imagine"):
        seat = decision_of(match).seat
        counted = case.game.census(match.state)
        before = encode(match.state)
        thought = match.imagine(seat, "thought")
        assert thought.view(seat) == match.view(seat)
        assert thought.state.dice.key != match.state.dice.key
        for _ in random_play(thought, f"on from {match.ply}"):
            assert case.game.census(thought.state) == counted, f"imagined at ply {match.ply}, lost at {thought.ply}"
        assert case.game.census(thought.state) == counted, f"imagined at ply {match.ply}, lost at the end"
        assert thought.decision is None
        assert encode(match.state) == before, "imagining changed the true match"


def test_a_playout_stands_where_its_match_stands(case: Case) -> None:
    """Bots think in playouts: does ``redeal`` change what the seat sees, or a rule depend on what a match notes?"""
    for match in positions(case, 6, "playout"):
        decision = decision_of(match)
        counted = case.game.census(match.state)
        for start in (match, match.imagine(decision.seat, "thought")):
            playout = start.imagine_playout(decision.seat, match.ply)
            assert case.game.view(playout.state, decision.seat) == match.view(decision.seat)
            for number in range(FURTHER):
                if playout.decision is None:
                    break
                if number == 0:
                    assert (playout.decision.seat, playout.decision.choices) == (decision.seat, decision.choices)
                playout.play(playout.decision.choices[number % len(playout.decision.choices)])
                assert case.game.census(playout.state) == counted


def test_an_imagined_match_can_be_copied_and_imagined_again_in_mid_turn(case: Case) -> None:
    """A rule keeps something hidden in a variable across a ``yield``, or ``copy`` forgets a slot."""
    for match in positions(case, 8, "again"):
        seat = decision_of(match).seat
        thought = match.imagine(seat, "thought")
        counted = case.game.census(match.state)
        assert encode(thought.state) == encode(match.imagine(seat, "thought").state)
        for number, choice in enumerate(random_play(thought, f"on from {match.ply}")):
            twin = thought.copy()
            assert encode(twin.state) == encode(thought.state)
            twin.play(choice)
            deeper = thought.imagine(decision_of(thought).seat, "deeper")
            deeper.play(choice)
            assert case.game.census(deeper.state) == counted
            if number == FURTHER:
                break


def test_an_imagined_match_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Who thinks must not find the truth: does a rule keep a hidden card in a variable across a ``yield``?"""
    for match in positions(case, 10, "hidden"):
        worlds = own_worlds(match)
        thought, other = (world.imagine(worlds.viewer, "thought") for world in worlds.both)
        for number, choice in enumerate(random_play(thought, f"on from {match.ply}")):
            assert encode(thought.state) == encode(other.state), (
                f"imagined at ply {worlds.true.ply}, two thoughts differ at {thought.ply} by what is hidden"
            )
            if number == FURTHER:
                break
            other.play(choice)


def test_a_bot_decides_by_what_its_seat_can_know(case: Case, bot: str) -> None:
    """A bot finds hidden things in an imagined match: look at ``redeal``, and at what rules keep across a ``yield``."""
    for match in positions(case, 2, bot):
        worlds = own_worlds(match)
        elsewhere = worlds.true.imagine(worlds.viewer, "elsewhere")
        chosen = {
            bots.make(bot, "bot").choose(Observation(world, worlds.viewer)) for world in (*worlds.both, elsewhere)
        }
        assert len(chosen) == 1, f"at ply {worlds.true.ply} it chooses {chosen} by what its seat can't know"


def own_worlds(match: Match) -> Worlds:
    """Two worlds where the deciding seat decides, the last time in this turn that it can't tell them apart."""
    seat = decision_of(match).seat
    alike = [
        worlds.copy()
        for worlds in walk(match, seat, f"worlds at {match.ply}", 1)
        if worlds.are_alike() and worlds.deciding()[0] == seat
    ]
    return alike[-1] if alike else Worlds(seat, match, match.imagine(seat, "worlds"))
