"""Positions of random games in which each kind of move can be made, as the seat sees them."""

from functools import cache
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import Seat, State

SEEDS, MOVES = 14, 400


@cache
def moments(name: str) -> dict[str, tuple[State, Seat]]:
    """For each verb of a seat's moves the first position found in which one is legal, and that seat."""
    game, random, found = lab.game(name), Random(3), dict[str, tuple[State, Seat]]()
    for seed in range(SEEDS):
        play = lab.timeline(name, seats=max(game.seat_counts), seed=seed)
        for _ in range(MOVES):
            if not play.state.pending:
                break
            by_verb = play.state.legal_moves.by_verb()
            for verb, moves in by_verb.items():
                if verb not in found and moves[0].seat in play.state.seats:
                    found[verb] = play.state.view(moves[0].seat), moves[0].seat
            play.play(random.choice(by_verb[random.choice(sorted(by_verb))]))
    return found
