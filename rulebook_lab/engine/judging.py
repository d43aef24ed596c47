"""What a game says of its moves, for readers who may ask about any."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from .kinds import of_kinds
from .protocol import Move
from .state import IllegalMove, State

S = TypeVar("S", bound=State)


def of_legal_moves(judge: Callable[[S, Move], float]) -> Callable[[S, Move], float]:
    """The same judgement, for positions of its game and moves that are legal there.

    Raises WrongKind, UnreadableMove or IllegalMove for others. Whoever takes its moves from a game's list
    asks what is inside (`inspect.unwrap`), which does not look again.
    """
    checking = of_kinds(judge)

    @wraps(judge)
    def judged(state: S, move: Move) -> float:
        if isinstance(state, State) and isinstance(move, Move) and (why := state.why_not(move)):
            raise IllegalMove(why)
        return checking(state, move)

    return judged
