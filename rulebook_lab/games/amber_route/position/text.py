"""Positions as text, pleasant to write by hand.

    layout: beginner
    red: field 9, escorts 1, loose 2, hand any-1 forest-2*2, kept forest-ghost-d
    blue: field 9
    asks: red > act

A seat's line says what differs from the start; `asks` names the active player and what is open, from the
bottom up (alone: the turn begins). Decks, pool and supply hold what lies nowhere else, unless a line says so;
once there is a `first` in the castle, all others who follow have a last turn to come.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import asdict, replace

from .... import engine as e
from ....engine.position import NOTHING
from ....engine.wording import load_texts
from ..components import Components
from ..rules import CHAPTERS
from ..rules.action_phase import Act
from ..rules.setting_up import SEAT_COUNTS, SEATS, start_player
from ..rules.turn import Draw, EndOfTurn
from ..state import AmberRouteState, Cards
from .invariants import DARK, LIGHT, pool_left, supply_left, turns_to_come, unfit

NOBODY = "none"
"""How older texts write that there is no active player."""


def complaint(key: str, /, **facts: object) -> str:
    """Say what is wrong with a line, in the game's words."""
    return load_texts(__package__.rpartition(".")[0]).message(key, **facts)


# -- open questions ---------------------------------------------------------------------------


class Turn(e.Stack, frozen=True):
    """`red > act`: the active player, and what is open in the turn, whose own seat is left out there."""

    def read(self, text: str, given: e.Given) -> tuple[e.Frame, ...]:
        active, *steps = map(str.strip, text.split(">"))
        if active in given.seats:
            frames = (self.frames.read(_seated(step, active, given)) for step in steps)
            return (EndOfTurn(active), *frames) if steps else turn_begins(active)
        if active in SEATS:
            raise ValueError(complaint("none-of", given=repr(active), known=", ".join(given.seats)))
        return super().read(" > ".join([NOTHING, *steps]) if active == NOBODY else text, given)

    def write(self, state: e.State) -> str:
        active = state.active if isinstance(state, AmberRouteState) else None
        if active is None or not isinstance(state.pending[0], EndOfTurn) or len(state.pending) == 1:
            return super().write(state)
        if state.pending == turn_begins(active):
            return active
        steps = (_unseated(self.frames.write(frame), active, state.seats) for frame in state.pending[1:])
        return " > ".join([active, *steps])


def _seated(step: str, active: e.Seat, given: e.Given) -> str:
    """Put the active player's seat where no other one follows the name of a question."""
    name, *rest = step.split() or [""]
    return " ".join([name, *rest] if rest[:1] and rest[0] in given.seats else [name, active, *rest])


def _unseated(step: str, active: e.Seat, seats: tuple[e.Seat, ...]) -> str:
    """Leave the active player's seat out, unless another one follows it."""
    name, *rest = step.split()
    if rest[:1] == [active] and not {*rest[1:2]} & {*seats}:
        del rest[0]
    return " ".join([name, *rest])


def turn_begins(seat: e.Seat) -> tuple[e.Frame, ...]:
    """List what is open when a turn begins."""
    return (EndOfTurn(seat), Act(seat), Draw(seat))


# -- players and piles ------------------------------------------------------------------------

NUMBERS = {**{name: name for name in ("field", "escorts", "loose", "secured")}, "lost": "lost_turns"}
"""The words of a player's numbers, and their fields."""


def read_player(text: str, given: e.Given) -> dict[str, int | Cards]:
    """Read what differs from the start. Raises ValueError."""
    box: Components = given.box
    cards = {"hand": box.light, "kept": [card.id for card in box.dark.values() if card.timing == "hourglass"]}
    changes: dict[str, int | Cards] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        said, _, rest = part.partition(" ")
        name = NUMBERS.get(said, said)
        if said in NUMBERS:
            most = box.amounts.board_pieces - 1 if said == "field" else 99
            value: int | Cards = e.whole_number(rest.strip(), 0, most)
        elif said in cards:
            value = tuple(sorted(e.things(rest, (*cards[said], e.HIDDEN))))
        else:
            raise ValueError(complaint("none-of", given=repr(said), known=", ".join([*NUMBERS, *cards])))
        if changes.setdefault(name, value) != value:
            raise ValueError(complaint("said-twice", word=said))
    return changes


def write_player(state: AmberRouteState, seat: e.Seat) -> str:
    """Write what differs from the start."""
    usual, own = (asdict(p) for p in (start_player(state.box.amounts), state.player(seat)))
    numbers = [f"{word} {own[name]}" for word, name in NUMBERS.items() if own[name] != usual[name]]
    cards = [f"{name} {e.written_things(own[name])}" for name in ("hand", "kept") if own[name]]
    return ", ".join(numbers + cards)


# -- the whole --------------------------------------------------------------------------------


def last_turns(text: str, given: e.Given) -> tuple[e.Seat, ...]:
    """Read who has a last turn to come. Raises ValueError."""
    seats = e.things(text, given.seats)
    if len(set(seats)) < len(seats):
        raise ValueError(complaint("different-seats", seats=", ".join(given.seats)))
    return seats


def complete(given: e.Given) -> AmberRouteState:
    """Make the position. Raises UnreadablePosition for what cannot be asked, and for a card too many."""
    start, stated = start_player(given.box.amounts), given.fields(TEXT.rows)
    if "asks" not in given.found:
        given.pending = turn_begins(given.seats[0])
    players = tuple(replace(start, **own.get("", {})) for own in given.own.values())
    usual = {"layout": next(iter(given.box.layouts))}
    state = AmberRouteState(**given.common, players=players, **usual | stated)
    if misfit := next(unfit(state), None):
        raise given.wrong("asks", state.game.explain(state, misfit))
    for supply in (LIGHT, DARK):
        everything = Counter(supply.all(state))
        for card, count in Counter(supply.placed(state)).items():
            if count > everything[card] and card != e.HIDDEN:
                line = next(line for line in reversed([*given.found.values()]) if card in line.value)
                raise line.wrong(complaint("too-many", n=count, card=card, most=everything[card]))
        if supply.rest not in stated:
            state = supply.filled(state)
    left = {"pool": pool_left(state), "supply": supply_left(state), "last_turns": turns_to_come(state)}
    return replace(state, **left | stated)


TEXT = e.PositionText(
    AmberRouteState,
    SEATS,
    SEAT_COUNTS,
    rows=[
        e.word("layout", lambda box: box.layouts, usual=None),
        e.word("first", usual=None),
        e.of_field("last-turns", last_turns, " ".join, usual=turns_to_come),
        e.pile("light-discard", lambda box: box.light),
        e.pile("dark-discard", lambda box: (*box.dark, *box.gifts)),
        e.pile("light-deck", lambda box: box.light, rest=LIGHT),
        e.pile("dark-deck", lambda box: (*box.dark, *box.gifts), rest=DARK),
        e.number("pool", usual=pool_left, most=999),
        e.number("supply", usual=supply_left, most=999),
    ],
    own=[e.Row("", read_player, write_player)],
    asks=Turn(
        e.FrameNotation(e.frames_of(CHAPTERS), older={"duel-draw": ("light-draw", "1", "duel.both-draw")})
    ),
    complete=complete,
    older={"turn": "asks", "components": "edition"},
)
