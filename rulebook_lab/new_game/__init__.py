"""A package to begin a game with: it runs, shows its board and passes its tests."""

from __future__ import annotations

import re
import sys
from keyword import iskeyword
from pathlib import Path

from ..engine import BadFile, names_a_file, of_kinds, shortened, write_whole
from ..games import names

TEMPLATE = Path(__file__).parent / "template"


@of_kinds
def new_game(name: str, folder: str | Path | None = None) -> Path:
    """Writes the package of a game called `name` into `folder`, by default one of that name; returns it.

    Raises BadFile where the name is no name of a package, is taken, or the folder holds something.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise BadFile(
            f"a game is called in small letters, digits and _, such as liars_dice, not {shortened(name)}"
        )
    if iskeyword(name) or name in sys.stdlib_module_names:
        raise BadFile(f"{name!r} is a word of Python's own: a game of that name could not be imported")
    if name in names():
        raise BadFile(f"there is a game {name!r} already")
    home = Path(folder or name)
    if not names_a_file(home):
        raise BadFile(f"a folder is needed for the game, such as {name}, not {shortened(str(home))}")
    try:
        home.mkdir(parents=True, exist_ok=True)
        taken = any(home.iterdir())
    except OSError as problem:
        raise BadFile(f"{shortened(str(home))} cannot be a folder: {problem.strerror}") from problem
    if taken:
        raise BadFile(f"{home} is there already: an empty folder is needed, or none")
    title = name.replace("_", " ").capitalize()
    words = {
        "my_game": name,
        "my-game": name.replace("_", "-"),
        "MyGame": "".join(part.capitalize() for part in name.split("_")),
        "My game": title,
    }
    for source in sorted(TEMPLATE.rglob("*")):
        if source.suffix not in (".py", ".toml", ".ftl", ".md"):
            continue
        path = home / str(source.relative_to(TEMPLATE)).replace("my_game", name)
        text = re.sub("|".join(words), lambda found: words[found[0]], source.read_text(encoding="utf-8"))
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text)
    return home
