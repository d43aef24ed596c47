"""Files written all or nothing."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from .errors import BadFile, expect
from .turns import in_turn


@in_turn
def write_whole(path: str | Path, text: str) -> Path:
    """Writes a file beside its place and puts it there once it is whole; the path.

    Raises BadFile where nothing can be written; then nothing has changed.
    """
    expect(path, (str, Path), "the path of a file")
    target = Path(path)
    draft = target.parent / f"{target.name}.part"
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, target)
    except OSError as problem:
        with suppress(OSError):
            draft.unlink()
        raise BadFile(f"{target} cannot be written: {problem.strerror}") from problem
    return target
