"""The table of Amber Route: the road, decks and supplies, the challenge in progress, the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....engine import from_seat, of_kinds
from ....engine.wording import say
from ....scene import SMALL, WIDE, Node, Scene, color, figure, icon, pile, text, zone
from ....scene.heard import heard
from ....scene.layout import Box, beside, column, fixed, prose, shelves
from ....scene.shapes import composed, unspoken
from ..state import AmberRouteState
from .cards import button, tip
from .challenge import at_stake, decided
from .players import area
from .road import road

GAP = 10.0
ROAD = (548.0, 532.0)


@of_kinds
def draw(view: AmberRouteState, *, scores: bool = True, width: float = WIDE) -> Scene:
    """Draw the position, the viewer's own area first; without `scores` nobody's points are told.

    Where `width` leaves no room beside the road, decks and panel go below it; a table to be looked up in
    comes after the hands.
    """
    wide = min(width, WIDE) - 2 * GAP
    seats = from_seat(view.seats, view.viewer or view.seats[0])
    areas = shelves(*(area(view, seat, scores) for seat in seats), least=400, gap=GAP)
    way, decks, now = partial(road, view, ROAD[1] / ROAD[0]), fixed(112, partial(_decks, view)), decided(view)
    parts = [beside(way, ROAD[0], column(decks, now, gap=GAP), 340, GAP), areas]
    if wide < WIDE - 2 * GAP and not at_stake(view):
        parts = [way, decks, areas, now]
    if any(piece.provenance == "ours" for piece in view.road.fields):
        parts.append(prose("provenance", [say(view, "provenance")], 11, fill=color("muted")))
    (nodes, high), label = column(*parts, gap=GAP)(0, 0, wide), say(view, "board", prompt=view.prompt)
    return Scene.of(
        (-GAP, -GAP, wide + 2 * GAP, high + 2 * GAP),
        nodes,
        label=label,
        text=heard(label, nodes),
        ground="wood",
    )


def _decks(view: AmberRouteState, box: Box) -> Iterator[Node]:
    left, top, *_ = box
    yield from zone("decks", box)
    for key, x, symbol, deck, used, spot in (
        ("light", left + 34, "star", view.light_deck, view.light_discard, "deck:light"),
        ("dark", left + 106, "moon", view.dark_deck, view.dark_discard, None),
    ):
        label = say(view, f"{key}-deck", count=len(deck))
        yield from pile(key, len(deck), SMALL, symbol, label=label, spot=spot).draw((x, top + 44))
        name = text(f"{key}.words", (x, top + 92), say(view, key), size=11, anchor="middle")
        yield from unspoken([name])
        discarded = say(view, "used", count=len(used))
        yield text(f"{key}.discards", (x, top + 105), discarded, size=11, anchor="middle")
    yield from composed(
        "supply",
        (left + 150, top + 14),
        button((0, 0, 166, 36), "card", 8),
        icon("sign", "people", (20, 18), 20),
        text("words", (38, 23), say(view, "escorts", count=view.supply), size=14),
        spot="supply:escorts",
        label=say(view, "escort-supply", count=view.supply),
        tip=tip(view, say(view, "take-escort"), say(view, "take-escort/rule")),
    )
    ambers = say(view, "ambers", count=view.pool)
    yield from figure("pool", "amber", ambers, say(view, "pool")).draw((left + 192, top + 74))
