"""The City Map: the City Center, the ring of Districts, the tokens, and everybody's Merchants."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache

from ....engine import Seat
from ....engine.wording import say, seat_letter
from ....scene import Node, circle, color, icon, path, seat_style, spot_shape, text, token, unspoken
from ....scene.extent import written
from ....scene.hexes import Point
from ....scene.shapes import bold_word, composed
from ..components import CENTER, District
from ..rules.great_fair import ENOUGH
from ..rules.market_control import dominator
from ..state import COLOURS, Colour, JantarisState
from .cards import guild_token, sign_badge, slanted
from .words import called, standing

MIDDLE: Point = (292.0, 296.0)
INNER, OUTER, CONTENT, TOKENS = 98.0, 284.0, 203.0, 112.0
"""Radii: of the City Center, of the map, of what a District holds, of the tokens."""
TOKEN_TURN = (0, 10, -6, 14, 0, -14, 6, -10)
WALL_TURN = (0, -10, -14, -10, 0, -10, 14, 10)
"""By how many degrees a token, and who dominates, stand beside the middle of each District: clear of its
Merchants, which are in level rows whatever way a District lies."""
GROWN = 14.5
"""Names larger than this leave no room in the City Center for a sentence, and ask for larger pieces."""


def on_circle(radius: float, degrees: float) -> Point:
    """A point of a circle round the middle of the map; 0 is up, clockwise."""
    angle = math.radians(degrees - 90)
    return MIDDLE[0] + radius * math.cos(angle), MIDDLE[1] + radius * math.sin(angle)


def sector(place: int, inset: float = 2.5) -> str:
    """The outline of a District, by its place in the ring."""
    start, end = place * 45 - 22.5, place * 45 + 22.5
    inner, outer = INNER + inset, OUTER - inset
    turn_in, turn_out = math.degrees(inset / inner), math.degrees(inset / outer)
    (ax, ay), (bx, by) = on_circle(inner, start + turn_in), on_circle(outer, start + turn_out)
    (cx, cy), (dx, dy) = on_circle(outer, end - turn_out), on_circle(inner, end - turn_in)
    return (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{outer} {outer} 0 0 1 {cx:.1f} {cy:.1f}"
        f"L{dx:.1f} {dy:.1f}A{inner} {inner} 0 0 0 {ax:.1f} {ay:.1f}Z"
    )


def roofs(place: int, name: Node) -> str:
    """Gables along the ring wall of a District and round the City Center, clear of what stands between; none
    stands behind the District's name."""
    found, (left, top, right, bottom) = [], written(name)
    for radius, half, count in ((OUTER - 27, 7.0, 9), (INNER + 16, 5.5, 4)):
        for n in range(count):
            x, y = on_circle(radius, place * 45 - 19 + 38 * (n + 0.5) / count)
            if left < x + half and x - half < right and top < y + half and y - half < bottom:
                continue
            gable = f"v{-half:.0f}l{half:.0f} {-half:.0f}l{half:.0f} {half:.0f}v{half:.0f}z"
            found.append(f"M{x - half:.0f} {y + half:.0f}{gable}")
    return "".join(found)


@cache
def ground(districts: tuple[District, ...], center: str, size: float) -> tuple[Node, ...]:
    """What never changes: the Districts and their names, and the City Center."""
    edge, muted = color("edge"), color("muted")
    nodes = [circle("map", MIDDLE, OUTER + 6, fill=color("rock"), stroke=edge)]
    for place, district in enumerate(districts):
        id, hue, style = district.id, color(f"quarter-{'abcdefgh'[place]}"), slanted(district)
        nodes.append(path(f"ground.{id}", sector(place), fill=hue, stroke=edge, width=1.5))
        x, y = on_circle(CONTENT, place * 45)
        at = round(x, 1), round(y - 33, 1)
        name = text(f"name.{id}", at, district.name, size=size, bold=True, anchor="middle", style=style)
        houses = roofs(place, name)
        nodes.append(path(f"roofs.{id}", houses, fill="none", stroke=muted, width=1.1, cls="soft"))
        nodes += unspoken([name])
    nodes.append(circle("ground.center", MIDDLE, INNER - 4, fill=color("panel"), stroke=edge, width=1.5))
    at = (MIDDLE[0], MIDDLE[1] - 57)
    return *nodes, *unspoken([text("name.center", at, center, size=size, anchor="middle", bold=True)])


