"""The three face-down decks: the top card is turned up.

A card comes from the part whose order nobody knows, then from what was put under the deck. `Search` stands
here, not with Picks (items.picks), because the cards turned up for it lie in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Literal

from msgspec.structs import replace

from ....engine import CHANCE, Chance, Frame, Move, Seat, Tell, Violation, broken, without
from ..components import CardName
from ..state import JantarisState

Deck = Literal["bazaar", "market", "fair", "search"]
"""A deck, by what its card is for; Items are turned up for the offer or for a search."""

SettingUp = Literal["", "setup.bazaar-display", "setup.market"]
"""The clauses by which cards are turned up before the game begins; "" later."""

TURNED_UP_BY = {
    "bazaar": "bazaar.refill",
    "market": "market.replace",
    "fair": "fair.card",
    "search": "items.picks",
}
FIELDS = {"bazaar": "bazaar", "market": "market_deck", "fair": "fair_deck", "search": "bazaar"}
UNDER = {"bazaar": "under_bazaar", "fair": "under_fair", "search": "under_bazaar"}
"""The cards of a deck whose order nobody knows, and those that were put under it, in order."""


def unknown(state: JantarisState, deck: Deck) -> tuple[str, ...]:
    """The cards of a deck whose order nobody knows."""
    cards: tuple[str, ...] = getattr(state, FIELDS[deck])
    return cards


def cards_left(state: JantarisState, deck: Deck) -> int:
    """How many cards a deck holds."""
    return len(unknown(state, deck)) + (len(getattr(state, UNDER[deck])) if deck in UNDER else 0)


def draw(state: JantarisState, deck: Deck, tell: Tell, by: SettingUp = "") -> JantarisState:
    """Turns up the top card: by chance, or the one that everybody knows to be there."""
    if unknown(state, deck):
        return state.push(Draw(deck, by))
    top, *rest = getattr(state, UNDER[deck])
    return lay_open(replace(state, **{UNDER[deck]: tuple(rest)}), Draw(deck, by), top, tell)


class Draw(Chance, clause="setup.bazaar-deck", omit_defaults=True):
    """Chance turns up the top card of a deck."""

    deck: Deck
    by: SettingUp = ""

    @property
    def rule(self) -> str:
        """The clause by which a card of that deck is turned up."""
        return self.by or TURNED_UP_BY[self.deck]

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        if not unknown(state, self.deck):
            yield broken(self.rule, "no-card", deck=self.deck)
        if self.deck == "fair" and state.fair_card:
            yield broken(self.rule, "open", card=state.fair_card)
        if self.deck == "search" and not state.open(Search):
            yield broken("items.picks", "no-search")

    def weights(self, state: JantarisState) -> Mapping[Move, int]:
        return {TurnUp(CHANCE, card): 1 for card in unknown(state, self.deck)}

    def draw(self, state: JantarisState, random: Random) -> Move:
        return TurnUp(CHANCE, random.choice(unknown(state, self.deck)))


class TurnUp(Move, clause="setup.bazaar-deck", answers=(Draw,), spot="card:{card}"):
    """The top card of a deck is this one."""

    card: CardName

    def play(self, state: JantarisState, frame: Draw, tell: Tell) -> JantarisState:
        left = without(unknown(state, frame.deck), self.card)
        state = replace(state, pending=state.pending[:-1], **{FIELDS[frame.deck]: left})
        return lay_open(state, frame, self.card, tell)


def lay_open(state: JantarisState, drawn: Draw, card: str, tell: Tell) -> JantarisState:
    """The card turned up lies where its deck's cards lie."""
    if drawn.deck == "market":
        tell(drawn.rule, "market-card", None, card=card)
        return replace(state, market=tuple(sorted((*state.market, card))))
    if drawn.deck == "fair":
        tell(drawn.rule, "fair-card", state.active, card=card)
        return replace(state, fair_card=card)
    search = state.pending[-1]
    if drawn.deck == "search" and isinstance(search, Search):
        tell(drawn.rule, "searched", search.seat, item=card)
        return state.swap(replace(search, cards=(*search.cards, card)))
    tell(drawn.rule, "offered", None, item=card)
    return replace(state, offer=tuple(sorted((*state.offer, card))))


class Search(Frame, clause="items.picks", forced=True):
    """Cards of the Bazaar Deck are turned up for `seat`, who may take one once all are open."""

    item: str
    seat: Seat
    look: int
    cards: tuple[str, ...] = ()

    def moves(self, state: JantarisState) -> Iterable[Move]:
        return Frame.moves(self, state) if len(self.cards) == self.look else ()

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        return draw(state, "search", tell)

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        if self.item not in state.box.items:
            yield broken("components.items", "none", item=self.item)
        elif not any(self.item in place for place in (state.gone, *(it.items for it in state.players))):
            yield broken("bazaar.own", "nobody", item=self.item)
        if not len(self.cards) <= self.look <= len(self.cards) + cards_left(state, "search"):
            yield broken("items.picks", "number", look=self.look, cards=self.cards)
