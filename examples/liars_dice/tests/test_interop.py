"""PettingZoo's and OpenSpiel's own tests, at every table."""

from functools import partial
from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import pyspiel
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from rulebook_lab.interop import openspiel
from rulebook_lab.interop.pettingzoo import env, parallel_env

# they recommend boxes as observations and agents called player_0
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_environment_is_as_pettingzoo_wants_it(seats: int) -> None:
    api_test(env("liars_dice", seats=seats), num_cycles=10)
    seed_test(partial(env, "liars_dice", seats=seats), num_cycles=8)
    rounds = partial(parallel_env, "liars_dice", seats=seats)
    max_cycles_test(SimpleNamespace(parallel_env=rounds, env=lambda **how: parallel_to_aec(rounds(**how))))
    drawn = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(partial(env, "liars_dice", seats=seats), custom_tests=drawn)


def test_openspiel_plays_it() -> None:
    assert openspiel  # importing it registers the games
    pyspiel.random_sim_test(
        pyspiel.load_game("rulebook_liars_dice"), num_sims=1, serialize=False, verbose=False
    )
