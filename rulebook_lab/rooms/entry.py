"""A line of a room's journal: the only thing that changes a room, so that the same lines make the same room.

An entry holds ids, never objects; moves in their notation.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ..engine import RulebookError

if TYPE_CHECKING:
    from .room import Room


class Refused(RulebookError):
    """What is not allowed in a room, or cannot be done now; says so in words."""


class NotKept(Exception):
    """An entry could not be written, so what it changed is not so: the journal says what is."""


class Entry(msgspec.Struct, frozen=True, tag=str.lower, tag_field="do"):
    """Something that happened in a room."""

    quiet: ClassVar[bool] = False
    """Whether only who did it and who leads sees anything of it."""

    @abstractmethod
    def apply(self, room: Room) -> None:
        """Change the room. Raises RulebookError for an entry that does not fit it."""
