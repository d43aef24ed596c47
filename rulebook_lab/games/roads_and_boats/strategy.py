"""A sensible greedy player: what each move is worth to the seat that makes it, in points or thereabouts.

Only moves that bring a plan forward are worth more than passing, so that nothing is done in circles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rulebook_lab.engine import Move
from rulebook_lab.games.roads_and_boats import moves as m
from rulebook_lab.games.roads_and_boats.errands import (
    is_for_the_site,
    is_wealth,
    missing,
    plan,
    target,
    ways_to,
)
from rulebook_lab.games.roads_and_boats.goods import GOOSE, kind_of
from rulebook_lab.games.roads_and_boats.hexes import EDGES, neighbour
from rulebook_lab.games.roads_and_boats.payment import read_holder, read_parts
from rulebook_lab.games.roads_and_boats.places import Place, read_cell, read_place
from rulebook_lab.games.roads_and_boats.reach import Holder
from rulebook_lab.games.roads_and_boats.scoring import wealth_of_bricks
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats
from rulebook_lab.games.roads_and_boats.wonder import home_goods, price

IDLE = -1.0
"""A move without a purpose: less than passing, which is worth nothing."""
GOOD = 1.0
"""One good more within reach; what a common good is worth as the price of a brick."""
MADE = {"boards": 5.0, "stone": 5.0, "paper": 0.5, "coins": 20.0, "stock": 40.0, "truck": 6.0, "fuel": 0.2}
"""What the output of a factory is worth beyond its input; what is missing here is not made."""


def judge(state: RoadsAndBoats, move: Move) -> float:
    """How good a move looks, from what the moving seat can see. Higher is better."""
    judged = JUDGES.get(type(move))
    return judged(state, move) if judged else IDLE


def good_worth(state: RoadsAndBoats, good: str) -> float:
    """A good's points, or what it is worth as the price of a brick."""
    return state.components.goods[kind_of(good)] or GOOD


def is_home(state: RoadsAndBoats, seat: str, holder: Holder) -> bool:
    """Whether a holder is the seat's home region."""
    return isinstance(holder, Place) and holder == state.homes.get(seat)


# -- production ----------------------------------------------------------------------------


def shift(state: RoadsAndBoats, move: m.Shift) -> float:
    """What lies about is loaded; wealth counts on board only, the rest is of use at home as it lies."""
    source, taker = read_holder(move.source), read_holder(move.target)
    if isinstance(source, str) or not isinstance(taker, str) or move.ferry:
        return IDLE
    if state.transporters[taker].owner != move.seat or kind_of(move.good) == GOOSE:
        return IDLE
    if is_wealth(state, move.good):
        return good_worth(state, move.good)
    useful_here = is_home(state, move.seat, source) or source == plan(state, move.seat).site
    return IDLE if useful_here or _is_input(state, source, move.good) else GOOD


def _is_input(state: RoadsAndBoats, place: Place, good: str) -> bool:
    building = state.buildings.get(place.cell)
    return building is not None and any(
        kind_of(good) in goods for goods in state.building_type(building.kind).input
    )


def hand_in(state: RoadsAndBoats, move: m.HandIn) -> float:
    made = state.building_type(state.buildings[read_cell(move.cell)].kind).output[0]
    crowded = made == "truck" and len(state.fleet(move.seat)) >= 5
    return IDLE if crowded else MADE.get(made, IDLE)


def breed(state: RoadsAndBoats, move: m.Breed) -> float:
    return 4.0 if len(state.fleet(move.seat)) < 5 else IDLE


def scrap(state: RoadsAndBoats, move: m.Scrap) -> float:
    transporter = state.transporters[move.transporter]
    load = sum(good_worth(state, good) for good in transporter.cargo)
    return -load - state.components.transporters[transporter.kind].carry


# -- movement ------------------------------------------------------------------------------


def go(state: RoadsAndBoats, move: m.Go) -> float:
    """A step is worth how much nearer it brings the transporter to its target."""
    here, aim = state.transporters[move.transporter].place, target(state, move.transporter)
    if here is None or aim is None or here == aim:
        return IDLE
    away, there = ways_to(state, aim), read_place(move.to)
    if here not in away or there not in away:
        return IDLE
    return away[here] - away[there] - 0.1 * len(move.geese)


