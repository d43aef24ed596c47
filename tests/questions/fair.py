"""Whether a question is fair: one right answer, nothing given away, words of this position."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from msgspec.structs import replace

from rulebook_lab.coverage import enforced_in
from rulebook_lab.engine import CHANCE, Event, Game, RulebookError, Seat, State
from rulebook_lab.lessons.quiz.entry import BEFORE, ROUTINE, YES, Entry, Wrong, first, read_event
from rulebook_lab.lessons.quiz.makers import FEWEST, told_apart_by
from rulebook_lab.lessons.quiz.makers import MOST as MOST_WRONG
from rulebook_lab.lessons.quiz.wording import Wording, generated
from rulebook_lab.lessons.words import spoken, words
from tests.lessons.answers import faults, in_any_order
from tests.questions.dull import (
    ALIKE,
    BESIDE,
    CAN_BE,
    CAN_BE_NOUGHT,
    CHAPTERS,
    COUNTERS,
    DISPUTED,
    EVERYWHERE,
    FACTS,
    FAR_FETCHED,
    FIGURES,
    HIDDEN,
    LEAST,
    MOST,
    NEEDS,
    NOTATION,
    OF_ANOTHER,
    PLAIN,
    RULED,
    SHOWN,
    SHOWN_BEFORE,
    SLIPS,
    STEPS,
    THERE,
    TOLD_FIRST,
    VERBS,
    WILLING,
)

GAPS = re.compile(r"[{}]|, ,|  | \.|^ ")
"""What stands where a sentence lacks a word."""
LONGEST, LONGEST_MOVE = 190, 120
"""How long an option may be, in letters, and a move that is to be judged."""
PASSING = ("turn", "scores", "finally-affiliates", "no-fair")
"""Events that follow whatever was done: the turn passes, the points are added up, no fair is held."""
EMPTY = re.compile(
    r" hand-in \S+ -( |$)| shift (\d) \2$| (support|claim|spend) -$| smuggle 0 0$| spend (\S+)\+\4$"
)
"""A move by which nothing is handed in or taken, or one thing twice, or a die is turned to what it shows."""
SOON = 4
"""Within how many decisions a figure changes that has only not changed yet."""
MANY = 10
"""Nobody believes that who has so many points has none."""


def fair(game: Game, entry: Entry) -> bool:
    """Whether a question is worth asking."""
    if is_only_counted(game, entry) or is_procedure_by_figures(game, entry):
        return False
    if not NOTATION.isdisjoint(entry.clauses) or is_about_another_rule(game, entry):
        return False
    if is_of_another_rule(game, entry):
        return False
    try:
        if game.read_position(entry.position).defects:
            return False
        if is_about_a_default(game, entry) or is_a_slip(game, entry):
            return False
        if is_about_what_is_not_there(game, entry):
            return False
        if is_decided_elsewhere(game, entry) or is_judged_by_another_rule(game, entry):
            return False
        if is_told_by_the_prompt(game, entry) or is_told_by_the_title(game, entry):
            return False
        if is_out_of_place(game, entry) or is_left_to_others(game, entry):
            return False
        if happens_several_times(game, entry) or is_read_off(game, entry):
            return False
        if is_still_to_come(game, entry):
            return False
        if entry.move and entry.form != "may" and _is_dull(game, entry):
            return False
        if not _is_tried(game, entry, entry.move or entry.right):
            return False
        wording = Wording(game, entry, Random(1))
        stem, (option, options) = wording.stem(), wording.options(0)
    except (RulebookError, TypeError, KeyError):
        return False
    texts, right = [option.text for option in options], option.text
    return (
        len(texts) >= 3
        and all(len(text) <= LONGEST and not GAPS.search(text) for text in texts)
        and not _stands_out(stem, right, [text for text in texts if text != right], entry.form)
        and not faults(generated(game, entry, Random(1), 0))
    )


def _is_tried(game: Game, entry: Entry, move: str) -> bool:
    """Whether somebody may think of a move that is to be judged, and read it at a glance."""
    if entry.form not in ("may", "legal", "illegal"):
        return True
    text = game.describe(game.read_move(move), game.read_position(entry.position))
    return len(text) <= LONGEST_MOVE and not EMPTY.search(move)


def is_of_another_rule(game: Game, entry: Entry) -> bool:
    """Whether a question of this form, for this part of the points or about this move, shows nothing of its
    rule."""
    about, (figure, _, part) = entry.clauses[0], entry.ask.partition(".")
    forms = (entry.form, f"{entry.form} {figure}", f"{entry.form} {part}")
    if any(about in OF_ANOTHER.get(form, ()) for form in forms):
        return True
    if entry.form not in ("may", "illegal") or about not in (SHOWN if entry.right == YES else BESIDE):
        return False
    text = game.describe(game.read_move(entry.move or entry.right), game.read_position(entry.position))
    return not re.search(SHOWN[about], text) if entry.right == YES else bool(re.search(BESIDE[about], text))


def is_only_counted(game: Game, entry: Entry) -> bool:
    """Whether a figure that only counts is asked for, and not by the clause that makes it what it is; or the
    points for something that is counted beside the board."""
    figure, _, part = entry.ask.partition(".")
    if entry.form == "points" and part in COUNTERS:
        return True
    if entry.form != "figure" or figure not in FIGURES[game.id]:
        return False
    overlooked = {each.overlooks for each in entry.wrong}
    return figure not in RULED[game.id] or entry.clauses[0] not in overlooked


def is_about_another_rule(game: Game, entry: Entry) -> bool:
    """Whether what happens is told by another rule than the question is about, and none of the wrong answers
    is that of who overlooks it: “Blue gains 1 red Good” says nothing of the order of Items."""
    if entry.form != "next":
        return False
    about, by = entry.clauses[0], read_event(entry.right).clause
    if read_event(entry.right).kind in PASSING and game.catalogue[about].kind not in ("procedure", "end"):
        return True
    if about == by or about in {wrong.overlooks for wrong in entry.wrong}:
        return False
    return _chapter(about) != _chapter(by) or game.catalogue[about].kind == "choice"


def is_about_what_is_not_there(game: Game, entry: Entry) -> bool:
    """Whether a rule about what nobody sees there, pearls that the player has not, refuses a move or may come
    into play by dice."""
    if entry.form == "odds":
        state = game.read_position(entry.position)
        return not is_there(entry.clauses[0], state, state.pending[-1].seat)
    if (entry.form != "may" or entry.right == YES) and entry.form != "illegal":
        return False
    move = game.read_move(entry.move or entry.right)
    return not is_there(entry.clauses[0], game.read_position(entry.position), move.seat)


def is_there(clause: str, state: State, seat: Seat) -> bool:
    """Whether a position has what a rule is about."""
    return clause not in THERE or bool(THERE[clause](state, seat))


def is_a_slip(game: Game, entry: Entry) -> bool:
    """Whether a move is refused for what is plainly not there."""
    if (entry.form != "may" or entry.right == YES) and entry.form != "illegal":
        return False
    return slips(game, entry, entry.move or entry.right)


def slips(game: Game, entry: Entry, move: str) -> bool:
    """Whether a move is refused for what is plainly not there, for how it is written, or also for what
    everybody sees first."""
    why = game.read_position(entry.position).why_not(move)
    broken = {each.clause for each in why}
    judged = entry.form in ("may", "illegal")
    hidden = judged and bool(broken & PLAIN) and entry.clauses[0] not in PLAIN
    return hidden or any((each.clause, each.variant) in SLIPS for each in why)


def is_out_of_place(game: Game, entry: Entry) -> bool:
    """Whether a rule is asked about that only comes up because the game goes on: the odds of a lost turn when
    a monster rolls, a figure that stays as it is while another chapter is at work."""
    about = entry.clauses[0]
    if entry.form == "odds":
        return _chapter(game.read_position(entry.position).pending[-1].rule) != _chapter(about)
    if entry.form != "figure":
        return False
    if game.read_move(entry.move).seat == CHANCE:  # a draw does not say whose move came before it
        return True
    if game.id in EVERYWHERE:
        return is_only_found_by_counting(game, entry)
    if _chapter(about) != CHAPTERS.get(f"{game.id} {entry.ask.partition('.')[0]}", _chapter(about)):
        return True
    state = game.read_position(entry.position)
    if state.facts.get(entry.ask) != int(entry.right) and game.catalogue[about].kind in ("limit", "end"):
        return False
    _, events = game.carry_out(state, move := game.read_move(entry.move))
    return _chapter(about) not in map(_chapter, [move.clause, *(event.clause for event in events)])


def is_only_found_by_counting(game: Game, entry: Entry) -> bool:
    """Whether connections are counted that the move has nothing to do with: another player's, or after a move
    that lays and digs up nothing."""
    figure, _, seat = entry.ask.partition(".")
    move = game.read_move(entry.move)
    unchanged = game.read_position(entry.position).facts.get(entry.ask) == int(entry.right)
    return figure in MOST[game.id] and unchanged and (seat != move.seat or move.verb in ("give-up", "pass"))


def is_decided_elsewhere(game: Game, entry: Entry) -> bool:
    """Whether who decides next is asked where neither the order of play nor what is decided next belongs to
    the rule in question."""
    clause = game.catalogue[entry.clauses[0]]
    if entry.form != "asked" or clause.kind in ("procedure", "end", "tie"):
        return False
    after, _ = game.carry_out(game.read_position(entry.position), game.read_move(entry.move))
    return not after.pending or _chapter(after.pending[-1].rule) != _chapter(clause.id)


def is_judged_by_another_rule(game: Game, entry: Entry) -> bool:
    """Whether a move is allowed or refused, and the rule in question has nothing to do with it."""
    if entry.form == "illegal":
        return entry.clauses[0] not in game.read_position(entry.position).why_not(entry.right).clauses
    if entry.form != "may":
        return False
    if entry.right != YES:
        return entry.right != entry.clauses[0]
    about = game.catalogue[entry.clauses[0]]
    by = game.read_move(entry.move).clause
    return about.id in HIDDEN or (about.id != by and about.kind in ROUTINE)


def is_told_by_the_prompt(game: Game, entry: Entry) -> bool:
    """Whether the line that says what is to be decided names what may be chosen: “Which of crab 1 and
    jellyfish 1 do you affiliate?”."""
    if entry.form not in ("legal", "illegal", "may") or entry.right == YES:
        return False
    state = game.read_position(entry.position)
    asked = set(words(game.prompt(state, plain=True)))
    if entry.form == "may":
        verb = game.read_move(entry.move).verb
        allowed = {game.write_move(move) for move in game.legal(state) if move.verb == verb}
        moves = [entry.move, *allowed]
    else:
        moves = [entry.right, *(wrong.subject for wrong in entry.wrong)]
        allowed = {entry.right} if entry.form == "legal" else {*moves} - {entry.right}
    said = {move: set(words(game.describe(game.read_move(move), state))) for move in moves}
    common = set.intersection(*said.values())
    return bool(allowed) and all(
        bool(own := said[move] - common) and (own <= asked) == (move in allowed) for move in moves
    )


def is_told_by_the_title(game: Game, entry: Entry) -> bool:
    """Whether the title of what points are asked for says their number: “Five points for the first”."""
    part = entry.ask.partition(".")[2]
    return entry.form == "points" and entry.right in spoken(game.catalogue[part].title)


def is_read_off(game: Game, entry: Entry) -> bool:
    """Whether what happens says only what the board shows already."""
    if entry.form != "next":
        return False
    right = read_event(entry.right)
    shown = SHOWN_BEFORE.get(f"{game.id} {right.kind}")
    return shown is not None and shown(right)


def happens_several_times(game: Game, entry: Entry) -> bool:
    """Whether what happens does so more than once: a sawmill that makes twice 2 boards makes 4."""
    if entry.form != "next":
        return False
    state = game.read_position(entry.position)
    _, events = game.carry_out(state, game.read_move(entry.move))
    right = in_any_order(read_event(entry.right))
    return [in_any_order(event.seen_by(None)) for event in events].count(right) > 1


def is_still_to_come(game: Game, entry: Entry) -> bool:
    """Whether a figure stays as it is only because somebody decides something else first: who votes for
    Goods gains them in turn, and it is no mistake to count them."""
    if entry.form != "figure":
        return False
    state = game.read_position(entry.position)
    if state.facts.get(entry.ask) != int(entry.right):
        return False
    after, _ = game.carry_out(state, game.read_move(entry.move))
    return all(_changes_soon(game, after, entry.ask, Random(seed)) for seed in range(SOON))


def _changes_soon(game: Game, state: State, ask: str, random: Random) -> bool:
    was = state.facts.get(ask)
    for _ in range(SOON):
        if not state.pending:
            return False
        state, _ = game.carry_out(state, random.choice(list(state.legal_moves)))
        if state.facts.get(ask) != was:
            return True
    return False


def is_left_to_others(game: Game, entry: Entry) -> bool:
    """Whether the move that is right to name as allowed waits for others."""
    move = entry.move if entry.right == YES else entry.right if entry.form == "legal" else ""
    return bool(move) and waits(game, entry, move)


def waits(game: Game, entry: Entry, move: str) -> bool:
    """Whether a legal move waits for whether others are willing."""
    if game.id != "roads_and_boats":
        return False
    _, events = game.carry_out(game.read_position(entry.position), game.read_move(move))
    return any(event.clause == WILLING for event in events)


def _chapter(clause: str) -> str:
    return clause.partition(".")[0]


def is_procedure_by_figures(game: Game, entry: Entry) -> bool:
    """Whether a figure is to show the order of things, which tells nobody what the order is, or of setting up
    how many pieces lie out by then. What a player begins with may be asked."""
    kind = game.catalogue[entry.clauses[0]].kind
    if kind not in ("procedure", "setup") or entry.form not in ("figure", "points", "total", "winners"):
        return False
    if kind == "procedure" or entry.clauses[0] not in {wrong.overlooks for wrong in entry.wrong}:
        return True
    move = game.read_move(entry.move)
    return move.seat == CHANCE or _chapter(move.clause) != _chapter(entry.clauses[0])


def _is_dull(game: Game, entry: Entry) -> bool:
    """Whether nothing is asked but what passing, waiting or calling is."""
    move, clause = game.read_move(entry.move), game.catalogue[entry.clauses[0]]
    by_itself = clause.kind in ROUTINE or clause.id == move.clause or entry.form not in ("next", "winners")
    return move.verb in VERBS[game.id] and by_itself


def is_about_a_default(game: Game, entry: Entry) -> bool:
    """Whether a rule of setting up is asked about after the set-up, where it only says what a line that is
    left out of the position stands for."""
    catalogue = game.catalogue
    if catalogue[entry.clauses[0]].kind != "setup" or entry.form in ("legal", "illegal"):
        return False
    if entry.form == "may" and entry.right != YES:
        return entry.right != entry.clauses[0]
    if not entry.move:
        return True
    move = game.read_move(entry.move)
    setting_up = {clause.section for clause in catalogue if clause.kind == "setup"}
    return move.seat != CHANCE and catalogue[move.clause].section not in setting_up


def believable(game: Game, entry: Entry) -> Entry:
    """The question without wrong answers that nobody believes, but for those of who overlooks a rule: numbers
    that a figure can never be, another number of what is only counted, passing for a move, what another rule
    would bring about. Of what happens the same in other figures comes before anything else, and one winner
    before several."""
    wrong = [each for each in in_steps(entry) if _is_believable(game, entry, each)]
    if entry.form == "figure":
        onward = [each for each in wrong if not is_the_wrong_way(game, entry, each)]
        wrong = onward if len(onward) >= FEWEST else wrong
    if entry.form == "next":
        kind = read_event(entry.right).kind
        alike = [each for each in wrong if read_event(each.subject).kind == kind]
        wrong = alike if len(alike) >= FEWEST else wrong
    if entry.form == "winners":
        wrong.sort(key=lambda each: not each.overlooks and each.subject.count("+"))
    clauses = entry.clauses
    if entry.form == "legal":
        granting = game.read_move(entry.right).granted_by(game.read_position(entry.position).top)
        clauses = tuple(told_apart_by(wrong, granting)) or clauses
    return replace(entry, wrong=tuple(wrong), clauses=clauses)


def in_steps(entry: Entry) -> tuple[Wrong, ...]:
    """The wrong answers, of points that come in steps those that can be and some more."""
    step = STEPS.get(entry.ask.partition(".")[2]) if entry.form == "points" else None
    if step is None:
        return entry.wrong
    near = (int(entry.right) + n * step for n in (1, -1, 2, -2))
    can_be = [each for each in entry.wrong if each.overlooks or int(each.subject) % step == 0]
    return first([*can_be, *(Wrong(str(number)) for number in near if number >= 0)], entry.right)


def without_untold(game: Game, entries: Iterable[Entry]) -> list[Entry]:
    """The questions, those for a figure not about a rule that is told elsewhere when it is at work, and not
    here: whose coin is discarded takes none from a village."""
    questions = list(entries)
    happened = [_told(game, entry) for entry in questions]
    told = set().union(*happened)
    return [
        entry
        for entry, here in zip(questions, happened, strict=True)
        if entry.form != "figure" or entry.clauses[0] in here or entry.clauses[0] not in told
    ]


def _told(game: Game, entry: Entry) -> set[str]:
    """The clauses that a move brings into play."""
    if entry.form not in ("next", "asked", "figure", "winners"):
        return set()
    move = game.read_move(entry.move)
    _, events = game.carry_out(game.read_position(entry.position), move)
    return {move.clause, *(event.clause for event in events)}


def without_unrelated(game: Game, entries: Iterable[Entry]) -> list[Entry]:
    """The questions, those whether a move is allowed with such rules only as refuse moves of its kind
    somewhere: whatever has nothing to do with it tells the right answer from the others."""
    questions = list(entries)
    refusers: dict[str, Counter[str]] = defaultdict(Counter)
    for entry in questions:
        for text, clause in _refusals(entry):
            refusers[game.read_move(text).verb][clause] += 1
    related = (
        _related(game, entry, refusers[game.read_move(entry.move).verb]) if entry.form == "may" else entry
        for entry in questions
    )
    return [entry for entry in related if len(entry.wrong) >= FEWEST]


def _refusals(entry: Entry) -> Iterator[tuple[str, str]]:
    """The moves that a question has refused, each with the rule."""
    if entry.form == "may" and entry.right != YES:
        yield entry.move, entry.right
    if entry.form == "illegal":
        yield entry.right, entry.clauses[0]
    if entry.form == "legal":
        yield from ((wrong.subject, wrong.overlooks) for wrong in entry.wrong if wrong.overlooks)


def _related(game: Game, entry: Entry, refusers: Counter[str]) -> Entry:
    """The question with other rules that refuse moves of this kind, the most frequent ones first; where there
    are none, with those of the rule's own chapter that refuse any."""
    state, move = game.read_position(entry.position), game.read_move(entry.move)
    said, broken = game.describe(move, state).casefold(), set(state.why_not(move).clauses)
    routine = game.catalogue[entry.clauses[0]].kind in ROUTINE

    def can_refuse(clause: str) -> bool:
        kind = game.catalogue[clause].kind
        if kind in ("setup", "component") and not routine:
            return False
        if broken and (kind == "definition" or clause in ALIKE.get(entry.right, ())):
            return False
        if not is_there(clause, state, move.seat):
            return False
        return re.search(NEEDS.get(clause, ""), said) is not None

    head = {move.clause} if broken else set()  # it says which moves there are: not quite a wrong reason
    near = [
        wrong
        for wrong in entry.wrong
        if wrong.subject == YES
        or (wrong.subject in refusers and wrong.subject not in head and can_refuse(wrong.subject))
    ]
    known = {*broken, *entry.clauses, *head, *(wrong.subject for wrong in near)}

    def others(clauses: Iterable[str]) -> list[Wrong]:
        return [Wrong(each) for each in clauses if each not in known and can_refuse(each)]

    near += others(clause for clause, _ in refusers.most_common())
    if len(_apart(near)) < FEWEST:
        near += [Wrong(each) for each in head - {*broken, *entry.clauses} if can_refuse(each)]
    if len(_apart(near)) < FEWEST:
        chapter = [
            each
            for each in _refusing(game)
            if _chapter(each) == _chapter(entry.clauses[0])
            and (routine or game.catalogue[each].kind not in ROUTINE)
        ]
        near += others(sorted(chapter, key=lambda each: game.catalogue[each].kind != "limit"))
    near.sort(key=lambda each: each.subject in FAR_FETCHED)
    apart = _apart(near)  # but rather two that say the same than no question
    return replace(entry, wrong=tuple((apart if len(apart) >= FEWEST else near)[:MOST_WRONG]))


