"""What look-up answers to questions whose right entries are known."""

from functools import cache

import rulebook_lab as lab
from rulebook_lab.lessons.ask import ask


@cache
def answered(game: str, question: str, language: str) -> tuple[str, ...]:
    """The ids of the three entries that come first; `language` is the one that is spoken."""
    return tuple(hit.id for hit in ask(lab.game(game), question)[:3])


def shares(game: str, questions: dict[str, list[str]], language: str = "en") -> tuple[float, float]:
    """The shares of questions whose answer is right at first, and among three."""
    found = [(answered(game, asked, language), {*right}) for asked, right in questions.items()]
    first = sum(bool(right & {*ids[:1]}) for ids, right in found)
    three = sum(bool(right & {*ids}) for ids, right in found)
    return first / len(found), three / len(found)
