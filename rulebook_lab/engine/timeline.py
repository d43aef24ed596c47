"""A record of play: a start, moves, branches; undo, redo, go to, save and load."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from types import NoneType
from typing import TYPE_CHECKING, Generic

import msgspec
from msgspec.structs import replace

from .errors import (
    BadFile,
    DamagedFile,
    ForeignFile,
    NewerFile,
    RulebookError,
    UnknownGame,
    UnreadableMove,
    WrongKind,
    expect,
    expect_one_of,
    reason,
    shortened,
)
from .events import Event
from .files import write_whole
from .frames import framed
from .game import Game
from .protocol import Move
from .seats import Seat
from .state import IllegalMove, Outcome, S, State, expect_seat
from .turns import in_turn
from .wording import message

FORMAT = "rulebook_lab timeline"
VERSION = 2
"""2 since records say which package their game comes from; `UPGRADES` makes the older ones new."""


if TYPE_CHECKING:
    from pathlib import Path

    from pandas import DataFrame


class Node(msgspec.Struct, Generic[S]):
    """One position of the record: how it was reached, and where play went from it."""

    number: int
    parent: int | None
    move: Move | None
    state: S
    depth: int = 1
    """How many nodes lead here, the start and itself among them."""
    events: tuple[Event, ...] = ()
    children: list[int] = []
    name: str = ""


class Record(msgspec.Struct):
    """What a record's file holds, with the types of its parts; the start is read by its game."""

    game: str
    package: str
    """The installed package of the game and its version, such as `liars-dice 0.1.0`; empty where unknown."""
    components: str | None
    seed: int | None
    start: object
    moves: list[tuple[int, str, str]]
    at: int


