"""The wonder phase: bricks at rising prices, the neutral brick, irrigation, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ....engine import FrozenMap, Seat, Tell, Violation, broken
from ..components import Payment
from ..land.goods import kind_of
from ..state import NEUTRAL, WONDER, Phase, RoadsAndBoats
from .payment import Part, chosen, paid, read_parts
from .phases import InPhase, Play, acted
from .reach import groups_in_reach, within

MOST_CHOSEN = 2
"""Up to which price every payment is proposed; of a higher one there are too many."""


class Offering(Play, clause="wonder.opportunity"):
    """The wonder phase."""

    during: ClassVar[Phase] = WONDER


def price(state: RoadsAndBoats, seat: Seat) -> int:
    """What a seat's next brick costs: one more than it has bought itself this turn, and later one more."""
    bought = state.bought.get(seat, 0)  # wonder.price wonder.price-own, else 0
    return bought + 1 + is_late(state)


def is_late(state: RoadsAndBoats) -> bool:
    """Whether the first four rows are full, or will be with this brick (ruling.brick-price)."""
    return len(state.wonder) >= state.box.price_mark - 1  # wonder.price-late, else False


def home_goods(state: RoadsAndBoats, seat: Seat) -> list[Part]:
    """Every good a seat can pay with, the cheapest and the loose ones first (ruling.brick-goods)."""
    wealth, home = state.box.goods, state.homes.get(seat)
    groups = groups_in_reach(state, seat, home.cell) if home else ()
    holders = {holder for group in groups for holder in within(state, group, seat)}
    parts = [Part(good, holder) for holder in holders for good in state.load_at(holder)]
    parts.sort(key=lambda part: (wealth[kind_of(part.good)], isinstance(part.holder, str), part.holder))
    return parts  # wonder.any-goods, else []


class BuyBrick(InPhase, clause="wonder.opportunity", answers=(Offering,), exact=True):
    """Buy the next brick of the wonder with goods of one's home tile, by default with the cheapest."""

    spot = "button:buy-brick part:{goods}"
    goods: Payment = ()

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Offering) -> Iterator[BuyBrick]:
        """A brick paid as usual and, where that is allowed and costs little, with any other goods at home."""
        usual = cls(frame.queue[0])
        if any(usual.violations(state, frame)):
            return
        yield usual
        due = price(state, usual.seat)
        there = Counter(home_goods(state, usual.seat) if due <= MOST_CHOSEN else ())
        for parts in chosen(there, due):
            yield cls(usual.seat, tuple(map(str, parts)))

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: Offering) -> Iterator[BuyBrick]:
        if any(cls(frame.queue[0]).violations(state, frame)):
            yield cls(frame.queue[0])

    def violations(self, state: RoadsAndBoats, frame: Offering) -> Iterator[Violation]:
        """Goods of the home tile, exactly the price, a transporter there; as often as one likes."""
        home = state.homes.get(self.seat)
        if len(state.wonder) >= sum(state.box.rows):
            yield broken("wonder.complete")
        absent = home is None or home.cell not in state.transporters.cells_of.get(self.seat, ())
        if absent:
            why = "" if home else "no-home"
            yield broken("wonder.home-transporter", why, home=str(home))
        due = price(state, self.seat)
        there = Counter(home_goods(state, self.seat))
        for part, wanted in Counter(read_parts(self.goods)).items():
            if wanted > there[part]:
                known = state.exists(part.holder)
                theirs = known and state.is_foreign(self.seat, part.holder)
                away = known and home is not None and state.cell_of(part.holder) != home.cell
                why = "not-yours" if theirs else "elsewhere" if away else ""
                if why or not absent:
                    yield broken("wonder.home-goods", why, good=part.good, holder=str(part.holder))
        offered = len(self.goods) or there.total()
        if offered != due if self.goods else offered < due and not absent:
            clause = "wonder.price-late" if is_late(state) else "wonder.price"
            yield broken(clause, "" if self.goods else "home", due=due, offered=offered)

    def play(self, state: RoadsAndBoats, frame: Offering, tell: Tell) -> RoadsAndBoats:
        """The goods are gone, the brick stands; the game may be over at once (ruling.end-at-once)."""
        parts = read_parts(self.goods) or tuple(home_goods(state, self.seat)[: price(state, self.seat)])
        state = paid(acted(state), parts)
        bought = state.bought.with_(self.seat, state.bought.get(self.seat, 0) + 1)
        goods = tuple(part.good for part in parts)
        tell("wonder.opportunity", "brick", self.seat, goods=goods, space=len(state.wonder) + 1)
        return _laid(replace(state, bought=bought), self.seat, tell)  # wonder.no-maximum, else state.pop()


def _laid(state: RoadsAndBoats, owner: str, tell: Tell) -> RoadsAndBoats:
    """A brick on the leftmost free space of the lowest row that is not full, which is simply the next one."""
    dry = not state.irrigated
    state = replace(state, wonder=(*state.wonder, owner))  # wonder.place intro.wonder-clock
    if dry and state.irrigated:
        tell("wonder.irrigation", "irrigated")
    mark = state.box.end_marks.get(len(state.seats))  # there is none for one player
    if mark is not None and len(state.wonder) >= mark:  # wonder.complete end.wonder
        tell("wonder.complete", "complete", space=len(state.wonder))
        return replace(state, pending=())
    return state


def end_turn(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """The neutral brick comes last, none on a full wonder; then the turn is over, unless the game is.

    Alone the game lasts a number of turns (ruling.solo-rules, ruling.solo-full-wonder).
    """
    state = replace(state, bought=FrozenMap())
    if len(state.wonder) < sum(state.box.rows):  # wonder.neutral
        tell("wonder.neutral", "neutral", space=len(state.wonder) + 1)
        state = _laid(state, NEUTRAL, tell)
        if not state.pending:
            return state
    if state.turn >= state.last_turn:  # end.neutral material.no-limit
        tell("end.neutral", "last-turn", turn=state.turn)
        return replace(state, pending=())
    return replace(state, turn=state.turn + 1)
