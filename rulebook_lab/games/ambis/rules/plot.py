"""1 Plot at Court."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Tell, Violation, broken
from ..state import AmbisState
from .court import LordDraw, empty_spaces
from .turn import Action, BeforeAction


class Plot(BeforeAction, clause="plot.repeat", answers=(Action,), spot="deck:lords"):
    """Pay one pearl to bring a lord into the Court."""

    def violations(self, state: AmbisState, frame: Action) -> Iterator[Violation]:
        if state.player(self.seat).pearls < 1:
            yield broken("plot.cost")
        if not state.lord_deck:
            yield broken("plot.impossible", "deck")
        if "" not in state.court:
            yield broken("plot.impossible", "court")

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        if self.seat != state.active and self.seat in state.seats:
            yield broken("turn.clockwise", active=state.active)
        yield broken("plot.timing", active=state.active)

    def play(self, state: AmbisState, frame: Action, tell: Tell) -> AmbisState:
        """A pearl to the Treasury; the top lord is due on the farthest empty space; then another plot may
        follow, or the action."""
        tell("plot.cost", "plots", state.active, pearls=1)
        state = state.gain_pearls(state.active, -1)  # plot.cost
        asked_again = state  # turn.plot-optional, else state.pop()
        return asked_again.push(
            LordDraw(empty_spaces(state)[0], "plot.place")
        )  # plot.place, else asked_again
