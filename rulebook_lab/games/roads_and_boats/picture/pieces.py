"""What lies and stands on the land, piece by piece: roads, bridges, walls, buildings, goods, transporters.

Pieces keep their key wherever they go, so that the browser lets them glide.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import itemgetter

from ....engine.wording import say, seat_letter
from ....scene import Node, Thing, color, disc, icon, seat_style, text_width, thing, token
from ....scene.hexes import Point
from ....scene.shapes import body, bold_word, circle, composed, finger, line, path, rect, text, unspoken
from ..components import BuildingType
from ..land.geography import Bridge, Road
from ..land.goods import GOODS, Load, kind_of, movers_of
from ..land.hexes import Cell, Edge
from ..position.wording import called, counted, edge_name, half_side, where
from ..state import NEUTRAL, RoadsAndBoats, Transporter
from .land import SIZE, UPRIGHT, on_edge
from .words import load_of

COLOURS = {
    "trunks": ("#8a5a2b", "#ffffff"), "boards": ("#e0b878", "#22170a"), "paper": ("#fafafa", "#22252a"),
    "goose": ("#ffffff", "#b34700"), "clay": ("#b5533c", "#ffffff"), "stone": ("#9a9a9a", "#141414"),
    "fuel": ("#26262b", "#ffffff"), "iron": ("#56616e", "#ffffff"), "gold": ("#f2c230", "#2b2000"),
    "coins": ("#d9a400", "#201700"), "stock": ("#2f6f4f", "#ffffff"),
}  # fmt: skip
"""Each good's ground and ink."""
GOOD_ICON = {"coins": "coin", "stock": "scroll"}
"""The icons of goods that are not called like them."""
SYMBOLS = {"wagon": "wheel", "raft": "wave", "rowboat": "person", "steamer": "boat"}
"""The same of transporters."""
BUILDINGS = {
    "woodcutter": "tree", "quarry": "shovel", "clay_pit": "village", "mine": "mountain", "oil_rig": "torch",
    "sawmill": "gear", "coal_burner": "torch", "papermill": "scroll", "stone_factory": "gear", "mint": "coin",
    "stock_exchange": "scales", "wagon_factory": "wheel", "truck_factory": "truck", "raft_factory": "wave",
    "rowboat_factory": "boat", "steamer_factory": "boat",
}  # fmt: skip
NEUTRAL_FILL = "#8d8d86"
NAMED = 36.0
"""How high a transporter is with its name under it."""
ASIDE = 0.15 * SIZE
"""How far up a sloping edge the number of a wall stands from its middle: a tile's name is at its foot."""
FINGER = 24.0
"""How high the place of a good is where a finger finds it."""


def networks(state: RoadsAndBoats, fine: float) -> Iterator[Node]:
    """Roads on their bank, bridges over their arm, walls along their edge; the finer the map is painted, the
    larger are the numbers of walls."""
    yield from (_road(state, road) for road in sorted(state.roads))
    yield from (node for bridge in sorted(state.bridges) for node in _bridge(state, bridge))
    yield from (node for edge in sorted(state.walls) for node in _wall(state, edge, min(2, fine)))


def _road(state: RoadsAndBoats, road: Road) -> Node:
    edge, reach = road.edge, SIZE * 0.45
    start, end = (on_edge((edge.q, edge.r), edge.number, road.half, out=out) for out in (-reach, reach))
    facts = {"side": edge_name(edge.number), "half": half_side(edge.number, road.half)}
    label = say(state, "road/half" if road.half else "road", tile=f"{edge.q},{edge.r}", **facts)
    return line(f"road.{road}", start, end, stroke=color("road"), width=7, label=label, cls="shape")


