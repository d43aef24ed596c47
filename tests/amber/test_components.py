"""The box: what the library ships, and an owner's file with what is really printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook_lab.engine import BadComponents
from rulebook_lab.games.amber.component_reading import read_components
from tests.amber.table import AMBER
from tests.clauses import clause

BEND = '[[component]]\nid = "tile.bend"\ntitle = "Bend"\nkind = "road"\narms = { n = "both", e = "both" }\n'
SETUP = '[[component]]\nid = "setup.2.mine"\ntitle = "Mine"\nplayers = 2\n'


@clause("amber", "contents.construction-tiles", "contents.villages", "contents.coins", "contents.castles")
@clause("amber", "contents.board", "contents.special-shovels")
def test_the_box_holds_what_the_rulebook_counts():
    """ruling.board-size, ruling.coin-count, ruling.castle-colours."""
    kit = AMBER.components()
    counts = dict.fromkeys(("road", "wetland", "shovel", "special-shovel"), 0)
    for tile in kit.tiles.values():
        counts[tile.kind] += tile.count
    assert counts == {"road": 82, "wetland": 4, "shovel": 6, "special-shovel": 6}
    assert (kit.totals.villages, kit.totals.castles, kit.totals.coins) == (8, 6, 14)
    assert len(kit.beside) == 121
    assert kit.beside["D3"] == ("D2", "E3", "D4", "C3")
    assert kit.beside["A1"] == ("", "B1", "A2", "")


@clause("amber", "diagrams.setups")
def test_what_is_reconstructed_says_so():
    kit = AMBER.components()
    assert all(diagram.ours for diagram in kit.diagrams.values())
    assert kit.tiles["bend"].ours
    assert not kit.tiles["wetland"].ours
    assert not kit.board.ours
    assert kit.board.provenance == "public"


@clause("amber", "diagrams.setups", "setup.place-pieces")
def test_the_set_ups_are_possible_and_none_holds_more_than_14_coins():
    """ruling.setup-validity."""
    kit = AMBER.components()
    assert len(kit.diagrams) == 15
    for diagram in kit.diagrams.values():
        assert len(diagram.castles) == diagram.players
        assert len(diagram.castles) + len(diagram.villages) <= 14


def test_a_tile_of_the_owner_takes_part():
    text = BEND + 'count = 15\n[[component]]\nid = "tile.s-bend"\ntitle = "S"\nkind = "road"\ncount = 1\n'
    text += 'arms = { n = "both", e = "both", s = "both", w = "both" }\nlevels = [["n", "e"], ["s", "w"]]\n'
    game = AMBER.with_components(text)
    kit = game.components(game.edition)
    assert kit.tiles["s-bend"].provenance == "owner"
    assert kit.turns["s-bend"] == ("s-bend@0", "s-bend@90")
    state = game.start(2).let_chance(1)
    assert state.edition == game.edition
    assert game.read_position(state.text) == state
    text = f"edition: {game.edition}\ncastles: red=C3* blue=I9*\nvillages: F6*\ntiles: D3=s-bend@0\nturn: red"
    assert game.read_position(text).facts["reach.red"] == 5  # C2 B3 C4 D3 and D4, not D2 or E3


def test_sentences_call_tiles_as_the_owners_file_does_and_ours_as_before():
    own = AMBER.with_components(BEND.replace('"Bend"', '"Curve"') + "count = 16\n")
    text = "castles: red=C3* blue=I9*\nvillages: F6*\nhand red: bend*6\n"
    told = [
        [state.game.narrate(event) for event in state.outcome("red place bend@0 C4").events]
        for state in (own.read_position(f"edition: {own.edition}\n{text}"), AMBER.read_position(text))
    ]
    assert told == [["Red lays a curve (N–E) on C4."], ["Red lays a bend (N–E) on C4."]]


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        ("bend", "bend"),
        ("bend@90", "bend (E–S)"),
        ("straight@270", "straight (E–W)"),
        ("tee@0", "T-junction (E–S–W)"),
        ("dead-end@180", "dead end (S)"),
        ("one-way-straight@270", "one-way straight (W→E)"),
        ("one-way-left@0", "one-way left bend (N→E)"),
        ("tee-exit@0", "T-junction with one-way exit (E–W→S)"),
        ("tee-entry@0", "T-junction with one-way entry (S→E–W)"),
        ("bridge", "bridge"),
        ("bridge@90", "bridge"),
        ("wetland", "wetland"),
    ],
)
def test_a_tile_is_called_by_where_its_roads_lead(tile, name):
    assert AMBER.texts.name(tile) == name


def test_roads_that_do_not_touch_are_told_apart():
    text = BEND + 'count = 15\n[[component]]\nid = "tile.two-bends"\ntitle = "Two bends"\n'
    text += 'kind = "road"\ncount = 1\n'
    text += 'arms = { n = "both", e = "both", s = "both", w = "both" }\nlevels = [["n", "e"], ["s", "w"]]\n'
    own = AMBER.with_components(text)
    assert own.texts.name("two-bends@0") == "two bends (N–E, S–W)"
    assert own.texts.name("two-bends@90") == "two bends (N–W, E–S)"


def test_a_set_up_of_the_owner_takes_the_place_of_ours_for_its_number_of_players():
    rows = [". . . . . . . . . . ."] * 9
    text = (
        SETUP + 'diagram = """\n. 1 . v . . . . . . .\n' + "\n".join(rows) + '\n. 2 . . . . . . . . .\n"""\n'
    )
    kit = read_components(text)
    assert kit.setups(2) == ("2.mine",)
    assert len(kit.setups(3)) == 3
    assert kit.diagrams["2.mine"].castles == ("B1", "B11")
    assert kit.diagrams["2.mine"].villages == ("D1",)


def test_an_owners_file_is_read_from_a_path(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(SETUP + 'castles = ["A1", "K11"]\nvillages = ["F6"]\n', encoding="utf-8")
    game = AMBER.with_components(path)
    assert {move.setup for move in game.start(2).chance} == {"2.mine"}
    assert {move.setup for move in AMBER.start(2).chance} == {"2.a", "2.b", "2.c"}


PLACES = 'castles = ["A1", "K11"]\nvillages = ["F6"]\n'

BAD = [
    ("", "no entry", "the file is empty"),
    ("[[component]\n", "no TOML", "broken TOML"),
    ('[[component]]\ntitle = "x"\n', r"entry 1, id: None is wrong; a name such as", "no id"),
    ((SETUP + PLACES) * 2, "entry 2, id: 'setup.2.mine' comes twice", "an id twice"),
    ('[[component]]\nid = "moat"\n', "moat, id: 'moat' is wrong; right are board", "an unknown entry"),
    (
        BEND + 'count = "many"\n',
        "count: 'many' is wrong; a whole number from 0 to 9999",
        "a word for a number",
    ),
    (BEND + "count = -1\n", "tile.bend, count: -1 is wrong; a whole number from 0", "a negative number"),
    (BEND, "tile.bend, count is missing: a whole number", "a missing key"),
    (
        BEND + "count = 16\nkount = 3\n",
        "tile.bend, kount: there is no such field; right are .*count",
        "a typo",
    ),
    (BEND + "count = 15\n", "tile.…, count: 81 roads together are wrong; 82 are right", "a wrong sum"),
    (
        BEND.replace('"both"', '"up"') + "count = 16\n",
        "tile.bend, arms: .*a table of n, e, s, w, each one of both, in, out is right",
        "no mode",
    ),
    (
        BEND.replace("n =", "x =") + "count = 16\n",
        "tile.bend, arms: .*a table of n, e, s, w, each one of both, in, out is right",
        "no edge",
    ),
    (BEND.replace('n = "both", e = "both"', "") + "count = 16\n", "tile.bend, arms: {} is wrong", "no arms"),
    (
        BEND + 'count = 16\nlevels = [["n"]]\n',
        "tile.bend, levels: .* exactly one level",
        "an arm on no level",
    ),
    (BEND + "count = 16\nstraight_section = true\n", "straight_section: true is wrong", "a crooked straight"),
    (BEND + "count = 16\nrebuilds = true\n", "rebuilds: true is wrong; .* four arms", "a bend that rebuilds"),
    (
        BEND + 'count = 16\nprovenance = "hearsay"\n',
        "'hearsay' is wrong; one of rulebook",
        "no source",
    ),
    (
        SETUP + 'castles = ["A1"]\nvillages = ["F6"]\n',
        "setup.2.mine, castles: 1 are wrong",
        "too few castles",
    ),
    (SETUP + 'castles = ["A1", "A2"]\nvillages = ["F6"]\n', "A1 and A2 touch", "neighbours"),
    (SETUP + 'castles = ["A1", "Z9"]\nvillages = ["F6"]\n', "'Z9' is wrong; a location", "off the board"),
    (SETUP + 'castles = ["A1", "F6"]\nvillages = ["F6"]\n', "a location comes twice", "two on one location"),
    (
        SETUP + 'castles = ["A1", "K11"]\nvillages = []\n',
        "villages: 0 are wrong; 1 to 8 are right",
        "no village",
    ),
    ('[[component]]\nid = "setup.2.x"\ntitle = "X"\nplayers = {}\n', r"setup\.2\.x, players", "players"),
    (SETUP + 'diagram = "1 2 v"\n', "diagram: 1 lines .* 11 lines of 11 signs are right", "a small drawing"),
    (
        '[[component]]\nid = "castle.red"\ncolour = "pink"\n',
        "colour: 'pink' is wrong; one of blue",
        "a colour",
    ),
]


@pytest.mark.parametrize(("text", "message"), [case[:2] for case in BAD], ids=[case[2] for case in BAD])
def test_a_bad_file_says_entry_key_wrong_and_right(text, message):
    with pytest.raises(BadComponents, match=message):
        read_components(text)


def test_a_drawing_and_a_list_must_agree():
    rows = "\n".join(["1 . . . . . . . . . ."] + [". . . . . . . . . . ."] * 9 + ["v . . . . . . . . . 2"])
    with pytest.raises(BadComponents, match=r"castles: .* is wrong; the diagram draws"):
        read_components(SETUP + f'castles = ["A1", "J11"]\ndiagram = """\n{rows}\n"""\n')
