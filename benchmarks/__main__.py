"""All measurements, one table after the other: `make bench`."""

from . import imports, legal, paint, playouts, steps, successors
from .games import asked
from .same_work import __main__ as same_work

EVERYTHING = (same_work, playouts, successors, legal, steps, imports, paint)

for each in (playouts,) if asked().against else EVERYTHING:
    each.main()
