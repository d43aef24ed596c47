"""What the ports in Python share: whatever needs no die and no card."""

from __future__ import annotations

from .road import (
    ACTING,
    AMBER_DIE,
    ATTACK,
    ATTACKING,
    BUY,
    CASTLE,
    CHANGING,
    DEFENDING,
    DISCARD,
    DOUBLE_STEP,
    DRAW_CARD,
    DRAW_ESCORT,
    DRAWING,
    GIVEN,
    LOWER,
    MEETING,
    OVER,
    OVERFULL,
    PAYING,
    PLAY,
    PLAYABLE,
    PREPARING,
    RAISE,
    RECRUIT,
    REWARD_CARD,
    REWARD_ESCORT,
    REWARDED,
    ROLLED,
    STEP,
    STOP,
    TAKE,
    TERRAIN,
    USE_TORCH,
    USE_WAGON,
)


class Rules:
    """A game in progress for `seats` players; `who` decides in `phase`, `turn` is the active player."""

    seats: int
    turn: int
    who: int
    phase: int
    after: int
    first: int
    pool: int
    position: list[int]
    escorts: list[int]
    ambers: list[int]
    banked: list[int]
    hand: list[list[int]]
    cards: list[int]
    torches: list[int]
    wagons: list[int]
    turns_lost: list[int]
    dice: list[int]
    dice_ready: int
    attack_dice: int
    defence_dice: int

    def legal(self) -> list[int]:
        """The actions of whose turn it is."""
        phase, seat = self.phase, self.who
        if phase in ROLLED:
            actions = [STOP]
            if self.escorts[seat]:
                shown = set(self.dice)
                actions += [RAISE + die for die in shown if die < 6]
                actions += [LOWER + die for die in shown if die > 1]
            if phase == CHANGING and self.ambers[seat] and len(self.dice) < 11:
                actions += range(AMBER_DIE + 1, AMBER_DIE + 7)
            return actions
        if phase == DRAWING:
            return [DRAW_CARD, DRAW_ESCORT] if self.escorts[seat] < 6 else [DRAW_CARD]
        if phase == ACTING:
            escorts = self.escorts[seat]
            actions = [RECRUIT] if escorts < 6 else []
            if self.ambers[seat]:
                actions.append(BUY)
            actions.append(STEP)
            if escorts and self.position[seat] < CASTLE - 1:
                actions.append(DOUBLE_STEP)
            if self.wagons[seat]:
                actions.append(USE_WAGON)
            return actions
        if phase == PREPARING:
            if self.dice_ready == 5:
                return [STOP]
            hand = self.hand[seat]
            actions = [STOP]
            actions += [PLAY + kind for kind in PLAYABLE[TERRAIN[self.position[seat]]] if hand[kind]]
            if self.torches[seat]:
                actions.append(USE_TORCH)
            return actions
        if phase == REWARDED:
            return [REWARD_CARD, REWARD_ESCORT]
        if phase in (OVERFULL, PAYING):
            return [DISCARD + kind for kind, count in enumerate(self.hand[seat]) if count]
        if phase == MEETING:
            field = self.position[seat]
            return [STOP] + [ATTACK + q for q in range(self.seats) if q != seat and self.position[q] == field]
        if phase == GIVEN:
            return [TAKE + die for die in set(self.dice)]
        if phase == ATTACKING:
            return self._playable(seat)
        if (self.defence_dice if phase == DEFENDING else self.attack_dice) < 5:
            return [STOP, *self._playable(seat)]
        return [STOP]

    def _playable(self, seat: int) -> list[int]:
        hand = self.hand[seat]
        return [PLAY + kind for kind in PLAYABLE[TERRAIN[self.position[seat]]] if hand[kind]]

    def _settle(self, after: int) -> None:
        """Bring hands down to seven, then go on."""
        for seat, cards in enumerate(self.cards):
            if cards > 7:
                self.who, self.phase, self.after = seat, OVERFULL, after
                return
        if after == ACTING:
            self.who, self.phase = self.turn, ACTING
        elif after == GIVEN and self.dice:
            self.who, self.phase = (self.turn + self.seats - len(self.dice)) % self.seats, GIVEN
        elif after == MEETING and self._may_attack(self.turn):
            self.who, self.phase = self.turn, MEETING
        else:
            self._end_turn()

    def _may_attack(self, seat: int) -> bool:
        return self.position.count(self.position[seat]) > 1 and bool(self._playable(seat))

    def _end_turn(self) -> None:
        while True:
            seat = self.turn = (self.turn + 1) % self.seats
            if seat == self.first:
                self.phase = OVER
                return
            if not self.turns_lost[seat]:
                self.who, self.phase = seat, DRAWING
                return
            self.turns_lost[seat] -= 1

    def _change(self, seat: int, action: int) -> None:
        self.escorts[seat] -= 1
        if action <= LOWER + 1:
            self.dice[self.dice.index(action - RAISE)] += 1
        else:
            self.dice[self.dice.index(action - LOWER)] -= 1

    def _recruit(self, seat: int, escorts: int) -> None:
        self.escorts[seat] = min(6, self.escorts[seat] + escorts)

    def _gain_amber(self, seat: int, ambers: int) -> None:
        got = min(ambers, self.pool)
        self.pool -= got
        self.ambers[seat] += got
        if self.ambers[seat] >= 3:
            self.ambers[seat] -= 3
            self.banked[seat] += 1
            self.pool += 2

    def _pay_amber(self, seat: int) -> None:
        if self.ambers[seat]:
            self.ambers[seat] -= 1
            self.pool += 1

    def scores(self) -> list[int]:
        """Points by seat."""
        return [
            3 * self.banked[seat]
            + (5 if seat == self.first else 0)
            - (CASTLE - self.position[seat])
            + self.torches[seat]
            + self.wagons[seat]
            for seat in range(self.seats)
        ]
