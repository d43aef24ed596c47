"""What is in the box: cards, pieces, layouts, tables and amounts, read from a components file.

An owner's file needs only the entries that differ: an entry replaces the shipped one of the same id
(`count = 0`, or no `cards`, takes it out), a new id adds one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Annotated, Literal, cast, get_args, get_type_hints

from msgspec import Meta, Struct, field
from msgspec.structs import asdict, fields, replace

from ...engine import Entries
from ...engine.entries import shipped, wrong
from ...engine.wording import Phrase

CardName = Annotated[str, "card"]
"""The name of a light card, a dark card or a gift."""

Terrain = Literal["mountains", "forest", "swamp", "wasteland"]
Threat = Literal["monster", "ghost", "trap"]
Level = Literal["easy", "hard", "legendary"]
Gain = Literal["card", "escort", "amber"]
KeptReward = Literal["shield", "blessing", "ward", "second_roll", "guide", "provisions"]
Kind = Literal["shore", "terrain", "village", "town", "castle"]
Provenance = Literal["rulebook", "public", "ours", "owner"]

TERRAINS: tuple[Terrain, ...] = ("mountains", "forest", "swamp", "wasteland")
THREATS: tuple[Threat, ...] = ("monster", "ghost", "trap")
DIFFICULTIES: tuple[Level, ...] = ("easy", "hard", "legendary")
FACES = (1, 2, 3, 4, 5, 6)
ANY = "any"

Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Hand = Annotated[int, Meta(ge=0, le=20)]
Dozens = Annotated[int, Meta(ge=0, le=99)]
Tokens = Annotated[int, Meta(ge=1, le=999)]
DiceRolled = Annotated[int, Meta(ge=1, le=8)]
Faces = tuple[Annotated[int, Meta(ge=1, le=6)], ...]


class Amounts(Struct, frozen=True):
    """Every number of the rules that is not a card's."""

    dice: Annotated[int, Meta(ge=1, le=20)]
    ambers: Tokens
    escort_tokens: Tokens
    board_pieces: Annotated[int, Meta(ge=3, le=99)]
    start_escorts: Dozens = field(name="escorts")
    start_loose: Few = field(name="loose_ambers")
    start_secured: Dozens = field(name="secured_ambers")
    opening_hand: Hand
    max_escorts: Annotated[int, Meta(ge=1, le=99)]
    max_hand: Annotated[int, Meta(ge=1, le=20)]
    max_dice: DiceRolled
    bank_at: Some
    bank_secured: Some
    bank_returned: Few
    cap_counts_amber_dice: bool
    draw_card: Some
    draw_escort: Some
    recruit: Some
    recruit_in_village: Some
    buy_cost: Some = field(name="buy_cost_ambers")
    buy_cards: Some
    two_fields_cost: Few = field(name="move_two_cost_escorts")
    village_escorts: Few = field(name="enter_village_escorts")
    town_ambers: Few = field(name="enter_town_ambers")
    shift_cost: Some = field(name="shift_cost_escorts")
    amber_die_cost: Some
    first_in_castle: Dozens
    per_secured: Dozens = field(name="per_secured_amber")
    per_kept: Dozens = field(name="per_kept_card")
    per_missing_field: Dozens = field(name="missing_field_penalty")
    duel_stake: Few = field(name="duel_stake_ambers")
    hit_faces: Faces


class Difficulty(Struct, frozen=True):
    """One row of the tables for monsters, ghosts, traps and rewards."""

    name: Level
    monster_life: Annotated[int, Meta(ge=1, le=20)]
    monster_dice: DiceRolled
    monster_hit_faces: Faces
    ghost_total: Annotated[int, Meta(ge=1, le=48)]
    ghost_penalty_cards: Hand
    trap_dice: DiceRolled
    trap_set: DiceRolled
    reward_ambers: Few
    reward_choice: bool = field(name="reward_card_or_escort")

    def needed(self, threat: str) -> int:
        """Give the total that slips past a ghost, or the set that gets out of a trap."""
        return self.ghost_total if threat == "ghost" else self.trap_set


