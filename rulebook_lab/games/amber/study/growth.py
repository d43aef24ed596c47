"""What simulated games show: placements as the board fills, growth of the networks, arrows, fair set-ups.

The players look at a few of their legal moves, drawn by lot, and take the best of them: quick, and good
enough to build roads on purpose. With `looks=1` they play by lot.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from inspect import unwrap
from itertools import chain, count
from math import hypot, isfinite, sqrt
from operator import attrgetter
from random import Random
from statistics import mean
from typing import Any

import msgspec

from ....engine import BadOption, Game, expect, expect_number, expect_one_of, half_width, of_kinds
from ....engine.chances import SURE
from ....engine.wording import Phrase
from ....scene.charts import Chart, Series, highest, in_shares, worded
from ..components import Box
from ..rules.sequence import Play
from ..rules.travel import travels
from ..state import AmberState
from .strategy import judge

LOOKS = 6
FEWEST = 10
"""From so few games nothing is claimed, however alike they are."""


def _box(game: Game) -> Box:
    """The components of a game of Amber. Raises WrongKind for another game."""
    box: Box = game.components(game.edition)
    expect(box, Box, "a game of Amber")
    return box


@of_kinds
def game_of(game: Game, random: Random, *, looks: int = LOOKS, **options: Any) -> Iterator[AmberState]:
    """A simulated game: every position in which a tile must be played, and the last one."""
    _box(game)
    expect_number("looks", looks, 1)
    seats = options.pop("seats", 2)
    state = game.start(seats, **options)
    while state.pending:
        if isinstance(state.pending[-1], Play):
            yield state
        if game.by_chance(state):
            move = game.draw_chance(state, random)
        else:
            moves = game.legal(state)
            some = random.sample(moves, min(looks, len(moves)))
            move = some[0] if len(some) == 1 else max(some, key=lambda each: unwrap(judge)(state, each))
        state = game.carry_out(state, move).state
    yield state


class Moment(msgspec.Struct, frozen=True):
    """A position of a simulated game: how full the board is, and what that means for a player."""

    tiles: int
    placements: int
    reach: float
    villages: float
    castles: float


@of_kinds
def moments(games: Iterable[Iterable[AmberState]]) -> Iterator[Moment]:
    """The figures of every position in which a tile must be played; connections are means over the seats."""
    for states in games:
        expect(states, Iterable, "a game's positions")
        for state in states:
            expect(state, AmberState, "a position of Amber")
            if isinstance(turn := state.top, Play):
                journeys = list(travels(state).values())
                villages = state.network.villages
                yield Moment(
                    tiles=len(state.network.tiles),
                    placements=len(list(turn.plays(state))),
                    reach=mean(len(journey.reach) for journey in journeys),
                    villages=mean(sum(cell in j.entered for cell in villages) for j in journeys),
                    castles=mean(len(journey.castles) for journey in journeys),
                )


@of_kinds
def simulated(game: Game, seed: int = 0, **how: Any) -> Iterator[Iterator[AmberState]]:
    """Simulated games without end, each different, the same for the same seed."""
    return (game_of(game, Random(f"{seed}/{number}"), **how) for number in count())


@of_kinds
def by_fill(
    found: Iterable[Moment], figure: Callable[[Moment], float], step: int = 10, fewest: int = 1
) -> dict[int, float]:
    """The mean of a figure by the number of tiles on the board, in steps with at least `fewest` moments."""
    groups: dict[int, list[float]] = defaultdict(list)
    for moment in found:
        groups[moment.tiles // step * step].append(figure(moment))
    return {tiles: mean(figures) for tiles, figures in sorted(groups.items()) if len(figures) >= fewest}


def _growing(game: Game, seed: int, **how: object) -> Iterator[list[list[Moment]]]:
    """The moments of the first game, of the first two, and so on."""
    found: list[list[Moment]] = []
    for states in simulated(game, seed, **how):
        found.append(list(moments([states])))
        yield found


def _over_fill(
    game: Game, games: Sequence[Iterable[Moment]], figures: Sequence[str], fewest: int
) -> tuple[tuple[int, ...], tuple[Series, ...]]:
    """The steps by which the board fills, and figures of moments: their means over all moments, and how far
    these may be off, as the games differ."""
    steps: tuple[int, ...] = ()
    series = []
    for figure in figures:
        means = by_fill(chain(*games), attrgetter(figure), fewest=fewest)
        of_games = [by_fill(each, attrgetter(figure)) for each in games]
        steps = tuple(means)
        spread = tuple(half_width([each[n] for each in of_games if n in each]) for n in steps)
        series.append(Series(_said(game, f"figure/{figure}"), tuple(means.values()), None, spread))
    return steps, tuple(series)


def _said(game: Game, key: str, **facts: object) -> str:
    return game.texts.phrase("charts", key, **facts)


def _figure(row: Series, place: int, digits: int = 1) -> str:
    """A mean with how far it may be off, where that is known."""
    value, half = row.values[place], row.spread[place]
    return f"{value:.{digits}f} ± {half:.{digits}f}" if isfinite(half) else f"{value:.{digits}f}"


@of_kinds
def placements_rounds(game: Game, seed: int = 0, **how: object) -> Iterator[Chart]:
    """How many legal plays a hand has as the board fills (unable.must-place), after every game."""
    for found in _growing(game, seed, **how):
        steps, (row,) = _over_fill(game, found, ["placements"], len(found))
        yield plays_chart(game, steps, row, len(found))


@of_kinds
def plays_chart(game: Game, steps: tuple[int, ...], row: Series, games: int) -> Chart:
    """The chart of the legal plays by step, with every step that leaves the most choice in its title."""
    most = highest({place: value or 0 for place, value in enumerate(row.values)})
    fills = tuple(
        Phrase(_said(game, "plays/fill", **{"from": steps[place], "to": steps[place] + 9})) for place in most
    )
    spreads = {_figure(row, place, 0) for place in most}
    plays = spreads.pop() if len(spreads) == 1 else f"{row.values[most[0]] or 0:.0f}"
    facts = {"fills": fills, "plays": plays, "games": games}
    return worded(game.texts.phrase, "plays", steps, [row], "lines", **facts)


@of_kinds
def growth_rounds(game: Game, seed: int = 0, **how: object) -> Iterator[Chart]:
    """How the networks grow, after every game: locations in reach and connections of a seat as the board
    fills."""
    for found in _growing(game, seed, **how):
        steps, rows = _over_fill(game, found, ["reach", "villages", "castles"], 5 * len(found))
        _, villages, castles = (_figure(row, -1) for row in rows)
        facts = {"tiles": steps[-1], "villages": villages, "castles": castles, "games": len(found)}
        yield worded(game.texts.phrase, "growth", steps, rows, "lines", **facts)


# -- what arrows do -----------------------------------------------------------------------------


@of_kinds
def without_arrows(game: Game) -> Game:
    """The same game in which every one-way road may be driven both ways.

    Such roads take the place of the one-way tiles under ids of their own: sentences about the others go on
    to tell of arrows.
    """
    entries = []
    for name, tile in _box(game).tiles.items():
        if set(tile.arms.values()) - {"both"}:
            for id, title, count, mode in (
                (name, tile.title, 0, None),
                (f"two-way-{name}", f"{tile.title} without its arrow", tile.count, "both"),
            ):
                arms = ", ".join(f'{side} = "{mode or arm}"' for side, arm in tile.arms.items())
                entries.append(
                    f'[[component]]\nid = "tile.{id}"\ntitle = {json.dumps(title)}\nkind = "road"\n'
                    f"count = {count}\narms = {{ {arms} }}\n"
                    f"straight_section = {json.dumps(tile.straight_section)}\n"
                )
    return game.with_components("\n".join(entries))


@of_kinds
def arrows_rounds(game: Game, seed: int = 0, **how: object) -> Iterator[Chart | None]:
    """Connections at the end with and without arrows, after every game of each: what one-way roads take away
    (place.one-way)."""
    kinds = [_said(game, f"figure/{kind}") for kind in ("villages", "castles", "one-sided")]
    variants = {"with": game, "without": without_arrows(game)}
    ends: dict[str, list[tuple[float, ...]]] = {name: [] for name in variants}
    for pair in zip(*(simulated(variant, seed, **how) for variant in variants.values()), strict=True):
        for name, states in zip(variants, pair, strict=True):
            yield None
            ends[name].append(_end_figures(list(states)[-1]))
        rows = []
        for name, found in ends.items():
            figures = list(zip(*found, strict=True))
            spread = tuple(map(half_width, figures))
            rows.append(Series(_said(game, f"arrows/{name}"), tuple(map(mean, figures)), None, spread))
        title = what_arrows_do(len(ends["without"]), *rows)
        yield worded(game.texts.phrase, "arrows", kinds, rows, title=title)


@of_kinds
def what_arrows_do(games: int, arrows: Series, without: Series) -> str:
    """What the figures of other castles show, and whether they show it."""
    gap = abs((arrows.values[1] or 0) - (without.values[1] or 0))
    unclear = games < FEWEST or gap <= hypot(arrows.spread[1], without.spread[1])
    facts = {"games": games, "with": _figure(arrows, 1), "without": _figure(without, 1)}
    return _said(AmberState.games[""], "arrows/unclear" if unclear else "arrows/clear", **facts)


def _end_figures(state: AmberState) -> tuple[float, ...]:
    journeys, castles, seats = travels(state), state.network.castles, state.seats
    villages = [sum(cell in journeys[seat].entered for cell in state.network.villages) for seat in seats]
    reached = {seat: {to for to in seats if castles[to] in journeys[seat].castles} for seat in seats}
    single = sum(one not in reached[to] for one in seats for to in reached[one])
    return mean(villages), mean(map(len, reached.values())), single / len(seats)


# -- fair set-ups -------------------------------------------------------------------------------


@of_kinds
def fairness_rounds(game: Game, setup: str, seed: int = 0, **how: object) -> Iterator[Chart]:
    """The share of games that each castle of a set-up won, seats and turns drawn by lot (diagrams.setups),
    after every game; a shared win counts in parts."""
    diagrams = _box(game).diagrams
    expect_one_of("setup", setup, diagrams)
    if "seats" in how:
        raise BadOption("a set-up says itself how many play: seats cannot be given beside it")
    diagram = diagrams[setup]
    won = dict.fromkeys(diagram.castles, 0.0)
    for games, states in enumerate(simulated(game, seed, seats=diagram.players, setup=setup, **how), 1):
        *_, last = states
        winners = last.result.winners if last.result else ()
        for seat in winners:
            won[last.network.castles[seat]] += 1 / len(winners)
        best = highest(won)
        wins, fair = tuple(each / games for each in won.values()), 1 / len(won)
        chance = SURE * sqrt(fair * (1 - fair) / games)  # so far from it fair castles stray
        favoured = "even" if len(best) == len(won) else won[best[0]] / games - fair > chance
        facts = {"setup": setup, "castles": best, "games": games, "favoured": favoured}
        shares = {"share": won[best[0]] / games, "fair": fair, "chance": chance}
        percents = {name: f"{share:.0%}" for name, share in shares.items()}
        row = Series(_said(game, "fairness/won"), wins, None, (chance,) * len(won))
        yield in_shares(worded(game.texts.phrase, "fairness", won, [row], **facts, **percents))
