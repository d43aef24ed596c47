"""What a seat builds next, and which goods are wanted where: the greedy player's plans.

A seat breeds donkeys first. It wants woodcutters, a sawmill at home, a quarry, a mine; then what makes money
of gold (a coal burner, a mint), paper for the stock exchange and for research, ever more mines, and new
shafts for empty ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ....engine import FrozenMap, Seat
from ..land.geography import ways_by_end
from ..land.goods import BOARDS, COINS, FUEL, GOLD, GOOSE, IRON, PAPER, TRUNKS, kind_of
from ..land.hexes import Cell
from ..land.places import LAND, Place
from ..land.world import PASTURE
from ..rules.building import NEW_SHAFTS
from ..rules.payment import Cost
from ..rules.primary import MINE
from ..state import NEUTRAL, RoadsAndBoats
from ._travelling import within

WANTED = (
    *(("woodcutter", 1), ("sawmill", 1), ("quarry", 1), ("woodcutter", 2)),
    *(("mine", 1), ("coal_burner", 1), ("mint", 1), ("mine", 2)),
    *(("papermill", 1), ("stock_exchange", 1), ("mine", 9)),
)
"""The buildings of the plan, in this order: so many of each near home, whoever built them."""
NEAR = 3
"""No site is further from home than so many steps."""
SPARE = (PASTURE, "woods", "rock")
"""Where buildings go that may stand anywhere."""
AT_ONCE = 2
"""How many buildings are brought together at a time."""
LAST_TURNS = 12
"""When no more than so many turns are left wealth is loaded wherever it lies."""
NOTHING_MORE = 2
"""When no more than so many turns are left nothing is kept for plans."""
BOARDS_KEPT = 8
"""Boards made beyond what is planned."""
HERD = 5
"""How many donkeys a seat breeds."""
FOR_BRICKS = 2
"""So many pieces each of iron and stone are brought home to pay for bricks, and so many boards are not."""
FIRST_RESEARCH = NEW_SHAFTS


class Plan(NamedTuple):
    """The next building of a seat, its site and what it takes."""

    building: str
    site: Place
    cost: Cost


@lru_cache(maxsize=64)
def plans(state: RoadsAndBoats, seat: Seat) -> tuple[Plan, ...]:
    """What a seat builds next: the first AT_ONCE of WANTED that are missing near its home."""
    home = state.homes.get(seat)
    found: list[Plan] = []
    for kind, count in WANTED if home else ():
        planned = [aim for aim in found if aim.building == kind]
        if len(standing(state, seat, kind)) + len(planned) < count:
            taken = {aim.site for aim in found}
            if home and (site := _site(state, seat, kind, home, taken)):
                found.append(Plan(kind, site, state.building_type(kind).cost))
        if len(found) == AT_ONCE:
            break
    return tuple(found)


def planned_goods(state: RoadsAndBoats, seat: Seat) -> Counter[str]:
    """What the buildings that a seat plans cost together."""
    return sum((Counter(aim.cost) for aim in plans(state, seat)), Counter())


def needed(state: RoadsAndBoats, seat: Seat) -> Counter[str]:
    """The goods that the plans of a seat take, and what its research and money take besides."""
    if turns_left(state) <= NOTHING_MORE:
        return Counter()
    goods = planned_goods(state, seat)
    goods[TRUNKS] = -(-goods[BOARDS] // 2)
    goods[GOOSE] = 2 * wants_research(state, seat)
    return goods + Counter({BOARDS: FOR_BRICKS, PAPER: 2, FUEL: 2, IRON: len(empty_mines(state, seat))})


def near_home(state: RoadsAndBoats, seat: Seat) -> dict[Place, int]:
    """The regions near a seat's home, with the steps to them."""
    home = state.homes.get(seat)
    return within(state.world, state.bridges, home, NEAR) if home else {}


def standing(state: RoadsAndBoats, seat: Seat, kind: str) -> list[Place]:
    """The buildings of a kind near a seat's home, the nearest first."""
    near = near_home(state, seat)
    there = [
        state.output_spot(cell)
        for cell, building in state.buildings.items()
        if building.kind == kind and state.world.is_land(cell)
    ]
    return sorted((place for place in there if place in near), key=lambda place: (near[place], place))


