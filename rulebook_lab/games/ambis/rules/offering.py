"""2 The action, while exploring: an ally is bought by an opponent, or taken or left by the active player."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Tell, Violation, broken
from ..components import MONSTER
from ..state import AmbisState, added, put
from .exploring import (
    CardShown,
    ExplorationEnd,
    Offer,
    Unsold,
    hindrances,
    next_card,
    next_offer,
    price,
    purchase_violations,
)


class OfAlly(Move):
    """An answer that names an ally on the track."""

    card: str

    def spots(self, state: AmbisState) -> tuple[str, ...]:
        """The space of the newest card of that name: the last one laid."""
        shown = state.pending[-1] if state.pending else None
        if isinstance(shown, CardShown) and state.track[shown.space - 1] == self.card:
            return (f"track:{shown.space}",)
        if self.card in state.track:
            return (f"track:{state.track.index(self.card) + 1}",)
        return (f"card:{self.card}",)

    def not_the_newest(self, state: AmbisState, shown: CardShown) -> Iterator[Violation]:
        """Only the card just revealed can be had."""
        newest = state.track[shown.space - 1]
        if self.card != newest:
            yield broken("explore.only-latest", card=self.card, newest=newest)


def passed_over(state: AmbisState, shown: CardShown) -> Iterator[str]:
    """The other allies on the track."""
    newest = state.track[shown.space - 1]
    return (card for card in state.track if card not in ("", MONSTER, newest))


class Buy(OfAlly, clause="explore.buy-or-decline", answers=(Offer,), exact=True):
    """Buy the ally that the active player has revealed."""

    @classmethod
    def proposals(cls, state: AmbisState, frame: Offer) -> list[Buy]:
        hindered = any(hindrances(state, frame.asking, price(state)))
        return [] if hindered else [cls(frame.asking, state.track[frame.space - 1])]

    @classmethod
    def near(cls, state: AmbisState, frame: Offer) -> Iterator[Buy]:
        yield cls(frame.asking, state.track[frame.space - 1])
        yield from (cls(frame.asking, card) for card in passed_over(state, frame))

    def violations(self, state: AmbisState, frame: Offer) -> Iterator[Violation]:
        yield from purchase_violations(state, self.seat)
        yield from self.not_the_newest(state, frame)

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """Monsters are not offered, the active player never buys, nobody buys twice or on credit."""
        shown = state.pending[-1]
        if not isinstance(shown, CardShown) or self.seat not in state.seats:
            return
        if shown.of_monster:
            yield broken("monster.no-offer")
        if self.seat == state.active:
            yield broken("explore.take", "pays")
        elif not shown.of_monster:
            yield from purchase_violations(state, self.seat)
        if not shown.of_monster:
            yield from self.not_the_newest(state, shown)

    def play(self, state: AmbisState, frame: Offer, tell: Tell) -> AmbisState:
        """The buyer pays the active player and has the card; its space is free, another card is due."""
        cost = price(state)
        tell("explore.first-buyer", "buys", self.seat, card=self.card, price=cost, seller=state.active)
        track = put(state.track, frame.space, "")  # explore.bought-frees-space, else state.track
        buyers, pending = (*state.buyers, self.seat), state.pending[:-1]
        state = replace(state, buyers=buyers, track=track, pending=pending)
        state = state.gain_pearls(state.active, cost)  # explore.pay-active-player
        buyer = state.player(self.seat)
        pearls, hand = buyer.pearls - cost, added(buyer.hand, self.card)
        state = state.change(self.seat, pearls=pearls, hand=hand)  # explore.first-buyer
        return next_card(state, tell)  # explore.continue-after-sale, else state


class Decline(Move, clause="explore.buy-or-decline", answers=(Offer,)):
    """Do not buy it."""

    def play(self, state: AmbisState, frame: Offer, tell: Tell) -> AmbisState:
        """The offer passes to the next opponent who can buy."""
        card, others = state.track[frame.space - 1], state.opponents(state.active)
        tell("explore.buy-or-decline", "declines", self.seat, card=card)
        following = others[others.index(self.seat) + 1 :]
        return state.swap(next_offer(state, frame.space, card, following, tell))


class Take(OfAlly, clause="explore.take", answers=(Unsold,), exact=True):
    """Take the revealed ally for free."""

    @classmethod
    def proposals(cls, state: AmbisState, frame: Unsold) -> list[Take]:
        return [cls(state.active, state.track[frame.space - 1])]

    @classmethod
    def near(cls, state: AmbisState, frame: Unsold) -> Iterator[Take]:
        return (cls(state.active, card) for card in passed_over(state, frame))

    def violations(self, state: AmbisState, frame: Unsold) -> Iterator[Violation]:
        return self.not_the_newest(state, frame)

    def play(self, state: AmbisState, frame: Unsold, tell: Tell) -> AmbisState:
        """The card goes to the active player's hand for free and ends the exploration."""
        tell("explore.take", "takes", self.seat, card=self.card)
        over = (ExplorationEnd(),)  # explore.end, else ()
        track, pending = put(state.track, frame.space, ""), state.pending[:-1] + over
        state = replace(state, track=track, pending=pending)
        state = state.change(self.seat, hand=added(state.player(self.seat).hand, self.card))
        return frame.earns(state, tell)  # explore.last-space-pearl, else state


class Leave(Move, clause="explore.leave", answers=(Unsold,)):
    """Leave the revealed ally on the track and reveal the next card."""

    def violations(self, state: AmbisState, frame: Unsold) -> Iterator[Violation]:
        return frame.no_going_on(state)

    def play(self, state: AmbisState, frame: Unsold, tell: Tell) -> AmbisState:
        """The ally stays on the track; another card is due, and is dealt with in the same way."""
        tell("explore.leave", "leaves", self.seat, card=state.track[frame.space - 1])
        state = state.pop()
        return next_card(state, tell)  # explore.repeat, else state
