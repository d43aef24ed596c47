"""Whether a question is fair: one right answer, nothing given away, words of this position."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from msgspec.structs import replace

from rulebook_lab.engine import CHANCE, Game, RulebookError
from rulebook_lab.lessons.quiz.entry import ROUTINE, YES, Entry
from rulebook_lab.lessons.quiz.wording import Wording, generated
from rulebook_lab.lessons.search import words
from tests.lessons.answers import faults
from tests.questions.dull import FIGURES, MOST, NOTATION, VERBS

GAPS = re.compile(r"[{}]|, ,|  | \.|^ ")
"""What stands where a sentence lacks a word."""
LONGEST = 190
"""How long an option may be, in letters."""


def fair(game: Game, entry: Entry) -> bool:
    """Whether a question is worth asking."""
    if entry.form == "figure" and entry.ask.partition(".")[0] in FIGURES[game.id]:
        return False
    if not NOTATION.isdisjoint(entry.clauses):
        return False
    try:
        if is_about_a_default(game, entry):
            return False
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


def is_about_a_default(game: Game, entry: Entry) -> bool:
    """Whether a rule of setting up is asked about after the set-up, where it only says what a line that is
    left out of the position stands for."""
    catalogue = game.catalogue
    if catalogue[entry.clauses[0]].kind != "setup" or entry.form in ("legal", "illegal"):
        return False
    if entry.form == "may" and entry.right != YES:
        return False
    if not entry.move:
        return True
    move = game.read_move(entry.move)
    setting_up = {clause.section for clause in catalogue if clause.kind == "setup"}
    return move.seat != CHANCE and catalogue[move.clause].section not in setting_up


def believable(game: Game, entry: Entry) -> Entry:
    """The question without numbers that its figure can never be, but for those of somebody who overlooks a
    rule."""
    most = MOST[game.id].get(entry.ask.partition(".")[0]) if entry.form == "figure" else None
    if most is None:
        return entry
    limit = most(game.read_position(entry.position))
    return replace(entry, wrong=tuple(w for w in entry.wrong if w.overlooks or int(w.subject) <= limit))


def _stands_out(stem: str, right: str, wrong: list[str], form: str) -> bool:
    """Whether the question tells the right option from the others: it alone repeats most of it, or whatever
    another one has instead is not in it."""
    if form != "next":
        return False
    asked = set(words(stem))
    repeated = [len(asked & set(words(text))) for text in wrong]
    return len(asked & set(words(right))) > max(repeated) or is_told_apart(stem, right, wrong)


def is_told_apart(stem: str, right: str, wrong: list[str]) -> bool:
    """Whether all that sets the right option apart is said in the question, and what others have instead is
    not: the side of the wall, the place that is settled."""
    asked, own = set(_plain(stem)), _plain(right)
    return all(
        own - other and set(own - other) <= asked and not set(other - own) <= asked
        for other in map(_plain, wrong)
    )


def _plain(text: str) -> Counter[str]:
    return Counter(word.strip(".,:;“”?").casefold() for word in text.split())
