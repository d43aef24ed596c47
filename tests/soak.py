"""Random games over all games, seats, options and maps, to the end: `make soak`.

    python -m tests.soak --games 100000 --seed 1 --jobs 2 --kept .soak.json

What a game is like is decided by the seed and its number alone; quick games are played more often. Every
invariant is looked at after every move of each eighth game; in the others after every twelfth move and at the
end, for the looking takes longer than the playing. The tally is kept after every slice, so a run that was
stopped goes on where it was; a fault is kept with the record that shows it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec.structs import replace

import rulebook_lab as lab
from rulebook_lab.batches import Batches
from rulebook_lab.engine import Game, Move, Option, Seat, State, write_whole
from rulebook_lab.games.roads_and_boats.rules.map_generator import fair_world
from rulebook_lab.games.roads_and_boats.rules.tile_laying import LayTiles
from rulebook_lab.simulate import Fault, chosen, play_from

SLICE = 50
"""Games between two times that the tally is kept."""

OFTEN = {"amber": 410, "amber_route": 190, "ambis": 220, "jantaris": 110, "roads_and_boats": 70}
"""Of a thousand games so many are of each."""
LAID = 0.005
"""The share of the games of Roads & Boats whose map the players lay: laying it takes seconds."""


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


def begun(number: int, seed: int) -> tuple[str, State, int]:
    """What a number stands for: the way a game is played in words, its start, and how often one looks."""
    random = Random(f"soak/{seed}/{number}")
    name = random.choices(list(OFTEN), list(OFTEN.values()))[0]
    game, start = lab.game(name), None
    while start is None:  # a prepared map may be for two, a first seat may not sit there
        seats = random.sample(game.colours, random.choice(game.seat_counts))
        options: dict[str, object] = {}
        for option in game.options:
            options[option.name] = drawn(option, game, seats, options, random)
        start = started(game, seats, options, random)
    shown = " ".join(f"{option.name}={options[option.name]}" for option in game.options if counted(option))
    return f"{name} {len(start.seats)} {shown}".strip(), start, random.choice((1, *[12] * 7))


def counted(option: Option) -> bool:
    """Whether the tally counts the games apart by an option's values."""
    return 0 < len(option.values) < 20


def drawn(option: Option, game: Game, seats: list[Seat], chosen: dict[str, object], random: Random) -> object:
    """A value of an option by lot."""
    match option.name:
        case "map":
            values = [value for value in option.values if value != "laid"]
            return "laid" if random.random() < LAID else random.choice(values)
        case "max_turns" | "max_rounds":
            return random.choice((0, 0, random.randint(1, 60)))
        case "setup":
            return random.choice(("", random.choice(box_of(game).setups(len(seats)))))
        case "castles" if chosen["setup"]:
            standing = box_of(game).diagrams[chosen["setup"]].castles
            return random.choice(("", " ".join(random.sample(standing, len(standing)))))
    fitting = [value for value in option.values if value in seats or value not in game.colours]
    return random.choice(fitting or (option.default,))


def box_of(game: Game) -> Any:
    """What is in the box of a game."""
    return game.editions[""]


def started(game: Game, seats: list[Seat], options: dict[str, object], random: Random) -> State | None:
    """The start with these seats; None where the options do not allow them."""
    try:
        start: State = game.start(seats, **options)
    except lab.RulebookError:
        return None
    if options.get("map") == "fair":  # of the seeds that the option takes, all maps have been looked at
        world = fair_world(len(seats), random)
        start = replace(start, world=world if options["homes"] == "marked" else world.without_starts())
    return start


def soak(numbers: range, *, seed: int) -> list[tuple[str, int, list[Fault]]]:
    """Each game of some numbers: what it was played with, its moves, its faults."""
    played = []
    for number in numbers:
        way, start, every = begun(number, seed)
        tally = play_from(start, number, seed, every, choose)
        played.append((way, tally.moves, tally.faults))
    return played


def choose(game: Game, state: State, random: Random, by_verb: bool) -> Move:
    """A legal move by lot; where tiles are laid, the first that is found, for judging all takes a second."""
    if not isinstance(state.pending[-1], LayTiles):
        return chosen(game, state, random, by_verb)
    proposed = list(game.candidates(state))
    random.shuffle(proposed)
    return next(move for move in proposed if not state.why_not(move))


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
        parts: list[tuple[str, int, list[Fault]]] = []
        batches.run(parts.extend)
        if batches.stopped or len(parts) < size:
            break  # a slice counts as a whole or not at all
        for way, moves, faults in parts:
            soaked.by[way] = soaked.by.get(way, 0) + 1
            soaked.moves += moves
            soaked.faults += [(way, fault) for fault in faults]
        soaked.games += size
        soaked.seconds = before + monotonic() - began
        write_whole(asked.kept, msgspec.json.encode(soaked).decode(), replace=True)
        print(soaked.told().partition("\n")[0], flush=True)
    print(soaked.told())
    return bool(soaked.faults)


if __name__ == "__main__":
    sys.exit(main())
