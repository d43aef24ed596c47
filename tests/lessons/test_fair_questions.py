"""What readers found wrong with questions, looked for in the stores of all games."""

import re
from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

import rulebook_lab as lab
from rulebook_lab.engine import COLOURS, Event
from rulebook_lab.engine.language import languages_of, speaking
from rulebook_lab.lessons.loading import bank_of, lessons_of
from rulebook_lab.lessons.quiz import ROUTINE, Question, make_quiz
from rulebook_lab.lessons.quiz.entry import YES, Entry, Wrong, read_event, written
from rulebook_lab.lessons.quiz.makers import FEWEST
from rulebook_lab.lessons.quiz.material import ENGINE_VARIANTS
from rulebook_lab.lessons.quiz.pool import Hand, pool_of
from rulebook_lab.lessons.quiz.store import FILE, store_of
from rulebook_lab.lessons.quiz.wording import Wording, generated
from rulebook_lab.lessons.words import words
from tests.lessons.answers import in_any_order
from tests.questions.dull import ALIKE, CAN_BE_NOUGHT, DISPUTED, FACTS, FIGURES, NOTATION, RULED, STEPS, VERBS
from tests.questions.fair import (
    EMPTY,
    MANY,
    can_be,
    forbid_the_same,
    gainsays,
    happens_several_times,
    is_a_slip,
    is_about_a_default,
    is_about_another_rule,
    is_about_what_is_not_there,
    is_left_to_others,
    is_of_another_rule,
    is_out_of_place,
    is_procedure_by_figures,
    is_so_besides,
    is_still_to_come,
    is_the_wrong_way,
    is_there,
    is_told_apart,
    is_told_by_the_prompt,
    waits,
    without_unrelated,
    without_untold,
)

SAMPLE = 120
every_game = pytest.mark.parametrize("name", lab.games)


@cache
def stored(name: str) -> list[Entry]:
    return [entry for entries in store_of(lab.game(name)).by_clause.values() for entry in entries]


def some(name: str, *forms: str) -> list[Entry]:
    known = [entry for entry in stored(name) if entry.form in forms]
    return Random(name).sample(known, min(SAMPLE, len(known)))


@cache
def papers(name: str) -> list[Question]:
    """Three hundred questions, ten a paper."""
    lessons = lessons_of(lab.game(name))
    return [question for seed in range(30) for question in make_quiz(lessons, n=10, seed=seed)]


@every_game
def test_a_store_is_small(name: str) -> None:
    from importlib.resources import files

    assert len(files(lab.game(name).package).joinpath(FILE).read_bytes()) < 1_000_000


@every_game
def test_positions_are_possible_and_their_moves_readable(name: str) -> None:
    game = lab.game(name)
    for entry in some(name, *{each.form for each in stored(name)}):
        assert game.read_position(entry.position).defects == ()
        if entry.move:
            game.read_move(entry.move)


@every_game
def test_every_stored_question_can_be_put_into_words(name: str) -> None:
    """Once some named a place that is none, and were silently left out."""
    for entry in stored(name):
        Wording(lab.game(name), entry, Random(1)).options(0)


@every_game
def test_a_figure_is_asked_for_in_a_sentence_of_its_own(name: str) -> None:
    """“How many coins does Red own”, not “What is “Coins (Red)””, in every language of the game."""
    game = lab.game(name)
    figures = {entry.ask for entry in stored(name) if entry.form == "figure"}
    said: list[str] = []
    for language in languages_of(game.package):
        with speaking(language):
            said += [game.sentences.asked(figure) for figure in sorted(figures)]
    assert figures
    assert all(said)
    assert len({*said}) == len(said)


@every_game
def test_the_question_does_not_tell_the_right_option_from_the_others(name: str) -> None:
    """“Red demolishes the wall on the east side.” What happens? Of four sides one was the east side."""
    for entry in stored(name):
        if entry.form == "next":
            wording = Wording(lab.game(name), entry, Random(1))
            wrong = [wording.text(each.subject) for each in entry.wrong]
            assert not is_told_apart(wording.stem(), wording.text(entry.right), wrong)


