"""Whether a question is fair: one right answer, nothing given away, words of this position."""

from __future__ import annotations

from random import Random

from rulebook_lab.engine import Game, RulebookError
from rulebook_lab.lessons.quiz.entry import Entry
from rulebook_lab.lessons.quiz.wording import Wording, generated
from rulebook_lab.lessons.search import words
from tests.lessons.answers import faults
from tests.questions.dull import FIGURES, VERBS

LONGEST = 190
"""How long an option may be, in letters."""


def fair(game: Game, entry: Entry) -> bool:
    """Whether a question is worth asking."""
    if entry.form == "figure" and entry.ask.partition(".")[0] in FIGURES[game.id]:
        return False
    if entry.move and entry.form != "may" and game.read_move(entry.move).verb in VERBS[game.id]:
        return False
    try:
        wording = Wording(game, entry, Random(1))
        stem, (option, options) = wording.stem(), wording.options(0)
    except (RulebookError, TypeError, KeyError):
        return False
    texts, right = [option.text for option in options], option.text
    return (
        len(texts) >= 3
        and all(len(text) <= LONGEST for text in texts)
        and not _stands_out(stem, right, [text for text in texts if text != right], entry.form)
        and not faults(generated(game, entry, Random(1), 0))
    )


def _stands_out(stem: str, right: str, wrong: list[str], form: str) -> bool:
    """Whether the right option alone repeats the question most."""
    if form != "next":
        return False
    asked = set(words(stem))
    repeated = [len(asked & set(words(text))) for text in wrong]
    return len(asked & set(words(right))) > max(repeated)
