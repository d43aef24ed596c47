"""The board of Roads & Boats: the map with everything on it, and around it order, wonder and research."""

from __future__ import annotations

from collections.abc import Iterator

from ....scene import Node, Scene, color, seat_fill, token, zone
from ....scene.shapes import circle, group, path, rect, spot_shape, text, unspoken
from ..land.hexes import Cell, neighbours
from ..rules.world.tile_laying import LayTiles
from ..state import BUILDING, NEUTRAL, PHASES, RoadsAndBoats
from .heaps import close_ups, fineness, pieces
from .land import GRID, dock_spots, edge_spots, free_spots, ground_spots, land_nodes
from .pieces import NEUTRAL_FILL, networks
from .reach import marching, reach_nodes
from .words import drawing, say

PANEL, WONDER = 220.0, 228.0
"""The width of a panel, the height of that of the wonder."""
GAP = 12.0
PILL = 104.0
ROW = 23
"""How high the row of a subject is: a finger must find it."""
LOW = 380.0
"""A map that is no higher has the panels below it, so that nothing is drawn small beside an empty half."""
SEAT_GAP = 34


def draw(view: RoadsAndBoats, *, reach: str | None = None) -> Scene:
    """The position as a picture: the phases above the map, order, wonder and research beside or below it.

    `reach` names a transporter whose reach is shown with its steps: by default the one that is marching,
    "" for none.
    """
    free = free_cells(view)
    x, y, w, h = GRID.bounds([*view.world.tiles, *free], 10)
    low = h <= LOW
    width = max(w, 3 * PANEL + 2 * GAP if low else 4 * PILL + 90)
    left, top = x - (width - w) / 2, y - 52
    box = (width, h + 52 + GAP + WONDER) if low else (width + GAP + PANEL, max(h + 52, 660))
    if low:  # the panels side by side below the map, else one above the other beside it
        order, wonder, research = [(left + n * (PANEL + GAP), y + h + GAP) for n in range(3)]
    else:
        order, wonder, research = [(left + width + GAP, top + d) for d in (0, 204, 204 + WONDER + GAP)]
    fine, texts = fineness(box[0]), view.game.texts
    larger, tall = close_ups(view, (left, top + box[1] + GAP), box[0], fine)
    high = box[1] + (GAP + tall if larger else 0)
    return Scene.of(
        (left - GAP, top - GAP, box[0] + 2 * GAP, high + 2 * GAP),
        _phases(view, left, top),
        land_nodes(texts, view.world, view.irrigated),
        networks(view),
        reach_nodes(view, marching(view) if reach is None else reach),
        ground_spots(texts, view.world),
        free_spots(texts, free),
        (edge_spots if view.phase == BUILDING else dock_spots)(texts, view.world),
        pieces(view, fine),
        _order(view, *order),
        _wonder(view, *wonder),
        _research(view, *research),
        larger,
        label=say(view, "board", turn=view.turn, phase=view.phase),
        text=drawing(view),
    )


def free_cells(state: RoadsAndBoats) -> tuple[Cell, ...]:
    """Where the next tile could lie while the seats lay the map: beside it, the first in the middle."""
    if not any(isinstance(frame, LayTiles) for frame in state.pending):
        return ()
    tiles = state.world.tiles
    beside = {cell for tile in tiles for cell in neighbours(tile)}
    return tuple(sorted(beside - set(tiles))) if tiles else ((0, 0),)


def _phases(state: RoadsAndBoats, x: float, y: float) -> Iterator[Node]:
    yield text("turn", (x, y + 26), say(state, "turn", turn=state.turn), size=17, bold=True, heading=3)
    for n, phase in enumerate(PHASES):
        now = phase == state.phase and bool(state.pending)
        box = (x + 90 + n * PILL, y + 6, PILL - 8, 30)
        fill, ink = (color("accent"), color("accent-ink")) if now else (color("panel"), color("muted"))
        key = f"phase.{phase}"
        yield group(key, (0, 0), label=say(state, "phase/now" if now else "phase", phase=phase))
        yield rect(f"{key}.plate", box, fill=fill, stroke=color("line"), radius=15, parent=key)
        at = (box[0] + box[2] / 2, y + 26)
        name = state.game.texts.name(phase)
        yield text(f"{key}.name", at, name, size=13, anchor="middle", bold=now, fill=ink, parent=key)


