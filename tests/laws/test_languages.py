"""Every sentence of every language with every kind of fact; every file of words beside the English one."""

import re
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import Move, Outcome
from rulebook_lab.engine.language import ENGLISH, languages, written
from rulebook_lab.engine.overlay import KEYED_BY_WORDS
from rulebook_lab.engine.script import LEFT
from rulebook_lab.engine.wording import Phrase, Texts, load_texts
from rulebook_lab.lessons.loading import bank_of, lessons_of
from rulebook_lab.lessons.words import spoken, stem
from rulebook_lab.views.play import picture
from tests.english import ALWAYS, words_of
from tools.languages import FIELDS, PACKAGE, Part, messages, worded
from tools.languages import parts as languages_parts

NUMBERS = (0, 1, 2, 5, 12, 22)
GAMES = {lab.game(name).package: lab.game(name) for name in lab.games}

PLACES = [
    (folder.parents[1], folder.name)
    for folder in sorted(PACKAGE.glob("**/texts/*/"))
    if folder.name != ENGLISH and "new_game" not in folder.parts
]
"""The packages with texts and the folders of their languages."""

SEATS = ("red", "blue", "yellow", "green", "purple", "black")

SAME = {
    ("amber_route", "pl"): {"board board", "charts advice/plan"},
    ("ambis", "sr"): {"charts bargains/x", "names game_ambis"},
    ("engine", "pl"): {"names quiz"},
    ("lessons", "pl"): {"quiz title"},
    ("rooms", "sr"): {"room bot"},
    ("views", "sr"): {"table bot"},
}
"""The sentences of a package in a language that are the English ones."""


def package(home: Path) -> str:
    return ".".join(home.relative_to(PACKAGE.parent).parts)


def texts_of(home: Path, language: str) -> Texts:
    with lab.speaking(language):
        game = GAMES.get(package(home))
        return game.texts if game else load_texts(package(home))


def keys_of(home: Path, folder: str) -> list[tuple[str, str]]:
    """The tables and messages of a package in a language, forms included."""
    found = []
    for key in messages(home / "texts" / folder):
        file, id = key.split(" ", 1)
        found.append((file.removesuffix(".ftl"), id))
    return found


def things(home: Path) -> list[object]:
    """What a fact may be: every number, every name, some of them together, words."""
    english = texts_of(home, ENGLISH)
    names = [id for table, id in keys_of(home, ENGLISH) if table == "names" and english.name(id)]
    words = [id for table, id in keys_of(home, ENGLISH) if table == "words"]
    phrases = [
        Phrase(id, dict.fromkeys(english.facts("words", id), fact)) for id in words for fact in (2, "red")
    ]
    return [*NUMBERS, *SEATS, *names, *phrases, SEATS[:1], SEATS[:2], SEATS[:3]]


@pytest.mark.parametrize(("home", "folder"), PLACES, ids=lambda each: getattr(each, "name", each))
def test_every_sentence_can_be_said_with_every_kind_of_fact(home: Path, folder: str) -> None:
    english, facts, faults = texts_of(home, ENGLISH), things(home), []
    for language in (each for each in languages() if written(each)[0] == folder):
        with lab.speaking(language):
            texts = texts_of(home, language)
            for table, key in keys_of(home, folder):
                asked = texts.facts(table, key)
                for fact in facts if asked else [0]:
                    told = said(texts, table, key, fact)
                    if not told and said(english, table, key, fact):
                        faults.append((language, table, key, "is empty", fact))
                    elif re.search(r"[{}]|\?\?\?", told):
                        faults.append((language, table, key, "is not filled", told))
    assert not faults, "\n".join(map(str, faults))


def said(texts: Texts, table: str, key: str, fact: object) -> str:
    """A sentence all of whose facts are one, without the ids of clauses in it."""
    facts = dict.fromkeys(texts.facts(table, key), fact)
    return re.sub(r"\[[\w.-]+\.[\w.-]+\]", "", texts.phrase(table, key, **facts)).strip()


@pytest.mark.parametrize(("home", "folder"), PLACES, ids=lambda each: getattr(each, "name", each))
def test_no_sentence_is_the_english_one(home: Path, folder: str) -> None:
    """None but those listed, which are alike in both; and none in Cyrillic holds Latin letters."""
    english, alike = texts_of(home, ENGLISH), set()
    for language in (each for each in languages() if written(each)[0] == folder):
        with lab.speaking(language):
            texts = texts_of(home, language)
            for table, key in keys_of(home, folder):
                told = said(texts, table, key, 5)
                latin = language == "sr-Cyrl" and re.search("[A-Za-z]", LEFT.sub("", told))
                if latin or (told == said(english, table, key, 5) and re.search(r"[^\W\d_]{2}", told)):
                    alike.add(f"{table} {key}")
    assert alike == SAME.get((home.name, folder), set())


