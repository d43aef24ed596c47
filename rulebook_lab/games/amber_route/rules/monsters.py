"""Walka z potworami (Fighting monsters): rounds of attack and counter-attack until one side is gone."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, Step, Tell, effect, value
from ..components import Components, Difficulty
from ..piles import Dice
from ..state import AmberRouteState
from .ambers import lose_amber
from .dark_cards import discard_dark
from .escorts import spend_escorts
from .frames import Monster, MonsterRoll, Preparing, Rolling, Struck
from .moves import Roll, Use
from .pools import dice_for
from .rewards import kept_cards, reward_victor


def monster(state: AmberRouteState, difficulty: str) -> Difficulty:
    """Life, strength and damage range depend on the difficulty alone (monster.attributes)."""
    return {"easy": easy, "hard": hard, "legendary": legendary}[difficulty](state.box)


@value("monster.easy", off=None)
def easy(box: Components) -> Difficulty:
    """The easy monster's row."""
    return box.by_name["easy"]


@value("monster.hard", off=None)
def hard(box: Components) -> Difficulty:
    """The hard monster's row."""
    return box.by_name["hard"]


@value("monster.legendary", off=None)
def legendary(box: Components) -> Difficulty:
    """The legendary monster's row."""
    return box.by_name["legendary"]


def meet_monster(state: AmberRouteState, frame: Preparing, tell: Tell) -> AmberRouteState:
    """The same dice in every round (monster.dice-kept)."""
    life = monster(state, frame.difficulty).monster_life
    return state.push(Monster(frame.seat, frame.card, frame.difficulty, fighting_dice(state, frame), life))


@value("monster.support-before", off=0)
def fighting_support(support: int) -> int:
    """What was played before the fight supports it."""
    return support


@value("monster.dice-count", off=1)
def fighting_dice(state: AmberRouteState, frame: Preparing) -> int:
    """Support plus one."""
    return dice_for(state, 1, fighting_support(frame.support))


@value("monster.dice-kept", off=1)
def dice_of_round(frame: Monster) -> int:
    """The dice won by support, in every round."""
    return frame.count


def fight(state: AmberRouteState, frame: Monster, tell: Tell) -> AmberRouteState:
    """Steps 1 and 2 of a round; the first of the two checks is after step 2 (ruling.zero-check)."""
    if not frame.dice:
        tell("monster.round", "round", frame.seat, round=frame.round, life=frame.life)
        return state.push(Rolling(frame.seat, dice_of_round(frame)))
    hits = wounds(player_hits(state, frame.dice))
    left = frame.life - hits
    tell("monster.step-monster-damage", "wounds", frame.seat, hits=hits, life=max(0, left))
    if monster_falls(left):
        return slay(state.pop(), frame, tell)
    if escort_is_gone(state, frame.seat):
        return be_beaten(state.pop(), frame, tell)
    strength = monster(state, frame.difficulty).monster_dice
    wounded = replace(frame, life=left, dice=())
    return state.swap(wounded, MonsterRoll(frame.seat, strength))


@value("monster.step-player-attack", off=0)
def player_hits(state: AmberRouteState, dice: Dice) -> int:
    """Dice on a hitting face (ruling.player-hit-faces)."""
    return sum(die in state.box.amounts.hit_faces for die in dice)


@value("monster.step-monster-damage", off=0)
def wounds(hits: int) -> int:
    """Each hit takes one life point."""
    return hits


@value("monster.win", off=False)
def monster_falls(life: int) -> bool:
    """No life left."""
    return life <= 0


@value("monster.lose", off=False)
def escort_is_gone(state: AmberRouteState, seat: Seat) -> bool:
    """No escort left, however it was lost; also none brought along (ruling.fight-without-escort)."""
    return not state.player(seat).escorts


def strike(state: AmberRouteState, frame: MonsterRoll, rolled: Roll, tell: Tell) -> AmberRouteState:
    """Step 3: as many dice as its strength, a hit for each in its range (ruling.monster-strength)."""
    hits = monster_hits(monster(state, the_fight(state).difficulty), rolled.dice)
    tell("monster.step-monster-attack", "strikes", frame.seat, dice=rolled.dice, hits=hits)
    return state.swap(Struck(frame.seat, rolled.dice, hits))


@value("monster.step-monster-attack", off=0)
def monster_hits(row: Difficulty, dice: Dice) -> int:
    """Dice inside the damage range."""
    return sum(die in row.monster_hit_faces for die in dice)


def shield_needed(state: AmberRouteState, frame: Struck) -> tuple[Seat, ...]:
    return (frame.seat,) if frame.hits and kept_cards(state, frame.seat, "shield") else ()


def shield(state: AmberRouteState, frame: Struck, used: Use, tell: Tell) -> AmberRouteState:
    """A kept shield: all hits of this roll are ignored."""
    return next_round(state.pop())


def suffer(state: AmberRouteState, frame: Struck, tell: Tell) -> AmberRouteState:
    """Step 4, and the second check."""
    state = hurt(state.pop(), frame.seat, frame.hits, tell)
    if escort_is_gone(state, frame.seat):
        return be_beaten(state.pop(), the_fight(state), tell)
    return next_round(state)


@effect("monster.step-player-damage")
def hurt(state: AmberRouteState, seat: Seat, hits: int, tell: Tell) -> AmberRouteState:
    """An escort for each hit, down to none (ruling.hits-cost-escorts)."""
    lost = min(hits, state.player(seat).escorts)
    if lost:
        tell("monster.step-player-damage", "loses-escorts", seat, escorts=lost)
    return spend_escorts(state, seat, lost)


@effect("monster.round")
def next_round(state: AmberRouteState) -> AmberRouteState:
    """The fight goes on; there is no retreat."""
    fight = the_fight(state)
    return state.swap(replace(fight, round=fight.round + 1))


def the_fight(state: AmberRouteState) -> Monster:
    """The fight in progress."""
    fight = state.under(Monster)
    assert fight is not None
    return fight


def slay(state: AmberRouteState, frame: Monster, tell: Tell) -> AmberRouteState:
    tell("monster.win", "wins", frame.seat, card=frame.card, difficulty=frame.difficulty)
    return reward_slayer(state, frame)


@effect("monster.reward")
def reward_slayer(state: AmberRouteState, frame: Monster) -> AmberRouteState:
    return reward_victor(state, frame.seat, frame.card, frame.difficulty)


def be_beaten(state: AmberRouteState, frame: Monster, tell: Tell) -> AmberRouteState:
    """Nothing is lost but an amber (ruling.loss-of-fight)."""
    tell("monster.lose", "loses", frame.seat, card=frame.card)
    return pay_monster(discard_dark(state, frame.card), frame.seat, tell)


@effect("monster.lose-cost")
def pay_monster(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    return lose_amber(state, seat, "monster.lose-cost", tell)


STEPS = [
    Step(Monster, advance=fight),
]
