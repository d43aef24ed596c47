"""Positions as text, pleasant to write by hand.

    layout: beginner
    red: field 9, escorts 1, loose 2, hand any-1 forest-2*2, kept forest-ghost-d
    blue: field 9
    asks: red > act

A seat's line says what differs from the start; `asks` names the active player and what is open, from the
bottom up (alone: the turn begins). Decks, pool and supply hold what lies nowhere else, unless a line says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import asdict, replace

from ....engine import (
    Frame,
    FrameNotation,
    Given,
    PositionText,
    Row,
    Seat,
    Stack,
    State,
    Supply,
    number,
    one_of,
    pile,
    things,
    whole_number,
    written_things,
)
from ....engine.position import NOTHING
from ....engine.protocol import own_kinds
from ....engine.wording import load_texts
from ..components import Components
from ..rules import CHAPTERS
from ..rules.action_phase import Act
from ..rules.setting_up import SEAT_COUNTS, SEATS, start_player
from ..rules.turn import Draw, EndOfTurn
from ..state import HIDDEN, AmberRouteState, Cards
from .invariants import DARK, LIGHT, pool_left, supply_left, unfit

NOBODY, OVER = "none", "over"
"""How older texts write that there is no active player, and that the game is over."""


def told(key: str, /, **facts: object) -> str:
    """Say what is wrong with a line, in the game's words."""
    return load_texts(__package__.rpartition(".")[0]).told(key, **facts)


# -- open questions ---------------------------------------------------------------------------


class Turn(Stack, frozen=True):
    """`red > act`: the active player, and what is open in the turn, whose own seat is left out there."""

    def read(self, text: str, given: Given) -> tuple[Frame, ...]:
        active, *steps = map(str.strip, text.split(">"))
        if text in (NOTHING, OVER):
            return ()
        if active in given.seats:
            if not steps:
                return turn_begins(active)
            return (EndOfTurn(active), *(self.frames.read(_seated(step, active, given)) for step in steps))
        if active == NOBODY:
            return tuple(map(self.frames.read, steps))
        if active in SEATS:
            raise ValueError(told("none-of", given=repr(active), known=", ".join(given.seats)))
        return tuple(map(self.frames.read, (active, *steps)))

    def write(self, state: State, given: Given) -> str:
        active = state.active if isinstance(state, AmberRouteState) else None
        if active is None or not isinstance(state.pending[0], EndOfTurn) or len(state.pending) == 1:
            return " > ".join(map(self.frames.write, state.pending)) or NOTHING
        if state.pending == turn_begins(active):
            return active
        return " > ".join([active, *(self._step(frame, active, state.seats) for frame in state.pending[1:])])

    def _step(self, frame: Frame, active: Seat, seats: tuple[Seat, ...]) -> str:
        name, *rest = self.frames.write(frame).split()
        if rest[:1] == [active] and not set(rest[1:2]) & set(seats):
            rest = rest[1:]
        return " ".join([name, *rest])


def _seated(step: str, active: Seat, given: Given) -> str:
    """Put the active player's seat where no other one follows the name of a question."""
    name, *rest = step.split() or [""]
    return " ".join([name, *rest] if rest[:1] and rest[0] in given.seats else [name, active, *rest])


def turn_begins(seat: Seat) -> tuple[Frame, ...]:
    """List what is open when a turn begins."""
    return (EndOfTurn(seat), Act(seat), Draw(seat))


# -- players and piles ------------------------------------------------------------------------

NUMBERS = {**{name: name for name in ("field", "escorts", "loose", "secured")}, "lost": "lost_turns"}
"""The words of a player's numbers, and their fields."""


def read_player(text: str, given: Given) -> dict[str, int | Cards]:
    """Read what differs from the start. Raises ValueError."""
    box: Components = given.box
    rewards = [card.id for card in box.dark.values() if card.timing == "hourglass"]
    changes: dict[str, int | Cards] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        word, _, rest = part.partition(" ")
        name = NUMBERS.get(word, word)
        if word in NUMBERS:
            most = box.amounts.board_pieces - 1 if word == "field" else 99
            value: int | Cards = whole_number(rest.strip(), 0, most)
        elif word in ("hand", "kept"):
            value = read_cards(rest, box.light if word == "hand" else rewards)
        else:
            raise ValueError(told("none-of", given=repr(word), known=", ".join([*NUMBERS, "hand", "kept"])))
        if _lost(changes.get(name, value), value):
            raise ValueError(told("said-twice", word=word))
        changes[name] = value
    return changes