@pytest.mark.parametrize("language", languages())
def test_every_seat_has_a_letter_of_its_own(language: str) -> None:
    with lab.speaking(language):
        letters = [load_texts("rulebook_lab.views").name(seat, "letter") for seat in SEATS]
    assert len(set(letters)) == len(SEATS)
    assert {len(letter) for letter in letters} == {1}


@pytest.mark.parametrize("name", lab.games)
def test_a_seats_pieces_bear_its_letter_in_the_language_in_use(name: str) -> None:
    with lab.speaking("pl"):
        state = lab.timeline(name, seed=3).state
        letters = {seat: state.game.texts.name(seat, "letter") for seat in state.seats}
        pieces = [node for node in picture(state, {}).nodes if node.key.endswith(".letter")]
        borne = {(part, node.text) for node in pieces for part in node.key.split(".") if part in letters}
    assert borne
    assert borne <= set(letters.items())


QUOTING = [path for code in ("pl", "sr") for path in sorted(PACKAGE.glob(f"**/texts/{code}/*.*"))]


@pytest.mark.parametrize("path", QUOTING, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_quotations_are_closed_as_polish_and_serbian_close_them(path: Path) -> None:
    """„…”: the other sign, “, opens one in English."""
    assert "“" not in path.read_text(encoding="utf-8")


SPOKEN = [part for part in languages_parts() if part.name != "notebooks"]


@pytest.mark.parametrize("part", SPOKEN, ids=lambda part: f"{part.language}-{part.name}")
def test_no_english_word_is_left_in_a_sentence(part: Part) -> None:
    shown = {key: said for key, said in part.said.items() if not key.endswith(".note")}
    assert not {key: left for key, said in shown.items() if (left := words_of(said) & ALWAYS)}


# -- files of words ----------------------------------------------------------------------------

OVERLAYS = [
    (path, path.parents[2] / path.name)
    for path in sorted(PACKAGE.glob("**/texts/*/*.toml"))
    if path.name in FIELDS and path.parent.name != ENGLISH
]


def shape(value: object, english: object, place: str = "") -> Iterator[str]:
    """Where an overlay does not fit the English file, or says again what is no words."""
    if isinstance(value, dict) and isinstance(english, dict):
        for key, each in value.items():
            if key not in english:
                yield f"{place}.{key}: there is no such field"
            elif key in KEYED_BY_WORDS:
                yield from [] if len(each) == len(english[key]) else [f"{place}.{key}: other entries"]
            else:
                yield from shape(each, english[key], f"{place}.{key}")
    elif isinstance(value, list) and isinstance(english, list):
        by_id = {each["id"]: each for each in english if isinstance(each, dict) and "id" in each}
        if by_id and len(by_id) == len(english):
            for each in value:
                if each.get("id") in by_id:
                    yield from shape(each, by_id[each["id"]], f"{place}.{each['id']}")
                else:
                    yield f"{place}: there is no {each.get('id')}"
        else:
            yield from [] if len(value) == len(english) else [f"{place}: {len(value)} for {len(english)}"]
            for number, (each, other) in enumerate(zip(value, english, strict=False)):
                yield from shape(each, other, f"{place}.{number}")
    elif type(value) is not type(english):
        yield f"{place}: {value!r} for {english!r}"
    elif isinstance(value, bool | int | float):
        yield f"{place}: {value!r} is no words"


@pytest.mark.parametrize(("path", "english"), OVERLAYS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_words_stand_where_the_english_file_has_them(path: Path, english: Path) -> None:
    over, whole = (tomllib.loads(each.read_text(encoding="utf-8")) for each in (path, english))
    for head in ("format", "game"):
        assert over.pop(head, whole.get(head)) == whole.pop(head, None), head
    assert not list(shape(over, whole))


@pytest.mark.parametrize(("path", "english"), OVERLAYS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_translation_keeps_the_code_in_a_text(path: Path, english: Path) -> None:
    """What stands in backticks, and the ids of clauses, are the same in every language."""
    over, whole = (sentences(each) for each in (path, english))
    faults = [
        (key, missing) for key, text in over.items() if (missing := sorted(code(whole[key]) - code(text)))
    ]
    assert not faults


def code(text: str) -> set[str]:
    return {*re.findall(r"`[^`]+`", text), *re.findall(r"\b[a-z-]+\.[a-z-]+[a-z]\b", text)}


def sentences(path: Path) -> dict[str, str]:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        f"{kind} {entry['id']}{place}": text
        for kind, entries in data.items()
        for entry in (entries if isinstance(entries, list) else ())
        for place, text in worded(entry, FIELDS[path.name])
    }


TAUGHT = [(GAMES[package(home)], folder) for home, folder in PLACES if package(home) in GAMES]


@pytest.mark.parametrize(("game", "language"), TAUGHT, ids=lambda each: getattr(each, "id", each))
def test_written_questions_have_their_answer_among_their_options(game: lab.Game, language: str) -> None:
    with lab.speaking(language):
        bank, taught = bank_of(game), lessons_of(game)
    assert bank.questions.keys() == bank_of(game).questions.keys()
    assert taught.walkthroughs.keys() == lessons_of(game).walkthroughs.keys()
    for question in bank.questions.values():
        options = question.options
        assert len(set(options)) == len(options), question.id
        assert not options or question.answer in options, question.id
        assert set(question.missed) <= set(options), question.id


# -- how long it takes -------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), TAUGHT, ids=lambda each: getattr(each, "id", each))
def test_what_is_said_of_a_move_takes_less_than_a_millisecond(game: lab.Game, language: str) -> None:
    """The move, what happens by it, and the question then: the mean of a hundred moves, tables once read."""
    with lab.speaking(language):
        list(sentences_of_a_game(game))
        took = list(sentences_of_a_game(game))
    assert sum(took) / len(took) < 1e-3


def sentences_of_a_game(game: lab.Game) -> Iterator[float]:
    """For each move of a game the seconds that its sentences take."""
    state = game.start(game.seat_counts[0])
    for before, move, outcome in islice(played(game, state, Random(1)), 100):
        begun = process_time()
        game.describe(move, before)
        for event in outcome.events:
            game.narrate(event, None, before)
        game.prompt(outcome.state)
        yield process_time() - begun


def played(game: lab.Game, state: lab.State, random: Random) -> Iterator[tuple[lab.State, Move, Outcome]]:
    while state.pending:
        chance = game.by_chance(state)
        move = game.draw_chance(state, random) if chance else random.choice(game.considered(state))
        outcome = game.carry_out(state, move)
        yield state, move, outcome
        state = outcome.state


# -- glossaries ------------------------------------------------------------------------------------------

GLOSSARIES = sorted(PACKAGE.glob("games/*/texts/*/glossary.toml"))


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.parent.name)
def test_the_terms_of_a_glossary_are_the_ones_that_are_used(path: Path) -> None:
    """Every term stands somewhere, and in three of four sentences whose English one has the English term:
    the others say it by another word, or leave it to the context."""
    language = path.parent.name
    parts = [part for part in languages_parts() if part.language == language]
    pairs = [
        (stems(part.english[key], ENGLISH), stems(said, language))
        for part in parts
        for key, said in part.said.items()
        if key in part.english and not key.startswith("asks.toml")
    ]
    terms = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    there = there_in_english = 0
    for term in terms:
        english, own = stems(term["english"], ENGLISH), stems(term["term"], language)
        assert any(own <= said for _, said in pairs), term
        wanted = [own <= said for told, said in pairs if english <= told]
        there, there_in_english = there + sum(wanted), there_in_english + len(wanted)
    assert there / there_in_english > 0.75


def stems(text: str, language: str) -> set[str]:
    return {stem(word, language) for word in spoken(text, language)}


@pytest.mark.parametrize("language", ["en", "pl", "sr"])
@pytest.mark.parametrize("name", lab.games)
def test_no_text_of_a_rulebook_shows_an_id(name: str, language: str) -> None:
    """A reader knows a rule by its title, a card and an example by what they are."""
    game = lab.game(name)
    with lab.speaking(language):
        catalogue = game.catalogue
        told = {clause.id: clause.text for clause in catalogue}
        told |= {each.id: f"{each.question} {each.answer} {each.why}" for each in catalogue.rulings.values()}
        told |= {each.id: f"{each.given} {each.shows}" for each in catalogue.examples.values()}
    data = tomllib.loads((PACKAGE / "games" / name / "components.toml").read_text(encoding="utf-8"))
    known = {*told, *(part["id"] for part in data["component"])}
    kinds = {f"{id.partition('.')[0]}.*" for id in known if "." in id}
    found = {
        where: shown
        for where, words in told.items()
        for shown in re.findall(r"[a-z0-9-]+(?:\.[a-z0-9*-]+)+", words)
        if shown in known | kinds
    }
    assert found == {}