def _site(state: RoadsAndBoats, seat: Seat, kind: str, home: Place, taken: set[Place]) -> Place | None:
    if kind == "sawmill" and home.cell not in state.buildings:
        return home
    near = near_home(state, seat)
    free = near.keys() - taken - {home}
    found = [place for place in free if _suits(state, kind, place)]
    mints = standing(state, seat, "mint") if kind == "stock_exchange" else []
    far = within(state.world, state.bridges, mints[0], 2 * NEAR) if mints else {}
    return min(found, key=lambda place: (near[place] + far.get(place, 2 * NEAR), place), default=None)


def _suits(state: RoadsAndBoats, kind: str, place: Place) -> bool:
    """Whether a building may stand at a place; what may stand anywhere is kept off mountains."""
    terrain, wanted = state.world.terrain(place.cell), state.building_type(kind).terrain
    if place.cell in state.buildings or state.is_desert(place.cell):
        return False
    if wanted == "shore":
        return place.cell in state.world.shores and any(
            state.world.dock_region(dock) == place.at for dock in state.world.docks.get(place.cell, ())
        )
    return terrain in SPARE if wanted == "land" else terrain == wanted


@lru_cache(maxsize=64)
def nursery(state: RoadsAndBoats, seat: Seat) -> Place | None:
    """The nearest empty pasture for a pair of donkeys while a seat has fewer than HERD; None else."""
    donkeys = [id for id in state.fleet(seat) if not state.type_of(id).is_boat]
    if not 2 <= len(donkeys) < HERD:
        return None
    near, home = near_home(state, seat), state.homes.get(seat)
    found = [
        place
        for place in near
        if place.cell in state.world.undivided
        and state.is_pasture(place.cell)
        and place != home
        and place.cell not in state.buildings
        and not state.loose_on(place.cell)
        and all(state.transporters[id].owner == seat for id in state.transporters.on_tile.get(place.cell, ()))
    ]
    return min(found, key=lambda place: (near[place], place), default=None)


def is_parent(state: RoadsAndBoats, id: str) -> bool:
    """Whether a donkey is one of the pair that breeds."""
    seat = state.transporters[id].owner
    donkeys = [other for other in state.fleet(seat) if state.transporters[other].kind == "donkey"]
    return id in donkeys[:2] and nursery(state, seat) is not None


@lru_cache(maxsize=64)
def wants(state: RoadsAndBoats, seat: Seat) -> tuple[tuple[Place, FrozenMap[str, int]], ...]:
    """The places that lack goods, the most urgent first; what lies there is subtracted."""
    found: list[tuple[Place, FrozenMap[str, int]]] = []
    for place, goods in wishes(state, seat):
        lacking = Counter(goods) - Counter(map(kind_of, state.load_at(place)))
        if lacking:
            found.append((place, FrozenMap(lacking)))
    return tuple(found)


@lru_cache(maxsize=64)
def wishes(state: RoadsAndBoats, seat: Seat) -> tuple[tuple[Place, Cost], ...]:
    """The places where goods are of use, the most urgent first, whether they lie there or not."""
    return tuple(_wishes(state, seat))


