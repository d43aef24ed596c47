"""A scene cut to what matters: parts close up, nothing that is pointed at is lost, pieces of maps end."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_lab.scene import (
    WIDTHS,
    Focus,
    Parts,
    Room,
    Scene,
    best_width,
    circle,
    cut,
    rect,
    seen,
    spot_boxes,
    text,
    unframed,
    within,
    zone,
)
from rulebook_lab.scene.extent import boxes

PHONE = Room(344)


def table(pearls: int = 2, at: float = 40) -> Scene:
    """A map on the left; at its right three zones, one below the other; a zone at the foot."""
    return Scene.of(
        (-10, -10, 920, 640),
        rect("sea", (0, 0, 600, 500), fill="blue"),
        circle("ship", (at, 40), 12, spot="ship"),
        circle("port", (500, 450), 12, spot="port"),
        zone("court", (610, 0, 290, 150), "Court"),
        rect("lord", (630, 40, 50, 80), spot="lord"),
        zone("council", (610, 160, 290, 150), "Council"),
        rect("pile", (630, 200, 50, 80), spot="pile"),
        zone("market", (610, 320, 290, 150), "Market"),
        zone("area.red", (0, 510, 900, 100), "Red"),
        text("pearls", (20, 560), str(pearls)),
        rect("card", (100, 540, 40, 60), spot="hand"),
    )


def test_parts_that_are_not_at_play_go_and_the_others_close_up() -> None:
    scene = cut(table(), Parts(table()).focus(["lord", "hand"]))
    assert set(scene.spots) == {"lord", "hand"}
    assert spot_boxes(scene)["lord"] == (20, 40, 70, 120), "the Court moved to the left"
    assert spot_boxes(scene)["hand"] == (100, 170, 140, 230), "Red's area stands below it"
    assert scene.view_box == (-10, -10, 920, 260)


def test_what_is_only_marked_on_a_map_keeps_its_close_up() -> None:
    """Of a map that is too small for what stands on it, each mark has a zone that shows it closer."""
    marks = [circle(f"mark{n}", (100 * n, 100), 8) for n in (1, 2)]
    spots = [rect(f"tile{n}", (100 * n - 30, 70, 60, 60), spot=f"tile:{n}") for n in (1, 2)]
    closer = [zone(f"close-up.mark{n}", (200 * n, 510, 180, 90), str(n)) for n in (1, 2)]
    whole = Scene.of((0, 0, 800, 600), rect("land", (0, 0, 700, 500)), *spots, *marks, *closer)
    assert Parts(whole).focus(["tile:1"]).zones == {"close-up.mark1"}
    assert "close-up.mark2" not in {node.key for node in cut(whole, Parts(whole).focus(["tile:1"])).nodes}


def test_without_a_focus_nothing_is_cut() -> None:
    whole = table()
    assert cut(whole, Focus()) is whole
    assert cut(whole, Parts(whole).focus(["nowhere"])) is whole
    all_of_it = Focus(frozenset(["court", "council", "market", "area.red"]), (0, 0, 600, 500))
    assert cut(whole, all_of_it) is whole


def test_a_piece_of_a_map_ends_and_keeps_its_things_in_place() -> None:
    scene = cut(table(), Parts(table()).focus(["ship"]))
    (piece,) = [node for node in scene.nodes if node.tag == "svg"]
    assert piece.attrs["viewBox"] == "0 0 300 220"
    left, top, right, bottom = spot_boxes(scene)["ship"]
    assert (left, top) == (28, 28)
    assert right - left == bottom - top == 24


def test_what_has_its_middle_on_a_piece_of_a_map_is_whole() -> None:
    huts = [rect(f"hut{n}", (140 * n, 20, 90, 60), spot=f"hut:{n}") for n in range(7)]
    scene = Scene.of((0, 0, 1000, 400), rect("land", (0, 0, 1000, 400)), huts)
    (piece,) = [node for node in cut(scene, Parts(scene).focus(["hut:3"])).nodes if node.tag == "svg"]
    left, _, wide, _ = map(float, str(piece.attrs["viewBox"]).split())
    assert (left, left + wide) == (280, 650), "the huts beside it, not in half"


def test_words_on_a_map_are_whole_or_not_there() -> None:
    words = (text("inside", (60, 60), "Ship"), text("across", (280, 100), "Far away"))
    nodes = [node for node in table().nodes if node.key != "port"]
    scene = Scene.of((-10, -10, 920, 640), nodes, words)
    kept = {node.key for node in cut(scene, Parts(scene).focus(["ship"])).nodes}
    assert "inside" in kept
    assert "across" not in kept, "the piece ends at 300, in the middle of it"


def test_the_names_of_columns_and_rows_go_along_where_a_map_is_cut() -> None:
    """Else nobody finds G9, of which a question speaks."""
    columns = [text(f"c{n}", (30 + 60 * n, 14), "ABCDEFGHIJKL"[n], cls="column") for n in range(12)]
    rows = [text(f"r{n}", (17, 64 + 60 * n), str(n + 1), anchor="end", cls="row") for n in range(12)]
    whole = Scene.of(
        (-10, -10, 920, 800),
        rect("sea", (0, 0, 720, 740)),
        *columns,
        *rows,
        rect("tile", (366, 506, 48, 48), spot="G9"),
        zone("court", (730, 0, 180, 150), "Court"),
    )
    scene = cut(whole, Parts(whole).focus(["G9"]))
    left, top, right, bottom = spot_boxes(scene)["G9"]
    places = {node.text: boxes(scene)[node.key] for node in scene.nodes if node.text in ("G", "9")}
    assert left < places["G"][0] < places["G"][2] < right
    assert places["G"][3] < top
    assert top < places["9"][1] < places["9"][3] < bottom
    assert places["9"][2] < left
    assert not {"A", "1"} & {node.text for node in scene.nodes}


def test_a_piece_of_a_map_drawn_smaller_has_its_own_names_and_ends_between_squares() -> None:
    """On a telephone Amber's C3 stood under B and beside 2, and castles were cut in half."""
    columns = [
        text(f"c{n}", (50 + 60 * n, 14), "ABCDEFGHIJKL"[n], anchor="middle", cls="column") for n in range(12)
    ]
    rows = [text(f"r{n}", (17, 54.5 + 60 * n), str(n + 1), anchor="end", cls="row") for n in range(12)]
    cells = [
        rect(f"{n}.{m}", (20 + 60 * n, 20 + 60 * m, 60, 60), spot=f"{'ABCDEFGHIJKL'[n]}{m + 1}")
        for n in range(12)
        for m in range(12)
    ]
    sea = rect("sea", (20, 20, 720, 720))
    small = within("map", [sea, *columns, *rows, *cells], (0, 0), 0.5)
    whole = Scene.of((-10, -10, 920, 800), *small, zone("court", (730, 0, 180, 150), "Court"))
    scene = cut(whole, Parts(whole).focus(["G9"]))
    left, top, right, bottom = spot_boxes(scene)["G9"]
    places = {node.text: boxes(scene)[node.key] for node in scene.nodes if node.text in ("G", "9", "10")}
    assert left < places["G"][0] < places["G"][2] < right
    assert top < places["9"][1] < places["9"][3] < bottom
    assert places["10"][1] > bottom
    window = next(node for node in scene.nodes if node.key == "part.")
    assert all(float(window.attrs[side]) % 30 == 0 for side in ("width", "height")), "whole squares"
    x, y = (float(window.attrs[side]) for side in "xy")
    assert places["G"][3] <= y
    assert places["10"][2] <= x, "beside the piece, not on it"


