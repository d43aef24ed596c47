"""A guess at what a seat does not see is a whole position that the seat's view allows.

Tests of a game by its `name`.
"""

from __future__ import annotations

from random import Random

from ..engine import CHANCE
from ..games import game as game_named
from .positions import sample


def test_a_guess_looks_like_the_view_and_is_possible(name: str) -> None:
    game, random = game_named(name), Random(name)
    for _, _, state in sample(name, games=12, size=20):
        for seat in state.seats:
            view = state.view(seat)
            guess = game.guess(view, random)
            assert guess.viewer is None
            assert guess.view(seat) == view, view.text
            assert guess.defects == (), guess.text


def test_a_guess_asks_as_the_view_does(name: str) -> None:
    """All who are asked have a move, the viewer has its own, and what is certain on the view is so."""
    game, random = game_named(name), Random(name)
    for _, _, state in sample(name, games=12, size=20)[::4]:
        if state.to_act == {CHANCE}:
            continue
        for seat in state.seats:
            view = state.view(seat)
            guess = game.guess(view, random)
            legal, tried = set(guess.legal_moves), set(game.candidates(guess))
            assert {move.seat for move in legal} == guess.to_act == state.to_act
            own = {move for move in state.legal_moves if move.seat == seat}
            assert own == {move for move in legal if move.seat == seat}, guess.text
            assert set(view.legal_moves) <= legal
            sure = {move for move in tried if any(broken.certain for broken in view.why_not(move))}
            assert not sure & legal, guess.text


def test_the_same_numbers_guess_the_same(name: str) -> None:
    game = game_named(name)
    for _, _, state in sample(name, games=12, size=20)[:40]:
        view = state.view(state.seats[0])
        assert game.guess(view, Random(5)) == game.guess(view, Random(5))