class LightCard(Struct, frozen=True):
    """A kind of light card, with the number of copies."""

    id: str
    title: str
    terrain: Terrain | Literal["any"]
    value: Annotated[int, Meta(ge=1, le=3)]
    count: Dozens
    provenance: Provenance
    term: str = ""


class DarkCard(Struct, frozen=True, kw_only=True):
    """A challenge card: one of its kind."""

    id: Annotated[str, Meta(pattern=r"^[^ +,:>?]+$")]
    title: str = field(name="name")
    timing: Literal["lightning", "hourglass"]
    reward: Gain | KeptReward
    terrain: Terrain
    threat: Threat
    provenance: Provenance
    term: str = ""

    @property
    def gain(self) -> Gain:
        """What a lightning card brings at once."""
        return cast(Gain, self.reward)


class Gift(Struct, frozen=True):
    """A kind of gift-of-fate card; `faces[i]` is what the die face i + 1 gives."""

    id: str
    title: str
    count: Dozens
    faces: tuple[tuple[Gain, ...], ...]
    provenance: Provenance
    term: str = ""

    @property
    def name(self) -> str:
        """The title without what every gift begins with."""
        return self.title.partition(": ")[2] or self.title


class Piece(Struct, frozen=True):
    """A puzzle piece of the board: one field."""

    id: str
    title: str
    kind: Kind
    provenance: Provenance
    terrain: Terrain | Literal[""] = ""
    threat: Threat | Literal[""] = ""
    term: str = ""


class Layout(Struct, frozen=True):
    """A way to lay the board: the pieces in the order of the road, and where each lies (column, row)."""

    id: str
    title: str
    fields: tuple[Piece, ...]
    cells: tuple[tuple[int, int], ...]
    provenance: Provenance
    castle: int
    """The number of the last field."""


class Components(Struct, frozen=True, eq=False):
    """The whole box, as the rules use it."""

    amounts: Amounts
    by_name: dict[str, Difficulty]
    light: dict[str, LightCard]
    dark: dict[str, DarkCard]
    gifts: dict[str, Gift]
    pieces: dict[str, Piece]
    layouts: dict[str, Layout]
    light_deck: tuple[str, ...]
    dark_deck: tuple[str, ...]
    kept_effects: dict[str, str]

    @property
    def difficulties(self) -> tuple[Difficulty, ...]:
        """The rows of the tables, from easy to legendary."""
        return tuple(self.by_name.values())


# -- reading ----------------------------------------------------------------------------------

EXAMPLE = "light.forest-2"

AMOUNTS = ("box", *(f"values.{name}" for name in ("setup", "limits", "actions", "scoring", "player-attack")))
"""The entries that hold the amounts."""

FIXED = {
    ("box", "min_players"): 2,
    ("box", "max_players"): 4,
    ("values.setup", "start_field"): 0,
    ("values.setup", "lost_turns"): 0,
    ("values.limits", "die_min"): FACES[0],
    ("values.limits", "die_max"): FACES[-1],
    ("values.actions", "move_one_cost"): 0,
    **{(f"difficulty.{level}", "matching_symbols"): n for n, level in enumerate(DIFFICULTIES)},
}
"""What an owner cannot change: the rules say it in words of their own."""

HITTING = (
    ("values.player-attack", "hit_faces"),
    *((f"difficulty.{level}", "monster_hit_faces") for level in DIFFICULTIES),
)
"""The lists of faces that hit."""


class _Face(Struct):
    terrain: Terrain
    threat: Threat
    provenance: Provenance


