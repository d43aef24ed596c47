"""Tournaments: many games between named players, in batches over any executor, the same for the same seed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from html import escape
from importlib import import_module
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

import msgspec

from ..batches import SIZE, Batches, Client, Lost
from ..engine import (
    CHANCE,
    Game,
    MissingExtra,
    Result,
    RulebookError,
    Seat,
    State,
    WrongKind,
    expect,
    expect_number,
    framed,
    of_kinds,
    shortened,
)
from ..engine.chances import SURE
from ..games import named
from ..scene.figures import Table
from .players import player
from .words import texts

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_GAMES = 1_000_000
"""Of one tournament."""
MOST_MOVES = 100_000
"""After so many moves a game is a fault, not a game."""


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, how it ended, how many moves it took."""

    number: int
    players: dict[Seat, str]
    end: State
    moves: int

    @property
    def result(self) -> Result:
        """Who won, with all scores."""
        result = self.end.result
        assert result is not None
        return result

    def share(self, seat: Seat) -> float:
        """What a seat has of the victory: a shared one counts as its part."""
        winners = self.result.winners
        return (seat in winners) / len(winners)


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is in a scale of its own, with the standard error of that."""

    name: str
    strength: float
    error: float


class Standing(msgspec.Struct, frozen=True):
    """One player's record: games played, victories (a shared one counts as its share), mean points."""

    name: str
    games: int
    wins: float
    points: float

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares of victory it lies, in 95 of 100 cases (Wilson)."""
        return wilson(self.wins, self.games)


@of_kinds
def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds a share which came out as `wins` of `games`, in 95 of 100 cases.

    >>> [round(end, 3) for end in wilson(7, 10)]
    [0.397, 0.892]
    """
    expect_number("games", games, 1)
    if not 0 <= wins <= games:
        raise WrongKind(f"wins of {games} games are from 0 to {games}, not {shortened(wins)}")
    share, part = wins / games, SURE * SURE / games
    middle = (share + part / 2) / (1 + part)
    half = SURE * sqrt(share * (1 - share) / games + part / games / 4) / (1 + part)
    return middle - half, middle + half


COLUMNS = ("player", "won", "share", "points")
"""What the table of a tournament tells of each player."""


class Tournament(msgspec.Struct, frozen=True):
    """All games of a tournament, in the order of their numbers; `lost` are batches whose worker died."""

    game: str
    seed: int
    games: tuple[Played, ...]
    lost: tuple[Lost, ...] = ()

    @property
    def standings(self) -> list[Standing]:
        """The players, most victories per game first."""
        games, points = Counter[str](), Counter[str]()
        wins = defaultdict[str, float](float)
        for played in self.games:
            for seat, name in played.players.items():
                games[name] += 1
                points[name] += played.result.scores[seat].total
                wins[name] += played.share(seat)
        table = [Standing(name, games[name], wins[name], points[name] / games[name]) for name in games]
        return sorted(table, key=lambda standing: (-standing.wins / standing.games, standing.name))

    @property
    def ratings(self) -> list[Rating]:
        """The players, strongest first, rated by OpenSkill (Plackett and Luce) from game to game.

        A player who has several seats of a game learns from each of them. Raises MissingExtra where OpenSkill
        is not installed.
        """
        try:
            from openskill.models import PlackettLuce
        except ImportError as missing:
            raise MissingExtra("Ratings need OpenSkill: pip install 'rulebook-lab[analysis]'") from missing

        model = PlackettLuce()
        rated = {name: model.rating() for played in self.games for name in played.players.values()}
        for played in self.games:
            names = list(played.players.values())
            places = [-played.share(seat) for seat in played.players]
            if len(set(names)) == 1:
                continue
            news = model.rate([[rated[name]] for name in names], ranks=places)
            for name in set(names):
                own = [new for (new,), of in zip(news, names, strict=True) if of == name]
                mu = sum(each.mu for each in own) / len(own)
                rated[name] = model.rating(mu=mu, sigma=sum(each.sigma for each in own) / len(own))
        found = [Rating(name, each.mu, each.sigma) for name, each in rated.items()]
        return sorted(found, key=lambda rating: -rating.strength)

    def frame(self) -> DataFrame:
        """A row for each seat of each game: who played it, points by clause, its share of the victory."""
        return framed(
            {
                "game": played.number,
                "seat": seat,
                "place": place,
                "player": name,
                "points": played.result.scores[seat].total,
                "victory": played.share(seat),
                "moves": played.moves,
                "decided": played.result.clause,
                **dict(played.result.scores[seat].parts),
            }
            for played in self.games
            for place, (seat, name) in enumerate(played.players.items(), 1)
        )

    @property
    def results(self) -> list[Result]:
        """How each game ended, with the scores by clause."""
        return [played.result for played in self.games]

    @property
    def ends(self) -> Counter[str]:
        """How often each clause decided the game."""
        return Counter(played.result.clause for played in self.games)

    def __repr__(self) -> str:
        words, lines = texts(), [f"<{self._head}>"]
        for each in self.standings:
            facts = self._facts(each)
            won = words.phrase("tournament", "won", **{**facts, "wins": f"{facts['wins']:6g}"})
            lines.append(f"{words.name(each.name):<10} {won}")
        return "\n  ".join([*lines, *self._missing])

    def _repr_html_(self) -> str:
        words = texts()
        heads = tuple(words.phrase("tournament", f"table-{head}") for head in COLUMNS)
        rows = []
        for each in self.standings:
            facts = self._facts(each)
            said = (words.phrase("tournament", cell, **facts) for cell in ("wins", "share", "mean"))
            rows.append((words.name(each.name), *said))
        missing = "".join(f"<p>{escape(line)}</p>" for line in self._missing)
        return Table(self._head, heads, tuple(rows)).html + missing

    @staticmethod
    def _facts(each: Standing) -> dict[str, float | str]:
        """What is told of a player."""
        low, high = (f"{share:.0%}" for share in each.interval)
        won = {"wins": round(each.wins, 1), "games": each.games, "points": round(each.points, 1)}
        return {**won, "low": low, "high": high}

    @property
    def _head(self) -> str:
        return texts().phrase("tournament", "head", n=len(self.games), game=self.game, seed=self.seed)

    @property
    def _missing(self) -> list[str]:
        """Which games were lost, and why."""
        return [
            texts().phrase(
                "tournament", "lost", first=lost.numbers[0], last=lost.numbers[-1], reason=lost.reason
            )
            for lost in self.lost
        ]


