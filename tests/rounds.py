"""Charts of simulations that go on as long as one likes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from rulebook_lab.scene.charts import Chart


def after_rounds(rounds: Iterable[Chart | None], number: int) -> Chart:
    """The chart after so many rounds of a simulation that gives one after each, and None while it goes on."""
    return next(islice((chart for chart in rounds if chart is not None), number - 1, None))
