"""The form in which chapters that are not rebuilt yet say their rules; goes with the last of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any, TypeVar

from .events import Tell, Violation
from .protocol import Frame, Move
from .seats import CHANCE, Seat

F = TypeVar("F", bound=Callable[..., Any])


def _no_violation(*_: Any) -> Iterator[Violation]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of move."""

    move: type[Move]
    clause: str
    apply: Callable[[Any, Any, Any, Tell], Any]
    violations: Callable[[Any, Any, Any], Iterable[Violation]] = _no_violation
    elsewhere: Callable[[Any, Any], Iterable[Violation]] = _no_violation


@dataclass(frozen=True, slots=True)
class Step:
    """A kind of frame."""

    frame: type[Frame]
    asked: Callable[[Any, Any], tuple[Seat, ...]] | None = None
    candidates: Callable[[Any, Any], Iterable[Move]] | None = None
    verbs: tuple[type[Move], ...] = ()
    advance: Callable[[Any, Any, Tell], Any] | None = None
    weights: Callable[[Any, Any], Mapping[Move, int]] | None = None
    draw: Callable[[Any, Any, Random], Move] | None = None
    legal: Callable[[Any, Any], list[Move]] | None = None
    facts: Callable[[Any, Any], Mapping[str, Any]] | None = None


def chapters(
    steps: Iterable[Step], verbs: Iterable[Verb], spots: Callable[[Any, Any], tuple[str, ...]]
) -> Any:
    """A chapter made of the old tables: their functions become methods of the moves and frames."""
    verbs, steps = list(verbs), list(steps)
    for verb in verbs:
        kind: Any = verb.move
        kind.clause = verb.clause
        kind.play = lambda self, state, frame, tell, act=verb.apply: act(state, frame, self, tell)
        kind.spots = lambda self, state: spots(state, self)
        kind.elsewhere = lambda self, state, act=verb.elsewhere: act(state, self)
        if verb.violations is not _no_violation:
            kind.violations = lambda self, state, frame, act=verb.violations: act(state, frame, self)
            kind.defines = kind.defines | {"violations"}
        kind.answers = tuple(step.frame for step in steps if verb.move in step.verbs)
    for step in steps:
        frame: Any = step.frame
        found = {
            "asked": step.asked, "moves": step.candidates, "advance": step.advance, "listed": step.legal,
            "facts": step.facts, "weights": step.weights, "draw": step.draw,
        }  # fmt: skip
        for name, act in found.items():
            if act is not None:
                setattr(frame, name, lambda self, state, *more, act=act: act(state, self, *more))
        if step.weights is not None:
            frame.by_chance = True
            frame.asked = lambda self, state: (CHANCE,)
            frame.moves = lambda self, state, weigh=step.weights: weigh(state, self)
            if step.draw is None:
                frame.draw = _draw
        frame.defines = frame.defines | {
            name for name in ("advance", "listed", "facts", "moves") if found[name]
        }
    made = ModuleType("legacy")
    made.KINDS = [*(verb.move for verb in verbs), *(step.frame for step in steps)]  # type: ignore[attr-defined]
    return (made,)


def _draw(self: Any, state: Any, random: Random) -> Any:
    weights = self.weights(state)
    return random.choices(list(weights), list(weights.values()))[0]


def implements(*clauses: str) -> Callable[[F], F]:
    """Says that the function carries out these clauses."""
    return lambda function: function


def effect(*clauses: str) -> Callable[[F], F]:
    """Says that `f(state, ...) -> state` is the effect of these clauses."""
    return lambda function: function


def value(*clauses: str, off: Any) -> Callable[[F], F]:
    """Says that these clauses determine the function's answer, which is `off` without them."""
    return lambda function: function
