"""What lies and stands on the land, piece by piece: roads, bridges, walls, buildings, goods, transporters.

Pieces keep their key wherever they go, so that the browser lets them glide.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.wording import seat_letter
from ....scene import Node, color, disc, icon, seat_style, token
from ....scene.hexes import Point
from ....scene.shapes import circle, finger, group, line, path, rect, text, unspoken
from ..components import BuildingType
from ..land.geography import Bridge, Road
from ..land.goods import GOODS, Load, kind_of, movers_of
from ..land.hexes import Edge
from ..position.wording import called, counted, edge_name, half_side, where
from ..state import NEUTRAL, RoadsAndBoats, Transporter
from .land import SIZE, along, direction, on_edge
from .words import load_of, say

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
FINGER = 24.0
"""How high the place of a good is where a finger finds it."""


def networks(state: RoadsAndBoats) -> Iterator[Node]:
    """Roads on their bank, bridges over their arm, walls along their edge."""
    yield from (_road(state, road) for road in sorted(state.roads))
    for bridge in sorted(state.bridges):
        yield from _bridge(state, bridge)
    for edge in sorted(state.walls):
        yield from _wall(state, edge)


def _road(state: RoadsAndBoats, road: Road) -> Node:
    edge, reach = road.edge, SIZE * 0.45
    (x, y), (dx, dy) = on_edge((edge.q, edge.r), edge.number, road.half), direction(edge.number)
    start, end = (x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)
    facts = {"side": edge_name(edge.number), "half": half_side(edge.number, road.half)}
    label = say(state, "road/half" if road.half else "road", tile=f"{edge.q},{edge.r}", **facts)
    return line(f"road.{road}", start, end, stroke=color("road"), width=7, label=label, cls="shape")


def _bridge(state: RoadsAndBoats, bridge: Bridge) -> Iterator[Node]:
    x, y = on_edge(bridge.cell, bridge.arm, depth=0.45)
    (ax, ay), (dx, dy) = along(bridge.arm), direction(bridge.arm)
    key = f"bridge.{bridge.q},{bridge.r},{bridge.arm}"
    yield group(key, (0, 0), label=say(state, "bridge", tile=f"{bridge.q},{bridge.r}"))
    for side in (-1, 1):
        px, py = x + dx * 5 * side, y + dy * 5 * side
        start, end = (px - ax * 13, py - ay * 13), (px + ax * 13, py + ay * 13)
        yield line(f"{key}.{side}", start, end, stroke=color("road"), width=3, parent=key)
    middle = f"M{x - ax * 11:.1f} {y - ay * 11:.1f}L{x + ax * 11:.1f} {y + ay * 11:.1f}"
    yield path(f"{key}.deck", middle, fill="none", stroke=color("card"), width=7, parent=key)


def _wall(state: RoadsAndBoats, edge: Edge) -> Iterator[Node]:
    wall = state.walls[edge]
    key = f"wall.{edge.q},{edge.r},{edge.number}"
    (x, y), (ax, ay) = on_edge((edge.q, edge.r), edge.number), along(edge.number)
    fill = NEUTRAL_FILL if wall.owner == NEUTRAL else seat_style(wall.owner).fill
    reach = SIZE * 0.4
    start, end = (x - ax * reach, y - ay * reach), (x + ax * reach, y + ay * reach)
    facts = {"side": edge_name(edge.number), "tile": f"{edge.q},{edge.r}"}
    label = say(state, "wall", owner=wall.owner, tokens=wall.tokens, **facts)
    yield group(key, (0, 0), label=label)
    yield line(f"{key}.edge", start, end, stroke=color("seat-edge"), width=11, parent=key)
    yield line(f"{key}.stone", start, end, stroke=fill, width=8, parent=key)
    letter = say(state, "short-neutral") if wall.owner == NEUTRAL else seat_letter(state, wall.owner)
    yield from disc(f"{key}.count", (x, y), f"{letter}{wall.tokens}", radius=10, parent=key)


def home(state: RoadsAndBoats, seat: str, at: Point, scale: float) -> Iterator[Node]:
    """A home marker: a flag with its seat's letter."""
    key, style = f"home.{seat}", seat_style(seat)
    label = say(state, "home", seat=seat, place=where(state.world, state.homes[seat]))
    yield group(key, at, scale=scale, label=label)
    flag = "M-11 11V-12H12L8 -5L12 2H-8.5V11z"
    yield path(f"{key}.flag", flag, fill=style.fill, stroke=color("seat-edge"), width=1.2, parent=key)
    at, ink = (-0.5, -1), style.ink
    letter = seat_letter(state, seat)
    yield text(f"{key}.letter", at, letter, size=11, anchor="middle", bold=True, fill=ink, parent=key)


def building(state: RoadsAndBoats, id: str, at: Point, scale: float) -> Iterator[Node]:
    """A building with what it has made, a mine with its bag."""
    q, r = map(int, id.split(","))
    there = state.buildings[(q, r)]
    kind = state.building_type(there.kind)
    key = f"building.{id}"
    bag = {"number": there.number, "gold": there.gold, "iron": there.iron}
    if there.kind == "mine":
        words = say(state, "bag", building=there.kind, **bag)
    else:
        words = say(state, "made", building=there.kind, made=there.made, capacity=kind.capacity)
    label = say(state, "standing-at", what=words, tile=id)
    yield group(key, at, scale=scale, label=label, tip=f"{words}\n{_recipe(state, kind)}")
    width = wide(there.kind)
    box = (-width / 2, -13.0, width, 26.0)
    fill = color("card") if there.made < kind.capacity else color("line")
    yield rect(f"{key}.shape", box, fill=fill, stroke=color("ink"), width=1.4, radius=3, parent=key)
    yield icon(f"{key}.symbol", BUILDINGS[there.kind], (10 - width / 2, 0), 14, parent=key)
    short = say(state, f"short-{there.kind}", **bag)
    yield text(f"{key}.short", (7, 4), short, size=10.5, anchor="middle", bold=True, parent=key)


