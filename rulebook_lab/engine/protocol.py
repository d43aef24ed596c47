"""Moves and questions: the classes in which a game's chapters say their rules."""

from __future__ import annotations

import re
import sys
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import accumulate, chain, product
from random import Random
from string import Formatter
from types import MappingProxyType, ModuleType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    NamedTuple,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec.structs import replace

from .events import Tell, Violation, broken
from .seats import CHANCE, Seat, SeatIfAny
from .values import numbered

if TYPE_CHECKING:
    from .state import S, State


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _Record(msgspec.StructMeta):
    """Reads the head of a move or a question: its clause, what it answers, whether it is forced."""

    def __new__(
        mcls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, object],
        *,
        clause: str = "",
        answers: tuple[type[Frame], ...] = (),
        tried: tuple[type[Frame], ...] = (),
        forced: bool | None = None,
        exact: bool | None = None,
        last: bool | None = None,
        spot: str = "",
        **options: Any,
    ) -> Any:
        kind: Any = super().__new__(mcls, name, bases, namespace, **options)
        words = {"clause": clause, "answers": answers, "tried": tried, "spot": spot}
        truths = {"forced": forced, "exact": exact, "last": last}
        said: dict[str, object] = {word: value for word, value in words.items() if value}
        said |= {word: truth for word, truth in truths.items() if truth is not None}
        for word, value in said.items():
            setattr(kind, word, value)
        own = [vars(base) for base in kind.__mro__ if base.__module__ != __name__]
        kind.defines = _OPTIONAL.intersection(chain.from_iterable(own))
        return kind


_OPTIONAL = frozenset(
    {
        "violations",
        "barred",
        "asked",
        "advance",
        "depends",
        "listed",
        "kinds",
        "facts",
        "moves",
        "proposals",
        "considered",
    }
)
"""Methods whose absence the engine makes use of: what is not defined need not be called."""


Choice = Callable[[Any, Any, Seat], Sequence[Any]]
"""What a field of a move may hold: for a state, the question and the seat that answers it."""


class Among(NamedTuple):
    """Out of what a field of a move is chosen, said in its type: `card: Annotated[AllyName, Among(hand)]`.

    `values(state, frame, seat)` are what it may hold; `near` are those that a reader would try. The moves
    proposed and the near misses follow. What is no such value breaks `clause`, by default that of the move,
    told as `variant`; the fields of the question are its facts, what it may hold as `values`, and the value
    by the name of the field or as `fact` says. Where one of the values is hidden ("?") nobody can tell here.
    """

    values: Choice
    variant: str = ""
    clause: str = ""
    fact: str = ""
    near: Choice | None = None


