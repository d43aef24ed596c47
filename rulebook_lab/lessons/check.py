"""Everything that is wrong with the lessons of a file: their words, then every move and figure replayed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from msgspec.structs import replace

from ..engine import RulebookError, Seat, State, UnreadablePosition, of_kinds
from .exercise import Attempt
from .expectation import Moment, expectation, figure, holds, read_value, shown
from .format import Drill, Exercise, Lesson, Position, Refusal, Step, Walkthrough, Written
from .lessons import Lessons
from .sentences import figure_name
from .slips import meant
from .source import Path, Problem
from .telling import message
from .walkthrough import play_all
from .words import spoken, spoken_language, stem


@of_kinds
def problems(lessons: Lessons) -> list[Problem]:
    """Every mistake of a file's lessons, each with its line and reason; empty when all is as it says."""
    check = _Check(lessons)
    for index, position in enumerate(lessons.file.position):
        check.named(("position", index, "text"), position)
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
        self.where: list[tuple[Path, str]] = []
        """Where each of them is, and the words there."""
        self.bad: set[str] = set()
        """The named positions that have a mistake: it is told there, not wherever they are used."""

    def say(self, path: Path, reason: str, containing: str = "") -> None:
        self.found.append(Problem(self.lessons.source.line(path, containing), reason))
        self.where.append((path, containing))

    def named(self, path: Path, position: Position) -> None:
        """Checks a position that has a name, at its own lines."""
        found = len(self.found)
        self.position(path, position.text)
        if len(self.found) > found:
            self.bad.add(position.id)

    # -- the kinds of entries ---------------------------------------------------------------

    def walkthrough(self, path: Path, walkthrough: Walkthrough) -> None:
        self.clauses(path, walkthrough.clauses, "walkthrough")
        self.beginning(path, walkthrough)
        state = self.opening(path, walkthrough)
        if state is not None:
            self.seat((*path, "view"), state, walkthrough.view)
        for index, step in enumerate(walkthrough.step):
            self.step_clauses((*path, "step", index), step)
            if state is not None or step.position:
                state = self.step((*path, "step", index), state, step)
            else:
                self.unplayed((*path, "step", index), step)

    def exercise(self, path: Path, exercise: Exercise) -> None:
        self.clauses(path, exercise.clauses, "exercise")
        if not exercise.clauses:
            return
        handed_out = self.lessons.file.handed_out
        lacks = [key for key in _lacking(exercise) if key != "solution" or not handed_out]
        for key in lacks:
            self.say((*path, key), message("kind-lacks", kind=repr(exercise.kind), key=repr(key)))
        for key in _unused(exercise):
            self.say((*path, key), message("kind-ignores", kind=repr(exercise.kind), key=repr(key)))
        self.beginning(path, exercise)
        found = len(self.found)
        opening = self.opening(path, exercise)
        if opening is None:
            self.moves((*path, "replies"), exercise.replies)
            self.moves((*path, "solution"), _moves_of(exercise))
            self.lines((*path, "success"), exercise.success)
            self.lines((*path, "failure"), exercise.failure)
            self.verb(path, exercise)
            return
        self.words_of(path, exercise, opening)
        if lacks:
            return
        known = tuple(clause for clause in exercise.clauses if clause in self.lessons.game.catalogue)
        readable = _without(replace(exercise, clauses=known), self.where[found:]) if known else None
        if readable is None or handed_out:
            return
        try:
            self.solution(path, readable)
        except RulebookError as problem:
            self.say((*path, "solution"), message("of-exercise", id=exercise.id, problem=str(problem)))

    def drill(self, path: Path, drill: Drill) -> None:
        self.clauses(path, drill.clauses, "quiz")
        state = self.opening(path, drill)
        if state is not None:
            self.replayed((*path, "play"), state, drill.play)

    def question(self, path: Path, question: Written) -> None:
        self.clauses(path, question.clauses, "question")
        for key, reason in _badly_put(question):
            self.say((*path, key), reason)
        state = self.opening(path, question)
        moment = None if state is None else self.replayed((*path, "play"), state, question.play)
        if moment is not None:
            self.claims(path, moment, question)

    # -- their parts ------------------------------------------------------------------------

    def clauses(self, path: Path, named: tuple[str, ...], kind: str) -> None:
        if not named:
            self.say((*path, "clauses"), message(f"no-clauses/{kind}"))
        for clause in named:
            self.clause((*path, "clauses"), clause, clause)

    def clause(self, path: Path, clause: str, containing: str) -> None:
        catalogue = self.lessons.game.catalogue
        if clause not in catalogue:
            known = meant(clause, [each.id for each in catalogue])
            self.say(path, message("no-clause", clause=repr(clause), meant=known), containing)

    def step_clauses(self, path: Path, step: Step) -> None:
        named = (*step.clauses, *(clause for refusal in step.refused for clause in refusal.by))
        if named:
            self.clauses(path, named, "step")

    def beginning(self, path: Path, lesson: Lesson) -> None:
        if lesson.position and lesson.start:
            self.say((*path, "start"), message("two-beginnings"))

    def seat(self, path: Path, state: State, seat: Seat | None) -> None:
        if seat is not None and seat not in state.seats:
            self.say(path, message("nobody", seat=repr(seat), meant=meant(seat, state.seats)), seat)

    def words_of(self, path: Path, exercise: Exercise, opening: State) -> None:
        """What an exercise names: seats, moves, figures, clauses, each at its own line."""
        self.seat((*path, "seat"), opening, exercise.seat)
        self.seat((*path, "view"), opening, exercise.view)
        self.moves((*path, "replies"), exercise.replies)
        self.moves((*path, "solution"), _moves_of(exercise))
        for clause in exercise.solution[1:2] if exercise.kind == "find-illegal" else ():
            self.clause((*path, "solution"), clause, clause)
        self.verb(path, exercise)
        moment = self.replayed((*path, "play"), opening, exercise.play)
        if moment is None:
            return
        after = moment.state
        if exercise.ask:
            self.figure((*path, "ask"), after, exercise.ask)
            if exercise.kind == "odds" and exercise.solution != ("0",):
                self.may_come((*path, "ask"), after, exercise.ask)
        before = Moment(opening, after, moment.events)
        for option in exercise.options if exercise.kind == "next" else ():
            self.line((*path, "options"), option, before)
        moments = [self.solved(exercise), before]
        for key in ("success", "failure"):
            for line in getattr(exercise, key):
                known = [each for each in moments if each and _readable(line, each)]
                self.line((*path, key), line, (known or [before])[0])

    def verb(self, path: Path, exercise: Exercise) -> None:
        verbs = self.lessons.game.rules.moves
        if exercise.find and exercise.find not in verbs:
            reason = message("no-verb", verb=repr(exercise.find), meant=meant(exercise.find, verbs))
            self.say((*path, "find"), reason)

    def solved(self, exercise: Exercise) -> Moment | None:
        """What has become of the opening when the stored solution has been played, as far as it can be."""
        if exercise.kind != "do":
            return None
        try:
            attempt = Attempt(self.lessons, exercise)
            attempt.check(exercise.solution)
        except RulebookError:
            return None
        return attempt.moment

    def read(self, path: Path, move: str) -> None:
        try:
            self.lessons.game.read_move(move)
        except RulebookError as problem:
            self.say(path, str(problem), move)

    def figure(self, path: Path, state: State, name: str) -> None:
        try:
            figure(state, name)
        except RulebookError as problem:
            self.say(path, self.called(state, name, str(problem)), name)

    def may_come(self, path: Path, state: State, odds: str) -> None:
        """Tells of odds that are 0 by mistake: of what chance cannot bring."""
        try:
            if figure(state, odds) == 0:
                self.say(path, message("never", outcome=repr(odds.removeprefix("odds "))), odds)
        except RulebookError:  # which is told already
            return

    def line(self, path: Path, line: str, moment: Moment) -> bool:
        """Whether an expectation can be read, and speaks of clauses and figures that there are."""
        try:
            read = expectation(line)
            for clause in read.clauses:
                self.clause(path, clause, line)
            read.holds(moment)
        except RulebookError as problem:
            self.say(path, self.called(moment.state, line, str(problem)), line)
            return False
        return all(clause in self.lessons.game.catalogue for clause in read.clauses)

    def called(self, state: State, words: str, problem: str) -> str:
        """A problem with the figures whose names say what somebody may have meant."""
        tongue = spoken_language()
        said = {stem(word, tongue) for word in re.findall(r"[a-z]+", words.casefold())}
        seats = [seat for seat in state.seats if seat in words]
        known = [name for name in state.facts if not seats or any(seat in name for seat in seats)]
        names = {stem(seat, tongue) for seat in state.seats}
        called = {name: spoken(figure_name(self.lessons.game, name), tongue) for name in known}
        words_of = {name: {stem(word, tongue) for word in called[name]} for name in known}
        near = [name for name in known if said & (words_of[name] - names)][:4]
        return message("such-figures", problem=problem, figures=", ".join(near)) if near else problem

    def spots(self, path: Path, moment: Moment, step: Step) -> None:
        """The spots that a step marks, and those its arrows join, must be on the board before it or after."""
        named = dict.fromkeys(step.marks, "marks")
        named |= {spot: "arrows" for arrow in step.arrows for spot in arrow}
        if not named:
            return
        try:
            draw = self.lessons.game.part("picture").draw
            known = {**draw(moment.before).spots, **draw(moment.state).spots}
        except ModuleNotFoundError:  # a game that draws nothing
            return
        for spot, key in named.items():
            if spot not in known:
                self.say((*path, key), message("no-spot", spot=repr(spot), meant=meant(spot, known)), spot)

    def position(self, path: Path, text: str) -> State | None:
        """The position of a text; what makes it unreadable or impossible is told."""
        try:
            state = self.lessons.position(text)
        except UnreadablePosition as problem:
            full = self.lessons.position_text(text).splitlines()
            line = full[problem.line - 1].strip() if 0 < problem.line <= len(full) else ""
            self.say(path, message("position-unread", problem=str(problem)), line)
            return None
        except RulebookError as problem:
            self.say(path, str(problem), text.strip().split("\n")[0])
            return None
        for defect in state.defects:
            reason = self.lessons.game.explain(state, defect)
            self.say(path, message("position-impossible", reason=reason, clause=defect.clause))
        return state

    def opening(self, path: Path, lesson: Walkthrough | Exercise | Drill | Written) -> State | None:
        if lesson.position:
            if self.uses_bad(lesson.position):
                return None
            text = lesson.position.strip()
            if text in self.lessons.positions:
                return self.lessons.position(text)
            found = self.position((*path, "position"), lesson.position)
            return found or self.meant(text)
        try:
            return self.lessons.opening(lesson)
        except RulebookError as problem:
            self.say((*path, "start" if lesson.start else "position"), str(problem))
        return None

    def meant(self, name: str) -> State | None:
        """The position that was probably meant by a name, so that the rest can be checked."""
        near = [each for each in get_close_matches(name, self.lessons.positions, n=1) if each not in self.bad]
        return self.lessons.position(near[0]) if near else None

    def uses_bad(self, text: str) -> bool:
        """Whether a position is one of those that have a mistake, or like one."""
        words = text.strip().split("\n")[0].split()
        return bool(words) and words[-1] in self.bad

    def step(self, path: Path, state: State | None, step: Step) -> State | None:
        """The position after a step whose every claim has been checked; None when its moves fail."""
        if step.move and step.moves:
            self.say((*path, "moves"), message("move-or-moves"))
        before = state
        if step.position:
            bad = self.uses_bad(step.position)
            before = None if bad else self.position((*path, "position"), step.position)
        if before is None:
            self.unplayed(path, step)
            return None
        moment = self.replayed((*path, "moves" if step.moves else "move"), before, step.played)
        if moment is None:
            self.unplayed(path, step, moved=True)
            return None
        self.spots(path, moment, step)
        self.claims(path, moment, step)
        return moment.state

    def unplayed(self, path: Path, step: Step, moved: bool = False) -> None:
        """What can be said of a step whose position nobody knows: its words."""
        if not moved:
            self.moves((*path, "moves" if step.moves else "move"), step.played)
        self.moves((*path, "allowed"), step.allowed)
        self.moves((*path, "refused"), tuple(refusal.move for refusal in step.refused))
        self.lines((*path, "expect"), step.expect)

    def moves(self, path: Path, moves: tuple[str, ...]) -> None:
        for move in moves:
            self.read(path, move)

    def lines(self, path: Path, lines: tuple[str, ...]) -> None:
        """Tells of expectations that cannot be read, or name clauses that there are not."""
        for line in lines:
            try:
                read = expectation(line)
            except RulebookError as problem:
                self.say(path, str(problem), line)
                continue
            for clause in read.clauses:
                self.clause(path, clause, line)

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
        if self.line(path, line, moment) and not holds(line, moment):
            really = expectation(line).really(moment)
            self.say(path, message("not-so", line=repr(line), really=really), line)

    def allowed(self, path: Path, state: State, move: str) -> None:
        try:
            if why := state.why_not(move):
                self.say(path, message("refused-after-all", move=repr(move), why=str(why)), move)
        except RulebookError as problem:
            self.say(path, str(problem), move)

    def refused(self, path: Path, state: State, refusal: Refusal) -> None:
        try:
            broken = set(state.why_not(refusal.move).clauses)
        except RulebookError as problem:
            self.say(path, str(problem), refusal.move)
            return
        if any(clause not in self.lessons.game.catalogue for clause in refusal.by):
            return
        if broken != set(refusal.by):
            facts = {"move": repr(refusal.move), "wanted": ", ".join(refusal.by)}
            refused = "refused-by" if refusal.by else "refused-by/unnamed"
            by = refused if broken else "refused-by/allowed"
            self.say(path, message(by, clauses=", ".join(sorted(broken)), **facts), refusal.move)

    def solution(self, path: Path, exercise: Exercise) -> None:
        for reason in _unsolved(self.lessons, exercise):
            self.say((*path, "solution"), reason)


