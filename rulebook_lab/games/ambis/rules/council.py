"""2 The action: request the Council's support."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, compress

from msgspec.structs import replace

from ....engine import Seat, Tell, Verb, Violation, broken, effect, value
from ..components import RACES
from ..state import AmbisState, Player, added
from .activated import without_pile
from .frames import Action, Control
from .lords import has_active
from .moves import Support


def filled_piles(state: AmbisState) -> list[str]:
    """The races whose pile is not empty."""
    return list(compress(RACES, state.council))


@value("power.alchemist", off=1)
def piles_wanted(state: AmbisState, player: Player) -> int:
    """How many piles the player takes: two with an Alchemist, if there are two."""
    if not has_active(player, "alchemist"):
        return 1
    return min(state.kit.lords["alchemist"].params["amount"], len(filled_piles(state)))


def pile_violations(state: AmbisState, race: str, by: str) -> Iterator[Violation]:
    """Only a pile with cards can be taken."""
    if race not in RACES or not state.pile(race):
        yield broken(by, pile=race)


def support_violations(state: AmbisState, frame: Action, move: Support) -> Iterator[Violation]:
    """The piles are different, not empty, and as many as are due."""
    for race in move.piles:
        yield from pile_violations(state, race, "support.take")
    wanted = max(1, piles_wanted(state, state.player(move.seat)))
    if len(move.piles) != wanted or len(set(move.piles)) != len(move.piles):
        clause = "power.alchemist" if wanted > 1 else "support.take"
        yield broken(clause, "number", piles=move.piles)


def supports(state: AmbisState, seat: Seat, legal: bool = False) -> list[Support]:
    """Every choice of piles; the empty ones explain themselves unless only legal moves are asked for."""
    wanted = piles_wanted(state, state.player(seat))
    if wanted > 1:
        return [Support(seat, pair) for pair in combinations(filled_piles(state), wanted)]
    return [Support(seat, (race,)) for race in (filled_piles(state) if legal else RACES)]


def support(state: AmbisState, frame: Action, move: Support, tell: Tell) -> AmbisState:
    """All cards of the piles named go into the hand."""
    return supported(replace(state.swap(Control()), passes=0), move, tell)


@effect("support.take")
def supported(state: AmbisState, move: Support, tell: Tell) -> AmbisState:
    """One pile after the other is taken."""
    for race in move.piles:
        state = take_pile(state, move.seat, race, "support.take", tell)
    return state


def take_pile(state: AmbisState, seat: Seat, race: str, by: str, tell: Tell) -> AmbisState:
    """A whole pile goes into the hand; nobody else sees the cards."""
    cards = state.pile(race)
    tell.secretly((seat,), by, "takes-pile", seat, {"cards": cards}, pile=race, n=len(cards))
    return without_pile(state, race).change(seat, hand=added(state.player(seat).hand, *cards))


VERBS = [Verb(move=Support, clause="support.take", violations=support_violations, apply=support)]
