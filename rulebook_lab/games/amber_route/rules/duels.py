"""Walka z innym graczem (Fighting another player): one attack after a beaten challenge."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import HIDDEN, Frame, Move, Seat, Tell, Violation, added, broken, without
from ..components import CardName
from ..state import AmberRouteState, Cards, Dice, OwnTurn
from .action_phase import bank
from .dark_cards import BLESSING, Helped
from .dice import Contest, Rolling, capped
from .light_cards import (
    Fitting,
    HandLimit,
    LightDraw,
    bare,
    cards_in_hand,
    fitting_cards,
    not_fitting,
    not_in_hand,
)

BLESSED = "blessing"
"""Stands for a used blessing among the cards laid."""


def laying_violations(state: AmberRouteState, seat: Seat, card: str, clause: str) -> Iterator[Violation]:
    """Tell why a card cannot be laid: it must be in hand and fit the place."""
    yield from not_in_hand(state, seat, card, clause)
    for violation in not_fitting(state, seat, card):
        if not violation.variant:
            yield replace(violation, clause=clause)
        yield violation


# -- whether to attack ------------------------------------------------------------------------


def on_same_field(state: AmberRouteState, seat: Seat) -> list[Seat]:
    """List the others whose pawns stand on the same field."""
    field = state.player(seat).field
    return [other for other, player in state.seated if player.field == field and other != seat]


class AttackChoice(OwnTurn, clause="move.attack-option"):
    """Is a fellow traveller attacked?"""

    def asked(self, state: AmberRouteState) -> tuple[Seat, ...]:
        """Ask only if there are a target and an opening card (ruling.duel-needs-card)."""
        if not on_same_field(state, self.seat):
            return ()
        possible = HIDDEN in state.player(self.seat).hand or fitting_cards(state, self.seat)
        return (self.seat,) if possible else ()

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        if on_same_field(state, self.seat):
            tell("duel.opening-card", "cannot-attack", self.seat, terrain=state.piece(self.seat).terrain)
        return state.pop()


class Attack(Move, clause="duel.when", answers=(AttackChoice,), exact=True, spot="seat:{target} hand:{card}"):
    """Attack a fellow traveller and lay the opening card."""

    target: Seat
    card: CardName

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: AttackChoice) -> Iterator[Attack]:
        seat, cards = frame.seat, fitting_cards(state, frame.seat)
        return (cls(seat, target, card) for target in on_same_field(state, seat) for card in cards)

    @classmethod
    def near(cls, state: AmberRouteState, frame: AttackChoice) -> Iterator[Attack]:
        seat, cards = frame.seat, cards_in_hand(state, frame.seat)
        return (cls(seat, target, card) for target in state.seats if target != seat for card in cards)

    def violations(self, state: AmberRouteState, frame: AttackChoice) -> Iterator[Violation]:
        if self.target not in state.seats:
            yield broken("duel.same-field", "absent", target=self.target)
        elif self.target == self.seat:
            yield broken("duel.same-field", "self")
        elif self.target not in on_same_field(state, self.seat):
            yield broken("duel.same-field", target=self.target)
        yield from laying_violations(state, self.seat, self.card, "duel.opening-card")

    def play(self, state: AmberRouteState, frame: AttackChoice, tell: Tell) -> AmberRouteState:
        """Begin a fight that runs to its end (ruling.duel-no-withdrawal).

        Hands are counted after it (ruling.duel-hand-limit).
        """
        seat, target = self.seat, self.target
        tell("duel.opening-card", "attacks", seat, target=target, card=self.card)
        state = state.change(seat, hand=without(state.player(seat).hand, self.card))  # duel.opening-card
        fight: list[Frame] = [HandLimit(target), HandLimit(seat), Duel(seat, target, (self.card,))]
        fight += [Reinforcing(seat), Defending(target)]
        fight += [LightDraw(each, 1, "duel.both-draw") for each in (target, seat)]  # duel.both-draw
        return state.swap(*fight)


class Spare(Move, clause="move.attack-option", answers=(AttackChoice,)):
    """Attack nobody."""

    def play(self, state: AmberRouteState, frame: AttackChoice, tell: Tell) -> AmberRouteState:
        tell("move.attack-option", "spares", self.seat)
        return state.pop()


# -- laying cards -----------------------------------------------------------------------------


class Laying(Helped):
    """A fighter lays cards, until there are enough. A kept blessing is one (ruling.kept-cards-in-duel)."""

    helper = "blessing"

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell how much lies there, and whether more can be laid, as far as the hand is known."""
        duel = state.open(Duel)
        laid = len(duel.laid(self.seat)) if duel else 0
        return {"laid": laid, "variant": bare(state, self.seat)}

    def help(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        return with_laid(state, self.seat, BLESSED)


class Defending(Laying, clause="duel.defender-cards"):
    """Does the attacked player lay cards?"""

    whose = ""


class Reinforcing(Laying, clause="duel.attacker-more"):
    """Does the attacker add cards?"""


class Lay(Fitting):
    """Lay a light card face up."""

    def violations(self, state: AmberRouteState, frame: Laying) -> Iterator[Violation]:
        return laying_violations(state, self.seat, self.card, self.clause)

    def play(self, state: AmberRouteState, frame: Laying, tell: Tell) -> AmberRouteState:
        tell(self.clause, "lays", self.seat, card=self.card)
        state = state.change(self.seat, hand=without(state.player(self.seat).hand, self.card))
        return with_laid(state, self.seat, self.card)


class Defend(Lay, clause="duel.defender-cards", answers=(Defending,)):
    """Lay a light card in defence."""


class Reinforce(Lay, clause="duel.attacker-more", answers=(Reinforcing,)):
    """Add a light card to the attack."""


class Ready(Move, clause="duel.defender-cards", answers=(Laying,), last=True):
    """Lay no more cards."""

    def play(self, state: AmberRouteState, frame: Laying, tell: Tell) -> AmberRouteState:
        tell(frame.clause, "ready", self.seat)
        return state.pop()


def with_laid(state: AmberRouteState, seat: Seat, card: str) -> AmberRouteState:
    """Lay a card beside a fighter's others, until the fight is over (ruling.duel-laid-cards)."""
    at, duel = next((i, frame) for i, frame in enumerate(state.pending) if isinstance(frame, Duel))
    laid = added(duel.laid(seat), card)
    changed = replace(duel, defence_cards=laid) if seat == duel.target else replace(duel, attack_cards=laid)
    return replace(state, pending=(*state.pending[:at], changed, *state.pending[at + 1 :]))


# -- fighting ---------------------------------------------------------------------------------


class Duel(Contest, clause="duel.opening-card"):
    """A fight between players: what both have laid and rolled."""

    target: Seat
    attack_cards: Cards
    defence_cards: Cards = ()
    attack: Dice = ()
    defence: Dice = ()
    shift_clause = "duel.escort-shift"  # duel.escort-shift, else "challenge.escort-shift"
    amber_dice = False

    @property
    def rule(self) -> str:
        return "duel.defence-roll" if self.attack else "duel.attack-roll"

    def laid(self, seat: Seat) -> Cards:
        """Tell what a fighter has laid."""
        return self.defence_cards if seat == self.target else self.attack_cards

    def with_dice(self, dice: Dice) -> Duel:
        """Give it the dice of the fighter whose turn it is: first the attack, then the defence."""
        return replace(self, defence=dice) if self.attack else replace(self, attack=dice)

    def dice(self, state: AmberRouteState, seat: Seat, tell: Tell | None = None) -> int:
        """Count the dice that a fighter rolls: the value of the cards laid and one, up to the limit; one
        without a card (ruling.duel-defender-none)."""
        light = state.box.light
        values = [BLESSING if card == BLESSED else light[card].value for card in self.laid(seat)]
        return capped(state, seat, 1 + sum(values), tell)

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Roll, shape and fix the attack before the defence is rolled (ruling.duel-roll-order)."""
        if not self.attack:
            dice = self.dice(state, self.seat, tell)  # duel.attacker-dice, else 1
            return state.push(Rolling(self.seat, dice))
        if not self.defence:
            dice = self.dice(state, self.target, tell)  # duel.defence-roll, else 1
            return state.push(Rolling(self.target, dice))
        # the strength of either is the sum of the own dice (ruling.duel-strength-is-sum)
        attack = sum(self.attack)  # duel.attack-roll, else 0
        defence = sum(self.defence)
        tell("duel.defence-roll", "compares", self.seat, target=self.target, attack=attack, defence=defence)
        laid = [card for card in self.attack_cards + self.defence_cards if card != BLESSED]
        state = replace(state.pop(), light_discard=added(state.light_discard, *laid))
        if attack <= defence:  # duel.defender-wins, else False
            tell("duel.defender-wins", "defends", self.target, attacker=self.seat)
            return state
        return take_stake(state, self.seat, self.target, tell)  # duel.attacker-wins, else state


def take_stake(state: AmberRouteState, seat: Seat, target: Seat, tell: Tell) -> AmberRouteState:
    """Take an amber from the loser, if there is a loose one (ruling.duel-nothing-to-take)."""
    for _ in range(state.box.amounts.duel_stake):
        loser = state.player(target)
        if not loser.loose:  # amber.secured-safe, else False
            tell("duel.attacker-wins", "takes-nothing", seat, target=target)
            break
        tell("duel.attacker-wins", "takes-amber", seat, target=target)
        state = state.change(target, loose=loser.loose - 1)
        state = bank(state.change(seat, loose=state.player(seat).loose + 1), seat, tell)
    return state
