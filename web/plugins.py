"""Games of other packages that go onto the site: their wheels, their notebooks, what loads them."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import rulebook_lab as lab

from . import notebooks

GROUP = "rulebook_lab.games"
OURS = "rulebook-lab"


class Plugin(NamedTuple):
    """A package in a folder: what installers call it, and the games that it registers."""

    home: Path
    package: str
    games: tuple[str, ...]


def read(home: Path) -> Plugin:
    """The plug-in in a folder. Raises ValueError where there is none."""
    path = home / "pyproject.toml"
    project = tomllib.loads(path.read_text(encoding="utf-8"))["project"] if path.is_file() else {}
    games = project.get("entry-points", {}).get(GROUP, {})
    if not games:
        raise ValueError(f"{home} holds no package that registers a game under {GROUP!r}")
    return Plugin(home, re.sub(r"[-_.]+", "-", project["name"]).lower(), tuple(games))


def lay_out_notebooks(plugin: Plugin, folder: Path) -> None:
    """Put a notebook of each of its games into a folder: its own, else one with its table and lessons."""
    for name in plugin.games:
        own = plugin.home / "notebooks" / f"{name}.ipynb"
        text = own.read_text(encoding="utf-8") if own.is_file() else plain_notebook(name)
        (folder / f"{name}.ipynb").write_text(notebooks.for_a_browser(text), encoding="utf-8")


def plain_notebook(name: str) -> str:
    """A notebook for a game that brings none: its table, its rules, its lessons one by one."""
    game = lab.game(name)
    lessons = lab.lessons(name)
    begin = f'import rulebook_lab as lab\n\nlab.table(lab.timeline("{name}", seats={game.seat_counts[0]}))'
    chapters = [(game.title, begin), ("The rules", f'lab.rules("{name}")')]
    for kind, found in (("example", lessons.walkthroughs), ("exercise", lessons.exercises)):
        chapters += [(found[id].title or id, f'lab.{kind}("{name}", "{id}")') for id in found]
    blank: dict[str, object] = {"metadata": {}, "execution_count": None, "outputs": []}
    cells: list[dict[str, object]] = []
    for number, (title, code) in enumerate(chapters):
        level = "##" if number else "#"
        cells += [
            {"cell_type": "markdown", "id": f"title-{number}", "metadata": {}, "source": f"{level} {title}"},
            {"cell_type": "code", "id": f"code-{number}", "source": code, **blank},
        ]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


def load_with_ours(lock: dict[str, dict[str, dict[str, list[str]]]], package: str) -> None:
    """Say in a site's lock that a plug-in comes whenever our package does, and ours when it is imported.

    A package waits for what it depends on, so that of the two only ours may name the other.
    """
    ours, plugin = lock["packages"][OURS], lock["packages"][package]
    ours["depends"].append(package)
    plugin["depends"] = [name for name in plugin["depends"] if name != OURS]
    ours["imports"] += plugin["imports"]
    plugin["imports"] = []
