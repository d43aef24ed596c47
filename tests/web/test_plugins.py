"""A game of another package on the site: found in its folder, given a notebook, loaded with ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.new_game import new_game
from web import notebooks, plugins

ROOT = Path(__file__).parents[2]


def code(text: str) -> list[str]:
    """The sources of a notebook's code cells, as a browser opens it."""
    cells = json.loads(notebooks.for_a_browser(text))["cells"]
    return [cell["source"] for cell in cells if cell["cell_type"] == "code"]


def test_the_sixth_game_is_a_plug_in() -> None:
    home = ROOT / "examples" / "liars_dice"
    assert plugins.read(home) == plugins.Plugin(home, "liars-dice", ("liars_dice",))


def test_a_package_that_new_game_writes_is_a_plug_in(tmp_path: Path) -> None:
    assert plugins.read(new_game("three_stones", tmp_path / "x"))[1:] == ("three-stones", ("three_stones",))


def test_a_folder_without_a_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no package that registers a game"):
        plugins.read(tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "plain"\n')
    with pytest.raises(ValueError, match="holds no package that registers a game"):
        plugins.read(tmp_path)


def test_its_own_notebook_is_laid_out_alone(tmp_path: Path) -> None:
    plugins.lay_out_notebooks(plugins.read(ROOT / "examples" / "liars_dice"), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["liars_dice.ipynb"]  # the other needs OpenSpiel
    assert 'lab.game("liars_dice")' in "".join(code((tmp_path / "liars_dice.ipynb").read_text()))


@pytest.mark.parametrize("name", ["jantaris"])
def test_a_game_without_a_notebook_is_given_one(name: str, tmp_path: Path) -> None:
    plugins.lay_out_notebooks(plugins.Plugin(tmp_path / "none", name, (name,)), tmp_path)
    text = (tmp_path / f"{name}.ipynb").read_text()
    first, rules, *taught = code(text)
    space: dict[str, object] = {}
    exec(first, space)
    exec(rules, space)
    assert f'lab.timeline("{name}", seats={lab.game(name).seat_counts[0]})' in first
    shipped = lab.lessons(name)
    assert len(taught) == len(shipped.walkthroughs) + len(shipped.exercises)
    exec(taught[0], space)
    exec(taught[-1], space)


def test_ours_brings_it_along_and_neither_waits_for_the_other() -> None:
    lock = {
        "packages": {
            "rulebook-lab": {"depends": ["msgspec"], "imports": ["rulebook_lab"]},
            "liars-dice": {"depends": ["rulebook-lab", "networkx"], "imports": ["liars_dice"]},
        }
    }
    plugins.load_with_ours(lock, "liars-dice")
    assert lock["packages"] == {
        "rulebook-lab": {"depends": ["msgspec", "liars-dice"], "imports": ["rulebook_lab", "liars_dice"]},
        "liars-dice": {"depends": ["networkx"], "imports": []},
    }
