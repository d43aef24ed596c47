"""The first phase, City: the Bazaar and its auctions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ...engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, from_seat, implements, value
from .asking import active_player, question
from .components import Item
from .decks import cards_left, draw
from .frames import Bidding, Opening, Payment, Refill
from .goods import give_back, owned_violations, splits, worth_asking
from .items import receive, situation
from .moves import Auction, Bid, Drop, Match, Pay, Stop
from .state import JantarisState, Player

ON_OFFER = 2


# -- what a bid needs -----------------------------------------------------------------------


def substitutes(state: JantarisState, player: Player) -> int:
    """How many Goods of the starting price may have the other colour (ruling.scales)."""
    table = state.components.items
    return sum(
        effect.most
        for item in player.items
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
    return not short or (player.goods >= item.price and short <= substitutes(state, player))


def can_open(state: JantarisState) -> list[Item]:
    """The Items on offer that the Active Player can put up for auction."""
    items = (state.components.items[id] for id in state.offer)
    return [item for item in items if has_price(state, state.active, item)]


def number_violations(state: JantarisState, seat: Seat, number: int) -> Iterator[Violation]:
    """Nobody bids more Goods than he owns (ruling.bids-binding)."""
    if number > (owned := state.player(seat).goods):
        yield broken("bazaar.raise-needs", owned=owned, number=number)


# -- an Item is put up for auction ----------------------------------------------------------


@implements("items.historic-book")
def enter_bazaar(state: JantarisState, tell: Tell) -> JantarisState:
    """Items that work on entering come before any auction."""
    return situation(state.push(Opening()), "bazaar-entered", state.active)


def openings(state: JantarisState, frame: Opening) -> Iterator[Move]:
    """Every Item of the offer with bids from one too few to one too many; or none."""
    if has_bought(state, frame):
        return
    seat, goods = state.active, state.player(state.active).goods
    for id in state.offer:
        price = state.components.items[id].price
        yield from (Auction(seat, id, bid) for bid in range(price - 1, max(price, goods) + 2))
    yield Stop(seat)


def openings_legal(state: JantarisState, frame: Opening) -> list[Move]:
    """The same, without asking the checks."""
    if has_bought(state, frame):
        return []
    seat, goods = state.active, state.player(state.active).goods
    found: list[Move] = [
        Auction(seat, item.id, bid) for item in can_open(state) for bid in range(item.price, goods + 1)
    ]
    return [*found, Stop(seat)] if frame.buyer or not found else found


@value("bazaar.one-purchase", off=False)
def has_bought(state: JantarisState, frame: Opening) -> bool:
    """Whether the Active Player has won an auction of this turn."""
    return frame.buyer == state.active


def auction_violations(state: JantarisState, frame: Opening, move: Auction) -> Iterator[Violation]:
    """An Item on show, its whole starting price owned, and a bid that is neither too low nor too high."""
    if move.item not in state.offer:
        yield broken("bazaar.no-refill", item=move.item, offer=state.offer)
        return
    item = state.components.items[move.item]
    if not has_price(state, move.seat, item):
        yield broken("bazaar.can-open", item=item.id, red=item.red, black=item.black)
    if move.bid < item.price:
        yield broken("bazaar.opening-bid", item=item.id, price=item.price, bid=move.bid)
    yield from number_violations(state, move.seat, move.bid)


def stop_violations(state: JantarisState, frame: Opening, move: Stop) -> Iterator[Violation]:
    """Only the second auction is optional."""
    if not frame.buyer and (items := can_open(state)):
        yield broken("bazaar.must", items=tuple(item.id for item in items))


def auction(state: JantarisState, frame: Opening, move: Auction, tell: Tell) -> JantarisState:
    """The Active Player's is the first bid; the player on his left is asked."""
    tell("bazaar.opening-bid", "opens", move.seat, item=move.item, bid=move.bid)
    bidders = from_seat(state.seats, move.seat)
    return state.swap(Bidding(move.item, move.bid, move.seat, bidders, bidders[1]))


def stop(state: JantarisState, frame: Opening, move: Stop, tell: Tell) -> JantarisState:
    """No auction: none is possible, or the second is not wanted."""
    clause, kind = ("bazaar.second", "no-second") if frame.buyer else ("bazaar.cannot", "no-auction")
    tell(clause, kind, move.seat)
    return state.swap(Refill())


def after_purchase(state: JantarisState, frame: Opening, tell: Tell) -> JantarisState:
    """The Active Player has his Item."""
    tell("bazaar.one-purchase", "one-purchase", state.active)
    return state.swap(Refill())


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


