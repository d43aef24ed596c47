"""All measurements, one table after the other: `make bench`."""

from . import imports, legal, paint, playouts, successors

for each in (playouts, successors, legal, imports, paint):
    each.main()
