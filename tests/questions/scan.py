"""Finding positions in which clauses are at work: lessons, the game's own tests, and games played by bots.

It runs in a process in which every statement with a clause in its margin also says so when it is reached.
"""

from __future__ import annotations

import ast
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from inspect import unwrap
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, NamedTuple

from rulebook_lab.engine import Game, Move, RulebookError, State, rules
from rulebook_lab.margins import margins

ROOT = Path(__file__).parent.parent.parent
HIT = "_clause_is_reached"
FROM_TESTS, FROM_BOTS = 8, 12
"""How many steps of lessons and tests, and of bots' games, are kept for each clause."""
PATIENCE = 40
"""For how many seconds tests are run."""
LEFT_OUT = """
    referee whole draw odds strategy equilibria hidden guessing listing maps tries recorded restraint ferries
    conservation geometry
"""
"""Tests that compare, draw or play for long, by words of their names."""
LOOKED_AT = 1 / 25
"""The share of a bot game's positions at which scores and near misses are looked at."""


class Step(NamedTuple):
    """A position as text and a move in it; "" where the position itself is meant."""

    position: str
    move: str


SHARED: dict[str, set[str]] = {}
"""The clauses of other chapters that stand beside a clause in a margin."""


def mark_margins(package: str) -> set[str]:
    """Makes the modules of a package say which clauses they reach; the set that they say it to."""
    reached: set[str] = set()
    import builtins

    setattr(builtins, HIT, reached.add)
    read = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if not name.startswith(f"{package}."):
            return read(loader, name)
        path = loader.get_filename(name)
        return compile(_marked(loader.get_data(path).decode()), path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = get_code
    return reached


def _marked(source: str) -> ast.Module:
    tree = ast.parse(source)
    for margin in margins(source):
        for clause in margin.clauses:
            others = {other for other in margin.clauses if _chapter(other) != _chapter(clause)}
            SHARED.setdefault(clause, set()).update(others)
        _mark(tree, margin.line, margin.clauses)
    return ast.fix_missing_locations(tree)


def _chapter(clause: str) -> str:
    return clause.partition(".")[0]


def _at_work(reached: set[str], told: set[str]) -> set[str]:
    """The clauses told and those reached, but for one that only shares its margin with a chapter that is
    told: that of a ghost where a monster is fought."""
    chapters = set(map(_chapter, told))

    def is_another_s(clause: str) -> bool:
        beside = set(map(_chapter, SHARED.get(clause, ())))
        return _chapter(clause) not in chapters and not chapters.isdisjoint(beside)

    return {*told, *(clause for clause in reached if not is_another_s(clause))}


def _mark(node: ast.AST, line: int, clauses: tuple[str, ...]) -> bool:
    """Puts a call before the innermost statement of a function that a line belongs to."""
    if any(_mark(case, line, clauses) for case in getattr(node, "cases", ())):
        return True
    for name in ("body", "orelse", "finalbody"):
        body = getattr(node, name, None)
        for at, statement in enumerate(body if isinstance(body, list) else ()):
            if statement.lineno <= line <= (statement.end_lineno or 0):
                if _mark(statement, line, clauses):
                    return True
                if not isinstance(node, ast.Module | ast.ClassDef):
                    body[at:at] = [ast.parse(f"{HIT}({clause!r})").body[0] for clause in clauses]
                return True
    return False


class Recorder:
    """Keeps steps for each clause: the first from tests and lessons, any from bots' games."""

    def __init__(self, reached: set[str], random: Random) -> None:
        self.reached = reached
        self.random = random
        self.by_hand = True
        self.first: dict[str, dict[tuple[State, Move | None], None]] = defaultdict(dict)
        self.played: dict[str, list[tuple[State, Move | None]]] = defaultdict(list)
        self.counts: Counter[str] = Counter()
        self._inside = False
        self._watch()

    def record(self, state: State, move: Move | None, clauses: set[str]) -> None:
        """Keeps a step for every clause that was at work in it."""
        if state.viewer is not None or state.edition:
            return
        for clause in clauses:
            if self.by_hand:
                if len(self.first[clause]) < FROM_TESTS:
                    self.first[clause][state, move] = None
                continue
            self.counts[clause] += 1
            kept = self.played[clause]
            if len(kept) < FROM_BOTS:
                kept.append((state, move))
            elif (at := self.random.randrange(self.counts[clause])) < FROM_BOTS:
                kept[at] = (state, move)

    def _watch(self) -> None:
        carry_out, violations = rules.Rules.carry_out, rules.Rules.violations

        def watched(engine: Any, state: Any, move: Move) -> Any:
            if self._inside:
                return carry_out(engine, state, move)
            self._inside = True
            if self.by_hand:
                self.reached.clear()
            try:
                outcome = carry_out(engine, state, move)
                if not outcome.state.pending:
                    outcome.state.game.result(outcome.state)
            finally:
                self._inside = False
            told = {move.clause, *(event.clause for event in outcome.events)}
            self.record(state, move, _at_work(self.reached, told))
            return outcome

        def judged(engine: Any, state: Any, move: Move) -> Iterator[Any]:
            if self._inside or not self.by_hand:
                return violations(engine, state, move)
            self._inside = True
            self.reached.clear()
            try:
                found = list(violations(engine, state, move))
            finally:
                self._inside = False
            self.record(state, move, {*self.reached, *(each.clause for each in found)})
            return iter(found)

        rules.Rules.carry_out = watched
        rules.Rules.violations = judged

        def counted(state: State) -> Any:
            if self._inside:
                return state.game.scores(state)
            self._inside = True
            self.reached.clear()
            try:
                scores = state.game.scores(state)
            finally:
                self._inside = False
            self.record(state, None, set(self.reached))
            return scores

        State.scores = property(counted)

    def steps(self) -> dict[str, list[Step]]:
        """The steps kept, as texts; those that cannot be read back alike are left out."""
        texts: dict[State, str] = {}
        found: dict[str, list[Step]] = {}
        for clause in {*self.first, *self.played}:
            kept = [*self.first.get(clause, ()), *self.played.get(clause, ())]
            found[clause] = [
                Step(text, state.game.write_move(move) if move is not None else "")
                for state, move in kept
                if (text := texts.get(state) or texts.setdefault(state, _text(state)))
            ]
        return found


def _text(state: State) -> str:
    try:
        if state.defects or not state.pending:
            return ""
        text = state.text
        return text if state.game.read_position(text) == state else ""
    except RulebookError:
        return ""


def scan(name: str, seconds: float, seed: int) -> dict[str, list[Step]]:
    """For each clause steps in which it is at work."""
    random = Random(seed)
    recorder = Recorder(mark_margins(f"rulebook_lab.games.{name}"), random)
    from rulebook_lab.games import game

    found = game(name)
    _lessons(found)
    _tests(name)
    recorder.by_hand = False
    until = time.process_time() + seconds
    while time.process_time() < until:
        _play(found, recorder, random)
    return recorder.steps()


def _lessons(game: Game) -> None:
    """All that the game's lessons play, refuse and count."""
    from rulebook_lab.lessons import lessons_of, problems

    for problem in problems(lessons_of(game)):
        print(problem, file=sys.stderr)


def _tests(name: str) -> None:
    """All that the game's own tests do, but for long comparisons."""
    import pytest

    began = time.process_time()

    class Patience:
        """Leaves out the rest when the tests have taken long enough."""

        @staticmethod
        def pytest_runtest_setup() -> None:
            if time.process_time() - began > PATIENCE:
                pytest.skip("enough")

    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:terminalreporter", f"--rootdir={ROOT}"]
    left_out = " or ".join(LEFT_OUT.split())
    chosen = ["-c", str(ROOT / "pyproject.toml"), "-k", f"not ({left_out})", str(ROOT / "tests" / name)]
    pytest.main([*quiet, *chosen], plugins=[Patience()])


def _play(game: Game, recorder: Recorder, random: Random) -> None:
    """One game, by chance and by greedy players, from any number of seats and any options."""
    state = _beginning(game, random)
    pick = _greedy(game) if random.random() < 0.3 else None
    for _ in range(3000):
        if not state.pending:
            return
        recorder.reached.clear()
        if game.by_chance(state):
            move = game.draw_chance(state, random)
        else:
            moves = game.considered(state)
            move = pick(state, moves, random) if pick and random.random() < 0.9 else random.choice(moves)
        if random.random() < LOOKED_AT:
            state.scores  # noqa: B018
            recorder.reached.clear()
        state = game.carry_out(state, move).state


def _beginning(game: Game, random: Random) -> State:
    options = {
        option.name: random.choice(option.values)
        for option in game.options
        if option.values and random.random() < 0.5
    }
    while True:
        try:
            state: State = game.start(random.choice(game.seat_counts), **options)
            return state
        except RulebookError:
            options = {}


def _greedy(game: Game) -> Callable[[State, list[Move], Random], Move]:
    """The greedy player, who looks at no more than a few moves."""
    judge = unwrap(game.part("study.strategy").judge)

    def pick(state: State, moves: list[Move], random: Random) -> Move:
        some = moves if len(moves) < 8 else random.sample(moves, 8)
        return max(some, key=lambda move: judge(state.view(move.seat), move))

    return pick
