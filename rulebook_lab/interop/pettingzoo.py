"""Every game as an environment of PettingZoo: `env` asks one seat at a time, `parallel_env` all at once.

Needs `pip install 'rulebook-lab[pettingzoo]'`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from io import BytesIO
from random import Random
from typing import Any

from ..engine import Game, MissingExtra, Move, RulebookError, Seat, State, of_kinds, shortened

try:
    import gymnasium
    import numpy as np
    import resvg_py
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
    from PIL import Image
except ImportError as missing:
    raise MissingExtra(
        f"{missing.name} is not installed: pip install 'rulebook-lab[pettingzoo]' brings PettingZoo along"
    ) from missing

from ..games import named
from ..scene import to_svg
from .encoding import LIMIT, Choice, Vocabulary, choice, shares, vocabulary

Observation = dict[str, NDArray[Any]]
Picture = NDArray[np.uint8]

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 900
"""How many pixels wide a picture is."""

REWARDS = ("result", "scores")


class Play:
    """One game being played by actions: its position, and what each seat has said of its move."""

    def __init__(
        self,
        source: str | Game,
        seats: int | Iterable[Seat],
        render_mode: str | None,
        rewards: str,
        options: Mapping[str, object],
    ) -> None:
        _expect("render_mode", render_mode, (None, *RENDER_MODES))
        _expect("rewards", rewards, REWARDS)
        self.game = named(source)
        self.start: State = self.game.start_with(seats, options)
        self.seats = self.start.seats
        self.render_mode = render_mode
        self.rewards = rewards
        self.vocabulary: Vocabulary = vocabulary(self.game, self.seats, options)
        self.reset(None)

    def reset(self, seed: int | None) -> None:
        """Begins a new game, whose chance is played by `seed` (None: another game each time)."""
        self.random = Random(seed)
        self._go_on(self.start)

    def _go_on(self, state: State) -> None:
        self.state = state.let_chance(self.random)
        self.asked = self.game.asked(self.state)
        self._choices: dict[Seat, Choice] = {}
        self._moves: dict[Seat, Move] = {}

    def choice(self, seat: Seat) -> Choice | None:
        """What a seat can say next; None for one that has nothing to say now."""
        if seat not in self.asked or seat in self._moves:
            return None
        if seat not in self._choices:
            self._choices[seat] = choice(self.vocabulary, self.state, seat)
        return self._choices[seat]

    def say(self, seat: Seat, action: int) -> bool:
        """Takes an action of a seat that can say something; whether its move is complete.

        Raises ValueError for an action that is not open.
        """
        current = self.choice(seat)
        if current is None:
            raise ValueError(f"{seat} is not asked now")
        said = current.say(action)
        if isinstance(said, Move):
            self._moves[seat] = said
        else:
            self._choices[seat] = said
        return isinstance(said, Move)

    def play(self) -> None:
        """Plays the moves that are complete. One that another has made illegal is asked for anew."""
        state = self.state
        for at, move in enumerate(self._moves.values()):
            if at == 0 or not state.why_not(move):
                state = self.game.carry_out(state, move).state
        self._go_on(state)

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows, and which actions are open to it."""
        current = self.choice(seat)
        if current is None:
            mask = np.zeros(self.vocabulary.actions, np.int8)
            mask[0] = 1
        else:
            mask = current.mask
        said = current.said if current else ()
        return {"observation": self.vocabulary.observed(self.state, seat, said), "action_mask": mask}

    def earned(self) -> dict[Seat, float]:
        """Each seat's reward: nothing before the end; then its share of the victory, or its points."""
        if self.rewards == "result" or self.state.pending:
            return shares(self.state)
        scores = self.state.scores
        return {seat: float(scores[seat].total) for seat in self.seats}

    def spaces(self) -> tuple[dict[Seat, gymnasium.Space[object]], dict[Seat, gymnasium.Space[object]]]:
        """The observation space and the action space of each seat."""
        actions, width = self.vocabulary.actions, self.vocabulary.width(len(self.seats))
        return {
            seat: gymnasium.spaces.Dict(
                observation=gymnasium.spaces.Box(-LIMIT, LIMIT, (width,), np.float32),
                action_mask=gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            )
            for seat in self.seats
        }, {seat: gymnasium.spaces.Discrete(actions) for seat in self.seats}

    def render(self) -> str | Picture | None:
        """The whole table, nothing hidden: as text ("ansi"), printed ("human"), or drawn."""
        if self.render_mode in ("svg", "rgb_array"):
            svg = to_svg(self.game.part("picture").draw(self.state), theme="light")
            return svg if self.render_mode == "svg" else _pixels(svg)
        text = f"{self.state.prompt}\n{self.state.text}"
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None


def _pixels(svg: str) -> Picture:
    png = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, background="white")
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"))


def _expect(name: str, value: object, known: tuple[object, ...]) -> None:
    if not isinstance(value, str | None) or value not in known:
        raise RulebookError(f"{name} is one of {', '.join(map(repr, known))}, not {shortened(value)}")


