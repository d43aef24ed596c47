"""Scenes one below the other: captions, what repeats, what does not change."""

import re
from xml.etree import ElementTree

from rulebook_lab.scene import Scene, circle, group, rect, strip, text, to_svg, token
from rulebook_lab.scene.node import Node

SVG = "{http://www.w3.org/2000/svg}"


def scene(x: float, text: str = "") -> Scene:
    ground = rect("ground", (0, 0, 100, 50), fill="var(--rb-grass)", stroke="var(--rb-line)", width=2)
    spot = Node("spot", "rect", {"x": 1, "y": 1, "width": 80, "height": 40, "fill": "none"}, cls="spot")
    return Scene.of((0, 0, 100, 50), ground, circle("pawn", (x, 20), 5), spot, description=text)


def test_every_caption_stands_over_its_scene() -> None:
    picture = ElementTree.fromstring(strip([("One", scene(10)), ("Two", scene(20))], label="a walk"))
    shown = [text.text for text in picture.iter(f"{SVG}text")]
    assert shown == ["One", "Two"]
    assert len(list(picture.iter(f"{SVG}circle"))) == 2
    assert picture.findtext(f"{SVG}title") == "a walk"


def test_the_caption_of_a_single_panel_can_be_read_on_a_telephone() -> None:
    """A board of a notebook's width: its caption is painted at least eight pixels high in 328 of them."""
    wide = Scene.of((0, 0, 920, 300), rect("ground", (0, 0, 920, 300), fill="var(--rb-grass)"))
    picture = ElementTree.fromstring(strip([("One", wide)]))
    (panel,) = (each for each in picture.iter(f"{SVG}svg") if each.get("class") == "panel")
    assert 328 / float(panel.attrib["width"]) * 14 >= 8
    assert float(picture.attrib["viewBox"].split()[2]) < 600


def test_a_panel_that_is_taken_out_finds_all_that_it_refers_to() -> None:
    """JupyterLab shows each panel as a picture of its own, with what stands beside the panels."""
    piece = [*token("pawn", "blue").draw((20, 20)), *token("rook", "yellow").draw((60, 20))]
    table = Scene.of((0, 0, 100, 50), piece)
    picture = ElementTree.fromstring(strip([("One", scene(10)), ("Two", table), ("Three", scene(20))]))
    beside = [part for part in picture if part.tag == f"{SVG}defs"]
    for panel in picture.findall(f"{SVG}svg[@class='panel']"):
        shown = [element for part in (*beside, panel) for element in part.iter()]
        known = {element.get("id") for element in shown}
        words = " ".join(value for element in panel.iter() for value in element.attrib.values())
        assert set(re.findall(r"url\(#([^)]+)\)", words)) <= known
    assert "url(#seat-blue)" in ElementTree.tostring(picture, "unicode")
    assert not picture.findall(f"{SVG}svg//{SVG}pattern"), "beside the panels, not in the first of them"


def test_what_repeats_is_written_once_and_what_is_invisible_not_at_all() -> None:
    picture = strip([("One", scene(10)), ("Two", scene(20))])
    assert picture.count("var(--rb-grass") == 1
    assert picture.count("<use ") == 2
    assert 'width="80"' not in picture


def test_what_repeats_elsewhere_is_placed_and_written_once_with_all_in_it() -> None:
    def card(key: str, x: float, words: str) -> list[Node]:
        face = rect(f"{key}.face", (0, 0, 20, 30), parent=key, fill="var(--rb-card)", stroke="var(--rb-line)")
        pip = circle(f"{key}.pip", (3, 4), 2, parent=key, fill="var(--rb-ink)", stroke="var(--rb-edge)")
        return [group(key, (x, 5)), face, pip, text(f"{key}.name", (2, 9), words, parent=key)]

    table = Scene.of((0, 0, 100, 50), *card("a", 1, "crab"), *card("b", 31, "crab"), *card("c", 61, "squid"))
    picture = ElementTree.fromstring(to_svg(table))
    assert sorted(word.text or "" for word in picture.iter(f"{SVG}text")) == ["crab", "squid"]
    placed = [use.get("transform") for use in picture.iter(f"{SVG}use") if use.get("transform")]
    assert placed == ["translate(1,5)", "translate(31,5)"]
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {use.get("href", "")[1:] for use in picture.iter(f"{SVG}use")} <= set(ids)


def test_a_scene_that_stays_is_painted_once() -> None:
    once, twice = strip([("One", scene(10))]), strip([("One", scene(10)), ("Two", scene(10))])
    assert once.count("<circle") == twice.count("<circle") == 1
    assert ">Two<" in twice


def test_screen_readers_get_captions_and_descriptions() -> None:
    picture = ElementTree.fromstring(strip([("One", scene(10, "A pawn at 10.")), ("Two", scene(20))]))
    assert picture.findtext(f"{SVG}desc") == "One A pawn at 10.\nTwo"
