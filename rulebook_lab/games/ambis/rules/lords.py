"""Lords in play: which are active, what their lasting powers do to whom, how many keys they give."""

from __future__ import annotations

from ....engine import Seat, value
from ..components import KEYS_NEEDED, Components
from ..state import AmbisState, LordInPlay, Player


@value("location.powers-off", off=False)
def is_covered(lord: LordInPlay) -> bool:
    """Whether a location covers the lord's power."""
    return lord.under != ""


@value("assassin.points-only", off=False)
def is_silenced(lord: LordInPlay) -> bool:
    """Whether the Assassin has left the lord nothing but its points."""
    return lord.rotated


@value("lord.power-no-arrow", "lord.lasting", off=False)
def is_active(lord: LordInPlay) -> bool:
    """Whether the lord has its power and its key."""
    return not is_covered(lord) and not is_silenced(lord)


def is_free(lord: LordInPlay) -> bool:
    """Whether the lord has not been used for a location; a rotated one still is free."""
    return lord.under == ""


def has(player: Player, name: str) -> LordInPlay | None:
    """The player's lord of that name, in whatever state."""
    for lord in player.lords:
        if lord.id == name:
            return lord
    return None


def has_active(player: Player, name: str) -> bool:
    """Whether the lord of that name works for the player."""
    lord = has(player, name)
    return lord is not None and is_active(lord)


@value("power.shaman", off=False)
def is_protected(player: Player) -> bool:
    """Whether the powers of opponents' soldiers pass the player by."""
    return has_active(player, "shaman")


def targets(state: AmbisState, owner: Seat) -> tuple[Seat, ...]:
    """The opponents whom a soldier of `owner` affects, clockwise from the left."""
    return tuple(seat for seat in state.opponents(owner) if not is_protected(state.player(seat)))


def suffers(state: AmbisState, seat: Seat, soldier: str) -> bool:
    """Whether a lasting soldier of some opponent affects the seat now."""
    for at, player in enumerate(state.players):
        for lord in player.lords:
            if lord.id == soldier:
                affected = state.seats[at] != seat and is_active(lord)
                return affected and not is_protected(state.player(seat))
    return False


@value("location.keys-spent", off=True)
def has_unspent_key(lord: LordInPlay) -> bool:
    """Whether the lord's key has not been used for a location."""
    return lord.under == ""


def gives_key(kit: Components, lord: LordInPlay) -> bool:
    """Whether the lord's key may be used."""
    return kit.lords[lord.id].keys > 0 and not is_silenced(lord) and has_unspent_key(lord)


@value("setup.key-tokens", off=0)
def key_tokens_left(state: AmbisState) -> int:
    """How many key tokens lie beside the board."""
    return state.kit.key_tokens - sum(player.keys for player in state.players)


@value("location.key-sources", off=0)
def keys(state: AmbisState, seat: Seat) -> int:
    """How many keys a seat has: tokens and those of its lords together."""
    player = state.player(seat)
    if not player.lords:
        return player.keys
    kit = state.kit
    return player.keys + len([lord for lord in player.lords if gives_key(kit, lord)])


def location_due(state: AmbisState, seat: Seat) -> bool:
    """Whether a seat has three keys, and there is a location to take for them."""
    return keys(state, seat) >= KEYS_NEEDED and bool(state.open_locations or state.location_pile)
