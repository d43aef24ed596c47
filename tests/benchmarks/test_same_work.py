"""The ports of Amber Route that ours is measured beside: each plays whole games, and all the same one."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from benchmarks.measure import ratios
from benchmarks.same_work import ours, plain
from benchmarks.same_work.road import OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_ambers_and_escorts_are_conserved_in_plain_python(seats: int) -> None:
    for seed in range(20):
        game, random = plain.Amber(seats, seed), Random(seed)
        while game.phase != OVER:
            actions = game.legal()
            assert len(set(actions)) == len(actions) > 0
            game.play(random.choice(actions))
            assert [sum(hand) for hand in game.hand] == game.cards
            assert sum(game.cards) + len(game.light) + len(game.light_discards) == 42
            assert game.pool + sum(game.ambers) + sum(game.banked) == 40
            assert all(0 <= escorts <= 6 for escorts in game.escorts)


def test_a_copy_is_played_on_apart() -> None:
    game = plain.Amber(2, 1)
    before = game.copy()
    while game.phase != OVER:
        game.play(game.legal()[0])
    assert (before.phase, before.position) == (plain.Amber(2, 1).phase, [0, 0])


def test_all_ports_take_as_many_decisions_as_ours() -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("pettingzoo")
    from benchmarks.same_work import aec, openspiel

    works = (
        ours.by_engine(),
        plain.games(),
        plain.copies(),
        openspiel.in_place(),
        openspiel.clones(),
        aec.raw_games(),
    )
    lengths = [mean(work() for _ in range(40)) for work in works]
    assert max(lengths) < 1.25 * min(lengths), lengths


def test_our_environments_take_as_many_steps_as_the_plain_ones() -> None:
    """So that a step is the same work: a move of Amber Route is hardly ever said in two words."""
    pytest.importorskip("pyspiel")
    pytest.importorskip("pettingzoo")
    from benchmarks import interop
    from benchmarks.same_work import aec

    works = (aec.raw_games(), aec.checked_games(), interop.our_raw(), interop.our_checked())
    lengths = [mean(work() for _ in range(30)) for work in (*works, interop.our_openspiel())]
    assert max(lengths) < 1.25 * min(lengths), lengths


def test_ratios_are_taken_round_by_round() -> None:
    assert ratios([2, 9, 4], [1, 3, 4]) == (1, 2, 3)
