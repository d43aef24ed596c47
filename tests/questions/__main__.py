"""Makes the stores of questions that the games' packages hold.

    make questions              # all games
    make questions GAME=ambis
    python -m tests.questions --again ambis    # only drops what is not fair from the store as it is

Lessons, the game's own tests and games played by bots are looked through for positions in which each clause
is at work (scan). At each the game is asked what would follow without the clause (overlooking): where that
differs, the clause bites, and what would follow is the wrong answer of those who overlook it. Of all that can
be asked there (rulebook_lab/lessons/quiz/makers) the fair questions are kept, a few for each clause, of all
kinds and from all parts of the game; where there are few, those that the store has held so far are kept
if they are still fair. The same seed makes the same store, but for how far the bots come.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import TypeVar

from rulebook_lab.engine import Game, RulebookError
from rulebook_lab.lessons.quiz.entry import Entry
from rulebook_lab.lessons.quiz.makers import MAKERS
from rulebook_lab.lessons.quiz.material import Known, Overlooked, Place
from rulebook_lab.lessons.quiz.store import FILE, packed, store_of

from .core import core
from .fair import believable, fair, without_unrelated, without_untold
from .overlooking import as_it_is, overlooked
from .scan import ROOT, Step, scan

SECONDS = {"amber": 12, "amber_route": 8, "jantaris": 8, "ambis": 12, "roads_and_boats": 30}
"""For how long bots play."""
KEPT = {"amber": 30, "amber_route": 24, "jantaris": 24, "ambis": 14, "roads_and_boats": 12}
"""How many questions are kept for a clause, a few of each form."""
FEW = {"asked": 2, "total": 4}
"""Forms of which few are kept for a clause."""
FEWEST = 6
"""Clauses with fewer questions keep what they had."""
ANYWHERE = 150
"""At how many steps a clause is looked for that was reached at none."""
R = TypeVar("R")


def apart(do: Callable[..., R], *given: object) -> R:
    """What `do` answers in a process of its own, which may import the game as it likes."""
    with multiprocessing.get_context("fork").Pool(1) as pool:
        return pool.apply(do, given)


def make(name: str, seed: int) -> list[Entry]:
    """All questions that a game's store holds."""
    steps = apart(scan, name, SECONDS[name], seed)
    every = list(dict.fromkeys(step for taken in steps.values() for step in taken))
    some = Random(seed).sample(every, min(ANYWHERE, len(every)))
    for clause in apart(_playable, name):
        steps[clause] = steps.get(clause) or some
    real = apart(as_it_is, name, every)
    without = overlooked(name, steps, real)
    return apart(_chosen, name, [step for step in every if step in real], without, seed)


def _playable(name: str) -> list[str]:
    from rulebook_lab.games import game

    return [clause.id for clause in game(name).catalogue if clause.plays]


def _chosen(name: str, steps: list[Step], without: dict[Step, list[Overlooked]], seed: int) -> list[Entry]:
    """The fair questions, not more of a form than are wanted for each clause."""
    from rulebook_lab.games import game

    random, whole = Random(seed), game(name)
    found: dict[str, dict[str, list[Entry]]] = defaultdict(lambda: defaultdict(list))
    full: set[tuple[str, str]] = set()
    for entry in _made(whole, random.sample(steps, len(steps)), without, random, full):
        entry = believable(whole, entry)
        clause, form = entry.clauses[0], entry.form
        if (clause, form) not in full and fair(whole, entry):
            found[clause][form].append(entry)
            if len(found[clause][form]) == FEW.get(form, KEPT[name]):
                full.add((clause, form))
    for entry in _kept(whole, found):
        found[entry.clauses[0]][entry.form].append(entry)
    kept = [entry for forms in found.values() for entry in _evenly(forms.values(), KEPT[name])]
    return without_unrelated(whole, without_untold(whole, kept))


def again(name: str) -> list[Entry]:
    """What of a game's store is fair."""
    from rulebook_lab.games import game

    whole = game(name)
    stored = [entry for entries in store_of(whole).by_clause.values() for entry in entries]
    believed = (believable(whole, entry) for entry in stored)
    kept = [entry for entry in believed if fair(whole, entry)]
    return without_unrelated(whole, without_untold(whole, kept))


def _kept(game: Game, found: Mapping[str, Mapping[str, list[Entry]]]) -> Iterator[Entry]:
    """What the store has held so far and is fair still, where there is little: of forms that a clause lacks,
    of clauses with few questions or none. What bots come upon differs from time to time."""
    made = [entry for forms in found.values() for entries in forms.values() for entry in entries]
    named = {clause for entry in made for clause in entry.clauses}
    for clause, entries in store_of(game).by_clause.items():
        forms = {form: len(entries) for form, entries in found.get(clause, {}).items()}
        for entry in entries:
            few = (
                sum(forms.values()) < FEWEST or entry.form not in forms or not named.issuperset(entry.clauses)
            )
            if few and entry.form != "asked" and fair(game, entry := believable(game, entry)):
                yield entry


def _evenly(rows: Iterable[list[Entry]], most: int) -> list[Entry]:
    """Some of every row, the rows in turn."""
    left = [list(row) for row in rows]
    taken: list[Entry] = []
    while len(taken) < most and any(left):
        taken += [row.pop() for row in left if row][: most - len(taken)]
    return taken


def _made(
    game: Game,
    steps: list[Step],
    without: dict[Step, list[Overlooked]],
    random: Random,
    full: set[tuple[str, str]],
) -> Iterator[Entry]:
    known = Known()
    places = [_place(game, step, known, random, tuple(without.get(step, ()))) for step in steps]
    for place in places:  # what refuses moves and what stands in events is known before anything is asked
        place.near_misses  # noqa: B018
        if place.move is not None:
            place.after  # noqa: B018
        place.full = full
    for place in places:
        for make in MAKERS.values():
            try:
                yield from make(place)
            except RulebookError:
                continue


def _place(game: Game, step: Step, known: Known, random: Random, without: tuple[Overlooked, ...]) -> Place:
    state = game.read_position(step.position)
    move = game.read_move(step.move) if step.move else None
    legal = move is not None and (game.by_chance(state) or not list(game.violations(state, move)))
    return Place(state, random, known, move if legal else None, without, move)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="only look at the store again")
    given = parser.parse_args()
    for name in given.games or SECONDS:
        began = time.perf_counter()
        entries = again(name) if given.again else make(name, given.seed)
        data = packed(entries, core(name))
        (Path(ROOT) / "rulebook_lab" / "games" / name / FILE).write_bytes(data)
        forms = ", ".join(f"{form} {n}" for form, n in Counter(each.form for each in entries).most_common())
        about = len({each.clauses[0] for each in entries})
        print(f"{name}: {len(entries)} questions about {about} clauses ({forms}), {len(data):,} bytes")
        print(f"  made in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
