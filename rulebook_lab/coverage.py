"""Where each clause of a rulebook is enforced, tested and taught: read from the sources themselves.

*Enforced*: the clause's id stands in the game's rules as a literal, where it is refused, told, granted,
asked or scored, or in the margin of a statement that can be taken out (see "Clauses in code" in
docs/engine.md); a margin that marks no such statement is a remark and does not count. *Tested*: a test names
it with `@clause`; that such a test would notice the clause missing is what `make prove` shows. *Taught*: a
lesson, a walkthrough or a cell of the game's notebook names it.
"""

from __future__ import annotations

import ast
import json
import os
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from .engine import Catalogue, Clause, RulebookError, shortened
from .engine.files import packaged
from .games import game as game_named
from .margins import margins, without
from .scene.node import Json

NOT_RULES = ("picture", "study", "position/facts.py", "position/spots.py")
"""Where a game speaks of clauses without enforcing them: wings and modules of its package."""

HOW = {
    "broken": "refuses",
    "unknown": "refuses",
    "tell": "tells",
    "answers": "grants",
    "clause": "asks",
    "margin": "does",
    "Points": "scores",
    "Result": "ends",
    "Option": "starts",
}
"""The construct around a clause's id, as the report says it."""

Places = dict[str, list[str]]
"""For each clause id the places that name it."""


class Row(msgspec.Struct, frozen=True):
    """One clause and the places where it is enforced, tested and taught."""

    id: str
    kind: str
    title: str
    plays: bool
    enforced: list[str]
    tested: list[str]
    taught: list[str]
    remarked: list[str] = []

    @property
    def lacks(self) -> list[str]:
        """What is missing; a clause that only names things lacks nothing."""
        if not self.plays:
            return []
        return [name for name in ("enforced", "tested", "taught") if not getattr(self, name)]


class Report(msgspec.Struct, frozen=True):
    """The clauses of one game."""

    game: str
    title: str
    rows: list[Row]

    @property
    def gaps(self) -> list[Row]:
        """The clauses that lack something."""
        return [row for row in self.rows if row.lacks]


def checkout_of(package: str) -> Path:
    """The checkout that a package lies in, unless it is an installed copy: the next folder with tests/."""
    inside = packaged(package).resolve()
    return next((folder for folder in inside.parents if (folder / "tests").is_dir()), inside.parent)


def report(name: str, checkout: Path | None = None) -> Report:
    """Reads the sources of one game, its tests and lessons, in the checkout that its package lies in.

    Raises RulebookError without a checkout.
    """
    package, catalogue = game_named(name).package, game_named(name).catalogue
    checkout = checkout or checkout_of(package)
    tests = checkout / "tests"
    if not os.path.isdir(tests):  # pathlib's raises for a name that is too long
        raise RulebookError(
            f"{shortened(str(checkout))} has no tests/: coverage reads a checkout, name it with --checkout"
        )
    enforced = enforced_in(package, catalogue)
    tested = tested_in(tests, name)
    taught = taught_in(package, checkout / "notebooks", catalogue)
    remarked = remarked_in(package, catalogue)
    rows = [_row(clause, enforced, tested, taught, remarked) for clause in catalogue]
    return Report(name, catalogue.title, rows)


def _row(clause: Clause, *sources: Places) -> Row:
    places = (found.get(clause.id, []) for found in sources)
    return Row(clause.id, clause.kind, clause.title, clause.plays, *places)


# -- enforced -------------------------------------------------------------------------------


def enforced_in(package: str, catalogue: Catalogue) -> Places:
    """Where the modules of a game's package name a clause."""
    found: Places = defaultdict(list)
    for module, source in _modules(package):
        if module.startswith(NOT_RULES):
            continue
        margined = ((id, line, "margin") for id, line, goes in _margined(source) if goes)
        for id, line, construct in [*_literals(ast.parse(source)), *margined]:
            if id in catalogue:
                found[id].append(f"{module}:{line} {HOW.get(construct, 'uses')}")
    return found


def remarked_in(package: str, catalogue: Catalogue) -> Places:
    """Where a margin names a clause beside a statement that cannot be taken out: a mere comment."""
    found: Places = defaultdict(list)
    for module, source in _modules(package):
        for id, line, goes in _margined(source):
            if id in catalogue and not goes:
                found[id].append(f"{module}:{line}")
    return found


def _modules(package: str) -> Iterator[tuple[str, str]]:
    """The modules of a package by their paths in it, with their sources."""
    root = packaged(package)
    for path in sorted(root.rglob("*.py")):
        yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")


def _margined(source: str) -> Iterator[tuple[str, int, bool]]:
    """The clauses in the margins of a module, each with its line and whether its statement can go."""
    for margin in margins(source):
        goes = without(ast.parse(source), margin)
        yield from ((id, margin.line, goes) for id in margin.clauses)


