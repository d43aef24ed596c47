"""What a game is: catalogue, state and frames, chance, timeline, notation. Knows no game."""

from .catalogue import Catalogue, Clause, Example, Ruling
from .errors import (
    BadComponents,
    BadFile,
    BadOption,
    DamagedFile,
    ForeignFile,
    NewerFile,
    RulebookError,
    UnknownGame,
    UnreadableMove,
    UnreadablePosition,
)
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
    "UnreadableMove",
    "UnreadablePosition",
    "Verb",
    "Violation",
    "WhyNot",
    "after",
    "broken",
    "effect",
    "from_seat",
    "implements",
    "lines",
    "numbered",
    "read_timeline",
    "unknown",
    "value",
]