def test_numbers_are_ones_that_can_be() -> None:
    """“Other castles connected (Red)?” was answered 2 and 3 in a game of two."""
    for entry in stored("amber"):
        if entry.form == "figure" and entry.ask.startswith("castles."):
            seats = lab.game("amber").read_position(entry.position).seats
            guessed = [int(each.subject) for each in entry.wrong if not each.overlooks]
            assert max([int(entry.right), *guessed]) < len(seats)


@every_game
def test_no_question_is_about_how_a_position_or_a_move_is_written(name: str) -> None:
    """“Red moves 2 fields. Is that allowed?” was about three escorts, which the text did not even name."""
    for entry in stored(name):
        assert not is_about_a_default(lab.game(name), entry)
        assert entry.clauses[0] not in NOTATION


@every_game
def test_three_hundred_questions_reach_far(name: str) -> None:
    """Once they were about the first two minutes: 42, 50, 42, 24, 48 clauses."""
    playable = [clause for clause in lab.game(name).catalogue if clause.kind not in ROUTINE]
    met = {question.clauses[0] for question in papers(name)}
    assert len(met) >= min(0.75 * len(playable), 90)


@every_game
def test_at_most_one_question_in_ten_is_about_procedure(name: str) -> None:
    kinds = Counter(lab.game(name).catalogue[question.clauses[0]].kind for question in papers(name))
    assert sum(kinds[kind] for kind in ROUTINE) <= len(papers(name)) / 10


@every_game
def test_passing_and_waiting_are_asked_about_only_where_a_rule_of_play_follows(name: str) -> None:
    """“Red waits. What is the turn afterwards?” was a third of the questions of one game."""
    game = lab.game(name)
    for entry in stored(name):
        if entry.move and entry.form != "may" and game.read_move(entry.move).verb in VERBS[name]:
            assert entry.form in ("next", "winners")
            assert game.catalogue[entry.clauses[0]].kind not in ROUTINE
            assert entry.clauses[0] != game.read_move(entry.move).clause


@every_game
def test_no_figure_is_asked_that_only_counts_or_is_not_settled(name: str) -> None:
    """The turn, decks, the hand before one has drawn, dice that have gone: once marked wrong or read off.
    What a rule makes of coins or discards may be asked of that rule."""
    asked = [entry for entry in stored(name) if entry.form == "figure"]
    counted = [entry for entry in asked if entry.ask.partition(".")[0] in FIGURES[name]]
    assert {entry.ask.partition(".")[0] for entry in counted} <= RULED[name]
    for entry in counted:
        assert entry.clauses[0] in {wrong.overlooks for wrong in entry.wrong}


@every_game
def test_no_wrong_option_differs_by_what_is_read_off_the_board(name: str) -> None:
    """“They are connected to the castle of Yellow on B5”: whose castle stands there is no question."""
    for entry in stored(name):
        if entry.form == "next":
            right, wrong = (
                read_event(entry.right),
                [read_event(each.subject) for each in entry.wrong if not each.overlooks],
            )
            alike = [each for each in wrong if (each.kind, each.seat) == (right.kind, right.seat)]
            for each in alike:
                differ = {
                    f"{right.kind}.{fact}" for fact in right.facts if each.facts[fact] != right.facts[fact]
                }
                assert not differ <= FACTS[name]


@every_game
def test_nobody_passes_among_moves_to_choose_from(name: str) -> None:
    """“Red researches rowing”, “Red passes”: the fourth option was one that nobody takes."""
    read = lab.game(name).read_move
    for entry in some(name, "legal", "illegal"):
        assert not {read(each.subject).verb for each in entry.wrong} & VERBS[name]


@every_game
def test_what_is_overlooked_belongs_to_what_happens(name: str) -> None:
    """The Ship Master's pearl stood beside whose hand is discarded at the end of the game."""
    for entry in some(name, "next"):
        kind = read_event(entry.right).kind
        assert all(
            w.overlooks in ("", *entry.clauses) or read_event(w.subject).kind == kind for w in entry.wrong
        )


@every_game
def test_nobody_is_told_of_setting_up_as_a_reason_against_a_move(name: str) -> None:
    """“No, by the rule ‘Tile sheets’” was a wrong option for a donkey's step."""
    game = lab.game(name)
    for entry in some(name, "may"):
        if entry.right != YES and game.catalogue[entry.clauses[0]].kind not in ROUTINE:
            wrong = [game.catalogue[each.subject].kind for each in entry.wrong if each.subject != YES]
            assert wrong.count("component") + wrong.count("setup") <= len(wrong) / 2


