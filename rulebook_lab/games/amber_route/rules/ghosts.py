"""Wymykanie się duchom (Slipping past ghosts): reach a total, or lose light cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, effect, value
from ..components import Components, Difficulty
from ..piles import HIDDEN
from ..state import AmberRouteState, Player
from .ambers import at_risk, lose_amber
from .dark_cards import discard_dark
from .frames import Ghost, Haunted, Preparing, Rolling, Surrendering, deciding_alone
from .light_cards import in_hand, out_of_hand
from .moves import Surrender, Use
from .pools import dice_for
from .rewards import kept_cards, reward_victor


def meet_ghost(state: AmberRouteState, frame: Preparing, tell: Tell) -> AmberRouteState:
    """The dice are rolled once."""
    ghost = Ghost(frame.seat, frame.card, frame.difficulty)
    return state.push(ghost, Rolling(frame.seat, dice_against_ghost(state, frame)))


def dice_against_ghost(state: AmberRouteState, frame: Preparing) -> int:
    """One die and the support (ruling.ghost-base-dice)."""
    return dice_for(state, 1, ghost_support(frame.support))


@value("ghost.support", off=0)
def ghost_support(support: int) -> int:
    """Light cards add dice."""
    return support


def slip_past(state: AmberRouteState, frame: Ghost, tell: Tell) -> AmberRouteState:
    row = ghost(state, frame.difficulty)
    total, needed = sum(frame.dice), row.ghost_total
    if reaches(total, needed):
        tell("ghost.roll", "slips-past", frame.seat, total=total, needed=needed)
        return reward_escape(state.pop(), frame)
    tell("ghost.roll", "is-caught", frame.seat, total=total, needed=needed)
    state = discard_dark(state.pop(), frame.card)
    return state.push(Haunted(frame.seat, row.ghost_penalty_cards)) if row.ghost_penalty_cards else state


def ghost(state: AmberRouteState, difficulty: str) -> Difficulty:
    """The total needed and the penalty depend on the difficulty alone."""
    return {"easy": easy, "hard": hard, "legendary": legendary}[difficulty](state.box)


@value("ghost.easy", off=None)
def easy(box: Components) -> Difficulty:
    """The easy ghost's row."""
    return box.by_name["easy"]


@value("ghost.hard", off=None)
def hard(box: Components) -> Difficulty:
    """The hard ghost's row."""
    return box.by_name["hard"]


@value("ghost.legendary", off=None)
def legendary(box: Components) -> Difficulty:
    """The legendary ghost's row."""
    return box.by_name["legendary"]


@value("ghost.roll", off=False)
def reaches(total: int, needed: int) -> bool:
    """At least the total."""
    return total >= needed


@effect("ghost.success")
def reward_escape(state: AmberRouteState, frame: Ghost) -> AmberRouteState:
    return reward_victor(state, frame.seat, frame.card, frame.difficulty)


# -- the penalty --------------------------------------------------------------------------------


def ward_against_ghost(state: AmberRouteState, frame: Haunted) -> tuple[Seat, ...]:
    return (frame.seat,) if kept_cards(state, frame.seat, "ward") else ()


def ghosts_prey(state: AmberRouteState, frame: Haunted) -> Mapping[str, object]:
    """What the ghost would really take: no more than there is."""
    player = state.player(frame.seat)
    cards = min(frame.cards, len(player.hand))
    ambers = 1 if holds_too_few(player, frame) and at_risk(player) else 0
    return {"cards": cards, "ambers": ambers, "variant": "" if cards else "amber" if ambers else "nothing"}


def drive_away(state: AmberRouteState, frame: Haunted, used: Use, tell: Tell) -> AmberRouteState:
    """A kept ward: no penalty, though the challenge stays failed."""
    return state.pop()


def haunt(state: AmberRouteState, frame: Haunted, tell: Tell) -> AmberRouteState:
    short = holds_too_few(state.player(frame.seat), frame)
    state = lose_cards(state.pop(), frame.seat, frame.cards, tell)
    return pay_ghost(state, frame.seat, tell) if short else state


def holds_too_few(player: Player, frame: Haunted) -> bool:
    """Whether a hand has fewer cards than the penalty (ruling.ghost-exactly-enough)."""
    return len(player.hand) < frame.cards


@effect("ghost.failure")
def lose_cards(state: AmberRouteState, seat: Seat, cards: int, tell: Tell) -> AmberRouteState:
    """The player picks them; all go when there are no more (ruling.ghost-penalty-choice)."""
    hand = state.player(seat).hand
    if len(hand) > cards:
        return state.push(Surrendering(seat, cards))
    if hand:
        tell("ghost.failure", "loses-hand", seat, cards=hand)
    else:
        tell("ghost.failure", "holds-nothing", seat)
    return out_of_hand(state, seat, *hand)


@effect("ghost.short")
def pay_ghost(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """What is still due for the cards that are missing."""
    return lose_amber(state, seat, "ghost.short", tell)


def surrenders(state: AmberRouteState, frame: Surrendering) -> list[Move]:
    return [
        Surrender(frame.seat, card) for card in dict.fromkeys(state.player(frame.seat).hand) if card != HIDDEN
    ]


def surrender_violations(state: AmberRouteState, frame: Surrendering, lost: Surrender) -> Iterator[Violation]:
    return in_hand(state, lost.seat, lost.card, "ghost.failure")


def surrender(state: AmberRouteState, frame: Surrendering, lost: Surrender, tell: Tell) -> AmberRouteState:
    tell("ghost.failure", "surrenders", lost.seat, card=lost.card)
    state = out_of_hand(state, lost.seat, lost.card)
    return state.swap(replace(frame, cards=frame.cards - 1)) if frame.cards > 1 else state.pop()


STEPS = [
    Step(Ghost, advance=slip_past),
    Step(Surrendering, asked=deciding_alone, candidates=surrenders, legal=surrenders, verbs=(Surrender,)),
]
VERBS = [
    Verb(Surrender, "ghost.failure", surrender, surrender_violations),
]
