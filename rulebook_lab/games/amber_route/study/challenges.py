"""What challenges come to; fighting a monster is a Markov decision process over life, escorts and ambers.

Every round of a fight ends it, changes (life, escorts, ambers) or, when nobody hits and nothing is spent,
comes back to the same position; only that one loop has to be solved, and it is linear.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache, cached_property, partial
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from ....engine import expect_number, expect_one_of, of_kinds
from ..components import FACES, THREATS, Components, Difficulty
from ..state import AmberRouteState, Dice
from .rolls import (
    MEASURES,
    ONE,
    TO_WIN,
    ZERO,
    Aim,
    Exact,
    Forecast,
    hits,
    one_roll,
    prices,
    rolls,
    short,
    tally,
    total,
)

Position = tuple[int, int, int]
"""Life of the monster, escorts and loose ambers of the player, before a roll."""


class Foe(Struct, frozen=True, cache_hash=True):
    """A monster and how it is fought: its life, dice and range, the player's dice and hitting faces."""

    life: int
    strength: int
    range: tuple[int, ...]
    dice: int
    hit_faces: tuple[int, ...] = (4, 5, 6)
    most_ambers: int = 99
    """How many amber dice one roll may have."""
    shields: int = 0
    second_rolls: int = 0
    """How many of either the player keeps; second rolls only for the plain aim."""

    def price(self, face: int) -> int:
        """Count the escorts that turn a face into a hit."""
        return min(abs(face - hit) for hit in self.hit_faces)


def useful(prices: Dice, life: int, escorts: int) -> Dice:
    """Keep of a roll, by the prices of its dice, what can hit: the cheapest, no more of them than there is
    life, as far as the escorts reach. Rolls alike in that are alike in everything."""
    cheapest = sorted(prices)[:life]
    return tuple(cheapest[: bisect(list(accumulate(cheapest)), escorts)])


@cache
def rolled(prices: Dice, life: int, escorts: int, stay: Dice, dice: int) -> Counter[Dice]:
    """Count the ways in which dice, whose faces have these prices, make useful rolls beside what stays."""
    if not dice:
        return Counter({stay: 1})
    found = Counter[Dice]()
    for price in prices:
        found.update(rolled(prices, life, escorts, useful((*stay, price), life, escorts), dice - 1))
    return found


class Choice(Struct, frozen=True):
    """What is done with a roll: misses turned into hits, dice bought, the escorts that it costs; or how many
    of the dearest dice are rolled again."""

    lifted: int = 0
    bought: int = 0
    escorts: int = 0
    again: int = 0


NOTHING = Choice()


@cache
def choices(roll: Dice, life: int, ambers: int) -> tuple[Choice, ...]:
    """List how a useful roll can be shaped: misses are lifted cheapest first, and dice bought besides."""
    hits = roll.count(0)
    return tuple(
        Choice(lifted, bought, cost)
        for lifted, cost in enumerate(accumulate(roll[hits:], initial=0))
        for bought in range(min(ambers, life - hits - lifted) + 1)
    )