@of_kinds
def tournament(
    game: str | Game,
    players: Sequence[str],
    *,
    games: int = 100,
    seed: int = 0,
    seats: int = 0,
    options: Mapping[str, object] | None = None,
    executor: Executor | Client | None = None,
    jobs: int = 1,
    batch: int = SIZE,
    progress: Callable[[int, int], object] | None = None,
) -> Tournament:
    """Plays `games` games between the named players, who change seats from game to game.

    With fewer names than `seats` the names repeat; `options` are those of `game.start`. The games are played
    in `jobs` processes or on an executor (threads, processes, a Dask client as it is), `batch` at a time; the
    outcome is the same. `progress(played, of)` is told how far it is. Interrupted (Ctrl-C), it holds the
    games played so far; a worker that dies costs its batch, which `lost` names. Raises RulebookError for a
    player that does not exist, and BadOption for a number of seats that cannot be.
    """
    game = named(game)
    expect(players, (list, tuple), "the players' names in a list")
    expect_number("games", games, 1, MOST_GAMES)
    expect_number("seats", seats, 0)
    expect_number("jobs", jobs, 1)
    expect_number("batch", batch, 1)
    count = seats or max(len(players), game.seat_counts[0])
    if not players:
        raise RulebookError("a tournament needs at least one player")
    given = dict(options or {})
    game.start_with(count, given)
    for name in players:
        player(game, name)
    play = partial(play_batch, game.package, tuple(players), count, given, seed)
    batches = Batches(play, games, jobs=jobs, executor=executor, size=batch)
    played: list[Played] = []

    def take_in(part: list[Played]) -> None:
        played.extend(part)
        if progress is not None:
            progress(len(played), games)

    batches.run(take_in)
    return Tournament(
        game.title, seed, tuple(sorted(played, key=lambda each: each.number)), tuple(batches.lost)
    )


def play_batch(
    package: str,
    players: tuple[str, ...],
    seats: int,
    options: Mapping[str, object],
    seed: int,
    numbers: Iterable[int],
) -> list[Played]:
    """Some games of a tournament; takes and returns plain values, so that any process can play it."""
    game: Game = import_module(package).GAME
    return [_play(game, players, game.start_with(seats, options), seed, number) for number in numbers]


def _play(game: Game, players: tuple[str, ...], state: State, seed: int, number: int) -> Played:
    random = Random(f"{seed}/{number}")
    shift = number % len(state.seats)
    names = {seat: players[(at + shift) % len(players)] for at, seat in enumerate(state.seats)}
    policies = {seat: player(game, name) for seat, name in names.items()}
    moves = 0
    while state.pending:
        asked = game.asked(state)
        if asked == (CHANCE,):
            move = game.draw_chance(state, random)
        else:
            move = policies[asked[0]].move(state, asked[0], random)
        state = game.carry_out(state, move).state
        moves += 1
        if moves == MOST_MOVES:
            raise RulebookError(f"game {number} of the tournament does not end ({MOST_MOVES} moves)")
    return Played(number, names, state, moves)
