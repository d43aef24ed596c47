"""What no position can have: everything impossible, named by its clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations, takewhile

from ....engine import Frame, Violation, begun_too_soon, broken, misplaced
from ..land.banks import bridge_sites
from ..land.goods import GOOSE, kind_of, movers_of
from ..land.hexes import are_near
from ..land.places import DOCK, LAND, RIVER, SEA, Place
from ..rules.answers import Consent
from ..rules.building import NEW_SHAFTS, mixtures_of, terrain_violations
from ..rules.creating_the_world import defects as map_defects
from ..rules.movement import March, Moving, is_walled
from ..rules.order_of_play import CallRound, EndPhase, OneByOne, Piety, Slots, StartPhase
from ..rules.phases import Play
from ..rules.primary import MINE, DrawMines, Yield
from ..rules.production import Producing
from ..rules.research import Upgrading
from ..rules.start import ChooseHomes, DrawRow, unmarked
from ..rules.tile_laying import LayTiles
from ..rules.tile_laying import defects as laying_defects
from ..rules.transporters import Excess, excess
from ..state import MOVEMENT, NEUTRAL, PRODUCTION, WONDER, Phase, RoadsAndBoats


def defects(state: RoadsAndBoats) -> Iterator[Violation]:
    """Every defect of a position; none for every position of a real game."""
    laying = state.open(LayTiles)
    yield from _of_the_map(state.world) if laying is None else laying_defects(state, laying)
    for defects_of in (_transporters, _goods, _built, _order, _questions, _wonder, _first):
        yield from defects_of(state)


_of_the_map = lru_cache(maxsize=256)(map_defects)
"""A map is looked at once, not after every move."""


def _transporters(state: RoadsAndBoats) -> Iterator[Violation]:
    for id, t in sorted(state.transporters.items()):
        if t.owner not in state.seats:
            yield broken("setup.colours", transporter=id, owner=t.owner)
        kind = state.box.transporters[t.kind]
        if t.place is None:
            carrier = state.transporters.get(t.carrier)
            if carrier is None or carrier.passenger != id or carrier.place is None:
                yield broken("carrying.any", "nobody", passenger=id)
        elif not _floats_or_stands(state, t.place, kind.is_boat):
            clause = "boats.where" if kind.is_boat else "movement.roads-only"
            yield broken(clause, "place", transporter=id, place=str(t.place))
        elif is_walled(state, t.owner, t.place):
            yield broken("walls.coast", to=str(t.place))
        if len(t.cargo) > kind.carry:
            clause = "boats.capacities" if kind.is_boat else "movement.carrying-capacity"
            yield broken(clause, "overloaded", transporter=id, carry=kind.carry)
        if t.moved and state.phase != MOVEMENT:
            yield broken("movement.once", "phase", transporter=id)
        if t.aboard_since > state.turn:
            yield broken("carrying.unload-time", "since", transporter=id, turn=t.aboard_since)
        elif t.aboard_since == state.turn and state.phase == PRODUCTION:
            yield broken("carrying.unload-time", "before", transporter=id)
        elif t.aboard_since == state.turn and state.phase == MOVEMENT and not t.moved:
            yield broken("carrying.not-after-moving", "aboard", transporter=id)
        if id in state.gone:
            yield broken("setup.colours", "gone", transporter=id)
        if t.cargo and (t.passenger or t.carrier):
            yield broken("carrying.nothing-else", transporter=id)
    if not state.open(Excess):
        for seat in state.seats:
            yield from excess(state, seat)


def _floats_or_stands(state: RoadsAndBoats, place: Place, is_boat: bool) -> bool:
    """Whether a place exists and suits a transporter: boats in water, others on land."""
    if is_boat == (place.kind == LAND):
        return False
    if place.kind == RIVER:
        return state.world.is_land(place.cell) and place.at < len(state.world.rivers(place.cell))
    return state.exists(place) or place in state.world.docks.get(place.cell, ())


def _goods(state: RoadsAndBoats) -> Iterator[Violation]:
    """Goods lie where they can, marked, while transporters move, by one transporter of each player; and they
    are no more than every tile could have made in all turns, and what the players began with."""
    for place, load in sorted(state.goods.items()):
        if not state.exists(place):
            yield broken("movement.river-side", "nowhere", place=str(place))
        elif place.kind == SEA and place.cell not in state.buildings:
            if any(kind_of(good) != GOOSE for good in load):
                yield broken("boats.no-leaving", "adrift", place=str(place))
            elif place.cell not in state.transporters.on_tile:
                yield broken("geese.sea", place=str(place))
    loads = (*state.goods.values(), *(it.cargo for it in state.transporters.values()))
    there = Counter(chain.from_iterable(loads))
    for good in sorted(there):
        movers = movers_of(good)
        if movers and state.phase != MOVEMENT:
            yield broken("movement.one-carrier", "phase", good=good)
        elif unknown := [mover for mover in movers if mover not in state.transporters]:
            yield broken("movement.one-carrier", "nobody", good=good, mover=unknown[0])
        elif len({state.transporters[mover].owner for mover in movers}) < len(movers):
            yield broken("movement.one-carrier", "two", good=good)
        elif still := [mover for mover in movers if not _has_gone(state, mover)]:
            yield broken("movement.one-carrier", "still", good=good, mover=still[0])
    of_kind = Counter(map(kind_of, there.elements()))
    for good, number in of_kind.items():
        fastest = max((it.capacity for it in state.box.buildings.values() if good in it.output), default=1)
        made = len(state.world.tiles) * fastest * state.last_turn
        most = made + len(state.seats) * state.box.starting.get(good, 0)
        if number > most:
            yield broken("production.capacity", "ever", good=good, number=number, most=most)


def _has_gone(state: RoadsAndBoats, id: str) -> bool:
    """Whether a transporter has moved in this phase, or is moving."""
    march = state.open(March)
    return state.transporters[id].moved or (march is not None and march.transporter == id)


def _mines(state: RoadsAndBoats) -> Iterator[Violation]:
    """Mines are numbered as they are built; a bag holds one mixture at most until a shaft can be sunk."""
    mines = [it for it in state.buildings.values() if it.kind == MINE]
    numbers = [mine.number for mine in mines if mine.number]
    if len(set(numbers)) < len(numbers) or max(numbers, default=0) > len(mines):
        yield broken("mines.fill", "numbers", numbers=tuple(sorted(numbers)), mines=len(mines))
    if any(state.researched(seat, NEW_SHAFTS) for seat in state.seats):
        return
    known = {name: state.box.mixtures[name] for seat in state.seats for name in mixtures_of(state, seat)}
    for mine in mines:
        if not any(mine.gold <= it.gold and mine.iron <= it.iron for it in known.values()):
            yield broken("mines.fill", "too-much", gold=mine.gold, iron=mine.iron, mixtures=tuple(known))


def _built(state: RoadsAndBoats) -> Iterator[Violation]:
    world = state.world
    for cell, building in sorted(state.buildings.items()):
        if cell not in world.tiles or not state.exists(state.output_spot(cell)):
            yield broken("building.presence", "nowhere", cell=cell, region=building.region)
            continue
        yield from terrain_violations(state, cell, building.kind)
        kind, type_ = building.kind, state.building_type(building.kind)
        if building.made and (state.phase != PRODUCTION or not type_.input):
            yield broken("production.capacity", "by-now", building=kind)
        if building.made > type_.capacity:
            yield broken(
                "production.capacity", "over", building=kind, capacity=type_.capacity, made=building.made
            )
        elif building.made % type_.output_per_set:
            yield broken("production.capacity", "sets", building=kind, size=type_.output_per_set)
        if kind != MINE and (building.number or building.gold or building.iron):
            yield broken("mines.fill", "bag", building=kind)
    yield from _mines(state)
    for road in sorted(state.roads):
        if not all(map(world.is_land, road.edge.cells)):
            yield broken("roads.cost", "water", cell=road.edge.cells[0], edge=road.edge.number)
        elif bool(road.half) != world.river_crosses(road.edge.cells[0], road.edge.number):
            yield broken("movement.river-side", cell=road.edge.cells[0], edge=road.edge.number)
    for bridge in sorted(state.bridges):
        if bridge.arm not in bridge_sites(world.rivers(bridge.cell)):
            yield broken("bridges.cost", "nowhere", cell=bridge.cell, arm=bridge.arm)
        elif state.is_desert(bridge.cell):
            yield broken("building.desert", building="bridge")
    for edge in sorted(state.walls):
        cells = edge.cells
        if not all(cell in world.tiles for cell in cells) or all(map(world.is_sea, cells)):
            yield broken("wall-building.where", cell=cells[0], edge=edge.number)
        if not state.walls[edge].tokens:
            yield broken("wall-building.cost", "none", cell=cells[0], edge=edge.number)


def _order(state: RoadsAndBoats) -> Iterator[Violation]:
    begun = not state.open(DrawRow, LayTiles)
    for row in (state.temple, state.chart):
        if (row or begun) and sorted(row) != sorted(state.seats):
            yield broken("conflict.slot-count", "row", row=row)
    for seat, home in state.homes.items():
        if home.kind != LAND or not state.exists(home):
            yield broken("start.land", "home", seat=seat, place=str(home))
    for (seat, home), (other, there) in combinations(sorted(state.homes.items()), 2):
        if home.cell == there.cell or (are_near(home.cell, there.cell) and not _left_no_room(state)):
            yield broken("start.distance", "homes", homes=(seat, other))


def _left_no_room(state: RoadsAndBoats) -> bool:
    """Whether some homes, apart, leave no land that is: the rest may be anywhere (ruling.no-home-left)."""
    cells, land = [home.cell for home in state.homes.values()], state.world.land_cells
    firsts = (first for number in range(1, len(cells)) for first in combinations(cells, number))
    apart = (first for first in firsts if not any(are_near(*pair) for pair in combinations(first, 2)))
    return any(all(any(are_near(cell, home) for home in first) for cell in land) for first in apart)


UPON: dict[type[Frame], type | tuple[type, ...]] = {
    OneByOne: EndPhase,
    Play: (EndPhase, type(None)),
    March: (EndPhase, Moving),
    **dict.fromkeys((Upgrading, Excess), (EndPhase, Producing)),
    Yield: (EndPhase, CallRound),
    DrawMines: (EndPhase, CallRound, Yield),
    Consent: (EndPhase, Play, March),
}
"""What lies directly below a question, if anything; a text may leave out what others do then."""


def phase_of(frame: Frame) -> Phase | None:
    """The phase in which a question is open; None before the first one, and where several have it."""
    match frame:
        case EndPhase() | StartPhase() | OneByOne():
            return frame.phase
        case Play():
            return frame.during
        case DrawMines() | Yield() | Upgrading() | Excess():
            return PRODUCTION
        case March():
            return MOVEMENT
    return None


def _questions(state: RoadsAndBoats) -> Iterator[Violation]:
    """What is open belongs to the phase, and asks nobody twice."""
    yield from misplaced(state, UPON)
    for below, frame in zip((None, *state.pending), state.pending, strict=False):
        yield from list(_of_a_question(state, below, frame)) or _out_of_turn(state, below, frame)


def _of_a_question(state: RoadsAndBoats, below: Frame | None, frame: Frame) -> Iterator[Violation]:
    if isinstance(frame, EndPhase) and below:
        yield broken(frame.rule, "order", frame=repr(frame.name))
    if not isinstance(frame, StartPhase) and phase_of(frame) not in (None, state.phase):
        yield broken("order.phase-chart", "other", frame=repr(frame.name), phase=state.phase)
    asked = (*frame.queue, *frame.waiting) if isinstance(frame, Play) else ()
    asked = frame.left if isinstance(frame, OneByOne) else asked
    asked = (*frame.left, *frame.cashed) if isinstance(frame, Piety) else asked
    if len(set(asked)) < len(asked):
        yield broken("order.simultaneous", "once", row=asked)
    if isinstance(frame, CallRound | Piety | Slots) and state.phase == MOVEMENT:
        moved = (id for id, it in sorted(state.transporters.items()) if it.moved)
        yield from (broken("conflict.call", "late", transporter=id) for id in moved)
    if isinstance(frame, Slots):
        row = (*frame.left, *filter(None, frame.taken))
        if sorted(row) != sorted(state.seats) or len(frame.taken) != len(row):
            yield broken("conflict.slot-count", "row", row=row)
    if isinstance(frame, Play) and frame.ordered and (frame.waiting or frame.round > 1):
        yield broken("conflict.play", "wait", chart=state.chart)
    if isinstance(frame, March):
        yield from _of_a_march(state, frame)
    if isinstance(frame, Upgrading) and not state.researched(frame.seat, frame.subject):
        yield broken("research.upgrade-now", "not-done", seat=frame.seat, subject=frame.subject)
    if isinstance(frame, DrawMines):
        for cell in frame.cells:
            mine = state.buildings.get(cell)
            if mine is None or not mine.gold + mine.iron:
                yield broken("production.mine-draw", "nothing", cell=cell)


def _of_a_march(state: RoadsAndBoats, march: March) -> Iterator[Violation]:
    """It is that of a transporter which has not moved yet, and came where it is by the steps told."""
    id, steps = march.transporter, march.steps
    t = state.transporters.get(id)
    if t is None or t.owner != march.seat or t.carrier or t.moved or steps < 0:
        yield broken("movement.once", "nobody", transporter=id, seat=march.seat)
        return
    kind = state.box.transporters[t.kind]
    if steps > kind.move:
        yield broken("movement.steps", "beyond", steps=steps, most=kind.move)
    if t.place and march.docked != (steps > 0 and t.place.kind == DOCK):
        yield broken("boats.docking-ends", "moving", transporter=id)
    if march.off_road and (steps != 1 or not kind.move_off_road):
        yield broken("movement.donkey-off-road", "moving", transporter=id)


def _out_of_turn(state: RoadsAndBoats, below: Frame | None, frame: Frame) -> Iterator[Violation]:
    """Seats are asked in their order, and who does something is the one that plays."""
    acting = frame.asked(state) if isinstance(frame, March | Upgrading | Excess) else ()
    if acting and isinstance(below, Play) and acting != below.asked(state):
        yield broken(below.turn, "not-playing", seat=acting[0], frame=repr(frame.name))
    if isinstance(frame, OneByOne):
        row = getattr(state, frame.row)[frame.part]
        if row[len(row) - len(frame.left) :] != frame.left:
            yield broken(frame.rule, "left", row=row, left=frame.left)


def _wonder(state: RoadsAndBoats) -> Iterator[Violation]:
    """Bricks that there are, a neutral one for each turn, no more bought than stand; each subject once."""
    box, last, neutral = state.box, state.last_turn, state.neutral_laid
    full = len(state.wonder) >= sum(box.rows)
    least, most = state.turn - 1, state.turn - bool(state.pending)
    if len(state.wonder) > sum(box.rows):
        yield broken("wonder.complete", "too-many", bricks=len(state.wonder), most=sum(box.rows))
    lately = Counter(takewhile(lambda owner: owner != NEUTRAL, reversed(state.wonder)))
    buying = state.phase == WONDER and not state.open(OneByOne, StartPhase)
    for seat, bought in state.bought.items():
        if bought > lately[seat] or not buying:
            yield broken("wonder.price", "bought" if buying else "not-yet", seat=seat, bought=bought)
    if not 1 <= state.turn <= last:
        yield broken("end.neutral", "turn", turn=state.turn, last=last)
    elif neutral > most or (neutral < least and not full):
        laid = state.wonder.count(NEUTRAL)
        before = laid - neutral
        facts = {"bricks": laid, "right": before + most, "before": before}
        yield broken("wonder.neutral", "turn", turn=state.turn, laid=most, **facts)
    mark = box.end_marks.get(len(state.seats), sum(box.rows) + 1)
    played_out = state.turn >= last and (neutral >= last or full)
    if not (state.pending or played_out or len(state.wonder) >= mark):
        yield broken("end.wonder", "early", bricks=len(state.wonder))
    if state.pending and mark <= len(state.wonder) <= sum(box.rows) and state.phase != WONDER:
        yield broken("end.wonder", "late", bricks=len(state.wonder))
    for seat, subjects in state.research.items():
        if len(set(subjects)) < len(subjects) or not set(subjects) <= set(state.box.subjects):
            yield broken("research.allocate", "twice", seat=seat, subjects=subjects)


def _first(state: RoadsAndBoats) -> Iterator[Violation]:
    """While homes are chosen, nothing is on the board but what is given to those who have one."""
    same = ("turn", "phase", "wonder", "bought", "research", "buildings", "roads", "bridges", "walls", "gone")
    order = (ChooseHomes, (DrawRow, LayTiles))
    yield from begun_too_soon(state, order, (ChooseHomes, DrawRow, LayTiles), same)
    if ChooseHomes() not in state.pending:
        return
    places = len(state.world.starts or state.world.land_cells)
    if places < len(state.seats) and not state.open(LayTiles):
        clause = "start.marked" if state.world.starts else "start.land"
        yield broken(clause, "few", places=places, seats=state.seats)
    for at_home in state.homes.values():
        yield from unmarked(state, at_home)
    given = Counter(state.box.starting)
    donkeys = Counter((t.owner, t.place) for t in state.transporters.values() if t.kind == "donkey")
    right = Counter[tuple[str, Place | None]]()
    for home in state.homes.items():
        right[home] = given["donkey"]
    goods = {place: Counter(load) for place, load in state.goods.items()}
    if (
        len(state.transporters) > donkeys.total()
        or not donkeys <= right
        or any(place not in state.homes.values() or not load <= given for place, load in goods.items())
    ):
        yield broken("start.resources", "first")
