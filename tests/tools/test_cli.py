"""The command line itself."""

import json
from pathlib import Path

import pytest

from rulebook_lab import cli


def test_a_handout_is_written_beside_its_notebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "plot.ipynb"
    cells = [{"cell_type": "markdown", "metadata": {}, "source": "a text"}]
    source.write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    assert cli.main(["handout", str(source)]) == 0
    written = tmp_path / "plot-student.ipynb"
    assert capsys.readouterr().out.strip() == str(written)
    assert json.loads(written.read_text())["cells"][0]["cell_type"] == "markdown"


def test_an_unreadable_notebook_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["handout", str(tmp_path / "none.ipynb")]) == 2
    assert capsys.readouterr().err.startswith("rulebook-lab: ")


@pytest.mark.parametrize("arguments", [[], ["coverage", "chess"], ["simulate", "ambis", "--games", "0"]])
def test_a_wrong_command_ends_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert end.value.code == 2