def _apart(wrong: Iterable[Wrong]) -> list[Wrong]:
    """The wrong reasons of which none forbids the same as one before it: whoever sees that both would be
    right at once knows that neither is."""
    kept: list[Wrong] = []
    for each in wrong:
        if not any(forbid_the_same(each.subject, other.subject) for other in kept):
            kept.append(each)
    return kept


def forbid_the_same(one: str, other: str) -> bool:
    """Whether one of two clauses says what the other says, or is a case of it."""
    return one in ALIKE.get(other, ()) or other in ALIKE.get(one, ())


@cache
def _refusing(game: Game) -> tuple[str, ...]:
    """The clauses by which a game's code refuses moves."""
    places = enforced_in(game.package, game.catalogue)
    return tuple(
        clause.id
        for clause in game.catalogue
        if any(place.endswith("refuses") for place in places.get(clause.id, ()))
    )


def _is_believable(game: Game, entry: Entry, wrong: Wrong) -> bool:
    if entry.form == "next" and in_any_order(read_event(entry.right)) == in_any_order(
        read_event(wrong.subject)
    ):
        return False
    if entry.form == "illegal" and re.search(DISPUTED.get(entry.clauses[0], "^$"), wrong.subject):
        return False
    if entry.form in ("legal", "illegal"):
        if game.read_move(wrong.subject).verb in VERBS[game.id] or not _is_tried(game, entry, wrong.subject):
            return False
        refused = entry.form == "legal"
        return not slips(game, entry, wrong.subject) if refused else not waits(game, entry, wrong.subject)
    if entry.form == "figure" and is_the_wrong_way(game, entry, wrong, by=2):
        return False
    if entry.form == "total" and wrong.subject == "0" and int(entry.right) >= MANY:
        return False
    if entry.form == "next" and not wrong.overlooks and _is_of_others(game, entry, wrong):
        return False
    if entry.form == "next" and gainsays(entry, read_event(entry.right), read_event(wrong.subject)):
        return False
    if (
        entry.form == "next"
        and not wrong.overlooks
        and _is_nought(read_event(entry.right), read_event(wrong.subject))
    ):
        return False
    if entry.form == "next" and not wrong.overlooks and not can_be(game, entry, wrong):
        return False
    if entry.form == "next" and is_so_besides(game, entry, wrong):
        return False
    if wrong.overlooks:
        of_it = entry.form != "next" or read_event(entry.right).kind == read_event(wrong.subject).kind
        return of_it or wrong.overlooks in entry.clauses
    figure, _, part = entry.ask.partition(".")
    if most := MOST[game.id].get(part if entry.form == "points" else figure):
        return int(wrong.subject) <= most(game.read_position(entry.position))
    return entry.form != "next" or not _differs_by_count(
        game, read_event(entry.right), read_event(wrong.subject)
    )


