"""The first phase, City: the Bazaar, where an Item is put up for auction, and perhaps a second one."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Move, Tell, Violation, broken, from_seat
from ...components import ItemName
from ...state import JantarisState
from ...vocabulary import Item
from ..common import OfActivePlayer
from .auction import Bidding, Refill, Sold, has_price, number_violations, price_facts


def affordable(state: JantarisState) -> list[Item]:
    """The Items on offer whose starting price the Active Player owns."""
    items = (state.box.items[id] for id in state.offer)
    return [item for item in items if has_price(state, state.active, item)]


class Opening(OfActivePlayer, clause="bazaar.must", forced=True):
    """The Active Player puts an Item up for auction, if he can."""

    def listed(self, state: JantarisState) -> list[Move]:
        """An auction or, if there can be none, no auction: to look at the Items twice would cost 2 %."""
        return [*Auction.proposals(state, self)] or [Stop(state.active)]


class Auction(
    Move, clause="bazaar.can-open", answers=(Opening, Sold), exact=True, spot="item:{item} button:bid-{bid}"
):
    """Put an Item up for auction with an opening bid."""

    item: ItemName
    bid: int

    @classmethod
    def proposals(cls, state: JantarisState, frame: Opening | Sold) -> Iterator[Auction]:
        goods = state.player(state.active).goods
        return (
            cls(state.active, item.id, bid)
            for item in affordable(state)
            for bid in range(item.price, goods + 1)
        )

    @classmethod
    def near(cls, state: JantarisState, frame: Opening | Sold) -> Iterator[Auction]:
        goods = state.player(state.active).goods
        for id in state.offer:
            price = state.box.items[id].price
            yield from (cls(state.active, id, bid) for bid in (price - 1, price, max(price, goods) + 1))

    def violations(self, state: JantarisState, frame: Opening | Sold) -> Iterator[Violation]:
        """An Item on show, its whole starting price owned, and a bid that is neither too low nor too high."""
        if self.item not in state.offer:
            yield broken("bazaar.no-refill", item=self.item, offer=state.offer)
            return
        item = state.box.items[self.item]
        if not has_price(state, self.seat, item):
            yield broken("bazaar.can-open", **price_facts(state, self.seat, item))
        if self.bid < item.price:
            yield broken("bazaar.opening-bid", item=item.id, price=item.price, bid=self.bid)
        yield from number_violations(state, self.seat, self.bid)

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """Whoever has bought his Item waits for its effects, but holds no other auction."""
        bought = [frame for frame in state.pending if isinstance(frame, Sold | Refill)]
        if any(frame.buyer == state.active for frame in bought):
            yield broken("bazaar.one-purchase", active=state.active)

    def play(self, state: JantarisState, frame: Opening | Sold, tell: Tell) -> JantarisState:
        """The Active Player's is the first bid; the player on his left is asked."""
        tell("bazaar.opening-bid", "opens", self.seat, item=self.item, bid=self.bid)
        bidders = from_seat(state.seats, self.seat)
        return state.swap(Bidding(self.item, self.bid, self.seat, bidders, bidders[1]))


class Stop(Move, clause="bazaar.second", answers=(Opening, Sold)):
    """Hold no auction: none is possible, or the second is not wanted."""

    def violations(self, state: JantarisState, frame: Opening | Sold) -> Iterator[Violation]:
        """Only the second auction is optional."""
        items = affordable(state) if isinstance(frame, Opening) else []
        none = not items  # bazaar.cannot, else False
        if not none:
            yield broken("bazaar.must", items=tuple(item.id for item in items))

    def play(self, state: JantarisState, frame: Opening | Sold, tell: Tell) -> JantarisState:
        if isinstance(frame, Sold):
            tell("bazaar.second", "no-second", self.seat)
        else:
            tell("bazaar.cannot", "no-auction", self.seat)
        return state.swap(Refill())