def city_map(
    state: JantarisState, deciders: Iterable[Seat], signs: dict[str, str], light: str, size: float
) -> Iterator[Node]:
    """The whole map; `signs` are the letters of the open cards, `light` is the card that is lit.

    `size` is that of the Districts' names.
    """
    parts = state.box
    districts = tuple(parts.districts[district] for district in parts.ring)
    yield from ground(districts, say(state, "center"), size)
    lit = parts.market[light].districts if light in parts.market else ()
    for place, district in enumerate(parts.ring):
        yield from _marks(state, place, district, district in lit, size)
        yield from _signs(state, place, district, signs, light, min(1.3, size / 14))
    yield from _center(state, size)
    for place, area in enumerate(parts.areas):
        yield _spot(state, place, area)
    for area in parts.areas:
        yield from _merchants(state, area, set(deciders), size)
    for colour in COLOURS:
        at, radius = _token_place(state, colour, size), max(14.0, size * 1.1)
        label = say(state, "token", token=colour, area=state.token(colour))
        tip = f"{say(state, 'token-name', token=colour)}\n{say(state, 'token-tip')}"
        spot = f"token:{colour}"
        yield from guild_token(f"guild.{colour}", colour, radius, spot=spot, label=label, tip=tip).draw(at)


def _token_place(state: JantarisState, colour: Colour, size: float) -> Point:
    area = state.token(colour)
    if area == CENTER:
        # larger ones stand lower, clear of the name
        return MIDDLE[0] + (-27 if colour == "red" else 27), MIDDLE[1] - (24 if size > GROWN else 30)
    place = state.box.ring.index(area)
    return on_circle(TOKENS, place * 45 + TOKEN_TURN[place])


def _marks(state: JantarisState, place: int, district: str, lit: bool, size: float) -> Iterator[Node]:
    """Who dominates, where the vote is about, what is lit."""
    if seat := dominator(state, district):
        key, style, radius = f"dominates.{district}", seat_style(seat), OUTER - 8  # along the ring wall
        (ax, ay), (bx, by) = on_circle(radius, place * 45 - 20.5), on_circle(radius, place * 45 + 20.5)
        edge = f"M{ax:.1f} {ay:.1f}A{radius} {radius} 0 0 1 {bx:.1f} {by:.1f}"
        yield path(f"{key}.edge", edge, fill="none", stroke=color("seat-edge"), width=11)
        yield path(key, edge, fill="none", stroke=style.fill, width=8)
        turned = place * 45 + WALL_TURN[place]
        at, label = on_circle(OUTER - 9, turned), say(state, "dominates", seat=seat, district=district)
        (radius, letters), letter = _piece(size), seat_letter(state, seat)
        yield from token(f"{key}.seat", seat, radius, letter=letter, size=letters, label=label).draw(at)
        at = on_circle(OUTER - 8, turned + 5)
        yield icon(f"{key}.crown", "crown", at, 11, fill=style.ink, tip=label)
    mark, inner = color("mark"), sector(place, 5)
    if lit:
        yield path(f"lit.{district}", sector(place, 4), fill="none", stroke=color("accent"), width=4)
    if district == state.district:
        yield path(f"active.{district}", inner, fill="none", stroke=mark, width=4)
    elif state.district and district in state.nearby:
        yield path(f"nearby.{district}", inner, fill="none", stroke=mark, width=2.5, dash="7 5")


