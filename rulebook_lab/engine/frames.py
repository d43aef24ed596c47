"""Rows as a data frame of pandas, which is asked for only here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from .errors import MissingExtra

if TYPE_CHECKING:
    from pandas import DataFrame


def framed(rows: Iterable[Mapping[str, object]]) -> DataFrame:
    """A data frame of rows; what a row lacks is missing there. Raises MissingExtra where pandas is missing.

    A frame is kept as Parquet by its own `to_parquet`, with pyarrow.
    """
    try:
        from pandas import DataFrame
    except ImportError as missing:
        raise MissingExtra(
            "Data frames need pandas: `pip install 'rulebook-lab[analysis]'`, or in a browser "
            "`%pip install pandas`."
        ) from missing
    return DataFrame(list(rows))
