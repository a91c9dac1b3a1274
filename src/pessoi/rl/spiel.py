"""OpenSpiel: every game under ``pessoi_NAME``, with all its options as parameters.

```python
import pyspiel
import pessoi.rl.spiel                       # registers them

game = pyspiel.load_game("pessoi_hercules(players=3,simplified=True)")
state = game.new_initial_state()
```

A match begins with one chance node, which draws the deal: one of ``deals`` seeds. From there on all is determined, and
what is still to be rolled or drawn is hidden like a card is. So histories say everything, and states can be written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar

from pessoi.extras import need
from pessoi.games import registry
from pessoi.kernel.batch import BEST, WORST, standing
from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import HIDDEN_FROM_OTHERS, Game
from pessoi.kernel.lens import Lens
from pessoi.kernel.match import Match, Setup

need("numpy", "openspiel")
need("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

PREFIX = "pessoi_"
#: How many deals there are, if nobody says.
DEALS = 1 << 14
#: More decisions no match has.
MOST_DECISIONS = 20_000
#: How often a waiting seat's world is dealt anew until the choices made in this turn fit it.
TRIES = 32
#: Bytes of the digest of what a seat has seen so far.
DIGEST = 12


def type_of(game: Game[Any], seats: int | None = None) -> Any:
    """What OpenSpiel wants to know of a game before a match; alone there is no sum that is always the same."""
    is_alone = seats == 1
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.name.capitalize(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if is_alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.min_seats),
            "deals": DEALS,
            **{option.name: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with seats and options; which game it is says each subclass."""

    name: ClassVar[str] = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = registry.find(self.name)
        given = dict(parameters or {})
        seats = int(given.get("players", max(2, game.min_seats)))
        options = {option.name: given[option.name] for option in game.options if option.name in given}
        self.setup = Setup(seats, game.check_setup(seats, options))
        self.lens = Lens(game, seats)
        self.deals = int(given.get("deals", DEALS))
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.lens.choices),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=WORST,
            max_utility=BEST,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(game, seats), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees now, or, with perfect recall, all it has seen."""
        if params:
            raise ValueError(f"observations have no parameters, so not {params}")
        return SpielObserver(self.lens, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Course:
    """How a match has gone: the deal, the choices, and where it was dealt anew; from these it can be played again."""

    def __init__(self, lens: Lens, setup: Setup) -> None:
        self.lens = lens
        self.setup = setup
        #: The match; None before the deal.
        self.match: Match | None = None
        self.deal = -1
        #: The numbers of choices, and seat and seed where a seat imagined the match.
        self.trail: list[int | tuple[int, str]] = []
        #: A digest of all that each seat has seen and could tell of others' choices.
        self.pasts: list[bytes] = [b""] * setup.seats

    @property
    def decision(self) -> Decision | None:
        return None if self.match is None else self.match.decision

    def open(self, deal: int) -> None:
        """Deal."""
        game, setup = self.lens.game, self.setup
        self.deal = deal
        self.match = Match.begin(game, setup.seats, str(deal), setup.options, journal=False)

    def play(self, number: int) -> None:
        """Make a choice."""
        match = self.match
        assert match is not None
        assert match.decision is not None
        choice, seat = self.lens.choices[number], match.decision.seat
        for viewer, past in enumerate(self.pasts):
            told = choice.verb.name if choice.verb.is_secret and viewer != seat else str(number)
            seen = self.lens.look(match.state, match.decision, viewer)
            self.pasts[viewer] = blake2b(past + seen + told.encode(), digest_size=DIGEST).digest()
        match.play(choice)
        self.trail.append(number)

    def imagine(self, seat: int, seed: str) -> None:
        """Deal anew what a seat can't know."""
        assert self.match is not None
        self.match = imagined(self.match, self.lens, seat, seed)
        self.trail.append((seat, seed))

    def __deepcopy__(self, _: dict[int, Any]) -> Course:
        twin = Course(self.lens, self.setup)
        twin.match = None if self.match is None else self.match.copy()
        twin.deal = self.deal
        twin.trail = self.trail.copy()
        twin.pasts = self.pasts.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        setup = self.setup
        return again, (self.lens.game.name, setup.seats, setup.options, self.deal, self.trail)

    def __str__(self) -> str:
        choices = self.lens.choices
        words = [str(choices[step]) if isinstance(step, int) else f"imagined by seat {step[0]}" for step in self.trail]
        return "\n".join([f"deal {self.deal}" if self.match is not None else "before the deal", *words])