def take_on(state: RoadsAndBoats, move: m.TakeOn) -> float:
    source = read_holder(move.source)
    if isinstance(source, str) or move.ferry or kind_of(move.good) == GOOSE:
        return IDLE
    if is_wealth(state, move.good):
        return 2 * good_worth(state, move.good)
    if is_home(state, move.seat, source):
        return 3.0 if missing(state, move.seat)[kind_of(move.good)] > 0 else IDLE
    return IDLE if source == plan(state, move.seat).site else 2.0


def drop(state: RoadsAndBoats, move: m.Drop) -> float:
    place = read_holder(move.target)
    if isinstance(place, str) or move.ferry or is_wealth(state, move.good):
        return IDLE
    for_site = is_for_the_site(state, move.seat, move.good)
    wanted_here = place == plan(state, move.seat).site if for_site else is_home(state, move.seat, place)
    return 3.0 if wanted_here else IDLE


# -- building and the wonder ---------------------------------------------------------------


def build(state: RoadsAndBoats, move: m.Build) -> float:
    aim = plan(state, move.seat)
    if (move.building, move.place) != (aim.building, str(aim.site)):
        return IDLE
    return 10.0 + (int(move.mixture.partition("/")[0]) if move.mixture else 0)


def build_road(state: RoadsAndBoats, move: m.BuildRoad) -> float:
    """A road from home to a producer beside it, when a stone is left over."""
    home, cell = state.homes.get(move.seat), read_cell(move.cell)
    if home is None or home.cell != cell or "quarry" not in {b.kind for b in state.buildings.values()}:
        return IDLE
    spare = state.loose_on(cell).count("stone") > missing(state, move.seat)["stone"] + 1
    return 1.0 if spare and neighbour(cell, EDGES[move.edge]) in state.buildings else IDLE


def buy_brick(state: RoadsAndBoats, move: m.BuyBrick) -> float:
    """The points that the brick brings its row, less what it costs; building comes first."""
    due = price(state, move.seat)
    paid = read_parts(move.goods) or home_goods(state, move.seat)[:due]
    with_it = replace(state, wonder=(*state.wonder, move.seat))
    gain = wealth_of_bricks(with_it, move.seat) - wealth_of_bricks(state, move.seat)
    needed = plan(state, move.seat).cost
    cost = sum(
        good_worth(state, part.good) * (3 if kind_of(part.good) in needed and state.turn < 12 else 1)
        for part in paid
    )
    return gain - cost


# -- the rest ------------------------------------------------------------------------------


def settle(state: RoadsAndBoats, move: m.Settle) -> float:
    """Woods, rock and mountains next to home, each once."""
    cell = read_place(move.place).cell
    near = {
        state.world.terrain(c) for c in (neighbour(cell, edge) for edge in EDGES) if c in state.world.tiles
    }
    return float(len(near & {"woods", "rock", "mountain", "pasture"}))


def nothing(state: RoadsAndBoats, move: Move) -> float:
    return 0.0


JUDGES: dict[type[Move], Callable[[RoadsAndBoats, Any], float]] = {
    m.Shift: shift,
    m.HandIn: hand_in,
    m.Breed: breed,
    m.Scrap: scrap,
    m.Go: go,
    m.TakeOn: take_on,
    m.Drop: drop,
    m.Build: build,
    m.BuildRoad: build_road,
    m.BuyBrick: buy_brick,
    m.Settle: settle,
    m.SetDown: lambda state, move: 1.0,
    m.Upgrade: lambda state, move: 1.0,
    m.TakeSlot: lambda state, move: -float(move.slot),
    m.Answer: lambda state, move: -float(move.yes),
    m.Lay: nothing,
    m.LetBe: nothing,
    m.KeepPraying: nothing,
    m.Pass: nothing,
    m.Halt: nothing,
    m.EndUpgrades: nothing,
}
"""What is not listed (calling, waiting, walls, carrying, research) is idle."""
