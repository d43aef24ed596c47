"""A package that registers a game is found like ours; one that is broken is told by name and harms nobody."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab import cli, coverage
from rulebook_lab.engine import BrokenGame, ForeignFile, UnknownGame
from rulebook_lab.games import _entries, _game
from tests import toy
from tests.rooms.pupils import School

ROOT = Path(__file__).parent.parent.parent
FIVE = ("amber", "amber_route", "jantaris", "ambis", "roads_and_boats")


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Installs a distribution of a name that says so of its entry points."""

    def forget() -> None:
        _entries.cache_clear()
        _game.cache_clear()

    def laid(name: str, entries: str) -> None:
        home = tmp_path / f"{name}-1.dist-info"
        home.mkdir()
        (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (home / "entry_points.txt").write_text(f"[rulebook_lab.games]\n{entries}\n")
        forget()

    monkeypatch.syspath_prepend(str(tmp_path))
    yield laid
    monkeypatch.undo()
    forget()


def test_ours_are_registered_as_any_other_is() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["rulebook_lab.games"] == {
        name: f"rulebook_lab.games.{name}:GAME" for name in FIVE
    }


def test_a_checkout_that_is_not_installed_has_the_five(monkeypatch: pytest.MonkeyPatch) -> None:
    _entries.cache_clear()
    monkeypatch.setattr("importlib.metadata.distributions", list)
    assert lab.games == FIVE
    assert lab.game("amber").title == "Amber"
    _entries.cache_clear()


def test_nothing_is_looked_for_or_loaded_before_it_is_asked_for() -> None:
    script = (
        "import sys; before = set(sys.modules); import rulebook_lab as lab;"
        "assert 'importlib.metadata' not in set(sys.modules) - before; lab.games;"
        "print([name for name in sys.modules if name.startswith('rulebook_lab.games.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout == "[]\n"


def test_a_game_of_another_package_is_a_game_like_ours(
    install: Callable[[str, str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    install("pebbles", "toy = tests.toy:GAME")
    assert lab.games == (*FIVE, "toy")
    assert lab.game("toy") is toy.GAME
    record = lab.timeline("toy", seed=1)
    assert lab.table(record).timeline is record
    assert lab.quiz("toy", n=3, seed=2).questions
    assert cli.main(["simulate", "toy", "--games", "3", "--jobs", "1"]) == 0
    assert "3 games of Pebbles" in capsys.readouterr().out
    assert cli.main(["games"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split() == ["toy", "Pebbles", "tests.toy"]


def test_a_record_of_it_is_saved_and_loaded(install: Callable[[str, str], None], tmp_path: Path) -> None:
    install("pebbles", "toy = tests.toy:GAME")
    record = lab.timeline("toy", seed=1)
    record.play("blue take 3")
    record.save(tmp_path / "record.json")
    assert lab.load(tmp_path / "record.json").state == record.state
    assert record.to_json()["package"] == "pebbles 1"


def test_a_record_of_a_game_that_is_not_installed_says_what_to_install(
    install: Callable[[str, str], None], tmp_path: Path
) -> None:
    install("pebbles", "toy = tests.toy:GAME")
    lab.timeline("toy", seed=1).save(tmp_path / "record.json")
    text = (tmp_path / "record.json").read_text().replace('"toy"', '"pips"').replace("pebbles 1", "pips 0.3")
    (tmp_path / "other.json").write_text(text)
    with pytest.raises(
        ForeignFile, match=r"no game 'pips'; there are .*; the record was written with pips 0\.3"
    ):
        lab.load(tmp_path / "other.json")
    (tmp_path / "other.json").write_text(text.replace("pips 0.3", ""))
    with pytest.raises(ForeignFile, match=r"no game 'pips'; there are [a-z_, ]*$"):
        lab.load(tmp_path / "other.json")


def test_ours_come_from_a_package_too() -> None:
    assert re.fullmatch(r"rulebook-lab \d+\.\d+\.\d+", lab.game("ambis").distribution)
    assert lab.timeline("ambis").to_json()["package"] == lab.game("ambis").distribution


def test_a_room_is_opened_for_it(install: Callable[[str, str], None]) -> None:
    install("pebbles", "toy = tests.toy:GAME")
    school = School("toy", 2)
    room = school.kept.room
    heap = room.state.facts["heap"]
    blue = school.pupil("Anna", "blue")
    yellow = school.pupil("Ben", "yellow")
    blue.press("play blue take 3")
    assert room.state.facts["heap"] == heap - 3
    assert "Blue takes 3 pebbles" in yellow.words


def test_coverage_reads_the_checkout_that_the_game_lies_in(
    install: Callable[[str, str], None],
) -> None:
    install("pebbles", "toy = tests.toy:GAME")
    assert coverage.checkout_of("tests.toy") == ROOT
    assert coverage.checkout_of(lab.game("amber").package) == ROOT
    rows = {row.id: row for row in coverage.report("toy").rows}
    assert [place.split()[1] for place in rows["turn.most"].enforced] == ["refuses"]


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("bad = no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("bad = tests.toy:NOTHING", "AttributeError"),
        ("bad = tests.toy:e.COLOURS", "is no Game"),
        ("bad = tests.toy:GAME", "calls itself 'toy'"),
        ("bad = quits:GAME", "SystemExit: 3"),
        ("bad = this is no entry point", "cannot be loaded"),
    ],
)
def test_a_broken_one_is_told_by_name_and_harms_nobody(
    entry: str,
    why: str,
    install: Callable[[str, str], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "quits.py").write_text("raise SystemExit(3)")
    install("pebbles", "toy = tests.toy:GAME")
    install("bungled", entry)
    assert lab.games == (*FIVE, "bad", "toy")
    assert lab.game("amber").id == "amber"
    with pytest.raises(BrokenGame, match=f"'bad' of the package bungled .*{why}"):
        lab.game("bad")
    assert cli.main(["games"]) == 0
    told = capsys.readouterr()
    assert [line.split()[0] for line in told.out.splitlines()] == [*FIVE, "toy"]
    assert "'bad' of the package bungled" in told.err
    assert cli.main(["simulate", "bad"]) == 2


def test_what_cannot_be_read_or_is_taken_harms_nobody(install: Callable[[str, str], None]) -> None:
    install("garbled", "there is no sign of equality here")
    install("thief", "amber = tests.toy:GAME")
    assert lab.games == FIVE
    assert lab.game("amber").title == "Amber"
    with pytest.raises(UnknownGame, match="there are amber, "):
        lab.game("toy")
