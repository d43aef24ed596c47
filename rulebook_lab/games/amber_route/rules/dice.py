"""Rolling dice, and changing own ones afterwards by escorts, ambers and second rolls (ruling.modify-step)."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import accumulate, combinations, combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Annotated, ClassVar, Self

from msgspec.structs import replace

from ....engine import CHANCE, AnyOrder, Chance, Frame, Move, Seat, Tell, Violation, broken, without
from ..components import FACES, CardName, Level
from ..state import AmberRouteState, Dice, Question, Rolled, from_high
from .action_phase import too_few
from .dark_cards import kept_cards, not_kept, use_up

# -- rolling ----------------------------------------------------------------------------------


@cache
def ways(count: int) -> dict[Dice, int]:
    """List every roll of some dice, from high to low, with the number of ways it comes."""
    rolls = combinations_with_replacement(reversed(FACES), count)
    return {dice: factorial(count) // prod(map(factorial, Counter(dice).values())) for dice in rolls}


@cache
def rolls(count: int) -> dict[Move, int]:
    """List the same as moves of chance."""
    return {Roll(CHANCE, dice): came for dice, came in ways(count).items()}


def at_most_five(state: AmberRouteState, dice: int) -> int:
    """Cap the dice of a roll: surplus support is lost (ruling.dice-cap)."""
    most = state.box.amounts.max_dice  # duel.dice-limit, else 99
    return min(dice, most)


def capped(state: AmberRouteState, seat: Seat, dice: int, tell: Tell | None) -> int:
    """Cap the dice that cards give somebody; what is lost is told who is about to roll, with `tell`."""
    most = at_most_five(state, dice)
    if tell and most < dice:
        tell("duel.dice-limit", "surplus", seat, dice=dice, most=most)
    return most


@cache
def _running(count: int) -> tuple[list[Move], list[int]]:
    return list(rolls(count)), list(accumulate(rolls(count).values()))


class DiceRoll(Chance):
    """Chance rolls dice."""

    seat: Seat

    @abstractmethod
    def dice(self, state: AmberRouteState) -> int:
        """Count the dice that are rolled."""

    @abstractmethod
    def rolled(self, state: AmberRouteState, dice: Dice, tell: Tell) -> AmberRouteState:
        """Go on with the faces that came."""

    def weights(self, state: AmberRouteState) -> Mapping[Move, int]:
        return rolls(self.dice(state))

    def draw(self, state: AmberRouteState, random: Random) -> Move:
        outcomes, running = _running(self.dice(state))
        return outcomes[bisect(running, int(random.random() * running[-1]))]


class CountedRoll(DiceRoll):
    """So many dice are rolled."""

    count: Rolled

    def dice(self, state: AmberRouteState) -> int:
        return self.count


class Roll(Move, clause="challenge.by-type", answers=(DiceRoll,), spot="face:{dice}"):
    """Chance rolls dice; they are written from high to low."""

    dice: Annotated[tuple[int, ...], AnyOrder]

    def play(self, state: AmberRouteState, frame: DiceRoll, tell: Tell) -> AmberRouteState:
        return frame.rolled(state, self.dice, tell)


class Contest(Frame):
    """What own dice are rolled for: a monster, a ghost, a trap, a fight between players.

    Its `rule` is the sentence of the rulebook that has them rolled.
    """

    seat: Seat
    shift_clause: ClassVar[str] = "challenge.escort-shift"
    amber_dice: ClassVar[bool] = True

    def with_dice(self, dice: Dice) -> Self:
        """Give it the dice as they stand in the end."""
        return replace(self, dice=dice)


class Challenge(Contest):
    """A challenge card that is met."""

    card: str
    difficulty: Level


def contest(state: AmberRouteState) -> Contest:
    """Tell what the dice on the table have been rolled for."""
    below = state.pending[-2]
    if not isinstance(below, Contest):
        raise TypeError(f"{below.name} has no dice")
    return below


class Rolling(CountedRoll, clause="challenge.by-type"):
    """A player's dice are rolled, beside those that stay and those that were bought."""

    beside: Dice = ()
    bought: Dice = ()

    def rolled(self, state: AmberRouteState, dice: Dice, tell: Tell) -> AmberRouteState:
        tell(contest(state).rule, "rolls", self.seat, dice=dice)
        dice = from_high(*self.beside, *dice) if self.beside else dice
        return state.swap(Shaping(self.seat, dice, self.bought))


# -- changing dice ----------------------------------------------------------------------------


