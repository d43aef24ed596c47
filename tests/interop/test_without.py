"""Without the extras the package works, and who asks for them is told what to install."""

import re
import sys
from importlib import import_module

import pytest

import rulebook_lab as lab
from rulebook_lab import cli
from rulebook_lab.engine import MissingExtra


@pytest.mark.parametrize(("extra", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_an_extra_that_is_missing(extra: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"rulebook_lab.interop.{extra}", raising=False)
    with pytest.raises(
        ImportError, match=rf"{package} is not installed: pip install 'rulebook-lab\[{extra}\]'"
    ):
        import_module(f"rulebook_lab.interop.{extra}")


@pytest.mark.parametrize("package", ["segno", "tornado"])
def test_rooms_without_what_they_need(
    package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for name in [name for name in sys.modules if name.startswith("rulebook_lab.rooms")]:
        monkeypatch.delitem(sys.modules, name)
    assert cli.main(["serve", "ambis"]) == 2
    said = rf"{package} is not installed: pip install 'rulebook-lab[lab]'"
    assert said in capsys.readouterr().err
    with pytest.raises(MissingExtra, match=re.escape(said)):
        import_module("rulebook_lab.rooms.notebook")


def test_ratings_without_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = lab.tournament("amber_route", ["random", "random"], games=1, seed=1)
    with pytest.raises(MissingExtra, match=r"OpenSkill: pip install 'rulebook-lab\[analysis\]'"):
        _ = found.ratings
