"""Names out of a vocabulary are understood, or refused with the nearest ones."""

import re
from itertools import permutations
from typing import Annotated, Literal

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import AnyOrder, Frame, FrameNotation, Move, MoveNotation, UnreadableMove
from rulebook_lab.engine.spelling import Marked, SmallLetters

Ally = Annotated[str, "ally"]
ALLIES = {"ally": ("crab1", "crab2", "squid5", "seahorse")}


class Play(Move, clause="a.play"):
    card: Ally
    more: tuple[Ally, ...] = ()
    label: str = ""


class Holding(Frame, clause="a.hold"):
    card: Ally


class Heap(Move, clause="a.heap"):
    cards: Annotated[tuple[Ally, ...], AnyOrder]
    goods: Annotated[tuple[Literal["pearl", "key"], ...], AnyOrder]
    dice: Annotated[tuple[int, ...], AnyOrder]


MOVES = MoveNotation([Play, Heap], lambda: {**ALLIES, "seat": ("blue", "red")})


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("blue play crab1", Play("blue", "crab1")),
        ("blue PLAY Crab1", Play("blue", "crab1")),
        ("blue play seahorses", Play("blue", "seahorse")),
        ("blue play crab1 crab2+squid5", Play("blue", "crab1", ("crab2", "squid5"))),
        ("blue play crab1 crab2,squid5", Play("blue", "crab1", ("crab2", "squid5"))),
        ("blue play crab1 crab2,Squid5+seahorse", Play("blue", "crab1", ("crab2", "squid5", "seahorse"))),
        ("blue play sea-horse sea_horse+squid5", Play("blue", "seahorse", ("seahorse", "squid5"))),
        ("blue plays crab1", Play("blue", "crab1")),
        ("blue play ? -", Play("blue", "?")),
        ("blue play crab1 - anything", Play("blue", "crab1", (), "anything")),
    ],
)
def test_usual_ways_of_writing_are_understood(text, move):
    assert MOVES.read(text) == move
    assert MOVES.read(MOVES.write(move)) == move


def test_a_list_in_whose_order_nothing_lies_is_read_in_one_order() -> None:
    heap = Heap("blue", ("?", "crab2", "squid5"), ("pearl", "pearl", "key"), (6, 6, 1))
    for cards in permutations(heap.cards):
        for goods in permutations(heap.goods):
            for dice in permutations(map(str, heap.dice)):
                assert MOVES.read(f"blue heap {'+'.join(cards)} {'+'.join(goods)} {'+'.join(dice)}") == heap
    assert MOVES.read("blue heap - - -") == Heap("blue", (), (), ())


@pytest.mark.parametrize(
    ("game", "text", "listed"),
    [
        ("amber_route", "red roll-again forest-ghost-d 3+5", "red roll-again forest-ghost-d 5+3"),
        ("ambis", "red recruit jailer squid1+crab2+crab1", "red recruit jailer crab1+crab2+squid1"),
        ("ambis", "red recruit jailer squid1+crab1*2", "red recruit jailer crab1+crab1+squid1"),
        ("ambis", "red support squid+crab", "red support crab+squid"),
        ("ambis", "red claim token+key", "red claim key+token"),
        ("ambis", "red spend jailer+recruiter", "red spend recruiter+jailer"),
        ("jantaris", "red remove amarin+taira", "red remove taira+amarin"),
    ],
)
def test_a_move_has_one_notation_in_whatever_order_it_is_written(game: str, text: str, listed: str) -> None:
    assert lab.game(game).write_move(lab.game(game).read_move(text)) == listed


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("blue play crab9", "crab2 or crab1 is meant"),
        ("blue play crab1+crab2", "only one is named here"),
        ("blue play crab1 crab2:squid5", "several are joined by"),
        ("blue play crab1 crab2 squid5 seahorse", "the items of a list are joined by"),
        ("blue plya crab1", "play is meant"),
        ("plya crab1", "does not say who moves: .* such as '[a-z]+ play'"),
        ("Play", "does not say who moves"),
        ("blue", "of verbs, there are .*play"),
        ("everything now", "is written 'seat verb arguments', not 'everything now'; of verbs"),
        ("blue play -", "'-' is no card: there are crab1"),
        ("blue play squid-5", "squid5 is meant"),
        ("blue play nothing-like-it", "there are crab1, crab2, seahorse, squid5"),
    ],
)
def test_a_name_that_nothing_has_is_refused_with_what_would_be_right(text, told):
    with pytest.raises(UnreadableMove, match=told):
        MOVES.read(text)


class Load(Move, clause="a.load"):
    carrier: Annotated[str, "id"]
    goods: tuple[Annotated[str, "good"], ...] = ()


class Placed(Marked):
    signs = re.compile("[*=]")


@pytest.mark.parametrize(
    "goods", ["stone*r1+stone=0,0/0+clay=r2", "Stones*R1+Stone=0,0/0+clay=R2", "stone*r1,stone=0,0/0,clay=r2"]
)
def test_signs_may_follow_a_name_and_what_the_game_names_is_in_small_letters(goods):
    names = {"id": SmallLetters(), "good": Placed(("stone", "clay"))}
    read = MoveNotation([Load], lambda: names).read
    assert read(f"blue load R1 {goods}") == Load("blue", "r1", ("stone*r1", "stone=0,0/0", "clay=r2"))
    with pytest.raises(UnreadableMove, match="stone is meant"):
        read("blue load r1 stoen=r1")


def test_open_questions_are_read_by_the_same_names():
    frames = FrameNotation([Holding], lambda: ALLIES)
    assert frames.read("Holding Squid5") == Holding("squid5")
    with pytest.raises(ValueError, match="squid5 is meant"):
        frames.read("holding squidd5")
