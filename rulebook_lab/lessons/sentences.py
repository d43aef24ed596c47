"""The sentences of lessons: messages filled with names of the game."""

from __future__ import annotations

from ..engine import Game
from .expectation import BadExpectation, Comparison, Happened, Moment, expectation, shown
from .telling import say, texts

SIGNS = {
    "=": "equals", "!=": "differs", "<": "less", "<=": "at-most", ">": "more", ">=": "at-least",
    "+=": "gained", "-=": "lost",
}  # fmt: skip
"""The message of each sign that compares."""


def title(game: Game, clause: str) -> str:
    """How a clause is called."""
    return game.catalogue[clause].title


def rule(game: Game, clause: str) -> dict[str, str]:
    """A clause as facts of a sentence: its title and its text."""
    named = texts().phrase("lines", "clause", title=title(game, clause), id=clause)
    return {"clause": named, "rule": game.catalogue[clause].text.strip()}


def quoted(words: str) -> str:
    """Words in quotation marks."""
    return texts().phrase("lines", "quoted", words=words)


def in_words(game: Game, line: str, moment: Moment | None = None) -> str:
    """An expectation for a reader: `coins.red = 2` as coins (Red): 2, `happened explore.reveal` by the rule's
    title; with a moment also what is so instead. A line that is none as it is."""
    try:
        parts = expectation(line).parts
    except BadExpectation:
        return line
    words = texts().phrase("lines", "or").join(_part_in_words(game, part) for part in parts)
    if moment is None or len(parts) > 1 or isinstance(parts[0], Happened):
        return words
    really = shown(parts[0].found(moment))
    return say("lines", "but", line=words, value=game.sentences.value(really))


def _part_in_words(game: Game, part: Comparison | Happened) -> str:
    if isinstance(part, Happened):
        key = "not-happened" if part.denied else "happened"
        seat = game.texts.name(part.seat) if part.seat else ""
        return say("lines", key, clause=title(game, part.clause), seat=seat)
    value = figure_name(game, part.value) if "." in part.value else game.sentences.value(part.value)
    return say("lines", SIGNS[part.sign], figure=figure_name(game, part.name), value=value)


def figure_name(game: Game, fact: str) -> str:
    """How a figure of `state.facts`, or a part of a score, is called."""
    return game.sentences.figure(fact)
