"""OpenSpiel's own test, a stock search, and what a state must say of the game beneath."""

import pickle
from random import Random

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import UNLIMITED_NUM_WORLD_SAMPLES, ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import rulebook_lab as lab
from rulebook_lab.engine import State
from rulebook_lab.interop.openspiel import MOST_OUTCOMES, RulebookState, _parts, register
from tests.toy import GAME as PEBBLES

QUICK = {"jantaris": {"max_rounds": 1}, "ambis": {"max_turns": 4}}
"""Options that make a game short."""

TOY = register(PEBBLES)


def searcher(game: object, simulations: int) -> ISMCTSBot:
    return ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=simulations,
        max_world_samples=UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(1),
    )


def play(game: object, simulations: int, decisions: int) -> RulebookState:
    """Lets the search make so many decisions, or play to the end, chance by lot."""
    bot, lots = searcher(game, simulations), Random(3)
    state = game.new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lots.choices(outcomes, odds)[0])
        else:
            decisions -= len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))
    return state


def guess(view: State, random: Random) -> State:
    """Pebbles hides nothing but votes."""
    lines = [line for line in view.text.splitlines() if not line.startswith("viewer")]
    votes = "\n".join(lines).split("?")
    return PEBBLES.read_position(
        votes[0] + "".join(random.choice(["yes", "no"]) + rest for rest in votes[1:])
    )


@pytest.mark.parametrize(
    ("name", "seats"),
    [*((name, seats) for name in lab.games for seats in lab.game(name).seat_counts), ("toy", 3)],
)
def test_a_random_game_and_a_search(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"rulebook_{name}", {"players": seats, **QUICK.get(name, {})})
    pyspiel.random_sim_test(game, num_sims=1, serialize=name in ("toy", *QUICK), verbose=False)
    if name != "toy":  # which cannot guess
        searched = play(game, simulations=2, decisions=2)
        assert len(searched.history()) >= 2


def test_search_where_things_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PEBBLES, "guess", guess)
    over = play(pyspiel.load_game(TOY, {"players": 3, "heap": 5}), simulations=40, decisions=99)
    assert over.is_terminal()
    assert sum(over.returns()) == pytest.approx(0)


def test_search_finds_the_winning_move() -> None:
    """Of four pebbles, three can be taken, and whoever takes more wins."""
    state = pyspiel.load_game(TOY, {"players": 2, "heap": 4}).new_initial_state()
    action = searcher(state.get_game(), 200).step(state)
    assert state.action_to_string(action) == "take:3"


@pytest.mark.parametrize("name", sorted(QUICK))
def test_search_to_the_end_of_a_short_game(name: str) -> None:
    over = play(pyspiel.load_game(f"rulebook_{name}", QUICK[name]), simulations=2, decisions=10_000)
    assert over.is_terminal()
    assert sum(over.returns()) == pytest.approx(0)


def test_a_game_that_cannot_guess_says_so() -> None:
    state = pyspiel.load_game(TOY, {"players": 2, "heap": 5}).new_initial_state()
    state.apply_action(state.string_to_action("button:call"))
    state.apply_action(state.string_to_action("button:yes"))
    with pytest.raises(NotImplementedError, match="Pebbles has no guess at what"):
        state.resample_from_infostate(1, lambda: 0.5)


def test_a_secret_vote_is_not_known() -> None:
    known = []
    for vote in ("button:yes", "button:no"):
        state = pyspiel.load_game(TOY, {"players": 2, "heap": 5}).new_initial_state()
        state.apply_action(state.string_to_action("button:call"))
        state.apply_action(state.string_to_action(vote))
        known.append((state.information_state_string(1), tuple(state.information_state_tensor(1))))
        assert f"vote {vote.removeprefix('button:')}" in state.information_state_string(0)
    assert known[0] == known[1]


def test_chance_has_its_odds() -> None:
    """The heap of Pebbles has 10, 11 or 12 pebbles, 11 twice as often."""
    state = pyspiel.load_game(TOY).new_initial_state()
    assert state.is_chance_node()
    assert [odds for _, odds in state.chance_outcomes()] == [0.25, 0.5, 0.25]


def test_a_draw_of_very_many_outcomes_is_made_in_steps() -> None:
    many = [(at, at) for at in range(MOST_OUTCOMES * MOST_OUTCOMES - 5)]
    parts = _parts(many)
    assert len(parts) <= MOST_OUTCOMES
    assert [pair for part in parts for pair in part] == many
    assert all(len(_parts(part)) == len(part) for part in parts)


def test_states_are_pickled() -> None:
    state = pyspiel.load_game(TOY, {"players": 2, "heap": 5}).new_initial_state()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_move_of_ours_is_said_in_words() -> None:
    state = pyspiel.load_game("rulebook_amber_route", {"players": 2}).new_initial_state()
    lots, said = Random(5), 0
    while said < 20 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lots.choices(outcomes, odds)[0])
            continue
        before = state.moment.state
        move = lots.choice([move for move in before.legal_moves if move.seat == state.moment.seat])
        state.play(move)
        assert state.moment.state == before.play(move)
        said += 1
    assert said == 20
