"""Tournaments: many games between named players, in batches over any executor, the same for the same seed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from importlib import import_module
from random import Random

import msgspec

from ..batches import Batches
from ..engine import CHANCE, Game, Result, RulebookError, Seat, expect, expect_number
from ..games import named
from .players import player

MOST_MOVES = 100_000
"""After so many moves a game is a fault, not a game."""


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, how it ended, how many moves it took."""

    number: int
    players: dict[Seat, str]
    result: Result
    moves: int


class Standing(msgspec.Struct, frozen=True):
    """One player's record: games played, victories (a shared one counts as its share), mean points."""

    name: str
    games: int
    wins: float
    points: float


class Tournament(msgspec.Struct, frozen=True):
    """All games of a tournament, in the order of their numbers."""

    game: str
    seed: int
    games: tuple[Played, ...]

    @property
    def standings(self) -> list[Standing]:
        """The players, most victories per game first."""
        games, points = Counter[str](), Counter[str]()
        wins = defaultdict[str, float](float)
        for played in self.games:
            for seat, name in played.players.items():
                games[name] += 1
                points[name] += played.result.scores[seat].total
                if seat in played.result.winners:
                    wins[name] += 1 / len(played.result.winners)
        table = [Standing(name, games[name], wins[name], points[name] / games[name]) for name in games]
        return sorted(table, key=lambda standing: (-standing.wins / standing.games, standing.name))

    @property
    def results(self) -> list[Result]:
        """How each game ended, with the scores by clause."""
        return [played.result for played in self.games]

    @property
    def ends(self) -> Counter[str]:
        """How often each clause decided the game."""
        return Counter(played.result.clause for played in self.games)

    def __repr__(self) -> str:
        lines = [f"<Tournament: {len(self.games)} games of {self.game}, seed {self.seed}>"]
        lines += [
            f"  {each.name:<10} {round(each.wins, 1):6g} of {each.games} won, {each.points:.1f} points a game"
            for each in self.standings
        ]
        return "\n".join(lines)


def tournament(
    game: str | Game,
    players: Sequence[str],
    *,
    games: int = 100,
    seed: int = 0,
    seats: int = 0,
    executor: Executor | None = None,
    jobs: int = 1,
) -> Tournament:
    """Plays `games` games between the named players, who change seats from game to game.

    With fewer names than `seats` the names repeat. The games are played in `jobs` processes or on an executor
    (threads, processes, a cluster); the outcome is the same. Interrupted (Ctrl-C), it holds the games played
    so far. Raises RulebookError for a player that does not exist or a game whose process dies, and BadOption
    for a number of seats that cannot be.
    """
    game = named(game)
    expect(players, (list, tuple), "the players' names in a list")
    expect_number("games", games, 1)
    expect_number("seats", seats, 0)
    expect_number("jobs", jobs, 1)
    count = seats or max(len(players), game.seat_counts[0])
    if not players:
        raise RulebookError("a tournament needs at least one player")
    game.start(count)
    for name in players:
        player(game, name)
    play = partial(play_batch, game.package, tuple(players), count, seed)
    batches = Batches(play, games, jobs=jobs, executor=executor)
    played = [each for batch in batches for each in batch]
    for lost in batches.lost:
        raise RulebookError(f"games {lost.numbers[0]} to {lost.numbers[-1]} were lost: {lost.reason}")
    return Tournament(game.title, seed, tuple(sorted(played, key=lambda each: each.number)))


def play_batch(
    package: str, players: tuple[str, ...], seats: int, seed: int, numbers: Iterable[int]
) -> list[Played]:
    """Some games of a tournament; takes and returns plain values, so that any process can play it."""
    game: Game = import_module(package).GAME
    return [_play(game, players, seats, seed, number) for number in numbers]


def _play(game: Game, players: tuple[str, ...], count: int, seed: int, number: int) -> Played:
    random = Random(f"{seed}/{number}")
    state = game.start(count)
    shift = number % count
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
    return Played(number, names, state.result, moves)
