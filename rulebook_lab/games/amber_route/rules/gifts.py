"""Dary losu (Gifts of fate): as many dice as players, picked in turn, each giving what the card says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Move, Seat, Tell, Violation, after, broken
from ..state import AmberRouteState, Dice, Question, without
from .dark_cards import discard_dark
from .dice import DiceRoll
from .rewards import receive


class GiftRoll(DiceRoll, clause="gift.dice"):
    """Chance rolls a die for each player."""

    card: str

    def number(self, state: AmberRouteState) -> int:
        return len(state.seats)  # gift.dice, else 1

    def rolled(self, state: AmberRouteState, dice: Dice, tell: Tell) -> AmberRouteState:
        """Let the active player pick first, then everybody else, trapped or arrived (ruling.gift-everyone).

        The faces stand as rolled (ruling.gift-dice-fixed).
        """
        tell("gift.dice", "rolls-gifts", self.seat, dice=dice)
        others = after(state.seats, self.seat)  # gift.others-clockwise, else ()
        return state.swap(GiftPick(self.seat, self.card, dice, others))


class GiftPick(Question, clause="gift.active-first"):
    """Which die is picked? `others` follow."""

    card: str
    dice: Dice
    others: tuple[Seat, ...]

    def facts(self, state: AmberRouteState) -> Mapping[str, object]:
        """Tell that the last player has no choice."""
        return {"variant": "last"} if len(self.dice) == 1 else {}


class Pick(Move, clause="gift.active-first", answers=(GiftPick,), exact=True, spot="die:{face}"):
    """Pick a die of a gift of fate."""

    face: int

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: GiftPick) -> list[Pick]:
        return [cls(frame.seat, face) for face in dict.fromkeys(frame.dice)]

    def violations(self, state: AmberRouteState, frame: GiftPick) -> Iterator[Violation]:
        if self.face not in frame.dice:
            yield broken("gift.active-first", "no-die", face=self.face, dice=frame.dice)

    def play(self, state: AmberRouteState, frame: GiftPick, tell: Tell) -> AmberRouteState:
        """Receive the gift whole before the next player picks (ruling.gift-must-pick)."""
        gains = state.box.gifts[frame.card].faces[self.face - 1]
        clause = "gift.active-first" if self.seat == state.active else "gift.others-clockwise"
        tell(clause, "picks", self.seat, face=self.face, gains=gains)
        if frame.others:
            following, *later = frame.others
            left = without(frame.dice, self.face)
            state = state.swap(GiftPick(following, frame.card, left, tuple(later)))
        else:
            state = discard_dark(state.pop(), frame.card)
        return receive(state, self.seat, gains, "", tell)
