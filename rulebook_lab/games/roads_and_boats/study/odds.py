"""What can be calculated about Roads & Boats: mines, what goods are made of, prices, order of play."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from inspect import unwrap
from itertools import count, permutations
from math import comb
from random import Random
from statistics import fmean, mean

from msgspec.structs import replace

from ....engine import (
    CHANCE,
    Game,
    Move,
    RulebookError,
    Seat,
    expect,
    expect_number,
    expect_one_of,
    half_width,
    of_kinds,
)
from ....scene.charts import Chart, Series, highest
from ....scene.flows import Flow, Link
from ..components import Components
from ..land.goods import kind_of
from ..rules.order_of_play import EndPhase
from ..rules.production import Producing
from ..state import PRODUCTION, RoadsAndBoats


def gold_within(gold: int, iron: int, turns: int, wanted: int = 1) -> Fraction:
    """The exact chance of `wanted` gold in the next `turns` draws from a mine's bag (mines.draw).

    A mine draws one counter a turn until its bag is empty.

    >>> gold_within(3, 3, 1), gold_within(3, 3, 4), gold_within(3, 3, 2, wanted=2)
    (Fraction(1, 2), Fraction(1, 1), Fraction(1, 5))
    """
    for name, value in (("gold", gold), ("iron", iron), ("turns", turns), ("wanted", wanted)):
        expect_number(name, value, 0)
    draws = min(turns, gold + iron)
    ways = sum(comb(gold, k) * comb(iron, draws - k) for k in range(wanted, draws + 1) if draws - k <= iron)
    return Fraction(ways, comb(gold + iron, draws))


MOST_TURNS = 1000
"""A chart of more turns shows nothing more."""


@of_kinds
def mine_chart(box: Components, wanted: int = 2, turns: int = 6) -> Chart:
    """`gold_within` for every mixture of mines.fill, with the research that it needs."""
    expect_number("turns", turns, 1, MOST_TURNS)
    expect_number("wanted", wanted, 1)
    rows = []
    for gold, iron, needs in sorted(
        {(mix.gold, mix.iron, mix.needs) for mix in box.mixtures.values() if mix.gold}
    ):
        odds = tuple(float(gold_within(gold, iron, n, wanted)) for n in range(1, turns + 1))
        rows.append(Series(f"{gold} gold, {iron} iron" + (f" ({_named(needs)})" if needs else ""), odds))
    hopes = {row.name: sum(v or 0 for v in row.values) for row in rows}
    soonest = f"{wanted} gold {'comes' if wanted == 1 else 'come'} soonest from {' or '.join(highest(hopes))}"
    within = "1 turn" if turns == 1 else f"{turns} turns"
    return Chart(
        title=soonest if any(hopes.values()) else f"No mine brings {wanted} gold in {within}",
        x=tuple(range(1, turns + 1)),
        series=tuple(rows),
        x_title="turns",
        y_title=f"probability of {wanted} gold or more",
        kind="lines",
        shares=True,
    )


def _named(thing: str) -> str:
    return RoadsAndBoats.games[""].texts.name(thing)


@of_kinds
def made_of(box: Components, good: str) -> dict[str, Fraction]:
    """What one good takes, all the way down to what primary producers give; wood as boards, the cheapest.

    >>> box = RoadsAndBoats.boxes[""]
    >>> {kind: str(n) for kind, n in sorted(made_of(box, "coins").items())}
    {'gold': '2', 'trunks': '1'}
    """
    expect_one_of("good", good, box.goods)
    needs: dict[str, Fraction] = {}
    for part, pieces in _recipe(box, good).items():
        for raw, n in made_of(box, part).items() if _recipe(box, part) else [(part, Fraction(1))]:
            needs[raw] = needs.get(raw, Fraction(0)) + pieces * n
    return needs


def _recipe(box: Components, good: str) -> dict[str, Fraction]:
    """The input for one piece of a good, empty for what is not made of goods."""
    for building in box.buildings.values():
        if building.kind == "secondary" and good in building.output:
            inputs = min(building.input, key=lambda goods: goods.get("trunks", 0))
            return {part: Fraction(n, building.output_per_set) for part, n in inputs.items()}
    return {}


@of_kinds
def wealth_flow(box: Components, good: str = "stock") -> Flow:
    """Everything that goes into one piece of a good, step by step (table.inputs, scoring.goods)."""
    links: dict[tuple[str, str], Fraction] = {}

    def follow(part: str, pieces: Fraction) -> None:
        for source, n in _recipe(box, part).items():
            links[source, part] = links.get((source, part), Fraction(0)) + n * pieces
            follow(source, n * pieces)

    follow(good, Fraction(1))
    raw = made_of(box, good)
    if not raw:
        raise RulebookError(f"{good} is made of nothing: it is what primary producers give")
    words = " and ".join(_pieces(n, kind) for kind, n in sorted(raw.items()))
    worth = f" ({box.goods[good]} points)" if box.goods[good] else ""
    return Flow(
        title=f"{_pieces(Fraction(1), good)}{worth} takes {words}",
        links=tuple(Link(_named(source), _named(target), float(n)) for (source, target), n in links.items()),
        unit="goods",
    )


def _pieces(n: Fraction, good: str) -> str:
    whole = n.denominator == 1
    return RoadsAndBoats.games[""].texts.amount(int(n), good) if whole else f"{float(n):g} {_named(good)}"


@of_kinds
def brick_chart(most: int = 6) -> Chart:
    """What several bricks of the wonder in one turn cost together (wonder.price, wonder.price-late)."""
    expect_number("most", most, 3, 64)
    counts = range(1, most + 1)
    early = tuple(n * (n + 1) // 2 for n in counts)
    late = tuple(cost + n for cost, n in zip(early, counts, strict=True))
    return Chart(
        title=f"Three bricks a turn cost {early[2]} goods, with four full rows {late[2]}",
        x=tuple(counts),
        series=(Series("first four rows", early), Series("above", late)),
        x_title="bricks bought in one turn",
        y_title="goods in all",
    )


@of_kinds
def orders_of_play(
    state: RoadsAndBoats, goods: Iterable[str] = ()
) -> dict[tuple[Seat, ...], dict[Seat, int]]:
    """What each seat carries at the end of production under every order of play, all seats greedy.

    `state` is a position in which production is played (conflict.play). The answer counts the goods on each
    seat's transporters, only those in `goods` where some are named.
    """
    wanted = set(goods)
    found = {}
    for order in permutations(state.seats):
        end: RoadsAndBoats = replace(state, pending=(EndPhase(PRODUCTION), Producing(order)))
        while end.phase == PRODUCTION:
            end = end.game.carry_out(end, _liked_best(end)).state
        carried = [(it.owner, kind_of(good)) for it in end.transporters.values() for good in it.cargo]
        counts = Counter(owner for owner, good in carried if not wanted or good in wanted)
        found[order] = {seat: counts[seat] for seat in state.seats}
    return found


def _liked_best(state: RoadsAndBoats) -> Move:
    """The legal move that the game's strategy likes best, the same each time."""
    judge = unwrap(state.game.part("study.strategy").judge)
    values = [(judge(state, move), move) for move in state.game.considered(state)]
    best = max(value for value, _ in values)
    equals = [move for value, move in values if value == best]
    return max(equals, key=state.game.write_move) if len(equals) > 1 else equals[0]


