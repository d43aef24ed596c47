"""Slips of whoever writes a lesson file, told in plain words with what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields

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
STAND_IN = "…"
"""What stands for a text that is lacking."""
_TYPES = ("array", "int", "count", "str", "words", "answer", "object")
"""The types of values of which is told how they are written."""
_MORE_THAN_TYPES = (
    ("Expected `int` >= 0", "count"),
    ("Expected `str` matching", "words"),
    ("Expected `int | str`", "answer"),
)


def of_writing(source: Source, number: int, problem: Exception) -> str:
    """What is wrong with a line that is no TOML."""
    line = source.lines[number - 1] if number <= len(source.lines) else ""
    if any(letter in CURLY for letter in line):
        return message("curly")
    if "Cannot overwrite" in str(problem):
        return message("key-twice", key=line.partition("=")[0].strip())
    if "hex value" in str(problem) or "Unescaped" in str(problem):
        return message("backslash")
    if "Illegal character" in str(problem) or line.count('"') % 2 or re.search(r"=\s*'[^']*$", line):
        return message("quote-missing")
    if re.match(r"\s*\w+\s*:", line):
        return message("colon")
    if re.match(r"\s*[\w-]+\s*==", line):
        return message("equals")
    if re.match(r"\s*\[+[\w.]+\]+\s*$", line):
        return message("brackets", name=line.strip(" []"))
    if lacks_comma(line):
        return message("comma")
    if ("Invalid value" in str(problem) and _begins_at(line, problem)) or _BARE.search(line):
        return message("each-quoted")
    if text := re.match(r"\s*([\w-]+)\s*=\s*(?!true|false)[^\W\d]", line):
        return message("unquoted", key=text[1])
    if re.match(r"\s*[\w-]+\s*=", line) and "Expected newline" in str(problem):
        kind = "behind" if _BEHIND.match(line) else "inner-quotes" if _INNER.match(line) else "one-value"
        return message(kind)
    return message("no-toml", problem=str(problem))


_COMMALESS = re.compile(r"""^\s*("[^"]*"|'[^']*')\s*$|\[[^\]]*"\s+"[^\]]*\]""")
"""Texts of a list with no comma behind them: alone on a line, or within brackets."""
_BARE = re.compile(r"""=\s*\[\s*[^\s"'\[\]{}]*[^\s\d"'\[\]{},.+-][^"'\[\]{}]*\]""")
"""A list with something in it that is no text and no number."""
_BEHIND = re.compile(r"""(\s*[\w-]+\s*=\s*("[^"]*"|'[^']*'|[\w.+-]+))\s*(;|//).*$""")
"""A value with a semicolon or a remark of another language behind it."""
_INNER = re.compile(r"""(\s*[\w-]+\s*=\s*)"([^",]*"[^",]+"[^",]*)"\s*$""")
"""A text that holds quotes."""


def lacks_comma(line: str) -> bool:
    """Whether a text of a list has no comma behind it."""
    return _COMMALESS.search(line) is not None


def _begins_at(line: str, problem: Exception) -> bool:
    """Whether a problem is where a line begins: within a list, where a value was expected."""
    column = re.search(r"column (\d+)", str(problem))
    return column is not None and int(column[1]) == len(line) - len(line.lstrip()) + 1


def mended_line(line: str, problem: Exception) -> str | None:
    """A line that is no TOML as it was meant; None where nobody can know."""
    if any(letter in CURLY for letter in line):
        return re.sub(f"[{CURLY}]", '"', line)
    if "Cannot overwrite" in str(problem):
        return ""
    if "hex value" in str(problem) or "Unescaped" in str(problem):
        return line.replace("\\", "\\\\")
    if colon := re.match(r"(\s*[\w-]+)\s*:(.*)", line):
        return f"{colon[1]} ={colon[2]}"
    if re.match(r"\s*[\w-]+\s*==", line):
        return line.replace("==", "=", 1)
    if re.search(r'=\s*\{.*"\s*:', line):
        return re.sub(r'"\s*:', '" =', line)
    if header := re.fullmatch(r"\s*\[+([\w.]+)\]+\s*", line):
        return f"[[{header[1]}]]"
    if lacks_comma(line):
        return re.sub(r'"\s+"', '", "', line) if "[" in line else f"{line},"
    if _BARE.search(line):
        return re.sub(r"""(?<=[\[,])\s*([^"'\[\]{},]+?)\s*(?=[\],])""", r' "\1"', line)
    if "Invalid value" in str(problem) and _begins_at(line, problem):
        return f'"{line.strip(" ,").replace(chr(34), "")}",'
    if behind := _BEHIND.match(line):
        return behind[1]
    if inner := _INNER.match(line):
        return inner[1] + '"' + inner[2].replace('"', "'") + '"'
    if word := re.fullmatch(r"(\s*[\w-]+\s*=\s*)([^\W\d][\w -]*)", line):
        return f'{word[1]}"{word[2]}"'
    if opened := re.fullmatch(r"(\s*[\w-]+\s*=\s*)(\"[^\"]*|'[^']*)", line):
        return line + opened[2][0]
    if closed := re.fullmatch(r"(\s*[\w-]+\s*=\s*)([^\"']*)\"", line):
        return f'{closed[1]}"{closed[2]}"'
    return None


