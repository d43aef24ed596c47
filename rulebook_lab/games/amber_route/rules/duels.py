"""Walka z innym graczem (Fighting another player): one attack after a beaten challenge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements, value
from ..piles import HIDDEN, Cards, Dice, put, taken
from ..state import AmberRouteState
from .ambers import at_risk, bank, without_amber
from .challenges import BLESSING
from .frames import AttackChoice, Defending, Duel, DuelDraw, HandLimit, Reinforcing, Rolling, deciding_alone
from .light_cards import in_hand, terrain_fits, terrain_violations, turn_up_light
from .moves import ACTIONS, Attack, Defend, Ready, Reinforce, Spare, Use
from .pools import dice_for
from .rewards import kept_cards

BLESSED = "blessing"
"""Stands for a used blessing among the cards laid."""

# -- whether to attack --------------------------------------------------------------------------


def on_same_field(state: AmberRouteState, seat: Seat) -> tuple[Seat, ...]:
    """The others whose pawns stand on the same field."""
    field = state.player(seat).field
    return tuple(
        other
        for other, player in zip(state.seats, state.players, strict=True)
        if player.field == field and other != seat
    )


def may_attack(state: AmberRouteState, frame: AttackChoice) -> tuple[Seat, ...]:
    """Asked only if there are a target and an opening card (ruling.duel-needs-card)."""
    if not on_same_field(state, frame.seat):
        return ()
    terrain = state.piece(frame.seat).terrain
    fits = (card == HIDDEN or terrain_fits(state, card, terrain) for card in state.player(frame.seat).hand)
    return (frame.seat,) if any(fits) else ()


def nobody_to_attack(state: AmberRouteState, frame: AttackChoice, tell: Tell) -> AmberRouteState:
    return state.pop()


def attacks(state: AmberRouteState, frame: AttackChoice) -> Iterator[Move]:
    for target in state.seats:
        if target != frame.seat:
            for card in dict.fromkeys(state.player(frame.seat).hand):
                yield Attack(frame.seat, target, card)
    yield Spare(frame.seat)


def legal_attacks(state: AmberRouteState, frame: AttackChoice) -> list[Move]:
    """The same without asking each candidate: a full hand makes dozens of them."""
    seat = frame.seat
    fitting = state.box.fitting[state.piece(seat).terrain]
    cards = [card for card in dict.fromkeys(state.player(seat).hand) if card in fitting]
    targets = on_same_field(state, seat)
    return [*(Attack(seat, target, card) for target in targets for card in cards), Spare(seat)]


def attack_violations(state: AmberRouteState, frame: AttackChoice, opened: Attack) -> Iterator[Violation]:
    if opened.target not in state.seats:
        yield broken("duel.same-field", "absent", target=opened.target)
    elif opened.target == opened.seat:
        yield broken("duel.same-field", "self")
    elif opened.target not in on_same_field(state, opened.seat):
        yield broken("duel.same-field", target=opened.target)
    yield from in_hand(state, opened.seat, opened.card, "duel.opening-card")
    yield from matching_card(state, opened.seat, opened.card, "duel.opening-card")


def matching_card(state: AmberRouteState, seat: Seat, card: str, clause: str) -> Iterator[Violation]:
    """What forbids to lay a card of its terrain in this place."""
    for violation in terrain_violations(state, card, state.piece(seat).terrain):
        yield violation
        if not violation.variant:
            yield broken(clause, **violation.facts)


@implements("duel.opening-card")
def attack(state: AmberRouteState, frame: AttackChoice, opened: Attack, tell: Tell) -> AmberRouteState:
    """From here the fight runs to its end (ruling.duel-no-withdrawal); hands are counted after it
    (ruling.duel-hand-limit)."""
    seat, target = opened.seat, opened.target
    tell("duel.opening-card", "attacks", seat, target=target, card=opened.card)
    player = state.player(seat)
    state = state.changed(seat, replace(player, hand=taken(player.hand, opened.card)))
    state = state.swap(
        HandLimit(target),
        HandLimit(seat),
        Duel(seat, target, (opened.card,)),
        Reinforcing(seat),
        Defending(target),
    )
    return both_draw(state, seat, target, tell)


@effect("duel.both-draw")
def both_draw(state: AmberRouteState, seat: Seat, target: Seat, tell: Tell) -> AmberRouteState:
    """First the attacker, then the defender (ruling.duel-who-draws)."""
    return state.push(DuelDraw(target), DuelDraw(seat))


def spare(state: AmberRouteState, frame: AttackChoice, spared: Spare, tell: Tell) -> AmberRouteState:
    tell("move.attack-option", "spares", spared.seat)
    return state.pop()


# -- laying cards -------------------------------------------------------------------------------


def draw_for_duel(state: AmberRouteState, frame: DuelDraw, tell: Tell) -> AmberRouteState:
    return turn_up_light(state.pop(), frame.seat, 1, tell)


def laying_moves(state: AmberRouteState, frame: Defending | Reinforcing) -> Iterator[Move]:
    player = state.player(frame.seat)
    kind = Defend if isinstance(frame, Defending) else Reinforce
    yield from (kind(frame.seat, card) for card in dict.fromkeys(player.hand))
    yield from (Use(frame.seat, card) for card in player.kept)
    yield Ready(frame.seat)


def legal_laying(state: AmberRouteState, frame: Defending | Reinforcing) -> list[Move]:
    """The same without asking each candidate, as before a challenge."""
    seat = frame.seat
    player, fitting = state.player(seat), state.box.fitting[state.piece(seat).terrain]
    kind = Defend if isinstance(frame, Defending) else Reinforce
    found: list[Move] = [kind(seat, card) for card in dict.fromkeys(player.hand) if card in fitting]
    found += [Use(seat, card) for card in kept_cards(state, seat, "blessing")]
    return [*found, Ready(seat)]


def cards_to_lay(state: AmberRouteState, frame: Defending | Reinforcing) -> Mapping[str, object]:
    """Whether there is anything more to lay, as far as the hand is known."""
    duel = state.under(Duel)
    laid = len(duel.defence_cards if isinstance(frame, Defending) else duel.attack_cards) if duel else 0
    bare = HIDDEN not in state.player(frame.seat).hand and len(legal_laying(state, frame)) == 1
    return {"laid": laid, "variant": "bare" if bare else ""}


def defend_violations(state: AmberRouteState, frame: Defending, laid: Defend) -> Iterator[Violation]:
    yield from in_hand(state, laid.seat, laid.card, "duel.defender-cards")
    yield from matching_card(state, laid.seat, laid.card, "duel.defender-cards")


def reinforce_violations(state: AmberRouteState, frame: Reinforcing, laid: Reinforce) -> Iterator[Violation]:
    yield from in_hand(state, laid.seat, laid.card, "duel.attacker-more")
    yield from matching_card(state, laid.seat, laid.card, "duel.attacker-more")


def lay(
    state: AmberRouteState, frame: Defending | Reinforcing, laid: Defend | Reinforce, tell: Tell
) -> AmberRouteState:
    """Face up, until the fight is over (ruling.duel-laid-cards)."""
    tell(frame.clause, "lays", laid.seat, card=laid.card)
    player = state.player(laid.seat)
    state = state.changed(laid.seat, replace(player, hand=taken(player.hand, laid.card)))
    return on_the_table(state, frame, laid.card)


def on_the_table(state: AmberRouteState, frame: Defending | Reinforcing, card: str) -> AmberRouteState:
    """The fight with one more card laid by a fighter."""
    at = next(i for i, open in enumerate(state.pending) if isinstance(open, Duel))
    duel = state.pending[at]
    assert isinstance(duel, Duel)
    if isinstance(frame, Defending):
        duel = replace(duel, defence_cards=put(duel.defence_cards, card))
    else:
        duel = replace(duel, attack_cards=put(duel.attack_cards, card))
    return replace(state, pending=(*state.pending[:at], duel, *state.pending[at + 1 :]))


def bless_fighter(
    state: AmberRouteState, frame: Defending | Reinforcing, used: Use, tell: Tell
) -> AmberRouteState:
    """A kept blessing lies beside the light cards (ruling.kept-cards-in-duel); it is discarded at once,
    so only its support stays."""
    return on_the_table(state, frame, BLESSED)


def ready(state: AmberRouteState, frame: Defending | Reinforcing, done: Ready, tell: Tell) -> AmberRouteState:
    tell(frame.clause, "ready", done.seat)
    return state.pop()


# -- fighting -----------------------------------------------------------------------------------


def fight_duel(state: AmberRouteState, frame: Duel, tell: Tell) -> AmberRouteState:
    """The attack is rolled, shaped and fixed before the defence is rolled (ruling.duel-roll-order)."""
    if not frame.attack:
        return state.push(Rolling(frame.seat, attack_dice(state, frame)))
    if not frame.defence:
        return state.push(Rolling(frame.target, defence_dice(state, frame)))
    attack, defence = strength(frame.attack), strength(frame.defence)
    tell("duel.defence-roll", "compares", frame.seat, target=frame.target, attack=attack, defence=defence)
    laid = tuple(card for card in frame.attack_cards + frame.defence_cards if card != BLESSED)
    state = replace(state.pop(), light_discard=put(state.light_discard, *laid))
    if defence_holds(attack, defence):
        tell("duel.defender-wins", "defends", frame.target, attacker=frame.seat)
        return state
    return take_stake(state, frame.seat, frame.target, tell)


@value("duel.attack-roll", off=0)
def strength(dice: Dice) -> int:
    """The sum of the own dice, of attack and defence alike (ruling.duel-strength-is-sum)."""
    return sum(dice)


@value("duel.attacker-dice", off=1)
def attack_dice(state: AmberRouteState, frame: Duel) -> int:
    """The value of the attacker's cards, plus one."""
    return dice_for(state, 1, laid_value(state, frame.attack_cards))


