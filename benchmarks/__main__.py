"""All measurements, one table after the other: `make bench`."""

from . import imports, legal, paint, playouts, steps, successors
from .games import asked

for each in (playouts,) if asked().against else (playouts, successors, legal, steps, imports, paint):
    each.main()
