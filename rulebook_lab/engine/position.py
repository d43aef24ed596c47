"""Positions as text: a table of lines, each of which says how it is read and written.

    PositionText(
        AmbisState,
        COLOURS[:4],
        range(2, 5),
        rows=[number("threat", usual=1, most=6), Row("court", read_court, write_court)],
        own=[Row("hand", read_cards, write_hand)],
        asks=Stack(FRAMES, usual="action"),
        complete=filled,
    )

The engine adds the lines that every game has: `seats`, `viewer`, `edition` and `asks`, the open questions
from the bottom up. A row of `own` is a line of each seat: `blue.hand`, or `blue` alone where its key is "".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby, product
from typing import Any, Generic, TypeVar

import msgspec

from .errors import RulebookError, UnreadablePosition, expect, reason
from .lines import Line, lines
from .protocol import Frame, seats_of
from .seats import CHANCE, Seat
from .spelling import FrameNotation, forgiven, likely, read_record, write_record
from .state import S, State
from .supplies import Supply
from .values import HIDDEN
from .wording import message

K = TypeVar("K")
V = TypeVar("V")

NOTHING = "-"
OVER = "over"
"""What older texts have for `-`, a finished game."""
MOST = 9999
"""The largest number that a line may hold unless it says otherwise."""


class Given(msgspec.Struct):
    """What the lines of a text say.

    `values` holds what was read by the key of its line, `own` the same for each seat; `box` is the component
    data of the edition. Rows are read in the order of their table, so a reader may look at what stands above.
    """

    found: Mapping[str, Line]
    box: Any
    edition: str
    seats: tuple[Seat, ...]
    own: dict[Seat, dict[str, Any]]
    values: dict[str, Any] = {}
    viewer: Seat | None = None
    pending: tuple[Frame, ...] = ()

    @property
    def common(self) -> dict[str, Any]:
        """The fields that every state has, by name."""
        return {
            "seats": self.seats, "pending": self.pending, "edition": self.edition, "viewer": self.viewer
        }  # fmt: skip

    def get(self, key: str, usual: Any = None) -> Any:
        """What the line of that key says, or `usual` where the text has none."""
        return self.values.get(key, usual)

    def read(self, key: str, read: Callable[[str, Given], object]) -> Any:
        """What a reader makes of the line of that key. Raises UnreadablePosition."""
        try:
            return read(self.found[key].value, self)
        except UnreadablePosition:
            raise
        except (ValueError, LookupError, TypeError, OverflowError) as problem:
            raise self.found[key].wrong(reason(problem)) from None

    def wrong(self, key: str, why: str) -> UnreadablePosition:
        """The error that the line of that key, if there is one, cannot be read."""
        return self.found[key].wrong(why) if key in self.found else UnreadablePosition(f"{key!r}: {why}")

    def fields(self, rows: Iterable[Row], seat: Seat = "") -> dict[str, Any]:
        """The values of the rows that name a field, by that field: those of the table or of a seat."""
        values = self.own[seat] if seat else self.values
        return {row.field: values[row.key] for row in rows if row.field and row.key in values}


def refuse_strangers(pending: Iterable[Frame], seats: Iterable[Seat]) -> None:
    """Raises ValueError where a question names somebody who is not at the table."""
    for frame in pending:
        if strangers := set(seats_of(frame)) - {*seats, CHANCE, ""}:
            names, known = ", ".join(sorted(strangers)), ", ".join(seats)
            raise ValueError(message("strangers", names=names, frame=repr(frame.name), seats=known))


def _unasked(state: State) -> str:
    """Why the open question is not asked and would be passed over unseen; "" where it is asked."""
    top = state.top
    if top is None or not top.asks or top.by_chance:
        return ""
    facts = {"question": repr(top.name), "clause": top.rule}
    if not top.forced:
        return "" if top.asked(state) else message("asks-nobody", **facts)
    if state.viewer is not None or len(moves := state.legal_moves) > 1:
        return ""
    if not moves:
        return message("asks-nothing", **facts)
    return message("asks-once", move=repr(state.game.write_move(moves[0])), **facts)


def unwritten(state: object, *seat: Seat) -> str:
    """Writes nothing: for a line that only older texts have."""
    return ""


class Row(msgspec.Struct, Generic[S], frozen=True):
    """One line of a position's text.

    `read(text, given)` returns its value and raises ValueError, which says what would be right;
    `write(state)`, for a row of each seat `write(state, seat)`, returns its text, "" where the line can be
    left out. `field` names the field that holds the value.
    """

    key: str
    read: Callable[[str, Given], object]
    write: Callable[..., str] = unwritten
    field: str = ""


class Stack(msgspec.Struct, frozen=True):
    """How the open questions are written: in the notation of moves, from the bottom up.

    `usual` is understood where a text has no such line. The questions `below(frame)` are understood under the
    first one written and not written themselves, unless `-` stands before it: nothing lies under that one.
    """

    frames: FrameNotation
    usual: str = ""
    below: Callable[[Frame], tuple[Frame, ...]] = lambda frame: ()

    def read(self, text: str, given: Given) -> tuple[Frame, ...]:
        """The questions of a line. Raises ValueError."""
        if text in (NOTHING, OVER):
            return ()
        first, *others = map(str.strip, text.split(">"))
        if first == NOTHING:
            return tuple(map(self.frames.read, others))
        frames = tuple(map(self.frames.read, (first, *others)))
        return (*self.below(frames[0]), *frames)

    def write(self, state: State) -> str:
        """The line for the open questions, "" where it can be left out."""
        pending = state.pending
        for at in reversed(range(len(pending))):
            if pending[:at] == self.below(pending[at]):
                text = " > ".join(map(self.frames.write, pending[at:]))
                return "" if text == self.usual else text
        return " > ".join([NOTHING, *map(self.frames.write, pending)])


class PositionText(Generic[S]):
    """Reads and writes the positions of a game.

    `complete(given)` makes the state of what was read; it raises ValueError for what does not fit together.
    `older` names keys of texts written before, and what they are called now. `named(found, box)` gives the
    seats that a text without a line of seats speaks of, in their order: by default those with lines of their
    own.
    """

    def __init__(
        self,
        state: type[S],
        colours: tuple[Seat, ...],
        seat_counts: range,
        *,
        rows: Iterable[Row[S]],
        asks: Stack,
        complete: Callable[[Given], S],
        own: Iterable[Row[S]] = (),
        older: Mapping[str, str] | None = None,
        named: Callable[[Mapping[str, Line], Any], tuple[Seat, ...]] | None = None,
    ) -> None:
        self.rows = tuple(rows)
        self.own = tuple(own)
        self._state = state
        self._colours = colours
        self._seat_counts = seat_counts
        self._asks = asks
        self._complete = complete
        self._older = older or {}
        self._named = named or self._with_lines
        self.keys = (
            *("seats", "viewer", "edition", "asks"),
            *(row.key for row in self.rows),
            *(_own_key(seat, row) for seat in colours for row in self.own),
        )

    # -- reading --------------------------------------------------------------------------

    def read(self, text: str) -> S:
        """The position of a text. Raises UnreadablePosition, which names line and reason."""
        found = self._found(text)
        edition = found["edition"].value if "edition" in found else ""
        try:
            box = self._state.boxes[edition]
        except RulebookError as problem:
            raise found["edition"].wrong(str(problem)) from None
        seats = self._seats(found, box)
        given = Given(found, box, edition, seats, {seat: {} for seat in seats})
        if "viewer" in found:
            given.viewer = given.read("viewer", lambda text, given: one_of(text, given.seats))
        for row in self.rows:
            if row.key in found:
                given.values[row.key] = given.read(row.key, row.read)
        for seat, row in product(self._colours, self.own):
            if (key := _own_key(seat, row)) in found:
                if seat not in seats:
                    raise found[key].wrong(message("unseated", seat=seat, seats=", ".join(seats)))
                given.own[seat][row.key] = given.read(key, row.read)
        if "asks" in found:
            given.pending = given.read("asks", self._read_asks)
        elif self._asks.usual:
            given.pending = self._asks.read(self._asks.usual, given)
        try:
            state = self._complete(given)
        except UnreadablePosition:
            raise
        except ValueError as problem:
            raise UnreadablePosition(str(problem)) from None
        if "asks" in found and not state.defects and (why := _unasked(state)):
            raise found["asks"].wrong(why)
        return state

    def _read_asks(self, text: str, given: Given) -> tuple[Frame, ...]:
        pending = self._asks.read(text, given)
        refuse_strangers(pending, given.seats)
        return pending

    def _found(self, text: str) -> dict[str, Line]:
        found: dict[str, Line] = {}
        for line in lines(text, (*self.keys, *self._older)):
            key = self._older.get(line.key, line.key)
            if key in found:
                raise line.wrong(message("again", key=repr(found[key].key), number=found[key].number))
            found[key] = line
        return found

    def _with_lines(self, found: Mapping[str, Line], box: object) -> tuple[Seat, ...]:
        return tuple(seat for seat in self._colours if any(key.split(".")[0] == seat for key in found))

    def _seats(self, found: Mapping[str, Line], box: object) -> tuple[Seat, ...]:
        if "seats" not in found:
            named = self._named(found, box)
            return named if len(named) in self._seat_counts else self._colours[: self._seat_counts[0]]
        seats = tuple(forgiven(seat, self._colours) or seat for seat in split(found["seats"].value))
        different = set(seats) & set(self._colours)
        if len(seats) not in self._seat_counts or len(different) < len(seats):
            least, most = self._seat_counts[0], self._seat_counts[-1]
            known, given = ", ".join(self._colours), repr(found["seats"].value)
            raise found["seats"].wrong(message("seats", least=least, most=most, known=known, given=given))
        return seats

    # -- writing --------------------------------------------------------------------------

    def write(self, state: S) -> str:
        """The text of a position; lines that a reader would assume anyway are left out."""
        expect(state, self._state, "a position of this game")
        written = {"seats": " ".join(state.seats), "viewer": state.viewer or "", "edition": state.edition}
        for row in self.rows:
            written[row.key] = row.write(state)
        for seat in state.seats:
            for row in self.own:
                written[_own_key(seat, row)] = row.write(state, seat)
        written["asks"] = self._asks.write(state)
        return "".join(f"{key}: {text}\n" for key, text in written.items() if text)


def _own_key(seat: Seat, row: Row) -> str:
    return f"{seat}.{row.key}" if row.key else seat


# -- what lines hold ------------------------------------------------------------------------


def one_of(text: str, known: Iterable[str], wrong: Callable[[], str] | None = None) -> str:
    """The word itself, or the one that is meant in another case or number.

    Raises ValueError for another one, which lists what is known, or says `wrong()`, and what may be meant.
    """
    words = tuple(known)
    if text in words:
        return text
    if (meant := forgiven(text, words)) is not None:
        return meant
    near = likely(text, words)
    if wrong:
        raise ValueError("; ".join(filter(None, (wrong(), near))))
    said = message(
        "one-of/near" if near else "one-of/not", names=", ".join(words), given=repr(text), near=near
    )
    raise ValueError(said)


def split(text: str) -> list[str]:
    """The words of a line, between spaces, commas or plus signs; none for `-` or `none`."""
    return text.replace(",", " ").replace("+", " ").split() if text not in (NOTHING, "none") else []


def whole_number(text: str, least: int = 0, most: int = MOST) -> int:
    """A whole number. Raises ValueError."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST)) + 2):
        raise ValueError(message("whole-number", least=least, most=most, given=repr(text)))
    if not least <= int(text) <= most:
        raise ValueError(message("range", least=least, most=most, given=text))
    return int(text)


