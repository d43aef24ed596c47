"""The cards and the map, read from a components file; an owner's file can replace what is reconstructed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from ...engine import BadComponents, Entries
from ...engine.entries import shipped
from .vocabulary import Item, Printed, item_defects

AreaName = Annotated[str, "area"]
"""The name of a District or of the City Center."""
ItemName = Annotated[str, "item"]
"""The name of an Item."""
CardName = Annotated[str, "card"]
"""The name of a card that is turned up: an Item, a Great Fair or a Market Control card."""

CENTER = "city-center"
"""The area in the middle, which is no District (components.center-not-district)."""

DECKS = {"item": 20, "market": 8, "fair": 6, "district": 8}
"""Kinds of entries that an owner may replace, and how many there are of each."""

ID = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")

EXAMPLE = "item.royal-seal"


class MarketCard(Printed, frozen=True, kw_only=True):
    """A Market Control card (components.market-cards)."""

    districts: tuple[str, ...]
    prestige: Literal[3]


class FairCard(Printed, frozen=True, kw_only=True):
    """A Great Fair card (components.fair-cards)."""

    goods: Annotated[int, msgspec.Meta(ge=1, le=12)]
    prestige: Annotated[int, msgspec.Meta(ge=0, le=99)]


class District(Printed, frozen=True, kw_only=True):
    """A District of the ring."""

    name: str


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is printed on cards and board."""

    ring: tuple[str, ...]
    districts: dict[str, District]
    items: dict[str, Item]
    market: dict[str, MarketCard]
    fair: dict[str, FairCard]
    areas: tuple[str, ...]
    neighbours: dict[str, tuple[str, str]]

    def name(self, id: str) -> str:
        """What stands on the board or the card."""
        named: District | Item | None = self.districts.get(id) or self.items.get(id)
        return named.name if named else id


def names(box: Box) -> dict[str, str]:
    """What sentences call the cards and Districts of a file."""
    things: list[District | Item] = [*box.districts.values(), *box.items.values()]
    called = {thing.id: thing.name for thing in things}
    for card in box.market.values():
        called[card.id] = "–".join(box.name(district) for district in card.districts)
    for fair in box.fair.values():
        points = "point" if fair.prestige == 1 else "points"
        called[fair.id] = f"{fair.goods} Goods for {fair.prestige} {points}"
    return called


def read_components(text: str) -> Box:
    """The components that a file describes; decks and map that it leaves out are those of the library.

    Raises BadComponents, which names the entry and the key that are wrong and what would be right.
    """
    entries, printed = Entries(text, EXAMPLE), shipped(__package__, EXAMPLE)
    replaced = {kind_of(id) for id in entries}
    entries.update({id: entry for id, entry in printed.items() if kind_of(id) not in replaced})
    districts = entries.records("district.", District)
    ring = entries.value("board.ring", "clockwise", tuple[str, ...])
    box = Box(
        ring=ring,
        districts=districts,
        items=entries.records("item.", Item),
        market={id: entries.record(id, MarketCard) for id in entries.under("market.")},
        fair={id: entries.record(id, FairCard) for id in entries.under("fair.")},
        areas=(*ring, CENTER),
        neighbours={d: (ring[i - 1], ring[(i + 1) % len(ring)]) for i, d in enumerate(ring)},
    )
    if defects := [*entry_defects(entries, printed), *box_defects(box)]:
        raise BadComponents("the components cannot be used:\n" + "\n".join(f"- {d}" for d in defects))
    return box


def kind_of(id: str) -> str:
    """What kind of entry replaces which: the ring goes with its Districts, what is fixed stands alone."""
    kind = "district" if id == "board.ring" else id.partition(".")[0]
    return kind if kind in DECKS else id


def entry_defects(entries: Entries, printed: Entries) -> Iterator[str]:
    """Ids that cannot be, keys that an Item has not, and entries that change what the rules fix."""
    for id, entry in entries.items():
        kind, _, name = id.partition(".")
        if kind in DECKS:
            if not (name and ID.issuperset(name)):
                yield f"{id}: id: {name!r} should be lower-case letters, digits and hyphens after '{kind}.'"
            for key in entry.keys() - Item.__struct_fields__ if kind == "item" else ():
                yield f"{id}: {key}: no such key; the keys are {', '.join(Item.__struct_fields__)}"
        elif id not in printed:
            held = ", ".join(f"{kind}.…" for kind in DECKS)
            yield f"{id}: no such component; an owner's file holds {held} and board.ring"
        elif id != "board.ring":
            fixed = printed[id]
            for key in (entry.keys() | fixed.keys()) - {"note", "provenance"}:
                if (said := entry.get(key)) != (right := fixed.get(key)):
                    yield f"{id}: {key}: {said!r} should be {right!r}: this is fixed by the rules"


def box_defects(box: Box) -> Iterator[str]:
    """What does not fit together: words of Items, Districts of cards and ring, the size of the decks."""
    for item in box.items.values():
        yield from (f"item.{item.id}: {defect}" for defect in item_defects(item))
    known = ", ".join(box.districts)
    for id, card in box.market.items():
        if len(set(card.districts)) != 3 or not set(card.districts) <= set(box.districts):
            yield f"{id}: districts: {list(card.districts)!r} should be three different ones of {known}"
    if sorted(box.ring) != sorted(box.districts):
        yield f"board.ring: clockwise: should list each District once: {known}"
    numbers = (len(box.items), len(box.market), len(box.fair), len(box.districts))
    for (kind, right), number in zip(DECKS.items(), numbers, strict=True):
        if number != right:
            yield f"{kind}.…: there should be {right} of them, not {number}"


def vocabulary(box: Box) -> dict[str, tuple[str, ...]]:
    """The names that may stand in a move."""
    return {"area": box.areas, "item": tuple(box.items), "card": (*box.items, *box.market, *box.fair)}
