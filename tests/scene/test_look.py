"""Colours that can be told apart, geometry, and words that fit."""

import math
import re
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.scene import CARD, ICONS, SEATS, Face, HexGrid, Scene, SquareGrid, card, pile, to_svg, token
from rulebook_lab.scene.cards import card_back
from rulebook_lab.scene.cut import UNSCROLLED, Parts
from rulebook_lab.scene.grounds import GROUNDS
from rulebook_lab.scene.palette import DARK, LIGHT, color, contrast, live_css
from rulebook_lab.scene.pieces import die, disc, figure, zone
from rulebook_lab.scene.room import HALF
from rulebook_lab.scene.squares import parse_cell
from rulebook_lab.scene.text import LINE, shorten, text_width, wrap, wrap_evenly
from rulebook_lab.views.page import Page

QUARTERS = [f"quarter-{letter}" for letter in "abcdefgh"]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == 21
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["table", "panel", "card"])
def test_text_reads_on_every_ground(theme: dict[str, str], ground: str) -> None:
    for ink in ("ink", "muted"):
        assert contrast(theme[ink], theme[ground]) >= 4.5
    for shape in ("edge", "accent", "mark", "last", "seat-edge"):
        assert contrast(theme[shape], theme[ground]) >= 3
    assert contrast(theme["accent"], theme["accent-ink"]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("land", ["water", "grass", "wood", "sand", "rock", *QUARTERS])
def test_text_reads_on_every_land(theme: dict[str, str], land: str) -> None:
    assert contrast(theme["ink"], theme[land]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", sorted(set(GROUNDS) - {"sea"}))
def test_text_reads_on_what_a_board_lies_on(theme: dict[str, str], ground: str) -> None:
    """On the sea all words stand on panels."""
    for shade in ("high", "low"):
        for ink in ("ink", "muted"):
            assert contrast(theme[ink], theme[f"{ground}-{shade}"]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", [name for name in LIGHT if name not in {"shadow", "ink", "muted"}])
def test_the_ring_of_an_open_spot_is_seen_on_every_ground(theme: dict[str, str], ground: str) -> None:
    """One of its two rings, white in indigo, stands out from whatever it lies on, in both themes."""
    rings = re.findall(r"--rb-(?:ring|around): (#\w+)", Page._css)
    assert len(rings) == 2
    shades = ["#ffffff" if ring == "#fff" else ring for ring in rings]
    assert max(contrast(ring, theme[ground]) for ring in shades) >= 3
    assert contrast(*shades) >= 3


def test_words_on_the_sea_stand_on_panels() -> None:
    scene = lab.game("ambis").part("picture").draw(lab.game("ambis").start(4))
    parts = Parts(scene)
    assert scene.ground == "sea"
    assert all(parts.home(node.key) for node in scene.nodes if node.tag == "text")


def test_a_picture_shows_what_it_lies_on() -> None:
    scene = Scene.of((0, 0, 9, 9), label="s", ground="wood")
    assert 'fill="url(#m-wood)"' in to_svg(scene)
    assert scene.head()["ground"] == "wood"
    assert ".rb-view[data-ground=wood]" in Page._css
    assert "url(#m-" not in to_svg(Scene.of((0, 0, 9, 9)))


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_has_its_own_colour_letter_and_pattern(seat: str) -> None:
    style, others = SEATS[seat], [other for name, other in SEATS.items() if name != seat]
    assert contrast(style.ink, style.fill) >= 4.5
    for field in ("fill", "letter", "pattern"):
        assert getattr(style, field) not in {getattr(other, field) for other in others}


def test_a_colour_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        color("mauve")


def test_both_themes_name_the_same_colours() -> None:
    assert set(LIGHT) == set(DARK)
    assert "[data-jp-theme-light=false]" in live_css()


def test_hexagons_lie_where_they_should() -> None:
    grid = HexGrid(10, origin=(100, 50))
    assert grid.center((0, 0)) == (100, 50)
    assert grid.center((1, 0)) == pytest.approx((100 + 10 * math.sqrt(3), 50))
    assert grid.center((0, 1)) == pytest.approx((100 + 5 * math.sqrt(3), 65))
    flat = HexGrid(10, pointy=False)
    assert flat.center((1, 0)) == pytest.approx((15, 5 * math.sqrt(3)))


@pytest.mark.parametrize("pointy", [True, False])
def test_an_edge_lies_between_its_two_cells(pointy: bool) -> None:
    grid = HexGrid(20, pointy)
    for direction, cell in enumerate([(3, -1), (3, -2), (2, -2), (1, -1), (1, 0), (2, 0)]):
        (ax, ay), (bx, by) = grid.center((2, -1)), grid.center(cell)
        for ends in (grid.edge((2, -1), direction), grid.edge(cell, direction + 3)):
            (px, py), (qx, qy) = ends
            assert ((px + qx) / 2, (py + qy) / 2) == pytest.approx(((ax + bx) / 2, (ay + by) / 2))


def test_bounds_hold_every_corner() -> None:
    x, y, w, h = HexGrid(10).bounds([(0, 0)], margin=5)
    assert (x, y, w, h) == pytest.approx((-13.66, -15, 27.32, 30), abs=0.01)
    with pytest.raises(ValueError, match="at least one cell"):
        HexGrid(10).bounds([])


def test_squares_have_names_and_places() -> None:
    grid = SquareGrid(40, (10, 0))
    assert grid.center((2, 1)) == (110, 60)
    assert parse_cell("k5") == (10, 4)
    with pytest.raises(ValueError, match="no cell"):
        parse_cell("5K")


def in_the_browser(module: str, name: str) -> float:
    """A figure of the browser side."""
    source = Path(__file__).parents[2] / "widgets" / "src" / f"{module}.js"
    (figure,) = re.findall(rf"const {name} = ([\d.]+);", source.read_text(encoding="utf-8"))
    return float(figure)


def test_pictures_are_laid_out_by_the_figures_that_the_browser_paints_by() -> None:
    assert in_the_browser("letters", "LINE") == LINE
    assert in_the_browser("board", "LEAST_SCALE") == UNSCROLLED
    assert in_the_browser("board", "DRAWN_NARROW") == HALF


def test_no_word_of_a_title_is_left_alone() -> None:
    title = "Lords bring a winner most: 44.9 points a game, in 40 games"
    assert wrap(title, 460, 16)[-1] == "games"
    assert wrap_evenly(title, 460, 16) == ["Lords bring a winner most: 44.9", "points a game, in 40 games"]
    assert wrap_evenly("short", 460, 16) == ["short"]
    assert wrap_evenly("incomprehensibilities at all", 60, 10) == wrap("incomprehensibilities at all", 60, 10)
    assert wrap_evenly("", 60, 10) == [""]


def test_words_wrap_and_are_cut_with_an_ellipsis() -> None:
    lines = wrap("one two three four five six", 60, 10)
    assert " ".join(lines) == "one two three four five six"
    assert all(text_width(line, 10) <= 60 for line in lines)
    assert wrap("one two three four five six", 60, 10, max_lines=2)[1].endswith("…")
    assert wrap("a\nb", 60, 10) == ["a", "b"]
    assert shorten("incomprehensible", 40, 10).endswith("…")
    assert text_width(shorten("incomprehensible", 40, 10), 10) <= 40


def test_every_piece_draws_itself_with_a_name() -> None:
    face = Face("A long name of a card", "12", "crab", "Some text", feet=(("key", "1"),))
    drawn = [
        card("a", face),
        card("b", face, (46, 62)),
        card_back("c"),
        pile("d", 3),
        pile("e", 0),
        token("f", "purple"),
        token("g", "black", sign="crown"),
        figure("i", "pearl", 4, "pearls"),
    ]
    assert all(next(iter(each.draw((0, 0)))).label for each in drawn)
    plain = [die("h", 5), disc("j", "12")]
    things = [each.draw((0, 0)) for each in (*drawn, *plain)]
    assert Scene.of((0, 0, 9, 9), *things, zone("l", (0, 0, 99, 9), "Hand", seat="red"))


def test_a_die_shows_as_many_pips_as_its_face() -> None:
    for face in range(7):
        assert sum(node.tag == "circle" for node in die("d", face).draw((0, 0))) == face


def test_a_card_keeps_its_text_inside() -> None:
    face = Face("Name", text="word " * 80)
    lines = next(n for n in card("a", face).draw((0, 0)) if n.key == "a.text")
    assert lines.text is not None
    assert lines.text.endswith("…")
    assert all(text_width(line, 11) <= CARD[0] for line in lines.text.split("\n"))


def test_icons_are_path_data() -> None:
    assert all(data.startswith("M") for data in ICONS.values())
