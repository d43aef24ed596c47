"""Refusals from the wrong seat and at the wrong moment, expected from the rulebooks."""

import tomllib
from pathlib import Path

import pytest

import rulebook_lab as lab

GIVEN = tomllib.loads(
    Path(__file__).with_suffix("").with_name("out_of_turn.toml").read_text(encoding="utf-8")
)
CASES = [
    (game, each["text"], move, clauses)
    for game in GIVEN
    for each in GIVEN[game]
    for move, clauses in each["moves"].items()
]


@pytest.mark.parametrize(("game", "text", "move", "clauses"), CASES, ids=lambda it: str(it)[:40])
def test_all_that_a_move_out_of_turn_breaks_is_told(
    game: str, text: str, move: str, clauses: list[str]
) -> None:
    state = lab.game(game).read_position(text.replace(" / ", "\n"))
    assert list(state.why_not(move).clauses) == clauses
    assert len(set(state.why_not(move).sentences)) == len(clauses)
