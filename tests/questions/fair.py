"""Whether a question is fair: one right answer, nothing given away, words of this position."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from msgspec.structs import replace

from rulebook_lab.engine import CHANCE, Event, Game, RulebookError
from rulebook_lab.lessons.quiz.entry import ROUTINE, YES, Entry, Wrong, told
from rulebook_lab.lessons.quiz.wording import Wording, generated
from rulebook_lab.lessons.search import words
from tests.lessons.answers import faults, in_any_order
from tests.questions.dull import FACTS, FIGURES, MOST, NOTATION, RULED, VERBS

GAPS = re.compile(r"[{}]|, ,|  | \.|^ ")
"""What stands where a sentence lacks a word."""
LONGEST = 190
"""How long an option may be, in letters."""


def fair(game: Game, entry: Entry) -> bool:
    """Whether a question is worth asking."""
    if is_only_counted(game, entry) or is_procedure_by_figures(game, entry):
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


def is_only_counted(game: Game, entry: Entry) -> bool:
    """Whether a figure that only counts is asked for, and not by the clause that makes it what it is."""
    figure = entry.ask.partition(".")[0]
    if entry.form != "figure" or figure not in FIGURES[game.id]:
        return False
    overlooked = {each.overlooks for each in entry.wrong}
    return figure not in RULED[game.id] or entry.clauses[0] not in overlooked


def is_procedure_by_figures(game: Game, entry: Entry) -> bool:
    """Whether a figure is to show the order of things, which tells nobody what the order is."""
    figures = ("figure", "points", "total", "winners")
    return game.catalogue[entry.clauses[0]].kind == "procedure" and entry.form in figures


def _is_dull(game: Game, entry: Entry) -> bool:
    """Whether nothing is asked but what passing, waiting or calling is."""
    move, clause = game.read_move(entry.move), game.catalogue[entry.clauses[0]]
    by_itself = clause.kind in ROUTINE or clause.id == move.clause or entry.form not in ("next", "winners")
    return move.verb in VERBS[game.id] and by_itself


def is_about_a_default(game: Game, entry: Entry) -> bool:
    """Whether a rule of setting up is asked about after the set-up, where it only says what a line that is
    left out of the position stands for."""
    catalogue = game.catalogue
    if catalogue[entry.clauses[0]].kind != "setup" or entry.form in ("legal", "illegal"):
        return False
    if entry.form == "may" and entry.right != YES:
        return entry.right != entry.clauses[0]
    if not entry.move:
        return True
    move = game.read_move(entry.move)
    setting_up = {clause.section for clause in catalogue if clause.kind == "setup"}
    return move.seat != CHANCE and catalogue[move.clause].section not in setting_up


def believable(game: Game, entry: Entry) -> Entry:
    """The question without wrong answers that nobody believes, but for those of who overlooks a rule: numbers
    that a figure can never be, another number of what is only counted, passing for a move, what another rule
    would bring about."""
    return replace(entry, wrong=tuple(w for w in entry.wrong if _is_believable(game, entry, w)))


def _is_believable(game: Game, entry: Entry, wrong: Wrong) -> bool:
    if entry.form == "next" and in_any_order(told(entry.right)) == in_any_order(told(wrong.subject)):
        return False
    if entry.form in ("legal", "illegal"):
        return game.read_move(wrong.subject).verb not in VERBS[game.id]
    if wrong.overlooks:
        of_it = entry.form != "next" or told(entry.right).kind == told(wrong.subject).kind
        return of_it or wrong.overlooks in entry.clauses
    if entry.form == "figure" and (most := MOST[game.id].get(entry.ask.partition(".")[0])):
        return int(wrong.subject) <= most(game.read_position(entry.position))
    return entry.form != "next" or not _differs_by_count(game, told(entry.right), told(wrong.subject))


def _differs_by_count(game: Game, right: Event, wrong: Event) -> bool:
    """Whether two events are the same but for what is only counted."""
    if (right.kind, right.seat) != (wrong.kind, wrong.seat):
        return False
    differ = {f"{right.kind}.{name}" for name, fact in right.facts.items() if wrong.facts.get(name) != fact}
    return differ <= FACTS[game.id]


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
