"""What can be calculated about Ambis: exact odds, values, and what simulated games show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from statistics import mean

from ....engine import (
    HIDDEN,
    Points,
    Result,
    RulebookError,
    expect_number,
    expect_one_of,
    half_width,
    odds_of,
    of_kinds,
    percent,
)
from ....engine.wording import Texts, load_texts
from ....scene.charts import Chart, Series, highest, in_shares, worded
from ..components import RACE, RACES, Components
from ..picture.cards import GUILD_COLOUR, title


def _texts() -> Texts:
    return load_texts(__package__.rpartition(".")[0])


def _expect_seen(things: Sequence[str | int]) -> None:
    """Raises RulebookError for cards or tokens that lie face down, as on a seat's view."""
    if any(thing in (HIDDEN, 0) for thing in things):
        raise RulebookError("what lies face down cannot be counted: the seat does not know what it is")


def waiting_for(deck: Sequence[str], race: str, most: int = 5) -> dict[int, Fraction]:
    """The chance that an ally of `race` is among the next 1, 2, … `most` cards of a deck (explore.reveal)."""
    expect_one_of("race", race, RACES)
    expect_number("most", most, 1)
    _expect_seen(deck)
    wanted = sum(RACE.get(card) == race for card in deck)
    return {n: odds_of(wanted, len(deck), n) for n in range(1, min(most, len(deck)) + 1)}


@of_kinds
def waiting_chart(deck: Sequence[str], races: Iterable[str] = RACES, most: int = 5) -> Chart:
    """`waiting_for` for several races, as curves."""
    odds = {race: waiting_for(deck, race, most) for race in races}
    if not odds or not deck:
        raise RulebookError("one race and one card in the deck at least are needed")
    best = highest({race: found[max(found)] for race, found in odds.items()})
    last, texts = max(odds[best[0]]), _texts()
    series = [Series(texts.name(race), tuple(map(float, found.values()))) for race, found in odds.items()]
    share = percent(odds[best[0]][last])
    facts = {"races": best, "cards": last, "share": share}
    return in_shares(worded(texts.phrase, "waiting", odds[best[0]], series, "lines", **facts))


@of_kinds
def token_value(pool: Sequence[int]) -> Fraction:
    """The expected points of a monster token drawn from a pool (monster.reward-kinds, score.monsters).

    >>> token_value([4, 4, *[3] * 9, *[2] * 9])
    Fraction(53, 20)
    """
    if not pool:
        raise RulebookError("an empty pool has no token to draw")
    _expect_seen(pool)
    return Fraction(sum(pool), len(pool))


@of_kinds
def threat_chart(box: Components, pearl: float = 1.0, key: float = 3.0) -> Chart:
    """What the best reward of each threat space is worth in points.

    A token counts its mean; what a `pearl` and a `key` are worth to you is yours to say (monster.reward).
    """
    worth = {"pearl": pearl, "key": key, "token": float(token_value(box.monster_tokens))}
    best = [max(sum(worth[good] for good in reward) for reward in rewards) for rewards in box.rewards]
    top = highest(dict(enumerate(best, 1)))
    phrase = _texts().phrase
    series = [Series(phrase("charts", "threat/best"), tuple(best))]
    facts = {
        "pearl": float(pearl),
        "key": float(key),
        "spaces": tuple(map(str, top)),
        "points": float(f"{max(best):.3g}"),
    }
    return worded(phrase, "threat", range(1, len(best) + 1), series, **facts)


@of_kinds
def bargains_chart(box: Components) -> Chart:
    """Points of each lord for each point of cost, by guild (lord.cost-value, lord.points)."""
    cards = sorted(box.lords.values(), key=lambda card: -card.value / card.cost)
    best = [card for card in cards if card.value * cards[0].cost == cards[0].value * card.cost]
    phrase = _texts().phrase
    series = [
        Series(
            phrase("board", "guild", guild=guild),
            tuple(card.value / card.cost if card.guild == guild else None for card in cards),
            GUILD_COLOUR.get(guild, "black"),
        )
        for guild in (*GUILD_COLOUR, "ambassador")
    ]
    facts = {"lords": tuple(map(title, best)), "points": best[0].value, "cost": best[0].cost}
    return worded(phrase, "bargains", map(title, cards), series, "stacked", **facts)


PARTS = ("locations", "lords", "allies", "monsters")


@of_kinds
def breakdown_chart(results: Sequence[Result]) -> Chart:
    """Where the points of finished games came from, winners beside the others (score.sum).

    Raises RulebookError without any game.
    """
    if not results:
        raise RulebookError("no game to look at: give the result of at least one")
    winners = [points for end in results for seat, points in end.scores.items() if seat in end.winners]
    others = [points for end in results for seat, points in end.scores.items() if seat not in end.winners]
    rows = {name: (_mean(winners, name), _mean(others, name)) for name in PARTS}
    most = highest({name: first for name, (first, _) in rows.items()})
    spread = half_width([dict(score.parts)[f"score.{most[0]}"] for score in winners if score.parts])
    texts = _texts()
    named = {name: texts.phrase("charts", f"part/{name}") for name in PARTS}
    x = [texts.phrase("charts", f"breakdown/{who}") for who in ("winners", "others")]
    series = [Series(named[name], row) for name, row in rows.items()]
    points, sure = round(rows[most[0]][0], 1), round(spread, 1) if len(winners) > 1 else 0
    facts = {
        "parts": tuple(named[name] for name in most),
        "points": points,
        "spread": sure,
        "games": len(results),
    }
    return worded(texts.phrase, "breakdown", x, series, "stacked", **facts)


def _mean(scores: Sequence[Points], part: str) -> float:
    return mean(dict(points.parts).get(f"score.{part}", 0) for points in scores) if scores else 0.0
