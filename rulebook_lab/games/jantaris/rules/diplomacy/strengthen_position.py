"""The second phase, Diplomacy: Strengthen Position, by the number of votes."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product

from .....engine import Move, Seat, Tell, Violation, broken
from ...components import AreaName
from ...state import JantarisState
from .. import guild
from ..banish import banish
from ..common import InActiveDistrict
from ..items.items import moment


def strengthen_position(state: JantarisState, seat: Seat, votes: int, tell: Tell) -> JantarisState:
    """Somebody is banished from the Active District, or own Merchants enter or leave it."""
    if votes == 1:
        return state.push(Expulsion(seat))  # strengthen.1, else state
    if votes == 2:
        return state.push(Reinforcement(seat))  # strengthen.2, else state
    return state.push(Withdrawal(seat))  # strengthen.3, else state


# -- one vote -------------------------------------------------------------------------------


class Expulsion(InActiveDistrict, clause="strengthen.1"):
    """`seat` says whose Merchants are banished from the Active District."""


class Banish(Move, clause="strengthen.target", answers=(Expulsion,), exact=True, spot="seat:{player}"):
    """Banish a player, oneself included, or somebody who is not there (ruling.strengthen-decline)."""

    player: Seat

    @classmethod
    def proposals(cls, state: JantarisState, frame: Expulsion) -> Iterator[Banish]:
        return (cls(frame.seat, player) for player in state.seats)

    def violations(self, state: JantarisState, frame: Expulsion) -> Iterator[Violation]:
        if self.player not in state.seats:
            yield broken("strengthen.target", player=self.player, seats=state.seats)

    def play(self, state: JantarisState, frame: Expulsion, tell: Tell) -> JantarisState:
        """Then come Items of whoever was alone with this vote (ruling.guard)."""
        state = state.pop()
        state = moment(state, "strengthen-alone", self.seat, self.player)  # items.situation
        return banish(state, self.player, state.district, "strengthen.1", tell)


# -- up to two Merchants and one Nearby District (of `recruitment` too) ---------------------

UP_TO = 2
"""Merchants that an entry lets a player move or place."""


def open_ways(state: JantarisState) -> Hashable:
    """The Nearby Districts, and whether a token stands there."""
    one, other = state.nearby
    return one, other, state.holds_token(one), state.holds_token(other)


def ways(state: JantarisState, most: int) -> Iterator[tuple[str, int]]:
    """Each Nearby District with each number of Merchants up to the most."""
    return product(state.nearby, range(1, most + 1))


def nearby_violations(state: JantarisState, area: str, number: int, clause: str) -> Iterator[Violation]:
    """One or two Merchants, and a Nearby District (ruling.one-nearby)."""
    if area not in state.nearby:
        yield broken(clause, "nearby", area=area, near=state.nearby)
    if not 1 <= number <= UP_TO:
        yield broken(clause, number=number)


def there_violations(
    state: JantarisState, seat: Seat, area: str, number: int, clause: str
) -> Iterator[Violation]:
    """No more than stand there."""
    if number > (there := state.player(seat).at(area)):
        yield broken(clause, "there", area=area, there=there, number=number)


# -- two votes ------------------------------------------------------------------------------


class Reinforcement(InActiveDistrict, clause="strengthen.2", forced=True):
    """`seat` moves Merchants into the Active District."""

    def depends(self, state: JantarisState) -> Hashable:
        player, (one, other) = state.player(self.seat), state.nearby
        return self.seat, open_ways(state), min(player.at(one), UP_TO), min(player.at(other), UP_TO)


class Reinforce(
    Move, clause="strengthen.2", answers=(Reinforcement,), spot="area:{source} button:merchants-{merchants}"
):
    """Move Merchants from a Nearby District into the Active District."""

    source: AreaName
    merchants: int

    @classmethod
    def proposals(cls, state: JantarisState, frame: Reinforcement) -> Iterator[Reinforce]:
        player = state.player(frame.seat)
        return (cls(frame.seat, *way) for way in ways(state, UP_TO) if way[1] <= player.at(way[0]))

    @classmethod
    def near(cls, state: JantarisState, frame: Reinforcement) -> Iterator[Reinforce]:
        return (cls(frame.seat, *way) for way in ways(state, UP_TO + 1))

    def violations(self, state: JantarisState, frame: Reinforcement) -> Iterator[Violation]:
        """One or two of one's own out of one Nearby District without a token."""
        yield from nearby_violations(state, self.source, self.merchants, "strengthen.2")
        yield from guild.move_violations(state, self.source)
        yield from there_violations(state, self.seat, self.source, self.merchants, "strengthen.2")

    def play(self, state: JantarisState, frame: Reinforcement, tell: Tell) -> JantarisState:
        """Into the Active District, although a token stands there (ruling.active-district-has-token)."""
        state, here = state.pop(), state.district
        return guild.move(state, self.seat, self.source, here, "strengthen.2", tell, self.merchants)


# -- three votes ----------------------------------------------------------------------------


class Withdrawal(InActiveDistrict, clause="strengthen.3", forced=True):
    """`seat` moves Merchants out of the Active District."""

    def depends(self, state: JantarisState) -> Hashable:
        return self.seat, open_ways(state), min(state.player(self.seat).at(state.district), UP_TO)


class Withdraw(
    Move, clause="strengthen.3", answers=(Withdrawal,), spot="area:{target} button:merchants-{merchants}"
):
    """Move Merchants from the Active District into a Nearby District."""

    target: AreaName
    merchants: int

    @classmethod
    def proposals(cls, state: JantarisState, frame: Withdrawal) -> Iterator[Withdraw]:
        most = min(state.player(frame.seat).at(state.district), UP_TO)
        return (cls(frame.seat, *way) for way in ways(state, most))

    @classmethod
    def near(cls, state: JantarisState, frame: Withdrawal) -> Iterator[Withdraw]:
        return (cls(frame.seat, *way) for way in ways(state, UP_TO + 1))

    def violations(self, state: JantarisState, frame: Withdrawal) -> Iterator[Violation]:
        """One or two of one's own to one Nearby District without a token."""
        yield from nearby_violations(state, self.target, self.merchants, "strengthen.3")
        yield from guild.move_violations(state, self.target)
        yield from there_violations(state, self.seat, state.district, self.merchants, "strengthen.3")

    def play(self, state: JantarisState, frame: Withdrawal, tell: Tell) -> JantarisState:
        state, here = state.pop(), state.district
        return guild.move(state, self.seat, here, self.target, "strengthen.3", tell, self.merchants)
