"""Ogólne zasady wyzwań (General challenge rules): support before the roll, then the threat's own way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from ....engine import Move, Step, Tell, Verb, Violation, broken, implements, value
from ..piles import HIDDEN
from ..state import AmberRouteState
from .frames import Preparing, deciding_alone
from .ghosts import dice_against_ghost, meet_ghost
from .light_cards import in_hand, out_of_hand, terrain_violations
from .monsters import fighting_dice, meet_monster
from .moves import ACTIONS, Face, Support, Use
from .rewards import kept_cards
from .traps import dice_in_trap, fall_into_trap

BLESSING = 2
"""The support of a kept blessing."""

MEET: dict[str, Callable[[AmberRouteState, Preparing, Tell], AmberRouteState]] = {
    "monster": meet_monster,
    "ghost": meet_ghost,
    "trap": fall_into_trap,
}
"""How each threat is met."""

DICE: dict[str, Callable[[AmberRouteState, Preparing], int]] = {
    "monster": fighting_dice,
    "ghost": dice_against_ghost,
    "trap": dice_in_trap,
}
"""How many dice are rolled against each."""


def dice_ready(state: AmberRouteState, frame: Preparing) -> Mapping[str, Any]:
    """The dice that the support played so far gives, and whether there may be more."""
    count = DICE[state.box.dark[frame.card].threat](state, frame)
    hidden = HIDDEN in state.player(frame.seat).hand
    bare = not hidden and len(legal_support(state, frame)) == 1
    return {"count": count, "variant": "bare" if bare else ""}


def preparing_moves(state: AmberRouteState, frame: Preparing) -> Iterator[Move]:
    player = state.player(frame.seat)
    yield from (Support(frame.seat, card) for card in dict.fromkeys(player.hand))
    yield from (Use(frame.seat, card) for card in player.kept)
    yield Face(frame.seat)


def legal_support(state: AmberRouteState, frame: Preparing) -> list[Move]:
    """The same without asking each candidate: a random game lists them at every step of every challenge."""
    seat = frame.seat
    player, fitting = state.player(seat), state.box.fitting[state.piece(seat).terrain]
    found: list[Move] = [Support(seat, card) for card in dict.fromkeys(player.hand) if card in fitting]
    if player.kept:
        found += [Use(seat, card) for card in kept_cards(state, seat, "blessing")]
    found.append(Face(seat))
    return found


def support_violations(state: AmberRouteState, frame: Preparing, played: Support) -> Iterator[Violation]:
    """The terrain is the field's, not the dark card's (ruling.match-symbols)."""
    yield from in_hand(state, played.seat, played.card, "challenge.light-cards")
    terrain = state.piece(played.seat).terrain
    for violation in terrain_violations(state, played.card, terrain):
        if not violation.variant and state.box.dark[frame.card].threat == "monster":
            yield broken("monster.card-terrain", **violation.facts)
        yield violation


def support(state: AmberRouteState, frame: Preparing, played: Support, tell: Tell) -> AmberRouteState:
    """Any number, even more than the dice can use (ruling.overpaying-support); each is gone at once."""
    worth = support_of(state, played.card)
    tell("challenge.light-cards", "supports", played.seat, card=played.card, support=worth)
    ready = (*state.pending[:-1], replace(frame, support=frame.support + worth))
    return out_of_hand(state, played.seat, played.card, pending=ready)


@value("monster.support-value", off=0)
def support_of(state: AmberRouteState, card: str) -> int:
    """A light card gives its value."""
    return state.box.light[card].value


def bless(state: AmberRouteState, frame: Preparing, used: Use, tell: Tell) -> AmberRouteState:
    """A kept blessing supports on any terrain."""
    return state.swap(replace(frame, support=frame.support + BLESSING))


@implements("challenge.by-type")
def face(state: AmberRouteState, frame: Preparing, faced: Face, tell: Tell) -> AmberRouteState:
    """The way is that of the card's threat; nobody may refuse it (ruling.no-challenge-refusal)."""
    tell("challenge.by-type", "faces", faced.seat, card=frame.card, support=frame.support)
    return MEET[state.box.dark[frame.card].threat](state.pop(), frame, tell)


STEPS = [
    Step(
        Preparing,
        asked=deciding_alone,
        candidates=preparing_moves,
        legal=legal_support,
        verbs=(Support, Use, Face, *ACTIONS),
        facts=dice_ready,
    ),
]
VERBS = [
    Verb(Support, "challenge.light-cards", support, support_violations),
    Verb(Face, "challenge.by-type", face),
]
