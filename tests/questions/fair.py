"""Whether a question is fair: one right answer, nothing given away, words of this position."""

from __future__ import annotations

import re
from random import Random

from rulebook_lab.engine import Game, RulebookError
from rulebook_lab.lessons.quiz.entry import ROUTINE, Entry
from rulebook_lab.lessons.quiz.wording import Wording, generated
from rulebook_lab.lessons.search import words
from tests.lessons.answers import faults
from tests.questions.dull import FIGURES, VERBS

GAPS = re.compile(r"[{}]|, ,|  | \.|^ ")
"""What stands where a sentence lacks a word."""
LONGEST = 190
"""How long an option may be, in letters."""


def fair(game: Game, entry: Entry) -> bool:
    """Whether a question is worth asking."""
    if entry.form == "figure" and entry.ask.partition(".")[0] in FIGURES[game.id]:
        return False
    try:
        if entry.move and entry.form != "may" and _is_dull(game, entry):
            return False
        wording = Wording(game, entry, Random(1))
        stem, (option, options) = wording.stem(), wording.options(0)
    except (RulebookError, TypeError, KeyError):
        return False
    texts, right = [option.text for option in options], option.text
    return (
        len(texts) >= 3
        and all(len(text) <= LONGEST and not GAPS.search(text) for text in texts)
        and not _stands_out(stem, right, [text for text in texts if text != right], entry.form)
        and not faults(generated(game, entry, Random(1), 0))
    )


def _is_dull(game: Game, entry: Entry) -> bool:
    """Whether nothing is asked but what passing, waiting or calling is."""
    move, clause = game.read_move(entry.move), game.catalogue[entry.clauses[0]]
    by_itself = clause.kind in ROUTINE or clause.id == move.clause or entry.form != "next"
    return move.verb in VERBS[game.id] and by_itself


def _stands_out(stem: str, right: str, wrong: list[str], form: str) -> bool:
    """Whether the right option alone repeats the question most."""
    if form != "next":
        return False
    asked = set(words(stem))
    repeated = [len(asked & set(words(text))) for text in wrong]
    return len(asked & set(words(right))) > max(repeated)
