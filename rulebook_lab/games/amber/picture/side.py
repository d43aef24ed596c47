"""Beside and below the board: everybody's figures, the stack, open tiles, the hand, the four turns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....engine import HIDDEN, Seat, numbered, unnumbered
from ....engine.wording import say, seat_letter
from ....scene import SMALL, Node, card_back, figure, icon, pile, seat_style, token
from ....scene.layout import Box, Part, beside, fixed, flow, panel
from ....scene.shapes import bold_word, composed, rect, round_shape, text, unspoken
from ....scene.things import Thing, space, thing, written
from ..components import SPECIAL_SHOVEL, TURNS
from ..rules.sequence import Play, Refill
from ..rules.travel import travel
from ..state import AmberState
from .tiles import ACCENT, ARROWS, CARD, CELL, EDGE, HALF, MUTED, tile
from .words import about

SMALLER, FEW = 0.75, 3
"""How large open tiles are drawn where they are more than a few."""


def seats(view: AmberState, scores: bool) -> Part:
    """Everybody's points if they are told, coins, connections and tiles."""
    rows = (fixed(54, partial(_baron, view, seat, scores)) for seat in view.seats)
    return panel("seats", say(view, "barons"), *rows)


def _baron(view: AmberState, seat: Seat, scores: bool, box: Box) -> Iterator[Node]:
    (x, y, wide, high), key, player = box, f"seat.{seat}", view.player(seat)
    if seat in view.to_act:
        yield rect(f"{key}.now", (x - 1, y, wide + 2, high), fill="none", stroke=ACCENT, width=2, radius=8)
    yield from unspoken(token(key, seat, 16, letter=seat_letter(view, seat)).draw((x + 20, y + 27)))
    name = view.game.texts.name(seat)
    yield text(f"{key}.name", (x + 47, y + 22), name, size=14, bold=True, heading=4)
    points, right = (
        say(view, "points", count=view.scores[seat].total) if scores else "",
        (x + wide - 8, y + 22),
    )
    yield text(f"{key}.points", right, points, size=13, anchor="end", bold=True)
    villages = castles = 0
    if len(view.network.castles) == len(view.seats):
        journey = travel(view, seat)
        castles = len(journey.castles)
        villages = sum(cell in journey.entered for cell in view.network.villages)
    figures = ("coin", player.coins), ("village", villages), ("castle", castles), ("cards", len(player.hand))
    for n, (symbol, count) in enumerate(figures):
        label, at = say(view, f"figure:{symbol}", count=count), (x + 68 + n * 42.0, y + 40)
        yield from figure(f"{key}.{symbol}", symbol, count, "", 42, label=label).draw(at)
    if player.special_shovel:
        at = (x + wide - 20, y + 39)
        yield from composed(
            f"{key}.special", at, icon("sign", "shovel", (0, 0), 18), label=say(view, "shovel-unused")
        )


def supply(view: AmberState) -> Part:
    """The stack with its count, and the open tiles."""
    label = say(view, "stack", count=view.face_down)
    down = pile("stack", view.face_down, SMALL, "road", 58, label=label, spot="stack:top")
    shown = [_open(view, f"open.{n}", name, len(view.face_up) > FEW) for n, name in enumerate(view.face_up)]
    if not view.advanced:
        shown.append(written("discards", say(view, "discards", count=len(view.discards)), fill=MUTED))
    title = say(view, "supply-open" if view.advanced else "supply")
    return panel("supply", title, beside(flow([down]), 60, flow(shown), 0), high=124)


def _open(view: AmberState, key: str, name: str, many: bool) -> Thing:
    title, scale = view.game.texts.name(name), SMALLER if many else 1
    return thing(
        key,
        (CELL * scale, CELL * scale),
        tile(view.box, view.box.turns[name][0]),
        spot=f"open:{name}",
        label=say(view, "open-tile", tile=name),
        tip=f"{title}\n{about(view, name)} {say(view, 'may-be-drawn')}",
        scale=scale,
    )


def hand(view: AmberState) -> Part:
    """The tiles in the viewer's hand, on an open view those of the seat that must decide."""
    top = view.top
    now = top.seat if isinstance(top, (Play, Refill)) else view.seats[0]
    seat = view.viewer or now
    player = view.player(seat)
    shown = []
    for spot in numbered(player.hand):
        held, key = unnumbered(spot), f"hand.{spot}"
        if held == HIDDEN:
            shown.append(card_back(key, (CELL, CELL), "road", label=say(view, "hidden-tile")))
            continue
        # Only a second bridge or roundabout is a choice of its own; other equal tiles are the same choice.
        shown.append(_held(view, key, held, spot if held in view.box.rebuilders else held))
    places = view.box.totals.hand_size + 2 * view.advanced
    if player.special_shovel:
        frame, edge = (-HALF, -HALF, CELL, CELL), seat_style(seat).fill
        ring = rect("ring", frame, fill="none", stroke=edge, width=4)
        shown.append(_held(view, "hand.special", SPECIAL_SHOVEL, SPECIAL_SHOVEL, ring))
    shown += [space(CELL, CELL)] * (places - len(shown))  # a full hand is no higher
    return panel("hand", say(view, "hand", seat=seat), flow(shown, 12))


def _held(view: AmberState, key: str, name: str, choice: str, *more: Node) -> Thing:
    title, lying = view.game.texts.name(name), tile(view.box, view.box.turns[name][0])
    tip = f"{title}\n{about(view, name)}"
    return thing(key, (CELL, CELL), lying, more, spot=f"hand:{choice}", label=title, tip=tip)


def dial(view: AmberState) -> Part:
    """The four turns, as the way in which the north side of the tile in hand will look."""
    turns = (
        thing(
            f"turn.{turn}",
            (46, 52),
            round_shape(22, CARD, EDGE),
            bold_word("arrow", (0, 3), arrow, 22),
            text("figure", (0, 16), f"{turn}°", size=11, anchor="middle", fill=MUTED),
            spot=f"turn:{turn}",
            label=say(view, "turned", turn=turn),
        )
        for turn, arrow in zip(TURNS, ARROWS, strict=True)
    )
    return panel("dial", say(view, "dial"), flow(turns, 16))
