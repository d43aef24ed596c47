"""Records one whole game for each way to end: `python -m tests.ambis.recorded` writes them again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, Timeline
from tests.ambis.table import GAME

FOLDER = Path(__file__).parent / "games"

WAYS: dict[str, tuple[str, str]] = {
    "seven-lords": ("end.seven-lords", "win.highest"),
    "lord-deck": ("end.lord-deck", "win.highest"),
    "tie-by-pearls": ("end.seven-lords", "tie.pearls"),
    "tie-by-best-lord": ("end.seven-lords", "tie.best-lord"),
    "stopped-early": ("turn.next", "win.highest"),
}
"""What brought the game about, and what decided it."""


def game_of_chance(number: int, max_turns: int = 0) -> Timeline:
    """A whole game between players who choose blindly."""
    random = Random(number)
    record = Timeline(GAME.start(2 + number % 3, max_turns=max_turns), None)
    while record.state.pending:
        state = record.state
        if GAME.asked(state) == (CHANCE,):
            record.play(GAME.draw_chance(state, random))
        else:
            record.play(random.choice(GAME.legal(state)))
    return record


def ended(record: Timeline) -> tuple[str, str]:
    """What brought a game to its end, and what decided it."""
    return record.state.end_by, record.state.result.clause


def main() -> None:
    """Plays until every way to end has come up, and keeps the first game of each."""
    wanted = dict(WAYS)
    number = 0
    while wanted:
        record = game_of_chance(number, 30 if "stopped-early" in wanted else 0)
        for way in [way for way, ends in wanted.items() if ends == ended(record)]:
            record.save(FOLDER / f"{way}.json")
            del wanted[way]
        number += 1


def load(way: str) -> Timeline:
    """The recorded game that ended in a way."""
    return lab.load(FOLDER / f"{way}.json")


if __name__ == "__main__":
    main()
