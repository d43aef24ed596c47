"""2 The action: recruit a lord. What it costs, paying, affiliating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated

from msgspec.structs import replace

from ....engine import Among, AnyOrder, Move, Seat, Tell, Violation, added, broken, numbered, unknown, without
from ..components import RACE, VALUE, AllyName, LordName
from ..state import AmbisState, OfActive, Player
from .court import CourtStep, court_without, in_court
from .lords import EnterPlay, has_active, suffers
from .payments import ALL_UP_TO, CONSIDERED_UP_TO, Price, payments, pearls_at_least, worth_of
from .turn import Act, Action, acted

# -- the price ------------------------------------------------------------------------------


def price_changes(state: AmbisState, seat: Seat, tell: Tell | None = None) -> dict[str, int]:
    """What lords add to, or take off, every lord's printed cost for a seat; the Shaman's help is told."""
    changes = {}
    if has_active(state.player(seat), "treasurer"):  # power.treasurer
        changes["treasurer"] = state.box.lords["treasurer"].params["amount"]
    if suffers(state, seat, "recruiter", tell):  # power.recruiter
        changes["recruiter"] = state.box.lords["recruiter"].params["amount"]
    return changes


def prices(state: AmbisState, seat: Seat) -> dict[str, Price]:
    """What every lord of the box asks of a seat."""
    any_races = has_active(state.player(seat), "diplomat")  # power.diplomat, else False
    return _price_list(state.edition, sum(price_changes(state, seat).values()), any_races)


@lru_cache(128)
def _price_list(edition: str, more: int, any_races: bool) -> dict[str, Price]:
    """The prices with a surcharge, never below 0 (ruling.cost-floor), with or without the forced races."""
    return {
        card.id: Price(max(0, card.cost + more), card.races, "" if any_races else card.forced_race)
        for card in AmbisState.boxes[edition].lords.values()
    }


def value_of(cards: tuple[str, ...]) -> int:
    """The value of all cards played, several of a race included."""
    return sum([VALUE.get(card, 0) for card in cards])  # recruit.several-of-a-race, else 0


# -- paying ---------------------------------------------------------------------------------


class Recruit(Act, clause="recruit.from-court", exact=True):
    """Recruit a lord from the Court with cards from the hand; pearls make up what is missing."""

    lord: LordName
    cards: Annotated[tuple[AllyName, ...], AnyOrder]

    @classmethod
    def proposals(cls, state: AmbisState, frame: Action, all_up_to: int = ALL_UP_TO) -> list[Recruit]:
        """All payments of a hand that has at most so many different subsets (see `payments`)."""
        seat, found = state.active, []
        player = state.player(seat)
        hand, pearls = player.hand, player.pearls
        if hand and state.shows_hand(seat):
            worth, asked = worth_of(hand), prices(state, seat)
            for lord in filter(None, state.court):
                price = asked[lord]
                if pearls_at_least(worth, price) <= pearls:
                    found += [cls(seat, lord, cards) for cards in payments(hand, price, pearls, all_up_to)]
        return found

    @classmethod
    def considered(cls, state: AmbisState, frame: Action) -> list[Recruit]:
        return cls.proposals(state, frame, CONSIDERED_UP_TO)

    @classmethod
    def near(cls, state: AmbisState, frame: Action) -> Iterator[Recruit]:
        """For each lord that no cards recruit the whole hand, so that a closed lord explains itself."""
        seat = state.active
        player, asked = state.player(seat), prices(state, seat)
        hand = player.hand if state.shows_hand(seat) else ()
        worth = worth_of(hand)
        for lord in filter(None, state.court):
            if pearls_at_least(worth, asked[lord]) > player.pearls:
                yield cls(seat, lord, hand)

    def spots(self, state: AmbisState) -> tuple[str, ...]:
        return (f"lord:{self.lord}", *(f"hand:{name}" for name in numbered(self.cards)))

    def violations(self, state: AmbisState, frame: Action) -> Iterator[Violation]:
        """Cards from the hand, of exactly the races of the bubbles, worth enough with the pearls."""
        lord, cards = self.lord, self.cards
        if lord not in in_court(state):
            yield broken("recruit.from-court", lord=lord)
        if (price := prices(state, self.seat).get(lord)) is None:
            return
        player = state.player(self.seat)
        if not state.shows_hand(self.seat):
            yield unknown("recruit.pay-with-hand")
        else:
            yield from not_in_hand(player, cards)
        need, wanted, forced = price
        races = {RACE[card] for card in cards if card in RACE}
        short_of_forced = forced != "" and forced not in races
        if len(races) != wanted:
            yield broken("lord.cost-races", lord=lord, wanted=wanted)
        if short_of_forced:
            yield broken("lord.cost-forced-race", lord=lord, race=forced)
        if len(races) != wanted:
            yield broken("recruit.exact-races", wanted=wanted, races=tuple(sorted(races)))
        value = value_of(cards)
        pearls = player.pearls  # recruit.pearls, else 0
        if pearls and value < need and (len(races) < wanted or short_of_forced):
            yield broken("recruit.pearls-not-races", pearls=pearls)
        if value + pearls < need:
            printed = state.box.lords[lord].cost
            facts = {"need": need, "printed": printed * (printed != need)}
            yield broken("lord.cost-value", lord=lord, value=value, pearls=pearls, **facts)

    def pearls_due(self, state: AmbisState) -> int:
        """The pearls that make up what the cards do not reach; value beyond the cost is lost."""
        missing = prices(state, self.seat)[self.lord].cost - value_of(self.cards)
        return max(0, missing)  # recruit.no-change, else missing

    def play(self, state: AmbisState, frame: Action, tell: Tell) -> AmbisState:
        """The cost is paid; an ally is affiliated, the lord enters play, the Court closes up."""
        seat, pearls = self.seat, self.pearls_due(state)
        kind = "recruits-with-pearls" if pearls else "recruits"
        tell("recruit.from-court", kind, seat, lord=self.lord, cards=self.cards, pearls=pearls)
        for lord, more in price_changes(state, seat, tell).items():
            kind = "dearer" if more > 0 else "cheaper"
            tell(state.box.lords[lord].clause, kind, seat, lord=self.lord, by=lord, amount=abs(more))
        forced = state.box.lords[self.lord].forced_race
        if forced and forced not in [RACE[card] for card in self.cards]:
            tell("power.diplomat", "any-races", seat, lord=self.lord)
        player = state.player(seat)
        left = player.pearls - pearls  # recruit.pearls-to-treasury, else player.pearls
        paid = replace(player, hand=without(player.hand, *self.cards), pearls=left)
        players = state.with_player(seat, paid)
        due = (CourtStep(), EnterPlay(self.lord), Affiliation(tuple(sorted(self.cards))))
        state = acted(state, *due)
        return replace(state, players=players, court=court_without(state, self.lord))


def not_in_hand(player: Player, cards: tuple[str, ...]) -> Iterator[Violation]:
    """Refuses cards that the player does not hold; affiliated ones never pay."""
    short = Counter(cards) - Counter(player.hand)
    if affiliated := tuple(card for card in short if card in player.affiliated):
        yield broken("affiliate.permanent", cards=affiliated)
    if others := tuple(card for card in short if card not in player.affiliated):
        yield broken("recruit.pay-with-hand", cards=others)


# -- affiliating ----------------------------------------------------------------------------


def choices(player: Player, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of which one is affiliated: the weakest, equal ones being no choice
    (ruling.affiliated-identical), or any where a Master of Magic was in play before the payment."""
    if has_active(player, "master-of-magic"):  # power.master-of-magic master.later
        return tuple(sorted(set(cards)))
    lowest = min([VALUE[card] for card in cards])  # affiliate.lowest master.own-recruitment, else 0
    return tuple(sorted({card for card in cards if VALUE[card] == lowest}))


