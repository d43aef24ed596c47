"""Nagrody za walkę z wyzwaniami (Rewards): by difficulty, then what the card shows; kept cards wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, value
from ..components import DarkCard, Difficulty
from ..piles import put, taken
from ..state import AmberRouteState
from .ambers import gain_ambers
from .dark_cards import discard_dark
from .escorts import escort_violations, gain_escorts, room_for_escorts
from .frames import AttackChoice, Receiving, RewardChoice, deciding_alone
from .light_cards import draw_light
from .moves import Choose

# -- what there is to receive ---------------------------------------------------------------


def reward_victor(state: AmberRouteState, seat: Seat, card: str, difficulty: str) -> AmberRouteState:
    """Opens the rewards of a beaten challenge, in their order (ruling.reward-order), then the attack."""
    parts = base_reward(state.box.by_name[difficulty]) + printed_reward(state.box.dark[card])
    return state.push(AttackChoice(seat), Receiving(seat, parts, card))


@value("reward.base", off=())
def base_reward(row: Difficulty) -> tuple[str, ...]:
    """What the difficulty alone brings, the same for all three threats (ruling.traps-same-rewards)."""
    return ("amber",) * row.reward_ambers + ("choice",) * row.reward_choice


@value("reward.printed", off=())
def printed_reward(card: DarkCard) -> tuple[str, ...]:
    """What the beaten card brings besides."""
    return hourglass(card) if card.timing == "hourglass" else lightning(card)


@value("reward.lightning", off=())
def lightning(card: DarkCard) -> tuple[str, ...]:
    """Received at once (ruling.lightning-mandatory)."""
    return (card.reward,)


@value("reward.hourglass", off=())
def hourglass(card: DarkCard) -> tuple[str, ...]:
    """The card itself is kept."""
    return ("keep",)


# -- receiving it ---------------------------------------------------------------------------


def receive(state: AmberRouteState, frame: Receiving, tell: Tell) -> AmberRouteState:
    """The next part; cards that follow each other are one draw."""
    if not frame.parts:
        return discard_dark(state.pop(), frame.card) if frame.card else state.pop()
    part = frame.parts[0]
    count = 1
    while part == "card" and frame.parts[count : count + 1] == ("card",):
        count += 1
    rest = replace(frame, parts=frame.parts[count:])
    state = state.swap(rest) if rest.parts or rest.card else state.pop()
    return PARTS[part](state, rest, count, tell)


def receive_amber(state: AmberRouteState, frame: Receiving, count: int, tell: Tell) -> AmberRouteState:
    return gain_ambers(state, frame.seat, count, tell)


def receive_escort(state: AmberRouteState, frame: Receiving, count: int, tell: Tell) -> AmberRouteState:
    return gain_escorts(
        state, frame.seat, count, "reward.lightning" if frame.card else "gift.immediate", tell
    )


def receive_card(state: AmberRouteState, frame: Receiving, count: int, tell: Tell) -> AmberRouteState:
    return draw_light(state, frame.seat, count, tell)


def receive_choice(state: AmberRouteState, frame: Receiving, count: int, tell: Tell) -> AmberRouteState:
    return state.push(RewardChoice(frame.seat))


def keep_card(state: AmberRouteState, frame: Receiving, count: int, tell: Tell) -> AmberRouteState:
    tell("reward.hourglass", "keeps", frame.seat, card=frame.card)
    player = state.player(frame.seat)
    state = state.swap(replace(frame, card=""))
    return state.changed(frame.seat, replace(player, kept=put(player.kept, frame.card)))


PARTS: dict[str, Callable[[AmberRouteState, Receiving, int, Tell], AmberRouteState]] = {
    "amber": receive_amber,
    "escort": receive_escort,
    "card": receive_card,
    "choice": receive_choice,
    "keep": keep_card,
}


def reward_choices(state: AmberRouteState, frame: RewardChoice) -> Iterator[Move]:
    return (Choose(frame.seat, what) for what in ("card", "escort"))


def what_to_choose(state: AmberRouteState, frame: RewardChoice) -> Mapping[str, object]:
    """An escort only where there is room for one."""
    full = room_for_escorts(state, state.player(frame.seat)) < 1
    return {"variant": "full", "most": state.box.amounts.max_escorts} if full else {}


def choose_violations(state: AmberRouteState, frame: RewardChoice, chosen: Choose) -> Iterator[Violation]:
    return escort_violations(state, chosen.seat) if chosen.what == "escort" else iter(())


def choose(state: AmberRouteState, frame: RewardChoice, chosen: Choose, tell: Tell) -> AmberRouteState:
    tell("reward.card-or-escort", "chooses", chosen.seat, what=chosen.what)
    if chosen.what == "card":
        return draw_light(state.pop(), chosen.seat, 1, tell)
    return gain_escorts(state.pop(), chosen.seat, 1, "reward.card-or-escort", tell)


# -- kept cards -----------------------------------------------------------------------------


def kept_cards(state: AmberRouteState, seat: Seat, kind: str) -> tuple[str, ...]:
    """The cards of a kind that lie before a player."""
    kept = state.player(seat).kept
    if not kept:
        return ()
    dark = state.box.dark
    return tuple([card for card in kept if dark[card].reward == kind])


def kept_violations(state: AmberRouteState, seat: Seat, card: str, kind: str) -> Iterator[Violation]:
    """What forbids to use a card as a kept reward of this kind."""
    if card not in state.player(seat).kept:
        yield broken("reward.use-later", "missing", card=card)
    elif (own := state.box.dark[card].reward) != kind:
        yield broken("reward.use-later", "kind", card=card, own=own, kind=kind)


def use_up(state: AmberRouteState, seat: Seat, card: str, tell: Tell) -> AmberRouteState:
    """Used once, then on the dark discard pile (ruling.kept-cards-use)."""
    tell("reward.use-later", "uses", seat, card=card, what=state.box.dark[card].reward)
    player = state.player(seat)
    return state.changed(
        seat, replace(player, kept=taken(player.kept, card)), dark_discard=put(state.dark_discard, card)
    )


STEPS = [
    Step(Receiving, advance=receive),
    Step(
        RewardChoice, asked=deciding_alone, candidates=reward_choices, verbs=(Choose,), facts=what_to_choose
    ),
]
VERBS = [
    Verb(Choose, "reward.card-or-escort", choose, choose_violations),
]
