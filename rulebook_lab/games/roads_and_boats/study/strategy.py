"""A sensible greedy player: what each move is worth to the seat that makes it, in points or thereabouts.

Only moves that bring a plan forward are worth more than passing, so that nothing is done in circles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....engine import Move, Seat, of_legal_moves
from ..land.goods import kind_of
from ..land.hexes import EDGES, neighbour, neighbours
from ..land.places import Place, read_cell, read_holder, read_place
from ..rules.answers import Answer
from ..rules.building import NEW_SHAFTS, Build
from ..rules.factories import HandIn
from ..rules.loading import Drop, TakeOn
from ..rules.movement import Go
from ..rules.networks import BuildRoad
from ..rules.payment import read_parts
from ..rules.production import Shift
from ..rules.scoring import wealth_of_bricks
from ..rules.start import Settle
from ..rules.transporters import Scrap
from ..rules.wonder import BuyBrick, home_goods, price
from ..state import RoadsAndBoats
from .errands import errands
from .estate import PLAN, Plan
from .outlook import ENDING, is_wealth, outlook
from .travelling import away

__all__ = ["judge"]

IDLE = -1.0
"""A move without a purpose: less than passing, which is worth nothing."""
END = 500.0
"""What it is worth to end the game while ahead, or to leave it open while behind."""
GOOD = 1.0
"""One good more within reach; what a common good is worth as the price of a brick."""
DEAR = 12.0
"""What a good is worth that the plan takes."""
MADE = {"boards": 5.0, "stone": 5.0, "coins": 30.0, "stock": 60.0}
"""What the output of a factory is worth beyond its input; what is missing here is made when it is wanted."""


@of_legal_moves
def judge(state: RoadsAndBoats, move: Move) -> float:
    """How good a move looks, from what the moving seat can see. Higher is better."""
    return by_plan(state, move, PLAN)


def by_plan(state: RoadsAndBoats, move: Move, plan: Plan) -> float:
    """How good a legal move looks to who follows a plan."""
    judged = JUDGES.get(move.verb, IDLE)
    return judged(state, move, plan) if callable(judged) else judged


def _good_worth(state: RoadsAndBoats, good: str) -> float:
    """A good's points, or what it is worth as the price of a brick."""
    return state.box.goods[kind_of(good)] or GOOD


def _shift(state: RoadsAndBoats, move: Shift, plan: Plan) -> float:
    """What lies about is loaded, as in movement; nothing else is moved, so that nothing goes to and fro."""
    taker = read_holder(move.target)
    if isinstance(taker, Place) or state.transporters[taker].owner != move.seat or move.ferry:
        return IDLE
    return _loading(state, move.seat, plan, taker, move.good, move.source)


def _loading(state: RoadsAndBoats, seat: Seat, plan: Plan, id: str, good: str, source: str) -> float:
    """What it is worth to take a good on board: wealth most, then what is to be brought somewhere."""
    place, kind = read_holder(source), kind_of(good)
    if isinstance(place, str) or not errands(state, seat, plan).fetches(id, place, kind):
        return IDLE
    return max(3.0, _good_worth(state, good))


def _hand_in(state: RoadsAndBoats, move: HandIn, plan: Plan) -> float:
    """Money first; fuel and paper when they are wanted; nothing that is on its way elsewhere is handed in.

    Wealth lies where it is made until the game is nearly over, and goes on board then.
    """
    cell = read_cell(move.cell)
    made = state.building_type(state.buildings[cell].kind).output[0]
    spot, duties = state.output_spot(cell), errands(state, move.seat, plan)
    for part in read_parts(move.goods):
        bound = duties.destinations(str(part.holder), kind_of(part.good))
        if bound and spot not in bound:
            return IDLE
    if made in ("fuel", "paper"):
        return 3.0 if duties.view.lacks(made) > 0 else IDLE
    aboard = isinstance(read_holder(move.to), str) if move.to else False
    placed = is_wealth(state, made) and aboard == (duties.view.left <= ENDING)
    return MADE.get(made, IDLE) + placed


def _scrap(state: RoadsAndBoats, move: Scrap, plan: Plan) -> float:
    transporter = state.transporters[move.transporter]
    load = sum(_good_worth(state, good) for good in transporter.cargo)
    return -load - state.box.transporters[transporter.kind].carry


def _go(state: RoadsAndBoats, move: Go, plan: Plan) -> float:
    """A step is worth how much nearer it brings the transporter to its target."""
    here = state.transporters[move.transporter].place
    aim = errands(state, move.seat, plan).target(move.transporter)
    if here is None or aim is None:
        return IDLE
    steps, there = away(state, move.transporter, aim), read_place(move.to)
    if here not in steps or there not in steps:
        return IDLE
    return (steps[here] - steps[there] or IDLE) - 0.1 * len(move.geese)


