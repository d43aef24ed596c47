"""What a notebook calls, each argument in turn something odd: answered, or refused in words, at once."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError, Timeline, WrongKind
from rulebook_lab.scene.charts import Chart, Series
from rulebook_lab.testing.answers import answered, unless_refused
from rulebook_lab.testing.inputs import handfuls, law, odd

CHART = Chart(title="t", x=(1,), series=(Series("s", (1.0,)),), x_title="x", y_title="y")
STATE = lab.timeline("amber", seats=2, seed=1).state
OPENING = lab.game("amber").start(2)


def record() -> Timeline:
    return lab.timeline("amber", seats=2, seed=1)


Call = tuple[Callable[..., object], tuple[object, ...], Mapping[str, object]]

CALLS: dict[str, Call] = {
    "ask": (lab.ask, ("amber", "village"), {}),
    "chart": (lab.chart, (lab.progress(), "amber"), {"today": None}),
    "desk": (lab.desk, ("amber",), {"position": ""}),
    "example": (lab.example, ("amber", "example.castle-stops"), {}),
    "exercise": (lab.exercise, ("amber", "the-next-tile"), {}),
    "explore": (lab.explore, (lambda dice: CHART,), {"dice": [1]}),
    "game": (lab.game, ("amber",), {}),
    "handout": (lab.handout, ("none.ipynb",), {"target": None}),
    "hint": (lab.hint, (STATE,), {"seat": "", "seed": 0}),
    "lessons": (lab.lessons, ("amber",), {}),
    "load": (lab.load, ("none.json",), {}),
    "may": (lab.may, (STATE,), {}),
    "progress": (lab.progress, (None,), {"learner": "me"}),
    "answered": (lab.progress().answered, ("amber", ("turn.refill",), True), {"today": None}),
    "next": (lab.progress().next, ("amber",), {"n": 10, "today": None}),
    "quiz": (lab.quiz, ("amber",), {"clauses": (), "kind": None, "n": 1, "seed": 0}),
    "review": (lab.review, (record(),), {"seats": (), "seed": 0, "glance": 1}),
    "rules": (lab.rules, ("amber",), {"words": "", "kind": ""}),
    "show": (lab.show, (STATE,), {"progress": None}),
    "simulation": (lab.simulation, ([CHART],), {"first": 1, "most": 1}),
    "stops": (lab.stops, (STATE, "pass"), {}),
    "study": (
        lab.study,
        ("amber", "q", lambda end: {}),
        {"conditions": None, "players": ("random",), "games": 1, "seats": 2, "seed": 0},
    ),
    "table": (lab.table, (STATE,), {"viewer": "", "bots": None, "pace": 0.5}),
    "timeline": (lab.timeline, ("amber",), {"seats": 2, "seed": 0}),
    "options": (
        lab.timeline,
        ("amber",),
        {"setup": "2.a", "castles": "", "first": "", "advanced": False, "colour": "red"},
    ),
    "laid": (lab.timeline, ("roads_and_boats",), {"map": "two", "map_seed": 0}),
    "turns": (lab.timeline, ("ambis",), {"max_turns": 3}),
    "tournament": (lab.tournament, ("amber", ["random"]), {"games": 1, "seats": 2, "seed": 0}),
    "understand": (lab.understand, (STATE, "pass"), {"seat": None}),
    "what_if": (lab.what_if, (record(), "chance reveal bend"), {}),
    "Timeline.play": (lambda move: record().play(move), ("blue pass",), {}),
    "Timeline.goto": (lambda node: record().goto(node), (0,), {}),
    "Timeline.branch": (lambda name: record().branch(name), ("other",), {}),
    "Timeline.log": (lambda viewer: record().log(viewer), ("blue",), {}),
    "Timeline.frame": (lambda facts: record().frame(facts), (["turn"],), {}),
    "score": (lab.score, (STATE,), {}),
    "Timeline.save": (record().save, ("record.json",), {"replace": True}),
    "Timeline.restart": (lambda state, seed: record().restart(state, seed=seed), (STATE, 0), {}),
    "Timeline.resume": (lambda other: record().resume(other), (record(),), {}),
    "Timeline.on_change": (lambda act: record().on_change(act)(), (print,), {}),
    "State.play": (STATE.play, ("blue pass",), {}),
    "State.why_not": (STATE.why_not, ("blue pass",), {}),
    "State.view": (STATE.view, ("blue",), {}),
    "State.let_chance": (OPENING.let_chance, (1,), {}),
    "LegalMoves": (lambda move: move in STATE.legal_moves, ("blue pass",), {}),
    "read_position": (STATE.game.read_position, ("turn: blue",), {}),
    "read_move": (STATE.game.read_move, ("blue pass",), {}),
    "write_move": (STATE.game.write_move, (STATE.legal_moves[0],), {}),
    "write_position": (STATE.game.write_position, (STATE,), {}),
    "describe": (STATE.game.describe, (STATE.legal_moves[0], STATE), {}),
    "prompt": (STATE.game.prompt, (STATE,), {}),
    "guess": (STATE.game.guess, (STATE.view("blue"), Random(1)), {}),
    "components": (STATE.game.components, ("",), {}),
    "offered": (STATE.game.offered, ("picture", "draw"), {}),
    "draw": (STATE.game.part("picture").draw, (STATE,), {"width": 900.0}),
    "odds": (STATE.game.part("study.odds").tile_odds, (STATE.view("blue"),), {}),
    "with_components": (STATE.game.with_components, ("none.toml",), {}),
    "start": (STATE.game.start, (2,), {}),
    "catalogue": (lambda id: STATE.game.catalogue[id], ("turn.refill",), {}),
    "Quiz.answer": (lambda n, answer: lab.quiz("amber", n=2).answer(n, answer), (1, "a"), {}),
    "Walk.goto": (lambda page: lab.example("amber", "example.castle-stops").goto(page), (0,), {}),
}


SLOW = {"hint", "ask", "Walk.goto", "table", "understand", "turns", "show", "laid"}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_argument_is_told(name: str) -> None:
    call, args, named = CALLS[name]
    slots = [*range(len(args)), *named]
    before = STATE.game.dump(STATE)

    @law(16, 160 if name in SLOW else 3_000)
    @given(randoms=handfuls())
    def told(randoms: list[Random]) -> None:
        for random in randoms:
            slot, value = random.choice(slots), odd(random)
            odd_args = (value if at == slot else each for at, each in enumerate(args))
            asked = partial(call, *odd_args, **{**named, **({slot: value} if isinstance(slot, str) else {})})
            with answered("calls", name, slot, value):
                unless_refused(lambda asked=asked: repr(asked()), RulebookError)
                assert STATE.game.dump(STATE) == before

    told()


@pytest.mark.parametrize(
    ("name", "args", "named"),
    [
        ("progress", (None,), {"learner": "\ud800"}),
        ("ask", ("amber", "\ud800"), {}),
        ("Timeline.branch", ("\ud800",), {}),
        ("quiz", ("amber",), {"clauses": [[]]}),
        ("explore", (len,), {"dice": [1]}),
        ("explore", (lambda dice, guards: CHART,), {"dice": [1]}),
        ("study", ("amber", "q", len), {"games": 1}),
        ("tournament", ("amber", ["random"]), {"executor": True}),
        ("review", (record(),), {"glance": -1}),
        ("Timeline.frame", (None,), {}),
    ],
)
def test_what_long_runs_found_is_told(name: str, args: tuple[Any, ...], named: Mapping[str, Any]) -> None:
    with pytest.raises(WrongKind):
        CALLS[name][0](*args, **named)


def test_what_goes_wrong_in_a_readers_own_function_is_the_readers() -> None:
    with pytest.raises(TypeError, match="unsupported operand"):
        lab.explore(lambda dice: dice + "x", dice=[1])


@pytest.fixture(autouse=True, scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A folder in which a name that is made up may become a file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("calls"))
        yield Path.cwd()
