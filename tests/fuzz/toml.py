"""TOML that was changed: what stands in a file, with something odd in one place, written again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from rulebook_lab.testing.inputs import damaged

Toml = Any

ODD_VALUES: list[Toml] = [
    *(0, 1, -1, 2, 99, 1000, 10**9, 10**30, 1.5, float("inf"), float("nan"), True, False),
    *("", "x", "0", "?", " ", "\n", "é{x}", "x" * 5000),
    *([], [[]], ["x"], [0], {}, {"x": 1}, {"": {}}),
]
"""What a value may become."""


def written(value: Toml) -> str:
    """A value as TOML has it; tables within tables in one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{quoted(key)} = {written(each)}" for key, each in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(written, value)) + "]"
        case bool():
            return str(value).lower()
        case str():
            return quoted(value)
    return str(value)


def quoted(text: str) -> str:
    """A text between quotation marks."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def whole(data: Toml) -> str:
    """A file, a line for each of its keys and for each entry of a list."""
    lines = []
    for key, value in data.items():
        if isinstance(value, list):
            lines += [f"{quoted(key)} = [", *(f"  {written(each)}," for each in value), "]"]
        else:
            lines.append(f"{quoted(key)} = {written(value)}")
    return "\n".join(lines) + "\n"


def paths(value: Toml, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where something stands in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path for key, each in inside for path in ((*here, key), *paths(each, (*here, key)))]


def at(value: Toml, path: tuple[str | int, ...]) -> Toml:
    """What stands at a place."""
    for key in path:
        value = value[key]
    return value


def changed(random: Random, data: Toml) -> Toml:
    """The same with one thing left out, doubled, renamed, odd, or what stands elsewhere."""
    places = paths(data)
    if not places:
        return data
    *above, last = random.choice(places)
    copy: Toml = json.loads(json.dumps(data))
    place = at(copy, tuple(above))
    match random.choice(["out", "twice", "name", "odd", "odd", "near", "other"]):
        case "out":
            del place[last]
        case "twice" if isinstance(place, list):
            place.append(place[last])
        case "name" if isinstance(place, dict):
            place[f"{last}{random.choice(['s', '-', '.x', ''])}"] = place.pop(last)
        case "near" if type(place[last]) is int:
            place[last] += random.choice([-1, 1, 10])
        case "other":
            place[last] = at(data, random.choice(places))
        case _:
            place[last] = random.choice(ODD_VALUES)
    return copy


def other_file(random: Random, data: Toml) -> str:
    """A file in which one or two things are others, or whose text was damaged."""
    if random.randrange(4) == 0:
        return damaged(random, whole(data))
    for _ in range(random.randint(1, 2)):
        data = changed(random, data)
    return whole(data)
