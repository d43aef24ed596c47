"""The board of Amber: locations, tiles, castles, villages; hand, open tiles, stack; what is reachable."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....engine import Seat, of_kinds
from ....engine.wording import Texts, say, seat_letter
from ....scene import WIDE, Node, Scene, SquareGrid, color, icon, seat_fill, seat_style, token
from ....scene.hexes import Point
from ....scene.node import number
from ....scene.shapes import circle, group, path, rect, spot_shape, text, unspoken, within
from ....scene.squares import parse_cell
from ..components import Board
from ..rules.sequence import Play
from ..rules.travel import route, travel
from ..state import AmberState
from .side import LOW, SIDE, SUPPLY, dial, hand, hand_height, honesty, seats, seats_height, supply
from .tiles import CARD, CELL, EDGE, GRASS, HALF, INK, MUTED, SEAT_EDGE, TOWARDS, VERGE, tile
from .words import described, drawing, tip, what_is_on

MARGIN = 20.0
GAP = 12.0


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
    room beside the map, everything else goes below it.
    """
    board = view.box.board
    grid = SquareGrid(CELL, (MARGIN, MARGIN))
    across, down = board.columns * CELL + MARGIN, board.rows * CELL + MARGIN
    lit = _to_play(view) if reach is None else reach
    beside = across + GAP + SIDE + 8 <= width
    scale = 1 if beside else min(1.0, (width - 8) / across)
    shown = [
        *_ground(view.game.texts, board, min(16, 12 / scale)),
        *_tiles(view, grid),
        *_lit_up(view, grid, lit),
        *(node for seat, target in roads for node in _road(view, grid, seat, target)),
        *unspoken(_castles(view, grid)),  # the spots of the cells name what is on them
        *unspoken(_villages(view, grid)),
        *_cells(view, grid),
    ]
    size, panels = (_beside if beside else _below)(view, across * scale, down * scale, width - 8, scores)
    return Scene.of(
        (-4, -4, size[0] + 8, size[1] + 8),
        within("map", shown, (0, 0), scale),
        panels,
        label=say(view, "board", prompt=view.prompt),
        text=drawing(view, scores),
        ground="field",
        description=described(view, scores),
    )


def _beside(
    view: AmberState, across: float, down: float, wide: float, scores: bool
) -> tuple[Point, list[Node]]:
    """Figures and stack beside the map, hand and dial below; and how far it all reaches."""
    x, y = across + GAP, max(down, 592.0) + GAP
    nodes = [
        *seats(view, x, 0, SIDE, scores),
        *supply(view, x, 24 + seats_height(view), SIDE),
        *hand(view, MARGIN, y, across - MARGIN),
        *dial(view, x, y, SIDE),
        *honesty(view, x, y - 18),
    ]
    return (x + SIDE, y + LOW), nodes


def _below(
    view: AmberState, across: float, down: float, wide: float, scores: bool
) -> tuple[Point, list[Node]]:
    """Everything below the map: what is needed for a move first."""
    first = down + GAP
    second = first + hand_height(view, wide) + GAP
    half = (wide - GAP) / 2
    if half >= SIDE:
        third = second + max(LOW + GAP + SUPPLY, seats_height(view)) + GAP
        places = ((0, second, half), (0, second + LOW + GAP, half), (half + GAP, second, half))
    else:
        third = second + LOW + SUPPLY + seats_height(view) + 3 * GAP
        fourth = second + LOW + GAP
        places = ((0, second, wide), (0, fourth, wide), (0, fourth + SUPPLY + GAP, wide))
    nodes = [
        *hand(view, 0, first, wide),
        *dial(view, *places[0]),
        *supply(view, *places[1]),
        *seats(view, *places[2], scores),
        *honesty(view, 0, third + 6),
    ]
    return (wide, third + 8), nodes


def _to_play(view: AmberState) -> Seat:
    top = view.pending[-1] if view.pending else None
    return top.seat if isinstance(top, Play) else ""


# -- the board --------------------------------------------------------------------------------


