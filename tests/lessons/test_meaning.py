"""What questions mean: where words and entries lie, and whether the file knows the present ways of asking."""

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.ask import entries_of
from rulebook_lab.lessons.meaning import OTHER, SIZE, Learned, Meaning, Places, meaning_of, read, written
from rulebook_lab.lessons.words import spoken, stem


def place(*figures: int) -> bytes:
    return bytes(figure % 256 for figure in (*figures, *(0,) * (SIZE - len(figures))))


WORDS = Places(["buy", "sell", "price"], place(100) + place(-100) + place(60, 80), [2.0, 2.0, 1.0])
LEARNED = Learned(WORDS, {"shop": Places(["pay", "cost"], place(127) + place(0, 127), [1.0, 1.0])}, 4.0)


def likely(*said: dict[str, float]) -> dict[str, float]:
    shop = Meaning(LEARNED, "shop")
    return shop.likely(shop.towards(said))


def test_a_question_lies_where_its_words_together_point() -> None:
    bought = likely({"buy": 1.0})
    # 4 x the cosine: 4 for the one, 0 for the other
    assert bought["pay"] / bought["cost"] == pytest.approx(2.718281828**4)
    assert sum(bought.values()) == pytest.approx(1)
    # (2, 0) + (0.6, 0.8)
    both = likely({"buy": 1.0}, {"price": 1.0})
    assert both["pay"] / both["cost"] == pytest.approx(
        2.718281828 ** (4 * 1.8 / (2.6**2 + 0.8**2) ** 0.5), rel=1e-3
    )
    assert likely({"buy": 0.5}) == pytest.approx(bought)


def test_where_nothing_was_learned_nothing_is_likely() -> None:
    assert likely() == {}
    assert likely({"buy": 1.0}, {"sell": 1.0}) == {}
    assert Meaning(LEARNED, "another").towards([{"buy": 1.0}]) == {}
    assert "haggle" not in Meaning(LEARNED, "shop")


def test_what_was_learned_is_read_as_it_was_written() -> None:
    assert read(written(LEARNED)) == LEARNED


@pytest.mark.parametrize("game", lab.games)
def test_the_file_knows_the_present_ways_of_asking(game: str) -> None:
    """By its meaning alone a way is among the first three for its entry; `make meaning` learns it again."""
    meaning = meaning_of(game)
    entries = [(hit.id, entry.ways) for hit, entry in entries_of(lab.game(game)) if len(entry.ways) > 3]
    asked = [(id, ways[at % len(ways)]) for at, (id, ways) in enumerate(entries) if at % 3 == 0]
    missed = 0
    for id, way in asked:
        known = [word for word in map(stem, spoken(way)) if word in meaning]
        odds = meaning.likely(meaning.towards({word: 1.0} for word in known))
        missed += id not in sorted(odds, key=lambda each: -odds[each])[:3]
    assert missed <= len(asked) * 0.15


@pytest.mark.parametrize("game", lab.games)
def test_the_file_knows_every_entry(game: str) -> None:
    entries = [hit.id for hit, _ in entries_of(lab.game(game))]
    strange = set(entries) - meaning_of(game).towards([{"mani": 1.0}]).keys()
    assert len(strange) <= len(entries) / 50


def test_what_is_about_something_else_is_no_answer() -> None:
    places = Places(["pay", OTHER], place(127) + place(0, 127), [1.0, 1.0])
    shop = Meaning(Learned(WORDS, {"shop": places}, 4.0), "shop")
    towards = shop.towards([{"price": 1.0}])
    assert towards == pytest.approx({"pay": 0.6, OTHER: 0.8})
    assert shop.likely(towards) == {"pay": 1.0}


STRANGE = [
    "how do I unblock a sink",
    "which phone has the best camera",
    "who is the prime minister of Canada",
    "how many goals did Messi score",
    "what is the boiling point of water",
    "why is my baby crying",
    "how do I get from London to Paris",
    "may I take a penalty again if the keeper moved",
    "how do I print on both sides of a page",
    "can I eat eggs after their date",
    "what does a rook do in chess",
    "how long is a marathon",
    "where did I leave my glasses",
    "do sharks sleep",
    "how do I ask for a pay rise",
    "what is the plot of Hamlet",
    "how do I fold a paper boat",
    "is coffee healthy",
    "when is Easter next year",
    "my computer has a virus",
]


def test_strange_questions_are_told_to_be_about_something_else() -> None:
    """Others than those that it was learned from (tools/off_topic.txt): three of four."""
    answered = [(game, question) for game in lab.games for question in STRANGE if lab.ask(game, question)]
    assert len(answered) <= len(lab.games) * len(STRANGE) / 4, answered
