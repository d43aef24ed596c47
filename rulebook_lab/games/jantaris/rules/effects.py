"""What Items do: they bring, cost or exchange Goods, place, move or banish Merchants, work on the Bazaar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Annotated, Any, ClassVar, Self

from msgspec.structs import replace

from ....engine import Among, Move, Seat, Tell, Violation, broken, without
from ..components import CENTER, ItemName
from ..state import COLOURS, Colour, JantarisState
from ..vocabulary import Effect
from . import general
from .banish import banish
from .decks import Search, cards_left, draw
from .general import SUPPLY, AnyArea, AnyDistrict, AnySeat, OfArea, OfGoods, rooms
from .items import Working, off_card, receive


class ByEffect(Move, answers=(Working,)):
    """A move that carries out an effect of an Item; of several of its kind it needs to fit one."""

    op: ClassVar[str]
    ways: ClassVar[Callable[..., Iterable[tuple[Any, ...]]]]
    """What the fields after the seat may be by one effect, all that is legal among it."""
    breaches: ClassVar[Callable[..., Iterable[Violation]]]
    """What keeps a move from one effect."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> list[Self]:
        effects = frame.effects(state, cls.op)
        ways = dict.fromkeys(way for effect in effects for way in cls.ways(state, frame, effect))
        return [cls(frame.seat, *way) for way in ways]

    @classmethod
    def barred(cls, state: JantarisState, frame: Working) -> tuple[Violation, ...]:
        """The Item has other effects."""
        return () if frame.effects(state, cls.op) else (off_card(frame, "other"),)

    def violations(self, state: JantarisState, frame: Working) -> Iterable[Violation]:
        """What keeps it from the effect that it is nearest to."""
        effects = frame.effects(state, self.op)
        found = [tuple(self.breaches(state, frame, effect)) for effect in effects]
        return min(found, key=len, default=())


# -- Goods ----------------------------------------------------------------------------------


def shares(effect: Effect, red: int, black: int) -> list[tuple[int, int]]:
    """The Goods that an effect may be about, when there are so many of either colour."""
    if effect.color == "one-colour-of-choice":
        single = (shares(replace(effect, color=colour), red, black) for colour in COLOURS)
        return sorted({goods for found in single for goods in found}, key=lambda goods: (sum(goods), goods))
    red = 0 if effect.color == "black" else red
    black = 0 if effect.color == "red" else black
    most = min(effect.most, red + black)
    least = most if effect.amount else 1
    splits = general.splits
    return [goods for total in range(max(least, 1), most + 1) for goods in splits(total, red, black)]


