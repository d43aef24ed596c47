"""What no position of a real game can be, and what no position written by hand can ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import asdict, replace

from ....engine import Frame, Seat, Supply, Violation, after, begun_too_soon, broken, misplaced
from ..components import FACES, Difficulty
from ..rules.action_phase import Act
from ..rules.challenges import THREATS, Preparing
from ..rules.dark_cards import difficulty_of
from ..rules.dice import Challenge, Rolling, Shaping
from ..rules.duels import BLESSED, AttackChoice, Defending, Duel, Reinforcing, on_same_field
from ..rules.light_cards import HandLimit, LightDraw, not_fitting
from ..rules.monsters import Monster, MonsterRoll, Struck
from ..rules.one_roll import Ghost, Haunted, Surrendering, Trap, Trapped
from ..rules.rewards import GiftPick, GiftRoll, Receiving, RewardChoice, rewards
from ..rules.road import DarkDraw
from ..rules.setting_up import Opening, start_player
from ..rules.turn import Draw, EndOfTurn, LastTurn
from ..state import AmberRouteState, Cards


def light_cards(state: AmberRouteState) -> Cards:
    """List every light card that is not in the deck."""
    hands = tuple(card for player in state.players for card in player.hand)
    duel = state.open(Duel)
    laid = duel.attack_cards + duel.defence_cards if duel else ()
    return state.light_discard + hands + tuple(card for card in laid if card != BLESSED)


def dark_cards(state: AmberRouteState) -> Cards:
    """List every dark card that is not in the deck: one is being resolved."""
    kept = tuple(card for player in state.players for card in player.kept)
    resolved = (Preparing, Challenge, GiftRoll, GiftPick, Receiving)
    faced = tuple(frame.card for frame in state.pending if isinstance(frame, resolved) and frame.card)
    return state.dark_discard + kept + faced


Cardboard = Supply[AmberRouteState]
LIGHT = Cardboard("components.light-deck", lambda state: state.box.light_deck, light_cards, "light_deck")
DARK = Cardboard("components.dark-deck", lambda state: state.box.dark_deck, dark_cards, "dark_deck")


def pool_left(state: AmberRouteState) -> int:
    """Count the ambers that no player has."""
    return state.box.amounts.ambers - sum(player.loose + player.secured for player in state.players)


def supply_left(state: AmberRouteState) -> int:
    """Count the escorts that no player has."""
    return state.box.amounts.escort_tokens - sum(player.escorts for player in state.players)


def turns_to_come(state: AmberRouteState) -> tuple[Seat, ...]:
    """List who has a last turn after the active player: clockwise all up to the first in the castle."""
    if state.active is None or state.first is None:
        return ()
    others = after(state.seats, state.active)
    left = others[: others.index(state.first)] if state.first in others else others
    return tuple(seat for seat in left if state.player(seat).field != state.road.castle)


def defects(state: AmberRouteState) -> Iterator[Violation]:
    """Tell every reason why a position is impossible, by clause."""
    it = state.box.amounts
    for clause, found, right, box in (
        ("components.ambers", state.pool, pool_left(state), it.ambers),
        ("components.escort-tokens", state.supply, supply_left(state), it.escort_tokens),
    ):
        if found != right or found < 0:
            yield Violation(clause, {"found": box - right + max(0, found), "right": box})
    yield from LIGHT.defects(state)
    yield from DARK.defects(state)
    yield from limits(state)
    yield from castle(state)
    yield from opening(state)
    yield from misplaced(state, ON_TURN)
    for below, frame in layers(state):
        yield from out_of_turn(state, below, frame)
        yield from out_of_measure(state, below, frame)


def limits(state: AmberRouteState) -> Iterator[Violation]:
    """Compare what players have with what they may have at most."""
    it = state.box.amounts
    drawing = {f.seat for f in state.pending if isinstance(f, HandLimit | LightDraw | Duel)}
    drawing.update(f.target for f in state.pending if isinstance(f, Duel))
    facing = [f.seat for f in state.pending if isinstance(f, DarkDraw | Preparing | Challenge)]
    for seat, player in state.seated:
        if not 0 <= player.escorts <= it.max_escorts:
            yield broken("escort.limit", "held", seat=seat, escorts=player.escorts, most=it.max_escorts)
        if not 0 <= player.loose < it.bank_at:
            yield broken("amber.banking", seat=seat, loose=player.loose, most=it.bank_at - 1)
        if seat not in drawing and len(player.hand) > it.max_hand:
            yield broken("light.hand-limit", seat=seat, cards=len(player.hand), most=it.max_hand)
        if player.lost_turns > (most := worst(state, "trap_set") - 1):
            yield broken("trap.missing", "held", seat=seat, turns=player.lost_turns, most=most)
        elif player.lost_turns and player.field and not state.piece(seat).terrain:
            yield broken("trap.missing", "nowhere", seat=seat, field=player.field)
        if not 0 <= player.field <= state.road.castle:
            yield broken("components.board-pieces", seat=seat, field=player.field)
        most = sum(bool(piece.terrain) for piece in state.road.fields[: player.field + 1]) - (seat in facing)
        if player.field > 0 and len(player.kept) > most:  # a text may leave the field out
            yield broken("reward.hourglass", "met", seat=seat, cards=len(player.kept), most=most)


def opening(state: AmberRouteState) -> Iterator[Violation]:
    """Before the first turn everybody has what all begin with; the hands are dealt one after the other."""
    same = ("light_discard", "dark_discard", "first", "last_turns")
    yield from begun_too_soon(state, (Opening, LightDraw), (Opening,), same)
    if Opening() not in state.pending:
        return
    right, top = state.box.amounts.opening_hand, state.pending[-1]
    drawing = top.seat if isinstance(top, LightDraw) else ""
    due = {frame.seat: frame.cards for frame in state.pending if isinstance(frame, LightDraw)}
    for seat, player in state.seated:
        hand, left = len(player.hand), due.get(seat, 0)
        dealt = hand + left == right and (hand in (0, right) or drawing == seat)
        if not dealt or replace(player, hand=()) != start_player(state.box.amounts):
            yield broken("setup.player-kit", "first", seat=seat, cards=right)


def worst(state: AmberRouteState, figure: str) -> int:
    """Look up the largest figure of any difficulty."""
    figures: list[int] = [asdict(row)[figure] for row in state.box.difficulties]
    return max(figures)


def castle(state: AmberRouteState) -> Iterator[Violation]:
    """Look who was the first in the castle, if the end has begun."""
    there = tuple(seat for seat, player in state.seated if player.field == state.road.castle)
    if there and state.first is None:
        yield broken("end.trigger", "no-first", seats=there)
    if state.first is not None and state.first not in there:
        yield broken("end.trigger", "not-there", first=state.first)
    if state.first is None and not there:
        if not state.pending:
            yield broken("end.scoring-time", "early")
        if state.last_turns or state.open(LastTurn):
            yield broken("end.last-turns", "early")
    elif state.last_turns and not state.pending:
        yield broken("end.last-turns", "left", seats=state.last_turns)
    if waiting := tuple(seat for seat in state.last_turns if seat in there):
        yield broken("end.last-turns", "there", seats=waiting)
    elif state.first and state.pending and state.last_turns != (right := turns_to_come(state)):
        yield broken("end.last-turns", "order" if right else "order-nobody", seats=right)


# -- open questions ---------------------------------------------------------------------------

UPON: dict[type[Frame], tuple[type[Frame], ...]] = {
    Rolling: (*THREATS.values(), Duel),
    Shaping: (*THREATS.values(), Duel),
    MonsterRoll: (Monster,),
    Struck: (Monster,),
    Reinforcing: (Duel,),
    Defending: (Reinforcing,),
}
"""What lies directly below a question that answers to another one."""

NUMBERS = ("count", "life", "round", "cards", "turns")
DICE = ("dice", "beside", "bought", "attack", "defence")
"""The fields of questions that hold a number of at least 1, and rows of dice."""

ON_TERRAIN = (Challenge, DarkDraw, GiftRoll, Haunted, Surrendering, Trapped, RewardChoice)
"""Questions that come up on a terrain field alone, besides those that cannot even be asked elsewhere."""

Ahead = DarkDraw | Preparing | Challenge | GiftRoll | Haunted | Surrendering | Trapped | AttackChoice
"""Questions of a move ahead to who moves."""

ON_TURN: dict[type[Frame], type | tuple[type, ...]] = {
    **dict.fromkeys((*get_args(Ahead), GiftPick), EndOfTurn),
    RewardChoice: (EndOfTurn, Receiving),
}
"""What lies directly below questions of a turn."""

ORDER = (EndOfTurn, Act, Draw)
"""The steps of a turn, from the bottom up."""


def layers(state: AmberRouteState) -> Iterator[tuple[Frame | None, Frame]]:
    """List the open questions from the bottom up, each after the one below it."""
    return zip((None, *state.pending), state.pending, strict=False)


def unfit(state: AmberRouteState) -> Iterator[Violation]:
    """Tell why the open questions of a position written by hand cannot be asked at all."""
    for below, frame in layers(state):
        right, held = UPON.get(type(frame)), asdict(frame)
        if right and not isinstance(below, right):
            names = tuple(str(kind.__struct_config__.tag) for kind in right)
            yield broken("challenge.by-type", "upon", frame=frame.name, right=names)
        if isinstance(frame, Ghost | Trap) and not frame.dice and frame is state.pending[-1]:
            yield broken("challenge.by-type", "unrolled", frame=frame.name, right=("rolling", "shaping"))
        if isinstance(frame, Preparing | AttackChoice | Duel):
            yield from elsewhere(state, frame.name, frame.seat)
        if isinstance(frame, GiftPick | Duel):
            for seat in (frame.target,) if isinstance(frame, Duel) else frame.others:
                if seat == frame.seat:
                    yield broken("challenge.by-type", "other-seat", seat=seat, seats=state.seats)
        yield from wrong_card(state, frame)
        for row in (held.get(name, ()) for name in DICE):
            if not set(row) <= set(FACES) or list(row) != sorted(row, reverse=True):
                yield broken("challenge.by-type", "faces", dice="+".join(map(str, row)))
        if isinstance(frame, GiftPick) and len(frame.dice) != (picking := 1 + len(frame.others)):
            yield broken("gift.dice", "picking", seats=picking, dice=len(frame.dice))
        if (number := min(held.get(name, 1) for name in NUMBERS)) < 1:
            yield broken("challenge.by-type", "number", frame=frame.name, number=number)


def elsewhere(state: AmberRouteState, frame: str, seat: Seat) -> Iterator[Violation]:
    """Tell that a player is on none of the four terrains, where alone the question is asked."""
    if not state.piece(seat).terrain:
        field = state.player(seat).field
        yield broken("move.terrain-field", "elsewhere", frame=frame, seat=seat, field=field)


def wrong_card(state: AmberRouteState, frame: Frame) -> Iterator[Violation]:
    """Look whether a card is a gift where gifts are picked, and a challenge of the right threat elsewhere."""
    dark, gifts = state.box.dark, state.box.gifts
    if isinstance(frame, GiftRoll | GiftPick):
        if frame.card not in gifts:
            yield broken("gift.immediate", "no-gift", id=repr(frame.card), gifts=", ".join(gifts))
    elif isinstance(frame, Preparing | Challenge) or (isinstance(frame, Receiving) and frame.card):
        id = repr(frame.card)
        if frame.card not in dark:
            yield broken("challenge.by-type", "no-challenge", id=id, example=repr(next(iter(dark))))
        elif isinstance(frame, Challenge) and (threat := dark[frame.card].threat) != frame.name:
            yield broken("challenge.by-type", "threat", id=id, threat=threat, frame=frame.name)


def out_of_turn(state: AmberRouteState, below: Frame | None, frame: Frame) -> Iterator[Violation]:
    """Look whether a question is asked where and when it can be: its field, its step, its player's turn."""
    if isinstance(frame, ON_TERRAIN):
        yield from elsewhere(state, frame.name, frame.seat)
    if isinstance(frame, Ahead) and frame.seat != state.active:
        yield broken(frame.rule, "order", frame=repr(frame.name))
    if isinstance(frame, ORDER):
        under = [kind for kind in ORDER if isinstance(below, kind)]
        if below and not (under and ORDER.index(under[0]) < ORDER.index(type(frame))):
            yield broken(frame.rule, "order", frame=repr(frame.name))
    if isinstance(frame, Act | Draw | LastTurn):
        player, first = state.player(frame.seat), state.first
        if 0 < player.lost_turns < worst(state, "trap_set"):
            yield broken("trap.missing", "skipped", seat=frame.seat)
        if player.field == state.road.castle and first and state.player(first).field == state.road.castle:
            yield broken("end.trigger", "arrived", seat=frame.seat)
    if isinstance(frame, Trapped) and frame.turns > (most := worst(state, "trap_set") - 1):
        yield broken("trap.missing", "held", seat=frame.seat, turns=frame.turns, most=most)
    if isinstance(frame, GiftPick):
        row = (state.active, *after(state.seats, state.active)) if state.active else ()
        picking = (frame.seat, *frame.others)
        if picking != row[len(row) - len(picking) :]:
            yield broken("gift.others-clockwise", "order", seats=row)
    if isinstance(frame, HandLimit | AttackChoice) and frame is state.pending[-1] and not frame.asked(state):
        clause = "light.excess" if isinstance(frame, HandLimit) else "move.attack-option"
        yield broken(clause, "nothing", seat=frame.seat)


