"""A table that speaks another language than what is round it."""

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import Game
from tests.toy import GAME as TOY
from tests.views.reader import do, words


def test_a_table_is_said_in_the_language_chosen_on_it() -> None:
    table = lab.table(lab.timeline("ambis", seats=2, seed=1, first="blue"))
    do(table, "panel game")
    english = words(table)
    assert "Who plays" in english
    assert "Zoom in" in table.says["zoom-in"]
    do(table, "language", "sr")
    assert "Ko igra" in words(table)
    assert "Who plays" not in words(table)
    assert table.says["zoom-in"] == "Uvećaj"
    assert table.to_text().startswith("Plavi")
    assert lab.language() == "en"
    do(table, "language", "sr-Cyrl")
    assert "Ко игра" in words(table)
    do(table, "language", "en")
    assert words(table) == english


def test_what_is_done_at_a_table_is_answered_in_its_language() -> None:
    table = lab.table(lab.timeline("ambis", seats=2, seed=1, first="blue"))
    do(table, "panel game")
    do(table, "language", "sr")
    do(table, "why", "regrutuj Tamničara")
    assert "Tamničar" in words(table, "notice")
    assert "Jailer" not in words(table)
    table.timeline.play("blue explore")  # from elsewhere: the page follows, in its own language
    assert "istražuje" in words(table, "log")
    assert "explores" not in words(table)


def test_a_table_made_where_a_language_is_spoken_keeps_it() -> None:
    with lab.speaking("pl"):
        table = lab.table(lab.timeline("amber_route", seats=2, seed=4))
    table.refresh()
    assert table.page[0]["a"]["lang"] == "pl"


@pytest.mark.parametrize(("game", "several"), [("jantaris", False), (TOY, True)], ids=["one", "two"])
def test_only_a_game_in_several_languages_offers_them(game: str | Game, several: bool) -> None:
    table = lab.table(lab.timeline(game, seats=3))
    do(table, "panel game")
    assert several == any("language" in node["k"] for node in table.page)
    assert several == ("Deutsch" in words(table))
