"""The one legality: who is asked, what may be done, what it leads to. All callers use it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Generic

from msgspec.structs import astuple, replace

from .errors import UnreadableMove, shortened
from .events import Event, Tell, Violation, broken, telling
from .outcomes import VERDICT
from .protocol import Chance, Entry, Frame, Move, Proposals, chosen_from
from .seats import CHANCE, Seat
from .state import Outcome, S, State
from .values import HIDDEN
from .wording import message

_outcome: Callable[[tuple[Any, tuple[Event, ...]]], Outcome[Any]] = partial(tuple.__new__, Outcome)
"""An outcome made without the function of Python that a named tuple is made by: 2 % of a random game."""


_ALL: dict[type[Move], Proposals] = {}

Listed = Callable[[Any, Any], list[Move]]
"""How the legal moves of a kind of question are listed: of a position, and the question open there."""

MOST_KEPT = 16384
"""Lists kept for a kind of question by what they depend on; one more, and they are found anew."""


class Rules(Generic[S]):
    """The moves and questions of a game, and what the engine makes of them."""

    def __init__(
        self,
        title: str,
        moves: Iterable[type[Move]],
        frames: Iterable[type[Frame]],
        restraint: Callable[[S, list[Move]], list[Move]] | None = None,
    ) -> None:
        self.moves = {str(kind.__struct_config__.tag): kind for kind in moves}
        self.frames = {str(kind.__struct_config__.tag): kind for kind in frames}
        self._title = title
        self._kinds = frozenset(self.moves.values())
        self._restraint = restraint
        self._listed: tuple[State | None, list[Move]] = (None, [])  # the last position listed
        in_order = sorted(self.moves.values(), key=lambda kind: kind.last)
        for move in self._kinds:
            move.chosen = chosen_from(move)
            move.choices = tuple(among.values for among in move.chosen.values())
        for frame in self.frames.values():
            frame.verbs = tuple(kind for kind in in_order if issubclass(frame, kind.answers + kind.tried))
            frame.asks = "asked" in frame.defines
            frame.waits = not frame.forced and "advance" not in frame.defines
            frame.listing = tuple(
                entry_of(kind)
                for kind in frame.verbs
                if issubclass(frame, kind.answers)
                and ("proposals" in kind.defines or len(kind.chosen) == len(kind.__struct_fields__) - 1)
            )
        kinds = self.frames.values()
        self._lists = {kind: self._way_of_listing(kind) for kind in kinds}
        # What is asked of every question stands together: to look each up in its class takes longer.
        self._courses = {
            kind: None if kind.waits else (self._lists[kind] if kind.forced else None, kind.asks)
            for kind in kinds
        }
        self._considers = {
            kind: {verb: verb.considered for verb in kind.verbs if "considered" in verb.defines}
            for kind in kinds
        }
        self.considered: Callable[[S], Sequence[Move]]
        """The legal moves that an automatic player chooses from: fewer where a game could go on for ever."""
        restrained = restraint is not None or any(self._considers.values())
        self.considered = self._considered if restrained else self._known

    # -- who is asked ---------------------------------------------------------------------

    def asked(self, state: S) -> tuple[Seat, ...]:
        """The seats that must decide, in order; (CHANCE,) for a draw; () when the game is over."""
        return state.pending[-1].asked(state) if state.pending else ()

    def by_chance(self, state: S) -> bool:
        """Whether chance decides what comes next."""
        pending = state.pending
        return pending[-1].by_chance if pending else False

    def weights(self, state: S) -> Mapping[Move, int]:
        """The outcomes of chance with integer weights; empty while chance is not to act."""
        frame = state.pending[-1] if state.pending else None
        return frame.weights(state) if isinstance(frame, Chance) else {}

    def draw_chance(self, state: S, random: Random) -> Move:
        """One outcome of chance, drawn with its odds. Chance must be to act."""
        frame = state.pending[-1]
        assert isinstance(frame, Chance)
        return frame.draw(state, random)

    # -- what may be done -----------------------------------------------------------------

    def violations(self, state: S, move: Move) -> Iterator[Violation]:
        """Every clause that a move breaks, in the rulebook's order.

        Raises UnreadableMove for a move of another game.
        """
        if type(move) not in self._kinds:
            raise UnreadableMove(message("no-move", move=shortened(move), game=self._title))
        if state.viewer is None and _names_hidden(move):
            raise UnreadableMove(message("hidden"))
        if not state.pending:
            yield broken(move.clause, "over")
            return
        frame = state.pending[-1]
        answers = type(move) in frame.verbs
        if answers and frame.by_chance:
            if move.seat != CHANCE or not self.weights(state).get(move):
                yield broken(frame.rule, "chance")
        elif answers and move.seat in frame.asked(state):
            yield from broken_by(move, state, frame)
        else:
            yield from self._out_of_turn(state, move, frame)

    def _out_of_turn(self, state: S, move: Move, frame: Frame) -> Iterator[Violation]:
        """Why it is not for a seat to move so now: first what its chapter says, as a player would,
        last what the move breaks besides wherever it could be made."""
        answers = type(move) in frame.verbs
        stranger = move.seat not in state.seats and move.seat != CHANCE
        reasons = [_stranger(state, frame, move.seat)] if stranger else []
        reasons += move.elsewhere(state)
        if not answers:
            whose = {kind.whose for kind in self.frames.values() if issubclass(kind, move.answers)}
            active = getattr(state, "active", None) or move.seat
            if not stranger and all(whose) and move.seat != active and not reasons:
                reasons += [broken(clause, "turn", seat=move.seat, deciders=(active,)) for clause in whose]
            reasons.append(broken(move.clause, "moment"))
        elif not any(each.clause == frame.turn for each in reasons):
            reasons.append(broken(frame.turn, "seat", seat=move.seat, deciders=frame.asked(state)))
        yield from reasons
        if move.seat not in state.seats or frame.by_chance:  # what chance brings first may change it
            return
        if answers:
            there = frame.put_to(state, move.seat)
            places = [[*broken_by(move, there, there.pending[-1])]] if there else []
        else:
            places = [*self._places(state, move)]
        sentences = {(each.clause, each.variant) for each in reasons}
        sentences |= {(each.clause, "turn") for each in reasons}
        for each in places[0] if places else ():
            everywhere = all(any(other.clause == each.clause for other in place) for place in places)
            if everywhere and (each.clause, each.variant) not in sentences:
                yield each

    def _places(self, state: S, move: Move) -> Iterator[list[Violation]]:
        """What a move breaks at each moment at which it may be made: at the last such question that is open
        below, else at all that can be asked afresh."""
        below = [
            replace(state, pending=state.pending[: number + 1])
            for number, frame in enumerate(state.pending[:-1])
            if isinstance(frame, move.answers)
        ]
        afresh = [
            there
            for kind in self.frames.values()
            if issubclass(kind, move.answers) and (there := kind.afresh(state, move.seat))
        ]
        for there in below[-1:] or afresh:
            frame = there.pending[-1]
            if move.seat in (asked := frame.asked(there)):
                if not any(frame.defects(there)):
                    yield [*broken_by(move, there, frame)]
            elif place := frame.put_to(there, move.seat):
                seated = broken(frame.turn, "turn", seat=move.seat, deciders=asked)
                yield [*([seated] if asked else []), *broken_by(move, place, place.pending[-1])]

    def candidates(self, state: S) -> Iterator[Move]:
        """Moves worth asking about, each once: every legal one and the near misses; none is judged."""
        if not state.pending:
            return
        frame = state.pending[-1]
        found = set[Move]()
        for move in frame.moves(state) if frame.by_chance else chain(frame.moves(state), frame.near(state)):
            if move not in found:
                found.add(move)
                yield move

    def legal(self, state: S) -> list[Move]:
        """The legal moves: what the open question proposes and no clause forbids."""
        return self._known(state).copy()  # what is kept must not change in a caller's hands

    def _known(self, state: S) -> list[Move]:
        """The same as they are kept."""
        of, moves = self._listed
        if of is not state:
            if not (pending := state.pending):
                return []
            frame = pending[-1]
            moves = self._lists[type(frame)](state, frame)
            self._listed = (state, moves)
        return moves

    def _way_of_listing(self, kind: type[Frame]) -> Listed:
        """How the legal moves of a kind of question are listed: in a way of its own, or once and for all."""
        listed: Listed = listed_of
        if "listed" in kind.defines:
            listed = _as_it_says
        elif kind.by_chance or "moves" in kind.defines:
            listed = judged
        return _keeping(listed) if "depends" in kind.defines else listed

    def has_listed(self, state: S, move: Move) -> bool:
        """Whether this very move is one of those listed last, in this very position: it was judged then."""
        of, moves = self._listed
        if of is state:
            for each in moves:  # `in` would compare what the moves hold
                if each is move:
                    return True
        return False

    def judged(self, state: S) -> list[Move]:
        """The legal moves, every proposal judged: what `legal` must list, however it comes by it."""
        return judged(state, state.pending[-1]) if state.pending else []

    def _considered(self, state: S) -> Sequence[Move]:
        """What automatic players choose from where they look at fewer moves than are legal."""
        frame = state.pending[-1] if state.pending else None
        if frame is not None and (considers := self._considers[type(frame)]):
            moves = listed_of(state, frame, considers)
        else:
            moves = self._known(state)
        return moves if self._restraint is None else self._restraint(state, moves)

    # -- what it leads to -----------------------------------------------------------------

    def carry_out(self, state: S, move: Move) -> Outcome[S]:
        """Plays a move that is known to be legal, without asking again; runs what follows by itself."""
        events: list[Event] = []
        tell = telling(events)
        after = self.settle(move.play(state, state.pending[-1], tell), tell)
        return _outcome((after, tuple(events)))

    def outcome(self, state: S, move: Move) -> Outcome[S]:
        """The same, for whoever reads what happened: the last event of a game tells its result."""
        after, events = self.carry_out(state, move)
        if not after.pending:
            result = after.game.result(after)
            events = (*events, Event(result.clause, VERDICT, None, result.facts))
        return _outcome((after, events))

    def settle(self, state: S, tell: Tell) -> S:
        """The position after all that follows by itself, until a seat or chance must answer."""
        courses = self._courses
        while pending := state.pending:
            frame = pending[-1]
            course = courses[type(frame)]
            if course is None:
                break
            forced, asks = course
            if forced:
                moves = forced(state, frame)
                if len(moves) > 1 or (state.viewer and _may_do_more(state, frame)):
                    self._listed = (state, moves)
                    break
                state = moves[0].play(state, frame, tell) if moves else frame.advance(state, tell)
            elif asks and frame.asked(state):
                break
            else:
                state = frame.advance(state, tell)
        return state


def broken_by(move: Move, state: State, frame: Frame) -> Iterator[Violation]:
    """What a move breaks at a question that it answers, or is tried at, when it asks the move's seat."""
    yield from move.barred(state, frame)
    yield from move.outside(state, frame)
    yield from move.violations(state, frame)


