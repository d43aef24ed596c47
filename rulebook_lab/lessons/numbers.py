"""Numbers as learners write them: 14 points, 1/36, 1 in 36, 2,8 %, about 0.03."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from typing import NamedTuple

from .words import spoken, spoken_language

_BEFORE = re.compile(
    r"^(?:about|approximately|circa|ca\.?|roughly|[≈~=]"
    r"|oko[łl]o|ok\.|mniej więcej|w przybliżeniu|oko|otprilike|pribli[žz]no|око|отприлике|приближно)\s*",
    re.IGNORECASE,
)
_RATIO = re.compile(
    r"^(\d{1,18})\s*(?:(?:chances?|szans\w*|šans\w*|шанс\w*)\s)?\s*"
    r"(?:/|:|÷|in|out of|of|to|na|z|do|od|u|prema|на|од|у|према)\s*(\d{1,18})$",
    re.IGNORECASE,
)
_DECIMAL = re.compile(
    r"^(?P<sign>[+-]?)(?=.*\d)(?P<whole>\d{0,18})(?:[.,](?P<places>\d{1,18}))?\s*(?P<percent>%)?$"
)
_UNIT = re.compile(
    r"\s*(?:per\s?cent|percent|procent\w*|proc|od\s?sto|posto|процен\w*|одсто|посто)\.?$", re.IGNORECASE
)
_WORDS = re.compile(r"(?<=[\d%½⅓⅔¼¾])\s*[^\W\d_](?:[^\W\d]|[ .-])*$")
_LABEL = re.compile(r"^[^\W\d_][^\W\d]*\s*[:=]\s*")


class Number(NamedTuple):
    """A number that was written, and half of its last place where it is rounded."""

    value: Fraction
    rounding: Fraction = Fraction(0)

    def is_about(self, right: Fraction | int) -> bool:
        """Whether it is this number, as far as it is written out."""
        return abs(self.value - Fraction(right)) <= self.rounding


def read_number(text: str) -> Number | None:
    """The number in a text; None when there is none in it, nor any that can be (3/0).

    Decimals are taken to be rounded from two places on, per cent always. Small numbers may be words of the
    language in use.

    >>> [str(read_number(text).value) for text in ("14 points", "1 in 36", "½", "-3", "2,8 %")]
    ['14', '1/36', '1/2', '-3', '7/250']
    >>> [str(read_number(text).value) for text in ("Two", "three pearls", "one in six", "one in 36")]
    ['2', '3', '1/6', '1/36']
    >>> [str(read_number(text).value) for text in ("points: 14", "14!", "1 chance in 36.")]
    ['14', '14', '1/36']
    >>> read_number("3/0"), read_number("many"), read_number("14 or 15")
    (None, None, None)
    """
    plain = unicodedata.normalize("NFKC", text).strip().rstrip(" .!;").replace("⁄", "/").replace("−", "-")
    plain = _BEFORE.sub("", _LABEL.sub("", plain))
    if plain[:1].isalpha():
        plain = " ".join(spoken(plain, spoken_language()))
    plain = _WORDS.sub("", _UNIT.sub("%", plain)) if not _RATIO.match(plain) else plain
    if found := _RATIO.match(plain):
        return Number(Fraction(int(found[1]), int(found[2]))) if int(found[2]) else None
    if not (found := _DECIMAL.match(plain)):
        return None
    places, scale = len(found["places"] or ""), 100 if found["percent"] else 1
    value = Fraction(f"{found['sign']}{found['whole'] or 0}.{found['places'] or 0}") / scale
    rounded = places >= 2 or scale == 100
    return Number(value, Fraction(1, 2 * scale * 10**places) if rounded else Fraction(0))
