"""The table of Amber Route: the road, decks and supplies, the challenge in progress, the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import from_seat
from ....scene import SMALL, Node, Scene, color, counter, group, icon, pile, rect, text, zone
from ..state import AmberRouteState
from .cards import RECONSTRUCTED
from .challenge import panel, title
from .players import AREA, area
from .road import field_name, field_spots, pawns, road

WIDTH, GAP = 900.0, 10.0
ROAD = (548.0, 532.0)
SIDE = WIDTH - ROAD[0] - GAP
DECKS = 112.0


def draw(view: AmberRouteState, *, scores: bool = True, **_: Any) -> Scene:
    """The position as a picture, the viewer's own area first; without `scores` nobody's points are told."""
    layout, left = view.road, ROAD[0] + GAP
    below = (left, DECKS + GAP, SIDE, ROAD[1] - DECKS - GAP)
    areas, bottom = _areas(view, scores)
    return Scene.of(
        (-GAP, -GAP, WIDTH + 2 * GAP, bottom + 2 * GAP),
        road(layout, *ROAD),
        zone("decks", (left, 0, SIDE, DECKS)),
        _decks(view, left),
        zone("panel", below, title(view)),
        panel(view, below),
        areas,
        _provenance(view, bottom),
        pawns(view, layout, *ROAD),
        field_spots(layout, *ROAD),
        label=f"Amber Route, {view.prompt}",
        text=drawing(view),
    )


def _areas(view: AmberRouteState, scores: bool) -> tuple[list[Node], float]:
    """The players' areas, two side by side, and where they end."""
    nodes: list[Node] = []
    wide = (WIDTH - GAP) / 2
    seats = from_seat(view.seats, view.viewer or view.seats[0])
    for n, seat in enumerate(seats):
        top = ROAD[1] + GAP + (n // 2) * (AREA + GAP)
        nodes += area(view, seat, (n % 2) * (wide + GAP), top, wide, scores)
    return nodes, ROAD[1] + GAP + (len(seats) + 1) // 2 * (AREA + GAP)


def _decks(view: AmberRouteState, left: float) -> Iterator[Node]:
    light, dark = len(view.light_deck), len(view.dark_deck)
    words = f"light deck, {light} cards"
    yield from pile("light", (left + 34, 44), light, SMALL, "star", label=words, spot="deck:light")
    yield text("light.words", (left + 34, 92), "light", size=11, anchor="middle")
    yield text(
        "light.discards", (left + 34, 105), f"{len(view.light_discard)} used", size=11, anchor="middle"
    )
    yield from pile("dark", (left + 106, 44), dark, SMALL, "moon", label=f"dark deck, {dark} cards")
    yield text("dark.words", (left + 106, 92), "dark", size=11, anchor="middle")
    yield text("dark.discards", (left + 106, 105), f"{len(view.dark_discard)} used", size=11, anchor="middle")
    yield from _supply(view, left + 158)


def _supply(view: AmberRouteState, x: float) -> Iterator[Node]:
    key = "supply"
    words = f"escort supply, {view.supply} tokens"
    yield group(key, (x, 14), spot="supply:escorts", label=words, tip="Escorts\nTake one. [turn.draw-escort]")
    box = (0.0, 0.0, 166.0, 36.0)
    yield rect(
        "supply.shape", box, fill=color("card"), stroke=color("line"), radius=8, parent=key, cls="shape"
    )
    yield icon("supply.sign", "people", (20, 18), 20, parent=key)
    yield text("supply.words", (38, 23), f"{view.supply} escorts", size=14, parent=key)
    yield from counter("pool", (x + 12, 74), "amber", f"{view.pool} ambers", "in the pool")


def _provenance(view: AmberRouteState, y: float) -> Iterator[Node]:
    """Says what nobody can know from the rulebook."""
    if any(piece.provenance == "ours" for piece in view.road.fields):
        words = f"{RECONSTRUCTED} Pieces, cards and layout are ours; an owner can put in the real ones."
        yield text("provenance", (2, y + 4), words, size=11, fill=color("muted"))


# -- the same in words ----------------------------------------------------------------------


def drawing(state: AmberRouteState) -> str:
    """The position in characters."""
    return "\n".join([*_road_lines(state), *_table_lines(state), *_player_lines(state)])


def _road_lines(state: AmberRouteState) -> Iterator[str]:
    for number, piece in enumerate(state.road.fields):
        here = [s for s, p in zip(state.seats, state.players, strict=True) if p.field == number]
        yield f"{number:>3} {field_name(piece):<20} {' '.join(here)}".rstrip()


def _table_lines(state: AmberRouteState) -> Iterator[str]:
    yield (
        f"light deck {len(state.light_deck)}, discards {len(state.light_discard)}; "
        f"dark deck {len(state.dark_deck)}, discards {len(state.dark_discard)}; "
        f"pool {state.pool}, escort supply {state.supply}"
    )
    yield state.prompt


def _player_lines(state: AmberRouteState) -> Iterator[str]:
    for seat, player in zip(state.seats, state.players, strict=True):
        mark = "*" if seat == state.active else " "
        lost = f", {player.lost_turns} turns to lose" if player.lost_turns else ""
        yield (
            f"{mark}{seat:7} field {player.field}, escorts {player.escorts}, ambers {player.loose} loose "
            f"{player.secured} secured{lost}"
        )
        yield f"         hand: {' '.join(player.hand) or '-'}"
        if player.kept:
            yield f"         kept: {' '.join(player.kept)}"