def is_so_besides(game: Game, entry: Entry, wrong: Wrong) -> bool:
    """Whether what is wrong to name may be so as well, and only another reason is told: of two who drop out
    for lack of the colours one may have too few Goods, too."""
    event = read_event(wrong.subject)
    first_told = TOLD_FIRST.get(f"{game.id} {event.kind}")
    if first_told is None:
        return False
    state = game.read_position(entry.position)
    _, events = game.carry_out(state, game.read_move(entry.move))
    named = _seats(event, state.seats)
    return any(each.kind == first_told and named & _seats(each, state.seats) for each in events)


def can_be(game: Game, entry: Entry, wrong: Wrong) -> bool:
    """Whether the board lets an event be that is of the right one's kind."""
    event = read_event(wrong.subject)
    possible = CAN_BE.get(f"{game.id} {event.kind}")
    return possible is None or possible(game.read_position(entry.position), event)


def is_the_wrong_way(game: Game, entry: Entry, wrong: Wrong, by: int = 1) -> bool:
    """Whether a figure would move away from where it moves, by so many: who pays an amber of one has not
    three afterwards. Nor is it below nought."""
    right, number = int(entry.right), int(wrong.subject)
    was = game.read_position(entry.position).facts.get(entry.ask)
    if type(was) is not int or wrong.overlooks == BEFORE:
        return False
    if number < LEAST.get(entry.ask.partition(".")[0], min(0, was, right)):
        return True
    away = was - number if right > was else number - was
    return right != was and not wrong.overlooks and away >= by


