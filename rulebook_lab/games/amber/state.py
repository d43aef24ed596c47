"""A position of Amber: the board, what everybody has, and the questions that are open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

import msgspec

from ...engine import Frame, FrozenMap, Seat, State
from .components import CASTLE, Kit

HIDDEN = "?"


class ChooseSetup(Frame):
    """Chance chooses one of the set-ups."""

    clause: ClassVar[str] = "setup.choose-diagram"


class AssignCastles(Frame):
    """Chance gives the castles to the seats, one after the other."""

    clause: ClassVar[str] = "setup.assign-castles"


class ChooseFirst(Frame):
    """Chance chooses who begins."""

    clause: ClassVar[str] = "setup.first-player"


class DealHands(Frame):
    """The starting hands are dealt."""

    clause: ClassVar[str] = "setup.shuffle-deal"


class TurnUp(Frame):
    """The open tiles of the advanced game are turned up."""

    clause: ClassVar[str] = "advanced.display-setup"


class Begin(Frame):
    """Everything is ready: the first turn follows."""

    clause: ClassVar[str] = "turn.order"


class Play(Frame):
    """First step of a turn: a tile must be played."""

    clause: ClassVar[str] = "turn.play-one"
    seat: Seat


class Refill(Frame):
    """Second step of a turn: the hand is filled up again."""

    clause: ClassVar[str] = "turn.refill"
    seat: Seat


class TopTile(Frame):
    """The unseen top tile comes to a hand."""

    clause: ClassVar[str] = "turn.refill"
    seat: Seat


class Replace(Frame):
    """The slot of a taken open tile is filled again."""

    clause: ClassVar[str] = "advanced.reveal"
    slot: int


class EndTurn(Frame):
    """The turn is over: the end of the game, or the next turn."""

    clause: ClassVar[str] = "turn.order"
    seat: Seat


Open = (
    ChooseSetup
    | AssignCastles
    | ChooseFirst
    | DealHands
    | TurnUp
    | Begin
    | Play
    | Refill
    | TopTile
    | Replace
    | EndTurn
)


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat has: the tiles in hand in order of their names, coins, and tiles discarded face down."""

    hand: tuple[str, ...] = ()
    coins: int = 0
    special_shovel: bool = False
    given_up: tuple[str, ...] = ()


class Journey(msgspec.Struct, frozen=True, gc=False):
    """Where one may travel from a castle: locations led up to, tiles entered, castles reached.

    `driven` are the roads used, as (location, number of the road on its tile); `ends` are the empty locations
    that roads run into, with the sides come from.
    """

    reach: frozenset[str] = frozenset()
    entered: frozenset[str] = frozenset()
    castles: frozenset[str] = frozenset()
    driven: frozenset[tuple[str, int]] = frozenset()
    ends: Mapping[str, tuple[int, ...]] = FrozenMap()

    @property
    def faced(self) -> list[str]:
        """The reachable locations in order."""
        return sorted(self.reach)

    @property
    def free(self) -> list[str]:
        """The reachable locations on which nothing lies, in order."""
        return sorted(self.ends)


class Network(msgspec.Struct, frozen=True, dict=True):
    """What stands and lies on the board: `squares` holds `castle` or a tile as it lies, such as `bend@90`."""

    castles: FrozenMap[Seat, str]
    villages: tuple[str, ...]
    squares: FrozenMap[str, str]

    @property
    def tiles(self) -> dict[str, str]:
        """The tiles on the board by location, as they lie."""
        return {cell: lying for cell, lying in self.squares.items() if lying != CASTLE}

    @cached_property
    def journeys(self) -> dict[Seat, Journey]:
        """The journeys known so far: a memo, no part of the value."""
        return {}

    @cached_property
    def shorter(self) -> dict[Seat, tuple[Journey, str]]:
        """The journeys before a tile came to lie on an empty location, with that location: a memo as well."""
        return {}

    def with_square(self, cell: str, lying: str) -> Network:
        """The network after something was laid on a square, or dug away ("").

        A journey that did not lead up to the square stays as it was: a road is met before it is used.
        """
        squares = self.squares.with_(cell, lying) if lying else self.squares.without(cell)
        known: dict[Seat, Journey] = {}
        shorter: dict[Seat, tuple[Journey, str]] = {}
        for seat, journey in self.journeys.items():
            if cell not in journey.reach:
                known[seat] = journey
            elif cell in journey.ends:
                shorter[seat] = (journey, cell)
        new = Network(self.castles, self.villages, squares)
        # What the cached properties would hold.
        new.__dict__.update(journeys=known, shorter=shorter)
        return new


NO_NETWORK = Network(FrozenMap(), (), FrozenMap())


class AmberState(State, frozen=True, kw_only=True):
    """A position of Amber.

    `stack` counts the face-down tiles by kind; on a seat's view it counts every tile that the seat does not
    see, so `face_down` tells how many are really in the stack. `coins_at` names the castles and villages that
    still have their coin; `face_up` are the open tiles (advanced game); `passes` counts the passes in a row;
    `winner` won outright.
    """

    pending: tuple[Open, ...] = ()
    advanced: bool = False
    setup: str = ""
    first: Seat = ""
    network: Network = NO_NETWORK
    coins_at: frozenset[str] = frozenset()
    coins_lost: int = 0
    players: tuple[Player, ...] = ()
    stack: FrozenMap[str, int] = FrozenMap()
    face_down: int = 0
    face_up: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    passes: int = 0
    winner: Seat = ""

    @property
    def kit(self) -> Kit:
        """The components in use."""
        in_use: Kit = self.boxes[self.edition]
        return in_use

    def player(self, seat: Seat) -> Player:
        """What a seat has."""
        return self.players[self.seats.index(seat)]

    def with_player(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """All players, one of them changed."""
        at = self.seats.index(seat)
        return (*self.players[:at], player, *self.players[at + 1 :])

    @property
    def supply(self) -> int:
        """How many tiles are left to draw, face down or open."""
        return self.face_down + len(self.face_up)

    def owner(self, castle: str) -> Seat:
        """The seat whose castle stands on a location."""
        return next(seat for seat, cell in self.network.castles.items() if cell == castle)


def without(hand: tuple[str, ...], *tiles: str) -> tuple[str, ...]:
    """A hand without some of its tiles."""
    left = list(hand)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


def with_tile(hand: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """A hand with one more tile, in order."""
    return tuple(sorted((*hand, tile)))
