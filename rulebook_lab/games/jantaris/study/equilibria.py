"""Mixed equilibria of a voting game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

import msgspec

from ....engine import RulebookError, Seat, of_kinds, percent
from ....engine.equilibria import NET, equilibria
from ....engine.wording import Phrase
from ....scene.charts import Chart, Series, in_shares, worded
from ..rules.diplomacy import VOTING_CARDS
from .odds import Odds, VotingGame, expected, named, phrase

PRECISION = 1e-5
"""Less than this is nothing: a chance, or a gain by voting otherwise."""

FEW = 5
"""The net for three of four seats, which are looked at sixteen times."""

CARDS = range(len(VOTING_CARDS))


class MixedEquilibrium(msgspec.Struct, frozen=True):
    """The odds of each seat's vote, and what they bring each seat on average; nobody gains by other odds."""

    odds: dict[Seat, dict[str, float]]
    payoffs: dict[Seat, float]

    @property
    def mixing(self) -> tuple[Seat, ...]:
        """The seats that leave their vote to chance."""
        return tuple(seat for seat, cards in self.odds.items() if len(cards) > 1)

    def __str__(self) -> str:
        return "; ".join(f"{named(seat)}: {_listed(cards)}" for seat, cards in self.odds.items())

    __repr__ = __str__


def _listed(cards: Odds) -> str:
    if len(cards) == 1:
        return named(next(iter(cards)))
    return " or ".join(f"{named(card)} {percent(chance)}" for card, chance in cards.items())


@of_kinds
def mixed_equilibria(game: VotingGame) -> tuple[MixedEquilibrium, ...]:
    """The isolated equilibria in which at least two seats mix their votes, most seats mixing first.

    All of those in which some seat mixes no more than two cards; where all mix more they are looked for from
    a net of starts, which may miss one in a hundred.

    A seat that mixes alone is no more than indifferent, and left out: `VotingGame.equilibria` has what it
    chooses from; so is what lies between equilibria, where ties make whole lines of them. With four seats
    they are those in which one votes for certain. Raises RulebookError for more seats.
    """
    if not 3 <= len(game.seats) <= 4:
        raise RulebookError(f"mixed equilibria are found for three or four seats, not for {len(game.seats)}")
    certain: list[dict[int, int]] = [{}]
    if len(game.seats) == 4:
        certain = [{at: card} for at in range(4) for card in CARDS]
    found: list[MixedEquilibrium] = []
    for odds in chain.from_iterable(_with(game, fixed) for fixed in certain):
        brings = {seat: expected(game, seat, odds) for seat in game.seats}
        payoffs = {
            seat: sum(float(brings[seat][card]) * chance for card, chance in cards.items())
            for seat, cards in odds.items()
        }
        if all(max(brings[seat].values()) <= payoffs[seat] + PRECISION for seat in odds):
            found.append(MixedEquilibrium(odds, payoffs))
    return tuple(sorted(found, key=lambda equilibrium: -len(equilibrium.mixing)))


def _with(game: VotingGame, fixed: dict[int, int]) -> Iterator[dict[Seat, dict[str, float]]]:
    """The equilibria of the three seats that do not vote a fixed card."""
    free = [at for at in range(len(game.seats)) if at not in fixed]

    def pay(at: int, choices: tuple[int, int, int]) -> float:
        cast = fixed | dict(zip(free, choices, strict=True))
        return float(game.payoffs[tuple(VOTING_CARDS[cast[seat]] for seat in sorted(cast))][free[at]])

    for mix in equilibria((len(CARDS),) * 3, cache(pay), FEW if fixed else NET):
        odds = {free[at]: row for at, row in enumerate(mix)}
        odds |= {at: [float(card == own) for own in CARDS] for at, card in fixed.items()}
        yield {
            seat: {VOTING_CARDS[card]: odds[at][card] for card in CARDS if odds[at][card] > PRECISION}
            for at, seat in enumerate(game.seats)
        }


@of_kinds
def mixed_chart(equilibrium: MixedEquilibrium) -> Chart:
    """How each seat votes in an equilibrium."""
    odds, seats = equilibrium.odds, tuple(equilibrium.odds)
    series = [
        Series(named(card), tuple(round(odds[seat].get(card, 0.0), 3) for seat in seats))
        for card in VOTING_CARDS
        if any(card in cards for cards in odds.values())
    ]
    gained = [f"{named(seat)} ({equilibrium.payoffs[seat]:+.2f})" for seat in seats]
    mixing = tuple(map(Phrase, equilibrium.mixing))
    return in_shares(worded(phrase, "mixed", gained, series, "stacked", seats=mixing))