def goes_on(source: Source, number: int) -> bool:
    """Whether the text that is not closed on a line is closed on the next."""
    line, following = (source.lines[at - 1] if at <= len(source.lines) else "" for at in (number, number + 1))
    opened = re.fullmatch(r"\s*[\w-]+\s*=\s*\"[^\"]*", line)
    return opened is not None and re.fullmatch(r"[^\"=\[]*\"\s*", following) is not None


def of_form(kind: type[msgspec.Struct], path: Path, reason: str) -> str:
    """What is wrong with a table of a kind, or a value in it."""
    table, key, inside = _place(kind, path)
    if unknown := re.search(r"unknown field `([^`]+)`", reason):
        known = [name for name in table.__struct_fields__ if name != unknown[1]]
        return message("no-key", key=unknown[1], meant=meant(unknown[1], known))
    if missing := re.search(r"missing required field `(\w+)`", reason):
        return message("lacks-key", key=missing[1])
    if wrong := re.search(r"Invalid enum value '(.*)'", reason):
        choices = meant(wrong[1], _choices(table, key))
        return message("no-choice", key=key, value=repr(wrong[1]), meant=choices)
    if expected := re.match(r"Expected `(\w+)", reason):
        of = message("each-of", key=key) if inside else f"`{key}`"
        sort = next((sort for begin, sort in _MORE_THAN_TYPES if reason.startswith(begin)), expected[1])
        how = f"wanted/{sort}" if sort in _TYPES else "wanted"
        return message(how, of=of, type=expected[1], form="{ … = … }")
    return reason


def renamed(kind: type[msgspec.Struct], table: Any, path: Path, reason: str) -> str:
    """The reason, or where a key is lacking that was written otherwise: that there is no such key."""
    if missing := re.search(r"missing required field `(\w+)`", reason):
        struct = _place(kind, path)[0]
        known = struct.__struct_fields__
        for key in _at(table, path):
            if key not in known and _near(key, known) == missing[1]:
                return f"Object contains unknown field `{key}`"
    return reason


def mend(kind: type[msgspec.Struct], table: Any, path: Path, reason: str) -> bool:
    """Puts right, as it was meant, what makes a table none of its kind, or leaves it out; whether it could.

    What a table must have and has not is filled in: the mistake is told, and those of its other keys can be.
    """
    struct, key, _ = _place(kind, path)
    if unknown := re.search(r"unknown field `([^`]+)`", reason):
        holder = _at(table, path)
        value = holder.pop(unknown[1])
        if (name := _near(unknown[1], struct.__struct_fields__)) and name not in holder:
            holder[name] = value
        return True
    if missing := re.search(r"missing required field `(\w+)`", reason):
        _at(table, path)[missing[1]] = _stand_in(struct, missing[1])
        return True
    if not path:
        return False
    holder, last = _at(table, path[:-1]), path[-1]
    if wrong := re.search(r"Invalid enum value '(.*)'", reason):
        holder[last] = _near(wrong[1], _choices(struct, key))
        return bool(holder[last])
    if reason.startswith("Expected `array`") and isinstance(holder[last], str):
        holder[last] = [holder[last]]
    elif reason.startswith("Expected `str`") and isinstance(holder[last], list) and len(holder[last]) == 1:
        holder[last] = holder[last][0]
    elif isinstance(last, int):
        del holder[last]
    elif any(each.name == last and each.required for each in fields(struct)):
        holder[last] = _stand_in(struct, last)
    else:
        del holder[last]
    return True


def fill(table: Any, path: Path) -> None:
    """Lets something stand where a text says nothing."""
    _at(table, path[:-1])[path[-1]] = STAND_IN


def _at(table: Any, path: Path) -> Any:
    for part in path:
        table = table[part]
    return table


def _stand_in(struct: type[msgspec.Struct], key: str) -> str | list[str]:
    return STAND_IN if get_type_hints(struct)[key] in (str, str | int) else []


def meant(word: str, known: Iterable[str]) -> str:
    """What was probably meant by a word, else what there is."""
    names = list(known)
    if near := _near(word, names):
        return message("did-you-mean", near=repr(near))
    if not names:
        return message("did-you-mean/none")
    return message("did-you-mean/known", known=listed(names))


def _near(word: str, names: Sequence[str]) -> str:
    if _MEANT.get(word) in names:
        return _MEANT[word]
    if word.casefold() in names:
        return word.casefold()
    return "".join(get_close_matches(word, names, n=1))


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
