"""The games go as they went when somebody last read them."""

import pytest

import rulebook_lab as lab
from tests.golden.playthrough import FOLDER, text

STORED = sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", STORED)
def test_a_game_goes_as_it_was_written_down(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text(lab.game(name)) == stored, "if this was meant, run `make golden` and read the diff"