def _badly_put(question: Written) -> Iterator[tuple[str, str]]:
    """What is wrong between the options of a question and its answer, each with the key where it stands."""
    options, answer = question.options, str(question.answer)
    if not options:
        if isinstance(read_value(answer), str):
            yield "answer", message("no-options", answer=repr(answer))
    elif len(set(options)) != len(options) or len(options) < 2:
        yield "options", message("few-options")
        return
    elif answer not in options:
        yield "answer", message("no-option", meant=meant(answer, options))
    if options and answer and answer.casefold() in question.stem.casefold() and len(answer) > 3:
        yield "stem", message("holds-answer", answer=repr(answer))
    for option in question.missed:
        if option not in options or option == answer:
            yield "missed", message("no-wrong-option", option=repr(option))


def _readable(line: str, moment: Moment) -> bool:
    try:
        expectation(line).holds(moment)
    except RulebookError:
        return False
    return True


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


def _moves_of(exercise: Exercise) -> tuple[str, ...]:
    """The moves in the solution of an exercise."""
    if exercise.kind in ("do", "find-all"):
        return exercise.solution
    return exercise.solution[:1] if exercise.kind == "find-illegal" else ()


def _without(exercise: Exercise, mistakes: list[tuple[Path, str]]) -> Exercise | None:
    """The exercise without the words that are mistakes; None where its solution cannot be tried then."""
    keys = {path[2] for path, _ in mistakes if len(path) > 2}
    words = {words for _, words in mistakes}
    success, failure = (
        tuple(line for line in lines if line not in words) for lines in (exercise.success, exercise.failure)
    )
    if keys - {"view", "seat", "success", "failure"} or len(success) < min(1, len(exercise.success)):
        return None
    names = {key: None for key in ("view", "seat") if key in keys}
    return replace(exercise, success=success, failure=failure, **names)


