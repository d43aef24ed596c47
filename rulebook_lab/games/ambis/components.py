"""The component data: what a components file says, as typed values."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from ...engine import BadComponents, component_entries

RACES: tuple[str, ...] = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
"""The five allied races, in the order of the Council's piles on the board."""

GUILDS: tuple[str, ...] = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")

Good = Literal["key", "pearl", "token"]
"""What a fight is rewarded with."""

MONSTER = "monster"
HIDDEN = "?"

VALUE: dict[str, int] = {f"{race}{value}": value for race in RACES for value in range(1, 6)}
"""The value of every ally; an ally is named by race and value, such as `crab3`."""

RACE: dict[str, str] = {f"{race}{value}": race for race in RACES for value in range(1, 6)}
"""The race of every ally."""

COURT_SPACES = 6
TRACK_SPACES = 5
THREAT_SPACES = 6
DRAW_MOST = 4
"""How many locations may be drawn for three keys at most."""

KEYS_NEEDED = 3

EXAMPLE = "lord.tamer"
"""An id as it should be, where a file has a wrong one."""


class LordCard(msgspec.Struct, frozen=True, kw_only=True):
    """A lord card: who it is, what it costs, what it is worth, what it does."""

    id: str
    name_en: str
    name_sr: str
    guild: str
    cost: int
    races: int
    forced_race: str
    value: int
    keys: int
    arrow: bool
    power: str
    params: dict[str, int]
    clause: str


class LocationTile(msgspec.Struct, frozen=True, kw_only=True):
    """A location tile: its name, its symbol and how it scores."""

    id: str
    name_en: str
    name_sr: str
    symbol: Literal["trident", "starfish", "keys"]
    symbol_colour: str
    base: int
    per: int
    count: Literal[
        "lords_of_guild",
        "affiliated_of_race",
        "guilds",
        "lords_with_key",
        "lords_without_key",
        "lowest_lord_value",
        "highest_lord_value",
        "lords",
        "sum_of_lowest_affiliated_per_race",
        "affiliated",
        "none",
        "copy_best_opponent_location",
    ]
    count_arg: str
    formula: str
    clause: str


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box."""

    lords: dict[str, LordCard]
    locations: dict[str, LocationTile]
    exploration: tuple[str, ...]
    monster_tokens: tuple[int, ...]
    key_tokens: int
    rewards: tuple[tuple[tuple[Good, ...], ...], ...]
    start_pearls: int
    last_space_pearls: int
    refill_when_at_most: int
    refill_pearls: int
    end_lords: int


def read_components(text: str) -> Components:
    """The components in a file's text. Raises BadComponents, which says what is missing or wrong."""
    entries = component_entries(text, EXAMPLE)
    kit = Components(
        lords={card.id: card for card in _all(entries, "lord.", LordCard)},
        locations={tile.id: tile for tile in _all(entries, "location.", LocationTile)},
        exploration=_exploration(entries),
        monster_tokens=tuple(sorted(_repeated(entries, "supply.monster-tokens"))),
        key_tokens=_number(entries, "supply.key-tokens", "count"),
        rewards=tuple(_rewards(entries, space) for space in range(1, THREAT_SPACES + 1)),
        start_pearls=_number(entries, "game.start-pearls", "per_player"),
        last_space_pearls=_number(entries, "track.exploration", "last_space_pearls"),
        refill_when_at_most=_number(entries, "track.court", "refill_when_at_most"),
        refill_pearls=_number(entries, "track.court", "refill_pearls"),
        end_lords=_number(entries, "game.end-lords", "count"),
    )
    _check(kit)
    return kit


@cache
def _params() -> dict[str, dict[str, int]]:
    """The figures that the powers of the lords in the box are carried out with."""
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    entries = component_entries(text, EXAMPLE)
    return {
        id.removeprefix("lord."): entry["params"] for id, entry in entries.items() if id.startswith("lord.")
    }