class Affiliation(OfActive, clause="affiliate.tie", forced=True):
    """The recruiter chooses which of the cards played is affiliated."""

    cards: tuple[str, ...]

    def facts(self, state: AmbisState) -> dict[str, object]:
        return {"cards": choices(state.player(state.active), self.cards)}

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if not self.cards:
            yield broken("affiliate.one-card", "none")


def played(state: AmbisState, frame: Affiliation, seat: Seat) -> list[str]:
    """The different cards played."""
    return sorted(set(frame.cards))


class Affiliate(Move, clause="affiliate.tie", answers=(Affiliation,), exact=True, spot="paid:{card}"):
    """Choose which of the allies played is affiliated."""

    card: Annotated[AllyName, Among(played, "other", "affiliate.one-card")]

    @classmethod
    def proposals(cls, state: AmbisState, frame: Affiliation) -> Sequence[Affiliate]:
        return cls.each(state.active, choices(state.player(state.active), frame.cards))

    def violations(self, state: AmbisState, frame: Affiliation) -> Iterator[Violation]:
        """It is one of the weakest, unless a Master of Magic helps."""
        if self.card in set(frame.cards).difference(choices(state.player(self.seat), frame.cards)):
            yield broken("affiliate.lowest", card=self.card)

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """One recruitment affiliates one card, and no more."""
        if self.seat == state.active and state.open(CourtStep):
            yield broken("affiliate.one-card")

    def play(self, state: AmbisState, frame: Affiliation, tell: Tell) -> AmbisState:
        """The card lies face up in front of the player, the others are discarded."""
        weakest = VALUE[self.card] == min([VALUE[card] for card in frame.cards])
        by = "affiliate.lowest" if weakest else "power.master-of-magic"
        tell(by, "affiliates", self.seat, card=self.card)
        player = state.player(self.seat)
        laid_down = replace(player, affiliated=added(player.affiliated, self.card))
        players = state.with_player(self.seat, laid_down)  # affiliate.face-up, else state.players
        others = without(frame.cards, self.card)
        discards = added(state.discards, *others)  # recruit.discard, else state.discards
        return replace(state, pending=state.pending[:-1], players=players, discards=discards)
