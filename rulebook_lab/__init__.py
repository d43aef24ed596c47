"""Rulebooks that you can play, question and calculate with.

>>> import rulebook_lab as lab
>>> lab.games
('amber', 'amber_route', 'jantaris', 'ambis', 'roads_and_boats')
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, overload

from .engine import (
    CHANCE,
    BadFile,
    DamagedFile,
    Game,
    IllegalMove,
    RulebookError,
    ScoreSheet,
    Seat,
    State,
    Timeline,
    expect,
    names_a_file,
    read_timeline,
    score_sheet,
    shortened,
)
from .engine.language import current, languages, speak, speaking
from .engine.spelling import likely
from .engine.state import S
from .games import game, named
from .games import names as _names

if TYPE_CHECKING:
    from pathlib import Path

    games: tuple[str, ...]
    from .bots import hint, review, study, tournament
    from .lessons.from_position import what_if
    from .lessons.handout import handout
    from .lessons.public import ask, desk, example, exercise, lessons, may, progress, quiz, stops
    from .lessons.understanding import understand
    from .rooms.notebook import room
    from .views.cards import rules
    from .views.explore import explore
    from .views.progress import chart
    from .views.show import show
    from .views.simulation import simulation
    from .views.table import table

__all__ = [
    "CHANCE",
    "Game",
    "IllegalMove",
    "RulebookError",
    "State",
    "Timeline",
    "ask",
    "chart",
    "desk",
    "example",
    "exercise",
    "explore",
    "game",
    "games",
    "handout",
    "hint",
    "language",
    "languages",
    "lessons",
    "load",
    "may",
    "progress",
    "quiz",
    "review",
    "room",
    "rules",
    "score",
    "show",
    "simulation",
    "speaking",
    "stops",
    "study",
    "table",
    "timeline",
    "tournament",
    "understand",
    "what_if",
]

_LATER = {
    **dict.fromkeys(
        ["ask", "desk", "example", "exercise", "may", "progress", "quiz", "stops"],
        "lessons.public",
    ),
    "chart": "views.progress",
    "handout": "lessons.handout",
    "explore": "views.explore",
    "room": "rooms.notebook",
    "rules": "views.cards",
    "show": "views.show",
    "simulation": "views.simulation",
    "table": "views.table",
    "hint": "bots",
    "review": "bots",
    "study": "bots",
    "tournament": "bots",
    "understand": "lessons.understanding",
    "what_if": "lessons.from_position",
}
"""Names whose modules are imported when first used, so that importing the package stays quick."""


del globals()["games"]  # the module of that name: `lab.games` are the names, looked up when asked for


def __getattr__(name: str) -> Any:
    if name == "games":
        return _names()
    if name == "lessons":  # the package itself, which can be called
        return import_module(f"{__name__}.lessons")
    if name not in _LATER:
        meant = "" if name.startswith("_") else likely(name, __all__)
        raise AttributeError(f"rulebook_lab has no {name!r}{meant and ': '}{meant}")
    value = getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__  # so that a notebook completes the names that are imported later too


_PAGES = (
    ("lessons.walkthrough", "Walk"),
    ("lessons.exercise", "Attempt"),
    ("lessons.quiz.paper", "Quiz"),
    ("lessons.desk", "Desk"),
    ("lessons.ask", "Answers"),
    ("bots.review", "Review"),
)
"""What of the lessons and reviews shows itself as a page in a notebook: modules and classes."""


def _show_lessons_as_pages() -> None:
    """In a notebook walkthroughs, exercises, quizzes and the desk show themselves as pages."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is None:
        return
    shown = shell.display_formatter.mimebundle_formatter
    for module, name in _PAGES:
        shown.for_type_by_name(f"{__name__}.{module}", name, _as_page)


def _as_page(thing: object, **how: object) -> Any:
    return import_module(f"{__name__}.views.show").show(thing)._repr_mimebundle_(**how)


_show_lessons_as_pages()


@overload
def timeline(
    start: Game[S], seats: int | Iterable[Seat] = 0, *, seed: int | None = 0, **options: object
) -> Timeline[S]: ...
@overload
def timeline(
    start: S, seats: int | Iterable[Seat] = 0, *, seed: int | None = 0, **options: object
) -> Timeline[S]: ...
@overload
def timeline(
    start: str, seats: int | Iterable[Seat] = 0, *, seed: int | None = 0, **options: object
) -> Timeline: ...
def timeline(
    start: Game | State | str,
    seats: int | Iterable[Seat] = 0,
    *,
    seed: int | None = 0,
    **options: object,
) -> Timeline:
    """A record of play that begins with a game (by value or name) or a position.

    Chance is played by `seed`; with None it waits to be played by hand. `seats` and the options go to
    `Game.start`.
    """
    if isinstance(start, State):
        return Timeline(start, seed)
    return Timeline(named(start).start_with(seats, options), seed)


def language(code: str = "") -> str:
    """The language in which everything is said from now on; without a code, the one in use.

    `lab.languages()` lists them; `with lab.speaking("pl"):` is for a few lines alone. A process begins with
    what the environment variable RULEBOOK_LAB_LANGUAGE names, else in English. Raises UnknownName.
    """
    return speak(code) if code else current()


def score(of: State | Timeline) -> ScoreSheet:
    """The score sheet of a position, or of a record where it stands: what every thing gives every seat.

    Where the game goes on it is scored as if it were over now. Raises WrongKind.
    """
    expect(of, (State, Timeline), "a record or a position")
    return score_sheet(of) if isinstance(of, State) else score_sheet(of.state, tuple(of.events()))


def load(path: str | Path) -> Timeline:
    """The record that `Timeline.save` wrote. Raises BadFile, which says what is wrong with the file."""
    if not isinstance(path, (str, PathLike)) or not names_a_file(path):
        raise BadFile(f"{shortened(path)} is no file that can be read")
    try:
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
    except OSError as problem:
        raise BadFile(f"{path} is no file that can be read: {problem.strerror}") from None
    except UnicodeDecodeError as problem:
        raise DamagedFile(f"{path} is no text, and a record is one: {problem}") from None
    return read_timeline(text, game)
