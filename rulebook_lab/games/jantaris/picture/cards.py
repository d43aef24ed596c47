"""The cards and pieces of Jantaris. What is reconstructed is set in italics and says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Unpack

from ....engine.wording import say
from ....scene import Node, body, bold_word, color, group, icon, polygon, rect, text, text_width, wrap
from ....scene.hexes import Point
from ....scene.node import Keywords
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
    told = say(view, "reconstructed", note=card.note).rstrip()
    return "" if card.provenance == "rulebook" else f"\n{told}"


def cube(
    key: str, at: Point, colour: str, size: float, words: str = "", **k: Unpack[Keywords]
) -> Iterator[Node]:
    """A Good: a crate of red lacquer or a chest with black bands, or the number of them."""
    half = size / 2
    yield group(key, at, **k)
    yield body(key, (-half, -half, size, size), GOODS_FILL[colour], color("edge"), radius=4)
    big = max(11.0, size * 0.5)
    if words:
        yield bold_word(f"{key}.n", (0, big * 0.36), words, big, key, WHITE)
    else:
        yield icon(f"{key}.sign", GOODS_ICON[colour], (0, 0), size * 0.78, fill=WHITE, parent=key)


def guild_token(
    key: str, at: Point, colour: str, radius: float = 14, **k: Unpack[Keywords]
) -> Iterator[Node]:
    """A Merchant Guild token: a big shield with the sign of its Goods; its outline tells it from a piece."""
    yield group(key, at, **k)
    r = radius
    half = [(r, -r), (r, r * 0.25), (r * 0.6, r * 0.85)]
    shield = [*half, (0, r * 1.2), *((-x, y) for x, y in reversed(half))]
    fill, edge = GOODS_FILL[colour], color("amber")
    yield polygon(f"{key}.shape", shield, fill=fill, stroke=edge, width=3, parent=key, cls="shape")
    yield icon(f"{key}.sign", GOODS_ICON[colour], (0, -1), radius, fill=WHITE, parent=key)


def item_tip(view: JantarisState, item: Item) -> str:
    """The whole card in words."""
    crown = " " + say(view, "crown") if item.crown else ""
    price = say(view, "item-price", red=item.red, black=item.black, prestige=item.prestige)
    return f"{item.name}\n{item.text}\n{price}{crown}{origin(view, item)}"


def item_card(view: JantarisState, at: Point, item: Item) -> Iterator[Node]:
    """An Item on offer: crown, name, Prestige, what it does, its starting price."""
    key, (w, h) = f"item.{item.id}", ITEM_CARD
    left, top = -w / 2, -h / 2
    label = say(view, "item", item=item.id, red=item.red, black=item.black)
    yield group(key, at, label=label, tip=item_tip(view, item), spot=f"item:{item.id}")
    yield body(key, (left, top, w, h), color("card"), color("road"), width=2.5)
    if item.crown:
        yield icon(f"{key}.crown", "crown", (left + 15, top + 16), 17, fill=color("last"), parent=key)
    points = (-left - 9, top + 21)
    yield text(f"{key}.prestige", points, str(item.prestige), size=17, anchor="end", bold=True, parent=key)
    begins = left + (30 if item.crown else 9)
    name = wrap(item.name, -left - 24 - begins, 11, bold=True, max_lines=2)
    one_line = len(name) == 1
    name_at, style = (begins, top + (20 if one_line else 16)), slanted(item)
    yield text(f"{key}.name", name_at, "\n".join(name), size=11, bold=True, style=style, parent=key)
    words = wrap(item.text, w - 14, 11, max_lines=9 if one_line else 8)
    at_words = (left + 8, top + (40 if one_line else 50))
    yield text(f"{key}.text", at_words, "\n".join(words), size=11, parent=key)
    x = left + 16
    for colour, count in (("red", item.red), ("black", item.black)):
        if count:
            yield from cube(f"{key}.{colour}", (x, -top - 15), colour, 20, str(count), parent=key)
            x += 24


def market_card(view: JantarisState, at: Point, card: MarketCard, sign: str) -> Iterator[Node]:
    """A Market Control card: its letter, its points, its three Districts."""
    key, (w, h) = f"card.{card.id}", MARKET_CARD
    left, top = -w / 2, -h / 2
    names = [view.box.name(district) for district in card.districts]
    facts = {"sign": sign, "districts": ", ".join(names), "prestige": card.prestige}
    tip = f"{say(view, 'market-card/tip', **facts)}\n{say(view, 'market-tip', **facts)}"
    tip += origin(view, card)
    yield group(key, at, label=say(view, "market-card", **facts), tip=tip, spot=f"card:{card.id}")
    yield body(key, (left, top, w, h), color("card"), color("ink"), width=2, radius=7)
    yield from sign_badge(f"{key}.sign", (left + 15, top + 15), sign, key)
    points = (-left - 8, top + 20)
    yield text(f"{key}.points", points, str(card.prestige), size=16, anchor="end", bold=True, parent=key)
    for n, name in enumerate(names):
        name_at, style = (0, top + 43 + n * 17), slanted(card)
        yield text(f"{key}.{n}", name_at, name, anchor="middle", style=style, parent=key)


def sign_badge(key: str, at: Point, sign: str, parent: str | None, lit: bool = False) -> Iterator[Node]:
    """The letter of a Market Control card, on the card and in its Districts."""
    ground, ink = (color("accent"), color("accent-ink")) if lit else (color("ink"), color("card"))
    yield rect(f"{key}.plate", (at[0] - 9, at[1] - 9, 18, 18), fill=ground, radius=4, parent=parent)
    yield bold_word(f"{key}.letter", (at[0], at[1] + 4.5), sign, 12, parent, ink)


def fair_card(view: JantarisState, at: Point, card: FairCard) -> Iterator[Node]:
    """A Great Fair card: so many Goods for so many points."""
    key = f"card.{card.id}"
    facts = {"goods": card.goods, "prestige": card.prestige}
    tip = f"{say(view, 'fair')}\n{say(view, 'fair-tip', **facts)}{origin(view, card)}"
    yield group(key, at, label=say(view, "fair-card", **facts), tip=tip)
    yield body(key, (-55, -26, 110, 52), color("card"), RED, width=2.5)
    words, style = say(view, "fair-words", **facts), slanted(card)
    yield text(f"{key}.words", (0, -4), words, size=13, bold=True, anchor="middle", style=style, parent=key)


def chip(
    key: str, at: Point, words: str, *, symbol: str = "", card: Printed | None = None, **k: Unpack[Keywords]
) -> tuple[list[Node], float]:
    """A small label that may be chosen, and its width; `at` is its upper left corner."""
    wide = text_width(words, 12) + 18 + (18 if symbol else 0)
    k.setdefault("label", words)
    style = slanted(card) if card else {}
    nodes = [
        group(key, at, **k),
        body(key, (0, 0, round(wide, 1), 26), color("card"), color("edge")),
        text(f"{key}.words", (27 if symbol else 9, 17.5), words, style=style, parent=key),
    ]
    if symbol:
        nodes.append(icon(f"{key}.symbol", symbol, (15, 13), 14, fill=color("last"), parent=key))
    return nodes, wide
