"""What the browser may send to any page, in any order: heard, or passed over, and the page can be drawn."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulebook_lab as lab
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.testing.inputs import EXAMPLES, ODD_TEXTS, answered, damaged, law, positions
from rulebook_lab.views.page import Page
from rulebook_lab.views.show import show
from tests.laws.positions import GAMES

SENT = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    ODD_TEXTS,
    st.sampled_from([[], {}, ["x"], {"name": "x", "text": "{}"}, 10**30, 1.5, "99", "-1"]),
)
PAGES: dict[str, Callable[[str], Page]] = {
    "table": lambda name: lab.table(lab.timeline(name, seed=1)),
    "seat": lambda name: lab.table(lab.timeline(name, seed=1), lab.game(name).start().seats[0]),
    "turns": lambda name: lab.table(lab.timeline(name, seed=1), "turn"),
    "walkthrough": lambda name: show(lab.example(name, next(iter(lab.lessons(name).walkthroughs)))),
    "exercise": lambda name: show(lab.exercise(name, next(iter(lab.lessons(name).exercises)))),
    "desk": lambda name: show(Desk(lab.game(name), lab.timeline(name, seed=1).state)),
    "quiz": lambda name: show(lab.quiz(name, n=2)),
    "answers": lambda name: show(lab.ask(name, "end of the game")),
    "rules": lambda name: lab.rules(name),
}


@st.composite
def messages(draw: st.DrawFn, page: Page) -> Any:
    """A message for a control, a spot or a board that is there, or for one that is not."""
    sheet = page.live.sheet
    boards = [*sheet.boards, "none"]
    spots = [spot for board in sheet.boards.values() for spot in board.scene.spots] + ["lord:x", "x", ""]
    control = st.builds(
        lambda key, value: {"type": "control", "key": key, "value": value},
        st.sampled_from([*sheet.controls, "dance"]),
        SENT,
    )
    spot = st.builds(
        lambda board, spot: {"type": "spot", "board": board, "spot": spot},
        st.sampled_from(boards),
        st.sampled_from(spots) | SENT,
    )
    other = st.builds(
        lambda kind, board, value: {"type": kind, "board": board, "id": value, "rev": value, "width": value},
        st.sampled_from(["clause", "back", "undo", "present", "room", "dance"]),
        st.sampled_from(boards),
        SENT,
    )
    return draw(st.one_of(control, control, spot, other, SENT))


CASES = [
    (name, kind)
    for at, kind in enumerate(PAGES)
    for number, name in enumerate(GAMES)
    if EXAMPLES or at % len(GAMES) == number  # in CI each page of one game
]


@law(5)
@given(data=st.data())
@pytest.mark.parametrize(("name", "kind"), CASES)
def test_a_page_hears_anything(name: str, kind: str, data: st.DataObject) -> None:
    page = PAGES[kind](name)
    for _ in range(data.draw(st.integers(1, 6))):
        message = data.draw(messages(page))
        with answered("messages"):
            page.hear(message)
    assert page.page


@law(5)
@given(data=st.data())
@pytest.mark.parametrize("name", GAMES)
def test_a_desk_takes_any_text(name: str, data: st.DataObject) -> None:
    """What is wrong with a text is told, and the page goes on with the next one."""
    state = data.draw(positions(name))
    desk = Desk(lab.game(name), state)
    page = show(desk)
    for _ in range(data.draw(st.integers(1, 3))):
        text = data.draw(damaged(state.text))
        with answered("messages"):
            page.click("text", text)
            assert page.page
            assert all(defect.reason for defect in desk.defects)
    desk.set(state)
    assert page.to_text()


@pytest.fixture(autouse=True, scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A folder in which a name that is made up may become a file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("messages"))
        yield Path.cwd()


@pytest.mark.parametrize("kind", PAGES)
def test_half_a_letter_is_passed_over(kind: str) -> None:
    page = PAGES[kind]("ambis")
    keys = list(page.live.sheet.controls)
    sent = [{"type": "control", "key": key, "value": "a\ud800"} for key in keys]
    for message in [*sent, {"type": "clause", "id": "a\ud800"}]:
        page.hear(message)
