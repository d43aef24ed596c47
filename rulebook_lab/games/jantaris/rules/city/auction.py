"""The first phase, City: an auction at the Bazaar, from the second bid to the payment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, after, broken, effect, value
from ...components import Item
from ...state import JantarisState
from ..asking import question
from ..frames import Bidding, Payment, Sold
from ..goods import give_back, owned_violations, splits, worth_asking
from ..items.items import receive, standing
from ..moves import Bid, Drop, Match, Pay

# -- what a bid needs -----------------------------------------------------------------------


def substitutes(state: JantarisState, seat: Seat) -> int:
    """How many Goods of the starting price may have the other colour (ruling.scales)."""
    table = state.components.items
    return sum(
        effect.most
        for item in standing(state, seat)
        for effect in table[item].effects
        if effect.op == "substitute-color"
    )


def missing(item: Item, red: int, black: int) -> int:
    """How many Goods of the right colours these fall short of the starting price."""
    return max(0, item.red - red) + max(0, item.black - black)


def has_price(state: JantarisState, seat: Seat, item: Item) -> bool:
    """Whether a seat owns the starting price in its colours."""
    player = state.player(seat)
    short = missing(item, player.red, player.black)
    return not short or (player.goods >= item.price and short <= substitutes(state, seat))


def price_facts(state: JantarisState, seat: Seat, item: Item) -> dict[str, Any]:
    """What a refusal says of a starting price: `spare` of its Goods may have the other colour."""
    spare = substitutes(state, seat)
    return {"item": item.id, "red": item.red, "black": item.black, "spare": spare}


def number_violations(state: JantarisState, seat: Seat, number: int) -> Iterator[Violation]:
    """Nobody bids more Goods than he owns (ruling.bids-binding)."""
    if number > (owned := state.player(seat).goods):
        yield broken("bazaar.raise-needs", owned=owned, number=number)


# -- the bidding ----------------------------------------------------------------------------


def bids(state: JantarisState, frame: Bidding) -> Iterator[Move]:
    """From the highest bid so far to one too many; the same; out."""
    seat = frame.seat
    highest = max(frame.bid, state.player(seat).goods)
    yield from (Bid(seat, number) for number in range(frame.bid, highest + 2))
    yield Match(seat)
    yield Drop(seat)


def bids_legal(state: JantarisState, frame: Bidding) -> list[Move]:
    """The same, without asking the checks."""
    seat, goods = frame.seat, state.player(frame.seat).goods
    out: list[Move] = [Drop(seat)]
    if must_drop(state, frame) or not has_price(state, seat, state.components.items[frame.item]):
        return out
    raised: list[Move] = [Bid(seat, number) for number in range(frame.bid + 1, goods + 1)]
    return [*raised, Match(seat), *out] if seat == state.active and goods >= frame.bid else raised + out


def bidding_facts(state: JantarisState, frame: Bidding) -> Mapping[str, str]:
    """What else the prompt says: whether he may match, and whether that is all he may bid."""
    if frame.seat != state.active:
        return {}
    return {"variant": "match" if state.player(frame.seat).goods > frame.bid else "match-only"}


@value("bazaar.forced-drop", off=False)
def must_drop(state: JantarisState, frame: Bidding) -> bool:
    """A player whose Goods are too few to go above the bid, and who may not match it."""
    goods = state.player(frame.seat).goods
    return goods <= frame.bid and not (frame.seat == state.active and goods == frame.bid)


def price_violations(state: JantarisState, frame: Bidding, seat: Seat) -> Iterator[Violation]:
    """Every bidder owns the starting price in its colours."""
    item = state.components.items[frame.item]
    if not has_price(state, seat, item):
        yield broken("bazaar.raise-needs", "colours", **price_facts(state, seat, item))


def bid_violations(state: JantarisState, frame: Bidding, move: Bid) -> Iterator[Violation]:
    """More than the highest bid, and owned."""
    if move.goods <= frame.bid:
        yield broken("bazaar.raise-or-drop", bid=frame.bid, number=move.goods)
    yield from price_violations(state, frame, move.seat)
    yield from number_violations(state, move.seat, move.goods)
    if (owned := state.player(move.seat).goods) <= frame.bid:
        yield broken("bazaar.forced-drop", owned=owned, bid=frame.bid)


def match_violations(state: JantarisState, frame: Bidding, move: Match) -> Iterator[Violation]:
    """The Active Player's privilege (ruling.match-only-active)."""
    if move.seat != state.active:
        yield broken("bazaar.match", active=state.active, bid=frame.bid)
    yield from price_violations(state, frame, move.seat)
    yield from number_violations(state, move.seat, frame.bid)


def bid(state: JantarisState, frame: Bidding, move: Bid, tell: Tell) -> JantarisState:
    """He leads now."""
    tell("bazaar.raise-or-drop", "bids", move.seat, bid=move.goods)
    return asked_next(state, replace(frame, bid=move.goods, leader=move.seat))


