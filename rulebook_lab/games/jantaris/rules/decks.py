"""The three face-down decks: a card is turned up from the part nobody knows, then from what was put under."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

from msgspec.structs import replace

from ....engine import CHANCE, Move, Step, Tell, Verb
from ..state import JantarisState
from .frames import Deck, Draw, Search
from .moves import TurnUp


@cache
def _turn_up(card: str) -> TurnUp:
    return TurnUp(CHANCE, card)


def unknown(state: JantarisState, deck: Deck) -> tuple[str, ...]:
    """The cards of a deck whose order nobody knows."""
    if deck == "market":
        return state.market_deck
    return state.fair_deck if deck == "fair" else state.bazaar


def under(state: JantarisState, deck: Deck) -> tuple[str, ...]:
    """The cards that were put under a deck, in order; they come after the unknown ones."""
    if deck == "market":
        return ()
    return state.under_fair if deck == "fair" else state.under_bazaar


def cards_left(state: JantarisState, deck: Deck) -> int:
    """How many cards a deck holds."""
    return len(unknown(state, deck)) + len(under(state, deck))


def draw(state: JantarisState, deck: Deck, tell: Tell) -> JantarisState:
    """Turns up the top card: by chance, or the one that everybody knows to be there."""
    if unknown(state, deck):
        return state.push(Draw(deck))
    known = under(state, deck)
    if deck == "fair":
        return _laid_open(replace(state, under_fair=known[1:]), deck, known[0], tell)
    return _laid_open(replace(state, under_bazaar=known[1:]), deck, known[0], tell)


def weights(state: JantarisState, frame: Draw) -> Mapping[Move, int]:
    """Every card that may lie on top, all alike."""
    return {_turn_up(card): 1 for card in unknown(state, frame.deck)}


def draw_fast(state: JantarisState, frame: Draw, random: Random) -> Move:
    """One of them, with the same odds."""
    return _turn_up(random.choice(unknown(state, frame.deck)))


def turn_up(state: JantarisState, frame: Draw, move: TurnUp, tell: Tell) -> JantarisState:
    """The card leaves the unknown part of its deck."""
    left = tuple(card for card in unknown(state, frame.deck) if card != move.card)
    if frame.deck == "market":
        state = replace(state.pop(), market_deck=left)
    elif frame.deck == "fair":
        state = replace(state.pop(), fair_deck=left)
    else:
        state = replace(state.pop(), bazaar=left)
    return _laid_open(state, frame.deck, move.card, tell)


def _laid_open(state: JantarisState, deck: Deck, card: str, tell: Tell) -> JantarisState:
    if deck == "market":
        tell("market.replace", "market-card", None, card=card)
        return replace(state, market=tuple(sorted((*state.market, card))))
    if deck == "fair":
        tell("fair.card", "fair-card", state.active, card=card)
        return replace(state, fair_card=card)
    if deck == "bazaar":
        tell("bazaar.refill", "offered", None, item=card)
        return replace(state, offer=tuple(sorted((*state.offer, card))))
    search = state.pending[-1]
    assert isinstance(search, Search)
    tell("items.picks", "searched", search.seat, item=card)
    return state.swap(replace(search, cards=(*search.cards, card)))


STEPS = [Step(frame=Draw, weights=weights, draw=draw_fast, verbs=(TurnUp,))]
VERBS = [Verb(TurnUp, "setup.bazaar-deck", turn_up)]
