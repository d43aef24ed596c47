"""What a game is: catalogue, state and frames, chance, timeline, notation. Knows no game."""

from .catalogue import Catalogue, Clause, Example, Ruling
from .chances import decided, half_width, shares, strength
from .entries import Count, Entries
from .errors import (
    BadComponents,
    BadFile,
    BadOption,
    BrokenGame,
    DamagedFile,
    ExistingFile,
    ForeignFile,
    MissingExtra,
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
    shortened,
)
from .events import Event, Tell, Violation, broken, telling, unknown
from .files import names_a_file, write_whole
from .frames import framed
from .game import Fact, Game
from .kinds import called, of_kinds
from .lines import Line, lines
from .outcomes import Option, Points, Result, Scored
from .position import (
    Given,
    PositionText,
    Row,
    Stack,
    flag,
    number,
    one_of,
    record,
    split,
    things,
    whole_number,
    written_things,
)
from .protocol import Chance, Frame, Listing, Move
from .seats import CHANCE, COLOURS, Seat, after, from_seat
from .series import Series
from .sheet import ScoreSheet, score_sheet
from .spelling import FrameNotation, MoveNotation, forgiven, likely
from .state import IllegalMove, LegalMoves, Outcome, State, WhyNot
from .supplies import Supply
from .timeline import Node, Timeline, read_timeline
from .turns import in_turn
from .values import FrozenMap, numbered, unnumbered

__all__ = [
    "CHANCE",
    "COLOURS",
    "BadComponents",
    "BadFile",
    "BadOption",
    "BrokenGame",
    "Catalogue",
    "Chance",
    "Clause",
    "Count",
    "DamagedFile",
    "Entries",
    "Event",
    "Example",
    "ExistingFile",
    "Fact",
    "ForeignFile",
    "Frame",
    "FrameNotation",
    "FrozenMap",
    "Game",
    "Given",
    "IllegalMove",
    "LegalMoves",
    "Line",
    "Listing",
    "MissingExtra",
    "Move",
    "MoveNotation",
    "NewerFile",
    "Node",
    "Option",
    "Outcome",
    "Points",
    "PositionText",
    "Result",
    "Row",
    "RulebookError",
    "Ruling",
    "ScoreSheet",
    "Scored",
    "Seat",
    "Series",
    "Stack",
    "State",
    "Supply",
    "Tell",
    "Timeline",
    "UnknownGame",
    "UnknownName",
    "UnreadableMove",
    "UnreadablePosition",
    "Violation",
    "WhyNot",
    "WrongKind",
    "after",
    "broken",
    "called",
    "decided",
    "expect",
    "expect_number",
    "expect_one_of",
    "flag",
    "forgiven",
    "framed",
    "from_seat",
    "half_width",
    "in_turn",
    "likely",
    "lines",
    "names_a_file",
    "number",
    "numbered",
    "of_kinds",
    "one_of",
    "read_timeline",
    "record",
    "score_sheet",
    "shares",
    "shortened",
    "split",
    "strength",
    "telling",
    "things",
    "unknown",
    "unnumbered",
    "whole_number",
    "write_whole",
    "written_things",
]
