"""Where something stands in a lesson file, so that every error names its line."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from ..engine import RulebookError
from .telling import message

Path = tuple[str | int, ...]
"""Where a value stands: `("walkthrough", 0, "step", 2, "expect", 1)`."""

_TABLE = re.compile(r"^\s*\[\[\s*([\w.]+)\s*\]\]")
_ENTRY = re.compile(r"^\s*\[\[\s*(\w+)\s*\]\]")
_STEP = re.compile(r"^\s*\[{1,2}\s*(\w+\.)?step\s*\]{1,2}\s*$")
_KEY = re.compile(r"^\s*([\w-]+)\s*=")


class Problem(msgspec.Struct, frozen=True):
    """One mistake of a lesson file: its line (0 for the file as a whole) and the reason."""

    line: int
    reason: str

    def __str__(self) -> str:
        return message("line", line=self.line, reason=self.reason) if self.line else self.reason

    __repr__ = __str__


class BadLessons(RulebookError):
    """A lesson file with mistakes; `problems` lists every one that was found."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        heading = message("mistakes", name=name or message("lesson-file"))
        super().__init__("\n".join([heading, *(f"  {problem}" for problem in self.problems)]))


class Source:
    """The text of a lesson file and the lines of its tables and keys."""

    def __init__(self, text: str, name: str = "") -> None:
        self.text = text
        self.name = name
        self.lines = text.splitlines()
        self._at = _lines_of_keys(self.lines)

    def line(self, path: Path, containing: str = "") -> int:
        """The line of the value at `path`, of the first where there are several, or of the nearest thing
        round it; with `containing`, the first line from there on that holds this text."""
        for length in range(len(path), 0, -1):
            number = self._at.get(path[:length]) or self._at.get((*path[:length], 0))
            if number is not None:
                return self._further(number, containing)
        return 0

    def of_header(self, name: str) -> int:
        """The line of a table that is written in single brackets; 0 where there is none."""
        return next((at for at, line in enumerate(self.lines, 1) if line.strip() == f"[{name}]"), 0)

    def stray_steps(self) -> list[tuple[int, str]]:
        """The headers of steps that name no walkthrough, or have too few brackets, with their lines."""
        found = [(at, line.strip()) for at, line in enumerate(self.lines, 1) if _STEP.match(line)]
        return [(at, header) for at, header in found if header != "[[walkthrough.step]]"]

    def with_line(self, number: int, line: str) -> Source:
        """The same with another line in place of one."""
        return Source("\n".join([*self.lines[: number - 1], line, *self.lines[number:]]), self.name)

    def without_entry(self, number: int) -> tuple[Source, str] | None:
        """The same with the lines of an entry left empty, so that all others keep their numbers, and the kind
        of the entry; None where the line belongs to none, or a text goes on beyond it."""
        headers = [(at, found[1]) for at, line in enumerate(self.lines, 1) if (found := _ENTRY.match(line))]
        before = [(at, kind) for at, kind in headers if at <= number]
        if not before or any(self.text.count(quotes) % 2 for quotes in ('"""', "'''")):
            return None
        (begin, kind), end = (
            before[-1],
            min([at for at, _ in headers if at > number], default=len(self.lines) + 1),
        )
        lines = [*self.lines[: begin - 1], *[""] * (end - begin), *self.lines[end - 1 :]]
        return Source("\n".join(lines), self.name), kind

    def unclosed(self) -> int:
        """The line of a text in single quotes or a list that goes on to the end; 0 where there is none."""
        mixed = [at for at, line in enumerate(self.lines, 1) if re.search(r"=\s*'[^']*\"\s*$", line)]
        if mixed:
            return mixed[0]
        begun = [at for at, line in enumerate(self.lines, 1) if re.search(r"=\s*('[^']*|\[[^\]]*)$", line)]
        return begun[-1] if begun else 0

    def _further(self, number: int, containing: str) -> int:
        for further in range(number, len(self.lines) + 1):
            if containing and containing in self.lines[further - 1]:
                return further
            if further > number and _TABLE.match(self.lines[further - 1]):
                break
        return number


def _lines_of_keys(lines: list[str]) -> dict[Path, int]:
    """The line of every table and key, by path."""
    found: dict[Path, int] = {}
    counts: dict[str, int] = {}
    table: Path = ()
    inside_text = False
    for number, line in enumerate(lines, 1):
        if not inside_text:
            if header := _TABLE.match(line):
                table = _count(counts, header[1])
                found[table] = number
            elif key := _KEY.match(line):
                found.setdefault((*table, key[1]), number)
        if (line.count('"""') + line.count("'''")) % 2:
            inside_text = not inside_text
    return found


def _count(counts: dict[str, int], header: str) -> Path:
    """The path of the next table under `header`; tables within it count from 0 again."""
    counts[header] = counts.get(header, -1) + 1
    for other in [name for name in counts if name.startswith(header + ".")]:
        del counts[other]
    path: list[str | int] = []
    parts = header.split(".")
    for length, part in enumerate(parts, 1):
        path += [part, counts.get(".".join(parts[:length]), 0)]
    return tuple(path)