def right_level(state: AmberRouteState, frame: Preparing | Challenge) -> str:
    """Tell how hard a challenge is on the field of who meets it."""
    return difficulty_of(state.box.dark[frame.card], state.piece(frame.seat))


def strikes(state: AmberRouteState, frame: Frame, row: Difficulty) -> Iterator[Violation]:
    """Compare the dice and hits of a monster with what one of its strength rolls and hits with."""
    if isinstance(frame, MonsterRoll | Struck):
        dice = frame.count if isinstance(frame, MonsterRoll) else len(frame.dice)
        if dice != row.monster_dice and dice <= worst(state, "monster_dice"):
            yield broken("monster.step-monster-attack", "dice", dice=dice, right=row.monster_dice)
    if isinstance(frame, Struck):
        hits = sum(map(row.monster_hit_faces.__contains__, frame.dice))
        if frame.hits != hits:
            yield broken("monster.step-monster-attack", "hits", hits=frame.hits, right=hits)


def of_a_duel(state: AmberRouteState, duel: Duel) -> Iterator[Violation]:
    """Compare a fight between players with where they stand, and its dice with the cards laid."""
    if duel.target not in on_same_field(state, duel.seat):
        yield broken("duel.same-field", target=duel.target)
    sides = (
        (duel.seat, duel.attack, "duel.opening-card", "duel.attacker-dice"),
        (duel.target, duel.defence, "duel.defender-cards", "duel.defence-roll"),
    )
    for seat, dice, clause, rolled in sides:
        for card in duel.laid(seat):
            if card != BLESSED:
                yield from (replace(it, clause=clause) for it in not_fitting(state, seat, card))
        if dice and len(dice) != (right := duel.dice(state, seat)):
            yield broken(rolled, "dice", seat=seat, dice=len(dice), right=right)


