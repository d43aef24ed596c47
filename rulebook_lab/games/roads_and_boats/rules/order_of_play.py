"""Order of play: four phases a turn, and what happens by itself when one begins and ends."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Frame, Tell
from ..state import MOVEMENT, PHASES, PRODUCTION, WONDER, Phase, RoadsAndBoats
from .conflict import CallRound
from .movement.going import forget_moves
from .production.factories import work_unattended
from .production.primary import DrawMines, Yield, bags_to_draw_from
from .wonder import end_turn


class StartPhase(Frame, clause="order.phase-chart"):
    """The phase stone moves on."""

    phase: Phase

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """Production begins with draws and yields; then seats may call, unless one plays alone."""
        tell("order.phase-chart", "phase", phase=self.phase, turn=state.turn)
        callers = () if state.solo else state.chart  # order.request, else ()
        state = state.swap(EndPhase(self.phase), CallRound(self.phase, callers))
        state = replace(state, phase=self.phase)  # order.phase-chart
        if self.phase != PRODUCTION:
            return state
        state = state.push(Yield())
        return state.push(DrawMines(bags)) if (bags := bags_to_draw_from(state)) else state


class EndPhase(Frame, clause="intro.four-phases"):
    """Everybody has finished a phase."""

    phase: Phase

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """What happens by itself at the end of a phase; after the wonder a new turn begins."""
        if self.phase == PRODUCTION:
            state = work_unattended(state, tell)
        elif self.phase == MOVEMENT:
            state = forget_moves(state)
        elif self.phase == WONDER:
            state = end_turn(state, tell)
            if not state.pending:
                return state
        following = PHASES[(PHASES.index(self.phase) + 1) % 4]  # intro.four-phases, else WONDER
        return state.swap(StartPhase(following))
