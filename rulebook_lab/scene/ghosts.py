"""What a move would lay on a board, seen before it is made."""

from __future__ import annotations

from typing import NamedTuple

from .node import Json, Node


class Ghost(NamedTuple):
    """A drawing by its name, the spot on whose middle it would lie, and its turn in degrees."""

    drawing: str
    spot: str
    turn: float = 0


class Ghosts(NamedTuple):
    """The ghosts of what can be picked next.

    `places` has for a spot what picking it would lay, and whether that ends the choice; `now` is shown while
    no spot is looked at.
    """

    drawings: dict[str, list[Node]]
    places: dict[str, tuple[Ghost, bool]]
    now: Ghost | None = None

    def to_json(self) -> Json:
        """As the browser reads it."""
        return {
            "drawings": {name: [node.to_json() for node in nodes] for name, nodes in self.drawings.items()},
            "places": {spot: [*ghost, last] for spot, (ghost, last) in self.places.items()},
            **({} if self.now is None else {"now": [*self.now, False]}),
        }
