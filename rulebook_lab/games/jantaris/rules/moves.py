"""What a seat can do, one kind of move for each verb of the rulebook; and what chance turns up."""

from __future__ import annotations

from typing import Literal

from ....engine import Move

Colour = Literal["red", "black"]
Place = Literal["marketplace", "guild-house", "bazaar"]
VotingCard = Literal["deal", "black-market", "strengthen-position", "recruitment"]

COLOURS: tuple[Colour, ...] = ("red", "black")
PLACES: tuple[Place, ...] = ("marketplace", "guild-house", "bazaar")
VOTING_CARDS: tuple[VotingCard, ...] = ("deal", "black-market", "strengthen-position", "recruitment")


# -- chance ---------------------------------------------------------------------------------


class NameFirst(Move):
    """Who is the youngest."""

    first: str


class TurnUp(Move):
    """The top card of a deck."""

    card: str


# -- game start -----------------------------------------------------------------------------


class Settle(Move):
    """The first two Merchants, in two Districts."""

    first: str
    second: str


# -- first phase ----------------------------------------------------------------------------


class Visit(Move):
    """Where the Active Player goes."""

    place: Place


class Take(Move):
    """Goods at the Marketplace."""

    red: int
    black: int


class PlaceMerchant(Move, tag="place"):
    """A new Merchant at the Guild House."""

    area: str


class Remove(Move):
    """One or two Merchants at the Guild House, by the areas they leave."""

    areas: tuple[str, ...]


class Leave(Move):
    """Nothing at the Marketplace or the Guild House."""


class Auction(Move):
    """An Item is put up for auction with an opening bid."""

    item: str
    bid: int


class Stop(Move):
    """No second auction."""


class Bid(Move):
    """A higher bid."""

    goods: int


class Match(Move):
    """The Active Player bids the same."""


class Drop(Move):
    """Out of the auction."""


class Pay(Move):
    """The Goods for an Item."""

    red: int
    black: int


# -- Items ----------------------------------------------------------------------------------


class Use(Move):
    """The Item that works next."""

    item: str


class Decline(Move):
    """No use is made of an Item."""


class Gain(Move):
    """Goods that an Item brings."""

    red: int
    black: int


class Lose(Move):
    """Goods that an Item costs."""

    red: int
    black: int


class Exchange(Move):
    """Goods of one colour for as many of the other."""

    colour: Colour
    goods: int


class Enlist(Move):
    """A new Merchant by an Item."""

    area: str


class Shift(Move):
    """A Merchant moved by an Item."""

    source: str
    target: str


class Expel(Move):
    """A player banished by an Item."""

    district: str
    player: str


class Replace(Move):
    """An Item on offer goes under the deck."""

    item: str


class Choose(Move):
    """An Item out of those turned up."""

    item: str


class PutBack(Move):
    """None of the Items turned up."""


class Keep(Move):
    """One banished Merchant stays."""


class GoHome(Move):
    """All of them go home."""


# -- second phase ---------------------------------------------------------------------------


class MoveToken(Move):
    """A Merchant Guild token to a District."""

    token: Colour
    district: str


class Vote(Move):
    """A Voting card, face down."""

    card: VotingCard


class Rob(Move):
    """A Good out of an opponent's."""

    player: str
    colour: Colour


class Smuggle(Move):
    """Two Goods from the supply."""

    red: int
    black: int


class Banish(Move):
    """The player whose Merchants leave the Active District."""

    player: str


class Reinforce(Move):
    """Merchants from a Nearby District into the Active District."""

    source: str
    merchants: int


class Withdraw(Move):
    """Merchants from the Active District into a Nearby District."""

    target: str
    merchants: int


class Recruit(Move):
    """A new Merchant in a District."""

    district: str


class Muster(Move):
    """New Merchants in a Nearby District."""

    district: str
    merchants: int


class Stay(Move):
    """None of the Merchants that a vote allows."""


class Flee(Move):
    """Where a single banished Merchant goes."""

    district: str


# -- third and fourth phase -----------------------------------------------------------------


class Trade(Move):
    """Goods for Prestige at the Great Fair."""

    red: int
    black: int


class Spend(Move):
    """An Item instead of the Goods."""

    item: str


class Refrain(Move):
    """No Item instead of Goods."""


class Send(Move):
    """Where the Merchant goes that leaves the City Center."""

    district: str


class Claim(Move):
    """A Market Control card."""

    card: str


class Pass(Move):
    """No claim."""