def _recipe(state: RoadsAndBoats, kind: BuildingType) -> str:
    """What a building makes of what: `2 gold + 1 fuel: 1 set of coins`."""
    name = state.game.texts.name
    sets = [" + ".join(name(counted(good, n)) for good, n in goods.items()) for goods in kind.input]
    made = " / ".join(name(counted(good, kind.output_per_set)) for good in kind.output)
    return say(state, "recipe" if sets else "recipe/primary", sets=" / ".join(sets), made=made)


def good_chip(
    state: RoadsAndBoats,
    key: str,
    spot: str,
    at: Point,
    good: str,
    count: int,
    words: str,
    *,
    scale: float = 1,
    parent: str | None = None,
    high: float = FINGER,
    warning: str = "",
) -> Iterator[Node]:
    """A sort of good with its number, in a place so high; one that has been moved this phase has a dot.

    `warning` is what the rules will do to it: a mark says that there is one.
    """
    ground, ink = COLOURS[kind_of(good)]
    moved = bool(movers_of(good))
    label = say(state, "moved", what=words) if moved else words
    tip = f"{label}\n{warning}" if warning else None
    yield group(key, at, scale=scale, label=label, tip=tip, parent=parent, spot=spot)
    yield finger(f"{key}.finger", (-15.0, -high / 2, 30.0, high), key)
    box = (-14.0, -8.0, 28.0, 16.0)
    yield rect(f"{key}.shape", box, fill=ground, stroke=color("seat-edge"), radius=8, parent=key, cls="shape")
    sign, several = GOOD_ICON.get(kind_of(good), kind_of(good)), count > 1
    at_sign, size = ((-6, 0), 13) if several else ((0, 0), 14.5)
    yield icon(f"{key}.sign", sign, at_sign, size, fill=ink, parent=key)
    if several:
        yield text(
            f"{key}.count", (6.5, 4), str(count), size=11.5, anchor="middle", bold=True, fill=ink, parent=key
        )
    if warning:
        yield circle(f"{key}.warning", (-12, -7), 4.5, fill=color("mark"), stroke=color("card"), parent=key)
        yield text(f"{key}.beware", (-12, -4), "!", size=8, anchor="middle", fill=color("card"), parent=key)
    if moved:
        yield circle(f"{key}.moved", (11, -6), 3, fill=color("last"), parent=key)


def wide(kind: str) -> float:
    """How wide a building is drawn; a mine has its bag written on it."""
    return 64 if kind == "mine" else 48


def span(state: RoadsAndBoats, id: str) -> tuple[float, float]:
    """How wide and high a transporter is drawn with its load and its name."""
    cargo = len(sorts(state.transporters[id].cargo)) + bool(state.transporters[id].passenger)
    return 28 + 30 * min(2, cargo), max(NAMED, FINGER * ((cargo + 1) // 2))


def sorts(load: Load) -> list[str]:
    """The different goods of a load; one that has been moved this phase is another than one that has not."""
    return sorted(set(load), key=lambda good: (GOODS.index(kind_of(good)), good))


def transporter(state: RoadsAndBoats, id: str, at: Point, scale: float) -> Iterator[Node]:
    """A transporter with its name, and its load beside it."""
    there, kind = state.transporters[id], state.type_of(id)
    place = where(state.world, there.place) if there.place else ""
    facts = {"transporter": called(state, id), "place": place, "load": load_of(state, there)}
    words = say(state, "transporter", seat=there.owner, **facts)
    width, height = span(state, id)
    key = f"transporter.{id}"
    steps = say(state, "steps/moved" if there.moved else "steps", carry=kind.carry, move=kind.move)
    tip = f"{state.game.texts.name(called(state, id))}\n{steps}"
    soft = "soft" if there.moved else ""
    yield group(key, at, scale=scale, label=words, tip=tip, spot=f"transporter:{id}", cls=soft)
    left = -width / 2 + 14
    yield finger(f"{key}.finger", (left - 14, -NAMED / 2, 28.0, NAMED), key)
    yield from unspoken(_named_token(f"{key}.token", (left, -4), there, id, key))
    for n, good in enumerate(sorts(there.cargo)):
        beside = (left + 29 + 30 * (n % 2), (FINGER - height) / 2 + FINGER * (n // 2))
        count, own = there.cargo.count(good), f"load:{id}:{good}"
        goods = say(state, "aboard", goods=counted(kind_of(good), count), transporter=id)
        yield from good_chip(state, f"{key}.{good}", own, beside, good, count, goods, parent=key)
    if there.passenger:
        own, passenger = f"{key}.passenger", state.transporters[there.passenger]
        yield from unspoken(_named_token(own, (left + 29, -4), passenger, there.passenger, key, radius=10))


def _named_token(
    key: str, at: Point, there: Transporter, id: str, parent: str, radius: float = 13
) -> Iterator[Node]:
    """The token of a transporter, its name below."""
    x, y = at
    plate = (x - 10, y + 9, 20.0, 13.0)
    yield from token(key, at, there.owner, radius, SYMBOLS.get(there.kind, there.kind), parent=parent)
    yield rect(f"{key}.plate", plate, fill=color("card"), stroke=color("edge"), radius=4, parent=parent)
    yield text(f"{key}.id", (x, y + 19), id, size=10.5, anchor="middle", bold=True, parent=parent)
