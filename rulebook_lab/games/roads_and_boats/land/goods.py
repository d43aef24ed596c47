"""Goods: a good is a word, `trunks`; one that has been moved in this phase names its movers.

`stone*d1` is a stone that transporter d1 has moved over a tile border in this movement phase
(movement.one-carrier); marks of several players follow one another: `stone*d1*y2`.
A load is a sorted tuple of goods.
"""

from __future__ import annotations

from functools import cache

Load = tuple[str, ...]

TRUNKS, BOARDS, PAPER, GOOSE = "trunks", "boards", "paper", "goose"
FUEL, IRON, GOLD, COINS = "fuel", "iron", "gold", "coins"
GOODS = (TRUNKS, BOARDS, PAPER, GOOSE, "clay", "stone", FUEL, IRON, GOLD, COINS, "stock")


@cache
def kind_of(good: str) -> str:
    """What a good is, without its marks.

    >>> kind_of("stone*d1")
    'stone'
    """
    return good.partition("*")[0]


@cache
def movers_of(good: str) -> tuple[str, ...]:
    """The transporters that have moved a good in this phase, one of each player at most.

    >>> movers_of("stone*d1*y2"), movers_of("stone")
    (('d1', 'y2'), ())
    """
    return tuple(good.split("*")[1:])


@cache
def marked(load: Load, mover: str) -> Load:
    """The goods of a load after `mover` has moved them; each is marked once only.

    >>> marked(("stone*y2", "boards*d1"), "d1")
    ('boards*d1', 'stone*d1*y2')
    """
    return tuple(sorted("*".join([kind_of(good), *sorted({*movers_of(good), mover})]) for good in load))


def unmarked(load: Load) -> Load:
    """A load with all marks taken off, as at the end of the movement phase."""
    return tuple(sorted(map(kind_of, load)))
