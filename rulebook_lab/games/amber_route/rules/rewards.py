"""Nagrody za walkę z wyzwaniami (Rewards): by difficulty, then what the card shows.
Dary losu (Gifts of fate): as many dice as players, picked in turn, each giving what the card says.
"""

from __future__ import annotations

from typing import Annotated, Literal

from ....engine import Among, Frame, Move, Seat, Tell, added, after, without
from ..components import Components, Difficulty, Level
from ..state import AmberRouteState, Dice, Question
from .action_phase import CardOrEscort, Offered, gain_ambers, gain_escorts
from .dark_cards import discard_dark
from .dice import DiceRoll
from .duels import AttackChoice
from .light_cards import Due, draw_light

Part = Literal["amber", "escort", "card", "choice", "keep"]
"""A part of a gift or a reward: a gain, the choice between two of them, or the beaten card itself."""
Parts = tuple[Part, ...]
AMBER: Parts = ("amber",)
CHOICE: Parts = ("choice",)


def reward(state: AmberRouteState, seat: Seat, card: str, level: Level, tell: Tell) -> AmberRouteState:
    """Give the rewards of a beaten challenge in their order (ruling.reward-order), then offer the attack.

    They are the same for all three threats (ruling.traps-same-rewards).
    """
    parts = rewards(state.box, card, state.box.by_name[level])
    return receive(state.push(AttackChoice(seat)), seat, parts, card, tell)


def rewards(box: Components, card: str, row: Difficulty) -> Parts:
    """List the parts of the reward for a beaten challenge."""
    beaten = box.dark[card]
    parts: Parts = ()
    parts += AMBER * row.reward_ambers + CHOICE * row.reward_choice  # reward.base
    if beaten.timing == "hourglass":
        printed: Parts = ("keep",)  # reward.hourglass, else ()
    else:
        printed = (beaten.gain,)  # reward.lightning, else ()
    parts += printed  # reward.printed
    return parts


def receive(state: AmberRouteState, seat: Seat, parts: Parts, card: str, tell: Tell) -> AmberRouteState:
    """Give the parts of a gift or a reward in turn; where cards are drawn or chosen the others wait.

    `card` is the beaten card, which goes onto the discard pile at the end unless it is kept.
    """
    by: Due = "reward.lightning" if card else "gift.immediate"
    while parts:
        part, count = parts[0], 1
        while part in ("card", "escort") and parts[count : count + 1] == (part,):
            count += 1  # cards that follow each other are one draw, escorts one gain
        parts = parts[count:]
        if part == "amber":
            state = gain_ambers(state, seat, 1, tell)
        elif part == "escort":
            state = gain_escorts(state, seat, count, by, tell)
        elif part == "keep":
            tell("reward.hourglass", "keeps", seat, card=card)
            state, card = state.change(seat, kept=added(state.player(seat).kept, card)), ""
        else:
            if parts or card:
                state = state.push(Receiving(seat, parts, card))
            if part == "choice":
                return state.push(RewardChoice(seat))
            return state.push(*draw_light(state, seat, count, by))
    return discard_dark(state, card) if card else state


class Receiving(Frame, clause="reward.base"):
    """Parts of a gift or a reward still to come."""

    seat: Seat
    parts: Parts
    card: str = ""

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        return receive(state.pop(), self.seat, self.parts, self.card, tell)


class RewardChoice(Offered, clause="reward.card-or-escort"):
    """A light card or an escort?"""


class Choose(CardOrEscort, clause="reward.card-or-escort", answers=(RewardChoice,)):
    """Choose the light card, or the escort."""

    def play(self, state: AmberRouteState, frame: RewardChoice, tell: Tell) -> AmberRouteState:
        tell("reward.card-or-escort", "chooses", self.seat, what=self.what)
        if self.what == "card":
            return state.swap(*draw_light(state, self.seat, 1, "reward.card-or-escort"))
        return gain_escorts(state.pop(), self.seat, 1, "reward.card-or-escort", tell)


class GiftRoll(DiceRoll, clause="gift.dice"):
    """Chance rolls a die for each player."""

    card: str

    def dice(self, state: AmberRouteState) -> int:
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

    whose = ""

    card: str
    dice: Dice
    others: tuple[Seat, ...]

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell that the last player has no choice."""
        return {"variant": "last"} if len(self.dice) == 1 else {}


Die = Annotated[int, Among(lambda state, frame, seat: frame.dice, "no-die")]
"""A die that was rolled."""


class Pick(Move, clause="gift.active-first", answers=(GiftPick,), spot="die:{face}"):
    """Pick a die of a gift of fate."""

    face: Die

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: GiftPick) -> list[Pick]:
        return [cls(frame.seat, face) for face in dict.fromkeys(frame.dice)]

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
