"""Sentences of Jantaris: amounts, places and choices are said as people say them."""

import pytest

import rulebook_lab as lab

GAME = lab.game("jantaris")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("blue take 1 0", "Take 1 red Good"),
        ("blue take 0 2", "Take 2 black Goods"),
        ("blue pay 4 1", "Pay 4 red Goods and 1 black Good"),
        ("blue pay 0 0", "Pay no Goods"),
        ("blue exchange red 2", "Give 2 red Goods for as many of the other colour"),
        ("blue remove taira", "Take back a Merchant from Taira"),
        ("blue remove taira+taira", "Take back 2 Merchants from Taira"),
        (
            "blue remove amarin+city-center",
            "Take back a Merchant from Amarin and a Merchant from the City Center",
        ),
    ],
)
def test_moves_are_said_plainly(move: str, words: str) -> None:
    assert GAME.describe(GAME.read_move(move)) == words


def test_only_the_active_player_is_offered_to_match() -> None:
    auction = GAME.read_position("""
        blue: 5 red, 2 black
        yellow: 4 red, 3 black
        offer: royal-seal, golden-ledger
        now: opening
    """)
    raised = auction.play("blue auction royal-seal 5").play("yellow bid 6")
    assert raised.prompt == "Royal Seal stands at 6, held by Yellow: Blue matches, goes higher or drops out."
    assert raised.play("blue match").prompt == (
        "Royal Seal stands at 6, held by Blue: Yellow goes higher or drops out."
    )


def test_a_vote_is_asked_for_in_words_that_fit_one_and_many() -> None:
    asked = GAME.read_position(
        "tokens: red taira\nactive-district: taira\nphase: diplomacy\nnow: voting -+-+-"
    )
    assert asked.prompt == "Blue, Yellow and Green: cast a vote in secret."
    alone = asked.play("blue vote deal").play("yellow vote deal")
    assert alone.prompt == "Green: cast a vote in secret."
