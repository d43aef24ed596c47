"""Scenes, the patches between them, and the static picture."""

from xml.etree import ElementTree

import pytest

from rulebook_lab.scene import (
    Face,
    Scene,
    card,
    circle,
    diff,
    finger,
    group,
    icon,
    rect,
    seat_fill,
    spot_shape,
    text,
    to_svg,
    token,
    with_marks,
    zone,
)
from rulebook_lab.scene.heard import heard
from rulebook_lab.scene.marks import spot_boxes, with_classes
from rulebook_lab.scene.node import Node

BOX = (0, 0, 100, 50)


def scene(*nodes: Node) -> Scene:
    return Scene.of(BOX, nodes)


def pieces(*keys: str, parent: str | None = None) -> list[Node]:
    return [circle(key, (5, 5), 3, parent=parent) for key in keys]


def test_two_nodes_of_one_key_are_refused() -> None:
    with pytest.raises(ValueError, match="share the key 'a'"):
        scene(*pieces("a", "a"))


def test_a_parent_stands_before_its_child() -> None:
    with pytest.raises(ValueError, match="parent 'g'"):
        scene(*pieces("a", parent="g"), group("g"))


def test_equal_scenes_have_an_empty_patch() -> None:
    assert diff(scene(*pieces("a", "b")), scene(*pieces("a", "b"))) == {}


def test_a_patch_names_only_what_changed() -> None:
    old = scene(*pieces("a", "b"), group("piece", (0, 0)))
    new = scene(*pieces("a"), group("piece", (7.123456, 9)), *pieces("c"))
    patch = diff(old, new)
    assert [node["k"] for node in patch["set"]] == ["piece", "c"]
    assert patch["set"][0]["m"] == [7.12, 9, 0, 1]
    assert patch["del"] == ["b"]
    assert "order" not in patch


def test_an_order_is_sent_where_appending_would_not_give_it() -> None:
    old = scene(group("g"), *pieces("a", "b", parent="g"), group("h"))
    new = scene(group("g"), *pieces("x", "a", "b", parent="g"), group("h"))
    assert diff(old, new)["order"] == [(None, ["x"])]


def test_a_node_that_changes_its_parent_is_ordered_there() -> None:
    old = scene(group("g"), *pieces("a", parent="g"), group("h"), *pieces("b", parent="h"))
    new = scene(group("g"), group("h"), *pieces("a", "b", parent="h"))
    assert diff(old, new)["order"] == [(None, ["a"])]


def test_label_and_description_travel_when_they_change() -> None:
    old, new = Scene.of(BOX, label="turn 1", text="x"), Scene.of(BOX, label="turn 2", text="y")
    assert diff(old, new) == {"label": "turn 2", "desc": "y"}


def test_the_static_picture_is_whole_xml_with_words() -> None:
    spot = group("s", (3, 4), spot="cell:1", label="cell 1 & more", tip="Rule <1>")
    drawn = scene(spot, text("t", (1, 2), "one\ntwo", parent="s"))
    svg = to_svg(drawn, width=900)
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 100 50"
    assert root.get("width") == "900"
    assert "prefers-color-scheme:dark" in svg
    assert 'transform="translate(3,4)"' in svg
    assert "cell 1" not in svg, "a picture shows its tips to nobody, and grows by a third"
    assert [span.text for span in root.iter("{http://www.w3.org/2000/svg}tspan")] == ["one", "two"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_fixed_theme_leaves_no_variable(theme: str) -> None:
    svg = to_svg(scene(rect("r", (0, 0, 5, 5), fill="var(--rb-card)")), theme=theme)
    assert "var(" not in svg


def test_seat_patterns_come_with_the_shapes_that_use_them() -> None:
    drawn = scene(rect("r", (0, 0, 5, 5), fill=seat_fill("green")))
    keys = [node.key for node in drawn.nodes]
    assert keys[:2] == ["seat-green.defs", "seat-green"]
    assert keys[-1] == "r"
    again = drawn.with_nodes(rect("q", (0, 0, 5, 5), fill=seat_fill("green")))
    assert [node.key for node in again.nodes] == [*keys, "q"]


def test_marks_ring_spots_and_arrows_join_them() -> None:
    nodes = [group("c", (10, 20), spot="card:1"), rect("c.shape", (0, 0, 30, 40), parent="c")]
    drawn = scene(*nodes, circle("d", (80, 20), 5, spot="cell:2"))
    assert spot_boxes(drawn) == {"card:1": (10, 20, 40, 60), "cell:2": (75, 15, 85, 25)}
    marked = with_marks(drawn, {"card:1": "here"}, [("card:1", "cell:2")])
    added = {node.key: node for node in marked.nodes[len(drawn.nodes) :]}
    assert added["marks.0"].attrs["x"] == 5
    assert added["marks.0.word.figure"].text == "here"
    assert str(added["marks.arrow0"].attrs["d"]).startswith("M25 40L80 20")
    with pytest.raises(KeyError, match="no spot 'cell:9'"):
        with_marks(drawn, ["cell:9"])


def test_a_class_is_laid_on_a_spot() -> None:
    drawn = scene(circle("d", (8, 2), 5, spot="cell:2", cls="big"))
    assert with_classes(drawn, {"cell:2": "last"}).nodes[0].cls == "big last"


def test_a_path_that_stands_often_is_written_once() -> None:
    once = [icon(f"i{n}", "crab", (n * 20, 5)) for n in range(4)]
    svg = to_svg(scene(*once))
    assert svg.count("M12 9c4.5") == 1
    uses = [use.get("href") for use in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}use")]
    assert len(uses) == 4
    assert f'id="{str(uses[0])[1:]}"' in svg


def test_what_only_a_finger_finds_is_not_painted():
    chip = group("chip", (5, 5), spot="load:clay", label="clay")
    nodes = [
        chip,
        finger("chip.finger", (-12, -12, 24, 24), parent="chip"),
        circle("chip.dot", (0, 0), 4, parent="chip"),
    ]
    picture = to_svg(Scene.of((0, 0, 10, 10), nodes))
    assert "circle" in picture
    assert picture.count("<rect") == 1  # the ground


def test_a_picture_is_told_by_what_is_named_on_it() -> None:
    pawn = token("pawn", "red", label="the pawn").draw((0, 0))
    cards = [node for n in "ab" for node in card(n, Face("crab", "2")).draw((0, 0))]
    hand = [*zone("hand", (0, 0, 99, 40), "Red", seat="red"), text("note", (0, 0), "two\ncards"), *cards]
    again = spot_shape(rect("name", (0, 0, 9, 9)), "seat:red", "Red")
    below = text("foot", (0, 20), "all is ours")
    assert heard("table", [*pawn, *hand, again, *zone("empty", (0, 0, 9, 9)), below]).splitlines() == [
        "table",
        "the pawn",
        "Red: two cards; crab; crab",
        "all is ours",
    ]


def test_a_cards_name_lies_below_its_seal_however_long_it_is() -> None:
    named = {
        node.key: node for node in card("lord", Face("Commander", "4", "shield")).draw((0, 0)) if node.key
    }
    seal, name = named["lord.seal"].attrs, named["lord.name"].attrs
    assert float(name["y"]) - 0.76 * float(name["font-size"]) >= float(seal["cy"]) + float(seal["r"])