def test_what_would_scroll_sideways_is_never_as_good() -> None:
    """A layout for 440 on a telephone of 344: its right was cut off."""
    focus = Focus(frozenset(["port"]))
    wide, narrow = (cut(table(), focus, Room(width)) for width in (430, 340))
    wide, narrow = (
        replace(scene, view_box=(0, 0, size, 300)) for scene, size in ((wide, 440), (narrow, 380))
    )
    assert seen(wide, PHONE) < seen(narrow, PHONE)


def test_a_text_that_says_nothing_yet_is_no_hindrance() -> None:
    scene = Scene.of(table().view_box, table().nodes, text("points", (580, 20), ""))
    assert "ship" in cut(scene, Parts(scene).focus(["ship"])).spots


def test_a_track_without_a_panel_is_a_part_too() -> None:
    track = (rect(f"space.{n}", (n * 40, 620, 38, 30), spot=f"space:{n}") for n in range(20))
    scene = Scene.of((-10, -10, 920, 700), table().nodes, unframed("track", (0, 620, 800, 30)), track)
    assert not any("space" in spot for spot in cut(scene, Parts(scene).focus(["ship"])).spots)
    assert len(cut(scene, Parts(scene).focus(["space:3"])).spots) == 20


def test_a_zone_in_a_frame_of_its_own_is_one_all_the_same() -> None:
    area = within(
        "beside", [*zone("area", (0, 0, 300, 90), "Blue"), text("gold", (250, 60), "7")], (910, 0), 1
    )
    scene = Scene.of((-10, -10, 1240, 640), table().nodes, area)
    parts = Parts(scene)
    assert parts.zones["area"] == (910, 0, 1210, 90)
    assert parts.home("gold") == "area"
    shown = cut(scene, Focus(frozenset(["area", "court"])))
    assert {"gold", "lord"} <= {node.key for node in shown.nodes}
    assert shown.view_box[2] >= 600, "as wide as both"


