"""The odds as charts: curves over escorts, with a slider for the dice, and simulations beside them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from .....engine import of_kinds
from .....engine.wording import load_texts
from .....scene.charts import Chart, Series, Slides
from ._by_play import share_won
from ._challenges import box_in_use, monster, win
from ._dice import duel

Curve = tuple[float, ...]


def _said(key: str, **facts: object) -> str:
    return load_texts(__package__.rpartition(".study")[0]).phrase("charts", key, **facts)


def _titled(key: str, **facts: object) -> str:
    words = _said(key, **facts)
    return words[:1].upper() + words[1:]


def by_escorts(odds: Callable[..., Fraction | float], *more: int) -> Curve:
    """Give some odds for each number of escorts that one can have, and whatever else they are asked for."""
    return tuple(float(odds(escorts, *more)) for escorts in range(box_in_use().amounts.max_escorts + 1))


def over_escorts(title: str, y_title: str, curves: dict[str, Curve]) -> Chart:
    """Draw such odds as curves."""
    series = tuple(Series(name, curve) for name, curve in curves.items())
    escorts = tuple(range(len(series[0].values)))
    return Chart(
        title=title, x=escorts, series=series, x_title=_said("escorts"), y_title=y_title, kind="lines"
    )


@of_kinds
def win_chart(threat: str = "monster", difficulty: str = "hard", dice: int = 3) -> Chart:
    """Draw the exact odds of a challenge with best play, by escorts, a curve for each number of ambers."""
    rows = [by_escorts(partial(win, threat, difficulty, dice), ambers) for ambers in range(3)]
    shares = {"bare": f"{rows[0][0]:.0%}", "all": f"{rows[-1][-1]:.0%}"}
    return over_escorts(
        _titled("win", threat=threat, difficulty=difficulty, dice=dice, **shares),
        _said("win/y", threat=threat),
        {_said("ambers", count=ambers): row for ambers, row in enumerate(rows)},
    )


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
    return over_escorts(
        _titled("spending", escorts=gain, plain=f"{plain[gain]:.0%}", best=f"{best[gain]:.0%}"),
        _said("spending/y", difficulty=difficulty, dice=dice),
        {_said("spending/best"): best, _said("spending/plain"): plain},
    )


@of_kinds
def meeting_chart(
    threat: str = "monster", difficulty: str = "hard", dice: int = 2, plays: int = 300
) -> Chart:
    """Draw the exact curve, and beside it the share of challenges that the engine won by the same advice."""
    exact = by_escorts(partial(win, threat, difficulty, dice))
    played = by_escorts(lambda escorts: share_won(threat, difficulty, dice, escorts, 0, plays, seed=escorts))
    apart = max(abs(a - b) for a, b in zip(exact, played, strict=True))
    return over_escorts(
        _titled("meeting", plays=plays, apart=f"{apart:.0%}"),
        _said("meeting/y", threat=threat, difficulty=difficulty, dice=dice),
        {_said("meeting/exact"): exact, _said("meeting/played"): played},
    )


@of_kinds
def duel_chart(defence: int = 2) -> Chart:
    """Draw the attacker's odds by dice, without escorts on either side."""
    dice = range(1, box_in_use().amounts.max_dice + 1)
    odds = tuple(float(duel(attack, defence).win) for attack in dice)
    even = next((n for n, chance in zip(dice, odds, strict=True) if chance >= 0.5), None)
    return Chart(
        title=_titled("duel" if even else "duel/never", defence=defence, even=even),
        x=tuple(dice),
        series=(Series(_said("duel/wins"), odds),),
        x_title=_said("duel/x"),
        y_title=_said("duel/y"),
    )
