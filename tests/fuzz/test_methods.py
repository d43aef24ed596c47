"""What the things of a notebook can be asked, and what else its readers call, each argument in turn something
odd: answered, or refused."""

import inspect
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

import pytest
from anywidget import AnyWidget

import rulebook_lab as lab
from rulebook_lab import bots, lessons, simulate
from rulebook_lab.bots.tournament import wilson
from rulebook_lab.engine import RulebookError, read_timeline, score_sheet
from rulebook_lab.interop import pettingzoo
from rulebook_lab.new_game import new_game
from rulebook_lab.testing.answers import answered, unless_refused

STATE = lab.timeline("amber", seats=2, seed=1).state

ODDS = STATE.game.part("study.odds")


class Unwritable:
    """Something of a reader's own that cannot be written, and cannot be compared, as arrays cannot."""

    def __repr__(self) -> str:
        raise RuntimeError("no words for it")

    def __eq__(self, other: object) -> bool:
        raise ValueError("the truth value of this is ambiguous")


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
    Unwritable(),
    [Unwritable()],
    10**5000,
    "x" * 100_000,
    int,
    Exception,
    len,
    set(),
    range(3),
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
    "shown": lambda: lab.show(STATE),
    "table": lambda: lab.table(STATE),
    "rule cards": lambda: lab.rules("amber"),
    "chart": lambda: lab.chart(lab.progress(), "amber"),
    "drawn": lambda: lab.explore(lambda seat: ODDS.tile_chart(STATE.view(seat)), seat=["blue"]),
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
ENGINE = ("rulebook_lab.engine", "rulebook_lab.bots", "rulebook_lab.lessons", "rulebook_lab.views")
"""What a game adds to a position is for its own chapters."""


CALLED: dict[str, tuple[Callable[..., object], dict[str, object]]] = {
    "player": (bots.player, {"game": STATE.game, "name": "random"}),
    "greedy": (bots.greedy, {"game": STATE.game}),
    "searching": (bots.searching, {"name": "x", "game": STATE.game, "budget": bots.Budget(tries=1)}),
    "wilson": (wilson, {"wins": 1, "games": 2}),
    "lessons of": (lessons.lessons_of, {"game": STATE.game}),
    "load lessons": (lessons.load_lessons, {"path": "none.toml", "game_named": lab.game}),
    "read lessons": (lessons.read_lessons, {"source": lessons.Source("", "mine"), "game_named": lab.game}),
    "problems": (lessons.problems, {"lessons": lab.lessons("amber")}),
    "expectation": (lessons.expectation, {"text": "turn = 1"}),
    "figure": (lessons.figure, {"state": STATE, "name": "turn"}),
    "score sheet": (score_sheet, {"state": STATE, "events": ()}),
    "read timeline": (read_timeline, {"text": "{}", "game_named": lab.game}),
    "simulate": (simulate.simulate, {"name": "amber", "games": 1, "seed": 1, "seats": 2, "options": None}),
    "random play": (simulate.random_play, {"game": STATE.game, "state": STATE, "random": Random(1)}),
    "new game": (new_game, {"name": "mine", "folder": "none"}),
    "environment": (pettingzoo.raw_env, {"game": "amber", "seats": 2, "max_cycles": 1, "rewards": "result"}),
    "rounds": (pettingzoo.parallel_env, {"game": "amber", "seats": 2, "render_mode": None}),
}
"""What besides `lab.…` the notebooks and the documents call, with arguments that are right."""


@pytest.mark.parametrize("name", CALLED)
def test_a_wrong_argument_of_what_readers_call_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    call, right = CALLED[name]
    for slot, odd in product(right, ODD):
        with answered("called", name, slot, type(odd)):
            unless_refused(lambda slot=slot, odd=odd: call(**{**right, slot: odd}), RulebookError)


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
        and not hasattr(AnyWidget, name)
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
        (lambda: STATE.with_player("red", STATE.players[0]), "red"),
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
