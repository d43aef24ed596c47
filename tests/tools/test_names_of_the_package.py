"""What a notebook completes after `lab.`, and what it says to a name that is none."""

import pytest

import rulebook_lab as lab


def test_what_is_imported_when_first_used_is_completed_too() -> None:
    assert {"ask", "quiz", "room", "table", "tournament"} <= set(dir(lab)) == set(lab.__all__)
    assert all(hasattr(lab, name) for name in dir(lab))


@pytest.mark.parametrize(("wrong", "said"), [("tabl", "table is meant?"), ("quizz", "quiz is meant?")])
def test_a_slip_in_a_name_is_answered_with_the_name(wrong: str, said: str) -> None:
    with pytest.raises(AttributeError, match=f"rulebook_lab has no '{wrong}': {said}"):
        getattr(lab, wrong)
