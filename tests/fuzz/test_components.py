"""An owner's components, whatever is in the file: refused in words, or a game that can be played and seen."""

import tomllib
from functools import partial
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given

import rulebook_lab as lab
from rulebook_lab.engine import BadComponents, Game
from rulebook_lab.simulate import chosen
from rulebook_lab.testing.answers import answered, unless_refused
from rulebook_lab.testing.inputs import handfuls, law
from tests.fuzz.toml import other_file
from tests.laws.positions import GAMES

SHIPPED = {
    name: tomllib.loads(files(lab.game(name).package).joinpath("components.toml").read_text(encoding="utf-8"))
    for name in GAMES
}


@law(4, 400)
@given(randoms=handfuls())
@pytest.mark.parametrize("name", GAMES)
def test_other_components_are_refused_in_words_or_played(name: str, randoms: list[Random]) -> None:
    shipped = lab.game(name)
    for random in randoms:
        text = other_file(random, SHIPPED[name])
        with answered("components", text):
            game = unless_refused(partial(shipped.with_components, text), BadComponents)
            if game is not None:
                played(game, random)


def played(game: Game, random: Random) -> None:
    """Play a few moves of an edition, and look at where they lead to."""
    try:
        state = unless_refused(lambda: game.start(random.choice(game.seat_counts)), lab.RulebookError)
        for _ in range(6):
            if state is None or not state.pending:
                break
            state = game.carry_out(state, chosen(game, state, random, by_verb=True)).state
            assert not state.defects, state.text
        if state is not None:
            assert game.read_position(state.text) == state
            assert state._repr_mimebundle_()
            assert game.aid.lines is not None
    finally:
        forget(game)


def forget(game: Game) -> None:
    """Let go of an edition, so that a long run does not keep a million of them."""
    if game.edition:
        for known in (game.editions, game.editions.texts, game.start().games):
            known.pop(game.edition, None)
