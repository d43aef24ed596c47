"""The coverage report finds what is named where, and says what is missing."""

import json
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab import cli, coverage
from rulebook_lab.engine.catalogue import load_catalogue
from tests import toy

CATALOGUE = load_catalogue(toy.__name__)


def test_a_clause_is_enforced_where_its_id_stands_in_the_rules() -> None:
    places = coverage.enforced_in(toy.__name__, CATALOGUE)
    how = {id: {place.split()[1] for place in found} for id, found in places.items()}
    assert how["turn.most"] == {"refuses"}
    assert how["turn.take"] == {"asks", "tells", "grants"}
    assert how["vote.effect"] == {"tells", "does"}
    assert how["score.pebbles"] == {"scores"}
    assert how["end.empty"] == {"ends"}
    assert how["setup.heap"] == {"asks", "tells", "grants", "does", "starts"}


def test_a_test_is_found_by_the_clauses_it_names(tmp_path: Path) -> None:
    (tmp_path / "test_taking.py").write_text(
        "pytestmark = clause('toy', 'turn.take')\n"
        "@clause('toy', 'turn.most', 'turn.there')\n"
        "def test_three(): ...\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=clause('toy', 'vote.once'))])\n"
        "def test_votes(n): ...\n"
        "@clause('other', 'turn.most')\n"
        "def test_elsewhere(): ...\n"
    )
    assert coverage.tested_in(tmp_path, "toy") == {
        "turn.take": ["test_taking.py::test_taking"],
        "turn.most": ["test_taking.py::test_three"],
        "turn.there": ["test_taking.py::test_three"],
        "vote.once": ["test_taking.py::test_votes"],
    }


def test_a_notebook_teaches_the_clauses_its_cells_name(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["about 'turn.there'"]},
        {"cell_type": "code", "source": ["game.catalogue['turn.most']\n", "'no.clause'"]},
    ]
    (tmp_path / "toy.ipynb").write_text(json.dumps({"cells": cells}))
    taught = coverage.taught_in(toy.__name__, tmp_path, CATALOGUE)
    assert taught == {"turn.most": ["toy.ipynb cell 2"]}


def row(kind: str, **places: list[str]) -> coverage.Row:
    named = {"enforced": [], "tested": [], "taught": [], **places}
    return coverage.Row("a.b", kind, "A clause", kind != "component", **named)


def test_a_clause_that_only_names_things_lacks_nothing() -> None:
    assert row("component").lacks == []
    assert row("limit", enforced=["x"]).lacks == ["tested", "taught"]


def test_the_report_ends_with_one_line_of_totals() -> None:
    rows = [row("component"), row("limit", enforced=["x:1 refuses"]), row("choice")]
    report = coverage.Report("toy", "Pebbles", rows)
    assert coverage.table([report]).splitlines()[-1] == (
        "total: 3 clauses, 1 only name things, 2 constrain or change play: "
        "1 enforced, 0 tested, 0 taught, 2 lack something"
    )
    assert len(report.gaps) == 2


@pytest.mark.parametrize("found", [0, 1])
def test_the_exit_code_tells_of_gaps(found: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [row("limit")] if found else [row("component")]
    report = coverage.Report("ambis", "Ambis", rows)
    monkeypatch.setattr(coverage, "report", lambda name, checkout: report)
    assert cli.main(["coverage", "ambis"]) == found


def test_json_holds_every_place(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    report = coverage.Report("ambis", "Ambis", [row("limit", tested=["test_a.py::test_b"])])
    monkeypatch.setattr(coverage, "report", lambda name, checkout: report)
    cli.main(["coverage", "ambis", "--json"])
    (shown,) = json.loads(capsys.readouterr().out)
    assert shown["rows"][0]["tested"] == ["test_a.py::test_b"]


def test_without_a_checkout_the_error_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["coverage", "ambis", "--checkout", str(tmp_path)]) == 2
    assert "name it with --checkout" in capsys.readouterr().err


@pytest.mark.parametrize("name", lab.games)
def test_every_clause_that_plays_is_enforced_tested_and_taught(name: str) -> None:
    lacking = {row.id: row.lacks for row in coverage.report(name).gaps}
    assert lacking == {}
