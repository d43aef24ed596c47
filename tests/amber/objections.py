"""Which clauses forbid a move, by the second reading of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.amber.referee import CASTLE, Referee, kind_of

MOMENTS = {
    "place": "turn.play-one",
    "rebuild": "upgrade.optional",
    "shovel": "shovel.target",
    "special-shovel": "advanced.special-shovel-instead",
    "give-up": "unable.discard",
    "pass": "unable.empty-stack",
    "take": "advanced.draw-choice",
    "draw": "advanced.draw-choice",
}
"""What is said when a move does not answer the question that is asked."""


def objections(referee: Referee, playing: bool, words: str) -> set[str]:
    """All clauses that forbid a move to the active player, who is to play a tile or else to draw one."""
    verb, *rest = words.split()
    if playing == (verb in ("take", "draw")):
        return {MOMENTS[verb]}
    return set(AGAINST[verb](referee, *rest))


def against_place(referee: Referee, tile: str, cell: str) -> Iterator[str]:
    kind = kind_of(tile)
    if kind not in referee.barons[referee.active].hand:
        yield "turn.play-one"
    if kind == "shovel":
        yield "shovel.not-placed"
        return
    yield from against_location(referee, tile, cell)
    if kind == "wetland":
        if cell in referee.villages:
            yield "village.tile-on-location"
    else:
        yield from against_edges(referee, tile, cell)


def against_location(referee: Referee, tile: str, cell: str) -> Iterator[str]:
    if cell not in referee.walk(referee.active).faced:
        yield from out_of_reach(referee, cell, "place.reachable-only")
    there = "castle" if referee.lies(cell) is CASTLE else referee.tiles.get(cell)
    if there == "wetland" and tile != "wetland":
        yield "wetland.no-building"
    elif there and there != "castle" and kind_of(tile) in referee.box.rebuilders:
        yield "place.empty-exception"
    elif there:
        yield "place.empty-only"


def against_edges(referee: Referee, tile: str, cell: str, but: str = "") -> Iterator[str]:
    for side, near in referee.quarrels(tile, cell).items():
        if near == but:
            continue
        if referee.lies(near) is CASTLE:
            yield "place.castle-segments"
        else:
            shown = side in referee.box.lying[tile].edges
            yield "place.mismatch-forbidden" if shown else "place.match-edges"


def against_rebuild(referee: Referee, tile: str, cell: str, new: str, straight: str) -> Iterator[str]:
    hand = referee.barons[referee.active].hand
    if kind_of(tile) not in hand:
        yield "turn.play-one"
    if kind_of(new) not in Counter(hand) - Counter([kind_of(tile)]):
        yield "upgrade.from-hand"
    yield from against_location(referee, tile, cell)
    if kind_of(new) not in referee.box.rebuilders:
        yield "turn.two-tiles"
    plain = plain_straights(referee, tile, cell)
    if straight not in plain:
        yield "upgrade.condition"
        return
    if len(plain) > 1:
        yield "turn.two-tiles"
    yield from against_edges(referee, tile, cell, but=straight)
    faced = referee.walk(referee.active).faced
    with referee.laid(tile, cell):
        faced |= referee.walk(referee.active).faced
        yield from against_edges(referee, new, straight)
    if straight not in faced:
        yield "upgrade.condition"


def plain_straights(referee: Referee, tile: str, cell: str) -> list[str]:
    """The neighbours whose plain side a road on a location would run against, where a straight lies."""
    edges = referee.box.lying[tile].edges
    return [
        near
        for side, near in referee.quarrels(tile, cell).items()
        if side in edges and kind_of(referee.tiles.get(near, "")) in referee.box.straights
    ]


def against_shovel(referee: Referee, cell: str) -> Iterator[str]:
    if "shovel" not in referee.barons[referee.active].hand:
        yield "turn.play-one"
    yield from against_digging(referee, cell)


def against_special_shovel(referee: Referee, cell: str) -> Iterator[str]:
    if not referee.advanced:
        yield "setup.no-special-shovels"
    elif not referee.barons[referee.active].special:
        yield "advanced.special-shovel-once"
    yield from against_digging(referee, cell)


def against_digging(referee: Referee, cell: str) -> Iterator[str]:
    if referee.lies(cell) is CASTLE:
        yield "shovel.not-castle"
        return
    if cell not in referee.tiles:
        yield "shovel.target"
    if cell not in referee.walk(referee.active).faced:
        yield from out_of_reach(referee, cell, "shovel.connection-needed")


def out_of_reach(referee: Referee, cell: str, clause: str) -> Iterator[str]:
    """The clause, and why no road leads there."""
    yield clause
    beside = referee.box.beside[referee.barons[referee.active].castle].values()
    if clause == "place.reachable-only" and not any(map(referee.lies, beside)):
        yield "place.first-move"
        return
    walks = {
        "place.one-way": referee.walk(referee.active, arrows=False),
        "place.castle-stops-path": referee.walk(referee.active, castles=False),
    }
    yield from [why for why, walk in walks.items() if cell in walk.faced] or ["place.reachable-definition"]


def against_give_up(referee: Referee, tile: str) -> Iterator[str]:
    if tile == "special-shovel":
        yield "advanced.special-not-hand"
    if tile not in referee.barons[referee.active].hand:
        yield "unable.discard"
    if any(referee.plays()):
        yield "unable.must-place"
    if not referee.supply:
        yield "unable.empty-stack"


def against_pass(referee: Referee) -> Iterator[str]:
    if any(referee.plays()):
        yield "unable.must-place"
    if referee.supply:
        yield "unable.draw"


def against_take(referee: Referee, tile: str) -> Iterator[str]:
    if tile not in referee.open:
        yield "advanced.draw-choice"


def against_draw(referee: Referee) -> Iterator[str]:
    if not referee.stack.total():
        yield "advanced.draw-choice"


AGAINST = {
    "place": against_place,
    "rebuild": against_rebuild,
    "shovel": against_shovel,
    "special-shovel": against_special_shovel,
    "give-up": against_give_up,
    "pass": against_pass,
    "take": against_take,
    "draw": against_draw,
}