def of_a_fighter(
    state: AmberRouteState, duel: Duel, frame: Rolling | Shaping, dice: int
) -> Iterator[Violation]:
    """Look whether the right fighter rolls, as many dice as the cards laid give, and buys none."""
    rolling, rolled = (duel.target, "duel.defence-roll") if duel.attack else (duel.seat, "duel.attacker-dice")
    if frame.seat != rolling:
        yield broken(rolled, "turn", deciders=(rolling,), seat=frame.seat)
    elif dice != (right := duel.dice(state, rolling)):
        yield broken(rolled, "dice", seat=rolling, dice=dice, right=right)
    if frame.bought:
        yield broken("challenge.amber-die", "duel")


def paid_for(state: AmberRouteState, frame: Rolling | Shaping) -> Iterator[Violation]:
    """Compare the dice on the table with the box, and those bought with the ambers there can be for them."""
    it, loose, bought = state.box.amounts, state.player(frame.seat).loose, len(frame.bought)
    rolled = len(frame.dice) if isinstance(frame, Shaping) else 0  # dice to be rolled are compared apart
    counted = rolled + (bought if bought >= it.bank_at else 0)
    if counted > it.max_dice:
        yield broken("components.dice", dice=counted, most=it.max_dice)
    elif bought and loose + bought * it.amber_die_cost >= it.bank_at:
        yield broken(
            "amber.banking", "bought", seat=frame.seat, loose=loose, bought=bought, most=it.bank_at - 1
        )


