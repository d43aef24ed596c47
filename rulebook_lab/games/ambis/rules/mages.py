"""The mages' arrow powers; the lasting ones stand where they apply."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect
from ..components import RACES
from ..state import AmbisState, active_player
from .arrows import spent
from .council import pile_violations, take_pile
from .frames import Apprenticeship, Illusion
from .moves import Exchange, Gather, Waive
from .taking import smokers_may_follow, swap_tiles


@effect("power.invoker")
def invoker(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An extra turn follows this one."""
    tell("power.invoker", "extra-turn-won", seat)
    return replace(state, extra_turn=True)


@effect("power.apprentice")
def apprentice(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """A pile of the Council is taken, if there is one."""
    return state.push(Apprenticeship()) if any(state.council) else state


def gatherings(state: AmbisState, frame: Apprenticeship) -> list[Move]:
    """Any pile; the empty ones explain themselves."""
    return [Gather(state.active, race) for race in RACES]


def gather_violations(state: AmbisState, frame: Apprenticeship, move: Gather) -> Iterator[Violation]:
    """The pile must not be empty."""
    yield from pile_violations(state, move.pile, "power.apprentice")


def gather(state: AmbisState, frame: Apprenticeship, move: Gather, tell: Tell) -> AmbisState:
    """The whole pile goes into the hand."""
    return take_pile(state.pop(), move.seat, move.pile, "power.apprentice", tell)


@effect("power.illusionist")
def illusionist(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An own location may be exchanged for an open one."""
    possible = state.player(seat).locations and state.open_locations
    return state.push(Illusion()) if possible else state


def exchanges(state: AmbisState, frame: Illusion) -> list[Move]:
    """Any own location for any open one, or none."""
    own = state.player(state.active).locations
    return [
        *(Exchange(state.active, mine, other) for mine in own for other in state.open_locations),
        Waive(state.active),
    ]


def exchange_violations(state: AmbisState, frame: Illusion, move: Exchange) -> Iterator[Violation]:
    """One location is the owner's, the other is open."""
    if move.own not in state.player(move.seat).locations:
        yield broken("power.illusionist", "own", location=move.own)
    if move.open not in state.open_locations:
        yield broken("power.illusionist", "open", location=move.open)


def exchange(state: AmbisState, frame: Illusion, move: Exchange, tell: Tell) -> AmbisState:
    """The tiles change places; the lords stay tucked, now under the new one."""
    tell("power.illusionist", "exchanges", move.seat, own=move.own, open=move.open)
    opened = tuple(move.own if tile == move.open else tile for tile in state.open_locations)
    state = swap_tiles(replace(state.pop(), open_locations=opened), move.seat, move.own, move.open)
    return smokers_may_follow(state, move.open)


VERBS = [
    Verb(
        move=Gather,
        clause="power.apprentice",
        violations=gather_violations,
        apply=gather,
        elsewhere=spent("apprentice"),
    ),
    Verb(
        move=Exchange,
        clause="power.illusionist",
        violations=exchange_violations,
        apply=exchange,
        elsewhere=spent("illusionist"),
    ),
]
STEPS = [
    Step(frame=Apprenticeship, asked=active_player, candidates=gatherings, verbs=(Gather,)),
    Step(frame=Illusion, asked=active_player, candidates=exchanges, verbs=(Exchange, Waive)),
]
