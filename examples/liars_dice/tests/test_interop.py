"""PettingZoo's and OpenSpiel's own tests, at the smallest and the largest table.

EVERY_TABLE=1: at every one.
"""

import os
from functools import partial
from random import Random
from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from rulebook_lab.interop import openspiel
from rulebook_lab.interop.pettingzoo import env, parallel_env

# they recommend boxes as observations and agents called player_0
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
SEATS = range(2, 7) if os.environ.get("EVERY_TABLE") else (2, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_the_environment_is_as_pettingzoo_wants_it(seats: int) -> None:
    api_test(env("liars_dice", seats=seats), num_cycles=10)
    seed_test(partial(env, "liars_dice", seats=seats), num_cycles=8)
    rounds = partial(parallel_env, "liars_dice", seats=seats)
    max_cycles_test(SimpleNamespace(parallel_env=rounds, env=lambda **how: parallel_to_aec(rounds(**how))))
    drawn = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(partial(env, "liars_dice", seats=seats), custom_tests=drawn)


@pytest.mark.parametrize("seats", SEATS)
def test_openspiel_plays_it_and_searches(seats: int) -> None:
    assert openspiel  # importing it registers the games
    game = pyspiel.load_game("rulebook_liars_dice", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state, dice = game.new_initial_state(), Random(seats)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(seats))
    bot = ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(seats))
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    action = bot.step(state)
    assert action in state.legal_actions()