class Move(msgspec.Struct, metaclass=_Record, frozen=True, gc=False, tag_field="verb", tag=_kebab):
    """What a seat (or chance) does: one class for each verb of the rulebook, standing in its chapter.

    The head names the clause that grants the choice and the questions that it answers:

        class Buy(Move, clause="explore.buy-or-decline", answers=(Offer,)):
            card: str

    The name of the class in kebab case is the verb in notation and files. `violations` and `play` may rely
    on `frame`, the question on top, being one that the move answers and asking the move's seat. In questions
    of the kinds `tried` it is never legal and not proposed; its violations say why, as a reader may try it.
    With `exact=True` in the head what is proposed is legal unless the kind is `barred`, and is listed without
    being judged: a law proves it. With `last=True` it is listed after all others: it ends what is asked.
    `spot="hand:{card}"` names the spots that spell it; a word with a tuple gives one for each of its items,
    equal ones `numbered`, and one with an empty field none.
    """

    clause: ClassVar[str] = ""
    answers: ClassVar[tuple[type[Frame], ...]] = ()
    tried: ClassVar[tuple[type[Frame], ...]] = ()
    exact: ClassVar[bool] = False
    last: ClassVar[bool] = False
    spot: ClassVar[str] = ""
    defines: ClassVar[frozenset[str]] = frozenset()
    chosen: ClassVar[Mapping[str, Among]] = MappingProxyType({})
    """Out of what its fields are chosen; found by Game in their types."""
    choices: ClassVar[tuple[Choice, ...]] = ()
    """The same as what they may hold, in their order."""
    seat: Seat

    if TYPE_CHECKING:

        def __init_subclass__(
            cls,
            *,
            clause: str = "",
            answers: tuple[type[Frame], ...] = (),
            tried: tuple[type[Frame], ...] = (),
            exact: bool | None = None,
            last: bool | None = None,
            spot: str = "",
            tag: str | None = None,
        ) -> None: ...

    @property
    def verb(self) -> str:
        """The verb, as notation and files write it."""
        return str(self.__struct_config__.tag)

    def granted_by(self, frame: Any) -> str:
        """The clause that grants it as an answer to a question: that in its head, unless it says another."""
        return self.clause

    @classmethod
    def proposals(cls, state: Any, frame: Any) -> Iterable[Self]:
        """Moves to be judged, every legal one among them: by default what its fields can be chosen from.

        A move without fields proposes itself.
        """
        return cls._product(state, frame, cls.choices)

    @classmethod
    def _product(cls, state: State, frame: Frame, values: Sequence[Choice]) -> list[Self]:
        """The moves of the seats asked, every field with each of its values; none where a field has none."""
        if len(values) < len(cls.__struct_fields__) - 1:
            return []
        found: list[Self] = []
        for seat in frame.asked(state):
            found += cls.each(seat, *[tuple(of(state, frame, seat)) for of in values])
        return found

    @classmethod
    def each(cls, seat: Seat, *values: tuple[object, ...]) -> tuple[Self, ...]:
        """The moves of a seat, every field with each of some values; they are made once and kept."""
        made: tuple[Self, ...] = _made(cls, seat, values)
        return made

    @classmethod
    def considered(cls, state: Any, frame: Any) -> Iterable[Self]:
        """The proposals that an automatic player looks at, where there may be very many."""
        return cls.proposals(state, frame)

    @classmethod
    def near(cls, state: Any, frame: Any) -> Iterable[Self]:
        """Near misses: moves that a reader would try and the rules refuse, for explanations and quizzes.

        Legal ones among them do no harm: what is proposed already is left out. A move without fields is one.
        """
        if "proposals" not in cls.defines and not any(among.near for among in cls.chosen.values()):
            return ()
        return cls._product(state, frame, [among.near or among.values for among in cls.chosen.values()])

    def spots(self, state: Any) -> tuple[str, ...]:
        """The spots on the board that spell the move: those of its head, else a button named by the verb."""
        if not self.spot:
            return (f"button:{self.verb}",)
        return numbered(spot for word in self.spot.split() for spot in self._spelled(word))

    def _spelled(self, word: str) -> Iterator[str]:
        named = [name for _, name, _, _ in Formatter().parse(word) if name]
        values = [getattr(self, name) for name in named]
        for items in product(*(value if isinstance(value, tuple) else (value,) for value in values)):
            if "" not in items:
                yield word.format_map(dict(zip(named, items, strict=True)))

    @classmethod
    def barred(cls, state: Any, frame: Any) -> tuple[Violation, ...]:
        """Every clause that forbids all moves of the kind here, whatever their fields: a price, a limit.

        It is looked at once for the kind, before its proposals are made; they are near misses then.
        """
        return ()

    def outside(self, state: State, frame: Frame) -> Iterator[Violation]:
        """What its fields break that hold none of the values that they are chosen from."""
        for name, among in self.chosen.items():
            value, values = getattr(self, name), among.values(state, frame, self.seat)
            if value not in values and "?" not in values:
                facts = {**msgspec.structs.asdict(frame), "values": tuple(values), among.fact or name: value}
                yield broken(among.clause or self.clause, among.variant, **facts)

    def violations(self, state: Any, frame: Any) -> Iterable[Violation]:
        """Every clause that the move breaks besides, in the rulebook's order."""
        return ()

    def elsewhere(self, state: Any) -> Iterable[Violation]:
        """Further clauses that the move breaks when its question is not open, or not asked of its seat."""
        return ()

    def play(self, state: Any, frame: Any, tell: Tell) -> Any:
        """The state after the legal move, `frame` popped or replaced."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is played")


Proposals = Callable[[Any, Any], Iterable[Move]]
Bar = Callable[[Any, Any], tuple[Violation, ...]]

Entry = tuple[type[Move], Bar | None, Proposals | None, bool]
"""A kind of moves with what bars it, its `proposals` (None where whoever is asked may make its only move),
and whether what it proposes is judged."""
Listing = tuple[Entry, ...]


class Frame(msgspec.Struct, metaclass=_Record, frozen=True, gc=False, tag_field="frame", tag=_kebab):
    """An open sentence of the rulebook on the stack `state.pending`. It holds ids, never objects.

    It asks seats (`asked`), or runs by itself (`advance`), or both: then it runs when nobody is asked. With
    `forced=True` in its head a question with one legal answer is answered without asking, and one with none
    runs on. `Chance` is the frame that asks chance.
    """

    clause: ClassVar[str] = ""
    whose: ClassVar[str] = ""
    """The clause that says whose turn it is, where only the player whose turn it is answers."""
    forced: ClassVar[bool] = False
    by_chance: ClassVar[bool] = False
    defines: ClassVar[frozenset[str]] = frozenset()
    verbs: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of moves that answer or are tried, in the order of the chapters: found from their heads."""
    listing: ClassVar[Listing] = ()
    """Those of them that propose anything."""
    waits: ClassVar[bool] = False
    """Whether it does nothing by itself."""
    asks: ClassVar[bool] = False
    """Whether it says whom it asks."""

    if TYPE_CHECKING:

        def __init_subclass__(
            cls, *, clause: str = "", forced: bool | None = None, tag: str | None = None
        ) -> None: ...

    @property
    def name(self) -> str:
        """The kind of frame, as prompts and files name it."""
        return str(self.__struct_config__.tag)

    @property
    def rule(self) -> str:
        """The clause by which it is open: the one in its head, unless the frame itself says another."""
        return self.clause

    @property
    def turn(self) -> str:
        """The clause by which it asks whom it asks: its `rule`, unless another says whose turn it is."""
        return self.whose or self.rule

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """The seats that must decide, all at once if several; () when nobody needs to.

        By default the `seat` that the question names, unless it always runs by itself.
        """
        seat: Seat = getattr(self, "seat", "")
        return (seat,) if seat and (self.waits or self.forced) else ()

    @classmethod
    def afresh(cls, state: Any, seat: Seat) -> Any:
        """The position in which it is asked first, of a seat; None where it holds more than whom it asks."""
        required = cls.__struct_fields__[: len(cls.__struct_fields__) - len(cls.__struct_defaults__)]
        if required not in ((), ("seat",)):
            return None
        return replace(state, pending=(cls(*(seat for _ in required)),))

    def put_to(self, state: S, seat: Seat) -> S | None:
        """The position in which it, on top, asks another seat; None where it cannot be asked.

        Whoever is asked is replaced by `seat` in the open questions that name him, else as the active player.
        """
        instead = partial(_replaced, asked=self.asked(state), seat=seat)
        pending = (*map(instead, state.pending),)
        if pending[-1] == self and "active" in state.__struct_fields__:
            there = replace(state, active=seat)
        else:
            there = replace(state, pending=pending)
        return there if seat in there.pending[-1].asked(there) and as_possible(state, there) else None

    def moves(self, state: Any) -> Iterable[Move]:
        """Proposals of moves for the seats asked, every legal one among them; they are judged afterwards."""
        for kind in self.verbs:
            if issubclass(type(self), kind.answers):
                yield from kind.proposals(state, self)

    def depends(self, state: Any) -> Hashable:
        """All that decides which moves are legal, besides the edition: what is equal has equal legal moves.

        With it they are judged once and kept, which makes a frequent question fast; a law proves it enough.
        None where so much decides that it is not worth keeping.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what its moves depend on")

    def listed(self, state: Any) -> list[Move]:
        """The legal moves without judging proposals: only where a measurement asks for it, equal by test."""
        raise NotImplementedError(f"{type(self).__name__} proposes moves, which are judged")

    def kinds(self, state: Any) -> Listing:
        """Those of its `listing` that may be legal: only where a measurement asks for it, equal by test."""
        return self.listing

    def near(self, state: Any) -> Iterable[Move]:
        """Near misses: moves that a reader would try and the rules refuse."""
        for kind in self.verbs:
            yield from kind.near(state, self)

    def allows(self, state: State, kind: type[Move] = Move) -> bool:
        """Whether a move of some kind is legal, or may be for all that can be seen."""
        for verb, barred, proposals, judges in self.kinds(state):
            if kind not in verb.__mro__ or (barred is not None and barred(state, self)):
                continue
            if proposals is None:
                return True
            for move in verb.proposals(state, self):
                for violation in move.violations(state, self) if judges else ():
                    if violation.certain:
                        break
                else:
                    return True
        return False

    def facts(self, state: Any) -> Mapping[str, object]:
        """More facts for the prompt than its fields; `variant` chooses the sentence `frame/variant`."""
        return {}

    def advance(self, state: Any, tell: Tell) -> Any:
        """The state after what follows by itself."""
        raise NotImplementedError(f"{type(self).__name__} does not run by itself")

    def defects(self, state: Any) -> Iterable[Violation]:
        """What makes the question impossible in a position written by hand."""
        return ()


class Chance(Frame):
    """A frame that asks chance: dice, a draw, a shuffle."""

    by_chance: ClassVar[bool] = True

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """Chance alone."""
        return (CHANCE,)

    def weights(self, state: Any) -> Mapping[Move, int]:
        """Every outcome, a move of CHANCE, with an integer weight."""
        raise NotImplementedError(f"{type(self).__name__} does not say its odds")

    def draw(self, state: Any, random: Random) -> Move:
        """One outcome with its odds; a game may draw faster than by its weights."""
        weights = self.weights(state)
        return random.choices(list(weights), list(weights.values()))[0]

    def moves(self, state: Any) -> Iterable[Move]:
        """The outcomes."""
        return self.weights(state)


class Drawing(Chance):
    """A frame in which chance draws one of the things in a field of the state, each as likely as the others.

    The only kind of move that answers it holds the thing that is drawn: `DrawCard(CHANCE, card)`.
    """

    pile: ClassVar[str]
    """The field that holds them, a thing as often as it is there; or with each thing its number."""

    def weights(self, state: State) -> Mapping[Move, int]:
        (kind,) = self.verbs
        drawn: Callable[..., Move] = kind
        return {drawn(CHANCE, thing): count for thing, count in Counter(getattr(state, self.pile)).items()}

    def draw(self, state: State, random: Random) -> Move:
        pile = getattr(state, self.pile)
        drawn: Callable[..., Move] = self.verbs[0]
        if isinstance(pile, dict):
            running = list(accumulate(pile.values()))
            return drawn(CHANCE, list(pile)[bisect(running, random.random() * running[-1])])
        return drawn(CHANCE, pile[int(random.random() * len(pile))])


K = TypeVar("K", bound="Move | Frame")


def own_kinds(module: ModuleType, base: type[K]) -> Iterator[type[K]]:
    """The moves, or frames, that a chapter defines, in the order in which they stand there.

    A class without a clause in its head is a base for others.
    """
    for kind in vars(module).values():
        own = isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
        if own and kind.clause:
            yield kind


def frames_of(chapters: Iterable[ModuleType]) -> list[type[Frame]]:
    """The questions of some chapters, in their order."""
    return [kind for chapter in chapters for kind in own_kinds(chapter, Frame)]


def as_possible(state: State, there: State) -> bool:
    """Whether a position has no defect that another has not."""
    known = list(state.defects)
    return all(defect in known for defect in there.defects)


def _replaced(frame: Frame, asked: tuple[Seat, ...], seat: Seat) -> Frame:
    """The frame with `seat` for the one that is asked, where it names him: alone, or first in a row."""
    fields = {name: getattr(frame, name) for name in frame.__struct_fields__}
    alone = {name: seat for name, value in fields.items() if asked == (value,)}
    rows = {
        name: (seat, *(each for each in value[1:] if each != seat))
        for name, value in fields.items()
        if isinstance(value, tuple) and value[:1] == asked
    }
    return replace(frame, **(alone or rows))


def seats_of(record: msgspec.Struct) -> Iterator[Seat]:
    """The seats named in a frame, or in a move that it holds: whatever stands in its fields of seats.

    A place in a list that names nobody is `-`, as it is written: a single field may name nobody, a list only
    where its places are `SeatIfAny`.
    """
    for name, hint in _hints(type(record)).items():
        inside = getattr(record, name)
        for value in inside if isinstance(inside, tuple) else (inside,):
            if isinstance(value, msgspec.Struct):
                yield from seats_of(value)
            elif isinstance(value, str) and Seat in (hint, *get_args(hint)):
                yield value or ("-" if isinstance(inside, tuple) else "")
            elif isinstance(value, str) and SeatIfAny in get_args(hint):
                yield value


@lru_cache(4096)
def _made(kind: type[Move], seat: Seat, values: tuple[tuple[object, ...], ...]) -> tuple[Any, ...]:
    return tuple([kind(seat, *chosen) for chosen in product(*values)])


def chosen_from(kind: type[Move]) -> dict[str, Among]:
    """Out of what the fields of a kind of moves are chosen, where their types say it."""
    types = {
        name: _type_of(written, vars(sys.modules[base.__module__]))
        for base in reversed(kind.__mro__)
        for name, written in vars(base).get("__annotations__", {}).items()
    }
    return {
        name: among
        for name in kind.__struct_fields__
        for among in getattr(types[name], "__metadata__", ())
        if isinstance(among, Among)
    }


def _type_of(written: object, known: dict[str, object]) -> object:
    """The type that is written in a class where it may say it: to see what each type is takes ten times as
    long."""
    if isinstance(written, str):
        return eval(written, known) if "Among(" in written else known.get(written)
    return written


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, object]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}
