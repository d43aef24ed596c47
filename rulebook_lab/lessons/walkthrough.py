"""A walkthrough being read: step on, go back, play it through, take over and return."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine import Event, RulebookError, Seat, State, Timeline, WhyNot, in_turn, of_kinds
from .expectation import Moment
from .format import Step, Walkthrough
from .lessons import Lessons, clauses_of
from .telling import message, texts


class Page(NamedTuple):
    """One page of a walkthrough: the position, how it came about, and the step that says so."""

    moment: Moment
    step: Step | None
    text: str


class Walk:
    """A reader's place in a walkthrough: page 0 is the opening, page n follows step n.

    `walk.step()`, `walk.back()`, `walk.goto(n)` turn pages, `walk.play()` yields those to come.
    `walk.take_over()` gives a timeline that branches off here, to be played on freely; the walk stays where
    it is, and `walk.come_back()` forgets the branch.
    """

    def __init__(self, lessons: Lessons, walkthrough: Walkthrough) -> None:
        self.lessons = lessons
        self.game = lessons.game
        self.walkthrough = walkthrough
        self.pages = pages(lessons, walkthrough)
        self.at = 0
        self.branch: Timeline | None = None

    def __len__(self) -> int:
        return len(self.pages) - 1

    @property
    def page(self) -> Page:
        """What is shown now."""
        return self.pages[self.at]

    @property
    def state(self) -> State:
        """The position now; in a branch, the branch's."""
        return self.branch.state if self.branch is not None else self.page.moment.state

    @property
    def viewer(self) -> Seat | None:
        """The seat through whose eyes the lesson is seen, None for open hands."""
        return self.walkthrough.view

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses at work on this page; on the opening page all of the walkthrough's."""
        if self.page.step is None:
            return clauses_of(self.walkthrough)
        happened = (event.clause for event in self.page.moment.events)
        refused = (clause for refusal in self.page.step.refused for clause in refusal.by)
        return tuple(dict.fromkeys([*self.page.step.clauses, *refused, *happened]))

    @property
    def log(self) -> tuple[str, ...]:
        """What happened on this page, as sentences."""
        before = self.page.moment.before
        return tuple(self.game.narrate(event, self.viewer, before) for event in self.page.moment.events)

    @property
    def refusals(self) -> tuple[tuple[str, WhyNot], ...]:
        """The moves that this page shows to be refused, with the reasons."""
        if self.page.step is None:
            return ()
        state = self.page.moment.state
        return tuple((refusal.move, state.why_not(refusal.move)) for refusal in self.page.step.refused)

    @in_turn
    def step(self) -> Page:
        """One page on; on the last page nothing happens."""
        return self.goto(min(self.at + 1, len(self)))

    @in_turn
    def back(self) -> Page:
        """One page back; on the first page nothing happens."""
        return self.goto(max(self.at - 1, 0))

    @in_turn
    @of_kinds
    def goto(self, number: int) -> Page:
        """To any page; leaves a branch. Raises RulebookError when there is none of that number."""
        if not 0 <= number <= len(self):
            raise RulebookError(message("no-page", last=len(self), number=number))
        self.branch = None
        self.at = number
        return self.page

    def play(self) -> Iterator[Page]:
        """The pages to come, one after the other; each is turned to as it is taken."""
        while self.at < len(self):
            yield self.step()

    @in_turn
    def take_over(self, seed: int | None = None) -> Timeline:
        """A timeline of one's own from here; with a seed chance is played by it, else by hand."""
        self.branch = Timeline(self.page.moment.state, seed)
        return self.branch

    @in_turn
    def come_back(self) -> Page:
        """To the walkthrough, where it was left."""
        return self.goto(self.at)

    def __repr__(self) -> str:
        name = self.walkthrough.title or self.walkthrough.id
        phrase = texts().phrase
        head = phrase("lines", "page", title=name, at=self.at, n=len(self))
        refused = [phrase("lines", "refused", move=move, why=str(why)) for move, why in self.refusals]
        lines = [head, self.page.text.strip(), *self.log, *refused]
        return "\n".join([*lines, f"[{', '.join(self.clauses)}]", self.state.prompt])


def pages(lessons: Lessons, walkthrough: Walkthrough) -> list[Page]:
    """The opening and a page for every step. Raises IllegalMove, UnreadableMove or UnreadablePosition."""
    state = lessons.opening(walkthrough)
    found = [Page(Moment(state, state), None, walkthrough.intro or walkthrough.title)]
    for step in walkthrough.step:
        moment = take(lessons, state, step)
        found.append(Page(moment, step, step.caption))
        state = moment.state
    return found


def take(lessons: Lessons, state: State, step: Step) -> Moment:
    """The moment after a step's moves, from the step's own position if it names one."""
    before = lessons.position(step.position) if step.position else state
    return play_all(before, step.played)


def play_all(before: State, moves: tuple[str, ...]) -> Moment:
    """The moment after some moves. Raises IllegalMove or UnreadableMove."""
    after = before
    events: tuple[Event, ...] = ()
    for move in moves:
        after, more = after.outcome(move)
        events += more
    return Moment(before, after, events)
