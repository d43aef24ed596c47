"""The first phase, City: the Bazaar, where an Item is put up for auction, and perhaps a second one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import asdict, replace

from ....engine import Frame, Move, Seat, Tell, Violation, after, broken, from_seat, without
from ..components import ItemName
from ..state import JantarisState
from ..vocabulary import Item
from .decks import cards_left, draw
from .general import OfActivePlayer, OfGoods, OfPhase, give_back, owned_violations, splits
from .items import receive, standing

ON_OFFER = 2
"""Items that lie open."""

# -- what a bid needs -----------------------------------------------------------------------


def substitutes(state: JantarisState, seat: Seat) -> int:
    """How many Goods of the starting price may have the other colour (ruling.scales)."""
    effects = [effect for item in standing(state, seat) for effect in item.effects]
    return sum([effect.most for effect in effects if effect.op == "substitute-color"])


def missing(item: Item, red: int, black: int) -> int:
    """How many Goods of the right colours these fall short of the starting price."""
    return max(0, item.red - red) + max(0, item.black - black)


def has_price(state: JantarisState, seat: Seat, item: Item) -> bool:
    """Whether a seat owns the starting price in its colours."""
    player = state.player(seat)
    short = missing(item, player.red, player.black)
    return not short or (player.goods >= item.price and short <= substitutes(state, seat))


def affordable(state: JantarisState) -> list[Item]:
    """The Items on offer whose starting price the Active Player owns."""
    table = state.box.items
    return [table[id] for id in state.offer if has_price(state, state.active, table[id])]


def price_facts(state: JantarisState, seat: Seat, item: Item) -> dict[str, object]:
    """What a refusal says of a starting price: `spare` of its Goods may have the other colour."""
    spare = substitutes(state, seat)
    return {"item": item.id, "red": item.red, "black": item.black, "spare": spare}


def number_violations(state: JantarisState, seat: Seat, number: int) -> Iterator[Violation]:
    """Nobody bids more Goods than he owns (ruling.bids-binding)."""
    if number > (owned := state.player(seat).goods):
        yield broken("bazaar.raise-needs", owned=owned, number=number)


def bid_violations(state: JantarisState, seat: Seat, item: Item, number: int) -> Iterator[Violation]:
    """Every bidder owns the starting price in its colours, and what he bids."""
    if not has_price(state, seat, item):
        yield broken("bazaar.raise-needs", "colours", **price_facts(state, seat, item))
    yield from number_violations(state, seat, number)


def auction_defects(state: JantarisState, id: str, bid: int, leader: Seat) -> Iterator[Violation]:
    """An Item on offer, and a bid that reaches its price and that its bidder can pay."""
    if (item := state.box.items.get(id)) is None:
        yield broken("components.items", "none", item=id)
        return
    if id not in state.offer:
        yield broken("bazaar.no-refill", item=id, offer=state.offer)
    if bid < item.price:
        yield broken("bazaar.opening-bid", item=id, price=item.price, bid=bid)
    yield from bid_violations(state, leader, item, bid)


# -- an Item is put up ----------------------------------------------------------------------


class Opening(OfActivePlayer, clause="bazaar.must", forced=True):
    """The Active Player puts an Item up for auction, if he can."""


class Sold(OfActivePlayer, clause="bazaar.second", forced=True):
    """`buyer` has won the last auction; unless it is the Active Player, another may follow."""

    buyer: Seat

    def moves(self, state: JantarisState) -> Iterable[Move]:
        again = self.buyer != state.active  # bazaar.one-purchase, else True
        return Frame.moves(self, state) if again else ()

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """The Active Player has his Item."""
        tell("bazaar.one-purchase", "one-purchase", state.active)
        return state.swap(Refill(self.buyer))


class Refill(Frame, clause="bazaar.refill"):
    """Two Items are on offer again, while there are cards (ruling.bazaar-deck-empty).

    `buyer` is the Active Player if he has bought one of this turn's.
    """

    buyer: Seat = ""

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        places = ON_OFFER  # bazaar.refill, else 0
        if len(state.offer) >= places:
            return state.pop()
        if not cards_left(state, "bazaar"):
            tell("bazaar.refill", "no-item-left", None)
            return state.pop()
        return draw(state, "bazaar", tell)


class Auction(
    OfPhase,
    clause="bazaar.can-open",
    answers=(Opening, Sold),
    exact=True,
    spot="item:{item} button:bid-{bid}",
):
    """Put an Item up for auction with an opening bid."""

    phase = "city"
    item: ItemName
    bid: int

    @classmethod
    def proposals(cls, state: JantarisState, frame: Opening | Sold) -> list[Auction]:
        bids, items = range(state.player(state.active).goods + 1), affordable(state)
        return [cls(state.active, item.id, bid) for item in items for bid in bids[item.price :]]

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
        if (item := state.box.items.get(self.item)) is None:
            return
        if not has_price(state, self.seat, item):
            yield broken("bazaar.can-open", **price_facts(state, self.seat, item))
        if self.bid < item.price:
            yield broken("bazaar.opening-bid", item=item.id, price=item.price, bid=self.bid)
        yield from number_violations(state, self.seat, self.bid)

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """Whoever has bought his Item waits for its effects, but holds no other auction."""
        buyers = [frame.buyer for frame in state.pending if isinstance(frame, Sold | Refill)]
        if self.seat == state.active and self.seat in buyers:
            yield broken("bazaar.one-purchase", active=state.active)
        yield from super().elsewhere(state)

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


# -- the bidding ----------------------------------------------------------------------------


class Bidding(Frame, clause="bazaar.order", forced=True):
    """`seat` is asked whether he goes above `bid`, which `leader` holds; `bidders` are still in."""

    item: str
    bid: int
    leader: Seat
    bidders: tuple[Seat, ...]
    seat: Seat

    def facts(self, state: JantarisState) -> Mapping[str, object]:
        """Whether he may match, and whether that is all he may bid."""
        if self.seat != state.active:
            return {}
        return {"variant": "match" if state.player(self.seat).goods > self.bid else "match-only"}

    def must_drop(self, state: JantarisState) -> bool:
        """Whether the player asked has too few Goods to go above the bid, and may not match it."""
        goods = state.player(self.seat).goods
        may_match = self.seat == state.active and goods == self.bid
        return goods <= self.bid and not may_match  # bazaar.forced-drop, else False

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        yield from auction_defects(state, self.item, self.bid, self.leader)
        others = {*self.bidders} - {self.leader}
        if self.leader not in self.bidders or self.seat not in others or len(others) + 1 < len(self.bidders):
            yield broken("bazaar.order", "bidders", **asdict(self))

    def next(self, state: JantarisState) -> JantarisState:
        """The next bidder clockwise is asked, never the leader (ruling.leader-not-asked); or he has won."""
        around = (*after(state.seats, self.seat), self.seat)
        waiting = [s for s in around if s in self.bidders and s != self.leader]  # bazaar.order, else []
        if waiting:
            return state.swap(replace(self, seat=waiting[0]))
        winner = self.leader  # bazaar.winner, else ""
        return state.swap(Payment(self.item, self.bid, winner))


class OfBidder(Move):
    """A bid at an auction that goes on."""

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """Whoever has dropped out stays out."""
        frame = state.pending[-1]
        if isinstance(frame, Bidding) and self.seat in state.seats and self.seat not in frame.bidders:
            yield broken("bazaar.no-rejoin", seat=self.seat, bidders=frame.bidders)


class Bid(OfBidder, clause="bazaar.raise-or-drop", answers=(Bidding,), exact=True, spot="button:bid-{goods}"):
    """Bid more."""

    goods: int

    @classmethod
    def proposals(cls, state: JantarisState, frame: Bidding) -> list[Bid]:
        if not has_price(state, frame.seat, state.box.items[frame.item]):
            return []
        goods = state.player(frame.seat).goods
        return [cls(frame.seat, number) for number in range(frame.bid + 1, goods + 1)]

    @classmethod
    def near(cls, state: JantarisState, frame: Bidding) -> Iterator[Bid]:
        goods = state.player(frame.seat).goods
        return (cls(frame.seat, number) for number in (frame.bid, max(frame.bid, goods) + 1))

    def violations(self, state: JantarisState, frame: Bidding) -> Iterator[Violation]:
        if self.goods <= frame.bid:
            yield broken("bazaar.raise-or-drop", bid=frame.bid, number=self.goods)
        yield from bid_violations(state, self.seat, state.box.items[frame.item], self.goods)
        if (owned := state.player(self.seat).goods) <= frame.bid:
            yield broken("bazaar.forced-drop", owned=owned, bid=frame.bid)

    def play(self, state: JantarisState, frame: Bidding, tell: Tell) -> JantarisState:
        tell("bazaar.raise-or-drop", "bids", self.seat, bid=self.goods)
        return replace(frame, bid=self.goods, leader=self.seat).next(state)


class Match(OfBidder, clause="bazaar.match", answers=(Bidding,)):
    """Bid the same as the highest bidder: the Active Player's privilege (ruling.match-only-active)."""

    def violations(self, state: JantarisState, frame: Bidding) -> Iterator[Violation]:
        if self.seat != state.active:
            yield broken("bazaar.match", active=state.active, bid=frame.bid)
        yield from bid_violations(state, self.seat, state.box.items[frame.item], frame.bid)

    def play(self, state: JantarisState, frame: Bidding, tell: Tell) -> JantarisState:
        """It counts as the highest bid, above which the others must go (ruling.match-leads)."""
        tell("bazaar.match", "matches", self.seat, bid=frame.bid)
        leader = self.seat  # bazaar.after-match, else frame.leader
        return replace(frame, leader=leader).next(state)


