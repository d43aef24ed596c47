"""What learners ask, in their own words: the entry that answers comes first, or among three."""

import tomllib
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.ask import ask
from rulebook_lab.lessons.asked import asked_of
from tests.lessons.looked_up import answered, answers, shares, shown_at_first

ASKED = Path(__file__).parent / "asked"
TUNED = tomllib.loads((ASKED / "tuned.toml").read_text(encoding="utf-8"))
KEPT_APART = tomllib.loads((ASKED / "kept_apart.toml").read_text(encoding="utf-8"))

NOT_ABOUT = [
    "what is the capital of France",
    "who won the world cup in 2014",
    "what is the weather tomorrow",
    "how do I reset my password",
    "how long must I boil an egg",
    "what is the best restaurant in Berlin",
    "when was Mozart born",
    "how tall is the Eiffel tower",
    "xyzzy",
]


@pytest.mark.parametrize("game", lab.games)
def test_the_questions_tuned_by_are_answered(game: str) -> None:
    about = {question: right for question, right in TUNED[game].items() if right}
    assert len(about) >= 60
    first, three = shares(game, about)
    assert first >= 0.9
    assert three >= 0.98


@pytest.mark.parametrize(("most", "first", "three"), [(20, 0.88, 0.94), (None, 0.85, 0.95)])
def test_questions_kept_apart_are_answered(most: int | None, first: float, three: float) -> None:
    """The twenty of the beginning, and all: those added later are put in freer words."""
    assert all(len(KEPT_APART[game]) >= 20 for game in lab.games)
    found = [shares(game, dict(list(KEPT_APART[game].items())[:most])) for game in lab.games]
    assert sum(right for right, _ in found) / len(found) >= first
    assert sum(among for _, among in found) / len(found) >= three


def test_the_first_answer_shows_the_rule_and_its_ruling() -> None:
    found = [shown_at_first(game, KEPT_APART[game]) for game in lab.games]
    assert sum(found) / len(found) >= 0.86


@pytest.mark.parametrize(
    ("game", "question", "both"),
    [
        (
            "amber_route",
            "There's an hourglass on the card I beat. What do I do with the card?",
            {"reward.hourglass", "ruling.dark-card-destination"},
        ),
        ("amber_route", "what does the werewolf give me", {"dark.forest-monster-c", "dark.forest-monster-d"}),
    ],
)
def test_what_is_about_the_same_rule_is_one_answer(game: str, question: str, both: set[str]) -> None:
    first = ask(lab.game(game), question)[0]
    assert {first.id, *(hit.id for hit in first.also)} == both
    assert all(
        hit.text in str(first) and hit.text in ask(lab.game(game), question)._repr_html_()
        for hit in first.also
    )
    shown = [id for ids in answers(game, question, "en") for id in ids]
    assert len({*shown}) == len(shown)


def test_a_thing_that_is_named_stands_for_its_kind() -> None:
    """“Werewolf” was answered by the card of the werewolf, whatever was asked about the fight."""
    assert (
        answered("amber_route", "I lost the fight against the werewolf. What do I lose?", "en")[0]
        == "monster.lose-cost"
    )
    assert answered("amber_route", "werewolf", "en")[0].startswith("dark.forest-monster")


@pytest.mark.parametrize(
    ("game", "question", "id"),
    [
        ("amber", "I'd love to destroy green's castle with my shovel. Allowed?", "shovel.not-castle"),
        ("roads_and_boats", "can yellow build", "building.what"),
    ],
)
def test_neither_feelings_nor_names_of_seats_make_a_question_strange(
    game: str, question: str, id: str
) -> None:
    assert id in answered(game, question, "en")


@pytest.mark.parametrize("game", lab.games)
def test_every_clause_and_ruling_says_how_it_is_asked_for(game: str) -> None:
    catalogue, asked = lab.game(game).catalogue, asked_of(lab.game(game))
    entries = [*(clause.id for clause in catalogue), *(ruling.id for ruling in catalogue.ruling)]
    ways = {id: {*asked.ways.get(id, ()), *asked.others.get(id, ())} for id in entries}
    assert not [id for id, said in ways.items() if len(said) < 4]
    assert not (asked.ways.keys() | asked.others.keys()) - set(entries)


