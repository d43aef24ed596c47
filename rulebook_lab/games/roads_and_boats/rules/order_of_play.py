"""Order of play: four phases a turn, everybody at once or in order, passing and waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, value
from ..state import RoadsAndBoats
from . import research, wonder
from .building import building, roads_bridges, walls
from .frames import (
    MOVEMENT,
    PHASES,
    PRODUCTION,
    WONDER,
    CallRound,
    Constructing,
    DrawMines,
    EndPhase,
    Moving,
    Offering,
    Phase,
    Play,
    Producing,
    StartPhase,
    Yield,
)
from .movement import movement
from .movement.carrying import set_down_moves
from .moves import (
    Breed,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    BuyBrick,
    Carry,
    Demolish,
    DoResearch,
    Drop,
    Go,
    HandIn,
    Pass,
    SetDown,
    Shift,
    SinkShaft,
    TakeOn,
    Wait,
)
from .production import exchange, factories, livestock, mines, primary

# -- phases --------------------------------------------------------------------------------


def start_phase(state: RoadsAndBoats, frame: StartPhase, tell: Tell) -> RoadsAndBoats:
    """The stone moves on; production begins with the draws and yields, then seats may call."""
    phase = frame.phase
    tell("order.phase-chart", "phase", phase=phase, turn=state.turn)
    state = stone_moved(state, phase).swap(EndPhase(phase), CallRound(phase, may_call(state)))
    if phase != PRODUCTION:
        return state
    state = state.push(Yield())
    return state.push(DrawMines(bags)) if (bags := primary.bags_to_draw_from(state)) else state


@effect("order.phase-chart")
def stone_moved(state: RoadsAndBoats, phase: Phase) -> RoadsAndBoats:
    """The phase stone shows the phase being played."""
    return replace(state, phase=phase)


@value("order.request", off=())
def may_call(state: RoadsAndBoats) -> tuple[Seat, ...]:
    """The seats that are asked for an order when a phase is about to begin; alone nobody."""
    return () if state.solo else state.chart


@value("intro.four-phases", off=WONDER)
def following(phase: Phase) -> Phase:
    """The phase after one that is not the last of a turn."""
    return PHASES[PHASES.index(phase) + 1]


def end_phase(state: RoadsAndBoats, frame: EndPhase, tell: Tell) -> RoadsAndBoats:
    """What happens by itself at the end of a phase; after the wonder a new turn begins."""
    if frame.phase == PRODUCTION:
        state = factories.work_unattended(state, tell)
    elif frame.phase == MOVEMENT:
        state = movement.forget_moves(state)
    elif frame.phase == WONDER:
        return wonder.end_turn(state, tell)
    return state.swap(StartPhase(following(frame.phase)))


# -- playing a phase -----------------------------------------------------------------------


@value("production.cargo-order", "production.tile-order", off=())
def playing(state: RoadsAndBoats, frame: Play) -> tuple[Seat, ...]:
    """The seat whose play it is, slot 1 first (conflict.play, order.mid-phase)."""
    return frame.queue[:1]


def pass_on(state: RoadsAndBoats, frame: Play, move: Pass, tell: Tell) -> RoadsAndBoats:
    """Done with this phase."""
    tell("conflict.play", "passed", move.seat, phase=state.phase)
    return state.swap(_next_in_queue(frame))


def wait_violations(state: RoadsAndBoats, frame: Play, move: Wait) -> Iterator[Violation]:
    """Waiting is for phases that all play at once; one player has nobody to wait for."""
    if frame.ordered:
        yield broken("conflict.play", "wait", chart=state.chart)
    if state.solo:
        yield broken("order.simultaneous", "alone")


def wait(state: RoadsAndBoats, frame: Play, move: Wait, tell: Tell) -> RoadsAndBoats:
    """To be asked again when all others have been asked."""
    tell("order.simultaneous", "waits", move.seat)
    return state.swap(replace(_next_in_queue(frame), waiting=(*frame.waiting, move.seat)))


def _next_in_queue(frame: Play) -> Play:
    return replace(frame, queue=frame.queue[1:], exchanges=0)


def next_round(state: RoadsAndBoats, frame: Play, tell: Tell) -> RoadsAndBoats:
    """Those who waited are asked again, until none is left or a round of waiters brought nothing."""
    stalled = frame.round > 1 and not frame.acted
    if not frame.waiting or stalled:
        return state.pop()
    again = type(frame)(frame.waiting, round=frame.round + 1, begun=frame.begun)
    return state.swap(again)


def production_candidates(state: RoadsAndBoats, frame: Producing) -> Iterator[Move]:
    """Goods to shift, factories to use, donkeys to breed, research to do."""
    seat = frame.queue[0]
    yield from exchange.shift_moves(state, seat)
    yield from factories.hand_in_moves(state, seat)
    yield from livestock.breed_moves(state, seat)
    yield from research.research_moves(state, seat)
    yield from _done(seat)


def movement_candidates(state: RoadsAndBoats, frame: Moving) -> Iterator[Move]:
    """Passengers to set down, and how each transporter could begin its move."""
    seat = frame.queue[0]
    yield from set_down_moves(state, seat)
    yield from movement.first_moves(state, seat)
    yield from _done(seat)


def building_candidates(state: RoadsAndBoats, frame: Constructing) -> Iterator[Move]:
    """Everything that could be built where the seat has a transporter."""
    seat = frame.queue[0]
    yield from building.build_moves(state, seat)
    yield from roads_bridges.road_and_bridge_moves(state, seat)
    yield from walls.wall_moves(state, seat)
    yield from mines.shaft_moves(state, seat)
    yield from _done(seat)


def wonder_candidates(state: RoadsAndBoats, frame: Offering) -> Iterator[Move]:
    """A brick, if there are goods at home."""
    yield from wonder.brick_moves(state, frame.queue[0])
    yield from _done(frame.queue[0])


def _done(seat: Seat) -> tuple[Move, ...]:
    return (Wait(seat), Pass(seat))


def _play(frame: type[Play], candidates: Candidates, *verbs: type[Move]) -> Step:
    return Step(
        frame=frame,
        asked=playing,
        candidates=candidates,
        verbs=(*verbs, Pass, Wait),
        advance=next_round,
    )


Candidates = Callable[[RoadsAndBoats, Any], Iterator[Move]]

VERBS = [
    Verb(move=Pass, clause="conflict.play", apply=pass_on),
    Verb(move=Wait, clause="order.simultaneous", violations=wait_violations, apply=wait),
]

STEPS = [
    Step(frame=StartPhase, advance=start_phase),
    Step(frame=EndPhase, advance=end_phase),
    _play(Producing, production_candidates, Shift, HandIn, Breed, DoResearch),
    _play(Moving, movement_candidates, SetDown, TakeOn, Drop, Go, Carry),
    _play(
        Constructing,
        building_candidates,
        Build,
        BuildRoad,
        BuildBridge,
        BuildWall,
        Demolish,
        SinkShaft,
    ),
    _play(Offering, wonder_candidates, BuyBrick),
]