def match(state: JantarisState, frame: Bidding, move: Match, tell: Tell) -> JantarisState:
    """The same bid counts as his (ruling.match-leads)."""
    tell("bazaar.match", "matches", move.seat, bid=frame.bid)
    return asked_next(state, led_by(frame, move.seat))


@effect("bazaar.after-match")
def led_by(frame: Bidding, seat: Seat) -> Bidding:
    """The others must go above it."""
    return replace(frame, leader=seat)


def drop(state: JantarisState, frame: Bidding, move: Drop, tell: Tell) -> JantarisState:
    """He takes no further part."""
    if not has_price(state, move.seat, state.components.items[frame.item]):
        tell("bazaar.raise-needs", "lacks-colours", move.seat)
    elif must_drop(state, frame):
        tell("bazaar.forced-drop", "too-few", move.seat)
    else:
        tell("bazaar.raise-or-drop", "drops", move.seat)
    return asked_next(state, without(frame, move.seat))


@effect("bazaar.no-rejoin")
def without(frame: Bidding, seat: Seat) -> Bidding:
    """The others go on bidding."""
    return replace(frame, bidders=tuple(other for other in frame.bidders if other != seat))


@value("bazaar.winner", off="")
def winner(frame: Bidding) -> Seat:
    """Whoever holds the highest bid when all others are out."""
    return frame.leader


def asked_next(state: JantarisState, frame: Bidding) -> JantarisState:
    """The next bidder who does not lead; when there is none, the leader has won."""
    if not (seats := waiting(state, frame)):
        return state.swap(Payment(frame.item, frame.bid, winner(frame)))
    return state.swap(replace(frame, seat=seats[0]))


@value("bazaar.order", off=())
def waiting(state: JantarisState, frame: Bidding) -> tuple[Seat, ...]:
    """Who is still to be asked, clockwise from the last one; never the leader (ruling.leader-not-asked)."""
    around = (*after(state.seats, frame.seat), frame.seat)
    return tuple(seat for seat in around if seat in frame.bidders and seat != frame.leader)


def rejoin_violations(state: JantarisState, move: Bid | Match) -> Iterator[Violation]:
    """Whoever has dropped out stays out."""
    frame = state.pending[-1]
    if isinstance(frame, Bidding) and move.seat in state.seats and move.seat not in frame.bidders:
        yield broken("bazaar.no-rejoin", seat=move.seat, bidders=frame.bidders)


# -- payment, and what follows --------------------------------------------------------------


def payments(state: JantarisState, frame: Payment) -> Iterator[Move]:
    """Every way to make up the bid, and those beside them."""
    player = state.player(frame.seat)
    return (Pay(frame.seat, *goods) for goods in worth_asking(frame.bid, player.red, player.black))


def payments_legal(state: JantarisState, frame: Payment) -> list[Move]:
    """The same, without asking the checks."""
    player, item = state.player(frame.seat), state.components.items[frame.item]
    spare = substitutes(state, frame.seat)
    return [
        Pay(frame.seat, red, black)
        for red, black in splits(frame.bid, player.red, player.black)
        if missing(item, red, black) <= spare
    ]


def pay_violations(state: JantarisState, frame: Payment, move: Pay) -> Iterator[Violation]:
    """Exactly the bid, the starting price in its colours among it."""
    player, item = state.player(move.seat), state.components.items[frame.item]
    if move.red + move.black != frame.bid or min(move.red, move.black) < 0:
        yield broken("bazaar.pay", bid=frame.bid, number=move.red + move.black)
    if missing(item, move.red, move.black) > substitutes(state, move.seat):
        yield broken("bazaar.pay", "colours", **price_facts(state, move.seat, item))
    yield from owned_violations(player, move.red, move.black, "bazaar.pay")


def pay(state: JantarisState, frame: Payment, move: Pay, tell: Tell) -> JantarisState:
    """The Item is paid, received and used; then perhaps another auction (ruling.before-second)."""
    left = tuple(item for item in state.offer if item != frame.item)
    state = pay_goods(replace(state.swap(Sold(move.seat)), offer=left), move, tell)
    return receive(state, move.seat, frame.item, tell)


@effect("bazaar.pay")
def pay_goods(state: JantarisState, move: Pay, tell: Tell) -> JantarisState:
    """Into the common supply; the others pay nothing."""
    return give_back(state, move.seat, move.red, move.black, "bazaar.pay", "pays", tell)


BID = Verb(Bid, "bazaar.raise-or-drop", bid, bid_violations, rejoin_violations)
MATCH = Verb(Match, "bazaar.match", match, match_violations, rejoin_violations)
DROP = Verb(Drop, "bazaar.raise-or-drop", drop)
PAY = Verb(Pay, "bazaar.extra-colours", pay, pay_violations)
VERBS = [BID, MATCH, DROP, PAY]
STEPS = [
    question(Bidding, BID, MATCH, DROP, proposals=bids, legal=bids_legal, facts=bidding_facts),
    question(Payment, PAY, proposals=payments, legal=payments_legal),
]
