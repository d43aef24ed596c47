"""Przebieg gry, tura gracza (Course of play, a player's turn): whose turn it is, and its two phases."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, Tell, Violation, after, broken
from ..state import AmberRouteState, OfTurn, OwnTurn, Question
from .action_phase import Act, CardOrEscort, Offered, gain_escorts
from .dark_cards import Helped, kept_cards
from .light_cards import draw_light


class StartOfTurn(OfTurn, clause="play.rounds"):
    """A turn begins, or is lost."""

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Skip a lost turn whole, a last one too (ruling.lost-turns, ruling.last-turn-lost)."""
        seat, lost = self.seat, state.player(self.seat).lost_turns
        if lost:
            tell("trap.missing", "skips", seat, left=lost - 1)
            return state.change(seat, lost_turns=lost - 1).swap(EndOfTurn(seat))
        tell("play.rounds", "turn", seat)
        following = phases(seat) if state.first is None else (LastTurn(seat),)
        return replace(state, pending=(EndOfTurn(seat), *following))


def phases(seat: Seat) -> tuple[Frame, ...]:
    """The phases of a turn, the first one on top."""
    return (
        Act(seat),  # play.rounds
        Draw(seat),  # turn.two-phases
    )


class EndOfTurn(OfTurn, clause="play.clockwise"):
    """The next player, or the next last turn, or the scoring."""

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        if state.first is None:
            following = after(state.seats, self.seat)[0]  # play.clockwise, else self.seat
            return replace(state, pending=(StartOfTurn(following),))
        if not state.last_turns:  # end.scoring-time, else False
            tell("end.scoring-time", "over")
            return state.pop()
        following, *later = state.last_turns
        return replace(state, last_turns=tuple(later), pending=(StartOfTurn(following),))


class LastTurn(Question, clause="end.last-turns"):
    """Is the last turn played? It may be given up (ruling.last-turn-optional)."""


class PlayOn(Move, clause="end.last-turns", answers=(LastTurn,)):
    """Play the last turn."""

    def play(self, state: AmberRouteState, frame: LastTurn, tell: Tell) -> AmberRouteState:
        tell("end.last-turns", "plays-on", self.seat)
        return state.swap(*phases(self.seat))


class Forgo(Move, clause="end.last-turns", answers=(LastTurn,), tried=(OwnTurn,)):
    """Give up the last turn."""

    @classmethod
    def barred(cls, state: AmberRouteState, frame: Question) -> tuple[Violation, ...]:
        return () if isinstance(frame, LastTurn) else (broken("turn.mandatory", "pass"),)

    def play(self, state: AmberRouteState, frame: Question, tell: Tell) -> AmberRouteState:
        tell("end.last-turns", "forgoes", self.seat)
        return state.pop()


class Draw(OwnTurn, Helped, Offered, clause="turn.draw-choice"):
    """A light card or an escort? Kept provisions bring both."""

    action = "later"
    helper = "provisions"

    def depends(self, state: AmberRouteState) -> Hashable:
        player = state.player(self.seat)
        return self.seat, player.escorts, player.kept and kept_cards(state, self.seat, "provisions")

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell what may be taken besides: provisions only where they are kept."""
        provisions = "provisions" if kept_cards(state, self.seat, "provisions") else ""
        return {"provisions": provisions, **super().facts(state)}

    def help(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        return take(take(state.pop(), self.seat, "escort", tell), self.seat, "card", tell)


class Take(CardOrEscort, clause="turn.draw-choice", answers=(Draw,)):
    """Take a light card, or an escort."""

    def play(self, state: AmberRouteState, frame: Draw, tell: Tell) -> AmberRouteState:
        tell("turn.draw-choice", "takes", self.seat, what=self.what)
        return take(state.pop(), self.seat, self.what, tell)


def take(state: AmberRouteState, seat: Seat, what: str, tell: Tell) -> AmberRouteState:
    """Draw the card of the draw phase, or take its escort."""
    it = state.box.amounts
    if what == "card":
        return state.push(
            *draw_light(state, seat, it.draw_card, "turn.draw-card")
        )  # turn.draw-card, else state
    return gain_escorts(state, seat, it.draw_escort, "turn.draw-escort", tell)  # turn.draw-escort, else state
