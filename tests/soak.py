"""Random games over all games, seats and options, every invariant looked at after every move: `make soak`.

    python -m tests.soak --games 100000 --seed 1 --jobs 2 --kept .soak.json

What a game is like is decided by the seed and its number alone. The tally is kept after every slice, so a run
that was stopped goes on where it was; a fault is kept with the record that shows it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

import rulebook_lab as lab
from rulebook_lab.batches import Batches
from rulebook_lab.engine import write_whole
from rulebook_lab.simulate import Fault, play_one

SLICE = 10
"""Games between two times that the tally is kept."""


class Soaked(msgspec.Struct):
    """What the games of one seed came to so far; `by` counts them by game, seats and options."""

    seed: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    by: dict[str, int] = {}
    faults: list[tuple[str, Fault]] = []

    def told(self) -> str:
        """The figures, a line for each game and what it was played with."""
        total = Counter[str]()
        for way, games in self.by.items():
            total[way.split()[0]] += games
        lines = [f"{self.games} games, {self.moves} moves, {self.seconds:.0f} s: {len(self.faults)} faults"]
        lines += [f"  {name}: {games} games" for name, games in sorted(total.items())]
        lines += [f"  fault in {way}, game {fault.number}: {fault.reason}" for way, fault in self.faults]
        return "\n".join(lines)


def way_of(number: int, seed: int) -> tuple[str, int, dict[str, object]]:
    """The game, the seats and the options that a number stands for."""
    random = Random(f"soak/{seed}/{number}")
    name = random.choice(lab.games)
    game = lab.game(name)
    options: dict[str, object] = {}
    for option in game.options:
        if option.values:
            options[option.name] = random.choice(option.values)
        elif option.name.endswith("seed"):
            options[option.name] = random.randrange(10**6)
    counts = [count for count in game.seat_counts if _starts(name, count, options)]
    return name, random.choice(counts), options


def _starts(name: str, seats: int, options: dict[str, object]) -> bool:
    """Whether the options allow so many seats: a prepared map may be for two."""
    try:
        lab.game(name).start(seats, **options)
    except lab.RulebookError:
        return False
    return True


def soak(numbers: range, *, seed: int) -> list[tuple[str, int, list[Fault]]]:
    """Each game of some numbers: what it was played with, its moves, its faults."""
    played = []
    for number in numbers:
        name, seats, options = way_of(number, seed)
        tally = play_one(lab.game(name), number, seed, seats, options)
        shown = " ".join(f"{key}={value}" for key, value in options.items() if not key.endswith("seed"))
        played.append((f"{name} {seats} {shown}".strip(), tally.moves, tally.faults))
    return played


class _From:
    """Plays batches whose numbers begin at another number than 0."""

    def __init__(self, first: int, seed: int) -> None:
        self.first, self.seed = first, seed

    def __call__(self, numbers: range) -> list[tuple[str, int, list[Fault]]]:
        return soak(range(self.first + numbers.start, self.first + numbers.stop), seed=self.seed)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after about so long")
    parser.add_argument("--kept", type=Path, default=Path(".soak.json"))
    asked = parser.parse_args(arguments)
    soaked = Soaked(asked.seed)
    if asked.kept.exists():
        kept = msgspec.json.decode(asked.kept.read_text(encoding="utf-8"), type=Soaked)
        soaked = kept if kept.seed == asked.seed else soaked
    began, before = monotonic(), soaked.seconds
    while soaked.games < asked.games and monotonic() - began < asked.seconds:
        size = min(SLICE, asked.games - soaked.games)
        batches = Batches(_From(soaked.games, asked.seed), size, jobs=asked.jobs)
        parts = [game for part in batches for game in part]
        if batches.stopped or len(parts) < size:
            break  # a slice counts as a whole or not at all
        for way, moves, faults in parts:
            soaked.by[way] = soaked.by.get(way, 0) + 1
            soaked.moves += moves
            soaked.faults += [(way, fault) for fault in faults]
        soaked.games += size
        soaked.seconds = before + monotonic() - began
        write_whole(asked.kept, msgspec.json.encode(soaked).decode())
        print(soaked.told().partition("\n")[0], flush=True)
    print(soaked.told())
    return bool(soaked.faults)


if __name__ == "__main__":
    sys.exit(main())
