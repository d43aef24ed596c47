"""A game without one of its clauses, for a process that has not imported the game yet."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from types import CodeType

from ..margins import margins, without


def leave_out(package: str, clause: str) -> None:
    """Makes the modules of `package` be imported without what carries `clause`.

    Statements that have it in their margin are taken out, it refuses nothing, and a move whose head it is can
    not be played.
    """

    def without_it(path: str, source: str) -> ast.Module | None:
        return changed(source, clause) if clause in source else None

    import_changed(package, without_it)
    _refuse_nothing_by(clause)


def import_changed(package: str, change: Callable[[str, str], ast.Module | str | None]) -> None:
    """Has the modules of `package` imported as `change` makes them of path and source; None: as they are."""
    read = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if name != package and not name.startswith(f"{package}."):
            return read(loader, name)
        path = loader.get_filename(name)
        other = change(path, loader.get_data(path).decode())
        return read(loader, name) if other is None else compile(other, path, "exec", dont_inherit=True)

    _put_in(SourceFileLoader, get_code=get_code)


def changed(source: str, clause: str) -> ast.Module:
    """A module's syntax tree without what carries a clause."""
    tree = ast.parse(source)
    for margin in margins(source):
        if clause in margin.clauses:
            without(tree, margin)
    return ast.fix_missing_locations(tree)


def _refuse_nothing_by(clause: str) -> None:
    from ..engine import Frame, Move, State, rules
    from ..engine.events import Violation

    judge = rules.Rules.violations

    def violations(self: rules.Rules[State], state: State, move: Move) -> Iterator[Violation]:
        yield from (each for each in judge(self, state, move) if each.clause != clause)
        if move.clause == clause:
            yield Violation("", {}, "off")

    def judged(state: State, frame: Frame, *_: object) -> list[Move]:
        found: list[Move] = []
        for move in frame.moves(state):
            hindered = any(each.clause != clause for each in move.violations(state, frame))
            if not hindered and (move.clause != clause or frame.by_chance):
                found.append(move)
        return found

    def listing(self: rules.Rules[State], kind: type[Frame]) -> rules.Listed:
        return judged

    _put_in(rules.Rules, violations=violations, _way_of_listing=listing)
    _put_in(rules, judged=judged, listed_of=judged)


def _put_in(owner: object, **functions: Callable[..., object]) -> None:
    """Has something work by other functions, to the end of the process."""
    for name, function in functions.items():
        setattr(owner, name, function)