def _take_on(state: RoadsAndBoats, move: TakeOn, plan: Plan) -> float:
    """As in production, but before it goes on."""
    if move.ferry:
        return IDLE
    return 2 * _loading(state, move.seat, plan, move.transporter, move.good, move.source)


def _drop(state: RoadsAndBoats, move: Drop, plan: Plan) -> float:
    """A good is put down where it should be brought; if nobody wants it, anywhere, but no wealth."""
    place, kind = read_holder(move.target), kind_of(move.good)
    if isinstance(place, str) or move.ferry:
        return IDLE
    bound = errands(state, move.seat, plan).destinations(move.transporter, kind)
    if not bound and not is_wealth(state, kind):
        return 2.0
    return 3.0 if place in bound else IDLE


def _build(state: RoadsAndBoats, move: Build, plan: Plan) -> float:
    aims = outlook(state, move.seat, plan).aims
    if (move.building, move.place) not in [(aim.building, str(aim.site)) for aim in aims]:
        return IDLE
    return 10.0 + (int(move.mixture.partition("/")[0]) if move.mixture else 0)


def _build_road(state: RoadsAndBoats, move: BuildRoad, plan: Plan) -> float:
    """A road on the way of goods, of a stone that buildings do not need."""
    cell = read_cell(move.cell)
    view = outlook(state, move.seat, plan)
    if not view.land or (cell, neighbour(cell, EDGES[move.edge])) not in view.land.ways:
        return IDLE
    return 1.0 if view.spare_stones > 0 or view.left <= ENDING else IDLE


def _buy_brick(state: RoadsAndBoats, move: BuyBrick, plan: Plan) -> float:
    """The points that the brick brings its row, less what its price would be worth otherwise."""
    due = price(state, move.seat)
    paid = read_parts(move.goods) or home_goods(state, move.seat)[:due]
    if any(isinstance(part.holder, str) for part in paid):
        return IDLE
    with_it = replace(state, wonder=(*state.wonder, move.seat))
    gain = float(wealth_of_bricks(with_it, move.seat) - wealth_of_bricks(state, move.seat))
    if len(with_it.wonder) >= state.box.end_marks.get(len(state.seats), len(with_it.wonder) + 1):
        own, *others = sorted(state.scores.items(), key=lambda score: score[0] != move.seat)
        ahead = all(own[1].total + gain > other.total for _, other in others)
        gain += END if ahead else -END
    return gain - _loss(state, move.seat, plan, Counter(kind_of(part.good) for part in paid))


def _loss(state: RoadsAndBoats, seat: Seat, plan: Plan, paid: Counter[str]) -> float:
    """What goods at home are worth to their owner: dear is what the plan, or research, takes of them."""
    view = outlook(state, seat, plan)
    dear = sum((paid & (view.needed - (view.stock - paid))).values())
    return dear * DEAR + sum(_good_worth(state, kind) * n for kind, n in paid.items())


def _settle(state: RoadsAndBoats, move: Settle, plan: Plan) -> float:
    """Woods, rock and mountains next to home, each once."""
    cell = read_place(move.place).cell
    near = {state.world.terrain(beside) for beside in neighbours(cell)}
    return float(len(near & {"woods", "rock", "mountain", "pasture"}))


def _answer(state: RoadsAndBoats, move: Answer, plan: Plan) -> float:
    """A yes is worth what its seat has more on board afterwards: gifts are taken, nothing is given."""
    if not move.yes:
        return 0.0
    after = state.game.carry_out(state, move).state
    return (_aboard(after, move.seat) - _aboard(state, move.seat)) or IDLE


def _aboard(state: RoadsAndBoats, seat: str) -> float:
    cargo = (good for id in state.fleet(seat) for good in state.transporters[id].cargo)
    return sum(_good_worth(state, good) for good in cargo)


JUDGES: dict[str, float | Callable[[RoadsAndBoats, Any, Plan], float]] = {
    **dict.fromkeys(("lay", "let-be", "keep-praying", "pass", "halt", "end-upgrades"), 0.0),
    **dict.fromkeys(("set-down", "upgrade"), 1.0),
    "take-slot": lambda state, move, plan: -float(move.slot),
    "do-research": lambda state, move, plan: 10.0 if move.subject == NEW_SHAFTS else IDLE,
    "sink-shaft": lambda state, move, plan: 10.0 + int(move.mixture.partition("/")[0]),
    "breed": lambda state, move, plan: 4.0 if len(state.fleet(move.seat)) < plan.herd else IDLE,
}
JUDGED = (
    *(_shift, _hand_in, _scrap, _go, _take_on, _drop, _build, _build_road, _buy_brick, _settle, _answer),
)
JUDGES |= {judged.__name__[1:].replace("_", "-"): judged for judged in JUDGED}
"""What is not listed (calling, waiting, walls, carrying) is idle."""
