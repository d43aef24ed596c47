"""What studies offer, each argument in turn something odd, or at a position made by hand: answered, or
refused in words, at once."""

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import product
from random import Random
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import rulebook_lab as lab
from rulebook_lab.bots import Budget
from rulebook_lab.engine import Move, RulebookError, State, UnreadablePosition, WrongKind
from rulebook_lab.testing.answers import INPUTS, answered, unless_refused
from rulebook_lab.testing.inputs import handfuls, law, mixed, positions
from rulebook_lab.testing.positions import sample

FOREIGN = {name: lab.timeline(name, seats=3, seed=1).state for name in ("amber", "ambis")}
ODD = ("x", "", None, True, -1, 0, 10**9, 1.5, float("nan"), object(), [], {}, [None], b"x", len, Exception)
INNER = {
    "amber_route": {"advice", "challenges", "rolls"},
    "roads_and_boats": {"errands", "estate", "layout", "outlook", "planning", "travelling"},
}
"""Modules that only the study itself and the players call; what readers want of them, `odds` lists."""


def modules(name: str) -> list[ModuleType]:
    study = import_module(f"rulebook_lab.games.{name}.study")
    found = {each.name for each in pkgutil.iter_modules(study.__path__)} - INNER.get(name, set())
    return [import_module(f"{study.__name__}.{each}") for each in sorted(found)]


def offered(module: ModuleType) -> Iterator[Callable[..., object]]:
    """The functions that a module lists, or else those without an underscore that it made itself."""
    listed = getattr(module, "__all__", None)
    for name, each in vars(module).items():
        own = getattr(each, "__module__", "") == module.__name__ if listed is None else name in listed
        if own and not name.startswith("_") and callable(each) and not isinstance(each, type):
            yield each


def right(parameter: inspect.Parameter, state: State) -> object:
    """A value that an argument may have."""
    if parameter.default is not parameter.empty:
        return parameter.default
    kind = str(parameter.annotation)
    if kind == type(state).__name__:
        return state
    known: dict[str, object] = {
        "Move": next(iter(state.legal_moves), None),
        "Seat": state.seats[0],
        "Game": state.game,
        "int": 1,
        "Components": state.box,
        "Box": state.box,
    }
    return known.get(kind, "x")


@pytest.mark.parametrize("name", lab.games)
def test_what_studies_are_asked_with_something_odd_is_told(name: str) -> None:
    asked = 0
    foreign = FOREIGN["amber" if name != "amber" else "ambis"]
    odd = (*ODD, "nobody", foreign, foreign.legal_moves[0], foreign.game, foreign.view(foreign.seats[0]))
    calls = [each for module in modules(name) for each in offered(module)]
    for state, call in product(states(name), calls):
        wanted = {k: p for k, p in inspect.signature(call).parameters.items() if p.kind != p.VAR_KEYWORD}
        args = {key: right(parameter, state) for key, parameter in wanted.items()}
        for key, value in product(wanted, odd):
            with answered("studies", call, key, value, state.text):
                told = refusal(call, {**args, key: value})
                assert told is None or 0 < len(told) < 4000
            asked += 1
    assert asked > 40


@law(8, 400)
@given(data=st.data())
@pytest.mark.parametrize("name", lab.games)
def test_what_readers_ask_of_a_position_made_by_hand_is_answered(name: str, data: st.DataObject) -> None:
    state, other = data.draw(positions(name)), data.draw(positions(name))
    for random in data.draw(handfuls()):
        text = mixed(random, state.text, other.text)
        read = unless_refused(partial(state.game.read_position, text), UnreadablePosition)
        if read is not None and not read.defects:
            call = random.choice([each for module in modules(name) for each in offered(module)])
            with answered("by hand", call, text):
                asked_of(read, call, random)


def asked_of(state: State, call: Callable[..., object], random: Random) -> None:
    """The score sheet, what may be done, a hint, and what a study offers, from a seat or from above."""
    seen = state if state.viewer else random.choice((state, state.view(random.choice(state.seats))))
    for ask in (lab.score, lab.may, partial(lab.hint, budget=Budget(tries=4))):
        unless_refused(partial(ask, seen), RulebookError)
    if state.viewer is None and len(state.legal_moves):
        wanted = {k: p for k, p in inspect.signature(call).parameters.items() if p.kind != p.VAR_KEYWORD}
        for asking in (state, seen):
            refusal(call, {key: right(parameter, asking) for key, parameter in wanted.items()})


def states(name: str) -> list[State]:
    """The start of a game; in a long run also places from its middle."""
    later = (
        [before for before, _, _ in sample(name, games=2, size=12) if before.legal_moves] if INPUTS else []
    )
    return [lab.timeline(name, seats=3, seed=1).state, *later[: INPUTS // 200_000]]


def refusal(call: Callable[..., object], args: dict[str, object]) -> str | None:
    """What a call is refused with, also where it gives one thing after the other."""
    try:
        found = call(**args)
        if inspect.isgenerator(found):
            next(found, None)
    except RulebookError as problem:
        return str(problem)
    return None


@pytest.mark.parametrize("name", lab.games)
def test_a_judge_is_asked_about_legal_moves(name: str) -> None:
    state = lab.timeline(name, seats=3, seed=1).state
    judge, expectation = (
        state.game.part("study.strategy").judge,
        state.game.part("study.judgement").expectation,
    )
    move, other = state.legal_moves[0], next(seat for seat in state.seats if seat not in state.to_act)
    assert isinstance(judge(state.view(move.seat), move), float | int)
    assert sum(expectation(state)) == pytest.approx(1)
    with pytest.raises(lab.IllegalMove):
        judge(state, with_seat(move, other))
    with pytest.raises(WrongKind):
        expectation(FOREIGN["amber" if name != "amber" else "ambis"])


@pytest.mark.parametrize(
    "measure", [len, Exception, lambda state, seat: "many", lambda state, seat: float("nan")]
)
def test_a_measure_that_measures_nothing_is_told(measure: Callable[..., float]) -> None:
    state = lab.game("jantaris").read_position(
        "tokens: red taira, black likaran\nactive-district: taira\nphase: diplomacy\nnow: voting -+-+-"
    )
    with pytest.raises(WrongKind):
        state.game.part("study.odds").voting_game(state, measure)


def with_seat(move: Move, seat: str) -> Move:
    """The same move by somebody else."""
    return replace(move, seat=seat)


@pytest.mark.parametrize("name", lab.games)
def test_a_study_of_what_a_seat_sees_is_answered_or_refused(name: str) -> None:
    calls = [each for module in modules(name) for each in offered(module)]
    for before, _, _ in sample(name, games=1, size=3):
        for seat, call in product(before.seats, calls):
            wanted = {k: p for k, p in inspect.signature(call).parameters.items() if p.kind != p.VAR_KEYWORD}
            view = before.view(seat)
            if type(view).__name__ in {str(parameter.annotation) for parameter in wanted.values()}:
                with answered("views", call, view.text):
                    refusal(call, {key: right(parameter, view) for key, parameter in wanted.items()})
