"""The figures of a position by name, and Goods and Merchants in numbers as facts of a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ....engine import Fact
from ....engine.wording import Phrase
from ..components import CENTER
from ..rules.bazaar import Bidding
from ..rules.diplomacy import NOT_YET, Effects, Voting
from ..rules.market_control import dominator
from ..state import COLOURS, JantarisState


def facts(state: JantarisState) -> dict[str, Fact]:
    """For each seat, each area and the table; nothing of a vote before the reveal but whether it is cast."""
    found: dict[str, Fact] = {
        "active": state.active,
        "start": state.start,
        "round": state.round,
        "active-district": state.district,
        "offer": " ".join(state.offer),
        "market": " ".join(state.market),
        "fair-card": state.fair_card,
        "deck.bazaar": len(state.bazaar) + len(state.under_bazaar),
        "deck.market": len(state.market_deck),
        "deck.fair": len(state.fair_deck) + len(state.under_fair),
        "gone": " ".join(state.gone),
        "center": sum(player.at(CENTER) for player in state.players),
    }
    for colour in COLOURS:
        found |= {f"token.{colour}": state.token(colour), f"supply.{colour}": state.supply(colour)}
    for seat, player in state.seated:
        found |= {f"{figure}.{seat}": getattr(player, figure) for figure in ("prestige", *COLOURS, "goods")}
        found[f"merchants.{seat}"] = player.supply
        found[f"items.{seat}"] = " ".join(player.items)
        found[f"claimed.{seat}"] = " ".join(player.claimed)
    found |= {f"{area}.{seat}": player.at(area) for area in state.box.areas for seat, player in state.seated}
    found |= {f"dominates.{district}": dominator(state, district) for district in state.box.ring}
    for frame in state.pending:
        if isinstance(frame, Bidding):
            found |= {"auction": frame.item, "bid": frame.bid, "leader": frame.leader}
        elif isinstance(frame, Voting):
            votes = zip(state.seats, frame.votes, strict=True)
            found |= {f"voted.{seat}": card != NOT_YET for seat, card in votes}
        elif isinstance(frame, Effects):
            found |= {f"vote.{seat}": card for seat, card in zip(state.seats, frame.votes, strict=True)}
    return found


def wording(state: JantarisState | None, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Adds `amounts` for red and black, `amount` for Goods of a colour, `removed` for areas."""
    said = dict(facts)
    if all(isinstance(facts.get(colour), int) for colour in COLOURS):
        said["amounts"] = goods({colour: facts[colour] for colour in COLOURS})
    if isinstance(facts.get("goods"), int) and facts.get("colour") in COLOURS:
        said["amount"] = goods({facts["colour"]: facts["goods"]})
    if isinstance(areas := facts.get("areas"), tuple):
        said["removed"] = tuple(
            Phrase("merchant", {"count": number, "area": area}) for area, number in Counter(areas).items()
        )
    return said


def goods(owned: dict[str, int]) -> tuple[Phrase, ...]:
    """So many Goods of each colour, `2 red Goods` and `1 black Good`; or none."""
    found = tuple(Phrase(f"{colour}-good", {"count": number}) for colour, number in owned.items() if number)
    return found or (Phrase("no-good"),)
