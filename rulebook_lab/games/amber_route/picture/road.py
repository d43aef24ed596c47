"""The road: puzzle pieces in a winding line, their symbols, and the pawns on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....scene import (
    Node,
    SquareGrid,
    circle,
    color,
    group,
    icon,
    path,
    rect,
    spot_shape,
    text,
    token,
    unspoken,
)
from ....scene.hexes import Point
from ..components import Layout, Piece
from ..state import AmberRouteState
from .cards import TERRAIN_ICON, THREAT_ICON, paint, tip

KIND_ICON = {"shore": "boat", "village": "village", "town": "market", "castle": "castle"}
KIND_WORDS = {
    "shore": "All pawns start here. [setup.pawns-on-shore]",
    "village": "Entering gains an escort; recruiting gives two. [move.village] [escort.recruit-village]",
    "town": "Who enters gains an amber. [move.town]",
    "castle": "The first to arrive begins the end and gets 5 points. [end.trigger] [score.first]",
}
PAWN_STEP = 0.22


def field_name(piece: Piece) -> str:
    """A field in words."""
    return f"{piece.terrain}, {piece.threat}" if piece.terrain else piece.kind


@cache
def grid_of(cells: tuple[tuple[int, int], ...], width: float, height: float) -> SquareGrid:
    """The squares of a road, as large as the room allows, in its middle."""
    columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    size = min(width / columns, height / rows)
    return SquareGrid(size, ((width - size * columns) / 2, (height - size * rows) / 2))


@cache
def road(layout: Layout, width: float, height: float) -> tuple[Node, ...]:
    """The pieces; the same nodes as long as the road is the same."""
    grid = grid_of(layout.cells, width, height)
    numbered = enumerate(layout.fields)
    pieces = [node for number, piece in numbered for node in _piece(number, piece, grid, layout.cells)]
    return tuple(unspoken(pieces))  # the spots of the fields name them


def _piece(number: int, piece: Piece, grid: SquareGrid, cells: tuple[tuple[int, int], ...]) -> Iterator[Node]:
    key, size = f"field.{number}", grid.size
    x, y = grid.center(cells[number])
    ground = paint(piece.terrain) if piece.terrain else color("water" if piece.kind == "shore" else "card")
    half = size / 2 - 3
    yield group(key, (x, y))
    yield rect(
        f"{key}.ground",
        (-half, -half, 2 * half, 2 * half),
        fill=ground,
        stroke=color("edge"),
        radius=9,
        parent=key,
    )
    if number + 1 < len(cells):
        yield from _knob(key, cells[number], cells[number + 1], half, ground)
    yield from _symbols(key, piece, size)
    words = str(number) if piece.terrain else f"{number} {piece.kind}"
    yield text(f"{key}.number", (5 - half, 13 - half), words, size=11, parent=key)


def _knob(
    key: str, cell: tuple[int, int], onward: tuple[int, int], half: float, ground: str
) -> Iterator[Node]:
    """The tongue of the puzzle piece, with an arrow: the road goes on there."""
    dx, dy = onward[0] - cell[0], onward[1] - cell[1]
    at = (dx * (half + 2), dy * (half + 2))
    yield circle(f"{key}.knob", at, 8, fill=ground, stroke=color("edge"), parent=key)
    tail = (at[0] - 2.5 * dx, at[1] - 2.5 * dy)
    d = (
        f"M{tail[0] - 4 * dy:.1f} {tail[1] - 4 * dx:.1f}"
        f"L{tail[0] + 5 * dx:.1f} {tail[1] + 5 * dy:.1f}"
        f"L{tail[0] + 4 * dy:.1f} {tail[1] + 4 * dx:.1f}z"
    )
    yield path(f"{key}.arrow", d, fill=color("edge"), parent=key)


def _symbols(key: str, piece: Piece, size: float) -> Iterator[Node]:
    if not piece.terrain:
        yield icon(
            f"{key}.kind", KIND_ICON[piece.kind], (0, -2), size * 0.46, fill=color("muted"), parent=key
        )
        return
    yield icon(
        f"{key}.terrain",
        TERRAIN_ICON[piece.terrain],
        (-size * 0.2, -size * 0.06),
        size * 0.34,
        fill=color("muted"),
        parent=key,
    )
    yield icon(
        f"{key}.threat",
        THREAT_ICON[piece.threat],
        (size * 0.2, -size * 0.06),
        size * 0.34,
        fill=color("mark"),
        parent=key,
    )


def pawns(state: AmberRouteState, layout: Layout, width: float, height: float) -> Iterator[Node]:
    """The pawns; several on a field stand in a row."""
    grid = grid_of(layout.cells, width, height)
    for seat, player in zip(state.seats, state.players, strict=True):
        together = [
            other for other, p in zip(state.seats, state.players, strict=True) if p.field == player.field
        ]
        at = _place(grid, layout.cells[player.field], together.index(seat), len(together))
        yield from token(f"pawn.{seat}", at, seat, 12, label=f"{seat}'s pawn on field {player.field}")


def _place(grid: SquareGrid, cell: tuple[int, int], index: int, count: int) -> Point:
    """A place in the row of pawns at the foot of a field."""
    x, y = grid.center(cell)
    return x + (index - (count - 1) / 2) * PAWN_STEP * grid.size, y + 0.26 * grid.size


def field_spots(layout: Layout, width: float, height: float) -> Iterator[Node]:
    """Every field can be chosen."""
    grid = grid_of(layout.cells, width, height)
    side = grid.size - 6
    for number, (cell, piece) in enumerate(zip(layout.cells, layout.fields, strict=True)):
        x, y = grid.corner(cell)
        shape = rect(f"spot.field.{number}", (x + 3, y + 3, side, side), radius=9)
        yield spot_shape(
            shape, f"field:{number}", f"field {number}: {field_name(piece)}", about(number, piece)
        )


def about(number: int, piece: Piece) -> str:
    """What hovering over a field says."""
    title = f"Field {number}: {piece.title}" + (f" ({piece.term})" if piece.term else "")
    words = KIND_WORDS.get(piece.kind, "Who enters draws a dark card. [move.terrain-field] [field.symbols]")
    return tip(title, words, provenance=piece.provenance)
