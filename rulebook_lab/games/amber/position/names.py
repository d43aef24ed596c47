"""What sentences call a tile: a kind by its title, a tile as it lies by the sides that its roads lead to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from ....engine.wording import Phrase
from ..components import SIDES, Box, Laid

Name = str | Phrase


def names(box: Box) -> dict[str, Name]:
    """The names of all tiles and set-ups.

    `bend` is a bend, `bend@90` a bend (E–S), `one-way-straight@0` a one-way straight (N→S).
    """
    called: dict[str, Name] = {kind: in_sentence(tile.title) for kind, tile in box.tiles.items()}
    for id, laid in box.laid.items():
        turned = Phrase("lying", {"tile": laid.tile, "roads": roads(box, laid)}) if laid.arms else ""
        called.setdefault(id, turned if len(box.turns[laid.tile]) > 1 else called[laid.tile])
    return called | {id: diagram.title for id, diagram in box.diagrams.items()}


def in_sentence(title: str) -> str:
    """A title as it stands in the middle of a sentence: `Dead end` without its capital, but `T-junction`."""
    return title[:1].lower() + title[1:] if title[1:2].islower() else title


def roads(box: Box, laid: Laid) -> Name:
    """`E–S` for a road between two sides, `W→E` with an arrow, `N–S, E–W` where roads do not touch."""
    return _joined("beside", [_road(laid, road) for road in sorted(box.tiles[laid.tile].roads(laid.turn))])


def _road(laid: Laid, sides: tuple[int, ...]) -> Name:
    modes = [[f"side:{SIDES[n]}" for n in sides if laid.arms[n] == mode] for mode in ("in", "both", "out")]
    return _joined("towards", [_joined("between", mode) for mode in modes if mode])


def _joined(key: str, parts: Iterable[Name]) -> Name:
    return reduce(lambda one, other: Phrase(key, {"one": one, "other": other}), parts)