def _is_of_others(game: Game, entry: Entry, wrong: Wrong) -> bool:
    """Whether an event is told of others than a move of one's own, or the player it names, is about."""
    state, move = game.read_position(entry.position), game.read_move(entry.move)
    named = {move.seat, *(seat for seat in state.seats if seat in game.write_move(move).split())}
    right, other = (_seats(read_event(text), state.seats) for text in (entry.right, wrong.subject))
    return move.seat != CHANCE and len(right) == 1 and right <= named and not other <= named


def gainsays(entry: Entry, right: Event, wrong: Event) -> bool:
    """Whether something that the move names is another: who recruits the Landlord recruits no Alchemist."""
    said = entry.move.split()[2:]
    named = {name for name, fact in right.facts.items() if isinstance(fact, str) and fact in said}
    return right.kind == wrong.kind and any(wrong.facts.get(name) != right.facts[name] for name in named)


def _seats(event: Event, seats: Iterable[str]) -> set[str]:
    return {seat for seat in seats if seat == event.seat or seat in event.facts.values()}


def _is_nought(right: Event, wrong: Event) -> bool:
    """Whether nothing is gained, paid or moved where something is."""
    return right.kind == wrong.kind and any(
        type(fact) is int
        and fact == 0
        and right.facts.get(name)
        and f"{right.kind}.{name}" not in CAN_BE_NOUGHT
        for name, fact in wrong.facts.items()
    )


