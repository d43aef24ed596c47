"""Wymykanie się duchom (Slipping past ghosts): reach a total, or lose light cards.
Unikanie pułapek (Getting out of traps): a set of equal dice, or lost turns. One roll decides either.
"""

from __future__ import annotations

from ....engine import Tell
from ..state import AmberRouteState, Dice, Question
from .action_phase import lose_amber
from .dark_cards import Rescue, discard_dark, figures
from .dice import Challenge
from .light_cards import GiveUp, out_of_hand
from .rewards import reward


class Ghost(Challenge, clause="ghost.roll"):
    """A ghost to slip past; `dice` are the shaped dice once they stand. They are rolled once."""

    dice: Dice = ()

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        row, total = figures(state.box, self.difficulty), sum(self.dice)
        needed, state = row.ghost_total, state.pop()
        if total >= needed:  # ghost.roll, else False
            tell("ghost.roll", "slips-past", self.seat, total=total, needed=needed)
            return reward(state, self.seat, self.card, self.difficulty, tell)  # ghost.success, else state
        tell("ghost.roll", "is-caught", self.seat, total=total, needed=needed)
        state = discard_dark(state, self.card)
        return state.push(Haunted(self.seat, row.ghost_penalty_cards)) if row.ghost_penalty_cards else state


class Haunted(Rescue, clause="reward.use-later"):
    """The ghost has won: is a ward used? Then there is no penalty, though the challenge stays failed."""

    cards: int
    helper = "ward"

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell what the ghost would really take: no more than there is."""
        player = state.player(self.seat)
        cards = min(self.cards, len(player.hand))
        ambers = 1 if cards < self.cards and player.loose else 0
        variant = "" if cards else "amber" if ambers else "nothing"
        return {"cards": cards, "ambers": ambers, "variant": variant}

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Take cards that the player picks, or all there are (ruling.ghost-penalty-choice).

        Who has exactly enough gives no amber (ruling.ghost-exactly-enough).
        """
        state, seat, hand = state.pop(), self.seat, state.player(self.seat).hand
        if len(hand) > self.cards:
            return state.push(Surrendering(seat, self.cards))  # ghost.failure, else state
        if hand:
            tell("ghost.failure", "loses-hand", seat, cards=hand)
        else:
            tell("ghost.failure", "holds-nothing", seat)
        state = out_of_hand(state, seat, *hand)  # ghost.failure
        if len(hand) < self.cards:
            state = lose_amber(state, seat, "ghost.short", tell)  # ghost.short
        return state


class Surrendering(Question, clause="ghost.failure"):
    """Which light card does the ghost take?"""

    cards: int


class Surrender(GiveUp, clause="ghost.failure", answers=(Surrendering,)):
    """Give up a light card."""

    def play(self, state: AmberRouteState, frame: Surrendering, tell: Tell) -> AmberRouteState:
        tell("ghost.failure", "surrenders", self.seat, card=self.card)
        state = out_of_hand(state, self.seat, self.card)
        return state.swap(Surrendering(self.seat, frame.cards - 1)) if frame.cards > 1 else state.pop()


class Trap(Challenge, clause="trap.base-dice"):
    """A trap to get out of; `dice` are the shaped dice once they stand. They are rolled once."""

    dice: Dice = ()

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
