"""The position: what lies on the table, and what each player owns."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...engine import FrozenMap, Seat, State, value
from .components import CENTER, Components
from .rules.frames import AnyFrame

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

    def own(self, colour: str) -> int:
        """Goods of one colour."""
        return self.red if colour == "red" else self.black

    def at(self, area: str) -> int:
        """Merchants in an area."""
        return self.merchants.get(area, 0)

    def moved(self, source: str | None, target: str | None, number: int = 1) -> Player:
        """With Merchants taken from an area to another; None is the supply."""
        merchants = self.merchants
        if source is not None:
            left = merchants[source] - number
            merchants = merchants.with_(source, left) if left else merchants.without(source)
        if target is not None:
            merchants = merchants.with_(target, merchants.get(target, 0) + number)
        return replace(self, merchants=merchants)


class JantarisState(State, frozen=True, kw_only=True):
    """A position of Jantaris.

    A deck is the cards whose order is unknown (`deck`, sorted) and, below them, those put under it before
    everybody's eyes (`under`, in order). `district` is the Active District while there is one.
    """

    pending: tuple[AnyFrame, ...] = ()
    players: tuple[Player, ...]
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

    @property
    def components(self) -> Components:
        """The cards and the map in use."""
        in_use: Components = self.boxes[self.edition]
        return in_use

    def player(self, seat: Seat) -> Player:
        """What a seat has."""
        return self.players[self.seats.index(seat)]

    def with_player(self, seat: Seat, player: Player) -> JantarisState:
        """With a seat's things replaced."""
        players = list(self.players)
        players[self.seats.index(seat)] = player
        return replace(self, players=tuple(players))

    def token(self, colour: str) -> str:
        """The area of a Merchant Guild token."""
        return self.red if colour == "red" else self.black

    def holds_token(self, area: str) -> bool:
        """Whether a Merchant Guild token stands there."""
        return area == self.red or area == self.black

    @property
    def nearby(self) -> tuple[str, str]:
        """The Nearby Districts of the Active District (diplomacy.nearby)."""
        return self.components.neighbours[self.district]

    @value("goods.source", off=0)
    def supply(self, colour: str) -> int:
        """What is left of a colour in the common supply (goods.source)."""
        return GOODS_OF_A_COLOUR - sum(player.own(colour) for player in self.players)
