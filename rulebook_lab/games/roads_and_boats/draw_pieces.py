"""What lies and stands on the land drawn: roads, bridges, walls, buildings, goods, transporters.

Each bank of a tile is a small heap: building, goods by kind, transporters, in rows that are scaled until
they fit the bank. Pieces keep their key wherever they go, so that the browser lets them glide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulebook_lab.games.roads_and_boats.components import BuildingType
from rulebook_lab.games.roads_and_boats.draw_land import (
    SIZE,
    along,
    anchor,
    direction,
    edge_ends,
    on_edge,
    room,
)
from rulebook_lab.games.roads_and_boats.geography import Bridge, Road
from rulebook_lab.games.roads_and_boats.goods import Load, kind_of, movers_of
from rulebook_lab.games.roads_and_boats.hexes import Edge
from rulebook_lab.games.roads_and_boats.places import LAND, Place
from rulebook_lab.games.roads_and_boats.spots import write_edge
from rulebook_lab.games.roads_and_boats.state import NEUTRAL, RoadsAndBoats
from rulebook_lab.scene import (
    Node,
    circle,
    color,
    disc,
    group,
    icon,
    line,
    path,
    rect,
    seat_fill,
    seat_style,
    text,
    token,
    unspoken,
)
from rulebook_lab.scene.hexes import Point

GOODS = {
    "trunks": ("T", "#8a5a2b", "#ffffff"),
    "boards": ("B", "#e0b878", "#22170a"),
    "paper": ("P", "#fafafa", "#22252a"),
    "goose": ("G", "#ffffff", "#b34700"),
    "clay": ("C", "#b5533c", "#ffffff"),
    "stone": ("S", "#9a9a9a", "#141414"),
    "fuel": ("F", "#26262b", "#ffffff"),
    "iron": ("I", "#56616e", "#ffffff"),
    "gold": ("Au", "#f2c230", "#2b2000"),
    "coins": ("$", "#d9a400", "#201700"),
    "stock": ("St", "#2f6f4f", "#ffffff"),
}
"""Each good's letters, ground and ink."""

SYMBOLS = {
    "donkey": "donkey",
    "wagon": "wheel",
    "truck": "truck",
    "raft": "wave",
    "rowboat": "person",
    "steamer": "boat",
}
BUILDINGS = {
    "woodcutter": ("tree", "Wc"),
    "quarry": ("shovel", "Qu"),
    "clay_pit": ("village", "Cl"),
    "mine": ("mountain", "Mi"),
    "oil_rig": ("torch", "Oil"),
    "sawmill": ("gear", "Saw"),
    "coal_burner": ("torch", "Coal"),
    "papermill": ("scroll", "Pap"),
    "stone_factory": ("gear", "Sto"),
    "mint": ("coin", "Mint"),
    "stock_exchange": ("scales", "Stk"),
    "wagon_factory": ("wheel", "Wag"),
    "truck_factory": ("truck", "Trk"),
    "raft_factory": ("wave", "Raft"),
    "rowboat_factory": ("boat", "Row"),
    "steamer_factory": ("boat", "Stm"),
}
NEUTRAL_FILL = "#8d8d86"
EDGE_WAYS = ("north-east", "east", "south-east", "south-west", "west", "north-west")
"""Where each edge of a tile looks."""


@dataclass(frozen=True)
class Item:
    """One thing of a heap: its size, and what draws it at a point and scale."""

    kind: str
    id: str
    width: float
    height: float


def networks(state: RoadsAndBoats) -> Iterator[Node]:
    """Roads on their bank, bridges over their arm, walls along their edge."""
    for road in sorted(state.roads):
        yield _road(state, road)
    for bridge in sorted(state.bridges):
        yield from _bridge(bridge)
    for edge in sorted(state.walls):
        yield from _wall(state, edge)


def _road(state: RoadsAndBoats, road: Road) -> Node:
    edge = road.edge
    cell = (edge.q, edge.r)
    crossing = on_edge(cell, edge.number, road.half)
    dx, dy = direction(edge.number)
    reach = SIZE * 0.45
    start = (crossing[0] - dx * reach, crossing[1] - dy * reach)
    end = (crossing[0] + dx * reach, crossing[1] + dy * reach)
    key = f"road.{edge.q},{edge.r},{edge.number}{road.half}"
    label = f"a road over edge {write_edge(road)}"
    return line(key, start, end, stroke=color("road"), width=7, label=label, cls="shape")


def _bridge(bridge: Bridge) -> Iterator[Node]:
    x, y = on_edge(bridge.cell, bridge.arm, depth=0.45)
    (ax, ay), (dx, dy) = along(bridge.arm), direction(bridge.arm)
    key = f"bridge.{bridge.q},{bridge.r},{bridge.arm}"
    yield group(key, (0, 0), label=f"a bridge on tile {bridge.q},{bridge.r}")
    for side in (-1, 1):
        px, py = x + dx * 5 * side, y + dy * 5 * side
        start, end = (px - ax * 13, py - ay * 13), (px + ax * 13, py + ay * 13)
        yield line(f"{key}.{side}", start, end, stroke=color("road"), width=3, parent=key)
    middle = f"M{x - ax * 11:.1f} {y - ay * 11:.1f}L{x + ax * 11:.1f} {y + ay * 11:.1f}"
    yield path(f"{key}.deck", middle, fill="none", stroke=color("card"), width=7, parent=key)


