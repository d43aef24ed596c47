"""The position: what each player has, decks and supplies, and the open questions."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ...engine import Frame, Seat, Seated
from .components import Components, Layout, Piece

Cards = tuple[str, ...]
"""Cards in no order that matters: sorted by id."""

Rolled = Annotated[int, Meta(ge=0, le=12)]
"""A number of dice that are rolled at once; more are none that any edition has."""

Dice = Annotated[tuple[int, ...], Meta(max_length=12)]
"""Dice on the table, from high to low."""


class Player(Struct, frozen=True, gc=False):
    """What one player has; only `hand` is secret."""

    field: int = 0
    escorts: int = 0
    loose: int = 0
    secured: int = 0
    lost_turns: int = 0
    hand: Cards = ()
    kept: Cards = ()


class Question(Frame):
    """A question to one player: the active one, unless it says otherwise."""

    whose = "play.clockwise"

    seat: Seat


class OwnTurn(Question):
    """A question in the active player's turn, where an action is tried though it may not be due."""

    action: ClassVar[Literal["later", "now", "done"]] = "done"


class OfTurn(Frame):
    """What lies at the bottom of a turn: its seat is the active player (play.active-player)."""

    seat: Seat


class AmberRouteState(Seated[Components, Player], frozen=True, kw_only=True):
    """A position of Amber Route. Ambers and escorts that nobody owns lie in `pool` and `supply`."""

    layout: str = "beginner"
    light_deck: Cards = ()
    light_discard: Cards = ()
    dark_deck: Cards = ()
    dark_discard: Cards = ()
    pool: int = 0
    supply: int = 0
    first: Seat | None = None
    last_turns: tuple[Seat, ...] = ()

    @property
    def road(self) -> Layout:
        """The board."""
        return self.box.layouts[self.layout]

    @property
    def active(self) -> Seat | None:
        """The active player (play.active-player)."""
        bottom = self.pending[0] if self.pending else None
        return bottom.seat if isinstance(bottom, OfTurn) else None

    def piece(self, seat: Seat) -> Piece:
        """Tell on which field a pawn stands."""
        field = self.players[self.seats.index(seat)].field
        return self.box.layouts[self.layout].fields[field]

    def exchange(self, seat: Seat, *, escorts: int = 0, ambers: int = 0, **also: object) -> AmberRouteState:
        """Take escorts and loose ambers from what nobody owns; negative numbers give them back.

        Further fields of the position may change with it.
        """
        at, players = self.seats.index(seat), list(self.players)
        own = players[at]
        players[at] = replace(own, escorts=own.escorts + escorts, loose=own.loose + ambers)
        supply, pool = self.supply - escorts, self.pool - ambers
        return replace(self, players=tuple(players), supply=supply, pool=pool, **also)


def from_high(*dice: int) -> Dice:
    """Lay dice in their order."""
    return tuple(sorted(dice, reverse=True))
