"""How far a transporter gets in this move, and that drawn: every place in reach with what it costs."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from msgspec.structs import replace

from ....scene import Node, circle, color, group, text
from ..land.places import DOCK, Place
from ..position.wording import where
from ..rules.movement import March
from ..rules.movement.going import further
from ..rules.movement.steps import on_road, step_violations, ways
from ..state import RoadsAndBoats
from .land import SIZE, anchor
from .words import say


def marching(state: RoadsAndBoats) -> str:
    """The transporter in the middle of its move; "" if there is none."""
    top = state.pending[-1] if state.pending else None
    return top.transporter if isinstance(top, March) else ""


def routes(state: RoadsAndBoats, id: str) -> dict[Place, tuple[Place, ...]]:
    """The places that a transporter can still get to in this move, each with the shortest way there."""
    top = state.pending[-1] if state.pending else None
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
    """A small number on every other place in reach: the steps that it costs. It lies under the spots."""
    here = state.transporters[id].place if id in state.transporters else None
    for place, way in routes(state, id).items() if here else ():
        if place == here:
            continue
        steps = len(way)
        x, y = anchor(state.world, place)
        divided = place.kind == DOCK or bool(state.world.rivers(place.cell))
        at = (x, y) if divided else (x, y - SIZE * 0.72)
        key = f"reach.{place}"
        yield group(key, at, label=say(state, "away", place=where(state.world, place), steps=steps))
        yield circle(f"{key}.shape", (0, 0), 11, fill=color("accent"), stroke=color("card"), parent=key)
        own, ink = f"{key}.steps", color("accent-ink")
        yield text(own, (0, 5), str(steps), size=13, anchor="middle", bold=True, fill=ink, parent=key)
