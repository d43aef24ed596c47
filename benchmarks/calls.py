"""What the calls of a notebook cost, to `carry_out` of the same move: played, written and read."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import rulebook_lab as lab
from rulebook_lab.engine import Game, Timeline, read_timeline

from .games import asked, positions
from .measure import series, spread, table

T = TypeVar("T")

BASE = "carry_out"
CALLS = (
    "state.play",
    "move written",
    "read",
    "position written",
    "read again",
    "record a node, saved",
    "loaded",
)


def each(things: Sequence[T], call: Callable[[T], object]) -> Callable[[], int]:
    """The work of a call with each of some things; counts the calls."""

    def work() -> int:
        for thing in things:
            call(thing)
        return len(things)

    return work


def record(game: Game, decisions: int = 200) -> Timeline:
    """A random game's record, of so many decisions at most."""
    timeline, random = lab.timeline(game, seed=1), Random(1)
    while timeline.state.pending and decisions:
        timeline.play(random.choice(list(timeline.state.legal_moves)))
        decisions -= 1
    return timeline


def works(name: str) -> dict[str, Callable[[], int]]:
    """The calls, by what they are called in the table."""
    game, random = lab.game(name), Random(0)
    played = [(state, random.choice(game.legal(state))) for state in positions(name)]
    moves = [move for _, move in played]
    kept = [state for state, _ in played][::5]
    timeline = record(game)
    text, nodes = json.dumps(timeline.to_json()), len(timeline.nodes)

    def saved() -> int:
        json.dumps(timeline.to_json())
        return nodes

    def loaded() -> int:
        read_timeline(text, lab.game)
        return nodes

    calls = (
        each(played, lambda pair: pair[0].play(pair[1])),
        each(moves, game.write_move),
        each([game.write_move(move) for move in moves], game.read_move),
        each(kept, game.write_position),
        each([game.write_position(state) for state in kept], game.read_position),
        saved,
        loaded,
    )
    carried_out = each(played, lambda pair: game.carry_out(*pair))
    return {BASE: carried_out, **dict(zip(CALLS, calls, strict=True))}


def measured(name: str) -> tuple[object, ...]:
    """The title, the best time of `carry_out`, and what each call costs to it: median, least and greatest."""
    found = series(works(name), asked().rounds, 0.1)
    costs = [spread(found[BASE], found[call]) for call in CALLS]
    return (lab.game(name).title, f"{1e6 / max(found[BASE]):.1f} us", *costs)


def main() -> None:
    rows = [measured(name) for name in asked().games]
    print(table(f"Calls, to carry_out, {asked().rounds} rounds", ("game", BASE, *CALLS), rows))


if __name__ == "__main__":
    main()
