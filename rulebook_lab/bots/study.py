"""A question put to many games: what is measured at their ends, on average and how surely."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from math import isfinite, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec

from ..batches import SIZE, Client
from ..engine import (
    FrozenMap,
    Game,
    State,
    WrongKind,
    called,
    expect,
    framed,
    half_width,
    of_kinds,
    shortened,
)
from ..games import named
from ..numerals import in_figures
from ..scene.charts import Chart, Series
from ..scene.figures import Table
from .tournament import Played, tournament
from .words import say, texts

if TYPE_CHECKING:
    from pandas import DataFrame

Measure = Callable[[State], Mapping[str, float]]
"""Some figures of a game that is over, by name; a game may leave out those that it has nothing to say of."""


class Finding(msgspec.Struct, frozen=True):
    """A figure under a condition: its mean over the games that know it, with the 95 % interval of that."""

    condition: str
    figure: str
    games: int
    mean: float
    low: float
    high: float

    def span(self, digits: int = 3) -> str:
        """The interval in words; one game tells of none."""
        if not isfinite(self.high):
            return texts().phrase("review", "table/unknown")
        low, high = (in_figures(end, f".{digits}f") for end in (self.low, self.high))
        return texts().phrase("review", "table/span", low=low, high=high)

    def __repr__(self) -> str:
        games = texts().phrase("review", "study/games", n=self.games)
        return (
            f"{self.condition:<12} {self.figure:<24} {in_figures(self.mean, '8.3f')} ({self.span()}), {games}"
        )

    def _repr_html_(self) -> str:
        return _table("", [self])


class Study(msgspec.Struct, frozen=True):
    """The answer: a finding for each condition and figure, and the games themselves."""

    question: str
    findings: tuple[Finding, ...]
    games: Mapping[str, tuple[Played, ...]]

    def difference(self, figure: str, one: str, other: str) -> Finding:
        """By how much a figure is greater under one condition than under another.

        Raises UnknownName where it was not measured.
        """
        for name in (figure, one, other):
            expect(name, str, "a name")
        by_name = FrozenMap(((each.condition, each.figure), each) for each in self.findings)
        first, second = by_name[one, figure], by_name[other, figure]
        half = sqrt((first.high - first.mean) ** 2 + (second.high - second.mean) ** 2)
        gap = first.mean - second.mean
        games = min(first.games, second.games)
        return Finding(f"{one} - {other}", figure, games, gap, gap - half, gap + half)

    def frame(self) -> DataFrame:
        """A row for each finding."""
        return framed(msgspec.structs.asdict(each) for each in self.findings)

    @property
    def chart(self) -> Chart:
        """The means by condition; the intervals stand in the names of the figures."""
        figures = list(dict.fromkeys(each.figure for each in self.findings))
        conditions = list(dict.fromkeys(each.condition for each in self.findings))
        by_name = {(each.condition, each.figure): each for each in self.findings}
        words, alone = texts(), len(conditions) == 1
        sure = alone and all(isfinite(each.high) for each in self.findings)

        def label(figure: str) -> str:
            found = by_name.get((conditions[0], figure))
            return f"{figure} ({found.span(2)})" if found and sure else figure

        def row(condition: str) -> Series:
            found = [by_name.get((condition, figure)) for figure in figures]
            means = tuple(round(each.mean, 4) if each else None for each in found)
            return Series(
                condition, means, spread=tuple(each.high - each.mean if each else 0.0 for each in found)
            )

        return Chart(
            title=self._seen(),
            x=tuple(map(label, figures)),
            series=tuple(map(row, conditions)),
            x_title=words.phrase("review", "study/brackets" if sure else "study/measured"),
            y_title=words.phrase("review", "study/mean", n=max(map(len, self.games.values()))),
        )

    def _seen(self) -> str:
        """The question, and what the chart shows of it: which is most, or that the games do not tell.

        With several conditions it is about the first figure.
        """
        shown = [each for each in self.findings if each.figure == self.findings[0].figure]
        alone = len(shown) == 1
        ranked = sorted(self.findings if alone else shown, key=lambda each: -each.mean)
        if len(ranked) < 2:
            return self.question
        names = [each.figure if alone else each.condition for each in ranked]
        best, sure = ranked[0], ranked[0].low > ranked[1].high
        return say(
            "study" if sure else "study/unsure",
            question=self.question if self.question[-1:] in "?!." else f"{self.question}.",
            best=names[0],
            next=names[1],
            mean=f"{best.mean:.3g}",
            half=f"{best.high - best.mean:.2g}",
        )

    def __repr__(self) -> str:
        lines = [self.question]
        lines += [f"  {each!r}" for each in self.findings]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return _table(self.question, self.findings)


def _table(caption: str, findings: Sequence[Finding]) -> str:
    """Findings as HTML, a row each; where they have one condition, it is not told in each."""
    words, alone = texts(), len(findings) > 1 and len({each.condition for each in findings}) == 1
    heads = [words.phrase("review", f"table/{head}") for head in ("figure", "mean", "interval", "games")]
    rows = []
    for each in findings:
        name = each.figure if alone else f"{each.condition}: {each.figure}"
        rows.append((name, in_figures(each.mean, ".3f"), each.span(), str(each.games)))
    return Table(caption, tuple(heads), tuple(rows)).html


@of_kinds
def study(
    game: str | Game,
    question: str,
    measure: Measure,
    *,
    conditions: Mapping[str, Mapping[str, object]] | None = None,
    players: Sequence[str] = ("random",),
    games: int = 200,
    seats: int = 0,
    seed: int = 0,
    executor: Executor | Client | None = None,
    jobs: int = 1,
    batch: int = SIZE,
    progress: Callable[[int, int], object] | None = None,
) -> Study:
    """Plays many games and measures how they end.

    `measure(end)` gives figures of a game's last position by name. `conditions` are options of `game.start`,
    `players` or `seats`, by name: the same games are played under each of them. What is played, and on what,
    is told as to `tournament`.
    """
    game = named(game)
    findings: list[Finding] = []
    played: dict[str, tuple[Played, ...]] = {}
    ways = dict(conditions or {"as it is": {}})
    for number, (name, options) in enumerate(ways.items()):

        def tell_progress(done: int, of: int, number: int = number) -> None:
            if progress is not None:
                progress(number * of + done, len(ways) * of)

        own = dict(options)
        by, places = own.pop("players", players), own.pop("seats", seats)
        if not isinstance(by, Sequence):
            raise WrongKind(f"players are names in a list, not {shortened(by)}")
        if not isinstance(places, int):
            raise WrongKind(f"seats is a whole number, not {shortened(places)}")
        played[name] = tournament(
            game,
            by,
            games=games,
            seats=places,
            seed=seed,
            options=own,
            executor=executor,
            jobs=jobs,
            batch=batch,
            progress=tell_progress,
        ).games
        figures = defaultdict[str, list[float]](list)
        for each in played[name]:
            found = called(measure, each.end)
            if not isinstance(found, Mapping):
                raise WrongKind(f"measure gives figures by name, not {shortened(found)}")
            for figure, value in found.items():
                figures[figure].append(float(value))
        findings += [_found(name, figure, values) for figure, values in figures.items()]
    return Study(question, tuple(findings), played)


def _found(condition: str, figure: str, values: list[float]) -> Finding:
    mean = fmean(values)
    half = half_width(values)
    return Finding(condition, figure, len(values), mean, mean - half, mean + half)