def _bridge(state: RoadsAndBoats, bridge: Bridge) -> list[Node]:
    at = partial(on_edge, bridge.cell, bridge.arm, depth=0.45)
    rails = [
        line(
            str(side), at(aside=-13, out=5 * side), at(aside=13, out=5 * side), stroke=color("road"), width=3
        )
        for side in (-1, 1)
    ]
    (ax, ay), (bx, by) = at(aside=-11), at(aside=11)
    middle = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    deck = path("deck", middle, fill="none", stroke=color("card"), width=7)
    label = say(state, "bridge", tile=f"{bridge.q},{bridge.r}")
    return composed(f"bridge.{bridge.q},{bridge.r},{bridge.arm}", (0, 0), rails, deck, label=label)


def _wall(state: RoadsAndBoats, edge: Edge, scale: float) -> list[Node]:
    wall, reach = state.walls[edge], SIZE * 0.4
    at = partial(on_edge, (edge.q, edge.r), edge.number)
    start, end = at(aside=-reach), at(aside=reach)
    beside_name = (
        at() if edge.number in UPRIGHT else min((at(aside=ASIDE), at(aside=-ASIDE)), key=itemgetter(1))
    )
    neutral = wall.owner == NEUTRAL
    letter = say(state, "short-neutral") if neutral else seat_letter(state, wall.owner)
    facts = {"side": edge_name(edge.number), "tile": f"{edge.q},{edge.r}"}
    return composed(
        f"wall.{edge.q},{edge.r},{edge.number}",
        (0, 0),
        line("edge", start, end, stroke=color("seat-edge"), width=11),
        line("stone", start, end, stroke=NEUTRAL_FILL if neutral else seat_style(wall.owner).fill, width=8),
        disc("count", f"{letter}{wall.tokens}", radius=10).scaled(scale).draw(beside_name),
        label=say(state, "wall", owner=wall.owner, tokens=wall.tokens, **facts),
    )


def home(state: RoadsAndBoats, seat: str) -> Thing:
    """A home marker: a flag with its seat's letter."""
    style, form = seat_style(seat), "M-11 11V-12H12L8 -5L12 2H-8.5V11z"
    flag = path("flag", form, fill=style.fill, stroke=color("seat-edge"), width=1.2)
    letter = bold_word("letter", (-0.5, -1), seat_letter(state, seat), 11, style.ink)
    label = say(state, "home", seat=seat, place=where(state.world, state.homes[seat]))
    return thing(f"home.{seat}", (26, 26), flag, letter, label=label)


def building(state: RoadsAndBoats, cell: Cell) -> Thing:
    """A building with what it has made, a mine with its bag."""
    there, id = state.buildings[cell], f"{cell[0]},{cell[1]}"
    kind, width = state.building_type(there.kind), 64 if there.kind == "mine" else 54
    bag = {"number": there.number, "gold": there.gold, "iron": there.iron}
    words = say(state, "made", building=there.kind, made=there.made, capacity=kind.capacity)
    if there.kind == "mine":
        words = say(state, "bag", building=there.kind, **bag)
    short = say(state, f"short-{there.kind}", **bag)
    box, fill = (-width / 2, -13.0, width, 26.0), color("card" if there.made < kind.capacity else "line")
    return thing(
        f"building.{id}",
        (width + 2, 28),
        rect("shape", box, fill=fill, stroke=color("ink"), width=1.4, radius=3),
        icon("symbol", BUILDINGS[there.kind], (10 - width / 2, 0), 14),
        bold_word("short", (8, 4), short, min(10.5, round((width - 22) / text_width(short, 1, True), 1))),
        label=say(state, "standing-at", what=words, tile=id),
        tip=f"{words}\n{_recipe(state, kind)}",
    )


def _recipe(state: RoadsAndBoats, kind: BuildingType) -> str:
    """What a building makes of what: `2 gold + 1 fuel: 1 set of coins`."""
    name = state.game.texts.name
    sets = [" + ".join(name(counted(good, n)) for good, n in goods.items()) for goods in kind.input]
    made = " / ".join(name(counted(good, kind.output_per_set)) for good in kind.output)
    return say(state, "recipe" if sets else "recipe/primary", sets=" / ".join(sets), made=made)


