"""Amber Route as a Python game of OpenSpiel: every die and every card is a node of chance."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel

from .road import (
    ACTING,
    ACTIONS,
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
)
from .rules import Rules

DEAL, DIE, BITE, DARK, START = range(5)
"""What chance is asked for: a light card, a die, a monster's die, a dark card, who begins."""
KINDS = [*CHALLENGES, None]
FACES = [(face, 1 / 6) for face in range(1, 7)]

TYPE = pyspiel.GameType(
    short_name="python_amber_route",
    long_name="Python Amber Route",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=len(KINDS),
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=20_000,
)


class AmberGame(pyspiel.Game):
    """The game as OpenSpiel registers it."""

    def __init__(self, params: dict[str, str] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> AmberState:
        """Before anything is dealt."""
        return AmberState(self)


class AmberState(Rules, pyspiel.State):
    """A game in progress; `queue` holds what chance is still asked for, `then` what follows on it."""

    def __init__(self, game: AmberGame) -> None:
        pyspiel.State.__init__(self, game)
        self.seats = 2
        self.position = [0, 0]
        self.escorts = [3, 3]
        self.ambers = [1, 1]
        self.banked = [0, 0]
        self.hand = [[0] * 15, [0] * 15]
        self.cards = [0, 0]
        self.torches = [0, 0]
        self.wagons = [0, 0]
        self.turns_lost = [0, 0]
        self.pool = 38
        self.light, self.light_left = [LIGHT.count(kind) for kind in range(15)], len(LIGHT)
        self.light_discards, self.light_discarded = [0] * 15, 0
        self.dark, self.dark_left = [1] * len(CHALLENGES) + [GIFTS], len(CHALLENGES) + GIFTS
        self.dark_discards, self.dark_discarded = [0] * len(KINDS), 0
        self.card = 0
        self.dice = []
        self.level = self.dice_ready = self.life = self.loss = self.foe = 0
        self.attack_dice = self.attack_sum = self.defence_dice = 0
        self.after, self.first, self.turn, self.who, self.phase = TURN_ENDS, -1, 0, 0, DRAWING
        self.queue = [(DEAL, 0)] * 5 + [(DEAL, 1)] * 5 + [(START, 0)]
        self.then = ("_enter", DRAWING)

    # -- what OpenSpiel asks ----------------------------------------------------------------------

    def current_player(self) -> int:
        """Who decides, chance while anything is to be drawn."""
        if self.queue:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.phase == OVER else self.who

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with its odds."""
        asked = self.queue[0][0]
        if asked == DEAL:
            return [(kind, count / self.light_left) for kind, count in enumerate(self.light) if count]
        if asked == DARK:
            return [(kind, count / self.dark_left) for kind, count in enumerate(self.dark) if count]
        return FACES if asked in (DIE, BITE) else [(0, 0.5), (1, 0.5)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.phase == OVER

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the other."""
        if self.phase != OVER:
            return [0.0, 0.0]
        one, other = self.scores()
        return [float((one > other) - (one < other)), float((one < other) - (one > other))]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return (
            f"{self.position} {self.escorts} {self.ambers} {self.banked} {self.hand} {self.phase} {self.dice}"
        )

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal()

    def _apply_action(self, action: int) -> None:
        if not self.queue:
            self._decide(action)
            return
        asked, seat = self.queue.pop(0)
        if asked == DEAL:
            self._dealt(seat, action)
        elif asked == DIE:
            self.dice.append(action)
        elif asked == BITE:
            self.escorts[seat] -= action >= DAMAGE[self.level]
        elif asked == DARK:
            self._turned(action)
        else:
            self.turn = self.who = action
        if not self.queue:
            name, argument = self.then
            getattr(self, name)(argument)

    # -- chance -----------------------------------------------------------------------------------

    def _ask(self, kind: int, seat: int, count: int, name: str, argument: int) -> None:
        """Ask chance for something so many times, then go on with a method of that name."""
        if kind == DEAL:
            count = min(count, self.light_left + self.light_discarded)
            if count and not self.light_left:
                self._shuffle_light()
        if not count and not self.queue:
            getattr(self, name)(argument)
            return
        self.queue += [(kind, seat)] * count
        self.then = (name, argument)

    def _dealt(self, seat: int, kind: int) -> None:
        self.light[kind] -= 1
        self.light_left -= 1
        self.hand[seat][kind] += 1
        self.cards[seat] += 1
        if not self.light_left:
            self._shuffle_light()
            if not self.light_left:
                self.queue = [request for request in self.queue if request[0] != DEAL]

    def _shuffle_light(self) -> None:
        self.light, self.light_left = self.light_discards, self.light_discarded
        self.light_discards, self.light_discarded = [0] * 15, 0

    def _turned(self, card: int) -> None:
        self.dark[card] -= 1
        self.dark_left -= 1
        self.card = card
        if not self.dark_left:
            self.dark, self.dark_left = self.dark_discards, self.dark_discarded
            self.dark_discards, self.dark_discarded = [0] * len(KINDS), 0

    def _roll(self, dice: int, phase: int) -> None:
        self.dice = []
        self._ask(DIE, 0, dice, "_enter", phase)

    def _enter(self, phase: int) -> None:
        self.phase = phase

    # -- decisions --------------------------------------------------------------------------------

    def _decide(self, action: int) -> None:
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
            if action == DRAW_ESCORT:
                self.escorts[seat] += 1
                self.phase = ACTING
            else:
                self._ask(DEAL, seat, 1, "_settle", ACTING)
        elif phase == ACTING:
            self._act(seat, action)
        elif phase == PREPARING:
            if action == STOP:
                self._roll(self.dice_ready, CHANGING)
            elif action == USE_TORCH:
                self.torches[seat] -= 1
                self.dice_ready += 1
            else:
                self.dice_ready = min(5, self.dice_ready + self._lay(seat, action - PLAY))
        elif phase == REWARDED:
            if action == REWARD_CARD:
                self._ask(DEAL, seat, 1, "_extra_reward", seat)
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
            self._ask(DEAL, seat, 2, "_settle", TURN_ENDS)
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
            self._ask(DARK, seat, 1, "_meet_dark_card", field)

    def _meet_dark_card(self, field: int) -> None:
        challenge = KINDS[self.card]
        if challenge is None:
            self._bury()
            self._roll(self.seats, GIVEN)
            return
        terrain, threat, _ = challenge
        self.level = (terrain == TERRAIN[field]) + (threat == THREAT[field])
        self.dice_ready = 2 + self.level if threat == TRAP else 1
        self.life = LIFE[self.level]
        self.phase = PREPARING

    def _resolve(self) -> None:
        seat, level, dice = self.who, self.level, self.dice
        threat = CHALLENGES[self.card][1]
        if threat == MONSTER:
            for die in dice:
                self.life -= die >= 4
            if self.life <= 0:
                self._win(seat)
            else:
                self._ask(BITE, seat, STRENGTH[level], "_bitten", seat)
        elif threat == GHOST:
            if sum(dice) >= GHOST_SUM[level]:
                self._win(seat)
                return
            self._bury()
            if self.cards[seat]:
                self.loss, self.phase = GHOST_LOSS[level], PAYING
            else:
                self._pay_amber(seat)
                self._end_turn()
        else:
            alike = max(map(dice.count, dice))
            if alike >= 2 + level:
                self._win(seat)
                return
            self._bury()
            self.turns_lost[seat] += 2 + level - alike
            self._end_turn()

    def _bitten(self, seat: int) -> None:
        if self.escorts[seat] > 0:
            self._roll(self.dice_ready, CHANGING)
            return
        self.escorts[seat] = 0
        self._pay_amber(seat)
        self._bury()
        self._end_turn()

    def _win(self, seat: int) -> None:
        self._gain_amber(seat, 2 if self.level == 2 else 1)
        if self.level:
            self.phase = REWARDED
        else:
            self._extra_reward(seat)

    def _extra_reward(self, seat: int) -> None:
        extra = CHALLENGES[self.card][2]
        if extra <= LIGHTNING_CARD:
            self._bury()
        if extra == LIGHTNING_CARD:
            self._ask(DEAL, seat, 1, "_settle", MEETING)
            return
        if extra == LIGHTNING_ESCORT:
            self._recruit(seat, 1)
        elif extra == TORCH_REWARD:
            self.torches[seat] += 1
        else:
            self.wagons[seat] += 1
        self._settle(MEETING)

    def _take(self, seat: int, die: int) -> None:
        self.dice.remove(die)
        if die in (2, 5):
            self._ask(DEAL, seat, 1 if die == 2 else 2, "_settle", GIVEN)
            return
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
            self._ask(DEAL, seat, 1, "_defend", 0)
            self._ask(DEAL, self.foe, 1, "_defend", 0)
        elif phase == DEFENDING:
            if action == STOP:
                self.who, self.phase = self.turn, ADDING
            else:
                self.defence_dice = min(5, self.defence_dice + self._lay(seat, action - PLAY))
        elif phase == ADDING:
            if action == STOP:
                self._roll(self.attack_dice, ATTACK_ROLLED)
            else:
                self.attack_dice = min(5, self.attack_dice + self._lay(seat, action - PLAY))
        elif action != STOP:
            self._change(seat, action)
        elif phase == ATTACK_ROLLED:
            self.attack_sum = sum(self.dice)
            self.who = self.foe
            self._roll(self.defence_dice, DEFENCE_ROLLED)
        else:
            if self.attack_sum > sum(self.dice) and self.ambers[seat]:
                self._pay_amber(seat)
                self._gain_amber(self.turn, 1)
            self._settle(TURN_ENDS)

    def _defend(self, _: int) -> None:
        self.who, self.phase = self.foe, DEFENDING

    def _lay(self, seat: int, kind: int) -> int:
        self.hand[seat][kind] -= 1
        self.cards[seat] -= 1
        self.light_discards[kind] += 1
        self.light_discarded += 1
        return kind % 3 + 1

    def _bury(self) -> None:
        self.dark_discards[self.card] += 1
        self.dark_discarded += 1


pyspiel.register_game(TYPE, AmberGame)


def drawn(outcomes: list[tuple[int, float]], share: float) -> int:
    """The outcome at a share of the way from 0 to 1 through all odds."""
    for outcome, odds in outcomes:
        share -= odds
        if share <= 0:
            return outcome
    return outcomes[-1][0]


def clones() -> Callable[[], int]:
    """The work of playing random games on a clone for each move."""
    return games(pyspiel.load_game("python_amber_route"), cloned=True)


def in_place() -> Callable[[], int]:
    """The work of playing random games in place."""
    return games(pyspiel.load_game("python_amber_route"))


def games(game: pyspiel.Game, cloned: bool = False) -> Callable[[], int]:
    """The work of playing random games of any game of OpenSpiel's, in place or on clones."""
    dice = random.Random(1).random

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = drawn(state.chance_outcomes(), dice())
            else:
                actions = state.legal_actions()
                decisions += 1
                action = actions[int(dice() * len(actions))]
                if cloned:
                    state = state.clone()
            state.apply_action(action)
        return decisions

    return work
