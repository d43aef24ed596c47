"""PettingZoo's own tests, and what an environment must say of the game beneath."""

from functools import partial
from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import rulebook_lab as lab
from rulebook_lab.engine import BadOption, RulebookError
from rulebook_lab.interop.pettingzoo import RawEnv, env, parallel_env, raw_env
from tests.toy import GAME as PEBBLES

TABLES = [(name, seats) for name in lab.games for seats in lab.game(name).seat_counts]

at_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
# they recommend boxes as observations and agents called player_0
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@at_every_table
def test_the_interface(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=30)
    parallel_api_test(parallel_env(name, seats=seats), num_cycles=30)


@at_every_table
def test_a_seed_is_a_game(name: str, seats: int) -> None:
    seed_test(partial(env, name, seats=seats), num_cycles=20)


@at_every_table
def test_so_many_cycles(name: str, seats: int) -> None:
    rounds = partial(parallel_env, name, seats=seats)
    max_cycles_test(SimpleNamespace(parallel_env=rounds, env=lambda **how: parallel_to_aec(rounds(**how))))


@at_every_table
def test_pictures(name: str, seats: int) -> None:
    render_test(
        partial(env, name, seats=seats), custom_tests={"svg": lambda picture: picture.startswith("<svg")}
    )


def say(pebbles: RawEnv, word: str) -> None:
    pebbles.step(pebbles.play.vocabulary.words.index(word))


def test_actions_are_words_and_agents_are_seats() -> None:
    pebbles = raw_env(PEBBLES, seats=3, heap=4)
    pebbles.reset()
    assert pebbles.possible_agents == list(pebbles.play.state.seats)
    first, second, _ = pebbles.agents
    say(pebbles, "take:3")
    assert pebbles.agent_selection == second
    assert pebbles.play.state.facts[f"pebbles.{first}"] == 3


def test_rewards_come_at_the_end() -> None:
    pebbles = raw_env(PEBBLES, seats=3, heap=4)
    pebbles.reset()
    first, second, third = pebbles.agents
    say(pebbles, "take:3")
    assert set(pebbles.rewards.values()) == {0}
    say(pebbles, "take:1")
    # alone the winner has 1, and the two others lose half of it each
    assert pebbles.rewards == {first: 1, second: -0.5, third: -0.5}
    assert all(pebbles.terminations.values())


def test_shared_victories_and_points() -> None:
    shared = raw_env(PEBBLES, seats=3, heap=4)
    points = raw_env(PEBBLES, seats=3, heap=4, rewards="scores")
    for pebbles in (shared, points):
        pebbles.reset()
        say(pebbles, "take:2")
        say(pebbles, "take:2")
    # half a victory each, (3 · 1/2 - 1) / 2, and none, (3 · 0 - 1) / 2
    assert list(shared.rewards.values()) == [0.25, 0.25, -0.5]
    assert list(points.rewards.values()) == [2, 2, 0]


def test_a_secret_vote_is_not_observed() -> None:
    told = []
    for vote in ("button:yes", "button:no"):
        pebbles = raw_env(PEBBLES, seats=3, heap=6)
        pebbles.reset()
        say(pebbles, "button:call")
        _, second, _ = pebbles.agents
        say(pebbles, vote)
        assert pebbles.agent_selection == second
        told.append(pebbles.observe(second)["observation"].tobytes())
    assert told[0] == told[1]


def test_a_vote_in_parallel_is_counted_when_all_have_voted() -> None:
    pebbles = parallel_env(PEBBLES, seats=3, heap=6)
    pebbles.reset()
    words = pebbles.play.vocabulary.words.index
    first, second, third = pebbles.agents
    pebbles.step({first: words("button:call"), second: 0, third: 0})
    assert set(pebbles.play.asked) == {first, second, third}
    *_, infos = pebbles.step({first: words("button:yes"), second: words("button:yes"), third: 0})
    assert [infos[seat]["replaced"] for seat in (first, second, third)] == [False, False, True]
    assert pebbles.play.asked == (first,)
    # two of three for it is enough: the heap has grown by one
    assert pebbles.play.state.facts["heap"] == 7


def test_max_cycles_truncates_whoever_would_act_once_more() -> None:
    pebbles = raw_env(PEBBLES, seats=2, heap=6, max_cycles=2)
    pebbles.reset()
    for _ in range(4):
        assert not any(pebbles.truncations.values())
        say(pebbles, "take:1")
    assert all(pebbles.truncations.values())


def test_what_is_not_open() -> None:
    pebbles = raw_env(PEBBLES, seats=2, heap=4)
    pebbles.reset()
    with pytest.raises(ValueError, match="action 0 is not open"):
        pebbles.step(0)
    wrapped = env(PEBBLES, seats=2, heap=4)
    wrapped.reset()
    loser = wrapped.agent_selection
    wrapped.step(0)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_wrong_questions() -> None:
    with pytest.raises(RulebookError, match="render_mode is one of"):
        env(PEBBLES, render_mode="oil")
    with pytest.raises(RulebookError, match="rewards is one of 'result', 'scores', not 'fame'"):
        env(PEBBLES, rewards="fame")
    with pytest.raises(BadOption):
        env(PEBBLES, seats=17)
