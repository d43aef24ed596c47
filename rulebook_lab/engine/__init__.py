"""What a game is: catalogue, state and frames, chance, timeline, notation. Knows no game."""

from .catalogue import Catalogue, Clause, Example, Ruling
from .entries import component_entries
from .errors import (
    BadComponents,
    BadFile,
    BadOption,
    DamagedFile,
    ForeignFile,
    NewerFile,
    RulebookError,
    UnknownGame,
    UnknownName,
    UnreadableMove,
    UnreadablePosition,
    WrongKind,
    expect,
    expect_number,
    expect_one_of,
)
from .files import write_whole
from .game import Fact, Game
from .notation import FrameNotation, Line, lines
from .protocol import (
    Event,
    Frame,
    Move,
    Option,
    Points,
    Result,
    Step,
    Tell,
    Verb,
    Violation,
    broken,
    unknown,
)
from .seats import CHANCE, COLOURS, Seat, after, from_seat
from .state import IllegalMove, LegalMoves, Outcome, State, WhyNot
from .switches import effect, implements, value
from .timeline import Node, Timeline, read_timeline
from .turns import in_turn
from .values import FrozenMap, numbered

__all__ = [
    "CHANCE",
    "COLOURS",
    "BadComponents",
    "BadFile",
    "BadOption",
    "Catalogue",
    "Clause",
    "DamagedFile",
    "Event",
    "Example",
    "Fact",
    "ForeignFile",
    "Frame",
    "FrameNotation",
    "FrozenMap",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Line",
    "Move",
    "NewerFile",
    "Node",
    "Option",
    "Outcome",
    "Points",
    "Result",
    "RulebookError",
    "Ruling",
    "Seat",
    "State",
    "Step",
    "Tell",
    "Timeline",
    "UnknownGame",
    "UnknownName",
    "UnreadableMove",
    "UnreadablePosition",
    "Verb",
    "Violation",
    "WhyNot",
    "WrongKind",
    "after",
    "broken",
    "component_entries",
    "effect",
    "expect",
    "expect_number",
    "expect_one_of",
    "from_seat",
    "implements",
    "in_turn",
    "lines",
    "numbered",
    "read_timeline",
    "unknown",
    "value",
    "write_whole",
]
