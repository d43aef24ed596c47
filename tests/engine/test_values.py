"""Immutable values, plain data and notation."""

import pickle
from copy import deepcopy
from fractions import Fraction

import msgspec
import pytest

from rulebook_lab.engine import FrozenMap, Move, MoveNotation, UnreadableMove, UnreadablePosition, lines
from rulebook_lab.engine.values import checked, plain, typed


class Hex(msgspec.Struct, frozen=True, order=True):
    q: int
    r: int


class March(Move):
    path: tuple[Hex, ...]
    cargo: tuple[str, ...] = ()
    towards: Hex | None = None
    odds: Fraction = Fraction(1, 2)
    loud: bool = False


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (March("blue", (Hex(1, -2), Hex(0, 3)), ("wood",)), "blue march 1,-2+0,3 wood"),
        (March("blue", ()), "blue march -"),
        (March("red", (Hex(0, 0),), (), Hex(1, 1), Fraction(2, 3), True), "red march 0,0 - 1+1 2/3 yes"),
    ],
)
def test_notation_reads_what_it_writes(move, text):
    notation = MoveNotation([March])
    assert notation.write(move) == text
    assert notation.read(text) == move


def test_a_record_made_by_hand_is_checked_field_by_field():
    march = March("red", (Hex(0, 0),), ("wood",), Hex(1, 1), Fraction(2, 3), True)
    assert checked(march) == march
    assert checked(March("red", [Hex(0, 0)])) == March("red", (Hex(0, 0),))
    for wrong, why in [
        (March("red", (Hex(0, "one"),)), "Expected `int`, got `str` - at `\\$.path"),
        (March("red", None), "Expected `array`, got `null`|Expected `array`, got `None`"),
        (March("red", (), (), None, Fraction(1), 1), "Expected `bool`, got `int` - at `\\$.loud`"),
        (March(object(), ()), "is no text, number or tuple of them"),
        (March("red", (Hex(10**30, 0),)), "ints"),
    ]:
        with pytest.raises((TypeError, ValueError, OverflowError), match=why):
            checked(wrong)


def test_notation_says_what_an_argument_should_be():
    with pytest.raises(UnreadableMove, match="2 parts expected, 1 found"):
        MoveNotation([March]).read("blue march 5")


def test_plain_and_typed_are_inverse_for_every_value():
    value = FrozenMap({Hex(1, 2): (Fraction(1, 3), frozenset({"a", "b"}))})
    kind = FrozenMap[Hex, tuple[Fraction, frozenset[str]]]
    assert typed(msgspec.json.decode(msgspec.json.encode(plain(value))), kind) == value


class Dice(FrozenMap[Hex, int]):
    """A kind of map that can say something of its own."""

    @property
    def total(self):
        return sum(self.values())


def test_a_map_of_its_own_kind_stays_one():
    dice = Dice({Hex(1, 2): 3})
    more = dice.with_(Hex(0, 0), 4)
    for changed in (more, dice.merged(more), more.without(Hex(5, 5)), typed(plain(more), Dice)):
        assert (type(changed), changed.total) == (Dice, 7)
    assert repr(dice) == "Dice({Hex(q=1, r=2): 3})"


def test_a_frozen_map_refuses_to_change():
    frozen = FrozenMap(a=1)
    for change in (lambda: frozen.update(a=2), lambda: frozen.pop("a"), frozen.clear):
        with pytest.raises(TypeError, match="never changes"):
            change()
    assert frozen == {"a": 1}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("heap 5", "line 1.*key: value"),
        ("\n# fine\nhaep: 5", "line 3.*no such key"),
        ("heap: 5\nheap: 6", "line 2.*twice"),
    ],
)
def test_position_lines_say_number_and_reason(text, said):
    with pytest.raises(UnreadablePosition, match=said):
        list(lines(text, ["heap"]))


def test_frozen_maps_are_copied_and_pickled() -> None:
    goods = FrozenMap({"stone": 2, "wood": 1})
    for copy in (deepcopy(goods), pickle.loads(pickle.dumps(goods))):
        assert (copy, type(copy), hash(copy)) == (goods, FrozenMap, hash(goods))


class Later(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record to which a field was added after files had been written."""

    kind: str
    seats: tuple[str, ...] = ()
    by: str = "usual"


@pytest.mark.parametrize(
    ("record", "written"),
    [
        (Later("draw"), {"kind": "draw"}),
        (Later("draw", (), "reward"), {"kind": "draw", "by": "reward"}),
        (Later("draw", ("red",)), {"kind": "draw", "seats": ["red"]}),
    ],
)
def test_a_field_that_older_files_lack_is_written_where_it_is_not_as_usual(record, written):
    assert plain(record) == written
    assert typed(written, Later) == record
