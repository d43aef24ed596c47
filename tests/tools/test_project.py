"""What stands around the product hangs together."""

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / name).read_text()
    return dict(re.findall(r"^(\S+)==(\S+)", text, re.MULTILINE))


def names(requirements: list[str]) -> set[str]:
    """The packages required, called as pins call them: `fluent.runtime` is fluent-runtime there."""
    return {
        re.split(r"[<>=!~\[; ]", line)[0].lower().replace(".", "-").replace("_", "-") for line in requirements
    }


def asked_by(extra: str) -> set[str]:
    """What an extra asks for, with what the extras of this project that it names ask for."""
    asked = set()
    for line in PROJECT["optional-dependencies"][extra]:
        own = re.fullmatch(rf"{PROJECT['name']}\[([a-z]+)\]", line)
        asked |= asked_by(own[1]) if own else names([line])
    return asked


def test_playing_is_pinned_completely() -> None:
    assert names(PROJECT["dependencies"]) | asked_by("lab") <= pins("lab.txt").keys()


def test_the_app_view_is_pinned_completely_and_binder_has_it() -> None:
    assert asked_by("app") <= (pins("lab.txt") | pins("app.txt")).keys()
    binder = (ROOT / "binder" / "postBuild").read_text()
    assert "--require-hashes -r requirements/lab.txt -r requirements/app.txt\n" in binder


def test_testing_is_pinned_completely() -> None:
    assert asked_by("dev") <= (pins("lab.txt") | pins("dev.txt")).keys()


@pytest.mark.parametrize("name", ["lab.txt", "app.txt", "dev.txt", "site.txt", "pyodide.txt"])
def test_every_pin_has_its_hashes(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text()
    whole = re.findall(r"^\S+==\S+(?: \\\n    --hash=sha256:[0-9a-f]{64})+$", text, re.MULTILINE)
    assert len(whole) == len(pins(name)) > 0


def test_a_browser_has_the_versions_of_the_lab() -> None:
    assert pins("pyodide.txt").items() <= pins("lab.txt").items()


def test_nothing_is_pinned_twice() -> None:
    for name in ("app.txt", "dev.txt", "site.txt"):
        assert not pins("lab.txt").keys() & pins(name).keys(), name


def test_the_import_that_costs_seconds_is_left_out() -> None:
    assert "rfc3987-syntax" not in pins("lab.txt") | pins("app.txt") | pins("dev.txt")


def test_every_stored_notebook_opens_without_a_question() -> None:
    for path in (ROOT / "notebooks").glob("*.ipynb"):
        metadata = json.loads(path.read_text())["metadata"]
        assert metadata["kernelspec"]["name"] == "python3", path.name
        assert metadata["language_info"]["name"] == "python", path.name
        assert "widgets" not in metadata, f"{path.name} was saved with widget state"


def test_the_wheel_carries_data_and_browser_files(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    for pattern in ("*.py", "*.toml", "static/*", "py.typed"):
        for path in (ROOT / "rulebook_lab").rglob(pattern):
            assert str(path.relative_to(ROOT)) in carried
    template = [
        path.relative_to(ROOT / "web/voila/template") for path in (ROOT / "web/voila/template").rglob("*.*")
    ]
    shared = [Path("static", path.name) for path in (ROOT / "web/shared").iterdir()]
    for path in [*template, *shared]:
        end = f".data/data/share/jupyter/voila/templates/rulebook/{path}"
        assert any(name.endswith(end) for name in carried), end
    assert not [name for name in carried if name.startswith(("tests", "widgets", "benchmarks", "web"))]
