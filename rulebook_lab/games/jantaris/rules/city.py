"""The first phase, City: one place to visit. The Bazaar has a chapter of its own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import chain, combinations_with_replacement
from typing import Annotated, Literal

from ....engine import Among, AnyOrder, Move, Seat, Tell, Violation, broken
from ..components import AreaName
from ..state import JantarisState
from . import general
from .bazaar import Opening
from .general import SUPPLY, OfActivePlayer, OfArea, OfGoods, OfPhase, rooms
from .items import moment

Place = Literal["marketplace", "guild-house", "bazaar"]
PLACES: tuple[Place, ...] = ("marketplace", "guild-house", "bazaar")
AnyPlace = Annotated[Place, Among(lambda *_: PLACES)]

AT_MOST = 2
"""Goods at the Marketplace, and Merchants removed at the Guild House."""


class City(OfActivePlayer, clause="city.choose"):
    """The Active Player goes to one place."""

    def depends(self, state: JantarisState) -> Hashable:
        return state.active


class Visit(OfPhase, clause="city.choose", answers=(City,), spot="place:{place}"):
    """Go to a place; all three are always open (ruling.city-always-three)."""

    phase = "city"
    place: AnyPlace

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """The Items of the turn's beginning work first."""
        if self.seat == state.active and City() in state.pending:
            yield broken("turn.start-items")
        yield from super().elsewhere(state)

    def play(self, state: JantarisState, frame: City, tell: Tell) -> JantarisState:
        tell("city.choose", "visits", self.seat, place=self.place)
        if self.place == "marketplace":
            return state.swap(Marketplace())
        if self.place == "guild-house":
            return state.swap(GuildHouse())
        state = state.swap(Opening())
        # Items that work on entering come before any auction (items.historic-book).
        return moment(state, "bazaar-entered", self.seat)  # items.situation, else state


class Marketplace(OfActivePlayer, clause="city.marketplace", forced=True):
    """The Active Player takes Goods."""


class GuildHouse(OfActivePlayer, clause="city.guild-house", forced=True):
    """The Active Player places or removes Merchants."""


class Leave(Move, clause="city.useless", answers=(Marketplace, GuildHouse)):
    """Do nothing at the Marketplace or the Guild House."""

    def play(self, state: JantarisState, frame: Marketplace | GuildHouse, tell: Tell) -> JantarisState:
        tell("city.useless", "leaves", self.seat)
        return after_marketplace(state, self.seat) if isinstance(frame, Marketplace) else state.pop()


class Take(OfGoods, OfPhase, clause="city.marketplace", answers=(Marketplace,), exact=True):
    """Take one or two Goods of a single colour at the Marketplace."""

    phase = "city"

    @classmethod
    def proposals(cls, state: JantarisState, frame: Marketplace) -> list[Take]:
        red, black = rooms(state.player(state.active))
        ways = ((1, 0), (2, 0), (0, 1), (0, 2))
        return [cls(state.active, *goods) for goods in ways if goods[0] <= red and goods[1] <= black]

    def violations(self, state: JantarisState, frame: Marketplace) -> Iterator[Violation]:
        if min(self.red, self.black) != 0 or not 1 <= self.red + self.black <= AT_MOST:
            variant = "" if self.red or self.black else "nothing"
            yield broken("city.marketplace", variant, red=self.red, black=self.black)
        player = state.player(self.seat)
        yield from general.room_violations(player, self.red, self.black, "city.marketplace-limit")

    def play(self, state: JantarisState, frame: Marketplace, tell: Tell) -> JantarisState:
        clause, goods = "city.marketplace", (self.red, self.black)
        state = general.gain(state, self.seat, *goods, clause, tell)  # city.marketplace
        return after_marketplace(state, self.seat)


def after_marketplace(state: JantarisState, seat: Seat) -> JantarisState:
    """Items work at the Marketplace also when nothing was taken (ruling.charter-and-saddle)."""
    state = state.pop()
    return moment(state, "marketplace-used", seat)  # items.situation, else state


class PlaceMerchant(OfArea, clause="city.guild-house", answers=(GuildHouse,), tag="place", exact=True):
    """Place a new Merchant at the Guild House."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: GuildHouse) -> Iterable[PlaceMerchant]:
        open_to_new = tuple([area for area in state.box.areas if not general.closed_to_new(state, area)])
        return cls.each(state.active, open_to_new) if state.player(state.active).supply else ()

    def violations(self, state: JantarisState, frame: GuildHouse) -> Iterator[Violation]:
        return general.new_merchant_violations(state, self.seat, self.area)

    def play(self, state: JantarisState, frame: GuildHouse, tell: Tell) -> JantarisState:
        clause, state = "city.guild-house-place", state.pop()
        state = general.move(state, self.seat, SUPPLY, self.area, clause, tell)  # city.guild-house-place
        return moment(state, "guild-house-placed", self.seat, self.area)  # items.situation, else state


class Remove(Move, clause="city.guild-house", answers=(GuildHouse,), exact=True, spot="merchant:{areas}"):
    """Take one or two Merchants back at the Guild House, by the areas they leave."""

    areas: Annotated[tuple[AreaName, ...], AnyOrder]

    @classmethod
    def proposals(cls, state: JantarisState, frame: GuildHouse) -> list[Remove]:
        there = state.player(state.active).merchants
        free = [area for area in state.box.areas if area in there and not general.locked(state, area)]
        ways = [some for some in one_or_two(free) if there[some[0]] >= some.count(some[0])]
        return [cls(state.active, some) for some in ways]

    @classmethod
    def near(cls, state: JantarisState, frame: GuildHouse) -> list[Remove]:
        there = state.player(state.active).merchants
        ways = one_or_two([area for area in state.box.areas if area in there])
        return [cls(state.active, some) for some in ways]

    def violations(self, state: JantarisState, frame: GuildHouse) -> Iterator[Violation]:
        if not 1 <= len(self.areas) <= AT_MOST:
            variant = "" if self.areas else "nothing"
            yield broken("city.guild-house-remove", variant, number=len(self.areas))
        for area in dict.fromkeys(self.areas):
            number = self.areas.count(area)
            if area not in state.box.areas:
                yield broken("components.map", area=area, values=state.box.areas)
            yield from general.move_violations(state, area)
            if (there := state.player(self.seat).at(area)) < number:
                yield broken("city.guild-house-remove", "there", area=area, there=there, number=number)

    def play(self, state: JantarisState, frame: GuildHouse, tell: Tell) -> JantarisState:
        state = state.pop()
        for area in self.areas:  # city.guild-house-remove
            state = general.move(state, self.seat, area, SUPPLY, "city.guild-house-remove", tell)
        return state


def one_or_two(areas: list[str]) -> Iterator[tuple[str, ...]]:
    """The areas that one or two Merchants leave, out of some."""
    return chain(zip(areas), combinations_with_replacement(areas, AT_MOST))
