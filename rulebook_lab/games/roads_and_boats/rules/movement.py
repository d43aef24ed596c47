"""A transporter's move: step by step, by road, off it, on rivers, at sea and into docks, with its geese."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter
from typing import ClassVar

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, Tell, Violation, broken
from ..components import GoodName, HolderName, TransporterType
from ..land.banks import bordering
from ..land.geography import Way, ways_by_end
from ..land.goods import GOOSE, kind_of, marked, movers_of
from ..land.hexes import Edge, are_near, edge_of
from ..land.places import DOCK, LAND, RIVER, SEA, Place, land, read_place, river, write_place
from ..state import MOVEMENT, NEUTRAL, NO_WALL, Phase, RoadsAndBoats
from .consent import Asking
from .phases import InPhase, Play
from .reach import in_order, stores_at_sea, touched


class Moving(Play, clause="movement.once"):
    """The movement phase: every kind of move in it is exact, so what is proposed needs no judging."""

    during: ClassVar[Phase] = MOVEMENT

    def moves(self, state: RoadsAndBoats) -> list[Move]:
        """How each transporter could begin, one after the other, then what else can be done."""
        return [move for kind, frame in self._kinds(state) for move in kind.proposals(state, frame)]

    listed = moves

    def near(self, state: RoadsAndBoats) -> list[Move]:
        """Near misses likewise."""
        return [move for kind, frame in self._kinds(state) for move in kind.near(state, frame)]

    def _kinds(self, state: RoadsAndBoats) -> list[tuple[type[Move], Frame]]:
        """Each kind of moves with what it answers: the march that a transporter could make, or this."""
        seat, fleet = self.queue[0], state.transporters
        fresh = [id for id in state.fleet(seat) if not (fleet[id].moved or fleet[id].carrier)]
        questions = (*[March(seat, id) for id in fresh], self)
        kinds = [(kind, March in kind.answers) for kind in self.verbs]
        return [(kind, it) for it in questions for kind, begins in kinds if begins == (it is not self)]


class March(Frame, clause="movement.once"):
    """A transporter makes its move: `steps` so far, over once off the road or docked."""

    seat: Seat
    transporter: HolderName
    steps: int = 0
    off_road: bool = False
    docked: bool = False


class Halt(Move, clause="movement.once", answers=(March,), exact=True, last=True):
    """End the move of a transporter."""

    spot = "button:halt transporter:{transporter}"
    transporter: HolderName

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Halt]:
        yield cls(frame.seat, frame.transporter)

    def violations(self, state: RoadsAndBoats, frame: March) -> list[Violation]:
        return mover_faults(state, frame, self.seat, self.transporter)

    def play(self, state: RoadsAndBoats, frame: March, tell: Tell) -> RoadsAndBoats:
        tell("movement.once", "halted", self.seat, transporter=self.transporter)
        return state.pop().change(self.transporter, moved=True)  # movement.once, else state.pop()


Frames = Moving | March


def march_of(frame: Frames, seat: Seat, transporter: str) -> March:
    """The march that is going on, or the one that a move begins."""
    return frame if isinstance(frame, March) else March(seat, transporter)


def mover_faults(state: RoadsAndBoats, frame: Frames, seat: Seat, transporter: str) -> list[Violation]:
    """One's own transporter, not carried, that has not moved; no other in between."""
    there = state.transporters.get(transporter)
    if there is None or there.owner != seat:
        return [broken("movement.no-force", "not-yours", transporter=transporter)]
    if isinstance(frame, March) and frame.transporter != transporter:
        return [broken("movement.once", "another", transporter=frame.transporter)]
    if there.carrier:
        return [broken("carrying.unload-time", "carried", carrier=there.carrier)]
    return [broken("movement.once", transporter=transporter)] if there.moved else []


