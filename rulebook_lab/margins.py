"""Clause ids in the margin: which statement of a chapter carries which clause.

    state = off_track(state, space)  # explore.bought-frees-space
    asked = price(state)  # explore.price, else 0

The comment stands on the last line of a simple statement, on the first of an `if`, a `for` or a `while`,
or beside an element that has a line of a list or a call to itself. Taken out, the statement or the element
is left out; with `else` its value (of an assignment, a return, an element, the test of an `if`) is the one
named instead. A margin whose statement cannot be left out, such as the only assignment of a name, is a
comment and proves nothing.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from typing import NamedTuple

MARGIN = re.compile(r"#\s*((?:[a-z0-9-]+\.[a-z0-9-]+\s*)+)(?:,\s*else\s+(.+))?")

Simple = ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Expr | ast.Return | ast.Continue | ast.Break
Compound = ast.If | ast.For | ast.While | ast.With


class Margin(NamedTuple):
    """A comment that names clauses, and the value that its statement has without them, if it says one."""

    line: int
    clauses: tuple[str, ...]
    instead: str


def margins(source: str) -> Iterator[Margin]:
    """The margins of a module."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and (found := MARGIN.fullmatch(token.string.strip())):
            yield Margin(token.start[0], tuple(found[1].split()), (found[2] or "").strip())


def without(tree: ast.Module, margin: Margin) -> bool:
    """Takes out of a syntax tree what a margin marks. Returns False where that cannot be taken out."""
    return _Out(margin).take_out(tree)


class _Out:
    def __init__(self, margin: Margin) -> None:
        self.margin = margin
        self.value = ast.parse(margin.instead, mode="eval").body if margin.instead else None

    def take_out(self, tree: ast.Module) -> bool:
        return self._elements(tree) or self._statements(tree)

    def _statements(self, node: ast.AST) -> bool:
        """The innermost statement that ends, or for a compound one begins, on the margin's line."""
        if any(self._statements(case) for case in getattr(node, "cases", ())):
            return True
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if not isinstance(body, list):
                continue
            for at, statement in enumerate(body):
                if not statement.lineno <= self.margin.line <= (statement.end_lineno or 0):
                    continue
                if self._statements(statement):
                    return True
                return self._one(node, body, at, statement)
        return False

    def _one(self, inside: ast.AST, body: list[ast.stmt], at: int, statement: ast.stmt) -> bool:
        if isinstance(statement, Compound):
            head_ends = statement.body[0].lineno - 1
            if not statement.lineno <= self.margin.line <= head_ends:
                return False
            if self.value is not None:
                if not isinstance(statement, ast.If | ast.While):
                    return False
                statement.test = self.value
            else:
                body[at] = ast.copy_location(ast.Pass(), statement)
            return True
        if statement.end_lineno != self.margin.line or not isinstance(statement, Simple):
            return False
        if self.value is not None:
            if not isinstance(statement, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Return):
                return False
            statement.value = self.value
            return True
        if not _can_go(inside, body, at, statement):
            return False
        body[at] = ast.copy_location(ast.Pass(), statement)
        return True

    def _elements(self, tree: ast.Module) -> bool:
        """An element of a display or a call, or an entry of a dict, that has the margin's line to itself."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                for at, value in enumerate(node.values):
                    if self._alone(node, value):
                        node.values[at : at + 1] = [] if self.value is None else [self.value]
                        node.keys[at : at + 1] = [] if self.value is None else [node.keys[at]]
                        return True
            for name in ("elts", "args"):
                elements = getattr(node, name, None)
                if not isinstance(elements, list) or isinstance(node, ast.Subscript):
                    continue
                for at, element in enumerate(elements):
                    alone = isinstance(element, ast.expr) and self._alone(node, element)
                    if alone and self.value is not None:
                        elements[at] = self.value
                        return True
                    if alone and name == "elts":
                        del elements[at]
                        return True
        return False

    def _alone(self, node: ast.AST, element: ast.expr) -> bool:
        line = self.margin.line
        begins, ends = getattr(node, "lineno", line), getattr(node, "end_lineno", line)
        return element.end_lineno == line and begins < line < ends and element.lineno <= line


def _can_go(inside: ast.AST, body: list[ast.stmt], at: int, statement: ast.stmt) -> bool:
    """Whether a simple statement can be left out and the rest still makes sense."""
    if isinstance(statement, ast.Return):
        return at + 1 < len(body) or not isinstance(inside, ast.FunctionDef)
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        names = {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
        before = {
            name.id
            for earlier in [*body[:at], statement.value]
            if earlier is not None
            for name in ast.walk(earlier)
            if isinstance(name, ast.Name)
        }
        return names <= before or not isinstance(inside, ast.FunctionDef | ast.Module | ast.ClassDef)
    return True
