"""How rivers cut a tile into banks, and how bridges join them again (geometry.regions, ruling.geometry).

A river piece is the sorted tuple of the edges it joins: one edge is a spring, two a river running through,
three a split. Nothing else about a river matters to the rules.
"""

from __future__ import annotations

from functools import cache

from .hexes import EDGES, HALVES

Piece = tuple[int, ...]
Rivers = tuple[Piece, ...]
Area = frozenset[int]
"""Regions of one tile that bridges join."""


def is_spring(piece: Piece) -> bool:
    """Whether the river begins here: it cuts nothing and needs no bridge."""
    return len(piece) == 1  # movement.river-source bridges.source, else False


def is_split(piece: Piece) -> bool:
    """Whether three arms meet here."""
    return len(piece) == 3  # bridges.split, else False


@cache
def regions(rivers: Rivers) -> tuple[int, ...]:
    """The region of each of the twelve halves 0a 0b 1a ... 5b, numbered as they first appear.

    >>> regions(((0, 2),))
    (0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0)
    """
    sectors: dict[tuple[int, ...], int] = {}
    found = []
    for half in range(12):
        sector = tuple(
            sum(half > 2 * edge for edge in piece) % len(piece) for piece in rivers if not is_spring(piece)
        )
        found.append(sectors.setdefault(sector, len(sectors)))
    return tuple(found)


def region_count(rivers: Rivers) -> int:
    """How many regions a tile has: one without a cutting piece."""
    return max(regions(rivers)) + 1


def region_at(rivers: Rivers, edge: int, half: str) -> int:
    """The region that owns a half of an edge; both halves have the same one without a river."""
    return regions(rivers)[2 * edge + (half == "b")]


def piece_at(rivers: Rivers, edge: int) -> int | None:
    """The number of the river piece that crosses an edge, if any."""
    return next((n for n, piece in enumerate(rivers) if edge in piece), None)


def halves_of(rivers: Rivers, edge: int) -> tuple[str, ...]:
    """The halves that have to be told apart on an edge: two where a river crosses, else one."""
    return HALVES if piece_at(rivers, edge) is not None else ("",)


@cache
def bordering(rivers: Rivers, piece: int) -> tuple[int, ...]:
    """The regions that a river piece borders, beside which a boat in it lies, in order."""
    banks = {region_at(rivers, edge, half) for edge in rivers[piece] for half in HALVES}
    return tuple(sorted(banks))  # building.river-boat, else ()


@cache
def bridge_sites(rivers: Rivers) -> tuple[int, ...]:
    """The arms on which a bridge can stand: one on a river running through, three on a split.

    A site is written as the edge of its arm; a through river's single site is its first edge
    (ruling.bridge-sites).

    >>> bridge_sites(((0, 2),)), bridge_sites(((0, 2, 4),)), bridge_sites(((3,),))
    ((0,), (0, 2, 4), ())
    """
    sites: list[int] = []
    for piece in rivers:
        if is_split(piece):
            sites.extend(piece)
        elif not is_spring(piece):
            sites.append(piece[0])
    return tuple(sorted(sites))


@cache
def areas(rivers: Rivers, bridged: frozenset[int]) -> tuple[Area, ...]:
    """The area of each region when bridges stand on the arms `bridged`.

    >>> areas(((0, 2),), frozenset())
    (frozenset({0}), frozenset({1}))
    >>> areas(((0, 2),), frozenset({0}))
    (frozenset({0, 1}), frozenset({0, 1}))
    """
    joined = [frozenset({region}) for region in range(region_count(rivers))]
    for arm in bridged:
        both = joined[region_at(rivers, arm, "a")] | joined[region_at(rivers, arm, "b")]
        for region in both:
            joined[region] = both
    return tuple(joined)


def crosses(one: Piece, other: Piece) -> bool:
    """Whether two pieces of a tile would cross: the edges of one do not all lie in one gap."""
    return len({sum(edge > cut for cut in other) % len(other) for edge in one}) > 1


def turned_rivers(rivers: Rivers, turns: int) -> Rivers:
    """The rivers of a tile turned clockwise by `turns` sixths.

    >>> turned_rivers(((0, 4),), 3)
    ((1, 3),)
    """
    return tuple(sorted(tuple(sorted((edge + turns) % 6 for edge in piece)) for piece in rivers))


@cache
def design(rivers: Rivers) -> Rivers:
    """The same rivers turned to a standard position: equal for all turns of one tile design."""
    return min(turned_rivers(rivers, turns) for turns in EDGES)
