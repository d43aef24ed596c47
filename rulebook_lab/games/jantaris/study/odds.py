"""What can be calculated about Jantaris: the voting game of a position, Goods by vote, Items, Prestige."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain, product
from math import prod
from statistics import mean

import msgspec
from msgspec.structs import replace

from ....engine import RulebookError, Seat, WrongKind, called, expect_one_of, half_width, of_kinds, shortened
from ....engine.wording import load_texts
from ....scene.charts import Chart, Series, highest, in_shares, worded
from ....scene.figures import Table
from ..components import Box
from ..rules.diplomacy import NOT_YET, VOTING_CARDS, Vote, Voting, VotingCard
from ..rules.turn import SOURCES
from ..state import JantarisState
from .strategy import worth

Profile = tuple[str, ...]
"""One vote of each seat, in the order of the seats."""

Nested = float | list["Nested"]
"""Payoffs in lists of lists, a level for each seat."""

Odds = Mapping[str, Fraction | float]
"""The probability of each card of a vote; cards left out are not voted."""

EVENLY: Odds = dict.fromkeys(VOTING_CARDS, Fraction(1, len(VOTING_CARDS)))

Measure = Callable[[JantarisState, Seat], float]


@of_kinds
def goods(state: JantarisState, seat: Seat) -> float:
    """Goods of both colours."""
    return state.player(seat).goods


@of_kinds
def prospects(state: JantarisState, seat: Seat) -> float:
    """A position as the greedy player values it, in tenths of a Prestige Point."""
    return worth(state, seat)


# -- one vote -------------------------------------------------------------------------------


def _measured(measure: Measure, state: JantarisState, seat: Seat) -> Fraction:
    """What a measure gives. Raises WrongKind for a function that gives no number."""
    found = called(measure, state, seat)
    try:
        return Fraction(found)
    except (TypeError, ValueError, OverflowError):
        raise WrongKind(f"a measure gives a number, not {shortened(found)}") from None


@of_kinds
def outcomes(
    state: JantarisState, votes: Sequence[VotingCard], measure: Measure = goods
) -> dict[JantarisState, Fraction]:
    """The positions once all votes have had their effects, and before anything else happens, with their odds.

    Choices that an effect leaves are made by whoever has them, for the best of his own measure once all
    effects are over, as the others will choose by then; of equal ones each is as likely (diplomacy.order,
    diplomacy.count). Raises RulebookError for another number of votes than there are seats.
    """
    if len(votes) != len(state.seats):
        raise RulebookError(f"a vote for each of {', '.join(state.seats)}, not {len(votes)}")
    first: JantarisState = replace(state, pending=(Voting((NOT_YET,) * len(state.seats)),))
    for seat, card in zip(state.seats, votes, strict=True):
        first = first.game.carry_out(first, Vote(seat, card)).state
    return _ends(first, measure, {})


Ends = dict[JantarisState, Fraction]


def _ends(now: JantarisState, measure: Measure, known: dict[JantarisState, Ends]) -> Ends:
    """How a vote may end from a position on, each way with its odds; `known` keeps what was found."""
    if not now.pending:
        return {now: Fraction(1)}
    if now not in known:
        moves = list(now.legal_moves)
        ways = [_ends(now.game.carry_out(now, move).state, measure, known) for move in moves]
        values = [_average(way, measure, moves[0].seat) for way in ways]
        best = [way for way, value in zip(ways, values, strict=True) if value == max(values)]
        found = defaultdict[JantarisState, Fraction](Fraction)
        for end, likely in chain.from_iterable(way.items() for way in best):
            found[end] += likely / len(best)
        known[now] = dict(found)
    return known[now]


def _average(ends: Ends, measure: Measure, seat: Seat) -> Fraction:
    """What a measure comes to on average."""
    return sum((_measured(measure, end, seat) * likely for end, likely in ends.items()), Fraction(0))


class VotingGame(msgspec.Struct, frozen=True):
    """The vote of one position as a game: what every profile of votes brings each seat."""

    seats: tuple[Seat, ...]
    payoffs: dict[Profile, tuple[Fraction, ...]]

    def payoff(self, seat: Seat, votes: Profile) -> Fraction:
        """What a profile brings a seat. Raises UnknownName for a seat or a card that there is not."""
        self._check(seat, votes)
        return self.payoffs[votes][self.seats.index(seat)]

    def replies(self, seat: Seat, votes: Profile) -> dict[str, Fraction]:
        """What each card would bring a seat while the others vote as they do."""
        self._check(seat, votes)
        at = self.seats.index(seat)
        return {card: self.payoffs[(*votes[:at], card, *votes[at + 1 :])][at] for card in VOTING_CARDS}

    def _check(self, seat: Seat, votes: Profile) -> None:
        expect_one_of("seat", seat, self.seats)
        for card in votes:
            expect_one_of("card", card, VOTING_CARDS)
        if len(votes) != len(self.seats):
            raise RulebookError(f"a profile has a vote of each of {', '.join(self.seats)}, not {len(votes)}")

    def best_replies(self, seat: Seat, votes: Profile) -> tuple[str, ...]:
        """The cards that bring a seat most while the others vote as they do."""
        replies = self.replies(seat, votes)
        return tuple(card for card, value in replies.items() if value == max(replies.values()))

    @property
    def equilibria(self) -> tuple[Profile, ...]:
        """Every profile from which nobody gains by voting otherwise alone: all profiles are tried."""
        return tuple(votes for votes in self.payoffs if self._stable(votes))

    def _stable(self, votes: Profile) -> bool:
        cast = zip(self.seats, votes, strict=True)
        return all(card in self.best_replies(seat, votes) for seat, card in cast)

    def table(self, row: Seat, column: Seat, others: Mapping[Seat, str]) -> Table:
        """What the votes of two seats bring them while the others vote as said: `row's/column's`.

        Raises RulebookError unless `others` names the vote of every other seat.
        """
        for who in (row, column):
            expect_one_of("seat", who, self.seats)
        for card in others.values():
            expect_one_of("card", card, VOTING_CARDS)
        if set(others) != set(self.seats) - {row, column}:
            missing = ", ".join(sorted(set(self.seats) - {row, column}))
            raise RulebookError(f"the table of {row} and {column} needs a vote of each of: {missing}")

        def cell(mine: str, theirs: str) -> str:
            cast = {**others, row: mine, column: theirs}
            votes = tuple(cast[seat] for seat in self.seats)
            brings = f"{float(self.payoff(row, votes)):g}/{float(self.payoff(column, votes)):g}"
            return f"{brings}*" if self._stable(votes) else brings

        heads = (f"{named(row)} \\ {named(column)}", *map(named, VOTING_CARDS))
        rows = [(named(mine), *(cell(mine, theirs) for theirs in VOTING_CARDS)) for mine in VOTING_CARDS]
        return Table("", heads, tuple(rows))

    def arrays(self) -> list[Nested]:
        """The payoffs of each seat as nested lists, a level for each seat's cards: what game-theory
        libraries read (`pygambit.Game.from_arrays(*map(numpy.array, game.arrays()))`)."""
        return [self._nested(at, ()) for at in range(len(self.seats))]

    def _nested(self, at: int, votes: Profile) -> Nested:
        if len(votes) == len(self.seats):
            return float(self.payoffs[votes][at])
        return [self._nested(at, (*votes, card)) for card in VOTING_CARDS]


@of_kinds
def voting_game(state: JantarisState, measure: Measure = goods) -> VotingGame:
    """The voting game of a position in which all are about to vote.

    There are 64 profiles for three seats, 256 for four; a payoff is what the measure changes by. Raises
    RulebookError where nobody is about to vote.
    """
    if not state.pending or not isinstance(state.pending[-1], Voting):
        raise RulebookError(f"nobody is about to vote here. {state.prompt}")
    before = [_measured(measure, state, seat) for seat in state.seats]
    payoffs: dict[Profile, tuple[Fraction, ...]] = {}
    for votes in product(VOTING_CARDS, repeat=len(state.seats)):
        ends = outcomes(state, votes, measure)
        payoffs[votes] = tuple(
            _average(ends, measure, seat) - was for seat, was in zip(state.seats, before, strict=True)
        )
    return VotingGame(state.seats, payoffs)


# -- what a vote brings ---------------------------------------------------------------------


@of_kinds
def expected(
    game: VotingGame, seat: Seat, odds: Mapping[Seat, Odds] | None = None
) -> dict[str, Fraction | float]:
    """What each card brings a seat on average while each other seat votes by its odds, or else evenly.

    Exact where the odds are Fractions. Raises RulebookError where odds are no odds.
    """
    chances = {other: (odds or {}).get(other, EVENLY) for other in game.seats if other != seat}
    for other, given in chances.items():
        _expect_odds(other, given)
    expect_one_of("seat", seat, game.seats)
    at = game.seats.index(seat)
    found: dict[str, Fraction | float] = dict.fromkeys(VOTING_CARDS, Fraction(0))
    for votes, values in game.payoffs.items():
        cast = zip(game.seats, votes, strict=True)
        likely = prod(chances[other].get(card, 0) for other, card in cast if other != seat)
        found[votes[at]] += values[at] * likely
    return found


def _expect_odds(seat: Seat, odds: Odds) -> None:
    if unknown := sorted(set(odds) - set(VOTING_CARDS)):
        raise RulebookError(f"{seat} cannot vote {unknown[0]!r}: the cards are {', '.join(VOTING_CARDS)}")
    if any(chance < 0 for chance in odds.values()) or abs(float(sum(odds.values())) - 1) > 1e-6:
        raise RulebookError(
            f"the odds of {seat}'s votes are no odds: together they must make 1, none below 0"
        )


@of_kinds
def named(thing: str) -> str:
    """A Voting Card or a seat by its name."""
    return load_texts(__package__.rpartition(".")[0]).name(thing)


@of_kinds
def phrase(table: str, key: str, **facts: object) -> str:
    """What a message says, in the language in use."""
    return load_texts(__package__.rpartition(".")[0]).phrase(table, key, **facts)


def _by_card(name: str, rows: Mapping[Seat, Iterable[float]], **facts: object) -> Chart:
    """A figure of every card for every seat."""
    series = [Series(named(seat), tuple(row), seat) for seat, row in rows.items()]
    return worded(phrase, name, map(named, VOTING_CARDS), series, **facts)


@of_kinds
def vote_chart(game: VotingGame, odds: Mapping[Seat, Odds] | None = None) -> Chart:
    """`expected` for every seat."""
    rows = {seat: expected(game, seat, odds) for seat in game.seats}
    first = game.seats[0]
    most = max(rows[first].values())
    best = tuple(named(card) for card, value in rows[first].items() if value == most)
    facts = {"cards": best, "seat": first.capitalize(), "most": f"{float(most):.2f}"}
    values = {seat: map(float, row.values()) for seat, row in rows.items()}
    return _by_card("vote", values, **facts, given=odds is not None)


@of_kinds
def replies_chart(game: VotingGame) -> Chart:
    """How often each card is a best reply of each seat, over all votes of the others."""
    shares: dict[Seat, list[float]] = {}
    for seat in game.seats:
        best = [card for votes in game.payoffs for card in game.best_replies(seat, votes)]
        shares[seat] = [best.count(card) / len(game.payoffs) for card in VOTING_CARDS]
    total = list(map(sum, zip(*shares.values(), strict=True)))
    most = tuple(map(named, highest(dict(zip(VOTING_CARDS, total, strict=True)))))
    return in_shares(_by_card("replies", shares, cards=most, share=f"{max(total) / len(game.seats):.0%}"))


# -- Items and Prestige ---------------------------------------------------------------------


@of_kinds
def goods_for_a_point(parts: Box) -> Fraction:
    """What a Prestige Point costs at the Great Fair, its six cards alike (fair.pay, fair.prestige)."""
    cards = parts.fair.values()
    return Fraction(sum(card.goods for card in cards), sum(card.prestige for card in cards))


@of_kinds
def auction_chart(parts: Box, items: Iterable[str]) -> Chart:
    """Starting prices beside what the Prestige alone of some Items would cost at the Great Fair."""
    listed = list(items)
    for item in listed:
        expect_one_of("item", item, parts.items)
    if not listed:
        raise RulebookError("no item to look at: name at least one")
    cards = [parts.items[item] for item in listed]
    rate = goods_for_a_point(parts)
    worth = [float(rate * card.prestige) for card in cards]
    gains = {card.name: value - card.price for card, value in zip(cards, worth, strict=True)}
    best = highest(gains)
    price = Series(phrase("charts", "auction/price"), tuple(float(card.price) for card in cards))
    series = [price, Series(phrase("charts", "auction/worth"), tuple(worth))]
    return worded(
        phrase, "auction", [card.name for card in cards], series, items=best, gain=f"{gains[best[0]]:+.1f}"
    )


@of_kinds
def growth_chart(games: Sequence[Sequence[JantarisState]]) -> Chart:
    """How Prestige grows by the round and where it comes from, on average over the seats of played games.

    A game is its positions in order. Raises RulebookError without any game.
    """
    if not games or not all(games):
        raise RulebookError("no game to look at: give the positions of at least one")
    last = [{state.round: state for state in game} for game in games]
    rounds = range(1, max(max(by_round) for by_round in last) + 1)

    def points(by_round: dict[int, JantarisState], number: int, source: str) -> list[int]:
        return [getattr(player, source) for player in by_round[min(number, max(by_round))].players]

    rows = {
        source: [mean(n for by_round in last for n in points(by_round, number, source)) for number in rounds]
        for source in SOURCES
    }
    most = highest({source: row[-1] for source, row in rows.items()})
    ends = [mean(points(by_round, rounds[-1], most[0])) for by_round in last]
    spread = f" ± {half_width(ends):.1f}" if len(ends) > 1 else ""
    names = {source: phrase("charts", f"growth/{source}") for source in SOURCES}
    facts = {
        "sources": tuple(map(names.__getitem__, most)),
        "points": f"{rows[most[0]][-1]:.1f}{spread}",
        "games": len(games),
    }
    series = [Series(names[source], tuple(row)) for source, row in rows.items()]
    return worded(phrase, "growth", rounds, series, "stacked", **facts)
