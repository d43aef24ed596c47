"""What is told of the questions of a game: kinds a clause, and why there is one kind alone."""

from rulebook_lab.lessons.quiz.report import ONLY, Report

REPORT = Report(
    game="pebbles",
    questions=9,
    by_hand=1,
    playable=3,
    askable=2,
    lacking=["turn.pass"],
    few=["turn.call"],
    by_kind={"turn.take": {"legal": 4, "next": 4}, "turn.call": {"written": 1}, "turn.pass": {}},
    slowest=0.1,
    met=2,
    asked=10,
    kinds={"legal": 5, "next": 5},
    letters={"a": 5, "b": 5},
    chapters={"Turn": 10},
    clauses=2,
    routine=1,
    core=5,
)


def test_clauses_of_one_kind_stand_with_the_reason() -> None:
    assert REPORT.one_kind == {"written": ["turn.call"]}
    assert f"{ONLY['written']}: 1 (turn.call)" in str(REPORT)
    assert "10 questions: 2 clauses, 1 about procedure, 5 about core rules" in str(REPORT)


def test_the_table_counts_each_kind_of_each_clause() -> None:
    head, take, call, nothing = (line.split() for line in REPORT.table.splitlines())
    assert head == list(ONLY)
    assert take == ["turn.take", "4", "4"]
    assert call == ["turn.call", "1"]
    assert nothing == ["turn.pass"]
    assert REPORT.table.splitlines()[1].index("4") == REPORT.table.splitlines()[0].index("legal") + 4
