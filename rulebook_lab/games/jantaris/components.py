"""The cards and the map, read from a components file; an owner's file can replace what is reconstructed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import msgspec

from ...engine import BadComponents, component_entries
from .vocabulary import check_item

CENTER = "city-center"
"""The area in the middle, which is no District (components.center-not-district)."""

DECKS = {"item": 20, "market": 8, "fair": 6, "district": 8}
"""Kinds of entries that an owner may replace, and how many there are of each."""

ID = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")

Entry = dict[str, Any]
Entries = dict[str, Entry]

EXAMPLE = "item.royal-seal"
"""An id as it should be, where a file has a wrong one."""


class Effect(msgspec.Struct, frozen=True, rename={"source": "from", "target": "to"}):
    """One effect of an Item, in the words of `vocabulary`."""

    op: str
    who: str
    color: str = ""
    amount: int = 0
    amount_max: int = 0
    source: str = ""
    target: str = ""
    other_than: str = ""
    look: int = 0

    @property
    def most(self) -> int:
        """How much or how often at most."""
        return self.amount or self.amount_max or 1


class Item(msgspec.Struct, frozen=True, dict=True):
    """An Item card (items.layout); `provenance` says whether it is printed or reconstructed."""

    id: str
    name: str
    prestige: int
    red: int
    black: int
    crown: bool
    uses: str
    trigger: str
    mandatory: bool
    text: str
    effects: tuple[Effect, ...]
    either_or: bool = False
    provenance: str = "rulebook"
    note: str = ""

    @property
    def price(self) -> int:
        """The Goods of the starting price."""
        return self.red + self.black

    @cached_property
    def parts(self) -> tuple[tuple[Effect, ...], ...]:
        """Its effects one after another; those between which one chooses are one part."""
        return (self.effects,) if self.either_or else tuple((effect,) for effect in self.effects)


class MarketCard(msgspec.Struct, frozen=True, dict=True):
    """A Market Control card (components.market-cards)."""

    id: str
    districts: tuple[str, ...]
    prestige: int
    provenance: str = "rulebook"
    note: str = ""

    @cached_property
    def district_set(self) -> frozenset[str]:
        """Its Districts without an order."""
        return frozenset(self.districts)


class FairCard(msgspec.Struct, frozen=True):
    """A Great Fair card (components.fair-cards)."""

    id: str
    goods: int
    prestige: int
    provenance: str = "rulebook"
    note: str = ""


class District(msgspec.Struct, frozen=True):
    """A District of the ring."""

    id: str
    name: str
    provenance: str = "rulebook"
    note: str = ""


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


@cache
def _shipped() -> Entries:
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return component_entries(text, EXAMPLE)


def read_components(text: str) -> Box:
    """The components that a file describes; decks and map that it leaves out are those of the library.

    Raises BadComponents, which names every entry and key that is wrong and what would be right.
    """
    given = component_entries(text, EXAMPLE)
    entries = {
        **{id: entry for id, entry in _shipped().items() if _kind(id) not in {_kind(new) for new in given}},
        **given,
    }
    defects = [f"{id}: {defect}" for id, entry in entries.items() for defect in _defects(id, entry, entries)]
    defects += _miscounted(entries)
    if defects:
        raise BadComponents("the components cannot be used:\n" + "\n".join(f"- {d}" for d in defects))
    return _built(entries)


def names(box: Box) -> dict[str, str]:
    """What sentences call the cards and Districts of a file."""
    things: list[District | Item] = [*box.districts.values(), *box.items.values()]
    called = {thing.id: thing.name for thing in things}
    for card in box.market.values():
        called[card.id] = "–".join(box.name(district) for district in card.districts)
    for fair in box.fair.values():
        called[fair.id] = (
            f"{fair.goods} Goods for {fair.prestige} {'point' if fair.prestige == 1 else 'points'}"
        )
    return called


def _kind(id: str) -> str:
    """What kind of entry replaces which: the ring goes with its Districts, what is fixed stands alone."""
    kind = "district" if id == "board.ring" else id.partition(".")[0]
    return kind if kind in DECKS else id


def _defects(id: str, entry: Entry, entries: Entries) -> Iterator[str]:
    kind, _, name = id.partition(".")
    if kind in DECKS and not (name and ID.issuperset(name)):
        yield f"id: {name!r} should be lower-case letters, digits and hyphens after '{kind}.'"
    if kind == "item":
        yield from check_item(entry)
    elif kind == "market":
        yield from _check_market(entry, entries)
    elif kind == "fair":
        yield from _check_whole(entry, "goods", range(1, 13))
        yield from _check_whole(entry, "prestige", range(100))
    elif kind == "district":
        if not isinstance(entry.get("name"), str):
            yield "name: the name printed on the board is missing"
    elif id == "board.ring":
        if sorted(_words(entry, "clockwise")) != sorted(_named(entries, "district")):
            yield f"clockwise: should list each District once: {', '.join(_named(entries, 'district'))}"
    elif id not in _shipped():
        yield "no such component; an owner's file holds item.…, market.…, fair.…, district.… and board.ring"
    else:
        yield from _check_fixed(entry, _shipped()[id])


def _check_market(entry: Entry, entries: Entries) -> Iterator[str]:
    districts = _words(entry, "districts")
    if len(set(districts)) != 3 or not set(districts) <= set(_named(entries, "district")):
        known = ", ".join(_named(entries, "district"))
        yield f"districts: {entry.get('districts')!r} should be three different ones of {known}"
    yield from _check_whole(entry, "prestige", range(3, 4))


def _check_whole(entry: Entry, key: str, allowed: range) -> Iterator[str]:
    value = entry.get(key)
    if isinstance(value, bool) or value not in allowed:
        right = f"from {allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else f"{allowed[0]} by the rulebook"
        yield f"{key}: {value!r} should be a whole number, {right}"


def _check_fixed(entry: Entry, shipped: Entry) -> Iterator[str]:
    for key in (entry.keys() | shipped.keys()) - {"note", "provenance"}:
        if entry.get(key) != shipped.get(key):
            yield f"{key}: {entry.get(key)!r} should be {shipped.get(key)!r}: this is fixed by the rules"


def _miscounted(entries: Entries) -> Iterator[str]:
    for kind, count in DECKS.items():
        if (there := len(_named(entries, kind))) != count:
            yield f"{kind}.…: there should be {count} of them, not {there}"


def _named(entries: Entries, kind: str) -> list[str]:
    return [id.partition(".")[2] for id in entries if id.partition(".")[0] == kind]


def _words(entry: Entry, key: str) -> list[str]:
    words = entry.get(key)
    return [word for word in words if isinstance(word, str)] if isinstance(words, list) else []


def _built(entries: Entries) -> Box:
    def typed(kind: str, struct: type[Any], whole_id: bool = False) -> dict[str, Any]:
        found = {}
        for name in _named(entries, kind):
            id = f"{kind}.{name}" if whole_id else name
            found[id] = msgspec.convert({**entries[f"{kind}.{name}"], "id": id}, struct)
        return found

    ring = tuple(entries["board.ring"]["clockwise"])
    return Box(
        ring=ring,
        districts=typed("district", District),
        items=typed("item", Item),
        market=typed("market", MarketCard, whole_id=True),
        fair=typed("fair", FairCard, whole_id=True),
        areas=(*ring, CENTER),
        neighbours={d: (ring[i - 1], ring[(i + 1) % len(ring)]) for i, d in enumerate(ring)},
    )