@pytest.mark.parametrize("game", lab.games)
@pytest.mark.parametrize("question", NOT_ABOUT)
def test_a_question_about_something_else_is_told_so(game: str, question: str) -> None:
    answers = ask(lab.game(game), question)
    assert not answers
    assert f"Nothing like it was found in the rulebook of {lab.game(game).title}" in repr(answers)


@pytest.mark.parametrize(
    ("word", "own"),
    [
        ("how many pearls do I start with", "ambis"),
        ("how much can my donkey carry", "roads_and_boats"),
        ("how do I get past a ghost", "amber_route"),
        ("what does the roundabout do", "amber"),
        ("when may I go to the bazaar", "jantaris"),
        ("which way does the rook go", None),
    ],
)
def test_a_question_in_another_games_words_is_told_so(word: str, own: str | None) -> None:
    assert [game for game in lab.games if ask(lab.game(game), word)] == [*filter(None, [own])]


@pytest.mark.parametrize(
    ("game", "question", "id", "figure"),
    [
        ("roads_and_boats", "what does a mint cost", "building.mint", "2 boards and 1 stone"),
        ("roads_and_boats", "how many boards for a coal burner", "building.coal_burner", "3 boards"),
        ("roads_and_boats", "capacity of a stone factory", "building.stone_factory", "at the most 6 a turn"),
        ("ambis", "what does the Slaver cost", "lord.slaver", "1 race with shellfish, value 8"),
        ("ambis", "koliko košta Robovlasnik", "lord.slaver", "worth 5 points"),
        ("ambis", "how many points is the Chasm", "location.chasm", "5 + 3 per affiliated crab"),
        ("jantaris", "what does the Royal Seal cost", "item.royal-seal", "4 red and 1 black"),
        ("roads_and_boats", "how do I make a wagon", "transporter.wagon", "out of 1 donkey and 2 boards"),
        ("amber", "how many roundabouts are there", "tile.roundabout", "There are 4 of them"),
        ("amber_route", "what does Noc Kupały give", "gift.kupala", "6: amber"),
    ],
)
def test_a_figure_is_answered_with_the_figure(game: str, question: str, id: str, figure: str) -> None:
    first = ask(lab.game(game), question)[0]
    assert first.id == id
    assert figure in first.text


@pytest.mark.parametrize("game", lab.games)
def test_every_line_of_a_player_aid_names_clauses_that_there_are(game: str) -> None:
    played = lab.game(game)
    rows = list(played.part("aid").rows(played.start()))
    assert len({row.id for row in rows}) == len(rows)
    assert not [
        row.id for row in rows if not row.clauses or not all(c in played.catalogue for c in row.clauses)
    ]
    assert not [row.id for row in rows if "{" in row.text or not row.text.endswith(".")]


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("amber", "who goes frist", "who goes first"),
        ("ambis", "hwo do i gte a paerl", "how do i get a pearl"),
        ("roads_and_boats", "waht cna a dnokey carry", "what can a donkey carry"),
    ],
)
def test_letters_that_changed_places_are_put_right(game: str, typed: str, meant: str) -> None:
    assert answered(game, meant, "en")
    assert answered(game, typed, "en") == answered(game, meant, "en")


@pytest.mark.parametrize("game", lab.games)
def test_a_short_word_is_no_other_one_of_the_game(game: str) -> None:
    """A cat is no act."""
    assert not ask(lab.game(game), "my cat keeps sneezing what now")


def test_spelling_cyrillic_and_missing_diacritics_do_not_matter() -> None:
    game = lab.game("ambis")
    wanted = ask(game, "koliko košta drugi saveznik")[0].id
    assert wanted == "explore.price"
    assert ask(game, "koliko kosta drugi saveznik")[0].id == wanted
    assert ask(game, "колико кошта други савезник")[0].id == wanted
    assert ask(game, "how much does the secnd aly cost")[0].id == wanted


@pytest.mark.parametrize(
    ("game", "question", "id"),
    [
        ("roads_and_boats", "lightbulb", "research.light-bulb"),
        ("amber_route", "what is the hour glass", "reward.hourglass"),
        ("jantaris", "what do I get at the market place", "city.marketplace"),
        ("amber", "stuck and broke, do I go into debt", "unable.coin"),
        ("jantaris", "who goes first, my little sister is 6", "start.first-turn"),
    ],
)
def test_a_word_in_two_and_a_question_beside_other_talk_are_understood(
    game: str, question: str, id: str
) -> None:
    assert answered(game, question, "en").count(id) == 1
