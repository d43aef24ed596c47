"""Sentences: what a message may say, what facts become in it, and what costs nothing until it is said."""

import subprocess
import sys
from pathlib import Path

import pytest

from rulebook_lab.engine import UnreadablePosition
from rulebook_lab.engine.events import Event, telling
from rulebook_lab.engine.wording import Phrase, Texts, load_texts, message_id
from tests.toy import GAME

ENGLISH = {
    "refusals": """
cards = Take { $number ->
    [one] one card
   *[other] { $number } cards
}, not { $card }.
    .nobody = { $seats } may not.
card_deck-empty = There is { COUNT($left) ->
    [0] nothing left
   *[other] { $left } left
}.
only-english = { $seat } waits: { word }.
word = only { $card }
way = { $card ->
    [red-card] It is the one.
   *[other] It is another.
}
any =
    .moment = Not now. { $asked }
    .over = Over and out.
""",
    "names": """
red-card = the red card
blue-card = the blue card
button_end = End
no-id = nothing at all
""",
    "nouns": """
card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .plural = cards
""",
    "words": """
pile = a pile of { $cards }
some = { AMOUNT($count, $thing) }
    .all = all { AMOUNT(0, $thing, form: "plural") }
""",
}
POLISH = {
    "refusals": """
cards = Weź { AMOUNT($number, "card", form: "accusative") }, nie { NAME($card, form: "accusative") }.
card_deck-empty = Zostało { AMOUNT($left, "card") }.
gone = { $card } { NAME($card, form: "gender") ->
    [masculine] zniknął
    [neuter] zniknęło
   *[feminine] zniknęła
}. { $seats } { COUNT($seats) ->
    [one] czeka
   *[other] czekają
}.
""",
    "names": """
red-card = czerwona karta
    .accusative = czerwoną kartę
    .gender = feminine
token = żeton
    .gender = masculine
""",
    "nouns": """
card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .accusative = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
""",
    "words": """
pile = stos { $cards }
    .accusative = stosik { NAME($cards, form: "accusative") }
""",
    "lists": 'last = { " i " }\n',
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with texts in English and, not all of them, in Polish."""
    name = f"texts_of_{tmp_path.name}"
    for language, tables in (("en", ENGLISH), ("pl", POLISH)):
        home = tmp_path / name / "texts" / language
        home.mkdir(parents=True)
        for table, source in tables.items():
            (home / f"{table}.ftl").write_text(source, encoding="utf-8")
    (tmp_path / name / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    return name


@pytest.fixture
def english(package: str) -> Texts:
    return load_texts(package)


@pytest.fixture
def polish(package: str) -> Texts:
    return load_texts(package, "pl")


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("explore.price", ("explore_price", "")),
        ("explore.price/owes", ("explore_price", "owes")),
        ("*/moment", ("any", "moment")),
        ("button:pearl+token", ("button_pearl_token", "")),
        ("oil_rig", ("oil_rig", "")),
        ("", ("no-id", "")),
        ("-", ("dash", "")),
    ],
)
def test_a_key_is_a_message_or_an_attribute_of_one(key: str, message: tuple[str, str]) -> None:
    assert message_id(key) == message


def test_facts_show_by_their_names_and_choose_by_their_ids(english: Texts) -> None:
    say = english.say
    assert say("refusals", ["cards"], {"number": 1, "card": "red-card"}) == "Take one card, not the red card."
    assert say("refusals", ["cards"], {"number": 1200, "card": 3}) == "Take 1200 cards, not 3."
    assert say("refusals", ["way"], {"card": "red-card"}) == "It is the one."
    assert say("refusals", ["way"], {"card": "blue-card"}) == "It is another."
    assert say("refusals", ["only-english"], {"seat": True, "card": ""}) == "Yes waits: only nothing at all."


def test_what_is_counted_may_be_a_fact_too(english: Texts) -> None:
    some = Phrase("some", {"count": 3, "thing": "card"})
    assert (english.name(some), english.name(some, "all")) == ("3 cards", "all cards")


def test_an_impossible_number_has_no_singular(english: Texts) -> None:
    assert english.amount(-1, "card") == "−1 cards"


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((), "Nothing may not."),
        (("red",), "Red may not."),
        (("red", "red-card"), "Red and the red card may not."),
        (["red", "blue", "unheard-of"], "Red, Blue and unheard-of may not."),
    ],
)
def test_several_things_are_told_in_a_row(english: Texts, seats: tuple[str, ...], told: str) -> None:
    assert english.say("refusals", ["cards/nobody"], {"seats": seats}) == told


def test_a_fraction_has_the_sign_of_its_language() -> None:
    assert load_texts("rulebook_lab.engine", "en").name(44.9) == "44.9"
    assert load_texts("rulebook_lab.engine", "sr").name((0.5, 3.0)) == "0,5 i 3"


def test_something_may_be_said_only_where_there_is_a_fact(english: Texts) -> None:
    for nothing in (0, "", (), None, False):
        assert english.say("refusals", ["card.deck-empty"], {"left": nothing}) == "There is nothing left."
    assert english.say("refusals", ["card.deck-empty"], {"left": 5}) == "There is 5 left."
    assert english.say("refusals", ["card.deck-empty"], {"left": ("red", "blue")}) == (
        "There is Red and Blue left."
    )


def test_what_is_missing_is_shown_and_never_an_error(english: Texts) -> None:
    assert english.say("refusals", ["cards"], {}) == "Take {number} cards, not {card}."
    assert english.say("refusals", ["unheard.of", "*/none"], {"seat": "red"}) == "unheard.of seat Red"
    assert english.say("refusals", [], {}) == ""
    assert english.phrase("board", "unheard-of") == "unheard-of"
    assert english.amount(2, "unheard-of") == "2 unheard-of"
    assert english.name("unheard-of", "genitive") == "unheard-of"
    assert english.name(Phrase("unheard-of")) == "unheard-of"


def test_a_long_list_is_cut_in_a_sentence(english: Texts) -> None:
    told = english.say("refusals", ["card.deck-empty"], {"left": ("red",) * 1000})
    assert told.startswith("There is Red, Red, ")
    assert told.endswith("Red and 971 more left.")
    assert told.count("Red") == 29


def test_what_is_too_long_for_a_sentence_is_told_without_one(english: Texts) -> None:
    told = english.say("refusals", ["card.deck-empty"], {"left": "x" * 10_000})
    assert told.startswith("card.deck-empty left xxx")


@pytest.mark.parametrize("length", [1, 2000, 3000, 100_000])
def test_what_is_wrong_is_told_however_long_the_text_is(length: int) -> None:
    """A line pasted into a position was answered by the name of the message."""
    with pytest.raises(UnreadablePosition, match=r"'x.* is not of the form 'key: value'"):
        GAME.read_position("x" * length)


def test_the_first_message_found_is_said(english: Texts) -> None:
    assert english.say("refusals", ["none", "*/over", "cards"], {}) == "Over and out."
    assert english.has("refusals", "cards/nobody")
    assert not english.has("refusals", "cards/everybody")
    assert not english.has("nowhere", "cards")


def test_a_package_replaces_single_sentences_of_the_engine(english: Texts) -> None:
    assert english.say("refusals", ["*/over"], {}) == "Over and out."
    assert english.say("refusals", ["*/off"], {}) == "This choice is switched off."


def test_a_message_tells_which_facts_it_wants(english: Texts) -> None:
    assert english.facts("refusals", "cards") == {"number", "card"}
    assert english.facts("refusals", "only-english") == {"seat", "card"}
    assert english.facts("refusals", "unheard-of") == frozenset()


def test_an_owners_names_hold(english: Texts) -> None:
    own = english.with_names({"red-card": "The Kraken", "squid:1": "a squid"})
    told = own.say("refusals", ["cards"], {"number": 1, "card": "red-card"})
    assert told == "Take one card, not The Kraken."
    assert own.name(("red-card", "squid:1"), "accusative") == "The Kraken and a squid"
    assert own.has("names", "squid:1")
    assert english.name("red-card") == "the red card"


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "0 kart"), (1, "1 karta"), (2, "2 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty")],
)
def test_numbers_take_the_plurals_of_their_language(polish: Texts, number: int, told: str) -> None:
    assert polish.amount(number, "card") == told
    assert polish.say("refusals", ["card.deck-empty"], {"left": number}) == f"Zostało {told}."


def test_a_sentence_asks_for_the_form_of_a_name(polish: Texts) -> None:
    facts = {"number": 1, "card": "red-card"}
    assert polish.say("refusals", ["cards"], facts) == "Weź 1 kartę, nie czerwoną kartę."
    pile = Phrase("pile", {"cards": ("red-card", "token")})
    assert polish.name(pile) == "stos czerwona karta i żeton"
    assert polish.name(pile, "accusative") == "stosik czerwoną kartę i żeton"


def test_a_sentence_chooses_by_gender_and_by_how_many(polish: Texts) -> None:
    assert polish.say("refusals", ["gone"], {"card": "red-card", "seats": ("Ala",)}) == (
        "Czerwona karta zniknęła. Ala czeka."
    )
    assert polish.say("refusals", ["gone"], {"card": "token", "seats": ("Ala", "Ela", "Ola")}) == (
        "Żeton zniknął. Ala, Ela i Ola czekają."
    )


def test_what_a_language_lacks_is_said_in_english(polish: Texts) -> None:
    assert polish.say("refusals", ["only-english"], {"seat": "red", "card": "red-card"}) == (
        "Czerwony waits: only czerwona karta."
    )
    assert polish.name("blue-card") == "the blue card"


def test_nothing_is_said_before_it_is_asked_for() -> None:
    program = (
        "import sys, rulebook_lab as lab\n"
        "assert len(lab.game('ambis').start(3).legal_moves) > 1\n"
        "print([name for name in ('fluent', 'babel', 'pytz') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_toy_speaks() -> None:
    assert GAME.describe(GAME.read_move("red take 2")) == "Take 2 pebbles."


def test_a_move_that_is_a_fact_is_said_as_a_move() -> None:
    events: list[Event] = []
    telling(events)("turn.most", "asks", "blue", what=GAME.read_move("red take 2"))
    assert GAME.narrate(events[0]) == "asks what Take 2 pebbles., seat Blue"


def test_a_name_may_be_made_of_other_names() -> None:
    texts = load_texts("tests.toy").with_names({"north": "N", "up": Phrase("north-road", {"way": "north"})})
    assert texts.name("up") == "north-road"
    assert texts.name("north") == "N"
