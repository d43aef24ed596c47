"""The position of liar's dice: what a photograph under the cups would show."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from rulebook_lab import engine as e

Dice = tuple[int, ...]
"""The dice under a cup, sorted; 0 is one that has not been rolled, or that one does not see."""
UNKNOWN, ONES, FACES, MOST = 0, 1, 6, 5


class Bid(msgspec.Struct, frozen=True):
    """What was last claimed: so many dice of a face, and by whom."""

    seat: e.Seat
    count: int
    face: int


class LiarsDice(e.State, frozen=True, kw_only=True):
    """Cups in the order of the seats, the standing bid, a lone round, a game in which ones are plain."""

    cups: tuple[Dice, ...]
    bid: Bid | None = None
    lone: bool = False
    plain: bool = False

    @property
    def on_table(self) -> int:
        """The number of dice under all cups."""
        return sum(map(len, self.cups))

    @property
    def players(self) -> tuple[e.Seat, ...]:
        """The seats that have dice, clockwise."""
        return tuple(seat for seat in self.seats if self.cup(seat))

    @property
    def ones_are_wild(self) -> bool:
        """Whether ones count as every face in this round."""
        if self.plain:  # wild.option, else False
            return False
        return not self.lone  # lone.no-wild, else True

    def cup(self, seat: e.Seat) -> Dice:
        """The dice of a seat."""
        return self.cups[self.seats.index(seat)]

    def with_cup(self, seat: e.Seat, dice: Dice) -> LiarsDice:
        """With other dice under a seat's cup."""
        at = self.seats.index(seat)
        return replace(self, cups=(*self.cups[:at], tuple(sorted(dice)), *self.cups[at + 1 :]))

    def counting(self, cup: Dice, face: int) -> int:
        """How many dice under a cup count for a face."""
        wild = self.ones_are_wild and face != ONES  # wild.ones, else False
        return cup.count(face) + wild * cup.count(ONES)
