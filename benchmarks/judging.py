"""Find the weights of a game's judgement of positions: what features say about who wins, in played games.

    python -m benchmarks.judging ambis --games 400 --seats 2 3

Two greedy players who now and then play by lot; of each game some positions; then the weights under which the
victories that came are likeliest (a softmax over the seats, a little pulled towards nought).
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np

import rulebook_lab as lab
from rulebook_lab.bots import Player, player
from rulebook_lab.engine import CHANCE, Game, State

ASTRAY = 0.05
"""How often a move is made by lot."""
POSITIONS = 12
"""Positions taken of a game."""
PULL = 3.0


def positions(game: Game, seats: int, by: Player, random: Random) -> tuple[list[State], tuple[str, ...]]:
    """Some positions of a game in which somebody had a choice, as a search judges them, and who won it."""
    state, seen = game.start(seats), []
    while state.pending:
        asked = game.asked(state)
        if asked == (CHANCE,):
            move = game.draw_chance(state, random)
        else:
            if sum(move.seat == asked[0] for move in game.considered(state)) > 1:
                seen.append(state)
            name = "random" if random.random() < ASTRAY else by
            move = player(game, name).move(state, asked[0], random)
        state = game.carry_out(state, move).state
    assert state.result
    return random.sample(seen, min(POSITIONS, len(seen))), state.result.winners


def fitted(tables: list[np.ndarray], shares: list[np.ndarray]) -> np.ndarray:
    """The weights for tables of features (a row a seat) and the victories that came, by Newton's method."""
    weights = np.zeros(tables[0].shape[1])
    for _ in range(30):
        slope, bend = -PULL * weights, PULL * np.eye(len(weights))
        for table, share in zip(tables, shares, strict=True):
            powers = np.exp(table @ weights - (table @ weights).max())
            odds = powers / powers.sum()
            slope = slope + table.T @ (share - odds)
            bend = bend + table.T @ (np.diag(odds) - np.outer(odds, odds)) @ table
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def loss(tables: list[np.ndarray], shares: list[np.ndarray], weights: np.ndarray) -> float:
    """The logarithmic loss of the odds that weights give, on average: the less the better."""
    told = []
    for table, share in zip(tables, shares, strict=True):
        strengths = table @ weights
        told.append(np.logaddexp.reduce(strengths) - share @ strengths)
    return float(np.mean(told))


def main() -> None:
    """Print the weights, and how well they say who wins in games that they were not found by."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game", choices=lab.games, help="one whose judgement counts `features`")
    ask.add_argument("--games", type=int, default=200)
    ask.add_argument("--seats", type=int, nargs="+", default=[2])
    ask.add_argument("--by", default="greedy")
    given = ask.parse_args()
    game = lab.game(given.game)
    by, features = player(game, given.by), game.part("study.judgement").features
    tables, shares = [], []
    for number in range(given.games):
        seats = given.seats[number % len(given.seats)]
        seen, winners = positions(game, seats, by, Random(number))
        for state in seen:
            tables.append(np.array([features(state, seat) for seat in state.seats]))
            shares.append(np.array([(seat in winners) / len(winners) for seat in state.seats]))
    kept = len(tables) * 3 // 4
    weights = fitted(tables[:kept], shares[:kept])
    right = [
        share[np.argmax(table @ weights)] for table, share in zip(tables[kept:], shares[kept:], strict=True)
    ]
    print(f"{given.games} games; in others the seat that stands best wins {np.mean(right):.0%}")
    print(f"logarithmic loss there {loss(tables[kept:], shares[kept:], weights):.4f}")
    print("(" + ", ".join(f"{weight:.2f}" for weight in fitted(tables, shares)) + ")")


if __name__ == "__main__":
    main()
