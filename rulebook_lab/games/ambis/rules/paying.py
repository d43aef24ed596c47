"""2 The action: what a lord costs, and which cards pay for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from ....engine import Seat, Violation, broken, effect, unknown, value
from ..components import RACE, VALUE
from ..state import AmbisState, Player
from .frames import Action
from .lords import has_active, suffers
from .moves import Recruit
from .payments import Price, can_pay, payments, worth_of

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
    """The value that the cards played must reach."""
    return with_surcharge(state.kit.lords[lord].cost, surcharge(state, seat))


def with_surcharge(printed: int, more: int) -> int:
    """A cost as powers change it, never below 0 (ruling.cost-floor)."""
    return max(0, printed + more)


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


def pearls_due(state: AmbisState, seat: Seat, lord: str, cards: tuple[str, ...]) -> int:
    """The pearls that make up what the cards do not reach."""
    return without_change(required_value(state, seat, lord) - value_of(cards))


# -- paying ---------------------------------------------------------------------------------


def recruit_violations(state: AmbisState, frame: Action, move: Recruit) -> Iterator[Violation]:
    """Every reason why these cards do not recruit this lord."""
    if not state.in_court(move.lord):
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
    if not state.shows_hand(seat):
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


# -- proposing ------------------------------------------------------------------------------


def recruits(state: AmbisState, seat: Seat) -> list[Recruit]:
    """The payments proposed for the lords of the Court (see `payments`); each is legal."""
    player = state.player(seat)
    if not player.hand or not state.shows_hand(seat):
        return []
    hand, worth, pearls = player.hand, worth_of(player.hand), pearls_at_hand(state, seat)
    found = []
    for lord, price in prices(state, seat):
        if can_pay(worth, price, pearls):
            found += [Recruit(seat, lord, paid) for paid in payments(hand, price, pearls)]
    return found


def prices(state: AmbisState, seat: Seat) -> list[tuple[str, Price]]:
    """What each lord of the Court asks of a seat."""
    free = ignores_forced_races(state.player(seat))
    every = _price_list(state.edition, surcharge(state, seat), free)
    return [(lord, every[lord]) for lord in state.court if lord]


@lru_cache(128)
def _price_list(edition: str, more: int, free: bool) -> dict[str, Price]:
    """What each lord of the box costs with a surcharge, and with or without its forced race."""
    return {
        card.id: Price(with_surcharge(card.cost, more), card.races, "" if free else card.forced_race)
        for card in AmbisState.boxes[edition].lords.values()
    }


def can_recruit(state: AmbisState, seat: Seat) -> bool:
    """Whether any lord of the Court can be paid."""
    worth, pearls = worth_of(state.player(seat).hand), pearls_at_hand(state, seat)
    return any(can_pay(worth, price, pearls) for _, price in prices(state, seat))


def near_misses(state: AmbisState, seat: Seat, proposed: list[Recruit]) -> list[Recruit]:
    """For each lord that no cards recruit the whole hand, so that a closed lord explains itself."""
    hand = state.player(seat).hand if state.shows_hand(seat) else ()
    within_reach = {move.lord for move in proposed}
    return [Recruit(seat, lord, hand) for lord in state.court if lord and lord not in within_reach]
