"""What a position of Amber Route is worth to each seat, as its share of the victory."""

from __future__ import annotations

from inspect import unwrap

from ....engine import Move, Seat, decided, of_kinds, of_legal_moves, shares, strength
from ..rules.challenges import Preparing, Support
from ..rules.dark_cards import Use
from ..rules.dice import Accept, AmberDie, RollAgain, Shaping, Shift
from ..rules.ending import points
from ..state import AmberRouteState
from . import strategy

TEMPERATURE, ROLLOUT = 0.5, 12
CALCULATED = (Support, Shift, AmberDie, Accept, RollAgain)
"""What the greedy player calculates exactly: whoever searches leaves it to that."""
ENOUGH_DICE = 3
"""Support is played up to so many dice before anything is calculated."""
WEIGHTS = (
    *(0.89, -0.30, 0.16, 0.41, 0.10, 0.18, 0.03, -1.34, -0.07, 0.62),
    *(1.31, 0.59, 0.26, 1.41, 0.11, -0.15, 0.17, -0.49, 0.02, 0.15),
)


@of_kinds
def expectation(state: AmberRouteState) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats."""
    if result := state.result:
        return decided(state.seats, result.winners)
    return shares([strength(features(state, seat), WEIGHTS) for seat in state.seats])


@of_kinds
def features(state: AmberRouteState, seat: Seat) -> tuple[float, ...]:
    """What a seat has, once as it is and once by how far the game has gone."""
    player = state.player(seat)
    cards = [state.box.light[card] for card in player.hand]
    own = (
        points(state, seat).total / 5,
        float(player.secured),
        float(player.loose),
        player.field / 5,
        float(player.escorts),
        sum(card.value for card in cards) / 5,
        float(len(cards)) / 3,
        float(player.lost_turns),
        float(state.active == seat),
        float(state.first is None and state.road.castle - player.field <= 2),
    )
    late = max(each.field for each in state.players) / state.road.castle
    return own + tuple(late * each for each in own)


@of_legal_moves
def judge(state: AmberRouteState, move: Move) -> float:
    """How good a move looks at a glance: as the greedy player sees it, but for dice and support, where he
    calculates exactly and a search has its tries instead."""
    match move:
        case Support():
            frame = state.pending[-1]
            assert isinstance(frame, Preparing)
            return 0.3 if frame.dice(state) < ENOUGH_DICE else -0.1
        case Shift() | AmberDie() | Accept():
            return _accepted(state, move)
        case RollAgain():
            return 0.0
        case Use() if isinstance(state.pending[-1], Preparing):
            return 0.0
    seen: float = unwrap(strategy.judge)(state, move)
    return seen


def _accepted(state: AmberRouteState, move: Move) -> float:
    """How well the seat stands once the dice are changed so and taken as they are."""
    after = state.game.carry_out(state, move).state
    if after.pending and isinstance(after.pending[-1], Shaping):
        after = after.game.carry_out(after, Accept(move.seat)).state
    return strength(features(after, move.seat), WEIGHTS)
