"""Slips of whoever writes a lesson file, told in plain words with what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from .source import Path, Source

CURLY = "“”„‟‘’‚«»"
_MEANT = {
    "text": "caption", "say": "caption", "description": "caption", "question": "stem", "answer": "solution",
    "answers": "options", "choices": "options", "goals": "success", "hint": "hints", "clause": "clauses",
    "mark": "marks", "arrow": "arrows", "expects": "expect", "max": "at_most", "name": "title",
    "task": "goal", "reply": "replies", "steps": "step",
}  # fmt: skip
"""Words that are written for a key."""
_WANTED = {
    "array": 'is a list, in brackets: ["…", "…"]',
    "int": "is a whole number, without quotes",
    "str": "is a text, in quotes",
    "object": "is a table: { … = … }",
}
"""How a value of a type is written."""


def of_writing(source: Source, number: int, problem: Exception) -> str:
    """What is wrong with a line that is no TOML."""
    line = source.lines[number - 1] if number <= len(source.lines) else ""
    if any(letter in CURLY for letter in line):
        return 'write straight quotes, "…": curly ones (“…”) are no quotes here'
    if "Illegal character" in str(problem) or line.count('"') % 2:
        return 'a quote is missing: a text begins and ends with " on one line, or with """ on several'
    if re.match(r"\s*\w+\s*:", line):
        return "write key = value, with = and not with :"
    return f"this line cannot be read. {problem}"


def of_form(kind: type[msgspec.Struct], path: Path, reason: str) -> str:
    """What is wrong with a table of a kind, or a value in it."""
    table, key, inside = _place(kind, path)
    if unknown := re.search(r"unknown field `(\w+)`", reason):
        known = [name for name in table.__struct_fields__ if name != unknown[1]]
        return f"there is no key `{unknown[1]}`; {meant(unknown[1], known)}"
    if missing := re.search(r"missing required field `(\w+)`", reason):
        return f"it lacks the key `{missing[1]}`"
    if wrong := re.search(r"Invalid enum value '(.*)'", reason):
        return f"`{key}` cannot be {wrong[1]!r}; {meant(wrong[1], _choices(table, key))}"
    if expected := re.match(r"Expected `(\w+)", reason):
        of = f"each of `{key}`" if inside else f"`{key}`"
        return f"{of} {_WANTED.get(expected[1], f'is no {expected[1]}')}"
    return reason


def meant(word: str, known: Iterable[str]) -> str:
    """What was probably meant by a word, else all that there is."""
    names = list(known)
    near = [_MEANT[word]] if _MEANT.get(word) in names else get_close_matches(word, names, n=1)
    return f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names)}"


def _place(kind: type[msgspec.Struct], path: Path) -> tuple[type[msgspec.Struct], str, bool]:
    """The table that a path leads to, the key in it, and whether it leads on into a list."""
    table, key, inside = kind, "", False
    for part in path:
        if isinstance(part, int):
            inside = True
            continue
        hint = get_type_hints(table).get(part)
        inner = [each for each in (hint, *get_args(hint)) if isinstance(each, type)]
        tables = [each for each in inner if issubclass(each, msgspec.Struct)]
        if tables and part != path[-1]:
            table, inside = tables[0], False
        else:
            key, inside = part, False
            table = tables[0] if tables else table
    return table, key, inside


def _choices(table: type[msgspec.Struct], key: str) -> list[str]:
    hint = get_type_hints(table).get(key)
    literal = next((each for each in (hint, *get_args(hint)) if get_origin(each) is Literal), None)
    return list(map(str, get_args(literal)))
