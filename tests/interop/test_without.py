"""Without the extras the package works, and who asks for them is told what to install."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(("extra", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_an_extra_that_is_missing(extra: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"rulebook_lab.interop.{extra}", raising=False)
    with pytest.raises(
        ImportError, match=rf"{package} is not installed: pip install 'rulebook-lab\[{extra}\]'"
    ):
        import_module(f"rulebook_lab.interop.{extra}")
