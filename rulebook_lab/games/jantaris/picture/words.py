"""The board of Jantaris in words: a drawing in characters, and a few sentences."""

from __future__ import annotations

from ....engine import Seat
from ..components import CENTER
from ..rules.market_control import dominator
from ..state import COLOURS, Colour, JantarisState
from .cards import SIGNS


def drawing(view: JantarisState) -> str:
    """The position in characters."""
    parts = view.box
    signs = dict(zip(view.market, SIGNS, strict=False))
    lines = []
    for area in (*parts.ring, CENTER):
        counts = " ".join(
            f"{s[0].upper()}{p.at(area)}" for s, p in zip(view.seats, view.players, strict=True) if p.at(area)
        )
        tokens = "".join(f" ({colour} token)" for colour in COLOURS if view.token(colour) == area)
        cards = "".join(sign for card, sign in signs.items() if area in parts.market[card].districts)
        ruler = f" <{dominator(view, area)}>" if area != CENTER and dominator(view, area) else ""
        name = "City Center" if area == CENTER else parts.districts[area].name
        active = "*" if area == view.district else " "
        lines.append(f"{active}{name:<12}{cards:<5}{counts or '-':<14}{ruler}{tokens}".rstrip())
    market = ", ".join(
        f"{sign} {'-'.join(parts.districts[d].name for d in parts.market[card].districts)}"
        for card, sign in signs.items()
    )
    offer = ", ".join(
        f"{parts.name(i)} ({parts.items[i].red} red {parts.items[i].black} black)" for i in view.offer
    )
    lines += [f"market  {market or '-'}", f"bazaar  {offer or '-'}"]
    if view.fair_card:
        lines.append(
            f"fair    {parts.fair[view.fair_card].goods} Goods for {parts.fair[view.fair_card].prestige}"
        )
    lines += [_seat_line(view, seat) for seat in view.seats]
    return "\n".join(lines)


def _seat_line(view: JantarisState, seat: Seat) -> str:
    player = view.player(seat)
    mark = "*" if seat == view.active else " "
    items = "".join(f", {view.box.name(item)}" for item in player.items)
    figures = f"{player.prestige} points, {player.red} red, {player.black} black, supply {player.supply}"
    return f"{mark}{seat:7} {figures}{items}"


def in_words(view: JantarisState) -> str:
    """The position in two sentences."""
    scores = ", ".join(f"{s} {p.prestige}" for s, p in zip(view.seats, view.players, strict=True))
    tokens = " and ".join(f"the {colour} token in {_where(view, colour)}" for colour in COLOURS)
    return f"Round {view.round}, Active Player {view.active}; Prestige: {scores}; {tokens}."


def _where(view: JantarisState, colour: Colour) -> str:
    area = view.token(colour)
    return "the City Center" if area == CENTER else view.box.districts[area].name
