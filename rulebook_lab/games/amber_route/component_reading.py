"""Reads a components file: what ships, or an owner's own on top of it.

An owner's file needs only the entries that differ: an entry replaces the shipped one of the same id
(`count = 0`, or no `cards`, takes it out), a new id adds one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ...engine import component_entries
from .component_entries import Entry
from .components import (
    ANY,
    DIFFICULTIES,
    FACES,
    GAINS,
    KEPT,
    TERRAINS,
    THREATS,
    Amounts,
    Components,
    DarkCard,
    Difficulty,
    Gift,
    Layout,
    LightCard,
    Piece,
)

EXAMPLE = "light.forest-2"
"""An id as it should be, where a file has a wrong one."""


@cache
def shipped_entries() -> dict[str, dict[str, Any]]:
    """The entries that come with the game, by id."""
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return component_entries(text, EXAMPLE)


def read_components(text: str) -> Components:
    """The box that a components text describes, on top of what ships.

    Raises BadComponents, which names entry, key, the wrong value and what would be right.
    """
    return _box({**shipped_entries(), **component_entries(text, EXAMPLE)})


def _box(entries: Mapping[str, Mapping[str, Any]]) -> Components:
    pieces = {entry.key: _piece(entry) for entry in _group(entries, "piece")}
    difficulties = tuple(_difficulty(_only(entries, f"difficulty.{name}"), name) for name in DIFFICULTIES)
    light = {card.id: card for card in map(_light, _group(entries, "light")) if card.count}
    dark = {card.id: card for entry in _group(entries, "dark") for card in _dark(entry)}
    gifts = {gift.id: gift for gift in map(_gift, _group(entries, "gift")) if gift.count}
    amounts = _amounts(entries)
    box = _only(entries, "box")
    light_deck = tuple(sorted(id for card in light.values() for id in (card.id,) * card.count))
    dark_deck = tuple(sorted([*dark, *(id for gift in gifts.values() for id in (gift.id,) * gift.count)]))
    box.total("light_cards", len(light_deck), "light cards")
    box.total("dark_cards", len(dark_deck), "dark cards and gifts")
    box.total("board_pieces", len(pieces), "pieces")
    colours = sorted((entry.whole("seat", 0, 9), entry.key) for entry in _group(entries, "player-colour"))
    return Components(
        amounts=amounts,
        colours=tuple(colour for _, colour in colours),
        difficulties=difficulties,
        light=light,
        dark=dark,
        gifts=gifts,
        pieces=pieces,
        layouts={entry.key: _layout(entry, pieces) for entry in _group(entries, "layout")},
        light_deck=light_deck,
        dark_deck=dark_deck,
        kept_effects={
            entry.one_of("code", KEPT): entry.text("effect")
            for entry in _group(entries, "reward")
            if entry.one_of("timing", ("lightning", "hourglass")) == "hourglass"
        },
        by_name={row.name: row for row in difficulties},
        fitting={
            terrain: frozenset(card.id for card in light.values() if card.terrain in (terrain, ANY))
            for terrain in TERRAINS
        },
    )


def _only(entries: Mapping[str, Mapping[str, Any]], id: str) -> Entry:
    return Entry(id, entries[id])


def _group(entries: Mapping[str, Mapping[str, Any]], group: str) -> Iterator[Entry]:
    return (Entry(id, entry) for id, entry in entries.items() if id.startswith(f"{group}."))


def _amounts(entries: Mapping[str, Mapping[str, Any]]) -> Amounts:
    box, setup, limits, actions, scoring = (
        _only(entries, id)
        for id in ("box", "values.setup", "values.limits", "values.actions", "values.scoring")
    )
    for key, must in (("die_min", 1), ("die_max", 6)):
        limits.whole(key, must, must)
    for key, must in (("start_field", 0), ("lost_turns", 0)):
        setup.whole(key, must, must)
    actions.whole("move_one_cost", 0, 0)
    box.whole("min_players", 2, 2)
    box.whole("max_players", 4, 4)
    max_escorts, max_hand = limits.whole("max_escorts", 1, 99), limits.whole("max_hand", 1, 20)
    bank_at = limits.whole("bank_at", 1, 9)
    bank_secured = limits.whole("bank_secured", 1, bank_at)
    return Amounts(
        dice=box.whole("dice", 1, 20),
        ambers=box.whole("ambers", 1, 999),
        escort_tokens=box.whole("escort_tokens", 1, 999),
        board_pieces=box.whole("board_pieces", 3, 99),
        start_escorts=setup.whole("escorts", 0, max_escorts),
        start_loose=setup.whole("loose_ambers", 0, bank_at - 1),
        start_secured=setup.whole("secured_ambers", 0, 99),
        opening_hand=setup.whole("opening_hand", 0, max_hand),
        max_escorts=max_escorts,
        max_hand=max_hand,
        max_dice=limits.whole("max_dice", 1, 8),
        bank_at=bank_at,
        bank_secured=bank_secured,
        bank_returned=limits.whole("bank_returned", 0, bank_at - bank_secured),
        cap_counts_amber_dice=limits.truth("cap_counts_amber_dice"),
        draw_card=actions.whole("draw_card", 1, 9),
        draw_escort=actions.whole("draw_escort", 1, 9),
        recruit=actions.whole("recruit", 1, 9),
        recruit_in_village=actions.whole("recruit_in_village", 1, 9),
        buy_cost=actions.whole("buy_cost_ambers", 1, 9),
        buy_cards=actions.whole("buy_cards", 1, 9),
        two_fields_cost=actions.whole("move_two_cost_escorts", 0, 9),
        village_escorts=actions.whole("enter_village_escorts", 0, 9),
        town_ambers=actions.whole("enter_town_ambers", 0, 9),
        shift_cost=actions.whole("shift_cost_escorts", 1, 9),
        amber_die_cost=actions.whole("amber_die_cost", 1, 9),
        first_in_castle=scoring.whole("first_in_castle", 0, 99),
        per_secured=scoring.whole("per_secured_amber", 0, 99),
        per_kept=scoring.whole("per_kept_card", 0, 99),
        per_missing_field=scoring.whole("missing_field_penalty", 0, 99),
        duel_stake=scoring.whole("duel_stake_ambers", 0, 9),
        hit_faces=_only(entries, "values.player-attack").faces("hit_faces"),
    )


def _difficulty(entry: Entry, name: str) -> Difficulty:
    rank = DIFFICULTIES.index(name)
    entry.whole("matching_symbols", rank, rank)
    return Difficulty(
        name=name,
        monster_life=entry.whole("monster_life", 1, 20),
        monster_dice=entry.whole("monster_dice", 1, 8),
        monster_hit_faces=entry.faces("monster_hit_faces"),
        ghost_total=entry.whole("ghost_total", 1, 48),
        ghost_penalty_cards=entry.whole("ghost_penalty_cards", 0, 20),
        trap_dice=entry.whole("trap_dice", 1, 8),
        trap_set=entry.whole("trap_set", 1, 8),
        reward_ambers=entry.whole("reward_ambers", 0, 9),
        reward_choice=entry.truth("reward_card_or_escort"),
    )


def _light(entry: Entry) -> LightCard:
    return LightCard(
        id=entry.key,
        title=entry.text("title"),
        term=entry.text("term", ""),
        terrain=entry.one_of("terrain", (*TERRAINS, ANY)),
        value=entry.whole("value", 1, 3),
        count=entry.whole("count", 0, 99),
        provenance=entry.provenance(),
    )


def _dark(entry: Entry) -> Iterator[DarkCard]:
    cards = entry.list("cards", "a list of cards")
    entry.total("count", len(cards), "cards")
    for number, card in enumerate(cards, 1):
        if not isinstance(card, dict):
            raise entry.wrong("cards", card, "{ id, name, timing, reward } each")
        row = Entry(f"{entry.id}, card {number}", card)
        timing = row.one_of("timing", ("lightning", "hourglass"))
        yield DarkCard(
            id=row.name("id"),
            title=row.text("name"),
            term=row.text("term", ""),
            terrain=entry.one_of("terrain", TERRAINS),
            threat=entry.one_of("threat", THREATS),
            timing=timing,
            reward=row.one_of("reward", GAINS if timing == "lightning" else KEPT),
            provenance=entry.provenance(),
        )


def _gift(entry: Entry) -> Gift:
    faces = entry.table("faces")
    gains = []
    for face in map(str, FACES):
        given = faces.get(face)
        if not isinstance(given, list) or any(gain not in GAINS for gain in given):
            raise entry.wrong(f"faces.{face}", given, f"a list of {', '.join(GAINS)}")
        gains.append(tuple(given))
    return Gift(
        id=entry.key,
        title=entry.text("title"),
        term=entry.text("term", ""),
        count=entry.whole("count", 0, 99),
        faces=tuple(gains),
        provenance=entry.provenance(),
    )


def _piece(entry: Entry) -> Piece:
    kind = entry.one_of("kind", ("shore", "terrain", "village", "town", "castle"))
    wild = kind == "terrain"
    return Piece(
        id=entry.key,
        title=entry.text("title"),
        term=entry.text("term", ""),
        kind=kind,
        terrain=entry.one_of("terrain", TERRAINS) if wild else "",
        threat=entry.one_of("threat", THREATS) if wild else "",
        provenance=entry.provenance(),
    )


def _layout(entry: Entry, pieces: Mapping[str, Piece]) -> Layout:
    names = entry.list("fields", "a list of pieces")
    if strangers := [name for name in names if name not in pieces]:
        raise entry.wrong("fields", strangers[0], f"one of the pieces {', '.join(pieces)}")
    if sorted(names) != sorted(pieces):
        missing = ", ".join(sorted(set(pieces) - set(names))) or "none"
        raise entry.wrong("fields", f"{len(names)} pieces (missing: {missing})", "every piece exactly once")
    fields = tuple(pieces[name] for name in names)
    for place, index, kind in (("first", 0, "shore"), ("last", -1, "castle")):
        if fields[index].kind != kind:
            raise entry.wrong("fields", f"{fields[index].id} as the {place}", f"the {kind} as the {place}")
    cells = entry.cells(len(fields)) if "cells" in entry.data else winding(len(fields))
    return Layout(entry.key, entry.text("title"), fields, cells, entry.provenance())


def winding(count: int, width: int = 7) -> tuple[tuple[int, int], ...]:
    """Cells for a road of `count` fields that winds down a board of `width` columns."""
    cells: list[tuple[int, int]] = []
    column, step, row = 0, 1, 0
    while len(cells) < count:
        cells.append((column, row))
        if 0 <= column + step < width:
            column += step
        else:
            cells += [(column, row + 1)]
            row, step = row + 2, -step
    return tuple(cells[:count])
