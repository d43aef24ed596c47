"""The third phase, Great Fair: Goods for Prestige, as long as somebody can trade."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, after, broken, effect, from_seat, value
from ..components import CENTER, FairCard
from ..state import JantarisState
from .asking import question
from .decks import draw
from .frames import Departure, Fair, GreatFair
from .goods import give_back, owned_violations, splits, worth_asking
from .guild import area_violations, locked
from .guild import move as move_merchant
from .items.items import situation, used_up
from .moves import Refrain, Send, Spend, Trade

ENOUGH = 5


# -- is there a fair ------------------------------------------------------------------------


def open_fair(state: JantarisState, frame: GreatFair, tell: Tell) -> JantarisState:
    """All Merchants in the City Center are counted, once (ruling.fair-count)."""
    merchants = sum(player.at(CENTER) for player in state.players)
    if not is_held(merchants):
        tell("fair.threshold", "no-fair", None, merchants=merchants)
        return state.pop()
    tell("fair.threshold", "fair", None, merchants=merchants)
    state = state.swap(Fair(state.active))
    for seat in reversed(from_seat(state.seats, state.active)):
        state = situation(state, "fair-opened", seat)
    return turn_up_card(state, tell)


@effect("fair.card")
def turn_up_card(state: JantarisState, tell: Tell) -> JantarisState:
    """The top card of its deck, for the whole phase."""
    return draw(state, "fair", tell)


@value("fair.threshold", off=False)
def is_held(merchants: int) -> bool:
    """Five or more."""
    return merchants >= ENOUGH


def card_of(state: JantarisState) -> FairCard:
    """The Great Fair card that lies open."""
    return state.components.fair[state.fair_card]


# -- exchanges ------------------------------------------------------------------------------


def can_pay(state: JantarisState, seat: Seat) -> bool:
    """Whether the Goods of a player reach the number on the card."""
    return state.player(seat).goods >= card_of(state).goods


@value("items.old-coins", off="")
def coins(state: JantarisState, seat: Seat) -> str:
    """An Item that may be given instead of Goods, or "" (ruling.old-coins)."""
    table = state.components.items
    return next((i for i in state.player(seat).items if table[i].trigger == "fair-exchange"), "")


def trades(state: JantarisState, frame: Fair) -> Iterator[Move]:
    """Every way to pay, the Item that pays, and nothing; none of it without a Merchant there."""
    player = state.player(frame.seat)
    if not player.at(CENTER):
        return
    item = coins(state, frame.seat)
    if can_pay(state, frame.seat):
        yield from (
            Trade(frame.seat, *goods)
            for goods in worth_asking(card_of(state).goods, player.red, player.black)
        )
    elif not item:
        return
    if item:
        yield Spend(frame.seat, item)
    yield Refrain(frame.seat)


def trades_legal(state: JantarisState, frame: Fair) -> list[Move]:
    """The same, without asking the checks."""
    player = state.player(frame.seat)
    if not player.at(CENTER):
        return []
    item = coins(state, frame.seat)
    spending: list[Move] = [Spend(frame.seat, item)] if item else []
    if can_pay(state, frame.seat):
        ways = splits(card_of(state).goods, player.red, player.black)
        return [*(Trade(frame.seat, *goods) for goods in ways), *spending]
    return [*spending, Refrain(frame.seat)] if item and may_refrain(state, item) else spending


def fair_facts(state: JantarisState, frame: Fair) -> Mapping[str, str]:
    """What else the prompt says: the card, and the Item without which there is no exchange."""
    if can_pay(state, frame.seat):
        return {"card": state.fair_card}
    return {"card": state.fair_card, "item": coins(state, frame.seat), "variant": "item"}


def may_refrain(state: JantarisState, item: str) -> bool:
    """An Item need not be used, unless it says so."""
    return not state.components.items[item].mandatory


def trade_violations(state: JantarisState, frame: Fair, move: Trade) -> Iterator[Violation]:
    """Exactly the number on the card, in any colours (ruling.fair-forced)."""
    if move.red + move.black != (number := card_of(state).goods) or min(move.red, move.black) < 0:
        yield broken("fair.pay", number=number, paid=move.red + move.black)
    yield from owned_violations(state.player(move.seat), move.red, move.black, "fair.pay")


def spend_violations(state: JantarisState, frame: Fair, move: Spend) -> Iterator[Violation]:
    """Only an Item of that kind, and one's own."""
    if not move.item or move.item != coins(state, move.seat):
        yield broken("items.old-coins", item=move.item)


def refrain_violations(state: JantarisState, frame: Fair, move: Refrain) -> Iterator[Violation]:
    """Who can trade must trade."""
    if can_pay(state, move.seat):
        yield broken("fair.must", number=card_of(state).goods, goods=state.player(move.seat).goods)
    elif not may_refrain(state, item := coins(state, move.seat)):
        yield broken("items.printed-timing", "mandatory", item=item)


