"""What a state answers: who acts, what is legal, why not, chance, views, results."""

from fractions import Fraction
from itertools import repeat

import pytest
from msgspec.structs import replace

import rulebook_lab
from rulebook_lab.engine import (
    CHANCE,
    BadComponents,
    BadOption,
    IllegalMove,
    RulebookError,
    UnknownGame,
    UnreadableMove,
    UnreadablePosition,
)
from rulebook_lab.engine.rules import Rules
from tests.toy import GAME, Call, Cast, Heap, Take, Turn

OURS = '[[component]]\nid = "box"\nmost = 4\n'
"""An owner's components."""


def test_chance_lays_the_heap_with_exact_odds():
    state = GAME.start(seats=2)
    assert state.to_act == {CHANCE}
    assert state.chance == {
        Heap(CHANCE, 10): Fraction(1, 4),
        Heap(CHANCE, 11): Fraction(1, 2),
        Heap(CHANCE, 12): Fraction(1, 4),
    }
    assert state.play("chance heap 12").heap == 12


def test_an_outcome_chance_cannot_bring_is_refused():
    why = GAME.start(seats=2).why_not("chance heap 13")
    assert why.clauses == ("setup.heap",)
    assert GAME.start(seats=2).why_not("blue take 1").clauses == ("turn.take",)


def test_legal_moves_are_counted_asked_and_grouped():
    state = GAME.start(seats=2, heap=5)
    assert list(state.legal_moves) == [Take("blue", 1), Take("blue", 2), Take("blue", 3), Call("blue")]
    assert Take("blue", 4) not in state.legal_moves
    assert "blue take 3" in state.legal_moves
    assert "Take (3)" in repr(state.legal_moves)


def test_every_broken_clause_is_named_with_its_facts_in_order():
    state = GAME.read_position("heap: 2")
    why = state.why_not("blue take 4")
    assert why.clauses == ("turn.most", "turn.there")
    assert why.sentences == (
        "4 pebbles cannot be taken: one to 3 may.",
        "Only 2 pebbles are left, not 4.",
    )


def test_refused_moves_change_nothing():
    state = GAME.start(seats=2, heap=4)
    with pytest.raises(IllegalMove, match=r"turn\.most"):
        state.play("blue take 0")
    assert state == GAME.start(seats=2, heap=4)


def test_wrong_seat_wrong_moment_and_game_over_are_each_refused():
    state = GAME.start(seats=2, heap=4)
    asked = "It is not for Yellow to decide this. Blue: take pebbles or call a vote. [turn.take]"
    assert str(state.why_not("yellow take 1")) == asked
    assert "Not now" in str(state.why_not("blue cast yes"))
    over = state.play("blue take 3").play("yellow take 1")
    assert "over" in str(over.why_not("blue take 1"))
    assert over.to_act == frozenset()
    assert list(over.legal_moves) == []


def test_a_move_of_another_game_is_unreadable():
    with pytest.raises(UnreadableMove, match="no verb 'jump'"):
        GAME.start(seats=2, heap=4).play("blue jump")
    with pytest.raises(UnreadableMove, match="'seat take <count>'"):
        GAME.start(seats=2, heap=4).play("blue take")
    with pytest.raises(UnreadableMove, match="'x' is no count"):
        GAME.start(seats=2, heap=4).play("blue take x")


def test_votes_are_secret_simultaneous_and_commute():
    asked = GAME.start(seats=3, heap=5).play("blue call")
    assert asked.to_act == {"blue", "yellow", "red"}
    yes, no = (asked.play(f"red cast {answer}") for answer in ("yes", "no"))
    assert yes != no
    assert yes.view("blue") == no.view("blue")
    assert yes.view("red") != no.view("red")
    one_way = yes.play("blue cast yes").play("yellow cast no")
    other_way = asked.play("yellow cast no").play("blue cast yes").play("red cast yes")
    assert one_way == other_way
    assert one_way.heap == 6


def test_a_secret_event_tells_others_only_that_it_happened():
    asked = GAME.start(seats=2, heap=5).play("blue call")
    (event,) = asked.outcome(Cast("blue", True)).events
    assert GAME.narrate(event, "blue") == "Blue votes yes."
    assert GAME.narrate(event, "yellow") == "Blue has voted."
    assert GAME.narrate(event) == "Blue votes yes."


def test_the_result_names_winners_points_and_the_clause():
    over = GAME.start(seats=2, heap=4).play("blue take 2").play("yellow take 2")
    assert over.result.winners == ("blue", "yellow")
    assert over.result.clause == "end.empty"
    assert "share the victory with 2 points" in over.prompt


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 5}, "2 to 3 seats, not for 5"),
        ({"seats": ("blue", "blue")}, "different colours"),
        ({"seats": ("blue", 3)}, "different colours out of .*, not blue, 3"),
        ({"seats": None}, "their number or their colours in a list, not None"),
        ({"seats": 2.5}, "their number or their colours in a list, not 2.5"),
        ({"seats": "red"}, "their number or their colours in a list, not 'red'"),
        ({"seats": True}, "their number or their colours in a list, not True"),
        ({"seats": {"blue", "yellow"}}, "their number or their colours in a list"),
        ({"seats": repeat("blue")}, "different colours"),
        ({"heap": 7}, r"heap is one of"),
        ({"heap": []}, r"heap is one of .*, not \[\]"),
        ({"colour": 1}, "no option 'colour'"),
    ],
)
def test_start_says_what_would_be_right(wrong, said):
    with pytest.raises(BadOption, match=said):
        GAME.start(**wrong)