def read_components(text: str) -> Components:
    """Read the box that a components text describes, on top of what ships.

    Raises BadComponents, which names entry, field, the wrong value and what would be right.
    """
    entries = shipped(__package__, EXAMPLE)
    homes = {name: id for id in AMOUNTS for name in entries[id]}
    entries.update(Entries(text, EXAMPLE))
    for (id, name), right in FIXED.items():
        _expect(entries, id, name, right)
    for id, name in HITTING:
        hitting = list(entries.value(id, name, Faces))
        if hitting != sorted(set(hitting)):
            raise wrong(id, name, hitting, "a list of different faces from low to high")
    light = {id: card for id, card in entries.records("light.", LightCard).items() if card.count}
    dark = {card.id: card for id in tuple(entries.under("dark.")) for card in _dark(entries, id)}
    gifts = {gift.id: gift for id in entries.under("gift.") if (gift := _gift(entries, id)).count}
    pieces = {id.removeprefix("piece."): _piece(entries, id) for id in entries.under("piece.")}
    light_deck = tuple(sorted(id for card in light.values() for id in (card.id,) * card.count))
    dark_deck = tuple(sorted([*dark, *(id for gift in gifts.values() for id in (gift.id,) * gift.count)]))
    _expect(entries, "box", "light_cards", len(light_deck), "light cards")
    _expect(entries, "box", "dark_cards", len(dark_deck), "dark cards and gifts")
    _expect(entries, "box", "board_pieces", len(pieces), "pieces")
    return Components(
        amounts=_amounts(entries, homes),
        by_name={
            level: entries.record(f"difficulty.{level}", Difficulty, name=level) for level in DIFFICULTIES
        },
        light=light,
        dark=dark,
        gifts=gifts,
        pieces=pieces,
        layouts={id.removeprefix("layout."): _layout(entries, id, pieces) for id in entries.under("layout.")},
        light_deck=light_deck,
        dark_deck=dark_deck,
        kept_effects={
            entries.value(id, "code", str): entries.value(id, "effect", str)
            for id in entries.under("reward.hourglass-")
        },
    )


def _expect(entries: Entries, id: str, name: str, right: int, what: str = "") -> None:
    found = entries.value(id, name, int)
    if found != right:
        raise wrong(id, name, found, f"{right}, the number of {what} in the file," if what else f"{right}")


def _amounts(entries: Entries, homes: Mapping[str, str]) -> Amounts:
    """Read each amount from the entry that has it in the shipped file."""
    hints = get_type_hints(Amounts, include_extras=True)
    names = {each.name: each.encode_name for each in fields(Amounts)}
    it = Amounts(**{own: entries.value(homes[name], name, hints[own]) for own, name in names.items()})
    players = FIXED["box", "min_players"]
    for own, value, most in (
        ("bank_secured", it.bank_secured, it.bank_at),
        ("bank_returned", it.bank_returned, it.bank_at - it.bank_secured),
        ("start_loose", it.start_loose, it.bank_at - 1),
        ("start_escorts", it.start_escorts, it.max_escorts),
        ("opening_hand", it.opening_hand, it.max_hand),
    ):
        if value > most:
            raise wrong(homes[names[own]], names[own], value, f"a whole number from 0 to {most}")
    for own, value, least in (
        ("ambers", it.ambers, players * (it.start_loose + it.start_secured)),
        ("escort_tokens", it.escort_tokens, players * it.start_escorts),
    ):
        if value < least:
            right = f"{least}, so many as {players} players begin with, or more"
            raise wrong(homes[names[own]], names[own], value, right)
    return it


def _dark(entries: Entries, id: str) -> Iterator[DarkCard]:
    """Read the cards of a terrain and a threat, each as an entry of its own."""
    cards = entries.value(id, "cards", list[dict[str, object]])
    _expect(entries, id, "count", len(cards), "cards")
    for number, card in enumerate(cards, 1):
        name = f"{id}, card {number}"
        entries[name] = card
        read = entries.record(name, DarkCard, **asdict(entries.record(id, _Face)))
        rewards: tuple[str, ...] = get_args(Gain if read.timing == "lightning" else KeptReward)
        if read.reward not in rewards:
            raise wrong(name, "reward", read.reward, f"one of {', '.join(rewards)}")
        yield read


