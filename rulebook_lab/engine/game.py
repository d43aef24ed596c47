"""A game: everything its package hands to the engine, and the one legality that all callers use."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import cached_property, partial
from importlib import import_module
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from .catalogue import Catalogue, load_catalogue
from .errors import BadComponents, BadOption, RulebookError, UnreadableMove, UnreadablePosition, reason
from .notation import MoveNotation
from .protocol import Event, Move, Option, Points, Result, Step, Teller, Verb, Violation, broken, seats_of
from .seats import CHANCE, Seat
from .state import IllegalMove, Outcome, State
from .switches import OFF
from .values import checked, plain, typed
from .wording import Texts, load_texts

Fact = int | str | bool


Facts = dict[str, Any]


_outcome: Callable[[tuple[State, tuple[Event, ...]]], Outcome] = partial(tuple.__new__, Outcome)
"""An outcome made without the function of Python that a named tuple is made by: 2 % of a random game."""


def _no_violations(state: Any) -> Iterable[Violation]:
    return ()


def _every_move(state: Any, moves: list[Move]) -> list[Move]:
    return moves


def _not_asked(state: State, clause: str, seat: Seat, asked: tuple[Seat, ...]) -> Violation:
    if seat in state.seats or seat == CHANCE:
        return broken(clause, "seat", seat=seat, deciders=asked)
    return broken(clause, "stranger", seat=repr(seat), seats=", ".join(state.seats))


def _as_they_are(state: Any, facts: Facts) -> Facts:
    return facts


class GameInUse:
    """`game` of the positions: on their class the game as it ships, on a position that of its edition."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __get__(self, state: State | None, owner: type[State] | None = None) -> Game:
        if state is None or not state.edition:
            return self._game
        return self._game.in_use(state.edition)


class Editions(dict[str, Any]):
    """Component data by edition: "" is what the library ships, read when first asked for.

    Positions look into it several times a move, so that finding an edition is no more than a dict's work.
    """

    def __init__(self, package: str, read: Callable[[str], Any]) -> None:
        self.texts: dict[str, str] = {}
        self._package = package
        self._read = read

    def __missing__(self, edition: str) -> Any:
        if edition:
            raise RulebookError(f"the components {edition!r} are not loaded: use with_components first")
        return self.add("", files(self._package).joinpath("components.toml").read_text(encoding="utf-8"))

    def add(self, edition: str, text: str) -> Any:
        """Reads what an edition's file says. Raises BadComponents, which says what is missing or wrong."""
        try:
            self[edition] = components = self._read(text)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
            if isinstance(problem, RulebookError):
                raise
            raise BadComponents(f"the components do not fit together: {reason(problem)}") from problem
        self.texts[edition] = text
        return components