def test_an_option_without_listed_values_takes_its_own_type_only():
    with pytest.raises(BadOption, match="setup is a text, not 0"):
        rulebook_lab.game("amber").start(2, setup=0)
    for wrong in (True, -1):
        with pytest.raises(BadOption, match=f"max_turns is a whole number from 0 on, not {wrong}"):
            rulebook_lab.game("ambis").start(2, max_turns=wrong)


@pytest.mark.parametrize(
    ("name", "option"), [("amber", "first"), ("ambis", "first"), ("jantaris", "start_player")]
)
def test_a_colour_is_that_of_a_seat_in_the_game(name, option):
    game = rulebook_lab.game(name)
    *seats, absent = game.colours[: game.seat_counts[0] + 1]
    assert game.start(seats, **{option: seats[-1]})
    with pytest.raises(BadOption, match=f"{option} is one of the seats {', '.join(seats)}, not '{absent}'"):
        game.start(seats, **{option: absent})


def test_many_values_are_told_by_the_first_and_the_last():
    with pytest.raises(BadOption, match="map_seed is one of 0 to 99, not 100"):
        rulebook_lab.game("roads_and_boats").start(2, map_seed=100)


@pytest.mark.parametrize("name", ["Ambis", "amber-route", "Roads & Boats", "roads and boats", " JANTARIS"])
def test_a_game_is_known_however_its_name_is_spelt(name):
    assert rulebook_lab.game(name).id in ("ambis", "amber_route", "roads_and_boats", "jantaris")
    assert rulebook_lab.lessons(name).game.id == rulebook_lab.game(name).id


def test_a_slip_in_the_name_of_a_game_is_told():
    with pytest.raises(UnknownGame, match="jantaris is meant"):
        rulebook_lab.game("jantars")


@pytest.mark.parametrize("name", [None, [], "chess", "", 3])
def test_a_game_that_is_none_is_told_which_there_are(name):
    with pytest.raises(UnknownGame, match="there are amber, "):
        rulebook_lab.game(name)


@pytest.mark.parametrize(
    "move",
    [Take("blue", "2"), Take("blue", None), Take("blue", [1]), Take("blue", True), Take(3, 1), 3, None, b"x"],
)
def test_a_move_made_by_hand_holds_what_its_fields_should(move):
    state = GAME.start(seats=2, heap=4)
    for ask in (state.why_not, state.play, state.outcome, rulebook_lab.timeline(state).play):
        with pytest.raises(UnreadableMove, match="is no move of"):
            ask(move)


def test_a_move_is_written_as_a_text():
    with pytest.raises(UnreadableMove, match="as a text, not 5"):
        GAME.read_move(5)


def test_a_seat_is_known_in_any_case():
    assert GAME.read_move("Blue TAKE 1") == GAME.read_move("blue take 1")


def test_who_is_not_at_the_table_is_told_how_the_seats_are_written():
    why = GAME.start(seats=2, heap=4).why_not("bleu take 1")
    assert "Nobody here is called 'bleu': the seats are written blue, yellow." in str(why)


def test_a_view_needs_a_seat_at_the_table():
    with pytest.raises(RulebookError, match="no seat 'green'"):
        GAME.start(seats=2, heap=5).view("green")


def test_an_owners_components_change_the_rules_of_that_game_only():
    generous = GAME.with_components(OURS)
    assert "blue take 4" in generous.start(seats=2, heap=5).legal_moves
    assert "blue take 4" not in GAME.start(seats=2, heap=5).legal_moves
    with pytest.raises(BadComponents, match="whole number"):
        GAME.with_components(OURS.replace("4", "'x'"))


def test_a_position_shows_itself_as_its_game_draws_it() -> None:
    shown = GAME.start(2, heap=4)._repr_mimebundle_()
    assert shown["text/plain"] == "Blue: take pebbles or call a vote.\nheap 4; blue 0, yellow 0"
    assert shown["image/svg+xml"].startswith("<svg")


def test_legal_moves_show_themselves_by_verb_in_words_and_notation() -> None:
    shown = GAME.start(2, heap=4).legal_moves._repr_html_()
    assert "<summary><b>Take</b> (3)</summary>" in shown
    assert "<li>Take 2 pebbles. <code>blue take 2</code></li>" in shown