def _gift(entries: Entries, id: str) -> Gift:
    faces = entries.value(id, "faces", dict[str, tuple[Gain, ...]])
    if list(faces) != [str(face) for face in FACES]:
        raise wrong(id, "faces", faces, f"a list for each of the faces {', '.join(map(str, FACES))}")
    return entries.record(id, Gift, id=id.removeprefix("gift."), faces=tuple(faces.values()))


def _piece(entries: Entries, id: str) -> Piece:
    key = id.removeprefix("piece.")
    piece = entries.record(id, Piece, id=key)
    if piece.kind != "terrain":
        return replace(piece, terrain="", threat="")
    for name, value, right in (("terrain", piece.terrain, TERRAINS), ("threat", piece.threat, THREATS)):
        if not value:
            raise wrong(id, name, value, f"one of {', '.join(right)}")
    return piece


def _layout(entries: Entries, id: str, pieces: Mapping[str, Piece]) -> Layout:
    named = entries.value(id, "fields", tuple[str, ...])
    if strangers := [name for name in named if name not in pieces]:
        raise wrong(id, "fields", strangers[0], f"one of the pieces {', '.join(pieces)}")
    if sorted(named) != sorted(pieces):
        missing = ", ".join(sorted(set(pieces) - set(named))) or "none"
        found = f"{len(named)} pieces (missing: {missing})"
        raise wrong(id, "fields", found, "every piece exactly once")
    road = tuple(pieces[name] for name in named)
    for place, index, kind in (("first", 0, "shore"), ("last", -1, "castle")):
        if road[index].kind != kind:
            raise wrong(id, "fields", f"{road[index].id} as the {place}", f"the {kind} as the {place}")
    cells = winding(len(road))
    if entries[id].get("cells"):
        cells = entries.value(id, "cells", tuple[tuple[int, int], ...])
        _expect_road(id, cells, len(road))
    known = {"fields": road, "cells": cells, "castle": len(road) - 1}
    return entries.record(id, Layout, id=id.removeprefix("layout."), **known)


def _expect_road(id: str, cells: tuple[tuple[int, int], ...], count: int) -> None:
    """Look whether fields that follow each other share an edge, and none lies twice in one place."""
    if len(cells) != count:
        raise wrong(id, "cells", f"{len(cells)} places", f"{count} pairs [column, row], one a field,")
    for cell in cells:
        if not (0 <= cell[0] <= 40 and 0 <= cell[1] <= 40):
            raise wrong(id, "cells", list(cell), "a pair [column, row] of whole numbers from 0 to 40")
    for before, cell in pairwise(cells):
        if abs(before[0] - cell[0]) + abs(before[1] - cell[1]) != 1:
            raise wrong(id, "cells", f"{before} then {cell}", "a place that shares an edge with the last")
    if len(set(cells)) < count:
        raise wrong(id, "cells", "a place that comes twice", "a road that does not cross itself")


def winding(count: int, width: int = 7) -> tuple[tuple[int, int], ...]:
    """Lay a road of `count` fields that winds down a board of `width` columns."""
    cells = []
    for turn, along in (divmod(number, width + 1) for number in range(count)):
        column = min(along, width - 1)
        cells.append((width - 1 - column if turn % 2 else column, 2 * turn + along // width))
    return tuple(cells)


def names(box: Components) -> dict[str, str | Phrase]:
    """Call the cards by their titles, with what sets them apart; another language has titles in forms."""
    called: dict[str, str | Phrase] = {gift.id: gift.name for gift in box.gifts.values()}
    cards: tuple[LightCard | DarkCard, ...] = (*box.light.values(), *box.dark.values())
    for card in cards:
        facts: dict[str, object] = asdict(card)
        gain = Phrase(f"gain-{facts.get('reward')}", {"count": 1})
        facts |= {"title": f"title:{card.id}", "gain": gain}
        kind = card.timing if isinstance(card, DarkCard) else "light"
        called |= {f"title:{card.id}": card.title, card.id: Phrase(f"{kind}-card", facts)}
    return called


def vocabulary(box: Components) -> dict[str, tuple[str, ...]]:
    """The names that may stand in a move."""
    return {"card": (*box.light, *box.dark, *box.gifts)}
