"""The best play for what lies on the table: how to shape this roll, which cards to play before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from ....engine import Move, expect_known, expect_number, of_kinds
from ..components import FACES
from ..rules.challenges import Preparing
from ..rules.dark_cards import BLESSING, kept_cards
from ..rules.dice import Contest, Shaping, contest
from ..rules.duels import Duel
from ..rules.light_cards import fitting
from ..rules.monsters import Monster
from ..rules.one_roll import Ghost, Trap
from ..state import AmberRouteState, Cards, Dice, from_high
from .challenges import Fight, Position, box_in_use, fight, foe_of, row_of, usable, win
from .rolls import (
    HIGH,
    TO_WIN,
    ZERO,
    Aim,
    Exact,
    Plan,
    SecondRolls,
    ghost_plans,
    raised,
    second_rolls,
    sums,
    trap_plans,
)

# -- shaping a roll ---------------------------------------------------------------------------


class Advice(Struct, frozen=True):
    """One way to shape the dice: the moves (without the seat), what they cost, and the odds to win then.

    `kept` counts the kept cards that it uses: after a second roll it goes on with what has come.
    """

    moves: tuple[str, ...]
    win: Fraction
    escorts: int
    ambers: int
    kept: int = 0


@of_kinds
def advice(state: AmberRouteState) -> list[Advice]:
    """List every plan for the dice on the table, the best first; among equals the cheapest.

    Kept second rolls are among them, now or in a later round, and kept shields count; an opponent's kept
    cards are left out. Empty where nobody shapes dice.
    """
    shaping = state.top
    if not isinstance(shaping, Shaping):
        return []
    below = contest(state)
    found: dict[tuple[str, ...], Advice] = {}
    for plan, hope in rated_plans(state, shaping, below):
        moves = moves_of(plan)
        found.setdefault(moves, Advice((*moves, "accept"), Fraction(hope), plan.escorts, len(plan.bought)))
    plans = [*found.values(), *rolled_again(state, shaping, below)]
    plans.sort(key=lambda each: (each.kept, each.ambers, each.escorts))
    return sorted(plans, key=lambda each: each.win, reverse=True)


def moves_of(plan: Plan) -> tuple[str, ...]:
    """Give the moves that carry a plan out, one step of a die after the other."""
    steps = []
    for die, to in plan.turned:
        by = 1 if to > die else -1
        steps += [f"shift {face} {face + by}" for face in range(die, to, by)]
    return (*(f"amber-die {face}" for face in plan.bought), *steps)


def rated_plans(
    state: AmberRouteState, shaping: Shaping, below: Contest, aim: Aim = TO_WIN
) -> Iterable[tuple[Plan, Exact]]:
    """Give the plans worth a thought, each with what it comes to: its odds, unless more is aimed at."""
    player, dice, owned = state.player(shaping.seat), shaping.dice, shaping.bought
    spare = player.escorts, usable(state.box, len(dice) + len(owned), player.loose)
    match below:
        case Ghost(difficulty=level):
            plans = ghost_plans(dice, state.box.by_name[level].ghost_total - sum(owned), *spare)
        case Trap(difficulty=level):
            plans = trap_plans(dice, state.box.by_name[level].trap_set, *spare, owned)
        case Monster():
            return fighting_plans(state, shaping, below, aim)
        case Duel():
            plans_and_odds = duelling_plans(state, shaping, below)
            return ((plan, aim.less(aim.win * odds, plan.escorts)) for plan, odds in plans_and_odds)
        case _:
            raise TypeError(f"no odds of {below.name}")
    return ((plan, aim.of(plan)) for plan in plans)


def fighting_plans(
    state: AmberRouteState, shaping: Shaping, below: Monster, aim: Aim
) -> Iterator[tuple[Plan, Exact]]:
    """List plans for one round of a fight, each with what the whole fight comes to."""
    faces, (solved, at) = state.box.amounts.hit_faces, fight_of(state, shaping, below, aim)
    misses = sorted((die for die in shaping.dice if solved.foe.price(die)), key=solved.foe.price)
    roll = solved.useful(tuple(map(solved.foe.price, shaping.dice)), at)
    for choice in solved.choices(roll, at):
        lifted = ((die, min(faces, key=lambda hit: abs(hit - die))) for die in misses[: choice.lifted])
        plan = Plan(tuple(lifted), (max(faces),) * choice.bought)
        yield plan, solved.rated(roll, at, choice, aim)


def fight_of(
    state: AmberRouteState, shaping: Shaping, below: Monster, aim: Aim = TO_WIN
) -> tuple[Fight, Position]:
    """Solve a fight, and tell where it stands before the dice on the table count: bought ones have hit."""
    player = state.player(shaping.seat)
    hits = sum(die in state.box.amounts.hit_faces for die in shaping.bought)
    solved = solved_fight(state, shaping.seat, below.difficulty, below.count, aim)
    return solved, (max(0, below.life - hits), player.escorts, player.loose)


def solved_fight(state: AmberRouteState, seat: str, difficulty: str, dice: int, aim: Aim = TO_WIN) -> Fight:
    """Solve the fight of a player with shields and, for the plain aim, second rolls kept."""
    shields, second_rolls = (len(kept_cards(state, seat, kind)) for kind in ("shield", "second_roll"))
    return fight(foe_of(state.box, difficulty, dice, shields, second_rolls * (aim == TO_WIN)), aim)


def duelling_plans(state: AmberRouteState, shaping: Shaping, below: Duel) -> Iterator[tuple[Plan, Fraction]]:
    """List the attacker's plans against the defender's dice and escorts, or the defender's plans."""
    rolled, rival = sum(shaping.dice), rival_of(state, below)
    for steps in range(min(state.player(shaping.seat).escorts, HIGH * len(shaping.dice) - rolled) + 1):
        yield Plan(raised(shaping.dice, steps), ()), stronger(rolled + steps, *rival)


