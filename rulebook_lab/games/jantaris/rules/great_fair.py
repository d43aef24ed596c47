"""The third phase, Great Fair: Goods for Prestige, as long as somebody can trade."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated

from msgspec.structs import replace

from ....engine import Among, Frame, Move, Seat, Tell, Violation, after, broken, from_seat
from ..components import CENTER, FairCard, ItemName
from ..state import JantarisState, Player
from . import general
from .decks import Draw, draw
from .general import OfDistrict, OfGoods, OfPhase, OfSeat, give_back, owned_violations, splits
from .items import moment, used_up

ENOUGH = 5
"""Merchants in the City Center."""


class GreatFair(Frame, clause="fair.threshold"):
    """Whether a Great Fair is held."""

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """All Merchants in the City Center are counted, once (ruling.fair-count)."""
        merchants = sum([player.merchants.get(CENTER, 0) for player in state.players])
        held = merchants >= ENOUGH  # fair.threshold, else False
        tell("fair.threshold", "fair" if held else "no-fair", None, merchants=merchants)
        if not held:
            return state.pop()
        state = state.swap(Fair(state.active))
        for seat in reversed(from_seat(state.seats, state.active)):
            state = moment(state, "fair-opened", seat)  # items.situation
        return draw(state, "fair", tell)  # fair.card, else state


class Fair(OfSeat, clause="fair.must", forced=True):
    """`seat` is asked; `idle` players in a row have made no exchange."""

    idle: int = 0

    @property
    def turn(self) -> str:
        """All are asked in turn, again and again."""
        return "fair.next"

    def depends(self, state: JantarisState) -> Hashable:
        player = state.player(self.seat)
        if not player.at(CENTER):
            return ""
        return self.seat, player.red, player.black, state.fair_card, *coins(state, self, self.seat)

    def facts(self, state: JantarisState) -> Mapping[str, object]:
        """The card, and the Item without which there is no exchange."""
        items = () if can_pay(state, self.seat) else coins(state, self, self.seat)
        said = {"item": items[0], "variant": "item"} if items else {}
        return {"card": state.fair_card, **said}

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """Who cannot trade is passed over."""
        player, card = state.player(self.seat), card_of(state)
        why = "too-few-to-trade" if player.at(CENTER) else "nobody-in-center"
        tell("fair.must", why, self.seat, goods=player.goods, number=card.goods)
        return self.no_exchange(state, tell)

    def no_exchange(self, state: JantarisState, tell: Tell) -> JantarisState:
        """The next is asked, unless all were in a row without an exchange (ruling.fair-stop)."""
        over = self.idle + 1 >= len(state.seats)  # fair.end, else True
        if not over:
            return state.swap(Fair(self.left_hand(state), self.idle + 1))
        tell("fair.end", "fair-over")
        tell("fair.card-back", "card-back", state.active, card=state.fair_card)
        state = state.pop()
        # The deck is never shuffled again (ruling.fair-deck-order).
        under = (*state.under_fair, state.fair_card)
        return replace(state, fair_card="", under_fair=under)  # fair.card-back, else state

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        if not state.fair_card and Draw("fair") not in state.pending:
            yield broken("fair.card", "none")

    def left_hand(self, state: JantarisState) -> Seat:
        """The next to be asked, several times around if need be."""
        return after(state.seats, self.seat)[0]  # fair.next, else self.seat

    def exchanged(self, state: JantarisState, tell: Tell) -> JantarisState:
        """Prestige at once, then a Merchant leaves; then the next player is asked."""
        clause, prize = "fair.prestige", (card_of(state).prestige, state.fair_card)
        state = state.swap(Fair(self.left_hand(state)))
        state = general.score(state, self.seat, "by_fair", *prize, clause, tell)  # fair.prestige
        return state.push(Departure(self.seat))  # fair.merchant, else state


def card_of(state: JantarisState) -> FairCard:
    """The Great Fair card that lies open."""
    return state.box.fair[state.fair_card]


def can_pay(state: JantarisState, seat: Seat) -> bool:
    """Whether the Goods of a player reach the number on the card."""
    return state.player(seat).goods >= card_of(state).goods


def coins(state: JantarisState, frame: Fair, seat: Seat) -> list[str]:
    """The Item that may be given instead of Goods, if there is one (ruling.old-coins)."""
    player = state.player(seat)
    if not player.items or not player.at(CENTER):
        return []
    return fitting(state, player)[:1]  # items.old-coins, else []


def fitting(state: JantarisState, player: Player) -> list[str]:
    """The Items of a player that may be given instead of Goods."""
    table = state.box.items
    return [item for item in player.items if table[item].trigger == "fair-exchange"]


def owned(state: JantarisState, frame: Fair, seat: Seat) -> tuple[str, ...]:
    """The Items of a seat."""
    return state.player(seat).items


class Trade(OfGoods, OfPhase, clause="fair.pay", answers=(Fair,), exact=True):
    """Trade Goods for Prestige at the Great Fair."""

    phase = "fair"

    @classmethod
    def proposals(cls, state: JantarisState, frame: Fair) -> list[Trade]:
        player = state.player(frame.seat)
        ways = splits(card_of(state).goods, player.red, player.black) if player.at(CENTER) else ()
        return [cls(frame.seat, *goods) for goods in ways]

    def violations(self, state: JantarisState, frame: Fair) -> Iterator[Violation]:
        """Exactly the number on the card, in any colours (ruling.fair-forced)."""
        number = card_of(state).goods
        if not state.player(self.seat).at(CENTER):
            yield broken("fair.must", "nobody-in-center")
        if self.red + self.black != number or min(self.red, self.black) < 0:
            yield broken("fair.pay", number=number, paid=self.red + self.black)
        yield from owned_violations(state.player(self.seat), self.red, self.black, "fair.pay")

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """Who has been passed over at a Great Fair lacks a Merchant in the City Center, or Goods."""
        yield from super().elsewhere(state)
        if state.fair_card and self.seat in state.seats:
            player, number = state.player(self.seat), card_of(state).goods
            if not player.at(CENTER):
                yield broken("fair.must", "nobody-in-center")
            if player.goods < number:
                yield broken("fair.must", "too-few", number=number, goods=player.goods)

    def play(self, state: JantarisState, frame: Fair, tell: Tell) -> JantarisState:
        state = give_back(state, self.seat, self.red, self.black, "fair.pay", "pays", tell)  # fair.pay
        return frame.exchanged(state, tell)


class Spend(Move, clause="items.old-coins", answers=(Fair,), spot="item:{item}", exact=True):
    """Give an Item instead of Goods; for the rest it is an ordinary exchange."""

    item: Annotated[ItemName, Among(owned, "not-owned", "bazaar.own")]

    @classmethod
    def proposals(cls, state: JantarisState, frame: Fair) -> list[Spend]:
        return [cls(frame.seat, item) for item in coins(state, frame, frame.seat)]

    def violations(self, state: JantarisState, frame: Fair) -> Iterator[Violation]:
        """An Item that is worth Goods there, and a Merchant in the City Center."""
        player = state.player(self.seat)
        if self.item in set(player.items).difference(fitting(state, player)):
            yield broken("items.old-coins", item=self.item)
        if not player.at(CENTER):
            yield broken("fair.must", "nobody-in-center")

    def play(self, state: JantarisState, frame: Fair, tell: Tell) -> JantarisState:
        tell("items.old-coins", "spends", self.seat, item=self.item)
        return frame.exchanged(used_up(state, self.seat, self.item, tell), tell)


class Refrain(Move, clause="items.old-coins", answers=(Fair,)):
    """Make no exchange this time."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Fair) -> list[Refrain]:
        return [cls(frame.seat) for _ in coins(state, frame, frame.seat)]

    def violations(self, state: JantarisState, frame: Fair) -> Iterator[Violation]:
        """Who can trade must trade; an Item need not be used, unless it says so."""
        if can_pay(state, self.seat):
            yield broken("fair.must", number=card_of(state).goods, goods=state.player(self.seat).goods)
            return
        for item in coins(state, frame, self.seat):
            if state.box.items[item].mandatory:
                yield broken("items.printed-timing", "mandatory", item=item)

    def play(self, state: JantarisState, frame: Fair, tell: Tell) -> JantarisState:
        tell("items.old-coins", "refrains", self.seat)
        return frame.no_exchange(state, tell)


class Departure(OfSeat, clause="fair.merchant", forced=True):
    """A Merchant of `seat` leaves the City Center."""

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        if not state.player(self.seat).at(CENTER):
            yield broken("fair.merchant", "nobody", seat=self.seat)


class Send(OfDistrict, clause="fair.merchant", answers=(Departure,), exact=True):
    """Say where the Merchant goes that leaves the City Center."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Departure) -> Sequence[Send]:
        return cls.each(frame.seat, state.open_districts)

    def violations(self, state: JantarisState, frame: Departure) -> Iterable[Violation]:
        """A District, and no token there (ruling.fair-target)."""
        return general.move_violations(state, self.district)

    def play(self, state: JantarisState, frame: Departure, tell: Tell) -> JantarisState:
        return general.move(state.pop(), self.seat, CENTER, self.district, "fair.merchant", tell)
