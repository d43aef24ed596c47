"""Monster tokens, face down: drawn from the pool, or stolen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import CHANCE, Chance, Drawing, Move, Seat, Tell, Violation, broken, without
from ..state import AmbisState
from .lords import has, targets


class TokenDraw(Drawing, clause="monster.reward-kinds"):
    """Chance gives the active player a monster token from the pool."""

    pile = "pool"

    def gone(self, state: AmbisState, value: int, tell: Tell) -> AmbisState:
        tell("monster.reward-kinds", "token", state.active, {"value": value}, (state.active,))
        return replace(state, pool=without(state.pool, value))


class TokenTheft(Chance, clause="power.hunter"):
    """Chance picks which token of the victim is stolen; only thief and victim know it."""

    victim: Seat

    def weights(self, state: AmbisState) -> dict[Move, int]:
        return {Token(CHANCE, value): n for value, n in Counter(state.player(self.victim).tokens).items()}

    def gone(self, state: AmbisState, value: int, tell: Tell) -> AmbisState:
        thief, victim = state.active, self.victim
        tell("power.hunter", "stolen", thief, {"value": value}, (thief, victim), victim=victim)
        return state.change(victim, tokens=without(state.player(victim).tokens, value))

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if has(state.player(state.active), "hunter") is None:
            yield broken("power.enter-play", "missing", seat=state.active, lord="hunter")
        elif self.victim not in targets(state, state.active):
            yield broken("power.enter-play", "not-struck", seat=self.victim, lord="hunter")
        elif not state.player(self.victim).tokens:
            yield broken("power.hunter", "empty", victim=self.victim)


class Token(Move, clause="monster.reward-kinds", answers=(TokenDraw, TokenTheft), spot="card:token{value}"):
    """Chance picks a monster token, out of the pool or out of a robbed player's."""

    value: int

    def play(self, state: AmbisState, frame: TokenDraw | TokenTheft, tell: Tell) -> AmbisState:
        """It is gone from where it lay, and the active player's."""
        state = frame.gone(state.pop(), self.value, tell)
        tokens = state.player(state.active).tokens
        return state.change(state.active, tokens=tuple(sorted((*tokens, self.value))))
