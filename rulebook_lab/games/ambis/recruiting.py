"""2 The action: recruit a lord. Paying, affiliating, entering play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from ...engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements, unknown, value
from .components import RACE, VALUE
from .ending import seven_lords
from .lords import has_active, suffers
from .moves import Affiliate, Recruit
from .payments import can_pay, payments
from .powers import ENTERING
from .soldiers import the_owner
from .state import (
    Action,
    Affiliation,
    AmbisState,
    Control,
    CourtStep,
    EnterPlay,
    LordInPlay,
    Player,
    added,
    without,
)

# -- the price ------------------------------------------------------------------------------


@value("power.treasurer", off=0)
def treasurer_rebate(state: AmbisState, player: Player) -> int:
    """What the player's own Treasurer takes off."""
    return state.kit.lords["treasurer"].params["amount"] if has_active(player, "treasurer") else 0


@value("power.recruiter", off=0)
def recruiter_surcharge(state: AmbisState, seat: Seat) -> int:
    """What an opponent's Recruiter puts on top."""
    return state.kit.lords["recruiter"].params["amount"] if suffers(state, seat, "recruiter") else 0


def required_value(state: AmbisState, seat: Seat, lord: str) -> int:
    """The value that the cards played must reach, never below 0 (ruling.cost-floor)."""
    printed = state.kit.lords[lord].cost
    return max(0, printed + surcharge(state, seat))


def surcharge(state: AmbisState, seat: Seat) -> int:
    """What powers add to, or take off, every lord's printed cost for a seat."""
    return treasurer_rebate(state, state.player(seat)) + recruiter_surcharge(state, seat)


@value("power.diplomat", off=False)
def ignores_forced_races(player: Player) -> bool:
    """Whether a Diplomat lets the player use any races."""
    return has_active(player, "diplomat")


def forced_race(state: AmbisState, seat: Seat, lord: str) -> str:
    """The race that has to be among those used, "" if none."""
    return "" if ignores_forced_races(state.player(seat)) else state.kit.lords[lord].forced_race


@value("recruit.several-of-a-race", off=0)
def value_of(cards: tuple[str, ...]) -> int:
    """The value of all cards played, several of a race included."""
    return sum(VALUE.get(card, 0) for card in cards)


@value("recruit.pearls", off=0)
def pearls_at_hand(state: AmbisState, seat: Seat) -> int:
    """The pearls that may make up for missing value."""
    return state.player(seat).pearls


@effect("recruit.no-change")
def without_change(missing: int) -> int:
    """Value beyond the cost is lost: nothing is missing, and nothing comes back."""
    return max(0, missing)


# -- paying ---------------------------------------------------------------------------------


def recruit_violations(state: AmbisState, frame: Action, move: Recruit) -> Iterator[Violation]:
    """Every reason why these cards do not recruit this lord."""
    if not move.lord or move.lord not in state.court:
        yield broken("recruit.from-court", lord=move.lord)
        return
    yield from hand_violations(state, move.seat, move.cards)
    yield from race_violations(state, move)
    need, paid = required_value(state, move.seat, move.lord), value_of(move.cards)
    pearls = pearls_at_hand(state, move.seat)
    if paid + pearls < need:
        yield broken("lord.cost-value", lord=move.lord, need=need, value=paid, pearls=pearls)


def hand_violations(state: AmbisState, seat: Seat, cards: tuple[str, ...]) -> Iterator[Violation]:
    """Only cards from the hand pay, never affiliated ones."""
    player = state.player(seat)
    if state.viewer not in (None, seat):
        yield unknown("recruit.pay-with-hand")
        return
    short = Counter(cards) - Counter(player.hand)
    if affiliated := tuple(card for card in short if card in player.affiliated):
        yield broken("affiliate.permanent", cards=affiliated)
    if others := tuple(card for card in short if card not in player.affiliated):
        yield broken("recruit.pay-with-hand", cards=others)


def race_violations(state: AmbisState, move: Recruit) -> Iterator[Violation]:
    """Exactly the races that the bubbles ask for."""
    wanted = state.kit.lords[move.lord].races
    races = tuple(sorted({RACE[card] for card in move.cards if card in RACE}))
    if len(races) != wanted:
        yield broken("lord.cost-races", lord=move.lord, wanted=wanted)
    forced = forced_race(state, move.seat, move.lord)
    if forced and forced not in races:
        yield broken("lord.cost-forced-race", lord=move.lord, race=forced)
    if len(races) != wanted:
        yield broken("recruit.exact-races", wanted=wanted, races=races)
    if len(races) < wanted or (forced and forced not in races):
        yield broken("recruit.pearls-not-races", pearls=state.player(move.seat).pearls)


@implements("recruit.pay-with-hand")
def recruit(state: AmbisState, frame: Action, move: Recruit, tell: Tell) -> AmbisState:
    """The cost is paid; an ally is affiliated, the lord enters play, the Court closes up."""
    seat = move.seat
    pearls = without_change(required_value(state, seat, move.lord) - value_of(move.cards))
    tell("recruit.from-court", "recruits", seat, lord=move.lord, cards=move.cards, pearls=pearls)
    space = state.court.index(move.lord)
    state = replace(
        state,
        court=(*state.court[:space], "", *state.court[space + 1 :]),
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
    tell("affiliate.lowest", "affiliates", seat, card=card)
    return discard_payment(lay_down(state, seat, card), without(cards, card))


def affiliations(state: AmbisState, frame: Affiliation) -> list[Move]:
    """Any card played, equal ones once; too strong ones explain themselves."""
    return [Affiliate(state.active, card) for card in sorted(set(frame.cards))]


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


# -- proposing ------------------------------------------------------------------------------


def recruits(state: AmbisState, seat: Seat) -> list[Recruit]:
    """The payments proposed for the lords of the Court (see `payments`); each is legal."""
    player = state.player(seat)
    if not player.hand or state.viewer not in (None, seat):
        return []
    more, cards = surcharge(state, seat), state.kit.lords
    free = ignores_forced_races(player)
    found = []
    for lord in state.court:
        if lord:
            card = cards[lord]
            forced = "" if free else card.forced_race
            for paid in payments(player.hand, max(0, card.cost + more), card.races, forced, player.pearls):
                found.append(Recruit(seat, lord, paid))
    return found


def can_recruit(state: AmbisState, seat: Seat) -> bool:
    """Whether any lord of the Court can be paid."""
    player = state.player(seat)
    return any(
        can_pay(
            player.hand,
            required_value(state, seat, lord),
            state.kit.lords[lord].races,
            forced_race(state, seat, lord),
            player.pearls,
        )
        for lord in state.court
        if lord
    )


def near_misses(state: AmbisState, seat: Seat, proposed: list[Recruit]) -> list[Recruit]:
    """For each lord that no cards recruit the whole hand, so that a closed lord explains itself."""
    hand = state.player(seat).hand if state.viewer in (None, seat) else ()
    within_reach = {move.lord for move in proposed}
    return [Recruit(seat, lord, hand) for lord in state.court if lord and lord not in within_reach]


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
    Step(frame=Affiliation, asked=the_owner, candidates=affiliations, verbs=(Affiliate,)),
    Step(frame=EnterPlay, advance=enter_play),
]