def marching(state: RoadsAndBoats, frame: Frames, seat: Seat, transporter: str) -> RoadsAndBoats:
    """The position with the march of the mover on top (ruling.move-in-one-go)."""
    if isinstance(frame, March):
        return state
    begun = frame.begun if seat in frame.begun else (*frame.begun, seat)
    return state.swap(replace(frame, begun=begun, acted=True), March(seat, transporter))


class OnTheWay(Asking):
    """Something that a transporter does in its march, or begins it with."""

    transporter: HolderName

    def violations(self, state: RoadsAndBoats, frame: Frames) -> Iterable[Violation]:
        return mover_faults(state, frame, self.seat, self.transporter) or super().violations(state, frame)

    def play(self, state: RoadsAndBoats, frame: Frames, tell: Tell) -> RoadsAndBoats:
        return super().play(marching(state, frame, self.seat, self.transporter), frame, tell)


Ways = tuple[Way, ...]
"""The ways over edges that lead to one place."""
_road = attrgetter("road")


def wall_bars(state: RoadsAndBoats, seat: Seat, edge: Edge) -> bool:
    """Whether a wall of another player stands on an edge; own and neutral ones are open."""
    owner = state.walls.get(edge, NO_WALL).owner
    own = owner == seat  # walls.own, else False
    neutral = owner == NEUTRAL  # walls.neutral, else False
    return not own and not neutral  # wall-building.passage, else False


def is_walled(state: RoadsAndBoats, seat: Seat, place: Place) -> bool:
    """Whether a place is a dock that a wall closes to a seat."""
    return place.kind == DOCK and wall_bars(state, seat, edge_of(place.cell, place.at))


def waters_beside(state: RoadsAndBoats, place: Place) -> list[Place]:
    """The rivers and docks that touch the area of a place on land."""
    cell, area = place.cell, {spot.at for spot in touched(state, place)}
    rivers = state.world.rivers(cell)
    found = [river(cell, n) for n in range(len(rivers)) if not area.isdisjoint(bordering(rivers, n))]
    return found + [it for it in state.world.docks.get(cell, ()) if state.world.dock_region(it) in area]


def ways(state: RoadsAndBoats, transporter: str) -> Mapping[Place, Ways]:
    """The places one step away on an empty map, walls or roads disregarded, with the ways there."""
    place = state.transporters[transporter].place
    return {} if place is None else ways_by_end(state.world, state.bridges, place)


def step_violations(state: RoadsAndBoats, march: March, to: Place) -> list[Violation]:
    """Every clause that a step of the marching transporter to a place breaks."""
    kind = state.type_of(march.transporter)
    faults = boat_faults if kind.is_boat else land_faults
    return faults(state, march, kind, to, ways(state, march.transporter).get(to, ()))


def on_road(state: RoadsAndBoats, transporter: str, to: Place) -> bool:
    """Whether a road leads from a transporter's area to a region."""
    return _by_road(state, ways(state, transporter).get(to, ()))


def _by_road(state: RoadsAndBoats, found: Ways) -> bool:
    roads = state.roads  # roads.linked roads.through-wall movement.back-and-forth, else frozenset()
    return not roads.isdisjoint(map(_road, found))


def land_faults(
    state: RoadsAndBoats, march: March, kind: TransporterType, to: Place, found: Ways
) -> list[Violation]:
    """What forbids a step by one of the ways found to a place, for who goes on land."""
    if not found:
        return [_no_way(state, state.transporters[march.transporter].place, to)]
    faults = []
    if found[0].edge in state.walls and wall_bars(state, march.seat, found[0].edge):
        faults.append(broken("walls.others", edge=found[0].edge))
    if state.roads and _by_road(state, found):
        if march.off_road:
            faults.append(broken("movement.donkey-off-road", "spent"))
        elif march.steps >= kind.move:
            clause = "movement.donkey-road" if kind.move_off_road else "movement.steps"
            faults.append(broken(clause, steps=kind.move))
    elif not kind.move_off_road:
        faults.append(broken("movement.roads-only", kind=state.transporters[march.transporter].kind))
    elif march.steps >= kind.move_off_road:
        faults.append(broken("movement.donkey-off-road", "spent" if march.off_road else "mixed"))
    return faults


