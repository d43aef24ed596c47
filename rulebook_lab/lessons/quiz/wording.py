"""From an entry to a question: every word of it is made here, from the position and the game's texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from ...engine import CHANCE, Event, Game, State
from ...numerals import in_figures
from ..format import Written
from ..lessons import Lessons
from ..sentences import figure_asked, title
from ..telling import say
from .entry import BEFORE, OVER, YES, Entry, Wrong, read_event
from .question import OPTIONS, Option, Question

NUMBERS = ("figure", "points", "total")
"""Forms of questions whose answers are whole numbers."""


def generated(game: Game, entry: Entry, random: Random, place: int) -> Question:
    """The question of an entry, the right option at `place` (0 to 3)."""
    return Wording(game, entry, random).question(place)


def by_hand(lessons: Lessons, written: Written, random: Random, place: int) -> Question:
    """A question written by hand, the right option at `place`; options that are numbers keep their order."""
    answer = str(written.answer)
    wrong = [option for option in written.options if option != answer]
    wrong = random.sample(wrong, len(wrong))
    at = place if place <= len(wrong) else random.randrange(len(wrong) + 1)
    texts = [*wrong[:at], answer, *wrong[at:]] if written.options else []
    placed = written.position or written.start is not None
    return Question(
        kind=written.kind,
        form="written",
        clauses=written.clauses,
        game=lessons.game,
        state=lessons.opening(written) if placed else None,
        stem=written.stem,
        options=tuple(Option(text, text, written.missed.get(text, "")) for text in texts),
        right=at if texts else 0,
        why=written.why,
        number="" if texts else answer,
    )


def still_so(question: Question) -> bool:
    """Whether the rules still give the answer that the store holds: it may be older than they are."""
    state, game = question.state, question.game
    if state is None or not question.move:
        return True
    right = question.options[question.right].subject
    if question.form == "may":
        broken = state.why_not(question.move).clauses
        return right in broken if broken else right == YES
    after, _ = game.carry_out(state, game.read_move(question.move))
    return question.form != "figure" or str(after.facts.get(question.ask)) == right


@lru_cache(64)
def _position(game: Game, text: str) -> State:
    state: State = game.read_position(text)
    return state


class Wording:
    """The words of an entry."""

    def __init__(self, game: Game, entry: Entry, random: Random) -> None:
        self.game, self.entry, self.random = game, entry, random
        self.state = _position(game, entry.position)
        self.move = game.read_move(entry.move) if entry.move else None

    def question(self, place: int) -> Question:
        entry = self.entry
        right, options = self.options(place)
        return Question(
            kind=entry.kind,
            form=entry.form,
            clauses=entry.clauses,
            game=self.game,
            state=self.state,
            stem=self.stem(),
            options=tuple(options),
            right=options.index(right),
            why="\n".join(dict.fromkeys(self.why())),
            move=entry.move,
            ask=entry.ask,
        )

    def options(self, place: int) -> tuple[Option, list[Option]]:
        """The right option, and all of them with it at `place`."""
        right = self.option(Wrong(self.entry.right))
        return right, self.arranged(right, self.chosen(right), place)

    # -- options ----------------------------------------------------------------------------

    def chosen(self, right: Option) -> list[Option]:
        """Some of the wrong options: first those that overlook a rule, no two with the same words."""
        wrong = list(self.entry.wrong)
        if self.entry.form in ("legal", "illegal"):
            self.random.shuffle(wrong)
        found = {right.text: right}
        for each in wrong:
            option = self.option(each)
            if len(found) < OPTIONS:
                found.setdefault(option.text, option)
        return list(found.values())[1:]

    def arranged(self, right: Option, wrong: list[Option], place: int) -> list[Option]:
        """The options, the right one at its place; numbers in their order round it where they can be."""
        at = place if place <= len(wrong) else self.random.randrange(len(wrong) + 1)
        if self.entry.form in NUMBERS:
            wrong = self.numbers(right, wrong, at)
        else:
            wrong = self.random.sample(wrong, len(wrong))
        return [*wrong[:at], right, *wrong[at:]]

    def numbers(self, right: Option, wrong: list[Option], at: int) -> list[Option]:
        """Numbers so that `at` of them are smaller than the right one, where there are so many.

        The number of whoever overlooks something is among them.
        """
        value = int(right.subject)
        sure = [option for option in wrong if option.missed]
        more = [self.option(each) for each in self.entry.wrong]
        known = list(
            {option.subject: option for option in [*sure, *more] if option.subject != right.subject}.values()
        )
        below = [option for option in known if int(option.subject) < value]
        above = [option for option in known if int(option.subject) > value]
        at = min(at, len(wrong) - any(int(option.subject) > value for option in sure))
        at = max(at, any(int(option.subject) < value for option in sure))
        if len(below) < at or len(above) < len(wrong) - at:
            return sorted(wrong, key=lambda option: int(option.subject))
        return sorted([*below[:at], *above[: len(wrong) - at]], key=lambda option: int(option.subject))

    def option(self, each: Wrong) -> Option:
        return Option(self.text(each.subject), each.subject, self.missed(each))

    def text(self, subject: str) -> str:
        """An answer in words."""
        form, name = self.entry.form, self.game.texts.name
        if form == "may":
            return (
                say("quiz", "yes") if subject == YES else say("quiz", "no", clause=title(self.game, subject))
            )
        if form in ("legal", "illegal"):
            return self.game.describe(self.game.read_move(subject), self.state)
        if form == "next":
            return self.game.narrate(read_event(subject), state=self.state)
        if subject == OVER:
            return say("quiz", "over")
        if form in ("asked", "winners"):
            return name(tuple(subject.split("+")))
        return in_figures(int(subject)) if form in NUMBERS else subject

    # -- words round them -------------------------------------------------------------------

    def stem(self) -> str:
        """What is asked, in words."""
        entry, name = self.entry, self.game.texts.name
        if self.move is None:
            seat = self.game.read_move(entry.right).seat if entry.form in ("legal", "illegal") else ""
            return say("quiz", entry.form, seat=name(seat), **self.asked())
        seat = name(self.move.seat)
        move = self.game.describe(self.move, self.state).removesuffix(".")
        whole = "whole" if self.game.sentences.begins_with(move, self.move.seat) else ""
        form = f"{entry.form}/{'chance' if self.move.seat == CHANCE else whole}"
        return say("quiz", form.removesuffix("/"), seat=seat, move=move, **self.asked())

    def asked(self) -> dict[str, object]:
        entry, name = self.entry, self.game.texts.name
        if entry.form == "figure":
            return {"asked": figure_asked(self.game, entry.ask, self.state)}
        if entry.form in ("points", "total"):
            seat, _, part = entry.ask.partition(".")
            return {"for": name(seat), "clause": title(self.game, part) if part else ""}
        if entry.form == "odds":
            return {"clause": title(self.game, entry.ask)}
        return {}

    def missed(self, each: Wrong) -> str:
        """What a wrong option overlooks."""
        form, overlooks = self.entry.form, each.overlooks
        if each.subject == self.entry.right:
            return ""
        if form in ("legal", "illegal"):
            return self.verdict(each.subject)
        if form == "may" and each.subject != YES:
            text = self.game.catalogue[each.subject].text.strip()
            return say("quiz", "no-hindrance", clause=title(self.game, each.subject), rule=text)
        if overlooks == BEFORE:
            return say("quiz", "before", figure=each.subject)
        known = overlooks in self.game.catalogue
        rule = say("quiz", "overlooked", clause=title(self.game, overlooks)) if known else ""
        fewer = self.fewer_points(each.subject.split("+")) if form == "winners" else ""
        return " ".join(filter(None, (fewer, rule)))

    def fewer_points(self, seats: Sequence[str]) -> str:
        """The points of those who do not win for lack of them, beside the winner's."""
        assert self.move is not None
        after, events = self.game.carry_out(self.state, self.move)
        result = after.result
        assert result is not None
        if result.clause in {event.clause for event in events}:  # won at once, whatever the points
            return ""
        totals = {seat: points.total for seat, points in result.scores.items()}
        best = max(totals.values())
        behind = [seat for seat in seats if totals[seat] < best]
        shown = [*behind, *result.winners] if behind else []
        return "; ".join(self.score(seat, totals[seat]) for seat in shown) + ("." if shown else "")

    def score(self, seat: str, total: int) -> str:
        return f"{self.game.texts.name(seat)}: {in_figures(total)}"

    def verdict(self, move: str) -> str:
        why = self.state.why_not(move)
        return str(why) if why else say("quiz", "allowed", move=self.game.describe(why.move, self.state))

    def why(self) -> Sequence[str]:
        """Why the right answer is right, each sentence with its clause."""
        entry, form = self.entry, self.entry.form
        if form in ("may", "legal", "illegal"):
            return [*self.verdict(entry.move or entry.right).splitlines(), *self.rules()]
        if form in ("points", "total"):
            points = self.state.scores[entry.ask.partition(".")[0]]
            parts = [
                say("quiz", "points-why", clause=title(self.game, clause), points=n, total=points.total)
                for clause, n in points.parts
                if n
            ]
            return [*parts, *self.rules()]
        if form == "odds":
            return [say("quiz", "odds-why", odds=entry.right), *self.rules()]
        assert self.move is not None
        after, events = self.game.carry_out(self.state, self.move)
        result = after.result if form == "winners" else None
        scores = [
            self.score(seat, points.total) for seat, points in (result.scores if result else {}).items()
        ]
        left = [self.game.prompt(after)] if form == "asked" and after.pending else []
        return [*self.happened(events), *left, *scores, *self.rules()]

    def happened(self, events: tuple[Event, ...]) -> list[str]:
        return [
            say("quiz", "because", sentence=self.game.narrate(event, state=self.state), clause=event.clause)
            for event in events
        ]

    def rules(self) -> list[str]:
        """The text of the first rule it is about."""
        clause = self.game.catalogue[self.entry.clauses[0]]
        return [say("quiz", "because", sentence=f"{clause.title}: {clause.text.strip()}", clause=clause.id)]
