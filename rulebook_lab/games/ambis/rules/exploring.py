"""2 The action: explore the depths. Cards are revealed one by one and dealt with; the track is cleared."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import ClassVar, Self

from msgspec.structs import replace

from ....engine import Drawing, Frame, Move, Seat, Tell, Violation, added, broken, without
from ..components import MONSTER, RACE, RACES, TRACK_SPACES, AllyName
from ..state import AmbisState, put
from .activated import OwnMoment, power_owners
from .lords import has_active
from .turn import Act, Action, acted


class Explore(Act, clause="explore.reveal", spot="deck:exploration"):
    """Explore the depths."""

    @classmethod
    def barred(cls, state: AmbisState, frame: Action) -> tuple[Violation, ...]:
        return () if state.can_reveal else (broken("explore.reshuffle"),)

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """No card is revealed before the last one is dealt with."""
        if self.seat == state.active and isinstance(state.pending[-1], CardShown):
            yield broken("explore.settle-each")
        else:
            yield from super().elsewhere(state)

    def play(self, state: AmbisState, frame: Action, tell: Tell) -> AmbisState:
        """The first card is due."""
        tell("explore.reveal", "explores", self.seat)
        return next_card(acted(state), tell)


# -- the next card --------------------------------------------------------------------------


def next_card(state: AmbisState, tell: Tell) -> AmbisState:
    """Another card is due, if need be out of the discards; without any the exploration ends.

    The discards are shuffled only now that a card is needed (ruling.reshuffle-when).
    """
    if not state.deck and state.discards:  # explore.reshuffle
        tell("explore.reshuffle", "reshuffles", None, n=len(state.discards))
        state = replace(state, deck=state.discards, discards=())
    return state.push(Reveal() if state.deck else ExplorationEnd())


class BeforeShuffle(OwnMoment, clause="lord.owner-picks-moment", forced=True):
    """After a sale the deck is empty: what powers discard now is shuffled in (ruling.activated-windows)."""

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if state.deck:
            yield broken("explore.reshuffle", "left", n=len(state.deck))


class NextCard(Move, clause="explore.continue-after-sale", answers=(BeforeShuffle,)):
    """Have the discards shuffled and the next card revealed."""

    def play(self, state: AmbisState, frame: BeforeShuffle, tell: Tell) -> AmbisState:
        return next_card(state.pop(), tell)  # explore.continue-after-sale, else state.pop()


class Reveal(Drawing, clause="explore.reveal"):
    """Chance turns up the next card of the exploration deck."""

    pile = "deck"

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if "" not in state.track:
            yield broken("explore.place", "full")
        elif any(state.track[state.track.index("") :]):
            yield broken("explore.place", "newest", space=state.track.index("") + 1)


class Card(Move, clause="explore.reveal", answers=(Reveal,), spot="card:{card}"):
    """Chance turns up the top card of the exploration deck."""

    card: AllyName

    def play(self, state: AmbisState, frame: Reveal, tell: Tell) -> AmbisState:
        """The card goes onto the free space nearest to the deck; a monster is met, an ally offered."""
        space = state.track.index("") + 1  # explore.place, else TRACK_SPACES
        tell("explore.place", "revealed", None, card=self.card, space=space)
        if self.card == MONSTER:
            shown: CardShown = Encounter(space)
        else:
            shown = next_offer(state, space, self.card, state.opponents(state.active), tell)
        deck, track = without(state.deck, self.card), put(state.track, space, self.card)
        return replace(state, deck=deck, track=track, pending=(*state.pending[:-1], shown))


def off_track(state: AmbisState, space: int) -> AmbisState:
    """Without the card on a space of the track."""
    return replace(state, track=put(state.track, space, ""))


def newest_space(state: AmbisState, card: str) -> int:
    """The space of the newest card of that name, the one farthest from the deck; 0 where there is none."""
    return max((space for space, each in enumerate(state.track, 1) if each == card), default=0)


# -- what is asked about the card just revealed ---------------------------------------------


class CardShown(Frame):
    """A question about the card just revealed, on a space of the track."""

    of_monster: ClassVar[bool] = False
    space: int

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if not 1 <= self.space <= TRACK_SPACES or not state.track[self.space - 1]:
            yield broken("explore.place", "none", space=self.space)
        elif (state.track[self.space - 1] == MONSTER) != self.of_monster:
            yield broken("explore.place", "kind")
        elif "" in state.track[: self.space] or any(state.track[self.space :]):
            yield broken("explore.place", "newest", space=self.space)


class Offer(CardShown, clause="explore.offer-order"):
    """An opponent is offered the ally on a space of the track."""

    asking: Seat

    def asked(self, state: AmbisState) -> tuple[Seat, ...]:
        return (self.asking,)

    def depends(self, state: AmbisState) -> Hashable:
        hindered = has_bought(state, self.asking) or too_dear(state, self.asking, price(state))
        return self.asking, state.track[self.space - 1], hindered

    def facts(self, state: AmbisState) -> dict[str, object]:
        return {"card": state.track[self.space - 1], "price": price(state), "seller": state.active}

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        yield from super().defects(state)
        if self.asking == state.active:
            yield broken("explore.offer-order", "own", seat=self.asking)


class Stop(CardShown, OwnMoment):
    """The active player may stop at the card, or go on where that is allowed."""

    last_space: ClassVar[tuple[str, str]]
    """The clause that forbids to go on from the last space, and the one that pays for it."""

    @property
    def rule(self) -> str:
        return self.last_space[0] if self.space == TRACK_SPACES else self.clause

    def depends(self, state: AmbisState) -> Hashable:
        if power_owners(state):
            return None
        return state.active, self.space, state.track[self.space - 1], state.can_reveal

    def no_going_on(self, state: AmbisState) -> tuple[Violation, ...]:
        """Why the active player must stop at this card."""
        last, card = self.space == TRACK_SPACES, state.track[self.space - 1]
        return (
            *((broken(self.rule, card=card),) if last else ()),
            *(() if state.can_reveal else (broken("explore.reshuffle"),)),
        )

    def earns(self, state: AmbisState, tell: Tell) -> AmbisState:
        """With the pearl for having to stop on the last space."""
        if self.space != TRACK_SPACES:
            return state
        pearls = state.box.last_space_pearls
        tell(self.last_space[1], "last-space-pearl", state.active, pearls=pearls)
        return state.gain_pearls(state.active, pearls)

    def facts(self, state: AmbisState) -> dict[str, object]:
        must = "must" if self.no_going_on(state) else ""
        return {"card": state.track[self.space - 1], "threat": state.threat, "variant": must}


class Unsold(Stop, clause="explore.take"):
    """No opponent has bought the ally on a space: the active player takes it or goes on."""

    last_space = "explore.last-space-ally", "explore.last-space-pearl"


class Encounter(Stop, clause="monster.choice"):
    """A monster lies on a space: the active player fights or goes on."""

    of_monster = True
    last_space = "monster.last-space", "monster.last-space-pearl"


def price(state: AmbisState) -> int:
    """What the next ally costs: one pearl more for every purchase of the turn, whoever made it."""
    sold = len(state.buyers)  # explore.price-shared, else 0
    return 1 + sold


def has_bought(state: AmbisState, seat: Seat) -> bool:
    """Whether a seat has bought an ally this turn."""
    return seat in state.buyers


def too_dear(state: AmbisState, seat: Seat, asked: int) -> bool:
    """Whether a seat does not have the price asked for an ally."""
    return state.players[state.seats.index(seat)].pearls < asked


def no_purchase(state: AmbisState, seat: Seat, asked: int) -> tuple[Violation, ...]:
    """Why a seat cannot buy an ally now, for the price asked."""
    found = [broken("explore.one-purchase")] if has_bought(state, seat) else []
    if too_dear(state, seat, asked):
        found.append(broken("explore.price", price=asked, pearls=state.player(seat).pearls))
        if sold := len(state.buyers):
            found.append(broken("explore.price-shared", sold=sold, price=asked))
    return tuple(found)


def next_offer(
    state: AmbisState, space: int, card: str, seats: tuple[Seat, ...], tell: Tell
) -> Offer | Unsold:
    """The offer to the first of the seats that can buy (ruling.offer-skips), else nobody buys."""
    asked = price(state)
    offer: Offer | Unsold = Unsold(space)
    passed_by: dict[str, tuple[Seat, ...]] = {}
    for seat in seats:  # explore.offer-order explore.offer-first
        if has_bought(state, seat):
            clause = "explore.one-purchase"
        elif too_dear(state, seat, asked):
            clause = "explore.price"
        else:
            offer = Offer(space, seat)
            break
        passed_by[clause] = (*passed_by.get(clause, ()), seat)
    for clause, passed in passed_by.items():
        kind = "bought-already" if clause == "explore.one-purchase" else "too-dear"
        tell(clause, kind, None, seats=passed, card=card, price=asked)
    return offer


# -- an ally is bought, taken or left -------------------------------------------------------


class OfAlly(Move):
    """An answer that names the ally just revealed."""

    card: AllyName

    @classmethod
    def proposals(cls, state: AmbisState, frame: CardShown) -> list[Self]:
        return [cls(seat, state.track[frame.space - 1]) for seat in frame.asked(state)]

    @classmethod
    def near(cls, state: AmbisState, frame: CardShown) -> list[Self]:
        """The other allies on the track."""
        return [cls(seat, card) for seat in frame.asked(state) for card in state.track if card in RACE]

    def spots(self, state: AmbisState) -> tuple[str, ...]:
        space = newest_space(state, self.card)
        return (f"track:{space}" if space else f"card:{self.card}",)

    def violations(self, state: AmbisState, shown: CardShown) -> Iterator[Violation]:
        """Only the card just revealed can be had."""
        newest = state.track[shown.space - 1]
        if self.card != newest:
            yield broken("explore.only-latest", card=self.card, newest=newest)


class Buy(OfAlly, clause="explore.buy-or-decline", answers=(Offer,), exact=True):
    """Buy the ally that the active player has revealed."""

    @classmethod
    def barred(cls, state: AmbisState, frame: Offer) -> tuple[Violation, ...]:
        return no_purchase(state, frame.asking, price(state))

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """Monsters are not offered, the active player never buys, nobody buys twice or on credit."""
        shown = state.pending[-1]
        if not isinstance(shown, CardShown) or self.seat not in state.seats:
            return
        if shown.of_monster:
            if self.card != MONSTER and self.card in state.track:
                yield from self.violations(state, shown)
            yield broken("monster.no-offer")
        if self.seat == state.active:
            yield broken("explore.take", "pays")
        elif not shown.of_monster:
            yield from no_purchase(state, self.seat, price(state))
        if not shown.of_monster:
            yield from self.violations(state, shown)

    def play(self, state: AmbisState, frame: Offer, tell: Tell) -> AmbisState:
        """The buyer pays the active player and has the card; its space is free, another card is due."""
        cost = price(state)
        tell("explore.first-buyer", "buys", self.seat, card=self.card, price=cost, seller=state.active)
        state = state.gain_pearls(state.active, cost)  # explore.pay-active-player
        buyer = state.player(self.seat)
        served = replace(buyer, pearls=buyer.pearls - cost, hand=added(buyer.hand, self.card))
        players = state.with_player(self.seat, served)  # explore.first-buyer, else state.players
        track = put(state.track, frame.space, "")  # explore.bought-frees-space, else state.track
        buyers, pending = (*state.buyers, self.seat), state.pending[:-1]
        state = replace(state, buyers=buyers, track=track, pending=pending, players=players)
        empty = not state.deck  # lord.owner-picks-moment, else False
        if empty:
            return state.push(BeforeShuffle())
        return next_card(state, tell)  # explore.continue-after-sale, else state


class Decline(Move, clause="explore.buy-or-decline", answers=(Offer,)):
    """Do not buy it."""

    def play(self, state: AmbisState, frame: Offer, tell: Tell) -> AmbisState:
        """The offer passes to the next opponent who can buy."""
        card, others = state.track[frame.space - 1], state.opponents(state.active)
        tell("explore.buy-or-decline", "declines", self.seat, card=card)
        following = others[others.index(self.seat) + 1 :]
        return state.swap(next_offer(state, frame.space, card, following, tell))


class AfterOffers(Move):
    """What the active player does with an ally that no opponent has bought."""

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """The opponents come first."""
        if self.seat == state.active and isinstance(offer := state.pending[-1], Offer):
            yield broken("explore.offer-first", asking=offer.asking)


class Take(OfAlly, AfterOffers, clause="explore.take", answers=(Unsold,), exact=True):
    """Take the revealed ally for free."""

    def play(self, state: AmbisState, frame: Unsold, tell: Tell) -> AmbisState:
        """The card goes to the active player's hand for free and ends the exploration."""
        tell("explore.take", "takes", self.seat, card=self.card)
        over = (ExplorationEnd(),)  # explore.end, else ()
        track, pending = put(state.track, frame.space, ""), state.pending[:-1] + over
        player = state.player(self.seat)
        players = state.with_player(self.seat, replace(player, hand=added(player.hand, self.card)))
        state = replace(state, track=track, pending=pending, players=players)
        return frame.earns(state, tell)  # explore.last-space-pearl, else state