def rival_of(state: AmberRouteState, below: Duel) -> tuple[int, int, int]:
    """Give the strength of an attack that is known, and the dice and escorts of the defender."""
    return sum(below.attack), below.dice(state, below.target), state.player(below.target).escorts


@cache
def stronger(strength: int, attack: int, dice: int, escorts: int) -> Fraction:
    """Give the odds that a strength is enough: against an attack, or before it against the defender."""
    if attack:
        return Fraction(strength >= attack)
    held = ((min(HIGH * dice, total + escorts), odds) for total, odds in sums(dice).items())
    return sum((odds for reach, odds in held if reach < strength), ZERO)


# -- rolling again ----------------------------------------------------------------------------


@cache
def duelling_rolls(dice: int, escorts: int, attack: int, defence: int, held: int) -> SecondRolls:
    """Weigh second rolls against a rival."""
    whole = len(FACES) ** defence

    def worth(roll: Dice) -> int:
        return int(whole * stronger(min(HIGH * dice, sum(roll) + escorts), attack, defence, held))

    return SecondRolls(dice, worth, whole)


def second_rolls_of(state: AmberRouteState, shaping: Shaping, below: Contest) -> SecondRolls:
    """Weigh dice in place of these, which one roll decides, with second rolls kept."""
    dice, player = len(shaping.dice), state.player(shaping.seat)
    if isinstance(below, Duel):
        return duelling_rolls(dice, player.escorts, *rival_of(state, below))
    assert isinstance(below, Ghost | Trap)
    spare = player.escorts, usable(state.box, dice + len(shaping.bought), player.loose)
    needed = state.box.by_name[below.difficulty].needed(below.name)
    return second_rolls(below.name, needed, dice, *spare, shaping.bought)


def rolled_again(state: AmberRouteState, shaping: Shaping, below: Contest) -> Iterator[Advice]:
    """Give the groups of dice worth a second roll, where one is kept."""
    kept = kept_cards(state, shaping.seat, "second_roll")
    if not kept:
        return
    if isinstance(below, Monster):
        solved, at = fight_of(state, shaping, below)
        dearest = sorted(shaping.dice, key=solved.foe.price)
        prices = tuple(map(solved.foe.price, dearest))
        stays = reversed(range(prices.count(0), len(prices)))
        hopes = [(from_high(*dearest[stay:]), solved.again(prices[:stay], at)) for stay in stays]
    else:
        solution, dice = second_rolls_of(state, shaping, below), shaping.dice
        hopes = [(group, solution.again(dice, group, len(kept))) for group in solution.groups(dice)]
    for group, hope in hopes:
        yield Advice((f"roll-again {kept[0]} {'+'.join(map(str, group))}",), hope, 0, 0, 1)


# -- cards before a challenge -----------------------------------------------------------------