def _order(state: RoadsAndBoats, x: float, y: float) -> Iterator[Node]:
    yield from zone("temple", (x, y, PANEL, 92), say(state, "temple"))
    for n, seat in enumerate(state.temple):
        at = (x + 30 + n * SEAT_GAP, y + 58)
        yield from token(f"praying.{seat}", at, seat, 14, label=say(state, "praying", seat=seat, place=n + 1))
    yield from zone("chart", (x, y + 100, PANEL, 92), say(state, "chart"))
    slots = [(x + 30 + n * SEAT_GAP, y + 158) for n in range(len(state.seats))]
    for n, at in enumerate(slots, 1):
        yield circle(f"slot.{n}", at, 15, fill=color("card"), stroke=color("edge"))
        key, below = f"slot.{n}.number", (at[0], at[1] + 28)
        yield from unspoken([text(key, below, str(n), size=11, anchor="middle", fill=color("muted"))])
    for n, (at, seat) in enumerate(zip(slots, state.chart, strict=False), 1):
        yield from token(f"order.{seat}", at, seat, 14, label=say(state, "plays", seat=seat, slot=n))
    for n, at in enumerate(slots, 1):  # over the tokens, which would catch the clicks
        yield spot_shape(circle(f"slot.{n}.spot", at, 17), f"slot:{n}", say(state, "slot", slot=n))


def _wonder(state: RoadsAndBoats, x: float, y: float) -> Iterator[Node]:
    """The spaces for bricks, the lowest row first, with the bricks and marks on them."""
    count = len(state.wonder)
    yield from zone("wonder", (x, y, PANEL, WONDER), say(state, "wonder", count=count))
    spaces = [
        (row, (x + 52 + n * 22 + (7 - length) * 11, round(y + 208 - row * 11.6, 1), 20.0, 10.0))
        for row, length in enumerate(state.box.rows)
        for n in range(length)
    ]
    outlines = "".join(f"M{box[0]:g} {box[1]:g}h20v10h-20z" for _, box in spaces[count:])
    yield path("spaces", outlines, fill=color("card"), stroke=color("edge"), width=0.8)
    end = state.box.end_marks.get(len(state.seats), 0)
    marks = {state.box.price_mark: "price", state.box.irrigation_mark: "water", end: "end"}
    for number, (_, box) in enumerate(spaces, 1):
        if number <= count:
            owner = state.wonder[number - 1]
            fill = NEUTRAL_FILL if owner == NEUTRAL else seat_fill(owner)
            label = say(state, "brick", number=number, owner=owner)
            look = color("edge")
            yield rect(f"brick.{number}", box, fill=fill, stroke=look, width=0.8, radius=1, label=label)
        if number in marks:
            yield rect(f"mark.{number}", box, fill="none", stroke=color("mark"), width=2)
    for mark, key in marks.items():
        if mark:
            name, at = say(state, f"mark-{key}"), (x + 8, y + 217 - spaces[mark - 1][0] * 11.6)
            label = say(state, "space", number=mark, mark=name)
            yield text(f"mark.{mark}.name", at, name, size=11, fill=color("mark"), label=label)


def _research(state: RoadsAndBoats, x: float, y: float) -> Iterator[Node]:
    subjects = state.box.subjects
    yield from zone("research", (x, y, PANEL, 40 + ROW * len(subjects)), say(state, "research"))
    for n, subject in enumerate(subjects):
        base = y + 46 + n * ROW
        name = state.game.texts.name(subject)
        yield from unspoken([text(f"subject.{subject}", (x + 12, base), name, size=12)])
        row = rect(f"subject.{subject}.spot", (x + 6, base - 16, PANEL - 12, ROW), radius=6)
        yield spot_shape(row, f"subject:{subject}", say(state, "project", subject=subject))
        for m, seat in enumerate(s for s in state.seats if state.researched(s, subject)):
            key, at = f"knows.{subject}.{seat}", (x + 140 + m * 22, base - 4)
            label = say(state, "knows", seat=seat, subject=subject)
            yield from token(key, at, seat, 8.5, label=label)
