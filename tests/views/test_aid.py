"""What things cost and give stands where one decides, and on a card on the table."""

from __future__ import annotations

import pytest

import rulebook_lab as lab
from rulebook_lab.views.table import table

BUILDING = """\
seats: red yellow
map: 0,0 woods; 1,0 rock
phase: building
transporters: r1 red donkey 0,0/0
goods: 0,0/0 2 boards + stone
asks: end-phase building > constructing red+yellow
"""


def test_a_building_tells_its_cost_on_the_button_and_the_rest_when_one_points_at_it() -> None:
    """The woodcutter costs a board and gives a trunk a turn."""
    page = table(lab.timeline(lab.game("roads_and_boats").read_position(BUILDING), seed=1), "red")
    page.pick("place:0,0/0")
    shown = next(node for node in page.page if node.get("x") == "Woodcutter: 1 board")
    assert "on woods. Gives 1 trunk a turn" in shown["a"]["title"]


@pytest.mark.parametrize("name", lab.games)
def test_the_player_aid_lies_on_the_table(name: str) -> None:
    game = lab.game(name)
    page = table(lab.timeline(game, seed=1))
    page.click("panel aid")
    words = {node.get("x") for node in page.page}
    assert game.aid.lines
    assert all({line.name, line.text} <= words for line in game.aid.lines)
    assert all(line.text in str(game.aid) for line in game.aid.lines)
    assert game.aid._repr_html_().count("<tr>") == len(game.aid.lines)


@pytest.mark.parametrize(
    ("name", "spot", "told"),
    [
        ("amber", "hand:straight#2", "A road on 2 sides"),
        ("amber_route", "hand:swamp-2", "Value 2, for swamp"),
        ("jantaris", "card:market.3", "Names "),
        ("ambis", "location:jail", "Scores "),
        ("roads_and_boats", "building:sawmill", "boards out of"),
    ],
)
def test_a_line_is_found_by_whatever_spot_the_thing_lies_on(name: str, spot: str, told: str) -> None:
    line = lab.game(name).aid.about(spot)
    assert line
    assert told.lower() in line.text.lower()