def _no_way(state: RoadsAndBoats, here: Place | None, to: Place) -> Violation:
    if to.kind == SEA and state.world.is_land(to.cell):
        return broken("movement.road-connected", "bank", to=str(to))
    if to.kind != LAND and (to.kind != SEA or state.exists(to)):
        return broken("movement.roads-only", "water", to=str(to))
    if here is None or not state.exists(to):
        return broken("movement.road-connected", "nowhere", to=str(to))
    if to in touched(state, here) or not are_near(here.cell, to.cell):
        return broken("movement.road-connected", to=str(to))
    return broken("movement.river-barrier", to=str(to))


def boat_faults(
    state: RoadsAndBoats, march: March, kind: TransporterType, to: Place, found: Ways
) -> list[Violation]:
    """The same for a boat."""
    faults = [broken("boats.docking-ends")] if march.docked else []
    if not found:
        place = state.transporters[march.transporter].place
        docked = place is not None and place.kind == DOCK and not march.docked
        return [*faults, broken("boats.undock" if docked else "boats.where", to=str(to))]
    if found[0].edge in state.walls and wall_bars(state, march.seat, found[0].edge):
        at_coast = to.kind == DOCK
        barred = broken("walls.coast", to=str(to)) if at_coast else broken("walls.others", edge=found[0].edge)
        faults.append(barred)
    if march.steps >= kind.move:
        faults.append(broken("boats.capacities", steps=kind.move))
    return faults


def loose_geese(state: RoadsAndBoats, transporter: str) -> list[str]:
    """The loose geese in the areas a transporter touches, unmarked ones first."""
    spots = touched(state, transporter)
    geese = [good for spot in spots for good in state.load_at(spot) if kind_of(good) == GOOSE]
    return sorted(geese)  # geese.change-leader geese.protect carrying.geese geese.optional-load, else []


def moved_by_another(state: RoadsAndBoats, transporter: str, good: str) -> bool:
    """Whether another transporter of the same seat has moved a good in this phase."""
    fleet = state.transporters
    movers = [fleet[id] for id in movers_of(good) if id != transporter and id in fleet]
    owner = fleet[transporter].owner
    return any(mover.owner == owner for mover in movers)  # movement.relay-others, else bool(movers)


def arrivals(state: RoadsAndBoats, to: Place) -> tuple[Place, ...]:
    """Where geese that follow to a place can come to lie, the usual one first."""
    if to.kind == RIVER:
        return in_order(touched(state, to))
    if to.kind == DOCK:
        return (land(to.cell, state.world.dock_region(to)),)
    return (to,)


def forced_geese(state: RoadsAndBoats, transporter: str) -> tuple[str, ...]:
    """The geese that must follow: those at sea that would stay alone (ruling.geese-at-sea)."""
    place = state.transporters[transporter].place
    if place is None or place.kind != SEA or stores_at_sea(state, place.cell):
        return ()
    alone = len(state.transporters.on_tile[place.cell]) == 1
    return tuple(loose_geese(state, transporter)) if alone else ()  # geese.sea, else ()