@value("bazaar.forced-drop", off=False)
def must_drop(state: JantarisState, frame: Bidding) -> bool:
    """A player whose Goods are too few to go above the bid, and who may not match it."""
    goods = state.player(frame.seat).goods
    return goods <= frame.bid and not (frame.seat == state.active and goods == frame.bid)


def price_violations(state: JantarisState, frame: Bidding, seat: Seat) -> Iterator[Violation]:
    """Every bidder owns the starting price in its colours."""
    item = state.components.items[frame.item]
    if not has_price(state, seat, item):
        yield broken("bazaar.raise-needs", "colours", item=item.id, red=item.red, black=item.black)


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
    if must_drop(state, frame):
        tell("bazaar.forced-drop", "too-few", move.seat)
    elif not has_price(state, move.seat, state.components.items[frame.item]):
        tell("bazaar.raise-needs", "lacks-colours", move.seat)
    else:
        tell("bazaar.raise-or-drop", "drops", move.seat)
    return asked_next(state, without(frame, move.seat))


@effect("bazaar.no-rejoin")
def without(frame: Bidding, seat: Seat) -> Bidding:
    """The others go on bidding."""
    return replace(frame, bidders=tuple(other for other in frame.bidders if other != seat))


@implements("bazaar.order", "bazaar.winner")
def asked_next(state: JantarisState, frame: Bidding) -> JantarisState:
    """The next bidder clockwise who does not lead; when there is none, the leader has won."""
    around = from_seat(state.seats, frame.seat)[1:]
    waiting = [seat for seat in (*around, frame.seat) if seat in frame.bidders and seat != frame.leader]
    if not waiting:
        return state.swap(Payment(frame.item, frame.bid, frame.leader))
    return state.swap(replace(frame, seat=waiting[0]))


# -- payment, and what follows --------------------------------------------------------------


def payments(state: JantarisState, frame: Payment) -> Iterator[Move]:
    """Every way to make up the bid, and those beside them."""
    player = state.player(frame.seat)
    return (Pay(frame.seat, *goods) for goods in worth_asking(frame.bid, player.red, player.black))


def payments_legal(state: JantarisState, frame: Payment) -> list[Move]:
    """The same, without asking the checks."""
    player, item = state.player(frame.seat), state.components.items[frame.item]
    spare = substitutes(state, player)
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
    if missing(item, move.red, move.black) > substitutes(state, player):
        yield broken("bazaar.pay", "colours", item=item.id, red=item.red, black=item.black)
    yield from owned_violations(player, move.red, move.black, "bazaar.pay")


def pay(state: JantarisState, frame: Payment, move: Pay, tell: Tell) -> JantarisState:
    """The Item is paid, received and used; then perhaps another auction (ruling.before-second)."""
    left = tuple(item for item in state.offer if item != frame.item)
    state = pay_goods(replace(state.swap(Opening(move.seat)), offer=left), move, tell)
    return receive(state, move.seat, frame.item, tell)


@effect("bazaar.pay")
def pay_goods(state: JantarisState, move: Pay, tell: Tell) -> JantarisState:
    """Into the common supply; the others pay nothing."""
    return give_back(state, move.seat, move.red, move.black, "bazaar.pay", "pays", tell)


@implements("bazaar.refill")
def refill(state: JantarisState, frame: Refill, tell: Tell) -> JantarisState:
    """Back to two Items, while there are cards (ruling.bazaar-deck-empty)."""
    if len(state.offer) < ON_OFFER and cards_left(state, "bazaar"):
        return draw(state, "bazaar", tell)
    return state.pop()


AUCTION = Verb(Auction, "bazaar.can-open", auction, auction_violations)
STOP = Verb(Stop, "bazaar.second", stop, stop_violations)
BID = Verb(Bid, "bazaar.raise-or-drop", bid, bid_violations)
MATCH = Verb(Match, "bazaar.match", match, match_violations)
DROP = Verb(Drop, "bazaar.raise-or-drop", drop)
PAY = Verb(Pay, "bazaar.extra-colours", pay, pay_violations)
VERBS = [AUCTION, STOP, BID, MATCH, DROP, PAY]
STEPS = [
    question(
        Opening,
        AUCTION,
        STOP,
        proposals=openings,
        legal=openings_legal,
        decider=active_player,
        otherwise=after_purchase,
    ),
    question(Bidding, BID, MATCH, DROP, proposals=bids, legal=bids_legal),
    question(Payment, PAY, proposals=payments, legal=payments_legal),
    Step(frame=Refill, advance=refill),
]
