"""What a learner knows: what is due, what comes next, the file."""

import json
import sqlite3
import subprocess
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from rulebook_lab.engine import BadFile, DamagedFile, ForeignFile, NewerFile
from rulebook_lab.lessons.progress import Progress
from tests.toy import GAME

DAY = date(2026, 3, 1)


def test_what_is_answered_rightly_again_and_again_comes_back_ever_later() -> None:
    progress = Progress()
    day, waits = DAY, []
    for _ in range(6):
        progress.answered(GAME, ["turn.most"], True, day)
        due = progress.record(GAME, "turn.most").due
        assert due is not None
        waits.append((due.date() - day).days)
        day = max(due.date(), day + timedelta(1))
    assert waits == sorted(waits)
    assert waits[-1] > 21
    assert progress.record(GAME, "turn.most").standing(day - timedelta(1)) == "mastered"
    progress.answered(GAME, ["turn.most"], False, day)
    assert progress.record(GAME, "turn.most").standing(day + timedelta(1)) == "due"
    assert (progress.record(GAME, "turn.most").tried, progress.record(GAME, "turn.most").right) == (7, 6)


def test_the_same_answer_five_times_in_a_minute_is_no_mastery() -> None:
    progress = Progress()
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    for second in range(0, 50, 10):
        progress.answered(GAME, ["turn.most"], True, now + timedelta(seconds=second))
    record = progress.record(GAME, "turn.most")
    assert record.stability < 5
    assert record.standing(now + timedelta(hours=1)) == "learning"
    assert record.standing(DAY + timedelta(7)) == "due"


def test_what_comes_next_is_due_first_then_new_from_all_chapters_in_turn() -> None:
    progress = Progress()
    progress.answered(GAME, ["turn.there"], True, DAY - timedelta(9))
    progress.answered(GAME, ["vote.once"], True, DAY - timedelta(8))
    new = ["turn.take", "vote.effect", "score.pebbles", "turn.most"]  # no question is made about vote.call
    assert progress.next(GAME, 6, DAY) == ["turn.there", "vote.once", *new]
    assert progress.next(GAME, 6, DAY, only=["vote.call", "vote.once"]) == ["vote.once", "vote.call"]


def test_the_chart_holds_the_whole_rulebook_by_section() -> None:
    progress = Progress()
    progress.saw(GAME, ["turn.take"])
    progress.answered(GAME, ["turn.most"], True, DAY)
    chart = progress.chart(GAME, DAY)
    assert list(chart) == ["Setup", "Turn", "Vote", "End"]
    assert [mark.standing for mark in chart["Turn"]] == ["seen", "learning", "new"]


def test_two_notebooks_keep_one_file_and_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "me.json"
    one, other = Progress(path), Progress(path)
    one.answered(GAME, ["turn.most"], True, DAY)
    other.answered(GAME, ["turn.most"], True, DAY)
    other.saw(GAME, ["vote.once"])
    one.saw(GAME, ["turn.take"])
    kept = Progress(path)
    assert kept.record(GAME, "turn.most").right == 2
    assert (kept.record(GAME, "vote.once").seen, kept.record(GAME, "turn.take").seen) == (1, 1)


def test_a_file_that_was_taken_away_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "me.json"
    progress = Progress(path)
    progress.saw(GAME, ["turn.most"])
    path.unlink()
    progress.saw(GAME, ["turn.take"])
    assert Progress(path).record(GAME, "turn.most").seen == 1


def test_a_file_keeps_several_learners(tmp_path: Path) -> None:
    path = tmp_path / "class.json"
    Progress(path, "anna").answered(GAME, ["turn.most"], True, DAY)
    Progress(path, "boris").answered(GAME, ["turn.most"], False, DAY)
    assert Progress(path, "anna").record(GAME, "turn.most").right == 1
    assert Progress(path, "boris").record(GAME, "turn.most").right == 0
    assert Progress(path).learners == ("anna", "boris")


def test_the_class_is_seen_at_a_glance(tmp_path: Path) -> None:
    path = tmp_path / "class.db"
    Progress(path, "anna").answered(GAME, ["turn.most", "vote.once"], True, DAY)
    Progress(path, "boris").answered(GAME, ["turn.most"], False, DAY)
    overview = Progress(path).overview(GAME, DAY)
    assert overview.hardest == ["turn.most", "vote.once"]
    assert overview.clauses == {"turn.most": (2, 1), "vote.once": (1, 1)}
    assert overview.csv().splitlines() == [
        "clause,title,tried,right",
        "turn.most,Three at the most,2,1",
        "vote.once,One vote,1,1",
    ]
    assert overview.chart().series[0].values == (0.5, 1.0)
    assert "50%" in str(overview.chart())
    assert "anna: 0 mastered, 0 due, 2 learning" in repr(overview)