def _unused(exercise: Exercise) -> list[str]:
    """The keys that an exercise has and one of its kind makes nothing of."""
    keys = {"success": "do", "failure": "do", "replies": "do", "at_most": "do", "find": "find-all"}
    unused = [key for key, kind in keys.items() if getattr(exercise, key) and exercise.kind != kind]
    if exercise.options and exercise.kind not in ("find-illegal", "next"):
        unused.append("options")
    if exercise.ask and exercise.kind not in ("points", "odds"):
        unused.append("ask")
    return unused


def _unsolved(lessons: Lessons, exercise: Exercise) -> Iterator[str]:
    """What is wrong between an exercise and its stored solution."""
    attempt = Attempt(lessons, exercise)
    feedback = attempt.check(exercise.solution)
    if amiss := _amiss(attempt):
        yield amiss
    elif not feedback.right:
        yield message("unsolved", why=_instead(attempt) or feedback.text)
    elif exercise.kind == "do" and attempt.used < len(exercise.solution):
        yield message("goes-on", n=attempt.used)
    if attempt.check(()).right:
        yield message("solved-already")


def _instead(attempt: Attempt) -> str:
    """What is so instead of what the stored solution says."""
    exercise = attempt.exercise
    if exercise.kind in ("points", "odds"):
        right = figure(attempt.afterwards().state, exercise.ask)
        solution = " ".join(exercise.solution)
        return message("right-figure", figure=exercise.ask, right=shown(right), given=solution)
    if exercise.kind == "find-all":
        given = set(exercise.solution)
        moves = [attempt.game.write_move(move) for move in attempt.wanted]
        missing = [move for move in moves if move not in given]
        return (
            message("missing-moves", moves=", ".join(missing)) if missing and not given - set(moves) else ""
        )
    if exercise.kind != "do" or (attempt.status == "open" and not attempt.used):
        return ""
    moment = attempt.moment
    wrong = [line for line in exercise.success if not holds(line, moment)]
    really = [(line, expectation(line).really(moment)) for line in wrong]
    ends = [message("in-the-end", line=repr(line), really=found) for line, found in really]
    failed = [line for line in exercise.failure if holds(line, moment)]
    ends += [message("in-the-end/failed", line=repr(line)) for line in failed]
    return message("after-moves", n=attempt.used, told="; ".join(ends)) if ends else ""


def _amiss(attempt: Attempt) -> str:
    """What is wrong with the options of an exercise, of which exactly one must be refused, or be so."""
    exercise = attempt.exercise
    if exercise.kind == "find-illegal":
        refused = [move for move in exercise.options if attempt.opening.why_not(move)]
        if refused != [exercise.solution[0]]:
            return message("one-refused" if refused else "one-refused/none", moves=", ".join(refused))
    if exercise.kind == "next":
        moment = attempt.afterwards()
        true = [line for line in exercise.options if expectation(line).holds(moment)]
        if true != list(exercise.solution):
            return message("one-so" if true else "one-so/none", lines=", ".join(true))
    return ""
