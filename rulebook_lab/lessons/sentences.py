"""The sentences of lessons: messages filled with names of the game."""

from __future__ import annotations

import re

from ..engine import Game, State
from .expectation import BadExpectation, Comparison, Happened, Moment, expectation, shown
from .telling import say, texts

CLAUSE_ID = re.compile(r"\[([a-z0-9-]+(?:\.[a-z0-9-]+)+)\]")
"""A clause's id in square brackets, as sentences name the rule that decides."""
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


def with_titles(game: Game, words: str) -> str:
    """Name the rules that decide by their titles instead of their ids, for readers on paper.

    A line that begins with the title says it once.
    """
    return "\n".join(_with_titles(game, line) for line in words.split("\n"))


def _with_titles(game: Game, line: str) -> str:
    def named(found: re.Match[str]) -> str:
        if found[1] not in game.catalogue:
            return found[0]
        words = title(game, found[1])
        return "" if words in line else f"({words})"

    return CLAUSE_ID.sub(named, line).rstrip()


def quoted(words: str) -> str:
    """Words in quotation marks; what is quoted in them has those of a quotation within another."""
    outer, inner = (texts().phrase("lines", key, words=" ").split() for key in ("quoted", "quoted/within"))
    for mark, within in zip(outer, inner, strict=True):
        words = words.replace(mark, within)
    return words.join(outer)


def in_words(state: State, line: str, moment: Moment | None = None) -> str:
    """An expectation for a reader: `coins.red = 2` as coins (Red): 2, `happened explore.reveal` by the rule's
    title; with a moment also what is so instead, nothing where there is no such figure.

    A line that is none as it is.
    """
    try:
        parts = expectation(line).parts
    except BadExpectation:
        return line
    words = texts().phrase("lines", "or").join(_part_in_words(state, part) for part in parts)
    if moment is None or len(parts) > 1 or isinstance(parts[0], Happened):
        return words
    try:
        really = shown(parts[0].found(moment))
    except BadExpectation:  # such as what lies on a space on which nothing lies
        really = shown("")
    return say("lines", "but", line=words, value=state.game.sentences.value(really))


def _part_in_words(state: State, part: Comparison | Happened) -> str:
    game = state.game
    if isinstance(part, Happened):
        key = "not-happened" if part.denied else "happened"
        seat = game.texts.name(part.seat) if part.seat else ""
        return say("lines", key, clause=title(game, part.clause), seat=seat)
    value = figure_name(game, part.value, state) if "." in part.value else game.sentences.value(part.value)
    return say("lines", SIGNS[part.sign], figure=figure_name(game, part.name, state), value=value)


def figure_name(game: Game, fact: str, state: State | None = None) -> str:
    """How a figure of `state.facts`, or a part of a score, is called, in a position by what is there."""
    return game.sentences.figure(fact, state)


def figure_asked(game: Game, fact: str, state: State) -> str:
    """What is asked where a figure of a position is wanted: “How many pearls has Red”."""
    asked = game.sentences.asked(fact, state)
    return asked or say("quiz", "figure/any", figure=figure_name(game, fact, state))
