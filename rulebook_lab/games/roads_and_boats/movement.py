"""The movement phase: each transporter makes one move, step by step, loading on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from rulebook_lab.engine import (
    FrozenMap,
    Move,
    Seat,
    Step,
    Tell,
    Verb,
    Violation,
    broken,
    effect,
    value,
)
from rulebook_lab.games.roads_and_boats.carrying import carry_faults, in_contact, picked_up
from rulebook_lab.games.roads_and_boats.consent import ask_or_do
from rulebook_lab.games.roads_and_boats.exchange import too_many_exchanges
from rulebook_lab.games.roads_and_boats.frames import March, Moving
from rulebook_lab.games.roads_and_boats.geese import (
    arrivals,
    forced_geese,
    gathered,
    geese_violations,
    loose_geese,
    moved_by_another,
)
from rulebook_lab.games.roads_and_boats.goods import marked, movers_of, unmarked, with_good
from rulebook_lab.games.roads_and_boats.handling import (
    IN_MOVEMENT,
    exists,
    ferry_violations,
    handed_over,
    handling_violations,
)
from rulebook_lab.games.roads_and_boats.moves import Carry, Drop, Go, Halt, TakeOn
from rulebook_lab.games.roads_and_boats.payment import owners_asked, read_holder, write_holder
from rulebook_lab.games.roads_and_boats.places import DOCK, RIVER, Place, read_place, write_place
from rulebook_lab.games.roads_and_boats.reach import (
    Holder,
    ferries_wanted,
    group_of,
    holders,
    touched,
)
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats
from rulebook_lab.games.roads_and_boats.steps import on_road, step_violations, ways

Frames = Moving | March
Handling = TakeOn | Drop


# -- whose move it is ----------------------------------------------------------------------


def movable(state: RoadsAndBoats, seat: Seat) -> Iterator[str]:
    """A seat's transporters that may still move in this phase."""
    for id in state.fleet(seat):
        if not state.transporters[id].moved and not state.transporters[id].carrier:
            yield id


def march_of(frame: Frames, move: TakeOn | Drop | Go | Carry) -> March:
    """The march that is going on, or the one that the move begins."""
    return frame if isinstance(frame, March) else March(move.seat, move.transporter)


def _mover_violations(state: RoadsAndBoats, frame: Frames, move: Any) -> Iterator[Violation]:
    """One's own transporter, not carried, that has not moved; no other in between."""
    there = state.transporters.get(move.transporter)
    if there is None or there.owner != move.seat:
        yield broken("movement.once", "not-yours", transporter=move.transporter)
    elif isinstance(frame, March) and frame.transporter != move.transporter:
        yield broken("movement.once", "another", transporter=frame.transporter)
    elif there.carrier:
        yield broken("carrying.unload-time", "carried", carrier=there.carrier)
    elif there.moved:
        yield broken("movement.once", transporter=move.transporter)


def marching(state: RoadsAndBoats, frame: Frames, move: Any) -> RoadsAndBoats:
    """The position with the march of the mover on top (ruling.move-in-one-go)."""
    if isinstance(frame, March):
        return state
    begun = frame.begun if move.seat in frame.begun else (*frame.begun, move.seat)
    state = state.swap(replace(frame, begun=begun, acted=True))
    return state.push(March(move.seat, move.transporter))


# -- loading and dropping ------------------------------------------------------------------


def _other_holder(move: Handling) -> Holder:
    return read_holder(move.source if isinstance(move, TakeOn) else move.target)


def handling(state: RoadsAndBoats, frame: Frames, move: Handling) -> Iterator[Violation]:
    """Within the group of the areas that the mover itself touches (ruling.move-reach)."""
    if faults := list(_mover_violations(state, frame, move)):
        yield from faults
        return
    other = _other_holder(move)
    if not exists(state, other):
        yield broken("movement.pick-drop", "nowhere", holder=write_holder(other))
        return
    cell = state.cell_of(move.transporter)
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    group = group_of(state, move.seat, touched(state, move.transporter), move.ferry)
    source: Holder = other
    target: Holder = move.transporter
    if isinstance(move, Drop):
        source, target = target, source
    yield from handling_violations(state, move.seat, group, move.good, source, target, IN_MOVEMENT)
    yield from too_many_exchanges(state)


def handle(state: RoadsAndBoats, frame: Frames, move: Handling, tell: Tell) -> RoadsAndBoats:
    """Between own holders at once, else when the other owners agree."""
    state = marching(state, frame, move).exchanged()
    owners = _partners(state, move)
    return ask_or_do(state, move, owners, handled, tell)