def _signs(
    state: JantarisState, place: int, district: str, signs: dict[str, str], light: str, scale: float
) -> Iterator[Node]:
    """The signs of the open cards that name the District."""
    cards = [card for card in state.market if district in state.box.market[card].districts]
    x, y = on_circle(CONTENT, place * 45)
    for n, card in enumerate(cards):
        at = (x + (n - (len(cards) - 1) / 2) * 22 * scale, y - 17)
        badge = sign_badge(f"sign.{district}.{card}", signs[card], card == light)
        yield from unspoken(badge.scaled(scale).draw(at))


def _center(state: JantarisState, size: float) -> Iterator[Node]:
    count = sum(player.at(CENTER) for player in state.players)
    small = size > GROWN
    words = say(state, "fair-count" if count < ENOUGH else "fair-count/enough", count=count)
    at, label = (MIDDLE[0], MIDDLE[1] + (78 if small else 68)), say(state, "fair-count-label", words=words)
    letters = size - 1 if small else 12.0
    if small and count < ENOUGH:
        words = say(state, "fair-count/short", count=count)
    yield text("center.count", at, words, size=letters, anchor="middle", fill=color("muted"), label=label)


def _piece(size: float) -> tuple[float, float]:
    """How large a seat's piece and its letter are where names are `size`; 0 is the letter that fills it."""
    return (13, size) if size > GROWN else (10.5, 0)


def _merchants(state: JantarisState, area: str, deciders: set[Seat], size: float) -> Iterator[Node]:
    """A seat's Merchants: up to two pieces, and their number when there are more.

    Where the map is drawn small, and names on it large (`size`), pieces and letters are larger too.
    """
    center = (MIDDLE[0], MIDDLE[1] + 2)
    x, y = center if area == CENTER else on_circle(CONTENT, state.box.ring.index(area) * 45)
    here = [seat for seat in state.seats if state.player(seat).at(area)]
    first = dominator(state, area) if area != CENTER else ""
    (radius, letters), small = _piece(size), size > GROWN
    high, figure = (32, 15) if small else (26, 12)
    step = 2 * radius
    wide = (80 if small else 64) if len(here) > 1 else 0
    for n, seat in enumerate(here):
        count, letter = state.player(seat).at(area), seat_letter(state, seat)
        key, at = f"merchants.{area}.{seat}", (x - 4 + (n % 2 - 0.5) * wide, y + 8 + (n // 2) * high)
        label = "there/dominant" if seat == first else "there"
        parts: list[Node] = []
        for i in range(min(count, 2), 0, -1):
            spot = f"merchant:{area}" + ("" if i == 1 else f"#{i}") if seat in deciders else None
            own, place = say(state, "merchant", seat=seat, area=area), (-19 + (i - 1) * step, 0)
            piece = token(f"{i}", seat, radius, letter=letter, size=letters, spot=spot, label=own)
            parts += piece.draw(place)
        if count > 2:
            right, low = step - 19 + radius / 2 + 0.62 * figure, 0.6 * radius
            parts.append(
                circle("round", (right, low), 0.72 * figure, fill=color("card"), stroke=color("ink"))
            )
            parts.append(bold_word("n", (right, low + 0.36 * figure), str(count), figure, color("ink")))
        yield from composed(key, at, parts, label=say(state, label, seat=seat, count=count, area=area))


def _spot(state: JantarisState, place: int, area: str) -> Node:
    name, there = called(state, area), standing(state, area)
    if area == CENTER:
        shape, tip = circle("area.city-center", MIDDLE, INNER - 6), say(state, "center-tip", there=there)
        return spot_shape(shape, f"area:{area}", name, f"{name}\n{tip}")
    district = state.box.districts[area]
    note = "" if district.provenance == "rulebook" else f"\n{district.note}"
    tip = say(state, "district-tip", there=there, near=state.box.neighbours[area])
    return spot_shape(path(f"area.{area}", sector(place)), f"area:{area}", name, f"{name}\n{tip}{note}")
