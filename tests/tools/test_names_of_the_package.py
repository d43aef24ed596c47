"""What a notebook completes after `lab.`, and what it says to a name that is none."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import msgspec
import pytest

import rulebook_lab as lab


def test_what_is_imported_when_first_used_is_completed_too() -> None:
    assert {"ask", "quiz", "room", "table", "tournament"} <= set(dir(lab)) == set(lab.__all__)
    assert all(hasattr(lab, name) for name in dir(lab))


@pytest.mark.parametrize(("wrong", "said"), [("tabl", "table is meant?"), ("quizz", "quiz is meant?")])
def test_a_slip_in_a_name_is_answered_with_the_name(wrong: str, said: str) -> None:
    with pytest.raises(AttributeError, match=f"rulebook_lab has no '{wrong}': {said}"):
        getattr(lab, wrong)


def told_in_words() -> Iterator[type]:
    """Every record that has words of its own for who prints it."""
    for module in pkgutil.walk_packages(lab.__path__, "rulebook_lab."):
        if ".template" in module.name or module.name.endswith((".openspiel", ".pettingzoo")):
            continue
        for kind in vars(import_module(module.name)).values():
            record = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
            if record and kind.__module__ == module.name and kind.__str__ is not object.__str__:
                yield kind


def test_what_has_words_for_a_terminal_has_them_in_a_notebook() -> None:
    kinds = list(told_in_words())
    assert len(kinds) > 20
    shows = ("_repr_html_", "_repr_mimebundle_")
    raw = [kind for kind in kinds if kind.__repr__ is msgspec.Struct.__repr__]
    assert [kind for kind in raw if not any(hasattr(kind, each) for each in shows)] == []
