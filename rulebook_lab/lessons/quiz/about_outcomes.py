"""What happens after a move, what is decided next, what a figure is then; what the score is made of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...engine import Event, Move, State
from ..sentences import figure_name, say, title
from .material import Place, Told
from .parts import FEWEST, OPTIONS, explained, mixed, numbers, of_seats, question, repeats, stem, tried
from .question import Option, Question


def following(place: Place) -> Iterator[Question]:
    """What happens, and what is decided next."""
    outcomes = tried(place)
    for move, (after, events) in outcomes.items():
        told = {place.game.narrate(event, state=place.state) for event in events}
        others = [event for other, (_, more) in outcomes.items() if other != move for event in more]
        elsewhere = [Told(event.kind, place.game.narrate(event, state=place.state)) for event in others]
        known = [each for each in (*elsewhere, *place.past.sentences) if each.sentence not in told]
        for event in events:
            alike = [each.sentence for each in known if each.kind == event.kind]
            wrong = [*alike, *(each.sentence for each in known if each.kind != event.kind)] if alike else []
            sentence = place.game.narrate(event, state=place.state)
            yield from _what_follows(place, "next", (event.clause,), sentence, wrong, move, events)
        if after.pending:
            prompts = [other.prompt for other, _ in outcomes.values()] + place.past.prompts
            about = tuple(dict.fromkeys([after.pending[-1].clause, move.clause]))
            yield from _what_follows(place, "asked", about, after.prompt, prompts, move, events)


def _what_follows(
    place: Place,
    form: str,
    about: tuple[str, ...],
    right: str,
    wrong: list[str],
    move: Move,
    events: tuple[Event, ...],
) -> Iterator[Question]:
    """A question about what follows a move, unless only the right option repeats what the move says."""
    others = [text for text in dict.fromkeys(wrong) if text != right][: 2 * OPTIONS]
    said = stem(place, form, move)
    near = sorted(others, key=lambda text: -repeats(said, text))[: OPTIONS - 1]
    if len(near) >= FEWEST - 1 and repeats(said, right) <= repeats(said, near[0]):
        why = [*explained(place, events), say("quiz", "because", sentence=right, clause=about[0])]
        options = mixed(place, Option(right, right), (Option(text, text) for text in near))
        yield question(place, "next", form, about, options, right, dict.fromkeys(why), move=move)


def figures(place: Place) -> Iterator[Question]:
    """A figure after a move, who wins, a part of the score."""
    for move, (after, events) in tried(place).items():
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
        options = numbers(place, value, [int(n) for n in wrong if n >= 0 or value < 0])
        yield question(
            place, "figure", "figure", told, options, str(value), explained(place, events),
            move=move, ask=fact, figure=figure_name(place.game, fact),
        )  # fmt: skip


def _winners(place: Place, move: Move, after: State) -> Iterator[Question]:
    result = after.result
    assert result is not None
    seats = after.seats
    groups = [(seat,) for seat in seats] + list(combinations(seats, 2)) + [seats]
    wrong = [group for group in groups if set(group) != set(result.winners)]
    near = place.random.sample(wrong, len(wrong))
    options = mixed(place, of_seats(place, result.winners), (of_seats(place, group) for group in near))
    scores = [f"{place.game.texts.name(seat)} {points.total}" for seat, points in result.scores.items()]
    why = [", ".join(scores), place.game.catalogue[result.clause].text.strip()]
    right = "+".join(result.winners)
    if len(options) >= FEWEST:
        yield question(place, "figure", "winners", (result.clause,), options, right, why, move=move)


def _parts(place: Place) -> Iterator[Question]:
    for seat, points in place.state.scores.items():
        parts = dict(points.parts)
        for part, value in parts.items():
            if value and [clause for clause, _ in points.parts].count(part) == 1:
                wrong = [*parts.values(), value + 1, value - 1, value + 2, points.total, 0]
                options = numbers(place, value, [n for n in wrong if n >= 0 or value < 0])
                name = title(place.game, part)
                why = [say("quiz", "points-why", clause=name, points=value, total=points.total)]
                yield question(
                    place, "figure", "points", (part,), options, str(value), why, ask=f"{seat}.{part}",
                    seat=place.game.texts.name(seat), clause=name,
                )  # fmt: skip