class Fight:
    """One foe and one aim: values and best choices of every position, each found once, when asked for."""

    def __init__(self, foe: Foe, aim: Aim = TO_WIN, spending: bool = True) -> None:
        self.foe = foe
        self.aim = aim
        self.spending = spending
        self.prices = tuple(map(foe.price, FACES))
        self.struck = hits(foe.strength, len(foe.range))
        self.value = cache(self._value)
        self.standing = cache(self._standing)
        self.again = cache(self._again)
        self.wait = cache(self._wait)
        self.attacked = cache(self._attacked)
        self.measured = cache(self._measured)
        self.chosen = cache(self._chosen)

    @cached_property
    def spared(self) -> Fight:
        """The same with a shield less."""
        return fight(replace(self.foe, shields=self.foe.shields - 1), self.aim, self.spending)

    @cached_property
    def fewer(self) -> Fight:
        """The same with a second roll less."""
        return fight(replace(self.foe, second_rolls=self.foe.second_rolls - 1), self.aim, self.spending)

    def rolled(self, at: Position, stay: Dice = ()) -> Counter[Dice]:
        """Count the ways in which all dice but those that stay make useful rolls beside them."""
        life, escorts = at[0], at[1] if self.spending else 0
        return rolled(self.prices, life, escorts, self.useful(stay, at), self.foe.dice - len(stay))

    def useful(self, prices: Dice, at: Position) -> Dice:
        """Keep of a roll what can hit."""
        return useful(prices, at[0], at[1] if self.spending else 0)

    def choices(self, roll: Dice, at: Position) -> tuple[Choice, ...]:
        """List what can be done with a useful roll."""
        return choices(roll, at[0], min(at[2], self.foe.most_ambers) if self.spending else 0)

    def _value(self, at: Position) -> Fraction:
        """Give the value V of a position before a roll, with best play.

        Only "nothing, and nobody hits" leads back here, so V = fixed + Σ odds · max(best alternative, wait +
        back · V), the sum over the rolls without a hit: solved by policy iteration.
        """
        tops = {roll: self._top(roll, at, False) for roll in self.rolled(at)}
        best = {roll: top for roll, top in tops.items() if top is not None}
        acting = {roll: top for roll, top in best.items() if not _loops(roll, at, NOTHING)}
        (wait, back), before = self.wait(at, self.aim), None
        while acting.keys() != before:
            before, value = acting.keys(), self._comes_to(acting, at, self.aim)
            hope = wait + back * value
            acting = {roll: top for roll, top in best.items() if top > hope or not _loops(roll, at, NOTHING)}
        return value

    def _comes_to(self, acting: Mapping[Dice, Exact], at: Position, aim: Aim) -> Fraction:
        """Give the value of a position by that of each roll that leads on; the others lead back."""
        ways, (wait, back) = self.rolled(at), self.wait(at, aim)
        known = total((ways[roll], value) for roll, value in acting.items())
        weight = sum(count for roll, count in ways.items() if roll not in acting)
        return (known + weight * wait) / (ways.total() - weight * back)

    def _top(self, roll: Dice, at: Position, back: bool) -> Exact | None:
        """Give the value of the best that can be done with a roll, with or without what leads back.

        What spends most is tried first: it wins if anything does, and nothing is worth more.
        """
        misses = range(roll.count(0), min(len(roll) + 1, self.foe.dice)) if self.foe.second_rolls else ()
        again = (Choice(again=self.foe.dice - stay) for stay in misses)
        top: Exact | None = None
        for choice in (*reversed(self.choices(roll, at)), *again):
            if top is not None and self.aim.less(self.aim.win, choice.escorts, choice.bought) <= top:
                continue
            if back or not _loops(roll, at, choice):
                value = self.rated(roll, at, choice, self.aim)
                top = value if top is None else max(top, value)
        return top

    def _again(self, stay: Dice, at: Position) -> Fraction:
        """Value rolling the dearest dice again: whatever comes, the others are the best to have."""
        ways = self.rolled(at, stay)
        return total((count, self.fewer.standing(roll, at)) for roll, count in ways.items()) / ways.total()

    def _standing(self, roll: Dice, at: Position) -> Exact:
        """Give the value of a roll on the table, with best play."""
        top = self._top(roll, at, True)
        assert top is not None
        return top

    def _wait(self, at: Position, aim: Aim) -> tuple[Exact, Fraction]:
        """Tell what a round without hits and spending is worth: what is known, the odds of coming back."""
        if not at[1]:
            return self.lost(at, aim), ZERO
        (missed, *hurt), cases = self.struck, sum(self.struck)
        known = total((ways, self.after_strike(at, hits, aim)) for hits, ways in enumerate(hurt, 1))
        return known / cases, Fraction(missed, cases)

    def rated(self, roll: Dice, at: Position, choice: Choice, aim: Aim) -> Exact:
        """Tell what a choice leads to, when it does not lead back."""
        if choice.again:
            return self.again(roll[: self.foe.dice - choice.again], at)
        life, escorts, ambers = at
        life -= roll.count(0) + choice.lifted + choice.bought
        if not life:
            return aim.less(aim.win, choice.escorts, choice.bought)
        after = self.attacked((life, escorts - choice.escorts, ambers - choice.bought), aim)
        return aim.less(after, choice.escorts, choice.bought)

    def _attacked(self, at: Position, aim: Aim) -> Exact:
        """Tell what it is worth to have the monster's attack before one."""
        known, missed = self.wait(at, aim)
        return known + missed * self.measured(at, aim) if missed else known

    def after_strike(self, at: Position, hurt: int, aim: Aim) -> Exact:
        """Tell what the position after a hit of the monster is worth, the escorts lost among it."""
        life, escorts, ambers = at
        left = max(0, escorts - hurt)
        after = self.measured((life, left, ambers), aim) if left else self.lost(at, aim)
        after = aim.less(after, escorts - left)
        return max(after, self.spared.value(at)) if self.foe.shields else after

    def lost(self, at: Position, aim: Aim) -> Exact:
        """Tell what a lost fight is worth: an amber goes if there is one."""
        return aim.lose - (aim.fee if at[2] else ZERO)

    def _measured(self, at: Position, aim: Aim) -> Fraction:
        """Tell what the best play of this fight comes to by another measure."""
        if aim == self.aim:
            return self.value(at)
        acting = {roll: choice for roll, choice in self.chosen(at).items() if not _loops(roll, at, choice)}
        return self._comes_to({roll: self.rated(roll, at, acting[roll], aim) for roll in acting}, at, aim)

    def _chosen(self, at: Position) -> dict[Dice, Choice]:
        """Give the best that can be done with each roll, among equals what turns and buys the fewest dice."""
        return {
            roll: max(self.choices(roll, at), key=lambda choice: self.rated(roll, at, choice, self.aim))
            for roll in self.rolled(at)
        }


def _loops(roll: Dice, at: Position, choice: Choice) -> bool:
    """Tell whether a choice leads back where the monster does not hit either."""
    return choice == NOTHING and 0 not in roll and at[1] > 0


@cache
def fight(foe: Foe, aim: Aim = TO_WIN, spending: bool = True) -> Fight:
    """Give the solved fight, kept for the next question."""
    return Fight(foe, aim, spending)


