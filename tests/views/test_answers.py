"""Asking the rulebook as a page: words, answers, and the lesson that shows them."""

import rulebook_lab as lab
from rulebook_lab.views.answers import AnswersPage
from rulebook_lab.views.show import show
from tests.views.reader import do, words


def test_answers_are_ranked_and_follow_the_words() -> None:
    page = AnswersPage(lab.game("ambis"), "price of the second ally")
    assert "Price 1, then 2, then 3" in words(page, "hits")
    do(page, "search", "robovlasnik slaver")
    assert "Slaver" in words(page, "hits")
    do(page, "search", "xyzzy")
    assert "Nothing like it was found in the rulebook of Ambis" in words(page)


def test_the_best_answers_are_seen_and_the_rest_are_a_click_away() -> None:
    found = lab.ask("ambis", "how much does the second ally cost")
    page = AnswersPage(lab.game("ambis"), found.question)
    hidden = found[3:]
    assert hidden
    assert all(hit.title not in words(page, "hits") for hit in hidden)
    more = f"more {found.question}"
    assert words(page, more).startswith(f"{len(hidden)} more answers")
    assert all(hit.title in words(page, more) for hit in hidden)


def test_show_me_opens_the_lesson_and_it_can_be_read_there() -> None:
    page = AnswersPage(lab.game("ambis"), "price of the second ally")
    do(page, "show-me walkthrough explore.seven-cards")
    assert "Seven cards of one exploration" in words(page, "walk")
    assert set(page.boards) == {"board"}
    do(page, "next")
    assert "The first card goes onto the space" in words(page, "caption")
    do(page, "shut")
    assert "The first card goes onto the space" not in words(page)


def test_an_exercise_and_a_drill_open_too() -> None:
    page = AnswersPage(lab.game("ambis"), "plot")
    do(page, "show-me exercise fill-the-court")
    assert "Fill the Court and keep one pearl." in words(page)
    do(page, "shut")
    do(page, "show-me quiz any-game")
    assert "Question 1 of" in words(page)


def test_a_clause_is_looked_up_where_no_lesson_is_open() -> None:
    page = show(lab.ask("ambis", "threat"))
    assert isinstance(page, AnswersPage)
    page.hear({"type": "clause", "id": "plot.cost"})
    assert "One pearl brings one lord" in words(page, "hits")
