"""The language in which everything is said: one for the process, or one for a page of it.

A language is a folder of texts beside the English ones: `texts/pl/`. One that is written in another script is
made from it (`SCRIPTS`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from warnings import warn

from .errors import UnknownName, expect, shortened
from .files import packaged

ENGLISH = "en"
"""The language that has every sentence: what another lacks is said in it."""


def _cyrillic(text: str) -> str:
    from .script import cyrillic

    return cyrillic(text)


SCRIPTS: dict[str, tuple[str, Callable[[str], str]]] = {"sr-Cyrl": ("sr", _cyrillic)}
"""Languages that are another one in other letters: that one, and how its words are written."""

VARIABLE = "RULEBOOK_LAB_LANGUAGE"
"""The environment variable that names the language a process begins with."""

_speakers = {__package__: None}
"""The packages whose texts have been asked for."""
_here: ContextVar[str] = ContextVar("language", default="")
_everywhere = ""


def current() -> str:
    """The language in which everything is said here and now."""
    return _here.get() or _everywhere or _at_first()


def speak(language: str) -> str:
    """Say everything in a language from now on, wherever nothing else is said; returns its code.

    Raises UnknownName, which lists the languages there are.
    """
    global _everywhere
    _everywhere = known(language)
    return _everywhere


@contextmanager
def speaking(language: str = "") -> Iterator[str]:
    """Say everything in a language within a `with`, whatever is spoken around it; "" changes nothing.

    Raises UnknownName.
    """
    token = _here.set(known(language) if language else _here.get())
    try:
        yield _here.get()
    finally:
        _here.reset(token)


def here() -> str:
    """The language that is spoken here by itself; "" where it is the one of the process."""
    return _here.get()


def languages() -> tuple[str, ...]:
    """The languages there are: those of the engine, and of the packages whose texts have been asked for."""
    return languages_of(*_speakers)


def languages_of(*packages: str) -> tuple[str, ...]:
    """The languages that one of some packages has texts in, English before."""
    places = [place for package in packages for place in packaged(package, "texts").glob("*")]
    folders = {place.name for place in places if place.is_dir()}
    others = folders | {script for script, (written, _) in SCRIPTS.items() if written in folders}
    return (ENGLISH, *sorted(others - {ENGLISH}))


def known(language: str) -> str:
    """The code of a language as it is spelled here: `pl` for `PL`, `pl_PL.UTF-8`. Raises UnknownName."""
    expect(language, str, "the code of a language, such as 'en',")
    codes = {code.casefold(): code for code in languages()}
    said = language.partition(".")[0].replace("_", "-").casefold()
    while said:
        if said in codes:
            return codes[said]
        said = said.rpartition("-")[0]
    raise UnknownName(f"no language {shortened(language)}; there are {', '.join(codes.values())}")


def written(language: str) -> tuple[str, Callable[[str], str] | None]:
    """The folder in which the texts of a language stand, and how its letters are made of those there."""
    return SCRIPTS.get(language, (language, None))


def speaks(package: str) -> None:
    """Note that a package has texts."""
    _speakers[package] = None


def _at_first() -> str:
    global _everywhere
    named = os.environ.get(VARIABLE, "")
    try:
        _everywhere = known(named) if named else ENGLISH
    except UnknownName as problem:
        _everywhere = ENGLISH
        warn(f"{VARIABLE}: {problem}", stacklevel=2)
    return _everywhere
