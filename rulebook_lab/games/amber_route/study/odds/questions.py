"""The questions that the odds answer, in the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from .....engine import expect_number, expect_one_of
from ...components import Components, Difficulty
from ...state import AmberRouteState
from . import decks, ghosts, traps
from .aims import TO_WIN, Forecast, Worth, aim_for
from .decks import HandOdds, Race
from .monsters import Foe, beat, fight


def box_in_use(box: Components | None = None) -> Components:
    """Give the box that is meant: the shipped one unless another is given."""
    return box or AmberRouteState.games[""].components()


THREATS = ("monster", "ghost", "trap")
MANY = 99
"""More escorts or ambers than this nobody asks about."""


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
    aim = TO_WIN if worth is None else aim_for(threat, row, worth)
    if threat == "monster":
        return beat(foe_of(used, difficulty, dice), escorts, ambers, aim, spending)
    spare = (escorts, usable(used, dice, ambers)) if spending else (0, 0)
    if threat == "ghost":
        return ghosts.slip_past(row.ghost_total, dice, *spare, aim)
    return traps.get_out(row.trap_set, dice, *spare, aim)


def ghost(
    difficulty: str, dice: int, escorts: int = 0, ambers: int = 0, box: Components | None = None
) -> Fraction:
    """Give the odds of slipping past a ghost with best play."""
    used = box_in_use(box)
    total = row_of(used, difficulty, dice, escorts, ambers).ghost_total
    return affordable(ghosts.prices(total, dice, usable(used, dice, ambers)), escorts)


def trap(
    difficulty: str, dice: int, escorts: int = 0, ambers: int = 0, box: Components | None = None
) -> Fraction:
    """Give the odds of getting out of a trap with best play."""
    used = box_in_use(box)
    needed = row_of(used, difficulty, dice, escorts, ambers).trap_set
    return affordable(traps.prices(needed, dice, usable(used, dice, ambers)), escorts)


def win(
    threat: str, difficulty: str, dice: int, escorts: int, ambers: int, box: Components | None = None
) -> Fraction:
    """Give the odds of overcoming any challenge with best play."""
    expect_one_of("threat", threat, THREATS)
    if threat == "monster":
        return monster(difficulty, dice, escorts, ambers, box=box)
    return (ghost if threat == "ghost" else trap)(difficulty, dice, escorts, ambers, box)


def affordable(prices: Mapping[int, Fraction], escorts: int) -> Fraction:
    """Give the odds that so many escorts are enough."""
    return sum((odds for price, odds in prices.items() if price <= escorts), Fraction(0))


def usable(box: Components, dice: int, ambers: int) -> int:
    """Give the ambers that may buy dice beside so many rolled ones."""
    amounts = box.amounts
    return min(ambers, max(0, amounts.max_dice - dice)) if amounts.cap_counts_amber_dice else ambers


def monster(
    difficulty: str,
    dice: int,
    escorts: int,
    ambers: int = 0,
    *,
    spending: bool = True,
    box: Components | None = None,
) -> Fraction:
    """Give the odds of beating a monster, with best play or with nothing spent on dice."""
    used = box_in_use(box)
    row_of(used, difficulty, dice, escorts, ambers)
    foe = foe_of(used, difficulty, dice)
    return fight(foe, TO_WIN, spending).value((foe.life, escorts, ambers))


def foe_of(box: Components, difficulty: str, dice: int, shields: int = 0) -> Foe:
    """Give a monster met with so many dice, and with so many kept shields."""
    row, amounts = box.by_name[difficulty], box.amounts
    most = usable(box, dice, 99)
    strength, faces = row.monster_dice, row.monster_hit_faces
    return Foe(row.monster_life, strength, faces, dice, amounts.hit_faces, most, shields)


def trap_missing(difficulty: str, dice: int, box: Components | None = None) -> dict[int, Fraction]:
    """Give the odds of each number of missing dice, and so of lost turns, with nothing spent."""
    return traps.missing(row_of(box_in_use(box), difficulty, dice).trap_set, dice)


def difficulty(state: AmberRouteState, field: int) -> dict[str, Fraction]:
    """Tell what awaits who enters a field now, given the dark cards that have been seen.

    Empty where no dark card is drawn.
    """
    expect_number("field", field, 0, len(state.road.fields) - 1)
    if not state.road.fields[field].terrain:
        return {}
    return decks.next_dark_card(state.box, state.road.fields[field], state.dark_deck or state.dark_discard)


def light_hand(terrain: str, cards: int = 5, box: Components | None = None) -> HandOdds:
    """Tell what an opening hand is good for on one terrain."""
    used = box_in_use(box)
    expect_one_of("terrain", terrain, {card.terrain: 0 for card in used.light.values()})
    expect_number("cards", cards, 0, len(used.light_deck))
    return decks.light_hand(used, terrain, cards)


def gift(card: str, players: int, gain: str = "amber", box: Components | None = None) -> Fraction:
    """Give the odds that the dice of a gift card offer a gain."""
    gifts = box_in_use(box).gifts
    expect_one_of("card", card, gifts)
    expect_one_of("gain", gain, dict.fromkeys(x for face in gifts[card].faces for x in face))
    expect_number("players", players, 1, MANY)
    return decks.gift_has(gifts[card], gain, players)


def race(box: Components | None = None) -> Race:
    """Give the fastest way to the castle."""
    return decks.race(box_in_use(box))