def test_what_changes_in_a_zone_is_seen_by_what_it_says_not_by_where_it_stands() -> None:
    assert Parts(table(3)).focus_on_change(Parts(table(2))) == Focus(frozenset(["area.red"]))
    assert Parts(table()).focus_on_change(Parts(table())) == Focus()
    moved = Parts(table(at=140)).focus_on_change(Parts(table()))
    assert moved == Focus(frozenset(), (28, 28, 152, 52)), "where the ship was and is"


def test_where_there_is_no_room_beside_each_other_parts_go_below() -> None:
    focus = Parts(table()).focus(["ship", "lord"])
    wide, narrow = cut(table(), focus), cut(table(), focus, Room(440))
    assert wide.view_box[2] > 560
    assert narrow.view_box[2] <= 440
    assert spot_boxes(narrow)["lord"][1] > spot_boxes(narrow)["ship"][3]


def test_parts_stand_side_by_side_where_a_window_is_wide_and_low() -> None:
    """Three zones below each other are 300 high and more; there are 200 for them."""
    column, low = Focus(frozenset(["court", "council", "market"])), Room(1000, 200)
    assert cut(table(), column).view_box[3] > 2 * 130 + 2 * 10 + 20
    shown = cut(table(), column, low)
    assert shown.view_box[3] == 130 + 20, "the lord and the pile end 10 above the foot"
    boxes = spot_boxes(shown)
    assert boxes["lord"][1] == boxes["pile"][1], "the Council beside the Court"


def test_a_part_that_moves_beside_another_ends_where_nothing_stands_in_it() -> None:
    area = Focus(frozenset(["area.red", "court"]))
    shown = cut(table(), area, Room(560, 200))
    (frame,) = [node for node in shown.nodes if node.key == "area.red"]
    assert float(frame.attrs["width"]) < 250, "its last card ends at 140"
    assert shown.view_box[3] == 130 + 20


def test_a_part_ends_below_what_stands_in_it() -> None:
    """The Council is 150 high, and its one pile ends 120 below its top."""
    shown = cut(table(), Focus(frozenset(["council"])))
    (frame,) = [node for node in shown.nodes if node.key == "council"]
    assert frame.attrs["height"] == 130
    assert shown.view_box[3] == 130 + 20


def narrowed(width: float) -> Scene:
    """A map of eight houses beside each other, drawn smaller where it has less room; a zone below it."""
    scale = min(1.0, width / 1000)
    land = [
        rect("land", (0, 0, 1000, 400)),
        *(rect(f"house{n}", (20 + 120 * n, 180, 40, 40), spot=f"house:{n}") for n in range(8)),
    ]
    parts = (within("map", land, (0, 5), scale), zone("area.red", (0, 410, min(width, 300), 100), "Red"))
    return Scene.of((0, 0, width, 520), *parts)


def test_a_telephone_shows_what_is_asked_about_from_the_larger_drawing() -> None:
    def part(width: float) -> Scene:
        drawn = narrowed(width)
        return cut(drawn, Parts(drawn).focus(["house:3", "house:4"]), PHONE)

    assert best_width(part, PHONE, seen) == WIDTHS[0], "two houses of eight, as large as they can be"


def test_a_map_is_drawn_smaller_where_its_larger_drawing_could_not_be_read() -> None:
    def part(width: float) -> Scene:
        drawn = narrowed(width)
        return cut(drawn, Parts(drawn).focus(["house:0", "house:7"]), PHONE)

    assert best_width(part, PHONE, seen) == 340, "drawn for 440 and 20 besides it would be painted at 0.748"


def test_no_stroke_of_a_thing_is_seen_at_the_edge_of_a_piece_of_a_map() -> None:
    """The next fields of a road stood as bare lines beside the ones that were shown whole."""
    fields = [rect(f"field{n}", (100 * n, 20, 92, 92), spot=f"field:{n}") for n in range(9)]
    beyond = rect("beyond", (40, 212, 92, 92))
    scene = Scene.of((0, 0, 1000, 800), rect("land", (0, 0, 1000, 800)), fields, beyond)
    shown = cut(scene, Parts(scene).focus(["field:4"]))
    (piece,) = [node for node in shown.nodes if node.tag == "svg"]
    left, top, wide, high = map(float, str(piece.attrs["viewBox"]).split())
    assert {node.key for node in shown.nodes} >= {"field3", "field4", "field5", "land"}
    for node in shown.nodes:
        if node.key.startswith(("field", "beyond")):
            x, y = float(node.attrs["x"]), float(node.attrs["y"])
            across = min(x + 92, left + wide) - max(x, left), min(y + 92, top + high) - max(y, top)
            assert min(across) <= 0 or min(across) > 12, node.key
