"""Amber Route as an environment of PettingZoo, on the rules in plain Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .plain import Amber
from .road import ACTIONS, OVER

SEEN = 15 + 8 * 2 + 15 + 7 + 8
"""Numbers in an observation: own hand, each seat's things, the phase, the dice, the challenge."""


class raw_env(AECEnv):
    """The environment without wrappers, for two."""

    def __init__(self) -> None:
        self.metadata = {"name": "amber_v0", "is_parallelizable": False, "render_modes": []}
        super().__init__()
        self.render_mode = None
        self.possible_agents = ["player_0", "player_1"]
        self.agents = self.possible_agents[:]
        space: dict[str, Space[Any]] = {
            "observation": Box(-40, 60, (SEEN,), np.int16),
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.agents}
        self.observation_spaces = {agent: Dict(space) for agent in self.agents}

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self.game = Amber(2, seed or 0)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.who]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and the actions open to it."""
        game = self.game
        seat = self.possible_agents.index(agent)
        seen = list(game.hand[seat])
        for other in (seat, 1 - seat):
            seen += (game.position[other], game.escorts[other], game.ambers[other], game.banked[other])
            seen += (game.cards[other], game.torches[other], game.wagons[other], game.turns_lost[other])
        phases, faces = [0] * 15, [0] * 7
        phases[game.phase] = 1
        for die in game.dice:
            faces[die] += 1
        terrain, threat, _ = game.challenge
        seen += phases
        seen += faces
        seen += (game.level, game.dice_ready, game.life, game.loss, game.attack_dice, game.attack_sum)
        seen += (terrain, threat)
        mask = np.zeros(ACTIONS, np.int8)
        if seat == game.who and game.phase != OVER:
            mask[game.legal()] = 1
        return {"observation": np.array(seen, np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        game = self.game
        game.play(int(action or 0))
        if game.phase == OVER:
            scores = game.scores()
            for other, score in zip(self.possible_agents, scores, strict=True):
                self.rewards[other] = 1 if score == max(scores) else -1
                self.terminations[other] = True
            self.agent_selection = self.possible_agents[1 - game.who]
        else:
            self.rewards = dict.fromkeys(self.agents, 0)
            self.agent_selection = self.possible_agents[game.who]
        self._accumulate_rewards()

    def render(self) -> None:
        """Show nothing."""

    def close(self) -> None:
        """Hold nothing."""


def env() -> Any:
    """The environment as PettingZoo's own games give it: with wrappers that check every step."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def raw_games() -> Callable[[], int]:
    """The work of playing random games without wrappers."""
    return games(raw_env())


def checked_games() -> Callable[[], int]:
    """The work of playing random games with the usual wrappers."""
    return games(env())


def games(played: Any) -> Callable[[], int]:
    """The work of playing random games in an environment."""
    seeds, dice = iter(range(10**9)), random.Random(1).random

    def work() -> int:
        played.reset(seed=next(seeds))
        decisions = 0
        for _ in played.agent_iter():
            seen, _, ended, cut_off, _ = played.last()
            if ended or cut_off:
                played.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            decisions += 1
            played.step(int(actions[int(dice() * len(actions))]))
        return decisions

    return work
