"""Ambis while Serbian is spoken: moves as they are typed, answers of exercises in words."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.words import fold
from rulebook_lab.scene import text_width

GAME = lab.game("ambis")

TURN = """seats: blue yellow
court: jailer commander trader sage
blue: 3 pearls
blue.hand: crab1 crab4 squid2
council: crab1*2 squid3"""
OFFER = "seats: blue yellow red\ntrack: crab3\nyellow: 2 pearls\nasks: offer 1 yellow"
MONSTER = "seats: blue yellow\nthreat: 2\ntrack: monster\nasks: encounter 1"
WRONG = """game = "ambis"
[[walkthrough]]
id = "a"
title = "Zavera"
clauses = ["plot.cost"]
position = "seats: blue yellow\\nblue: 1 pearls"
[[walkthrough.step]]
expect = ["pearls.blue = 2", "perls.blue = 1"]
caption = "Dva bisera."
[[quiz]]
id = "b"
clauses = ["plot.costs"]
start = { seats = 2 }
"""
KEYS = "seats: blue yellow\nlocations: jail\nasks: control\nblue: 0 pearls, 3 keys"


@pytest.fixture(autouse=True)
def in_serbian() -> Iterator[None]:
    with lab.speaking("sr"):
        yield


@pytest.mark.parametrize(
    ("position", "words", "move"),
    [
        (TURN, "kuj zaveru", "blue plot"),
        (TURN, "plavi kuje zaveru", "blue plot"),
        (TURN, "куј заверу", "blue plot"),
        (TURN, "istražujem", "blue explore"),
        (TURN, "istrazi dubine", "blue explore"),
        (TURN, "tražim podršku, krabe", "blue support crab"),
        (TURN, "uzmi sipe iz Saveta", "blue support squid"),
        (TURN, "regrutuj Zapovednika krabama", "blue recruit commander crab1+crab4"),
        (TURN, "zapovednik", "blue recruit commander crab1+crab4"),
        (TURN, "blue recruit commander crab1+crab4", "blue recruit commander crab1+crab4"),
        (OFFER, "kupujem krabu", "yellow buy crab3"),
        (OFFER, "ne kupujem", "yellow decline"),
        (OFFER, "odbij", "yellow decline"),
        (MONSTER, "borim se", "blue fight"),
        (MONSTER, "ne borim se", "blue go-on"),
        (MONSTER, "idem dalje", "blue go-on"),
        (KEYS, "uzmi Tamnicu", "blue occupy jail"),
        (KEYS, "vučem dve lokacije", "blue draw 2"),
        (KEYS, "izvuci četiri", "blue draw 4"),
    ],
)
def test_a_move_is_meant_by_its_words(position: str, words: str, move: str) -> None:
    (why,) = lab.understand(GAME.read_position(position), words).whys
    assert GAME.write_move(why.move) == move
    assert not why


def test_every_kind_of_move_is_understood_as_it_is_said() -> None:
    random, state, said = Random(3), GAME.start(seats=3), set()
    while len(said) < 16:
        if not state.legal_moves and not state.chance:
            state = GAME.start(seats=3)
        elif state.chance:
            state = state.let_chance(random.randrange(1000))
        else:
            move = random.choice([*state.legal_moves])
            if move.verb not in said:
                words = fold(GAME.describe(move, state))
                assert move in [why.move for why in lab.understand(state, words).whys]
            said.add(move.verb)
            state = state.play(move)


@pytest.mark.parametrize(
    ("exercise", "answer", "verdict"),
    [
        ("all-of-it", "79 poena", "Tačno"),
        ("all-of-it", "78 poena", "Ne"),
        ("a-good-token", "jako malo", "Upišite broj"),
        ("a-good-token", "10 %", "Tačno"),
        ("which-rewards", "uzmi ključ i dva bisera", "Nedostaju još 2"),
        ("who-may-be-robbed", "opljačkaj Crvenog", "„Opljačkaj Crvenog” se zaista odbija"),
    ],
)
def test_an_exercise_is_answered_in_words(exercise: str, answer: str, verdict: str) -> None:
    assert str(lab.exercise("ambis", exercise).answer(answer)).startswith(verdict)


def test_what_is_rotated_agrees_with_its_name() -> None:
    state = GAME.read_position("seats: blue yellow\nblue.lords: keeper/rotated jailer/rotated")
    told = state._repr_mimebundle_()["text/plain"]
    assert "Čuvarka, farmer, 6 poena, rotirana" in told
    assert "Tamničar, vojnik, 7 poena, rotiran\n" in told


def test_what_a_figure_amounts_to_is_said_by_names() -> None:
    sentences = lab.game("ambis").sentences
    assert sentences.value("crab2 squid1") == "kraba 2 i sipa 1"
    assert sentences.value("blue+yellow") == "Plavi i Žuti"
    assert (sentences.value("yes"), sentences.value(False), sentences.value("")) == ("da", "ne", "ništa")
    assert sentences.figure("winners") == "Pobednici"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("blue support -", "Zatraži podršku: ne uzmi nijednu gomilu Saveta"),
        ("blue support crab", "Zatraži podršku: uzmi iz Saveta gomilu kraba"),
        ("blue support crab+seahorse", "Zatraži podršku: uzmi iz Saveta gomile kraba i morskih konjica"),
        ("blue recruit keeper -", "Regrutuj Čuvarku bez ijedne karte"),
        ("blue recruit keeper crab1+seahorse2", "Regrutuj Čuvarku koristeći krabu 1 i morskog konjica 2"),
        ("blue spend keeper", "Upotrebi ključ Čuvarke i 2 tokena ključeva"),
        ("blue draw 1", "Povuci 1 lokaciju"),
        ("blue draw 4", "Povuci 4 lokacije"),
    ],
)
def test_a_move_declines_what_it_names(move: str, words: str) -> None:
    assert GAME.describe(GAME.read_move(move)) == words


@pytest.mark.parametrize(
    ("table", "key", "facts", "words"),
    [
        ("events", "reshuffles", {"n": 1}, "1 odbačena karta postaje novi špil istraživanja."),
        ("events", "reshuffles", {"n": 2}, "2 odbačene karte postaju novi špil istraživanja."),
        ("events", "reshuffles", {"n": 5}, "5 odbačenih karata postaje novi špil istraživanja."),
        ("events", "reshuffles", {"n": 12}, "12 odbačenih karata postaje novi špil istraživanja."),
        ("events", "reshuffles", {"n": 21}, "21 odbačena karta postaje novi špil istraživanja."),
        ("events", "reshuffles", {"n": 22}, "22 odbačene karte postaju novi špil istraživanja."),
        (
            "events",
            "location-scores",
            {"location": "dockworks", "seat": "blue", "points": 1},
            "Dokovi donose Plavom 1 poen.",
        ),
        (
            "events",
            "location-scores",
            {"location": "throne-room", "seat": "purple", "points": 12},
            "Prestona dvorana donosi Ljubičastom 12 poena.",
        ),
        (
            "events",
            "too-dear",
            {"seats": ("red", "green"), "price": 2, "card": "seahorse4"},
            "Crveni i Zeleni ne mogu da plate 2 bisera, koliko košta morski konjic 4.",
        ),
        (
            "events",
            "takes-location",
            {"seat": "yellow", "location": "black-smokers", "lords": ("elder", "reaper")},
            "Žuti uzima kontrolu nad Crnim pušačima; pod tu lokaciju podvlači Starešinu i Žeteoca.",
        ),
        (
            "refusals",
            "lord.cost-forced-race",
            {"lord": "miller", "race": "seahorse"},
            "Mlinar traži bar jednog morskog konjica.",
        ),
        (
            "refusals",
            "lord.cost-forced-race",
            {"lord": "tamer", "race": "crab"},
            "Krotiteljka traži bar jednu krabu.",
        ),
        (
            "refusals",
            "lord.cost-races",
            {"lord": "sage", "wanted": 5},
            "Mudrac traži saveznike od tačno 5 rasa.",
        ),
        ("refusals", "power.shaman", {"victim": "black"}, "Crnog štiti Šaman."),
    ],
)
def test_a_sentence_declines_its_facts(table: str, key: str, facts: dict[str, object], words: str) -> None:
    assert GAME.texts.say(table, [key], facts) == words


def test_a_paper_says_its_language() -> None:
    paper = lab.quiz("ambis", n=2, seed=8).paper("html")
    assert '<html lang="sr">' in paper
    assert "<h1>Ambis, kviz 8</h1>" in paper


def test_mistakes_of_a_lesson_file_are_told_in_serbian(tmp_path: Path) -> None:
    file = tmp_path / "moja.toml"
    file.write_text(WRONG, encoding="utf-8")
    with pytest.raises(lab.RulebookError) as told:
        lab.lessons(file)
    assert str(told.value).splitlines() == [
        "moja.toml ima grešaka:",
        "  red 8: 'pearls.blue = 2' nije tako: pearls.blue = 1",
        "  red 8: podatka 'perls.blue' ovde nema; da li ste mislili na 'pearls.blue'?",
        "  red 12: u pravilniku nema pravila 'plot.costs'; da li ste mislili na 'plot.cost'?",
    ]


def test_a_long_word_for_who_is_active_leaves_the_figures_alone() -> None:
    state = lab.timeline("ambis", seats=3, seed=1).state
    drawn = {node.key: node for node in GAME.part("picture").draw(state, width=920).nodes}
    title, figures = drawn[f"area.{state.active}.title"], drawn[f"area.{state.active}.pearls"]
    assert title.attrs["x"] + 1.1 * text_width(title.text, 13, bold=True) < figures.at[0]
