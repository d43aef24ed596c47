"""Numbers as learners write them: 14 points, 1/36, 1 in 36, 2,8 %, about 0.03."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from fractions import Fraction
from math import prod
from typing import NamedTuple

from .words import CYRILLIC, fold, habits, spoken_language

_BEFORE = re.compile(
    r"^(?:about|approximately|circa|ca\.?|roughly|[≈~=]"
    r"|oko[łl]o|ok\.|mniej więcej|w przybliżeniu|oko|otprilike|pribli[žz]no|око|отприлике|приближно)\s*",
    re.IGNORECASE,
)
_RATIO = re.compile(
    r"^(\d{1,18})\s*(?:(?:chances?|szans\w*|šans\w*|шанс\w*)\s)?\s*"
    r"(/|:|÷|in|out of|of|to|na|z|do|od|u|prema|на|од|у|према)\s*(\d{1,18})$",
    re.IGNORECASE,
)
_DECIMAL = re.compile(
    r"^(?P<sign>[+-]?)(?=.*\d)(?P<whole>\d{0,18})(?:[.,](?P<places>\d{1,18}))?\s*(?P<percent>%)?$"
)
_UNIT = re.compile(
    r"\s*(?:per\s?cent|percent|procent\w*|proc|od\s?sto|posto|процен\w*|одсто|посто)\.?$", re.IGNORECASE
)
_WORDS = re.compile(r"(?<=[\d%])\s*[^\W\d_](?:[^\W\d]|[ .-])*$")
_LABEL = re.compile(r"^[^\W\d_][^\W\d]*\s*[:=]\s*")
_MIXED = re.compile(r"^(\d{1,9})\s+(\d{1,9}\s*/\s*\d{1,9})(.*)$")
_THOUSANDS = re.compile(r"^([1-9]\d{0,2})((?:[ ,]\d{3})+)(?![\d,.])")
_HALF = re.compile(r"(?<=\d)(?=[½⅓⅔¼¾⅕⅙⅛])")
_CHAIN = re.compile(r"\s*=\s*")
_WORDED: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"#([2-9]0)[ -]#([1-9])(?!\d)"), lambda found: f"#{int(found[1]) + int(found[2])}"),
    (re.compile(r"^#0 #1\b"), lambda found: "#0"),
    (re.compile(r"#(\d) #(100|12)\b"), lambda found: f"#{int(found[1]) * int(found[2])}"),
    (
        re.compile(r"(?:#(\d)[ -])?#([2-9]0)[ -]~([1-9])\b"),
        lambda found: f"{found[1] or 1}/{int(found[2]) + int(found[3])}",
    ),
    (re.compile(r"#?(\d+)[ -]~(\d+)"), lambda found: f"{found[1]}/{found[2]}"),
    (re.compile(r"(?:\b[^\W\d]{1,2} )?~(\d+)"), lambda found: f"1/{found[1]}"),
    (re.compile(r"#?(\d+) [^\W\d]{1,3} (\d+/\d+)"), lambda found: f"{found[1]} {found[2]}"),
    (re.compile(r"^minus (?=#|\d)"), lambda found: "-"),
)
"""Numbers of several words (#), and the parts of a whole (~), made figures."""
_EVEN = re.compile(r"^50\s*[-–:/]\s*50$")
_AGAINST = (":", "to", "do", "prema", "према")
"""What stands between the two numbers of odds."""
_AROUND = " .!?;()[]*_'\"“”„‘’`"


class Number(NamedTuple):
    """A number that was written, half of its last place where it is rounded, and the chance that it may mean:
    odds of 1 to 35 are 1/36."""

    value: Fraction
    rounding: Fraction = Fraction(0)
    odds: Fraction | None = None

    def is_about(self, right: Fraction | int) -> bool:
        """Whether it is this number, as far as it is written out."""
        return abs(self.value - Fraction(right)) <= self.rounding or self.odds == right


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
    >>> [str(read_number(text).value) for text in ("fourteen", "two thirds", "it is 14", "6 + 8", "none")]
    ['14', '2/3', '14', '14', '0']
    >>> read_number("3/0"), read_number("many"), read_number("14 or 15")
    (None, None, None)
    """
    plain = unicodedata.normalize("NFKC", _HALF.sub(" ", text)).rstrip(_AROUND)
    plain = plain.lstrip(f"={_AROUND}".replace(".", ""))
    plain = plain.replace("⁄", "/").replace("−", "-")
    sides = [_read_sum(side) for side in _CHAIN.split(_LABEL.sub("", plain))]
    last = sides[-1]
    if last is None or any(side is None or not last.is_about(side.value) for side in sides):
        return None
    return last


def _read_sum(text: str) -> Number | None:
    """A number, or the sum or product of some: 6 + 8, 1/6 x 1/6."""
    for sign, put in (("+", sum), ("*×·x", prod)):
        parts = re.split(rf"(?<=[\d% )])\s*[{re.escape(sign)}]\s*(?=[\d.(])", text)
        if len(parts) > 1:
            numbers = [_read_one(part.strip(_AROUND)) for part in parts]
            known = [number.value for number in numbers if number is not None]
            return Number(Fraction(put(known))) if len(known) == len(parts) else None
    return _read_one(text)


def _read_one(text: str) -> Number | None:
    plain = _BEFORE.sub("", _without_leading(_BEFORE.sub("", text)))
    plain = _UNIT.sub("%", plain) if not _RATIO.match(plain) else plain
    plain = _THOUSANDS.sub(lambda found: found[1] + re.sub(r"\D", "", found[2]), plain)
    plain = _in_figures(plain)
    if _EVEN.match(plain):
        return Number(Fraction(1, 2))
    if mixed := _MIXED.match(plain):
        part = _read_one(mixed[2] + mixed[3])
        return None if part is None else Number(int(mixed[1]) + part.value)
    if not _RATIO.match(plain):
        plain = _WORDS.sub("", plain)
    if found := _RATIO.match(plain):
        one, other = int(found[1]), int(found[3])
        odds = Fraction(one, one + other) if other and found[2].casefold() in _AGAINST else None
        return Number(Fraction(one, other), odds=odds) if other else None
    if not (found := _DECIMAL.match(plain)):
        return None
    places, scale = len(found["places"] or ""), 100 if found["percent"] else 1
    value = Fraction(f"{found['sign']}{found['whole'] or 0}.{found['places'] or 0}") / scale
    rounded = places >= 2 or scale == 100
    return Number(value, Fraction(1, 2 * scale * 10**places) if rounded else Fraction(0))


def _without_leading(text: str) -> str:
    """A text without "I think it is" and the like before a number."""
    while True:
        folded = fold(text)
        leads = (re.match(rf"{each}[ ,:=]+", folded) for each in habits(spoken_language()).leading)
        lead = next(filter(None, leads), None)
        if lead is None or len(folded) != len(text):
            return text
        text = text[lead.end() :]


def _in_figures(text: str) -> str:
    """A text with figures for its numbers in words: "two thirds" as 2/3, "fourteen points" as 14 points."""
    known = habits(spoken_language())

    def figure_of(found: re.Match[str]) -> str:
        word = fold(found[0].casefold().translate(CYRILLIC))
        if word in known.parts:
            return f"~{known.parts[word]}"
        count = known.counts.get(word)
        return found[0] if count is None or (count == 0 and found.start()) else f"#{count}"

    plain = re.sub(r"[^\W\d_]+", figure_of, text)
    for pattern, put in _WORDED:
        plain = pattern.sub(put, plain)
    return plain.replace("#", "")
