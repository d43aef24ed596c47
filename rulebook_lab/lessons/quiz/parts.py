"""What the makers of questions share: options, what is shown of moves, the finished question."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import CHANCE, Event, Move, State
from ..format import QuestionKind
from ..search import words
from ..sentences import say, title
from .material import Place
from .question import Option, Question

OPTIONS = 4
"""How many options a question has where it can."""
FEWEST = 3
"""With fewer options nothing is asked."""
MOST_MOVES = 6
"""How many moves of a place are tried for a question about what follows."""
AFTER = ("next", "asked", "figure", "winners")
"""The forms that ask what follows a move."""


def question(
    place: Place,
    kind: QuestionKind,
    form: str,
    clauses: tuple[str, ...],
    options: list[Option],
    right: Move | str,
    why: Iterable[str],
    *,
    move: Move | None = None,
    ask: str = "",
    **facts: object,
) -> Question:
    """A question whose options are in their order; `right` is the subject of the right one."""
    game = place.game
    subject = right if isinstance(right, str) else game.write_move(right)
    return Question(
        kind=kind,
        form=form,
        clauses=clauses,
        state=place.state,
        stem=stem(place, form, move, **facts),
        options=tuple(options),
        right=[option.subject for option in options].index(subject),
        why="\n".join(why),
        move=game.write_move(move) if move is not None else "",
        ask=ask,
    )


def stem(place: Place, form: str, move: Move | None, **facts: object) -> str:
    """What is asked, in words."""
    about: dict[str, object] = {"seat": ""}
    if move is not None:
        about = {"seat": move.seat, "move": in_words(place, move)}
    by_chance = move is not None and move.seat == CHANCE and form in AFTER
    filled = {name: place.game.texts.name(fact) for name, fact in {**about, **facts}.items()}
    return say("quiz", f"{form}/chance" if by_chance else form, **filled)


def mixed(place: Place, right: Option, wrong: Iterable[Option]) -> list[Option]:
    """The right option among some wrong ones, in random order, no two with the same words."""
    chosen = {right.text: right}
    for option in wrong:
        if len(chosen) == OPTIONS:
            break
        chosen.setdefault(option.text, option)
    return place.random.sample(list(chosen.values()), len(chosen))


def numbers(place: Place, right: int, wrong: Iterable[int]) -> list[Option]:
    """Numbers in their order, the right one among them."""
    others = list(dict.fromkeys(number for number in wrong if number != right))[:5]
    chosen = place.random.sample(others, min(len(others), OPTIONS - 1))
    return [Option(str(number), str(number)) for number in sorted([right, *chosen])]


def of_move(place: Place, move: Move) -> Option:
    return Option(place.game.describe(move, place.state), place.game.write_move(move))


def of_clause(place: Place, clause: str) -> Option:
    return Option(title(place.game, clause), clause)


def of_seats(place: Place, seats: tuple[str, ...]) -> Option:
    return Option(place.game.texts.name(seats), "+".join(seats))


def tried(place: Place) -> dict[Move, tuple[State, tuple[Event, ...]]]:
    """Some moves (of chance, too) with what they lead to."""
    moves = place.legal or list(place.game.weights(place.state))
    chosen = place.random.sample(moves, min(len(moves), MOST_MOVES))
    return {move: place.game.carry_out(place.state, move) for move in chosen}


def in_words(place: Place, move: Move) -> str:
    """A move as it stands within a question."""
    return place.game.describe(move, place.state).removesuffix(".")


def verdict(state: State, move: Move) -> str:
    why = state.why_not(move)
    return str(why) if why else say("quiz", "allowed", move=state.game.describe(move, state))


def explained(place: Place, events: tuple[Event, ...]) -> list[str]:
    """What happened, each sentence with its clause."""
    told = [(place.game.narrate(event, state=place.state), event.clause) for event in events]
    return [say("quiz", "because", sentence=sentence, clause=clause) for sentence, clause in told]


def repeats(asked: str, text: str) -> int:
    """How many words of a question an option repeats; a right option that repeats most gives itself away."""
    return len(set(words(text)) & set(words(asked)))
