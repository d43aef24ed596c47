"""All measurements, one table after the other: `make bench`."""

from . import (
    bots,
    browser,
    calls,
    frames,
    imports,
    interop,
    kept,
    legal,
    paint,
    pictures,
    playouts,
    steps,
    successors,
)
from .games import asked
from .same_work import __main__ as same_work

PLAY = (same_work, interop, playouts, successors, legal, calls, bots, steps)
REST = (frames, kept, imports, pictures, browser, paint)

for each in (playouts,) if asked().against else PLAY + REST:
    each.main()
