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


ODD = {
    "amber": [
        "can the road go in circles",
        "is the baron allowed to move",
        "what if I run out of houses",
        "may two roads cross each other",
        "do I have to tell what I hold",
        "can we lay tiles diagonally",
        "is the little wooden house mine",
        "may I take a move back",
        "can I keep a shovel for later",
        "what if there is only one coin left",
    ],
    "amber_route": [
        "can I share my escorts with a friend",
        "does the ghost follow me",
        "can I go to sleep in the village",
        "what if nobody reaches the castle",
        "am I allowed to show my cards",
        "may I fight the same monster again",
        "can I sell my amber",
        "is it good to be slow",
        "can a pawn be killed",
        "what happens when the dice fall off the table",
    ],
    "jantaris": [
        "can a merchant be killed",
        "may I walk from one district to another",
        "what if nobody bids",
        "can I lie about my vote",
        "are the red cubes worth more than the black ones",
        "can I buy a district",
        "is there any fighting",
        "may I change my mind after voting",
        "can I give my item to a friend",
        "what if two players want the same card",
    ],
    "ambis": [
        "can a lord be killed",
        "is it possible to steal pearls",
        "do the crabs fight each other",
        "may I sell my lord",
        "can we make a deal about allies",
        "may I change my mind after the lord is paid",
        "can I own two towers",
        "what is the use of an octopus",
        "can my lords move",
        "what if nobody has any pearls",
    ],
    "roads_and_boats": [
        "can a goose swim",
        "do donkeys need food",
        "what if my boat sinks",
        "can I eat the geese",
        "may I build a house",
        "can I sell wood for gold",
        "what happens when a truck runs out of petrol",
        "may I attack somebody",
        "is there a bank",
        "can a donkey swim",
    ],
}


def test_odd_questions_about_the_game_are_answered() -> None:
    refused = [
        (game, question) for game, odd in ODD.items() for question in odd if not lab.ask(game, question)
    ]
    assert len(refused) <= 6, refused


ELSEWHERE = {
    "amber": [
        "how do I change a tyre",
        "what is the square root of 81",
        "how many calories has a banana",
        "who painted the night watch",
        "how do I invite friends on facebook",
        "which train goes to Krakow",
        "can I castle with my king in check",
        "how do I cook rice",
        "what time is it in Tokyo",
        "my printer does not print",
    ],
    "amber_route": [
        "who is the president of France",
        "how do I bake bread",
        "how many players has a football team",
        "what does mortgage mean in Monopoly",
        "best way to lose weight",
        "where can I buy shoes",
        "how do I install Windows",
        "is it going to rain",
        "how long do cats live",
        "why is the sky blue",
    ],
    "jantaris": [
        "how do I file my taxes",
        "how fast is light",
        "recipe for pancakes",
        "how do I knit a scarf",
        "how far is the moon",
        "translate dog to Spanish",
        "what is the plot of Hamlet",
        "do I need a visa for Japan",
        "when does the shop close",
        "how do I clean a carpet",
    ],
    "ambis": [
        "how do I grow tomatoes",
        "what is the capital of Peru",
        "how many legs has a spider",
        "play some music",
        "how do I tie a tie",
        "is coffee healthy",
        "who invented the telephone",
        "how to remove a red wine stain",
        "does a pawn move backwards in chess",
        "what is a good book to read",
    ],
    "roads_and_boats": [
        "how do I get a driving licence",
        "who sang Yesterday",
        "how do I write a letter of application",
        "what is the population of India",
        "how do I plug in my guitar",
        "what is photosynthesis",
        "how many euros is a dollar",
        "do I pass go and collect 200",
        "what should I wear to a wedding",
        "how do I charge my phone",
    ],
}


def test_everyday_questions_about_something_else_are_told_so() -> None:
    answered = [(game, each) for game, asked in ELSEWHERE.items() for each in asked if lab.ask(game, each)]
    assert len(answered) <= 4, answered
