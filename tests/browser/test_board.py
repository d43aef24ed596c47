"""The board in a real browser: clicks, keys, patches, tips, themes."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from rulebook_lab.scene import (
    HexGrid,
    Scene,
    card,
    circle,
    group,
    pile,
    polygon,
    seat_fill,
    spot_shape,
    token,
)
from rulebook_lab.scene.cards import Face
from rulebook_lab.scene.node import Node
from rulebook_lab.views.board import Board
from tests.browser.bare import Bare

pytestmark = pytest.mark.browser
AXE = Path(__file__).parents[2] / "widgets" / "node_modules" / "axe-core" / "axe.min.js"
# a piece's name says more than the figures painted on it
AUDIT = """() => axe.run({include: ['.rb-page']},
  {resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: false}}})"""
GRID = HexGrid(40, origin=(80, 240))
CELLS = [(q, r) for r in range(3) for q in range(-1, 4)]


def scene(where: tuple[int, int] = (0, 0), hand: bool = True) -> Scene:
    ground = [polygon(f"hex{q},{r}", GRID.corners((q, r), 1), fill="var(--rb-grass)") for q, r in CELLS]
    spots = [
        spot_shape(polygon(f"cell{q},{r}", GRID.corners((q, r), 3)), f"cell:{q},{r}", f"cell {q} {r}")
        for q, r in CELLS
    ]
    face = Face("Jailer", "6", "shield", "Locks one lord in.")
    held = "hand" if hand else "table"
    tip = "Jailer\nLocks one lord in. [power.jailer|Jailer: discard]"
    return Scene.of(
        (0, 0, 900, 420),
        ground,
        group("table", (500, 100)),
        group("hand", (60, 90)),
        pile("empty", 0, spot="pile:empty").draw((200, 90)),
        card("jailer", face, spot="hand:jailer", tip=tip, parent=held).draw((0, 0)),
        spots,
        token("pawn", "blue").draw(GRID.center(where)),
        label="a small map",
        text="blue at 0 0",
        description=f"Blue stands at {where[0]} {where[1]}.",
    )


@pytest.fixture
def picks() -> list[str]:
    return []


@pytest.fixture
def bare(page: Page, picks: list[str]) -> Bare:
    return Bare(page, Board(scene(), picks.append))


def board(bare: Bare) -> Board:
    assert isinstance(bare.widget, Board)
    return bare.widget


def test_a_click_names_the_spot(bare: Bare, picks: list[str]) -> None:
    bare.click('[data-spot="cell:2,1"]')
    bare.click('[data-spot="hand:jailer"]')
    assert picks == ["cell:2,1", "hand:jailer"]


def test_a_click_on_a_piece_reaches_the_spot_it_lies_on(bare: Bare, picks: list[str]) -> None:
    bare.click('[data-key="pawn"]')
    assert picks == ["cell:0,0"]


def test_a_closed_piece_lets_a_click_through_to_what_is_open_under_it(bare: Bare, picks: list[str]) -> None:
    pawn = token("pawn", "blue", spot="pawn:1", label="pawn").draw(GRID.center((0, 0)))
    ground = [node for node in scene().nodes if not node.key.startswith(("pawn", "seat-blue"))]
    board(bare).update(Scene.of((0, 0, 900, 420), ground, pawn, label="a small map", text="blue at 0 0"))
    for lit in (["cell:0,0"], ["cell:0,0", "pawn:1"], ["cell:1,1"]):
        board(bare).hint(open=lit)
        bare.settle()
        bare.click('[data-spot="pawn:1"]')
    assert picks == ["cell:0,0", "pawn:1", "pawn:1"]


def test_a_hollow_spot_is_clicked_in_its_middle(bare: Bare, picks: list[str]) -> None:
    bare.click('[data-spot="pile:empty"]')
    assert picks == ["pile:empty"]


def test_the_board_says_what_it_is(bare: Bare) -> None:
    svg = bare.tab.get_by_role("group", name="a small map")
    expect(svg).to_have_accessible_description(re.compile("arrows walk, Enter picks"))
    bare.click("text=In words")
    expect(bare.tab.get_by_text("Blue stands at 0 0.")).to_be_visible()
    expect(bare.tab.get_by_role("button", name="cell 2 1")).to_have_count(1)


def test_open_and_picked_spots_say_so(bare: Bare) -> None:
    board(bare).hint(open=["cell:2,1"], picked=["hand:jailer"])
    bare.settle()
    cell = bare.tab.locator('[data-spot="cell:2,1"]')
    expect(cell).to_have_class("spot rb-open")
    expect(cell).to_have_accessible_name("cell 2 1, open")
    expect(bare.tab.locator('[data-spot="hand:jailer"]')).to_have_attribute("aria-pressed", "true")
    expect(bare.tab.locator('[data-spot="cell:0,0"]')).to_have_accessible_name("cell 0 0")


def test_what_is_no_spot_any_more_neither_glows_nor_is_a_button(bare: Bare) -> None:
    def shown(spot: str | None) -> Scene:
        return Scene.of((0, 0, 90, 40), token("pawn", "blue", spot=spot, label="the pawn").draw((20, 20)))

    board(bare).update(shown("pawn:1"))
    board(bare).hint(open=["pawn:1"])
    bare.settle()
    pawn = bare.tab.locator('[data-key="pawn"]')
    expect(pawn).to_have_accessible_name("the pawn, open")
    board(bare).update(shown(None))
    bare.settle()
    expect(pawn).to_have_accessible_name("the pawn")
    expect(pawn).to_have_role("img")
    expect(pawn).not_to_have_class(re.compile("rb-open"))


def test_a_piece_that_goes_leaves_the_focus_near_on_what_is_open(bare: Bare) -> None:
    def shown(*places: int) -> Scene:
        return Scene.of(
            (0, 0, 400, 40),
            *(token(f"t{x}", "blue", spot=f"t:{x}", label=f"at {x}").draw((x, 20)) for x in places),
        )

    board(bare).update(shown(20, 100, 140, 180, 300))
    board(bare).hint(open=["t:20", "t:140", "t:300"])
    bare.settle()
    bare.tab.locator('[data-spot="t:140"]').focus()
    board(bare).update(shown(20, 100, 180, 300))
    bare.settle()
    expect(bare.tab.locator(":focus")).to_have_attribute("data-spot", "t:20")


def test_keys_walk_pick_and_take_back(bare: Bare, picks: list[str]) -> None:
    board(bare).hint(open=["cell:1,1"])
    bare.settle()
    bare.press("Tab")
    focused = bare.tab.locator(":focus")
    expect(focused).to_have_attribute("data-spot", "cell:1,1")
    bare.press("ArrowRight")
    expect(focused).to_have_attribute("data-spot", "cell:2,1")
    bare.press("Enter", "ArrowDown", " ")
    assert picks == ["cell:2,1", picks[1]]
    assert picks[1] in ("cell:1,2", "cell:2,2")
    bare.press("n")
    expect(focused).to_have_attribute("data-spot", "cell:1,1")
    bare.press("Escape")  # takes away the name beside the spot first
    expect(bare.tab.locator(".rb-tip")).to_be_hidden()
    bare.press("Escape")
    assert bare.sent[-1] == {"type": "back", "board": "board"}


def test_what_comes_under_a_resting_pointer_is_told_when_it_moves(bare: Bare) -> None:
    tip = bare.tab.locator(".rb-tip")
    bare.tab.locator('[data-spot="cell:1,1"]').hover()
    expect(tip).to_be_visible()
    board(bare).update(scene((1, 1)))
    board(bare).hint(open=["cell:2,1"])
    bare.settle()
    bare.tab.wait_for_timeout(500)
    expect(tip).to_be_hidden()
    at = bare.tab.locator('[data-key="pawn"]').bounding_box()
    assert at is not None
    bare.tab.mouse.move(at["x"] + at["width"] / 2 + 3, at["y"] + at["height"] / 2 + 2)
    expect(tip).to_be_visible()


def test_a_board_that_comes_under_a_resting_pointer_tells_nothing(page: Page) -> None:
    page.mouse.move(300, 200)
    bare = Bare(page, Board(scene(), lambda spot: None))
    bare.tab.wait_for_timeout(500)
    expect(page.locator(".rb-tip")).to_be_hidden()


def test_there_is_one_tab_stop(bare: Bare) -> None:
    expect(bare.tab.locator('svg [tabindex="0"]')).to_have_count(1)
    bare.click('[data-spot="cell:2,1"]')
    expect(bare.tab.locator('svg [tabindex="0"]')).to_have_attribute("data-spot", "cell:2,1")


def test_a_patch_moves_the_piece_with_a_transition(bare: Bare) -> None:
    # slow enough to be seen running on a busy machine
    bare.tab.add_style_tag(content=".rb-board [data-m] { transition-duration: 4s !important; }")
    message = board(bare).update(scene((3, 1)))
    assert [node["k"] for node in message["boards"]["board"]["set"]] == ["pawn"]
    bare.tab.evaluate("m => window.tell(m)", bare._queue.pop())
    running = "() => document.getAnimations().map(a => a.transitionProperty ?? a.animationName)"
    assert "transform" in bare.tab.evaluate(running)
    expect(bare.tab.locator('[data-key="pawn"]')).to_have_attribute("style", _place(3, 1))
    expect(bare.tab.locator(".rb-words p")).to_have_text(["Blue stands at 3 1."])


def _place(q: int, r: int) -> str:
    x, y = (round(v, 2) for v in GRID.center((q, r)))
    return f"transform: translate({x:g}px, {y:g}px) rotate(0deg) scale(1);"


def test_a_card_glides_from_one_group_to_another(bare: Bare) -> None:
    board(bare).update(scene(hand=False))
    bare.tab.evaluate("m => window.tell(m)", bare._queue.pop())
    parent = "() => document.querySelector('[data-key=jailer]').parentNode.dataset.key"
    assert bare.tab.evaluate(parent) == "table"
    start = """() => document.querySelector('[data-key=jailer]').getAnimations()[0]
        .effect.getKeyframes()[0].transform"""
    assert bare.tab.evaluate(start) == "matrix(1, 0, 0, 1, -440, -10)"


def test_reduced_motion_moves_at_once(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    bare = Bare(page, Board(scene()))
    board(bare).update(scene((3, 1), hand=False))
    bare.tab.evaluate("m => window.tell(m)", bare._queue.pop())
    assert bare.tab.evaluate("() => document.getAnimations().length") == 0


def test_nothing_travels_where_the_board_is_laid_out_anew(bare: Bare) -> None:
    """Another width: things would cross each other on their way from where they lay in the old layout."""
    narrow = scene((3, 1), hand=False)
    left, top, wide, high = narrow.view_box
    board(bare).update(msgspec.structs.replace(narrow, view_box=(left, top, wide / 2, high)))
    bare.tab.evaluate("m => window.tell(m)", bare._queue.pop())
    assert bare.tab.evaluate("() => document.getAnimations().length") == 0
    assert bare.tab.locator('[data-key="pawn"]').get_attribute("style") == _place(3, 1)


def test_the_browser_keeps_the_present_scene(bare: Bare) -> None:
    board(bare).update(scene((3, 1), hand=False))
    bare.settle()
    state = bare.tab.evaluate("() => window.state.boards.board")
    assert state["desc"] == "Blue stands at 3 1."
    by_key = {node["k"]: node for node in state["nodes"]}
    assert by_key == {node["k"]: node for node in scene((3, 1), hand=False).to_json()["nodes"]}
    assert board(bare).boards["board"] == scene((3, 1), hand=False).to_json()


def test_a_piece_of_a_map_that_becomes_all_of_it_is_cut_no_more(page: Page) -> None:
    box = {"x": 0, "y": 0, "width": 10, "height": 10, "viewBox": "0 0 10 10"}
    pieces = [Node("part", "svg", dict(box)), group("part", (5, 5))]
    cut, whole = (
        Scene.of((0, 0, 100, 100), [piece, circle("town", (50, 50), 9, parent="part")]) for piece in pieces
    )
    bare = Bare(page, Board(cut))
    board(bare).update(whole)
    bare.settle()
    part = page.locator('[data-key="part"]')
    kind = part.evaluate("el => [el.tagName, el.children.length, el.hasAttribute('viewBox')]")
    assert kind == ["g", 1, False]
    expect(page.locator('[data-key="part"] > [data-key="town"]')).to_have_count(1)


def test_two_views_show_the_same(page: Page) -> None:
    bare = Bare(page, Board(scene()), views=2)
    board(bare).update(scene((3, 1)))
    bare.settle()
    pawns = page.locator('[data-key="pawn"]')
    assert [pawns.nth(i).get_attribute("style") for i in range(2)] == [_place(3, 1)] * 2


def test_a_browser_that_missed_a_patch_is_sent_the_whole_page_and_draws_it(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[list[str]] = []
    monkeypatch.setattr(bare.widget, "send_state", sent.append)
    monkeypatch.setattr(bare.widget, "send", lambda content: None)
    board(bare).update(scene((3, 1)))
    bare.widget.hear({"type": "present", "rev": 1})
    assert sent == []
    bare.widget.hear({"type": "present", "rev": 0})
    assert sent == [["page", "boards", "hints", "rev"]]
    state = {name: getattr(bare.widget, name) for name in sent[0]}
    bare.tab.evaluate("state => { Object.assign(window.state, state); window.changed('rev'); }", state)
    assert bare.tab.locator('[data-key="pawn"]').get_attribute("style") == _place(3, 1)
    expect(bare.tab.locator(".rb-board")).to_have_count(1)


def test_a_patch_that_does_not_follow_is_not_taken_but_the_whole_page_asked_for(bare: Bare) -> None:
    for column in (1, 2, 3):
        board(bare).update(scene((column, 1)))
    first, second, third = bare._queue[:3]
    bare._queue.clear()
    pawn = bare.tab.locator('[data-key="pawn"]')
    for change, place, asked in [
        (second, _place(0, 0), [0]),  # the first one came while nobody listened yet
        (third, _place(0, 0), [0]),  # the whole page is on its way
        (first, _place(1, 1), [0]),
        (second, _place(2, 1), [0]),
        (second, _place(2, 1), [0, 2]),
        (third, _place(3, 1), [0, 2]),
    ]:
        bare.tab.evaluate("m => window.tell(m)", change)
        assert pawn.get_attribute("style") == place
        assert [message["rev"] for message in bare.sent if message["type"] == "present"] == asked


def test_a_closed_view_leaves_nothing_behind(bare: Bare, picks: list[str]) -> None:
    bare.tab.evaluate("() => window.stops.forEach(stop => stop())")
    bare.click('[data-spot="cell:2,1"]')
    assert picks == []
    assert bare.tab.evaluate("() => window.listeners()") == 1  # the model's own


def test_a_tip_shows_on_hover_and_focus_and_its_clause_can_be_asked_for(bare: Bare) -> None:
    tip = bare.tab.get_by_role("tooltip")
    bare.tab.locator('[data-spot="hand:jailer"]').hover()
    expect(tip).to_contain_text("Locks one lord in.")
    bare.tab.get_by_text("Jailer: discard").click()
    assert bare.sent[-1] == {"type": "clause", "id": "power.jailer"}
    bare.tab.mouse.move(1200, 900)
    expect(tip).to_be_hidden()
    bare.press("Shift+Tab", "ArrowUp", "ArrowUp")
    expect(tip).to_be_visible()
    bare.press("Escape")
    expect(tip).to_be_hidden()


def test_a_piece_of_a_map_keeps_what_lies_on_it_where_it_moves(page: Page) -> None:
    """`x` is where a text begins, and where a nested picture lies."""

    def cut(x: int) -> Scene:
        piece = Node("piece", "svg", {"x": x, "y": 0, "width": 100, "height": 100})
        return Scene.of((0, 0, 400, 100), piece, token("pawn", "blue", parent="piece").draw((50, 50)))

    bare = Bare(page, Board(cut(200)))
    board(bare).update(cut(0))
    bare.settle()
    expect(page.locator("[data-key=piece] [data-key=pawn]")).to_be_visible()


def test_a_narrow_screen_scrolls_the_board_alone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 700})
    Bare(page, Board(scene()))
    sizes = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.querySelector('.rb-view').scrollWidth]"
    )
    assert sizes[0] <= 360
    assert sizes[1] == 765
    page.locator("svg [tabindex='0']").focus()
    page.keyboard.press("-")
    for _ in range(6):
        page.keyboard.press("-")
    assert page.evaluate("() => document.querySelector('.rb-view').scrollWidth") <= 350


def test_zoom_by_keys_and_pan_by_drag(bare: Bare, picks: list[str]) -> None:
    bare.press("Tab", "+", "+", "+")
    view = """() => {
      const view = document.querySelector('.rb-view');
      return [view.scrollWidth > view.clientWidth, view.scrollLeft];
    }"""
    zoomed, before = bare.tab.evaluate(view)
    assert zoomed
    bare.tab.mouse.move(600, 300)
    bare.tab.mouse.down()
    bare.tab.mouse.move(500, 280, steps=4)
    bare.tab.mouse.up()
    assert bare.tab.evaluate(view)[1] == pytest.approx(before + 100, abs=1)
    assert picks == []
    bare.tab.locator("svg [tabindex='0']").focus()
    bare.press("0")
    assert not bare.tab.evaluate(view)[0]


def test_the_theme_follows_the_lab(page: Page) -> None:
    colour = "() => getComputedStyle(document.querySelector('.rb-board')).backgroundColor"
    page.emulate_media(color_scheme="dark")
    Bare(page, Board(scene()), body='data-jp-theme-light="true"')
    assert page.evaluate(colour) == "rgb(243, 239, 230)"
    page.evaluate("() => document.body.setAttribute('data-jp-theme-light', 'false')")
    assert page.evaluate(colour) == "rgb(31, 36, 43)"
    page.evaluate("() => document.body.removeAttribute('data-jp-theme-light')")
    assert page.evaluate(colour) == "rgb(31, 36, 43)"


def test_a_pattern_belongs_to_its_own_view(page: Page) -> None:
    spot = Node("r", "rect", {"width": 9, "height": 9, "fill": seat_fill("red")})
    Bare(page, Board(Scene.of((0, 0, 9, 9), spot)), views=2)
    fills = page.evaluate(
        "() => [...document.querySelectorAll('[data-key=r]')].map(e => e.getAttribute('fill'))"
    )
    ids = page.evaluate("() => [...document.querySelectorAll('pattern')].map(e => `url(#${e.id})`)")
    assert fills == ids
    assert len(set(ids)) == 2


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("theme", ["true", "false"])
def test_axe_finds_nothing(page: Page, theme: str) -> None:
    bare = Bare(page, Board(scene()), body=f'data-jp-theme-light="{theme}"')
    board(bare).hint(open=["cell:2,1"], picked=["hand:jailer"])
    bare.settle()
    page.add_script_tag(path=str(AXE))
    found = page.evaluate(AUDIT)
    assert [(v["id"], v["nodes"][0]["html"]) for v in found["violations"]] == []


def test_the_notebook_holds_picture_and_text_for_readers_without_a_kernel() -> None:
    data, _ = Board(scene())._repr_mimebundle_()
    assert data["text/plain"] == "blue at 0 0"
    assert data["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in data
