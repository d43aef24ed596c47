"""Rows, columns and panels: where things stand follows from the room they have."""

from __future__ import annotations

from rulebook_lab.scene import Scene, circle, group, rect, spot_boxes
from rulebook_lab.scene.extent import boxes
from rulebook_lab.scene.layout import (
    Laid,
    Part,
    balanced,
    beside,
    column,
    fan,
    fixed,
    flow,
    lowest,
    panel,
    row_width,
    shelves,
)
from rulebook_lab.scene.pieces import figure
from rulebook_lab.scene.shapes import composed
from rulebook_lab.scene.text import fitted
from rulebook_lab.scene.things import Thing


def square(key: str, wide: float = 40, high: float = 20) -> Thing:
    return Thing(wide, high, lambda at: [rect(key, (at[0] - wide / 2, at[1] - high / 2, wide, high))])


def block(key: str, high: float) -> Part:
    return fixed(high, lambda box: [rect(key, box)])


def corners(laid: Laid) -> list[tuple[float, float]]:
    found = boxes(Scene.of((0, 0, 1, 1), laid.nodes))
    return [found[node.key][:2] for node in laid.nodes]


def test_things_flow_into_as_many_rows_as_they_need() -> None:
    laid = flow([square("a"), square("b"), square("c", high=30)], gap=5)(10, 100, 85)
    assert corners(laid) == [(10, 100), (55, 100), (10, 125)]
    assert laid.high == 55
    assert flow([])(0, 0, 85).high == 0


def test_what_is_fanned_lies_over_each_other_and_then_in_more_rows() -> None:
    five = [square(str(n)) for n in range(5)]
    assert [x for x, _ in corners(fan(five)(0, 0, 300))] == [0, 46, 92, 138, 184]
    assert [x for x, _ in corners(fan(five)(0, 0, 160))] == [0, 30, 60, 90, 120]
    assert corners(fan(five)(0, 0, 100)) == [(0, 0), (30, 0), (60, 0), (0, 26), (30, 26)]
    assert fan(five)(0, 0, 100).high == 46
    assert fan([])(0, 0, 100).high == 0


def test_a_part_without_height_takes_no_room_in_a_column() -> None:
    laid = column(block("a", 10), flow([]), block("b", 10), gap=5)(0, 0, 50)
    assert corners(laid) == [(0, 0), (0, 15)]
    assert laid.high == 25


def test_parts_stand_beside_each_other_where_both_have_room() -> None:
    both = beside(block("a", 10), 60, block("b", 30), 40, gap=5)
    assert corners(both(0, 0, 105)) == [(0, 0), (65, 0)]
    assert both(0, 0, 105).high == 30
    assert corners(both(0, 0, 104)) == [(0, 0), (0, 15)]


def test_the_first_of_several_go_below_what_stands_beside_them_where_that_is_lower() -> None:
    three = [block("b", 40), block("c", 30), block("d", 20)]
    laid = balanced(block("a", 10), 60, three, 40, gap=5)
    assert corners(laid(0, 0, 105)) == [(0, 0), (0, 15), (65, 0), (65, 35)]
    assert laid(0, 0, 105).high == 55
    assert corners(laid(0, 0, 104)) == [(0, 0), (0, 15), (0, 60), (0, 95)], "no room beside"
    high = balanced(block("a", 90), 60, three, 40, gap=5)
    assert [x for x, _ in corners(high(0, 0, 105))] == [0, 65, 65, 65]


def test_each_part_goes_to_the_shelf_where_it_begins_highest() -> None:
    parts = [block("a", 50), block("b", 10), block("c", 20), block("d", 5)]
    laid = shelves(*parts, least=45, gap=10)(0, 0, 100)
    assert corners(laid) == [(0, 0), (55, 0), (55, 20), (55, 50)]
    assert laid.high == 55


def test_the_lowest_of_several_ways_is_taken() -> None:
    things = [block("a", 50), block("b", 40)]
    either = lowest(column(*things, gap=10), shelves(*things, least=45, gap=10))
    assert either(0, 0, 100).high == 50
    assert either(0, 0, 99).high == 100


def test_a_row_is_as_wide_as_what_stands_in_it() -> None:
    assert row_width([square("a"), square("b")], 5) == 85
    assert row_width([]) == 0
    both = beside(flow([square("a")]), row_width([square("a")]), flow([square("b")]), 40)
    assert both(0, 0, 88).high == 20


def test_the_head_of_a_panel_goes_below_its_heading_where_it_has_no_room() -> None:
    head = [figure(f"figure.{n}", "star", n, "stars") for n in range(3)]
    part = panel("seat.red", "Red", flow([square("a")]), head=head, seat="red")
    wide, narrow = part(0, 0, 400), part(0, 0, 300)
    assert (wide.high, narrow.high) == (34 + 20 + 6, 34 + 28 + 20 + 6)
    assert spot_boxes(Scene.of((0, 0, 400, 100), wide.nodes))["seat:red"][:2] == (4, 3)
    assert panel("p", "Empty", flow([]), high=80)(0, 0, 100).high == 80


def test_a_text_is_as_large_as_it_has_room_for() -> None:
    assert fitted("three short words", 200, 20) == (14, ("three short words",))
    assert fitted("three short words", 50, 46, (14, 11)) == (11, ("three", "short", "words"))
    assert fitted("three short words", 50, 20, (14, 11)) == (11, ("three …",))


def test_the_parts_of_a_thing_have_their_keys_within_it() -> None:
    assert composed("a", (1, 2), circle("shape", (0, 0), 4), [circle("dot", (0, 0), 1, parent="shape")]) == [
        group("a", (1, 2)),
        circle("a.shape", (0, 0), 4, parent="a"),
        circle("a.dot", (0, 0), 1, parent="a.shape"),
    ]