def _wall(state: RoadsAndBoats, edge: Edge) -> Iterator[Node]:
    wall = state.walls[edge]
    key = f"wall.{edge.q},{edge.r},{edge.number}"
    (ax, ay), (bx, by) = edge_ends(edge)
    name = "neutral" if wall.owner == NEUTRAL else wall.owner
    fill = NEUTRAL_FILL if wall.owner == NEUTRAL else seat_style(wall.owner).fill
    start, end = (ax * 0.9 + bx * 0.1, ay * 0.9 + by * 0.1), (ax * 0.1 + bx * 0.9, ay * 0.1 + by * 0.9)
    where = f"on the edge of {edge.q},{edge.r} facing {EDGE_WAYS[edge.number]}"
    yield group(key, (0, 0), label=f"{name} wall of {wall.tokens} {where}")
    yield line(f"{key}.edge", start, end, stroke=color("seat-edge"), width=11, parent=key)
    yield line(f"{key}.stone", start, end, stroke=fill, width=8, parent=key)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    letter = "N" if wall.owner == NEUTRAL else seat_style(wall.owner).letter
    yield from disc(f"{key}.count", middle, f"{letter}{wall.tokens}", radius=10, parent=key)


def pieces(state: RoadsAndBoats) -> Iterator[Node]:
    """Everything that stands on tiles, bank by bank."""
    for place, items in sorted(heaps(state).items()):
        yield from _heap(state, place, items)


def heaps(state: RoadsAndBoats) -> dict[Place, list[Item]]:
    """What stands where: by place, in the order in which it is drawn."""
    found: dict[Place, list[Item]] = {}
    for seat, home in sorted(state.homes.items()):
        found.setdefault(home, []).append(Item("home", seat, 20, 20))
    for cell, building in sorted(state.buildings.items()):
        place = Place(*cell, LAND, building.region) if state.world.is_land(cell) else Place(*cell, "sea")
        found.setdefault(place, []).append(
            Item("building", f"{cell[0]},{cell[1]}", _wide(building.kind) + 2, 28)
        )
    for place, load in sorted(state.goods.items()):
        for good in _sorts(load):
            found.setdefault(place, []).append(Item("good", good, 30, 18))
    for id, transporter in sorted(state.transporters.items()):
        if transporter.place is not None:
            found.setdefault(transporter.place, []).append(Item("transporter", id, *_span(state, id)))
    return found


def _wide(building: str) -> float:
    """How wide a building is drawn; a mine has its bag written on it."""
    return 64 if building == "mine" else 48


