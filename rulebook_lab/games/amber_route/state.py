"""The position: what each player has, decks and supplies, and the open sentences of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ...engine import Frame, Seat, State
from .piles import Cards
from .rules.frames import AnyFrame, EndOfTurn, StartOfTurn

if TYPE_CHECKING:
    from .components import Components, Layout, Piece

F = TypeVar("F", bound=Frame)


class Player(Struct, frozen=True, gc=False):
    """What one player has; only `hand` is secret."""

    field: int = 0
    escorts: int = 0
    loose: int = 0
    secured: int = 0
    lost_turns: int = 0
    hand: Cards = ()
    kept: Cards = ()


class AmberRouteState(State, frozen=True, kw_only=True):
    """A position of Amber Route. Ambers and escorts that nobody owns lie in `pool` and `supply`."""

    pending: tuple[AnyFrame, ...] = ()
    players: tuple[Player, ...]
    layout: str = "beginner"
    light_deck: Cards
    light_discard: Cards = ()
    dark_deck: Cards
    dark_discard: Cards = ()
    pool: int
    supply: int
    first: Seat | None = None
    last_turns: tuple[Seat, ...] = ()

    @property
    def box(self) -> Components:
        """The components in use."""
        in_use: Components = self.boxes[self.edition]
        return in_use

    @property
    def road(self) -> Layout:
        """The board."""
        return self.box.layouts[self.layout]

    @property
    def active(self) -> Seat | None:
        """The active player (play.active-player)."""
        bottom = self.pending[0] if self.pending else None
        return bottom.seat if isinstance(bottom, StartOfTurn | EndOfTurn) else None

    def player(self, seat: Seat) -> Player:
        """What a seat has."""
        return self.players[self.seats.index(seat)]

    def piece(self, seat: Seat) -> Piece:
        """The field that a pawn stands on."""
        return self.road.fields[self.player(seat).field]

    def under(self, kind: type[F]) -> F | None:
        """The nearest open frame of a kind."""
        return next((frame for frame in reversed(self.pending) if isinstance(frame, kind)), None)

    def changed(self, seat: Seat, player: Player, **others: Any) -> AmberRouteState:
        """With another record for a seat, and other fields besides."""
        players = list(self.players)
        players[self.seats.index(seat)] = player
        return replace(self, players=tuple(players), **others)

    def beneath(self, frame: AnyFrame) -> AmberRouteState:
        """Without the frame on top, and with the one below it replaced."""
        return replace(self, pending=(*self.pending[:-2], frame))