def _lost(before: int | Cards, value: int | Cards) -> bool:
    """Tell whether what was said before is missing in what is said now."""
    if isinstance(before, tuple) and isinstance(value, tuple):
        return bool(Counter(before) - Counter(value))
    return before != value


def write_player(state: AmberRouteState, seat: Seat) -> str:
    """Write what differs from the start."""
    usual, own = (asdict(p) for p in (start_player(state.box.amounts), state.player(seat)))
    numbers = [f"{word} {own[name]}" for word, name in NUMBERS.items() if own[name] != usual[name]]
    cards = [f"{name} {written_things(own[name])}" for name in ("hand", "kept") if own[name]]
    return ", ".join(numbers + cards)


def read_cards(text: str, known: Iterable[str]) -> Cards:
    """Read a player's cards, hidden ones as `?`. Raises ValueError."""
    return tuple(sorted(things(text, (*known, HIDDEN))))


def light(box: Components) -> Iterable[str]:
    """List what can lie in a pile of light cards."""
    return (*box.light, HIDDEN)


def dark(box: Components) -> Iterable[str]:
    """List what can lie in a pile of dark cards and gifts."""
    return (*box.dark, *box.gifts, HIDDEN)


# -- the whole --------------------------------------------------------------------------------


def last_turns(text: str, given: Given) -> tuple[Seat, ...]:
    """Read who has a last turn to come. Raises ValueError."""
    seats = things(text, given.seats)
    if len(set(seats)) < len(seats):
        raise ValueError(told("different-seats", seats=", ".join(given.seats)))
    return seats


def complete(given: Given) -> AmberRouteState:
    """Make the position. Raises UnreadablePosition for what cannot be asked, and for a card too many."""
    box: Components = given.box
    start, stated = start_player(box.amounts), given.fields(TEXT.rows)
    layout = next(iter(box.layouts))
    state = AmberRouteState(
        seats=given.seats,
        edition=given.edition,
        viewer=given.viewer,
        players=tuple(replace(start, **given.own[seat].get("", {})) for seat in given.seats),
        pending=given.pending if "asks" in given.found else turn_begins(given.seats[0]),
        **({"layout": layout} | stated),
    )
    if misfit := next(unfit(state), None):
        raise given.wrong("asks", state.game.explain(state, misfit))
    for supply in (LIGHT, DARK):
        refuse_spare(state, supply, given)
        if supply.rest not in stated:
            state = supply.filled(state)
    left = {"pool": pool_left(state), "supply": supply_left(state)}
    return replace(state, **{name: count for name, count in left.items() if name not in stated})


def refuse_spare(state: AmberRouteState, supply: Supply[AmberRouteState], given: Given) -> None:
    """Raise UnreadablePosition, at a line that names it, for a card of which there are not so many."""
    everything = Counter(supply.all(state))
    for card, count in Counter(supply.placed(state)).items():
        if count > everything[card] and card != HIDDEN:
            line = next(line for line in reversed([*given.found.values()]) if card in line.value)
            raise line.wrong(told("too-many", n=count, card=card, most=everything[card]))


TEXT = PositionText(
    AmberRouteState,
    SEATS,
    SEAT_COUNTS,
    rows=[
        Row("layout", lambda text, given: one_of(text, given.box.layouts), lambda s: s.layout, "layout"),
        Row("first", lambda text, given: one_of(text, given.seats), lambda s: s.first or "", "first"),
        Row("last-turns", last_turns, lambda s: " ".join(s.last_turns), "last_turns"),
        pile("light-discard", light),
        pile("dark-discard", dark),
        pile("light-deck", light, rest=LIGHT),
        pile("dark-deck", dark, rest=DARK),
        number("pool", usual=pool_left, most=999),
        number("supply", usual=supply_left, most=999),
    ],
    own=[Row("", read_player, write_player)],
    asks=Turn(
        FrameNotation(
            (kind for chapter in CHAPTERS for kind in own_kinds(chapter, Frame)),
            older={"duel-draw": ("light-draw", "1")},
        )
    ),
    complete=complete,
    older={"turn": "asks", "components": "edition"},
)
