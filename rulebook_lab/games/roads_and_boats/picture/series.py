"""Several moves with one choice: to any tile in reach, to fetch or deliver goods, as last turn; and the reach
drawn: every place that a transporter gets to in this move, with what it costs."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import dropwhile, takewhile

from msgspec.structs import replace

from ....engine import ONE, Move, Seat, Series
from ....engine.wording import say
from ....scene import Node, bold_word, circle, color
from ....scene.shapes import composed
from ..land.goods import kind_of
from ..land.places import DOCK, Place, holder_spot, land, read_holder, write_place
from ..position.wording import where
from ..rules.consent import Handling
from ..rules.loading import Carry, Drop, SetDown, TakeOn
from ..rules.movement import Go, Halt, March, Moving, forced_geese, further, on_road, step_violations, ways
from ..rules.phases import Pass
from ..rules.production import Producing, Shift
from ..rules.reach import room, takes_more, touched
from ..state import RoadsAndBoats
from .land import SIZE, anchor

MARCHING = (Go, TakeOn, Drop, Carry, SetDown, Halt)


def series(state: RoadsAndBoats, seat: Seat, earlier: Sequence[Move]) -> Iterator[Series]:
    """What a seat can do with one choice; a march that is going on is ended first."""
    top = state.top
    if not isinstance(top, Moving | March | Producing) or seat not in top.asked(state):
        return
    if isinstance(top, Producing):
        yield from _shifts(state)
        return
    now = marching(state)
    ends: tuple[Move, ...] = (Halt(seat, now),) if now else ()
    if now:
        yield Series((*ends, Pass(seat)), ("button:pass",))
        yield from _presets(state, seat, now, ("button:load-all", "button:drop-all"))
        last = earlier[-1] if earlier else None
        if isinstance(last, Drop) and last.transporter == now:
            for good in dict.fromkeys(state.transporters[now].cargo):
                rest = _times(state, Drop(seat, now, good, last.target))
                yield Series(rest, (f"load:{now}:{good}",))  # the next good goes where the last one went
    alone: dict[str, dict[str, Series]] = {}
    for id in state.fleet(seat):
        there = state.transporters[id]
        if there.moved or there.carrier or there.place is None:
            continue
        spot = f"transporter:{id}"
        first = () if id == now else ends
        after = state.play(first[0]) if first else state
        for one in _marches(after, seat, id):
            row = Series((*first, *one.moves), one.spots)
            yield row
            if spot == one.spots[0] and len(one.spots) == 2:
                alone.setdefault(one.spots[1], {})[id] = row
        if id != now:
            for one in _presets(after, seat, id, ("preset:load-all", "preset:drop-all")):
                yield Series((*first, *one.moves), (spot, *one.spots))
    for spot, rows in alone.items():
        # the one that is marching is meant, or the only one that can get there
        if now in rows or len(rows) == 1:
            yield Series(rows.get(now, next(iter(rows.values()))).moves, (spot,))
    yield from _again(state, seat, earlier, ends)


def _marches(state: RoadsAndBoats, seat: Seat, id: str) -> Iterator[Series]:
    """Ways to places, alone; with a good that lies there taken on, or one on board dropped there."""
    here = state.transporters[id].place
    if here is None or forced_geese(state, id):
        return
    spot, holds = f"transporter:{id}", state.can_hold(id)
    for to, way in {here: (), **routes(state, id)}.items():
        steps = tuple(Go(seat, id, write_place(place)) for place in way)
        if steps:
            yield Series(steps, (spot, holder_spot(write_place(to))))
        target = land(to.cell, state.world.dock_region(to)) if to.kind == DOCK else to
        word = write_place(target)
        for good in dict.fromkeys(state.load_at(target)) if holds and takes_more(state, id) else ():
            taken = _times(state, TakeOn(seat, id, good, word))
            yield from _all_or_one(steps, taken, (spot, f"load:{word}:{good}"))
        for good in dict.fromkeys(state.transporters[id].cargo) if takes_more(state, target) else ():
            carried = f"{kind_of(good)}*{id}" if steps else good
            laid = tuple(Drop(seat, id, carried, word) for it in state.transporters[id].cargo if it == good)
            yield from _all_or_one(steps, laid, (f"load:{id}:{good}", holder_spot(word)))


def _all_or_one(steps: tuple[Move, ...], moves: tuple[Move, ...], spots: tuple[str, str]) -> Iterator[Series]:
    """All goods of a kind go along, or only one of several."""
    yield Series((*steps, *moves), spots)
    if len(moves) > 1:
        yield Series((*steps, moves[0]), (*spots, ONE))


def _times(state: RoadsAndBoats, move: Handling) -> tuple[Move, ...]:
    """A good's move as often as there are such goods and room for them."""
    good, source, target = move.way
    most = state.load_at(read_holder(source)).count(good)
    holder = read_holder(target)
    return (move,) * (min(most, room(state, holder)) if isinstance(holder, str) else most)


def _shifts(state: RoadsAndBoats) -> Iterator[Series]:
    """All goods of a kind exchanged at once; a good that can go to one place only goes there by itself."""
    ways: dict[str, list[Shift]] = {}
    for move in state.legal_moves:
        if isinstance(move, Shift):
            ways.setdefault(f"load:{move.source}:{move.good}", []).append(move)
    for spot, moves in ways.items():
        for move in moves:
            if not move.ferry:
                yield from _all_or_one((), _times(state, move), (spot, holder_spot(move.target)))
        if len(moves) == 1:
            yield Series((moves[0],), (spot,))