def test_how_many_legal_moves_are_left_out_is_told_in_the_language_spoken() -> None:
    moves = rulebook_lab.game("ambis").start(seats=2).legal_moves
    assert len(moves) == 35
    for code, words in (("en", "… 23 more"), ("pl", "… jeszcze 23"), ("sr", "… još 23")):
        with rulebook_lab.speaking(code):
            assert f"<li>{words}</li>" in moves._repr_html_()
            assert repr(moves).endswith(f"  {words}")


def test_a_refusal_shows_its_reasons_with_the_rules_behind_them() -> None:
    shown = GAME.start(2, heap=4).why_not("blue take 9")._repr_html_()
    assert "9 pebbles cannot be taken: one to 3 may. <small><i>Three at the most</i></small>" in shown
    assert GAME.catalogue["turn.most"].text.strip() in shown
    assert "That is legal." in GAME.start(2, heap=4).why_not("blue take 2")._repr_html_()


def test_an_option_is_kept_as_its_own_value():
    state = rulebook_lab.game("amber").start(2, advanced=1)
    assert state.advanced is True


@pytest.mark.parametrize("text", [None, 5, b"heap: 2", ["heap: 2"]])
def test_a_position_is_written_as_a_text(text):
    with pytest.raises(UnreadablePosition, match="a position is written as a text"):
        GAME.read_position(text)


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("jantaris", "seats: blue yellow green\nnow: sold purple", "nobody here is called purple"),
        (
            "amber_route",
            "seats: red blue\nred: field 6\nturn: red > surrendering 2",
            "there is no move for red here",
        ),
        (
            "jantaris",
            "seats: blue yellow green\nnow: voting deal",
            "parts of this position do not fit together",
        ),
    ],
)
def test_a_position_that_cannot_go_on_is_told_when_it_is_read(game, text, said):
    with pytest.raises(UnreadablePosition, match=said):
        rulebook_lab.game(game).read_position(text)


def test_a_dumped_view_is_revived():
    view = GAME.start(seats=2, heap=5).play("blue call").play("blue cast yes").view("yellow")
    assert GAME.revive(GAME.dump(view)) == view


def test_what_is_no_move_is_not_among_the_legal_ones():
    assert "blue fly" not in GAME.start(seats=2, heap=4).legal_moves


def test_a_long_input_is_not_echoed_whole():
    with pytest.raises(UnreadableMove) as told:
        GAME.read_move("blue " + "x" * 10_000)
    assert len(str(told.value)) < 400


def test_a_move_just_listed_is_played_as_it_is_and_another_is_judged():
    state = GAME.start(seats=2, heap=4)
    assert state.play(state.legal_moves[0]).heap == 3
    with pytest.raises(IllegalMove):
        state.play(Take("blue", 4))
    with pytest.raises(IllegalMove):
        state.play(state.legal_moves[0]).play(state.legal_moves[0])


def test_what_an_exact_kind_of_move_proposes_is_listed_without_judging(monkeypatch):
    state = GAME.read_position("seats: blue yellow\nheap: 2")
    assert [GAME.write_move(move) for move in GAME.legal(state)] == [
        "blue take 1",
        "blue take 2",
        "blue call",
    ]
    monkeypatch.setattr(Turn, "listing", ((Take, None, Take.proposals, False), *Turn.listing[1:]))
    state = GAME.read_position(state.text)
    assert "blue take 3" in [GAME.write_move(move) for move in GAME.legal(state)]
    assert "blue take 3" not in [GAME.write_move(move) for move in GAME.judged(state)]
    assert state.why_not("blue take 3")


def test_legal_moves_are_judged_once_for_what_they_depend_on(monkeypatch):
    judged = []
    violations = Take.violations
    monkeypatch.setattr(Turn, "depends", lambda self, state: (self, state.heap, state.voted))
    monkeypatch.setattr(Turn, "defines", Turn.defines | {"depends"})
    rules = Rules("toy", GAME.rules.moves.values(), GAME.rules.frames.values())
    monkeypatch.setattr(Take, "violations", lambda *given: judged.append(given[0]) or violations(*given))
    times = []
    for heap in (93, 93, 92):
        state = GAME.start(seats=2, heap=4)
        state = replace(state, heap=heap)
        assert rules.legal(state) == GAME.judged(state)
        times.append(len(judged))
        judged.clear()
    assert times == [6, 3, 6]  # three moves, judged by `judged` each time and by `legal` where they are new


def test_an_impossible_position_is_left_as_it_was_written():
    """What follows by itself, the end of a vote, would hide that the heap is impossible."""
    state = GAME.read_position("seats: blue yellow\nheap: -1\nasks: vote yes+yes")
    assert [defect.clause for defect in state.defects] == ["turn.there"]
    assert (state.heap, state.to_act) == (-1, frozenset())


def test_a_list_of_legal_moves_belongs_to_whoever_asked_for_it():
    for game in map(rulebook_lab.game, rulebook_lab.games):
        state = game.start().let_chance(1)
        moves = game.legal(state)
        before = list(moves)
        moves.clear()
        assert game.legal(state) == before
        assert list(state.legal_moves) == before
