"""Unikanie pułapek (Getting out of traps): a set of equal dice, or lost turns."""

from __future__ import annotations

from ....engine import Tell
from ..components import Level
from ..state import AmberRouteState, Dice
from .dark_cards import discard_dark
from .dice import Challenge, at_most_five
from .kept_cards import Rescue
from .rewards import reward


class Trap(Challenge, clause="trap.base-dice"):
    """A trap to get out of; `dice` are the shaped dice once they stand. They are rolled once."""

    dice: Dice = ()

    @classmethod
    def dice_rolled(cls, state: AmberRouteState, level: Level, support: int) -> int:
        """Count the dice: the trap's own number in place of the free die (ruling.trap-no-plus-one), and the
        support."""
        dice = state.box.by_name[level].trap_dice  # trap.base-dice, else 1
        dice += support  # trap.support
        return at_most_five(state, dice)

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Compare the largest group of equal dice with the set (ruling.trap-missing-count)."""
        state, needed = state.pop(), state.box.by_name[self.difficulty].trap_set
        missing = max(0, needed - max(map(self.dice.count, self.dice)))  # trap.goal, else 0
        if not missing:
            tell("trap.goal", "gets-out", self.seat, dice=self.dice)
            return reward(state, self.seat, self.card, self.difficulty, tell)  # trap.reward, else state
        tell("trap.goal", "stays-trapped", self.seat, missing=missing)
        return discard_dark(state, self.card).push(Trapped(self.seat, missing))


class Trapped(Rescue, clause="reward.use-later"):
    """The trap has won: is a ward used? Then no turn is lost, though the challenge stays failed."""

    turns: int
    helper = "ward"

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Set the turns to lose, never add to them (ruling.lost-turns-no-stack)."""
        tell("trap.missing", "loses-turns", self.seat, turns=self.turns)
        state = state.pop()
        return state.change(self.seat, lost_turns=self.turns)  # trap.missing, else state