class GoingOn(Move):
    """A card stays on the track, and the next one is revealed."""

    @classmethod
    def barred(cls, state: AmbisState, frame: Stop) -> tuple[Violation, ...]:
        return frame.no_going_on(state)


class Leave(GoingOn, AfterOffers, clause="explore.leave", answers=(Unsold,)):
    """Leave the revealed ally on the track and reveal the next card."""

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """The opponents come first, and then what lies on the last space stays there for nobody."""
        if self.seat == state.active and isinstance(offer := state.pending[-1], Offer):
            yield from super().elsewhere(state)
            yield from Unsold(offer.space).no_going_on(state)

    def play(self, state: AmbisState, frame: Unsold, tell: Tell) -> AmbisState:
        """The ally stays on the track; another card is due, and is dealt with in the same way."""
        tell("explore.leave", "leaves", self.seat, card=state.track[frame.space - 1])
        state = state.pop()
        return next_card(state, tell)  # explore.repeat, else state


class ExplorationEnd(Frame, clause="explore.end"):
    """The track is cleared."""

    def advance(self, state: AmbisState, tell: Tell) -> AmbisState:
        """Allies join the Council, monsters are discarded; the Ship Master's owner earns a pearl a race."""
        allies = tuple([card for card in state.track if card in RACE])
        monsters = state.track.count(MONSTER)
        piles, discards = list(state.council), state.discards
        if allies:  # explore.to-council
            tell("explore.to-council", "to-council", None, cards=allies)
            for card in allies:
                at = RACES.index(RACE[card])
                piles[at] = added(piles[at], card)
        if monsters:  # explore.monsters-discarded
            tell("explore.monsters-discarded", "monsters-discarded", None, n=monsters)
            discards = added(discards, *[MONSTER] * monsters)
        track, pending = ("",) * TRACK_SPACES, state.pending[:-1]
        state = replace(state, track=track, council=tuple(piles), discards=discards, pending=pending)
        master = has_active(state.player(state.active), "ship-master")
        if master and not allies:
            tell("power.ship-master", "ship-master-idle", state.active)
        if master and allies:  # power.ship-master
            pearls = len({RACE[card] for card in allies}) * state.box.lords["ship-master"].params["amount"]
            tell("power.ship-master", "ship-master", state.active, pearls=pearls)
            state = state.gain_pearls(state.active, pearls)
        return state
