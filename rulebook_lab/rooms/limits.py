"""How much of everything there may be: what is more is refused with a word, and counted."""

from __future__ import annotations

import msgspec

HOUR = 3600.0
DAY = 24 * HOUR


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of a house of rooms; times are in seconds, sizes in bytes."""

    rooms: int = 60
    """Rooms in one house."""
    people: int = 80
    """People in one room, whether they are connected or not."""
    lines: int = 400
    """Connections to one house."""
    lines_each: int = 4
    """Connections of one person: two tabs and a telephone that has not noticed yet that it was cut off."""
    strangers: int = 60
    """New people, wrong codes and wrong keys a minute from one address: a school has one for all."""
    class_at_once: int = 250
    """So many of them at once."""
    message: int = 4096
    """One message of a browser."""
    often: float = 10
    """Messages a second from one connection, in the long run."""
    burst: int = 40
    """Messages from one connection at once."""
    wrong: int = 60
    """Wrong messages from one connection; then it is closed."""
    name: int = 24
    """Letters of a name."""
    text: int = 400
    """Letters of a question of the teacher's own, and of each of its options."""
    options: int = 8
    entries: int = 20_000
    """Lines of one room's journal."""
    record: int = 4_000_000
    """A record that a room is opened with."""
    papers: int = 10
    """Papers of homework in one room."""
    questions: int = 30
    """Questions of one paper."""
    days: float = 2
    """How long a room is kept after it was last used."""
    most_days: float = 60
    """How long a room may be kept at all, for homework."""
    clock: float = 3600
    """The longest time for a question."""


LIMITS = Limits()
