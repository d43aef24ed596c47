"""The player who searches: it decides by what it sees, within its budget, and finds what can be won."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

import rulebook_lab as lab
from rulebook_lab.bots import LEVELS, Budget, Search, player, searching, tournament
from rulebook_lab.engine import CHANCE, Move, RulebookError, Seat, State, decided
from tests.laws.positions import sample
from tests.toy import GAME, Call, Pebbles, Take, Turn

HIDING = ("amber", "amber_route", "jantaris", "ambis")
"""The games in which a seat does not see everything."""


def expectation(state: State) -> tuple[float, ...]:
    """Nothing is known of a toy game that is not over."""
    return decided(state.seats, state.result.winners if state.result else state.seats)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    part = SimpleNamespace(expectation=expectation, judge=lambda state, move: 0.0, TEMPERATURE=1.0, ROLLOUT=0)
    monkeypatch.setattr(type(GAME), "part", lambda game, name: part)
    monkeypatch.setattr(GAME, "_guess", lambda view, random: replace(view, viewer=None))


def decisions(name: str, n: int) -> Iterator[tuple[State, Seat]]:
    """Positions of random games in which a seat has a choice."""
    found = 0
    for state, _, _ in sample(name, games=6, size=12):
        for seat in state.to_act - {CHANCE}:
            if sum(move.seat == seat for move in state.legal_moves) > 1 and found < n:
                found += 1
                yield state, seat


def moves_of(state: State, seat: Seat) -> list[Move]:
    """A seat's legal moves."""
    return [move for move in state.legal_moves if move.seat == seat]


@pytest.mark.parametrize("name", HIDING)
def test_what_a_seat_cannot_see_does_not_change_its_move(name: str) -> None:
    game, budget, differ = lab.game(name), Budget(tries=12), 0
    for state, seat in decisions(name, 12):
        other = game.guess(state.view(seat), Random("otherwise"))
        differ += other != state
        for bot in (searching("search", game, budget), player(game, "greedy")):
            assert bot.move(state, seat, Random(1)) == bot.move(other, seat, Random(1)), state.text
    assert differ > (0 if name == "jantaris" else 5)


@pytest.mark.parametrize("name", lab.games)
def test_expectations_are_shares_of_one_victory(name: str) -> None:
    judged = lab.game(name).part("study.judgement")
    for _, _, state in sample(name, games=6, size=12):
        shares = judged.expectation(state)
        assert len(shares) == len(state.seats)
        assert sum(shares) == pytest.approx(1) or len(shares) == 1  # alone it is points, not a victory
        assert min(shares) >= 0
        if state.result and len(shares) > 1:
            won = {seat for seat, share in zip(state.seats, shares, strict=True) if share}
            assert won == set(state.result.winners)


def test_the_same_numbers_give_the_same_tries() -> None:
    state, seat = next(decisions("ambis", 1))
    moves = [move for move in state.legal_moves if move.seat == seat]
    one, other = (Search(state.view(seat), moves, Random(3), Budget(tries=60)).think() for _ in range(2))
    assert [(t.move, t.tries, t.total) for t in one.tallies] == [
        (t.move, t.tries, t.total) for t in other.tallies
    ]
    assert one.tries == sum(tally.tries for tally in one.tallies) == 60


@pytest.mark.usefixtures("toy")
def test_it_ends_before_its_time_is_over() -> None:
    """Each look at the clock finds a tenth of a second gone: nine tries fit into one."""
    state, ticks = GAME.start(2, heap=6), count()
    search = Search(
        state.view("blue"), list(state.legal_moves), Random(0), Budget(0, 1.0, lambda: next(ticks) / 10)
    )
    assert max(search) == 1.0
    assert search.tries == 9


@pytest.mark.usefixtures("toy")
def test_it_can_be_stopped_and_knows_a_move() -> None:
    state = GAME.start(2, heap=6)
    search = Search(state.view("blue"), list(state.legal_moves), Random(0), Budget(tries=1000))
    shares = iter(search)
    assert search.move in state.legal_moves
    assert 0 < next(shares) < next(shares) < 0.1
    assert search.move in state.legal_moves
    assert search.tries == 32


