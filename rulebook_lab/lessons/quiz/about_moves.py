"""Which of these is allowed, which is not, and which rule forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine import Move
from .material import Place
from .parts import FEWEST, mixed, of_clause, of_move, question, verdict
from .question import Question


def legal(place: Place) -> Iterator[Question]:
    """Which of these is allowed, which is not."""
    for clause, moves in place.near_misses.items():
        for miss in moves[:2]:
            alike = [move for move in place.legal if move.seat == miss.seat and move.verb == miss.verb]
            others = [move for move in place.legal if move.seat == miss.seat and move.verb != miss.verb]
            if alike:
                yield from _about_moves(place, "illegal", miss, [*alike, *others], (clause,))
    near = [(clause, move) for clause, moves in place.near_misses.items() for move in moves]
    for move in place.legal[:2]:
        alike_misses = [(clause, miss) for clause, miss in near if miss.verb == move.verb]
        misses = {miss: clause for clause, miss in [*alike_misses, *near] if miss.seat == move.seat}
        if alike_misses and misses:
            granted = move.clause
            clauses = tuple(dict.fromkeys([*misses.values(), granted]))
            yield from _about_moves(place, "legal", move, list(misses), clauses)


def _about_moves(
    place: Place, form: str, right: Move, wrong: list[Move], clauses: tuple[str, ...]
) -> Iterator[Question]:
    game, state = place.game, place.state
    options = mixed(place, of_move(place, right), (of_move(place, move) for move in wrong))
    shown = [game.read_move(option.subject) for option in options]
    if len(options) < FEWEST or sum(move.verb == right.verb for move in shown) < 2:
        return
    why = [verdict(state, move) for move in shown]
    broken = {clause for move in shown for clause in state.why_not(move).clauses}
    granted = right.clause
    about = tuple(clause for clause in clauses if clause in broken or clause == granted)
    yield question(place, "legal", form, about, options, right, why, seat=right.seat)


def clause(place: Place) -> Iterator[Question]:
    """Which rule forbids it."""
    game, state = place.game, place.state
    for broken, moves in place.near_misses.items():
        for move in moves[:1]:
            if not place.by_its_own_words(broken, move):
                continue
            limits = [each.id for each in game.catalogue if each.kind in ("limit", "choice")]
            refusing = set(state.why_not(move).clauses)
            known = [id for id in place.past.refusers if id not in refusing]
            far = [id for id in limits if _chapter(id) != _chapter(broken) and id not in refusing]
            pool = [*place.random.sample(known, len(known)), *place.random.sample(far, len(far))]
            options = mixed(place, of_clause(place, broken), (of_clause(place, id) for id in pool))
            if len(options) >= FEWEST:
                yield question(
                    place, "clause", "clause", (broken,), options, broken, [verdict(state, move)], move=move
                )


def _chapter(clause: str) -> str:
    return clause.partition(".")[0]
