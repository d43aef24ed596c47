"""What the things of a notebook can be asked, each argument in turn something odd: answered, or refused."""

import inspect
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError
from rulebook_lab.testing.answers import answered, unless_refused

STATE = lab.timeline("amber", seats=2, seed=1).state
ODD = (
    "x",
    "",
    "\0",
    "\ud800",
    "9" * 5000,
    None,
    True,
    -1,
    10**9,
    1.5,
    float("nan"),
    b"x",
    [None],
    {},
    object(),
)
THINGS: dict[str, Callable[[], object]] = {
    "desk": lambda: lab.desk("amber"),
    "lessons": lambda: lab.lessons("amber"),
    "progress": lambda: lab.progress(None),
    "quiz": lambda: lab.quiz("amber", n=2, seed=1),
    "do": lambda: lab.exercise("amber", "take-both-coins"),
    "odds": lambda: lab.exercise("amber", "the-next-tile"),
    "walk": lambda: lab.example("amber", "example.castle-stops"),
    "sheet": lambda: lab.score(STATE),
    "catalogue": lambda: STATE.game.catalogue,
    "timeline": lambda: lab.timeline("amber", seats=2, seed=1),
    "aid": lambda: STATE.game.aid,
    "answers": lambda: lab.ask("amber", "village"),
    "defects": lambda: STATE.defects,
    "hint": lambda: lab.hint(STATE),
    "may": lambda: lab.may(STATE),
    "stops": lambda: lab.stops(STATE, "pass"),
    "study": lambda: lab.study("amber", "q", lambda end: {"n": 1}, games=2, seats=2),
    "tournament": lambda: lab.tournament("amber", ["random"], games=2, seats=2),
    "understood": lambda: lab.understand(STATE, "pass"),
    **{f"game of {name}": partial(lab.game, name) for name in lab.games},
    **{f"state of {name}": partial(lab.game(name).start, 3) for name in lab.games},
}
ENGINE = ("rulebook_lab.engine", "rulebook_lab.bots", "rulebook_lab.lessons")
"""What a game adds to a position is for its own chapters."""


def asked(thing: object, name: str) -> Iterator[tuple[Callable[[], object], dict[str, object]]]:
    """The arguments of a method, one of them odd; those that it needs besides are texts."""
    found = inspect.signature(getattr(thing, name)).parameters.values()
    named = [each for each in found if each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY)]
    needed = {each.name: "x" for each in named if each.default is each.empty}
    for each, odd in product(found, ODD):
        if each in named:
            yield partial(getattr(thing, name), **{**needed, each.name: odd}), {each.name: odd}
        elif each.kind == each.VAR_POSITIONAL:
            yield partial(getattr(thing, name), *needed.values(), odd), {each.name: odd}


def methods(thing: object) -> list[str]:
    return [
        name
        for name in dir(type(thing))
        if not name.startswith("_")
        and inspect.isfunction(method := getattr(type(thing), name))
        and method.__module__.startswith(ENGINE)
    ]


@pytest.mark.parametrize("name", THINGS)
def test_a_wrong_argument_of_a_method_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    thing = THINGS[name]
    for method in methods(thing()):
        for call, odd in asked(thing(), method):
            with answered("methods", name, method, odd):
                unless_refused(call, RulebookError)


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: lab.game("roads_and_boats").start(2).cell_of("r9"), "there is no 'r9'"),
        (lambda: STATE.game.part("study.luck"), "Amber has no part 'study.luck'"),
        (lambda: STATE.change("red"), "red"),
        (lambda: STATE.with_player("red"), "red"),
    ],
)
def test_a_name_of_nothing_is_told(ask: Callable[[], object], told: str) -> None:
    with pytest.raises(RulebookError, match=told):
        ask()


def test_what_a_part_lacks_itself_is_not_taken_for_the_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "rulebook_lab.games.amber.study.growth", raising=False)
    monkeypatch.setitem(sys.modules, "rulebook_lab.scene.charts", None)
    with pytest.raises(ModuleNotFoundError, match=r"scene\.charts"):
        STATE.game.part("study.growth")
    assert STATE.game.offered("study.luck", "draw") is None
