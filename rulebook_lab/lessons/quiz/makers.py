"""What can be asked of a place: every form of question, without words.

Right answers come from the engine; wrong ones are near misses: moves that break exactly one clause, clauses
that refuse other moves here, what would be so if a clause were forgotten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from ...engine import CHANCE, Event, Move, State
from ..format import QuestionKind
from ..words import words
from .entry import BEFORE, OVER, ROUTINE, YES, Entry, Form, Wrong, first, read_event, written
from .material import Place

FEWEST = 2
"""With fewer wrong options nothing is asked."""
MOST = 7
"""How many wrong options a store keeps."""
MOST_WORDS = 12
"""A word of an event is exchanged where there are so few in its place: easy, hard, legendary; goods."""
MOST_OUTCOMES = 150
"""How many outcomes of chance are carried out to see which clauses come into play."""


def entry(
    place: Place,
    form: Form,
    clauses: Iterable[str],
    right: str,
    wrong: Iterable[Wrong],
    *,
    move: Move | None = None,
    ask: str = "",
) -> Iterator[Entry]:
    """The question, if there are wrong options enough."""
    kept = first(wrong, right)[:MOST]
    about = tuple(dict.fromkeys(clause for clause in clauses if clause in place.game.catalogue))
    if len(kept) >= FEWEST and about:
        text = place.game.write_move(move) if move is not None else ""
        yield Entry(form, about, place.text, right, kept, text, ask)


# -- what is allowed --------------------------------------------------------------------------------


def legal(place: Place) -> Iterator[Entry]:
    """Which of these is allowed, which is not."""
    write, top = place.game.write_move, place.state.top
    near = [(clause, move) for clause, moves in place.near_misses.items() for move in moves]
    for clause, moves in place.near_misses.items():
        miss = plainest(place, moves)
        alike = [move for move in place.legal if move.seat == miss.seat and move.verb == miss.verb]
        others = [move for move in place.legal if move.seat == miss.seat and move.verb != miss.verb]
        if alike:
            wrong = [Wrong(write(move), move.granted_by(top)) for move in [*alike[:4], *others[:2]]]
            yield from entry(place, "illegal", [clause], write(miss), wrong)
    near.sort(key=lambda each: len(place.broken_by(each[1])))
    granted = {move.granted_by(top): move for move in place.legal}
    for clause, move in granted.items():
        misses = {other: by for by, other in near if other.verb == move.verb and other.seat == move.seat}
        if misses:
            wrong = [Wrong(write(miss), by) for miss, by in misses.items()]
            yield from entry(place, "legal", told_apart_by(wrong, clause), write(move), wrong)


def told_apart_by(refused: Iterable[Wrong], granting: str) -> list[str]:
    """What a question is about where one move alone is allowed: the rules that the others break, the most
    frequent one first, before others the one that grants it. That one is none where nothing breaks it."""
    counts = Counter(each.overlooks for each in refused)
    return sorted(counts, key=lambda by: (-counts[by], by != granting))


def clause(place: Place) -> Iterator[Entry]:
    """Is this allowed, or which rule forbids it?"""
    for broken, moves in place.near_misses.items():
        move = plainest(place, moves)
        yield from _may(place, move, broken, [broken, *place.broken_by(move)])
    granted = {move.granted_by(place.state.top): move for move in place.legal}
    for rule, move in granted.items():
        yield from _may(place, move, YES, [rule])
    for each in place.overlooked:
        for text in each.refused[:1]:
            yield from _may(place, place.game.read_move(text), YES, [each.clause])
        for text in each.allowed[:1]:
            move = place.game.read_move(text)
            if by := place.broken_by(move):
                yield from _may(place, move, by[0], [each.clause, *by])


def plainest(place: Place, misses: Iterable[Move]) -> Move:
    """The move that breaks the fewest rules."""
    return min(misses, key=lambda move: len(place.broken_by(move)))


def _may(place: Place, move: Move, right: str, about: list[str]) -> Iterator[Entry]:
    here = [
        clause for clause, moves in place.near_misses.items() if any(miss.verb == move.verb for miss in moves)
    ]
    elsewhere = [*place.known.refusers.get(move.verb, ())]
    tried = {move.verb for move in place.legal}
    known = [
        (verb, clause)
        for verb, clauses in place.known.refusers.items()
        for clause in clauses
        if place.game.catalogue[clause].kind not in ROUTINE
    ]
    now, anywhere = [clause for verb, clause in known if verb in tried], [clause for _, clause in known]
    others = [clause for clause in here if clause not in about]
    for pool in (elsewhere,) if right == YES else (elsewhere, now, anywhere):
        far = [clause for clause in dict.fromkeys(pool) if _chapter(clause) not in map(_chapter, about)]
        if len(others) <= FEWEST:
            others += [clause for clause in place.random.sample(far, len(far)) if clause not in others]
    wrong = [] if right == YES else [Wrong(YES, right)]
    yield from entry(place, "may", about, right, [*wrong, *map(Wrong, others)], move=move)


def _chapter(clause: str) -> str:
    return clause.partition(".")[0]


# -- what follows -----------------------------------------------------------------------------------


def following(place: Place) -> Iterator[Entry]:
    """What happens after the move, and what is decided next."""
    if place.move is None:
        return
    after, events = place.after
    sentences = {place.game.narrate(event, state=place.state) for event in events}
    missed = {text: each.clause for each in place.overlooked for text in each.missed}
    needed = {_chapter(each.clause): each.clause for each in place.overlooked if each.nothing}
    without = [Wrong(text, each.clause) for each in place.overlooked for text in each.happened]
    kept = [event for event in map(written, events) if _narrated(place, event) in sentences]
    for event in dict.fromkeys(kept):
        by = read_event(event).clause
        about = list(dict.fromkeys([missed.get(event, needed.get(_chapter(by), by)), by]))
        if (about[0], "next") in place.full:
            continue
        kind = read_event(event).kind
        near = [each for each in without if each.overlooks in about or read_event(each.subject).kind == kind]
        wrong = [*near, *changed(place, event), *_elsewhere(place, event)]
        apart = [each for each in wrong if _narrated(place, each.subject) not in sentences]
        if new_words(place, event):
            yield from entry(place, "next", about, event, _unlike(place, apart), move=place.move)
    yield from _asked(place, after, events)


def _asked(place: Place, after: State, events: Iterable[Event]) -> Iterator[Entry]:
    """Who decides next, or that the game is over."""
    assert place.move is not None
    asked = "+".join(after.to_act and place.game.asked(after)) if after.pending else OVER
    frames = {state.pending[-1].rule for state in (place.state, after) if state.pending}
    near = set(map(_chapter, {place.move.clause, *frames, *(event.clause for event in events)}))
    for each in place.overlooked:
        kind = place.game.catalogue[each.clause].kind
        ends = asked == OVER and each.nothing and kind == "end"
        decides = _chapter(each.clause) in near or kind in ("procedure", "end")
        if ((each.asked not in ("", asked) and decides) or ends) and CHANCE not in asked and asked:
            others = place.random.sample(place.state.seats, len(place.state.seats))
            wrong = [Wrong(seat, each.clause) for seat in (each.asked,) if seat]
            yield from entry(
                place, "asked", [each.clause], asked, [*wrong, *map(Wrong, others)], move=place.move
            )


def _narrated(place: Place, event: str) -> str:
    return place.game.narrate(read_event(event), state=place.state)


def _unlike(place: Place, wrong: Iterable[Wrong]) -> list[Wrong]:
    """Each sentence once."""
    return list({_narrated(place, each.subject): each for each in reversed(list(wrong))}.values())[::-1]


def new_words(place: Place, event: str) -> bool:
    """Whether a sentence says something that the move does not say already."""
    assert place.move is not None
    said = {
        *words(place.game.describe(place.move, place.state)),
        *words(place.game.texts.name(place.move.seat)),
    }
    return len(set(words(_narrated(place, event))) - said) >= 3


def changed(place: Place, event: str) -> Iterator[Wrong]:
    """The event with another number or seat, a seat or good more or fewer, or another of a few words."""
    happened = read_event(event)
    for name, fact in happened.facts.items():
        if type(fact) is int:
            steps = place.random.sample((1, -1, 2), 3)
            near = (fact + step for step in steps if fact + step >= 0)
            yield from (Wrong(written(_with(happened, name, number))) for number in near)
    assert place.move is not None
    if happened.seat in place.state.seats and place.move.seat not in (CHANCE, happened.seat):
        for seat in place.state.seats:
            yield Wrong(written(Event(happened.clause, happened.kind, seat, happened.facts)))
    for name, fact in happened.facts.items():
        if isinstance(fact, str) and fact in place.state.seats and happened.seat is None:
            yield from (Wrong(written(_with(happened, name, seat))) for seat in place.state.seats)
        others = place.known.words.get((happened.kind, name), {})
        if isinstance(fact, str) and len(others) <= MOST_WORDS and not set(others) & set(place.state.seats):
            some = place.random.sample([*others], len(others))
            yield from (Wrong(written(_with(happened, name, other))) for other in some)
        if isinstance(fact, tuple) and len(fact) > 1 and set(fact) <= set(place.state.seats):
            yield from (Wrong(written(_with(happened, name, seats))) for seats in _others(place, fact))
        elif isinstance(fact, tuple) and len(set(fact)) == 1 and (happened.kind, name) in place.known.several:
            more = [[*fact, fact[0]], [*fact, fact[0], fact[0]], [*fact[1:]]]
            yield from (Wrong(written(_with(happened, name, goods))) for goods in more if goods)


def _others(place: Place, seats: Sequence[str]) -> Iterator[list[str]]:
    """Groups of seats that differ from one by a seat more, one fewer, or another one."""
    for n in (len(seats), len(seats) + 1, len(seats) - 1):
        for group in combinations(place.state.seats, n):
            if n > 1 and 0 < len(set(group) ^ set(seats)) <= 2:
                yield list(group)


def _with(event: Event, name: str, value: object) -> Event:
    return Event(event.clause, event.kind, event.seat, {**event.facts, name: value})


def _elsewhere(place: Place, event: str) -> Iterator[Wrong]:
    """Events of the same kind that other moves bring here."""
    kind = read_event(event).kind
    for _, events in place.others:
        sentences = {place.game.narrate(each, state=place.state) for each in events}
        alike = [written(each) for each in events if each.kind == kind]
        yield from (Wrong(each) for each in alike if _narrated(place, each) in sentences)


# -- figures ----------------------------------------------------------------------------------------


def figures(place: Place) -> Iterator[Entry]:
    """A figure after the move, who wins, points."""
    if place.move is not None:
        after, events = place.after
        yield from _after(place, after, events)
        if not after.pending:
            yield from _winners(place, after)
    yield from _points(place)


def _after(place: Place, after: State, events: tuple[Event, ...]) -> Iterator[Entry]:
    before, facts = place.state.facts, after.facts
    clauses = dict.fromkeys(event.clause for event in events)
    for fact, value in facts.items():
        was = before.get(fact)
        if type(value) is not int or type(was) is not int or not can_be_named(place, fact):
            continue
        without = [
            (each.clause, each.figures[fact])
            for each in place.overlooked
            if each.figures.get(fact, value) != value
            and each.figures[fact] >= min(0, was, value)
            and (was != value or _is_a_seat_s(place, fact))
            and (was != value or place.game.catalogue[each.clause].kind not in ROUTINE)
        ]
        if not without and (was == value or len(clauses) != 1):
            continue
        about = [clause for clause, _ in without] or list(clauses)
        wrong = [Wrong(str(number), clause) for clause, number in without]
        wrong += [Wrong(str(was), BEFORE)] if was != value else []
        yield from entry(
            place, "figure", about, str(value), [*wrong, *_round(value, 2 * was - value)],
            move=place.move, ask=fact,
        )  # fmt: skip


def _is_a_seat_s(place: Place, fact: str) -> bool:
    """Whether a figure is about a player: that it stays may then be what a rule says."""
    return not set(fact.split(".")).isdisjoint(place.state.seats)


def can_be_named(place: Place, fact: str) -> bool:
    """Whether a game has words for a figure."""
    texts = place.game.texts
    return texts.has("facts", fact) or texts.has("facts", fact.partition(".")[0])


def _round(value: int, *more: int) -> list[Wrong]:
    """Numbers round a value, three below and three above where they can be."""
    near = [value + step for step in (1, -1, 2, -2, 3, -3)]
    return [Wrong(str(number)) for number in [*more, *near] if number >= min(0, value)]


def _winners(place: Place, after: State) -> Iterator[Entry]:
    result = after.result
    assert result is not None
    seats = after.seats
    groups = ["+".join(group) for n in (1, 2, len(seats)) for group in combinations(seats, n)]
    right = "+".join(seat for seat in seats if seat in result.winners)
    without = [Wrong(each.winners, each.clause) for each in place.overlooked if each.winners]
    about = [each.overlooks for each in without if each.subject != right] or [result.clause]
    others = [Wrong(group) for group in place.random.sample(groups, len(groups))]
    others.sort(key=lambda group: group.subject.count("+"))
    yield from entry(place, "winners", about, right, [*without, *others], move=place.move)


def _points(place: Place) -> Iterator[Entry]:
    """Points, were the game scored now."""
    parts: dict[str, int] = {}
    for seat, points in place.state.scores.items():
        parts[seat] = points.total
        for clause, _ in points.parts:
            parts[f"{seat}.{clause}"] = sum(n for by, n in points.parts if by == clause)
    for ask, value in parts.items():
        seat, _, part = ask.partition(".")
        without = [
            Wrong(str(each.points[ask]), each.clause)
            for each in place.overlooked
            if each.points.get(ask, value) != value
        ]
        if not without and not (part and value):
            continue
        about = [each.overlooks for each in without] or [part]
        near = [n for other, n in parts.items() if other.partition(".")[2] == part and n != value]
        form: Form = "points" if part else "total"
        wrong = [*without, *(Wrong(str(n)) for n in near[:2]), *_round(value)]
        yield from entry(place, form, about, str(value), wrong, ask=ask)


# -- chance -----------------------------------------------------------------------------------------


def odds(place: Place) -> Iterator[Entry]:
    """How likely it is that a clause comes into play, where dice decide: what lies in a deck or in a hand
    nobody can know, dice everybody can count."""
    weights = place.game.weights(place.state)
    if not 2 <= len(weights) <= MOST_OUTCOMES or not all(map(_of_dice, weights)):
        return
    total = sum(weights.values())
    found: dict[str, int] = {}
    for move, weight in weights.items():
        _, events = place.game.carry_out(place.state, move)
        for clause in dict.fromkeys(event.clause for event in events):
            found[clause] = found.get(clause, 0) + weight
    for clause, weight in found.items():
        if 0 < weight < total:
            right = Fraction(weight, total)
            near = [
                1 - right, Fraction(weight + 1, total), Fraction(max(weight - 1, 0), total), right / 2,
                Fraction(1, 6), Fraction(1, 36), Fraction(1, 3), Fraction(1, 2),
            ]  # fmt: skip
            wrong = [Wrong(str(odds)) for odds in near if 0 < odds < 1]
            yield from entry(place, "odds", [clause], str(right), wrong, ask=clause)


def _of_dice(move: Move) -> bool:
    values = [getattr(move, name) for name in move.__struct_fields__[1:]]
    flat = [each for value in values for each in (value if isinstance(value, tuple) else (value,))]
    return flat != [] and all(type(each) is int for each in flat)


MAKERS: dict[QuestionKind, Callable[[Place], Iterator[Entry]]] = {
    "legal": legal,
    "clause": clause,
    "next": following,
    "figure": figures,
    "odds": odds,
}
"""What each kind of question is made by."""
