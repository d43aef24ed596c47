"""Positions that cannot be: what stands open does not fit the rest, or names what is not there."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import UnreadableMove, UnreadablePosition

FAIR = "seats: blue yellow green\nphase: diplomacy\n"
PLAIN = "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture\n"


@pytest.mark.parametrize(
    ("game", "text", "clause", "said"),
    [
        (
            "amber",
            "setup: 2.a\nseats: blue yellow red\ncastles: -\nnow: begin, assign-castles",
            "setup.choose-diagram",
            "not for 3 players",
        ),
        (
            "amber",
            "setup: 2.a\nnow: begin, turn-up",
            "advanced.display-setup",
            "1 open tile does not fit the game",
        ),
        (
            "amber_route",
            "turn: red > act > light-draw 9",
            "light.hand-limit",
            "Red holds 9 cards; 7 is the limit.",
        ),
        ("jantaris", f"{FAIR}start: -", "start.first-turn", "Somebody is the start player"),
        (
            "jantaris",
            f"{FAIR}now: voting deal+-+-",
            "diplomacy.active-district",
            "the Active District is missing",
        ),
        (
            "jantaris",
            f"{FAIR}yellow: 5 red, 5 black\noffer: picks, royal-seal\nnow: payment old-coins 7 yellow",
            "bazaar.no-refill",
            "Old Coins is not on offer",
        ),
        (
            "jantaris",
            f"{FAIR}now: moment blue royal-seal+spoon",
            "components.items",
            "There is no Item spoon.",
        ),
        (
            "roads_and_boats",
            f"{PLAIN}temple: -\nchart: -\npending: end-phase production > producing red+yellow no yellow",
            "conflict.slot-count",
            "Every player stands once in the row",
        ),
        (
            "roads_and_boats",
            f"{PLAIN}temple: -\nchart: -\npending: over",
            "conflict.slot-count",
            "Every player stands once in the row",
        ),
    ],
)
def test_what_stands_open_fits_the_rest_or_is_a_defect(game: str, text: str, clause: str, said: str) -> None:
    position = lab.game(game).read_position(text)
    told = {defect.clause: position.game.explain(position, defect) for defect in position.defects}
    assert said in told.get(clause, ""), told
    assert f"{told[clause]} [{clause}]" in repr(position.defects).splitlines()
    assert str(position) == f"{position.prompt}\n{position.text}"


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("jantaris", f"{FAIR}now: voting dael+-+-", "one of deal, black-market"),
        ("roads_and_boats", f"{PLAIN}pending: end-phase noon", "one of production, movement"),
        ("roads_and_boats", f"{PLAIN}homes: rde 0,0/0", "'homes': nobody here is called rde"),
        ("roads_and_boats", f"{PLAIN}wonder: 2 netral", "'wonder': nobody here is called netral"),
        ("roads_and_boats", f"{PLAIN}walls: 0,0>1 green 1", "'walls': nobody here is called green"),
        (
            "roads_and_boats",
            "seats: -\nmap: two",
            "1 to 4 different seats out of red, yellow, green",
        ),
        ("roads_and_boats", "seats: red purple\nmap: two", "'seats': 1 to 4 different seats out of"),
    ],
)
def test_what_is_named_is_there(game: str, text: str, said: str) -> None:
    with pytest.raises(UnreadablePosition, match=said):
        lab.game(game).read_position(text)


def test_a_reward_is_of_what_there_is() -> None:
    with pytest.raises(UnreadableMove, match="one of key, pearl, token"):
        lab.game("ambis").read_move("blue claim pearl+toke")


def test_tiles_are_laid_before_the_row_is_drawn() -> None:
    text = (
        "seats: red yellow\nmap: none\ntemple: -\nchart: -\nsize: 32\npending: choose-homes > lay-tiles red"
    )
    assert lab.game("roads_and_boats").read_position(text).defects == ()


GIVEN = tomllib.loads(Path(__file__).with_name("impossible.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("game", "given"), [(game, given) for game in GIVEN for given in GIVEN[game]], ids=lambda it: str(it)[:60]
)
def test_no_game_comes_to_this(game: str, given: dict[str, Any]) -> None:
    text = given["text"].replace(" / ", "\n")
    if "said" in given:
        with pytest.raises(UnreadablePosition) as refused:
            lab.game(game).read_position(text)
        assert given["said"] in str(refused.value)
        return
    position = lab.game(game).read_position(text)
    assert list(dict.fromkeys(defect.clause for defect in position.defects)) == given["clauses"]
    assert not any(sentence.startswith(position.defects.clauses) for sentence in position.defects.sentences)
    assert all(sentence.endswith((".", ":")) for sentence in position.defects.sentences)
