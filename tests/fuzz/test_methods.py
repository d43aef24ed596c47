"""What the things of a notebook can be asked, each argument in turn something odd: answered, or refused."""

import inspect
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
}


def asked(thing: Callable[[], object], name: str) -> Iterator[tuple[dict[str, object], dict[str, object]]]:
    """The arguments of a method, one of them odd; those that it needs besides are texts."""
    found = inspect.signature(getattr(thing(), name)).parameters.values()
    named = [each for each in found if each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY)]
    needed = {each.name: "x" for each in named if each.default is each.empty}
    for each, odd in product(named, ODD):
        yield {**needed, each.name: odd}, {each.name: odd}


def methods(thing: object) -> list[str]:
    return [
        name
        for name in dir(type(thing))
        if not name.startswith("_") and inspect.isfunction(getattr(type(thing), name))
    ]


@pytest.mark.parametrize("name", THINGS)
def test_a_wrong_argument_of_a_method_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    thing = THINGS[name]
    for method in methods(thing()):
        for args, odd in asked(thing, method):
            with answered("methods", name, method, odd):
                unless_refused(partial(getattr(thing(), method), **args), RulebookError)
