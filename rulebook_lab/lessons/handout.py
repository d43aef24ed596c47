"""A student's notebook from a teacher's: solutions and hidden tests are taken out, outputs too.

The marks are nbgrader's: `### BEGIN SOLUTION` … `### END SOLUTION` and `### BEGIN HIDDEN TESTS` …
`### END HIDDEN TESTS` inside a cell (in capitals or not, with any number of #), and the cell metadata
`nbgrader` (a cell with `solution` and without marks is a solution as a whole; a locked one is left as it is).
A cell tagged `teacher`, `instructor` or `solution` is left out, and so is one that prints a key
(`quiz.key()`) or hands over a solution (`solution=[…]`). The state of widgets, attachments of a solution and
metadata of cells go too.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from types import NoneType

import msgspec
from msgspec.structs import replace

from ..engine import BadFile, DamagedFile, expect, names_a_file, shortened, write_whole
from ..games import game
from ..scene.node import Json
from .format import LessonFile
from .loading import load_lessons
from .telling import message
from .writing import write_lessons

CODE_STUB = "# YOUR CODE HERE\nraise NotImplementedError()"
TEXT_STUB = "YOUR ANSWER HERE"
_MARK = re.compile(
    r"^.*?(?:#+|<!--|//|%%|/\*)\s*(BEGIN|END)\s+(SOLUTION|HIDDEN\s+TEST)S?\b", flags=re.IGNORECASE
)
_TEACHERS = ("teacher", "instructor", "solution")
_KEPT_METADATA = ("tags", "nbgrader")


class _Metadata(msgspec.Struct):
    tags: list[str] = []
    nbgrader: Json = {}


class _Cell(msgspec.Struct):
    """What is read of a cell."""

    cell_type: str
    source: str | list[str] = ""
    metadata: _Metadata = msgspec.field(default_factory=_Metadata)


def handout(source: str | Path, target: str | Path | None = None, *, replace: bool = False) -> Path:
    """Writes the student's version of a notebook, or of a lesson file, by default beside it as
    `name-student`; its path.

    Raises BadFile when the file cannot be read, a mark has no counterpart, or a lesson has a mistake, and
    ExistingFile where a file is there, unless it may be replaced; then nothing is written.
    """
    path, text = made_for_students(source, target)
    return write_whole(path, text, replace=replace)


def made_for_students(source: str | Path, target: str | Path | None = None) -> tuple[Path, str]:
    """The student's version of a notebook or of a lesson file, with its path. Raises as `handout` does."""
    expect(source, (str, Path), "the path of a notebook or of a lesson file")
    expect(target, (str, Path, NoneType), "the path of the students' notebook, or None")
    for each in (source, target):
        if each is not None and not names_a_file(each):
            raise BadFile(message("nameless", path=shortened(str(each))))
    path = Path(source)
    result = Path(target) if target is not None else path.parent / f"{path.stem}-student{path.suffix}"
    if result.resolve() == path.resolve():
        raise BadFile(message("same-file", path=path.name))
    if path.suffix == ".toml":
        return result, student_lessons(load_lessons(path, game).file)
    return result, json.dumps(student_version(_read(path)), indent=1, ensure_ascii=False) + "\n"


def student_lessons(file: LessonFile) -> str:
    """The text of a lesson file without solutions, and without the questions, which hold their answers."""
    exercises = tuple(replace(exercise, solution=()) for exercise in file.exercise)
    return write_lessons(replace(file, handed_out=True, exercise=exercises, question=()))


def lesson_files(notebook: Path) -> list[str]:
    """The lesson files that the code of a notebook names: students need their versions too."""
    cells = _read(notebook)["cells"]
    code = "\n".join("".join(cell.get("source", "")) for cell in cells if cell["cell_type"] == "code")
    return list(dict.fromkeys(re.findall(r"""["']([^"'\n]+\.toml)["']""", code)))


