"""The site's notebooks: the stored ones, fit for a browser's own Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest

from web import notebooks

STORED = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
PICTURE = "image/svg+xml"


def cells(path: Path) -> list[dict[str, Any]]:
    fit: list[dict[str, Any]] = json.loads(notebooks.for_a_browser(path.read_text("utf-8")))["cells"]
    return fit


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_nothing_is_lost_and_stored_boards_show_as_pictures(path: Path) -> None:
    stored, fit = nbformat.read(path, 4).cells, cells(path)
    code = [cell["source"] for cell in fit if cell["cell_type"] == "code"]
    assert code == [cell.source for cell in stored if cell.cell_type == "code"]
    words = "\n".join(cell["source"] for cell in fit if cell["cell_type"] == "markdown")
    assert words == "\n".join(cell.source for cell in stored if cell.cell_type == "markdown")
    assert len({cell["id"] for cell in fit}) == len(fit)
    shown = [output["data"] for cell in fit for output in cell.get("outputs", []) if "data" in output]
    assert shown
    assert all(isinstance(data["text/plain"], str) for data in shown)
    assert not [data for data in shown if notebooks.WIDGET in data]
    pictures = [output for cell in stored for output in cell.get("outputs", []) if PICTURE in str(output)]
    assert sum(PICTURE in data for data in shown) == len(pictures)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_each_chapter_begins_a_cell(path: Path) -> None:
    for cell in cells(path):
        assert "\n## " not in cell["source"] or cell["cell_type"] == "code"


@pytest.mark.parametrize(
    ("source", "only"),
    [
        ("lab.example('ambis', 'soldiers')", True),
        ("state.why_not('blue plot')  # why?", True),
        ("[move for move in state.legal_moves]", True),
        ("import rulebook_lab as lab\nlab.quiz('ambis')", False),
        ("state = game.start(2)", False),
        ("print(quiz.paper())\nquiz.key()", False),
        ("for move in moves:\n    state = state.play(move)", False),
    ],
)
def test_a_cell_shows_only_when_it_is_one_expression(source: str, only: bool) -> None:
    assert notebooks.shows_only(source) is only
