"""What must hold in every position of every game, looked at in random games.

Tests of a game by its `name`; a module with a fixture `random_games` of its own says how many are played.
"""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from random import Random

import pytest
from msgspec.structs import replace

from ..engine import (
    CHANCE,
    Game,
    IllegalMove,
    Move,
    State,
    Timeline,
    UnreadableMove,
    read_timeline,
)
from ..games import game as game_named
from ..lessons.from_position import stops
from ..simulate import simulate
from .positions import Visit, sample, visits


@pytest.fixture
def random_games() -> int:
    """How many random games are played to the end."""
    return 200


def few(name: str) -> tuple[Visit, ...]:
    """Positions for the laws that ask a lot in each."""
    return sample(name, games=12, size=20)


def many(name: str) -> tuple[Visit, ...]:
    """Positions for the laws that ask little in each."""
    return sample(name, games=12, size=60)


def some(moves: list[Move], size: int = 8) -> list[Move]:
    return Random(len(moves)).sample(moves, min(size, len(moves)))


def test_random_games_end_and_break_no_invariant(name: str, random_games: int) -> None:
    tally = simulate(name, random_games, seed=1)
    assert [f"game {fault.number}: {fault.reason}" for fault in tally.faults] == []
    assert tally.ends.total() == tally.games


def test_the_listed_moves_are_those_that_violate_nothing(name: str) -> None:
    game = game_named(name)
    for state, _, _ in few(name):
        listed = game.legal(state)
        assert len(set(listed)) == len(listed), state.text
        assert set(listed) == set(game.judged(state)), state.text


def test_a_view_lists_what_violates_nothing_and_asks_the_same_seats(name: str) -> None:
    game = game_named(name)
    for state, _, _ in few(name):
        for seat in state.seats:
            view = state.view(seat)
            assert view.to_act == state.to_act
            if view.to_act != {CHANCE}:
                assert set(game.legal(view)) == set(game.judged(view)), view.text


def test_no_words_on_a_board_are_cut_off(name: str) -> None:
    draw = game_named(name).part("picture").draw
    for state, _, _ in few(name):
        assert [node.text for node in draw(state).nodes if "…" in (node.text or "")] == [], state.text


def test_a_move_of_another_moment_is_legal_only_if_it_is_listed(name: str) -> None:
    """The checker and the list agree on moves that the list's author did not think of."""
    game = game_named(name)
    probes = some([move for _, move, _ in many(name) if move.seat != CHANCE], 60)
    for state, _, _ in few(name):
        listed = set(state.legal_moves)
        for move in probes:
            assert any(True for _ in game.violations(state, move)) == (move not in listed), (
                f"{game.write_move(move)}: {state.why_not(move)} in\n{state.text}"
            )


def test_every_refusal_names_clauses_and_says_a_sentence(name: str) -> None:
    game = game_named(name)
    for state, _, _ in few(name):
        for move in some(list(game.candidates(state))):
            why = state.why_not(move)
            assert all(clause in game.catalogue for clause in why.clauses)
            assert all(sentence and "{" not in sentence for sentence in why.sentences), str(why)


def test_out_of_turn_a_move_breaks_what_it_would_break_in_its_turn_too(name: str) -> None:
    """The same question put to the seat that tries: it asks that seat, and nothing else of the position is
    another; what the move breaks there it breaks here, besides what says that it is not its turn."""
    game = game_named(name)
    for state, _, _ in few(name):
        if game.by_chance(state):
            continue
        frame = state.pending[-1]
        for seat in set(state.seats) - state.to_act:
            there = frame.put_to(state, seat)
            if there is None:
                continue
            assert there.to_act == {seat}
            assert except_turn(there) == except_turn(state)
            for move in some(list(game.candidates(state)), 4):
                tried = replace(move, seat=seat)
                why, rest = state.why_not(tried), there.why_not(tried)
                assert why, game.write_move(tried)
                assert set(rest.clauses) <= set(why.clauses), f"{tried} in\n{state.text}"
                elsewhere = {each.clause for each in tried.elsewhere(state)} | {frame.turn}
                assert set(why.clauses) - set(rest.clauses) <= elsewhere, f"{tried} in\n{state.text}"


def except_turn(state: State) -> State:
    """The position without what says whose turn it is."""
    turns = {name: "" for name in ("active",) if name in state.__struct_fields__}
    return replace(state, pending=(), **turns)


