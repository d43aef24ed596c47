"""Names out of a vocabulary are understood, or refused with the nearest ones."""

from typing import Annotated

import pytest

from rulebook_lab.engine import Frame, FrameNotation, Move, MoveNotation, UnreadableMove

Ally = Annotated[str, "ally"]
ALLIES = {"ally": ("crab1", "crab2", "squid5", "seahorse")}


class Play(Move, clause="a.play"):
    card: Ally
    more: tuple[Ally, ...] = ()
    label: str = ""


class Holding(Frame, clause="a.hold"):
    card: Ally


MOVES = MoveNotation([Play], lambda: ALLIES)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("blue play crab1", Play("blue", "crab1")),
        ("blue PLAY Crab1", Play("blue", "crab1")),
        ("blue play seahorses", Play("blue", "seahorse")),
        ("blue play crab1 crab2+squid5", Play("blue", "crab1", ("crab2", "squid5"))),
        ("blue play crab1 crab2,squid5", Play("blue", "crab1", ("crab2", "squid5"))),
        ("blue play ? -", Play("blue", "?")),
        ("blue play crab1 - anything", Play("blue", "crab1", (), "anything")),
    ],
)
def test_usual_ways_of_writing_are_understood(text, move):
    assert MOVES.read(text) == move
    assert MOVES.read(MOVES.write(move)) == move


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("blue play crab9", "crab2 or crab1 is meant"),
        ("blue play crab1+crab2", "only one is named here"),
        ("blue play crab1 crab2:squid5", "several are joined by"),
        ("blue play crab1 crab2 squid5 seahorse", "the items of a list are joined by"),
        ("blue plya crab1", "play is meant"),
        ("blue play -", "'-' is no card: there are crab1"),
        ("blue play nothing-like-it", "there are crab1, crab2, seahorse, squid5"),
    ],
)
def test_a_name_that_nothing_has_is_refused_with_what_would_be_right(text, told):
    with pytest.raises(UnreadableMove, match=told):
        MOVES.read(text)


def test_open_questions_are_read_by_the_same_names():
    frames = FrameNotation([Holding], lambda: ALLIES)
    assert frames.read("holding Squid5") == Holding("squid5")
    with pytest.raises(ValueError, match="squid5 is meant"):
        frames.read("holding squidd5")
