"""Only the registry knows which games there are; import-linter checks how imports run (pyproject.toml)."""

import ast
import re
from pathlib import Path

import pytest

import rulebook_lab as lab

PACKAGE = Path(lab.__file__).parent
OUTSIDE = sorted(path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts[:1])

ALSO_A_WORD = {"amber"}
"""A game's name that is a colour and a good as well."""


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
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
                f"{path.name}:{node.lineno} names a game: {node.value!r}"
            )