def things(text: str, known: Iterable[str] = (), most: int = MOST) -> tuple[str, ...]:
    """The words of a line, `crab1*3` as three of them; none for `-` or `none`. Raises ValueError.

    >>> things("crab1*2, squid5")
    ('crab1', 'crab1', 'squid5')
    """
    words = tuple(known)
    found: list[str] = []
    for word in split(text):
        thing, star, times = word.partition("*")
        found += [one_of(thing, words) if words else thing] * (whole_number(times, 0, most) if star else 1)
    if len(found) > most:
        raise ValueError(message("at-most", most=most, found=len(found)))
    return tuple(found)


def written_things(found: Iterable[str]) -> str:
    """The words of a line that `things` reads, equal neighbours counted.

    >>> written_things(["crab1", "crab1", "squid5"])
    'crab1*2 squid5'
    """
    runs = ((thing, sum(1 for _ in run)) for thing, run in groupby(found))
    return " ".join(thing if n == 1 else f"{thing}*{n}" for thing, n in runs)


def written_pile(found: Iterable[object]) -> str:
    """The words of a pile, `-` for an empty one."""
    return written_things(map(str, found)) or NOTHING


def once(found: Iterable[tuple[str, K, V]]) -> dict[K, V]:
    """What is said of things, each given as word, thing and value.

    Raises ValueError, which names the word, where two speak of the same thing.
    """
    said: dict[K, V] = {}
    for word, thing, value in found:
        if thing in said:
            raise ValueError(message("said-twice", word=word))
        said[thing] = value
    return said


