"""The odds as charts: curves over escorts, with a slider for the dice, and simulations beside them."""

from __future__ import annotations

from .....scene.charts import Chart, Series, Slides
from .by_play import share_won
from .duels import duel
from .questions import box_in_use, monster, win

CALLED = {"monster": "beating", "ghost": "slipping past", "trap": "getting out of"}


def win_chart(threat: str = "monster", difficulty: str = "hard", dice: int = 3) -> Chart:
    """Draw the exact odds of a challenge with best play, by escorts, a curve for each number of ambers."""
    amounts = box_in_use().amounts
    escorts = range(amounts.max_escorts + 1)
    rows = tuple(
        Series(
            f"{ambers} ambers" if ambers != 1 else "1 amber",
            tuple(float(win(threat, difficulty, dice, n, ambers)) for n in escorts),
        )
        for ambers in range(3)
    )
    rolled = "1 die" if dice == 1 else f"{dice} dice"
    without, most = rows[0].values[0] or 0, rows[-1].values[-1] or 0
    return Chart(
        title=f"{difficulty.capitalize()} {threat}, {rolled}: {without:.0%} bare, {most:.0%} with all",
        x=tuple(escorts),
        series=rows,
        x_title="escorts",
        y_title=f"probability of {CALLED[threat]} it",
        kind="lines",
    )


def win_slides(threat: str = "monster", difficulty: str = "hard") -> Slides:
    """`win_chart` with a slider for the number of dice."""
    most = box_in_use().amounts.max_dice
    charts = tuple((str(dice), win_chart(threat, difficulty, dice)) for dice in range(1, most + 1))
    return Slides(name="dice", charts=charts)


def spending_chart(difficulty: str = "hard", dice: int = 3) -> Chart:
    """Tell what spending escorts on dice is worth against a monster, where the same escorts are also life."""
    escorts = range(box_in_use().amounts.max_escorts + 1)
    best = tuple(float(monster(difficulty, dice, n)) for n in escorts)
    plain = tuple(float(monster(difficulty, dice, n, spending=False)) for n in escorts)
    gain = max(range(len(best)), key=lambda n: best[n] - plain[n])
    return Chart(
        title=f"Best spending gains most with {gain} escorts: {plain[gain]:.0%} becomes {best[gain]:.0%}",
        x=tuple(escorts),
        series=(Series("best spending", best), Series("nothing spent on dice", plain)),
        x_title="escorts",
        y_title=f"probability of beating a {difficulty} monster with {dice} dice",
        kind="lines",
    )


def meeting_chart(
    threat: str = "monster", difficulty: str = "hard", dice: int = 2, plays: int = 300
) -> Chart:
    """Draw the exact curve, and beside it the share of challenges that the engine won by the same advice."""
    escorts = range(box_in_use().amounts.max_escorts + 1)
    exact = tuple(float(win(threat, difficulty, dice, n, 0)) for n in escorts)
    played = tuple(share_won(threat, difficulty, dice, n, 0, plays, seed=n) for n in escorts)
    apart = max(abs(a - b) for a, b in zip(exact, played, strict=True))
    return Chart(
        title=f"{plays} played challenges at each point come within {apart:.0%} of the exact odds",
        x=tuple(escorts),
        series=(Series("exact", exact), Series("played", played)),
        x_title="escorts",
        y_title=f"{difficulty} {threat}, {dice} dice: probability",
        kind="lines",
    )


def duel_chart(defence: int = 2) -> Chart:
    """Draw the attacker's odds by dice, without escorts on either side."""
    dice = range(1, box_in_use().amounts.max_dice + 1)
    odds = tuple(float(duel(attack, defence).win) for attack in dice)
    even = next((n for n, chance in zip(dice, odds, strict=True) if chance >= 0.5), None)
    ahead = f"ahead from {even} dice on" if even else "never ahead"
    return Chart(
        title=f"Against {defence} dice the attacker is {ahead}",
        x=tuple(dice),
        series=(Series("attacker wins", odds),),
        x_title="the attacker's dice",
        y_title="probability",
    )
