"""The second phase, Diplomacy: Recruitment, by the number of votes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from .....engine import Move, Seat, Tell, Verb, Violation, effect
from ...components import CENTER
from ...state import JantarisState
from ..asking import question
from ..frames import Levy, Recruitment
from ..guild import closed_to_new, new_merchant_violations, place
from ..moves import Muster, Recruit, Stay
from .nearby import STAY, UP_TO, nearby_violations


@effect("recruit.1")
def recruit_alone(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """A Merchant in any open District."""
    return state.push(Recruitment(seat))


def recruits(state: JantarisState, frame: Recruitment) -> Iterable[Move]:
    """Any District."""
    return [Recruit(frame.seat, district) for district in state.components.ring]


def recruits_legal(state: JantarisState, frame: Recruitment) -> list[Move]:
    """The same, without asking the checks."""
    if not state.player(frame.seat).supply:
        return []
    return _recruits(frame.seat, state.components.ring, (state.red, state.black))


@cache
def _recruits(seat: Seat, ring: tuple[str, ...], tokens: tuple[str, str]) -> list[Move]:
    return [Recruit(seat, district) for district in ring if district not in tokens]


def recruit_violations(state: JantarisState, frame: Recruitment, move: Recruit) -> Iterator[Violation]:
    """By the rules for new Merchants; it is obligatory (ruling.recruit-mandatory)."""
    yield from new_merchant_violations(state, move.seat, move.district, district=True)


def recruit(state: JantarisState, frame: Recruitment, move: Recruit, tell: Tell) -> JantarisState:
    """From the supply."""
    return place(state.pop(), move.seat, move.district, "recruit.1", tell)


@effect("recruit.2")
def recruit_of_two(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """A Merchant in the City Center, unless a token is there (ruling.recruit-two-token)."""
    if closed_to_new(state, CENTER):
        tell("guild.no-new", "closed", seat, area=CENTER)
        return state
    if not state.player(seat).supply:
        tell("recruit.2", "nothing", seat)
        return state
    return place(state, seat, CENTER, "recruit.2", tell)


@effect("recruit.3")
def recruit_of_more(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """Merchants in a Nearby District."""
    return state.push(Levy(seat))


def levies(state: JantarisState, frame: Levy) -> Iterator[Move]:
    """Up to one too many in either neighbour; or none."""
    most = min(state.player(frame.seat).supply, UP_TO)
    for near in state.nearby:
        yield from (Muster(frame.seat, near, n) for n in range(1, most + 2))
    yield Stay(frame.seat)


def levies_legal(state: JantarisState, frame: Levy) -> list[Move]:
    """The same, without asking the checks."""
    most = min(state.player(frame.seat).supply, UP_TO)
    moves: list[Move] = [
        Muster(frame.seat, near, n)
        for near in state.nearby
        if not closed_to_new(state, near)
        for n in range(1, most + 1)
    ]
    return [*moves, Stay(frame.seat)]


def muster_violations(state: JantarisState, frame: Levy, move: Muster) -> Iterator[Violation]:
    """One or two in one Nearby District, by the rules for new Merchants."""
    yield from nearby_violations(state, move.district, move.merchants, "recruit.3")
    yield from new_merchant_violations(state, move.seat, move.district, district=True, number=move.merchants)


def muster(state: JantarisState, frame: Levy, move: Muster, tell: Tell) -> JantarisState:
    """From the supply."""
    return place(state.pop(), move.seat, move.district, "recruit.3", tell, move.merchants)


RECRUIT = Verb(Recruit, "recruit.1", recruit, recruit_violations)
MUSTER = Verb(Muster, "recruit.3", muster, muster_violations)
VERBS = [RECRUIT, MUSTER]
STEPS = [
    question(Recruitment, RECRUIT, proposals=recruits, legal=recruits_legal),
    question(Levy, MUSTER, STAY, proposals=levies, legal=levies_legal),
]