@value("duel.defence-roll", off=1)
def defence_dice(state: AmberRouteState, frame: Duel) -> int:
    """The value of the defender's cards, plus one; one die without a card (ruling.duel-defender-none)."""
    return dice_for(state, 1, laid_value(state, frame.defence_cards))


def laid_value(state: AmberRouteState, cards: Cards) -> int:
    """The value of cards laid, blessings among them."""
    return sum(BLESSING if card == BLESSED else state.box.light[card].value for card in cards)


@value("duel.defender-wins", off=False)
def defence_holds(attack: int, defence: int) -> bool:
    """The attack is not higher."""
    return defence >= attack


@effect("duel.attacker-wins")
def take_stake(state: AmberRouteState, seat: Seat, target: Seat, tell: Tell) -> AmberRouteState:
    """An amber changes hands, if the loser has one at risk (ruling.duel-nothing-to-take)."""
    for _ in range(state.box.amounts.duel_stake):
        loser = state.player(target)
        if not at_risk(loser):
            tell("duel.attacker-wins", "takes-nothing", seat, target=target)
            return state
        tell("duel.attacker-wins", "takes-amber", seat, target=target)
        state = state.changed(target, without_amber(loser))
        winner = state.player(seat)
        state = bank(state.changed(seat, replace(winner, loose=winner.loose + 1)), seat, tell)
    return state


STEPS = [
    Step(
        AttackChoice,
        asked=may_attack,
        candidates=attacks,
        legal=legal_attacks,
        verbs=(Attack, Spare, *ACTIONS),
        advance=nobody_to_attack,
    ),
    Step(Duel, advance=fight_duel),
    Step(DuelDraw, advance=draw_for_duel),
    Step(
        Defending,
        asked=deciding_alone,
        candidates=laying_moves,
        legal=legal_laying,
        verbs=(Defend, Use, Ready),
        facts=cards_to_lay,
    ),
    Step(
        Reinforcing,
        asked=deciding_alone,
        candidates=laying_moves,
        legal=legal_laying,
        verbs=(Reinforce, Use, Ready),
        facts=cards_to_lay,
    ),
]
VERBS = [
    Verb(Attack, "duel.when", attack, attack_violations),
    Verb(Spare, "move.attack-option", spare),
    Verb(Defend, "duel.defender-cards", lay, defend_violations),
    Verb(Reinforce, "duel.attacker-more", lay, reinforce_violations),
    Verb(Ready, "duel.defender-cards", ready),
]