def good_chip(
    key: str,
    spot: str,
    good: str,
    count: int,
    label: str,
    *,
    high: float = FINGER,
    warning: str = "",
) -> Thing:
    """A sort of good with its number, in a place so high; one that has been moved this phase has a dot.

    `warning` is what the rules will do to it: a mark says that there is one.
    """
    ground, ink = COLOURS[kind_of(good)]
    symbol, several, many = GOOD_ICON.get(kind_of(good), kind_of(good)), count > 1, count > 9
    x, size = (-7.5, 10) if many else (-6, 13) if several else (0, 14.5)
    parts = [
        finger("finger", (-15.0, -high / 2, 30.0, high)),
        body((-14.0, -8.0, 28.0, 16.0), ground, color("seat-edge")),
        icon("sign", symbol, (x, 0), size, fill=ink),
    ]
    if several:
        parts.append(
            bold_word("count", (5, 4) if many else (6.5, 4), str(count), 10.5 if many else 11.5, ink)
        )
    if warning:
        parts.append(circle("warning", (-12, -7), 4.5, fill=color("mark"), stroke=color("card")))
        parts.append(text("beware", (-12, -4), "!", size=8, anchor="middle", fill=color("card")))
    if movers_of(good):
        parts.append(circle("moved", (11, -6), 3, fill=color("last")))
    tip = f"{label}\n{warning}" if warning else None
    return thing(key, (30, high), parts, label=label, tip=tip, spot=spot)


def named(state: RoadsAndBoats, good: str, words: str) -> str:
    """What a good is called that has been moved this phase, or not."""
    return say(state, "moved", what=words) if movers_of(good) else words


def sorts(load: Load) -> list[str]:
    """The different goods of a load; one that has been moved this phase is another than one that has not."""
    return sorted(set(load), key=lambda good: (GOODS.index(kind_of(good)), good))


def transporter(state: RoadsAndBoats, id: str) -> Thing:
    """A transporter with its name, and its load beside it."""
    there, kind = state.transporters[id], state.type_of(id)
    place = where(state.world, there.place) if there.place else ""
    facts = {"transporter": called(state, id), "place": place, "load": load_of(state, there)}
    steps = say(state, "steps/moved" if there.moved else "steps", carry=kind.carry, move=kind.move)
    aboard = len(sorts(there.cargo)) + bool(there.passenger)
    width, height = 28 + 30 * min(2, aboard), max(NAMED, FINGER * ((aboard + 1) // 2))
    left = -width / 2 + 14
    parts = [
        finger("finger", (left - 14, -NAMED / 2, 28.0, NAMED)),
        *unspoken(_named_token("token", (left, -4), there, id)),
    ]
    for n, good in enumerate(sorts(there.cargo)):
        beside = (left + 29 + 30 * (n % 2), (FINGER - height) / 2 + FINGER * (n // 2))
        count = there.cargo.count(good)
        goods = named(state, good, say(state, "aboard", goods=counted(kind_of(good), count), transporter=id))
        parts += good_chip(good, f"load:{id}:{good}", good, count, goods).draw(beside)
    if there.passenger:
        passenger, on_board = there.passenger, state.transporters[there.passenger]
        parts += unspoken(_named_token("passenger", (left + 29, -4), on_board, passenger, radius=10))
    return thing(
        f"transporter.{id}",
        (width, height),
        parts,
        label=say(state, "transporter", seat=there.owner, **facts),
        tip=f"{state.game.texts.name(called(state, id))}\n{steps}",
        spot=f"transporter:{id}",
        cls="soft" if there.moved else "",
    )


def _named_token(key: str, at: Point, there: Transporter, id: str, radius: float = 13) -> Iterator[Node]:
    """The token of a transporter, its name below."""
    x, y = at
    yield from token(key, there.owner, radius, SYMBOLS.get(there.kind, there.kind)).draw(at)
    yield rect(f"{key}.plate", (x - 10, y + 9, 20, 13), fill=color("card"), stroke=color("edge"), radius=4)
    yield bold_word(f"{key}.id", (x, y + 19), id, 10.5)