@every_game
def test_the_order_of_things_is_not_asked_by_figures(name: str) -> None:
    """“What are Green's Goods afterwards?” was about when a turn ends."""
    for entry in stored(name):
        assert not is_procedure_by_figures(lab.game(name), entry)


@every_game
def test_core_rules_come_often(name: str) -> None:
    """As long as there are some that have not been asked, every second question is about one."""
    core = store_of(lab.game(name)).core
    playable = [clause for clause in lab.game(name).catalogue if clause.kind not in ROUTINE]
    assert len(core) == len(playable) // 3
    assert sum(question.clauses[0] in core for question in papers(name)) >= 0.45 * len(papers(name))


@every_game
def test_odds_are_of_dice_that_everybody_can_count(name: str) -> None:
    """Once they counted hidden hands and discards as known."""
    for entry in some(name, "odds"):
        weights = lab.game(name).weights(lab.game(name).read_position(entry.position))
        fields = {type(getattr(move, name)) for move in weights for name in move.__struct_fields__[1:]}
        assert fields <= {int, tuple}


@every_game
def test_moves_asked_about_are_tried_at_their_moment_by_whoever_is_asked(name: str) -> None:
    """Out of turn, or at another moment, several clauses say no, and the key was debatable."""
    game = lab.game(name)
    for entry in some(name, "may", "illegal"):
        state, move = game.read_position(entry.position), game.read_move(entry.move or entry.right)
        assert move.seat in state.to_act
        assert not {v.variant for v in state.why_not(move)} & set(ENGINE_VARIANTS)


@every_game
def test_no_wrong_option_forbids_the_move_too(name: str) -> None:
    game = lab.game(name)
    for entry in some(name, "may"):
        broken = set(game.read_position(entry.position).why_not(entry.move).clauses)
        assert not broken & {wrong.subject for wrong in entry.wrong} - {entry.right}


@every_game
def test_the_answer_says_more_than_the_question(name: str) -> None:
    """Once: “Red moves a goose to r2.” What happens? Red moves a goose to r2."""
    for entry in some(name, "next"):
        question = generated(lab.game(name), entry, Random(1), 0)
        assert len(set(words(question.answer)) - set(words(question.stem))) >= 2


@every_game
def test_what_does_not_happen_is_like_what_does(name: str) -> None:
    """Options of other phases gave the answer away: the same kind of event with another number or seat."""
    for entry in some(name, "next"):
        wrong = {read_event(each.subject).kind for each in entry.wrong if not each.overlooks}
        assert wrong <= {read_event(entry.right).kind}


@every_game
def test_no_sentence_lacks_a_word(name: str) -> None:
    """What a clause left out has not filled in: “They play in this order: , , and .”"""
    for entry in some(name, "next", "may", "legal", "illegal"):
        question = generated(lab.game(name), entry, Random(1), 0)
        for text in (question.stem, *(option.text for option in question.options)):
            assert "{" not in text
            assert ", ," not in text
            assert " ." not in text


@every_game
def test_no_two_questions_of_a_paper_are_alike(name: str) -> None:
    """Once one paper asked nine times how many points Blue would get for an Item."""
    lessons = lessons_of(lab.game(name))
    for seed in range(3):
        quiz = make_quiz(lessons, n=50, seed=seed)
        texts = [(q.stem, frozenset(option.text for option in q.options)) for q in quiz]
        assert len(set(texts)) == len(texts)
        assert max(Counter(question.clauses[0] for question in quiz).values()) <= 3


@every_game
def test_a_question_shows_its_position_in_text(name: str) -> None:
    placed = [question for question in papers(name) if question.state is not None]
    assert all(question.state.text.strip() in repr(question) for question in placed[:20])
    # the prompt is left out where points are counted, and where it would tell the answer
    decided = [question for question in placed if question.form in ("legal", "illegal", "next", "asked")]
    prompts = [question.game.prompt(question.state, plain=True) for question in decided[:20]]
    assert all(prompt in repr(question) for prompt, question in zip(prompts, decided, strict=False))
    assert all(
        question.prompt in ("", question.game.prompt(question.state, plain=True)) for question in placed
    )


