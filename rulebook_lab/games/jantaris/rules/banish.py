"""Banish: one Merchant to each neighbour, the others home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from ....engine import Among, Frame, Move, Seat, Tell, Violation, broken
from ..components import AreaName
from ..state import JantarisState
from ..vocabulary import Item
from . import general
from .general import SUPPLY, OfSeat, areas
from .items import standing, used_up


def banish(state: JantarisState, seat: Seat, district: str, clause: str, tell: Tell) -> JantarisState:
    """All Merchants of a seat in a District are banished, by vote or Item (ruling.banish-outside-vote)."""
    if not state.player(seat).at(district):
        tell(clause, "nobody-there", seat, district=district)
        return state
    tell(clause, "banished", seat, district=district)
    return state.push(Banishing(seat, district))  # banish.definition, else state


class Banishing(Frame, clause="banish.definition"):
    """The Merchants of `seat` leave a District."""

    seat: Seat
    district: str

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        yield from general.district_defects(state, self.district)
        if not state.player(self.seat).at(self.district):
            yield broken("banish.definition", "nobody", seat=self.seat, district=self.district)

    def refuges(self, state: JantarisState) -> list[str]:
        """The neighbours that banished Merchants may go to: none where a token stands."""
        near = state.box.neighbours[self.district]
        return [each for each in near if not state.holds_token(each)]  # banish.blocked, else [*near]

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        """Only whoever has a single Merchant and two ways out (ruling.banish-forced)."""
        single = state.player(self.seat).at(self.district) == 1
        return (self.seat,) if single and len(self.refuges(state)) == 2 else ()

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """One Merchant to each open neighbour as far as they go, then the rest."""
        refuges = self.refuges(state)
        for near in state.box.neighbours[self.district]:
            if near not in refuges:
                tell("banish.blocked", "blocked", self.seat, district=near)
        state = state.swap(Homecoming(self.seat, self.district))
        for near in refuges:  # banish.move
            if state.player(self.seat).at(self.district):
                state = general.move(state, self.seat, self.district, near, "banish.move", tell)
        return state


def neighbours(state: JantarisState, frame: Banishing, seat: Seat) -> tuple[str, str]:
    """The Districts beside the one that is left."""
    return state.box.neighbours[frame.district]


class Flee(Move, clause="banish.single", answers=(Banishing,), spot="area:{district}"):
    """Say where a single banished Merchant goes."""

    district: Annotated[AreaName, Among(neighbours, clause="banish.move", fact="to", near=areas)]

    def play(self, state: JantarisState, frame: Banishing, tell: Tell) -> JantarisState:
        return general.move(state.pop(), self.seat, frame.district, self.district, "banish.single", tell)


def protection(state: JantarisState, seat: Seat) -> Item | None:
    """An Item that lets one banished Merchant stay (ruling.safe-conduct)."""
    return next((item for item in standing(state, seat) if item.effects[0].op == "keep-one"), None)


class Homecoming(OfSeat, clause="banish.rest", forced=True):
    """Those that no neighbour took in go home; where an Item allows it, one may stay."""

    district: str

    def defects(self, state: JantarisState) -> Iterable[Violation]:
        return general.district_defects(state, self.district)

    def moves(self, state: JantarisState) -> Iterable[Move]:
        """Whether one stays is asked only if one would go home and an Item allows it."""
        leaving = state.player(self.seat).at(self.district)
        return Frame.moves(self, state) if leaving and protection(state, self.seat) else ()

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        return self.go_home(state.pop(), 0, tell)

    def go_home(self, state: JantarisState, staying: int, tell: Tell) -> JantarisState:
        """All but those that stay return to the supply."""
        if leaving := state.player(self.seat).at(self.district) - staying:
            way, clause = (self.district, SUPPLY), "banish.rest"
            state = general.move(state, self.seat, *way, clause, tell, leaving)  # banish.rest
        return state


class Keep(Move, clause="items.situation", answers=(Homecoming,)):
    """Keep one Merchant by an Item; the others go home."""

    def play(self, state: JantarisState, frame: Homecoming, tell: Tell) -> JantarisState:
        state = state.pop()
        if item := protection(state, self.seat):
            facts = {"item": item.id, "district": frame.district}
            tell(item.clause, "keeps-one", self.seat, **facts)
            state = used_up(state, self.seat, item.id, tell)
        return frame.go_home(state, 1, tell)


class GoHome(Move, clause="items.situation", answers=(Homecoming,)):
    """Let all banished Merchants go home though one might stay."""

    def violations(self, state: JantarisState, frame: Homecoming) -> Iterator[Violation]:
        """An Item that is mandatory must be used."""
        item = protection(state, self.seat)
        if item and item.mandatory:
            yield broken("items.printed-timing", "mandatory", item=item.id)

    def play(self, state: JantarisState, frame: Homecoming, tell: Tell) -> JantarisState:
        return frame.go_home(state.pop(), 0, tell)
