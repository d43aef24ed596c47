"""A game: the parts that its package hands over, put together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Set
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from .aid import PlayerAid
from .catalogue import Catalogue
from .editions import SHIPPED, Editions
from .errors import BadOption, RulebookError, UnknownName, expect, shortened
from .events import Violation, telling
from .language import current
from .notation import Notation
from .outcomes import Chosen, Option, Points, Result
from .protocol import Move, frames_of, own_kinds
from .rules import Rules
from .seats import CHANCE, COLOURS, Seat
from .sentences import Facts, Sentences
from .spelling import Vocabulary
from .state import S
from .wording import Phrase, Texts

if TYPE_CHECKING:
    from pathlib import Path

Fact = int | str | bool
B = TypeVar("B")
"""What a game's components are read as."""

MOST_GUESSES = 10_000
"""So often is a position guessed anew that could not be in front of whoever is asked."""


class Game(Generic[S]):
    """One board game, made of the chapters of its package. `docs/engine.md` says what each part must do.

    The four parts of a game do the work; what a reader needs of them stands here too: `rules` (`legal`,
    `violations`, `carry_out`, …), `sentences` (`prompt`, `explain`, `narrate`, …), `notation` (`read_move`,
    `read_position`, …) and `editions` (the components).
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        package: str,
        state: type[S],
        seat_counts: range,
        colours: tuple[Seat, ...],
        chapters: Iterable[ModuleType],
        setup: Callable[[tuple[Seat, ...], Chosen, str], S],
        points: Callable[[S, Seat], Points],
        result: Callable[[S], Result],
        mask: Callable[[S, Seat], S] | None = None,
        facts: Callable[[S], dict[str, Fact]],
        read_position: Callable[[str], S],
        write_position: Callable[[S], str],
        read_components: Callable[[str], B] | None = None,
        defects: Callable[[S], Iterable[Violation]] = lambda state: (),
        options: tuple[Option, ...] | Callable[[B], tuple[Option, ...]] = (),
        names: Callable[[B], Mapping[str, str | Phrase]] | None = None,
        restraint: Callable[[S, list[Move]], list[Move]] | None = None,
        wording: Callable[[S | None, Facts], Facts] | None = None,
        vocabulary: Callable[[B], Mapping[str, Collection[str]]] | None = None,
        guess: Callable[[S, Random], S] | None = None,
    ) -> None:
        self.id = id
        self._title = title
        self.package = package
        self.registered: Callable[[], str] = str
        self.state = state
        self.seat_counts = seat_counts
        self.colours = colours
        self._points = points
        self.result = result
        self.mask = mask or _seen_by
        self.facts = facts
        self.defects = defects
        self.edition = SHIPPED
        self._setup = setup
        self._options = options
        self._names = names
        self._wording = wording
        self._vocabulary = vocabulary
        self._guess = guess if guess or mask else _whole
        self._position_text = (read_position, write_position)
        self.editions = Editions(package, read_components)
        chapters = tuple(chapters)
        moves = [kind for chapter in chapters for kind in own_kinds(chapter, Move)]
        self.rules: Rules[S] = Rules(title, moves, frames_of(chapters), restraint)
        self._games = {SHIPPED: self}
        state.games = self._games
        state.boxes = self.editions

        self.asked = self.rules.asked
        self.by_chance = self.rules.by_chance
        self.weights = self.rules.weights
        self.draw_chance = self.rules.draw_chance
        self.violations = self.rules.violations
        self.candidates = self.rules.candidates
        self.legal = self.rules.legal
        self.judged = self.rules.judged
        self.considered = self.rules.considered
        self.carry_out = self.rules.carry_out
        self._bind_edition()

    @property
    def distribution(self) -> str:
        """The installed package that it comes from, with its version: only the registry knows it, if any."""
        return self.registered()

    @property
    def aid(self) -> PlayerAid:
        """What every thing of the box costs, gives and is worth; empty for a game without an `aid`."""
        language = current()
        if language not in self._aids:
            self._aids[language] = self._aid()
        return self._aids[language]

    def _aid(self) -> PlayerAid:
        if find_spec(f"{self.package}.aid") is None:
            return PlayerAid(self.title)
        return PlayerAid(self.title, tuple(self.part("aid").rows(self.start())))

    def _bind_edition(self) -> None:
        """Makes the parts that speak of an edition's own things."""
        self._aids: dict[str, PlayerAid] = {}
        own = self._vocabulary
        self.vocabulary: Vocabulary = cache(
            lambda: {
                "seat": (*COLOURS, CHANCE),
                **({} if own is None else own(self.components(self.edition))),
            }
        )
        """The names that may stand in a move, by their kind."""
        self.notation: Notation[S] = Notation(
            self._title, self.state, self.rules, self.mask, self._guess, *self._position_text, self.vocabulary
        )
        self.read_move = self.notation.read_move
        self.validated = self.notation.validated
        self.write_move = self.notation.write_move
        self.read_position = self.notation.read_position
        self.write_position = self.notation.write_position
        self.dump = self.notation.dump
        self.revive = self.notation.revive
        names = self._names
        self.sentences: Sentences[S] = Sentences(
            self.package,
            None if names is None else lambda: names(self.editions.printed(self.edition)),
            self._wording,
            owned=self.edition != SHIPPED,
        )
        self.prompt = self.sentences.prompt
        self.explain = self.sentences.explain
        self.narrate = self.sentences.narrate
        self.describe = self.sentences.describe
        self.name = self.sentences.name

    def __repr__(self) -> str:
        seats = f"{self.seat_counts[0]} to {self.seat_counts[-1]} seats"
        options = "".join(f"\n  {o.name}={o.default!r}, {o.choice}: {o.about}" for o in self.options)
        return f"<{self.title}: {seats}{options}>"

    # -- what its package holds -----------------------------------------------------------

    @property
    def catalogue(self) -> Catalogue:
        """The clauses, examples and rulings of the rulebook."""
        return self.sentences.catalogue

    @property
    def title(self) -> str:
        """What it is called in the language in use."""
        key = f"game:{self.id}"
        return self.texts.name(key) if self.texts.has("names", key) else self._title

    @property
    def texts(self) -> Texts:
        """The texts of every sentence shown, and the names of things."""
        return self.sentences.texts

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of `start`; where they depend on the components, those of the edition in use."""
        return self._options(self.components(self.edition)) if callable(self._options) else self._options

    def part(self, name: str) -> ModuleType:
        """A further module of the package, such as `picture` or `study.odds`, imported when asked for.

        Where a wing is one module, `study.py`, that is each of its parts. Raises UnknownName where there is
        none.
        """
        expect(name, str, "the name of a part")
        wing, _, inner = name.partition(".")
        path = f"{self.package}.{wing}"
        try:
            module = import_module(path)
            if inner and hasattr(module, "__path__"):
                path = f"{path}.{inner}"
                module = import_module(path)
        except ModuleNotFoundError as problem:
            if not path.startswith(problem.name or path):
                raise  # something that the part itself imports is missing
            raise UnknownName(f"{self.title} has no part {shortened(name)}") from None
        return module

    def offered(self, part: str, name: str) -> Callable[..., Any] | None:
        """A function of a further module; None where the game has no such module, or it no such function."""
        expect(name, str, "the name of a function")
        try:
            found: Callable[..., Any] | None = getattr(self.part(part), name, None)
        except UnknownName:
            return None
        return found

    def scores(self, state: S) -> dict[Seat, Points]:
        """Everybody's points if the game were scored now."""
        expect(state, self.state, "a position of this game")
        return {seat: self._points(state, seat) for seat in state.seats}

    # -- what is hidden -------------------------------------------------------------------

    def guess(self, view: S, random: Random) -> S:
        """A whole position that a seat's view allows: what the seat does not see is drawn by `random`.

        The odds are those of an unbiased deal of what is seen nowhere, given that the open question is asked
        (a seat that is asked whether it attacks has a card for it). What earlier moves let one suspect is not
        in a view, and so not in the odds. Raises NotImplementedError where a game cannot guess, RulebookError
        where no position has been found that the view allows.
        """
        expect(view, self.state, "a position of this game")
        expect(random, Random, "a source of chance")
        if self._guess is None:
            raise NotImplementedError(f"{self.title} has no guess at what {view.viewer} cannot see")
        for _ in range(MOST_GUESSES):
            state = self._guess(view, random)
            if self.rules.settle(state, telling([])) is state:
                return state
        raise RulebookError(f"no position has been found of which this is what {view.viewer} sees")

    # -- components -----------------------------------------------------------------------

    def components(self, edition: str = SHIPPED) -> Any:
        """The component data of an edition, with the words of its cards in the language in use."""
        expect(edition, str, "an edition, a text,")
        return self.editions.printed(edition)

    def components_text(self, edition: str) -> str:
        """The text of an edition's components file."""
        expect(edition, str, "an edition, a text,")
        return self.editions.text(edition)

    def with_components(self, source: str | Path) -> Game[S]:
        """The same game played with an owner's components: a path, or the TOML text itself.

        Raises BadComponents, which says what is missing or wrong.
        """
        game = copy(self)
        game.edition = self.editions.load(source)
        game._bind_edition()
        self._games[game.edition] = game
        return game

    # -- the start ------------------------------------------------------------------------

    def start(self, seats: int | Iterable[Seat] = 0, **options: object) -> S:
        """The first position.

        `seats` is their number (the fewest by default) or their colours in clockwise order; the keywords are
        described by `options`. Raises BadOption, which says what would be right.
        """
        return self.start_with(seats, options)

    def start_with(self, seats: int | Iterable[Seat], options: Mapping[str, object]) -> S:
        """The first position, with options that somebody has written down by name, whatever these names are.

        Raises BadOption, as `start` does.
        """
        seated = self._seated(seats)
        state = self._setup(seated, self._chosen(options, seated), self.edition)
        return self.rules.settle(state, telling([]))

    def _seated(self, seats: int | Iterable[Seat]) -> tuple[Seat, ...]:
        if not isinstance(seats, int | Iterable) or isinstance(seats, bool | str | bytes | Set):
            raise BadOption(f"seats is their number or their colours in a list, not {shortened(seats)}")
        if isinstance(seats, int):
            names = self.colours[: seats or self.seat_counts[0]]
            count = seats or self.seat_counts[0]
        else:
            names = tuple(islice(seats, len(self.colours) + 1))
            count = len(names)
        strangers = [name for name in names if not isinstance(name, str) or name not in self.colours]
        if strangers or len(set(names)) != len(names):
            given = ", ".join(name if isinstance(name, str) else shortened(name) for name in names)
            raise BadOption(f"seats are different colours out of {', '.join(self.colours)}, not {given}")
        if count not in self.seat_counts:
            fewest, most = self.seat_counts[0], self.seat_counts[-1]
            raise BadOption(f"{self.title} is for {fewest} to {most} seats, not for {shortened(count)}")
        return names

    def _chosen(self, given: Mapping[str, object], seats: tuple[Seat, ...]) -> dict[str, object]:
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(
                    f"{self.title} has no option {shortened(name)}; it has {', '.join(known) or 'none'}"
                )
            if not known[name].allows(value):
                raise BadOption(f"{name} is {known[name].choice}, not {shortened(value)}")
            if value in self.colours and value not in seats:
                raise BadOption(f"{name} is one of the seats {', '.join(seats)}, not {shortened(value)}")
        chosen = {name: given.get(name, option.default) for name, option in known.items()}
        # The option's own value, as 1 equals True and 2.0 equals 2.
        own = {name: {value: value for value in option.values} for name, option in known.items()}
        return {name: own[name].get(value, value) if own[name] else value for name, value in chosen.items()}


def _seen_by(state: S, seat: Seat) -> S:
    """A position as a seat sees it in a game that hides nothing."""
    return replace(state, viewer=seat)


def _whole(view: S, random: Random) -> S:
    """The one position that a view of such a game allows."""
    return replace(view, viewer=None)
