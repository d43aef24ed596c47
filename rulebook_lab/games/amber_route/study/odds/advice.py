"""The best play for what lies on the table: how to shape this roll, which cards to play before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from ...piles import Cards, Dice
from ...rules.challenges import Preparing
from ...rules.dice import Shaping
from ...rules.duels import Duel
from ...rules.ghosts import Ghost
from ...rules.kept_cards import BLESSING, kept_cards
from ...rules.light_cards import fitting
from ...rules.monsters import Monster
from ...rules.traps import Trap
from ...state import AmberRouteState
from .aims import TO_WIN, ZERO, Plan
from .dice import rolls, sums
from .ghosts import HIGH, ghost_plans, raised
from .monsters import Foe, Position, choices
from .questions import foe_of, usable, win
from .second_rolls import (
    Groups,
    SecondRolls,
    Settled,
    any_group,
    fight_with,
    lowest,
    misses_of,
    settled_in_fight,
)
from .traps import trap_plans


class Advice(Struct, frozen=True):
    """One way to shape the dice: the moves (without the seat), what they cost, and the odds to win then.

    `kept` counts the kept cards that it uses: after a second roll it goes on with what has come.
    """

    moves: tuple[str, ...]
    win: Fraction
    escorts: int
    ambers: int
    kept: int = 0


def advice(state: AmberRouteState) -> list[Advice]:
    """List every plan for the dice on the table, the best first; among equals the cheapest.

    Kept second rolls are among them, now or in a later round, and kept shields count; an opponent's kept
    cards are left out. Empty where nobody shapes dice.
    """
    shaping, below = state.pending[-1:], state.pending[-2:-1]
    if not (shaping and below and isinstance(shaping[0], Shaping)):
        return []
    found: dict[tuple[str, ...], Advice] = {}
    for plan, hope in rated_plans(state, shaping[0], below[0]):
        moves = moves_of(plan)
        found.setdefault(moves, Advice((*moves, "accept"), hope, plan.escorts, len(plan.bought)))
    plans = [*found.values(), *rolled_again(state, shaping[0], below[0])]
    return sorted(plans, key=lambda each: (-each.win, each.kept, each.ambers, each.escorts))


def rolled_again(state: AmberRouteState, shaping: Shaping, below: object) -> Iterator[Advice]:
    """Give the groups of dice worth a second roll, where one is kept."""
    kept = kept_cards(state, shaping.seat, "second_roll")
    if not kept or not isinstance(below, Ghost | Trap | Monster | Duel):
        return
    groups: Groups = any_group if isinstance(below, Trap) else lowest
    if isinstance(below, Monster):
        groups = misses_of(met(state, below))
    hopes = SecondRolls(settled(state, shaping, below), groups)
    for group in groups(shaping.dice):
        move = f"roll-again {kept[0]} {'+'.join(map(str, group))}"
        yield Advice((move,), hopes.again(shaping.dice, group, len(kept)), 0, 0, 1)


def settled(state: AmberRouteState, shaping: Shaping, below: Ghost | Trap | Monster | Duel) -> Settled:
    """Give the odds to win with any dice in place of these, when they are not rolled again any more."""
    if isinstance(below, Monster):
        foe = met(state, below)
        return settled_in_fight(foe, at_of(state, shaping, below))
    known: dict[Dice, Fraction] = {}

    def best(dice: Dice, kept: int) -> Fraction:
        if dice not in known:
            plans = rated_plans(state, replace(shaping, dice=dice), below)
            known[dice] = max(hope for _, hope in plans)
        return known[dice]

    return best


def rated_plans(state: AmberRouteState, shaping: Shaping, below: object) -> Iterator[tuple[Plan, Fraction]]:
    """Give the plans worth a thought, each with its odds."""
    player, dice, owned = state.player(shaping.seat), shaping.dice, shaping.bought
    escorts, ambers = player.escorts, usable(state.box, len(dice) + len(owned), player.loose)
    if isinstance(below, Ghost):
        total = state.box.by_name[below.difficulty].ghost_total - sum(owned)
        yield from decided(ghost_plans(dice, total, escorts, ambers))
    elif isinstance(below, Trap):
        needed = state.box.by_name[below.difficulty].trap_set
        yield from decided(trap_plans(dice, needed, escorts, ambers, owned))
    elif isinstance(below, Monster):
        yield from fighting_plans(state, shaping, below)
    elif isinstance(below, Duel):
        yield from duelling_plans(state, shaping, below)


def decided(plans: Iterable[Plan]) -> Iterator[tuple[Plan, Fraction]]:
    """List plans after which nothing more is rolled."""
    return ((plan, Fraction(not plan.short)) for plan in plans)


def fighting_plans(
    state: AmberRouteState, shaping: Shaping, below: Monster
) -> Iterator[tuple[Plan, Fraction]]:
    """List plans for one round of a fight, each with the odds of the whole fight."""
    faces = state.box.amounts.hit_faces
    foe = met(state, below)
    kept = kept_cards(state, shaping.seat, "second_roll")
    solved, at = fight_with(foe, len(kept)), at_of(state, shaping, below)
    misses = sorted((die for die in shaping.dice if foe.price(die)), key=foe.price)
    profile: Dice = tuple(sorted(map(foe.price, shaping.dice)))
    for choice in choices(profile, at, foe, True):
        lifted = ((die, min(faces, key=lambda hit: abs(hit - die))) for die in misses[: choice.lifted])
        plan = Plan(tuple(lifted), (max(faces),) * choice.bought, 0)
        yield plan, solved.rated(profile, at, choice, TO_WIN)


def met(state: AmberRouteState, fight: Monster) -> Foe:
    """Give the monster of a fight."""
    shields = len(kept_cards(state, fight.seat, "shield"))
    return foe_of(state.box, fight.difficulty, fight.count, shields)


def at_of(state: AmberRouteState, shaping: Shaping, below: Monster) -> Position:
    """Tell where a fight stands before the dice on the table count: bought dice have hit already."""
    player, faces = state.player(shaping.seat), state.box.amounts.hit_faces
    life = below.life - sum(die in faces for die in shaping.bought)
    return life, player.escorts, player.loose


def duelling_plans(state: AmberRouteState, shaping: Shaping, below: Duel) -> Iterator[tuple[Plan, Fraction]]:
    """List the attacker's plans against the defender's dice and escorts, or the defender's plans."""
    rolled, held = sum(shaping.dice), state.player(below.target).escorts
    dice = below.dice(state, below.target)
    for steps in range(min(state.player(shaping.seat).escorts, HIGH * len(shaping.dice) - rolled) + 1):
        plan, strength = Plan(raised(shaping.dice, steps), (), 0), rolled + steps
        if below.attack:
            yield plan, Fraction(strength >= sum(below.attack))
        else:
            beaten = (odds for total, odds in sums(dice).items() if min(HIGH * dice, total + held) < strength)
            yield plan, sum(beaten, ZERO)


