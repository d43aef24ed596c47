"""The second phase, Diplomacy: Strengthen Position, by the number of votes."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect
from ...state import JantarisState
from ..asking import open_question, question
from ..banish import banish
from ..frames import Expulsion, Reinforcement, Withdrawal
from ..guild import locked
from ..guild import move as move_merchant
from ..items.items import situation
from ..moves import Banish, Reinforce, Stay, Withdraw
from .nearby import STAY, UP_TO, nearby_violations, there_violations


@effect("strengthen.1")
def strengthen_alone(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """Somebody is banished."""
    return state.push(Expulsion(seat))


def victims(state: JantarisState, frame: Expulsion) -> list[Move]:
    """Anybody, oneself included (ruling.strengthen-decline)."""
    return [Banish(frame.seat, player) for player in state.seats]


def banish_violations(state: JantarisState, frame: Expulsion, move: Banish) -> Iterator[Violation]:
    """One of the players."""
    if move.player not in state.seats:
        yield broken("strengthen.target", player=move.player, seats=state.seats)


def banish_one(state: JantarisState, frame: Expulsion, move: Banish, tell: Tell) -> JantarisState:
    """From the Active District; then Items of whoever was alone with this vote (ruling.guard)."""
    state = situation(state.pop(), "strengthen-alone", move.seat, move.player)
    return banish(state, move.player, state.district, "strengthen.1", tell)


@effect("strengthen.2")
def strengthen_of_two(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """Merchants come into the Active District."""
    return state.push(Reinforcement(seat))


def reinforcements(state: JantarisState, frame: Reinforcement) -> Iterator[Move]:
    """Up to one too many from either neighbour; or none."""
    for near in state.nearby:
        there = state.player(frame.seat).at(near)
        yield from (Reinforce(frame.seat, near, n) for n in range(1, min(there, UP_TO) + 2))
    yield Stay(frame.seat)


def reinforcements_legal(state: JantarisState, frame: Reinforcement) -> list[Move]:
    """The same, without asking the checks."""
    there = state.player(frame.seat).merchants
    moves: list[Move] = [
        Reinforce(frame.seat, near, n)
        for near in state.nearby
        if near in there and not locked(state, near)
        for n in range(1, min(there[near], UP_TO) + 1)
    ]
    return [*moves, Stay(frame.seat)]


def reinforce_violations(state: JantarisState, frame: Reinforcement, move: Reinforce) -> Iterator[Violation]:
    """One or two of one's own out of one Nearby District without a token."""
    yield from nearby_violations(state, move.source, move.merchants, "strengthen.2")
    if locked(state, move.source):
        yield broken("guild.no-move", area=move.source)
    yield from there_violations(state, move.seat, move.source, move.merchants, "strengthen.2")


def reinforce(state: JantarisState, frame: Reinforcement, move: Reinforce, tell: Tell) -> JantarisState:
    """Into the Active District, although a token stands there (ruling.active-district-has-token)."""
    return move_merchant(
        state.pop(), move.seat, move.source, state.district, "strengthen.2", tell, move.merchants
    )


@effect("strengthen.3")
def strengthen_of_more(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """Merchants leave the Active District."""
    return state.push(Withdrawal(seat))


def withdrawals(state: JantarisState, frame: Withdrawal) -> Iterator[Move]:
    """Up to one too many to either neighbour; or none."""
    there = state.player(frame.seat).at(state.district)
    for near in state.nearby if there else ():
        yield from (Withdraw(frame.seat, near, n) for n in range(1, min(there, UP_TO) + 2))
    yield Stay(frame.seat)


def withdrawals_legal(state: JantarisState, frame: Withdrawal) -> list[Move]:
    """The same, without asking the checks."""
    most = min(state.player(frame.seat).at(state.district), UP_TO)
    moves: list[Move] = [
        Withdraw(frame.seat, near, n)
        for near in state.nearby
        if not locked(state, near)
        for n in range(1, most + 1)
    ]
    return [*moves, Stay(frame.seat)]


def withdraw_violations(state: JantarisState, frame: Withdrawal, move: Withdraw) -> Iterator[Violation]:
    """One or two of one's own to one Nearby District without a token."""
    yield from nearby_violations(state, move.target, move.merchants, "strengthen.3")
    if locked(state, move.target):
        yield broken("guild.no-move", area=move.target)
    yield from there_violations(state, move.seat, state.district, move.merchants, "strengthen.3")


def withdraw(state: JantarisState, frame: Withdrawal, move: Withdraw, tell: Tell) -> JantarisState:
    """Out of the Active District."""
    return move_merchant(
        state.pop(), move.seat, state.district, move.target, "strengthen.3", tell, move.merchants
    )


BANISH = Verb(Banish, "strengthen.target", banish_one, banish_violations)
REINFORCE = Verb(Reinforce, "strengthen.2", reinforce, reinforce_violations)
WITHDRAW = Verb(Withdraw, "strengthen.3", withdraw, withdraw_violations)
VERBS = [BANISH, REINFORCE, WITHDRAW]
STEPS = [
    open_question(Expulsion, BANISH, proposals=victims, legal=victims),
    question(Reinforcement, REINFORCE, STAY, proposals=reinforcements, legal=reinforcements_legal),
    question(Withdrawal, WITHDRAW, STAY, proposals=withdrawals, legal=withdrawals_legal),
]
