"""The board of Amber: locations, tiles, castles, villages; hand, open tiles, stack; what is reachable."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ....engine import Move, Seat, of_kinds
from ....engine.wording import Texts, say, seat_letter
from ....scene import REST, WIDE, Node, Scene, SquareGrid, color, icon, seat_fill, seat_style, token
from ....scene.hexes import Point
from ....scene.layout import Laid, beside, column, note, scene_of, shelves
from ....scene.node import number
from ....scene.pieces import COLUMN, ROW
from ....scene.shapes import bold_word, circle, composed, path, rect, spot_shape, text, unspoken, within
from ....scene.squares import parse_cell
from ..rules.sequence import Play
from ..rules.travel import route, travel
from ..state import AmberState
from .side import dial, hand, seats, supply
from .tiles import CARD, CELL, EDGE, GRASS, HALF, INK, MUTED, SEAT_EDGE, TOWARDS, VERGE, tile
from .words import described, drawing, reconstructed, tip, what_is_on

MARGIN = 20.0
GRID = SquareGrid(CELL, (MARGIN, MARGIN))
BATTLEMENTS = "M-19 19V-19h7.6v6h7.6v-6h7.6v6h7.6v-6h7.6V19Z"
GAP = 12.0
SIDE = 300.0
"""How wide the panels beside the map are."""


@of_kinds
def draw(
    view: AmberState,
    *,
    reach: Seat | None = None,
    roads: tuple[tuple[Seat, str], ...] = (),
    scores: bool = True,
    width: float = WIDE,
) -> Scene:
    """The position as a picture.

    `reach` names the seat whose reachable locations are lit up (by default the one that must play; "" for
    none); `roads` are connections to be traced, each a seat and a castle's seat or a location, such as
    `(("red", "blue"), ("red", "F3"))`. Without `scores` nobody's points are told. Where `width` leaves no
    room beside the map, everything else goes below it: what is needed for a move first.
    """
    across = view.box.board.columns * CELL + MARGIN
    top = view.top
    lit = reach if reach is not None else top.seat if isinstance(top, Play) else ""
    land, held, players = partial(_map, view, lit, roads), hand(view), seats(view, scores)
    beside_it = width - 8 >= across + GAP + SIDE
    if beside_it:  # what is needed for a move stands no lower than the map, which a low window shows whole
        side = column(held, dial(view), supply(view), players, gap=GAP)
        parts = [beside(land, across, side, SIDE, GAP)]
    else:
        first = column(dial(view), supply(view), gap=GAP)
        parts = [land, held, shelves(first, players, least=SIDE, gap=GAP)]
    if ours := reconstructed(view.box):
        parts.append(note("reconstructed", say(view, "reconstructed", what=ours)))
    wide = across + GAP + SIDE if beside_it else width - 8
    laid, label = column(*parts, gap=GAP)(0, 0, wide), say(view, "board", prompt=view.prompt)
    return scene_of(laid, wide, 4, "field", label, drawing(view, scores), described(view, scores))


# -- the board --------------------------------------------------------------------------------


def _map(
    view: AmberState, lit: Seat, roads: tuple[tuple[Seat, str], ...], left: float, top: float, wide: float
) -> Laid:
    """The map with all that lies on it, no wider than there is room."""
    board = view.box.board
    scale = min(1.0, wide / (board.columns * CELL + MARGIN))
    shown = [
        *_ground(view.game.texts, board.columns, board.rows, board.blocked, min(20, 12 / scale)),
        *_tiles(view),
        *_lit_up(view, lit, min(17, 10 / scale)),
        *(node for seat, target in roads for node in _road(view, seat, target)),
        *unspoken(_castles(view)),  # the spots of the cells name what is on them
        *unspoken(_villages(view)),
        *_cells(view),
    ]
    return Laid(within("map", shown, (left, top), scale), (board.rows * CELL + MARGIN) * scale)


@cache
def _ground(texts: Texts, columns: int, rows: int, blocked: tuple[str, ...], size: float) -> tuple[Node, ...]:
    box = (MARGIN, MARGIN, columns * CELL, rows * CELL)
    nodes = [rect("board", box, fill=color("sand"), stroke=EDGE, width=1.5)]
    right, bottom = MARGIN + columns * CELL, MARGIN + rows * CELL
    lines = [f"M{number(MARGIN + n * CELL)} {MARGIN:g}V{number(bottom)}" for n in range(1, columns)]
    lines += [f"M{MARGIN:g} {number(MARGIN + n * CELL)}H{number(right)}" for n in range(1, rows)]
    hedges = "".join(
        f"M{MARGIN + x * CELL + 7:g} {MARGIN + y * CELL + 12 + 9 * ((x + y) % 3):g}"
        f"{'h38m-38 9h30' if (x * 3 + y) % 2 else 'q9 -6 18 0t18 0'}"
        for x in range(columns)
        for y in range(rows)
    )
    nodes.append(path("board.hedges", hedges, fill="none", stroke=color("line"), width=1.4))
    nodes.append(path("board.lines", "".join(lines), fill="none", stroke=color("line"), width=1))
    for n in range(columns):
        at = (MARGIN + (n + 0.5) * CELL, 14.0)
        letter = chr(ord("A") + n)
        tip = texts.phrase("board", "column", letter=letter)
        nodes += unspoken(
            [text(f"column.{n}", at, letter, size=size, anchor="middle", fill=MUTED, tip=tip, cls=COLUMN)]
        )
    for n in range(rows):
        at = (17.0, MARGIN + (n + 0.5) * CELL + 0.35 * size)
        tip = texts.phrase("board", "row", number=n + 1)
        nodes += unspoken(
            [text(f"row.{n}", at, str(n + 1), size=size, anchor="end", fill=MUTED, tip=tip, cls=ROW)]
        )
    for cell in blocked:
        x, y = GRID.corner(parse_cell(cell))
        nodes.append(rect(f"blocked.{cell}", (x, y, CELL, CELL), fill=color("rock")))
    return tuple(nodes)


def _tiles(view: AmberState) -> Iterator[Node]:
    for cell, lying in sorted(view.network.tiles.items()):
        yield from composed(f"tile.{cell}", GRID.center(parse_cell(cell)), tile(view.box, lying))


def _castles(view: AmberState) -> Iterator[Node]:
    spokes = "".join(f"M{x * HALF:g} {y * HALF:g}L0 0" for x, y in TOWARDS)
    for seat, cell in view.network.castles.items():
        style = seat_style(seat)
        yield from composed(
            f"castle.{seat}",
            GRID.center(parse_cell(cell)),
            rect("land", (-HALF, -HALF, CELL, CELL), fill=GRASS, stroke=EDGE, width=0.8),
            path("verge", spokes, fill="none", stroke=EDGE, width=VERGE),
            path("way", spokes, fill="none", stroke=CARD, width=VERGE - 4),
            path("wall", BATTLEMENTS, fill=seat_fill(seat), stroke=SEAT_EDGE, width=2),
            rect("plain", (-10, -7, 20, 20), fill=style.fill, radius=3),
            bold_word("letter", (0, 9), seat_letter(view, seat), 17, style.ink),
            _coin((17, -17)) if cell in view.coins_at else (),
        )


def _villages(view: AmberState) -> Iterator[Node]:
    for cell in view.network.villages:
        yield from composed(
            f"village.{cell}",
            GRID.center(parse_cell(cell)),
            circle("plate", (0, 0), 12.5, fill=color("panel"), stroke=INK, width=1.5),
            icon("sign", "house", (0, -0.5), 17),
            _coin((13, -13)) if cell in view.coins_at else (),
        )


def _coin(at: Point) -> Iterator[Node]:
    yield circle("coin.disc", at, 7, fill=color("amber"), stroke=SEAT_EDGE, width=1.5)
    yield circle("coin.rim", at, 3.4, fill="none", stroke=SEAT_EDGE, width=1)


def _lit_up(view: AmberState, seat: Seat, radius: float) -> Iterator[Node]:
    """What a seat can reach: all is framed thinly, free locations bear the seat's piece."""
    if seat not in view.network.castles:
        return
    for cell in sorted(travel(view, seat).reach):
        x, y = GRID.corner(parse_cell(cell))
        box = (x + 2.5, y + 2.5, CELL - 5, CELL - 5)
        key, label = f"reach.{cell}", say(view, "reaches", seat=seat, cell=cell)
        # a plain thin frame: dashes in the accent colour are what may be clicked
        yield rect(key, box, fill="none", stroke=MUTED, width=1.4, radius=6, label=label)
        if cell not in view.network.villages and cell not in view.network.squares:
            letter = seat_letter(view, seat)
            yield from unspoken(token(f"{key}.token", seat, radius, letter=letter).draw((x + HALF, y + HALF)))


