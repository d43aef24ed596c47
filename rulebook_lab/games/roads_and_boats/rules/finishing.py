"""Whether the rivers of a map that is being laid can all be finished (ruling.tile-laying-check)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf

from ..land.hexes import Cell, neighbour, neighbours
from .drafts import SEA, Draft, Shape, Way

TRIES = 300
"""How many tiles the last search tries before it gives up."""


def can_be_finished(draft: Draft, way: Way | None, cell: Cell, shape: Shape) -> bool:
    """Whether all rivers can be finished after a tile, of a map of which perhaps one such way is known."""
    after = draft.laid(cell, shape)
    if after is None or after.lacks_springs:
        return False
    if not after.rivers or (way is not None and _agrees(way, cell, shape, after)):
        return True
    return way_to_finish(after) is not None


def _agrees(way: Way, cell: Cell, shape: Shape, after: Draft) -> bool:
    """Whether a tile belongs to a way, or is one without rivers beside it."""
    if cell in way:
        return way[cell] == shape
    seas = sum(it == SEA for it in way.values())
    return not any(shape) and len(way) <= after.still and seas <= min(after.seas, after.left.get(SEA, 0))


def way_to_finish(draft: Draft) -> Way | None:
    """Tiles that finish all rivers; None where there are none, or TRIES tiles were tried in vain."""
    if draft.cannot_be_finished:
        return None
    way = _straight_way(draft)
    if way is not None and in_order(draft.tiles, way):
        return way
    return _searched(draft)


def _straight_way(draft: Draft) -> Way | None:
    """A way without detours: rivers that must flow together do so by the shortest path, all others are closed
    where they are."""
    if len(draft.ends) > draft.still:
        return None
    crowded = next((cell for cell, there in draft.ends.items() if len(there) > 1), None)
    if crowded is None and draft.joins <= 0:
        return _closed(draft)
    ways = _joined(draft) if crowded is None else (({crowded: it}, to) for it, to in draft.following(crowded))
    for begun, after in ways:
        way = _straight_way(after)
        if way is not None:
            return {**begun, **way}
    return None


def _closed(draft: Draft) -> Way | None:
    """All ends closed where they are, by springs and a sea for each river without a mouth."""
    way: Way = {}
    mouths = {name for name, river in draft.rivers.items() if river.mouth}
    for cell, ((edge, name),) in draft.ends.items():
        way[cell] = ((edge,),) if name in mouths else SEA
        mouths.add(name)
    seas = sum(shape == SEA for shape in way.values())
    return way if seas <= min(draft.left.get(SEA, 0), draft.seas) else None


def _joined(draft: Draft) -> Iterator[tuple[Way, Draft]]:
    """Two rivers led to each other, the nearest first."""
    return filter(None, map(draft.led, draft.pairs))


class Search:
    """How many tiles may be tried yet, and whether more tiles than were allowed could finish the rivers."""

    def __init__(self) -> None:
        self.tries, self.short = TRIES, True


def _searched(draft: Draft) -> Way | None:
    """Any way there is: the cells at open ends are filled one after the other, ways of few tiles first."""
    search = Search()
    for most in range(int(draft.least), draft.still + 1):
        if not search.short:
            break
        search.short = False
        way = _filled(draft._replace(still=most), draft.tiles, {}, search)
        if way is not None:
            return way
    return None


def _filled(draft: Draft, lying: Mapping[Cell, Shape], way: Way, search: Search) -> Way | None:
    """A way of so many tiles: the cell where the fewest fit is filled first."""
    if not draft.rivers:
        return way if in_order(lying, way) else None
    least = draft.least
    if least > draft.still:
        search.short |= least < inf
        return None
    cell = min(draft.ends, key=lambda at: (len(draft.fitting(at)), at))
    for shape, after in draft.following(cell):
        search.tries -= 1
        if search.tries < 0:
            search.short = False
            return None
        found = _filled(after, lying, {**way, cell: shape}, search)
        if found is not None:
            return found
    return None


def in_order(lying: Mapping[Cell, Shape], way: Way) -> bool:
    """Whether tiles can be laid one after the other: each touches the map, and each river on it goes on,
    begins with a spring or runs into a sea that lies by then. Only tiles of two rivers make it doubtful."""
    if all(len(shape) < 2 for shape in way.values()):
        return True
    tiles, rest = dict(lying), dict(way)
    while rest:
        ready = [cell for cell, shape in rest.items() if _may_lie(tiles, cell, shape)]
        if not ready:
            return False
        tiles.update((cell, rest.pop(cell)) for cell in ready)
    return True


def _may_lie(tiles: Mapping[Cell, Shape], cell: Cell, shape: Shape) -> bool:
    if not any(near in tiles for near in neighbours(cell)):
        return False
    return all(len(piece) < 2 or any(neighbour(cell, edge) in tiles for edge in piece) for piece in shape)