class Game:
    """One board game, assembled from the chapters of its package.

    A package passes its parts by keyword; the engine adds what is the same for every game. See
    `docs/engine.md` for what each part must do.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        package: str,
        state: type[State],
        seat_counts: range,
        colours: tuple[Seat, ...],
        steps: Iterable[Step],
        verbs: Iterable[Verb],
        setup: Callable[[tuple[Seat, ...], Mapping[str, Any], str], Any],
        scores: Callable[[Any], dict[Seat, Points]],
        result: Callable[[Any], Result],
        mask: Callable[[Any, Seat], Any],
        facts: Callable[[Any], dict[str, Fact]],
        spots: Callable[[Any, Any], tuple[str, ...]],
        read_position: Callable[[str], Any],
        write_position: Callable[[Any], str],
        read_components: Callable[[str], Any],
        defects: Callable[[Any], Iterable[Violation]] = _no_violations,
        options: tuple[Option, ...] | Callable[[Any], tuple[Option, ...]] = (),
        names: Callable[[Any], Mapping[str, str]] | None = None,
        restraint: Callable[[Any, list[Move]], list[Move]] = _every_move,
        wording: Callable[[Any, Facts], Facts] = _as_they_are,
    ) -> None:
        self.id = id
        self.title = title
        self.package = package
        self.state = state
        self.seat_counts = seat_counts
        self.colours = colours
        self.steps = {step.frame: step for step in steps}
        self.verbs = {verb.move: verb for verb in verbs}
        self._options = options
        self.edition = ""
        self.scores = scores
        self.result = result
        self.mask = mask
        self.facts = facts
        self.spots = spots
        self.defects = defects
        self.write_position = write_position
        self._setup = setup
        self._read_position = read_position
        self._names = names
        self._restraint = restraint
        self._wording = wording
        self._editions = Editions(package, read_components)
        self._notation = MoveNotation(self.verbs)
        self._games: dict[str, Game] = {"": self}
        state.game = GameInUse(self)
        state.editions = self._editions

    def __repr__(self) -> str:
        seats = f"{self.seat_counts[0]} to {self.seat_counts[-1]} seats"
        options = "".join(f"\n  {o.name}={o.default!r}, {o.choice}: {o.about}" for o in self.options)
        return f"<{self.title}: {seats}{options}>"

    @property
    def options(self) -> tuple[Option, ...]:
        """What `start` lets you choose; where it depends on the components, of the edition in use."""
        return self._options(self.components(self.edition)) if callable(self._options) else self._options

    # -- what its package holds -----------------------------------------------------------

    @cached_property
    def catalogue(self) -> Catalogue:
        """The clauses, examples and rulings of the rulebook."""
        return load_catalogue(self.package)

    @cached_property
    def texts(self) -> Texts:
        """The templates of every sentence shown, and names: things that they do not name are called as in the
        box, and those of an owner's edition as in the owner's file."""
        texts = load_texts(self.package)
        if self._names is None:
            return texts
        called = self._names(self.components(self.edition))
        new = {id: name for id, name in called.items() if self.edition or not texts.has("names", id)}
        return texts.with_names(new)

    def part(self, name: str) -> ModuleType:
        """A further module of the package, such as `draw` or `odds`, imported when first asked for."""
        return import_module(f"{self.package}.{name}")

    def components(self, edition: str = "") -> Any:
        """The component data of an edition: what the library ships for "", else an owner's file."""
        return self._editions[edition]

    def components_text(self, edition: str) -> str:
        """The text of an edition's components file."""
        self.components(edition)
        return self._editions.texts[edition]

    def with_components(self, source: str | Path) -> Game:
        """The same game played with an owner's components: a path, or the TOML text itself.

        Raises BadComponents, which says what is missing or wrong.
        """
        text = _components_source(source)
        edition = hashlib.sha256(text.encode()).hexdigest()[:12]
        self._editions.add(edition, text)
        game = object.__new__(Game)
        game.__dict__.update(self.__dict__, edition=edition)
        game.__dict__.pop("texts", None)
        self._games[edition] = game
        return game

    def in_use(self, edition: str) -> Game:
        """The game with an edition's components, as its positions speak of it."""
        return self._games.get(edition, self)

    # -- the start ------------------------------------------------------------------------

    def start(self, seats: int | Iterable[Seat] = 0, **options: Any) -> Any:
        """The first position.

        `seats` is their number (the fewest by default) or their colours in clockwise order; the keywords are
        described by `options`. Raises BadOption, which says what would be right.
        """
        return self._settle(self._setup(self._seated(seats), self._chosen(options), self.edition), Teller())

    def _seated(self, seats: int | Iterable[Seat]) -> tuple[Seat, ...]:
        if not isinstance(seats, int | Iterable) or isinstance(seats, bool | str | bytes | Set):
            raise BadOption(f"seats is their number or their colours in a list, not {seats!r}")
        if isinstance(seats, int):
            names = self.colours[: seats or self.seat_counts[0]]
            count = seats or self.seat_counts[0]
        else:
            names = tuple(islice(seats, len(self.colours) + 1))
            count = len(names)
        strangers = [name for name in names if name not in self.colours]
        if strangers or len(set(names)) != len(names):
            given = ", ".join(map(str, names))
            raise BadOption(f"seats are different colours out of {', '.join(self.colours)}, not {given}")
        if count not in self.seat_counts:
            raise BadOption(
                f"{self.title} is for {self.seat_counts[0]} to {self.seat_counts[-1]} seats, not for {count}"
            )
        return names

    def _chosen(self, given: Mapping[str, Any]) -> dict[str, Any]:
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if not known[name].allows(value):
                raise BadOption(f"{name} is {known[name].choice}, not {value!r}")
        chosen = {name: given.get(name, option.default) for name, option in known.items()}
        # The option's own value, as 1 equals True and 2.0 equals 2.
        own = {name: {value: value for value in option.values} for name, option in known.items()}
        return {name: own[name].get(value, value) if own[name] else value for name, value in chosen.items()}

    # -- the one legality -----------------------------------------------------------------

    def asked(self, state: State) -> tuple[Seat, ...]:
        """Who must decide, in order; (CHANCE,) for a draw; () when the game is over."""
        if not state.pending:
            return ()
        frame = state.pending[-1]
        step = self.steps[type(frame)]
        if step.weights is not None:
            return (CHANCE,)
        return step.asked(state, frame) if step.asked is not None else ()

    def by_chance(self, state: State) -> bool:
        """Whether chance decides what comes next."""
        return bool(state.pending) and self.steps[type(state.pending[-1])].weights is not None

    def weights(self, state: State) -> Mapping[Move, int]:
        """The outcomes of chance with integer weights; empty while chance is not to act."""
        if not state.pending:
            return {}
        frame = state.pending[-1]
        weigh = self.steps[type(frame)].weights
        return weigh(state, frame) if weigh is not None else {}

    def draw_chance(self, state: State, random: Random) -> Move:
        """One outcome of chance, drawn with its odds."""
        frame = state.pending[-1]
        step = self.steps[type(frame)]
        if step.draw is not None:
            return step.draw(state, frame, random)
        weights = self.weights(state)
        return random.choices(list(weights), list(weights.values()))[0]

    def violations(self, state: State, move: Move) -> Iterator[Violation]:
        """Every clause that a move breaks, in the rulebook's order."""
        found = self._all_violations(state, move)
        if not OFF:
            return found
        return (violation for violation in found if (self.id, violation.clause) not in OFF)

    def _all_violations(self, state: State, move: Move) -> Iterator[Violation]:
        verb = self.verbs.get(type(move))
        if verb is None:
            raise UnreadableMove(f"{move!r} is no move of {self.title}")
        if not state.pending:
            yield broken(verb.clause, "over")
            return
        frame = state.pending[-1]
        step = self.steps[type(frame)]
        if step.weights is not None:
            if type(move) not in step.verbs:
                yield from verb.elsewhere(state, move)
                yield broken(verb.clause, "moment")
            elif move.seat != CHANCE or not step.weights(state, frame).get(move):
                yield broken(frame.clause, "chance")
            return
        asked = self.asked(state)
        if type(move) not in step.verbs:
            yield from verb.elsewhere(state, move)
            yield broken(verb.clause, "moment")
        elif move.seat not in asked:
            yield from verb.elsewhere(state, move)
            yield _not_asked(state, frame.clause, move.seat, asked)
        else:
            if (self.id, verb.clause) in OFF:
                yield Violation("", {}, "off")
            yield from verb.violations(state, frame, move)

    def candidates(self, state: State) -> Iterator[Move]:
        """Moves worth asking about: every legal one and the near misses; proposes, never judges."""
        if not state.pending:
            return iter(())
        frame = state.pending[-1]
        step = self.steps[type(frame)]
        if step.weights is not None:
            return iter(step.weights(state, frame))
        return iter(step.candidates(state, frame)) if step.candidates is not None else iter(())

    def legal(self, state: State) -> list[Move]:
        """The legal moves, by the game's faster list where it has one."""
        if not state.pending:
            return []
        frame = state.pending[-1]
        step = self.steps[type(frame)]
        if step.legal is not None and not OFF:
            return step.legal(state, frame)
        return self.judged(state)

    def considered(self, state: State) -> list[Move]:
        """The legal moves that an automatic player chooses from: fewer where a game could go on for ever."""
        return self._restraint(state, self.legal(state))

    def judged(self, state: State) -> list[Move]:
        """The legal moves, as the candidates that violate nothing."""
        return [move for move in self.candidates(state) if next(self.violations(state, move), None) is None]

    def carry_out(self, state: State, move: Move) -> Outcome:
        """Plays a move that is known to be legal, without asking again; runs what follows by itself."""
        tell = Teller()
        after = self.verbs[type(move)].apply(state, state.pending[-1], move, tell)
        return _outcome((self._settle(after, tell), tuple(tell.events)))

    def _settle(self, state: Any, tell: Teller) -> Any:
        steps = self.steps
        while state.pending:
            frame = state.pending[-1]
            step = steps[type(frame)]
            if step.advance is None or (step.asked is not None and step.asked(state, frame)):
                break
            state = step.advance(state, frame, tell)
        return state

    # -- sentences ------------------------------------------------------------------------

    def prompt(self, state: State) -> str:
        """The open question as a sentence, or the result."""
        if not state.pending:
            return self._verdict(self.result(state))
        frame = state.pending[-1]
        step = self.steps[type(frame)]
        facts = {name: getattr(frame, name) for name in frame.__struct_fields__}
        facts["deciders"] = self.asked(state)
        if step.facts is not None:
            facts.update(step.facts(state, frame))
        keys = [f"{frame.name}/{facts.pop('variant', '')}", frame.name]
        return self.texts.say("prompts", keys, self._wording(state, facts))

    def _verdict(self, result: Result) -> str:
        facts = {"winners": result.winners, "points": max(p.total for p in result.scores.values())}
        key = "over" if len(result.winners) == 1 else "shared"
        return self.texts.say("prompts", [f"over/{result.variant}", result.clause, f"*/{key}"], facts)

    def explain(self, state: State, violation: Violation) -> str:
        """A violation as a sentence."""
        facts, keys = violation.facts, [violation.clause]
        if violation.variant:
            keys = [f"{violation.clause}/{violation.variant}", f"*/{violation.variant}"]
        if any("asked" in self.texts.facts("refusals", key) for key in keys):
            facts = {**facts, "asked": self.prompt(state)}
        if not any(self.texts.has("refusals", key) for key in keys) and violation.clause in self.catalogue:
            return self.catalogue[violation.clause].text.strip()
        return self.texts.say("refusals", keys, self._wording(state, facts))

    def narrate(self, event: Event, viewer: Seat | None = None) -> str:
        """An event as a sentence, as `viewer` knows it (None sees everything)."""
        seen = event.seen_by(viewer)
        facts = self._wording(None, seen.facts)
        return self.texts.say("events", [seen.kind], {**facts, "seat": seen.seat})

    def describe(self, move: Move, state: State | None = None) -> str:
        """A move as a sentence; with the position in which it is made, in words that fit it."""
        facts = {name: getattr(move, name) for name in move.__struct_fields__}
        return self.texts.say("moves", [move.verb], self._wording(state, facts))

    def name(self, kind: str, value: str) -> str:
        """What a thing of some kind is called: a card, a place, what a spot names."""
        return self.texts.name(self._wording(None, {kind: value})[kind])

    # -- text and files -------------------------------------------------------------------

    def read_move(self, text: str) -> Move:
        """The move that a notation stands for. Raises UnreadableMove."""
        if not isinstance(text, str):
            raise UnreadableMove(f"a move is written as a text, not {text!r}")
        return self._notation.read(text)

    def taken(self, move: Move | str) -> Move:
        """A move from its notation, or a value made by hand whose fields hold what they should.

        Raises UnreadableMove.
        """
        if isinstance(move, str):
            return self.read_move(move)
        try:
            return checked(move)
        except (TypeError, ValueError, OverflowError) as problem:
            raise UnreadableMove(f"{move!r} is no move of {self.title}: {problem}") from None

    def write_move(self, move: Move) -> str:
        """The notation of a move."""
        return self._notation.write(move)

    def read_position(self, text: str) -> Any:
        """The position that a text describes, once what follows by itself has happened.

        Raises UnreadablePosition, which names line and reason.
        """
        if not isinstance(text, str):
            raise UnreadablePosition(f"a position is written as a text, not {text!r}")
        return self._fitting(lambda: self._read_position(text))

    def dump(self, state: State) -> Any:
        """The state in JSON's own types."""
        return plain(state)

    def revive(self, data: Any) -> Any:
        """The state that `dump` wrote. Raises UnreadablePosition."""
        try:
            state = typed(data, self.state)
        except (msgspec.ValidationError, TypeError, ValueError) as problem:
            raise UnreadablePosition(f"this is no position of {self.title}: {problem}") from None
        return self._fitting(lambda: self._as_written(state))

    def _as_written(self, state: State) -> State:
        """What an impossible position lacks is told by its defects; any other is what its text says."""
        if not state.defects and self._settle(self._read_position(state.text), Teller()) != state:
            raise UnreadablePosition(
                f"this is no position of {self.title}: read back from its text it is another"
            )
        return state

    def _fitting(self, made: Callable[[], State]) -> State:
        """The position, once what follows by itself has happened: one that can be played on from, or
        of which `defects` says why it is impossible."""
        try:
            written = made()
            _no_strangers(written)
            state: State = self._settle(written, Teller())
            if not state.defects:
                self._try_out(state)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
            if isinstance(problem, RulebookError):
                raise
            raise UnreadablePosition(
                f"the parts of this position do not fit together: {reason(problem)}"
            ) from problem
        return state

    def _try_out(self, state: State) -> None:
        """Asks a position what every reader of it asks: what it holds, who decides, what may be done."""
        _ = (state.text, state.facts, state.scores, state.prompt)
        if state.viewer is None:
            moves = self.weights(state) if self.by_chance(state) else self.legal(state)
            if idle := set(self.asked(state)) - {move.seat for move in moves}:
                raise UnreadablePosition(
                    f"there is no move for {', '.join(sorted(idle))} here: {state.prompt}"
                )


def _no_strangers(state: State) -> None:
    for frame in state.pending:
        if strangers := set(seats_of(frame)) - {*state.seats, CHANCE, ""}:
            raise UnreadablePosition(
                f"nobody here is called {', '.join(sorted(strangers))}, in {frame.name!r}: "
                f"the seats are {', '.join(state.seats)}"
            )


__all__ = ["CHANCE", "Fact", "Game", "IllegalMove"]


def _components_source(source: str | Path) -> str:
    """The TOML text itself, or what stands in the file of that path."""
    try:
        is_text = isinstance(source, str) and "\n" in source
        text = str(source) if is_text else Path(source).read_text(encoding="utf-8")
        text.encode()
    except (OSError, TypeError, ValueError) as problem:
        raise BadComponents(
            f"there is no file {str(source)!r} to read: its path is right, or the TOML text itself"
        ) from problem
    return text
