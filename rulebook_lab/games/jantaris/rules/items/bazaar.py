"""Items that work on the Bazaar: the Historic Book replaces an Item on offer, Picks searches the deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from .....engine import Move, Tell, Violation, broken
from ...state import JantarisState
from ...vocabulary import Effect
from ..common import OfItem
from ..decks import Search, cards_left, draw
from .items import ByEffect, Working, receive

# -- the offer ------------------------------------------------------------------------------


class Replace(OfItem, ByEffect, clause="items.historic-book", answers=(Working,)):
    """Put an Item on offer under the deck; the top card takes its place."""

    op: ClassVar[str] = "replace-offer"

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> Iterator[Replace]:
        offer = state.offer if frame.effects(state, cls.op) else ()
        return (cls(frame.seat, item) for item in offer)

    def misfits(self, state: JantarisState, frame: Working, effect: Effect) -> Iterator[Violation]:
        """An Item on offer, while there is a card to come in its place (ruling.historic-book)."""
        if self.item not in state.offer:
            yield broken("bazaar.no-refill", item=self.item, offer=state.offer)
        if not cards_left(state, "bazaar"):
            yield broken("items.historic-book")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        tell("items.historic-book", "puts-under", self.seat, item=self.item)
        offer = tuple(item for item in state.offer if item != self.item)
        state = draw(replace(frame.done(state, tell), offer=offer), "bazaar", tell)
        return replace(state, under_bazaar=(*state.under_bazaar, self.item))


# -- Picks ----------------------------------------------------------------------------------


def too_valuable(state: JantarisState, frame: Search, item: str) -> bool:
    """Whether no card turned up brings more Prestige; so of equal ones none can be taken (ruling.picks)."""
    table = state.box.items
    best = max(table[card].prestige for card in frame.cards)
    return table[item].prestige >= best  # items.picks, else False


class Choose(OfItem, clause="items.picks", answers=(Search,)):
    """Take one of the Items turned up."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Search) -> Iterator[Choose]:
        return (cls(frame.seat, card) for card in frame.cards)

    def violations(self, state: JantarisState, frame: Search) -> Iterator[Violation]:
        """One of the cards, but none of the most valuable."""
        if self.item not in frame.cards:
            yield broken("items.picks", "elsewhere", item=self.item, cards=frame.cards)
        elif too_valuable(state, frame, self.item):
            yield broken("items.picks", item=self.item)

    def play(self, state: JantarisState, frame: Search, tell: Tell) -> JantarisState:
        """It is received as if bought; the rest go under the deck as they were turned up."""
        rest = tuple(card for card in frame.cards if card != self.item)
        tell("items.picks", "chooses", self.seat, item=self.item, rest=rest)
        state = replace(state.pop(), under_bazaar=state.under_bazaar + rest)
        return receive(state, self.seat, self.item, tell)


class PutBack(Move, clause="items.picks", answers=(Search,)):
    """Take none of the Items turned up: all go under the deck."""

    def violations(self, state: JantarisState, frame: Search) -> Iterator[Violation]:
        """Taking one is optional, unless the Item says otherwise."""
        mandatory = state.box.items[frame.item].mandatory
        if mandatory and not all(too_valuable(state, frame, card) for card in frame.cards):
            yield broken("items.printed-timing", "mandatory", item=frame.item)

    def play(self, state: JantarisState, frame: Search, tell: Tell) -> JantarisState:
        tell("items.picks", "takes-none", self.seat, cards=frame.cards)
        return replace(state.pop(), under_bazaar=state.under_bazaar + frame.cards)
