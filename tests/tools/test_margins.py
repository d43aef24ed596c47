"""What a margin marks is what is taken out."""

import ast

import pytest

from rulebook_lab.margins import margins, without


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ('ROWS = {\n    "easy": 1,  # monster.easy\n    "hard": 2,\n}', "ROWS = {'hard': 2}"),
        (
            'ROWS = {\n    "easy": 1,  # monster.easy, else 2\n    "hard": 2,\n}',
            "ROWS = {'easy': 2, 'hard': 2}",
        ),
    ],
)
def test_an_entry_of_a_dict_can_be_taken_out(source: str, left: str) -> None:
    tree = ast.parse(source)
    (margin,) = margins(source)
    assert without(tree, margin)
    assert ast.unparse(tree) == left
