"""What a lesson says of a position: figures to compare, clauses that must have been at work.

`pearls.blue = 5` compares a figure of `state.facts` (also != < <= > >=), `pearls.blue += 2` says how much it
changed since the step began. `points.blue` is the score, were the game scored now, `points.blue.score.lords`
the part of it that a clause gives; `happened explore.price` (`… blue`, `not happened …`) an event of that
clause; `over`, `winners`, `to_act`, `frame` what is open; `legal` and `legal.buy` how many legal moves there
are; `odds chance turn crab1` the probability of an outcome. `or` joins alternatives.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from ..engine import Event, RulebookError, Seat, State, of_kinds, shortened
from .slips import meant
from .telling import message

Value = int | str | bool | Fraction


class BadExpectation(RulebookError):
    """A text that is no expectation, or one that speaks of a figure that the position does not have."""


class Moment(NamedTuple):
    """A position with how it came about: the position before and the events in between."""

    before: State
    state: State
    events: tuple[Event, ...] = ()


COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_COMPARISON = re.compile(r"^(?P<name>\S.*?)\s+(?P<sign>!=|<=|>=|\+=|-=|=|<|>)\s+(?P<value>\S.*)$")
_CLOSE = re.compile(r"^(?P<name>[^\s=<>!+]+?)\s*(?P<sign>!=|<=|>=|\+=|-=|=|<|>)\s*(?P<value>[^\s=<>].*)$")
"""A comparison without spaces round its sign: then there are none in the figure's name."""
_HAPPENED = re.compile(r"^(?P<not>not )?happened (?P<clause>\S+)(?: (?P<seat>\S+))?$")


class Comparison(msgspec.Struct, frozen=True):
    """`name sign value`."""

    name: str
    sign: str
    value: str

    def holds(self, moment: Moment) -> bool:
        found = self.found(moment)
        wanted = self._wanted(moment.state, found)
        compare = COMPARE["=" if self.sign in ("+=", "-=") else self.sign]
        if compare not in (operator.eq, operator.ne) and isinstance(found, str) != isinstance(wanted, str):
            raise BadExpectation(
                message("not-compared", figure=self.name, found=shown(found), value=self.value)
            )
        return compare(found, wanted)

    def found(self, moment: Moment) -> Value:
        """The figure itself, or its change."""
        now = _now(moment, self.name)
        if self.sign not in ("+=", "-="):
            return now
        before = figure(moment.before, self.name)
        if isinstance(now, str) or isinstance(before, str):
            raise BadExpectation(message("no-change", figure=self.name, found=shown(now)))
        return now - before if self.sign == "+=" else before - now

    def _wanted(self, state: State, found: Value) -> Value:
        """The value compared with: a word stands for itself where a word is found, unless it has a dot."""
        literal = read_value(self.value)
        if not isinstance(literal, str) or (isinstance(found, str) and "." not in literal):
            return literal
        return figure(state, literal) if literal in state.facts else literal

    def really(self, moment: Moment) -> str:
        sign = self.sign if self.sign in ("+=", "-=") else "="
        return f"{self.name} {sign} {shown(self.found(moment))}"


class Happened(msgspec.Struct, frozen=True):
    """`[not] happened clause [seat]`."""

    clause: str
    seat: Seat | None = None
    denied: bool = False

    def holds(self, moment: Moment) -> bool:
        happened = any(
            event.clause == self.clause and self.seat in (None, event.seat) for event in moment.events
        )
        return happened != self.denied

    def really(self, moment: Moment) -> str:
        clauses = list(dict.fromkeys(event.clause for event in moment.events))
        return f"happened {', '.join(clauses) or 'nothing'}"


class Expectation(msgspec.Struct, frozen=True):
    """One line that holds in a moment or does not; several alternatives are joined by `or`."""

    text: str
    parts: tuple[Comparison | Happened, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it names."""
        return tuple(part.clause for part in self.parts if isinstance(part, Happened))

    def holds(self, moment: Moment) -> bool:
        """Whether it is so. Raises BadExpectation for a figure that the position does not have."""
        return any(part.holds(moment) for part in self.parts)

    def really(self, moment: Moment) -> str:
        """What is so instead, in the same words."""
        return ", ".join(part.really(moment) for part in self.parts)


@of_kinds
def expectation(text: str) -> Expectation:
    """Reads a line. Raises BadExpectation, which says how one is written."""
    return Expectation(text, tuple(_part(part.strip()) for part in text.split(" or ")))


def holds(line: str, moment: Moment) -> bool:
    """Whether a line is so; it is not where it speaks of a figure that the position does not have."""
    try:
        return expectation(line).holds(moment)
    except BadExpectation:
        return False


def _part(text: str) -> Comparison | Happened:
    if found := _HAPPENED.match(text):
        return Happened(found["clause"], found["seat"], found["not"] is not None)
    if found := _COMPARISON.match(text) or _CLOSE.match(text):
        return Comparison(found["name"], found["sign"], found["value"])
    raise BadExpectation(message("no-expectation", text=shortened(text)))


def read_value(text: str) -> Value:
    """A whole number, a fraction, yes or no, else the text itself; `nothing` is the empty text.

    Raises BadExpectation for a fraction of 0.
    """
    if text == "nothing":
        return ""
    if text in ("yes", "no"):
        return text == "yes"
    if re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        return int(text)
    if found := re.fullmatch(r"([0-9]{1,18})\s*/\s*([0-9]{1,18})", text):
        if not int(found[2]):
            raise BadExpectation(message("divided", text=repr(text)))
        return Fraction(int(found[1]), int(found[2]))
    return text


def shown(value: Value) -> str:
    """A value as an expectation writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) or "nothing"


def _now(moment: Moment, name: str) -> Value:
    """A figure now; of what was there before and went, nothing is left."""
    before, facts = moment.before.facts, moment.state.facts
    return type(before[name])() if name in before and name not in facts else figure(moment.state, name)


@of_kinds
def figure(state: State, name: str) -> Value:
    """A figure of a position by its name. Raises BadExpectation when there is none of that name."""
    facts = state.facts
    if name in facts:
        return facts[name]
    head, _, rest = name.partition(".")
    if head == "points":
        return _points(state, rest)
    if head == "legal":
        moves = state.legal_moves
        return len(moves) if not rest else len(moves.by_verb().get(rest, ()))
    if name.startswith("odds "):
        move = state.game.read_move(name.removeprefix("odds "))
        return state.chance.get(move, Fraction(0))
    special: dict[str, Callable[[], Value]] = {
        "over": lambda: not state.pending,
        "winners": lambda: "+".join(state.result.winners) if state.result else "none",
        "to_act": lambda: "+".join(state.game.asked(state)) or "none",
        "frame": lambda: state.pending[-1].name if state.pending else "none",
    }
    if name in special:
        return special[name]()
    known = [*facts, *special, "points", "legal"]
    raise BadExpectation(message("no-figure", name=shortened(name), meant=meant(name, known)))


def _points(state: State, rest: str) -> int:
    seat, _, clause = rest.partition(".")
    scores = state.scores
    if seat not in scores:
        raise BadExpectation(message("no-points", seat=repr(seat), seats=", ".join(scores)))
    if not clause:
        return scores[seat].total
    if clause not in state.game.catalogue:
        parts = ", ".join(dict(scores[seat].parts))
        raise BadExpectation(message("no-points/by", clause=repr(clause), parts=parts))
    return sum(points for part, points in scores[seat].parts if part == clause)
