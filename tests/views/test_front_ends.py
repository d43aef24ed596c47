"""What a board hands to the front ends that need more than JupyterLab does."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import ipywidgets
import pytest
from IPython.core.formatters import DisplayFormatter

from rulebook_lab.scene import Scene, circle
from rulebook_lab.views.board import Board

WIDGET = "application/vnd.jupyter.widget-view+json"


def shown(board: Board) -> tuple[dict[str, Any], dict[str, Any]]:
    """What IPython sends for a board at the end of a cell: data and metadata by kind."""
    return DisplayFormatter().format(board)


@pytest.fixture
def board() -> Board:
    return Board(Scene.of((0, 0, 10, 10), circle("c", (5, 5), 4), text="(o)"))


def test_a_board_is_a_widget_a_picture_and_a_text(board: Board) -> None:
    data, _ = shown(board)
    assert data.keys() == {WIDGET, "image/svg+xml", "text/plain"}
    assert data["text/plain"] == "(o)"


def test_with_ipywidgets_7_too(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    alone: list[Any] = []
    monkeypatch.setattr(ipywidgets.Widget, "_ipython_display_", alone.append, raising=False)
    data, _ = shown(board)
    assert data.keys() == {WIDGET, "image/svg+xml", "text/plain"}
    assert not alone


def test_colab_is_asked_for_its_manager_of_foreign_widgets(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "https://colab.example/manager.min.js"
    output = ModuleType("google.colab.output")
    vars(output).update(
        _widgets=SimpleNamespace(_installed_url=address), enable_custom_widget_manager=lambda: None
    )
    monkeypatch.setitem(sys.modules, "google.colab.output", output)
    _, metadata = shown(board)
    assert metadata[WIDGET]["colab"]["custom_widget_manager"]["url"] == address