def student_version(notebook: Json) -> Json:
    """The notebook without solutions, hidden tests, teacher's cells and outputs. Raises BadFile."""
    cells = [
        _student_cell(cell, number)
        for number, cell in enumerate(notebook["cells"], 1)
        if not _is_teachers(cell)
    ]
    cells = [cell for cell in cells if "".join(cell["source"]).strip() or cell["metadata"].get("nbgrader")]
    metadata = {key: value for key, value in notebook.get("metadata", {}).items() if key != "widgets"}
    return {**notebook, "metadata": metadata, "cells": cells}


def _is_teachers(cell: Json) -> bool:
    """Whether a cell is not for students: by its tag, or by a key or a solution in its code."""
    if any(tag.strip().lower() in _TEACHERS for tag in cell.get("metadata", {}).get("tags", [])):
        return True
    text = "".join(cell.get("source", ""))
    return cell["cell_type"] == "code" and _tells(text)


def _tells(code: str) -> bool:
    try:
        nodes = list(ast.walk(ast.parse(code)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # a line of the shell, say
        return re.search(r"\.key\(\)|\bsolution\s*=|\.solution\b", code) is not None
    keys = (node.func for node in nodes if isinstance(node, ast.Call) and not node.args)
    return (
        any(isinstance(key, ast.Attribute) and key.attr == "key" for key in keys)
        or any(isinstance(node, ast.Attribute) and node.attr == "solution" for node in nodes)
        or any(isinstance(node, ast.keyword) and node.arg == "solution" for node in nodes)
    )


def _student_cell(cell: Json, number: int) -> Json:
    text = cell.get("source", "")
    lines = (text if isinstance(text, str) else "".join(text)).split("\n")
    stub = CODE_STUB if cell["cell_type"] == "code" else TEXT_STUB
    kept = _without_marked(lines, stub, number)
    metadata = {key: cell["metadata"][key] for key in _KEPT_METADATA if key in cell.get("metadata", {})}
    graded = metadata.get("nbgrader", {})
    if kept == lines and graded.get("solution") and not graded.get("locked"):
        kept = stub.split("\n")
    source = "\n".join(kept).splitlines(keepends=True)
    cleaned = {**cell, "source": source, "metadata": metadata}
    if kept != lines:
        cleaned.pop("attachments", None)
    if cell["cell_type"] == "code":
        cleaned |= {"outputs": [], "execution_count": None}
    return cleaned


def _without_marked(lines: list[str], stub: str, number: int) -> list[str]:
    """The lines outside the marks; a solution leaves a stub, indented as it was."""
    kept: list[str] = []
    opened = ""
    for line in lines:
        mark = _MARK.match(line)
        if mark is None:
            kept += [] if opened else [line]
        elif (begins := mark[1].upper() == "BEGIN") and not opened:
            opened = " ".join(mark[2].upper().split())
            indent = line[: len(line) - len(line.lstrip())]
            kept += [indent + stub_line for stub_line in stub.split("\n")] if opened == "SOLUTION" else []
        elif not begins and opened == " ".join(mark[2].upper().split()):
            opened = ""
        else:
            raise BadFile(message("unmatched", number=number, mark=repr(line.strip())))
    if opened:
        raise BadFile(message("unended", number=number, begin=f"BEGIN {opened}", end=f"END {opened}"))
    return kept


def _read(path: Path) -> Json:
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadFile(message("no-notebook", path=str(path))) from None
    except OSError as problem:
        raise BadFile(message("unreadable", path=str(path), problem=str(problem.strerror))) from None
    except (ValueError, RecursionError) as problem:
        raise DamagedFile(message("damaged-notebook", path=path.name, problem=str(problem))) from None
    if not isinstance(notebook, dict) or not isinstance(notebook.get("cells"), list):
        raise BadFile(message("odd-notebook", path=path.name))
    for number, cell in enumerate(notebook["cells"], 1):
        try:
            msgspec.convert(cell, _Cell)
        except msgspec.ValidationError as problem:
            raise BadFile(
                message("odd-notebook/cell", path=path.name, number=number, problem=str(problem))
            ) from None
    return notebook
