"""The words of the board, and the board in words: a drawing in characters, and a sentence."""

from __future__ import annotations

from ....engine import Seat
from ....engine.wording import say
from ..components import CENTER
from ..rules.market_control import dominator
from ..state import COLOURS, JantarisState

SIGNS = "◆▲●■"
"""Each open Market Control card has a sign, which its Districts carry too; letters are the seats'."""


def called(view: JantarisState, area: str) -> str:
    """An area as it is written on the map."""
    return say(view, "center") if area == CENTER else view.box.name(area)


def standing(view: JantarisState, area: str) -> str:
    """Whose Merchants stand in an area, and how many."""
    counts = [(seat, view.player(seat).at(area)) for seat in view.seats]
    there = [say(view, "of-seat", seat=seat, count=count) for seat, count in counts if count]
    return ", ".join(there) or say(view, "nobody")


def drawing(view: JantarisState) -> str:
    """The position in characters."""
    box, name = view.box, view.game.texts.name
    signs = dict(zip(view.market, SIGNS, strict=False))
    lines = []
    for area in box.areas:
        there = " ".join(f"{name(s)[0]}{n}" for s in view.seats if (n := view.player(s).at(area)))
        tokens = [say(view, "told-token", token=colour) for colour in COLOURS if view.token(colour) == area]
        cards = "".join(sign for card, sign in signs.items() if area in box.market[card].districts)
        ruler = dominator(view, area) if area != CENTER else ""
        marks = " ".join(["", *([f"<{name(ruler)}>"] if ruler else []), *tokens])
        active = "*" if area == view.district else " "
        lines.append(f"{active}{called(view, area):<12}{cards:<5}{there or '-':<14}{marks}".rstrip())
    market = [say(view, "told-card", sign=sign, card=card) for card, sign in signs.items()]
    lines.append(say(view, "told-market", cards=", ".join(market) or "-"))
    items = (box.items[item] for item in view.offer)
    offer = [say(view, "told-item", item=item.id, red=item.red, black=item.black) for item in items]
    lines.append(say(view, "told-bazaar", items=", ".join(offer) or "-"))
    if view.fair_card:
        lines.append(say(view, "told-fair", card=view.fair_card))
    return "\n".join([*lines, *(_seat_line(view, seat) for seat in view.seats)])


def _seat_line(view: JantarisState, seat: Seat) -> str:
    player, name = view.player(seat), view.game.texts.name
    facts = {"prestige": player.prestige, "red": player.red, "black": player.black, "supply": player.supply}
    mark = "*" if view.plays(seat) else " "
    return f"{mark}{name(seat):7} " + ", ".join([say(view, "told-seat", **facts), *map(name, player.items)])


def in_words(view: JantarisState) -> str:
    """The position in a sentence."""
    scores = ", ".join(say(view, "of-seat", seat=seat, count=player.prestige) for seat, player in view.seated)
    facts = {
        "round": view.round,
        "active": tuple(filter(view.plays, view.seats)),
        "red": view.red,
        "black": view.black,
    }
    return say(view, "told", scores=scores, **facts)
