"""All that matters on one screen: nothing is below the fold, nothing jumps, nothing is cut off sideways."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, Move, State, Timeline
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.simulate import random_play
from rulebook_lab.views.desk import DeskPage
from rulebook_lab.views.exercise import ExercisePage
from rulebook_lab.views.show import show
from rulebook_lab.views.standing import Standing, standing_answers
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", lab.games)]

COLUMN = {"width": 970, "height": 780}
"""What JupyterLab leaves a notebook in a window of 1400 x 900 with its sidebar open."""
PARTS = """() => Object.fromEntries(['now', 'main', 'side', 'moves', 'log', 'record'].map(name => {
  const box = document.querySelector(`[data-key$="/${name}"]`).getBoundingClientRect();
  return [name, [box.left, box.top, box.right, box.bottom]];
}))"""
CUT_OFF = """() => [...document.querySelectorAll(
    '.rb-goal, .rb-prompt, .rb-task, .rb-choices, .rb-ask, .rb-answers')]
  .filter(part => part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).display !== 'inline')
  .map(part => `${part.className}: ${part.scrollHeight} > ${part.clientHeight}`)"""
SCROLLED = """() => [...document.querySelectorAll('.rb-said > .rb-answers')]
  .filter(part => part.scrollHeight > part.clientHeight + 2).map(part => part.textContent)"""
SIDEWAYS = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""
BOARD_TOP = """() => Math.round(document.querySelector('.rb-board').getBoundingClientRect().top)"""
BOARD_SIDEWAYS = """() => {
  const view = document.querySelector('.rb-view');
  return view.scrollWidth - view.clientWidth;
}"""
SCALE = """() => {
  const svg = document.querySelector('.rb-board svg');
  return svg.clientWidth / svg.viewBox.baseVal.width;
}"""
SPOTS_OUT = """() => [...document.querySelectorAll('.rb-open')].filter(el => {
  const box = el.getBoundingClientRect();
  return box.bottom > window.innerHeight || box.right > window.innerWidth || box.top < 0;
}).map(el => el.dataset.spot)"""


BEGUN_BEFORE = """() => {
  const box = document.querySelector('.rb-happened').getBoundingClientRect();
  const seen = line => line.top > box.top && line.bottom < box.bottom;
  return [...document.querySelectorAll('.rb-happened [data-sentence]')].filter(sentence => {
    const lines = [...sentence.getClientRects()].filter(line => line.width > 1);
    return lines.some(seen) && !seen(lines[0]);
  }).map(sentence => sentence.textContent);
}"""
"""Sentences of what happened whose end is in view without their beginning."""
OVERFLOWING = """() => [...document.querySelectorAll('.rb-standing, .rb-standing *')]
  .filter(part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .map(part => part.textContent)"""
HEAD = """() => {
  const head = document.querySelector('.rb-table > header');
  const cut = [...head.querySelectorAll('button')].filter(part => part.scrollWidth > part.clientWidth + 1);
  return [head.clientHeight, cut.map(part => part.textContent)];
}"""


EDGES = """() => {
  const told = document.querySelectorAll('.rb-happened li:not([data-past]) > span:last-child');
  return [...new Set([...told].map(each => each.getBoundingClientRect().left))];
}"""
"""Where the sentences of what happened begin, from the left."""
BLANK = """() => {
  const said = [...document.querySelectorAll('.rb-ask, .rb-said > :not(:empty)')];
  const low = Math.max(...said.map(part => part.getBoundingClientRect().bottom));
  return document.querySelector('.rb-main').getBoundingClientRect().top - low;
}"""
"""How many pixels are blank between what the bar says and what stands below it."""
COVERED = """() => {
  const top = document.querySelector('.rb-now').getBoundingClientRect().top;
  const grounds = [...document.querySelectorAll('.rb-ask, .rb-said > :not(:empty)')];
  return grounds.map(part => {
    const said = [...part.children].map(child => child.getBoundingClientRect().bottom);
    return part.getBoundingClientRect().bottom - Math.min(Math.max(...said), top + 300);
  });
}"""
"""By how many pixels the bar's grounds are higher than what stands on them."""
RINGS = """() => {
  const itself = '.rb-open:is(rect, circle, polygon, path)';
  const shape = document.querySelector(`${itself}, .rb-open > :is(.shape, .spot)`);
  const { stroke, filter, strokeDasharray } = getComputedStyle(shape);
  return [stroke, filter.match(/rgb[^)]*\\)/)[0], strokeDasharray];
}"""


LETTERS = """() => [...document.querySelectorAll('.rb-board svg text')].map(text => {
  const {a, b, c, d} = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
  return [text.textContent, Math.round(size * 10) / 10];
})"""
CHOICES_CUT_OFF = """() => [...document.querySelectorAll('.rb-main select')].filter(select => {
  const ruler = document.createElement('canvas').getContext('2d');
  ruler.font = getComputedStyle(select).font;
  return ruler.measureText(select.selectedOptions[0].textContent).width > select.clientWidth - 40;
}).map(select => select.selectedOptions[0].textContent)"""
"""What is chosen in a list and not read whole: its edges and its arrow take 40 pixels."""
PIECES = ".rb-board svg g > .shape:first-child ~ text"
OUTGROWN = f"""() => [...document.querySelectorAll("{PIECES}")].filter(text => {{
  const shape = text.parentNode.querySelector(':scope > .shape').getBoundingClientRect();
  const {{left, right}} = text.getBoundingClientRect();
  return text.style.fontSize && (left < shape.left - 1 || right > shape.right + 1);
}}).map(text => text.textContent)"""


def luminance(colour: str) -> float:
    """The relative luminance of `rgb(…)`, as WCAG 2 has it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def played(game: str, moves: int) -> Timeline:
    timeline, random = lab.timeline(game, seats=min(4, max(lab.game(game).seat_counts)), seed=4), Random(3)
    for _ in range(moves):
        if not timeline.state.pending:
            break
        timeline.play(random.choice(list(timeline.state.legal_moves)))
    return timeline


def before_the_end(game: str) -> tuple[State, Move]:
    """A position and the move that ends the game."""
    rules = lab.game(game)
    *_, last = (
        state
        for state in random_play(rules, rules.start(min(rules.seat_counts)), Random(1), by_verb=False)
        if state.pending
    )
    return last, next(move for move in rules.legal(last) if last.play(move).result is not None)


@pytest.mark.parametrize("size", [COLUMN, {"width": 1400, "height": 900}])
def test_the_board_stays_where_it_is_when_the_game_ends(page: Page, game: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    state, move = before_the_end(game)
    timeline = lab.timeline(state)
    bare = Bare(page, table(timeline))
    top = page.evaluate(BOARD_TOP)
    timeline.play(move)
    bare.settle()
    assert timeline.state.result is not None
    assert page.evaluate(BOARD_TOP) == top


@pytest.mark.parametrize("size", [COLUMN, {"width": 1400, "height": 900}])
def test_the_board_stays_where_it_is_behind_the_curtain(page: Page, game: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    bare = Bare(page, table(played(game, 20), "turn"))
    tops = [page.evaluate("() => Math.round(document.querySelector('.rb-main').getBoundingClientRect().top)")]
    bare.click('[data-key$="/lift"]')
    tops.append(page.evaluate(BOARD_TOP))
    assert tops[0] == tops[1]


@pytest.mark.parametrize("width", [1400, 360])
def test_what_happened_begins_with_a_sentence(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    timeline, random = played(game, 20), Random(5)
    bare = Bare(page, table(timeline))
    for _ in range(8):
        timeline.play(random.choice(list(timeline.state.legal_moves)))
        bare.settle()
        assert page.evaluate(BEGUN_BEFORE) == []
        assert len(page.evaluate(EDGES)) == 1, "what nobody did stands below what somebody did"
    page.set_viewport_size({"width": width - 40, "height": 800})
    page.wait_for_timeout(100)
    assert page.evaluate(BEGUN_BEFORE) == []


@pytest.mark.parametrize("width", [1400, 360])
def test_five_standing_answers_have_room(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    timeline, random = played(game, 0), Random(3)
    bare = Bare(page, table(timeline))
    assert isinstance(bare.widget, Table)
    session, found = bare.widget.session, list[Standing]()
    while len(found) < 5 and timeline.state.pending and len(timeline.moves) < 120:
        timeline.play(random.choice(list(timeline.state.legal_moves)))
        offered = [each for each in standing_answers(session.shown, session.moves) if each.until is None]
        found += [each for each in offered if each not in found][: 5 - len(found)]
    session.standing = found
    bare.widget.refresh()
    bare.settle()
    assert page.locator(".rb-standing > p").count() == len(session.standing)
    assert (len(session.standing) > 1) is (
        game != "amber"
    )  # whose basic game has nothing to answer beforehand
    assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("language", ["en", "pl", "sr"])
def test_the_head_of_a_narrow_table_is_one_row(page: Page, game: str, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    shown = table(played(game, 5))
    shown.speak(language)
    Bare(page, shown)
    assert page.evaluate(SIDEWAYS) <= 0
    height, cut_off = page.evaluate(HEAD)
    assert height <= 34
    assert cut_off == []


@pytest.mark.parametrize("moves", [0, 40, 90])
def test_the_whole_table_is_in_view(page: Page, game: str, moves: int) -> None:
    page.set_viewport_size(COLUMN)
    Bare(page, table(played(game, moves)))
    parts = page.evaluate(PARTS)
    for left, top, right, bottom in parts.values():
        assert left >= 0
        assert top >= 0
        assert right <= COLUMN["width"]
        assert bottom <= COLUMN["height"], parts
    assert parts["main"][2] <= parts["side"][0], "the side stands beside the board"
    assert page.evaluate(SPOTS_OUT) == []


@pytest.mark.parametrize("size", [COLUMN, {"width": 360, "height": 740}])
def test_no_choice_is_cut_off_and_the_board_stays_where_it_is_while_one_plays(
    page: Page, game: str, size: ViewportSize
) -> None:
    """On a telephone it gives way where there are more long choices than usual."""
    page.set_viewport_size(size)
    timeline = played(game, 20)
    bare, tops, random = Bare(page, table(timeline)), Counter[int](), Random(5)
    for turn in range(16):
        timeline.play(random.choice(list(timeline.state.legal_moves)))
        assert isinstance(bare.widget, Table)
        if turn % 4 == 3:
            bare.widget.click("why", "nonsense")
        bare.settle()
        assert page.evaluate(CUT_OFF) == []
        tops[page.evaluate(BOARD_TOP)] += 1
    assert tops.most_common(1)[0][1] >= (16 if size == COLUMN else 11), tops


@pytest.mark.parametrize("width", [900, 450, 360])
def test_a_narrow_table_is_stacked_and_not_cut_off(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    Bare(page, table(played(game, 30)))
    assert page.evaluate(SIDEWAYS) <= 0
    parts = page.evaluate(PARTS)
    assert parts["now"][3] <= parts["main"][1]
    assert parts["main"][3] <= parts["side"][1]
    if width == 900:
        assert page.evaluate(SPOTS_OUT) == [], "the board is seen whole"


@pytest.mark.parametrize("kind", ["find-illegal", "points"])
def test_the_board_of_an_exercise_is_seen_whole_in_a_small_window(page: Page, game: str, kind: str) -> None:
    page.set_viewport_size({"width": 900, "height": 800})
    exercises = lessons_of(lab.game(game)).exercises.values()
    Bare(page, show(lab.exercise(game, next(each.id for each in exercises if each.kind == kind))))
    board = page.locator(".rb-view > svg").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= 800
    assert [words for words, size in page.evaluate(LETTERS) if size < 7] == []


@pytest.mark.parametrize("width", [450, 360])
def test_the_board_of_a_lesson_does_not_scroll_sideways(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    lessons = lessons_of(lab.game(game))
    walks = [lab.example(game, id) for id in [*lessons.walkthroughs][::9]]
    attempts = [lab.exercise(game, id) for id in [*lessons.exercises][::9]]
    for lesson in (*walks, *attempts):
        tab = page.context.new_page()
        tab.set_viewport_size({"width": width, "height": 740})
        Bare(tab, show(lesson))
        assert tab.evaluate(BOARD_SIDEWAYS) <= 0, lesson
        tab.close()


def test_where_one_asks_stays_in_view_however_many_moves_are_listed(page: Page, game: str) -> None:
    page.set_viewport_size(COLUMN)
    bare = Bare(page, table(played(game, 40)))
    for summary in page.locator('[data-key$="/verbs"] summary').all()[:3]:
        summary.click()
    bare.settle()
    moves = page.locator('[data-key$="/moves"]').bounding_box()
    asking = page.locator('[data-key$="/asking"]').first.bounding_box()
    assert moves is not None
    assert asking is not None
    assert asking["y"] + asking["height"] <= moves["y"] + moves["height"]
    expect(page.locator('[data-key$="/why"]').first).to_be_in_viewport()


def test_an_answer_on_a_telephone_moves_nothing(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    bare = Bare(page, table(lab.timeline(played(game, 30).state)))
    assert page.evaluate(BLANK) <= 26, "nothing has happened yet, and nothing is kept free for it"
    top = page.evaluate(BOARD_TOP)
    assert isinstance(bare.widget, Table)
    bare.widget.click("why", "nonsense")
    bare.settle()
    assert page.evaluate(BOARD_TOP) == top, "nothing jumps"


@pytest.mark.parametrize("width", [640, 450, 360])
def test_a_board_is_drawn_for_a_narrow_screen(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    bare = Bare(page, table(played(game, 30)))
    bare.tab.wait_for_function("() => window.sent.some(message => message.type === 'room')")
    bare.settle()
    assert page.evaluate(BOARD_SIDEWAYS) <= 0
    assert page.evaluate(SCALE) > 0.85


def test_a_board_is_seen_whole_in_the_room_beside_a_sidebar(page: Page, game: str) -> None:
    """What JupyterLab leaves of a telephone, as wide as it is."""
    page.set_viewport_size({"width": 244, "height": 700})
    Bare(page, table(played(game, 30)), body='style="margin: 0"')
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(BOARD_SIDEWAYS) <= 0


@pytest.mark.parametrize("moves", [0, 60])
def test_nothing_is_blank_between_the_bar_and_the_board(page: Page, game: str, moves: int) -> None:
    Bare(page, table(played(game, moves)))
    for width in (600, 450, 360):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(100)
        assert page.evaluate(BLANK) <= 26, width  # less than a line of the list, and the gap


@pytest.mark.parametrize("width", [900, 360])
def test_a_bar_over_a_board_covers_only_what_it_says(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    bare = Bare(page, table(played(game, 40)))
    page.evaluate("() => window.scrollTo(0, 400)")
    page.wait_for_function("() => document.querySelector('.rb-page').matches('[data-over]')")
    bare.settle()
    assert max(page.evaluate(COVERED)) <= 12
    happened = page.locator(".rb-happened").bounding_box()
    assert happened is not None
    assert happened["height"] <= 40


def test_a_question_alone_takes_the_width_of_its_bar(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 900, "height": 800})
    Bare(page, show(lab.quiz(game, n=2, seed=3)))
    ask, now = page.locator(".rb-ask"), page.locator(".rb-now")
    widths = [box["width"] for part in (ask, now) if (box := part.bounding_box())]
    assert widths[1] - widths[0] <= 12


@pytest.mark.parametrize("moves", [0, 90, 220])
def test_letters_on_a_board_can_be_read(page: Page, game: str, moves: int) -> None:
    """On the fullest tables of a small window single letters and figures may be somewhat smaller."""
    bare = Bare(page, table(played(game, moves)))
    for width, height in ((1400, 900), (970, 780), (900, 800), (450, 800), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        bare.settle()
        page.wait_for_timeout(100)
        letters = page.evaluate(LETTERS)
        small = [(words, size) for words, size in letters if size < 8]
        if width in (970, 900):
            assert [size for _, size in small if size < 7] == []
            small = [(words, size) for words, size in small if re.search(r"[^\W\d]{2}", words)]
        assert small == [], width
        assert page.evaluate(OUTGROWN) == [], "letters grow within what they stand on"


def test_question_and_answers_are_on_one_screen(page: Page, game: str) -> None:
    page.set_viewport_size(COLUMN)
    quizzes = (lab.quiz(game, n=2, seed=seed) for seed in range(3, 30))
    with_board = next(quiz for quiz in quizzes if quiz.questions[0].state and quiz.questions[0].options)
    bare = Bare(page, show(with_board))
    bare.click('[data-key*="/options/"]')
    for key in ("stem", "main", "options", "turning", "feedback"):
        box = page.locator(f'[data-key$="/{key}"]').bounding_box()
        assert box is not None, key
        assert box["y"] + box["height"] <= COLUMN["height"], key


def test_what_chance_may_bring_is_seen_whole_at_the_desk(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1400, "height": 900})
    timeline, random = Timeline(lab.game(game).start(seats=3), None), Random(2)
    draws: list[State] = []
    for _ in range(120):
        if CHANCE in timeline.state.to_act:
            draws.append(timeline.state)
        timeline.play(random.choice(list(timeline.state.legal_moves)))
    longest = max(draws, key=lambda state: len({move.spots(state) for move in state.legal_moves}))
    Bare(page, DeskPage(Desk(longest.game, longest.text)))
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("light", ["true", "false"])
def test_what_is_open_is_seen_on_every_ground(page: Page, game: str, light: str) -> None:
    """A light ring in a dark one: on whatever ground one of them has at least the root of their contrast."""
    Bare(page, table(played(game, 1)), body=f'data-jp-theme-light="{light}"')
    ring, around, dashes = page.evaluate(RINGS)
    contrast = (luminance(ring) + 0.05) / (luminance(around) + 0.05)
    assert contrast**0.5 >= 3
    assert dashes == "none", "a dashed line means empty"


def test_a_table_fills_the_screen_for_a_projector(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    bare = Bare(page, table(played(game, 20)), body='style="padding: 0 300px"')
    bare.click("[data-full]")
    page.wait_for_function("() => document.fullscreenElement?.matches('.rb-page')")
    page.wait_for_timeout(200)
    parts = page.evaluate(PARTS)
    assert all(bottom <= 800 for _, _, _, bottom in parts.values()), parts
    assert parts["main"][2] - parts["main"][0] > 700
    bare.click("[data-full]")
    page.wait_for_function("() => !document.fullscreenElement")


def test_question_and_answers_are_on_one_screen_of_a_telephone(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    Bare(page, show(lab.quiz(game, n=2, seed=3)))
    for key in ("stem", "options", "turning"):
        box = page.locator(f'[data-key$="/{key}"]').bounding_box()
        assert box is not None, key
        assert box["y"] + box["height"] <= 740, key


@pytest.mark.parametrize("kind", ["do", "find-illegal"])
def test_nothing_of_an_exercise_is_cut_off_on_a_telephone(page: Page, game: str, kind: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    exercises = lessons_of(lab.game(game)).exercises.values()
    exercise = next(exercise for exercise in exercises if exercise.kind == kind)
    bare = Bare(page, show(lab.exercise(game, exercise.id)))
    if kind == "find-illegal":
        bare.click('[data-key*="/option "]')
        bare.click('[data-key*="/by "]')
        verdict = page.locator('[data-key$="/verdict"]').bounding_box()
        assert verdict is not None
        assert verdict["y"] + verdict["height"] <= 740
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("width", [900, 970])
def test_the_verdict_on_a_wrong_move_is_read_whole(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 780})
    exercises = [each for each in lessons_of(lab.game(game)).exercises.values() if each.kind == "do"]
    bare = Bare(page, show(lab.exercise(game, exercises[0].id)))
    assert isinstance(bare.widget, ExercisePage)
    for exercise in exercises[:8]:
        bare.widget._go_to(exercise.id)
        bare.widget.play.move(list(bare.widget.session.moves)[-1])
        bare.widget.refresh()
        bare.settle()
        assert page.evaluate(SCROLLED) == [], exercise.id


@pytest.mark.parametrize("width", [950, 970])
def test_the_longest_goal_is_not_cut_off_and_pushes_nothing(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 780})
    exercises = lessons_of(lab.game(game)).exercises.values()
    exercise = max(exercises, key=lambda exercise: len(exercise.goal))
    Bare(page, show(lab.exercise(game, exercise.id)))
    assert page.evaluate(CUT_OFF) == []
    board = page.locator('[data-key$="/main"]').bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= 780


def test_the_verdict_on_an_answer_is_not_cut_off_on_a_telephone(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    quiz = lab.quiz(game, n=30, seed=4)
    at, wrong = next(
        (at, 0 if question.right else 1) for at, question in enumerate(quiz) if len(question.options) > 1
    )
    bare = Bare(page, show(quiz))
    for _ in range(at):
        bare.click('[data-key$="/next"]')
    bare.click(f'[data-key$="/answer {wrong}"]')
    assert page.evaluate(CUT_OFF) == []


def test_no_name_of_the_player_aid_is_broken_and_no_choice_of_the_game_cut_off(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 900})
    bare = Bare(page, table(lab.timeline(game, seed=1)))
    bare.click('[data-key$="/panel aid"]')
    bare.settle()
    broken = page.evaluate("""() => [...document.querySelectorAll('.rb-aid th')].filter(name => {
      const ruler = document.createElement('canvas').getContext('2d');
      ruler.font = getComputedStyle(name).font;
      return name.textContent.split(/[ –-]/).some(word => ruler.measureText(word).width > name.clientWidth);
    }).map(name => name.textContent)""")
    assert not broken
    assert page.evaluate(SIDEWAYS) <= 0
    bare.click('[data-key$="/panel game"]')
    assert page.evaluate(CHOICES_CUT_OFF) == []
