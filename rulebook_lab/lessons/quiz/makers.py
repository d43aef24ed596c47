"""The kinds of questions: each maker looks at a place and yields the questions that can be asked there.

Right options come from the engine; wrong ones are near misses: moves that break exactly one clause, clauses
that refuse other moves, sentences and figures that another move would have brought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..format import QuestionKind
from .about_chance import odds
from .about_moves import clause, legal
from .about_outcomes import figures, following
from .material import Place
from .question import Question

MAKERS: dict[QuestionKind, Callable[[Place], Iterator[Question]]] = {
    "legal": legal,
    "clause": clause,
    "next": following,
    "figure": figures,
    "odds": odds,
}
"""What each kind of question is made by."""