class _Seated:
    """What both kinds of environment say of their seats."""

    def _sit_down(self, play: Play, max_cycles: int | None) -> None:
        self.play = play
        self.metadata = _metadata(play)
        self.render_mode = play.render_mode
        self.possible_agents = list(play.seats)
        self.observation_spaces, self.action_spaces = play.spaces()
        self._most = max_cycles

    def observation_space(self, agent: Seat) -> gymnasium.Space[object]:
        """The space of what an agent observes, always the same."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> gymnasium.Space[object]:
        """The space of an agent's actions, always the same."""
        return self.action_spaces[agent]


class RawEnv(_Seated, AECEnv[Seat, Observation, int | None]):
    """A game whose agents are its seats, in the order in which they are asked.

    An agent acts until its move is said; of several who decide at once, the first acts first, and the others
    see of it what their seat sees. An action that is not open is a ValueError.
    """

    def __init__(self, play: Play, max_cycles: int | None) -> None:
        super().__init__()
        self._sit_down(play, max_cycles)

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begins a new game; `options` are chosen when the environment is made, not here."""
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, object]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[0]
        self._select()

    def _select(self) -> None:
        """Who acts next; ends the game when it is over, or when that agent has acted often enough."""
        if not self.play.state.pending:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = self.play.earned()
        else:
            self.agent_selection = self.play.asked[0]
            if self._acted[self.agent_selection] == self._most:
                self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: Seat) -> Observation:
        """What an agent knows, and which actions are open to it."""
        return self.play.observe(agent)

    def step(self, action: int | None) -> None:
        """Takes the action of the agent whose turn it is; None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.say(agent, int(action)):
            self.play.play()
        self._acted[agent] += 1
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | Picture | None:
        """The table, nothing hidden, in the mode chosen when the environment was made."""
        return self.play.render()


class RoundEnv(_Seated, ParallelEnv[Seat, Observation, int]):
    """A game in which all agents act at once; those who are not asked can only wait.

    Moves that are said wait for those of the others who decide at the same time. In place of an action that
    is not open, an open one is drawn by the seed, and `infos[agent]["replaced"]` is true.
    """

    def __init__(self, play: Play, max_cycles: int | None) -> None:
        self._sit_down(play, max_cycles)

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[Seat, Observation], dict[Seat, dict[str, object]]]:
        """Begins a new game; `options` are chosen when the environment is made, not here."""
        self.play.reset(seed)
        self._lots = Random(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {"replaced": False} for agent in self.agents}

    def _observations(self) -> dict[Seat, Observation]:
        return {agent: self.play.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[Seat, int]
    ) -> tuple[
        dict[Seat, Observation],
        dict[Seat, float],
        dict[Seat, bool],
        dict[Seat, bool],
        dict[Seat, dict[str, object]],
    ]:
        """Takes an action of every agent."""
        play = self.play
        agents = self.agents
        infos: dict[Seat, dict[str, object]] = {agent: {"replaced": False} for agent in agents}
        for seat in play.asked:
            current = play.choice(seat)
            if current is not None:
                action = int(actions[seat])
                if action not in current.open:
                    infos[seat]["replaced"] = True
                    action = self._lots.choice(current.open)
                play.say(seat, action)
        if all(play.choice(seat) is None for seat in play.asked):
            play.play()
        self._cycles += 1
        over, cut = not play.state.pending, self._cycles == self._most
        observations = self._observations()
        if over or cut:
            self.agents = []
        return (
            observations,
            play.earned(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            infos,
        )

    def render(self) -> str | Picture | None:
        """The table, nothing hidden, in the mode chosen when the environment was made."""
        return self.play.render()


def _metadata(play: Play) -> dict[str, object]:
    return {
        "name": f"rulebook_{play.game.id}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }


@of_kinds
def raw_env(
    game: str | Game,
    *,
    seats: int | Iterable[Seat] = 0,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    rewards: str = "result",
    **options: object,
) -> RawEnv:
    """The environment of a game without PettingZoo's usual wrappers.

    `seats` and the options go to `Game.start`. The game is truncated when an agent that has acted
    `max_cycles` times would act again. `rewards="result"` gives each seat its share of the victory at the end
    (1 for a win, together nothing), `"scores"` its points. `render_mode` is "human" (printed text), "ansi",
    "svg" or "rgb_array".
    """
    return RawEnv(Play(game, seats, render_mode, rewards, options), max_cycles)


def env(game: str | Game, **how: Any) -> AECEnv[Seat, Observation, int | None]:
    """`raw_env` with the wrappers of PettingZoo's own card and board games: an action that is not open ends
    the game, and whoever took it loses one point."""
    wrapped = TerminateIllegalWrapper(raw_env(game, **how), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


@of_kinds
def parallel_env(
    game: str | Game,
    *,
    seats: int | Iterable[Seat] = 0,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    rewards: str = "result",
    **options: object,
) -> RoundEnv:
    """The environment in which all agents act at once, truncated after `max_cycles`; else as `raw_env`."""
    return RoundEnv(Play(game, seats, render_mode, rewards, options), max_cycles)
