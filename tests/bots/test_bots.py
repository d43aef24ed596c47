"""Players choose legal moves by what they see; tournaments are the same on any executor."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from types import SimpleNamespace

import pytest

from rulebook_lab.bots import Player, greedy, player, random_player, tournament
from rulebook_lab.engine import BadOption, Move, RulebookError, State
from tests.toy import GAME, Take


def test_a_player_moves_legally() -> None:
    state = GAME.start(2, heap=5)
    moves = {random_player.move(state, "blue", Random(seed)) for seed in range(40)}
    assert moves == set(state.legal_moves)
    with pytest.raises(RulebookError, match="Yellow has nothing to decide"):
        random_player.move(state, "yellow", Random(0))


def test_a_player_sees_only_its_own_view() -> None:
    seen: list[State] = []

    def peek(view: State, moves: list[Move], random: Random) -> Move:
        seen.append(view)
        return moves[0]

    state = GAME.start(2, heap=5).play("blue call").play("blue cast yes")
    Player("peek", peek).move(state, "yellow", Random(0))
    assert [view.viewer for view in seen] == ["yellow"]
    assert seen[0].pending[-1].answers[0] == "?"


def test_the_greedy_player_takes_what_the_strategy_likes_best(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(view: State, move: Move) -> float:
        return move.count if isinstance(move, Take) else -1

    monkeypatch.setattr(type(GAME), "part", lambda game, name: SimpleNamespace(judge=judge))
    assert greedy(GAME).move(GAME.start(2, heap=5), "blue", Random(0)) == Take("blue", 3)
    games = tournament(GAME, ["greedy", "random"], games=60, seed=1)
    assert [standing.name for standing in games.standings] == ["greedy", "random"]


def test_unknown_players_and_seats_are_told() -> None:
    with pytest.raises(RulebookError, match="no player 'clever'; there are random, greedy, easy, medium"):
        player(GAME, "clever")
    with pytest.raises(RulebookError, match="has no strategy"):
        player(GAME, "greedy")
    with pytest.raises(BadOption):
        tournament(GAME, ["random"], seats=9)
    with pytest.raises(RulebookError, match="at least one player"):
        tournament(GAME, [])


def test_a_tournament_is_the_same_on_any_executor() -> None:
    alone = tournament(GAME, ["random"], games=50, seed=3, seats=3)
    with ThreadPoolExecutor(2) as pool:
        assert tournament(GAME, ["random"], games=50, seed=3, seats=3, executor=pool) == alone
    assert tournament(GAME, ["random"], games=50, seed=4, seats=3) != alone


def test_a_tournament_counts_shared_victories_as_shares() -> None:
    games = tournament(GAME, ["random"], games=40, seed=0)
    [standing] = games.standings
    assert standing.games == 80
    assert standing.wins == pytest.approx(40)
    assert sum(games.ends.values()) == 40
    points = sum(points.total for result in games.results for points in result.scores.values())
    assert standing.points == pytest.approx(points / 80)


def test_a_tournament_is_a_table_in_a_notebook() -> None:
    games = tournament(GAME, ["random", "random"], games=4, seed=1)
    page = games._repr_html_()
    caption = page[page.index(">Tournament: 4 games") + 1 : page.index("</caption>")]
    assert f"<{caption}>" in repr(games)
    assert "<td>4 of 8</td><td>22% to 78%</td>" in page, "4 games have 8 seats and 4 victories"
