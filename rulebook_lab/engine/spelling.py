"""Moves and open frames as text.

A move is one line, `seat verb argument …`, its arguments in the order of its fields:
`blue recruit jailer crab3+crab2`. A tuple is joined with `+` (inside another with `,`, inside that with `:`),
an empty one, an empty word and None are `-`, and a truth is `yes` or `no`. Arguments at the end that have
their default are left out.

A field of a type such as `Lord = Annotated[str, "lord"]` holds a name out of the game's vocabulary for
"lord": another word is refused with the names nearest to it, while case, a plural and the joints within a
word (`oil-rig` for `oil_rig`) are forgiven, in verbs too. What is out of the limits, at both ends, that a
type sets by `msgspec.Meta` is refused. Of a list `Annotated[tuple[Lord, ...], AnyOrder]` every order is read
as the same.
"""

from __future__ import annotations

import re
import types
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import count
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from .errors import UnreadableMove, shortened
from .protocol import Frame, Move
from .seats import CHANCE
from .values import HIDDEN, FrozenMap
from .wording import message

Names = Mapping[str, Collection[str]]
"""The names that a game has, by the kind of thing that is called so. A mapping gives for each the name that
is written, where one thing has several."""

Vocabulary = Callable[[], Names]
Write = Callable[[Any], str]
Read = Callable[[str, Names], object]

K = TypeVar("K", bound=msgspec.Struct)

_JOINTS = "+,:"
_NOTHING = "-"
_COUNTED = re.compile(r"([^*+,:]+)\*([1-9][0-9]?)(?![^+,:])")
"""A thing of a list and how often it comes, as in a position: `crab1*2`."""
_SINGULAR = {"geese": "goose"}


class AnyOrder:
    """Says of a list, `Annotated[tuple[T, ...], AnyOrder]`, that its order means nothing.

    It is read in one order: names as the vocabulary has them, words as their type, numbers from high to low.
    """


class Marked(tuple[str, ...]):
    """Names that marks may follow, in small letters after a sign: `stone*d1`."""

    __slots__ = ()
    signs: ClassVar[re.Pattern[str]] = re.compile(r"\*")


class SmallLetters(tuple[str, ...]):
    """Names that no list holds, as they are made in the game: always read in small letters."""

    __slots__ = ()


class MoveNotation:
    """Writes and reads the moves of one game."""

    def __init__(self, kinds: Iterable[type[Move]], vocabulary: Vocabulary = dict) -> None:
        self._kinds = _by_tag(kinds)
        self._vocabulary = vocabulary

    def write(self, move: Move) -> str:
        """The line for a move."""
        return " ".join([move.seat, move.verb, *_arguments(move, _form(type(move))[1:])])

    def read(self, text: str, seated: Sequence[str] = ()) -> Move:
        """The move for a line; who sits at the table may be named. Raises UnreadableMove."""
        known = self._vocabulary()
        words = text.split()
        seat, verb = (*words, "", "")[:2]
        kind = self._kinds.get(verb) or self._kinds.get(forgiven(verb, self._kinds) or "")
        if kind is None:
            raise UnreadableMove(self._unread(text, seated or sorted(known.get("seat", ()))))
        seat = lower if (lower := seat.lower()) in known.get("seat", ()) else seat
        try:
            move: Move = kind(seat, **_values(kind, words[2:], 1, known))
        except (ValueError, OverflowError) as problem:
            raise UnreadableMove(message("within", problem=str(problem), text=shortened(text))) from None
        return move

    def _unread(self, text: str, seats: Sequence[str]) -> str:
        """What is wrong with a line whose second word is no verb."""
        first, verb = (*text.split(), "", "")[:2]
        given = shortened(text)
        if verb and first.lower() in {*seats, CHANCE}:
            return message("no-verb", verb=shortened(verb), text=given, nearest=nearest(verb, self._kinds))
        if seats and (meant := forgiven(first, self._kinds) or next(iter(close(first, self._kinds)), "")):
            return message("no-mover", text=given, example=f"{seats[0]} {meant}")
        return message("move-form", given=given, nearest=nearest(first, self._kinds))


class FrameNotation:
    """Writes and reads the open frames of one game for its position text, as moves are: `offer crab 3`.

    `older` are names in older texts, each with what is said now: a name, and words after those written.
    """

    def __init__(
        self,
        kinds: Iterable[type[Frame]],
        vocabulary: Vocabulary = dict,
        older: Mapping[str, tuple[str, ...]] = FrozenMap(),
    ) -> None:
        self._kinds = _by_tag(kinds)
        self._vocabulary = vocabulary
        self._older = older

    def write(self, frame: Frame) -> str:
        """The words for a frame."""
        return " ".join([frame.name, *_arguments(frame, _form(type(frame)))])

    def read(self, text: str) -> Frame:
        """The frame for some words. Raises ValueError, which says what would be right."""
        written, *arguments = text.split() or [""]
        name, *besides = self._older.get(written, (written,))
        arguments += besides
        kind = self._kinds.get(name) or self._kinds.get(forgiven(name, self._kinds) or "")
        if kind is None:
            near = nearest(name, self._kinds)
            raise ValueError(message("nothing-open", name=shortened(name), nearest=near))
        frame: Frame = kind(**_values(kind, arguments, 0, self._vocabulary()))
        return frame