def sends(state: RoadsAndBoats) -> str:
    """The verb that ends the sending of transporters; "" while none are sent."""
    return "pass" if state.pending and isinstance(state.pending[-1], Moving | March) else ""


def staying(state: RoadsAndBoats, seat: Seat) -> tuple[str, ...]:
    """The spots of what a seat can still send in a movement play, once something has been sent."""
    there = state.transporters
    begun = marching(state) or any(there[id].moved for id in state.fleet(seat))
    return _unsent(state, seat) if sends(state) and begun else ()


def _unsent(state: RoadsAndBoats, seat: Seat) -> tuple[str, ...]:
    now, there = marching(state), state.transporters
    left = (id for id in state.fleet(seat) if not (there[id].moved or there[id].carrier or id == now))
    return tuple(f"transporter:{id}" for id in left)


def ends(state: RoadsAndBoats, seat: Seat, stay: Collection[str] = ()) -> Move | None:
    """What ends a movement play in which all has been sent that does not stay: the last one halts, then it
    passes."""
    if not sends(state) or not {*stay}.issuperset(_unsent(state, seat)):
        return None
    top = state.pending[-1]
    if isinstance(top, March):
        return Halt(seat, top.transporter) if top.steps else None
    return Pass(seat)


def _presets(state: RoadsAndBoats, seat: Seat, id: str, spots: tuple[str, str]) -> Iterator[Series]:
    """Take on what lies here until nothing more goes aboard; drop all that is on board."""
    here = sorted(touched(state, id))
    if not here or not state.can_hold(id):
        return
    taken: list[Move] = [
        TakeOn(seat, id, good, write_place(place)) for place in here for good in state.load_at(place)
    ]
    dropped: list[Move] = [
        Drop(seat, id, good, write_place(here[0])) for good in state.transporters[id].cargo
    ]
    for spot, wanted in zip(spots, (taken, dropped), strict=True):
        moves = _played(state, wanted)
        if len(moves) > 1:
            yield Series(moves, (spot,))


def _again(
    state: RoadsAndBoats, seat: Seat, earlier: Sequence[Move], ends: tuple[Move, ...]
) -> Iterator[Series]:
    """What the transporters did in the movement before, each by itself and all together."""
    own = [move for move in reversed(earlier) if move.seat == seat]
    since = dropwhile(lambda move: isinstance(move, MARCHING), own)  # what is going on is left out
    last = dropwhile(lambda move: not isinstance(move, MARCHING), since)
    before = list(takewhile(lambda move: isinstance(move, MARCHING), last))[::-1]
    after = state.play(ends[0]) if ends else state
    whole: tuple[Move, ...] = ()
    for id in dict.fromkeys(_mover(move) for move in before):
        hauled = tuple(move for move in before if _mover(move) == id)
        if len(moves := _played(after, hauled)) == len(hauled):
            yield Series((*ends, *moves), (f"transporter:{id}", "preset:again"))
            whole += hauled
    if len(moves := _played(after, whole)) == len(whole) > 1:
        yield Series((*ends, *moves), ("button:again",))


def _mover(move: Move) -> str:
    return move.carrier if isinstance(move, SetDown) else getattr(move, "transporter", "")


def _played(state: RoadsAndBoats, wanted: Iterable[Move]) -> tuple[Move, ...]:
    """Those of some moves that are legal one after the other."""
    played: tuple[Move, ...] = ()
    for move in wanted:
        if not state.why_not(move):
            state = state.play(move)
            played += (move,)
    return played


def marching(state: RoadsAndBoats) -> str:
    """The transporter in the middle of its move; "" if there is none."""
    top = state.top
    return top.transporter if isinstance(top, March) else ""


def routes(state: RoadsAndBoats, id: str) -> dict[Place, tuple[Place, ...]]:
    """The places that a transporter can still get to in this move, each with the shortest way there."""
    top = state.top
    own = isinstance(top, March) and top.transporter == id
    begun = top if own else March(state.transporters[id].owner, id)
    assert isinstance(begun, March)
    found: dict[Place, tuple[Place, ...]] = {}
    seen = {(state.transporters[id].place, begun.off_road, begun.docked)}
    queue: deque[tuple[RoadsAndBoats, March, tuple[Place, ...]]] = deque([(state, begun, ())])
    while queue:
        now, march, way = queue.popleft()
        for to in ways(now, id):
            if any(step_violations(now, march, to)):
                continue
            off_road = not now.type_of(id).is_boat and not on_road(now, id, to)
            after = further(march, off_road, to)
            found.setdefault(to, (*way, to))
            if (to, after.off_road, after.docked) not in seen:
                seen.add((to, after.off_road, after.docked))
                there = replace(now.transporters[id], place=to)
                queue.append((now.with_transporter(id, there), after, (*way, to)))
    return found


def reach_nodes(state: RoadsAndBoats, id: str) -> Iterator[Node]:
    """A small number on every other place in reach: the steps that it costs. It lies on the spots' rings."""
    here = state.transporters[id].place if id in state.transporters else None
    for place, way in routes(state, id).items() if here else ():
        if place == here:
            continue
        x, y = anchor(state.world, place)
        divided = place.kind == DOCK or bool(state.world.rivers(place.cell))
        at = (x, y) if divided else (x, y - SIZE * 0.72)
        yield from composed(
            f"reach.{place}",
            at,
            circle("shape", (0, 0), 11, fill=color("accent"), stroke=color("card")),
            bold_word("steps", (0, 5), str(len(way)), 13, color("accent-ink")),
            label=say(state, "away", place=where(state.world, place), steps=len(way)),
        )