def _span(state: RoadsAndBoats, id: str) -> tuple[float, float]:
    cargo = len(_sorts(state.transporters[id].cargo)) + bool(state.transporters[id].passenger)
    return 28 + 30 * min(2, cargo), 28 + 17 * max(0, (cargo - 1) // 2)


def _sorts(load: Load) -> list[str]:
    """The different goods of a load; one that has been moved this phase is another than one that has not."""
    return sorted(set(load), key=lambda good: (list(GOODS).index(kind_of(good)), good))


def _heap(state: RoadsAndBoats, place: Place, items: list[Item]) -> Iterator[Node]:
    wide, high = room(state.world, place)
    layouts = [_rows(items, width) for width in (30, 60, 80, 100, 130, 170)]
    scale, rows = max(((_scale(rows, wide, high), rows) for rows in layouts), key=lambda found: found[0])
    height = sum(max(item.height for item in row) for row in rows)
    x, y = anchor(state.world, place)
    top = y - height * scale / 2
    for row in rows:
        left = x - sum(item.width for item in row) * scale / 2
        tall = max(item.height for item in row) * scale
        for item in row:
            at = (left + item.width * scale / 2, top + tall / 2)
            yield from _draw(state, place, item, at, round(scale, 3))
            left += item.width * scale
        top += tall


def _scale(rows: list[list[Item]], wide: float, high: float) -> float:
    width = max(sum(item.width for item in row) for row in rows)
    height = sum(max(item.height for item in row) for row in rows)
    return min(1.0, wide / width, high / height)


def _rows(items: list[Item], wide: float) -> list[list[Item]]:
    rows: list[list[Item]] = [[]]
    for item in items:
        if rows[-1] and sum(other.width for other in rows[-1]) + item.width > wide:
            rows.append([])
        rows[-1].append(item)
    return rows


def _draw(state: RoadsAndBoats, place: Place, item: Item, at: Point, scale: float) -> Iterator[Node]:
    match item.kind:
        case "home":
            yield from _home(item.id, place, at, scale)
        case "building":
            yield from _building(state, item.id, at, scale)
        case "good":
            chip = f"{place}:{item.id}"
            count = state.goods[place].count(item.id)
            where = f" at {place}"
            yield from good_chip(f"good.{chip}", at, item.id, count, f"load:{chip}", scale=scale, where=where)
        case _:
            yield from _transporter(state, item.id, at, scale)


def _home(seat: str, place: Place, at: Point, scale: float) -> Iterator[Node]:
    key = f"home.{seat}"
    yield group(key, at, scale=scale, label=f"{seat}'s home at {place}")
    flag = "M-6 9V-9H8L4 -4.5L8 0H-4V9z"
    yield path(f"{key}.flag", flag, fill=seat_fill(seat), stroke=color("seat-edge"), width=1.2, parent=key)


def _building(state: RoadsAndBoats, id: str, at: Point, scale: float) -> Iterator[Node]:
    q, r = map(int, id.split(","))
    building = state.buildings[(q, r)]
    kind = state.building_type(building.kind)
    symbol, short = BUILDINGS[building.kind]
    key = f"building.{id}"
    words = f"{kind.name}, {building.made} of {kind.capacity} made this turn"
    if building.kind == "mine":
        words = f"{kind.name} {building.number}: {building.gold} gold and {building.iron} iron in the bag"
        short = f"{building.number}:{building.gold}+{building.iron}"
    label = f"{words}, at {id}"
    yield group(key, at, scale=scale, label=label, tip=f"{words}\n{_recipe(kind)}")
    wide = _wide(building.kind)
    box = (-wide / 2, -13.0, wide, 26.0)
    fill = color("card") if building.made < kind.capacity else color("line")
    yield rect(f"{key}.shape", box, fill=fill, stroke=color("ink"), width=1.4, radius=3, parent=key)
    yield icon(f"{key}.symbol", symbol, (10 - wide / 2, 0), 14, parent=key)
    yield text(f"{key}.short", (7, 4), short, size=10.5, anchor="middle", bold=True, parent=key)


def _recipe(kind: BuildingType) -> str:
    """What a building makes of what: `2 gold + 1 fuel: 1 coins`."""
    made = " or ".join(f"{kind.output_per_set} {good}" for good in kind.output)
    sets = [" + ".join(f"{n} {good}" for good, n in goods.items()) for goods in kind.input]
    return f"{' or '.join(sets) or 'by itself'}: {made}"


def good_chip(
    key: str,
    at: Point,
    good: str,
    count: int,
    spot: str | None = None,
    *,
    scale: float = 1,
    parent: str | None = None,
    where: str = "",
) -> Iterator[Node]:
    """A sort of good with its number; one that has been moved this phase has a dot."""
    letters, ground, ink = GOODS[kind_of(good)]
    moved = bool(movers_of(good))
    label = f"{count} {kind_of(good)}{where}" + (", moved this phase" if moved else "")
    yield group(key, at, scale=scale, label=label, parent=parent, spot=spot)
    box = (-14.0, -8.0, 28.0, 16.0)
    yield rect(f"{key}.shape", box, fill=ground, stroke=color("seat-edge"), radius=8, parent=key, cls="shape")
    words = letters if count == 1 else f"{letters}{count}"
    yield text(f"{key}.name", (0, 4), words, size=11, anchor="middle", bold=True, fill=ink, parent=key)
    if moved:
        yield circle(f"{key}.moved", (11, -6), 3, fill=color("last"), parent=key)


def _transporter(state: RoadsAndBoats, id: str, at: Point, scale: float) -> Iterator[Node]:
    transporter = state.transporters[id]
    kind = state.type_of(id)
    sorts = _sorts(transporter.cargo)
    load = ", ".join(f"{transporter.cargo.count(good)} {kind_of(good)}" for good in sorts)
    carries = load or (state.transporters[transporter.passenger].kind if transporter.passenger else "nothing")
    at_place = f" at {transporter.place}" if transporter.place else ""
    label = f"{transporter.owner}'s {kind.name.lower()} {id}{at_place}, carrying {carries}"
    wide, high = _span(state, id)
    key = f"transporter.{id}"
    tip = f"{kind.name} {id}\ncarries {kind.carry}, moves {kind.move}" + ("; has moved" * transporter.moved)
    spot = f"transporter:{id}"
    yield group(
        key, at, scale=scale, label=label, tip=tip, spot=spot, cls="soft" if transporter.moved else ""
    )
    left = -wide / 2 + 14
    sign = SYMBOLS[transporter.kind]
    yield from unspoken(token(f"{key}.token", (left, 0), transporter.owner, 13, sign, parent=key))
    for n, good in enumerate(sorts):
        where = (left + 29 + 30 * (n % 2), -high / 2 + 14 + 17 * (n // 2))
        count, own = transporter.cargo.count(good), f"load:{id}:{good}"
        yield from good_chip(f"{key}.{good}", where, good, count, own, parent=key, where=f" on {id}")
    if transporter.passenger:
        passenger = state.transporters[transporter.passenger]
        where, sign = (left + 29, 0), SYMBOLS[passenger.kind]
        yield from unspoken(token(f"{key}.passenger", where, passenger.owner, 10, sign, parent=key))