# -- rows of one field ----------------------------------------------------------------------

Known = Callable[[Any], Iterable[str]] | Iterable[str] | None
"""Names, what tells them of the component data, or None for the seats at the table."""


def _names(known: Known, given: Given) -> Iterable[str]:
    if known is None:
        return given.seats
    return known(given.box) if callable(known) else known


def of_field(
    key: str,
    read: Callable[[str, Given], object],
    write: Callable[[Any], str] = str,
    field: str = "",
    usual: object = None,
) -> Row:
    """The row of a field: of the state, in `own` of a seat's player.

    The field is called as the key unless `field` says another name. The line is left out where the field is
    as `usual`, or as `usual(state)` tells.
    """
    name = field or key.replace("-", "_")

    def write_field(state: Any, *seat: Seat) -> str:
        value = getattr(state.player(*seat) if seat else state, name)
        return "" if value == (usual(state) if callable(usual) else usual) else write(value)

    return Row(key, read, write_field, name)


def number(key: str, field: str = "", usual: object = 0, least: int = 0, most: int = MOST) -> Row:
    """The row of a number."""
    return of_field(key, lambda text, given: whole_number(text, least, most), str, field, usual)


def word(key: str, known: Known = None, field: str = "", usual: object = "", none: bool = False) -> Row:
    """The row of one of the words that are `known`, or, with `none`, of none of them (`-`)."""
    nothing = [NOTHING] if none else []

    def read(text: str, given: Given) -> str:
        found = one_of(text, [*_names(known, given), *nothing])
        return "" if found in nothing else found

    return of_field(key, read, lambda value: value or "".join(nothing), field, usual)


