"""The Court: lords arrive from the deck; after a recruitment it closes up and may be refilled."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ....engine import CHANCE, Move, Step, Tell, effect, value
from ..components import COURT_SPACES
from ..state import AmbisState, one_of, put, without
from .ending import too_few_lords
from .frames import CourtStep, LordDraw, SchemedLord
from .moves import Lord


def empty_spaces(state: AmbisState) -> list[int]:
    """The empty spaces of the Court, the farthest from the lord deck first."""
    return [space for space in range(COURT_SPACES, 0, -1) if not state.court[space - 1]]


def lords_left(state: AmbisState) -> int:
    """How many lords the Court holds."""
    return COURT_SPACES - state.court.count("")


def court_without(state: AmbisState, lord: str) -> tuple[str, ...]:
    """The Court without a lord: its space is empty."""
    return put(state.court, state.court.index(lord) + 1, "")


def lord_weights(state: AmbisState, frame: LordDraw | SchemedLord) -> dict[Move, int]:
    """Every lord of the deck may be on top."""
    return {Lord(CHANCE, lord): 1 for lord in state.lord_deck}


def draw_lord(state: AmbisState, frame: LordDraw | SchemedLord, random: Random) -> Lord:
    """One lord of the deck, all equally likely."""
    return Lord(CHANCE, one_of(state.lord_deck, random))


def lay_lord(state: AmbisState, frame: LordDraw, move: Lord, tell: Tell) -> AmbisState:
    """The top lord goes face up onto its space of the Court."""
    tell(frame.by, "lord-arrives", None, lord=move.lord, space=frame.space)
    return replace(
        state,
        court=put(state.court, frame.space, move.lord),
        lord_deck=without(state.lord_deck, move.lord),
        pending=state.pending[:-1],
    )


def after_recruitment(state: AmbisState, frame: CourtStep, tell: Tell) -> AmbisState:
    """The Court closes up; with two lords or fewer left it pays two pearls and is refilled."""
    state = close_up(state.pop())
    state = too_few_lords(state, len(empty_spaces(state)), tell)
    if needs_refill(state):
        state = refill(two_left(state, tell))
    return state


@value("court.three-or-more", off=True)
def needs_refill(state: AmbisState) -> bool:
    """Not while three or more lords are left. (ruling.diff-only-two-left)"""
    return lords_left(state) <= state.kit.refill_when_at_most


@effect("court.shift")
def close_up(state: AmbisState) -> AmbisState:
    """The lords slide away from the deck."""
    lords = tuple(lord for lord in state.court if lord)
    return replace(state, court=("",) * (COURT_SPACES - len(lords)) + lords)


@effect("court.two-left")
def two_left(state: AmbisState, tell: Tell) -> AmbisState:
    """Whoever uncovers the pearls printed on the board takes them."""
    tell("court.two-left", "court-pearls", state.active, pearls=state.kit.refill_pearls)
    return state.gain_pearls(state.active, state.kit.refill_pearls)


@effect("court.refill")
def refill(state: AmbisState) -> AmbisState:
    """A lord is due on every empty space, as far as the deck reaches."""
    spaces = empty_spaces(state)[: len(state.lord_deck)]
    return state.push(*(LordDraw(space) for space in reversed(spaces)))


STEPS = [
    Step(frame=LordDraw, weights=lord_weights, draw=draw_lord, verbs=(Lord,)),
    Step(frame=SchemedLord, weights=lord_weights, draw=draw_lord, verbs=(Lord,)),
    Step(frame=CourtStep, advance=after_recruitment),
]
