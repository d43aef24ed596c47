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
    assert game.aid._repr_html_().count("<tr ") == len(game.aid.lines)


KINDS = {
    "amber": "turn point tile",
    "amber_route": "turn field challenge difficulty spent point light dark gift kept",
    "jantaris": "place vote rule district item market fair",
    "ambis": "step threat count point lord location",
    "roads_and_boats": "phase cost limit row building transporter good subject",
}


@pytest.mark.parametrize("name", lab.games)
def test_it_holds_what_a_player_looks_up_each_kind_under_its_head(name: str) -> None:
    """Not only the cards: what may be done in a turn, and what gives points."""
    game = lab.game(name)
    page = table(lab.timeline(game, seed=1))
    page.click("panel aid")
    heads = [node["x"] for node in page.page if node["t"] == "h3" and "/aid/" in node["k"]]
    parts = game.aid.parts
    assert {line.kind for line in game.aid.lines} == {*KINDS[name].split()}
    assert len({head for head, _ in parts}) == len(parts), "each head stands once"
    assert heads == [head for head, _ in parts]
    assert all(heads)
    assert len({line.id for line in game.aid.lines}) == len(game.aid.lines)
    for line in game.aid.lines:
        assert line.clauses
        assert all(clause in game.catalogue for clause in line.clauses), line.id
        assert not {*"{}"} & {*line.text}, line.id
        assert "/" not in line.name, "a name that no message gives"


@pytest.mark.parametrize(
    ("name", "id", "told"),
    [
        # the table of the rulebook's back cover: 2 own bricks beside 3 of others give 4 points
        (
            "roads_and_boats",
            "row.row-2",
            "0, 1, 2, 3, 4 and 5 bricks of other players: 10, 6, 5, 4, 3 and 2",
        ),
        ("roads_and_boats", "cost.cost-shaft", "1 iron and 1 fuel"),
        ("jantaris", "vote.vote-black", "Three or more: lose all your Goods"),
        ("jantaris", "district.taira", "Between Meziris and Amarin."),
        ("ambis", "threat.threat-4", "A key and a pearl, or a key and a monster token."),
        ("ambis", "count.count-allies", "1 of value 5, 2 of 4, 3 of 3, 3 of 2, 4 of 1."),
        ("amber", "point.point-castle", "2 points for each"),
        ("amber_route", "spent.spent-secured", "With 3 loose ambers you secure 1 and put 2 back."),
    ],
)
def test_its_figures_are_those_of_the_rulebook(name: str, id: str, told: str) -> None:
    (line,) = [line for line in lab.game(name).aid.lines if line.id == id]
    assert told in line.text


def test_it_speaks_of_an_owners_components() -> None:
    game = lab.game("amber")
    dear = game.with_components(game.components_text("").replace("other_castle = 2", "other_castle = 5"))
    assert "5 points for each" in str(dear.aid)


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
