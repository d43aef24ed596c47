"""A table's game survives its kernel: kept where the reader agrees, offered when the table is made again."""

from __future__ import annotations

import re
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.bots import Player
from rulebook_lab.engine import BadFile, Timeline, read_timeline
from rulebook_lab.views.keeping import Keeper
from rulebook_lab.views.kept import Games, games
from rulebook_lab.views.session import EVERYTHING, TURN, Session
from tests.toy import GAME
from tests.views.test_table import Reader

FIRST = Player("first", lambda view, moves, random: moves[0])


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games may be kept; nobody has agreed yet."""
    path = tmp_path / "home" / "games.db"
    monkeypatch.setenv("RULEBOOK_LAB_GAMES", str(path))
    return path


def kept() -> Games:
    found = games()
    assert found is not None
    return found


@pytest.fixture
def agreed(file: Path) -> Path:
    kept().agree()
    return file


def offer(reader: Reader) -> str:
    return reader.under("notice").partition(" Continue")[0]


def rows(path: Path, table: str = "games") -> int:
    base = sqlite3.connect(path)
    (count,) = base.execute(f"SELECT COUNT(*) FROM {table}").fetchone()
    base.close()
    return int(count)


# -- the reader's consent -------------------------------------------------------------------------


def test_without_consent_there_is_no_file(file: Path) -> None:
    reader = Reader().open("game")
    reader.spot("take:2")
    assert "Not kept" in reader.under("kept")
    assert not file.parent.exists()


def test_consent_is_given_and_revoked_in_the_drawer(file: Path) -> None:
    reader = Reader().open("game")
    reader.spot("take:2")
    reader.do("keep-games")
    assert rows(file) == 1  # the game that is being played, from now on
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert str(file) in reader.under("kept")
    reader.do("keep-games")
    assert rows(file) == 1  # asked first
    reader.do("revoke-games")
    assert list(file.parent.iterdir()) == []
    reader.spot("take:1")
    assert not file.exists()


def test_games_of_other_kernels_end_with_the_consent(agreed: Path) -> None:
    reader = Reader()
    reader.spot("take:2")
    Games(agreed).revoke()  # as from another kernel
    reader.spot("take:1")
    assert list(agreed.parent.iterdir()) == []
    Games(agreed).agree()
    reader.do("undo")
    assert (rows(agreed), rows(agreed, "moves")) == (1, 2)


def test_on_a_page_for_others_games_are_kept_only_where_it_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("RULEBOOK_LAB_GAMES")
    assert kept().path == tmp_path / ".rulebook-lab" / "games.db"
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    assert games() is None
    assert "Kept" not in Reader().open("game").words
    monkeypatch.setenv("RULEBOOK_LAB_GAMES", str(tmp_path / "games.db"))
    assert kept().path == tmp_path / "games.db"
    monkeypatch.setenv("RULEBOOK_LAB_GAMES", "")
    assert games() is None


def test_who_agrees_twice_or_where_nothing_can_be_written_is_answered(agreed: Path) -> None:
    reader = Reader().open("game")
    Games(agreed).agree()  # another kernel has just done so
    reader.spot("take:1")
    assert rows(agreed) == 1
    with pytest.raises(BadFile, match="cannot be read or written"):
        Games(agreed / "games.db").agree()


# -- kept and continued ---------------------------------------------------------------------------


def test_the_game_is_offered_to_the_same_table_and_gone_on_with(agreed: Path) -> None:
    first = Reader()
    first.spot("take:2")
    first.do("undo")
    first.spot("take:1")
    first.do("branch")
    again = Reader()
    assert re.fullmatch(
        r"Your game of .* with 1 move is kept, played last on \d{4}-\d\d-\d\d \d\d:\d\d\.", offer(again)
    )
    assert offer(Reader(heap=5)) == offer(Reader(seed=8)) == offer(Reader("blue")) == ""
    record = again.table.timeline
    again.do("go-on-with-kept")
    assert record is again.table.timeline  # the one that the notebook holds
    assert record.text == first.table.timeline.text
    assert not offer(again)
    assert rows(agreed) == 1
    again.spot("take:3")
    third = Reader()
    assert "with 2 moves" in offer(third)


def test_it_goes_on_with_the_same_eyes_and_bots_and_undoes_alike(agreed: Path) -> None:
    first = Reader(TURN).open("game")
    first.do("bot yellow", "random")
    first.do("lift")
    first.spot("take:1")
    nodes = len(first.table.timeline.nodes)
    again = Reader(TURN)
    assert again.table.session.curtain == "blue"
    again.do("go-on-with-kept")
    session = again.table.session
    assert (session.viewer, {seat: bot.name for seat, bot in session.bots.items()}) == (
        TURN,
        {"yellow": "random"},
    )
    assert session.curtain == "blue"  # whoever is at the screen lifts it anew
    assert len(again.table.timeline.nodes) == nodes
    again.do("undo")
    first.do("undo")
    assert again.table.timeline.at == first.table.timeline.at


def test_a_seats_table_tells_only_how_long_the_game_is(agreed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = lab.game("ambis").start(seats=2, first="blue")
    first = lab.table(lab.timeline(state, seed=5), "blue")
    for _ in range(6):
        first.timeline.play(next(iter(first.state.legal_moves)))
    again = lab.table(lab.timeline(state, seed=5), "blue")
    again.click("panel game")
    monkeypatch.setenv("RULEBOOK_LAB_GAMES", "")
    plain = lab.table(lab.timeline(state, seed=5), "blue")
    plain.click("panel game")
    more = {node["x"] for node in again.page if "x" in node and "/kept/p" not in node["k"]}
    more -= {node["x"] for node in plain.page if "x" in node}
    (length,) = {words for words in more if words.startswith("Your game")}
    assert f"with {len(first.timeline.moves)} moves" in length
    row = {words for words in more if words.endswith(f": {len(first.timeline.moves)} moves")}
    assert more - {length} - row <= {
        *(
            "Continue it",
            "Start a new one",
            "✕",
            "Kept games",
            "Stop keeping my games, and delete them",
            "Delete",
        )
    }
    again.click("go-on-with-kept")
    assert (again.session.viewer, again.state) == ("blue", first.state)


def test_the_bots_wait_for_the_answer(agreed: Path) -> None:
    bots = {"blue": FIRST, "yellow": FIRST}
    first = Reader("red", bots=bots)
    first.spot("take:1")
    again = Reader("red", bots=bots)
    assert len(again.table.timeline.nodes) == 1
    again.do("anew")
    assert len(again.table.timeline.nodes) == 3
    assert not offer(again)
    assert rows(agreed) == 2  # the other is kept still


def test_what_is_played_without_an_answer_begins_a_game_anew(agreed: Path) -> None:
    Reader().spot("take:2")
    again = Reader()
    again.spot("take:3")
    assert not offer(again)
    assert rows(agreed) == 2


def test_kept_games_are_listed_gone_on_with_and_deleted(agreed: Path) -> None:
    Reader().spot("take:2")
    Reader(heap=5).spot("take:3")
    reader = Reader(heap=4).open("game")
    assert not offer(reader)
    assert reader.under("games").count("1 move") == 2
    five, six = (each.id for each in kept().of(GAME.id))
    reader.do(f"delete {six}")
    assert [each.id for each in kept().of(GAME.id)] == [five]
    reader.do(f"go-on {five}")
    assert reader.table.state.heap == 2
    with pytest.raises(lab.RulebookError, match="not kept any more"):
        kept().read(six)


def test_a_seats_table_goes_on_only_with_games_of_its_own_eyes(agreed: Path) -> None:
    Reader().spot("take:2")
    Reader("blue", heap=5).spot("take:3")
    assert "1 move" in Reader("blue").open("game").under("games")
    assert not Reader("yellow").open("game").under("games")
    assert Reader("blue").open("game").under("games").count("1 move") == 1
    assert Reader(heap=4).open("game").under("games").count("1 move") == 1


def test_a_game_that_is_over_is_kept_and_not_offered(agreed: Path) -> None:
    reader = Reader(heap=4)
    reader.spot("take:3")
    reader.spot("take:1")
    assert reader.table.state.result is not None
    again = Reader(heap=4).open("game")
    assert not offer(again)
    assert "2 moves, over" in again.under("games")


def test_only_the_last_games_are_kept(agreed: Path) -> None:
    reader = Reader()
    for seed in range(24):
        reader.table.timeline.restart(GAME.start(3, heap=6), seed)
        reader.table.timeline.play("blue take 1")
    assert (rows(agreed), rows(agreed, "moves")) == (20, 20)


def test_a_record_that_begins_again_is_a_game_of_its_own(agreed: Path) -> None:
    reader = Reader()
    reader.spot("take:2")
    reader.table.timeline.restart(GAME.start(2, heap=5), 1)
    reader.spot("take:3")
    assert [each.moves for each in kept().of(GAME.id)] == [1, 1]


# -- several at once --------------------------------------------------------------------------------


def test_tables_of_one_record_keep_one_game(agreed: Path) -> None:
    record = Timeline(GAME.start(3, heap=6), 7)
    one, other = lab.table(record), lab.table(record, "yellow")
    one.pick("take:1")
    other.pick("take:2")
    assert (rows(agreed), rows(agreed, "moves")) == (1, 2)


def test_a_game_gone_on_with_elsewhere_becomes_two(agreed: Path) -> None:
    first = Reader()
    first.spot("take:1")
    second = Reader()
    second.do("go-on-with-kept")
    second.spot("take:2")
    first.spot("take:3")
    first.spot("take:1")
    texts = [kept().read(each.id)[0] for each in kept().of(GAME.id)]
    assert [read_timeline(text, lambda _: GAME).text for text in texts] == [
        first.table.timeline.text,
        second.table.timeline.text,
    ]


PLAYS = """
import rulebook_lab as lab
t = lab.timeline("amber_route", seats=2, seed=1)
table = lab.table(t)
while True:
    table.click("play " + t.game.write_move(next(iter(t.state.legal_moves))))
    print(t.game.write_move(t.moves[-1]), flush=True)
