"""The first phase, City: the Bazaar, where an Item is put up for auction, and perhaps a second one."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Frame, Move, Step, Tell, Verb, Violation, broken, from_seat, implements, value
from ...components import Item
from ...state import JantarisState
from ..asking import active_player, question
from ..decks import cards_left, draw
from ..frames import Bidding, Opening, Refill, Sold
from ..items.items import situation
from ..moves import Auction, Stop
from .auction import has_price, number_violations, price_facts

Asking = Opening | Sold
"""The first auction of a turn, or the second."""


@value("bazaar.refill", off=0)
def places_on_offer() -> int:
    """How many Items lie open."""
    return 2


def can_open(state: JantarisState) -> list[Item]:
    """The Items on offer that the Active Player can put up for auction."""
    items = (state.components.items[id] for id in state.offer)
    return [item for item in items if has_price(state, state.active, item)]


@implements("items.historic-book")
def enter_bazaar(state: JantarisState, tell: Tell) -> JantarisState:
    """Items that work on entering come before any auction."""
    return situation(state.push(Opening()), "bazaar-entered", state.active)


def openings(state: JantarisState, frame: Asking) -> Iterator[Move]:
    """Every Item of the offer with bids from one too few to one too many; or none."""
    if has_bought(state, frame):
        return
    seat, goods = state.active, state.player(state.active).goods
    for id in state.offer:
        price = state.components.items[id].price
        yield from (Auction(seat, id, bid) for bid in range(price - 1, max(price, goods) + 2))
    yield Stop(seat)


def openings_legal(state: JantarisState, frame: Asking) -> list[Move]:
    """The same, without asking the checks."""
    if has_bought(state, frame):
        return []
    seat, goods = state.active, state.player(state.active).goods
    items = can_open(state)
    found: list[Move] = [
        Auction(seat, item.id, bid) for item in items for bid in range(item.price, goods + 1)
    ]
    return [*found, Stop(seat)] if may_stop(frame, items) else found


@value("bazaar.cannot", off=False)
def nothing_affordable(items: list[Item]) -> bool:
    """Whether there is no Item on offer for which the Active Player can open the bidding."""
    return not items


@value("bazaar.one-purchase", off=False)
def has_bought(state: JantarisState, frame: Frame) -> bool:
    """Whether the Active Player has won an auction of this turn."""
    return isinstance(frame, Sold) and frame.buyer == state.active


def may_stop(frame: Asking, items: list[Item]) -> bool:
    """The first auction is held if any can be; the second is optional."""
    return isinstance(frame, Sold) or nothing_affordable(items)


def auction_violations(state: JantarisState, frame: Asking, move: Auction) -> Iterator[Violation]:
    """An Item on show, its whole starting price owned, and a bid that is neither too low nor too high."""
    if move.item not in state.offer:
        yield broken("bazaar.no-refill", item=move.item, offer=state.offer)
        return
    item = state.components.items[move.item]
    if not has_price(state, move.seat, item):
        yield broken("bazaar.can-open", **price_facts(state, move.seat, item))
    if move.bid < item.price:
        yield broken("bazaar.opening-bid", item=item.id, price=item.price, bid=move.bid)
    yield from number_violations(state, move.seat, move.bid)


def stop_violations(state: JantarisState, frame: Asking, move: Stop) -> Iterator[Violation]:
    """Only the second auction is optional."""
    if not may_stop(frame, items := can_open(state)):
        yield broken("bazaar.must", items=tuple(item.id for item in items))


def purchase_violations(state: JantarisState, move: Auction) -> Iterator[Violation]:
    """Whoever has bought his Item waits for its effects, but holds no other auction."""
    if any(has_bought(state, frame) for frame in state.pending):
        yield broken("bazaar.one-purchase", active=state.active)


def auction(state: JantarisState, frame: Asking, move: Auction, tell: Tell) -> JantarisState:
    """The Active Player's is the first bid; the player on his left is asked."""
    tell("bazaar.opening-bid", "opens", move.seat, item=move.item, bid=move.bid)
    bidders = from_seat(state.seats, move.seat)
    return state.swap(Bidding(move.item, move.bid, move.seat, bidders, bidders[1]))


def stop(state: JantarisState, frame: Asking, move: Stop, tell: Tell) -> JantarisState:
    """No auction: none is possible, or the second is not wanted."""
    if isinstance(frame, Sold):
        tell("bazaar.second", "no-second", move.seat)
    else:
        tell("bazaar.cannot", "no-auction", move.seat)
    return state.swap(Refill())


def after_purchase(state: JantarisState, frame: Asking, tell: Tell) -> JantarisState:
    """The Active Player has his Item."""
    tell("bazaar.one-purchase", "one-purchase", state.active)
    return state.swap(Refill())


def refill(state: JantarisState, frame: Refill, tell: Tell) -> JantarisState:
    """Back to two Items, while there are cards (ruling.bazaar-deck-empty)."""
    if len(state.offer) < places_on_offer() and cards_left(state, "bazaar"):
        return draw(state, "bazaar", tell)
    return state.pop()


AUCTION = Verb(Auction, "bazaar.can-open", auction, auction_violations, purchase_violations)
STOP = Verb(Stop, "bazaar.second", stop, stop_violations)
VERBS = [AUCTION, STOP]
STEPS = [
    *(
        question(
            frame,
            AUCTION,
            STOP,
            proposals=openings,
            legal=openings_legal,
            decider=active_player,
            otherwise=after_purchase,
        )
        for frame in (Opening, Sold)
    ),
    Step(frame=Refill, advance=refill),
]
