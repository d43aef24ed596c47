"""Words as they are compared: small, without endings, in the language in use and in another."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec
import snowballstemmer

from ..engine.files import packaged
from ..engine.language import ENGLISH, current, written

ALGORITHMS = {"en": "english", "pl": "polish", "sr": "serbian"}
"""The stemmer of each language; words of another are compared as they are."""

_LETTERS = str.maketrans({"đ": "dj", "ł": "l", "ø": "o", "æ": "ae", "ß": "ss", "ı": "i"})
CYRILLIC = str.maketrans(
    dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
    | {"љ": "lj", "њ": "nj", "џ": "dž"}
)
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_SHORTENED = re.compile(r"'(?:s|ve|re|ll|m|d)$")
"""What is left of "is", "have", "are", "will", "am", "had" at a word's end."""


class Habits(NamedTuple):
    """How learners put things, whatever the game: see words.toml."""

    plain: frozenset[str]
    everyday: frozenset[str]
    """Words that say nothing where the game does not use them."""
    elsewhere: frozenset[str]
    """Words of some games that say, where a game does not use them, that another one is talked of."""
    same: dict[str, frozenset[str]]
    instead: dict[str, str]
    several: re.Pattern[str]
    """Finds what stands in `instead`."""
    forms: dict[str, str]
    """Numbers in words and irregular forms, and what they are forms of."""
    asking: frozenset[str]
    """Words with which a question about a rule begins."""
    telling: frozenset[str]
    """Plain words that say much of a rule."""
    moving: frozenset[str]
    """Plain words that say much of a move."""
    vague: frozenset[str]
    """Words that say of no move alone which one is meant."""
    counts: dict[str, int]
    """Words for numbers in an answer."""
    parts: dict[str, int]
    """Words for a half, a third and so on."""
    leading: tuple[str, ...]
    """What may stand before a number that is the answer, as patterns."""
    at_a_loss: frozenset[str]
    """What is said by somebody who has no answer."""
    everything: frozenset[str]
    """What is said by somebody who means all moves there are, without naming one."""
    stopping: frozenset[str]
    """What is said by somebody who wants to do no more."""
    denying: frozenset[str]
    """Words that say that something is not done."""
    choosing: frozenset[str]
    """What is said by somebody who asks for all that can be done."""
    agreeing: frozenset[str]
    """What is said by somebody who agrees."""
    refusing: frozenset[str]
    """Words that deny and may say that somebody does not want to do something."""
    why_not: tuple[str, ...]
    """Beginnings of questions why a move is not allowed."""
    wishing: tuple[str, ...]
    """Beginnings of questions whether a move is allowed, and of wishes to make it."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    plain: str
    same: list[str]
    instead: list[str]
    forms: list[str]
    numbers: str
    ordinals: str
    ends: str = ""
    everyday: str = ""
    elsewhere: str = ""
    asking: str = ""
    telling: str = ""
    moving: str = ""
    vague: str = ""
    counts: str = ""
    parts: str = ""
    leading: list[str] = []
    at_a_loss: list[str] = []
    everything: list[str] = []
    stopping: list[str] = []
    denying: str = ""
    choosing: list[str] = []
    agreeing: list[str] = []
    refusing: str = ""
    why_not: list[str] = []
    wishing: list[str] = []


def spoken_language() -> str:
    """The language in use, whatever letters it is written in."""
    return written(current())[0]


@cache
def habits(language: str = ENGLISH) -> Habits:
    """The words of words.toml; of a language without one none."""
    own = ("words.toml",) if language == ENGLISH else ("texts", language, "words.toml")
    file = packaged(__package__, *own)
    text = file.read_text(encoding="utf-8") if file.is_file() else _NONE
    data = msgspec.convert(tomllib.loads(text), _File)
    instead = _typed(dict(map(_pair, data.instead)))
    forms = {form: first for first, *more in map(str.split, data.forms) for form in more}
    forms |= {word: str(at) for at, word in enumerate(data.numbers.split())}
    ordinals = enumerate(data.ordinals.split())
    forms |= {f"{at}{end}": word for at, word in ordinals for end in data.ends.split()}
    numbers = {fold(word): at for at, word in enumerate(data.numbers.split())}
    leading = sorted(map(fold, data.leading), key=len, reverse=True)
    return Habits(
        plain=_listed(data.plain),
        everyday=_listed(data.everyday),
        elsewhere=_listed(data.elsewhere),
        same=groups(data.same, language),
        instead=instead,
        several=re.compile(rf"\b(?:{'|'.join(instead) or '(?!)'})\b"),
        forms=_typed(forms),
        asking=_listed(data.asking),
        telling=_listed(data.telling),
        moving=_listed(data.moving),
        vague=_listed(data.vague),
        counts=_figures(data.counts) | numbers,
        parts=_figures(data.parts),
        leading=tuple(re.escape(lead).replace("\\ ", r",? +") for lead in leading),
        at_a_loss=frozenset(map(plainly, data.at_a_loss)),
        everything=frozenset(map(plainly, data.everything)),
        stopping=frozenset(map(plainly, data.stopping)),
        denying=frozenset(map(fold, data.denying.split())),
        choosing=frozenset(map(plainly, data.choosing)),
        agreeing=frozenset(map(plainly, data.agreeing)),
        refusing=frozenset(map(fold, data.refusing.split())),
        why_not=tuple(map(plainly, data.why_not)),
        wishing=tuple(map(plainly, data.wishing)),
    )


def _listed(words: str) -> frozenset[str]:
    """The words of a line, as they may be typed too."""
    return frozenset(_typed(dict.fromkeys(words.split(), "")))


def _figures(pairs: str) -> dict[str, int]:
    """`half=2 third=3` by word."""
    return {fold(word): int(number) for word, _, number in (pair.partition("=") for pair in pairs.split())}


def _typed(words: dict[str, str]) -> dict[str, str]:
    """Words as they may be typed: without their diacritics too."""
    return {fold(word): other for word, other in words.items()} | words


_NONE = """
plain = ""
same = []
instead = []
forms = []
numbers = ""
ordinals = ""
"""


def _pair(line: str) -> tuple[str, str]:
    said, _, word = line.partition(" = ")
    return said, word


def groups(lines: Iterable[str], language: str = ENGLISH) -> dict[str, frozenset[str]]:
    """For each stem of some groups of words those that may be said instead of it."""
    found: dict[str, set[str]] = {}
    for line in lines:
        same = {stem(word, language) for word in line.split()}
        for word in same:
            found.setdefault(word, set()).update(same - {word})
    return {word: frozenset(others) for word, others in found.items()}


@lru_cache(maxsize=20_000)
def spoken(text: str, language: str = ENGLISH) -> tuple[str, ...]:
    """The words of a text as they are said: in small Latin letters; numbers as figures, "throw away" as one.

    >>> spoken("May I throw away two of the Čuvarka's cards?")
    ('may', 'i', 'discard', '2', 'of', 'the', 'čuvarka', 'cards')
    """
    small = text.casefold().replace("’", "'").translate(CYRILLIC)
    known = habits(language)
    small = known.several.sub(lambda found: known.instead[found[0]], small)
    found = (_SHORTENED.sub("", word).replace("'", "") for word in _WORD.findall(small))
    return tuple(known.forms.get(word, word) for word in found)


@lru_cache(maxsize=20_000)
def stem(word: str, language: str = ENGLISH) -> str:
    """A word without its ending and its diacritics.

    >>> stem("lords"), stem("čudovišta", "sr"), stem("pułapki", "pl")
    ('lord', 'cudovist', 'pulapk')
    """
    if language == ENGLISH:
        return str(_stemmer("english").stemWord(fold(word)))
    if language not in ALGORITHMS:
        return fold(word)
    return fold(str(_stemmer(ALGORITHMS[language]).stemWord(word)))


def is_at_a_loss(answer: str) -> bool:
    """Whether somebody says that there is no answer: "I don't know", "hint", "?"."""
    said = plainly(answer)
    return said in habits(spoken_language()).at_a_loss or (not said and "?" in answer)


def is_everything(answer: str) -> bool:
    """Whether somebody means all there are without naming any: "all of them"."""
    return plainly(answer) in habits(spoken_language()).everything


def plainly(text: str) -> str:
    """A text in small Latin letters, without apostrophes and the marks at its end."""
    small = text.casefold().replace("’", "").replace("'", "").translate(CYRILLIC)
    return " ".join(fold(small).split()).strip(" .!?,")


def fold(word: str) -> str:
    """A word without diacritics."""
    if word.isascii():
        return word.casefold()
    flat = unicodedata.normalize("NFKD", word.casefold().translate(_LETTERS))
    return "".join(letter for letter in flat if not unicodedata.combining(letter))


@cache
def _stemmer(algorithm: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(algorithm)


def words(text: str, language: str = ENGLISH) -> tuple[str, ...]:
    """The words of a text that say something, as they are compared.

    >>> words("Which lords' powers would the Čuvarka stop?")
    ('lord', 'power', 'cuvarka')
    """
    plain = habits(language).plain
    return tuple(stem(word, language) for word in spoken(text, language) if word not in plain)
