"""What can be calculated about Amber: tile odds, legal placements, and who can travel where, as a graph."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from importlib import import_module
from typing import TYPE_CHECKING

from ....engine import (
    RulebookError,
    Seat,
    expect_known,
    expect_number,
    expect_one_of,
    odds_of,
    of_kinds,
    percent,
)
from ....scene.charts import Chart, Series, highest, in_shares, worded
from ..components import CASTLE
from ..rules.sequence import Play
from ..rules.travel import route
from ..state import AmberState

if TYPE_CHECKING:
    from networkx import DiGraph

Place = tuple[str, int]
"""A castle or one road of a tile: a location and the number of the road on it."""


@of_kinds
def tile_odds(view: AmberState) -> dict[str, Fraction]:
    """The exact odds of the next unseen tile, over all tiles that the viewer does not see (setup.stack).

    Empty where no tile lies face down: what the others hold is not to be drawn.
    """
    if not view.face_down:
        return {}
    unseen = sum(view.stack.values())
    return {tile: Fraction(view.stack[tile], unseen) for tile in view.box.stack if tile in view.stack}


@of_kinds
def chance_to_draw(view: AmberState, tiles: Iterable[str], draws: int) -> Fraction:
    """The exact chance that one of some kinds of tiles, or of one, is among the next unseen ones drawn.

    No more tiles can be drawn than lie face down.
    """
    expect_number("draws", draws, 0, view.face_down)
    kinds = {tiles} if isinstance(tiles, str) else set(tiles)
    for tile in kinds:
        expect_one_of("tile", tile, view.box.stack)
    return odds_of(sum(view.stack.get(tile, 0) for tile in kinds), sum(view.stack.values()), draws)


@of_kinds
def tile_chart(view: AmberState) -> Chart:
    """`tile_odds` as bars, the likeliest first."""
    odds = sorted(tile_odds(view).items(), key=lambda item: -item[1])
    if not odds:
        raise RulebookError("no tile lies face down: there is none to draw")
    texts, best = view.game.texts, highest(dict(odds))
    series = Series(texts.phrase("charts", "tile/next"), tuple(float(chance) for _, chance in odds))
    kinds = [texts.name(tile) for tile, _ in odds]
    facts = {"tiles": best, "chance": percent(odds[0][1])}
    return in_shares(worded(texts.phrase, "tile", kinds, [series], **facts))


@of_kinds
def plays_by_tile(state: AmberState, seat: Seat) -> dict[str, int]:
    """How many legal plays each kind of tile in a hand has, as the first or only tile of the turn.

    Raises RulebookError for a hand that the viewer does not see.
    """
    expect_one_of("seat", seat, state.network.castles)
    expect_known(seat, state.player(seat).hand)
    found = Counter(getattr(move, "tile", "shovel").partition("@")[0] for move in Play(seat).plays(state))
    return {tile: found[tile] for tile in dict.fromkeys(state.player(seat).hand)}


# -- the roads as a directed graph ------------------------------------------------------------


@of_kinds
def steps(state: AmberState) -> list[tuple[Place, Place]]:
    """Every step that the roads allow, from a castle or road to the next, in the order of the board."""
    box, squares = state.box, state.network.squares
    found: list[tuple[Place, Place]] = []
    for cell, beside in box.beside.items():
        roads = box.through_castles[squares[cell]] if cell in squares else ()
        for number, ways in filter(None, roads):
            for way, entered_by in ways:
                there = squares.get(beside[way])
                if there == CASTLE:
                    found.append(((cell, number), (beside[way], 0)))
                elif there and (road := box.ways[there][entered_by]):
                    found.append(((cell, number), (beside[way], road[0])))
    return list(dict.fromkeys(found))


@of_kinds
def travel_graph(state: AmberState) -> DiGraph:
    """The roads as a `networkx.DiGraph`: its nodes are castles and roads, its edges the steps between them.

    A road of a tile is a place `(location, number)`; a bridge has two. A path must not lead on through a
    castle (place.castle-stops-path): `without_other_castles` gives the graph of one seat. Raises ImportError,
    which says what to install, without networkx.
    """
    try:
        graph = import_module("networkx").DiGraph()
    except ImportError as missing:
        raise ImportError("this analysis needs networkx: pip install 'rulebook-lab[analysis]'") from missing
    for seat, cell in state.network.castles.items():
        graph.add_node((cell, 0), castle=seat)
    graph.add_edges_from(steps(state))
    return graph


@of_kinds
def without_other_castles(state: AmberState, seat: Seat) -> DiGraph:
    """The graph in which a seat travels: the ways on from the other castles are cut."""
    expect_one_of("seat", seat, state.network.castles)
    graph = travel_graph(state)
    others = {(cell, 0) for other, cell in state.network.castles.items() if other != seat}
    graph.remove_edges_from([edge for edge in graph.edges if edge[0] in others])
    return graph


@of_kinds
def connections(state: AmberState, seat: Seat) -> tuple[str, ...]:
    """The castles and villages a seat is connected to: those to which a shortest road leads."""
    expect_one_of("seat", seat, state.network.castles)
    targets = (*state.network.castles.values(), *state.network.villages)
    return tuple(cell for cell in targets if route(state, seat, cell))


@of_kinds
def one_way_share(state: AmberState) -> Fraction:
    """The share of steps that cannot be gone back: what arrows do to a network."""
    all_steps = set(steps(state))
    single = [(one, other) for one, other in all_steps if (other, one) not in all_steps]
    return Fraction(len(single), len(all_steps) or 1)
