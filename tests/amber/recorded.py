"""Records one game for each way to end: `python -m tests.amber.recorded` writes them again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from rulebook_lab import timeline
from rulebook_lab.engine import CHANCE, Timeline
from rulebook_lab.games.amber.study.strategy import judge
from tests.amber.table import AMBER

FOLDER = Path(__file__).parent / "games"


def played(seed: int, seats: int, advanced: bool, greedy: bool) -> Timeline:
    """A whole game: by lot, or by players who look one move ahead."""
    random = Random(seed)
    record = timeline(AMBER, seats, seed=seed, advanced=advanced)
    while record.state.to_act - {CHANCE}:
        state = record.state
        moves = AMBER.legal(state)
        best = max(moves, key=lambda move: judge(state, move)) if greedy else random.choice(moves)
        record.play(best)
    return record


def games() -> Iterator[Timeline]:
    """Games of every size and sort, the short ones first."""
    for greedy in (True, False):
        for seed in range(40):
            yield played(seed, 2 + seed % 3, seed % 2 == 1, greedy)


WAYS: dict[str, Callable[[Timeline], bool]] = {
    "instant-win": lambda record: record.state.result.clause == "end.instant",
    "stack-exhausted": lambda record: (
        record.log()[-2].startswith("Nothing") and record.state.result.clause == "end.winner"
    ),
    "everybody-passed": lambda record: (
        record.log()[-2].startswith("Everybody") and record.state.result.clause == "end.winner"
    ),
    "tie": lambda record: record.state.result.clause == "end.ties",
}


def main() -> None:
    """Writes the first game found for each way to end."""
    FOLDER.mkdir(exist_ok=True)
    missing = dict(WAYS)
    for record in games():
        for way in [way for way, is_such in missing.items() if is_such(record)]:
            record.save(FOLDER / f"{way}.json")
            del missing[way]
        if not missing:
            return
    raise SystemExit(f"no game ended by {', '.join(missing)}")


if __name__ == "__main__":
    main()
