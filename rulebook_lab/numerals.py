"""How figures are written wherever they are read: in sentences, on boards, in tables and charts."""

from __future__ import annotations


def in_figures(number: object, form: str = "") -> str:
    """A number for readers, in one of Python's forms: below 0 it has a minus, not a hyphen.

    >>> in_figures(-3), in_figures(2, "+"), in_figures(-0.25, ".1%")
    ('−3', '+2', '−25.0%')
    """
    return format(number, form).replace("-", "−")
