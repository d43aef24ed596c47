"""The cards and tiles of Ambis, drawn: allies, lords, locations, rewards. Our own drawings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....scene import SEATS, SMALL, Face, Node, card, card_back, circle, color, group, icon, rect, text, wrap
from ....scene.hexes import Point
from ..components import HIDDEN, MONSTER, RACE, VALUE, LocationTile, LordCard

RACE_COLOUR = {
    "squid": "blue",
    "shellfish": "green",
    "crab": "red",
    "seahorse": "yellow",
    "jellyfish": "purple",
}
RACE_ICON = {race: race for race in RACE_COLOUR} | {"squid": "octopus"}
GUILD_COLOUR = {
    "soldier": "red",
    "merchant": "green",
    "mage": "purple",
    "politician": "blue",
    "farmer": "yellow",
}
GUILD_ICON = {
    "soldier": "sword",
    "merchant": "scales",
    "mage": "wand",
    "politician": "scroll",
    "farmer": "wheat",
    "ambassador": "ambassador",
}
REWARD_ICON = {"pearl": "pearl", "token": "monster", "key": "key"}

LORD_CARD = (124.0, 166.0)
LORD_SMALL = (150.0, 130.0)
TILE = (150.0, 84.0)
LOW = 46.0
"""The height of a location where there are many."""


def paint(colour: str) -> tuple[str, str]:
    """The ground and the ink of a race's or guild's colour; neutral for none."""
    if colour not in SEATS:
        return color("panel"), color("ink")
    return SEATS[colour].fill, SEATS[colour].ink


def ally(key: str, at: Point, id: str, size: tuple[float, float] = SMALL, **k: Any) -> list[Node]:
    """An exploration card: an ally by race and value, a monster, or a hidden one."""
    if id == HIDDEN:
        return card_back(key, at, size, "wave", **k)
    if id == MONSTER:
        face = Face("monster", "", "monster", tint=color("back"), ink=color("card"))
        return card(key, at, face, size, **{"label": "a monster", **k})
    race, value = RACE[id], VALUE[id]
    tint, ink = paint(RACE_COLOUR[race])
    face = Face(race, str(value), RACE_ICON[race], tint=tint, ink=ink)
    return card(key, at, face, size, **{"label": f"{race} {value}", **k})


def lord(key: str, at: Point, it: LordCard, size: tuple[float, float] = LORD_CARD, **k: Any) -> list[Node]:
    """A lord: guild, value, name, power, and at the foot the cost: races, forced race, value, key."""
    tint, ink = paint(GUILD_COLOUR.get(it.guild, ""))
    words = _power_words(it)
    name = it.name_en.removeprefix("The ")
    face = Face(name, str(it.value), GUILD_ICON[it.guild], words, tint, ink)
    cost = _cost_words(it) + _key_words(it)
    k.setdefault("label", f"{name}, {it.guild}, {it.value} points, costs {cost}")
    k.setdefault("tip", f"{it.name_en} ({it.name_sr})\n{words}\ncost: {cost} [{it.clause}]")
    return [*card(key, at, face, size, **k), *_cost(key, it, size)]


def _power_words(it: LordCard) -> str:
    return ("→ " if it.arrow else "") + (it.power or "no power, but points")


def _cost_words(it: LordCard) -> str:
    races = f"{it.races} race" + ("s" if it.races > 1 else "")
    forced = f" with {it.forced_race}" if it.forced_race else ""
    return f"{races}{forced}, value {it.cost}"


def _key_words(it: LordCard) -> str:
    return "; gives a key" if it.keys else ""


def _cost(key: str, it: LordCard, size: tuple[float, float]) -> Iterator[Node]:
    w, h = size
    x, y = -w / 2 + 13, h / 2 - 13
    for n in range(it.races):
        forced = n == 0 and bool(it.forced_race)
        radius = 9.0 if forced else 6.0
        fill, ink = paint(RACE_COLOUR[it.forced_race]) if forced else (color("card"), color("ink"))
        yield circle(f"{key}.bubble{n}", (x, y), radius, fill=fill, stroke=color("edge"), parent=key)
        if forced:
            yield icon(f"{key}.forced", RACE_ICON[it.forced_race], (x, y), 13, fill=ink, parent=key)
        x += radius + 8
    yield text(f"{key}.cost", (x + 1, y + 5), str(it.cost), size=14, bold=True, parent=key)
    if it.keys:
        yield icon(f"{key}.key", "key", (w / 2 - 14, y), 17, parent=key)


def location(key: str, at: Point, it: LocationTile, *, wide: float = 0, **k: Any) -> list[Node]:
    """A location: name, symbol and how it scores; at half the height when it is said how `wide`."""
    low = wide > 0
    w, h = (wide, LOW) if low else TILE
    tint, ink = paint(it.symbol_colour)
    symbol = {"trident": "crown", "starfish": "star", "keys": "key"}[it.symbol]
    how = scoring(it)
    k.setdefault("label", f"{it.name_en}: {how}")
    k.setdefault("tip", f"{it.name_en} ({it.name_sr})\n{how} [{it.clause}]")
    name = wrap(it.name_en.removeprefix("The "), w - 38, 11.5, bold=True, max_lines=1 if low else 2)
    beside, lines = (32, 2) if low else (9, 3)
    words = "\n".join(wrap(how, w - 7 - beside, 11, max_lines=lines))
    first = -h / 2 + (14 if low else 19)
    below = first + (13 if low else 14 * len(name) + 8)
    return [
        group(key, at, **k),
        rect(
            f"{key}.shape",
            (-w / 2, -h / 2, w, h),
            fill=color("card"),
            stroke=color("edge"),
            radius=10,
            parent=key,
            cls="shape",
        ),
        circle(f"{key}.seal", (-w / 2 + 16, -h / 2 + 15), 11, fill=tint, stroke=color("edge"), parent=key),
        icon(f"{key}.symbol", symbol, (-w / 2 + 16, -h / 2 + 15), 14, fill=ink, parent=key),
        text(f"{key}.name", (-w / 2 + 32, first), "\n".join(name), size=11.5, bold=True, parent=key),
        text(f"{key}.how", (-w / 2 + beside, below), words, size=11, parent=key),
    ]


def scoring(it: LocationTile) -> str:
    """How a location scores, as a few words."""
    arg = it.count_arg
    counted = {
        "lords_of_guild": f"per {arg}",
        "affiliated_of_race": f"per affiliated {arg}",
        "guilds": "per different guild",
        "lords_with_key": "per lord with a key",
        "lords_without_key": "per lord without a key",
        "lowest_lord_value": "times the lowest lord's value",
        "highest_lord_value": "the highest lord's value",
        "lords": "per lord",
        "affiliated": "per affiliated ally",
        "sum_of_lowest_affiliated_per_race": "the lowest affiliated of each race",
        "copy_best_opponent_location": "as an opponent's best location",
        "none": "0, or exchange it at once",
    }[it.count]
    if it.per == 0:
        return counted
    per = {1: "+ ", -1: "− 1 "}.get(it.per, f"+ {it.per} ")
    start = f"{it.base} " if it.base else ""
    return (start + per + counted).removeprefix("+ ")


def reward(key: str, at: Point, goods: tuple[str, ...], parent: str) -> Iterator[Node]:
    """The symbols of one alternative of a threat space, in a row."""
    for n, good in enumerate(goods):
        where = (at[0] + (n - (len(goods) - 1) / 2) * 18, at[1])
        yield icon(f"{key}.{n}", REWARD_ICON[good], where, 17, parent=parent)


def small_lord(key: str, at: Point, it: LordCard, turned: bool, used: bool, **k: Any) -> list[Node]:
    """A lord in front of a player, `turned` or its power `used` this turn; its whole card is in the tip."""
    tint, ink = paint(GUILD_COLOUR.get(it.guild, ""))
    power = "rotated: points only" if turned else "Used this turn. " * used + _power_words(it)
    words = "" if turned else power
    face = Face(it.name_en.removeprefix("The "), str(it.value), GUILD_ICON[it.guild], words, tint, ink)
    state = ", rotated" if turned else _key_words(it) + ", used this turn" * used
    k.setdefault("label", f"{it.name_en}, {it.guild}, {it.value} points{state}")
    k.setdefault("tip", f"{it.name_en} ({it.name_sr})\n{power} [{it.clause}]")
    turn, cls = (90, "soft") if turned else (0, "")
    nodes = card(key, at, face, LORD_SMALL, foot=8, turn=turn, cls=cls, **k)
    if it.keys:
        nodes.append(icon(f"{key}.key", "key", (0, 13 - LORD_SMALL[1] / 2), 15, fill=ink, parent=key))
    return nodes
