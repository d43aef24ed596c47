"""The moves: one kind for each thing that a player, or chance, does."""

from __future__ import annotations

from ....engine import Move, Seat
from ..components import Good

# -- chance ---------------------------------------------------------------------------------


class Starter(Move):
    """Chance names the first player."""

    player: Seat


class Card(Move):
    """Chance turns up the top card of the exploration deck."""

    card: str


class Lord(Move):
    """Chance turns up the top lord of the lord deck."""

    lord: str


class Tile(Move):
    """Chance turns up the top location of the pile."""

    location: str


class Token(Move):
    """Chance picks a monster token, out of the pool or out of a robbed player's."""

    value: int


# -- the turn -------------------------------------------------------------------------------


class Plot(Move):
    """Pay one pearl to bring a lord into the Court."""


class Explore(Move):
    """Explore the depths."""


class Support(Move):
    """Request the Council's support: take a pile (two with the Alchemist)."""

    piles: tuple[str, ...]


class Recruit(Move):
    """Recruit a lord from the Court with cards from the hand; pearls make up what is missing."""

    lord: str
    cards: tuple[str, ...]


class Pass(Move):
    """No action is possible."""


class End(Move):
    """End the turn."""


# -- exploring ------------------------------------------------------------------------------


class Buy(Move):
    """Buy the ally that the active player has revealed."""

    card: str


class Decline(Move):
    """Do not buy it."""


class Take(Move):
    """Take the revealed ally for free."""

    card: str


class Leave(Move):
    """Leave the revealed ally on the track and reveal the next card."""


class Fight(Move):
    """Fight the revealed monster."""


class GoOn(Move):
    """Do not fight: the threat rises, the next card is revealed."""


class Claim(Move):
    """Choose the reward of a fight: any of `key`, `pearl`, `token`."""

    goods: tuple[Good, ...]


# -- recruiting and powers ------------------------------------------------------------------


class Affiliate(Move):
    """Choose which of the allies played is affiliated."""

    card: str


class Discard(Move):
    """Discard a card from the hand, as a soldier demands."""

    card: str


class Rotate(Move):
    """Assassin: rotate a lord of an opponent."""

    lord: str


class Rob(Move):
    """Hunter: take a monster token of an opponent."""

    victim: Seat


class Sell(Move):
    """Slaver: discard an ally from the hand for pearls."""

    card: str


class Gather(Move):
    """Apprentice: take a pile of the Council."""

    pile: str


class Dissolve(Move):
    """Oracle: discard a pile of the Council."""

    pile: str


class Exchange(Move):
    """Illusionist: exchange an own location for an open one."""

    own: str
    open: str


class Replace(Move):
    """Opportunist: discard a lord of the Court and lay the top lord of the deck in its place."""

    lord: str


class Corrupt(Move):
    """Corruptor: pay pearls for a second lord from the Court."""

    lord: str


class Betray(Move):
    """Traitor: discard an own free lord for one from the Court."""

    own: str
    lord: str


class Scheme(Move):
    """Schemer: discard an own free lord for the top lord of the deck."""

    own: str


class Waive(Move):
    """Do without a power that may be declined."""


# -- locations ------------------------------------------------------------------------------


class Occupy(Move):
    """Take control of a location: an open one, or one of those drawn."""

    location: str


class Draw(Move):
    """Draw locations from the pile, to keep one of them."""

    number: int


class Spend(Move):
    """Choose the keys used: those of the lords named, and tokens for the rest."""

    lords: tuple[str, ...]


class Relocate(Move):
    """Black Smokers: exchange them for a location of the pile."""

    location: str
