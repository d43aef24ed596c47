"""Marching at the table by clicking: transporter, cargo, way; closed tiles say by which clause."""

from __future__ import annotations

import pytest

from rulebook_lab.engine import Timeline
from rulebook_lab.views.table import table
from tests.roads_and_boats.positions import cargo, read

LINE = (
    "seats: red yellow\nphase: movement\npending: end-phase movement > moving red+yellow\n"
    "map: 0,0 pasture; 1,0 pasture; 2,0 pasture; 0,1 rock; 3,0 sea\nroads: 0,0>1 1,0>1\n"
    "walls: 1,0>1 yellow 1\ngoods: 0,0/0 2 stone + clay\n"
    "transporters: r1 red wagon 0,0/0; y1 yellow donkey 0,0/0\n"
)


class Clicks:
    """A table at which somebody clicks."""

    def __init__(self, text: str) -> None:
        self.table = table(Timeline(read(text)))

    def click(self, *spots: str) -> None:
        for spot in spots:
            self.table.hear({"type": "spot", "board": "board", "spot": spot})

    @property
    def notice(self) -> str:
        return " ".join(node["x"] for node in self.table.page if "/notice/" in node["k"] and "x" in node)

    def told(self, clause: str) -> bool:
        """Whether a rule is named, by its title."""
        return self.table.state.game.catalogue[clause].title in self.notice


def test_transporter_cargo_way_and_end() -> None:
    clicks = Clicks(LINE)
    clicks.click("transporter:r1", "preset:one", "load:0,0/0:stone")
    assert cargo(clicks.table.state, "r1") == ["stone"]
    clicks.click("load:0,0/0:clay", "place:1,0/0")
    state = clicks.table.state
    assert str(state.transporters["r1"].place) == "1,0/0"
    assert cargo(state, "r1") == ["clay", "stone"]
    clicks.click("load:r1:clay*r1", "button:drop")  # or a tile within reach, to bring it there
    assert cargo(clicks.table.state, "r1") == ["stone"]
    clicks.click("button:halt")
    assert clicks.table.state.transporters["r1"].moved


def test_a_pile_goes_whole_unless_only_one_is_asked_for() -> None:
    clicks = Clicks(LINE)
    clicks.click("transporter:r1", "load:0,0/0:stone")
    assert cargo(clicks.table.state, "r1") == ["stone", "stone"]


@pytest.mark.parametrize(
    ("spot", "clause"),
    [("place:0,1/0", "movement.roads-only"), ("place:2,0/0", "movement.road-connected")],
)
def test_a_closed_tile_answers_with_its_clause(spot: str, clause: str) -> None:
    clicks = Clicks(LINE)
    clicks.click("transporter:r1", spot)
    assert str(clicks.table.state.transporters["r1"].place) == "0,0/0"
    assert clicks.told(clause)


def test_a_wall_on_the_way_answers_with_its_clause() -> None:
    clicks = Clicks(LINE)
    clicks.click("transporter:r1", "place:1,0/0", "place:2,0/0")
    assert str(clicks.table.state.transporters["r1"].place) == "1,0/0"
    assert clicks.told("walls.others")