def test_at_another_moment_a_move_breaks_nothing_that_it_does_not_break_at_its_own(name: str) -> None:
    """Where a later question finds the same position: whatever is refused before by more than the moment, is
    refused by the same clauses then."""
    game = game_named(name)
    for number in range(4):
        played = list(visits(game, number))[:400]
        for (before, _, _), (state, _, _) in pairwise(played):
            frame = state.pending[-1]
            if before.pending[-1].name == frame.name or game.by_chance(state):
                continue
            if except_turn(before) != except_turn(state):
                continue
            for move in some(list(game.candidates(state)), 3):
                if type(move) in before.pending[-1].verbs:
                    continue
                early = {each.clause for each in before.why_not(move)}
                own = {move.clause, frame.turn, *(each.clause for each in move.elsewhere(before))}
                assert early, game.write_move(move)
                assert early - own <= set(state.why_not(move).clauses), f"{move} in\n{before.text}"


def test_something_stands_in_the_way_of_every_verb_that_cannot_be_played(name: str) -> None:
    game = game_named(name)
    for state, _, after in sample(name, games=6, size=6):
        for position in (state, after):
            legal = {move.verb for move in position.legal_moves}
            for verb in set(game.rules.moves) - legal:
                obstacles = stops(position, verb)
                assert obstacles, f"{verb} in\n{position.text}"
                assert all(each.reason and "{" not in each.reason for each in obstacles), obstacles


def twisted(move: Move, random: Random) -> Move:
    """The move with one of its fields as nobody would write it."""
    field = random.choice(move.__struct_fields__)
    value = getattr(move, field)
    odd: object = None
    if isinstance(value, str):
        odd = random.choice([f"{value}x", value.upper(), value[:-1], "?", "-7", ""])
    elif type(value) is int:
        odd = random.choice([-1, value + 1, value + 1000, True, "x"])
    elif isinstance(value, tuple):
        odd = random.choice([(*value, *value), value[:-1], (*value, "x"), list(value), value[::-1]])
    return replace(move, **{field: odd})


def test_what_nobody_would_write_is_refused_in_words_or_played(name: str) -> None:
    game, random = game_named(name), Random(name)
    for state, played, _ in many(name):
        for move in [played, *some(list(game.candidates(state)), 3)]:
            odd = twisted(move, random)
            try:
                why = state.why_not(odd)
            except UnreadableMove:
                continue
            assert str(why)
            assert why._repr_html_()
            if why:
                with pytest.raises(IllegalMove):
                    state.play(odd)
            else:
                assert not state.play(odd).defects


def test_somebody_can_move_until_the_end(name: str) -> None:
    game = game_named(name)
    for state, _, after in many(name):
        assert state.to_act
        for seat in state.to_act - {CHANCE}:
            assert any(move.seat == seat for move in game.legal(state)), (seat, state.text)
        assert after.pending or after.result is not None
        assert after.to_act or not after.pending


def test_moves_read_back_from_their_notation(name: str) -> None:
    game = game_named(name)
    for state, played, _ in many(name):
        for move in [played, *some(game.legal(state))]:
            assert game.read_move(game.write_move(move)) == move


def test_positions_read_back_from_text_and_from_files(name: str) -> None:
    game = game_named(name)
    for state, _, after in few(name):
        for position in (state, after):
            assert game.read_position(position.text) == position, position.text
            assert game.revive(json.loads(json.dumps(game.dump(position)))) == position
        seen = state.view(Random(state.text).choice(state.seats))
        assert game.read_position(seen.text) == seen, seen.text


def test_a_position_from_a_file_plays_like_the_one_it_was_written_from(name: str) -> None:
    """Its words are equal, and no longer the same objects; nothing in it is impossible."""
    game = game_named(name)
    for state, move, _ in few(name)[::3]:
        for position in (state, state.view(Random(state.text).choice(state.seats))):
            read = game.revive(json.loads(json.dumps(game.dump(position))))
            assert set(game.legal(read)) == set(game.legal(position)), position.text
            candidates = set(game.candidates(position))
            assert set(game.candidates(read)) == candidates, position.text
            for other in some(sorted(candidates, key=game.write_move), 4):
                assert read.why_not(other).clauses == position.why_not(other).clauses, position.text
        read = game.revive(json.loads(json.dumps(game.dump(state))))
        assert not read.defects, state.text
        assert read.outcome(game.read_move(game.write_move(move))) == state.outcome(move), state.text


def test_records_read_back_from_files(name: str) -> None:
    game = game_named(name)
    played = list(visits(game, 0))[:150]
    timeline = Timeline(played[0][0], None)
    for _, move, _ in played:
        timeline.play(move)
    read = read_timeline(json.dumps(timeline.to_json()), game_named)
    assert read.state == timeline.state
    assert read.moves == timeline.moves
    assert read.log() == timeline.log()