def pile(
    key: str,
    known: Known = (),
    field: str = "",
    *,
    word: Callable[[str], Any] = str,
    sort: bool = True,
    rest: Supply[Any] | None = None,
    usual: object = (),
) -> Row:
    """The row of things such as cards, `crab1*3` three of them.

    `known` are their names, of which `?` is always one; `word` makes of each what the field holds, or raises
    ValueError. They are sorted, unless their order counts. The row of the `rest` of a supply is left out
    while it holds what lies nowhere else.
    """

    def read(text: str, given: Given) -> tuple[Any, ...]:
        names = _names(known, given)
        found = map(word, things(text, names and (*names, HIDDEN)))
        return tuple(sorted(found) if sort else found)

    name = field or (rest.rest if rest else "")
    return of_field(key, read, written_pile, name, rest.left if rest else usual)


def record(key: str, kind: type[msgspec.Struct], field: str = "") -> Row:
    """The row of a record, its fields in their order as in a move, left out where there is none.

    Seats that its fields of type `Seat` name must be at the table.
    """

    def read(text: str, given: Given) -> msgspec.Struct:
        found = read_record(text, kind)
        for seat in seats_of(found):
            one_of(seat, given.seats)
        return found

    return of_field(key, read, write_record, field, None)


YES_NO = {"yes": True, "no": False}


def flag(key: str, field: str = "", usual: object = False, words: Mapping[str, bool] = YES_NO) -> Row:
    """The row of a truth, by its words."""
    written = {truth: text for text, truth in words.items()}
    return of_field(key, lambda text, given: words[one_of(text, words)], written.__getitem__, field, usual)
