"""Steps a second of a random player in the environments of PettingZoo, observations and masks made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import rulebook_lab as lab
from rulebook_lab.interop.pettingzoo import raw_env

from .games import asked
from .measure import rates, table

AT_A_TIME = 500
"""How many steps are taken before the clock is looked at."""


def steps(env: Any) -> Callable[[], int]:
    """Takes some steps in an environment of PettingZoo, ours or a peer's: games one after the other."""
    random = Random(0)
    env.reset(seed=0)

    def taken() -> int:
        for _ in range(AT_A_TIME):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset(seed=random.randrange(1_000_000))
            else:
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        return AT_A_TIME

    return taken


def main() -> None:
    works = {lab.game(name).title: steps(raw_env(name, seats=3)) for name in asked().games}
    rows = list(rates(works).items())
    print(table("Steps in PettingZoo, 3 seats", ("environment", "steps/s"), rows))


if __name__ == "__main__":
    main()