def _literals(node: ast.AST, construct: str = "") -> Iterator[tuple[str, int, str]]:
    """Every string in a syntax tree with its line and the call, decorator or name it is given to."""
    for child in ast.iter_child_nodes(node):
        inside = construct
        if isinstance(child, ast.Call):
            inside = _called(child) if _called(child) in HOW or not construct else construct
        elif isinstance(child, ast.ClassDef):
            yield from _heads(child)
            child = ast.Module(child.body, [])
        elif isinstance(child, ast.Assign) and isinstance(child.targets[0], ast.Name):
            inside = child.targets[0].id
        elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            inside = child.target.id
        elif isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value, child.lineno, construct
        yield from _literals(child, inside)


def _heads(kind: ast.ClassDef) -> Iterator[tuple[str, int, str]]:
    """The clause in the head of a move, which it grants, or of a question, which it asks."""
    words = {word.arg: word.value for word in kind.keywords}
    if isinstance(clause := words.get("clause"), ast.Constant):
        yield str(clause.value), kind.lineno, "answers" if "answers" in words else "clause"


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


# -- tested ---------------------------------------------------------------------------------


def tested_in(tests: Path, game: str) -> Places:
    """Which tests name which clauses of a game with `@clause(game, id, ...)`."""
    found: Places = defaultdict(list)
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for test, mark in _marks(tree, path.stem):
            words = [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
            if words and words[0] == game:
                for id in words[1:]:
                    found[str(id)].append(f"{path.relative_to(tests)}::{test}")
    return found


def _marks(node: ast.AST, test: str) -> Iterator[tuple[str, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        inside = child.name if isinstance(child, ast.FunctionDef | ast.ClassDef) else test
        if isinstance(child, ast.Call) and _called(child) == "clause":
            yield test, child
        yield from _marks(child, inside)


# -- taught ---------------------------------------------------------------------------------


def taught_in(package: str, notebooks: Path, catalogue: Catalogue) -> Places:
    """Which lessons, walkthroughs and notebook cells name which clauses."""
    found: Places = defaultdict(list)
    lessons = packaged(package, "lessons.toml")
    if lessons.exists():
        for place, id in _lesson_clauses(tomllib.loads(lessons.read_text(encoding="utf-8")), catalogue):
            found[id].append(place)
    for path in sorted(notebooks.glob(f"{catalogue.game}*.ipynb")):
        for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
            if cell["cell_type"] == "code":
                for id in re.findall(r"[\"']([a-z0-9.-]+)[\"']", "".join(cell["source"])):
                    if id in catalogue:
                        found[id].append(f"{path.name} cell {number}")
    return found


def _lesson_clauses(data: Json, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """The clauses that the entries of a lesson file teach, each with the entry's kind and id.

    A step's clauses count, those that refuse a move in it too, and the walkthrough of an example brings the
    clauses of the example.
    """
    for kind in ("walkthrough", "exercise", "quiz"):
        for entry in data.get(kind, []):
            place = f"{kind} {entry.get('id', '?')}"
            taught = set(entry.get("clauses", []))
            for step in entry.get("step", []):
                taught.update(step.get("clauses", []))
                taught.update(id for refusal in step.get("refused", []) for id in refusal.get("by", []))
            if kind == "walkthrough" and (example := catalogue.examples.get(entry.get("id", ""))):
                taught.update(example.clauses)
            yield from ((place, id) for id in sorted(taught))


# -- shown ----------------------------------------------------------------------------------


def table(reports: Sequence[Report], *, gaps_only: bool = False) -> str:
    """The reports as text; the last line holds the totals."""
    lines: list[str] = []
    for each in reports:
        lines.append(f"{each.title}: {totals([each])}")
        rows = each.gaps if gaps_only else each.rows
        lines += [_line(row, max(len(row.id) for row in rows)) for row in rows]
    return "\n".join([*lines, f"total: {totals(reports)}"])


def _line(row: Row, width: int) -> str:
    places = (_shown(row.enforced), _shown(row.tested), _shown(row.taught))
    verdict = f"lacks: {', '.join(row.lacks)}" if row.lacks else "" if row.plays else "only names"
    cells = " | ".join(f"{place:<50}" for place in places)
    return f"  {row.id:<{width}} {row.kind:<10} {cells} {verdict}".rstrip()


def _shown(places: list[str]) -> str:
    if not places:
        return "-"
    first = places[0].rpartition("::")[2][:46]
    return first + (f" +{len(places) - 1}" if len(places) > 1 else "")


def totals(reports: Sequence[Report]) -> str:
    """One line: how many clauses there are and how many are enforced, tested, taught."""
    rows = [row for each in reports for row in each.rows]
    plays = [row for row in rows if row.plays]
    counts = [sum(bool(getattr(row, name)) for row in plays) for name in ("enforced", "tested", "taught")]
    lacking = sum(bool(row.lacks) for row in plays)
    return (
        f"{len(rows)} clauses, {len(rows) - len(plays)} only name things, {len(plays)} constrain or change "
        f"play: {counts[0]} enforced, {counts[1]} tested, {counts[2]} taught, {lacking} lack something"
    )
