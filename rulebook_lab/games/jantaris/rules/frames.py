"""The open sentences of the rulebook, by chapter: each asks somebody, or runs by itself."""

from __future__ import annotations

from typing import ClassVar, Literal

from ....engine import Frame, Seat

Deck = Literal["bazaar", "market", "fair", "search"]
Ballot = Literal["deal", "black-market", "strengthen-position", "recruitment", "", "?"]
Votes = tuple[Ballot, ...]
NOT_YET: Ballot = ""
"""In place of a vote that has not been cast."""


# -- setup and start ------------------------------------------------------------------------


class Youngest(Frame):
    """Who begins is drawn."""

    clause: ClassVar[str] = "start.first-turn"


class ShowMarket(Frame):
    """Market Control cards are turned up, as many as there are players."""

    clause: ClassVar[str] = "setup.market"


class Settling(Frame):
    """The next player places his first two Merchants."""

    clause: ClassVar[str] = "start.placement"
    left: tuple[Seat, ...]


class Draw(Frame):
    """The top card of a deck is turned up."""

    clause: ClassVar[str] = "setup.bazaar-deck"
    deck: Deck


# -- turn -----------------------------------------------------------------------------------


class TurnBegins(Frame):
    """The game ends here, or the Active Player's turn begins."""

    clause: ClassVar[str] = "end.trigger"


class TurnEnds(Frame):
    """The token goes to the left."""

    clause: ClassVar[str] = "turn.end"


# -- first phase ----------------------------------------------------------------------------


class City(Frame):
    """The Active Player goes to one place."""

    clause: ClassVar[str] = "city.choose"


class Marketplace(Frame):
    """He takes Goods."""

    clause: ClassVar[str] = "city.marketplace"


class GuildHouse(Frame):
    """He places or removes Merchants."""

    clause: ClassVar[str] = "city.guild-house"


class Opening(Frame):
    """He puts an Item up for auction, if he can."""

    clause: ClassVar[str] = "bazaar.must"


class Sold(Frame):
    """`buyer` has won the last auction; unless it is the Active Player, another may follow."""

    clause: ClassVar[str] = "bazaar.second"
    buyer: Seat


class Bidding(Frame):
    """`seat` is asked whether he goes above `bid`, which `leader` holds; `bidders` are still in."""

    clause: ClassVar[str] = "bazaar.order"
    item: str
    bid: int
    leader: Seat
    bidders: tuple[Seat, ...]
    seat: Seat


class Payment(Frame):
    """The winner pays."""

    clause: ClassVar[str] = "bazaar.pay"
    item: str
    bid: int
    seat: Seat


class Refill(Frame):
    """Two Items are on offer again."""

    clause: ClassVar[str] = "bazaar.refill"


# -- Items ----------------------------------------------------------------------------------


class Moment(Frame):
    """`seat` has Items that work now, one after another; `about` is the area or player that it is about."""

    clause: ClassVar[str] = "items.crown-order"
    seat: Seat
    left: tuple[str, ...]
    about: str = ""


class Working(Frame):
    """Part of an Item's effect, for `seat`."""

    clause: ClassVar[str] = "items.printed-timing"
    item: str
    seat: Seat
    part: int = 0
    about: str = ""


class Search(Frame):
    """Cards of the Bazaar Deck are turned up for `seat`, who may take one."""

    clause: ClassVar[str] = "items.picks"
    item: str
    seat: Seat
    look: int
    cards: tuple[str, ...] = ()


# -- second phase ---------------------------------------------------------------------------


class Diplomacy(Frame):
    """The Active Player moves a token."""

    clause: ClassVar[str] = "diplomacy.move-token"


class Voting(Frame):
    """All vote at once; the votes in the order of the seats."""

    clause: ClassVar[str] = "diplomacy.vote"
    votes: Votes


class Effects(Frame):
    """The votes lie open; `left` have not had their effect yet."""

    clause: ClassVar[str] = "diplomacy.order"
    votes: Votes
    left: tuple[Seat, ...]


class Robbery(Frame):
    """Black Market, one vote."""

    clause: ClassVar[str] = "black.1"
    seat: Seat


class Contraband(Frame):
    """Black Market, two votes."""

    clause: ClassVar[str] = "black.2"
    seat: Seat


class Expulsion(Frame):
    """Strengthen Position, one vote."""

    clause: ClassVar[str] = "strengthen.1"
    seat: Seat


class Reinforcement(Frame):
    """Strengthen Position, two votes."""

    clause: ClassVar[str] = "strengthen.2"
    seat: Seat


class Withdrawal(Frame):
    """Strengthen Position, three votes."""

    clause: ClassVar[str] = "strengthen.3"
    seat: Seat


class Recruitment(Frame):
    """Recruitment, one vote."""

    clause: ClassVar[str] = "recruit.1"
    seat: Seat


class Levy(Frame):
    """Recruitment, three votes."""

    clause: ClassVar[str] = "recruit.3"
    seat: Seat


class Banishing(Frame):
    """The Merchants of `seat` leave a District."""

    clause: ClassVar[str] = "banish.definition"
    seat: Seat
    district: str


class Homecoming(Frame):
    """Those that no neighbour took in go home."""

    clause: ClassVar[str] = "banish.rest"
    seat: Seat
    district: str


# -- third and fourth phase -----------------------------------------------------------------


class GreatFair(Frame):
    """Whether a Great Fair is held."""

    clause: ClassVar[str] = "fair.threshold"


class Fair(Frame):
    """`seat` is asked; `idle` players in a row have made no exchange."""

    clause: ClassVar[str] = "fair.must"
    seat: Seat
    idle: int = 0


class Departure(Frame):
    """A Merchant of `seat` leaves the City Center."""

    clause: ClassVar[str] = "fair.merchant"
    seat: Seat


class MarketControl(Frame):
    """From `seat` (or the Active Player) on somebody may claim; `idle` players in a row have not."""

    clause: ClassVar[str] = "market.everyone"
    seat: Seat = ""
    idle: int = 0


class Claiming(Frame):
    """`seat` may claim a card; `idle` players in a row have not."""

    clause: ClassVar[str] = "market.optional"
    seat: Seat
    idle: int


AnyFrame = (
    Youngest
    | ShowMarket
    | Settling
    | Draw
    | TurnBegins
    | TurnEnds
    | City
    | Marketplace
    | GuildHouse
    | Opening
    | Sold
    | Bidding
    | Payment
    | Refill
    | Moment
    | Working
    | Search
    | Diplomacy
    | Voting
    | Effects
    | Robbery
    | Contraband
    | Expulsion
    | Reinforcement
    | Withdrawal
    | Recruitment
    | Levy
    | Banishing
    | Homecoming
    | GreatFair
    | Fair
    | Departure
    | MarketControl
    | Claiming
)

TURN: tuple[Frame, ...] = (TurnEnds(), MarketControl(), GreatFair(), Diplomacy(), City())
"""A whole turn, its first phase on top."""