class Timeline(Generic[S]):
    """A game in progress that remembers everything: the cell's values never change, the timeline does.

    It plays chance by `seed` (the same seed, the same game); with `seed=None` chance waits to be played by
    hand. The seed only drives the play: a saved record holds the outcomes themselves.
    """

    def __init__(self, state: S, seed: int | None = 0) -> None:
        expect(state, State, "a position")
        self.game: Game[S] = state.game
        self.seed = seed
        self.nodes: list[Node[S]] = [Node(0, None, None, state)]
        self.at = 0
        self._listeners: list[Callable[[], None]] = []
        self._answer_chance()

    def __repr__(self) -> str:
        count = len(self.nodes) - 1
        return f"<Timeline of {self.game.title}: {count} moves, at {self.at}. {self.state.prompt}>"

    @property
    def seed(self) -> int | None:
        """By what chance is played; None: it waits to be played by hand."""
        return self._seed

    @seed.setter
    def seed(self, seed: int | None) -> None:
        expect(seed, (int, NoneType), "a whole number as seed, or None,")
        self._seed = seed

    # -- where we are ---------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The position now."""
        return self.nodes[self.at].state

    @property
    def here(self) -> Node[S]:
        """The node where the record stands."""
        return self.nodes[self.at]

    @property
    def path(self) -> list[Node[S]]:
        """The nodes from the start to here."""
        nodes = self.nodes
        here = nodes[self.at]
        path = [here]
        while here.parent is not None:
            here = nodes[here.parent]
            path.append(here)
        return path[::-1]

    @property
    def ahead(self) -> list[Node[S]]:
        """The nodes after here to the end, along the branches played last."""
        node, ahead = self.here, list[Node[S]]()
        while node.children:
            node = self.nodes[node.children[-1]]
            ahead.append(node)
        return ahead

    @property
    def line(self) -> list[Node[S]]:
        """The nodes from the start through here to the end, along the branches played last."""
        return self.path + self.ahead

    @property
    def moves(self) -> list[Move]:
        """The moves that led here, those of chance among them."""
        return [node.move for node in self.path if node.move is not None]

    @property
    def dice(self) -> Random:
        """What chance draws with here: the same by the same seed, without one ever another."""
        return Random() if self._seed is None else Random(f"{self._seed}/{self.here.depth}")

    def events(self) -> Iterator[Event]:
        """Everything that happened on the way here."""
        for node in self.path:
            yield from node.events

    def log(self, viewer: Seat | None = None) -> list[str]:
        """The events as sentences, as `viewer` knows them; without one everything, secret votes included.

        Raises RulebookError where nobody of that name plays.
        """
        if viewer is not None:
            expect_seat(self.state, viewer)
        steps = [(node, self.nodes[node.parent].state) for node in self.path if node.parent is not None]
        return [self.game.narrate(event, viewer, before) for node, before in steps for event in node.events]

    def frame(self, facts: Iterable[str] = ()) -> DataFrame:
        """A row for each move of this line of play, with some facts of the position after it.

        `facts` are names of `state.facts`, such as `pearls.blue`. Raises ImportError where pandas is missing,
        UnknownName for a fact that there is not.
        """
        expect(facts, Iterable, "a row of names of facts")
        names = list(facts)

        def row(step: int, node: Node[S], move: Move) -> dict[str, object]:
            known = node.state.facts if names else {}
            for name in names:
                expect_one_of("each of facts", name, known)
            columns = {"step": step, "seat": move.seat, "verb": move.verb, "move": self.game.write_move(move)}
            return columns | {name: known[name] for name in names}

        return framed(row(step, node, node.move) for step, node in enumerate(self.path) if node.move)

    def on_change(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls `listener` after every change; the answer stops that."""
        if not callable(listener):
            raise WrongKind(f"a function is needed here, not {shortened(listener)}")
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # -- going on -------------------------------------------------------------------------

    @in_turn
    def play(self, move: Move | str) -> S:
        """Plays a move here (a value or its notation) and lets chance answer; the new position.

        A move played before from here is followed again instead of branching. Raises IllegalMove.
        """
        game, state = self.game, self.state
        if not isinstance(move, str) and game.rules.has_listed(state, move):
            if not self._follows(move):
                self._add(move, game.rules.outcome(state, move))
        elif not self._follows(read := game.validated(move, state.seats)):
            self._add(read, state.outcome(read))
        self._answer_chance()
        return self._changed()

    def _follows(self, move: Move) -> bool:
        """Goes along a move that was played from here before, if it was."""
        for number in self.here.children:
            if self.nodes[number].move == move:
                self.at = number
                return True
        return False

    def _add(self, move: Move, outcome: Outcome[S]) -> None:
        here = self.here
        node = Node(len(self.nodes), self.at, move, outcome.state, here.depth + 1, outcome.events)
        self.nodes.append(node)
        here.children.append(node.number)
        self.at = node.number

    def _answer_chance(self) -> None:
        if self._seed is None:
            return
        rules = self.game.rules
        while rules.by_chance(state := self.nodes[self.at].state):
            drawn = rules.draw_chance(state, self.dice)
            if not self._follows(drawn):
                self._add(drawn, rules.outcome(state, drawn))

    def _changed(self) -> S:
        failed: Exception | None = None
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception as problem:  # the others are told all the same, then it is raised
                failed = failed or problem
        if failed is not None:
            raise failed
        return self.state

    # -- going back and branching -----------------------------------------------------------

    @in_turn
    def undo(self) -> S:
        """Back to the last position in which a seat decided; the position. At the start nothing happens."""
        number = self.here.parent
        while number is not None and self._is_chance(number) and self.nodes[number].parent is not None:
            number = self.nodes[number].parent
        if number is not None and not (self._is_chance(number) and self.seed is not None):
            self.at = number
        return self._changed()

    @in_turn
    def redo(self) -> S:
        """Along the branch last played, to the next position in which a seat decides; the position."""
        while self.here.children:
            self.at = self.here.children[-1]
            if not self._is_chance(self.at) or self.seed is None:
                break
        return self._changed()

    def _is_chance(self, number: int) -> bool:
        return self.game.by_chance(self.nodes[number].state)

    @in_turn
    def goto(self, number: int) -> S:
        """To any node of the record. Raises RulebookError when there is none."""
        if type(number) is not int or number not in range(len(self.nodes)):
            last = len(self.nodes) - 1
            raise RulebookError(message("no-node", last=last, given=shortened(number)))
        self.at = number
        return self._changed()

    @in_turn
    def branch(self, name: str = "") -> Timeline[S]:
        """A timeline of its own that begins here; this one stays as it is, and names the place."""
        expect(name, str, "a name")
        self.here.name = name
        return Timeline(self.state, self.seed)

    @in_turn
    def restart(self, state: S, seed: int | None = None) -> S:
        """Begins again from a position, with an empty record."""
        expect(state, State, "a position")
        self.seed = seed
        self.game = state.game
        self.nodes, self.at = [Node(0, None, None, state)], 0
        self._answer_chance()
        return self._changed()

    @in_turn
    def resume(self, other: Timeline[S]) -> S:
        """Goes on with another record, in place of what was played here; the position it stands at."""
        expect(other, Timeline, "a record")
        self.game, self.seed = other.game, other.seed
        self.nodes = [replace(node, children=[*node.children]) for node in other.nodes]
        self.at = other.at
        return self._changed()

    # -- files ------------------------------------------------------------------------------

    @property
    def head(self) -> dict[str, object]:
        """What a file says before the moves, in JSON's own types: the game, its start and its seed."""
        start = self.nodes[0].state
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.id,
            "package": self.game.distribution,
            "components": self.game.components_text(start.edition) if start.edition else None,
            "seed": self.seed,
            "start": self.game.dump(start),
        }

    @in_turn
    def to_json(self) -> dict[str, object]:
        """The whole record in JSON's own types."""
        return {
            **self.head,
            "moves": [
                [node.parent, self.game.write_move(node.move), node.name] for node in self.nodes if node.move
            ],
            "at": self.at,
        }

    @property
    def text(self) -> str:
        """The whole record as a file holds it."""
        import json

        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path, *, replace: bool = True) -> Path:
        """Writes the record to a file, all or nothing. It holds everything, votes still secret included.

        A file that is no record of this game is never replaced; with `replace=False` no file is. Raises
        ExistingFile or another BadFile where nothing can be written.
        """
        return write_whole(path, self.text, replace=replace, is_ours=self._is_record)

    def _is_record(self, text: str) -> bool:
        try:
            return _envelope(text).get("game") == self.game.id
        except BadFile:
            return False