class SupportAdvice(Struct, frozen=True):
    """Which cards to play before a challenge: they give so many dice and so much hope.

    Kept blessings are among the cards.
    """

    cards: Cards
    dice: int
    win: Fraction


@of_kinds
def support_advice(state: AmberRouteState) -> list[SupportAdvice]:
    """List for each number of dice within reach the cheapest cards, and the odds to win by best play.

    Kept second rolls and shields count; wards turn no defeat into a victory. Empty where nobody prepares for
    one. Raises RulebookError for a hand that the viewer does not see.
    """
    frame = state.top
    if not isinstance(frame, Preparing):
        return []
    expect_known(frame.seat, state.player(frame.seat).hand)
    light, cheapest, seat = state.box.light, dict[int, Cards](), frame.seat
    fits = fitting(state.box, state.piece(seat).terrain)
    cards = [card for card in state.player(seat).hand if card in fits]
    cards += kept_cards(state, seat, "blessing")

    def worth(group: Cards) -> int:
        return sum(light[card].value if card in light else BLESSING for card in group)

    playable = {group for size in range(len(cards) + 1) for group in combinations(cards, size)}
    for group in sorted(playable, key=lambda group: (worth(group), len(group), group)):
        dice = replace(frame, support=frame.support + worth(group)).dice(state)
        cheapest.setdefault(dice, group)
    return [SupportAdvice(group, dice, hope(state, frame, dice)) for dice, group in sorted(cheapest.items())]


def hope(state: AmberRouteState, frame: Preparing, dice: int) -> Fraction:
    """Give the odds to win with so many dice, and with the second rolls that are kept."""
    seat, level, player, threat = frame.seat, frame.difficulty, state.player(frame.seat), frame.threat(state)
    if threat == "monster":
        solved = solved_fight(state, seat, level, dice)
        return solved.value((solved.foe.life, player.escorts, player.loose))
    kept = len(kept_cards(state, seat, "second_roll"))
    if not kept:
        return win(threat, level, dice, player.escorts, player.loose, box=state.box)
    spare = player.escorts, usable(state.box, dice, player.loose)
    return second_rolls(threat, state.box.by_name[level].needed(threat), dice, *spare).afresh(kept)


# -- the same odds by playing -----------------------------------------------------------------

WON = {"wins", "slips-past", "gets-out"}
LOST = {"loses", "is-caught", "stays-trapped"}

Played = dict[tuple[object, ...], Move]
"""What was advised before, by all that the advice depends on."""


def facing(threat: str, difficulty: str, dice: int, escorts: int, ambers: int) -> AmberRouteState:
    """Give a position in which Red faces a challenge and is about to roll."""
    life = row_of(box_in_use(), difficulty, dice, escorts, ambers, threat).monster_life
    opened = f"monster forest-monster-a {difficulty} {dice} {life}"
    if threat != "monster":
        opened = f"{threat} forest-{threat}-a {difficulty} > rolling {dice}"
    text = f"turn: red > {opened}\nred: field 1, escorts {escorts}, loose {ambers}"
    state: AmberRouteState = AmberRouteState.games[""].read_position(text)
    return state


def advised(state: AmberRouteState, known: Played) -> Move:
    """Give the move that the exact odds advise."""
    (seat,) = state.to_act
    player = state.player(seat)
    key = (state.pending[-2:], player.escorts, player.loose, player.kept)
    if key not in known:
        known[key] = state.game.read_move(f"{seat} {advice(state)[0].moves[0]}")
    return known[key]


def is_won(state: AmberRouteState, random: Random, known: Played) -> bool:
    """Plays a challenge to its end, by the advice; whether it was won."""
    game = state.game
    while True:
        chance = game.by_chance(state)
        move = game.draw_chance(state, random) if chance else advised(state, known)
        state, events = game.carry_out(state, move)
        kinds = {event.kind for event in events}
        if kinds & (WON | LOST):
            return bool(kinds & WON)


@of_kinds
def share_won(
    threat: str, difficulty: str, dice: int, escorts: int, ambers: int, plays: int = 300, seed: int = 0
) -> float:
    """Tell how large a share of `plays` played challenges was won."""
    expect_number("plays", plays, 1, 100_000)
    state, random, known = facing(threat, difficulty, dice, escorts, ambers), Random(seed), Played()
    return sum(is_won(state, random, known) for _ in range(plays)) / plays