WRITES = """
import sys
from rulebook_lab.lessons.progress import Progress
from tests.toy import GAME
progress = Progress(sys.argv[1], sys.argv[2])
for number in range(int(sys.argv[3])):
    progress.answered(GAME, ["turn.most"], number % 2 == 0)
    print(number, flush=True)
"""


def writer(path: Path, learner: str, n: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITES, str(path), learner, str(n)], stdout=subprocess.PIPE, text=True
    )


def test_two_processes_write_one_file_and_lose_nothing_though_one_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "class.db"
    one, other, killed = writer(path, "me", 150), writer(path, "me", 150), writer(path, "boris", 10_000)
    assert killed.stdout is not None
    told = [int(killed.stdout.readline()) for _ in range(40)]
    killed.kill()
    told += [int(line) for line in killed.communicate()[0].split()]
    assert (one.wait(), other.wait()) == (0, 0)
    assert Progress(path, "me").record(GAME, "turn.most").tried == 300
    assert Progress(path, "boris").record(GAME, "turn.most").tried in (len(told), len(told) + 1)


def test_a_file_of_the_old_form_is_taken_over_and_kept_beside(tmp_path: Path) -> None:
    path = tmp_path / "anna.json"
    old = {"seen": 2, "tried": 5, "right": 4, "box": 4, "last": "2026-02-25"}
    learners = {
        "me": {"toy": {"turn.most": old, "turn.take": {"seen": 1}}},
        "boris": {"toy": {"turn.most": old}},
    }
    text = json.dumps({"format": "rulebook_lab progress", "version": 1, "learners": learners})
    path.write_text(text)
    progress = Progress(path)
    record = progress.record(GAME, "turn.most")
    assert (record.seen, record.tried, record.right) == (2, 5, 4)
    assert record.due is not None
    assert record.due.date() == date(2026, 3, 5)
    assert progress.record(GAME, "turn.take").seen == 1
    assert Progress(path).learners == ("boris", "me")
    assert (tmp_path / "anna.json.before").read_text() == text


def test_an_unknown_clause_is_not_recorded() -> None:
    with pytest.raises(KeyError, match=r"did you mean 'turn\.most'"):
        Progress().answered(GAME, ["turn.mots"], True, DAY)


@pytest.mark.parametrize(
    ("text", "error", "reason"),
    [
        ('{"format": "rule', DamagedFile, "truncated"),
        ('{"format": ' + "9" * 5000, DamagedFile, "no whole JSON file"),
        ('{"format": ' + "[" * 100_000, DamagedFile, "no whole JSON file"),
        ('{"format": "diary"}', ForeignFile, "is no rulebook_lab progress"),
        ('{"format": "rulebook_lab progress", "version": 9}', NewerFile, "version 9"),
        ('{"format": "rulebook_lab progress"}', BadFile, "must say its version"),
        ('{"format": "rulebook_lab progress", "version": 1}', DamagedFile, "cannot be"),
        (
            '{"format": "rulebook_lab progress", "version": 1, '
            '"learners": {"me": {"toy": {"turn.most": {"box": 7}}}}}',
            DamagedFile,
            "cannot be",
        ),
    ],
)
def test_a_bad_file_is_told_and_stays(tmp_path: Path, text: str, error: type[BadFile], reason: str) -> None:
    path = tmp_path / "me.json"
    path.write_text(text)
    with pytest.raises(error, match=reason):
        Progress(path)
    assert path.read_text() == text


def test_what_is_no_file_of_ours_is_told_and_stays(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader, " * 100)
    with pytest.raises(DamagedFile, match="no whole file"):
        Progress(letter)
    assert letter.read_text() == "Dear reader, " * 100
    other = tmp_path / "other.db"
    base = sqlite3.connect(other)
    base.execute("CREATE TABLE things (a)")
    base.close()
    with pytest.raises(ForeignFile, match="no file of a learner's progress"):
        Progress(other)
    with pytest.raises(BadFile, match="cannot be read or written"):
        Progress(tmp_path / "nowhere" / "me.db")
    with pytest.raises(BadFile, match="names no file"):
        Progress(" ")
    newer = tmp_path / "newer.db"
    Progress(newer)
    base = sqlite3.connect(newer)
    base.execute("PRAGMA user_version = 9")
    base.close()
    with pytest.raises(NewerFile, match="version 9"):
        Progress(newer)