class Shaping(Question, clause="challenge.escort-shift"):
    """Which dice are changed? `bought` are amber dice. In a fight the attacked player has dice too."""

    whose = ""

    dice: Dice
    bought: Dice = ()

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell that there is nothing to change dice with."""
        return {"variant": "fixed"} if len(state.game.judged(state)) == 1 else {}


class RollAgain(
    Move, clause="reward.use-later", answers=(Shaping,), exact=True, spot="kept:{card} die:{dice}"
):
    """Use a kept second roll: some of the own dice are rolled again."""

    card: CardName
    dice: Annotated[tuple[int, ...], AnyOrder]

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Shaping) -> list[RollAgain]:
        if not (cards := kept_cards(state, frame.seat, "second_roll")):
            return []
        return [cls(frame.seat, card, group) for card in cards for group in groups(frame.dice)]

    def violations(self, state: AmberRouteState, frame: Shaping) -> Iterator[Violation]:
        yield from not_kept(state, self.seat, self.card, "second_roll")
        if self.dice not in groups(frame.dice):
            yield broken("reward.use-later", "dice", dice=frame.dice)

    def play(self, state: AmberRouteState, frame: Shaping, tell: Tell) -> AmberRouteState:
        state = use_up(state, self.seat, self.card, tell)
        tell("reward.use-later", "rolls-again", self.seat, dice=self.dice)
        stay = without(frame.dice, *self.dice)
        return state.swap(Rolling(frame.seat, len(self.dice), stay, frame.bought))


@cache
def groups(dice: Dice) -> tuple[Dice, ...]:
    """List the different groups of at least one die."""
    sizes = range(1, len(dice) + 1)
    return tuple(dict.fromkeys(group for size in sizes for group in combinations(dice, size)))


class Shift(Move, clause="challenge.escort-shift", answers=(Shaping,), exact=True):
    """Turn an own die by one, for an escort."""

    die: int
    to: int

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Shaping) -> tuple[Shift, ...]:
        return shifts(frame.seat, frame.dice)

    @classmethod
    def near(cls, state: AmberRouteState, frame: Shaping) -> Iterator[Shift]:
        ends = ((FACES[-1], FACES[-1] + 1), (FACES[0], FACES[0] - 1))
        return (cls(frame.seat, die, to) for die, to in ends if die in frame.dice)

    @classmethod
    def barred(cls, state: AmberRouteState, frame: Shaping) -> tuple[Violation, ...]:
        """Tell that there is no escort to pay with."""
        price, escorts = state.box.amounts.shift_cost, state.player(frame.seat).escorts
        return (broken("challenge.escort-shift", escorts=escorts, price=price),) if escorts < price else ()

    def spots(self, state: AmberRouteState) -> tuple[str, ...]:
        return (f"{'raise' if self.to > self.die else 'lower'}:{self.die}",)

    def violations(self, state: AmberRouteState, frame: Shaping) -> Iterator[Violation]:
        """Tell why not: only dice one has rolled (ruling.shift-own-dice), by one, within 1 to 6."""
        if self.die not in frame.dice:
            yield broken("challenge.escort-shift", "no-die", die=self.die, dice=frame.dice)
        if abs(self.to - self.die) != 1:
            yield broken("challenge.escort-shift", "one", die=self.die, to=self.to)
        if self.to not in FACES:
            yield broken("challenge.shift-bounds", die=self.die, to=self.to)

    def play(self, state: AmberRouteState, frame: Shaping, tell: Tell) -> AmberRouteState:
        price = state.box.amounts.shift_cost
        tell(contest(state).shift_clause, "shifts", self.seat, die=self.die, to=self.to, escorts=price)
        dice = from_high(*without(frame.dice, self.die), self.to)
        pending = (*state.pending[:-1], Shaping(frame.seat, dice, frame.bought))
        return state.exchange(self.seat, escorts=-price, pending=pending)


@cache
def shifts(seat: Seat, dice: Dice) -> tuple[Shift, ...]:
    """List the steps of dice within their faces."""
    different = dict.fromkeys(dice)
    return tuple([Shift(seat, die, to) for die in different for to in (die + 1, die - 1) if to in FACES])


class AmberDie(Move, clause="challenge.amber-die", answers=(Shaping,), exact=True, spot="face:{face}"):
    """Buy a die with a face of one's choice, for this roll only (ruling.amber-die-scope)."""

    face: int

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Shaping) -> tuple[AmberDie, ...]:
        return cls.each(frame.seat, FACES)

    @classmethod
    def barred(cls, state: AmberRouteState, frame: Shaping) -> tuple[Violation, ...]:
        """Tell why no die can be bought now.

        Such a die is not rolled, so the cap on dice leaves it out unless the box counts it.
        """
        it = state.box.amounts
        found = too_few(state.player(frame.seat), it.amber_die_cost)
        if not contest(state).amber_dice:
            found = (broken("challenge.amber-die", "duel"), *found)
        if it.cap_counts_amber_dice and len(frame.dice) + len(frame.bought) >= it.max_dice:
            found = (*found, broken("duel.dice-limit", most=it.max_dice))
        return found

    def violations(self, state: AmberRouteState, frame: Shaping) -> Iterator[Violation]:
        if self.face not in FACES:
            yield broken("challenge.amber-die", "face", face=self.face)

    def play(self, state: AmberRouteState, frame: Shaping, tell: Tell) -> AmberRouteState:
        cost = state.box.amounts.amber_die_cost
        tell("challenge.amber-die", "buys-die", self.seat, face=self.face, ambers=cost)
        bought = from_high(*frame.bought, self.face)
        pending = (*state.pending[:-1], Shaping(frame.seat, frame.dice, bought))
        return state.exchange(self.seat, ambers=-cost, pending=pending)


class Accept(Move, clause="challenge.by-type", answers=(Shaping,)):
    """Leave the dice as they are: they count for what they were rolled for."""

    def play(self, state: AmberRouteState, frame: Shaping, tell: Tell) -> AmberRouteState:
        dice = from_high(*frame.dice, *frame.bought) if frame.bought else frame.dice
        below = contest(state)
        tell(below.rule, "accepts", self.seat, dice=dice)
        return replace(state, pending=(*state.pending[:-2], below.with_dice(dice)))