def _may_do_more(state: State, frame: Frame) -> bool:
    """Whether a question proposes something of which nobody can tell, from a seat, whether it is legal."""
    judgements = ([*broken_by(move, state, frame)] for move in frame.moves(state))
    return any(found and not any(each.certain for each in found) for found in judgements)


def judged(state: State, frame: Frame) -> list[Move]:
    """What a question proposes and no clause forbids."""
    legal = []
    for move in frame.moves(state):
        if "barred" in move.defines and move.barred(state, frame):
            continue
        if "violations" in move.defines:
            for _ in move.violations(state, frame):
                break
            else:
                legal.append(move)
        else:
            legal.append(move)
    return legal


def listed_of(state: State, frame: Frame, considered: Mapping[type[Move], Proposals] = _ALL) -> list[Move]:
    """The legal moves of the kinds that answer a question, as its `listing` has them; those of `considered`
    by what is said there."""
    legal: list[Move] = []
    asked: tuple[Seat, ...] = ()
    for kind, barred, proposals, judges in frame.kinds(state) if "kinds" in frame.defines else frame.listing:
        if barred is not None and barred(state, frame):
            continue
        if proposals is None:
            asked = asked or frame.asked(state)
            for seat in asked:  # a list made of them would take twice as long
                legal.append(kind(seat))
            continue
        if considered:
            proposals = considered.get(kind, proposals)
        if not judges:
            legal += proposals(state, frame)
            continue
        for move in proposals(state, frame):
            for _ in move.violations(state, frame):
                break
            else:
                legal.append(move)
    return legal


