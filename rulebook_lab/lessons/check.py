"""Everything that is wrong with the lessons of a file: their words, then every move and figure replayed."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from ..engine import RulebookError, State, UnreadablePosition
from .exercise import Attempt
from .expectation import Moment, expectation, read_value
from .format import Drill, Exercise, Refusal, Step, Walkthrough, Written
from .lessons import Lessons
from .source import Path, Problem
from .walkthrough import play_all, take


def problems(lessons: Lessons) -> list[Problem]:
    """Every mistake of a file's lessons, each with its line and reason; empty when all is as it says."""
    check = _Check(lessons)
    for index, walkthrough in enumerate(lessons.walkthroughs.values()):
        check.walkthrough(("walkthrough", index), walkthrough)
    for index, exercise in enumerate(lessons.exercises.values()):
        check.exercise(("exercise", index), exercise)
    for index, drill in enumerate(lessons.drills.values()):
        check.drill(("quiz", index), drill)
    for index, question in enumerate(lessons.questions.values()):
        check.question(("question", index), question)
    return check.found


class _Check:
    def __init__(self, lessons: Lessons) -> None:
        self.lessons = lessons
        self.found: list[Problem] = []

    def say(self, path: Path, reason: str, containing: str = "") -> None:
        self.found.append(Problem(self.lessons.source.line(path, containing), reason))

    # -- the three kinds of entries ---------------------------------------------------------

    def walkthrough(self, path: Path, walkthrough: Walkthrough) -> None:
        self.clauses(path, walkthrough.clauses, "walkthrough")
        state = self.opening(path, walkthrough)
        for index, step in enumerate(walkthrough.step):
            self.step_clauses((*path, "step", index), step)
            state = state and self.step((*path, "step", index), state, step)

    def exercise(self, path: Path, exercise: Exercise) -> None:
        self.clauses(path, exercise.clauses, "exercise")
        if not exercise.clauses:
            return
        lacks = _lacking(exercise)
        for key in lacks:
            self.say(path, f"an exercise of the kind {exercise.kind!r} needs the key {key!r}")
        opening = self.opening(path, exercise)
        if lacks or opening is None:
            return
        try:
            self.solution(path, exercise)
        except RulebookError as problem:
            self.say(path, f"exercise {exercise.id}: {problem}")

    def drill(self, path: Path, drill: Drill) -> None:
        self.clauses(path, drill.clauses, "quiz")
        state = self.opening(path, drill)
        if state is not None:
            self.replayed((*path, "play"), state, drill.play)

    def question(self, path: Path, question: Written) -> None:
        self.clauses(path, question.clauses, "question")
        for reason in _badly_put(question):
            self.say((*path, "answer"), reason)
        state = self.opening(path, question)
        moment = None if state is None else self.replayed((*path, "play"), state, question.play)
        if moment is not None:
            self.claims(path, moment, question)

    # -- their parts ------------------------------------------------------------------------

    def clauses(self, path: Path, named: tuple[str, ...], kind: str) -> None:
        if not named:
            self.say(path, f"the {kind} must name the clauses that it teaches")
        catalogue = self.lessons.game.catalogue
        for clause in named:
            if clause not in catalogue:
                near = get_close_matches(clause, [each.id for each in catalogue], n=1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                self.say((*path, "clauses"), f"the rulebook has no clause {clause!r}{hint}", clause)

    def step_clauses(self, path: Path, step: Step) -> None:
        named = (*step.clauses, *(clause for refusal in step.refused for clause in refusal.by))
        if named:
            self.clauses(path, named, "step")

    def opening(self, path: Path, lesson: Walkthrough | Exercise | Drill | Written) -> State | None:
        try:
            return self.lessons.opening(lesson)
        except UnreadablePosition as problem:
            self.say((*path, "position"), f"the position cannot be read: {problem}")
        except RulebookError as problem:
            self.say((*path, "start" if lesson.start else "position"), str(problem))
        return None

    def step(self, path: Path, state: State, step: Step) -> State | None:
        """The position after a step whose every claim has been checked; None when its moves fail."""
        try:
            before = take(self.lessons, state, Step(caption="", position=step.position)).state
        except RulebookError as problem:
            self.say((*path, "position"), str(problem))
            return None
        moment = self.replayed((*path, "moves" if step.moves else "move"), before, step.played)
        if moment is None:
            return None
        self.claims(path, moment, step)
        return moment.state

    def claims(self, path: Path, moment: Moment, of: Step | Written) -> None:
        for line in of.expect:
            self.expected((*path, "expect"), moment, line)
        for move in of.allowed:
            self.allowed((*path, "allowed"), moment.state, move)
        for refusal in of.refused:
            self.refused((*path, "refused"), moment.state, refusal)

    def replayed(self, path: Path, before: State, moves: tuple[str, ...]) -> Moment | None:
        state = before
        for move in moves:
            try:
                state = state.play(move)
            except RulebookError as problem:
                self.say(path, str(problem), move)
                return None
        return play_all(before, moves)

    def expected(self, path: Path, moment: Moment, line: str) -> None:
        try:
            read = expectation(line)
            if not read.holds(moment):
                self.say(path, f"{line!r} is not so: {read.really(moment)}", line)
        except RulebookError as problem:
            self.say(path, str(problem), line)

    def allowed(self, path: Path, state: State, move: str) -> None:
        try:
            if why := state.why_not(move):
                self.say(path, f"{move!r} is refused: {why}", move)
        except RulebookError as problem:
            self.say(path, str(problem), move)

    def refused(self, path: Path, state: State, refusal: Refusal) -> None:
        try:
            broken = set(state.why_not(refusal.move).clauses)
        except RulebookError as problem:
            self.say(path, str(problem), refusal.move)
            return
        if broken != set(refusal.by):
            by = f"refused by {', '.join(sorted(broken))}" if broken else "allowed"
            self.say(path, f"{refusal.move!r} is {by}, not refused by {', '.join(refusal.by)}", refusal.move)

    def solution(self, path: Path, exercise: Exercise) -> None:
        for reason in _unsolved(self.lessons, exercise):
            self.say((*path, "solution"), reason)


def _badly_put(question: Written) -> Iterator[str]:
    """What is wrong between the options of a question and its answer."""
    options, answer = question.options, str(question.answer)
    if not options:
        if isinstance(read_value(answer), str):
            yield f"without options the answer is a figure, such as 3 or 1/6, not {answer!r}"
        return
    if answer not in options:
        near = get_close_matches(answer, options, n=1)
        yield f"the answer must be one of the options{f'; did you mean {near[0]!r}?' if near else ''}"
    if len(set(options)) != len(options) or len(options) < 2:
        yield "a question has at least two options, all different"
    if answer and answer.casefold() in question.stem.casefold() and len(answer) > 3:
        yield f"the question holds its answer: {answer!r}"
    for option in question.missed:
        if option not in options or option == answer:
            yield f"{option!r} is no wrong option: `missed` says what those overlook"


def _lacking(exercise: Exercise) -> list[str]:
    """The keys that an exercise of its kind must have and does not."""
    needed = {
        "do": ("success",),
        "find-all": ("find",),
        "find-illegal": ("options",),
        "next": ("options",),
        "points": ("ask",),
        "odds": ("ask",),
    }
    return [key for key in (*needed[exercise.kind], "goal", "solution") if not getattr(exercise, key)]


def _unsolved(lessons: Lessons, exercise: Exercise) -> Iterator[str]:
    """What is wrong between an exercise and its stored solution."""
    attempt = Attempt(lessons, exercise)
    feedback = attempt.check(exercise.solution)
    if not feedback.right:
        yield f"the stored solution does not solve it: {feedback.text}"
    if attempt.check(()).right:
        yield "it is solved before anything is done"
    if exercise.kind == "find-illegal":
        yield from _legal_options(attempt)
    if exercise.kind == "next":
        yield from _true_options(attempt)
    for line in (*exercise.failure, *exercise.success):
        expectation(line)


def _legal_options(attempt: Attempt) -> Iterator[str]:
    exercise = attempt.exercise
    refused = [move for move in exercise.options if attempt.opening.why_not(move)]
    if refused != [exercise.solution[0]]:
        yield f"exactly the solution must be refused, not {', '.join(refused) or 'none'}"


def _true_options(attempt: Attempt) -> Iterator[str]:
    exercise, moment = attempt.exercise, attempt.afterwards()
    true = [line for line in exercise.options if expectation(line).holds(moment)]
    if true != list(exercise.solution):
        yield f"exactly the solution must be so, not {', '.join(true) or 'none'}"