def _road(view: AmberState, seat: Seat, target: str) -> Iterator[Node]:
    """The road that connects a seat with a castle or village, traced in the seat's colour."""
    goal = view.network.castles.get(target, target)
    cells = route(view, seat, goal)
    points = [GRID.center(parse_cell(cell)) for cell in cells]
    if points:
        key = f"road.{seat}.{goal}"
        d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        label = say(view, "road", seat=seat, cell=goal, cells=cells)
        rounded = {"stroke-linejoin": "round"}
        yield path(f"{key}.edge", d, fill="none", stroke=SEAT_EDGE, width=9, style=rounded, label=label)
        yield path(key, d, fill="none", stroke=seat_style(seat).fill, width=5.5, style=rounded)


def _cells(view: AmberState) -> Iterator[Node]:
    for cell in view.box.beside:
        x, y = GRID.corner(parse_cell(cell))
        shape = rect(f"cell.{cell}", (x, y, CELL, CELL))
        yield spot_shape(shape, f"cell:{cell}", what_is_on(view, cell), tip(view, cell))


def decided_by(state: AmberState, move: Move) -> tuple[str, ...]:
    """The parts of the picture that decide about a move: whoever cannot play anywhere draws, if there is
    anything left."""
    return ("supply", REST) if move.verb in ("give-up", "pass") else ()
