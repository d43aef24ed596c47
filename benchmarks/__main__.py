"""All measurements, one table after the other: `make bench`."""

from . import imports, legal, paint, playouts, successors
from .games import asked

for each in (playouts,) if asked().against else (playouts, successors, legal, imports, paint):
    each.main()
