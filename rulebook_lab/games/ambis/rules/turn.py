"""Overview, plotting, and the end of the turn: the steps in their order, whose turn comes next."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, Tell, Violation, broken, unknown
from ..components import DRAW_MOST
from ..state import AmbisState
from .activated import OwnMoment, Power, power_owners, ready
from .court import LordDraw, empty_spaces
from .lords import earned, has_active, location_due
from .scoring import game_over
from .soldiers import Discards, over_the_limit


class TurnStart(Frame, clause="turn.steps"):
    """The active player's turn begins."""

    def advance(self, state: AmbisState, tell: Tell) -> AmbisState:
        return begin_turn(state, state.active, tell)


def begin_turn(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Purchases and powers start anew, the Landlord pays, step 1 and 2 are open."""
    number = state.turn + 1
    tell("turn.next", "turn", seat, n=number)
    steps = (Action(),)  # turn.steps, else ()
    state = ready(replace(state, active=seat, turn=number, buyers=(), pending=steps), seat)
    if has_active(state.player(seat), "landlord"):  # power.landlord
        state = earned("landlord", "amount", state, seat, tell)
    return state


# -- the action -----------------------------------------------------------------------------


class Action(OwnMoment, clause="turn.action-mandatory"):
    """The active player plots, uses powers and chooses the action."""

    def facts(self, state: AmbisState) -> dict[str, object]:
        """Who decides, which ways besides the three actions are open, or that of these only one is."""
        ways = (("plot", Plot), ("power", Power))
        variant = "-".join(way for way, kind in ways if self.allows(state, kind))
        kinds = [kind for kind, *_ in self.kinds(state) if Act in kind.__mro__ and self.allows(state, kind)]
        acts = [kind.__struct_config__.tag for kind in kinds]
        if acts == ["explore"] and not variant and not state.hides_hand(state.active):
            variant = "explore"
        elif not acts and not state.hides_hand(state.active):
            variant = "pass"
        return {"active": state.active, "variant": variant}


class Plot(Move, clause="plot.repeat", answers=(Action,), spot="deck:lords"):
    """Pay one pearl to bring a lord into the Court."""

    @classmethod
    def barred(cls, state: AmbisState, frame: Action) -> tuple[Violation, ...]:
        """There is a pearl for it, a lord in the deck, and room in the Court."""
        poor = state.player(state.active).pearls < 1
        return (
            *((broken("plot.cost"),) if poor else ()),
            *(() if state.lord_deck else (broken("plot.impossible", "deck"),)),
            *(() if "" in state.court else (broken("plot.impossible", "court"),)),
        )

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        if self.seat != state.active and self.seat in state.seats:
            yield broken("turn.clockwise", active=state.active)
        yield broken("plot.timing", active=state.active)

    def play(self, state: AmbisState, frame: Action, tell: Tell) -> AmbisState:
        """A pearl to the Treasury; the top lord is due on the farthest empty space; then another plot may
        follow, or the action."""
        tell("plot.cost", "plots", state.active, pearls=1)
        state = state.gain_pearls(state.active, -1)  # plot.cost
        still_open = state.pending  # turn.plot-optional, else state.pending[:-1]
        draw = LordDraw(empty_spaces(state)[0], "plot.place")
        return replace(state, pending=(*still_open, draw))  # plot.place, else state


class Act(Move, answers=(Action,)):
    """One of the three actions, of which each turn has one."""

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """In somebody else's turn nobody acts, and in one's own not twice."""
        if self.seat not in state.seats:
            return
        if self.seat != state.active:
            yield broken("turn.clockwise", active=state.active)
        elif isinstance(state.pending[0], Control | Finish | NextTurn):
            yield broken("turn.action-mandatory", "chosen")


def acted(state: AmbisState, *due: Frame) -> AmbisState:
    """With the action chosen, of which something may be due first; afterwards a location may be."""
    return replace(state, passes=0, pending=(Control(), *due))


class Pass(Move, clause="turn.action-mandatory", answers=(Action,)):
    """No action is possible."""

    @classmethod
    def barred(cls, state: AmbisState, frame: Action) -> tuple[Violation, ...]:
        """One of the three actions must be taken while any is possible (ruling.forced-pass)."""
        if state.can_reveal or frame.allows(state, Act):
            return (broken("turn.action-mandatory"),)
        return (unknown("turn.action-mandatory"),) if state.hides_hand(state.active) else ()

    def play(self, state: AmbisState, frame: Action, tell: Tell) -> AmbisState:
        """When every player in succession passes like this, the game ends."""
        tell("turn.action-mandatory", "passes", self.seat)
        state = replace(state.swap(Control()), passes=state.passes + 1)
        if state.passes < len(state.seats):
            return state
        return game_over(replace(state, end_by="turn.action-mandatory"), tell)


class Control(Frame, clause="turn.control-mandatory"):
    """A location must be taken while the active player has three keys."""

    whose = "turn.clockwise"

    def asked(self, state: AmbisState) -> tuple[Seat, ...]:
        due = location_due(state, state.active)  # location.trigger turn.control-mandatory, else False
        return (state.active,) if due else ()

    def facts(self, state: AmbisState) -> dict[str, object]:
        """Which of the two ways to a location are open, and how many may be drawn."""
        most = min(DRAW_MOST, len(state.location_pile))
        variant = "open" if not most else "" if state.open_locations else "pile"
        return {"more": most if most > 1 else 0, "variant": variant}

    def advance(self, state: AmbisState, tell: Tell) -> AmbisState:
        """No location is due: the turn draws to its end."""
        own_moment = (Finish(),)  # lord.owner-picks-moment, else (NextTurn(),)
        return state.swap(*own_moment)


# -- the turn ends --------------------------------------------------------------------------


class Finish(OwnMoment, clause="lord.owner-picks-moment", forced=True):
    """The active player may still use powers, then ends the turn."""

    def depends(self, state: AmbisState) -> Hashable:
        return None if power_owners(state) else state.active

    def facts(self, state: AmbisState) -> dict[str, object]:
        return {"active": state.active}


class End(Move, clause="turn.end", answers=(Finish,)):
    """End the turn."""

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """The action, a location that is due and the Commander's limit come before the end of the turn."""
        frame = state.pending[-1]
        if isinstance(frame, Discards) and frame.seat == self.seat == state.active:
            yield broken("commander.end-of-turn", limit=frame.keep, cards=len(state.player(self.seat).hand))
        if isinstance(frame, Action) and self.seat == state.active:
            yield broken("turn.action-mandatory", "end")
        if isinstance(frame, Control) and self.seat == state.active:
            yield broken("turn.control-mandatory")

    def play(self, state: AmbisState, frame: Finish, tell: Tell) -> AmbisState:
        """The Commander's limit is checked, then the turn passes on."""
        if due := over_the_limit(state, tell):
            return replace(state, pending=(NextTurn(), *due))
        return NextTurn().advance(state, tell)  # turn.end, else state.pop()


class NextTurn(Frame, clause="turn.next"):
    """The turn passes on, or the game ends."""

    def advance(self, state: AmbisState, tell: Tell) -> AmbisState:
        """An extra turn, the turn of the player on the left, or the end of the game."""
        if state.max_turns and state.turn >= state.max_turns:
            return game_over(replace(state, end_by="turn.next"), tell)
        if state.extra_turn:  # power.invoker
            tell("power.invoker", "extra-turn", state.active)
            return begin_turn(replace(state, extra_turn=False), state.active, tell)
        following = state.opponents(state.active)[0]  # turn.clockwise turn.next, else state.active
        if state.ending == following:  # end.last-round, else True
            tell("end.last-round", "game-ends", following)
            return game_over(state, tell)
        return begin_turn(state, following, tell)
