"""What learners ask in the language of a rulebook while it is in use: the entry that answers comes first."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.ask import ask
from rulebook_lab.lessons.asked import asked_of
from rulebook_lab.lessons.words import fold
from tests.lessons.looked_up import answered, shares

ASKED = Path(__file__).parent / "asked"
SPOKEN = [("pl", "amber_route"), ("sr", "ambis")]
"""The languages and games with ways of asking of their own."""

pytestmark = pytest.mark.parametrize(("language", "game"), SPOKEN)


@pytest.fixture(autouse=True)
def in_the_language(language: str) -> Iterator[None]:
    with lab.speaking(language):
        yield


def questions(language: str, game: str, file: str) -> dict[str, list[str]]:
    text = (ASKED / language / file).read_text(encoding="utf-8")
    return dict(tomllib.loads(text)[game])


def about(language: str, game: str) -> dict[str, list[str]]:
    return {asked: right for asked, right in questions(language, game, "tuned.toml").items() if right}


def test_the_questions_tuned_by_are_answered(language: str, game: str) -> None:
    first, three = shares(game, about(language, game), language)
    assert first >= 0.9
    assert three >= 0.98


def test_they_are_answered_without_diacritics(language: str, game: str) -> None:
    first, three = shares(
        game, {fold(asked): right for asked, right in about(language, game).items()}, language
    )
    assert first >= 0.9
    assert three >= 0.95


def test_they_are_answered_alike_while_english_is_spoken(language: str, game: str) -> None:
    """A question may be put in the rulebook's language; the answer is in what is spoken."""
    some = list(about(language, game))[::8]
    own = [answered(game, question, language) for question in some]
    with lab.speaking("en"):
        found = [ask(lab.game(game), question) for question in some]
    shown = [[each.id for hit in hits for each in (hit, *hit.also)] for hits in found]
    assert [tuple(ids[:3]) for ids in shown] == own
    titles = {clause.id: clause.title for clause in lab.game(game).catalogue}
    assert {titles[hits[0].id] == hits[0].title for hits in found if hits[0].kind == "clause"} == {False}


def test_questions_kept_apart_are_answered(language: str, game: str) -> None:
    kept_apart = questions(language, game, "kept_apart.toml")
    assert not kept_apart.keys() & questions(language, game, "tuned.toml").keys()
    first, three = shares(game, kept_apart, language)
    assert first >= 0.8
    assert three >= 0.9


def test_a_question_about_something_else_is_told_so(language: str, game: str) -> None:
    others = [asked for asked, right in questions(language, game, "tuned.toml").items() if not right]
    assert len(others) >= 4
    assert not [asked for asked in others if ask(lab.game(game), asked)]


def test_english_is_understood_beside_it_as_well_as_alone(language: str, game: str) -> None:
    asked = tomllib.loads((ASKED / "kept_apart.toml").read_text(encoding="utf-8"))[game]
    _, beside = shares(game, asked, language)
    with lab.speaking("en"):
        _, alone = shares(game, asked)
    assert beside >= alone - 0.05
    assert beside >= 0.8


def test_every_entry_is_asked_for_in_several_ways(language: str, game: str) -> None:
    own = asked_of(lab.game(game)).ways
    with lab.speaking("en"):
        english = asked_of(lab.game(game)).ways
    assert not [id for id, said in english.items() if len(own.get(id, ())) < min(len(said), 4)]
    assert not own.keys() - english.keys()


def test_what_is_asked_as_it_is_written_down_is_found(language: str, game: str) -> None:
    ways = [(id, way) for id, said in asked_of(lab.game(game)).ways.items() for way in said[::5]]
    missed = [way for id, way in ways if id not in answered(game, way, language)]
    assert len(missed) <= len(ways) / 100
