"""What look-up answers to questions whose right entries are known."""

from functools import cache
from itertools import chain

import rulebook_lab as lab
from rulebook_lab.lessons.ask import ask


@cache
def answers(game: str, question: str, language: str) -> tuple[tuple[str, ...], ...]:
    """The ids that each of the three answers that come first shows; `language` is the one that is spoken."""
    found = ask(lab.game(game), question)[:3]
    return tuple(tuple(each.id for each in (hit, *hit.also)) for hit in found)


def answered(game: str, question: str, language: str) -> tuple[str, ...]:
    """The ids of the three entries that come first."""
    return tuple(chain.from_iterable(answers(game, question, language)))[:3]


def shown_at_first(game: str, questions: dict[str, list[str]], language: str = "en") -> float:
    """The share of questions whose first answer shows what is right."""
    found = [(answers(game, asked, language)[:1], {*right}) for asked, right in questions.items()]
    return sum(any(right.intersection(ids) for ids in first) for first, right in found) / len(found)


def shares(game: str, questions: dict[str, list[str]], language: str = "en") -> tuple[float, float]:
    """The shares of questions whose answer is right at first, and among three."""
    found = [(answered(game, asked, language), {*right}) for asked, right in questions.items()]
    first = sum(bool(right & {*ids[:1]}) for ids, right in found)
    three = sum(bool(right & {*ids}) for ids, right in found)
    return first / len(found), three / len(found)
