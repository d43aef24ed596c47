"""Open every notebook's app view in a browser that has no network, play and step it, in light and dark.

    make app-check

Prints for each notebook the seconds to the first board, to a click's answer and to the whole page, and what
was found on it. Ends with 1 when anything was wrong, or asked of another server.
"""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path

from tests.web.offline import chromium
from tests.web.voila import NOTEBOOKS, Seen, look_at, served

COLUMNS = ("first_board", "answered", "whole", "pages", "walkthroughs", "charts")


def line(name: str, theme: str, seen: Seen) -> str:
    """One row of the table, and what was wrong under it."""
    figures = asdict(seen)
    cells = [f"{value:.1f} s" if isinstance(value := figures[key], float) else str(value) for key in COLUMNS]
    row = f"{name:<18}{theme:<7}" + "".join(cell.rjust(14) for cell in cells)
    return "\n".join([row, *(f"    {fault}" for fault in seen.faults)])


def main() -> None:
    names = [Path(name).stem for name in sys.argv[1:]] or list(NOTEBOOKS)
    if unknown := [name for name in names if name not in NOTEBOOKS]:
        sys.exit(f"no such notebook: {', '.join(unknown)}; there are {', '.join(NOTEBOOKS)}")
    faults = 0
    print(f"{'notebook':<18}{'theme':<7}" + "".join(name.replace("_", " ").rjust(14) for name in COLUMNS))
    with served() as address, chromium() as browser:
        for name in names:
            for theme in ("light", "dark"):
                seen = look_at(browser, address, name, theme=theme)
                faults += len(seen.faults)
                print(line(name, theme, seen), flush=True)
    sys.exit(f"{faults} faults" if faults else None)


if __name__ == "__main__":
    main()