@every_game
def test_a_quiz_about_what_was_practised_is_about_all_of_it(name: str) -> None:
    """Once ten questions about three clauses were about one of them."""
    game = lab.game(name)
    asked = [clause.id for clause in game.catalogue if len(pool_of(lessons_of(game)).get(clause.id, ())) >= 3]
    wanted = Random(name).sample(asked, 3)
    quiz = make_quiz(lessons_of(game), clauses=wanted, n=9)
    counts = Counter(question.clauses[0] for question in quiz)
    assert set(counts) == set(wanted)
    assert min(counts.values()) >= 2


@every_game
def test_wrong_answers_are_told_what_they_overlook(name: str) -> None:
    for entry in some(name, "may", "legal", "illegal")[:40]:
        question = generated(lab.game(name), entry, Random(1), 0)
        assert all(option.missed for option in question.options if option.text != question.answer)


@every_game
def test_the_bank_asks_about_many_clauses_and_is_no_tautology(name: str) -> None:
    questions = bank_of(lab.game(name)).questions.values()
    assert len({question.clauses[0] for question in questions}) >= 30
    for question in questions:
        assert 3 <= len(question.options) <= 4 or not question.options
        assert (
            len(str(question.answer)) < 5 or str(question.answer).casefold() not in question.stem.casefold()
        )
    stems = [question.stem for question in questions]
    assert len(set(stems)) == len(stems)


@every_game
def test_the_bank_speaks_only_of_seats_that_the_game_has(name: str) -> None:
    """None is called by a colour that no seat has, such as "Red" in Jantaris ("Black Market" is no seat)."""
    game = lab.game(name)
    others = "|".join(colour.title() for colour in set(COLOURS).difference(game.colours)) or "(?!)"
    for question in bank_of(game).questions.values():
        said = " ".join([question.stem, *question.options, question.why])
        assert not re.search(rf"\b({others})\b(?! [A-Z])", said), said


@every_game
def test_the_bank_s_right_options_are_not_the_longest(name: str) -> None:
    """A reader who always takes the longest option must not be right too often."""
    chosen = [question for question in bank_of(lab.game(name)).questions.values() if question.options]
    longest = [max(question.options, key=len) == question.answer for question in chosen]
    assert sum(longest) <= 0.5 * len(longest)


def test_points_do_not_stand_beside_what_asks_for_them() -> None:
    """The paper showed -25 beside Green and asked how many points Green gets."""
    lessons = lessons_of(lab.game("amber_route"))
    pool = [e for each in pool_of(lessons).values() for e in each if not isinstance(e, Hand)]
    entry = next(each for each in pool if each.form == "points" and int(each.right) < -9)
    from rulebook_lab.lessons.quiz import Quiz

    question = generated(lessons.game, entry, Random(1), 0)
    board = Quiz(lessons.game, [question], 0).paper("html").partition("<p>")[0]
    assert f">{entry.right.replace('-', '−')}<" not in board
    assert f">{entry.right}<" not in board


@every_game
def test_no_wrong_option_is_the_right_one_in_another_order(name: str) -> None:
    """“Red and Blue cannot buy it” stood beside “Blue and Red cannot buy it”."""
    for entry in stored(name):
        if entry.form == "next":
            right = in_any_order(read_event(entry.right))
            assert right not in [in_any_order(read_event(each.subject)) for each in entry.wrong]


@every_game
def test_what_happens_is_told_by_the_rule_that_is_asked_about(name: str) -> None:
    """“Blue gains 1 red Good” was about the order of Items with a crown."""
    assert not [entry for entry in stored(name) if is_about_another_rule(lab.game(name), entry)]


@every_game
def test_nobody_gains_pays_or_moves_nothing(name: str) -> None:
    """“Red gains 0 escorts”, “Yellow has no room for 0 more red Goods”."""
    for entry in some(name, "next"):
        right = read_event(entry.right)
        for wrong in (read_event(each.subject) for each in entry.wrong if not each.overlooks):
            nought = {fact for fact, value in wrong.facts.items() if type(value) is int and value == 0}
            alike = nought if wrong.kind == right.kind else set()
            assert {f"{right.kind}.{fact}" for fact in alike if right.facts[fact]} <= CAN_BE_NOUGHT


