"""Items that bring, cost or exchange Goods."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import ClassVar, Self

from msgspec.structs import replace

from .....engine import Tell, Violation
from ...state import COLOURS, Colour, JantarisState, Player
from ...vocabulary import Effect
from ..common import OfGoods
from ..goods import gain_both, give_back, owned_violations, room, room_violations, splits
from .items import ByEffect, Working, clause_of, off_card

Amounts = list[tuple[int, int]]
"""Red and black Goods, several to choose from."""


def shares(effect: Effect, red: int, black: int) -> Amounts:
    """The Goods that an effect may be about, when there are so many of either colour."""
    if effect.color == "one-colour-of-choice":
        single = (shares(replace(effect, color=colour), red, black) for colour in COLOURS)
        return sorted({goods for found in single for goods in found}, key=lambda goods: (sum(goods), goods))
    red = 0 if effect.color == "black" else red
    black = 0 if effect.color == "red" else black
    most = min(effect.most, red + black)
    least = most if effect.amount else 1
    return [goods for total in range(max(least, 1), most + 1) for goods in splits(total, red, black)]


def most_of(player: Player, op: str) -> tuple[int, int]:
    """The red and black Goods that may be gained, as there is room, or lost, as they are there."""
    if op == "gain":
        return room(player, "red"), room(player, "black")
    return player.red, player.black


def allowed(state: JantarisState, frame: Working, op: str) -> dict[tuple[int, int], None]:
    """The Goods that one of the effects brings or costs: as many as the card says (ruling.diadem)."""
    most = most_of(state.player(frame.seat), op)
    return dict.fromkeys(goods for effect in frame.effects(state, op) for goods in shares(effect, *most))


def tried(state: JantarisState, frame: Working, op: str) -> Iterator[tuple[int, int]]:
    """Goods of any colours up to the amount of the effects."""
    most = max((effect.most for effect in frame.effects(state, op)), default=0)
    return (goods for total in range(1, most + 1) for goods in splits(total, total, total))


class ByItem(OfGoods):
    """Goods gained or put back by an Item, as it says."""

    op: ClassVar[str]

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> Iterator[Self]:
        return (cls(frame.seat, *goods) for goods in allowed(state, frame, cls.op))

    @classmethod
    def near(cls, state: JantarisState, frame: Working) -> Iterator[Self]:
        return (cls(frame.seat, *goods) for goods in tried(state, frame, cls.op))

    def hindered(self, state: JantarisState) -> Iterable[Violation]:
        """What there is not room for, or too little of."""
        raise NotImplementedError

    def violations(self, state: JantarisState, frame: Working) -> Iterable[Violation]:
        if not frame.effects(state, self.op):
            return (off_card(frame, "other"),)
        if (self.red, self.black) in allowed(state, frame, self.op):
            return ()
        return tuple(self.hindered(state)) or (off_card(frame, "amount"),)


class Gain(ByItem, clause="items.printed-timing", answers=(Working,), exact=True):
    """Gain Goods by an Item."""

    op: ClassVar[str] = "gain"

    def hindered(self, state: JantarisState) -> Iterable[Violation]:
        return room_violations(state.player(self.seat), self.red, self.black, "goods.at-limit")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = clause_of(state.box.items[frame.item])
        return gain_both(frame.done(state, tell), self.seat, self.red, self.black, clause, tell)


class Lose(ByItem, clause="items.printed-timing", answers=(Working,), exact=True):
    """Put Goods back because of an Item."""

    op: ClassVar[str] = "lose"

    def hindered(self, state: JantarisState) -> Iterable[Violation]:
        return owned_violations(state.player(self.seat), self.red, self.black, "goods.source")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = clause_of(state.box.items[frame.item])
        return give_back(frame.done(state, tell), self.seat, self.red, self.black, clause, "loses", tell)


class Exchange(ByEffect, clause="items.printed-timing", answers=(Working,), spot="goods:{colour}-{goods}"):
    """Give Goods of one colour for as many of the other."""

    op: ClassVar[str] = "exchange"
    colour: Colour
    goods: int

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> Iterator[Exchange]:
        most = max((effect.most for effect in frame.effects(state, cls.op)), default=0)
        return (cls(frame.seat, *given) for given in product(COLOURS, range(1, most + 1)))

    def misfits(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        player = state.player(self.seat)
        red, black = (self.goods, 0) if self.colour == "red" else (0, self.goods)
        if not 1 <= self.goods <= effect.most:
            yield off_card(frame, "amount")
        yield from owned_violations(player, red, black, "goods.source")
        yield from room_violations(player, black, red, "goods.at-limit")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = clause_of(state.box.items[frame.item])
        tell(clause, "exchanges", self.seat, goods=self.goods, colour=self.colour)
        state = frame.done(state, tell)
        player = state.player(self.seat)
        red = -self.goods if self.colour == "red" else self.goods
        return state.change(self.seat, red=player.red + red, black=player.black - red)