def write_record(record: msgspec.Struct) -> str:
    """The words for a record, its fields in their order."""
    return " ".join(_arguments(record, _form(type(record))))


def read_record(text: str, kind: type[K], vocabulary: Vocabulary = dict) -> K:
    """The record for some words. Raises ValueError, which says what would be right."""
    return kind(**_values(kind, text.split(), 0, vocabulary()))


def nearest(word: str, known: Iterable[str]) -> str:
    """The names nearest to a word that is none of them, or all of them, in words that can end a sentence.

    >>> nearest("craab3", ["crab3", "squid1"])
    'crab3 is meant?'
    """
    names = sorted(set(known))
    if meant := likely(word, names):
        return meant
    few = len(names) <= 40
    return message("names" if few else "names/such-as", names=", ".join(names if few else names[:6]))


def likely(word: str, known: Iterable[str]) -> str:
    """Which of some names are meant by a word that is like them, or like a part of theirs; "" for none.

    >>> likely("royal", ["royal-seal", "picks"])
    'royal-seal is meant?'
    """
    meant = close(word, known)
    return message("meant", names=message("or").join(meant)) if meant else ""


def close(word: str, known: Iterable[str]) -> list[str]:
    """At most three names that are like a word, or hold it as a part, the likest first."""
    from difflib import get_close_matches

    written = {name.casefold(): name for name in known}
    said = word[:60].casefold()
    names = get_close_matches(said, list(written), n=3, cutoff=0.6)
    names = names or [name for name in written if said in re.split("[-_]", name)][:3]
    return [written[name] for name in names]


def forgiven(text: str, names: Iterable[str]) -> str | None:
    """The name that is meant by a word in another case or number, or with other joints in it.

    >>> forgiven("Crabs", ["crab", "squid"]), forgiven("sea-horse", ["seahorse"])
    ('crab', 'seahorse')
    """
    said = _unjoined(text)
    meant = {_unjoined(name): name for name in names}
    words = (said, said.removesuffix("s"), said.removesuffix("es"), f"{said}s", _SINGULAR.get(said, said))
    return next((meant[word] for word in words if word and word in meant), None)


def _unjoined(name: str) -> str:
    """A name in small letters, without the joints before a letter: that before a number may be a minus."""
    return re.sub(r"[-_](?=[^\W\d])", "", name.casefold())


# -- a record's form ------------------------------------------------------------------------


class _Part(NamedTuple):
    """A field of a move or a frame."""

    name: str
    required: bool
    default: object
    write: Write
    read: Read


@cache
def _form(kind: type[msgspec.Struct]) -> tuple[_Part, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        _Part(
            field.name,
            field.required,
            field.default,
            _writer(hints[field.name], 0),
            _reader(hints[field.name], 0, field.required),
        )
        for field in msgspec.structs.fields(kind)
    )


def _by_tag(kinds: Iterable[type[K]]) -> dict[str, type[K]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def _arguments(record: msgspec.Struct, parts: tuple[_Part, ...]) -> list[str]:
    while parts and not parts[-1].required and getattr(record, parts[-1].name) == parts[-1].default:
        parts = parts[:-1]
    return [write(getattr(record, name)) for name, _, _, write, _ in parts]


def _values(kind: type[msgspec.Struct], arguments: list[str], skip: int, known: Names) -> dict[str, object]:
    parts = _form(kind)[skip:]
    if len(arguments) != len(parts):
        needed = sum(part.required for part in parts)
        if not needed <= len(arguments) < len(parts):
            wanted = [f"<{part.name}>" if part.required else f"[{part.name}]" for part in parts]
            tag = kind.__struct_config__.tag
            form = " ".join([*["seat"][:skip], *([str(tag)] if tag else []), *wanted])
            raise ValueError(message("form" if needed > len(arguments) else "form/lists", form=form))
    values = {}
    for part, argument in zip(parts, arguments, strict=False):
        try:
            values[part.name] = part.read(argument, known)
        except (ValueError, TypeError) as problem:
            said = message("no-part", given=shortened(argument), part=part.name, problem=str(problem))
            raise ValueError(said) from None
    return values


# -- writing and reading by type ------------------------------------------------------------


def _writer(hint: object, depth: int) -> Write:
    """What writes a value of a type; a tuple inside `depth` others has the joint for that depth."""
    if hint is str or (get_origin(hint) is Annotated and get_args(hint)[0] is str):
        return lambda value: value or _NOTHING
    if hint is int:
        return str
    return lambda value: _written(value, depth)


def _written(value: object, depth: int) -> str:
    if value is None or value in ((), ""):
        return _NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple):
        return _JOINTS[depth].join([_written(item, depth + 1) for item in value])
    return str(value)


