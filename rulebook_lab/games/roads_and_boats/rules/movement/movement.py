"""The movement phase: each transporter makes one move, step by step, loading on the way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import FrozenMap, Move, Seat, Step, Tell, Verb, Violation, broken, effect, value
from ...land.goods import marked, movers_of, unmarked, with_good
from ...land.places import DOCK, RIVER, Place, read_place, write_place
from ...position.wording import called, where
from ...state import Fleets, RoadsAndBoats
from ..frames import March
from ..holding.consent import ask_or_do
from ..holding.payment import owners_asked, write_holder
from ..holding.reach import Holder, ferries_wanted, group_of, holders, touched
from ..moves import Carry, Drop, Go, Halt, TakeOn
from .carrying import carry_faults, in_contact, picked_up
from .geese import arrivals, forced_geese, gathered, geese_violations, loose_geese, moved_by_another
from .marching import Frames, march_of, marching, movable, mover_violations
from .steps import on_road, step_violations, ways

# -- steps ---------------------------------------------------------------------------------


def go_violations(state: RoadsAndBoats, frame: Frames, move: Go) -> Iterator[Violation]:
    """The step itself, then the goods on board, then the geese that follow."""
    if faults := list(mover_violations(state, frame, move)):
        yield from faults
        return
    yield from step_violations(state, march_of(frame, move), read_place(move.to))
    for good in dict.fromkeys(state.transporters[move.transporter].cargo):
        if moved_by_another(state, move.transporter, good):
            yield broken("movement.one-carrier", good=good, mover=movers_of(good)[0])
    yield from geese_violations(state, move)


def go(state: RoadsAndBoats, frame: Frames, move: Go, tell: Tell) -> RoadsAndBoats:
    """One step: everything on board and all that follow are marked as moved."""
    state = marching(state, frame, move)
    march = state.pending[-1]
    assert isinstance(march, March)
    id, to = move.transporter, read_place(move.to)
    by_road = not state.type_of(id).is_boat and on_road(state, id, to)
    geese = _followers(state, move)
    went = "went-with-geese" if geese else "went"
    mover, there = called(state, id), where(state.world, to)
    tell("movement.steps", went, move.seat, transporter=mover, to=there, geese=len(geese))
    state = gathered(state, id, geese)
    before = state.transporters[id]
    cargo = marked_load(before.cargo, id)
    state = state.with_transporter(id, replace(before, place=to, cargo=cargo))
    if geese:
        spot = read_place(move.geese_to) if move.geese_to else arrivals(state, to)[0]
        arrived = with_good(state.load_at(spot), *marked_load(geese, id))
        state = state.with_load(spot, arrived)
    return state.swap(further(state, march, by_road, has_docked(to)))


def _followers(state: RoadsAndBoats, move: Go) -> tuple[str, ...]:
    """The geese that were named, and at sea all that would be left alone."""
    return forced_geese(state, move.transporter) or move.geese


def marked_load(load: tuple[str, ...], mover: str) -> tuple[str, ...]:
    """The goods of a load after a transporter has moved them over a border."""
    return tuple(sorted(marked(good, mover) for good in load))


@value("boats.oil-rig-pass", off=True)
def has_docked(to: Place) -> bool:
    """Whether a step ended at a dock: calling at a rig, or lying in a river, is not docking."""
    return to.kind == DOCK


def further(state: RoadsAndBoats, march: March, by_road: bool, docked: bool) -> March:
    """The march one step later: off the road or docked it is over."""
    off_road = not by_road and not state.type_of(march.transporter).is_boat
    return replace(march, steps=march.steps + 1, off_road=off_road, docked=docked)


# -- carrying and halting ------------------------------------------------------------------


def carry_violations(state: RoadsAndBoats, frame: Frames, move: Carry) -> Iterator[Violation]:
    """The mover may load one transporter on any tile of its way."""
    if faults := list(mover_violations(state, frame, move)):
        yield from faults
        return
    yield from carry_faults(state, move.transporter, move.passenger)


def carry(state: RoadsAndBoats, frame: Frames, move: Carry, tell: Tell) -> RoadsAndBoats:
    """One's own at once, another seat's with consent."""
    owners = owners_asked(state, move.seat, move.passenger)
    return ask_or_do(marching(state, frame, move), move, owners, picked_up, tell)


def halt_violations(state: RoadsAndBoats, frame: March, move: Halt) -> Iterator[Violation]:
    """Only the transporter that is moving can end its move."""
    if move.transporter != frame.transporter:
        yield broken("movement.once", "another", transporter=frame.transporter)


def halt(state: RoadsAndBoats, frame: March, move: Halt, tell: Tell) -> RoadsAndBoats:
    """Its move for this turn is made."""
    tell("movement.once", "halted", move.seat, transporter=called(state, move.transporter))
    return had_its_move(state.pop(), move.transporter)


@effect("movement.once")
def had_its_move(state: RoadsAndBoats, transporter: str) -> RoadsAndBoats:
    """The position with a transporter marked as moved."""
    return state.with_transporter(transporter, replace(state.transporters[transporter], moved=True))


def forget_moves(state: RoadsAndBoats) -> RoadsAndBoats:
    """The end of the phase: transporters are fresh, goods turned over again."""
    return replace(
        state,
        transporters=Fleets(
            {id: replace(t, moved=False, cargo=unmarked(t.cargo)) for id, t in state.transporters.items()}
        ),
        goods=FrozenMap({place: unmarked(load) for place, load in state.goods.items()}),
    )


# -- what could be tried -------------------------------------------------------------------


def first_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """How each transporter that has not moved could begin."""
    for id in movable(state, seat):
        yield from _moves_of(state, seat, id)


def march_moves(state: RoadsAndBoats, frame: March) -> Iterator[Move]:
    """How the march could go on, or end."""
    yield from _moves_of(state, frame.seat, frame.transporter)
    yield Halt(frame.seat, frame.transporter)


def _moves_of(state: RoadsAndBoats, seat: Seat, id: str) -> Iterator[Move]:
    yield from step_moves(state, seat, id)
    cell = state.cell_of(id)
    for ferry in ("", *ferries_wanted(state, seat, cell)):
        group = group_of(state, seat, touched(state, id), ferry)
        there: list[Holder] = [*sorted(group), *holders(state, group)]
        for holder in there:
            if holder != id:
                word = write_holder(holder)
                for good in dict.fromkeys(state.load_at(holder)):
                    yield TakeOn(seat, id, good, word, ferry)
                for good in dict.fromkeys(state.transporters[id].cargo):
                    yield Drop(seat, id, good, word, ferry)
    yield from carry_moves(state, seat, id)


def carry_moves(state: RoadsAndBoats, seat: Seat, id: str) -> Iterator[Carry]:
    """Every transporter in contact."""
    me = state.transporters[id]
    for other in state.transporters.on_tile[state.cell_of(id)]:
        if other != id and in_contact(state, me, state.transporters[other]):
            yield Carry(seat, id, other)


def step_moves(state: RoadsAndBoats, seat: Seat, id: str) -> Iterator[Go]:
    """Every step, alone and with each number of the loose geese that may follow."""
    followers = flocks(state, id)
    for to in ways(state, id):
        yield from steps_to(state, seat, id, to, followers)


def flocks(state: RoadsAndBoats, id: str) -> list[tuple[str, ...]]:
    """Who may follow a transporter: none, one, two ... of the loose geese, or all that must."""
    if forced := forced_geese(state, id):
        return [forced]
    willing = tuple(goose for goose in loose_geese(state, id) if not moved_by_another(state, id, goose))
    return [willing[:n] for n in range(len(willing) + 1)]


def steps_to(
    state: RoadsAndBoats, seat: Seat, id: str, to: Place, followers: list[tuple[str, ...]]
) -> Iterator[Go]:
    """The steps to one place: with each flock that may follow, to each bank."""
    word = write_place(to)
    for flock in followers:
        yield Go(seat, id, word, flock)
        if flock and to.kind == RIVER:
            for spot in arrivals(state, to)[1:]:
                yield Go(seat, id, word, flock, write_place(spot))


def marcher(state: RoadsAndBoats, frame: March) -> tuple[Seat, ...]:
    """The owner of the transporter that is moving."""
    return (frame.seat,)


VERBS = [
    Verb(move=Go, clause="movement.once", violations=go_violations, apply=go),
    Verb(move=Carry, clause="carrying.any", violations=carry_violations, apply=carry),
    Verb(move=Halt, clause="movement.once", violations=halt_violations, apply=halt),
]

STEPS = [
    Step(
        frame=March,
        asked=marcher,
        candidates=march_moves,
        verbs=(TakeOn, Drop, Go, Carry, Halt),
    )
]
