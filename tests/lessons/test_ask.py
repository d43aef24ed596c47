"""Asking the rulebook in free text, and asking about a position."""

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import IllegalMove, RulebookError, Timeline
from rulebook_lab.lessons.ask import ask
from rulebook_lab.lessons.from_position import may, stops, what_if
from rulebook_lab.lessons.search import Entry, Index
from rulebook_lab.lessons.walkthrough import Walk
from rulebook_lab.lessons.words import words
from tests.toy import GAME


@pytest.mark.parametrize(
    ("question", "clause"),
    [
        ("how many pebbles at the most", "turn.most"),
        ("more than thre", "turn.most"),
        ("secrett vote twice", "vote.call"),
        ("effekt of voting", "vote.effect"),
        ("when does the game end", "end.empty"),
    ],
)
def test_the_right_clause_comes_up(question: str, clause: str) -> None:
    assert clause in [hit.id for hit in ask(GAME, question)[:3]]


@pytest.mark.parametrize(
    ("game", "question", "clause"),
    [
        ("ambis", "how much does the secnd ally cost", "explore.price"),
        ("ambis", "when does the game end", "end.seven-lords"),
        ("ambis", "may I plot after my action", "plot.timing"),
        ("ambis", "who wins a tie", "tie.pearls"),
        ("jantaris", "can a token go back to the city center", "guild.no-return"),
        ("jantaris", "how many items can I buy in a turn", "bazaar.one-purchase"),
        ("jantaris", "must I trade at the fair", "fair.must"),
        ("amber_route", "when does a monster win", "monster.lose"),
        ("roads_and_boats", "how many goods can a donkey carry", "movement.carrying-capacity"),
    ],
)
def test_a_plain_question_is_answered_by_its_rule(game: str, question: str, clause: str) -> None:
    assert ask(lab.game(game), question)[0].id == clause


def test_examples_and_rulings_are_found_too() -> None:
    assert ("ruling", "ruling.none") in [(hit.kind, hit.id) for hit in ask(GAME, "may a seat take none")]
    assert ("example", "turn.example") in [
        (hit.kind, hit.id) for hit in ask(GAME, "five pebbles, blue moves")
    ]


def test_nothing_like_it() -> None:
    assert len(ask(GAME, "xyzzy")) == 0
    assert "Nothing like it was found" in repr(ask(GAME, "xyzzy"))


def test_a_hit_shows_the_lesson_that_demonstrates_it() -> None:
    game = lab.game("ambis")
    answers = ask(game, "seven cards of an exploration")
    walk = answers.show([hit.id for hit in answers].index("explore.seven-cards"))
    assert isinstance(walk, Walk)
    assert walk.walkthrough.id == "explore.seven-cards"
    with pytest.raises(RulebookError, match=r"no lesson shows turn\.example yet"):
        ask(GAME, "five pebbles, blue to move").show(0)
    with pytest.raises(RulebookError, match="counted from 0, not 99"):
        answers.show(99)


def test_words_lose_diacritics_endings_and_common_words() -> None:
    assert words("Čuvarkini ĐAVOLI") == words("cuvarkini djavoli")
    assert words("the cards, a card") == ("card", "card")
    assert words("Żółty łosoś") == words("zolty losos")


def test_rare_words_count_more() -> None:
    index = Index([Entry(["pearl pearl lord"]), Entry(["pearl"]), Entry(["pearl key"])])
    assert index.search("key pearl")[0].number == 2


def test_what_may_be_done_by_which_rule() -> None:
    choices = may(GAME.start(2, heap=5))
    assert [(choice.verb, choice.clause, len(choice.moves)) for choice in choices] == [
        ("take", "turn.take", 3),
        ("call", "vote.call", 1),
    ]
    assert repr(choices).startswith("Take: 3 moves, by “")


def test_what_stands_in_the_way() -> None:
    state = GAME.read_position("seats: blue yellow\nheap: 2")
    assert [(each.clause, each.moves) for each in stops(state, "take")] == [
        ("turn.most", 2),
        ("turn.there", 2),
    ]
    assert [each.reason for each in stops(state, "blue take 3")] == ["Only 2 pebbles are left, not 3."]
    assert "refuses: “Take 3 pebbles”" in repr(stops(state, "blue take 3"))
    assert not stops(state, "blue take 2")
    with pytest.raises(RulebookError, match="no verb 'grab'; the verbs are call, cast, heap, take"):
        stops(state, "grab")


def test_what_if_the_draw_had_been_another() -> None:
    timeline = Timeline(GAME.start(2), seed=1)
    timeline.play("blue take 1")
    other = what_if(timeline, "chance heap 12")
    assert other.state.heap == 12
    assert timeline.state.heap != 12
    with pytest.raises(IllegalMove):
        what_if(timeline, "chance heap 99")
    with pytest.raises(RulebookError, match="has not been asked"):
        what_if(Timeline(GAME.start(2, heap=5)), "chance heap 12")


def test_a_plain_word_that_is_misspelled_is_no_stranger() -> None:
    assert lab.ask("ambis", "how meny allys may I buy")[0].id == "explore.one-purchase"
