"""What a seat may do in its turn, and what chance brings."""

from __future__ import annotations

from ....engine import Move, Seat


class Place(Move):
    """Lays one road or wetland, such as `bend@90`, on an empty location."""

    tile: str
    cell: str


class Rebuild(Move):
    """Lays a road against the plain side of a straight, and a bridge or roundabout in its place."""

    tile: str
    cell: str
    new: str
    straight: str


class Shovel(Move):
    """Plays a shovel from the hand: destroys the tile on a location."""

    cell: str


class SpecialShovel(Move):
    """Uses the own special shovel instead of a tile from the hand."""

    cell: str


class GiveUp(Move):
    """Says that nothing can be played, and discards a tile."""

    tile: str


class Pass(Move):
    """Says that nothing can be played when nothing is left to draw."""


class Take(Move):
    """Draws a tile that lies face up."""

    tile: str


class Draw(Move):
    """Draws the unseen tile on top of the stack."""


class Diagram(Move):
    """Chance chooses the set-up."""

    setup: str


class Castle(Move):
    """Chance gives a castle to a seat."""

    owner: Seat
    cell: str


class First(Move):
    """Chance chooses who begins."""

    first: Seat


class Deal(Move):
    """The top tile of the stack, as it comes to a hand."""

    tile: str


class Reveal(Move):
    """The top tile of the stack, as it is turned face up."""

    tile: str
