"""Judging a question by another way than the one it was made by: by trying everything out."""

from fractions import Fraction

from rulebook_lab.engine import Event, IllegalMove
from rulebook_lab.lessons.quiz import Option, Question
from rulebook_lab.lessons.quiz.entry import OVER, YES, read_event
from rulebook_lab.lessons.words import words


def is_right(question: Question, option: Option) -> bool:
    """Whether an option is true, found by playing."""
    return JUDGES[question.form](question, option)


def played(question: Question):
    return question.state.outcome(question.move)


def allowed(question: Question, option: Option) -> bool:
    try:
        question.state.play(option.subject)
    except IllegalMove:
        return False
    return True


def refusing(question: Question, option: Option) -> bool:
    try:
        question.state.play(question.move)
    except IllegalMove as refusal:
        return option.subject in {violation.clause for violation in refusal.why}
    return option.subject == YES


def happening(question: Question, option: Option) -> bool:
    game = question.state.game
    said = game.narrate(read_event(option.subject), state=question.state)
    assert said == option.text
    events = played(question).events
    happened = [in_any_order(event.seen_by(None)) for event in events]
    return (
        said in [game.narrate(event, state=question.state) for event in events]
        or in_any_order(read_event(option.subject)) in happened
    )


def in_any_order(event: Event) -> tuple[str, str, dict[str, object]]:
    """What an event says, whatever the order of what it lists: Red and Blue are Blue and Red."""
    facts = {
        name: sorted(map(str, fact)) if isinstance(fact, list | tuple) else fact
        for name, fact in event.facts.items()
    }
    return event.kind, str(event.seat), facts


def deciding(question: Question, option: Option) -> bool:
    after = played(question).state
    return not after.pending if option.subject == OVER else set(option.subject.split("+")) == after.to_act


def figure_after(question: Question, option: Option) -> bool:
    return played(question).state.facts[question.ask] == int(option.subject)


def winning(question: Question, option: Option) -> bool:
    result = played(question).state.result
    assert result is not None
    return set(option.subject.split("+")) == set(result.winners)


def points_now(question: Question, option: Option) -> bool:
    seat, _, clause = question.ask.partition(".")
    parts = question.state.scores[seat].parts
    counted = sum(points for part, points in parts if clause in ("", part))
    return counted == int(option.subject)


def odds_of_clause(question: Question, option: Option) -> bool:
    likely = Fraction(0)
    for move, odds in question.state.chance.items():
        clauses = {event.clause for event in question.state.outcome(move).events}
        likely += odds if question.ask in clauses else 0
    return likely == Fraction(option.subject)


JUDGES = {
    "may": refusing,
    "legal": allowed,
    "illegal": lambda question, option: not allowed(question, option),
    "next": happening,
    "asked": deciding,
    "figure": figure_after,
    "winners": winning,
    "points": points_now,
    "total": points_now,
    "odds": odds_of_clause,
}


def faults(question: Question) -> list[str]:
    """Everything that is wrong with a question."""
    if question.form == "written":
        return []
    found = []
    right = [option.text for option in question.options if is_right(question, option)]
    if right != [question.answer]:
        found.append(f"right are {right}, not {question.answer!r}")
    texts = [option.text for option in question.options]
    if len(set(texts)) != len(texts):
        found.append("two options read the same")
    if not 3 <= len(texts) <= 4:
        found.append(f"{len(texts)} options")
    if len(question.answer) > 12 and question.answer.casefold() in question.stem.casefold():
        found.append("the question holds its own answer")
    if question.form in ("legal", "illegal"):
        found += lonely(question)
    if question.form == "next":
        repeated = [len(set(words(question.stem)) & set(words(text))) for text in texts]
        if repeated.count(max(repeated)) == 1 and repeated.index(max(repeated)) == question.right:
            found.append("the right option alone repeats the question")
        if set(words(question.answer)) <= set(words(question.stem)):
            found.append("the answer says nothing that the question has not said")
    for clause in question.clauses:
        question.game.catalogue[clause]
    if not question.clauses:
        found.append("about no clause")
    return [f"{question.form} about {question.clauses}: {fault}" for fault in found]


def lonely(question: Question) -> list[str]:
    """Among moves the right one must not stand out by its verb or seat; a refused one breaks one clause."""
    moves = [question.game.read_move(option.subject) for option in question.options]
    others = [move for at, move in enumerate(moves) if at != question.right]
    right = moves[question.right]
    found = [] if any(move.verb == right.verb for move in others) else ["the right verb stands alone"]
    if {move.seat for move in moves} != {right.seat}:
        found.append("several seats")
    for move in moves:
        broken = {v.clause for v in question.state.why_not(move)}
        if len(broken) > 2:
            found.append(f"{move} breaks many clauses")
    return found