def _all(entries: dict[str, Any], prefix: str, kind: type[Any]) -> list[Any]:
    found = []
    for id, entry in entries.items():
        if id.startswith(prefix):
            try:
                found.append(msgspec.convert({**entry, "id": id.removeprefix(prefix)}, kind))
            except msgspec.ValidationError as problem:
                raise BadComponents(f"{id}: {problem}") from None
    return found


def _entry(entries: dict[str, Any], id: str) -> Any:
    if id not in entries:
        raise BadComponents(f"the component {id!r} is missing")
    return entries[id]


def _number(entries: dict[str, Any], id: str, key: str) -> int:
    value = _entry(entries, id).get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadComponents(f"{id}: {key} must be a whole number from 0 on, not {value!r}")
    return value


def _repeated(entries: dict[str, Any], id: str) -> list[int]:
    entry = _entry(entries, id)
    values, counts = entry.get("values"), entry.get("counts")
    if not _numbers(values) or not _numbers(counts) or len(values) != len(counts):
        raise BadComponents(f"{id}: values and counts must be lists of whole numbers of the same length")
    return [value for value, count in zip(values, counts, strict=True) for _ in range(count)]


def _numbers(items: Any) -> bool:
    return isinstance(items, list) and all(isinstance(item, int) and item >= 0 for item in items)


def _exploration(entries: dict[str, Any]) -> tuple[str, ...]:
    cards = [MONSTER] * _number(entries, "card.monster", "count")
    for race in RACES:
        for value in _repeated(entries, f"race.{race}"):
            if f"{race}{value}" not in VALUE:
                raise BadComponents(f"race.{race}: an ally has a value from 1 to 5, not {value}")
            cards.append(f"{race}{value}")
    return tuple(sorted(cards))


def _rewards(entries: dict[str, Any], space: int) -> tuple[tuple[Good, ...], ...]:
    id = f"threat.space-{space}"
    rewards = _entry(entries, id).get("rewards")
    try:
        return tuple(
            ("key",) * reward["keys"] + ("pearl",) * reward["pearls"] + ("token",) * reward["monster_tokens"]
            for reward in rewards
        )
    except (TypeError, KeyError):
        raise BadComponents(f"{id}: rewards is a list of pearls, monster_tokens and keys") from None


def _check(kit: Components) -> None:
    if len(kit.lords) < COURT_SPACES or not kit.locations:
        raise BadComponents(f"there must be {COURT_SPACES} lords at least, and locations")
    for lord in kit.lords.values():
        if lord.guild not in GUILDS:
            raise BadComponents(
                f"lord.{lord.id}: the guild is one of {', '.join(GUILDS)}, not {lord.guild!r}"
            )
        if lord.forced_race not in ("", *RACES):
            raise BadComponents(
                f"lord.{lord.id}: forced_race is empty or one of {', '.join(RACES)}, not {lord.forced_race!r}"
            )
        if not 1 <= lord.races <= len(RACES) or lord.cost < 0 or lord.value < 0 or lord.keys not in (0, 1):
            raise BadComponents(f"lord.{lord.id}: races 1 to 5, cost and value from 0 on, keys 0 or 1")
        for problem in _wrong_params(lord):
            raise BadComponents(problem)
    for tile in kit.locations.values():
        for count, known in (("lords_of_guild", GUILDS), ("affiliated_of_race", RACES)):
            if tile.count == count and tile.count_arg not in known:
                raise BadComponents(
                    f"location.{tile.id}: count_arg is one of {', '.join(known)}, not {tile.count_arg!r}"
                )
    for space, rewards in enumerate(kit.rewards, 1):
        if not any("token" not in reward for reward in rewards):
            raise BadComponents(f"threat.space-{space}: one reward at least must need no monster token")


def _wrong_params(lord: LordCard) -> Iterator[str]:
    for name, usual in _params().get(lord.id, {}).items():
        value = lord.params.get(name)
        if value is None or value * usual < 0:
            right = "from 0 on" if usual > 0 else "up to 0"
            yield f"lord.{lord.id}: params needs {name}, a whole number {right}, not {value}"
