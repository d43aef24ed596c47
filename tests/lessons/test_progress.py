"""What a learner knows: Leitner's boxes, what is due, the file."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from rulebook_lab.engine import BadFile, DamagedFile, ForeignFile, NewerFile
from rulebook_lab.lessons.progress import Progress
from tests.toy import GAME

DAY = date(2026, 3, 1)


def test_boxes_rise_with_right_answers_and_fall_back_with_a_wrong_one() -> None:
    progress = Progress()
    boxes = []
    for right in (True, True, True, True, True, True, False, True):
        progress.answered(GAME, ["turn.most"], right, DAY)
        boxes.append(progress.record(GAME, "turn.most").box)
    assert boxes == [1, 2, 3, 4, 5, 5, 1, 2]
    record = progress.record(GAME, "turn.most")
    assert (record.tried, record.right, record.last) == (8, 7, "2026-03-01")


@pytest.mark.parametrize(("rights", "days"), [(1, 1), (2, 2), (3, 4), (4, 8), (5, 16)])
def test_a_clause_is_due_when_its_box_says(rights: int, days: int) -> None:
    progress = Progress()
    for _ in range(rights):
        progress.answered(GAME, ["turn.most"], True, DAY)
    assert progress.due(GAME, DAY + timedelta(days - 1)) == []
    assert progress.due(GAME, DAY + timedelta(days)) == ["turn.most"]


def test_what_comes_next_is_due_first_then_new() -> None:
    progress = Progress()
    progress.answered(GAME, ["vote.once"], True, DAY)
    progress.answered(GAME, ["vote.once", "turn.there"], True, DAY)
    assert progress.next(GAME, 3, DAY + timedelta(2)) == ["turn.there", "vote.once", "setup.heap"]


def test_the_chart_holds_the_whole_rulebook_by_section() -> None:
    progress = Progress()
    progress.saw(GAME, ["turn.take"])
    for _ in range(5):
        progress.answered(GAME, ["turn.most"], True, DAY)
    chart = progress.chart(GAME, DAY)
    assert list(chart) == ["Setup", "Turn", "Vote", "End"]
    assert [mark.standing for mark in chart["Turn"]] == ["seen", "mastered", "new"]


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
    assert json.loads(path.read_text())["version"] == 1


def test_an_unknown_clause_is_not_recorded() -> None:
    with pytest.raises(KeyError, match=r"did you mean 'turn\.most'"):
        Progress().answered(GAME, ["turn.mots"], True, DAY)


@pytest.mark.parametrize(
    ("text", "error", "reason"),
    [
        ('{"format": "rule', DamagedFile, "truncated"),
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
