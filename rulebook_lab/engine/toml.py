"""TOML that somebody wrote."""

from __future__ import annotations

import re
import sys
from itertools import accumulate

_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_toml(text: str) -> dict[str, object]:
    """Read what a text says.

    Raises tomllib.TOMLDecodeError, which tells the place, also where tomllib raises something else: for a
    number of thousands of digits and for brackets within brackets without end.

    >>> read_toml("format = 1")
    {'format': 1}
    >>> read_toml("format = 1\\nseed = " + "9" * 5000)
    Traceback (most recent call last):
    ...
    tomllib.TOMLDecodeError: A number has at most 4300 digits (at line 2, column 8)
    """
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        most = sys.get_int_max_str_digits()
        found = re.search(rf"\d(?:_?\d){{{most},}}", text)
        what, place = f"A number has at most {most} digits", found.start() if found else 0
    except RecursionError:
        depths = [*accumulate(_DEEPER.get(letter, 0) for letter in text)]
        what, place = "Fewer brackets within brackets can be read", depths.index(max(depths))
    above, column = text.count("\n", 0, place), place - text.rfind("\n", 0, place)
    raise tomllib.TOMLDecodeError(f"{what} (at line {above + 1}, column {column})")
