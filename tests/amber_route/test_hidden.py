"""What a seat sees."""

from tests.amber_route.table import GAME, legal, position, refusals
from tests.clauses import clause

TWO = "turn: red > act\nred: hand any-1 forest-1\nblue: hand any-3 swamp-3, kept swamp-trap-b"


@clause("amber_route", "setup.hidden-hand")
def test_hands_of_others_are_hidden_but_not_their_number() -> None:
    view = position(TWO).view("red")
    assert view.player("red").hand == ("any-1", "forest-1")
    assert view.player("blue").hand == ("?", "?")
    assert set(view.light_deck) == {"?"}
    assert len(view.light_deck) == 38
    assert view.player("blue").kept == ("swamp-trap-b",)
    assert view.dark_deck == position(TWO).dark_deck


@clause("amber_route", "setup.hidden-hand")
def test_two_positions_that_differ_in_hidden_cards_look_alike() -> None:
    other = position(TWO.replace("any-3 swamp-3", "mountains-1 swamp-1"))
    assert other != position(TWO)
    assert other.view("red") == position(TWO).view("red")
    assert other.view("blue") != position(TWO).view("blue")


@clause("amber_route", "setup.hidden-hand")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    state = position("turn: red").play("red take card")
    (told,) = state.outcome("chance draw-light swamp-3").events
    assert "Kind vila" in GAME.narrate(told, "red")
    assert GAME.narrate(told, "blue") == "Red draws a light card."


@clause("amber_route", "setup.hidden-hand")
def test_nobody_can_tell_what_another_may_play() -> None:
    state = position("turn: red > preparing forest-ghost-a hard\nred: field 1, hand forest-1")
    assert refusals(state.view("red"), "red support forest-1") == ()
    (guess,) = state.view("blue").why_not("red support forest-1")
    assert (guess.clause, guess.certain) == ("setup.hidden-hand", False)


@clause("amber_route", "setup.hidden-hand")
def test_no_move_names_a_hidden_card() -> None:
    state = position("turn: red > hand-limit red\nred: field 1, hand any-1 swamp-1*4 swamp-2*3")
    view = state.view("blue")
    assert list(view.legal_moves) == []
    assert not any("?" in GAME.write_move(move) for move in GAME.candidates(view))


@clause("amber_route", "setup.hidden-hand")
def test_who_is_asked_shows_on_every_view() -> None:
    state = position("turn: red > attack-choice\nred: field 1, hand forest-1\nblue: field 1")
    assert state.view("blue").to_act == {"red"}
    assert legal(state.view("red"), "attack") == {"attack blue forest-1"}