@of_kinds
def order_chart(found: dict[tuple[Seat, ...], dict[Seat, int]]) -> Chart:
    """The mean of `orders_of_play` by place in the order: what going first is worth."""
    if not found:
        raise RulebookError("no order of play was found")
    seats = next(iter(found))
    rows = []
    for seat in sorted(seats):
        own = [(order.index(seat), goods[seat]) for order, goods in found.items()]
        by_place = ([goods for at, goods in own if at == place] for place in range(len(seats)))
        rows.append(Series(_named(seat), tuple(map(fmean, by_place)), seat))
    gains = {row.name: (row.values[0] or 0) - (row.values[-1] or 0) for row in rows}
    best = highest(gains)
    difference = gains[best[0]]
    more = f"{difference:.2g}" if difference > 0 else "no"
    goods = f"{more} more {'good' if difference == 1 else 'goods'}"
    each = " each" if len(best) > 1 and difference > 0 else ""
    return Chart(
        title=f"Going first instead of last brings {' and '.join(best)} {goods}{each}",
        x=tuple(range(1, len(seats) + 1)),
        series=tuple(rows),
        x_title="place in the order of play",
        y_title="goods carried after production",
    )


@of_kinds
def tempo_rounds(
    game: Game, names: Sequence[str] = ("random", "greedy"), seats: int = 2, seed: int = 1
) -> Iterator[Chart | None]:
    """How wealth grows from turn to turn where all players are "random" or "greedy", one line each: a chart
    after every round of games, None after every turn of one."""
    expect(game.components(game.edition), Components, "a game of Roads & Boats")
    for name in names or [""]:
        expect_one_of("player", name, ("random", "greedy"))
    wealth: dict[str, dict[int, list[float]]] = {name: defaultdict(list) for name in names}
    for number in count(seed):
        for name, by_turn in wealth.items():
            for turn, points in _wealth_by_turn(game, name, seats, Random(number)):
                by_turn[turn].append(mean(points))
                yield None
        yield _tempo_chart(
            {name: [by_turn[turn] for turn in sorted(by_turn)] for name, by_turn in wealth.items()}
        )


def _wealth_by_turn(game: Game, name: str, seats: int, random: Random) -> Iterator[tuple[int, list[int]]]:
    state = game.start(seats)
    while state.pending:
        turn = state.turn
        if CHANCE in state.to_act:
            move = game.draw_chance(state, random)
        else:
            move = _liked_best(state) if name == "greedy" else random.choice(game.considered(state))
        state = game.carry_out(state, move).state
        if not state.pending or state.turn > turn:
            yield turn, [points.total for points in state.scores.values()]


def _tempo_chart(rows: dict[str, list[list[float]]]) -> Chart:
    """The means of games by turn; of a turn that few games came to little is known."""
    longest = max(map(len, rows.values()))
    best = highest({name: mean(values[-1]) for name, values in rows.items()})
    games, end = max(map(len, rows[best[0]])), rows[best[0]][-1]
    spread = f" ± {half_width(end):.0f}" if len(end) > 1 else ""
    played = "1 game" if games == 1 else f"{games} games"
    series = []
    for name, values in rows.items():
        means = (*map(mean, values), *[None] * (longest - len(values)))
        series.append(Series(name, means, None, tuple(map(half_width, values))))
    return Chart(
        title=f"A {' or a '.join(best)} player ends with {mean(end):.0f}{spread} points, in {played}",
        x=tuple(range(1, longest + 1)),
        series=tuple(series),
        x_title="turn",
        y_title="wealth points, mean of the players",
        kind="lines",
    )
