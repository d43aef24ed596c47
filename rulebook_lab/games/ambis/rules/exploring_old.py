"""2 The action: explore the depths. Cards are revealed one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from ....engine import CHANCE, Move, Step, Tell, Verb, Violation, broken, value
from ..components import HIDDEN, MONSTER, TRACK_SPACES, VALUE
from ..state import AmbisState, one_of, put
from .frames import Action, Control, Encounter, Offer, Reveal, Unsold
from .moves import Card, Explore
from .offering import next_offer, offered
from .track import can_reveal, next_card

CARDS: dict[str, Card] = {card: Card(CHANCE, card) for card in (*VALUE, MONSTER, HIDDEN)}


def explore_violations(state: AmbisState, frame: Action, move: Explore) -> Iterator[Violation]:
    """Exploring needs a card to reveal."""
    if not can_reveal(state):
        yield broken("explore.reshuffle")


def explore_elsewhere(state: AmbisState, move: Explore) -> Iterator[Violation]:
    """No card is revealed before the last one is dealt with."""
    if isinstance(state.pending[-1], (Offer, Unsold, Encounter)):
        yield broken("explore.settle-each")


def explore(state: AmbisState, frame: Action, move: Explore, tell: Tell) -> AmbisState:
    """The active player explores: the first card is due."""
    tell("explore.reveal", "explores", move.seat)
    return next_card(replace(state, passes=0, pending=(*state.pending[:-1], Control())), tell)


def card_weights(state: AmbisState, frame: Reveal) -> dict[Move, int]:
    """Every card of the deck may be on top."""
    return {CARDS[card]: count for card, count in Counter(state.deck).items()}


def draw_card(state: AmbisState, frame: Reveal, random: Random) -> Card:
    """One card of the deck, all equally likely."""
    return CARDS[one_of(state.deck, random)]


@value("explore.place", off=TRACK_SPACES)
def free_space(state: AmbisState) -> int:
    """The free space of the track that is nearest to the deck."""
    return state.track.index("") + 1


def reveal(state: AmbisState, frame: Reveal, move: Card, tell: Tell) -> AmbisState:
    """The card goes onto the free space nearest to the deck; a monster is met, an ally offered."""
    card = move.card
    space = free_space(state)
    tell("explore.place", "revealed", None, card=card, space=space)
    gone = state.deck.index(card)
    ally = card != MONSTER
    top = next_offer(state, space, offered(state)) if ally else Encounter(space)
    return replace(
        state,
        deck=state.deck[:gone] + state.deck[gone + 1 :],
        track=put(state.track, space, card),
        pending=(*state.pending[:-1], top),
    )


VERBS = [
    Verb(move=Card, clause="explore.reveal", apply=reveal),
    Verb(
        move=Explore,
        clause="explore.reveal",
        violations=explore_violations,
        apply=explore,
        elsewhere=explore_elsewhere,
    ),
]
STEPS = [Step(frame=Reveal, weights=card_weights, draw=draw_card, verbs=(Card,))]
