"""Using a kept reward card: each kind at the moment that its effect names (ruling.kept-cards-use)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....engine import Frame, Move, Step, Tell, Verb, Violation
from ..state import AmberRouteState
from .challenges import bless
from .duels import bless_fighter
from .frames import Defending, Draw, Haunted, Preparing, Reinforcing, Struck, Trapped
from .ghosts import drive_away, ghosts_prey, haunt, ward_against_ghost
from .monsters import shield, shield_needed, suffer
from .moves import Decline, Use
from .rewards import kept_violations, use_up
from .traps import be_trapped, slip_out, ward_against_trap
from .turn import take_both

Act = Callable[[AmberRouteState, Any, Any, Tell], AmberRouteState]

USES: dict[type[Frame], tuple[str, Act]] = {
    Draw: ("provisions", take_both),
    Preparing: ("blessing", bless),
    Defending: ("blessing", bless_fighter),
    Reinforcing: ("blessing", bless_fighter),
    Struck: ("shield", shield),
    Haunted: ("ward", drive_away),
    Trapped: ("ward", slip_out),
}
"""What may be used when, and what it does."""

DECLINED: dict[type[Frame], Callable[[AmberRouteState, Any, Tell], AmberRouteState]] = {
    Struck: suffer,
    Haunted: haunt,
    Trapped: be_trapped,
}
"""What happens without it."""


def rescue_moves(state: AmberRouteState, frame: Struck | Haunted | Trapped) -> Iterator[Move]:
    yield from (Use(frame.seat, card) for card in state.player(frame.seat).kept)
    yield Decline(frame.seat)


def use_violations(state: AmberRouteState, frame: Frame, used: Use) -> Iterator[Violation]:
    return kept_violations(state, used.seat, used.card, USES[type(frame)][0])


def use(state: AmberRouteState, frame: Frame, used: Use, tell: Tell) -> AmberRouteState:
    return USES[type(frame)][1](use_up(state, used.seat, used.card, tell), frame, used, tell)


def decline(state: AmberRouteState, frame: Frame, declined: Decline, tell: Tell) -> AmberRouteState:
    tell("reward.use-later", "declines", declined.seat)
    return DECLINED[type(frame)](state, frame, tell)


STEPS = [
    Step(Struck, asked=shield_needed, candidates=rescue_moves, verbs=(Use, Decline), advance=suffer),
    Step(
        Haunted,
        asked=ward_against_ghost,
        candidates=rescue_moves,
        verbs=(Use, Decline),
        advance=haunt,
        facts=ghosts_prey,
    ),
    Step(Trapped, asked=ward_against_trap, candidates=rescue_moves, verbs=(Use, Decline), advance=be_trapped),
]
VERBS = [
    Verb(Use, "reward.use-later", use, use_violations),
    Verb(Decline, "reward.use-later", decline),
]
