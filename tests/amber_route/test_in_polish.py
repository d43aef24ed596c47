"""Polish as it is spoken: cases, genders and plurals of what Amber Route says."""

from collections.abc import Iterator

import pytest

import rulebook_lab as lab
from rulebook_lab.engine.wording import Texts

GAME = lab.game("amber_route")


@pytest.fixture
def polish() -> Iterator[Texts]:
    with lab.speaking("pl"):
        yield GAME.texts


@pytest.mark.parametrize(
    ("event", "facts", "told"),
    [
        # masculine, alive or not; feminine; neuter; people
        (
            "wins",
            {"card": "forest-monster-c", "difficulty": "easy"},
            "Czerwony pokonuje łatwego Wilkołaka (puszcza,",
        ),
        (
            "wins",
            {"card": "mountains-trap-a", "difficulty": "hard"},
            "Czerwony pokonuje trudny Gniew Peruna (góry,",
        ),
        (
            "wins",
            {"card": "forest-ghost-a", "difficulty": "hard"},
            "Czerwony pokonuje trudną Zmorę (puszcza,",
        ),
        (
            "wins",
            {"card": "swamp-trap-c", "difficulty": "legendary"},
            "Czerwony pokonuje legendarne Trzęsawisko (",
        ),
        (
            "wins",
            {"card": "mountains-monster-d", "difficulty": "easy"},
            "Czerwony pokonuje łatwych Zbójców (góry,",
        ),
        ("draws", {"card": "wasteland-2"}, "Czerwony dobiera Stepowy wiatr (pustkowia 2)."),
        ("draws", {"card": "swamp-3"}, "Czerwony dobiera Dobrą wiłę (bagno 3)."),
        ("loses", {"card": "wasteland-monster-c"}, "Czerwony ulega Czartowi (pustkowia,"),
        ("faces", {"card": "swamp-ghost-a", "support": 2}, "Czerwony stawia czoła Rusałce (bagno,"),
        ("takes-amber", {"target": "blue"}, "Czerwony zabiera Niebieskiemu bursztyn."),
        ("defends", {"attacker": "yellow"}, "Czerwony odpiera atak Żółtego."),
        (
            "cannot-attack",
            {"terrain": "wasteland"},
            "Czerwony nie może zaatakować: nie ma karty światła, która",
        ),
    ],
)
def test_names_take_the_case_of_their_sentence(
    polish: Texts, event: str, facts: dict[str, object], told: str
) -> None:
    assert polish.say("events", [event], {"seat": "red", **facts}).startswith(told)


@pytest.mark.parametrize(
    ("number", "gained", "missing", "left", "back"),
    [
        (1, "1 znacznik eskorty", "1 kostki", "jeszcze 1 przekroczyłby limit", "1 wraca"),
        (2, "2 znaczniki eskorty", "2 kostek", "jeszcze 2 przekroczyłyby limit", "2 wracają"),
        (5, "5 znaczników eskorty", "5 kostek", "jeszcze 5 przekroczyłoby limit", "5 wraca"),
        (12, "12 znaczników eskorty", "12 kostek", "jeszcze 12 przekroczyłoby limit", "12 wraca"),
        (22, "22 znaczniki eskorty", "22 kostek", "jeszcze 22 przekroczyłyby limit", "22 wracają"),
    ],
)
def test_numbers_choose_nouns_and_verbs(
    polish: Texts, number: int, gained: str, missing: str, left: str, back: str
) -> None:
    def told(event: str, **facts: object) -> str:
        return polish.say("events", [event], {"seat": "red", **facts})

    assert told("gains-escorts", escorts=number) == f"Czerwony otrzymuje {gained}."
    assert told("stays-trapped", missing=number).endswith(f"brakuje {missing}.")
    assert told("fills-up", escorts=0, left=number) == f"Czerwony nie otrzymuje znacznika eskorty: {left}."
    assert told("banks", secured=1, returned=number) == f"Czerwony zabezpiecza 1 bursztyn; {back} do puli."


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ((4,), "Czerwony rzuca ponownie kostką z wynikiem 4."),
        ((6, 4, 1), "Czerwony rzuca ponownie kostkami z wynikami 6, 4 i 1."),
    ],
)
def test_one_die_is_no_dice(polish: Texts, dice: tuple[int, ...], told: str) -> None:
    assert polish.say("events", ["rolls-again"], {"seat": "red", "dice": dice}) == told


def test_terrain_is_told_as_a_place(polish: Texts) -> None:
    state = GAME.read_position(
        "seats: red blue\nred: field 4, hand swamp-2\nasks: red > preparing forest-ghost-a easy"
    )
    assert str(state.why_not("red support swamp-2").sentences[0]) == (
        "Biały bocian (bagno 2) pomaga tylko na bagnie, a to są góry."
    )


def test_winners_are_one_or_several(polish: Texts) -> None:
    def told(*winners: str) -> str:
        return polish.say("prompts", ["over/way"], {"winners": winners, "points": 21})

    assert told("red").startswith("Koniec gry: wygrywa Czerwony, 21 punktów;")
    assert told("red", "blue").startswith("Koniec gry: wygrywają Czerwony i Niebieski, 21 punktów;")
