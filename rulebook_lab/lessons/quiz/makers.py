"""The kinds of questions: each maker looks at a place and yields the questions that can be asked there.

Right options come from the engine; wrong ones are near misses: moves that break exactly one clause, clauses
that refuse other moves, sentences and figures that another move would have brought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

from ...engine import Event, Move, State
from ..format import QuestionKind
from ..search import words
from ..sentences import figure_name, say, title
from .material import Place
from .question import Option, Question

OPTIONS = 4
"""How many options a question has where it can."""
MOST_MOVES = 6
"""How many moves of a place are tried for a question about what follows."""
MOST_OUTCOMES = 150
"""How many outcomes of chance are carried out to see which clauses come into play."""


def legal(place: Place) -> Iterator[Question]:
    """Which of these is allowed, which is not."""
    for clause, moves in place.near_misses.items():
        for miss in moves[:2]:
            alike = [move for move in place.legal if move.seat == miss.seat and move.verb == miss.verb]
            others = [move for move in place.legal if move.seat == miss.seat and move.verb != miss.verb]
            if alike:
                yield from _about_moves(place, "illegal", miss, [*alike, *others], (clause,))
    near = [(clause, move) for clause, moves in place.near_misses.items() for move in moves]
    for move in place.legal[:2]:
        alike_misses = [(clause, miss) for clause, miss in near if miss.verb == move.verb]
        misses = {miss: clause for clause, miss in [*alike_misses, *near] if miss.seat == move.seat}
        if alike_misses and misses:
            granted = place.game.verbs[type(move)].clause
            clauses = tuple(dict.fromkeys([*misses.values(), granted]))
            yield from _about_moves(place, "legal", move, list(misses), clauses)


def _about_moves(
    place: Place, form: str, right: Move, wrong: list[Move], clauses: tuple[str, ...]
) -> Iterator[Question]:
    game, state = place.game, place.state
    options = _options(place, _of_move(place, right), (_of_move(place, move) for move in wrong))
    shown = [game.read_move(option.subject) for option in options]
    if len(options) < 3 or sum(move.verb == right.verb for move in shown) < 2:
        return
    why = [_verdict(state, move) for move in shown]
    broken = {clause for move in shown for clause in state.why_not(move).clauses}
    granted = game.verbs[type(right)].clause
    about = tuple(clause for clause in clauses if clause in broken or clause == granted)
    yield _question(place, "legal", form, about, options, right, why, seat=right.seat)


def clause(place: Place) -> Iterator[Question]:
    """Which rule forbids it."""
    game, state = place.game, place.state
    for broken, moves in place.near_misses.items():
        for move in moves[:1]:
            if not place.by_its_own_words(broken, move):
                continue
            limits = [each.id for each in game.catalogue if each.kind in ("limit", "choice")]
            refusing = set(state.why_not(move).clauses)
            known = [id for id in place.past.refusers if id not in refusing]
            far = [id for id in limits if _chapter(id) != _chapter(broken) and id not in refusing]
            pool = [*place.random.sample(known, len(known)), *place.random.sample(far, len(far))]
            options = _options(place, _of_clause(place, broken), (_of_clause(place, id) for id in pool))
            if len(options) >= 3:
                yield _question(
                    place, "clause", "clause", (broken,), options, broken, [_verdict(state, move)], move=move
                )


def following(place: Place) -> Iterator[Question]:
    """What happens, and what is decided next."""
    outcomes = _outcomes(place)
    for move, (after, events) in outcomes.items():
        told = {place.game.narrate(event): event for event in events}
        elsewhere = [
            place.game.narrate(event)
            for other, (_, more) in outcomes.items()
            if other != move
            for event in more
        ]
        wrong = [s for s in (*elsewhere, *place.past.sentences) if s not in told]
        why = _told(place, events)
        for sentence, event in told.items():
            yield from _what_follows(place, "next", (event.clause,), sentence, wrong, move, why)
        prompt = after.prompt
        prompts = [other.prompt for other, _ in outcomes.values()] + place.past.prompts
        wrong = [text for text in prompts if text != prompt]
        if after.pending:
            about = tuple(dict.fromkeys([after.pending[-1].clause, place.game.verbs[type(move)].clause]))
            why = [*_told(place, events), say("quiz", "because", sentence=prompt, clause=about[0])]
            yield from _what_follows(place, "asked", about, prompt, wrong, move, why)


def _what_follows(
    place: Place,
    form: str,
    about: tuple[str, ...],
    right: str,
    wrong: list[str],
    move: Move,
    why: list[str],
) -> Iterator[Question]:
    """A question about what follows a move, unless only the right option repeats what the move says."""
    stem = say("quiz", form, seat=place.game.texts.name(move.seat), move=place.game.describe(move))
    near = sorted(dict.fromkeys(wrong), key=lambda text: -repeats(stem, text))
    options = _options(place, Option(right, right), (Option(text, text) for text in near[: OPTIONS - 1]))
    if len(options) >= 3 and repeats(stem, right) <= repeats(stem, near[0]):
        yield _question(place, "next", form, about, options, right, why, move=move)


def figures(place: Place) -> Iterator[Question]:
    """A figure after a move, who wins, a part of the score."""
    for move, (after, events) in _outcomes(place).items():
        told = tuple(dict.fromkeys(event.clause for event in events))
        yield from _figures_after(place, move, after, events, told)
        if not after.pending:
            yield from _winners(place, move, after)
    yield from _parts(place)


def _figures_after(
    place: Place, move: Move, after: State, events: tuple[Event, ...], told: tuple[str, ...]
) -> Iterator[Question]:
    before, facts = place.state.facts, after.facts
    texts = place.game.texts
    if not told or len(told) > 3:
        return
    for fact, value in facts.items():
        was = before.get(fact)
        if isinstance(value, bool) or not isinstance(value, int) or not isinstance(was, int) or was == value:
            continue
        if not (texts.has("facts", fact) or texts.has("facts", fact.partition(".")[0])):
            continue
        head = fact.partition(".")[0]
        siblings = [n for name, n in facts.items() if name.partition(".")[0] == head and isinstance(n, int)]
        wrong = [was, 2 * was - value, value + 1, value - 1, *siblings, value + 2]
        options = _numbers(place, value, [int(n) for n in wrong if n >= 0 or value < 0])
        yield _question(
            place, "figure", "figure", told, options, str(value), _told(place, events), move=move, ask=fact,
            figure=figure_name(place.game, fact),
        )  # fmt: skip


def _winners(place: Place, move: Move, after: State) -> Iterator[Question]:
    result = after.result
    assert result is not None
    seats = after.seats
    groups = [(seat,) for seat in seats] + list(combinations(seats, 2)) + [seats]
    wrong = [group for group in groups if set(group) != set(result.winners)]
    near = place.random.sample(wrong, len(wrong))
    options = _options(place, _of_seats(place, result.winners), (_of_seats(place, group) for group in near))
    scores = [f"{place.game.texts.name(seat)} {points.total}" for seat, points in result.scores.items()]
    why = [", ".join(scores), place.game.catalogue[result.clause].text.strip()]
    right = "+".join(result.winners)
    if len(options) >= 3:
        yield _question(place, "figure", "winners", (result.clause,), options, right, why, move=move)


def _parts(place: Place) -> Iterator[Question]:
    for seat, points in place.state.scores.items():
        parts = dict(points.parts)
        for part, value in parts.items():
            if value and [clause for clause, _ in points.parts].count(part) == 1:
                wrong = [*parts.values(), value + 1, value - 1, value + 2, points.total, 0]
                options = _numbers(place, value, [n for n in wrong if n >= 0 or value < 0])
                name = title(place.game, part)
                why = [say("quiz", "points-why", clause=name, points=value, total=points.total)]
                yield _question(
                    place, "figure", "points", (part,), options, str(value), why, ask=f"{seat}.{part}",
                    seat=place.game.texts.name(seat), clause=name,
                )  # fmt: skip


def odds(place: Place) -> Iterator[Question]:
    """How likely an outcome is, how likely a clause comes into play."""
    weights = place.game.weights(place.state)
    total = sum(weights.values())
    if len(weights) < 2:
        return
    asked = place.state.pending[-1].clause
    for move in place.random.sample(list(weights), min(2, len(weights))):
        described = place.game.describe(move)
        if sum(place.game.describe(other) == described for other in weights) == 1:
            ask = place.game.write_move(move)
            yield from _odds(place, "odds", (asked,), weights[move], total, ask, move=move)
    if len(weights) <= MOST_OUTCOMES:
        for clause, weight in _clause_weights(place).items():
            if 0 < weight < total:
                named = title(place.game, clause)
                yield from _odds(place, "odds-clause", (clause,), weight, total, clause, clause=named)


def _clause_weights(place: Place) -> dict[str, int]:
    """For each clause the weight of the outcomes in which it comes into play."""
    found: dict[str, int] = {}
    for move, weight in place.game.weights(place.state).items():
        _, events = place.game.carry_out(place.state, move)
        for clause in dict.fromkeys(event.clause for event in events):
            found[clause] = found.get(clause, 0) + weight
    return found


def _odds(
    place: Place, form: str, clauses: tuple[str, ...], weight: int, total: int, ask: str, **facts: Any
) -> Iterator[Question]:
    right = Fraction(weight, total)
    near = [
        Fraction(weight + 1, total),
        Fraction(weight, total + 1),
        Fraction(weight, total + 2),
        Fraction(weight, 2 * total),
        Fraction(weight, max(total - 1, 1)),
        Fraction(max(weight - 1, 0), total),
        1 - right,
        Fraction(1, len(place.game.weights(place.state))),
    ]
    wrong = list(dict.fromkeys(odds for odds in near if 0 < odds < 1 and odds != right))
    options = sorted([right, *place.random.sample(wrong, min(len(wrong), OPTIONS - 1))])
    why = [say("quiz", "odds-why", weight=weight, total=total, odds=str(right))]
    if len(options) >= 3:
        shown = [Option(str(odds), str(odds)) for odds in options]
        yield _question(place, "odds", form, clauses, shown, str(right), why, ask=ask, **facts)


MAKERS: dict[QuestionKind, Callable[[Place], Iterator[Question]]] = {
    "legal": legal,
    "clause": clause,
    "next": following,
    "figure": figures,
    "odds": odds,
}
"""What each kind of question is made by."""


# -- parts -----------------------------------------------------------------------------------


def _question(
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
    about: dict[str, object] = {"seat": ""}
    if move is not None:
        about = {"seat": move.seat, "move": game.describe(move)}
    filled = {name: game.texts.name(fact) for name, fact in {**about, **facts}.items()}
    return Question(
        kind=kind,
        form=form,
        clauses=clauses,
        state=place.state,
        stem=say("quiz", form, **filled),
        options=tuple(options),
        right=[option.subject for option in options].index(subject),
        why="\n".join(why),
        move=game.write_move(move) if move is not None else "",
        ask=ask,
    )


def _options(place: Place, right: Option, wrong: Iterable[Option]) -> list[Option]:
    """The right option among some wrong ones, in random order, no two with the same words."""
    chosen = {right.text: right}
    for option in wrong:
        if len(chosen) == OPTIONS:
            break
        chosen.setdefault(option.text, option)
    return place.random.sample(list(chosen.values()), len(chosen))


def _numbers(place: Place, right: int, wrong: Iterable[int]) -> list[Option]:
    """Numbers in their order, the right one among them."""
    others = list(dict.fromkeys(number for number in wrong if number != right))[:5]
    chosen = place.random.sample(others, min(len(others), OPTIONS - 1))
    return [Option(str(number), str(number)) for number in sorted([right, *chosen])]


def _of_move(place: Place, move: Move) -> Option:
    return Option(place.game.describe(move), place.game.write_move(move))


def _of_clause(place: Place, clause: str) -> Option:
    return Option(title(place.game, clause), clause)


def _of_seats(place: Place, seats: tuple[str, ...]) -> Option:
    return Option(place.game.texts.name(seats), "+".join(seats))


def _outcomes(place: Place) -> dict[Move, tuple[State, tuple[Event, ...]]]:
    """Some moves (of chance, too) with what they lead to."""
    moves = place.legal or list(place.game.weights(place.state))
    chosen = place.random.sample(moves, min(len(moves), MOST_MOVES))
    return {move: place.game.carry_out(place.state, move) for move in chosen}


def _verdict(state: State, move: Move) -> str:
    why = state.why_not(move)
    return str(why) if why else say("quiz", "allowed", move=state.game.describe(move))


def _told(place: Place, events: tuple[Event, ...]) -> list[str]:
    """What happened, each sentence with its clause."""
    return [
        say("quiz", "because", sentence=place.game.narrate(event), clause=event.clause) for event in events
    ]


def _chapter(clause: str) -> str:
    return clause.partition(".")[0]


def repeats(stem: str, text: str) -> int:
    """How many words of a question an option repeats; a right option that repeats most gives itself away."""
    return len(set(words(text)) & set(words(stem)))
