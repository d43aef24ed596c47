"""What sentences call a tile: a kind by its title, a tile as it lies by the sides that its roads lead to."""

from __future__ import annotations

from ..components import Box, Laid

COMPASS = "NESW"


def names(box: Box) -> dict[str, str]:
    """The names of all tiles: `bend` is a bend, `bend@90` a bend (E–S), `one-way-straight@0` runs N→S."""
    called = {kind: in_sentence(tile.title) for kind, tile in box.tiles.items()}
    for id, laid in box.laid.items():
        lies = f" ({roads_in_words(box, laid)})" if len(box.turns[laid.tile]) > 1 else ""
        called.setdefault(id, called[laid.tile] + lies)
    return called


def in_sentence(title: str) -> str:
    """A title as it stands in the middle of a sentence: `Dead end` without its capital, but `T-junction`."""
    return title[:1].lower() + title[1:] if title[1:2].islower() else title


def roads_in_words(box: Box, laid: Laid) -> str:
    """`E–S` for a road between two sides, `W→E` with an arrow, `N–S, E–W` where roads do not touch."""
    levels = {box.tiles[laid.tile].level(side, laid.turn) for side in laid.arms}
    return ", ".join(_road(laid, level) for level in sorted(levels))


def _road(laid: Laid, sides: tuple[int, ...]) -> str:
    groups = [[COMPASS[side] for side in sides if laid.arms[side] == mode] for mode in ("in", "both", "out")]
    return "→".join("–".join(group) for group in groups if group)