def moves_of(plan: Plan) -> tuple[str, ...]:
    """Give the moves that carry a plan out, one step of a die after the other."""
    steps = []
    for die, to in plan.turned:
        by = 1 if to > die else -1
        steps += [f"shift {face} {face + by}" for face in range(die, to, by)]
    return (*(f"amber-die {face}" for face in plan.bought), *steps)


class SupportAdvice(Struct, frozen=True):
    """Which cards to play before a challenge: they give so many dice and so much hope.

    Kept blessings are among the cards.
    """

    cards: Cards
    dice: int
    win: Fraction


def support_advice(state: AmberRouteState) -> list[SupportAdvice]:
    """List for each number of dice within reach the cheapest cards, and the odds to win by best play.

    Kept second rolls and shields count; wards turn no defeat into a victory.
    """
    frame = state.pending[-1] if state.pending else None
    if not isinstance(frame, Preparing):
        return []
    cheapest: dict[int, Cards] = {}
    for cards in sorted(playable(state, frame), key=lambda cards: (worth(state, cards), len(cards), cards)):
        ready = replace(frame, support=frame.support + worth(state, cards))
        cheapest.setdefault(ready.dice(state), cards)
    return [SupportAdvice(cards, dice, hope(state, frame, dice)) for dice, cards in sorted(cheapest.items())]


def hope(state: AmberRouteState, frame: Preparing, dice: int) -> Fraction:
    """Give the odds to win with so many dice, and with the second rolls that are kept."""
    player, threat = state.player(frame.seat), state.box.dark[frame.card].threat
    kept = len(kept_cards(state, frame.seat, "second_roll"))
    if not kept and threat != "monster":
        return win(threat, frame.difficulty, dice, player.escorts, player.loose, state.box)
    if threat == "monster":
        shields = len(kept_cards(state, frame.seat, "shield"))
        foe = foe_of(state.box, frame.difficulty, dice, shields)
        return fight_with(foe, kept).value((foe.life, player.escorts, player.loose))
    below = (Ghost if threat == "ghost" else Trap)(frame.seat, frame.card, frame.difficulty)
    table = rolls(dice)
    settled_by = settled(state, Shaping(frame.seat, next(iter(table))), below)
    hopes = SecondRolls(settled_by, lowest if threat == "ghost" else any_group)
    return sum((odds * hopes.value(roll, kept) for roll, odds in table.items()), ZERO)


def playable(state: AmberRouteState, frame: Preparing) -> set[Cards]:
    """List every group of cards in hand that fit the terrain, and kept blessings with them."""
    fits = fitting(state.box, state.piece(frame.seat).terrain)
    cards = [card for card in state.player(frame.seat).hand if card in fits]
    cards += kept_cards(state, frame.seat, "blessing")
    return {group for size in range(len(cards) + 1) for group in combinations(cards, size)}


def worth(state: AmberRouteState, cards: Cards) -> int:
    """Add up the support of some cards."""
    light = state.box.light
    return sum(light[card].value if card in light else BLESSING for card in cards)
