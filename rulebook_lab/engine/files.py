"""Files written all or nothing. What few need is imported when they do, `pathlib` for one: 4 ms."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from itertools import count
from typing import TYPE_CHECKING

from .errors import BadFile, ExistingFile, expect, shortened
from .turns import in_turn

if TYPE_CHECKING:
    from pathlib import Path

_drafts = count()


def packaged(package: str, *parts: str) -> Path:
    """The path of a file that comes with a package (`importlib.resources` takes longer than the engine)."""
    from pathlib import Path

    return Path(next(iter(import_module(package).__path__)), *parts)


def names_a_file(path: str | Path) -> bool:
    """Whether a path can be one: not blank, no null byte, nothing that no file system can spell."""
    text = str(path)
    return bool(text.strip()) and "\0" not in text and text.encode(errors="replace").decode() == text


@in_turn
def write_whole(
    path: str | Path,
    text: str | bytes,
    *,
    replace: bool = False,
    is_ours: Callable[[str], bool] | None = None,
) -> Path:
    """Writes a file beside its place and puts it there once it is whole; returns the path.

    A link stays a link, and a file that is replaced keeps its mode. Where `is_ours` says of the text of the
    file there that it is something else, nothing is written; nor, without `replace`, where there is a file.
    Raises ExistingFile or another BadFile where nothing can be written; then nothing has changed.
    """
    from pathlib import Path

    expect(path, (str, os.PathLike), "the path of a file")
    if not names_a_file(path):
        raise BadFile(_said("unwritable/nameless", shortened(str(path))))
    target = Path(os.path.realpath(path))
    mode = _mode_of_the_old(target, replace, is_ours)
    draft = target.parent / f".{target.name}.{os.getpid()}.{next(_drafts)}.part"
    try:
        draft.write_bytes(text.encode() if isinstance(text, str) else text)
        if mode is not None:
            draft.chmod(mode)
        if replace or not _put_where_none_is(draft, target):
            os.replace(draft, target)
    except FileExistsError as problem:  # another process was quicker
        draft.unlink()
        raise _is_there(target) from problem
    except OSError as problem:
        with suppress(OSError):
            draft.unlink()
        raise BadFile(_said("unwritable", path, problem=str(problem.strerror))) from problem
    return Path(path)


def write_all(files: Mapping[Path, str | bytes], *, replace: bool = False) -> list[Path]:
    """Writes several files that belong together; the paths.

    Without `replace` none is written where one of them is there already: ExistingFile names all that are.
    """
    there = [path for path in files if os.path.isfile(path)]  # pathlib's raises for a name that is too long
    if there and not replace:
        raise _is_there(*there)
    return [write_whole(path, text, replace=replace) for path, text in files.items()]


def _mode_of_the_old(target: Path, replace: bool, is_ours: Callable[[str], bool] | None) -> int | None:
    """The mode of the file that is replaced, None if there is none. Raises BadFile if it must stay."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise BadFile(_said("unwritable", target, problem=str(problem.strerror))) from problem
    if not stat.S_ISREG(status.st_mode):
        raise BadFile(_said("unwritable/odd", target))
    if is_ours is not None:
        try:
            ours = is_ours(target.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            ours = False
        if not ours:
            raise BadFile(_said("unwritable/other", target))
    if not replace:
        raise _is_there(target)
    return stat.S_IMODE(status.st_mode)


def _put_where_none_is(draft: Path, target: Path) -> bool:
    """Put a file in its place if no other process has put one there meanwhile; False where the file system
    cannot do that. Raises FileExistsError."""
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # a browser's Python has no links at all
        return False
    draft.unlink()
    return True


def _is_there(*targets: Path) -> ExistingFile:
    if len(targets) == 1:
        return ExistingFile(_said("there-already", targets[0]))
    return ExistingFile(_said("there-already/several", ", ".join(map(str, targets))))


def _said(key: str, path: object, **facts: str) -> str:
    from .wording import message  # which is read from files itself

    return message(key, path=str(path), **facts)
