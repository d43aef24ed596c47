"""Exercises made at the desk: what an exercise of a kind needs, its solution found by the engine."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Game, RulebookError, State
from .expectation import expectation, figure, shown
from .format import ExerciseKind
from .slips import meant
from .telling import message
from .walkthrough import play_all

Keys = dict[str, object]


def keys_of(
    kind: ExerciseKind, game: Game, state: State, given: Sequence[str], opening: str, played: Sequence[str]
) -> Keys:
    """The keys of an exercise of a kind but `do`. Raises RulebookError where it would be none."""
    if not given:
        raise RulebookError(message(f"needs/{kind}", kind=repr(kind)))
    here = f"{state.text}\n"
    if kind == "find-all":
        return {"position": here, **_find_all(game, state, given[0])}
    if kind == "find-illegal":
        return {"position": here, **_find_illegal(state, given)}
    if kind == "odds":
        ask = given[0] if given[0].startswith("odds ") else f"odds {given[0]}"
        return {"position": here, "ask": ask, "solution": (shown(figure(state, ask)),)}
    before = game.read_position(opening)
    after = {"position": f"{opening}\n", "play": tuple(played)}
    if kind == "points":
        ask = given[0].partition(" = ")[0]
        solution = (shown(figure(play_all(before, tuple(played)).state, ask)),)
        return {**after, "ask": ask, "solution": solution}
    moment = play_all(before, tuple(played))
    so = tuple(line for line in given if expectation(line).holds(moment))
    if len(so) != 1 or len(given) < 2:
        raise RulebookError(message("one-option", so=len(so), n=len(given)))
    return {**after, "options": tuple(given), "solution": so}


def _find_all(game: Game, state: State, verb: str) -> Keys:
    moves = [move for move in state.legal_moves if move.verb == verb]
    if not moves:
        known = meant(verb, state.legal_moves.by_verb())
        raise RulebookError(message("none-legal", verb=repr(verb), meant=known))
    return {"find": verb, "solution": tuple(map(game.write_move, moves)), "clauses": (moves[0].clause,)}


def _find_illegal(state: State, moves: Sequence[str]) -> Keys:
    refused = [(move, why) for move in moves if (why := state.why_not(move))]
    if len(refused) != 1 or len(moves) < 2:
        raise RulebookError(message("one-move", refused=len(refused), n=len(moves)))
    move, why = refused[0]
    return {"options": tuple(moves), "solution": (move, why.clauses[0]), "clauses": why.clauses}