@every_game
def test_a_figure_does_not_move_the_wrong_way(name: str) -> None:
    """Who paid the only amber was offered 2 and 3 of them. Where nothing else is left it is one."""
    game = lab.game(name)
    for entry in some(name, "figure"):
        back = [wrong for wrong in entry.wrong if is_the_wrong_way(game, entry, wrong)]
        assert not back or len(entry.wrong) - len(back) < FEWEST
        assert not [wrong for wrong in back if is_the_wrong_way(game, entry, wrong, by=2)]


@every_game
def test_what_happens_happens_once(name: str) -> None:
    """A sawmill that made twice 2 boards was asked about, and 4 boards were wrong."""
    assert not [entry for entry in some(name, "next") if happens_several_times(lab.game(name), entry)]


@every_game
def test_nobody_loses_more_than_there_is(name: str) -> None:
    game = lab.game(name)
    for entry in some(name, "next"):
        assert all(can_be(game, entry, wrong) for wrong in entry.wrong if not wrong.overlooks)


@every_game
def test_a_prompt_does_not_tell_the_answer(name: str) -> None:
    """“Which of crab 2 and seahorse 2 do you affiliate?” – “May Red affiliate crab 2?”"""
    for question in papers(name):
        if question.form == "may" and question.prompt:
            move = question.game.describe(question.game.read_move(question.move), question.state)
            assert not set(words(move)) <= set(words(question.prompt))


@every_game
def test_no_rule_is_thought_of_where_its_thing_is_missing(name: str) -> None:
    """“One-way roads” stood against a move on a board without any, walls where none was built, and “Pearls do
    not replace races” against whoever had no pearls."""
    game = lab.game(name)
    for entry in stored(name):
        assert not is_about_what_is_not_there(game, entry)
        if entry.form == "may":
            state, seat = game.read_position(entry.position), game.read_move(entry.move).seat
            assert [each for each in entry.wrong if not is_there(each.subject, state, seat)] == []


@every_game
def test_a_figure_is_about_a_rule_that_is_at_work(name: str) -> None:
    """“Alone: take the village coin” was asked about where the village's coin was discarded."""
    assert without_untold(lab.game(name), stored(name)) == stored(name)


@every_game
def test_points_that_come_in_steps_are_asked_in_steps(name: str) -> None:
    """“Three points per secured amber” was answered 7 and 8."""
    for entry in stored(name):
        if entry.form == "points" and (step := STEPS.get(entry.ask.partition(".")[2])):
            assert [each for each in entry.wrong if int(each.subject) % step] == []


@pytest.mark.parametrize(
    ("clause", "said"), [("start.placement", "different"), ("city.marketplace", "one colour")]
)
def test_the_line_above_a_question_does_not_say_the_rule(clause: str, said: str) -> None:
    """“Green places two Merchants in two different Districts.” – “Place Merchants in Meziris and Meziris”."""
    questions = make_quiz(lessons_of(lab.game("jantaris")), clauses=[clause], n=9, seed=1)
    prompts = [question.prompt for question in questions if question.form in ("may", "illegal")]
    assert prompts
    assert said not in " ".join(prompts)


@every_game
def test_the_number_of_whoever_overlooks_the_rule_is_an_option(name: str) -> None:
    """The supply before was not among the numbers for how large it is afterwards."""
    for entry in some(name, "figure"):
        overlooked = [wrong.subject for wrong in entry.wrong if wrong.overlooks]
        for place in range(4) if overlooked else ():
            question = generated(lab.game(name), entry, Random(1), place)
            assert {option.subject for option in question.options} & set(overlooked)


@every_game
def test_no_rule_comes_up_only_because_the_game_goes_on(name: str) -> None:
    """The odds of “Each missing die costs a turn” were asked where a monster rolls."""
    for entry in some(name, "odds", "figure"):
        assert not is_out_of_place(lab.game(name), entry)


@every_game
def test_nobody_is_asked_about_what_is_plainly_not_there(name: str) -> None:
    """“Red discards Old Borowy”, who was not in the hand; “with 1 goose following” where there was none."""
    for entry in some(name, "may", "illegal"):
        assert not is_a_slip(lab.game(name), entry)


