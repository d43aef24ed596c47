"""All measurements, one table after the other: `make bench`."""

from . import imports, legal, playouts, successors

for each in (playouts, successors, legal, imports):
    each.main()
