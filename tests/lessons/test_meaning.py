"""What questions mean: where words and entries lie, and whether the file knows the present ways of asking."""

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.ask import entries_of
from rulebook_lab.lessons.meaning import SIZE, Learned, Meaning, Places, meaning_of, read, written
from rulebook_lab.lessons.words import spoken, stem


def place(*figures: int) -> bytes:
    return bytes(figure % 256 for figure in (*figures, *(0,) * (SIZE - len(figures))))


WORDS = Places(["buy", "sell", "price"], place(100) + place(-100) + place(60, 80), [2.0, 2.0, 1.0])
LEARNED = Learned(WORDS, {"shop": Places(["pay", "cost"], place(127) + place(0, 127), [1.0, 1.0])}, 4.0)


def test_a_question_lies_where_its_words_together_point() -> None:
    shop = Meaning(LEARNED, "shop")
    bought = shop.likely([{"buy": 1.0}])
    # 4 x the cosine: 4 for the one, 0 for the other
    assert bought["pay"] / bought["cost"] == pytest.approx(2.718281828**4)
    assert sum(bought.values()) == pytest.approx(1)
    # (2, 0) + (0.6, 0.8)
    both = shop.likely([{"buy": 1.0}, {"price": 1.0}])
    assert both["pay"] / both["cost"] == pytest.approx(
        2.718281828 ** (4 * 1.8 / (2.6**2 + 0.8**2) ** 0.5), rel=1e-3
    )
    assert shop.likely([{"buy": 0.5}]) == pytest.approx(bought)


def test_where_nothing_was_learned_nothing_is_likely() -> None:
    assert Meaning(LEARNED, "shop").likely([]) == {}
    assert Meaning(LEARNED, "shop").likely([{"buy": 1.0}, {"sell": 1.0}]) == {}
    assert Meaning(LEARNED, "another").likely([{"buy": 1.0}]) == {}
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
        likely = meaning.likely({word: 1.0} for word in known)
        missed += id not in sorted(likely, key=lambda each: -likely[each])[:3]
    assert missed <= len(asked) * 0.15


@pytest.mark.parametrize("game", lab.games)
def test_the_file_knows_every_entry(game: str) -> None:
    entries = [hit.id for hit, _ in entries_of(lab.game(game))]
    strange = set(entries) - meaning_of(game).likely([{"mani": 1.0}]).keys()
    assert len(strange) <= len(entries) / 50


@pytest.mark.parametrize(
    ("game", "question", "id"),
    [
        ("ambis", "is there change when I hand over more than the noble wants", "recruit.no-change"),
        ("amber", "is it allowed to pull down a castle", "shovel.not-castle"),
    ],
)
def test_a_question_in_words_that_nobody_wrote_down_is_understood(game: str, question: str, id: str) -> None:
    assert id in [hit.id for hit in lab.ask(game, question)[:3]]