def again(name: str, seats: int, options: dict[str, Any], deal: int, trail: Sequence[int | tuple[int, str]]) -> Course:
    """The match that went so."""
    game = registry.find(name)
    course = Course(Lens(game, seats), Setup(seats, options))
    if deal >= 0:
        course.open(deal)
    for step in trail:
        if isinstance(step, int):
            course.play(step)
        else:
            course.imagine(*step)
    return course


def imagined(match: Match, lens: Lens, seat: int, seed: str) -> Match:
    """A position that fits all a seat knows, drawn by the seed.

    The deciding seat imagines it as bots do. For one that waits the present turn is begun again with other cards, and
    the same choices are made; if they never fit, or the match is over, the position stays as it is.
    """
    decision = match.decision
    if decision is None:
        return match.copy()
    if decision.seat == seat or match.game.secrecy != HIDDEN_FROM_OTHERS:
        return match.imagine(decision.seat, seed)
    seen = lens.look(match.state, decision, seat)
    for number in range(TRIES):
        other = begun_again(match, seat, f"{seed} {number}")
        then = None if other is None else other.decision
        if other is None or then is None or then.seat != decision.seat:
            continue
        if lens.look(other.state, then, seat) == seen:
            return other
    return match.copy()


def begun_again(match: Match, seat: int, seed: str) -> Match | None:
    """The present turn as it may have gone with cards dealt anew that the seat can't know; None if it can't have."""
    dice = Dice.from_seed(seed)
    state = match.checkpoint.copy()
    state.dice = dice
    match.game.redeal(state, seat, dice)
    other = Match(match.game, match.setup, "", state, match.checkpoint_ply)
    other.start(journal=False)
    for made in match.history[match.checkpoint_ply - match.origin_ply :]:
        decision = other.decision
        if decision is None or decision.seat != made.seat:
            return None
        choice = like(made.choice, decision)
        if choice is None:
            return None
        other.play(choice)
    return other


def like(choice: Choice, decision: Decision) -> Choice | None:
    """The same choice, or, as another seat could not tell, another one of a secret verb."""
    if decision.offers(choice):
        return choice
    return next((other for other in decision.choices if choice.verb.is_secret and other.verb is choice.verb), None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. OpenSpiel copies and writes what stands in its attributes: the course alone."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.lens, game.setup)

    def current_player(self) -> int:
        course = self.course
        if course.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if course.decision is None else course.decision.seat

    def is_terminal(self) -> bool:
        return self.course.match is not None and self.course.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.course.decision
        assert decision is not None
        return sorted(choice.number for choice in decision.choices)

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.match is None:
            course.open(action)
        else:
            course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(self.course.lens.choices[action])

    def returns(self) -> list[float]:
        match, seats = self.course.match, self.course.setup.seats
        if match is None or match.decision is not None:
            return [0.0] * seats
        return standing(match.score())[:seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player can't tell from this one, drawn by numbers from 0 to 1 that the sampler gives."""
        other: SpielState = self.clone()
        if other.course.match is not None:
            other.course.imagine(player, repr(sampler()))
        return other

    def __str__(self) -> str:
        return str(self.course)


class SpielObserver:
    """What a seat sees, as OpenSpiel asks for it; with perfect recall as a string alone."""

    def __init__(self, lens: Lens, has_recall: bool) -> None:
        self.lens = lens
        self.has_recall = has_recall
        self.dict: dict[str, Any] = {}
        self.tensor = None if has_recall else np.zeros(lens.size, np.float32)
        if self.tensor is not None:
            for part in lens.parts:
                self.dict[part.name] = self.tensor[part.first : part.first + part.size].reshape(part.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees; nothing before the deal."""
        if self.tensor is not None:
            seen = self._look(state, player)
            self.tensor[:] = 0 if seen is None else np.frombuffer(seen, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in letters, part after part; with perfect recall after a digest of all that came before."""
        seen = self._look(state, player)
        if seen is None:
            return "before the deal"
        words = [f"{part.name}:{part.of(seen).hex()}" for part in self.lens.parts]
        return " ".join([state.course.pasts[player].hex(), *words] if self.has_recall else words)

    def _look(self, state: SpielState, player: int) -> bytes | None:
        match = state.course.match
        return None if match is None else self.lens.look(match.state, match.decision, player)


def register(name: str) -> type[SpielGame]:
    """Let OpenSpiel know a game, by a class of its own.

    OpenSpiel lets go of what was registered only when Python is gone, and a class is then let go without harm.
    """
    kind = type(f"{name.capitalize()}Game", (SpielGame,), {"name": name, "__module__": __name__})
    pyspiel.register_game(type_of(registry.find(name)), kind)
    return kind


for _name in registry.names():
    if registry.find(_name).parts(registry.find(_name).max_seats):
        register(_name)
