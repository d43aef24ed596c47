"""Which games are measured, and positions to measure in."""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import State
from rulebook_lab.simulate import random_play


class Asked(argparse.Namespace):
    """What the command line asks for: `python -m benchmarks.playouts ambis --against ../before`."""

    games: list[str]
    against: Path | None
    rounds: int


@cache
def asked() -> Asked:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure speed, beside peers in the same run.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(lab.games)}; all by default")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="another checkout to compare with")
    parser.add_argument("--rounds", type=int, default=21, help="interleaved rounds, 21 by default")
    found = parser.parse_args(namespace=Asked())
    found.games = found.games or list(lab.games)
    if unknown := [name for name in found.games if name not in lab.games]:
        parser.error(f"no game {', '.join(unknown)}; there are {', '.join(lab.games)}")
    if found.rounds < 1:
        parser.error("--rounds is at least 1")
    if found.against and not (found.against / "rulebook_lab").is_dir():
        parser.error(f"{found.against} holds no rulebook_lab")
    return found


@cache
def positions(name: str, games: int = 3, every: int = 5) -> list[State]:
    """Positions out of random games in which a seat decides."""
    game = lab.game(name)
    found: list[State] = []
    for number in range(games):
        start = game.start(game.seat_counts[-1])
        played = random_play(game, start, Random(number), by_verb=False)
        found += [s for s in played if s.pending and not game.by_chance(s)][::every]
    return found
