"""Items that search the Bazaar Deck, as Picks does."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, broken, value
from ...state import JantarisState
from ..asking import question
from ..decks import cards_left, draw
from ..frames import Search
from ..moves import Choose, PutBack
from .items import receive


def begin_search(state: JantarisState, item: str, seat: Seat, look: int) -> JantarisState:
    """So many cards are turned up, fewer if there are fewer (ruling.picks-short-deck)."""
    return state.push(Search(item, seat, min(look, cards_left(state, "bazaar"))))


def finds(state: JantarisState, frame: Search) -> Iterator[Move]:
    """Any of the cards once all are open; or none."""
    if len(frame.cards) == frame.look:
        yield from (Choose(frame.seat, card) for card in frame.cards)
        yield PutBack(frame.seat)


def turn_up_next(state: JantarisState, frame: Search, tell: Tell) -> JantarisState:
    """One card more."""
    return draw(state, "search", tell)


def choose_violations(state: JantarisState, frame: Search, move: Choose) -> Iterator[Violation]:
    """One of the cards, but none of the most valuable."""
    if move.item not in frame.cards:
        yield broken("items.picks", "elsewhere", item=move.item, cards=frame.cards)
    elif too_valuable(state, frame, move.item):
        yield broken("items.picks", item=move.item)


@value("items.picks", off=False)
def too_valuable(state: JantarisState, frame: Search, item: str) -> bool:
    """Whether no card turned up brings more Prestige; so of equal ones none can be taken (ruling.picks)."""
    table = state.components.items
    return table[item].prestige >= max(table[card].prestige for card in frame.cards)


def choose(state: JantarisState, frame: Search, move: Choose, tell: Tell) -> JantarisState:
    """It is received as if bought; the rest go under the deck as they were turned up."""
    rest = tuple(card for card in frame.cards if card != move.item)
    tell("items.picks", "chooses", move.seat, item=move.item, rest=rest)
    return receive(_under(state.pop(), rest), move.seat, move.item, tell)


def put_back_violations(state: JantarisState, frame: Search, move: PutBack) -> Iterator[Violation]:
    """Taking one is optional, unless the Item says otherwise."""
    mandatory = state.components.items[frame.item].mandatory
    if mandatory and not all(too_valuable(state, frame, card) for card in frame.cards):
        yield broken("items.printed-timing", "mandatory", item=frame.item)


def put_back(state: JantarisState, frame: Search, move: PutBack, tell: Tell) -> JantarisState:
    """All go under the deck."""
    tell("items.picks", "takes-none", move.seat, cards=frame.cards)
    return _under(state.pop(), frame.cards)


def _under(state: JantarisState, cards: tuple[str, ...]) -> JantarisState:
    return replace(state, under_bazaar=state.under_bazaar + cards)


CHOOSE = Verb(Choose, "items.picks", choose, choose_violations)
PUT_BACK = Verb(PutBack, "items.picks", put_back, put_back_violations)
VERBS = [CHOOSE, PUT_BACK]
STEPS = [question(Search, CHOOSE, PUT_BACK, proposals=finds, otherwise=turn_up_next)]
