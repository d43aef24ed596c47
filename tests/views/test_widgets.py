"""The browser's side: its own tests, its types, and that what ships is what the sources say."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

WIDGETS = Path(__file__).parents[2] / "widgets"
SHIPPED = WIDGETS.parent / "rulebook_lab" / "views" / "static" / "page.js"

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
needs_tools = pytest.mark.skipif(
    not (WIDGETS / "node_modules").exists(), reason="run `npm ci --ignore-scripts` in widgets/"
)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=WIDGETS, capture_output=True, text=True, check=False)


@needs_node
def test_the_pure_functions() -> None:
    done = run("node", "--test", "test/")
    assert done.returncode == 0, done.stdout


@needs_node
@needs_tools
def test_the_types() -> None:
    done = run("node", "node_modules/typescript/bin/tsc", "-p", ".")
    assert done.returncode == 0, done.stdout


@needs_node
@needs_tools
def test_the_shipped_module_is_built_from_the_sources() -> None:
    before = SHIPPED.read_text(encoding="utf-8")
    try:
        done = run("node", "build.mjs")
        assert done.returncode == 0, done.stderr
        assert SHIPPED.read_text(encoding="utf-8") == before, "run `npm run build` in widgets/"
    finally:
        SHIPPED.write_text(before, encoding="utf-8")
