"""The wonder phase: bricks at rising prices, the neutral brick, irrigation, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec.structs import replace

from ....engine import FrozenMap, Move, Seat, Tell, Verb, Violation, broken, effect, implements, value
from ..land.goods import kind_of
from ..state import NEUTRAL, RoadsAndBoats
from .frames import PRODUCTION, Offering, StartPhase
from .holding.payment import Part, paid, read_parts, write_holder, write_parts
from .holding.reach import Holder, can_hold, groups_in_reach, present
from .moves import BuyBrick

MOST_CHOSEN = 2
"""Up to which price every payment is proposed; of a higher one there are too many."""

# -- the price -----------------------------------------------------------------------------


def price(state: RoadsAndBoats, seat: Seat) -> int:
    """What a seat's next brick costs: one more than it has bought this turn, later one more."""
    return _bought(state, seat) + 1 + _surcharge(state)


@value("wonder.price", "wonder.price-own", off=0)
def _bought(state: RoadsAndBoats, seat: Seat) -> int:
    """The seat's own bricks of this turn; those of others do not count."""
    return state.bought.get(seat, 0)


@value("wonder.price-late", off=0)
def _surcharge(state: RoadsAndBoats) -> int:
    """One good more once the first four rows are full (ruling.brick-price)."""
    return int(len(state.wonder) >= state.components.price_mark - 1)


# -- paying --------------------------------------------------------------------------------


@value("wonder.any-goods", off=[])
def home_goods(state: RoadsAndBoats, seat: Seat) -> list[Part]:
    """Every good a seat can pay with, the cheapest and the loose ones first (brick-goods)."""
    wealth = state.components.goods
    parts = [Part(good, holder) for holder in _at_home(state, seat) for good in state.load_at(holder)]
    order = [isinstance(part.holder, str) for part in parts]
    ranked = sorted(range(len(parts)), key=lambda n: (wealth[kind_of(parts[n].good)], order[n], n))
    return [parts[n] for n in ranked]


def _at_home(state: RoadsAndBoats, seat: Seat) -> Iterator[Holder]:
    """The spots of the home tile in a seat's reach, and its transporters there."""
    home = state.homes.get(seat)
    if home is None:
        return
    spots = {spot for group in groups_in_reach(state, seat, home.cell) for spot in group}
    yield from sorted(spots)
    yield from (id for id in present(state, seat, home.cell) if can_hold(state, id))


def brick_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """A brick paid with the cheapest goods at home, or, while it costs little, with any other goods there."""
    yield BuyBrick(seat)
    due = price(state, seat)
    if due <= MOST_CHOSEN:
        there = Counter(home_goods(state, seat))
        for parts in combinations_with_replacement(there, due):
            if all(there[part] >= n for part, n in Counter(parts).items()):
                yield BuyBrick(seat, write_parts(parts))


@implements("wonder.no-maximum")
def brick_violations(state: RoadsAndBoats, frame: Offering, move: BuyBrick) -> Iterator[Violation]:
    """Goods of the home tile, exactly the price, a transporter there."""
    home = state.homes.get(move.seat)
    if len(state.wonder) >= sum(state.components.rows):
        yield broken("wonder.complete")
    if home is None or not any(present(state, move.seat, home.cell)):
        yield broken("wonder.home-transporter", home=str(home))
        return
    due = price(state, move.seat)
    there = Counter(home_goods(state, move.seat))
    for part, wanted in Counter(read_parts(move.goods)).items():
        if wanted > there[part]:
            yield broken("wonder.home-goods", good=part.good, holder=write_holder(part.holder))
    offered = len(move.goods) or there.total()
    short = offered != due if move.goods else offered < due
    if short and _surcharge(state):
        yield broken("wonder.price-late", due=due, offered=offered)
    elif short:
        yield broken("wonder.price", due=due, offered=offered)


def buy_brick(state: RoadsAndBoats, frame: Offering, move: BuyBrick, tell: Tell) -> RoadsAndBoats:
    """The goods are gone, the brick stands; the game may be over at once."""
    due = price(state, move.seat)
    parts = read_parts(move.goods) or tuple(home_goods(state, move.seat)[:due])
    state = paid(state.acted(), parts)
    bought = state.bought.with_(move.seat, state.bought.get(move.seat, 0) + 1)
    goods = tuple(part.good for part in parts)
    tell("wonder.opportunity", "brick", move.seat, goods=goods, space=len(state.wonder) + 1)
    return laid(replace(state, bought=bought), move.seat, tell)


# -- bricks --------------------------------------------------------------------------------


def laid(state: RoadsAndBoats, owner: str, tell: Tell) -> RoadsAndBoats:
    """A brick on the next space; irrigation and the end are looked at after every brick."""
    dry = not state.irrigated
    state = brick_placed(state, owner)
    if dry and state.irrigated:
        tell("wonder.irrigation", "irrigated")
    if is_complete(state):
        tell("wonder.complete", "complete", space=len(state.wonder))
        return replace(state, pending=())
    return state


@effect("wonder.place", "intro.wonder-clock")
def brick_placed(state: RoadsAndBoats, owner: str) -> RoadsAndBoats:
    """The leftmost free space of the lowest row that is not full is simply the next one."""
    return replace(state, wonder=(*state.wonder, owner))


@value("wonder.complete", "end.wonder", off=False)
def is_complete(state: RoadsAndBoats) -> bool:
    """Whether a brick covers the mark for the number of players; there is none for one."""
    mark = state.components.end_marks.get(len(state.seats))
    return mark is not None and len(state.wonder) >= mark


def neutral_bricks(state: RoadsAndBoats) -> int:
    """The neutral bricks laid so far."""
    return state.wonder.count(NEUTRAL)


def end_turn(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """The neutral brick comes last, then the next turn begins, unless the game is over."""
    state = neutral_brick(replace(state, bought=FrozenMap()), tell)
    if not state.pending:
        return state
    if is_last_turn(state):
        tell("end.neutral", "last-turn", turn=state.turn)
        return replace(state, pending=())
    return replace(state, turn=state.turn + 1).swap(StartPhase(PRODUCTION))


@effect("wonder.neutral")
def neutral_brick(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """One neutral brick, by the same rule; none on a full wonder (ruling.solo-full-wonder)."""
    if len(state.wonder) >= sum(state.components.rows):
        return state
    tell("wonder.neutral", "neutral", space=len(state.wonder) + 1)
    return laid(state, NEUTRAL, tell)


@implements("material.no-limit")
@value("end.neutral", off=False)
def is_last_turn(state: RoadsAndBoats) -> bool:
    """Whether the last neutral brick has been laid; alone, whether twenty turns are over."""
    if state.solo:
        return state.turn >= state.components.solo["turns"]
    return neutral_bricks(state) >= state.components.neutral_bricks


VERBS = [
    Verb(
        move=BuyBrick,
        clause="wonder.opportunity",
        violations=brick_violations,
        apply=buy_brick,
    )
]
