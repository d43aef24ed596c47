"""The road: puzzle pieces in a winding line, their symbols, and the pawns on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....engine.wording import say, seat_letter
from ....scene import (
    Node,
    SquareGrid,
    circle,
    color,
    icon,
    path,
    rect,
    spot_shape,
    text,
    text_width,
    token,
    unspoken,
)
from ....scene.layout import Laid
from ....scene.shapes import composed
from ..components import Layout, Piece
from ..state import AmberRouteState
from .cards import TERRAIN_ICON, THREAT_ICON, paint, tip

KIND_ICON = {"shore": "boat", "village": "village", "town": "market", "castle": "castle"}
PAWN_STEP, LETTER = 0.22, 14.0
"""How far pawns in a row are apart, in fields, and how far at least so that each letter is seen."""
NAMED = 60.0
"""From this size on a field has room for its kind beside its number."""
NUMBER, ROUND_NAME = 11.0, 13.0
"""The size of a field's number, and what of its field is left free beside it."""


def field_name(state: AmberRouteState, piece: Piece) -> str:
    """Name a field."""
    if piece.terrain:
        return say(state, "field-name/wild", terrain=piece.terrain, threat=piece.threat)
    return say(state, "field-name", kind=piece.kind)


@cache
def grid_of(cells: tuple[tuple[int, int], ...], width: float, height: float) -> SquareGrid:
    """Lay out the squares of a road, as large as the room allows, in its middle."""
    columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    size = min(width / columns, height / rows)
    return SquareGrid(size, ((width - size * columns) / 2, (height - size * rows) / 2))


def road(state: AmberRouteState, shape: float, left: float, top: float, wide: float) -> Laid:
    """Draw road, pawns and the fields to choose; `shape` is how high it is in widths."""
    grid = grid_of(state.road.cells, wide, wide * shape)
    labels = _labels(state, named=True)
    if grid.size < NAMED or max(text_width(label, NUMBER) for label in labels) > grid.size - ROUND_NAME:
        labels = _labels(state, named=False)
    pieces = _pieces(state.road, labels, grid)
    return Laid([*pieces, *_pawns(state, grid), *_spots(state, grid)], wide * shape)


def _labels(state: AmberRouteState, named: bool) -> tuple[str, ...]:
    """The numbers of the fields, beside them the kinds of those that are no terrain."""
    return tuple(
        say(state, "field-number/kind", number=number, kind=piece.kind)
        if named and not piece.terrain
        else say(state, "field-number", number=number)
        for number, piece in enumerate(state.road.fields)
    )


@cache
def _pieces(layout: Layout, labels: tuple[str, ...], grid: SquareGrid) -> tuple[Node, ...]:
    """Draw the pieces; the same nodes as long as the road is the same."""
    pieces = [node for number, label in enumerate(labels) for node in _piece(number, layout, label, grid)]
    return tuple(unspoken(pieces))  # the spots of the fields name them


def _piece(number: int, layout: Layout, label: str, grid: SquareGrid) -> list[Node]:
    piece, cells, half = layout.fields[number], layout.cells, grid.size / 2 - 3
    ground = paint(piece.terrain) if piece.terrain else color("water" if piece.kind == "shore" else "card")
    return composed(
        f"field.{number}",
        grid.center(cells[number]),
        rect("ground", (-half, -half, 2 * half, 2 * half), fill=ground, stroke=color("edge"), radius=9),
        _knob(cells[number], cells[number + 1], half, ground) if number + 1 < len(cells) else (),
        _symbols(piece, grid.size),
        text("number", (5 - half, 13 - half), label, size=NUMBER),
    )


def _knob(cell: tuple[int, int], onward: tuple[int, int], half: float, ground: str) -> Iterator[Node]:
    """Draw the tongue of the puzzle piece, with an arrow: the road goes on there."""
    dx, dy = onward[0] - cell[0], onward[1] - cell[1]
    at = (dx * (half + 2), dy * (half + 2))
    yield circle("knob", at, 8, fill=ground, stroke=color("edge"))
    tail = (at[0] - 2.5 * dx, at[1] - 2.5 * dy)
    d = (
        f"M{tail[0] - 4 * dy:.1f} {tail[1] - 4 * dx:.1f}"
        f"L{tail[0] + 5 * dx:.1f} {tail[1] + 5 * dy:.1f}"
        f"L{tail[0] + 4 * dy:.1f} {tail[1] + 4 * dx:.1f}z"
    )
    yield path("arrow", d, fill=color("edge"))


def _symbols(piece: Piece, size: float) -> Iterator[Node]:
    at = size * (0.2 if size < NAMED else -0.06)  # a number that stands above lies on no symbol
    if piece.terrain:
        yield icon(
            "terrain", TERRAIN_ICON[piece.terrain], (-size * 0.2, at), size * 0.34, fill=color("muted")
        )
        yield icon("threat", THREAT_ICON[piece.threat], (size * 0.2, at), size * 0.34, fill=color("mark"))
    else:
        yield icon("kind", KIND_ICON[piece.kind], (0, max(-2, at / 2)), size * 0.46, fill=color("muted"))


def _pawns(state: AmberRouteState, grid: SquareGrid) -> Iterator[Node]:
    """Draw the pawns; several stand in a row at the foot of their field, or in rows of two if it is small."""
    for seat, player in state.seated:
        together = [other for other, p in state.seated if p.field == player.field]
        x, y = grid.center(state.road.cells[player.field])
        row, step, place = len(together), PAWN_STEP * grid.size, together.index(seat)
        if step < LETTER:
            row, step = min(row, 2), 1.6 * step
        along = place % row - (min(row, len(together) - place // row * row) - 1) / 2
        at = (x + along * step, y + 0.26 * grid.size + place // row * step)
        label = say(state, "pawn", seat=seat, field=player.field)
        yield from token(f"pawn.{seat}", seat, 12, letter=seat_letter(state, seat), label=label).draw(at)


def _spots(state: AmberRouteState, grid: SquareGrid) -> Iterator[Node]:
    """Let every field be chosen."""
    layout, side = state.printed.layouts[state.layout], grid.size - 6
    for number, (cell, piece) in enumerate(zip(layout.cells, layout.fields, strict=True)):
        x, y = grid.corner(cell)
        shape = rect(f"spot.field.{number}", (x + 3, y + 3, side, side), radius=9)
        label = say(state, "field", number=number, name=field_name(state, piece))
        yield spot_shape(shape, f"field:{number}", label, about(state, number, piece))


def about(state: AmberRouteState, number: int, piece: Piece) -> str:
    """Say what hovering over a field shows."""
    key = "about-field/term" if piece.term else "about-field"
    title = say(state, key, number=number, title=piece.title, term=piece.term)
    return tip(state, title, say(state, f"about-{piece.kind}"), provenance=piece.provenance)