def _wishes(state: RoadsAndBoats, seat: Seat) -> Iterator[tuple[Place, Cost]]:
    own = stock(state, seat)
    mints, exchanges = standing(state, seat, "mint"), standing(state, seat, "stock_exchange")
    home = state.homes.get(seat)
    if exchanges and own[COINS] >= 2 and own[PAPER]:
        yield exchanges[0], {COINS: 2, PAPER: 1}
    if mints and own[GOLD] >= 2 and own[FUEL]:
        yield mints[0], {GOLD: 2, FUEL: 1}
    if mints and lacks(state, seat, FUEL):
        yield from _fed(state, seat, "coal_burner", lacks(state, seat, FUEL))
    if lacks(state, seat, PAPER):
        yield from _fed(state, seat, "papermill", 1)
    if home and wants_research(state, seat):
        yield home, {PAPER: 1}
    yield from ((mine, state.box.costs["shaft"]) for mine in empty_mines(state, seat))
    yield from ((aim.site, aim.cost) for aim in plans(state, seat))
    if home and (boards := planned_goods(state, seat)[BOARDS] + BOARDS_KEPT - own[BOARDS]) > 0:
        yield home, {TRUNKS: -(-boards // 2)}
    if home:
        yield home, {kind: FOR_BRICKS for kind in (IRON, "stone") if own[kind] > FOR_BRICKS}


@lru_cache(maxsize=64)
def empty_mines(state: RoadsAndBoats, seat: Seat) -> tuple[Place, ...]:
    """The mines near home whose bags are empty, the nearest first, once new shafts are known."""
    if not state.researched(seat, NEW_SHAFTS):
        return ()
    mines = ((place, state.buildings[place.cell]) for place in standing(state, seat, MINE))
    return tuple(place for place, mine in mines if not mine.gold + mine.iron)


def _fed(state: RoadsAndBoats, seat: Seat, factory: str, sets: int) -> Iterator[tuple[Place, Cost]]:
    """Pairs of trunks for the nearest factory of a kind, two at most at a time."""
    yield from ((place, {TRUNKS: 2 * min(sets, 2)}) for place in standing(state, seat, factory)[:1])


@lru_cache(maxsize=64)
def lacks(state: RoadsAndBoats, seat: Seat, good: str) -> int:
    """How much fuel the gold, or paper the coins and the geese of a seat still take, an odd one counted too:
    both take turns to make."""
    own = stock(state, seat)
    if good == FUEL:
        return max(0, -(-own[GOLD] // 2) + len(empty_mines(state, seat)) - own[FUEL])
    return max(0, wants_research(state, seat) - (-own[COINS] // 2) - own[PAPER])


@lru_cache(maxsize=64)
def ways_home(state: RoadsAndBoats, seat: Seat) -> frozenset[tuple[Cell, Cell]]:
    """The pairs of tiles, both ways, of shortest ways between a seat's home and the buildings near it."""
    near = near_home(state, seat)
    found: set[tuple[Cell, Cell]] = set()
    for place in near:
        if place.cell in state.buildings:
            while near[place]:
                ways = ways_by_end(state.world, state.bridges, place)
                nearer = min(end for end in ways if near.get(end, NEAR) < near[place])
                found |= {(place.cell, nearer.cell), (nearer.cell, place.cell)}
                place = nearer
    return frozenset(found)


def turns_left(state: RoadsAndBoats) -> int:
    """How many turns are left at most: a neutral brick is laid in each, and alone they are numbered."""
    if state.solo:
        return state.box.solo["turns"] - state.turn + 1
    return state.box.neutral_bricks - state.wonder.count(NEUTRAL)


@lru_cache(maxsize=64)
def stock(state: RoadsAndBoats, seat: Seat) -> Counter[str]:
    """All goods on a seat's transporters, and loose ones near its home."""
    near = near_home(state, seat)
    loads = [state.transporters[id].cargo for id in state.fleet(seat)]
    loads += [load for place, load in state.goods.items() if place in near]
    return Counter(kind_of(good) for load in loads for good in load)


@lru_cache(maxsize=64)
def wants_research(state: RoadsAndBoats, seat: Seat) -> bool:
    """Whether two geese wait at home for a paper."""
    home = state.homes.get(seat)
    if home is None or state.researched(seat, FIRST_RESEARCH):
        return False
    return Counter(map(kind_of, state.load_at(home)))[GOOSE] >= 2


@lru_cache(maxsize=64)
def short(state: RoadsAndBoats, seat: Seat) -> Counter[str]:
    """What is wanted somewhere and is not on its way there on board."""
    lacking: Counter[str] = Counter()
    for _, goods in wants(state, seat):
        lacking.update(goods)
    aboard = Counter(kind_of(good) for id in state.fleet(seat) for good in state.transporters[id].cargo)
    return lacking - aboard


def is_wealth(state: RoadsAndBoats, good: str) -> bool:
    """Whether a good counts points on board."""
    return state.box.goods[kind_of(good)] > 0


def is_kept_for(state: RoadsAndBoats, seat: Seat, place: Place, good: str) -> bool:
    """Whether a good that lies at a place is of use there: at home, at a site, as the input of a factory."""
    if place == state.homes.get(seat):
        return not is_wealth(state, good) and not short(state, seat)[kind_of(good)]
    if place.kind != LAND:
        return False
    return any(at == place and kind_of(good) in cost for at, cost in wishes(state, seat))
