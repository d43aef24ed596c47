"""The component data: what a components file says, as typed values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal, get_args

import msgspec

from ...engine import BadComponents, Count, Entries
from ...engine.entries import shipped

AllyName = Annotated[str, "ally"]
"""The name of an ally card or of a monster."""
RaceName = Annotated[str, "race"]
"""The name of a race."""
LordName = Annotated[str, "lord"]
"""The name of a lord."""
LocationName = Annotated[str, "location"]
"""The name of a location."""

Race = Literal["jellyfish", "crab", "seahorse", "shellfish", "squid"]
Guild = Literal["soldier", "merchant", "mage", "politician", "farmer", "ambassador"]

RACES: tuple[str, ...] = get_args(Race)
"""The five allied races, in the order of the Council's piles on the board."""

GUILDS: tuple[str, ...] = get_args(Guild)

Good = Literal["key", "pearl", "token"]
"""What a fight is rewarded with."""

Rewards = tuple[tuple[Good, ...], ...]
"""The alternatives that a space of the threat track shows."""

MONSTER = "monster"

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


class LordCard(msgspec.Struct, frozen=True, kw_only=True):
    """A lord card: who it is, what it costs, what it is worth, what it does."""

    id: str
    name_en: str
    name_sr: str
    guild: Guild
    cost: Count
    races: Annotated[int, msgspec.Meta(ge=1, le=5)]
    forced_race: Literal["", "jellyfish", "crab", "seahorse", "shellfish", "squid"]
    value: Count
    keys: Annotated[int, msgspec.Meta(ge=0, le=1)]
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
        "lords_of_guild", "affiliated_of_race", "guilds", "lords_with_key", "lords_without_key",
        "lowest_lord_value", "highest_lord_value", "lords", "sum_of_lowest_affiliated_per_race", "affiliated",
        "none", "copy_best_opponent_location",
    ]  # fmt: skip
    count_arg: str
    formula: str
    clause: str


class Reward(msgspec.Struct, frozen=True):
    """One alternative of a space of the threat track, as the file counts it."""

    pearls: Count
    monster_tokens: Count
    keys: Count

    @property
    def goods(self) -> tuple[Good, ...]:
        """All of it, sorted."""
        key, pearl, token = get_args(Good)
        return (*[key] * self.keys, *[pearl] * self.pearls, *[token] * self.monster_tokens)


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box."""

    lords: dict[str, LordCard]
    locations: dict[str, LocationTile]
    exploration: tuple[str, ...]
    monster_tokens: tuple[int, ...]
    key_tokens: int
    rewards: tuple[Rewards, ...]
    start_pearls: int
    last_space_pearls: int
    refill_when_at_most: int
    refill_pearls: int
    end_lords: int


def read_components(text: str) -> Components:
    """The components in a file's text. Raises BadComponents, which says what is missing or wrong."""
    entries = Entries(text, EXAMPLE)
    allies = [f"{race}{value}" for race in RACES for value in _repeated(entries, f"race.{race}", most=5)]
    monsters = [MONSTER] * entries.value("card.monster", "count", Count)
    box = Components(
        lords=entries.records("lord.", LordCard),
        locations=entries.records("location.", LocationTile),
        exploration=tuple(sorted([*allies, *monsters])),
        monster_tokens=tuple(sorted(_repeated(entries, "supply.monster-tokens"))),
        key_tokens=entries.value("supply.key-tokens", "count", Count),
        rewards=tuple(
            tuple(reward.goods for reward in entries.value(id, "rewards", tuple[Reward, ...]))
            for id in (f"threat.space-{space}" for space in range(1, THREAT_SPACES + 1))
        ),
        start_pearls=entries.value("game.start-pearls", "per_player", Count),
        last_space_pearls=entries.value("track.exploration", "last_space_pearls", Count),
        refill_when_at_most=entries.value("track.court", "refill_when_at_most", Count),
        refill_pearls=entries.value("track.court", "refill_pearls", Count),
        end_lords=entries.value("game.end-lords", "count", Count),
    )
    for problem in _problems(box):
        raise BadComponents(problem)
    return box


def _repeated(entries: Entries, id: str, most: int = 9) -> list[int]:
    value = Annotated[int, msgspec.Meta(ge=1, le=most)]
    values = entries.value(id, "values", tuple[value, ...])
    counts = entries.value(id, "counts", tuple[Count, ...])
    if len(values) != len(counts):
        raise BadComponents(f"{id}: values and counts must be of the same length")
    return list(Counter(dict(zip(values, counts, strict=True))).elements())


@cache
def _figures() -> dict[str, dict[str, int]]:
    """The figures that the powers of the lords in the box are carried out with."""
    entries = shipped(__package__, EXAMPLE)
    return {id: entries.value(id, "params", dict[str, int]) for id in entries.under("lord.")}


def _problems(box: Components) -> Iterator[str]:
    """What does not go together in a box, each thing being well in itself."""
    if len(box.lords) < COURT_SPACES or not box.locations:
        yield f"there must be {COURT_SPACES} lords at least, and locations"
    for space, rewards in enumerate(box.rewards, 1):
        if all("token" in reward for reward in rewards):
            yield f"threat.space-{space}: one reward at least must need no monster token"
    for id, lord in box.lords.items():
        for name, usual in _figures().get(f"lord.{id}", {}).items():
            value = lord.params.get(name)
            if value is None or value * usual < 0:
                right = "from 0 on" if usual > 0 else "up to 0"
                yield f"lord.{id}: params needs {name}, a whole number {right}, not {value}"
    for id, tile in box.locations.items():
        known = {"lords_of_guild": GUILDS, "affiliated_of_race": RACES}.get(tile.count)
        if known and tile.count_arg not in known:
            yield f"location.{id}: count_arg is one of {', '.join(known)}, not {tile.count_arg!r}"


def vocabulary(box: Components) -> dict[str, tuple[str, ...]]:
    """The names that may stand in a move."""
    return {
        "ally": tuple(dict.fromkeys(box.exploration)),
        "race": RACES,
        "lord": tuple(box.lords),
        "location": tuple(box.locations),
    }
