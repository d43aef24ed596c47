"""Somebody who reads a page and clicks on it, without a browser."""

from __future__ import annotations

from typing import Any

from rulebook_lab.views.page import Page


def do(page: Page, action: str, value: Any = None) -> None:
    page.click(action, value)


def spot(page: Page, name: str) -> None:
    page.pick(name)


def words(page: Page, under: str = "") -> str:
    return " ".join(str(node["x"]) for node in page.page if "x" in node and under in node["k"])
