"""The board of Roads & Boats: the map with everything on it, and around it order, wonder and research."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import of_kinds
from ....engine.wording import seat_letter
from ....scene import WIDE, Node, Scene, color, seat_fill, token, unframed, zone
from ....scene.hexes import Point
from ....scene.shapes import circle, group, path, rect, spot_shape, text, unspoken, within
from ..land.hexes import Cell, neighbours
from ..rules.tile_laying import LayTiles
from ..state import BUILDING, NEUTRAL, PHASES, RoadsAndBoats
from .heaps import close_ups, pieces
from .land import GRID, dock_spots, edge_spots, free_spots, ground_spots, land_nodes
from .pieces import NEUTRAL_FILL, networks
from .series import marching, reach_nodes
from .words import drawing, say

PANEL, WONDER = 220.0, 228.0
"""The width of a panel, the height of that of the wonder."""
GAP = 12.0
PILL, PHASES_WIDE = 104.0, 506.0
"""How wide a phase is, and all of them beside the turn."""
ORDER, BESIDE = 192.0, 780.0
"""How high temple and order of play are; how much room a map needs to have panels beside it."""
ROW = 24
"""How high the row of a subject is: a finger must find it."""
LOW = 380.0
"""A map that is no higher has the panels below it, so that nothing is drawn small beside an empty half."""
SEAT_GAP = 34


@of_kinds
def draw(view: RoadsAndBoats, *, reach: str | None = None, width: float = WIDE) -> Scene:
    """The position as a picture: the phases above the map, order, wonder and research beside or below it.

    `reach` names a transporter whose reach is shown with its steps: by default the one that is marching,
    "" for none. A map that is too wide for `width` is drawn smaller.
    """
    free = free_cells(view)
    room = width - 2 * GAP
    bounds = GRID.bounds([*view.world.tiles, *free], 10)
    low = bounds[3] <= LOW or room < BESIDE
    scale = min(1.0, (room if low else room - GAP - PANEL) / bounds[2])
    x, y, w, h = (side * scale for side in bounds)
    head = 52 if room >= PHASES_WIDE else 86
    wide = min(room, max(w, 3 * PANEL + 2 * GAP if low else PHASES_WIDE))
    left, top = x - (wide - w) / 2, y - head
    if low:
        panels, tall = _panels_below(view, (left, y + h + GAP), wide)
        box = (wide, h + head + tall)
    else:
        panels = _panels(view, [(left + wide + GAP, top + d) for d in (0, 204, 204 + WONDER + GAP)], PANEL)
        box = (wide + GAP + PANEL, max(h + head, 660))
    fine, texts = max(1.0, 1 / scale), view.game.texts  # how much finer than plain the map is painted
    larger, tall = close_ups(view, (left, top + box[1] + GAP), box[0], fine)
    high = box[1] + (GAP + tall if larger else 0)
    shown = [
        *land_nodes(texts, view.world, view.irrigated, min(17, max(11, 10.4 / scale))),
        *networks(view),
        *reach_nodes(view, marching(view) if reach is None else reach),
        *ground_spots(texts, view.world),
        *free_spots(texts, free),
        *(edge_spots if view.phase == BUILDING else dock_spots)(texts, view.world),
        *pieces(view, fine),
    ]
    return Scene.of(
        (left - GAP, top - GAP, box[0] + 2 * GAP, high + 2 * GAP),
        _phases(view, left, top, wide),
        within("map", shown, (0, 0), scale),
        panels,
        larger,
        label=say(view, "board", turn=view.turn, phase=view.phase),
        text=drawing(view),
        ground="empty",
    )


def _panels(view: RoadsAndBoats, at: list[Point], wide: float) -> list[Node]:
    order, wonder, research = at
    return [*_order(view, *order, wide), *_wonder(view, *wonder, wide), *_research(view, *research, wide)]


def _panels_below(view: RoadsAndBoats, corner: Point, room: float) -> tuple[list[Node], float]:
    """Order, wonder and research side by side as far as there is room; and how much of it they take."""
    x, y = corner
    study = 40 + ROW * len(view.box.subjects)
    if room >= 3 * PANEL + 2 * GAP:
        at = [(x + n * (PANEL + GAP), y) for n in range(3)]
        return _panels(view, at, PANEL), GAP + max(WONDER, study)
    if room >= 2 * PANEL + GAP:
        half = (room - GAP) / 2
        at = [(x, y), (x + half + GAP, y), (x, y + ORDER + GAP)]
        return _panels(view, at, half), GAP + max(ORDER + GAP + study, WONDER)
    at = [(x, y), (x, y + ORDER + GAP), (x, y + ORDER + WONDER + 2 * GAP)]
    return _panels(view, at, room), ORDER + WONDER + study + 3 * GAP


def free_cells(state: RoadsAndBoats) -> tuple[Cell, ...]:
    """Where the next tile could lie while the seats lay the map: beside it, the first in the middle."""
    if not any(isinstance(frame, LayTiles) for frame in state.pending):
        return ()
    tiles = state.world.tiles
    beside = {cell for tile in tiles for cell in neighbours(tile)}
    return tuple(sorted(beside - set(tiles))) if tiles else ((0, 0),)


def _phases(state: RoadsAndBoats, x: float, y: float, wide: float) -> Iterator[Node]:
    one_row = wide >= PHASES_WIDE
    yield unframed("phases", (x, y, PHASES_WIDE if one_row else wide, 40 if one_row else 76))
    yield text("turn", (x, y + 26), say(state, "turn", turn=state.turn), size=17, bold=True, heading=3)
    step, first = PILL, x + 90
    if not one_row:
        step, first, y = wide / len(PHASES), x, y + 36
    for n, phase in enumerate(PHASES):
        now = phase == state.phase and bool(state.pending)
        box = (first + n * step, y + 6, step - 8, 30)
        fill, ink = (color("accent"), color("accent-ink")) if now else (color("panel"), color("muted"))
        key = f"phase.{phase}"
        yield group(key, (0, 0), label=say(state, "phase/now" if now else "phase", phase=phase))
        yield rect(f"{key}.plate", box, fill=fill, stroke=color("line"), radius=15, parent=key)
        at = (box[0] + box[2] / 2, y + 26)
        name = state.game.texts.name(phase)
        size = min(13, step / 7)
        yield text(f"{key}.name", at, name, size=size, anchor="middle", bold=now, fill=ink, parent=key)


def _order(state: RoadsAndBoats, x: float, y: float, wide: float) -> Iterator[Node]:
    yield from zone("temple", (x, y, wide, 92), say(state, "temple"))
    for n, seat in enumerate(state.temple):
        at = (x + 30 + n * SEAT_GAP, y + 58)
        label, letter = say(state, "praying", seat=seat, place=n + 1), seat_letter(state, seat)
        yield from token(f"praying.{seat}", at, seat, 14, letter=letter, label=label)
    yield from zone("chart", (x, y + 100, wide, 92), say(state, "chart"))
    slots = [(x + 30 + n * SEAT_GAP, y + 158) for n in range(len(state.seats))]
    for n, at in enumerate(slots, 1):
        name = say(state, "slot", slot=n)
        yield circle(f"slot.{n}", at, 15, fill=color("card"), stroke=color("edge"))
        key, below = f"slot.{n}.number", (at[0], at[1] + 28)
        number = text(key, below, str(n), size=11, anchor="middle", fill=color("muted"), tip=name)
        yield from unspoken([number])
    for n, (at, seat) in enumerate(zip(slots, state.chart, strict=False), 1):
        label, letter = say(state, "plays", seat=seat, slot=n), seat_letter(state, seat)
        yield from token(f"order.{seat}", at, seat, 14, letter=letter, label=label)
    for n, at in enumerate(slots, 1):  # over the tokens, which would catch the clicks
        yield spot_shape(circle(f"slot.{n}.spot", at, 17), f"slot:{n}", say(state, "slot", slot=n))


def _wonder(state: RoadsAndBoats, x: float, y: float, wide: float) -> Iterator[Node]:
    """The spaces for bricks, the lowest row first, with the bricks and marks on them."""
    count = len(state.wonder)
    yield from zone("wonder", (x, y, wide, WONDER), say(state, "wonder", count=count))
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


def _research(state: RoadsAndBoats, x: float, y: float, wide: float) -> Iterator[Node]:
    subjects = state.box.subjects
    yield from zone("research", (x, y, wide, 40 + ROW * len(subjects)), say(state, "research"))
    for n, subject in enumerate(subjects):
        base = y + 46 + n * ROW
        name = state.game.texts.name(subject)
        yield from unspoken([text(f"subject.{subject}", (x + 12, base), name, size=12)])
        row = rect(f"subject.{subject}.spot", (x + 6, base - 16, wide - 12, ROW), radius=6)
        yield spot_shape(row, f"subject:{subject}", say(state, "project", subject=subject))
        for m, seat in enumerate(s for s in state.seats if state.researched(s, subject)):
            key, at = f"knows.{subject}.{seat}", (x + 140 + m * 22, base - 4)
            label = say(state, "knows", seat=seat, subject=subject)
            yield from token(key, at, seat, 8.5, letter=seat_letter(state, seat), label=label)