def beat(foe: Foe, escorts: int, ambers: int = 0, aim: Aim = TO_WIN, spending: bool = True) -> Forecast:
    """Tell what a fight comes to. `escorts` counts those spent and those lost alike."""
    solved, at = fight(foe, aim, spending), (foe.life, escorts, ambers)
    return Forecast(*(solved.measured(at, measure) for measure in (aim, *MEASURES[:3])))


# -- challenges in the words of the game --------------------------------------------------------

MANY = 99
"""More escorts or ambers than this nobody asks about."""


class Worth(Struct, frozen=True):
    """What things are worth, in points. Three ambers make a secured one for 3 points, so an amber is 1."""

    amber: Exact = ONE
    escort: Exact = Fraction(1, 2)
    card: Exact = Fraction(1, 2)
    turn: Exact = ONE

    def aim(self, threat: str, row: Difficulty) -> Aim:
        """Give the aim of a player who counts points: the reward against what may be lost."""
        return Aim(
            win=self.amber * row.reward_ambers + max(self.card, self.escort) * row.reward_choice,
            lose=-self.card * row.ghost_penalty_cards if threat == "ghost" else ZERO,
            escort=self.escort,
            amber=self.amber,
            missing=self.turn if threat == "trap" else ZERO,
            fee=self.amber if threat == "monster" else ZERO,
        )


def box_in_use(box: Components | None = None) -> Components:
    """Give the box that is meant: the shipped one unless another is given."""
    return box or AmberRouteState.games[""].components()


def row_of(
    box: Components, difficulty: str, dice: int, escorts: int = 0, ambers: int = 0, threat: str = "monster"
) -> Difficulty:
    """Give the figures of a difficulty. Raises RulebookError where anything of the question cannot be."""
    expect_one_of("threat", threat, THREATS)
    expect_one_of("difficulty", difficulty, box.by_name)
    expect_number("dice", dice, 1, box.amounts.max_dice)
    expect_number("escorts", escorts, 0, MANY)
    expect_number("ambers", ambers, 0, MANY)
    return box.by_name[difficulty]


def usable(box: Components, dice: int, ambers: int) -> int:
    """Give the ambers that may buy dice beside so many rolled ones."""
    amounts = box.amounts
    return min(ambers, max(0, amounts.max_dice - dice)) if amounts.cap_counts_amber_dice else ambers


def foe_of(box: Components, difficulty: str, dice: int, shields: int = 0, second_rolls: int = 0) -> Foe:
    """Give a monster met with so many dice, and with so many kept shields and second rolls."""
    row, most = box.by_name[difficulty], usable(box, dice, MANY)
    monster = (row.monster_life, row.monster_dice, row.monster_hit_faces)
    return Foe(*monster, dice, box.amounts.hit_faces, most, shields, second_rolls)


@of_kinds
def challenge(
    threat: str,
    difficulty: str,
    dice: int,
    escorts: int = 0,
    ambers: int = 0,
    *,
    worth: Worth | None = None,
    spending: bool = True,
    box: Components | None = None,
) -> Forecast:
    """Tell what a challenge comes to with best play.

    The aim is to win, or with `worth` to gain the most in points: the reward against all that is spent and
    lost. Without `spending` no escort and no amber goes into dice. The escorts of a fight with a monster are
    those spent and those lost alike.
    """
    used = box_in_use(box)
    row = row_of(used, difficulty, dice, escorts, ambers, threat)
    aim = TO_WIN if worth is None else worth.aim(threat, row)
    if threat == "monster":
        return beat(foe_of(used, difficulty, dice), escorts, ambers, aim, spending)
    spare = (escorts, usable(used, dice, ambers)) if spending else (0, 0)
    return one_roll(threat, row.needed(threat), dice, *spare, aim)


@of_kinds
def win(
    threat: str,
    difficulty: str,
    dice: int,
    escorts: int = 0,
    ambers: int = 0,
    *,
    spending: bool = True,
    box: Components | None = None,
) -> Fraction:
    """Give the odds of overcoming a challenge, with best play or with nothing spent on dice."""
    used = box_in_use(box)
    row = row_of(used, difficulty, dice, escorts, ambers, threat)
    if threat == "monster":
        solved = fight(foe_of(used, difficulty, dice), TO_WIN, spending)
        return solved.value((row.monster_life, escorts, ambers))
    spare, buying = (escorts, usable(used, dice, ambers)) if spending else (0, 0)
    found = prices(threat, row.needed(threat), dice, buying)
    return sum((odds for price, odds in found.items() if price <= spare), ZERO)


monster, ghost, trap = partial(win, "monster"), partial(win, "ghost"), partial(win, "trap")
"""The odds of beating a monster, of slipping past a ghost, of getting out of a trap."""


@of_kinds
def trap_missing(difficulty: str, dice: int, box: Components | None = None) -> dict[int, Fraction]:
    """Give the odds of each number of missing dice, and so of lost turns, with nothing spent."""
    needed = row_of(box_in_use(box), difficulty, dice).trap_set
    return dict(sorted(tally(rolls(dice), lambda roll: short(roll, needed)).items()))
