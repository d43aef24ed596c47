"""Which clauses a piece of code carries out, and switching them off to prove that tests notice.

`RULEBOOK_LAB_OFF="ambis:explore.price ambis:plot.cost"`, read once at import, switches clauses off:
their violations are not reported, the choices they grant are refused, and functions marked with
`effect` or `value` do nothing. Unset, none of this costs anything at run time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

OFF: frozenset[tuple[str, str]] = frozenset(
    (game, clause)
    for game, _, clause in (item.partition(":") for item in os.environ.get("RULEBOOK_LAB_OFF", "").split())
)


def _off(function: Callable[..., Any], clauses: tuple[str, ...]) -> bool:
    game = function.__module__.removeprefix("rulebook_lab.games.").partition(".")[0]
    return any((game, clause) in OFF for clause in clauses)


def implements(*clauses: str) -> Callable[[F], F]:
    """Says that the function carries out these clauses in a way that no switch can take out."""
    return lambda function: function


def effect(*clauses: str) -> Callable[[F], F]:
    """Marks `f(state, ...) -> state` as the effect of `clauses`; off, it returns the state as it is."""

    def mark(function: F) -> F:
        return (lambda state, *_, **__: state) if _off(function, clauses) else function  # type: ignore[return-value]

    return mark


def value(*clauses: str, off: Any) -> Callable[[F], F]:
    """Marks a function whose answer `clauses` determine; off, it answers `off`."""

    def mark(function: F) -> F:
        return (lambda *_, **__: off) if _off(function, clauses) else function  # type: ignore[return-value]

    return mark