class Gain(OfGoods, ByEffect, clause="items.printed-timing", exact=True):
    """Gain Goods by an Item: as many as the card says (ruling.diadem)."""

    op: ClassVar[str] = "gain"

    @classmethod
    def ways(cls, state: JantarisState, frame: Working, effect: Effect) -> Iterable[tuple[int, int]]:
        return shares(effect, *rooms(state.player(frame.seat)))

    def breaches(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        player, goods = state.player(self.seat), (self.red, self.black)
        if goods not in self.ways(state, frame, effect):
            full = [*general.room_violations(player, *goods, "goods.at-limit")]
            yield from full or [off_card(frame, "amount")]

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = frame.by(state)
        return general.gain(frame.done(state, tell), self.seat, self.red, self.black, clause, tell)


class Lose(OfGoods, ByEffect, clause="items.printed-timing", exact=True):
    """Put Goods back because of an Item: as many as the card says."""

    op: ClassVar[str] = "lose"

    @classmethod
    def ways(cls, state: JantarisState, frame: Working, effect: Effect) -> Iterable[tuple[int, int]]:
        player = state.player(frame.seat)
        return shares(effect, player.red, player.black)

    def breaches(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        player, goods = state.player(self.seat), (self.red, self.black)
        if goods not in self.ways(state, frame, effect):
            lacking = [*general.owned_violations(player, *goods, "goods.source")]
            yield from lacking or [off_card(frame, "amount")]

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause, goods = frame.by(state), (self.red, self.black)
        return general.give_back(frame.done(state, tell), self.seat, *goods, clause, "loses", tell)


class Exchange(ByEffect, clause="items.printed-timing", spot="goods:{colour}-{goods}"):
    """Give Goods of one colour for as many of the other."""

    op: ClassVar[str] = "exchange"
    colour: Colour
    goods: int

    @classmethod
    def ways(cls, state: JantarisState, frame: Working, effect: Effect) -> Iterable[tuple[Colour, int]]:
        return product(COLOURS, range(1, effect.most + 1))

    def breaches(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        player = state.player(self.seat)
        given = general.of_colour(self.colour, self.goods)
        if not 1 <= self.goods <= effect.most:
            yield off_card(frame, "amount")
        yield from general.owned_violations(player, *given, "goods.source")
        yield from general.room_violations(player, *given[::-1], "goods.at-limit")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        tell(frame.by(state), "exchanges", self.seat, goods=self.goods, colour=self.colour)
        state = frame.done(state, tell)
        player = state.player(self.seat)
        red = -self.goods if self.colour == "red" else self.goods
        return state.change(self.seat, red=player.red + red, black=player.black - red)


# -- Merchants ------------------------------------------------------------------------------


def named_areas(state: JantarisState, frame: Working, words: str, near: str = "") -> tuple[str, ...]:
    """The areas that the card's words mean, with tokens or without."""
    if words == "adjacent-open-district":
        return state.box.neighbours.get(near, ())
    if words == "city-center":
        return (CENTER,)
    if words == "same-area":
        return (frame.about,)
    return (state.district,) if words == "active-district" else state.box.ring


def token_violations(state: JantarisState, area: str, words: str) -> Iterable[Violation]:
    """A token closes an area, unless the card's words name the area although it has one."""
    return () if words == "active-district" else general.move_violations(state, area)


def open_areas(state: JantarisState, frame: Working, words: str, near: str = "") -> list[str]:
    """The areas that the card's words mean and that no token closes."""
    named = named_areas(state, frame, words, near)
    return [area for area in named if words == "active-district" or not general.locked(state, area)]


class Enlist(ByEffect, OfArea, clause="items.printed-timing"):
    """Place a new Merchant by an Item."""

    op: ClassVar[str] = "place"

    @classmethod
    def ways(cls, state: JantarisState, frame: Working, effect: Effect) -> Iterable[tuple[str]]:
        return zip(named_areas(state, frame, effect.target))

    def breaches(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """Where the card says, by the rules for new Merchants (ruling.never-versus-explicit)."""
        yield from general.new_merchant_violations(state, self.seat, self.area)
        if self.area not in named_areas(state, frame, effect.target):
            yield off_card(frame, "area")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = frame.by(state)
        return general.move(frame.done(state, tell), self.seat, SUPPLY, self.area, clause, tell)


class Shift(ByEffect, clause="items.printed-timing", exact=True, spot="merchant:{source} area:{target}"):
    """Move a Merchant by an Item."""

    op: ClassVar[str] = "move"
    source: AnyArea
    target: AnyArea

    @classmethod
    def ways(cls, state: JantarisState, frame: Working, effect: Effect) -> Iterator[tuple[str, str]]:
        there = state.player(frame.seat).merchants
        for source in open_areas(state, frame, effect.source):
            if source in there:
                targets = open_areas(state, frame, effect.target, source)
                yield from ((source, target) for target in targets if target != source)

    def breaches(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """From and to where the card says, past no token that it does not name."""
        for area, words in ((self.source, effect.source), (self.target, effect.target)):
            yield from token_violations(state, area, words)
        if not state.player(self.seat).at(self.source):
            yield off_card(frame, "nobody-there", area=self.source)
        fits = self.source in named_areas(state, frame, effect.source)
        if not fits or self.target not in named_areas(state, frame, effect.target, self.source):
            yield off_card(frame, "area")
        if self.source == self.target:
            yield off_card(frame, "same-place")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause, way = frame.by(state), (self.source, self.target)
        return general.move(frame.done(state, tell), self.seat, *way, clause, tell)


class Expel(ByEffect, clause="items.banish", exact=True, spot="area:{district} seat:{player}"):
    """Banish a player by an Item."""

    op: ClassVar[str] = "banish"
    district: AnyDistrict
    player: AnySeat

    @classmethod
    def ways(cls, state: JantarisState, frame: Working, effect: Effect) -> Iterable[tuple[str, Seat]]:
        players = [seat for seat in state.seats if not effect.other_than or seat != frame.about]
        return product(open_areas(state, frame, effect.source), players)

    def breaches(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """A player, in a District that is named or has no token (ruling.warrant, ruling.guard)."""
        yield from token_violations(state, self.district, effect.source)
        if self.district not in named_areas(state, frame, effect.source):
            yield off_card(frame, "area")
        if effect.other_than and self.player == frame.about:
            yield off_card(frame, "second")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = frame.by(state)
        return banish(frame.done(state, tell), self.player, self.district, clause, tell)


# -- the Bazaar -----------------------------------------------------------------------------


class Replace(ByEffect, clause="items.historic-book", spot="item:{item}"):
    """Put an Item on offer under the deck; the top card takes its place."""

    op: ClassVar[str] = "replace-offer"
    item: ItemName

    @classmethod
    def ways(cls, state: JantarisState, frame: Working, effect: Effect) -> Iterable[tuple[str]]:
        return zip(state.offer)

    def breaches(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """An Item on offer, while there is a card to come in its place (ruling.historic-book)."""
        if self.item not in state.offer:
            yield broken("bazaar.no-refill", item=self.item, offer=state.offer)
        if not cards_left(state, "bazaar"):
            yield broken("items.historic-book")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        tell("items.historic-book", "puts-under", self.seat, item=self.item)
        offer = without(state.offer, self.item)
        state = draw(replace(frame.done(state, tell), offer=offer), "bazaar", tell)
        return replace(state, under_bazaar=(*state.under_bazaar, self.item))


def too_valuable(state: JantarisState, frame: Search, item: str) -> bool:
    """Whether no card turned up brings more Prestige; so of equal ones none can be taken (ruling.picks)."""
    table = state.box.items
    best = max(table[card].prestige for card in frame.cards)
    return table[item].prestige >= best  # items.picks, else False


ItemShown = Annotated[ItemName, Among(lambda state, frame, _: frame.cards, "elsewhere")]
"""An Item among the cards shown."""


class Choose(Move, clause="items.picks", answers=(Search,), spot="item:{item}"):
    """Take one of the Items turned up."""

    item: ItemShown

    def violations(self, state: JantarisState, frame: Search) -> Iterator[Violation]:
        """None of the most valuable."""
        if self.item in frame.cards and too_valuable(state, frame, self.item):
            yield broken("items.picks", item=self.item)

    def play(self, state: JantarisState, frame: Search, tell: Tell) -> JantarisState:
        """It is received as if bought; the rest go under the deck as they were turned up."""
        rest = without(frame.cards, self.item)
        tell("items.picks", "chooses", self.seat, item=self.item, rest=rest)
        state = replace(state.pop(), under_bazaar=state.under_bazaar + rest)
        return receive(state, self.seat, self.item, tell)


class PutBack(Move, clause="items.picks", answers=(Search,)):
    """Take none of the Items turned up: all go under the deck."""

    def violations(self, state: JantarisState, frame: Search) -> Iterator[Violation]:
        """Taking one is optional, unless the Item says otherwise."""
        mandatory = state.box.items[frame.item].mandatory
        if mandatory and not all(too_valuable(state, frame, card) for card in frame.cards):
            yield broken("items.printed-timing", "mandatory", item=frame.item)

    def play(self, state: JantarisState, frame: Search, tell: Tell) -> JantarisState:
        tell("items.picks", "takes-none", self.seat, cards=frame.cards)
        return replace(state.pop(), under_bazaar=state.under_bazaar + frame.cards)
