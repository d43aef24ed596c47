"""Karty ciemności (Dark cards): drawing one, its difficulty on this field, the discard pile."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from ....engine import CHANCE, Move, Seat, Step, Tell, Verb, effect, value
from ..components import DarkCard, Piece
from ..piles import put, taken
from ..state import AmberRouteState
from .frames import DarkDraw, GiftRoll, Preparing
from .moves import DrawDark


@effect("move.terrain-field")
def draw_dark(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """Opens the draw of a dark card; without any card the field does nothing (ruling.dark-both-empty)."""
    if not state.dark_deck and state.dark_discard:
        state = reshuffle(state, tell)
    if not state.dark_deck:
        tell("move.terrain-field", "no-dark-card", seat)
        return state
    return state.push(DarkDraw(seat))


@effect("dark.reshuffle")
def reshuffle(state: AmberRouteState, tell: Tell) -> AmberRouteState:
    """Only when a card must be drawn (ruling.dark-reshuffle-when)."""
    tell("dark.reshuffle", "dark-reshuffled", None, cards=len(state.dark_discard))
    return replace(state, dark_deck=state.dark_discard, dark_discard=())


@effect("dark.discard")
def discard_dark(state: AmberRouteState, card: str) -> AmberRouteState:
    """Face up onto the pile."""
    return replace(state, dark_discard=put(state.dark_discard, card))


def dark_weights(state: AmberRouteState, frame: DarkDraw) -> Mapping[Move, int]:
    deck = state.dark_deck
    return {DrawDark(CHANCE, card): deck.count(card) for card in dict.fromkeys(deck)}


def any_dark_card(state: AmberRouteState, frame: DarkDraw, random: Random) -> Move:
    deck = state.dark_deck
    return DrawDark(CHANCE, deck[int(random.random() * len(deck))])


def face_dark_card(state: AmberRouteState, frame: DarkDraw, drawn: DrawDark, tell: Tell) -> AmberRouteState:
    """A gift is resolved at once, a challenge is prepared for."""
    seat, card, left = frame.seat, drawn.card, taken(state.dark_deck, drawn.card)
    if card in state.box.gifts:
        tell("gift.immediate", "gift", seat, card=card)
        return resolve_gift(replace(state.pop(), dark_deck=left), seat, card)
    difficulty = difficulty_of(state.box.dark[card], state.piece(seat))
    tell("dark.match-count", "challenge", seat, card=card, difficulty=difficulty)
    faced = Preparing(seat, card, difficulty)
    return replace(state, dark_deck=left, pending=(*state.pending[:-1], faced))


@effect("gift.immediate")
def resolve_gift(state: AmberRouteState, seat: Seat, card: str) -> AmberRouteState:
    """No challenge: it is not compared, and no attack follows (ruling.gift-not-a-challenge)."""
    return state.push(GiftRoll(seat, card))


@value("dark.match-count", off=0)
def matches(card: DarkCard, field: Piece) -> int:
    """How many of the card's two symbols the field shows too (ruling.match-symbols)."""
    return (card.terrain == field.terrain) + (card.threat == field.threat)


def difficulty_of(card: DarkCard, field: Piece) -> str:
    """The difficulty of a challenge on a field."""
    return (no_match(), one_match(), both_match())[matches(card, field)]


@value("dark.easy", off="hard")
def no_match() -> str:
    """Nothing in common."""
    return "easy"


@value("dark.hard", off="easy")
def one_match() -> str:
    """One symbol in common, whichever it is."""
    return "hard"


@value("dark.legendary", off="hard")
def both_match() -> str:
    """Both symbols in common."""
    return "legendary"


STEPS = [
    Step(DarkDraw, weights=dark_weights, draw=any_dark_card, verbs=(DrawDark,)),
]
VERBS = [
    Verb(DrawDark, "move.terrain-field", face_dark_card),
]
