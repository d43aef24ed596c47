"""Amber Route in plain Python that changes itself in place: what the rules cost without anything else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .road import (
    ACTING,
    ADDING,
    AMBER_DIE,
    ATTACK,
    ATTACK_ROLLED,
    ATTACKING,
    BUY,
    CASTLE,
    CHALLENGES,
    CHANGING,
    DAMAGE,
    DEFENCE_ROLLED,
    DEFENDING,
    DISCARD,
    DOUBLE_STEP,
    DRAW_ESCORT,
    DRAWING,
    GHOST,
    GHOST_LOSS,
    GHOST_SUM,
    GIFTS,
    GIVEN,
    LIFE,
    LIGHT,
    LIGHTNING_CARD,
    LIGHTNING_ESCORT,
    MEETING,
    MONSTER,
    OVER,
    OVERFULL,
    PAYING,
    PLAY,
    PREPARING,
    RECRUIT,
    REWARD_CARD,
    REWARDED,
    STEP,
    STOP,
    STRENGTH,
    TAKE,
    TERRAIN,
    THREAT,
    TORCH_REWARD,
    TOWNS,
    TRAP,
    TURN_ENDS,
    USE_TORCH,
    VILLAGES,
    Challenge,
)
from .rules import Rules


class Amber(Rules):
    """A game in progress: `legal()` lists what `who` may do, `play(action)` does it."""

    __slots__ = (
        *("after", "ambers", "attack_dice", "attack_sum", "banked", "cards", "challenge", "dark"),
        *("dark_discards", "defence_dice", "dice", "dice_ready", "escorts", "first", "foe", "hand", "level"),
        *("life", "light", "light_discards", "loss", "phase", "pool", "position", "random", "seats"),
        *("torches", "turn", "turns_lost", "wagons", "who"),
    )

    def __init__(self, seats: int, seed: int) -> None:
        dice = random.Random(seed)
        self.random = dice.random
        self.seats = seats
        self.position = [0] * seats
        self.escorts = [3] * seats
        self.ambers = [1] * seats
        self.banked = [0] * seats
        self.hand = [[0] * 15 for _ in range(seats)]
        self.cards = [0] * seats
        self.torches = [0] * seats
        self.wagons = [0] * seats
        self.turns_lost = [0] * seats
        self.pool = 40 - seats
        self.light = LIGHT[:]
        self.light_discards: list[int] = []
        self.dark: list[Challenge | None] = [*CHALLENGES, *[None] * GIFTS]
        self.dark_discards: list[Challenge | None] = []
        dice.shuffle(self.light)
        dice.shuffle(self.dark)
        self.challenge: Challenge = CHALLENGES[0]
        self.dice: list[int] = []
        self.level = self.dice_ready = self.life = self.loss = self.foe = 0
        self.attack_dice = self.attack_sum = self.defence_dice = 0
        self.after = TURN_ENDS
        self.first = -1
        for seat in range(seats):
            self._draw(seat, 5)
        self.turn = self.who = int(self.random() * seats)
        self.phase = DRAWING

    def copy(self) -> Amber:
        """The game once more, to be played on apart."""
        other = Amber.__new__(Amber)
        other.random, other.seats, other.pool, other.first = self.random, self.seats, self.pool, self.first
        other.turn, other.who, other.phase, other.after = self.turn, self.who, self.phase, self.after
        other.challenge, other.level, other.life = self.challenge, self.level, self.life
        other.loss, other.foe, other.dice_ready = self.loss, self.foe, self.dice_ready
        other.attack_dice, other.attack_sum = self.attack_dice, self.attack_sum
        other.defence_dice = self.defence_dice
        other.position = self.position[:]
        other.escorts = self.escorts[:]
        other.ambers = self.ambers[:]
        other.banked = self.banked[:]
        other.hand = [hand[:] for hand in self.hand]
        other.cards = self.cards[:]
        other.torches = self.torches[:]
        other.wagons = self.wagons[:]
        other.turns_lost = self.turns_lost[:]
        other.light = self.light[:]
        other.light_discards = self.light_discards[:]
        other.dark = self.dark[:]
        other.dark_discards = self.dark_discards[:]
        other.dice = self.dice[:]
        return other

    def play(self, action: int) -> None:
        """Carry out a legal action and what follows by itself."""
        phase, seat = self.phase, self.who
        if phase == CHANGING:
            if action == STOP:
                self._resolve()
            elif action <= AMBER_DIE:
                self._change(seat, action)
            else:
                self._pay_amber(seat)
                self.dice.append(action - AMBER_DIE)
        elif phase == DRAWING:
            self.phase = ACTING
            if action == DRAW_ESCORT:
                self.escorts[seat] += 1
            else:
                self._draw(seat, 1)
                if self.cards[seat] > 7:
                    self.phase, self.after = OVERFULL, ACTING
        elif phase == ACTING:
            self._act(seat, action)
        elif phase == PREPARING:
            if action == STOP:
                self.dice = self._roll(self.dice_ready)
                self.phase = CHANGING
            elif action == USE_TORCH:
                self.torches[seat] -= 1
                self.dice_ready += 1
            else:
                self.dice_ready = min(5, self.dice_ready + self._lay(seat, action - PLAY))
        elif phase == REWARDED:
            if action == REWARD_CARD:
                self._draw(seat, 1)
            else:
                self._recruit(seat, 1)
            self._extra_reward(seat)
        elif phase == OVERFULL:
            self._lay(seat, action - DISCARD)
            self._settle(self.after)
        elif phase == PAYING:
            self._lay(seat, action - DISCARD)
            self.loss -= 1
            if self.loss and not self.cards[seat]:
                self._pay_amber(seat)
                self.loss = 0
            if not self.loss:
                self._end_turn()
        elif phase == GIVEN:
            self._take(seat, action - TAKE)
        else:
            self._duel(phase, seat, action)

    def _act(self, seat: int, action: int) -> None:
        if action == STEP:
            self._move(seat, 1)
        elif action == DOUBLE_STEP:
            self.escorts[seat] -= 1
            self._move(seat, 2)
        elif action == RECRUIT:
            self._recruit(seat, 2 if self.position[seat] in VILLAGES else 1)
            self._end_turn()
        elif action == BUY:
            self._pay_amber(seat)
            self._draw(seat, 2)
            self._settle(TURN_ENDS)
        else:
            self.wagons[seat] -= 1
            self._recruit(seat, 1)

    def _move(self, seat: int, steps: int) -> None:
        field = self.position[seat] = self.position[seat] + steps
        if field == CASTLE:
            if self.first < 0:
                self.first = seat
            self._end_turn()
        elif field in VILLAGES:
            self._recruit(seat, 1)
            self._end_turn()
        elif field in TOWNS:
            self._gain_amber(seat, 1)
            self._end_turn()
        else:
            self._meet_dark_card(field)

    def _meet_dark_card(self, field: int) -> None:
        if not self.dark:
            self.dark, self.dark_discards = self.dark_discards, []
            self._shuffle(self.dark)
        card = self.dark.pop()
        if card is None:
            self.dark_discards.append(card)
            self.dice = self._roll(self.seats)
            self.phase = GIVEN
            return
        self.challenge = card
        terrain, threat, _ = card
        self.level = (terrain == TERRAIN[field]) + (threat == THREAT[field])
        self.dice_ready = 2 + self.level if threat == TRAP else 1
        self.life = LIFE[self.level]
        self.phase = PREPARING

    def _resolve(self) -> None:
        seat, level, dice = self.who, self.level, self.dice
        threat = self.challenge[1]
        if threat == MONSTER:
            for die in dice:
                self.life -= die >= 4
            if self.life <= 0:
                return self._win(seat)
            damage = DAMAGE[level]
            for die in self._roll(STRENGTH[level]):
                self.escorts[seat] -= die >= damage
            if self.escorts[seat] > 0:
                self.dice = self._roll(self.dice_ready)
                return None
            self.escorts[seat] = 0
            self._pay_amber(seat)
        elif threat == GHOST:
            if sum(dice) >= GHOST_SUM[level]:
                return self._win(seat)
            if self.cards[seat]:
                self.dark_discards.append(self.challenge)
                self.loss, self.phase = GHOST_LOSS[level], PAYING
                return None
            self._pay_amber(seat)
        else:
            alike = max(map(dice.count, dice))
            if alike >= 2 + level:
                return self._win(seat)
            self.turns_lost[seat] += 2 + level - alike
        self.dark_discards.append(self.challenge)
        return self._end_turn()

    def _win(self, seat: int) -> None:
        self._gain_amber(seat, 2 if self.level == 2 else 1)
        if self.level:
            self.phase = REWARDED
        else:
            self._extra_reward(seat)

    def _extra_reward(self, seat: int) -> None:
        extra = self.challenge[2]
        if extra == LIGHTNING_ESCORT:
            self._recruit(seat, 1)
        elif extra == LIGHTNING_CARD:
            self._draw(seat, 1)
        elif extra == TORCH_REWARD:
            self.torches[seat] += 1
        else:
            self.wagons[seat] += 1
        if extra <= LIGHTNING_CARD:
            self.dark_discards.append(self.challenge)
        self._settle(MEETING)

    def _take(self, seat: int, die: int) -> None:
        self.dice.remove(die)
        if die in (2, 5):
            self._draw(seat, 1 if die == 2 else 2)
        if die in (3, 6):
            self._gain_amber(seat, 1)
        if die in (1, 4, 6):
            self._recruit(seat, 2 if die == 4 else 1)
        self._settle(GIVEN)

    def _duel(self, phase: int, seat: int, action: int) -> None:
        if phase == MEETING:
            if action == STOP:
                self._end_turn()
            else:
                self.foe, self.phase = action - ATTACK, ATTACKING
        elif phase == ATTACKING:
            self.attack_dice = min(5, 1 + self._lay(seat, action - PLAY))
            self.defence_dice = 1
            self._draw(seat, 1)
            self._draw(self.foe, 1)
            self.who, self.phase = self.foe, DEFENDING
        elif phase == DEFENDING:
            if action == STOP:
                self.who, self.phase = self.turn, ADDING
            else:
                self.defence_dice = min(5, self.defence_dice + self._lay(seat, action - PLAY))
        elif phase == ADDING:
            if action == STOP:
                self.dice = self._roll(self.attack_dice)
                self.phase = ATTACK_ROLLED
            else:
                self.attack_dice = min(5, self.attack_dice + self._lay(seat, action - PLAY))
        elif action != STOP:
            self._change(seat, action)
        elif phase == ATTACK_ROLLED:
            self.attack_sum = sum(self.dice)
            self.dice = self._roll(self.defence_dice)
            self.who, self.phase = self.foe, DEFENCE_ROLLED
        else:
            if self.attack_sum > sum(self.dice) and self.ambers[seat]:
                self._pay_amber(seat)
                self._gain_amber(self.turn, 1)
            self._settle(TURN_ENDS)

    def _lay(self, seat: int, kind: int) -> int:
        """Discard a light card; the answer is its value."""
        self.hand[seat][kind] -= 1
        self.cards[seat] -= 1
        self.light_discards.append(kind)
        return kind % 3 + 1

    def _draw(self, seat: int, cards: int) -> None:
        light, hand = self.light, self.hand[seat]
        for _ in range(cards):
            if not light:
                if not self.light_discards:
                    return
                light = self.light = self.light_discards
                self.light_discards = []
                self._shuffle(light)
            hand[light.pop()] += 1
            self.cards[seat] += 1

    def _roll(self, dice: int) -> list[int]:
        random = self.random
        return [int(random() * 6) + 1 for _ in range(dice)]

    def _shuffle(self, cards: list[Any]) -> None:
        random = self.random
        for last in range(len(cards) - 1, 0, -1):
            other = int(random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]


def playout(seed: int, copied: bool = False) -> int:
    """Play one random game for two, a copy for each move or in place; how many decisions there were."""
    game = Amber(2, seed)
    decisions = 0
    while game.phase != OVER:
        actions = game.legal()
        decisions += 1
        if copied:
            game = game.copy()
        game.play(actions[int(game.random() * len(actions))])
    return decisions


def games() -> Callable[[], int]:
    """The work of playing random games in place."""
    seeds = iter(range(10**9))
    return lambda: playout(next(seeds))


def copies() -> Callable[[], int]:
    """The work of playing random games on a copy for each move, as a search must."""
    seeds = iter(range(10**9))
    return lambda: playout(next(seeds), copied=True)