def _reader(hint: object, depth: int, required: bool = False) -> Read:
    """What reads a value of a type; it raises ValueError, which says what would be right.

    A required name is never empty.
    """
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        if inside[0] is str and isinstance(inside[1], str):
            return _name_reader(inside[1], depth, required)
        if inside[1] is AnyOrder:
            return _list_reader(get_args(inside[0])[0], depth, ordered=False)
        read = _reader(inside[0], depth, required)
        return _limited_reader(read, hint, inside[1]) if isinstance(inside[1], msgspec.Meta) else read
    if origin in (Union, types.UnionType):
        return _union_reader(inside, depth)
    if origin is tuple and len(inside) == 2 and inside[1] is Ellipsis:
        return _list_reader(inside[0], depth)
    if origin is tuple:
        return _parts_reader(tuple, inside, depth)
    if isinstance(hint, type) and issubclass(hint, (msgspec.Struct, tuple)):
        return _parts_reader(hint, tuple(get_type_hints(hint, include_extras=True).values()), depth)
    if hint is bool:
        return lambda text, known: _one_of(text, {"yes": True, "no": False})
    if hint is Fraction:
        return lambda text, known: Fraction(text)
    if origin is Literal:
        words = {str(value) or _NOTHING: value for value in inside}
        return lambda text, known: _one_of(text, words)
    if hint is str:
        return _name_reader("", depth, required)
    if hint is int:
        return _whole_number
    return lambda text, known: msgspec.convert(text, hint, strict=False)


def _whole_number(text: str, _: Names) -> int:
    try:
        return msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        raise ValueError(message("number")) from None


def _name_reader(kind: str, depth: int, required: bool) -> Read:
    def read(text: str, known: Names) -> str:
        names = known.get(kind) if kind else None
        if text == _NOTHING:
            if required:
                raise ValueError(nearest(text, names) if names else message("nameless"))
            return ""
        if names is None or text == HIDDEN:
            return text
        if isinstance(names, SmallLetters):
            return text.lower()
        marks = ""
        if isinstance(names, Marked) and (mark := names.signs.search(text)):
            text, marks = text[: mark.start()], text[mark.start() :].lower()
        if (meant := text if text in names else forgiven(text, names)) is not None:
            return (names[meant] if names.__class__ is dict else meant) + marks
        near = nearest(text, names)
        if any(joint in text for joint in _JOINTS):
            near = message("several" if depth else "several/one", nearest=near)
        raise ValueError(near)

    return read


def _limited_reader(each: Read, hint: object, limits: msgspec.Meta) -> Read:
    def read(text: str, known: Names) -> object:
        value = each(text, known)
        try:
            return msgspec.convert(value, hint)
        except msgspec.ValidationError:
            least = limits.min_length or 0 if limits.ge is None else limits.ge
            most = limits.max_length if limits.le is None else limits.le
            raise ValueError(message("limits", least=least, most=most)) from None

    return read


def _union_reader(kinds: tuple[object, ...], depth: int) -> Read:
    readers = [_reader(kind, depth) for kind in kinds if kind is not type(None)]
    empty = type(None) in kinds

    def read(text: str, known: Names) -> object:
        if empty and text == _NOTHING:
            return None
        problem: Exception = ValueError(text)
        for each in readers:
            try:
                return each(text, known)
            except (ValueError, TypeError) as failure:
                problem = failure
        raise problem

    return read


def _list_reader(hint: object, depth: int, ordered: bool = True) -> Read:
    """What reads a list of things of a type, and puts them in order where theirs means nothing."""
    item, joint, inside = _reader(hint, depth + 1), _JOINTS[depth], get_args(hint)
    named = get_origin(hint) is Annotated

    def read(text: str, known: Names) -> tuple[object, ...]:
        if text == _NOTHING:
            return ()
        if "*" in text:
            text = _COUNTED.sub(lambda found: joint.join([found[1]] * int(found[2])), text)
        parts = _BETWEEN_NAMES.split(text) if named and not depth else text.split(joint)
        try:
            values = [item(part, known) for part in parts]
        except ValueError:
            if depth or "," not in text or joint in text:
                raise
            values = [item(part, known) for part in text.split(",") if part]
        if hint is int and not ordered:
            values.sort(reverse=True)
        elif not ordered:
            place = defaultdict(
                int, zip(known.get(inside[1], ()) if named else inside, count(1), strict=False)
            )
            values.sort(key=place.__getitem__)
        return tuple(values)

    return read


_BETWEEN_NAMES = re.compile(r"\+|,(?=[^\W\d])")
"""What joins the names of a list: a comma too, but for one before a number, as in a place."""


def _parts_reader(make: Callable[..., object], hints: tuple[object, ...], depth: int) -> Read:
    joint, readers = _JOINTS[depth], [_reader(hint, depth + 1) for hint in hints]

    def read(text: str, known: Names) -> object:
        parts = text.split(joint)
        if len(parts) != len(readers):
            raise ValueError(message("parts", wanted=len(readers), found=len(parts)))
        values = [each(part, known) for each, part in zip(readers, parts, strict=True)]
        return tuple(values) if make is tuple else make(*values)

    return read


def _one_of(text: str, words: Mapping[str, object]) -> object:
    meant = text if text in words else forgiven(text, words)
    if meant is None:
        raise ValueError(message("one-of", names=", ".join(words)))
    return words[meant]
