"""`make lab` works on copies: playing changes no file of the project, and nobody's work is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from nbformat import read
from nbformat.sign import NotebookNotary
from nbformat.v4 import new_code_cell, new_notebook, writes

from tools import lab


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    source = tmp_path / "notebooks"
    source.mkdir()
    for name in ("start", "ambis"):
        (source / f"{name}.ipynb").write_text(writes(new_notebook(cells=[new_code_cell(name)])))
    return source, tmp_path / "mine"


def test_copies_are_made_and_the_notebooks_stay_as_they_are(folders: tuple[Path, Path]) -> None:
    source, mine = folders
    before = {path.name: path.read_bytes() for path in source.iterdir()}
    assert lab.copy(source, mine) == []
    (mine / "ambis.ipynb").write_text("played")
    assert {path.name: path.read_bytes() for path in source.iterdir()} == before
    assert (mine / "start.ipynb").read_bytes() == before["start.ipynb"]


def test_a_copy_that_was_changed_is_kept_and_told_of(folders: tuple[Path, Path]) -> None:
    source, mine = folders
    lab.copy(source, mine)
    (mine / "ambis.ipynb").write_text("mine")
    assert lab.copy(source, mine) == [], "the project's is the same"
    (source / "ambis.ipynb").write_text("newer")
    assert lab.copy(source, mine) == ["ambis.ipynb"]
    assert (mine / "ambis.ipynb").read_text() == "mine"
    (mine / "ambis.ipynb").unlink()
    assert lab.copy(source, mine) == []
    assert (mine / "ambis.ipynb").read_text() == "newer"


def test_a_copy_that_was_left_alone_follows_the_project(folders: tuple[Path, Path]) -> None:
    source, mine = folders
    lab.copy(source, mine)
    (source / "start.ipynb").write_text("newer")
    assert lab.copy(source, mine) == []
    assert (mine / "start.ipynb").read_text() == "newer"


def test_notebooks_in_other_languages_are_copied_too(folders: tuple[Path, Path]) -> None:
    source, mine = folders
    (source / "pl").mkdir()
    (source / "pl" / "ambis.ipynb").write_text("po polsku")
    assert lab.copy(source, mine) == []
    assert (mine / "pl" / "ambis.ipynb").read_text() == "po polsku"
    (mine / "pl" / "ambis.ipynb").write_text("moje")
    (source / "pl" / "ambis.ipynb").write_text("nowe")
    assert lab.copy(source, mine) == ["pl/ambis.ipynb"]


def test_a_damaged_list_of_copies_loses_nothing(folders: tuple[Path, Path]) -> None:
    source, mine = folders
    lab.copy(source, mine)
    (mine / "ambis.ipynb").write_text("mine")
    (mine / lab.KNOWN).write_text("{")
    assert lab.copy(source, mine) == ["ambis.ipynb", "start.ipynb"]
    assert (mine / "ambis.ipynb").read_text() == "mine"


def test_only_copies_that_are_still_the_projects_are_trusted(
    folders: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    source, mine = folders
    lab.copy(source, mine)
    foreign = read(mine / "ambis.ipynb", as_version=4)
    foreign.cells[0].source = "somebody else's"
    (mine / "ambis.ipynb").write_text(writes(foreign))
    lab.trust(mine)
    notary = NotebookNotary()
    assert notary.check_signature(read(mine / "start.ipynb", as_version=4))
    assert not notary.check_signature(foreign)


@pytest.mark.parametrize(
    ("given", "page"),
    [
        (
            ["--no-browser", "--port", "8917", "--ServerApp.token=x"],
            "http://localhost:8917/doc/tree/start.ipynb?reset&token=x",
        ),
        (["--port=8917", "--IdentityProvider.token="], "http://localhost:8917/doc/tree/start.ipynb?reset"),
    ],
)
def test_the_address_of_the_start_page_is_told(given: list[str], page: str) -> None:
    line, told = lab.command(Path("mine"), given)
    assert told == page
    assert line[-len(given) :] == given
    assert "--LabApp.default_url=/doc/tree/start.ipynb?reset" in line


def test_a_token_is_made_where_none_is_given() -> None:
    line, told = lab.command(Path("mine"), [])
    token = told.partition("&token=")[2]
    assert len(token) > 20
    assert f"--IdentityProvider.token={token}" in line
