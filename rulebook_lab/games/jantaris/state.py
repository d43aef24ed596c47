"""The position: what lies on the table, and what each player owns."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...engine import FrozenMap, Seat, Seated
from .components import CENTER, Box

Colour = Literal["red", "black"]
COLOURS: tuple[Colour, ...] = ("red", "black")
"""Of Goods and of Merchant Guild tokens."""

MERCHANTS = 14
"""A player's pawns less the one on the Prestige Track (setup.supply)."""

GOODS_OF_A_COLOUR = 24


class Player(msgspec.Struct, frozen=True, gc=False):
    """What one player has. Merchants by area (areas without any are left out); Prestige by its source."""

    red: int = 0
    black: int = 0
    merchants: FrozenMap[str, int] = FrozenMap()
    items: tuple[str, ...] = ()
    claimed: tuple[str, ...] = ()
    by_items: int = 0
    by_fair: int = 0
    by_market: int = 0

    @property
    def prestige(self) -> int:
        """Prestige Points from all three sources (components.aim)."""
        return self.by_items + self.by_fair + self.by_market

    @property
    def goods(self) -> int:
        """Goods of both colours."""
        return self.red + self.black

    @property
    def supply(self) -> int:
        """The Merchants that are not on the map."""
        return MERCHANTS - sum(self.merchants.values())

    def own(self, colour: Colour) -> int:
        """Goods of one colour."""
        return self.red if colour == "red" else self.black

    def at(self, area: str) -> int:
        """Merchants in an area."""
        return self.merchants.get(area, 0)

    def moved(self, source: str, target: str, number: int = 1) -> FrozenMap[str, int]:
        """The Merchants once some have gone from an area to another; "" is the supply."""
        merchants = self.merchants
        if source:
            left = merchants[source] - number
            merchants = merchants.with_(source, left) if left else merchants.without(source)
        return merchants.with_(target, merchants.get(target, 0) + number) if target else merchants


class JantarisState(Seated[Box, Player], frozen=True, kw_only=True):
    """A position of Jantaris.

    A deck is the cards whose order is unknown (`bazaar`, `market_deck`, `fair_deck`, sorted) and, below them,
    those put under it before everybody's eyes (`under_…`, in order). `red` and `black` are the areas of the
    Merchant Guild tokens, `district` is the Active District while there is one.
    """

    start: Seat = ""
    active: Seat = ""
    round: int = 1
    max_rounds: int = 0
    red: str = CENTER
    black: str = CENTER
    district: str = ""
    offer: tuple[str, ...] = ()
    bazaar: tuple[str, ...]
    under_bazaar: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    market: tuple[str, ...] = ()
    market_deck: tuple[str, ...]
    fair_card: str = ""
    fair_deck: tuple[str, ...]
    under_fair: tuple[str, ...] = ()

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is the Active Player; nobody before the start is drawn or after the end."""
        return seat in self.seats and seat == self.active and bool(self.pending)

    def token(self, colour: Colour) -> str:
        """The area of a Merchant Guild token."""
        return self.red if colour == "red" else self.black

    def holds_token(self, area: str) -> bool:
        """Whether a Merchant Guild token stands there."""
        return area == self.red or area == self.black

    @property
    def open_districts(self) -> tuple[str, ...]:
        """The Districts without a Merchant Guild token."""
        return tuple([area for area in self.box.ring if area != self.red and area != self.black])

    @property
    def nearby(self) -> tuple[str, ...]:
        """The Nearby Districts of the Active District, if there is one (diplomacy.nearby)."""
        return self.box.neighbours.get(self.district, ())

    def supply(self, colour: Colour) -> int:
        """What is left of a colour in the common supply."""
        return GOODS_OF_A_COLOUR - sum(player.own(colour) for player in self.players)  # goods.source, else 0
