"""How likely an outcome of chance is."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from ..sentences import say, title
from .material import Place
from .parts import FEWEST, OPTIONS, question
from .question import Option, Question

MOST_OUTCOMES = 150
"""How many outcomes of chance are carried out to see which clauses come into play."""


def odds(place: Place) -> Iterator[Question]:
    """How likely an outcome is, how likely a clause comes into play."""
    weights = place.game.weights(place.state)
    total = sum(weights.values())
    if len(weights) < 2:
        return
    asked = place.state.pending[-1].clause
    for move in place.random.sample(list(weights), min(2, len(weights))):
        described = place.game.describe(move)
        if sum(place.game.describe(other) == described for other in weights) == 1:
            ask = place.game.write_move(move)
            yield from _odds(place, "odds", (asked,), weights[move], total, ask, move=move)
    if len(weights) <= MOST_OUTCOMES:
        for clause, weight in _clause_weights(place).items():
            if 0 < weight < total:
                named = title(place.game, clause)
                yield from _odds(place, "odds-clause", (clause,), weight, total, clause, clause=named)


def _clause_weights(place: Place) -> dict[str, int]:
    """For each clause the weight of the outcomes in which it comes into play."""
    found: dict[str, int] = {}
    for move, weight in place.game.weights(place.state).items():
        _, events = place.game.carry_out(place.state, move)
        for clause in dict.fromkeys(event.clause for event in events):
            found[clause] = found.get(clause, 0) + weight
    return found


def _odds(
    place: Place, form: str, clauses: tuple[str, ...], weight: int, total: int, ask: str, **facts: Any
) -> Iterator[Question]:
    right = Fraction(weight, total)
    near = [
        Fraction(weight + 1, total),
        Fraction(weight, total + 1),
        Fraction(weight, total + 2),
        Fraction(weight, 2 * total),
        Fraction(weight, max(total - 1, 1)),
        Fraction(max(weight - 1, 0), total),
        1 - right if right > Fraction(1, 5) else right,
        Fraction(1, len(place.game.weights(place.state))),
    ]
    wrong = list(dict.fromkeys(odds for odds in near if 0 < odds < 1 and odds != right))
    options = sorted([right, *place.random.sample(wrong, min(len(wrong), OPTIONS - 1))])
    why = [say("quiz", "odds-why", weight=weight, total=total, odds=str(right))]
    if len(options) >= FEWEST:
        shown = [Option(str(odds), str(odds)) for odds in options]
        yield question(place, "odds", form, clauses, shown, str(right), why, ask=ask, **facts)
