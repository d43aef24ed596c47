"""What a margin marks is what is taken out."""

import ast

import pytest

from rulebook_lab.margins import margins, without

ROWS = """
ROWS = {
    "easy": 1,  # monster.easy
    "hard": 2,
}
"""


@pytest.mark.parametrize(
    ("otherwise", "left"), [("", "ROWS = {'hard': 2}"), (", else 2", "ROWS = {'easy': 2, 'hard': 2}")]
)
def test_an_entry_of_a_dict_can_be_taken_out(otherwise: str, left: str) -> None:
    source = ROWS.replace("monster.easy", f"monster.easy{otherwise}")
    tree = ast.parse(source)
    (margin,) = margins(source)
    assert without(tree, margin)
    assert ast.unparse(tree) == left
