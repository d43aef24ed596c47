"""Rolling dice, and changing own dice afterwards with escorts, ambers and second rolls."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import accumulate, combinations, combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Any

from ....engine import CHANCE, Frame, Move, Seat, Step, Tell, Verb, Violation, broken, value
from ..components import FACES
from ..piles import Dice, taken_die
from ..state import AmberRouteState
from .ambers import spend_ambers
from .escorts import spend_escorts
from .frames import Duel, Ghost, GiftRoll, Monster, MonsterRoll, Rolling, Shaping, Trap, deciding_alone
from .gifts import gift_dice, roll_gifts
from .monsters import strike
from .moves import Accept, AmberDie, Roll, RollAgain, Shift
from .rewards import kept_cards, kept_violations, use_up

# -- rolling ----------------------------------------------------------------------------------


@cache
def rolls(count: int) -> dict[Move, int]:
    """Every roll of some dice, from high to low, with the number of ways it comes."""
    ways = factorial(count)
    return {
        Roll(CHANCE, dice): ways // prod(map(factorial, Counter(dice).values()))
        for dice in combinations_with_replacement(reversed(FACES), count)
    }


@cache
def _running(count: int) -> tuple[list[Move], list[int]]:
    return list(rolls(count)), list(accumulate(rolls(count).values()))


def dice_count(state: AmberRouteState, frame: Rolling | MonsterRoll | GiftRoll) -> int:
    """How many dice are rolled."""
    return gift_dice(state, frame) if isinstance(frame, GiftRoll) else frame.count


def roll_weights(state: AmberRouteState, frame: Rolling | MonsterRoll | GiftRoll) -> Mapping[Move, int]:
    return rolls(dice_count(state, frame))


def any_roll(state: AmberRouteState, frame: Rolling | MonsterRoll | GiftRoll, random: Random) -> Move:
    outcomes, running = _running(dice_count(state, frame))
    return outcomes[bisect(running, int(random.random() * running[-1]))]


def roll_own(state: AmberRouteState, frame: Rolling, rolled: Roll, tell: Tell) -> AmberRouteState:
    tell(own_roll_clause(state), "rolls", frame.seat, dice=rolled.dice)
    dice = tuple(sorted(frame.beside + rolled.dice, reverse=True)) if frame.beside else rolled.dice
    return state.swap(Shaping(frame.seat, dice, frame.bought))


ROLLED: dict[type[Frame], Callable[[AmberRouteState, Any, Roll, Tell], AmberRouteState]] = {
    Rolling: roll_own,
    MonsterRoll: strike,
    GiftRoll: roll_gifts,
}


def roll(state: AmberRouteState, frame: Frame, rolled: Roll, tell: Tell) -> AmberRouteState:
    return ROLLED[type(frame)](state, frame, rolled, tell)


OWN_ROLLS: dict[type[Frame], str] = {
    Monster: "monster.step-player-attack",
    Ghost: "ghost.roll",
    Trap: "trap.base-dice",
}
"""The sentence of the rulebook that has a player's dice rolled in each challenge."""


def own_roll_clause(state: AmberRouteState) -> str:
    """The sentence of the rulebook that has these dice rolled."""
    below = state.pending[-2]
    if isinstance(below, Duel):
        return "duel.defence-roll" if below.attack else "duel.attack-roll"
    return OWN_ROLLS[type(below)]


# -- shaping (ruling.modify-step) ---------------------------------------------------------------


def shaping_moves(state: AmberRouteState, frame: Shaping) -> Iterator[Move]:
    seat = frame.seat
    faces = dict.fromkeys(frame.dice)
    yield from (Shift(seat, die, die + by) for die in faces for by in (1, -1))
    yield from (AmberDie(seat, face) for face in FACES)
    yield from second_rolls(state, frame)
    yield Accept(seat)


def second_rolls(state: AmberRouteState, frame: Shaping) -> Iterator[Move]:
    """Every way to use a kept second roll."""
    for card in kept_cards(state, frame.seat, "second_roll"):
        yield from rolled_again(frame.seat, card, frame.dice)


@cache
def rolled_again(seat: Seat, card: str, dice: Dice) -> tuple[Move, ...]:
    """Every way to roll some of the dice again with one card."""
    return tuple(RollAgain(seat, card, group) for group in subsets(dice))


@cache
def subsets(dice: Dice) -> tuple[Dice, ...]:
    """The different groups of at least one die."""
    sizes = range(1, len(dice) + 1)
    return tuple(dict.fromkeys(group for size in sizes for group in combinations(dice, size)))


def legal_shaping(state: AmberRouteState, frame: Shaping) -> list[Move]:
    """The same without asking each candidate: most positions of a random game are of this kind."""
    player, amounts = state.player(frame.seat), state.box.amounts
    buys = player.loose >= amounts.amber_die_cost and not in_duel(state)
    if buys and amounts.cap_counts_amber_dice:
        buys = len(frame.dice) + len(frame.bought) < amounts.max_dice
    plain = plain_shaping(frame.seat, frame.dice, player.escorts >= shift_price(state), buys)
    return [*second_rolls(state, frame), *plain] if player.kept else list(plain)


@cache
def plain_shaping(seat: Seat, dice: Dice, shifts: bool, buys: bool) -> tuple[Move, ...]:
    """The ways to shape dice without kept cards, for who can pay for shifts and bought dice."""
    steps = ((die, to) for die in dict.fromkeys(dice) for to in (die + 1, die - 1) if to in FACES)
    turned = tuple(Shift(seat, *step) for step in steps) if shifts else ()
    bought = tuple(AmberDie(seat, face) for face in FACES) if buys else ()
    return (*turned, *bought, Accept(seat))