class Drop(Move, clause="bazaar.raise-or-drop", answers=(Bidding,)):
    """Drop out of the auction."""

    def play(self, state: JantarisState, frame: Bidding, tell: Tell) -> JantarisState:
        if not has_price(state, self.seat, state.box.items[frame.item]):
            tell("bazaar.raise-needs", "lacks-colours", self.seat)
        elif frame.must_drop(state):
            tell("bazaar.forced-drop", "too-few", self.seat)
        else:
            tell("bazaar.raise-or-drop", "drops", self.seat)
        others = without(frame.bidders, self.seat)
        bidders = others  # bazaar.no-rejoin, else frame.bidders
        return replace(frame, bidders=bidders).next(state)


# -- payment --------------------------------------------------------------------------------


class Payment(Frame, clause="bazaar.pay", forced=True):
    """The winner pays his bid."""

    item: str
    bid: int
    seat: Seat

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        return auction_defects(state, self.item, self.bid, self.seat)


class Pay(OfGoods, clause="bazaar.extra-colours", answers=(Payment,)):
    """Pay for an Item."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Payment) -> list[Pay]:
        player = state.player(frame.seat)
        return [cls(frame.seat, *goods) for goods in splits(frame.bid, player.red, player.black)]

    def violations(self, state: JantarisState, frame: Payment) -> Iterator[Violation]:
        """Exactly the bid, the starting price in its colours among it."""
        player, item = state.player(self.seat), state.box.items[frame.item]
        if self.red + self.black != frame.bid or min(self.red, self.black) < 0:
            yield broken("bazaar.pay", bid=frame.bid, number=self.red + self.black)
        if missing(item, self.red, self.black) > substitutes(state, self.seat):
            yield broken("bazaar.pay", "colours", **price_facts(state, self.seat, item))
        yield from owned_violations(player, self.red, self.black, "bazaar.pay")

    def play(self, state: JantarisState, frame: Payment, tell: Tell) -> JantarisState:
        """The Item is paid, received and used; then perhaps another auction (ruling.before-second)."""
        offer = without(state.offer, frame.item)
        state = replace(state.swap(Sold(self.seat)), offer=offer)
        state = give_back(state, self.seat, self.red, self.black, "bazaar.pay", "pays", tell)  # bazaar.pay
        return receive(state, self.seat, frame.item, tell)
