"""Our Amber Route as an environment, beside plain ones of the same rules: `python -m benchmarks.interop`.

Both are played at random by the same loop, which looks at what the agent knows before each step: a step is an
action with all that the interface asks for it. Ours come out of `rulebook_lab.interop`, made for any game.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from .games import asked
from .measure import spread, table
from .workers import python, rounds

Work = Callable[[], int]


def our_raw() -> Work:
    """Random games in our `raw_env`."""
    from rulebook_lab.interop.pettingzoo import raw_env

    from .same_work import aec

    return aec.games(raw_env("amber_route", seats=2))


def our_checked() -> Work:
    """Random games in our `env`, with the usual wrappers."""
    from rulebook_lab.interop.pettingzoo import env

    from .same_work import aec

    return aec.games(env("amber_route", seats=2))


def our_openspiel() -> Work:
    """Random games of ours in OpenSpiel, which tells nobody what they see unless it is asked."""
    import pyspiel

    import rulebook_lab.interop.openspiel

    from .same_work import openspiel

    assert rulebook_lab.interop.openspiel  # importing it registers the games
    return openspiel.games(pyspiel.load_game("rulebook_amber_route", {"players": 2}))


PAIRS = {
    "PettingZoo, the raw environment": ("interop import our_raw", "same_work.aec import raw_games"),
    "PettingZoo, env() with its usual checks": (
        "interop import our_checked",
        "same_work.aec import checked_games",
    ),
    "OpenSpiel, in place": ("interop import our_openspiel", "same_work.openspiel import in_place"),
}
"""What is measured: how the work is imported, ours and the plain one."""


def main() -> None:
    workers = {
        (name, whose): python(f"from benchmarks.{imported} as games\nwork = games()")
        for name, pair in PAIRS.items()
        for whose, imported in zip(("ours", "plain"), pair, strict=True)
    }
    found = rounds(workers, asked().rounds)
    rows = []
    for name in PAIRS:
        ours, plain = found[name, "ours"], found[name, "plain"]
        rows.append((name, max(ours), max(plain), median(ours), median(plain), spread(ours, plain)))
    heads = ("Amber Route, 2 seats", "ours, best", "plain, best", "ours, median", "plain, median", "ratio")
    print(table(f"Steps a second as an environment, {asked().rounds} rounds", heads, rows))


if __name__ == "__main__":
    main()
