"""Unikanie pułapek (Getting out of traps): a set of equal dice, or lost turns."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, Step, Tell, effect, value
from ..components import Difficulty
from ..piles import Dice
from ..state import AmberRouteState
from .dark_cards import discard_dark
from .frames import Preparing, Rolling, Trap, Trapped
from .moves import Use
from .pools import dice_for
from .rewards import kept_cards, reward_victor


def fall_into_trap(state: AmberRouteState, frame: Preparing, tell: Tell) -> AmberRouteState:
    """The dice are rolled once."""
    trap = Trap(frame.seat, frame.card, frame.difficulty)
    return state.push(trap, Rolling(frame.seat, dice_in_trap(state, frame)))


def dice_in_trap(state: AmberRouteState, frame: Preparing) -> int:
    """The trap's own number, which stands in for the free die, and the support (ruling.trap-no-plus-one)."""
    base = base_dice(state.box.by_name[frame.difficulty])
    return dice_for(state, base, trap_support(frame.support))


@value("trap.base-dice", off=1)
def base_dice(row: Difficulty) -> int:
    """Dice by difficulty."""
    return row.trap_dice


@value("trap.support", off=0)
def trap_support(support: int) -> int:
    """Light cards add dice; the set needed stays the same."""
    return support


def get_out(state: AmberRouteState, frame: Trap, tell: Tell) -> AmberRouteState:
    short = missing_dice(state.box.by_name[frame.difficulty].trap_set, frame.dice)
    if not short:
        tell("trap.goal", "gets-out", frame.seat, dice=frame.dice)
        return reward_freedom(state.pop(), frame)
    tell("trap.goal", "stays-trapped", frame.seat, missing=short)
    return discard_dark(state.pop(), frame.card).push(Trapped(frame.seat, short))


@value("trap.goal", off=0)
def missing_dice(needed: int, dice: Dice) -> int:
    """How many dice the largest group of equal ones lacks (ruling.trap-missing-count)."""
    return max(0, needed - max(map(dice.count, dice)))


@effect("trap.reward")
def reward_freedom(state: AmberRouteState, frame: Trap) -> AmberRouteState:
    return reward_victor(state, frame.seat, frame.card, frame.difficulty)


def ward_against_trap(state: AmberRouteState, frame: Trapped) -> tuple[Seat, ...]:
    return (frame.seat,) if kept_cards(state, frame.seat, "ward") else ()


def slip_out(state: AmberRouteState, frame: Trapped, used: Use, tell: Tell) -> AmberRouteState:
    """A kept ward: no turn is lost, though the challenge stays failed."""
    return state.pop()


def be_trapped(state: AmberRouteState, frame: Trapped, tell: Tell) -> AmberRouteState:
    return lose_turns(state.pop(), frame.seat, frame.turns, tell)


@effect("trap.missing")
def lose_turns(state: AmberRouteState, seat: Seat, turns: int, tell: Tell) -> AmberRouteState:
    """Set, never added (ruling.lost-turns-no-stack)."""
    tell("trap.missing", "loses-turns", seat, turns=turns)
    return state.changed(seat, replace(state.player(seat), lost_turns=turns))


STEPS = [
    Step(Trap, advance=get_out),
]