@cache
def best(heap: int, ahead: int, most: int) -> float:
    """What the seat to move gets that has so many pebbles more, by trying everything."""
    if not heap:
        return 0.5 if ahead == 0 else float(ahead > 0)
    return max(1 - best(heap - n, -(ahead + n), most) for n in range(1, min(most, heap) + 1))


@pytest.mark.usefixtures("toy")
def test_it_finds_what_can_be_won() -> None:
    most, decided = GAME.start(2, heap=4).boxes[""], 0
    for heap in range(3, 9):
        for ahead in range(-2, 3):
            worth = {n: 1 - best(heap - n, -(ahead + n), most) for n in range(1, min(most, heap) + 1)}
            if len(set(worth.values())) == 1:
                continue
            decided += 1
            taken = GAME.start(2, heap=4).taken.with_("blue", max(0, ahead)).with_("yellow", max(0, -ahead))
            seats = ("blue", "yellow")
            state = Pebbles(seats=seats, pending=(Turn("blue"),), heap=heap, taken=taken, voted=True)
            search = Search(
                state.view("blue"), list(state.legal_moves), Random(heap), Budget(tries=600)
            ).think()
            assert isinstance(search.move, Take)
            assert worth[search.move.count] == max(worth.values()), state.text
            assert search.expects == pytest.approx(max(worth.values()), abs=0.12)
    assert decided >= 5


def test_moves_compete_in_heats_of_which_the_worse_half_goes_out() -> None:
    """Eight candidates, three heats of 32 tries: four tries each, then eight, then sixteen for two."""
    state, seat = next(at for at in decisions("amber", 12) if len(moves_of(*at)) >= 8)
    moves = moves_of(state, seat)[:8]
    search = Search(state.view(seat), moves, Random(3), Budget(tries=96)).think()
    assert [tally.tries for tally in search.tallies] == [28, 28, 12, 12, 4, 4, 4, 4]
    assert search.move == search.tallies[0].move


def test_a_move_can_be_set_to_compete_however_hopeless_it_looks() -> None:
    state, seat = next(at for at in decisions("amber", 12) if len(moves_of(*at)) >= 8)
    moves, budget = moves_of(state, seat), Budget(tries=12)
    hopeless = Search(state.view(seat), moves, Random(3), budget).think().tallies[-1]
    assert hopeless.tries == 0
    search = Search(state.view(seat), moves, Random(3), budget, among=hopeless.move).think()
    assert {tally.move: tally.tries for tally in search.tallies}[hopeless.move] == 6


@pytest.mark.usefixtures("toy")
def test_those_who_choose_at_once_do_not_answer_each_other() -> None:
    """Each seat has one table for the vote, whatever the others try."""
    state = GAME.start(2, heap=5).play(Call("blue"))
    moves = [move for move in state.legal_moves if move.seat == "yellow"]
    search = Search(state.view("yellow"), moves, Random(0), Budget(tries=100)).think()
    assert {seat: len(table) for seat, table in search._root.tables.items()} == {"blue": 2, "yellow": 2}
    assert search.move in moves


@pytest.mark.parametrize("name", lab.games)
def test_levels_are_players_by_name(name: str) -> None:
    game = lab.game(name)
    state, seat = next(decisions(name, 1))
    assert player(game, "easy").move(state, seat, Random(0)) in state.legal_moves
    assert all(budget.seconds <= 2 for budget in LEVELS.values())
    with pytest.raises(RulebookError, match="judges no positions"):
        player(GAME, "hard")


def test_searching_is_stronger_than_being_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are in docs/bots.md; a few games show that it is so at all."""
    monkeypatch.setitem(LEVELS, "medium", Budget(tries=30))
    played = tournament("ambis", ["medium", "greedy"], games=4, seed=1)
    assert {each.name: each.wins for each in played.standings}["medium"] >= 3
