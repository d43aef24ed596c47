"""Questions of which each has one player to answer; who has no choice is not asked (ruling.forced)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ....engine import Frame, Move, Seat, Step, Tell, Verb
from ..state import JantarisState

Moves = Callable[[Any, Any], Iterable[Move]]
Advance = Callable[[Any, Any, Tell], JantarisState]


def its_seat(state: JantarisState, frame: Any) -> Seat:
    """The seat that the frame names."""
    seat: Seat = frame.seat
    return seat


def active_player(state: JantarisState, frame: Any) -> Seat:
    """The seat whose turn it is."""
    return state.active


def open_question(
    frame: type[Frame],
    *verbs: Verb,
    proposals: Moves,
    legal: Callable[[Any, Any], list[Move]],
    decider: Callable[[Any, Any], Seat] = its_seat,
) -> Step:
    """The step of a frame that asks one seat and always leaves it a choice."""
    return Step(
        frame=frame,
        asked=lambda state, frame: (decider(state, frame),),
        candidates=proposals,
        verbs=tuple(verb.move for verb in verbs),
        legal=lambda state, frame: list(legal(state, frame)),
    )


def judged_by(verbs: Iterable[Verb], proposals: Moves) -> Callable[[Any, Any], list[Move]]:
    """What lists the proposals that break nothing."""
    by_move = {verb.move: verb for verb in verbs}

    def judged(state: JantarisState, frame: Frame) -> list[Move]:
        return [
            move
            for move in proposals(state, frame)
            if next(iter(by_move[type(move)].violations(state, frame, move)), None) is None
        ]

    return judged


def question(
    frame: type[Frame],
    *verbs: Verb,
    proposals: Moves,
    legal: Callable[[Any, Any], list[Move]] | None = None,
    decider: Callable[[Any, Any], Seat] = its_seat,
    otherwise: Advance | None = None,
    facts: Callable[[Any, Any], Mapping[str, Any]] | None = None,
) -> Step:
    """The step of a frame that asks one seat.

    One legal move is made without asking; without any, `otherwise` happens, or the sentence is passed over
    and the log says so. `legal` may list the legal ones among the `proposals` faster than the verbs' checks.
    """
    by_move = {verb.move: verb for verb in verbs}

    # Whether to ask, and then what to offer, need the same list: the last one is remembered.
    of: JantarisState | None = None
    last: list[Move] = []
    find = legal or judged_by(verbs, proposals)

    def options(state: JantarisState, frame: Frame) -> list[Move]:
        nonlocal of, last
        if of is not state:
            last = find(state, frame)
            of = state
        return last

    def asked(state: JantarisState, frame: Frame) -> tuple[Seat, ...]:
        nonlocal of, last
        if of is not state:
            last = find(state, frame)
            of = state
        return (decider(state, frame),) if len(last) > 1 else ()

    def advance(state: JantarisState, frame: Frame, tell: Tell) -> JantarisState:
        for move in options(state, frame):
            after: JantarisState = by_move[type(move)].apply(state, frame, move, tell)
            return after
        if otherwise is not None:
            return otherwise(state, frame, tell)
        tell(frame.clause, "nothing", decider(state, frame))
        return state.pop()

    return Step(
        frame=frame,
        asked=asked,
        candidates=proposals,
        verbs=tuple(by_move),
        advance=advance,
        legal=lambda state, frame: list(options(state, frame)),
        facts=facts,
    )
