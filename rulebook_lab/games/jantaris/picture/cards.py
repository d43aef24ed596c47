"""The cards and pieces of Jantaris. What is reconstructed is set in italics and says so."""

from __future__ import annotations

from typing import Unpack

from ....engine.wording import say
from ....scene import Thing, body, bold_word, color, icon, polygon, rect, text, text_width, thing, wrap
from ....scene.node import Keywords
from ....scene.text import fitted
from ..components import FairCard, MarketCard
from ..state import JantarisState
from ..vocabulary import Item, Printed

RED, BLACK, WHITE = "#b8281f", "#26282c", "#ffffff"
GOODS_FILL = {"red": RED, "black": BLACK}
GOODS_ICON = {"red": "crate", "black": "chest"}
ITEM_CARD = (141.0, 180.0)
MARKET_CARD = (66.0, 92.0)


def slanted(card: Printed) -> dict[str, str]:
    """How words look by where they come from."""
    return {} if card.provenance == "rulebook" else {"font-style": "italic"}


def origin(view: JantarisState, card: Printed) -> str:
    """What a tip says of where a card comes from."""
    note = say(view, "reconstructed", note=card.note).rstrip()
    return "" if card.provenance == "rulebook" else f"\n{note}"


def cube(key: str, colour: str, size: float, words: str = "", **k: Unpack[Keywords]) -> Thing:
    """A Good: a crate of red lacquer or a chest with black bands, or the number of them."""
    half, big = size / 2, max(11.0, size * 0.5)
    shape = body((-half, -half, size, size), GOODS_FILL[colour], color("edge"), radius=4)
    sign = icon("sign", GOODS_ICON[colour], (0, 0), size * 0.78, fill=WHITE)
    number = bold_word("n", (0, big * 0.36), words, big, WHITE)
    return thing(key, (size, size), shape, number if words else sign, **k)


def guild_token(key: str, colour: str, radius: float = 14, **k: Unpack[Keywords]) -> Thing:
    """A Merchant Guild token: a big shield with the sign of its Goods; its outline tells it from a piece."""
    r = radius
    half = [(r, -r), (r, r * 0.25), (r * 0.6, r * 0.85)]
    corners = [*half, (0, r * 1.2), *((-x, y) for x, y in reversed(half))]
    shield = polygon("shape", corners, fill=GOODS_FILL[colour], stroke=color("amber"), width=3, cls="shape")
    sign = icon("sign", GOODS_ICON[colour], (0, -1), radius, fill=WHITE)
    return thing(key, (2 * r, 2.2 * r), shield, sign, **k)


def item_tip(view: JantarisState, item: Item) -> str:
    """The whole card in words."""
    crown = " " + say(view, "crown") if item.crown else ""
    price = say(view, "item-price", red=item.red, black=item.black, prestige=item.prestige)
    return f"{item.name}\n{item.text}\n{price}{crown}{origin(view, item)}"


def item_card(view: JantarisState, item: Item) -> Thing:
    """An Item on offer: crown, name, Prestige, what it does, its starting price."""
    (w, h), begins = ITEM_CARD, 30 if item.crown else 9
    left, top = -w / 2, -h / 2
    name = wrap(item.name, -2 * left - 28 - begins, 11, bold=True, max_lines=2)  # clear of the Prestige
    one_line = len(name) == 1
    name_at, first = (left + begins, top + (20 if one_line else 16)), top + (29 if one_line else 39)
    letters, words = fitted(item.text, w - 14, -top - 30 - first)
    price = [(colour, count) for colour, count in (("red", item.red), ("black", item.black)) if count]
    return thing(
        f"item.{item.id}",
        ITEM_CARD,
        body((left, top, w, h), color("card"), color("road"), width=2.5),
        [icon("crown", "crown", (left + 15, top + 16), 17, fill=color("last"))] if item.crown else [],
        text("prestige", (-left - 9, top + 21), str(item.prestige), size=17, anchor="end", bold=True),
        text("name", name_at, "\n".join(name), size=11, bold=True, style=slanted(item)),
        text("text", (left + 8, first + letters), "\n".join(words), size=letters),
        *(
            cube(of, of, 20, str(count)).draw((left + 16 + 24 * n, -top - 15))
            for n, (of, count) in enumerate(price)
        ),
        label=say(view, "item", item=item.id, red=item.red, black=item.black),
        tip=item_tip(view, item),
        spot=f"item:{item.id}",
    )


def market_card(view: JantarisState, card: MarketCard, sign: str) -> Thing:
    """A Market Control card: its letter, its points, its three Districts."""
    w, h = MARKET_CARD
    left, top = -w / 2, -h / 2
    names = [view.box.name(district) for district in card.districts]
    facts = {"sign": sign, "districts": ", ".join(names), "prestige": card.prestige}
    tip = f"{say(view, 'market-card/tip', **facts)}\n{say(view, 'market-tip', **facts)}"
    return thing(
        f"card.{card.id}",
        MARKET_CARD,
        body((left, top, w, h), color("card"), color("ink"), width=2, radius=7),
        sign_badge("sign", sign).draw((left + 15, top + 15)),
        text("points", (-left - 8, top + 20), str(card.prestige), size=16, anchor="end", bold=True),
        (
            text(str(n), (0, top + 43 + n * 17), name, anchor="middle", style=slanted(card))
            for n, name in enumerate(names)
        ),
        label=say(view, "market-card", **facts),
        tip=tip + origin(view, card),
        spot=f"card:{card.id}",
    )


def sign_badge(key: str, sign: str, lit: bool = False) -> Thing:
    """The sign of a Market Control card, on the card and in its Districts."""
    ground, ink = (color("accent"), color("accent-ink")) if lit else (color("ink"), color("card"))
    plate = rect("plate", (-9, -9, 18, 18), fill=ground, radius=4)
    return thing(key, (18, 18), plate, bold_word("letter", (0, 4.5), sign, 12, ink))


def fair_card(view: JantarisState, card: FairCard) -> Thing:
    """A Great Fair card: so many Goods for so many points."""
    facts = {"goods": card.goods, "prestige": card.prestige}
    tip = f"{say(view, 'fair')}\n{say(view, 'fair-tip', **facts)}{origin(view, card)}"
    shape = body((-55, -26, 110, 52), color("card"), RED, width=2.5)
    words = bold_word("words", (0, -4), say(view, "fair-words", **facts), 13, style=slanted(card))
    return thing(f"card.{card.id}", (110, 52), shape, words, label=say(view, "fair-card", **facts), tip=tip)


def chip(
    key: str, words: str, *, symbol: str = "", card: Printed | None = None, **k: Unpack[Keywords]
) -> Thing:
    """A small label that may be chosen."""
    wide = round(text_width(words, 12) + 18 + (18 if symbol else 0), 1)
    k.setdefault("label", words)
    parts = [
        body((-wide / 2, -13, wide, 26), color("card"), color("edge")),
        text("words", ((27 if symbol else 9) - wide / 2, 4.5), words, style=slanted(card) if card else {}),
    ]
    if symbol:
        parts.append(icon("symbol", symbol, (15 - wide / 2, 0), 14, fill=color("last")))
    return thing(key, (wide, 26), parts, **k)