def read_timeline(text: str, game_named: Callable[[str], Game]) -> Timeline:
    """The record in a file's text. `game_named` finds the game.

    Raises DamagedFile, ForeignFile, NewerFile or another BadFile, each saying what is wrong.
    """
    expect(text, (str,), "the text of a record")  # with halves of letters it is a damaged one
    if not callable(game_named):
        raise WrongKind(f"a function that finds games is needed here, not {shortened(game_named)}")
    try:
        record = msgspec.convert(_envelope(text), Record)
        game = _game_of(record, game_named)
        if record.components:
            game = _with_own_components(game, record.components)
        timeline = Timeline(_possible(game.revive(record.start)), None)
        for index, (parent, move, name) in enumerate(record.moves, 1):
            _replay(timeline, index, parent, move, name)
        timeline.goto(record.at)
    except (KeyError, TypeError, ValueError, msgspec.ValidationError) as problem:
        if isinstance(problem, BadFile):
            raise
        raise DamagedFile(message("no-replay", problem=reason(problem))) from problem
    timeline.seed = record.seed
    return timeline


def _envelope(text: str) -> dict[str, object]:
    import json

    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:
        raise DamagedFile(message("no-json", problem=str(problem))) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ForeignFile(message("no-record", format=FORMAT))
    if type(data.get("version")) is not int or data["version"] < 1:
        raise DamagedFile(message("no-version"))
    if data["version"] > VERSION:
        raise NewerFile(message("newer", version=shortened(data["version"]), known=VERSION))
    record: dict[str, object] = data
    for older in range(data["version"], VERSION):
        record = UPGRADES[older](record)
    missing = [key for key in Record.__struct_fields__ if key not in record]
    if missing:
        raise DamagedFile(message("lacks", missing=", ".join(missing)))
    return record


def _say_no_package(data: dict[str, object]) -> dict[str, object]:
    return {**data, "package": ""}


UPGRADES: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {1: _say_no_package}
"""What makes a record of a version one of the next."""


def _game_of(record: Record, game_named: Callable[[str], Game]) -> Game:
    try:
        return game_named(record.game)
    except UnknownGame as problem:
        words = str(problem)
        if record.package:
            words = message("written-with", problem=words, package=record.package)
        raise ForeignFile(words) from problem


def _with_own_components(game: Game, text: str) -> Game:
    if "\n" not in text:
        raise DamagedFile(message("no-components", given=repr(text)))
    return game.with_components(text)


def _possible(start: State) -> State:
    """The start, if no clause makes it impossible."""
    if defects := start.defects:
        why = " ".join(f"{start.game.explain(start, defect)} [{defect.clause}]" for defect in defects)
        raise DamagedFile(message("impossible-start", why=why))
    return start


def _replay(timeline: Timeline, index: int, parent: int, move: str, name: str) -> None:
    if not 0 <= parent < index:
        raise DamagedFile(message("follows", n=index, parent=repr(parent)))
    timeline.at = parent
    try:
        timeline.play(move)
    except (UnreadableMove, IllegalMove) as problem:
        raise DamagedFile(message("in-move", n=index, problem=str(problem))) from problem
    if timeline.at != index:
        raise DamagedFile(message("move-twice", n=index, move=move))
    timeline.nodes[index].name = name
