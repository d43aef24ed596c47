"""The greedy player plays sensibly."""

from __future__ import annotations

from rulebook_lab.bots.tournament import tournament
from tests.jantaris.table import JANTARIS, at


def best(state):
    judge = state.game.part("study.strategy").judge
    moves = list(state.legal_moves)
    return state.game.write_move(max(moves, key=lambda move: judge(state, move)))


def test_a_claim_is_not_passed_over():
    state = at(
        "blue: 2 shakara, 2 dorvan, 2 belmora",
        "market: market.3, market.1, market.2",
        "phase: market-control",
    )
    assert best(state) == "blue claim market.3"


def test_a_merchant_goes_where_a_card_wants_it():
    state = at(
        "blue: 2 shakara, 2 dorvan, 1 belmora",
        "market: market.3, market.1, market.2",
        "now: guild-house",
        "tokens: red taira, black likaran",
    )
    assert best(state) == "blue place belmora"


def test_the_greedy_player_beats_players_by_lot():
    played = tournament(JANTARIS, ["greedy", "random", "random"], games=12, seed=1)
    standing = {standing.name: standing for standing in played.standings}
    assert standing["greedy"].wins / standing["greedy"].games > 0.8
