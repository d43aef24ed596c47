"""The score sheet: what each thing gave whom, by clause, in words; it stands on the table at the end."""

from __future__ import annotations

from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import score_sheet
from rulebook_lab.simulate import chosen
from rulebook_lab.views.table import table
from tests.toy import GAME as TOY
from tests.views.reader import words


def played(name: str, seats: int = 3) -> lab.Timeline:
    """A random game to its end, a verb at a time."""
    timeline = lab.timeline(name, seats=seats, seed=2)
    game, random = timeline.game, Random(4)
    while timeline.state.pending:
        timeline.play(chosen(game, timeline.state, random, True))
    return timeline


def told(sheet: lab.ScoreSheet, seat: str) -> dict[str, int]:
    return {sheet.said(line): line.points for line in sheet.lines[seat]}


@pytest.mark.parametrize("name", lab.games)
def test_a_sheet_adds_up_to_the_points_of_each_clause_and_stands_on_the_table(name: str) -> None:
    timeline = played(name)
    state, sheet = timeline.state, lab.score(timeline)
    for of in (sheet, lab.score(state)):
        for seat in state.seats:
            for clause, points in state.scores[seat].parts:
                assert sum(line.points for line in of.lines[seat] if line.clause == clause) == points
    said = [sheet.said(line) for seat in state.seats for line in sheet.lines[seat]]
    assert said
    assert not [line for line in said if not line or "{" in line or "}" in line]
    page = table(timeline)
    shown = words(page, "sheet")
    assert all(line in shown for line in said)
    assert any(key.endswith("another") for key in page.live.sheet.controls)
    page.click("replay")
    assert page.timeline.at == page.session.opening.number
    assert page.state.result is None


def test_the_79_points_of_the_rulebook_by_location_lord_ally_and_token() -> None:
    """score.full-79: Parliament 6 + 2 for each of 2 politicians, Sanctuary 4 + 3 for each of 2 jellyfish."""
    walk = lab.example("ambis", "score.full-79")
    assert told(lab.score(walk.state), "blue") == {
        "Parliament: 6 + 2 per politician; here 2": 10,
        "The Sanctuary: 4 + 3 per affiliated jellyfish; here 2": 10,
        "The Keeper": 6, "The Slaver": 5, "The Master of Magic": 6, "The Elder": 3, "The Jailer": 7,
        "The Traitor": 6, "The Corruptor": 6,
        "Jellyfish 3, the strongest of its race": 3, "Squid 3, the strongest of its race": 3,
        "Crab 2, the strongest of its race": 2, "Seahorse 1, the strongest of its race": 1,
        "Shellfish 5, the strongest of its race": 5,
        "2 monster tokens worth 3": 6,
    }  # fmt: skip


MIRRORS = """\
seats: blue yellow
court: - - - - - -
blue.affiliated: crab2 crab3 jellyfish1
blue.locations: city-of-mirrors
yellow.locations: sanctuary chasm
"""


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "City of Mirrors: copies the Chasm of Yellow, 5 + 3 per affiliated crab; here 2"),
        ("sr", "Grad ogledala: kopira lokaciju"),
    ],
)
def test_it_says_what_the_city_of_mirrors_copied(language: str, line: str) -> None:
    """The Chasm is worth 5 + 2 x 3 to Blue, the Sanctuary 4 + 3."""
    with lab.speaking(language):
        sheet = lab.score(lab.game("ambis").read_position(MIRRORS))
        (copied,) = (each for each in sheet.lines["blue"] if each.clause == "score.locations")
        assert sheet.said(copied).startswith(line)
    assert copied.points == 11


def test_a_record_knows_which_fair_gave_what_and_a_position_does_not() -> None:
    timeline = played("jantaris")
    seat = max(timeline.state.seats, key=lambda seat: timeline.state.player(seat).by_fair)
    fairs = [line for line in lab.score(timeline).lines[seat] if line.clause == "fair.prestige"]
    assert fairs
    assert all(line.key == "fair" for line in fairs)
    earlier = [line for line in lab.score(timeline.state).lines[seat] if line.clause == "fair.prestige"]
    assert [line.key for line in earlier] == ["earlier"]


def test_a_sheet_shows_itself_as_tables_and_as_text() -> None:
    sheet = lab.score(lab.example("ambis", "score.full-79").state)
    assert "Blue: 79 points" in str(sheet)
    assert repr(sheet) == str(sheet), "what a notebook keeps as text"
    assert sheet._repr_html_().count("<table>") == 2
    assert "Parliament" in sheet._repr_html_()


def test_a_game_that_tells_no_lines_has_one_for_each_clause() -> None:
    state = TOY.read_position("heap: 5\nseats: blue yellow").play("blue take 3")
    sheet = score_sheet(state)
    assert [(line.clause, line.points) for line in sheet.lines["blue"]] == [("score.pebbles", 3)]
    assert not sheet.lines["yellow"]