@every_game
def test_the_position_tells_no_answer(name: str) -> None:
    """“Blue must fight it” stood over “Blue goes on. Is that allowed?”, “which of seahorse 1 and squid 1”
    over a jellyfish."""
    game = lab.game(name)
    for entry in some(name, "may"):
        legal = game.legal(game.read_position(entry.position))
        possible = game.read_move(entry.move).verb in {move.verb for move in legal}
        if len(legal) == 1 or not possible:
            assert not generated(game, entry, Random(1), 0).prompt
        assert not is_told_by_the_prompt(game, entry)


@every_game
def test_a_question_shows_the_rule_that_it_is_about(name: str) -> None:
    """That wagons may turn round was shown by one that went straight on, that output made of the tile's goods
    is one's own by goods of a donkey, a one-sided connection to a castle by points for villages."""
    assert not [entry for entry in stored(name) if is_of_another_rule(lab.game(name), entry)]


@every_game
def test_wrong_answers_can_be_believed(name: str) -> None:
    """“Red turns a 3 into a 3”; no points at all for who has seven lords; the Alchemist, where the move
    recruits the Landlord."""
    for entry in stored(name):
        wrong = [each.subject for each in entry.wrong]
        if entry.form in ("legal", "illegal"):
            assert not [move for move in wrong if EMPTY.search(move)]
        if entry.form == "total" and int(entry.right) >= MANY:
            assert "0" not in wrong
        if entry.form == "next":
            assert not [each for each in wrong if gainsays(entry, read_event(entry.right), read_event(each))]
        if entry.form == "winners":
            seats = [each.subject.count("+") for each in entry.wrong if not each.overlooks]
            assert seats == sorted(seats)


def test_what_waits_for_others_is_not_offered_as_allowed() -> None:
    """“Green moves a stone from donkey r2”, Red's, stood among the moves that break no rule."""
    game = lab.game("roads_and_boats")
    for entry in stored("roads_and_boats"):
        assert not is_left_to_others(game, entry)
    for entry in some("roads_and_boats", "illegal"):
        assert not [wrong for wrong in entry.wrong if waits(game, entry, wrong.subject)]


def test_far_rules_are_left_out_where_near_ones_are_enough() -> None:
    """“Boats are set down in water” stood beside new shafts."""
    game, entries = lab.game("roads_and_boats"), stored("roads_and_boats")
    entry = next(each for each in entries if each.form == "may" and each.clauses[0] == "shafts.who")
    far = replace(entry, wrong=(*entry.wrong, Wrong("carrying.boat-unload")))
    assert without_unrelated(game, [*entries, far])[-1] == entry


@every_game
def test_which_move_is_allowed_is_asked_about_a_rule_that_the_others_break(name: str) -> None:
    """Where a Merchant may go was asked as “Recruitment, one vote”; the token in the way was another rule."""
    for entry in stored(name):
        if entry.form == "legal":
            broken = Counter(wrong.overlooks for wrong in entry.wrong)
            assert broken[entry.clauses[0]] == max(broken.values())


@every_game
def test_a_figure_to_be_written_is_seldom_nought(name: str) -> None:
    """“How many …?” was answered 0 in one of three, so that whoever knew nothing could write it."""
    answers = [each.answer for each in bank_of(lab.game(name)).questions.values() if not each.options]
    assert answers.count(0) <= len(answers) / 5


@every_game
def test_the_same_question_does_not_come_again_and_again(name: str) -> None:
    """A clause with one question by hand and nine of a store was asked the one in every second paper."""
    asked = Counter((question.stem, question.state, question.answer) for question in papers(name))
    assert len(asked) >= 2 / 3 * len(papers(name))
    assert max(asked.values()) <= 6


@every_game
def test_whoever_names_a_rule_that_forbids_the_same_is_not_wrong(name: str) -> None:
    """“What reachable means” was wrong where a place could not be reached, and “the token goes to a District”
    where it was to go to the City Center."""
    game = lab.game(name)
    for entry in stored(name):
        if entry.form != "may" or entry.right == YES:
            continue
        rules = [wrong.subject for wrong in entry.wrong if wrong.subject != YES]
        assert ALIKE.get(entry.right, frozenset()).isdisjoint(rules)
        assert not [rule for rule in rules if game.catalogue[rule].kind == "definition"]


