"""Monster tokens, face down: drawn from the pool, or stolen."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Chance, Drawing, Move, Tell
from ..state import AmbisState, without


class BlindToken(Chance):
    """Chance picks a monster token for the active player."""

    def gone(self, state: AmbisState, value: int, tell: Tell) -> AmbisState:
        """Without the token where it lay."""
        raise NotImplementedError


class Token(Move, clause="monster.reward-kinds", answers=(BlindToken,), spot="card:token{value}"):
    """Chance picks a monster token, out of the pool or out of a robbed player's."""

    value: int

    def play(self, state: AmbisState, frame: BlindToken, tell: Tell) -> AmbisState:
        state = frame.gone(state.pop(), self.value, tell)
        tokens = state.player(state.active).tokens
        return state.change(state.active, tokens=tuple(sorted((*tokens, self.value))))


class TokenDraw(BlindToken, Drawing, clause="monster.reward-kinds"):
    """Chance gives the active player a monster token from the pool."""

    pile = "pool"

    def gone(self, state: AmbisState, value: int, tell: Tell) -> AmbisState:
        tell("monster.reward-kinds", "token", state.active, {"value": value}, (state.active,))
        return replace(state, pool=without(state.pool, value))