@value("movement.exchange", off=())
def _partners(state: RoadsAndBoats, move: Handling) -> tuple[Seat, ...]:
    """The other seats whose transporter gives, takes or ferries."""
    other = move.source if isinstance(move, TakeOn) else move.target
    return owners_asked(state, move.seat, other, move.ferry)


def handled(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The good changes its holder."""
    if isinstance(move, TakeOn):
        tell("movement.pick-drop", "taken", move.seat, good=move.good, source=move.source)
        return handed_over(state, move.good, read_holder(move.source), move.transporter)
    tell("movement.pick-drop", "dropped", move.seat, good=move.good, target=move.target)
    return handed_over(state, move.good, move.transporter, read_holder(move.target))


# -- steps ---------------------------------------------------------------------------------


def go_violations(state: RoadsAndBoats, frame: Frames, move: Go) -> Iterator[Violation]:
    """The step itself, then the goods on board, then the geese that follow."""
    if faults := list(_mover_violations(state, frame, move)):
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
    tell("movement.steps", "went", move.seat, transporter=id, to=move.to, geese=len(geese))
    state = gathered(state, id, geese)
    there = state.transporters[id]
    cargo = marked_load(there.cargo, id)
    state = state.with_transporter(id, replace(there, place=to, cargo=cargo))
    if geese:
        spot = read_place(move.geese_to) if move.geese_to else arrivals(state, to)[0]
        arrived = with_good(state.load_at(spot), *marked_load(geese, id))
        state = state.with_load(spot, arrived)
    return state.swap(_further(state, march, by_road, has_docked(to)))


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


def _further(state: RoadsAndBoats, march: March, by_road: bool, docked: bool) -> March:
    off_road = not by_road and not state.type_of(march.transporter).is_boat
    return replace(march, steps=march.steps + 1, off_road=off_road, docked=docked)


# -- carrying and halting ------------------------------------------------------------------


def carry_violations(state: RoadsAndBoats, frame: Frames, move: Carry) -> Iterator[Violation]:
    """The mover may load one transporter on any tile of its way."""
    if faults := list(_mover_violations(state, frame, move)):
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
    tell("movement.once", "halted", move.seat, transporter=move.transporter)
    return had_its_move(state.pop(), move.transporter)


@effect("movement.once")
def had_its_move(state: RoadsAndBoats, transporter: str) -> RoadsAndBoats:
    """The position with a transporter marked as moved."""
    return state.with_transporter(transporter, replace(state.transporters[transporter], moved=True))


def forget_moves(state: RoadsAndBoats) -> RoadsAndBoats:
    """The end of the phase: transporters are fresh, goods turned over again."""
    return replace(
        state,
        transporters=FrozenMap(
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
    for other in state.on_tile[state.cell_of(id)]:
        if other != id and in_contact(state, me, state.transporters[other]):
            yield Carry(seat, id, other)


def step_moves(state: RoadsAndBoats, seat: Seat, id: str) -> Iterator[Go]:
    """Every step, alone and with each number of the loose geese that may follow."""
    geese = willing_geese(state, id)
    for to in ways(state, id):
        yield from steps_to(state, seat, id, to, geese)


def willing_geese(state: RoadsAndBoats, id: str) -> tuple[str, ...]:
    """The loose geese that a transporter may lead."""
    return tuple(goose for goose in loose_geese(state, id) if not moved_by_another(state, id, goose))


def steps_to(state: RoadsAndBoats, seat: Seat, id: str, to: Place, geese: tuple[str, ...]) -> Iterator[Go]:
    """The steps to one place: with none, one, two ... of the geese, to each bank of a river."""
    word = write_place(to)
    yield Go(seat, id, word)
    for n in range(1, len(geese) + 1):
        yield Go(seat, id, word, geese[:n])
        if to.kind == RIVER:
            for spot in arrivals(state, to)[1:]:
                yield Go(seat, id, word, geese[:n], write_place(spot))


def marcher(state: RoadsAndBoats, frame: March) -> tuple[Seat, ...]:
    """The owner of the transporter that is moving."""
    return (frame.seat,)


VERBS = [
    Verb(move=TakeOn, clause="movement.pick-drop", violations=handling, apply=handle),
    Verb(move=Drop, clause="movement.pick-drop", violations=handling, apply=handle),
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
