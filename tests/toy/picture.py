"""Pebbles on a table: one disc for each number that may be tried."""

from __future__ import annotations

from typing import Any

from rulebook_lab.scene import Scene, disc, number_badge, pile, token, zone

from . import Pebbles


def draw(view: Pebbles, **how: Any) -> Scene:
    """The heap, the numbers to take, and what each seat has."""
    most = view.boxes[view.edition]
    numbers = [
        disc(
            f"take.{n}",
            str(n),
            radius=26,
            spot=f"take:{n}",
            label=f"take {n}",
            tip=f"Take {n}\nOut of the heap, to your own pebbles. [turn.take]",
        ).draw((330 + 70 * n, 100))
        for n in range(most + 2)
    ]
    hands = [
        [
            *zone(f"seat.{seat}", (40 + 280 * i, 190, 260, 80), view.game.texts.name(seat), seat=seat),
            *token(f"pawn.{seat}", seat, 14).draw((70 + 280 * i, 245)),
            *number_badge(f"pebbles.{seat}", (130 + 280 * i, 245), str(view.taken[seat])),
        ]
        for i, seat in enumerate(view.seats)
    ]
    taken = ", ".join(f"{seat} {view.taken[seat]}" for seat in view.seats)
    return Scene.of(
        (0, 0, 900, 300),
        zone("table", (20, 20, 860, 150), "Heap"),
        pile("heap", view.heap, (90, 90), "pearl", spot="heap:0", label=f"heap of {view.heap}").draw(
            (110, 100)
        ),
        [node for number in numbers for node in number],
        [node for hand in hands for node in hand],
        label="pebbles",
        text=f"heap {view.heap}; {taken}",
        description=f"{view.heap} pebbles in the heap; {taken}.",
    )
