"""What takes long to import waits until it is needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

SLOW = {
    "asyncio", "email", "hashlib", "importlib.metadata", "importlib.resources", "json", "pathlib", "shutil",
    "sqlite3", "statistics", "tempfile", "tomllib", "unittest", "urllib", "zipfile",
    "anywidget", "babel", "fluent", "fsrs", "ipywidgets", "numpy", "pandas", "plotly",
    "rulebook_lab.bots", "rulebook_lab.interop", "rulebook_lab.lessons", "rulebook_lab.rooms",
    "rulebook_lab.scene", "rulebook_lab.simulate", "rulebook_lab.views",
    "rulebook_lab.engine.equilibria", "rulebook_lab.engine.fluency", "rulebook_lab.engine.script",
}  # fmt: skip


def loaded_by(statement: str) -> set[str]:
    """Those of them that a statement loads in a fresh interpreter."""
    script = f"import sys; before = set(sys.modules); {statement}; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return SLOW & set(done.stdout.split())


def test_importing_the_package_loads_nothing_slow() -> None:
    assert loaded_by("import rulebook_lab") == set()


@pytest.mark.parametrize("game", ["amber", "amber_route", "jantaris", "ambis", "roads_and_boats"])
def test_starting_a_game_reads_its_components_and_loads_nothing_else(game: str) -> None:
    start = f"import rulebook_lab as lab; lab.game({game!r}).start()"
    assert loaded_by(f"{start}; assert 'rulebook_lab.games.{game}.picture' not in sys.modules") == {
        "pathlib", "tomllib", "urllib"
    }  # fmt: skip
