"""The second phase, Diplomacy: Recruitment, by the number of votes."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from .....engine import Move, Seat, Tell, Violation
from ...components import (
    CENTER,
    AreaName,
)
from ...state import JantarisState
from .. import guild
from ..common import InActiveDistrict, OfDistrict, OfSeat
from .strengthen_position import UP_TO, nearby_violations, open_ways, ways


def recruitment(state: JantarisState, seat: Seat, votes: int, tell: Tell) -> JantarisState:
    """New Merchants in any District, in the City Center, or in a Nearby District."""
    if votes == 1:
        return state.push(Recruitment(seat))  # recruit.1, else state
    if votes == 2:
        return into_center(state, seat, tell)  # recruit.2, else state
    return state.push(Levy(seat))  # recruit.3, else state


# -- one vote -------------------------------------------------------------------------------


class Recruitment(OfSeat, clause="recruit.1", forced=True):
    """`seat` places a Merchant in a District."""

    def depends(self, state: JantarisState) -> Hashable:
        return self.seat, state.red, state.black, state.player(self.seat).supply > 0

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        tell("recruit.1", "nothing", self.seat)
        return state.pop()


class Recruit(OfDistrict, clause="recruit.1", answers=(Recruitment,)):
    """Place a new Merchant in a District; who has one must (ruling.recruit-mandatory)."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Recruitment) -> Iterator[Recruit]:
        return (cls(frame.seat, district) for district in state.box.ring)

    def violations(self, state: JantarisState, frame: Recruitment) -> Iterator[Violation]:
        yield from guild.district_violations(state, self.district)
        yield from guild.new_merchant_violations(state, self.seat, self.district)

    def play(self, state: JantarisState, frame: Recruitment, tell: Tell) -> JantarisState:
        return guild.place(state.pop(), self.seat, self.district, "recruit.1", tell)


# -- two votes ------------------------------------------------------------------------------


def into_center(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """A Merchant in the City Center, unless a token is there (ruling.recruit-two-token)."""
    if guild.closed_to_new(state, CENTER):
        tell("guild.no-new", "closed", seat, area=CENTER)
        return state
    if not state.player(seat).supply:
        tell("recruit.2", "nothing", seat)
        return state
    return guild.place(state, seat, CENTER, "recruit.2", tell)


# -- three votes ----------------------------------------------------------------------------


class Levy(InActiveDistrict, clause="recruit.3", forced=True):
    """`seat` places Merchants in a Nearby District."""

    def depends(self, state: JantarisState) -> Hashable:
        return self.seat, open_ways(state), min(state.player(self.seat).supply, UP_TO)


class Muster(Move, clause="recruit.3", answers=(Levy,), spot="area:{district} button:merchants-{merchants}"):
    """Place new Merchants in a Nearby District."""

    district: AreaName
    merchants: int

    @classmethod
    def proposals(cls, state: JantarisState, frame: Levy) -> Iterator[Muster]:
        return (cls(frame.seat, *way) for way in ways(state, min(state.player(frame.seat).supply, UP_TO)))

    @classmethod
    def near(cls, state: JantarisState, frame: Levy) -> Iterator[Muster]:
        return (cls(frame.seat, *way) for way in ways(state, UP_TO + 1))

    def violations(self, state: JantarisState, frame: Levy) -> Iterator[Violation]:
        """One or two in one Nearby District, by the rules for new Merchants."""
        yield from nearby_violations(state, self.district, self.merchants, "recruit.3")
        yield from guild.district_violations(state, self.district)
        yield from guild.new_merchant_violations(state, self.seat, self.district, self.merchants)

    def play(self, state: JantarisState, frame: Levy, tell: Tell) -> JantarisState:
        return guild.place(state.pop(), self.seat, self.district, "recruit.3", tell, self.merchants)
