"""The rooms of the house: imports run one way, and only the registry knows which games there are."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulebook_lab as lab

PACKAGE = Path(lab.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT = {
    "engine": {"engine"},
    "scene": {"scene"},
    "games": {"engine", "scene", "games"},
    "lessons": {"engine", "scene", "games", "lessons"},
    "bots": {"engine", "scene", "games", "bots"},
    "interop": {"engine", "scene", "games", "lessons", "bots", "interop"},
    "views": {"engine", "scene", "games", "lessons", "bots", "views", ""},
}
"""Which rooms a room may import; "" is the package's own front door."""

STATED_BELOW = {"simulate": "games", "coverage": "games"}
"""Modules beside the rooms, by the room they count as."""

ALSO_A_WORD = {"amber"}
"""A game's name that is a colour and a good as well."""


def room(path: Path) -> str:
    """The room of a module; "" for the front door and the command line."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return STATED_BELOW.get(first, first if first in MAY_IMPORT else "")


def imported(path: Path) -> Iterator[tuple[str, ...]]:
    """The modules of this package that a module imports, as paths from the package."""
    here = path.relative_to(PACKAGE).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.split(".")[0] == PACKAGE.name:
                    yield tuple(name.name.split(".")[1:])
        elif isinstance(node, ast.ImportFrom):
            module = tuple((node.module or "").split(".")) if node.module else ()
            if node.level:
                base = here[: len(here) - node.level + 1] + module
            elif module[:1] == (PACKAGE.name,):
                base = module[1:]
            else:
                continue
            yield from ((*base, name.name) for name in node.names)


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", [m for m in MODULES if room(m)], ids=named)
def test_imports_run_one_way(path: Path) -> None:
    allowed = MAY_IMPORT[room(path)]
    for parts in imported(path):
        first = STATED_BELOW.get(parts[0], parts[0]) if parts else ""
        target = first if first in MAY_IMPORT else ""
        assert target in allowed, f"{named(path)} imports {'.'.join(parts) or 'the package itself'}"


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/**/*.py")), ids=named)
def test_a_game_imports_no_other_game(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[1]
    for parts in imported(path):
        if parts[:1] == ("games",) and len(parts) > 1:
            assert parts[1] == own, f"{named(path)} imports {'.'.join(parts)}"


@pytest.mark.parametrize(
    "path", [m for m in MODULES if m.relative_to(PACKAGE).parts[0] != "games"], ids=named
)
def test_no_game_is_named_outside_its_package(path: Path) -> None:
    code = ast.parse(path.read_text(encoding="utf-8"))
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(code)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    names = re.compile(rf"\b({'|'.join(set(lab.games) - ALSO_A_WORD)}|games\.amber)\b")
    for node in ast.walk(code):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert id(node) in documentation or not names.search(node.value), (
                f"{named(path)}:{node.lineno} names a game: {node.value!r}"
            )
