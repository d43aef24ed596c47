"""1 Plot at Court."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Tell, Verb, Violation, broken, effect
from ..state import AmbisState
from .court import empty_spaces
from .frames import Action, LordDraw
from .moves import Plot


def plot_violations(state: AmbisState, frame: Action, move: Plot) -> Iterator[Violation]:
    """Why no lord can be brought into the Court."""
    if state.player(move.seat).pearls < 1:
        yield broken("plot.cost")
    if not state.lord_deck:
        yield broken("plot.impossible", "deck")
    if "" not in state.court:
        yield broken("plot.impossible", "court")


def can_plot(state: AmbisState, frame: Action) -> bool:
    """Whether the active player can bring a lord into the Court now."""
    return next(plot_violations(state, frame, Plot(state.active)), None) is None


def plot_elsewhere(state: AmbisState, move: Plot) -> Iterator[Violation]:
    """Plotting is for the beginning of one's own turn."""
    yield broken("plot.timing", active=state.active)


def plot(state: AmbisState, frame: Action, move: Plot, tell: Tell) -> AmbisState:
    """One pearl to the Treasury; the top lord is due on the farthest empty space."""
    return plotted_lord(ask_again(pay_for_plot(state.pop(), tell)))


@effect("plot.cost")
def pay_for_plot(state: AmbisState, tell: Tell) -> AmbisState:
    """A plot costs one pearl."""
    tell("plot.cost", "plots", state.active, pearls=1)
    return state.gain_pearls(state.active, -1)


@effect("turn.plot-optional")
def ask_again(state: AmbisState) -> AmbisState:
    """Another plot may follow, or the action."""
    return state.push(Action())


@effect("plot.place")
def plotted_lord(state: AmbisState) -> AmbisState:
    """The lord enters the farthest empty space."""
    return replace(state, pending=(*state.pending, LordDraw(empty_spaces(state)[0], "plot.place")))


VERBS = [
    Verb(move=Plot, clause="plot.repeat", violations=plot_violations, apply=plot, elsewhere=plot_elsewhere)
]
