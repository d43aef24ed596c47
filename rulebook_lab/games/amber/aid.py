"""The player aid: what a turn holds, what gives points, every kind of tile."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from ...engine.aid import Aid, line, told
from .components import Tile
from .state import AmberState

_TURN = {
    "play": ("turn.play-one", "place.reachable-only", "place.empty-only", "place.match-edges"),
    "village": (
        "village.tile-on-location",
        "village.sole-coin",
        "village.shared-coin",
        "village.pass-through",
    ),
    "castle": (
        "castle.sole-coin",
        "castle.shared-coin",
        "castle.owner-not-counted",
        "place.castle-stops-path",
    ),
    "rebuild": ("upgrade.condition", "upgrade.replace", "upgrade.from-hand", "upgrade.draw-two"),
    "draw": ("turn.refill",),
    "unable": ("unable.must-place", "unable.coin", "unable.discard", "unable.draw", "unable.empty-stack"),
    "advanced": ("advanced.draw-choice", "advanced.special-shovel-once", "advanced.special-shovel-instead"),
}
_POINTS = {
    "coin": ("end.points-coins",),
    "village": ("end.points-villages",),
    "castle": ("end.points-castles",),
    "end": ("end.instant", "end.stack", "end.winner", "end.ties"),
}
_CLAUSES = {
    "wetland": ("wetland.blocks", "wetland.place"),
    "shovel": ("shovel.target", "shovel.not-placed"),
    "special-shovel": ("advanced.special-shovel-instead", "contents.special-shovels"),
}


def rows(state: AmberState) -> Iterator[Aid]:
    """What a player looks up during play."""
    yield from told(state, "turn", _TURN, asdict(state.box.totals))
    yield from told(state, "point", _POINTS, {**asdict(state.box.totals), **asdict(state.box.worth)})
    for id, tile in state.box.tiles.items():
        clauses = _CLAUSES.get(tile.kind, ("contents.construction-tiles", "place.match-edges"))
        facts = {"does": _kind(tile), "count": tile.count, "ends": len(tile.arms)}
        yield line(state, "tile", id, clauses, facts, tile.title)


def _kind(tile: Tile) -> str:
    """What is worth telling of a tile."""
    if tile.kind != "road":
        return tile.kind
    if tile.rebuilds:
        return "rebuilds"
    return "one-way" if set(tile.arms.values()) - {"both"} else "road"