@every_game
def test_no_two_wrong_reasons_would_be_right_together(name: str) -> None:
    """“What reachable means” and “Play only at reachable locations” stood beside each other: neither could be
    the one right answer."""
    for entry in stored(name):
        if entry.form == "may":
            pairs = combinations([wrong.subject for wrong in entry.wrong], 2)
            alike = [pair for pair in pairs if forbid_the_same(*pair)]
            assert not alike or len(entry.wrong) - len(alike) < FEWEST, entry


@every_game
def test_a_wrong_option_is_not_so_for_a_reason_that_is_not_told(name: str) -> None:
    """All three dropped out of an auction, for lack of the colours or of Goods: of one it was right to say
    that there were too few, and two others had too few as well."""
    game = lab.game(name)
    for entry in stored(name):
        if entry.form == "next":
            assert not [wrong for wrong in entry.wrong if is_so_besides(game, entry, wrong)], entry


def test_too_few_goods_are_not_denied_to_whoever_lacks_the_colours_too() -> None:
    game = lab.game("jantaris")
    position = """
    seats: blue yellow green purple
    active: purple
    offer: hidden-dagger, pack-saddle
    blue: 2 red, 6 black
    yellow: 4 red, 3 black
    green: 2 red, 6 black
    purple: 4 red, 5 black
    asks: opening
    """
    asked = [
        entry for entry in stored("jantaris") if entry.form == "next" and "too-few" in entry.right.split('"')
    ]
    entry = replace(asked[0], position=position, move="purple auction pack-saddle 9")
    right = read_event(asked[0].right)
    for seat, besides in (("blue", True), ("green", True), ("purple", False)):
        option = Wrong(written(Event(right.clause, right.kind, seat, right.facts)))
        assert is_so_besides(game, entry, option) is besides


@every_game
def test_a_figure_is_not_asked_for_before_its_rule_has_worked(name: str) -> None:
    """Green voted for 2 Goods, which come when Blue has chosen his: 2 were wrong."""
    game = lab.game(name)
    assert not [entry for entry in some(name, "figure") if is_still_to_come(game, entry)]


def test_nothing_permitted_elsewhere_is_offered_against_the_words_of_the_rule() -> None:
    """“The output goes onto the transporter”, and beside the building it was allowed."""
    for entry in stored("roads_and_boats"):
        pattern = DISPUTED.get(entry.clauses[0], "^$")
        if entry.form == "illegal":
            assert not [wrong for wrong in entry.wrong if re.search(pattern, wrong.subject)]


@pytest.mark.parametrize("name", ["amber_route", "jantaris", "ambis", "roads_and_boats"])
def test_whoever_names_another_winner_is_told_the_points(name: str) -> None:
    """“This overlooks the rule ‘Most points win’” says nothing of who has most."""
    game = lab.game(name)
    for entry in some(name, "winners"):
        after, _ = game.carry_out(game.read_position(entry.position), game.read_move(entry.move))
        totals = {seat: points.total for seat, points in after.result.scores.items()}
        best = max(totals.values())
        for option in generated(game, entry, Random(1), 0).options:
            behind = [seat for seat in option.subject.split("+") if totals[seat] < best]
            if behind and option.subject != entry.right:
                for seat in (*behind, *after.result.winners):
                    points = str(totals[seat]).replace("-", "−")
                    assert f"{game.texts.name(seat)}: {points}" in option.missed


def test_rules_that_forbid_the_same_are_rules_of_one_game() -> None:
    catalogues = [lab.game(name).catalogue for name in lab.games]
    assert all(
        any(all(id in each for id in (rule, *others)) for each in catalogues)
        for rule, others in ALIKE.items()
    )


@every_game
def test_no_rule_names_rules_by_the_beginnings_of_their_ids(name: str) -> None:
    """“The changes in the clauses advanced.*” was told to learners."""
    texts = [clause.text for clause in lab.game(name).catalogue]
    assert not [text for text in texts if re.search(r"\b[a-z-]+\.\*", text)]
