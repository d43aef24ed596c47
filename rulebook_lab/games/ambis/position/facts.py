"""The figures of a position by name, and rewards and keys as facts of a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ....engine import Fact, State
from ....engine.wording import Phrase
from ..components import KEYS_NEEDED, RACES
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
        "track": sum(map(bool, state.track)),
        "court": sum(map(bool, state.court)),
        "lord-deck": len(state.lord_deck),
        "open-locations": len(state.open_locations),
        "location-pile": len(state.location_pile),
        "monster-tokens": len(state.pool),
        "key-tokens": key_tokens_left(state),
        "ending": state.ending != "",
        "over": not state.pending,
    }
    table |= {f"council.{race}": len(pile) for race, pile in zip(RACES, state.council, strict=True)}
    table |= {f"track.{space}": card or "-" for space, card in enumerate(state.track, 1)}
    table |= {f"court.{space}": lord or "-" for space, lord in enumerate(state.court, 1)}
    for seat, player in state.seated:
        own: dict[str, Fact] = {
            "pearls": player.pearls,
            "hand": len(player.hand),
            "cards": " ".join(player.hand),
            "affiliated": len(player.affiliated),
            "allies": " ".join(player.affiliated),
            "lords": len(player.lords),
            "free-lords": sum(not lord.under for lord in player.lords),
            "locations": len(player.locations),
            "tokens": len(player.tokens),
            "key-tokens": player.keys,
            "keys": keys(state, seat),
            "points": points(state, seat).total,
        }
        table |= {f"{figure}.{seat}": value for figure, value in own.items()}
    return table


def wording(state: State | None, facts: Mapping[str, object]) -> dict[str, object]:
    """The facts of a sentence, with a reward and the keys used counted."""
    said = dict(facts)
    if isinstance(goods := facts.get("goods"), tuple):
        said["goods"] = reward(goods)
    if isinstance(lords := facts.get("lords"), tuple):
        tokens = ["key-token"] * (KEYS_NEEDED - len(lords))
        said["used"] = (*(Phrase("key-of", {"lord": lord}) for lord in lords), *reward(tokens))
    return said


def reward(goods: Iterable[str]) -> tuple[Phrase, ...]:
    """The keys, pearls and monster tokens of a reward."""
    return tuple(Phrase(good, {"count": number}) for good, number in Counter(goods).items())
