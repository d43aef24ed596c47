"""The second phase, Diplomacy: Black Market, by the number of votes."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product

from .....engine import Move, Seat, Tell, Violation, after, broken
from ...state import COLOURS, Colour, JantarisState, Player
from ..banish import banish
from ..common import OfGoods, OfSeat
from ..goods import gain_both, give_back, room, room_violations, splits


def black_market(state: JantarisState, seat: Seat, votes: int, tell: Tell) -> JantarisState:
    """A Good of an opponent's, two of the supply's, or the loss of everything."""
    if votes == 1:
        return state.push(Robbery(seat))  # black.1, else state
    if votes == 2:
        return state.push(Contraband(seat))  # black.2, else state
    return lose_all(state, seat, tell)  # black.3, else state


# -- one vote -------------------------------------------------------------------------------


class Robbery(OfSeat, clause="black.1", forced=True):
    """`seat` takes a Good from an opponent."""

    def depends(self, state: JantarisState) -> Hashable:
        own = state.player(self.seat)
        there = tuple((player.red > 0, player.black > 0) for player in state.players)
        return self.seat, state.seats, room(own, "red") > 0, room(own, "black") > 0, there

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        if any(state.player(other).goods for other in after(state.seats, self.seat)):
            tell("goods.at-limit", "no-room-to-rob", self.seat)
        else:
            tell("black.1", "nothing", self.seat)
        return state.pop()


class Rob(Move, clause="black.1", answers=(Robbery,), exact=True, spot="seat:{player} goods:{colour}-1"):
    """Take one Good from an opponent."""

    player: Seat
    colour: Colour

    @classmethod
    def proposals(cls, state: JantarisState, frame: Robbery) -> Iterator[Rob]:
        robber = state.player(frame.seat)
        wanted = [colour for colour in COLOURS if room(robber, colour)]
        for other, player in zip(state.seats, state.players, strict=True):
            if other != frame.seat:
                yield from (cls(frame.seat, other, colour) for colour in wanted if player.own(colour))

    @classmethod
    def near(cls, state: JantarisState, frame: Robbery) -> Iterator[Rob]:
        return (cls(frame.seat, *good) for good in product(state.seats, COLOURS))

    def violations(self, state: JantarisState, frame: Robbery) -> Iterator[Violation]:
        """An opponent who owns one, and room for it (ruling.steal)."""
        if self.player == self.seat or self.player not in state.seats:
            yield broken("black.1", player=self.player)
        elif not state.player(self.player).own(self.colour):
            yield broken("black.1", "none", player=self.player, colour=self.colour)
        if not room(own := state.player(self.seat), self.colour):
            yield broken("goods.at-limit", own=own.own(self.colour), number=1, colour=self.colour)

    def play(self, state: JantarisState, frame: Robbery, tell: Tell) -> JantarisState:
        tell("black.1", "takes", self.seat, player=self.player, colour=self.colour)
        robber, robbed = (state.player(seat).own(self.colour) for seat in (self.seat, self.player))
        state = state.pop().change(self.seat, **{self.colour: robber + 1})
        return state.change(self.player, **{self.colour: robbed - 1})


# -- two votes ------------------------------------------------------------------------------


class Contraband(OfSeat, clause="black.2", forced=True):
    """`seat` gains two Goods of any colours."""

    def depends(self, state: JantarisState) -> Hashable:
        return self.seat, state.player(self.seat).red, state.player(self.seat).black


class Smuggle(OfGoods, clause="black.2", answers=(Contraband,)):
    """Gain two Goods from the supply."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Contraband) -> Iterator[Smuggle]:
        total = smuggled(state.player(frame.seat))
        return (cls(frame.seat, *goods) for goods in splits(total, total, total))

    @classmethod
    def near(cls, state: JantarisState, frame: Contraband) -> Iterator[Smuggle]:
        return (cls(frame.seat, *goods) for total in range(3) for goods in splits(total, total, total))

    def violations(self, state: JantarisState, frame: Contraband) -> Iterator[Violation]:
        """Neither more nor fewer than are due, each with room."""
        player = state.player(self.seat)
        if self.red + self.black != (due := smuggled(player)) or min(self.red, self.black) < 0:
            yield broken("black.2", number=due)
        yield from room_violations(player, self.red, self.black, "goods.at-limit")

    def play(self, state: JantarisState, frame: Contraband, tell: Tell) -> JantarisState:
        if not self.red + self.black:
            tell("goods.at-limit", "no-room", self.seat)
        return gain_both(state.pop(), self.seat, self.red, self.black, "black.2", tell)


def smuggled(player: Player) -> int:
    """Two Goods, as far as there is room (ruling.gain-choice)."""
    return min(2, room(player, "red") + room(player, "black"))


# -- three votes ----------------------------------------------------------------------------


def lose_all(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """First all Goods, then the Merchants in the Active District (ruling.black-three)."""
    player = state.player(seat)
    if player.goods:
        state = give_back(state, seat, player.red, player.black, "black.3", "loses", tell)
    return banish(state, seat, state.district, "black.3", tell)
