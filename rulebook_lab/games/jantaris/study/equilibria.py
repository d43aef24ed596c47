"""Mixed equilibria of a voting game, by QuantEcon's solver for several players (the extra `analysis`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from ....engine import Seat
from ....scene.charts import Chart, Series
from ..rules.diplomacy.diplomacy import VOTING_CARDS
from .odds import Odds, VotingGame, expected, named

PRECISION = 1e-4
"""How much the solver lets a seat gain by voting otherwise, in the measure of the payoffs."""

STEPS = 500
"""Where a start leads nowhere in so many steps it is given up; in votes of played games 120 were enough."""


class MixedEquilibrium(msgspec.Struct, frozen=True):
    """The odds of each seat's vote, and what they bring each seat on average; nobody gains by other odds."""

    odds: dict[Seat, dict[str, float]]
    payoffs: dict[Seat, float]

    @property
    def mixing(self) -> tuple[Seat, ...]:
        """The seats that leave their vote to chance."""
        return tuple(seat for seat, cards in self.odds.items() if len(cards) > 1)

    def __str__(self) -> str:
        return "; ".join(f"{seat}: {_listed(cards)}" for seat, cards in self.odds.items())

    __repr__ = __str__


def _listed(cards: Odds) -> str:
    if len(cards) == 1:
        return named(next(iter(cards)))
    return " or ".join(f"{named(card)} {float(chance):.0%}" for card, chance in cards.items())


def mixed_equilibria(game: VotingGame) -> tuple[MixedEquilibrium, ...]:
    """Equilibria in which seats mix their votes, one for each set of cards that are mixed.

    A seat that mixes alone is no more than indifferent, and left out: `VotingGame.equilibria` has what it
    chooses from. These are what QuantEcon's McLennan-Tourky solver reaches from every profile of certain
    and even votes, those with most seats mixing first; there may be more. Raises ImportError where
    QuantEcon is not installed.
    """
    found: dict[tuple[tuple[str, ...], ...], MixedEquilibrium] = {}
    for chances in _solutions(game):
        odds = {seat: _kept(row) for seat, row in zip(game.seats, chances, strict=True)}
        cards = tuple(tuple(row) for row in odds.values())
        if cards not in found and sum(len(mixed) > 1 for mixed in cards) > 1:
            payoffs = {seat: _value(game, seat, odds) for seat in game.seats}
            found[cards] = MixedEquilibrium(odds, payoffs)
    return tuple(sorted(found.values(), key=lambda equilibrium: -len(equilibrium.mixing)))


def _kept(chances: list[float]) -> dict[str, float]:
    """Odds without what the solver leaves of cards that it gave up."""
    kept = {card: chance for card, chance in zip(VOTING_CARDS, chances, strict=True) if chance > PRECISION}
    return {card: chance / sum(kept.values()) for card, chance in kept.items()}


def _value(game: VotingGame, seat: Seat, odds: dict[Seat, dict[str, float]]) -> float:
    brings = expected(game, seat, odds)
    return sum(float(brings[card]) * chance for card, chance in odds[seat].items())


def _solutions(game: VotingGame) -> Iterator[list[list[float]]]:
    try:
        import numpy
        from quantecon.game_theory import NormalFormGame, Player, mclennan_tourky
    except ImportError as missing:
        raise ImportError(
            "Mixed equilibria need the library QuantEcon: `pip install quantecon`. It has compiled parts and "
            "does not run in a browser's Python; pure equilibria do without it."
        ) from missing
    tables = [numpy.array(table, float) for table in game.arrays()]
    solvable: Any = NormalFormGame([Player(_own_first(table, at)) for at, table in enumerate(tables)])
    even = [1 / len(VOTING_CARDS)] * len(VOTING_CARDS)
    for start in product([*range(len(VOTING_CARDS)), even], repeat=len(game.seats)):
        chances, result = mclennan_tourky(solvable, start, PRECISION, STEPS, full_output=True)
        if result.converged:
            yield [row.tolist() for row in chances]


def _own_first(table: Any, at: int) -> Any:
    """QuantEcon wants a player's own votes on the first axis and the others' after it, round the table."""
    return table.transpose([*range(at, table.ndim), *range(at)])


def mixed_chart(equilibrium: MixedEquilibrium) -> Chart:
    """How each seat votes in an equilibrium."""
    seats = tuple(equilibrium.odds)
    return Chart(
        title=f"{_all(equilibrium.mixing)} mix votes so that nobody gains by other odds",
        x=tuple(f"{seat} ({equilibrium.payoffs[seat]:+.2f})" for seat in seats),
        series=tuple(
            Series(named(card), tuple(round(equilibrium.odds[seat].get(card, 0.0), 3) for seat in seats))
            for card in VOTING_CARDS
            if any(card in cards for cards in equilibrium.odds.values())
        ),
        x_title="seat (what it gets on average)",
        y_title="probability of a vote",
        kind="stacked",
    )


def _all(seats: tuple[Seat, ...]) -> str:
    return f"{', '.join(seats[:-1])} and {seats[-1]}".capitalize()
