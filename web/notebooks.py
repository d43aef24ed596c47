"""Notebooks as a browser opens them: its own kernel, stored pictures that show before anything has run."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from typing import Any

import nbformat

from .stored import HTML, SVG, flowing

KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
WIDGET = "application/vnd.jupyter.widget-view+json"
SHOWS_ONLY = "shows-only"
"""The tag of a cell that no later one builds on: a page may run it when it is looked at, or never."""


def for_a_browser(text: str) -> str:
    """A stored notebook, fit for JupyterLite.

    Its kernel is the browser's; text is whole strings (JupyterLite joins lists of lines with commas); its
    cells are trusted, so that stored pictures show; stored widgets, dead without the kernel that made them,
    give way to those pictures, a walkthrough to panels that flow; a chapter begins a cell of its own.
    """
    notebook: dict[str, Any] = nbformat.reads(text, 4)  # type: ignore[no-untyped-call]
    notebook["metadata"]["kernelspec"] = KERNEL
    notebook["metadata"].setdefault("language_info", {"name": "python"})
    notebook["cells"] = [part for cell in notebook["cells"] for part in _cells(cell)]
    return json.dumps(notebook)


def _cells(cell: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if cell["cell_type"] == "code":
        _make_ready(cell)
        yield cell
        return
    for number, source in enumerate(chapters(cell["source"])):
        yield {**cell, "source": source, "id": f"{cell['id']}-{number}" if number else cell["id"]}


def chapters(source: str) -> list[str]:
    """A text cut before each heading of a chapter."""
    first, *others = source.split("\n## ")
    return [first, *(f"## {other}" for other in others)]


def _make_ready(cell: dict[str, Any]) -> None:
    cell["metadata"]["trusted"] = True
    if shows_only(cell["source"]):
        cell["metadata"]["tags"] = [*cell["metadata"].get("tags", []), SHOWS_ONLY]
    for output in cell["outputs"]:
        data = output.get("data", {})
        data.pop(WIDGET, None)
        if SVG in data and (panels := flowing(data[SVG])):
            data[HTML] = panels


def shows_only(source: str) -> bool:
    """Whether a cell is one expression, which binds no name."""
    return [type(statement) for statement in ast.parse(source).body] == [ast.Expr]