def what_may_change(state: AmberRouteState, frame: Shaping) -> Mapping[str, object]:
    """Whether there is anything to change dice with."""
    return {"variant": "fixed"} if len(legal_shaping(state, frame)) == 1 else {}


def in_duel(state: AmberRouteState) -> bool:
    """Whether the dice on the table are a fighter's."""
    return isinstance(state.pending[-2], Duel)


def shift_price(state: AmberRouteState) -> int:
    """What it costs to turn a die by one."""
    price = state.box.amounts.shift_cost
    return price_in_duel(price) if in_duel(state) else price


@value("duel.escort-shift", off=99)
def price_in_duel(price: int) -> int:
    """Both fighters may shift, as in challenges."""
    return price


def shift_violations(state: AmberRouteState, frame: Shaping, shift: Shift) -> Iterator[Violation]:
    """Only dice one has rolled (ruling.shift-own-dice), by one, within 1 to 6, for an escort."""
    price, escorts = shift_price(state), state.player(shift.seat).escorts
    if shift.die not in frame.dice:
        yield broken("challenge.escort-shift", "no-die", die=shift.die, dice=frame.dice)
    if abs(shift.to - shift.die) != 1:
        yield broken("challenge.escort-shift", "one", die=shift.die, to=shift.to)
    if shift.to not in FACES:
        yield broken("challenge.shift-bounds", die=shift.die, to=shift.to)
    if escorts < price:
        yield broken("challenge.escort-shift", escorts=escorts, price=price)


def shift_die(state: AmberRouteState, frame: Shaping, shift: Shift, tell: Tell) -> AmberRouteState:
    clause = "duel.escort-shift" if in_duel(state) else "challenge.escort-shift"
    price = shift_price(state)
    tell(clause, "shifts", shift.seat, die=shift.die, to=shift.to, escorts=price)
    dice = tuple(sorted((*taken_die(frame.dice, shift.die), shift.to), reverse=True))
    shaped = (*state.pending[:-1], Shaping(frame.seat, dice, frame.bought))
    return spend_escorts(state, shift.seat, price, pending=shaped)


def amber_die_violations(state: AmberRouteState, frame: Shaping, bought: AmberDie) -> Iterator[Violation]:
    """In challenges only (ruling.duel-no-amber-die); such a die is not rolled, so the cap leaves it out."""
    amounts, player = state.box.amounts, state.player(bought.seat)
    if in_duel(state):
        yield broken("challenge.amber-die", "duel")
    if bought.face not in FACES:
        yield broken("challenge.amber-die", "face", face=bought.face)
    if player.loose < amounts.amber_die_cost:
        cost = amounts.amber_die_cost
        yield broken("amber.loose-uses", loose=player.loose, secured=player.secured, cost=cost)
    if amounts.cap_counts_amber_dice and len(frame.dice) + len(frame.bought) >= amounts.max_dice:
        yield broken("duel.dice-limit", most=amounts.max_dice)


def buy_die(state: AmberRouteState, frame: Shaping, bought: AmberDie, tell: Tell) -> AmberRouteState:
    """For this roll only (ruling.amber-die-scope)."""
    cost = state.box.amounts.amber_die_cost
    tell("challenge.amber-die", "buys-die", bought.seat, face=bought.face, ambers=cost)
    dice = tuple(sorted((*frame.bought, bought.face), reverse=True))
    state = state.swap(Shaping(frame.seat, frame.dice, dice))
    return spend_ambers(state, bought.seat, cost)


def roll_again_violations(state: AmberRouteState, frame: Shaping, again: RollAgain) -> Iterator[Violation]:
    yield from kept_violations(state, again.seat, again.card, "second_roll")
    if again.dice not in subsets(frame.dice):
        yield broken("reward.use-later", "dice", dice=frame.dice)


def roll_again(state: AmberRouteState, frame: Shaping, again: RollAgain, tell: Tell) -> AmberRouteState:
    tell("reward.use-later", "rolls-again", again.seat, dice=again.dice)
    stay = frame.dice
    for die in again.dice:
        stay = taken_die(stay, die)
    state = state.swap(Rolling(frame.seat, len(again.dice), stay, frame.bought))
    return use_up(state, again.seat, again.card, tell)


def accept(state: AmberRouteState, frame: Shaping, accepted: Accept, tell: Tell) -> AmberRouteState:
    """The dice count for what is open below: a fight, a ghost, a trap or a duel."""
    dice = tuple(sorted(frame.dice + frame.bought, reverse=True)) if frame.bought else frame.dice
    tell(own_roll_clause(state), "accepts", accepted.seat, dice=dice)
    below = state.pending[-2]
    return state.beneath(below.rolled(dice))  # type: ignore[union-attr]


STEPS = [
    Step(Rolling, weights=roll_weights, draw=any_roll, verbs=(Roll,)),
    Step(MonsterRoll, weights=roll_weights, draw=any_roll, verbs=(Roll,)),
    Step(GiftRoll, weights=roll_weights, draw=any_roll, verbs=(Roll,)),
    Step(
        Shaping,
        asked=deciding_alone,
        candidates=shaping_moves,
        legal=legal_shaping,
        verbs=(Shift, AmberDie, RollAgain, Accept),
        facts=what_may_change,
    ),
]
VERBS = [
    Verb(Roll, "challenge.by-type", roll),
    Verb(Shift, "challenge.escort-shift", shift_die, shift_violations),
    Verb(AmberDie, "challenge.amber-die", buy_die, amber_die_violations),
    Verb(RollAgain, "reward.use-later", roll_again, roll_again_violations),
    Verb(Accept, "challenge.by-type", accept),
]