def trade(state: JantarisState, frame: Fair, move: Trade, tell: Tell) -> JantarisState:
    """Goods are paid."""
    return exchanged(pay_goods(state, move, tell), frame, tell)


@effect("fair.pay")
def pay_goods(state: JantarisState, move: Trade, tell: Tell) -> JantarisState:
    """Into the common supply."""
    return give_back(state, move.seat, move.red, move.black, "fair.pay", "pays", tell)


def spend(state: JantarisState, frame: Fair, move: Spend, tell: Tell) -> JantarisState:
    """For the rest it is an ordinary exchange."""
    tell("items.old-coins", "spends", move.seat, item=move.item)
    return exchanged(used_up(state, move.seat, move.item, tell), frame, tell)


def refrain(state: JantarisState, frame: Fair, move: Refrain, tell: Tell) -> JantarisState:
    """No exchange this time."""
    tell("items.old-coins", "refrains", move.seat)
    return nobody_traded(state, frame, tell)


def exchanged(state: JantarisState, frame: Fair, tell: Tell) -> JantarisState:
    """Prestige at once, then a Merchant leaves; then the next player is asked."""
    heir = next_asked(frame.seat, state.seats)
    state = score_exchange(state.swap(Fair(heir)), frame.seat, tell)
    return merchant_leaves(state, frame.seat)


@effect("fair.prestige")
def score_exchange(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """The points on the card."""
    prestige = card_of(state).prestige
    tell("fair.prestige", "scores", seat, prestige=prestige)
    player = state.player(seat)
    return state.with_player(seat, replace(player, by_fair=player.by_fair + prestige))


@effect("fair.merchant")
def merchant_leaves(state: JantarisState, seat: Seat) -> JantarisState:
    """Where to is asked."""
    return state.push(Departure(seat))


@effect("fair.next")
def next_asked(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The player on the left, several times around if need be."""
    return after(seats, seat)[0]


def nobody_traded(state: JantarisState, frame: Fair, tell: Tell) -> JantarisState:
    """The next is asked, unless the fair is over."""
    if not full_round(state, frame.idle + 1):
        return state.swap(Fair(next_asked(frame.seat, state.seats), frame.idle + 1))
    tell("fair.end", "fair-over")
    return put_card_back(state.pop(), tell)


@value("fair.end", off=True)
def full_round(state: JantarisState, idle: int) -> bool:
    """Whether as many as there are players were asked in a row without an exchange (ruling.fair-stop)."""
    return idle >= len(state.seats)


@effect("fair.card-back")
def put_card_back(state: JantarisState, tell: Tell) -> JantarisState:
    """Under the deck, which is never shuffled again (ruling.fair-deck-order)."""
    tell("fair.card-back", "card-back", state.active, card=state.fair_card)
    return replace(state, fair_card="", under_fair=(*state.under_fair, state.fair_card))


# -- a Merchant leaves ----------------------------------------------------------------------


def ways_out(state: JantarisState, frame: Departure) -> Iterable[Move]:
    """Any area; only Districts without a token will do."""
    return [Send(frame.seat, area) for area in state.components.areas]


def ways_out_legal(state: JantarisState, frame: Departure) -> list[Move]:
    """The same, without asking the checks."""
    return _sendings(frame.seat, state.components.ring, (state.red, state.black))


@cache
def _sendings(seat: Seat, ring: tuple[str, ...], tokens: tuple[str, str]) -> list[Move]:
    return [Send(seat, district) for district in ring if district not in tokens]


def send_violations(state: JantarisState, frame: Departure, move: Send) -> Iterator[Violation]:
    """A District, and no token there (ruling.fair-target)."""
    yield from area_violations(state, move.district, district=True)
    if locked(state, move.district):
        yield broken("guild.no-move", area=move.district)


def send(state: JantarisState, frame: Departure, move: Send, tell: Tell) -> JantarisState:
    """Out of the City Center."""
    return move_merchant(state.pop(), move.seat, CENTER, move.district, "fair.merchant", tell)


TRADE = Verb(Trade, "fair.pay", trade, trade_violations)
SPEND = Verb(Spend, "items.old-coins", spend, spend_violations)
REFRAIN = Verb(Refrain, "items.old-coins", refrain, refrain_violations)
SEND = Verb(Send, "fair.merchant", send, send_violations)
VERBS = [TRADE, SPEND, REFRAIN, SEND]
STEPS = [
    Step(frame=GreatFair, advance=open_fair),
    question(
        Fair,
        TRADE,
        SPEND,
        REFRAIN,
        proposals=trades,
        legal=trades_legal,
        otherwise=nobody_traded,
        facts=fair_facts,
    ),
    question(Departure, SEND, proposals=ways_out, legal=ways_out_legal),
]
