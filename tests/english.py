"""English words, to be found where another language is spoken."""

import re

_ALWAYS = """
    about after again also although and another any anybody anything are because been before being
    below between board both but cannot card cards could does each either else every everybody first
    for from gets give given goes hand has have her here hidden his how however if instead into its
    itself just last left less like made make makes many may more moves must never next nobody not
    nothing now of off once only or other others over player players rule rules she should since some
    somebody such take taken takes than that the their then there these they this those three through
    turn two under until use used uses using was were what when where which while who whose will with
    within without would you your
"""
ALWAYS = frozenset(_ALWAYS.split())
"""Words that English sentences are made of, but those that Polish or Serbian has too."""


NO_WORDS = re.compile(
    r"`[^`]*`|\b\w+\(\)|'/[^']*'|\$[\w-]+|\[[\w.-]+\]|\"[\w-]+\"|\{\s*[a-z][\w-]*\s*\}"
    r"|\b[A-Z]{4,}\(|form:|\b[a-z-]+\.[a-z.-]+[a-z]\b"
)
"""Code, the ids of clauses, and what Fluent fills in, refers to and chooses by."""


def words_of(text: str) -> set[str]:
    """The words of a text that is shown, or of a message."""
    return {word.casefold() for word in re.findall(r"[^\W\d_]+", NO_WORDS.sub(" ", text))}
