"""Every game as a game of OpenSpiel: importing this registers `rulebook_ambis` and its like.

Needs `pip install 'rulebook-lab[openspiel]'`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Self

from msgspec.structs import replace

from ..engine import BrokenGame, Game, MissingExtra, Move, Seat, State, of_kinds

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as missing:
    raise MissingExtra(
        f"{missing.name} is not installed: pip install 'rulebook-lab[openspiel]' brings OpenSpiel along"
    ) from missing

from ..games import game as game_named
from ..games import names
from .encoding import Choice, Vocabulary, choice, shares, vocabulary

MOST_OUTCOMES = 256
"""A draw of more outcomes is made in steps: first which part of them, then which of the part."""

LONGEST = 1_000_000
"""No game goes on for so many actions."""

Drawn = tuple[Move, int]
"""An outcome of chance and its weight."""


class Moment:
    """A position with what has been said, or drawn, of its next move. Never changes: a copy is itself.

    Of several seats that decide at once the first is asked first; the others see of it what their seat sees.
    """

    def __init__(self, words: Vocabulary, state: State, rest: Choice | Sequence[Drawn] = ()) -> None:
        self.words = words
        self.state = state
        self.seat: Seat | None = None
        self.choice: Choice | None = None
        self.parts: list[Sequence[Drawn]] = []
        if state.game.by_chance(state):
            outcomes = rest or [pair for pair in state.game.weights(state).items() if pair[1]]
            self.parts = _parts(outcomes)  # type: ignore[arg-type]
        elif state.pending:
            self.seat = state.game.asked(state)[0]
            self.choice = rest if isinstance(rest, Choice) else choice(words, state, self.seat)

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def after(self, action: int) -> Moment:
        """What follows an action of the seat that is asked, or a part that chance draws."""
        then: Move | Choice | Sequence[Drawn]
        if self.choice is not None:
            then = self.choice.say(action)
        else:
            part = self.parts[action]
            then = part[0][0] if len(part) == 1 else part
        if isinstance(then, Move):
            return Moment(self.words, self.state.game.carry_out(self.state, then).state)
        return Moment(self.words, self.state, then)

    def known(self, seat: Seat) -> str:
        """Everything that a seat sees, as text, and what it has said of its own move."""
        said = self.choice.said if self.choice is not None and seat == self.seat else ()
        return f"{self.state.view(seat).text}\nseat: {seat}\nsaid: {' '.join(map(str, said))}"

    def numbers(self, seat: Seat) -> NDArray[np.float32]:
        """What a seat sees as numbers, and what it has said of its own move."""
        said = self.choice.said if self.choice is not None and seat == self.seat else ()
        return self.words.observed(self.state, seat, said)

    def guessed(self, seat: Seat, random: Random) -> Moment:
        """A moment that `seat` cannot tell from this one, what it cannot see drawn by `random`.

        Raises NotImplementedError where something is hidden and the game cannot guess.
        """
        seen = self.state.view(seat)
        if replace(seen, viewer=None) == self.state:
            return self
        moment = Moment(self.words, self.state.game.guess(seen, random))
        if self.choice is not None and seat == self.seat:
            for action in self.choice.said:
                moment = moment.after(action)
        return moment


def _parts(outcomes: Sequence[Drawn]) -> list[Sequence[Drawn]]:
    """Outcomes one by one, or in so many parts as a draw may have."""
    size = -(-len(outcomes) // MOST_OUTCOMES)
    return [outcomes[at : at + size] for at in range(0, len(outcomes), size)]


class RulebookState(pyspiel.State):
    """A position as OpenSpiel sees it: players are numbers, in the order of the seats."""

    def __init__(self, game: RulebookGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """Who acts: a player's number, chance, or nobody because the game is over."""
        if self.moment.seat is not None:
            return self.moment.state.seats.index(self.moment.seat)
        return int(pyspiel.PlayerId.CHANCE if self.moment.parts else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.choice.open if self.moment.choice is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, with the probabilities."""
        weights = [sum(weight for _, weight in part) for part in self.moment.parts]
        total = sum(weights)
        return [(at, weight / total) for at, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def play(self, move: Move) -> None:
        """Applies the actions that say a move, such as one of our players chooses. Raises ValueError."""
        position = self.moment.state
        while self.moment.state is position and self.moment.choice is not None:
            self.apply_action(self.moment.choice.towards(move))

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if moment.choice is not None:
            return " or ".join(moment.choice.words(action))
        first, *others = (moment.state.game.write_move(move) for move, _ in moment.parts[action])
        return f"{first} … {others[-1]}" if others else first

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.state.pending

    def returns(self) -> list[float]:
        """Each player's share of the victory; nothing before the end."""
        return list(shares(self.moment.state).values())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RulebookState:
        """A state that the player cannot tell from this one, what it cannot see guessed.

        Raises NotImplementedError where something is hidden and the game cannot guess.
        """
        twin: RulebookState = self.clone()
        seat = self.moment.state.seats[player]
        twin.moment = self.moment.guessed(seat, Random(sampler()))
        return twin

    def __str__(self) -> str:
        return f"{self.moment.state.text}\n{self.moment.choice.said if self.moment.choice else ''}"


class Observer:
    """What a player knows, as text and as numbers: its view now, not the way that led there."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RulebookState, player: int) -> None:
        """Fills the numbers with what the player knows."""
        self.tensor[:] = state.moment.numbers(state.moment.state.seats[player])

    def string_from(self, state: RulebookState, player: int) -> str:
        """What the player knows, as text."""
        return state.moment.known(state.moment.state.seats[player])


class RulebookGame(pyspiel.Game):
    """A game as OpenSpiel sees it, with its parameters `players` and the options of the rulebook."""

    def __init__(self, source: Game, kind: pyspiel.GameType, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        players = chosen.pop("players", source.seat_counts[0])
        start: State = source.start_with(players, chosen)
        words = vocabulary(source, start.seats, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=words.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params or {}))
        self._start = Moment(words, start)

    def new_initial_state(self) -> RulebookState:
        """The state at the beginning."""
        return RulebookState(self, self._start)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Mapping[str, object] | None = None
    ) -> Observer:
        """What fills observations; there is one kind, which takes no parameters."""
        return Observer(self._start.words.width(self.num_players()))


@of_kinds
def register(game: Game) -> str:
    """Makes a game known to OpenSpiel, and returns the name by which `pyspiel.load_game` finds it."""
    name = f"rulebook_{game.id}"
    utility = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if game.seat_counts[0] == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seat_counts[0],
            **{option.name: option.default for option in game.options},
        },
    )

    class ThisGame(RulebookGame):  # a class, not a partial: OpenSpiel lets go of it after Python has ended
        def __init__(self, params: Mapping[str, object] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, ThisGame)
    return name


for _name in names():
    with suppress(BrokenGame):  # it is told when it is asked for
        register(game_named(_name))
