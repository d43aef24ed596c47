"""Beside and below the board: everybody's figures, the stack, open tiles, the hand, the four turns."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Seat, numbered
from ....engine.wording import say, seat_letter
from ....scene import SMALL, Node, card_back, icon, pile, seat_style, token, zone
from ....scene.shapes import circle, group, rect, text, unspoken
from ..components import SPECIAL_SHOVEL, TURNS
from ..rules.sequence import Play, Refill
from ..rules.travel import travel
from ..state import HIDDEN, AmberState
from .tiles import ACCENT, ARROWS, CARD, CELL, EDGE, HALF, MUTED, tile
from .words import about, reconstructed

SIDE = 270.0
OPEN_IN_A_ROW = 3
SUPPLY, LOW, HELD = 124.0, 96.0, 66.0
"""The heights of the stack with its open tiles, of a row of tiles with a heading, and of a further row."""


def seats_height(view: AmberState) -> float:
    """How high everybody's figures are."""
    return 40 + 60.0 * len(view.seats)


def hand_height(view: AmberState, wide: float) -> float:
    """How high a full hand of some width is."""
    full = view.box.totals.hand_size + view.advanced
    return LOW + HELD * ((full - 1) // int((wide - 16) // HELD))


def seats(view: AmberState, x: float, y: float, wide: float, scores: bool) -> Iterator[Node]:
    """Everybody's points if they are told, coins, connections and tiles."""
    to_act, points, ready = view.to_act, view.scores, len(view.network.castles) == len(view.seats)
    yield from zone("seats", (x, y, wide, seats_height(view)), say(view, "barons"))
    top = y + 34
    for n, (seat, player) in enumerate(zip(view.seats, view.players, strict=True)):
        y = top + 60.0 * n
        key = f"seat.{seat}"
        if seat in to_act:
            yield rect(f"{key}.now", (x + 6, y, wide - 12, 56), fill="none", stroke=ACCENT, width=2, radius=8)
        yield from unspoken(token(key, (x + 28, y + 28), seat, 16, letter=seat_letter(view, seat)))
        name = view.game.texts.name(seat)
        yield text(f"{key}.name", (x + 54, y + 23), name, size=14, bold=True, heading=4)
        yield text(
            f"{key}.points",
            (x + wide - 16, y + 23),
            say(view, "points", count=points[seat].total) if scores else "",
            size=13,
            anchor="end",
            bold=True,
        )
        connected = _connected(view, seat) if ready else (0, 0)
        figures = (
            ("coin", player.coins),
            ("village", connected[0]),
            ("castle", connected[1]),
            ("cards", len(player.hand)),
        )
        for m, (symbol, figure) in enumerate(figures):
            at = (x + 54 + m * 42.0, y + 42)
            yield group(f"{key}.{symbol}", at, label=say(view, f"figure:{symbol}", count=figure))
            yield icon(f"{key}.{symbol}.sign", symbol, (7, 0), 15, fill=MUTED, parent=f"{key}.{symbol}")
            yield text(
                f"{key}.{symbol}.n", (18, 5), str(figure), size=13, bold=True, parent=f"{key}.{symbol}"
            )
        if player.special_shovel:
            at = (x + wide - 28, y + 40)
            yield group(f"{key}.special", at, label=say(view, "shovel-unused"))
            yield icon(f"{key}.special.sign", "shovel", (0, 0), 18, parent=f"{key}.special")


def _connected(view: AmberState, seat: Seat) -> tuple[int, int]:
    journey = travel(view, seat)
    return sum(cell in journey.entered for cell in view.network.villages), len(journey.castles)


def supply(view: AmberState, x: float, y: float, wide: float) -> Iterator[Node]:
    """The stack with its count, and the open tiles."""
    rows = [view.face_up[n : n + OPEN_IN_A_ROW] for n in range(0, len(view.face_up), OPEN_IN_A_ROW)]
    title = say(view, "supply-open" if view.advanced else "supply")
    yield from zone("supply", (x, y, wide, SUPPLY), title)
    label = say(view, "stack", count=view.face_down)
    yield from pile("stack", (x + 36, y + 64), view.face_down, SMALL, "road", label=label, spot="stack:top")
    scale, first, step = (0.75, y + 52, 43.0) if rows[1:] else (1.0, y + 63, 0.0)
    for n, name in enumerate(view.face_up):
        row, column = divmod(n, OPEN_IN_A_ROW)
        key, at = f"open.{n}", (x + 108 + column * 60.0, first + row * step)
        title = view.game.texts.name(name)
        tip = f"{title}\n{about(view, name)} {say(view, 'may-be-drawn')}"
        yield group(
            key, at, scale=scale, spot=f"open:{name}", label=say(view, "open-tile", tile=name), tip=tip
        )
        yield from tile(key, view.box, view.box.turns[name][0], key)
    if not view.advanced:
        figure = say(view, "discards", count=len(view.discards))
        yield text("discards", (x + 74, y + 60), figure, size=12, fill=MUTED)


def hand(view: AmberState, x: float, y: float, wide: float) -> Iterator[Node]:
    """The tiles in the viewer's hand, on an open view those of the seat that must decide."""
    top = view.pending[-1] if view.pending else None
    now = top.seat if isinstance(top, (Play, Refill)) else view.seats[0]
    seat = view.viewer or now
    player = view.player(seat)
    yield from zone("hand", (x, y, wide, hand_height(view, wide)), say(view, "hand", seat=seat))
    columns = int((wide - 16) // HELD)
    for n, spot in enumerate(numbered(player.hand)):
        held = spot.partition("#")[0]
        at = (x + 42 + n % columns * HELD, y + 60 + n // columns * HELD)
        key = f"hand.{n}"
        if held == HIDDEN:
            yield from card_back(key, at, (CELL, CELL), "road", label=say(view, "hidden-tile"))
            continue
        # Only a second bridge or roundabout is a choice of its own; other equal tiles are the same choice.
        choice = spot if held in view.box.rebuilders else held
        yield from _held(view, key, at, held, f"hand:{choice}")
    if player.special_shovel:
        at = (x + wide - 42, y + hand_height(view, wide) - 36)
        yield from _held(view, "hand.special", at, SPECIAL_SHOVEL, f"hand:{SPECIAL_SHOVEL}")
        ring = (-HALF, -HALF, CELL, CELL)
        yield rect(
            "hand.special.ring",
            ring,
            fill="none",
            stroke=seat_style(seat).fill,
            width=4,
            parent="hand.special",
        )


def _held(view: AmberState, key: str, at: tuple[float, float], name: str, spot: str) -> Iterator[Node]:
    title = view.game.texts.name(name)
    yield group(key, at, spot=spot, label=title, tip=f"{title}\n{about(view, name)}")
    yield from tile(key, view.box, view.box.turns[name][0], key)


def dial(view: AmberState, x: float, y: float, wide: float) -> Iterator[Node]:
    """The four turns, as the way in which the north side of the tile in hand will look."""
    yield from zone("dial", (x, y, wide, LOW), say(view, "dial"))
    for n, turn in enumerate(TURNS):
        key, at = f"turn.{turn}", (x + 42 + n * 62.0, y + 60)
        yield group(key, at, spot=f"turn:{turn}", label=say(view, "turned", turn=turn))
        yield circle(f"{key}.shape", (0, 0), 22, fill=CARD, stroke=EDGE, parent=key, cls="shape")
        yield text(f"{key}.arrow", (0, 3), ARROWS[n], size=22, anchor="middle", bold=True, parent=key)
        yield text(f"{key}.figure", (0, 16), f"{turn}°", size=11, anchor="middle", fill=MUTED, parent=key)


def honesty(view: AmberState, x: float, y: float) -> Iterator[Node]:
    """Says what of this is not known from the rulebook."""
    if ours := reconstructed(view.box):
        words = say(view, "reconstructed", what=ours)
        yield text("reconstructed", (x + 2, y), words, size=11, fill=MUTED)
