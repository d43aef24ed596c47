"""The figures of a position by name: what lessons and quizzes speak of."""

from __future__ import annotations

from ..components import CENTER
from ..rules.bazaar import Bidding
from ..rules.diplomacy import NOT_YET, Effects, Voting
from ..rules.market_control import dominator
from ..state import COLOURS, JantarisState


def facts(state: JantarisState) -> dict[str, int | str | bool]:
    """For each seat, each area and the table; nothing of a vote before the reveal but whether it is cast."""
    players = list(zip(state.seats, state.players, strict=True))
    found: dict[str, int | str | bool] = {
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
        "center": sum(player.at(CENTER) for _, player in players),
    }
    for colour in COLOURS:
        found[f"token.{colour}"] = state.token(colour)
        found[f"supply.{colour}"] = state.supply(colour)
    for seat, player in players:
        found[f"prestige.{seat}"] = player.prestige
        found[f"red.{seat}"] = player.red
        found[f"black.{seat}"] = player.black
        found[f"goods.{seat}"] = player.goods
        found[f"merchants.{seat}"] = player.supply
        found[f"items.{seat}"] = " ".join(player.items)
        found[f"claimed.{seat}"] = " ".join(player.claimed)
    for area in state.box.areas:
        found |= {f"{area}.{seat}": player.at(area) for seat, player in players}
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