def _as_it_says(state: State, frame: Frame) -> list[Move]:
    """The legal moves of a question that lists them itself."""
    return frame.listed(state)


def _keeping(listed: Listed) -> Listed:
    """The same list, made once for all positions in which what it depends on is equal."""
    editions: defaultdict[str, dict[Hashable, list[Move]]] = defaultdict(dict)

    def kept_or_listed(state: State, frame: Frame) -> list[Move]:
        if (depends := frame.depends(state)) is None:
            return listed(state, frame)
        kept = editions[state.edition]
        try:
            return kept[depends]
        except KeyError:
            if len(kept) == MOST_KEPT:
                kept.clear()
            moves = kept[depends] = listed(state, frame)
            return moves

    return kept_or_listed


def entry_of(kind: type[Move]) -> Entry:
    """How a kind of moves is listed."""
    judged = "violations" in kind.defines and not kind.exact
    return (
        kind,
        kind.barred if "barred" in kind.defines else None,
        kind.proposals if kind.chosen or "proposals" in kind.defines or judged else None,
        judged,
    )


def _names_hidden(move: Move) -> bool:
    """Whether a move names a thing as one that is hidden from who sees a position."""
    return any(HIDDEN in (value if isinstance(value, tuple) else (value,)) for value in astuple(move))


def _stranger(state: State, frame: Frame, seat: Seat) -> Violation:
    return broken(frame.turn, "stranger", seat=repr(seat), seats=", ".join(state.seats))