def out_of_measure(state: AmberRouteState, below: Frame | None, frame: Frame) -> Iterator[Violation]:
    """Compare what a question is about with what there can be: its card and level, its dice, its hand."""
    it, level = state.box.amounts, state.box.by_name
    match frame:
        case Preparing(support=support):
            most = it.max_hand * max(card.value for card in state.box.light.values())
            if not 0 <= support <= most:
                yield broken("monster.support-before", "number", support=support, most=most)
        case Shaping() | Rolling():
            yield from paid_for(state, frame)
        case Receiving(parts=parts, card=card):
            gifts = [face for gift in state.box.gifts.values() for face in gift.faces]
            whole = [rewards(state.box, card, row) for row in level.values()] if card else gifts
            if not any(parts == each[len(each) - len(parts) :] for each in whole):
                yield broken("reward.base", "parts", parts=parts)
        case Duel():
            yield from of_a_duel(state, frame)
        case Haunted(cards=cards) | Surrendering(cards=cards):
            if cards > (most := worst(state, "ghost_penalty_cards")):
                yield broken("ghost.failure", "most", cards=cards, most=most)
        case LightDraw(seat=seat, cards=due) if HandLimit(seat) not in state.pending:
            if (cards := len(state.player(seat).hand) + due) > it.max_hand:
                yield broken("light.hand-limit", seat=seat, cards=cards, most=it.max_hand)
    if isinstance(frame, LightDraw) and HandLimit(frame.seat) in state.pending:
        brought = (face.count("card") for gift in state.box.gifts.values() for face in gift.faces)
        if frame.cards > (most := max(1, it.draw_card, it.buy_cards, *brought)):
            yield broken("light.hand-limit", "at-once", cards=frame.cards, most=most)
    if isinstance(frame, Preparing) or (isinstance(frame, Challenge) and frame is not state.pending[-1]):
        # A fight that goes on by itself is looked at when it has.
        right = right_level(state, frame)
        if frame.difficulty != right:
            facts = {"card": frame.card, "difficulty": frame.difficulty, "right": right}
            yield broken("dark.match-count", "level", **facts)
        if isinstance(frame, Monster) and frame.life > (life := level[frame.difficulty].monster_life):
            yield broken("monster.step-monster-damage", "life", life=frame.life, most=life)
    if isinstance(frame, Rolling | Monster | MonsterRoll):
        most = worst(state, "monster_dice") if isinstance(frame, MonsterRoll) else it.max_dice
        if not 0 <= frame.count <= most:
            yield broken("components.dice", dice=frame.count, most=most)
    if isinstance(below, Monster) and below.difficulty == right_level(state, below):
        yield from strikes(state, frame, level[below.difficulty])
        attacks = below.round - isinstance(frame, Rolling | Shaping)  # one in each round, until now
        if below.life < (least := level[below.difficulty].monster_life - it.max_dice * attacks):
            yield broken(
                "monster.step-monster-damage", "wounds", life=below.life, least=least, round=below.round
            )
    if isinstance(frame, Rolling | Shaping):
        dice = frame.count + len(frame.beside) if isinstance(frame, Rolling) else len(frame.dice)
        if isinstance(below, Duel):
            yield from of_a_fighter(state, below, frame, dice)
        if isinstance(below, Monster) and dice != below.count:
            yield broken("monster.dice-kept", "dice", dice=dice, right=below.count)
        if isinstance(below, Trap) and dice < (least := min(level[below.difficulty].trap_dice, it.max_dice)):
            yield broken("trap.base-dice", "dice", dice=dice, least=least)
    if isinstance(frame, Surrendering) and 0 < (held := len(state.player(frame.seat).hand)) <= frame.cards:
        yield broken("ghost.failure", "all", seat=frame.seat, cards=held, due=frame.cards)
