"""What a lesson is about on its board: the spots, marks and figures at play. The rest is folded away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import reduce
from operator import or_

from ..engine import Move, RulebookError, Seat, State
from ..lessons.exercise import Attempt
from ..lessons.quiz.question import About
from ..lessons.walkthrough import Walk
from ..scene import Focus, Parts
from .play import picture

Draw = Callable[[State], Parts]
"""Draws a position and takes the picture apart."""


def drawing(viewer: Seat | None, width: float) -> Draw:
    """How positions are drawn for some eyes and a width."""
    return lambda state: Parts(picture(state if viewer is None else state.view(viewer), {}, width))


def of_pages(walk: Walk, draw: Draw) -> list[Focus]:
    """What each page of a walkthrough points at, and what changes on it."""
    found, after = [Focus()], draw(walk.pages[0].moment.state)
    for page in walk.pages[1:]:
        if (step := page.step) is None:
            continue
        last = after
        before = draw(page.moment.before) if step.position else last
        after = draw(page.moment.state)
        pointed = [*step.marks, *(spot for pair in step.arrows for spot in pair)]
        played = _of_moves(page.moment.before, step.played[:1], before)
        refused = _of_moves(page.moment.state, (refusal.move for refusal in step.refused), after)
        about = after.focus(pointed) | after.focus_on_change(before) | played | refused
        about = reduce(or_, _counts(step.expect, page.moment.state, after), about)
        if about == Focus():  # another position in which nothing is done is about what is not as it was
            about = after.focus_on_change(last)
        if about != Focus():
            areas = [f".{seat}" for seat in _named(step.expect, page.moment.state)]
            about |= after.focus_on_parts(tuple(zone for zone in after.zones if zone.endswith(tuple(areas))))
        found.append(about)
    return found


def _counts(lines: Iterable[str], state: State, scene: Parts) -> Iterator[Focus]:
    """What the points are read from that are told, as in `points.red = 14`."""
    for line in lines:
        figure, _, of = line.partition(" ")[0].partition(".")
        if figure == "points":
            yield _of_points(state, of, scene)


def _named(lines: Iterable[str], state: State) -> list[Seat]:
    """The seats that are named, as in `red.blue = 6` and `blue plot`: what they have decides."""
    words = {word for line in lines for word in re.split(r"[.\s]", line)}
    return [seat for seat in state.seats if seat in words]


def of_walk(walk: Walk, draw: Draw) -> Focus:
    """What a walkthrough is about: the same on all its pages, so that turning them moves nothing."""
    return reduce(or_, of_pages(walk, draw))


def of_attempt(attempt: Attempt, open_spots: Iterable[str], draw: Draw) -> Focus:
    """What may be picked in an exercise, what its solution or its moves change, and what who moves has."""
    scene = draw(attempt.opening)
    if (about := _of_exercise(attempt, open_spots, scene, draw)) == Focus():
        return about
    return about | scene.focus_on_owned(attempt.opening.to_act)


def _of_exercise(attempt: Attempt, open_spots: Iterable[str], scene: Parts, draw: Draw) -> Focus:
    exercise = attempt.exercise
    if exercise.kind == "points":
        figure, _, of = exercise.ask.partition(".")
        if figure == "points":
            counted = _of_points(attempt.opening, of, scene)
        else:
            counted = scene.focus_on_owned(_named([of], attempt.opening))
        if counted == Focus():
            return counted
        return reduce(or_, (_of_change(attempt.opening, move, draw) for move in exercise.play), counted)
    focus = draw(attempt.state).focus(open_spots)
    if exercise.kind == "do":
        trial = Attempt(attempt.lessons, exercise)
        trial.check(exercise.solution)
        return focus | draw(trial.state).focus_on_change(scene)
    if exercise.kind in ("find-all", "find-illegal"):
        moves = (*exercise.options, *exercise.solution)
        focus |= _of_moves(attempt.opening, moves, scene)
        # moves that are buttons alone are about what they change
        changes = (_of_change(attempt.opening, move, draw) for move in moves)
        return focus if focus != Focus() else reduce(or_, changes)
    moved, after = _of_moves(attempt.opening, exercise.play[:1], scene), attempt.afterwards().state
    moved |= draw(after).focus_on_change(scene)
    if exercise.ask:
        moved |= _of_change(after, exercise.ask.removeprefix("odds "), draw)
    if moved == Focus():
        return moved
    return moved | scene.focus_on_owned(_named(exercise.options, attempt.opening))


def of_question(state: State | None, about: About, draw: Draw) -> Focus:
    """What the moves of a question are spelled with, and what the one it is about changes."""
    if state is None or about.form == "written":
        return Focus()
    scene = draw(state)
    if about.form in ("points", "total"):
        return _of_points(state, about.ask, scene)
    moves = [about.move, *about.subjects]
    focus = _of_moves(state, filter(None, moves), scene)
    if about.form == "winners":
        counted = [_of_points(state, seat, scene) for seat in state.seats]
        if Focus() in counted:
            return Focus()
        focus = reduce(or_, counted, focus)
    if about.move:
        focus |= _of_change(state, about.move, draw)
    if focus == Focus():
        return focus
    named = [*_named(filter(None, moves), state), *_drawn_for(state)]
    return focus | scene.focus_on_owned(named) | _of_what_decides(state, moves, scene)


def _drawn_for(state: State) -> list[Seat]:
    """Whom chance decides for, where it does: the field that the pawn is on says how hard a card is."""
    seat = getattr(state.top, "seat", None) if state.game.by_chance(state) else None
    return [seat] if seat in state.seats else []


def _of_what_decides(state: State, moves: Iterable[str], scene: Parts) -> Focus:
    """What decides what comes of moves, or whether they are allowed, though they do not change it."""
    if (decided_by := state.game.offered("picture", "decided_by")) is None:
        return Focus()
    zones: set[str] = set()
    for notation in moves:
        with suppress(RulebookError):
            zones |= set(decided_by(state, state.game.read_move(notation)))
    return scene.focus_on_parts(tuple(zones))


def _of_points(state: State, figure: str, scene: Parts) -> Focus:
    """What the points of a figure's seat, such as `red.score.kept`, are read from; everything where the game
    does not say."""
    counted = state.game.offered("sheet", "counted_on")
    return Focus() if counted is None else scene.focus_on_parts(counted(state, figure.partition(".")[0]))


def _of_change(state: State, move: str, draw: Draw) -> Focus:
    """What a move changes; one that the rules forbid, or what is no move, changes nothing."""
    with suppress(RulebookError):
        return draw(state.play(move)).focus_on_change(draw(state))
    return Focus()


def _of_moves(state: State, moves: Iterable[str], scene: Parts) -> Focus:
    """The spots of moves; what is no move in notation, such as a clause, has none."""
    spots: set[str] = set()
    for notation in moves:
        with suppress(RulebookError, LookupError, ValueError):
            move: Move = state.game.read_move(notation)
            spots |= set(move.spots(state))
    return scene.focus(spots)
