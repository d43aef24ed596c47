"""A transporter's move: step by step, with the geese that follow, until it halts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import FrozenMap, Move, Tell, Violation, broken
from ...land.goods import marked, movers_of, unmarked
from ...land.places import DOCK, RIVER, Place, read_place, write_place
from ...state import Fleets, RoadsAndBoats
from ..holding.reach import holder_spot
from . import Frames, March, Moving, march_of, marching, mover_faults
from .geese import arrivals, flocks, forced_geese, gathered, geese_faults, moved_by_another
from .steps import on_road, step_violations, way_faults, ways


class Go(Move, clause="movement.once", answers=(Moving, March), exact=True):
    """One step, with the loose geese that follow; `geese_to` is where they come to lie."""

    transporter: str
    to: str
    geese: tuple[str, ...] = ()
    geese_to: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Go]:
        """Every step, alone and with each number of the loose geese that may follow, to each bank."""
        seat, id = frame.seat, frame.transporter
        kind = state.type_of(id)
        if frame.docked or frame.off_road or frame.steps >= kind.move or _stuck(state, id):
            return
        followers = flocks(state, id)
        for to, found in ways(state, id).items():
            if way_faults(state, frame, kind, to, found):
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

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        geese = (f"part:{goose}" for goose in self.geese)
        to = (holder_spot(self.geese_to),) if self.geese_to else ()
        return ("button:go", f"transporter:{self.transporter}", holder_spot(self.to), *geese, *to)

    def violations(self, state: RoadsAndBoats, frame: Frames) -> Iterator[Violation]:
        """The step itself, then the goods on board, then the geese that follow."""
        id = self.transporter
        if faults := mover_faults(state, frame, self.seat, id):
            yield from faults
            return
        yield from step_violations(state, march_of(frame, self.seat, id), read_place(self.to))
        if good := _stuck(state, id):
            yield broken("movement.one-carrier", good=good, mover=movers_of(good)[0])
        yield from geese_faults(state, id, self.to, self.geese, self.geese_to)

    def play(self, state: RoadsAndBoats, frame: Frames, tell: Tell) -> RoadsAndBoats:
        """Everything on board and all that follow are marked as moved; off the road or docked it is over."""
        id, to = self.transporter, read_place(self.to)
        state, march = marching(state, frame, self.seat, id), march_of(frame, self.seat, id)
        off_road = not state.type_of(id).is_boat and not on_road(state, id, to)
        geese = forced_geese(state, id) or self.geese
        went = "went-with-geese" if geese else "went"
        tell("movement.steps", went, self.seat, transporter=id, to=self.to, geese=len(geese))
        state = gathered(state, id, geese)
        state = state.change(id, place=to, cargo=_marked(state.transporters[id].cargo, id))
        if geese:
            spot = read_place(self.geese_to) if self.geese_to else arrivals(state, to)[0]
            state = state.put(spot, *_marked(geese, id))
        return state.swap(further(march, off_road, to))


def _stuck(state: RoadsAndBoats, id: str) -> str:
    """A good on board that another transporter of the seat has moved: with it a transporter stays."""
    for good in state.transporters[id].cargo:
        if moved_by_another(state, id, good):
            return good
    return ""


def _marked(load: tuple[str, ...], mover: str) -> tuple[str, ...]:
    """The goods of a load after a transporter has moved them over a border."""
    return tuple(sorted(marked(good, mover) for good in load))


def further(march: March, off_road: bool, to: Place) -> March:
    """The march one step later. Calling at a rig, or lying in a river, is not docking."""
    docked = to.kind == DOCK  # boats.oil-rig-pass, else True
    return replace(march, steps=march.steps + 1, off_road=off_road, docked=docked)


def forget_moves(state: RoadsAndBoats) -> RoadsAndBoats:
    """The end of the phase: transporters are fresh, goods turned over again."""
    fleet = {id: replace(t, moved=False, cargo=unmarked(t.cargo)) for id, t in state.transporters.items()}
    goods = FrozenMap({place: unmarked(load) for place, load in state.goods.items()})
    return replace(state, transporters=Fleets(fleet), goods=goods)
