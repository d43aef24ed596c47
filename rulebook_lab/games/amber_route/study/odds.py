"""Exact odds: every challenge, fight, deck and race of the game in fractions, and their charts.

    odds.monster("hard", dice=3, escorts=2)                  # best play
    odds.monster("hard", dice=3, escorts=2, spending=False)  # nothing spent on dice
    odds.challenge("trap", "hard", dice=4, escorts=3, ambers=1, worth=Worth()).value
    odds.advice(state)                                       # the plans for the dice on the table
    odds.advice_table(state)                                 # the best of them in words

All functions speak of the shipped box; `box=` takes the components of an owner's file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache, partial

from msgspec import Struct

from ....engine import expect_number, expect_one_of, odds_of, of_kinds, percent
from ....engine.wording import load_texts
from ....scene.charts import Chart, Series, Slides, in_shares, worded
from ....scene.figures import Table
from ..components import FACES, Components
from ..rules.dark_cards import difficulty_of
from ..rules.light_cards import fitting
from ..state import AmberRouteState
from .advice import advice, share_won, support_advice
from .challenges import MANY, Worth, box_in_use, challenge, ghost, monster, trap, trap_missing, win
from .rolls import HIGH, ONE, ZERO, rolls, sums

__all__ = [
    "Worth",
    "advice",
    "advice_table",
    "challenge",
    "difficulty",
    "duel",
    "duel_chart",
    "ghost",
    "gift",
]
__all__ += ["light_hand", "meeting_chart", "monster", "race", "rolls", "share_won", "spending_chart"]
__all__ += ["sums", "support_advice", "trap", "trap_missing", "win", "win_chart", "win_slides"]

# -- fights between players -------------------------------------------------------------------

MOST_DICE = 9
"""With more dice a side the sums take minutes, and no card of the box allows them."""


class DuelOdds(Struct, frozen=True):
    """The odds of a fight, as the attacker sees it; a tie is won by the defender."""

    win: Fraction
    tie: Fraction
    lose: Fraction


@of_kinds
@cache
def duel(attack: int, defence: int, attacker_escorts: int = 0, defender_escorts: int = 0) -> DuelOdds:
    """Give the odds with some dice on each side, when both spend escorts as it helps them.

    The attack is fixed first: the attacker turns dice up with every escort, the defender as far as a tie.
    """
    expect_number("attack", attack, 1, MOST_DICE)
    expect_number("defence", defence, 1, MOST_DICE)
    expect_number("attacker_escorts", attacker_escorts, 0)
    expect_number("defender_escorts", defender_escorts, 0)
    win, tie = ZERO, ZERO
    for rolled, odds in sums(attack).items():
        strength = min(HIGH * attack, rolled + attacker_escorts)
        for held, chance in sums(defence).items():
            reach = min(HIGH * defence, held + defender_escorts)
            win += odds * chance * (reach < strength)
            tie += odds * chance * (held <= strength <= reach)
    return DuelOdds(win, tie, 1 - win - tie)


# -- what comes next from a deck, and the race it lies in the way of ---------------------------


@of_kinds
def difficulty(state: AmberRouteState, field: int) -> dict[str, Fraction]:
    """Tell what awaits who enters a field now, given the dark cards that have been seen: the odds of an easy,
    hard or legendary challenge or a gift. Empty where no dark card is drawn.
    """
    expect_number("field", field, 0, len(state.road.fields) - 1)
    piece, box, deck = state.road.fields[field], state.box, state.dark_deck or state.dark_discard
    if not (piece.terrain and deck):
        return {}
    found = dict.fromkeys((*box.by_name, "gift"), 0)
    for card in deck:
        found["gift" if card in box.gifts else difficulty_of(box.dark[card], piece)] += 1
    return {kind: Fraction(cards, len(deck)) for kind, cards in found.items()}


class HandOdds(Struct, frozen=True):
    """What some light cards drawn are good for on one terrain."""

    usable: Fraction
    support: Fraction
    none: Fraction


@of_kinds
def light_hand(terrain: str, cards: int = 5, box: Components | None = None) -> HandOdds:
    """Tell what an opening hand is good for on one terrain: usable cards and support to expect, and the odds
    of not one usable card."""
    used = box_in_use(box)
    deck = used.light_deck
    expect_one_of("terrain", terrain, dict.fromkeys(card.terrain for card in used.light.values()))
    expect_number("cards", cards, 0, len(deck))
    values = [used.light[card].value for card in deck if card in fitting(used, terrain)]
    return HandOdds(
        usable=Fraction(cards * len(values), len(deck)),
        support=Fraction(cards * sum(values), len(deck)),
        none=1 - odds_of(len(values), len(deck), cards),
    )


@of_kinds
def gift(card: str, players: int, gain: str = "amber", box: Components | None = None) -> Fraction:
    """Give the odds that at least one of the dice of a gift card offers a gain."""
    gifts = box_in_use(box).gifts
    expect_one_of("card", card, gifts)
    faces = gifts[card].faces
    expect_one_of("gain", gain, dict.fromkeys(each for face in faces for each in face))
    expect_number("players", players, 1, MANY)
    return ONE - Fraction(sum(gain not in face for face in faces), len(FACES)) ** players


class Race(Struct, frozen=True):
    """The fastest way to the castle."""

    turns: int
    double_moves: int
    single_moves: int
    escorts_spent: int
    escorts_left: int


@of_kinds
def race(box: Components | None = None) -> Race:
    """Give the fastest way to the castle when the draw phase always brings an escort and nothing is lost."""
    used = box_in_use(box)
    it, cost = used.amounts, used.amounts.two_fields_cost
    doubles, singles = divmod(next(iter(used.layouts.values())).castle, 2)
    escorts = it.start_escorts
    for turn in range(doubles + singles):
        escorts = min(it.max_escorts, escorts + it.draw_escort) - cost * (turn < doubles)
    return Race(doubles + singles, doubles, singles, doubles * cost, escorts)


# -- charts: curves over escorts, with a slider for the dice, and simulations beside them ------

Curve = tuple[float, ...]


def _phrase(table: str, key: str, **facts: object) -> str:
    return load_texts(__package__.rpartition(".")[0]).phrase(table, key, **facts)


_said = partial(_phrase, "charts")


@of_kinds
def advice_table(state: AmberRouteState, most: int = 4) -> Table:
    """Tell the best plans for the dice on the table: what to do, how often it wins, what it costs."""
    expect_number("most", most, 1, 100)
    name = state.game.texts.name
    rows = [
        (
            _in_words(state, plan.moves),
            _percent(name, plan.win),
            str(plan.escorts),
            str(plan.ambers),
        )
        for plan in advice(state)[:most]
    ]
    heads = (_said(f"advice/{head}") for head in ("plan", "win", "escorts", "ambers"))
    return Table(_said("advice"), tuple(heads), tuple(rows))


def _percent(name: Callable[[float], str], share: Fraction) -> str:
    """Say a share in per cent to the second place, in the figures of the language in use."""
    told = percent(share, 2)
    figure = told.strip("<>%")
    return told.replace(figure, name(float(figure)))


def _in_words(state: AmberRouteState, moves: Iterable[str]) -> str:
    """Say the moves of whoever shapes the dice, each where it is made."""
    (seat,), described = state.to_act, []
    for written in moves:
        move = state.game.read_move(f"{seat} {written}")
        described.append(state.game.describe(move, state, seat))
        state = state.play(move)
    return ". ".join(described)


def by_escorts(odds: Callable[..., Fraction | float], *more: int) -> Curve:
    """Give some odds for each number of escorts that one can have, and whatever else they are asked for."""
    return tuple(float(odds(escorts, *more)) for escorts in range(box_in_use().amounts.max_escorts + 1))


def over_escorts(name: str, curves: Mapping[str, Curve], **facts: object) -> Chart:
    """Draw such odds as curves, in the words of a message."""
    series = list(map(Series, curves, curves.values()))
    return in_shares(worded(_phrase, name, range(len(series[0].values)), series, "lines", **facts))


@of_kinds
def win_chart(threat: str = "monster", difficulty: str = "hard", dice: int = 3) -> Chart:
    """Draw the exact odds of a challenge with best play, by escorts, a curve for each number of ambers."""
    rows = [by_escorts(partial(win, threat, difficulty, dice), ambers) for ambers in range(3)]
    curves = {_said("ambers", count=ambers): row for ambers, row in enumerate(rows)}
    shares = {"bare": percent(rows[0][0]), "all": percent(rows[-1][-1])}
    return over_escorts("win", curves, **shares, threat=threat, difficulty=difficulty, dice=dice)


@of_kinds
def win_slides(threat: str = "monster", difficulty: str = "hard") -> Slides:
    """`win_chart` with a slider for the number of dice."""
    most = box_in_use().amounts.max_dice
    charts = tuple((str(dice), win_chart(threat, difficulty, dice)) for dice in range(1, most + 1))
    return Slides(name=_said("win/slider"), charts=charts)


@of_kinds
def spending_chart(difficulty: str = "hard", dice: int = 3) -> Chart:
    """Tell what spending escorts on dice is worth against a monster, where the same escorts are also life."""
    best = by_escorts(partial(monster, difficulty, dice))
    plain = by_escorts(partial(monster, difficulty, dice, spending=False))
    gain = max(range(len(best)), key=lambda n: best[n] - plain[n])
    facts = {"escorts": gain, "plain": percent(plain[gain]), "best": percent(best[gain])}
    curves = {_said("spending/best"): best, _said("spending/plain"): plain}
    return over_escorts("spending", curves, **facts, difficulty=difficulty, dice=dice)


@of_kinds
def meeting_chart(
    threat: str = "monster", difficulty: str = "hard", dice: int = 2, plays: int = 300
) -> Chart:
    """Draw the exact curve, and beside it the share of challenges that the engine won by the same advice."""
    exact = by_escorts(partial(win, threat, difficulty, dice))
    played = by_escorts(lambda escorts: share_won(threat, difficulty, dice, escorts, 0, plays, seed=escorts))
    apart = max(abs(a - b) for a, b in zip(exact, played, strict=True))
    curves = {_said("meeting/exact"): exact, _said("meeting/played"): played}
    facts = {"threat": threat, "difficulty": difficulty, "dice": dice, "plays": plays}
    return over_escorts("meeting", curves, **facts, apart=f"{apart:.0%}")


@of_kinds
def duel_chart(defence: int = 2) -> Chart:
    """Draw the attacker's odds by dice, without escorts on either side."""
    dice = range(1, box_in_use().amounts.max_dice + 1)
    odds = tuple(float(duel(attack, defence).win) for attack in dice)
    even = next((n for n, chance in zip(dice, odds, strict=True) if chance >= 0.5), 0)
    row = Series(_said("duel/wins"), odds)
    return in_shares(worded(_phrase, "duel", dice, [row], defence=defence, even=even))
