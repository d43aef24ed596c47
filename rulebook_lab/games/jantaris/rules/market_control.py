"""The fourth phase, Market Control: who dominates three Districts may claim their card."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, Tell, Violation, after, broken, from_seat, without
from ..components import CardName
from ..state import JantarisState
from .bazaar import Bidding
from .decks import cards_left, draw
from .general import OfPhase, OfSeat, score
from .items import moment

ENOUGH_MERCHANTS = 2
DISTRICTS_OF_A_CARD = 3


def dominator(state: JantarisState, district: str) -> Seat:
    """Who has two or more Merchants in a District, and more than each of the others; "" where nobody has."""
    merchants = [player.merchants.get(district, 0) for player in state.players]
    most = max(merchants)
    if most < ENOUGH_MERCHANTS or merchants.count(most) > 1:  # market.dominance
        return ""
    return state.seats[merchants.index(most)]


def claimable(state: JantarisState, seat: Seat) -> list[str]:
    """The open cards all of whose Districts a seat dominates."""
    merchants = state.player(seat).merchants
    enough = {area for area, number in merchants.items() if number >= ENOUGH_MERCHANTS}
    if len(enough) < DISTRICTS_OF_A_CARD:
        return []  # few seats are so strong, which is quick to see
    table = state.box.market
    reached = [card for card in state.market if enough.issuperset(table[card].districts)]
    return [card for card in reached if all(dominator(state, each) == seat for each in table[card].districts)]


class MarketControl(Frame, clause="market.everyone"):
    """From `seat` (or the Active Player) on somebody may claim; `idle` players in a row have not."""

    seat: Seat = ""
    idle: int = 0

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """The next clockwise who can claim is asked; after a full round without a claim the phase is over.

        Clockwise from the Active Player, or from whoever has claimed last (ruling.market-order).
        """
        left = len(state.seats) - self.idle
        seats = from_seat(state.seats, self.seat or state.active)[:left]  # market.everyone, else ()
        for skipped, seat in enumerate(seats):
            if claimable(state, seat):
                return state.swap(Claiming(seat, self.idle + skipped))
        if not self.idle:
            tell("market.condition", "no-claim")
        return state.pop()


class Claiming(OfSeat, clause="market.optional", forced=True):
    """`seat` may claim a card; `idle` players in a row have not."""

    idle: int

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        if not claimable(state, self.seat):
            yield broken("market.condition", "nothing", seat=self.seat)


class Claim(OfPhase, clause="market.condition", answers=(Claiming,), exact=True, spot="card:{card}"):
    """Claim a Market Control card."""

    phase = "market"
    card: CardName

    @classmethod
    def proposals(cls, state: JantarisState, frame: Claiming) -> list[Claim]:
        return [cls(frame.seat, card) for card in claimable(state, frame.seat)]

    @classmethod
    def near(cls, state: JantarisState, frame: Claiming) -> Iterator[Claim]:
        return (cls(frame.seat, card) for card in state.market)

    def violations(self, state: JantarisState, frame: Frame) -> Iterator[Violation]:
        """An open card, all of whose Districts the seat dominates."""
        if self.card not in state.market:
            yield broken("market.condition", "not-open", card=self.card, market=state.market)
        if (card := state.box.market.get(self.card)) is None:
            return
        districts = card.districts
        if lacking := tuple(d for d in districts if dominator(state, d) != self.seat):
            yield broken("market.condition", card=self.card, districts=lacking)
        for district in lacking:
            own = state.player(self.seat).at(district)
            others = max(it.at(district) for seat, it in state.seated if seat != self.seat)
            yield broken("market.dominance", district=district, own=own, others=others)

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """Cards are claimed in the fourth phase, and only by who dominates."""
        yield from super().elsewhere(state)
        if self.seat in state.seats:
            yield from self.violations(state, state.pending[-1])

    def play(self, state: JantarisState, frame: Claiming, tell: Tell) -> JantarisState:
        """The card and its Prestige, Items that work on a claim, a new card; then the next player."""
        tell("market.condition", "claims", self.seat, card=self.card)
        prestige, claimed = state.box.market[self.card].prestige, state.player(self.seat).claimed
        market = without(state.market, self.card)
        idle = 0  # market.claim-new, else frame.idle
        state = replace(state.swap(MarketControl(after(state.seats, self.seat)[0], idle)), market=market)
        state, clause = state.change(self.seat, claimed=(*claimed, self.card)), "market.prestige"
        state = score(state, self.seat, "by_market", prestige, self.card, clause, tell)  # market.prestige
        more = cards_left(state, "market") > 0  # market.replace, else False
        if more:
            state = draw(state, "market", tell)
        else:
            tell("market.replace", "no-card-left", None)
        # On top of the draw: Items work at the moment of the claim (ruling.ledger).
        return moment(state, "market-claimed", self.seat)  # items.situation, else state


class Pass(Move, clause="market.optional", answers=(Claiming,)):
    """Claim no card."""

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """Nobody passes in an auction and stays in."""
        if isinstance(state.pending[-1], Bidding):
            yield broken("bazaar.raise-or-drop", "pass")

    def play(self, state: JantarisState, frame: Claiming, tell: Tell) -> JantarisState:
        tell("market.optional", "passes", self.seat)
        return state.swap(MarketControl(after(state.seats, self.seat)[0], frame.idle + 1))