def test_playing_leaves_the_position_alone(name: str) -> None:
    game = game_named(name)
    for state, move, after in many(name):
        before, kept = hash(state), game.dump(state)
        again = state.play(move)
        assert again == after
        assert hash(again) == hash(after)
        assert hash(state) == before
        assert game.dump(state) == kept


def test_a_view_of_a_view_is_the_view(name: str) -> None:
    for _, _, state in many(name):
        for seat in state.seats:
            view = state.view(seat)
            assert view.viewer == seat
            assert view.view(seat) == view


def test_a_view_tells_only_what_its_seat_was_told(name: str) -> None:
    """Secrets that come out differently, told to a seat in the same words, leave it the same view."""
    game = game_named(name)
    for state, _, _ in few(name):
        outcomes = [game.carry_out(state, move) for move in some(game.legal(state), 12)]
        secretive = [outcome for outcome in outcomes if any(e.secret for e in outcome.events)]
        for one, other in combinations(secretive, 2):
            for seat in state.seats:
                heard = [[e.seen_by(seat) for e in outcome.events] for outcome in (one, other)]
                if heard[0] == heard[1]:
                    assert one.state.view(seat) == other.state.view(seat), (seat, heard[0])


def test_a_seat_finds_its_own_moves_in_its_view(name: str) -> None:
    game = game_named(name)
    for state, _, _ in few(name):
        for seat in state.to_act - {CHANCE}:
            own = {move for move in game.legal(state) if move.seat == seat}
            view = state.view(seat)
            sure = {move for move in own if not view.why_not(move)}
            unsure = {
                move for move in own - sure if not any(violation.certain for violation in view.why_not(move))
            }
            assert own == sure | unsure, [str(view.why_not(m)) for m in own - sure - unsure]


def test_choices_made_at_once_commute(name: str) -> None:
    game = game_named(name)
    for state, _, _ in many(name):
        if len(state.to_act) < 2:
            continue
        moves = some(game.legal(state), 10)
        for one, other in combinations(moves, 2):
            if one.seat != other.seat:
                assert both(state, one, other) == both(state, other, one)


def both(state: State, first: Move, second: Move) -> State | None:
    """The position after two moves, or None where the first takes the second away."""
    between = state.play(first)
    return None if between.why_not(second) else between.play(second)


def test_every_move_and_event_is_told_in_a_sentence(name: str) -> None:
    game: Game = game_named(name)
    for state, move, _ in many(name):
        sentences = [game.describe(move), state.prompt]
        for event in state.outcome(move).events:
            assert event.clause in game.catalogue, event
            sentences += [game.narrate(event, viewer, state) for viewer in (None, *state.seats)]
        assert all(sentence and "{" not in sentence for sentence in sentences), sentences


def test_the_last_event_of_a_game_says_who_won(name: str) -> None:
    game = game_named(name)
    for number in range(2):
        *_, (state, move, after) = visits(game, number)
        last = state.outcome(move).events[-1]
        assert (after.result is not None and after.result.clause) == last.clause
        assert {game.narrate(last, viewer, state) for viewer in (None, *state.seats)} == {after.prompt}


def test_the_figures_of_a_position_are_plain(name: str) -> None:
    for _, _, state in few(name):
        assert state.facts
        assert all(isinstance(value, int | str | bool) for value in state.facts.values())
        assert set(state.scores) == set(state.seats)


def test_every_kind_of_move_and_open_question_has_its_sentences(name: str) -> None:
    game = game_named(name)
    for verb in game.rules.moves:
        assert game.texts.has("moves", verb), verb
        assert game.texts.has("verbs", verb), verb
    for question, kind in game.rules.frames.items():
        assert not kind.verbs or game.texts.has("prompts", question), question


def test_an_open_question_names_who_must_answer_it(name: str) -> None:
    game = game_named(name)
    for state, _, _ in many(name):
        if not game.by_chance(state):
            prompt = state.prompt
            assert all(game.texts.name(seat) in prompt for seat in game.asked(state)), prompt


def test_a_prompt_names_only_what_its_frame_holds_or_its_step_tells(name: str) -> None:
    game = game_named(name)
    for question, frame in game.rules.frames.items():
        if "facts" not in frame.defines:
            said = game.texts.say(
                "prompts", [question], dict.fromkeys((*frame.__struct_fields__, "deciders"))
            )
            assert "{" not in said, said
