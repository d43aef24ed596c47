"""Items that place, move or banish Merchants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import ClassVar

from .....engine import Seat, Tell, Violation, broken
from ...components import (
    CENTER,
    AreaName,
)
from ...state import JantarisState
from ...vocabulary import Effect
from .. import guild
from ..banish import banish
from ..common import OfArea
from .items import ByEffect, Working, clause_of, off_card


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
    return () if words == "active-district" else guild.move_violations(state, area)


def open_areas(state: JantarisState, frame: Working, words: str, near: str = "") -> list[str]:
    """The areas that the card's words mean and that no token closes."""
    named = named_areas(state, frame, words, near)
    return [area for area in named if words == "active-district" or not guild.locked(state, area)]


class Enlist(OfArea, ByEffect, clause="items.printed-timing", answers=(Working,)):
    """Place a new Merchant by an Item."""

    op: ClassVar[str] = "place"

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> Iterator[Enlist]:
        areas = (named_areas(state, frame, effect.target) for effect in frame.effects(state, cls.op))
        return (cls(frame.seat, area) for area in dict.fromkeys(area for named in areas for area in named))

    def misfits(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """Where the card says, by the rules for new Merchants (ruling.never-versus-explicit)."""
        yield from guild.area_violations(state, self.area)
        yield from guild.new_merchant_violations(state, self.seat, self.area)
        if self.area not in named_areas(state, frame, effect.target):
            yield off_card(frame, "area")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = clause_of(state.box.items[frame.item])
        return guild.place(frame.done(state, tell), self.seat, self.area, clause, tell)


class Shift(
    ByEffect,
    clause="items.printed-timing",
    answers=(Working,),
    exact=True,
    spot="merchant:{source} area:{target}",
):
    """Move a Merchant by an Item."""

    op: ClassVar[str] = "move"
    source: AreaName
    target: AreaName

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> Iterator[Shift]:
        there = state.player(frame.seat).merchants
        ways = (
            (source, target)
            for effect in frame.effects(state, cls.op)
            for source in open_areas(state, frame, effect.source)
            if source in there
            for target in open_areas(state, frame, effect.target, source)
            if target != source
        )
        return (cls(frame.seat, *way) for way in dict.fromkeys(ways))

    @classmethod
    def near(cls, state: JantarisState, frame: Working) -> Iterator[Shift]:
        there = state.player(frame.seat).merchants if frame.effects(state, cls.op) else ()
        return (cls(frame.seat, *way) for way in product(there, state.box.areas))

    def misfits(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """From and to where the card says, past no token that it does not name."""
        for area, words in ((self.source, effect.source), (self.target, effect.target)):
            yield from guild.area_violations(state, area)
            yield from token_violations(state, area, words)
        if not state.player(self.seat).at(self.source):
            yield off_card(frame, "nobody-there", area=self.source)
        fits = self.source in named_areas(state, frame, effect.source)
        if not fits or self.target not in named_areas(state, frame, effect.target, self.source):
            yield off_card(frame, "area")
        if self.source == self.target:
            yield off_card(frame, "same-place")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = clause_of(state.box.items[frame.item])
        state = frame.done(state, tell)
        return guild.move(state, self.seat, self.source, self.target, clause, tell)


class Expel(
    ByEffect, clause="items.banish", answers=(Working,), exact=True, spot="area:{district} seat:{player}"
):
    """Banish a player by an Item."""

    op: ClassVar[str] = "banish"
    district: AreaName
    player: Seat

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> Iterator[Expel]:
        ways = (
            (district, player)
            for effect in frame.effects(state, cls.op)
            for district in open_areas(state, frame, effect.source)
            for player in state.seats
            if not effect.other_than or player != frame.about
        )
        return (cls(frame.seat, *way) for way in dict.fromkeys(ways))

    @classmethod
    def near(cls, state: JantarisState, frame: Working) -> Iterator[Expel]:
        districts = state.box.ring if frame.effects(state, cls.op) else ()
        return (cls(frame.seat, *way) for way in product(districts, state.seats))

    def misfits(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """A player, in a District that is named or has no token (ruling.warrant, ruling.guard)."""
        yield from guild.district_violations(state, self.district)
        yield from token_violations(state, self.district, effect.source)
        if self.district not in named_areas(state, frame, effect.source):
            yield off_card(frame, "area")
        if self.player not in state.seats:
            yield broken("strengthen.target", player=self.player, seats=state.seats)
        if effect.other_than and self.player == frame.about:
            yield off_card(frame, "second")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        clause = clause_of(state.box.items[frame.item])
        return banish(frame.done(state, tell), self.player, self.district, clause, tell)