class Go(InPhase, clause="movement.once", answers=(Moving, March), exact=True):
    """One step, with the loose geese that follow; `geese_to` is where they come to lie."""

    spot = "button:go transporter:{transporter} place:{to} part:{geese} place:{geese_to}"
    transporter: HolderName
    to: HolderName
    geese: tuple[GoodName, ...] = ()
    geese_to: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Go]:
        """Every step, alone and with each number of the loose geese that may follow, to each bank."""
        seat, id = frame.seat, frame.transporter
        kind = state.type_of(id)
        if frame.docked or frame.off_road or frame.steps >= kind.move or _stuck(state, id):
            return
        near = loose_geese(state, id) if state.cell_of(id) in state.goods_on else []
        willing = tuple([goose for goose in near if not moved_by_another(state, id, goose)])
        forced = forced_geese(state, id) if near else ()
        followers = [forced] if forced else [willing[:n] for n in range(len(willing) + 1)]
        faults = boat_faults if kind.is_boat else land_faults
        for to, found in ways(state, id).items():
            if faults(state, frame, kind, to, found):
                continue
            word = write_place(to)
            for flock in followers:
                yield cls(seat, id, word, flock)
                if flock and to.kind == RIVER:
                    for spot in arrivals(state, to)[1:]:
                        yield cls(seat, id, word, flock, write_place(spot))

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[Go]:
        """Every other step on an empty map, walls and roads disregarded, alone."""
        id = frame.transporter
        for to in ways(state, id):
            if _stuck(state, id) or step_violations(state, frame, to):
                yield cls(frame.seat, id, write_place(to), forced_geese(state, id))

    def violations(self, state: RoadsAndBoats, frame: Frames) -> Iterator[Violation]:
        """The step, the goods on board, the geese: loose ones that it touches, none that another moved."""
        id, geese_to = self.transporter, self.geese_to
        if faults := mover_faults(state, frame, self.seat, id):
            yield from faults
            return
        yield from step_violations(state, march_of(frame, self.seat, id), read_place(self.to))
        if good := _stuck(state, id):
            yield broken("movement.one-carrier", good=good, mover=movers_of(good)[0])
        loose, forced = Counter(loose_geese(state, id)), forced_geese(state, id)
        for goose, wanted in Counter(self.geese).items():
            if kind_of(goose) != GOOSE:
                yield broken("geese.follow", "other", good=goose)
            elif wanted > loose[goose]:
                on_tile = state.loose_on(state.cell_of(id)).count(goose) >= wanted
                yield broken("geese.river" if on_tile else "geese.follow", goose=goose)
            if goose not in forced and moved_by_another(state, id, goose):
                yield broken("movement.one-carrier", good=goose, mover=movers_of(goose)[0])
        if geese_to and not (self.geese or forced):
            yield broken("geese.follow", "none", place=geese_to)
        elif geese_to and read_place(geese_to) not in arrivals(state, read_place(self.to)):
            yield broken("geese.follow", "arrival", place=geese_to)

    def play(self, state: RoadsAndBoats, frame: Frames, tell: Tell) -> RoadsAndBoats:
        """Everything on board and all that follow are marked as moved; off the road or docked it is over."""
        id, to = self.transporter, read_place(self.to)
        state, march = marching(state, frame, self.seat, id), march_of(frame, self.seat, id)
        off_road = not state.type_of(id).is_boat and not on_road(state, id, to)
        geese = forced_geese(state, id) or self.geese
        went = "went-with-geese" if geese else "went"
        tell("movement.steps", went, self.seat, transporter=id, to=self.to, geese=len(geese))
        for goose in geese:
            spots = in_order(touched(state, id))
            state = state.take(next(spot for spot in spots if goose in state.load_at(spot)), goose)
        state = state.change(id, place=to, cargo=marked(state.transporters[id].cargo, id))
        if geese:
            spot = read_place(self.geese_to) if self.geese_to else arrivals(state, to)[0]
            state = state.put(spot, *marked(geese, id))
        return state.swap(further(march, off_road, to))


def _stuck(state: RoadsAndBoats, id: str) -> str:
    """A good on board that another transporter of the seat has moved: with it a transporter stays."""
    for good in state.transporters[id].cargo:
        if movers_of(good) and moved_by_another(state, id, good):
            return good
    return ""


def further(march: March, off_road: bool, to: Place) -> March:
    """The march one step later. Calling at a rig, or lying in a river, is not docking."""
    docked = to.kind == DOCK  # boats.oil-rig-pass, else True
    return replace(march, steps=march.steps + 1, off_road=off_road, docked=docked)
