"""The board of Roads & Boats: the map with everything on it, and around it order, wonder and research."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....engine import Seat, of_kinds
from ....engine.wording import say, seat_letter
from ....scene import WIDE, Node, Scene, Thing, color, seat_fill, thing, token, unframed, written, zone
from ....scene.hexes import Point
from ....scene.layout import Box, Laid, Part, beside, column, fixed, flow, panel, scene_of, shelves
from ....scene.shapes import circle, path, rect, spot_shape, text, unspoken, within
from ....scene.text import text_width
from ..land.hexes import edge_of
from ..rules.tile_laying import LayTiles, free_cells
from ..state import BUILDING, NEUTRAL, PHASES, RoadsAndBoats
from .heaps import close_ups, crowded, heaps, pieces
from .land import GRID, LOWER, dock_spots, edge_spots, free_spots, ground_spots, land_nodes, tile_names
from .pieces import NEUTRAL_FILL, networks
from .series import marching, reach_nodes
from .words import drawing

PANEL, GAP = 220.0, 12.0
"""The width of a panel, the space between things."""
PILL, PHASES_WIDE = 96.0, 506.0
"""How wide a phase is, and all of them beside the turn."""
BESIDE = 780.0
"""How much room a map needs to have panels beside it."""
ROW = 24
"""How high the row of a subject is: a finger must find it."""
LOW = 380.0
"""A map that is no higher has the panels below it, so that nothing is drawn small beside an empty half."""


@of_kinds
def draw(view: RoadsAndBoats, *, reach: str | None = None, width: float = WIDE) -> Scene:
    """The position as a picture: the phases above the map, order, wonder and research beside or below it.

    `reach` names a transporter whose reach is shown with its steps: by default the one that is marching,
    "" for none. A map that is too wide for `width` is drawn smaller.
    """
    free, room = free_cells(view.world) if view.open(LayTiles) else (), width - 2 * GAP
    x, y, wide, high = GRID.bounds([*view.world.tiles, *free], 10)
    low = high <= LOW or room < BESIDE
    scale = min(1.0, (room if low else room - GAP - PANEL) / wide)
    fine, texts = max(1.0, 1 / scale), view.game.texts  # how much finer than plain the map is painted
    found = heaps(view)
    walled = {cell for cell in view.world.tiles if any(edge_of(cell, edge) in view.walls for edge in LOWER)}
    taken = frozenset(walled | {place.cell for place in found})
    letters = crowded(view, found, fine)
    shown = [
        *land_nodes(view.world, view.irrigated),
        *networks(view, fine),
        *ground_spots(texts, view.world),
        *free_spots(texts, free),
        *(edge_spots if view.phase == BUILDING else dock_spots)(texts, view.world),
        *tile_names((*sorted(view.world.tiles), *free), max(11, 10.4 / scale), taken),
        *reach_nodes(view, marching(view) if reach is None else reach),
        *pieces(view, found, letters, fine),
    ]

    def land(left: float, top: float, across: float) -> Laid:
        at = left + (across - wide * scale) / 2 - x * scale, top - y * scale
        return Laid(within("map", shown, at, scale), high * scale)

    panels = column(_temple(view), _chart(view), gap=GAP), fixed(228, partial(_wonder, view)), _research(view)
    least = min(room, max(wide * scale, 3 * PANEL + 2 * GAP if low else PHASES_WIDE))
    table, closer = column(partial(_phases, view), land, gap=GAP), close_ups(view, found, letters, fine)
    if low:
        table = column(table, closer, shelves(*panels, least=PANEL, gap=GAP), gap=GAP)
    else:
        table = column(beside(table, least, column(*panels, gap=GAP), PANEL, GAP), closer, gap=GAP)
        least += GAP + PANEL
    label = say(view, "board", turn=view.turn, phase=view.phase)
    return scene_of(table(0, 0, least), least, GAP, "empty", label, drawing(view))


def _phases(state: RoadsAndBoats, left: float, top: float, wide: float) -> Laid:
    turn = written("turn", say(state, "turn", turn=state.turn), 17, 82, bold=True, heading=3)
    each = PILL if wide >= PHASES_WIDE else wide / len(PHASES) - 8
    pills = flow([_phase(state, phase, each) for phase in PHASES], 8)
    nodes, high = beside(flow([turn]), 82, pills, PHASES_WIDE - 90)(left, top, wide)
    return Laid([unframed("phases", (left, top, wide, high)), *nodes], high)


def _phase(state: RoadsAndBoats, phase: str, wide: float) -> Thing:
    now = phase == state.phase and bool(state.pending)
    fill, ink = (color("accent"), color("accent-ink")) if now else (color("panel"), color("muted"))
    name = state.game.texts.name(phase)
    size = min(13, 13 * (wide - 12) / text_width(name, 13, bold=now))
    plate = rect("plate", (-wide / 2, -15, wide, 30), fill=fill, stroke=color("line"), radius=15)
    words = text("name", (0, 5), name, size=size, anchor="middle", bold=now, fill=ink)
    label = say(state, "phase/now" if now else "phase", phase=phase)
    return thing(f"phase.{phase}", (wide, 30), plate, words, label=label)


def _temple(state: RoadsAndBoats) -> Part:
    tokens = []
    for place, seat in enumerate(state.temple, 1):
        label, letter = say(state, "praying", seat=seat, place=place), seat_letter(state, seat)
        tokens.append(token(f"praying.{seat}", seat, 14, letter=letter, label=label))
    return panel("temple", say(state, "temple"), flow(tokens), high=74)


def _chart(state: RoadsAndBoats) -> Part:
    order = dict(enumerate(state.chart, 1))
    slots = [Thing(30, 54, partial(_slot, state, n, order.get(n))) for n in range(1, len(state.seats) + 1)]
    return panel("chart", say(state, "chart"), flow(slots, 4))


def _slot(state: RoadsAndBoats, n: int, seat: Seat | None, at: Point) -> Iterator[Node]:
    (x, y), name = (at[0], at[1] - 8), say(state, "slot", slot=n)
    yield circle(f"slot.{n}", (x, y), 15, fill=color("card"), stroke=color("edge"))
    key, below = f"slot.{n}.number", (x, y + 28)
    number = text(key, below, str(n), size=11, anchor="middle", fill=color("muted"), tip=name)
    yield from unspoken([number])
    if seat:
        label, letter = say(state, "plays", seat=seat, slot=n), seat_letter(state, seat)
        yield from token(f"order.{seat}", seat, 14, letter=letter, label=label).draw((x, y))
    yield spot_shape(
        circle(f"slot.{n}.spot", (x, y), 17), f"slot:{n}", name
    )  # the token would catch the clicks


def _wonder(state: RoadsAndBoats, box: Box) -> Iterator[Node]:
    """The spaces for bricks, the lowest row first, with the bricks and marks on them."""
    (x, y, *_), count = box, len(state.wonder)
    yield from zone("wonder", box, say(state, "wonder", count=count))
    spaces = [
        (row, (x + 52 + n * 22 + (7 - length) * 11, round(y + 208 - row * 11.6, 1), 20.0, 10.0))
        for row, length in enumerate(state.box.rows)
        for n in range(length)
    ]
    outlines = "".join(f"M{box[0]:g} {box[1]:g}h20v10h-20z" for _, box in spaces[count:])
    yield path("spaces", outlines, fill=color("card"), stroke=color("edge"), width=0.8)
    for number, (owner, (_, space)) in enumerate(zip(state.wonder, spaces, strict=False), 1):
        fill = NEUTRAL_FILL if owner == NEUTRAL else seat_fill(owner)
        label, edge = say(state, "brick", number=number, owner=owner), color("edge")
        yield rect(f"brick.{number}", space, fill=fill, stroke=edge, width=0.8, radius=1, label=label)
    end = state.box.end_marks.get(len(state.seats), 0)
    marks = {state.box.price_mark: "price", state.box.irrigation_mark: "water", end: "end"}
    for mark, key in marks.items():
        if mark:
            row, space = spaces[mark - 1]
            name, at = say(state, f"mark-{key}"), (x + 8, y + 217 - row * 11.6)
            label = say(state, "space", number=mark, mark=name)
            tip = f"{label}\n{say(state, f'mark-{key}/rule')}"
            yield rect(f"mark.{mark}", space, fill="none", stroke=color("mark"), width=2)
            yield text(f"mark.{mark}.name", at, name, size=11, fill=color("mark"), label=label, tip=tip)


def _research(state: RoadsAndBoats) -> Part:
    rows = (fixed(ROW, partial(_subject, state, subject)) for subject in state.box.subjects)
    return panel("research", say(state, "research"), column(*rows, gap=0))


def _subject(state: RoadsAndBoats, subject: str, box: Box) -> Iterator[Node]:
    x, y, *_ = box
    yield from unspoken(
        [text(f"subject.{subject}", (x + 5, y + 16), state.game.texts.name(subject), size=12)]
    )
    row = rect(f"subject.{subject}.spot", box, radius=6)
    yield spot_shape(row, f"subject:{subject}", say(state, "project", subject=subject))
    for n, seat in enumerate(s for s in state.seats if state.researched(s, subject)):
        label, letter = say(state, "knows", seat=seat, subject=subject), seat_letter(state, seat)
        at = (x + 133 + n * 22, y + 12)
        yield from token(f"knows.{subject}.{seat}", seat, 8.5, letter=letter, label=label).draw(at)
