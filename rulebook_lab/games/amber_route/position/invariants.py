"""What no position of a real game can be."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Violation, broken
from ..piles import HIDDEN, Cards
from ..rules.duels import BLESSED
from ..rules.frames import Duel, DuelDraw, HandLimit, LightDraw, Monster, MonsterRoll, Rolling
from ..rules.pools import most_dice
from ..state import AmberRouteState


def defects(state: AmberRouteState) -> Iterator[Violation]:
    """Every reason why a position is impossible, by clause."""
    yield from conservation(state)
    yield from limits(state)
    yield from castle(state)
    yield from open_questions(state)


def conservation(state: AmberRouteState) -> Iterator[Violation]:
    """Ambers, escorts and cards are moved, never made or lost."""
    box = state.box
    ambers = state.pool + sum(player.loose + player.secured for player in state.players)
    if ambers != box.amounts.ambers or state.pool < 0:
        yield broken("components.ambers", found=ambers, right=box.amounts.ambers)
    escorts = state.supply + sum(player.escorts for player in state.players)
    if escorts != box.amounts.escort_tokens or state.supply < 0:
        yield broken("components.escort-tokens", found=escorts, right=box.amounts.escort_tokens)
    if not same_cards(light_cards(state), box.light_deck):
        yield broken("components.light-deck", found=len(light_cards(state)), right=len(box.light_deck))
    if not same_cards(dark_cards(state), box.dark_deck):
        yield broken("components.dark-deck", found=len(dark_cards(state)), right=len(box.dark_deck))


def light_cards(state: AmberRouteState) -> Cards:
    """Every light card, wherever it is."""
    hands = tuple(card for player in state.players for card in player.hand)
    return state.light_deck + state.light_discard + hands + laid_cards(state)


def laid_cards(state: AmberRouteState) -> Cards:
    """The light cards on the table in a fight between players."""
    duel = state.under(Duel)
    laid = duel.attack_cards + duel.defence_cards if duel else ()
    return tuple(card for card in laid if card != BLESSED)


def dark_cards(state: AmberRouteState) -> Cards:
    """Every dark card, wherever it is."""
    kept = tuple(card for player in state.players for card in player.kept)
    return state.dark_deck + state.dark_discard + kept + card_in_play(state)


def card_in_play(state: AmberRouteState) -> Cards:
    """The dark card being resolved."""
    cards = (getattr(frame, "card", "") for frame in state.pending)
    return tuple(card for card in cards if card)


def same_cards(found: Cards, right: Cards) -> bool:
    """Whether two piles hold the same cards; on a view only their number can be told."""
    return len(found) == len(right) if HIDDEN in found else sorted(found) == list(right)


def castle(state: AmberRouteState) -> Iterator[Violation]:
    """Whoever stands in the castle, somebody was the first there."""
    there = [
        seat
        for seat, player in zip(state.seats, state.players, strict=True)
        if player.field == state.road.castle
    ]
    if there and state.first is None:
        yield broken("end.trigger", "no-first", seats=tuple(there))
    if state.first is not None and state.first not in there:
        yield broken("end.trigger", "not-there", first=state.first)


def open_questions(state: AmberRouteState) -> Iterator[Violation]:
    """What is about to be rolled is in the box, and who draws past the limit discards afterwards."""
    most = most_dice(state)
    strongest = max(row.monster_dice for row in state.box.by_name.values())
    for frame in state.pending:
        if isinstance(frame, Rolling | Monster) and not 0 <= frame.count <= most:
            yield broken("components.dice", dice=frame.count, most=most)
        if isinstance(frame, MonsterRoll) and not 0 <= frame.count <= strongest:
            yield broken("components.dice", dice=frame.count, most=strongest)
        if isinstance(frame, LightDraw) and HandLimit(frame.seat) not in state.pending:
            cards = len(state.player(frame.seat).hand) + frame.cards
            if cards > state.box.amounts.max_hand:
                yield broken(
                    "light.hand-limit", seat=frame.seat, cards=cards, most=state.box.amounts.max_hand
                )


def limits(state: AmberRouteState) -> Iterator[Violation]:
    """What a player may have at most."""
    amounts = state.box.amounts
    counting = not any(isinstance(f, HandLimit | LightDraw | Duel | DuelDraw) for f in state.pending)
    for seat, player in zip(state.seats, state.players, strict=True):
        if player.escorts > amounts.max_escorts or player.escorts < 0:
            yield broken("escort.limit", "held", seat=seat, escorts=player.escorts, most=amounts.max_escorts)
        if player.loose >= amounts.bank_at or player.loose < 0:
            yield broken("amber.banking", seat=seat, loose=player.loose, most=amounts.bank_at - 1)
        if counting and len(player.hand) > amounts.max_hand:
            yield broken("light.hand-limit", seat=seat, cards=len(player.hand), most=amounts.max_hand)
        if not 0 <= player.field <= state.road.castle:
            yield broken("components.board-pieces", seat=seat, field=player.field)
