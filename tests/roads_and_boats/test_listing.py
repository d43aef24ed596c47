"""The legal moves that are listed fast are those that the checks leave of the candidates."""

from random import Random

import pytest

from tests.roads_and_boats.positions import GAME


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_fast_lists_agree_with_the_checks(seats):
    for seed in range(2):
        random = Random(seed)
        state = GAME.start(seats=seats)
        for _ in range(600):
            if not state.pending:
                break
            if state.to_act == {"chance"}:
                move = GAME.draw_chance(state, random)
            else:
                legal = GAME.legal(state)
                assert len(legal) == len(set(legal))
                assert set(legal) == set(GAME.judged(state)), state.text
                move = random.choice(legal)
            state = GAME.carry_out(state, move).state
