"""Walka z potworami (Fighting monsters): rounds of attack and counter-attack until one side is gone."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, Tell
from ..state import AmberRouteState, Dice
from .action_phase import lose_amber
from .dark_cards import Rescue, discard_dark, figures
from .dice import Challenge, CountedRoll, Rolling
from .rewards import reward


class Monster(Challenge, clause="monster.step-player-attack"):
    """A fight in progress; `dice` are the shaped dice of this round's attack."""

    count: int
    life: int
    round: int = 1
    dice: Dice = ()

    def hits(self, state: AmberRouteState, dice: Dice) -> int:
        """Count the dice that wound the monster (ruling.player-hit-faces)."""
        return sum(map(state.box.amounts.hit_faces.__contains__, dice))  # monster.step-player-attack, else 0

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Go through steps 1 and 2 of a round, and the first of its two checks (ruling.zero-check)."""
        if not self.dice:
            tell("monster.round", "round", self.seat, round=self.round, life=self.life)
            dice = self.count  # monster.dice-kept, else 1
            return state.push(Rolling(self.seat, dice))
        hits, life = self.hits(state, self.dice), self.life
        life -= hits  # monster.step-monster-damage
        tell("monster.step-monster-damage", "wounds", self.seat, hits=hits, life=max(0, life))
        if life <= 0:  # monster.win, else False
            tell("monster.win", "wins", self.seat, card=self.card, difficulty=self.difficulty)
            state = state.pop()
            return reward(state, self.seat, self.card, self.difficulty, tell)  # monster.reward, else state
        if not state.player(self.seat).escorts:  # monster.lose, else False
            return self.lost(state.pop(), tell)
        strength = figures(state.box, self.difficulty).monster_dice
        return state.swap(replace(self, life=life, dice=()), MonsterRoll(self.seat, strength))

    def next_round(self, state: AmberRouteState) -> AmberRouteState:
        """Go on with the fight: there is no retreat."""
        return state.swap(replace(self, round=self.round + 1))  # monster.round, else state

    def lost(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """End the fight: nothing is lost but an amber (ruling.loss-of-fight)."""
        tell("monster.lose", "loses", self.seat, card=self.card)
        state = discard_dark(state, self.card)
        return lose_amber(state, self.seat, "monster.lose-cost", tell)  # monster.lose-cost, else state


class MonsterRoll(CountedRoll, clause="monster.step-monster-attack"):
    """Step 3: chance rolls as many dice as the monster's strength (ruling.monster-strength)."""

    def rolled(self, state: AmberRouteState, dice: Dice, tell: Tell) -> AmberRouteState:
        faces = figures(state.box, fight(state).difficulty).monster_hit_faces
        hits = sum(map(faces.__contains__, dice))  # monster.step-monster-attack, else 0
        tell("monster.step-monster-attack", "strikes", self.seat, dice=dice, hits=hits)
        return state.swap(Struck(self.seat, dice, hits))


class Struck(Rescue, clause="reward.use-later"):
    """The monster has hit: is a shield used? All hits of the roll are ignored then."""

    dice: Dice
    hits: int
    helper = "shield"

    def asked(self, state: AmberRouteState) -> tuple[Seat, ...]:
        return super().asked(state) if self.hits else ()

    def help(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        return fight(state).next_round(state.pop())

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Take step 4, an escort for each hit, down to none (ruling.hits-cost-escorts); then check again."""
        state = state.pop()
        if lost := min(self.hits, state.player(self.seat).escorts):
            tell("monster.step-player-damage", "loses-escorts", self.seat, escorts=lost)
            state = state.exchange(self.seat, escorts=-lost)  # monster.step-player-damage
        if not state.player(self.seat).escorts:  # monster.lose, else False
            return fight(state).lost(state.pop(), tell)
        return fight(state).next_round(state)


def fight(state: AmberRouteState) -> Monster:
    """Find the fight in progress."""
    return next(frame for frame in reversed(state.pending) if isinstance(frame, Monster))
