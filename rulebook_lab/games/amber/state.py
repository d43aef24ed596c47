"""A position of Amber: what stands and lies on the board, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from ...engine import FrozenMap, Seat, Seated
from .components import CASTLE, Box, Edges


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat has: the tiles in hand in order of their names, coins, and tiles given up face down."""

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


class Network(msgspec.Struct, frozen=True, dict=True):
    """What stands and lies on the board: `squares` holds `castle` or a tile as it lies, such as `bend@90`."""

    castles: FrozenMap[Seat, str] = FrozenMap()
    villages: tuple[str, ...] = ()
    squares: FrozenMap[str, str] = FrozenMap()

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
        """Journeys before a tile came to lie on an empty location, with that location: a memo as well."""
        return {}

    @cached_property
    def openings(self) -> dict[Seat, list[tuple[str, Edges]]]:
        """The free locations that each seat reaches, with what neighbours show them: a memo too."""
        return {}

    def with_square(self, cell: str, lying: str) -> Network:
        """The network after something was laid on a location, or dug away ("").

        A journey that did not lead up to the location stays as it was: a road is met before it is used.
        """
        squares = self.squares.with_(cell, lying) if lying else self.squares.without(cell)
        known: dict[Seat, Journey] = {}
        shorter: dict[Seat, tuple[Journey, str]] = {}
        for seat, journey in self.journeys.items():
            if cell not in journey.reach:
                known[seat] = journey
            elif cell in journey.ends:
                shorter[seat] = journey, cell
        new = Network(self.castles, self.villages, squares)
        memos = new.__dict__  # what the cached properties would hold, without their lock
        memos["journeys"], memos["shorter"], memos["openings"] = known, shorter, {}
        return new


class AmberState(Seated[Box, Player], frozen=True, kw_only=True):
    """A position of Amber.

    `stack` counts the face-down tiles by kind; on a seat's view it counts every tile that the seat does not
    see, so `face_down` tells how many are really in the stack. `coins_at` names the castles and villages that
    still have their coin; `face_up` are the open tiles (advanced game); `passes` counts the passes in a row;
    `winner` won outright.
    """

    advanced: bool = False
    setup: str = ""
    first: Seat = ""
    network: Network = Network()
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
    def supply(self) -> int:
        """How many tiles are left to draw, face down or open."""
        return self.face_down + len(self.face_up)

    def owner(self, castle: str) -> Seat:
        """The seat whose castle stands on a location."""
        return next(seat for seat, cell in self.network.castles.items() if cell == castle)
