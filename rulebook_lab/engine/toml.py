"""TOML that somebody wrote."""

from __future__ import annotations

import re
import sys
from itertools import accumulate

_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_toml(text: str) -> dict[str, object]:
    """What a text says. Raises tomllib.TOMLDecodeError, with the line, for what Python cannot read besides: a
    number of thousands of digits, lists in lists without end.

    >>> read_toml("format = 1")
    {'format': 1}
    >>> read_toml("format = 1\\nseed = " + "9" * 5000)
    Traceback (most recent call last):
    ...
    tomllib.TOMLDecodeError: Number with too many digits (at line 2, column 1)
    """
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        found = re.search(rf"\d(?:_?\d){{{sys.get_int_max_str_digits()},}}", text)
        what, place = "Number with too many digits", found.start() if found else 0
    except RecursionError:
        depths = [*accumulate(_DEEPER.get(letter, 0) for letter in text)]
        what, place = "Brackets in brackets too deep", depths.index(max(depths))
    raise tomllib.TOMLDecodeError(f"{what} (at line {text.count(chr(10), 0, place) + 1}, column 1)")
