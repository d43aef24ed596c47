"""Slips of whoever writes a lesson file, told in plain words with what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from ..engine import listed
from .source import Path, Source
from .telling import message

CURLY = "“”„‟‘’‚«»"
_MEANT = {
    "text": "caption", "say": "caption", "description": "caption", "question": "stem", "answer": "solution",
    "answers": "options", "choices": "options", "goals": "success", "hint": "hints", "clause": "clauses",
    "mark": "marks", "arrow": "arrows", "expects": "expect", "max": "at_most", "name": "title",
    "task": "goal", "reply": "replies", "steps": "step",
}  # fmt: skip
"""Words that are written for a key."""
_TYPES = ("array", "int", "str", "object")
"""The types of values of which is told how they are written."""


def of_writing(source: Source, number: int, problem: Exception) -> str:
    """What is wrong with a line that is no TOML."""
    line = source.lines[number - 1] if number <= len(source.lines) else ""
    if any(letter in CURLY for letter in line):
        return message("curly")
    if "Illegal character" in str(problem) or line.count('"') % 2 or re.search(r"=\s*'[^']*$", line):
        return message("quote-missing")
    if re.match(r"\s*\w+\s*:", line):
        return message("colon")
    if re.match(r"\s*\[+[\w.]+\]+\s*$", line):
        return message("brackets", name=line.strip(" []"))
    if text := re.match(r"\s*([\w-]+)\s*=\s*(?!true|false)[^\W\d]", line):
        return message("unquoted", key=text[1])
    if re.match(r"\s*[\w-]+\s*=", line) and "Expected newline" in str(problem):
        return message("one-value")
    return message("no-toml", problem=str(problem))


def of_form(kind: type[msgspec.Struct], path: Path, reason: str) -> str:
    """What is wrong with a table of a kind, or a value in it."""
    table, key, inside = _place(kind, path)
    if unknown := re.search(r"unknown field `(\w+)`", reason):
        known = [name for name in table.__struct_fields__ if name != unknown[1]]
        return message("no-key", key=unknown[1], meant=meant(unknown[1], known))
    if missing := re.search(r"missing required field `(\w+)`", reason):
        return message("lacks-key", key=missing[1])
    if wrong := re.search(r"Invalid enum value '(.*)'", reason):
        choices = meant(wrong[1], _choices(table, key))
        return message("no-choice", key=key, value=repr(wrong[1]), meant=choices)
    if expected := re.match(r"Expected `(\w+)", reason):
        of = message("each-of", key=key) if inside else f"`{key}`"
        how = f"wanted/{expected[1]}" if expected[1] in _TYPES else "wanted"
        return message(how, of=of, type=expected[1], form="{ … = … }")
    return reason


def meant(word: str, known: Iterable[str]) -> str:
    """What was probably meant by a word, else what there is."""
    names = list(known)
    near = [_MEANT[word]] if _MEANT.get(word) in names else get_close_matches(word, names, n=1)
    if near:
        return message("did-you-mean", near=repr(near[0]))
    if not names:
        return message("did-you-mean/none")
    return message("did-you-mean/known", known=listed(names))


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
            table, key, inside = tables[0], part, False
        else:
            key, inside = part, False
            table = tables[0] if tables else table
    return table, key, inside


def _choices(table: type[msgspec.Struct], key: str) -> list[str]:
    hint = get_type_hints(table).get(key)
    literal = next((each for each in (hint, *get_args(hint)) if get_origin(each) is Literal), None)
    return list(map(str, get_args(literal)))
