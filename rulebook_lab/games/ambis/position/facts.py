"""The figures of a position by name: what lessons and quizzes speak of."""

from __future__ import annotations

from ....engine import Fact
from ..components import RACES
from ..rules.exploring import price
from ..rules.lords import key_tokens_left, keys
from ..rules.scoring import points
from ..state import AmbisState


def facts(state: AmbisState) -> dict[str, Fact]:
    """Every figure of the position. A fact of a seat ends in its colour, such as `pearls.blue`."""
    table: dict[str, Fact] = {
        "active": state.active,
        "turn": state.turn,
        "threat": state.threat,
        "price": price(state),
        "deck": len(state.deck),
        "discards": len(state.discards),
        "track": sum(1 for card in state.track if card),
        "court": sum(1 for lord in state.court if lord),
        "lord-deck": len(state.lord_deck),
        "open-locations": len(state.open_locations),
        "location-pile": len(state.location_pile),
        "monster-tokens": len(state.pool),
        "key-tokens": key_tokens_left(state),
        "ending": state.ending != "",
        "over": not state.pending,
    }
    for race, pile in zip(RACES, state.council, strict=True):
        table[f"council.{race}"] = len(pile)
    for space, card in enumerate(state.track, 1):
        table[f"track.{space}"] = card or "-"
    for space, lord in enumerate(state.court, 1):
        table[f"court.{space}"] = lord or "-"
    for seat, player in zip(state.seats, state.players, strict=True):
        table[f"pearls.{seat}"] = player.pearls
        table[f"hand.{seat}"] = len(player.hand)
        table[f"cards.{seat}"] = " ".join(player.hand)
        table[f"affiliated.{seat}"] = len(player.affiliated)
        table[f"allies.{seat}"] = " ".join(player.affiliated)
        table[f"lords.{seat}"] = len(player.lords)
        table[f"free-lords.{seat}"] = sum(1 for lord in player.lords if not lord.under)
        table[f"locations.{seat}"] = len(player.locations)
        table[f"tokens.{seat}"] = len(player.tokens)
        table[f"key-tokens.{seat}"] = player.keys
        table[f"keys.{seat}"] = keys(state, seat)
        table[f"points.{seat}"] = points(state, seat).total
    return table