"""


def test_a_killed_kernels_game_goes_on_and_another_at_once_loses_nothing(agreed: Path) -> None:
    killed = subprocess.Popen([sys.executable, "-c", PLAYS], stdout=subprocess.PIPE, text=True)
    assert killed.stdout is not None
    told = [killed.stdout.readline()]
    here = lab.timeline("amber_route", seats=2, seed=2)
    table = lab.table(here)
    for _ in range(10):
        here.play(next(iter(here.state.legal_moves)))
        told.append(killed.stdout.readline())
    killed.kill()
    told += killed.communicate()[0].splitlines(keepends=True)
    again = lab.table(lab.timeline("amber_route", seats=2, seed=1))
    again.click("go-on-with-kept")
    moves = iter([f"{again.session.game.write_move(move)}\n" for move in again.timeline.moves])
    assert all(move in moves for move in told)  # in this order, with what was played in between
    assert not again.state.defects
    again.click("undo")
    again.click("redo")
    again.timeline.play(next(iter(again.state.legal_moves)))
    other = lab.table(lab.timeline("amber_route", seats=2, seed=2))
    other.click("go-on-with-kept")
    assert other.timeline.moves == table.timeline.moves


# -- what can go wrong ------------------------------------------------------------------------------


def damage(path: Path) -> None:
    path.write_bytes(b"Dear reader, " * 999)


def make_foreign(path: Path) -> None:
    path.unlink()
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE letters (words)")
    base.close()


def make_newer(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 9")
    base.close()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (damage, "is damaged, and stays as it is"),
        (make_foreign, "is a file of something else"),
        (make_newer, "was written by a later version"),
    ],
)
def test_a_file_that_is_not_ours_or_damaged_is_told_and_stays(file: Path, change: Any, words: str) -> None:
    whoever = Games(file)
    whoever.agree()
    whoever.close()
    change(file)
    before = file.read_bytes()
    reader = Reader()
    assert words in offer(reader)
    reader.do("close")
    assert not offer(reader)
    reader.spot("take:2")
    assert reader.table.state.heap == 4
    reader.open("game")
    assert words in reader.under("kept") + reader.words
    reader.do("keep-games")
    reader.do("revoke-games")
    assert file.read_bytes() == before


def test_a_game_that_cannot_be_read_is_told_and_stays(agreed: Path) -> None:
    Reader().spot("take:2")
    base = sqlite3.connect(agreed)
    base.execute("UPDATE moves SET move = 'blue take 9'")
    base.commit()
    base.close()
    again = Reader()
    again.do("go-on-with-kept")
    assert "cannot be continued" in again.under("notice")
    assert "9 pebbles cannot be taken" in again.under("notice")
    assert (again.table.state.heap, rows(agreed)) == (6, 1)
    again.spot("take:1")
    assert again.table.state.heap == 5


def test_a_file_that_another_holds_loses_no_move(agreed: Path) -> None:
    reader = Reader()
    reader.spot("take:1")
    other = sqlite3.connect(agreed, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    reader.spot("take:2")
    assert "cannot be read or written" in offer(reader)
    other.execute("COMMIT")
    reader.spot("take:1")
    assert not offer(reader)
    assert rows(agreed, "moves") == 3


# -- speed ------------------------------------------------------------------------------------------


def test_a_move_is_kept_in_less_than_two_milliseconds(agreed: Path) -> None:
    record = lab.timeline("ambis", seats=3, seed=1)
    session = Session(record, EVERYTHING, {}, helps=True)
    keeper = Keeper(session, lambda other, session: None, lambda: None)
    times = []
    for _ in range(100):
        record.play(next(iter(record.state.legal_moves)))
        before = perf_counter()
        keeper.note(session)
        times.append(perf_counter() - before)
    assert rows(agreed, "moves") == len(record.nodes) - 1
    assert median(times) < 0.002
