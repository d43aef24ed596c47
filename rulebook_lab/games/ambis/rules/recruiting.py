"""2 The action: recruit a lord. Paying, affiliating, entering play."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements, value
from ..components import VALUE
from ..state import AmbisState, LordInPlay, Player, active_player, added, without
from .court import court_without
from .ending import seven_lords
from .frames import Action, Affiliation, Control, CourtStep, EnterPlay
from .lords import has_active
from .moves import Affiliate, Recruit
from .paying import pearls_due, recruit_violations
from .powers import ENTERING

# -- paying ---------------------------------------------------------------------------------


@implements("recruit.pay-with-hand")
def recruit(state: AmbisState, frame: Action, move: Recruit, tell: Tell) -> AmbisState:
    """The cost is paid; an ally is affiliated, the lord enters play, the Court closes up."""
    seat = move.seat
    pearls = pearls_due(state, seat, move.lord, move.cards)
    kind = "recruits-with-pearls" if pearls else "recruits"
    tell("recruit.from-court", kind, seat, lord=move.lord, cards=move.cards, pearls=pearls)
    state = replace(
        state,
        court=court_without(state, move.lord),
        passes=0,
        pending=(*state.pending[:-1], Control(), CourtStep(), EnterPlay(move.lord)),
    )
    state = state.change(seat, hand=without(state.player(seat).hand, *move.cards))
    return affiliation_due(pay_pearls(state, seat, pearls), seat, move.cards, tell)


@effect("recruit.pearls-to-treasury")
def pay_pearls(state: AmbisState, seat: Seat, pearls: int) -> AmbisState:
    """The pearls that make up the value go to the Treasury."""
    return state.gain_pearls(seat, -pearls) if pearls else state


# -- affiliating ----------------------------------------------------------------------------


@value("power.master-of-magic", "master.later", off=False)
def may_affiliate_any(player: Player) -> bool:
    """Whether a Master of Magic, in play before the payment, leaves the choice open."""
    return has_active(player, "master-of-magic")


@implements("master.own-recruitment")
def choices(player: Player, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of which one is affiliated: the weakest, or any with the Master of Magic."""
    if may_affiliate_any(player):
        return tuple(sorted(set(cards)))
    return weakest(cards)


@value("affiliate.lowest", off=())
def weakest(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that share the lowest value; equal ones are no choice (ruling.affiliated-identical)."""
    lowest = min(VALUE[card] for card in cards)
    return tuple(sorted({card for card in cards if VALUE[card] == lowest}))


def affiliation_due(state: AmbisState, seat: Seat, cards: tuple[str, ...], tell: Tell) -> AmbisState:
    """One of the cards played is affiliated, the others are discarded."""
    options = choices(state.player(seat), cards)
    if len(options) > 1:
        return state.push(Affiliation(tuple(sorted(cards))))
    return affiliated(state, seat, cards, options[0] if options else "", tell)


@effect("recruit.discard")
def discard_payment(state: AmbisState, cards: tuple[str, ...]) -> AmbisState:
    """The allies used go to the discards."""
    return replace(state, discards=added(state.discards, *cards))


@effect("affiliate.face-up")
def lay_down(state: AmbisState, seat: Seat, card: str) -> AmbisState:
    """The affiliated ally lies face up in front of the player from now on."""
    return state.change(seat, affiliated=added(state.player(seat).affiliated, card))


def affiliated(state: AmbisState, seat: Seat, cards: tuple[str, ...], card: str, tell: Tell) -> AmbisState:
    """One of the cards is affiliated, the others are discarded."""
    if not card:
        return discard_payment(state, cards)
    by = "affiliate.lowest" if card in weakest(cards) else "power.master-of-magic"
    tell(by, "affiliates", seat, card=card)
    return discard_payment(lay_down(state, seat, card), without(cards, card))


def affiliations(state: AmbisState, frame: Affiliation) -> list[Move]:
    """Any card played, equal ones once; too strong ones explain themselves."""
    return [Affiliate(state.active, card) for card in sorted(set(frame.cards))]


def affiliations_legal(state: AmbisState, frame: Affiliation) -> list[Move]:
    """The cards among which there is a choice."""
    seat = state.active
    return [Affiliate(seat, card) for card in choices(state.player(seat), frame.cards)]


def affiliate_violations(state: AmbisState, frame: Affiliation, move: Affiliate) -> Iterator[Violation]:
    """One of the cards played, and one of the weakest unless a Master of Magic helps."""
    if move.card not in frame.cards:
        yield broken("affiliate.one-card", "other", card=move.card)
    elif move.card not in choices(state.player(move.seat), frame.cards):
        yield broken("affiliate.lowest", card=move.card)


def affiliate_elsewhere(state: AmbisState, move: Affiliate) -> Iterator[Violation]:
    """One recruitment affiliates one card, and no more."""
    yield broken("affiliate.one-card")


def affiliate(state: AmbisState, frame: Affiliation, move: Affiliate, tell: Tell) -> AmbisState:
    """The card chosen is affiliated."""
    return affiliated(state.pop(), move.seat, frame.cards, move.card, tell)


# -- entering play --------------------------------------------------------------------------


@effect("lord.free")
def lay_in_front(state: AmbisState, seat: Seat, lord: str) -> AmbisState:
    """The lord is free, not rotated, not used (ruling.newcomer-state)."""
    return state.change(seat, lords=(*state.player(seat).lords, LordInPlay(lord)))


@implements("assassin.replacement")
def enter_play(state: AmbisState, frame: EnterPlay, tell: Tell) -> AmbisState:
    """The lord lies in front of its player; what it does on entering happens."""
    seat = state.active
    tell("lord.free", "enters", seat, lord=frame.lord)
    state = seven_lords(lay_in_front(state.pop(), seat, frame.lord), seat, tell)
    return fire(state, seat, frame.lord, tell)


@effect("lord.one-shot", "power.enter-play")
def fire(state: AmbisState, seat: Seat, lord: str, tell: Tell) -> AmbisState:
    """An arrow power, or the entering effect, is carried out once."""
    power = ENTERING.get(lord)
    return power(state, seat, tell) if power else state


VERBS = [
    Verb(move=Recruit, clause="recruit.from-court", violations=recruit_violations, apply=recruit),
    Verb(
        move=Affiliate,
        clause="affiliate.tie",
        violations=affiliate_violations,
        apply=affiliate,
        elsewhere=affiliate_elsewhere,
    ),
]
STEPS = [
    Step(
        frame=Affiliation,
        asked=active_player,
        candidates=affiliations,
        legal=affiliations_legal,
        verbs=(Affiliate,),
        facts=lambda state, frame: {"cards": choices(state.player(state.active), frame.cards)},
    ),
    Step(frame=EnterPlay, advance=enter_play),
]