@cache
def _ground_of(
    texts: Texts, columns: int, rows: int, blocked: tuple[str, ...], size: float
) -> tuple[Node, ...]:
    grid = SquareGrid(CELL, (MARGIN, MARGIN))
    box = (MARGIN, MARGIN, columns * CELL, rows * CELL)
    nodes = [rect("board", box, fill=color("sand"), stroke=EDGE, width=1.5)]
    right, bottom = MARGIN + columns * CELL, MARGIN + rows * CELL
    lines = [f"M{number(MARGIN + n * CELL)} {MARGIN:g}V{number(bottom)}" for n in range(1, columns)]
    lines += [f"M{MARGIN:g} {number(MARGIN + n * CELL)}H{number(right)}" for n in range(1, rows)]
    hedges = "".join(
        f"M{grid.corner((x, y))[0] + 7:g} {grid.corner((x, y))[1] + 12 + 9 * ((x + y) % 3):g}"
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
        nodes += unspoken([text(f"column.{n}", at, letter, size=size, anchor="middle", fill=MUTED, tip=tip)])
    for n in range(rows):
        at = (14.0, MARGIN + (n + 0.5) * CELL + 4)
        tip = texts.phrase("board", "row", number=n + 1)
        nodes += unspoken([text(f"row.{n}", at, str(n + 1), size=size, anchor="end", fill=MUTED, tip=tip)])
    for cell in blocked:
        x, y = grid.corner(parse_cell(cell))
        nodes.append(rect(f"blocked.{cell}", (x, y, CELL, CELL), fill=color("rock")))
    return tuple(nodes)


def _ground(texts: Texts, board: Board, size: float) -> tuple[Node, ...]:
    return _ground_of(texts, board.columns, board.rows, board.blocked, size)


def _tiles(view: AmberState, grid: SquareGrid) -> Iterator[Node]:
    for cell, lying in sorted(view.network.tiles.items()):
        key = f"tile.{cell}"
        yield group(key, grid.center(parse_cell(cell)))
        yield from tile(key, view.box, lying, key)


def _castles(view: AmberState, grid: SquareGrid) -> Iterator[Node]:
    for seat, cell in view.network.castles.items():
        key, style = f"castle.{seat}", seat_style(seat)
        yield group(key, grid.center(parse_cell(cell)))
        spokes = "".join(f"M{x * HALF:g} {y * HALF:g}L0 0" for x, y in TOWARDS)
        box = (-HALF, -HALF, CELL, CELL)
        yield rect(f"{key}.land", box, fill=GRASS, stroke=EDGE, width=0.8, parent=key)
        yield path(f"{key}.verge", spokes, fill="none", stroke=EDGE, width=VERGE, parent=key)
        yield path(f"{key}.way", spokes, fill="none", stroke=CARD, width=VERGE - 4, parent=key)
        yield path(
            f"{key}.wall", _battlements(19), fill=seat_fill(seat), stroke=SEAT_EDGE, width=2, parent=key
        )
        yield rect(f"{key}.plain", (-10, -7, 20, 20), fill=style.fill, radius=3, parent=key)
        yield text(
            f"{key}.letter",
            (0, 9),
            seat_letter(view, seat),
            size=17,
            anchor="middle",
            bold=True,
            fill=style.ink,
            parent=key,
        )
        if cell in view.coins_at:
            yield from _coin(f"{key}.coin", (17, -17), key)


def _battlements(half: float) -> str:
    step = 2 * half / 5
    teeth = "".join(f"h{step:g}v{6 if n % 2 == 0 else -6}" for n in range(4))
    return f"M{-half:g} {half:g}V{-half:g}{teeth}h{step:g}V{half:g}Z"


def _villages(view: AmberState, grid: SquareGrid) -> Iterator[Node]:
    for cell in view.network.villages:
        key = f"village.{cell}"
        yield group(key, grid.center(parse_cell(cell)))
        yield circle(f"{key}.plate", (0, 0), 12.5, fill=color("panel"), stroke=INK, width=1.5, parent=key)
        yield icon(f"{key}.sign", "house", (0, -0.5), 17, parent=key)
        if cell in view.coins_at:
            yield from _coin(f"{key}.coin", (13, -13), key)


def _coin(key: str, at: tuple[float, float], parent: str) -> Iterator[Node]:
    yield circle(f"{key}.disc", at, 7, fill=color("amber"), stroke=SEAT_EDGE, width=1.5, parent=parent)
    yield circle(f"{key}.rim", at, 3.4, fill="none", stroke=SEAT_EDGE, width=1, parent=parent)


def _lit_up(view: AmberState, grid: SquareGrid, seat: Seat) -> Iterator[Node]:
    """What a seat can reach: all is framed thinly, free locations bear the seat's letter."""
    if seat not in view.network.castles:
        return
    for cell in sorted(travel(view, seat).reach):
        x, y = grid.corner(parse_cell(cell))
        box = (x + 2.5, y + 2.5, CELL - 5, CELL - 5)
        key, label = f"reach.{cell}", say(view, "reaches", seat=seat, cell=cell)
        # a plain thin frame: dashes in the accent colour are what may be clicked
        yield rect(key, box, fill="none", stroke=MUTED, width=1.4, radius=6, label=label)
        if cell not in view.network.villages and cell not in view.network.squares:
            letter = seat_letter(view, seat)
            yield from unspoken(token(f"{key}.token", (x + HALF, y + HALF), seat, 10, letter=letter))


def _road(view: AmberState, grid: SquareGrid, seat: Seat, target: str) -> Iterator[Node]:
    """The road that connects a seat with a castle or village, traced in the seat's colour."""
    goal = view.network.castles.get(target, target)
    cells = route(view, seat, goal)
    points = [grid.center(parse_cell(cell)) for cell in cells]
    if points:
        key = f"road.{seat}.{goal}"
        d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        label = say(view, "road", seat=seat, cell=goal, cells=cells)
        rounded = {"stroke-linejoin": "round"}
        yield path(f"{key}.edge", d, fill="none", stroke=SEAT_EDGE, width=9, style=rounded, label=label)
        yield path(key, d, fill="none", stroke=seat_style(seat).fill, width=5.5, style=rounded)


def _cells(view: AmberState, grid: SquareGrid) -> Iterator[Node]:
    for cell in view.box.beside:
        x, y = grid.corner(parse_cell(cell))
        shape = rect(f"cell.{cell}", (x, y, CELL, CELL))
        yield spot_shape(shape, f"cell:{cell}", what_is_on(view, cell), tip(view, cell))
