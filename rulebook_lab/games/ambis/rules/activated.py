"""Powers that their owner uses in the own turn, once each: the Slaver, the Oracle, the Opportunist."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Tell, Verb, Violation, broken, effect, implements, unknown
from ..components import RACES
from ..state import AmbisState, Player, added, put, without
from .frames import LordDraw
from .lords import has, is_active, is_covered, is_silenced
from .moves import Dissolve, Replace, Sell

ACTIVATED: tuple[type[Move], ...] = (Sell, Dissolve, Replace)
"""The verbs of these powers, for every moment at which the active player decides."""

OWNERS = ("slaver", "oracle", "opportunist")
"""The lords whose powers these are."""


def power_violations(state: AmbisState, seat: Seat, name: str) -> Iterator[Violation]:
    """Why a lord's power cannot be used: not owned, covered, rotated, or used already this turn."""
    lord = has(state.player(seat), name)
    if lord is None:
        yield broken("power.active-lord", "missing", lord=name)
    elif is_covered(lord):
        yield broken("location.powers-off", lord=name, location=lord.under)
    elif is_silenced(lord):
        yield broken("power.active-lord", lord=name)
    elif lord.used:
        yield broken(state.kit.lords[name].clause, "used", lord=name)


def not_now(state: AmbisState, move: Move) -> Iterator[Violation]:
    """Powers are used in one's own turn, when one decides."""
    yield broken("lord.owner-picks-moment", active=state.active)


@implements("lord.owner-picks-moment")
def activated_moves(state: AmbisState, seat: Seat, legal: bool = False) -> list[Move]:
    """The uses of the powers a player has, with near misses unless only the legal ones are asked for."""
    player = state.player(seat)
    moves: list[Move] = []
    for name in _worth_asking(player, legal):
        if name == "slaver":
            if state.shows_hand(seat) or not legal:
                moves += [Sell(seat, card) for card in sorted(set(player.hand))]
        elif name == "oracle":
            piles = zip(RACES, state.council, strict=True)
            moves += [Dissolve(seat, race) for race, pile in piles if pile or not legal]
        elif state.lord_deck or not legal:
            moves += [Replace(seat, lord) for lord in state.court if lord]
    return moves


def can_use_power(state: AmbisState, seat: Seat) -> bool:
    """Whether one of the powers can be used now; a hand that is not to be seen may hold what it needs."""
    player = state.player(seat)
    if not player.lords:
        return False
    unseen = state.hides_hand(seat) and "slaver" in _worth_asking(player, legal=True)
    return unseen or bool(activated_moves(state, seat, legal=True))


def _worth_asking(player: Player, legal: bool) -> list[str]:
    return [
        lord.id
        for lord in player.lords
        if lord.id in OWNERS and (not legal or (not lord.used and is_active(lord)))
    ]


def used(state: AmbisState, seat: Seat, name: str) -> AmbisState:
    """With the lord's power used for this turn."""
    lords = state.player(seat).lords
    return state.change(
        seat, lords=tuple(replace(lord, used=True) if lord.id == name else lord for lord in lords)
    )


def ready(state: AmbisState, seat: Seat) -> AmbisState:
    """With the powers of a seat's lords as if none of them had been used."""
    lords = state.player(seat).lords
    if not any(lord.used for lord in lords):
        return state
    return state.change(seat, lords=tuple(replace(lord, used=False) for lord in lords))


# -- the Slaver -----------------------------------------------------------------------------


def sell_violations(state: AmbisState, frame: object, move: Sell) -> Iterator[Violation]:
    """The Slaver needs an ally in hand."""
    yield from power_violations(state, move.seat, "slaver")
    if not state.shows_hand(move.seat):
        yield unknown("power.slaver")
    elif move.card not in state.player(move.seat).hand:
        yield broken("power.slaver", card=move.card)


def sell(state: AmbisState, frame: object, move: Sell, tell: Tell) -> AmbisState:
    """An ally is discarded for two pearls."""
    return slave_trade(used(state, move.seat, "slaver"), move, tell)


@effect("power.slaver")
def slave_trade(state: AmbisState, move: Sell, tell: Tell) -> AmbisState:
    """The ally goes to the discards, the pearls come from the Treasury."""
    pearls = state.kit.lords["slaver"].params["pearls"]
    tell.secretly((move.seat,), "power.slaver", "sells", move.seat, {"card": move.card}, pearls=pearls)
    player = state.player(move.seat)
    state = replace(state, discards=added(state.discards, move.card))
    return state.change(move.seat, hand=without(player.hand, move.card), pearls=player.pearls + pearls)


# -- the Oracle -----------------------------------------------------------------------------


def dissolve_violations(state: AmbisState, frame: object, move: Dissolve) -> Iterator[Violation]:
    """The Oracle needs a pile that is not empty."""
    yield from power_violations(state, move.seat, "oracle")
    if move.pile not in RACES or not state.pile(move.pile):
        yield broken("power.oracle", pile=move.pile)


@implements("power.oracle")
def dissolve(state: AmbisState, frame: object, move: Dissolve, tell: Tell) -> AmbisState:
    """A whole pile of the Council goes to the discards, unseen."""
    cards = state.pile(move.pile)
    tell("power.oracle", "dissolves", move.seat, pile=move.pile, n=len(cards))
    state = replace(state, discards=added(state.discards, *cards))
    return without_pile(used(state, move.seat, "oracle"), move.pile)


def without_pile(state: AmbisState, race: str) -> AmbisState:
    """With a race's pile of the Council empty."""
    at = RACES.index(race)
    return replace(state, council=(*state.council[:at], (), *state.council[at + 1 :]))


# -- the Opportunist ------------------------------------------------------------------------


def replace_violations(state: AmbisState, frame: object, move: Replace) -> Iterator[Violation]:
    """The Opportunist needs a lord in the Court and one in the deck."""
    yield from power_violations(state, move.seat, "opportunist")
    if not state.in_court(move.lord):
        yield broken("power.opportunist", lord=move.lord)
    if not state.lord_deck:
        yield broken("power.opportunist", "deck")


@implements("power.opportunist")
def replace_lord(state: AmbisState, frame: object, move: Replace, tell: Tell) -> AmbisState:
    """A lord of the Court leaves the game; the top lord takes its very space."""
    tell("power.opportunist", "replaces", move.seat, lord=move.lord)
    space = state.court.index(move.lord) + 1
    state = used(state, move.seat, "opportunist")
    return replace(
        state,
        court=put(state.court, space, ""),
        removed=(*state.removed, move.lord),
        pending=(*state.pending, LordDraw(space, "power.opportunist")),
    )


VERBS = [
    Verb(move=Sell, clause="power.slaver", violations=sell_violations, apply=sell, elsewhere=not_now),
    Verb(
        move=Dissolve,
        clause="power.oracle",
        violations=dissolve_violations,
        apply=dissolve,
        elsewhere=not_now,
    ),
    Verb(
        move=Replace,
        clause="power.opportunist",
        violations=replace_violations,
        apply=replace_lord,
        elsewhere=not_now,
    ),
]
