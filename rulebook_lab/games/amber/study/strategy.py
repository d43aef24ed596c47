"""What a simple player looks at: points now, and how near the roads are to what is not connected yet."""

from __future__ import annotations

from functools import cache

from ....engine import Move, Seat, of_legal_moves
from ..components import Board
from ..rules.advanced_game import SpecialShovel, Take
from ..rules.ending import points
from ..rules.inability import GiveUp
from ..rules.travel import travel
from ..state import AmberState

__all__ = ["judge"]

WIN = 1000.0
NEARNESS = 0.2
"""What one step nearer to an unconnected village or castle is worth, in points."""
RIVALS = 0.5
"""What a rival's point counts against one's own."""
SPARED_SHOVEL = 1.5
"""What keeping the special shovel is worth."""


@of_legal_moves
def judge(state: AmberState, move: Move) -> float:
    """How good a move looks to its seat; higher is better. Looks at the board right after it."""
    if isinstance(move, Take):
        return _use_of(state, move.tile)
    if isinstance(move, GiveUp):
        return -_use_of(state, move.tile)
    after = state.game.carry_out(state, move).state
    cost = SPARED_SHOVEL if isinstance(move, SpecialShovel) else 0.0
    return _standing(after, move.seat) - cost


def _standing(state: AmberState, seat: Seat) -> float:
    """How well a seat stands: its points and prospects against those of the best rival."""
    if state.winner:
        return WIN if state.winner == seat else -WIN
    own = points(state, seat).total + prospects(state, seat)
    rivals = [points(state, other).total + prospects(state, other) for other in state.seats if other != seat]
    return own - RIVALS * max(rivals)


def prospects(state: AmberState, seat: Seat) -> float:
    """How near the reachable locations are to the villages and castles that the seat is not connected to."""
    journey, network = travel(state, seat), state.network
    targets = [cell for cell in network.villages if cell not in journey.entered]
    targets += [
        cell for other, cell in network.castles.items() if other != seat and cell not in journey.castles
    ]
    if not journey.ends:
        return -NEARNESS * 10 * len(targets)
    away = _steps_away(state.box.board)
    return -NEARNESS * sum([min(map(away[cell].__getitem__, journey.ends)) for cell in targets])


@cache
def _steps_away(board: Board) -> dict[str, dict[str, int]]:
    """How many steps apart any two locations are, along columns and rows."""
    places = {board.name(x, y): (x, y) for x in range(board.columns) for y in range(board.rows)}
    return {
        one: {other: abs(x - a) + abs(y - b) for other, (a, b) in places.items()}
        for one, (x, y) in places.items()
    }


def _use_of(state: AmberState, tile: str) -> float:
    """How useful a tile is to hold: the more roads it joins, the better; rebuilders best."""
    kind = state.box.tiles[tile]
    return len(kind.arms) + 2 * kind.rebuilds - 2 * (len(kind.arms) == 1)
