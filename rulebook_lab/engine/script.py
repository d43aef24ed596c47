"""Serbian in its other script: Latin letters as Cyrillic ones."""

from __future__ import annotations

import re

_PAIRS = {"lj": "љ", "nj": "њ", "dž": "џ"}
_SINGLE = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True))
_APART = ("injekc", "konjug", "konjunk", "nadživ", "nadžup", "odžal", "podžanr", "tanjug")
"""Beginnings of words in which two letters are two sounds."""

LEFT = re.compile(
    r"`[^`]*`|'[^'\n]*'|\b\w+_\w+\b|--\w+"  # code
    r"|\b[a-z][\w-]*\.[a-z][\w.-]*\b"  # an id, a file
    r"|\b(?:Enter|Esc|Home|End|Ctrl\+\w)\b"  # what stands on a key
    r"|[\w./-]*[qwxyQWXY][\w./-]*"  # no Serbian word
    r"|\{[^{}]*\}"  # a fact to be filled in
    r"|</?[a-z][^<>]*>|&\w+;"  # HTML
    r"|\[[\w.:-]*[a-z]\.[\w.:-]+\]"  # the id of a clause
    r"|\]\([^)]*\)|https?://\S+"  # an address
    r"|\b[MDCLXVI]{2,}\b"
)
"""What stays in Latin letters."""
_PART = re.compile(rf"(?P<left>{LEFT.pattern})|(?P<word>[^\W\d_]+)")


def cyrillic(text: str) -> str:
    """A Serbian text in Cyrillic; code, ids, addresses and what is to be filled in stay as they are.

    >>> cyrillic("Njegov džep, {seat}: ljuti LJUDI i Injekcija [explore.price]")
    'Његов џеп, {seat}: љути ЉУДИ и Инјекција [explore.price]'
    >>> cyrillic("upišite 'offer' i pritisnite Enter")
    "упишите 'offer' и притисните Enter"
    """
    return _PART.sub(lambda found: found["left"] or _word(found["word"]), text)


def _word(word: str) -> str:
    small = word.lower()
    apart = any(small.startswith(beginning) for beginning in _APART)
    letters: list[str] = []
    at = 0
    while at < len(word):
        pair = "" if apart else _PAIRS.get(small[at : at + 2], "")
        made = pair or _SINGLE.get(small[at], word[at])
        letters.append(made.upper() if word[at].isupper() else made)
        at += 2 if pair else 1
    return "".join(letters)
