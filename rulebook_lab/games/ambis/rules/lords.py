"""Lords in front of players: entering play, which are active and on whom, the keys and pearls they give."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

from msgspec.structs import asdict, replace

from ....engine import Frame, Move, Seat, Tell, Violation, broken
from ..components import KEYS_NEEDED, Components
from ..state import AmbisState, LordInPlay, OfActive, Player
from .scoring import seven_lords

# -- which lords are active -----------------------------------------------------------------


def is_active(lord: LordInPlay) -> bool:
    """Whether the lord has its power."""
    covered = lord.under != ""  # location.powers-off, else False
    silenced = lord.rotated  # assassin.points-only, else False
    return not covered and not silenced  # lord.power-no-arrow lord.lasting, else False


def has(player: Player, name: str) -> LordInPlay | None:
    """The player's lord of that name, in whatever state."""
    for lord in player.lords:
        if lord.id == name:
            return lord
    return None


def has_active(player: Player, name: str) -> bool:
    """Whether the lord of that name works for the player."""
    for lord in player.lords:
        if lord.id == name:
            return is_active(lord)
    return False


def marked(player: Player, name: str, **marks: bool | str) -> tuple[LordInPlay, ...]:
    """The player's lords, the one of that name with other marks."""
    return tuple(replace(lord, **marks) if lord.id == name else lord for lord in player.lords)


def is_protected(player: Player) -> bool:
    """Whether the powers of opponents' soldiers pass the player by."""
    return has_active(player, "shaman")  # power.shaman, else False


def targets(state: AmbisState, owner: Seat) -> tuple[Seat, ...]:
    """The opponents whom a soldier of `owner` affects, clockwise from the left."""
    return tuple(seat for seat in state.opponents(owner) if not is_protected(state.player(seat)))


def reached(state: AmbisState, owner: Seat, soldier: str, tell: Tell) -> tuple[Seat, ...]:
    """The same of a soldier that strikes now; whom the Shaman protects is told."""
    seats = targets(state, owner)
    if len(seats) < len(state.seats) - 1:
        for seat in state.opponents(owner):
            if seat not in seats:
                tell("power.shaman", "protected", seat, lord=soldier)
    return seats


def suffers(state: AmbisState, seat: Seat, soldier: str, tell: Tell | None = None) -> bool:
    """Whether a lasting soldier of some opponent affects the seat now; that the Shaman spares it is told."""
    if soldier in state.lord_deck or soldier in state.court:
        return False  # nobody has it, which is quicker to see than in what everybody has
    for owner, player in zip(state.seats, state.players, strict=True):
        for lord in player.lords:
            if lord.id == soldier:
                strikes = owner != seat and is_active(lord)
                spared = strikes and is_protected(state.player(seat))
                if spared and tell:
                    tell("power.shaman", "protected", seat, lord=soldier)
                return strikes and not spared
    return False


# -- keys -----------------------------------------------------------------------------------


def gives_key(box: Components, lord: LordInPlay) -> bool:
    """Whether the lord's key may be used."""
    if lord.under:  # location.keys-spent
        return False
    if lord.rotated:  # assassin.points-only
        return False
    return box.lords[lord.id].keys > 0


def key_tokens_left(state: AmbisState) -> int:
    """How many key tokens lie beside the board."""
    return state.box.key_tokens - sum(player.keys for player in state.players)  # setup.key-tokens, else 0


def keys(state: AmbisState, seat: Seat) -> int:
    """How many keys a seat has: tokens and those of its lords together."""
    player, box = state.player(seat), state.box
    symbols = sum([gives_key(box, lord) for lord in player.lords]) if player.lords else 0
    return player.keys + symbols  # location.key-sources, else 0


def location_due(state: AmbisState, seat: Seat) -> bool:
    """Whether a seat has three keys, and there is a location to take for them."""
    player = state.player(seat)
    if player.keys + len(player.lords) < KEYS_NEEDED:
        return False  # whatever keys the lords give, which is quick to see
    return keys(state, seat) >= KEYS_NEEDED and bool(state.open_locations or state.location_pile)


# -- entering play --------------------------------------------------------------------------


def earned(lord: str, figure: str, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """With the pearls that a lord brings from the Treasury: one of the figures on its card."""
    card = state.box.lords[lord]
    pearls = card.params[figure]
    tell(card.clause, "power-pearls", seat, lord=lord, pearls=pearls)
    return state.gain_pearls(seat, pearls)


ENTERING: dict[str, Callable[[AmbisState, Seat, Tell], AmbisState]] = {
    "trader": partial(earned, "trader", "amount"),  # power.trader
    "peddler": partial(earned, "peddler", "amount"),  # power.peddler
    "shopkeeper": partial(earned, "shopkeeper", "amount"),  # power.shopkeeper
    "landlord": partial(earned, "landlord", "on_enter"),  # power.landlord
}
"""What lords do when they enter play: arrow powers, the Commander's and the Landlord's first effect."""


class EnterPlay(Frame, clause="power.enter-play"):
    """A lord enters play in front of the active player."""

    lord: str

    def advance(self, state: AmbisState, tell: Tell) -> AmbisState:
        """It is free, neither rotated nor used (ruling.newcomer-state); what it does on entering happens."""
        seat = state.active
        tell("lord.free", "enters", seat, lord=self.lord)
        newcomer = LordInPlay(self.lord)  # assassin.replacement, else LordInPlay(self.lord, rotated=True)
        player = state.player(seat)
        received = replace(player, lords=(*player.lords, newcomer))
        players = state.with_player(seat, received)  # lord.free, else state.players
        state = replace(state, pending=state.pending[:-1], players=players)
        before = state = seven_lords(state, tell)
        if power := ENTERING.get(self.lord):  # lord.one-shot power.enter-play
            state = power(state, seat, tell)
            if state == before:
                tell(state.box.lords[self.lord].clause, "no-effect", seat, lord=self.lord)
        return state


class OfPower(OfActive):
    """A question that the power of one of the active player's lords asks, which its clause is named after."""

    @classmethod
    def arises(cls, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
        """The question is open, where it can be answered by the use of the power."""
        question = cls()
        return state.push(question) if question.allows(state, Arrow) else state

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if not isinstance(self, Declinable) and not self.allows(state, Arrow):
            yield broken(self.clause, "none", seat=state.active, **asdict(self))
        lord = self.clause.removeprefix("power.")
        if has(state.player(state.active), lord) is None:
            yield broken("power.enter-play", "missing", seat=state.active, lord=lord)


class Arrow(Move):
    """The use of an arrow power when its lord, which the clause is named after, enters play."""

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        lord = self.clause.removeprefix("power.")
        if self.seat in state.seats and has(state.player(self.seat), lord):
            yield broken("lord.power-arrow", lord=lord)


class Declinable(OfActive):
    """A power of the active player that need not be used."""

    declined: ClassVar[str] = "waives"
    """The event that it was not used."""


class Waive(Move, clause="lord.one-shot", answers=(Declinable,)):
    """Do without a power that may be declined."""

    def play(self, state: AmbisState, frame: Declinable, tell: Tell) -> AmbisState:
        tell(frame.clause, frame.declined, self.seat)
        return state.pop()
