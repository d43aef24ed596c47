"""Moves said as learners say them, each at a moment at which it can be made."""

import tomllib
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.understanding import understand
from tests.lessons.moments import moments

SAID = tomllib.loads((Path(__file__).parent / "asked" / "moves.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", lab.games)
def test_a_move_is_understood_as_learners_say_it(game: str) -> None:
    assert sum(map(len, SAID[game].values())) >= 25
    for verb, ways in SAID[game].items():
        state, seat = moments(game)[verb]
        for words in ways:
            found = understand(state, words, seat)
            assert verb in {why.move.verb for why in found.whys}, words


@pytest.mark.parametrize(
    ("game", "words", "verb"),
    [
        ("jantaris", "why can't I take the red cube", "smuggle"),
        ("jantaris", "I don't want to move anybody", "stay"),
        ("ambis", "I won't buy it", "decline"),
        ("amber_route", "I don't want to use the card", "decline"),
        ("roads_and_boats", "may I not call", "let-be"),
    ],
)
def test_what_somebody_wishes_or_refuses_is_understood(game: str, words: str, verb: str) -> None:
    state, seat = moments(game)[verb]
    assert verb in {why.move.verb for why in understand(state, words, seat).whys if not why}


@pytest.mark.parametrize(
    ("game", "verb", "words", "move"),
    [
        ("amber_route", "take", "can I get an escort", "take escort"),
        ("amber_route", "take", "pick a card", "take card"),
        ("amber_route", "choose", "I want the escort", "choose escort"),
        ("jantaris", "visit", "walk to the guild house", "visit guild-house"),
        ("jantaris", "vote", "play black market", "vote black-market"),
        ("ambis", "explore", "turn over a card", "explore"),
    ],
)
def test_what_the_moves_differ_in_decides_which_is_meant(game: str, verb: str, words: str, move: str) -> None:
    """No word that is said for a verb stands for one of the things between which one chooses."""
    state, seat = moments(game)[verb]
    found = understand(state, words, seat).whys
    assert [state.game.write_move(why.move) for why in found] == [f"{seat} {move}"]
