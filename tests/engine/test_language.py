"""The language in use: for the process, for a page, for a file of words laid over the English one."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import UnknownName, UnreadableMove, UnreadablePosition
from rulebook_lab.engine.editions import SHIPPED, Editions
from rulebook_lab.engine.language import current, languages, speaking
from rulebook_lab.engine.overlay import overlaid
from rulebook_lab.engine.script import cyrillic
from rulebook_lab.engine.wording import load_texts
from rulebook_lab.games.amber_route.components import read_components
from tests.toy import GAME
from tools.languages import of_package


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    lab.language("en")


def test_a_language_holds_until_another_is_chosen() -> None:
    assert lab.language() == "en"
    assert lab.language("pl") == "pl" == lab.language()
    with lab.speaking("sr"):
        assert current() == "sr"
        with lab.speaking("en"):
            assert current() == "en"
        assert current() == "sr"
    assert current() == "pl"


def test_a_language_may_be_named_as_systems_name_it() -> None:
    assert lab.language("pl_PL.UTF-8") == "pl"
    assert lab.language("SR-CYRL") == "sr-Cyrl"
    assert lab.language("sr-Latn") == "sr"


@pytest.mark.parametrize("wrong", ["polish", "p", "xx", "-", "\0"])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(wrong: str) -> None:
    with (
        pytest.raises(UnknownName, match=r"no language .*; there are en, (de, )?pl, sr, sr-Cyrl"),
        speaking(wrong),
    ):
        pass
    assert current() == "en"


def test_the_environment_names_the_first_language() -> None:
    code = "import rulebook_lab as lab; print(lab.language())"
    for named, found in (("pl", "pl"), ("sr_RS.UTF-8", "sr"), ("", "en"), ("klingon", "en")):
        said = subprocess.run(
            [sys.executable, "-c", code],
            env={"RULEBOOK_LAB_LANGUAGE": named},
            capture_output=True,
            text=True,
            check=True,
        )
        assert said.stdout.strip() == found
        assert ("no language 'klingon'" in said.stderr) == (named == "klingon")


def test_a_language_calls_itself_by_its_name() -> None:
    named = {
        code: load_texts("rulebook_lab.engine", code).phrase("language", "itself") for code in languages()
    }
    assert named.items() >= {"en": "English", "pl": "polski", "sr": "srpski", "sr-Cyrl": "српски"}.items()


def test_texts_are_one_value_for_each_language() -> None:
    game = lab.game("ambis")
    english = game.texts
    with lab.speaking("sr"):
        serbian = game.texts
        assert serbian.language == "sr"
        assert serbian is game.texts is not english
    assert game.texts is english


def test_words_are_laid_over_what_has_their_id_or_their_place() -> None:
    english = {
        "clause": [{"id": "a", "text": "one", "page": 2}, {"id": "b", "text": "two"}],
        "options": ["yes", "2", "no"],
        "missed": {"yes": "why"},
    }
    words = {
        "clause": [{"id": "b", "text": "dwa", "more": "x"}, {"id": "c", "text": "trzy"}],
        "options": ["tak", "", "nie"],
        "missed": {"tak": "bo"},
    }
    assert overlaid(english, words) == {
        "clause": [{"id": "a", "text": "one", "page": 2}, {"id": "b", "text": "dwa"}],
        "options": ["tak", "2", "nie"],
        "missed": {"tak": "bo"},
    }
    assert overlaid(english, {}) == english


def test_cyrillic_has_one_letter_for_two_and_leaves_what_is_no_word() -> None:
    assert cyrillic("Ljubičasti njegov DŽEP, đak") == "Љубичасти његов ЏЕП, ђак"
    assert cyrillic("nadživeti, konjugacija") == "надживети, конјугација"
    assert (
        cyrillic("`explore` {seat} [explore.price] <b>Sud</b> VII")
        == "`explore` {seat} [explore.price] <b>Суд</b> VII"
    )


def test_a_clause_in_the_rulebooks_language_needs_no_term_beside_its_title() -> None:
    with lab.speaking("sr"):
        card = str(lab.game("ambis").catalogue["setup.court"])
    assert card.startswith("Šest lordova otvara Dvor [setup.court]\n")
    assert card.endswith("\npostavka · Komponente i postavka")


def test_what_cannot_be_read_is_told_in_the_language_in_use_with_names_as_they_are_written() -> None:
    game = lab.game("ambis")
    with lab.speaking("sr"):
        with pytest.raises(UnreadableMove) as move:
            game.read_move("red buy squid9")
        with pytest.raises(UnreadablePosition) as position:
            game.read_position("threat: 9")
        with pytest.raises(UnknownName) as clause:
            game.catalogue["plot.costs"]
    assert str(move.value).startswith("'squid9' ne može da bude card: najbliže: squid")
    assert str(position.value) == "red 1, 'threat': od 1 do 6, a ne 9"
    assert str(clause.value) == "Ambis nema pravilo 'plot.costs'; da li ste mislili na 'plot.cost'?"
    with pytest.raises(UnreadableMove, match=r"^'rad' is no player: red is meant"):
        game.read_move("chance starter rad")


def test_a_box_that_is_opened_in_polish_first_is_english_all_the_same() -> None:
    package = lab.game("amber_route").package
    box = Editions(package, read_components)
    with speaking("pl"):
        assert box.printed(SHIPPED).light["mountains-2"].title == "Gryf"
    assert box.printed(SHIPPED).light["mountains-2"].title == "Griffin"
    assert box[SHIPPED].light["mountains-2"].title == "Griffin"


# -- the toy in a third language: the example of docs/languages.md ------------------------------------


def test_the_toy_has_all_its_sentences_in_german() -> None:
    home = Path(__file__).parents[1] / "toy"
    part = of_package(home, home / "texts" / "de")
    assert part.missing == part.unused == []
    assert len(part.said) > 40


def test_the_toy_declines_in_german() -> None:
    with speaking("de"):
        state = GAME.read_position("heap: 5\nseats: blue yellow")
        one, three = (GAME.describe(GAME.read_move(f"blue take {n}"), state) for n in (1, 3))
        assert (one, three) == ("Nimm einen Kiesel.", "Nimm 3 Kiesel.")
        (event, *_) = state.outcome("blue take 1").events
        assert GAME.narrate(event) == "Blau nimmt einen Kiesel."
        assert state.prompt == "Blau: Kiesel nehmen oder eine Abstimmung verlangen."
        voting = state.play("blue call")
        assert voting.prompt == "Blau und Gelb stimmen geheim ab."
        assert voting.play("blue cast yes").prompt == "Gelb stimmt geheim ab."
        assert str(state.why_not("blue take 0")).startswith("Keinen Kiesel zu nehmen geht nicht")
        assert GAME.catalogue.rulings["ruling.none"].answer == "Nein."
    assert state.prompt.startswith("Blue")


def test_what_a_third_language_lacks_is_english() -> None:
    with speaking("de"):
        over = GAME.read_position("heap: 0\nseats: blue yellow\ntaken: 3 1")
        assert over.prompt == "The game is over: Blau won with 3 points."