def _differs_by_count(game: Game, right: Event, wrong: Event) -> bool:
    """Whether two events are the same but for what is only counted."""
    if (right.kind, right.seat) != (wrong.kind, wrong.seat):
        return False
    differ = {f"{right.kind}.{name}" for name, fact in right.facts.items() if wrong.facts.get(name) != fact}
    return differ <= FACTS[game.id]


def _stands_out(stem: str, right: str, wrong: list[str], form: str) -> bool:
    """Whether the question tells the right option from the others: it alone repeats most of it, or whatever
    another one has instead is not in it."""
    if form != "next":
        return False
    asked = set(words(stem))
    repeated = [len(asked & set(words(text))) for text in wrong]
    return len(asked & set(words(right))) > max(repeated) or is_told_apart(stem, right, wrong)


def is_told_apart(stem: str, right: str, wrong: list[str]) -> bool:
    """Whether all that sets the right option apart is said in the question, and what others have instead is
    not: the side of the wall, the place that is settled."""
    asked, own = set(_plain(stem)), _plain(right)
    return all(
        own - other and set(own - other) <= asked and not set(other - own) <= asked
        for other in map(_plain, wrong)
    )


def _plain(text: str) -> Counter[str]:
    return Counter(word.strip(".,:;“”?").casefold() for word in text.split())
