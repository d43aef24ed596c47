"""Every sentence that can be shown has a template with facts that are there."""

import ast
import re
from itertools import combinations, islice
from pathlib import Path
from random import Random

import pytest

from rulebook_lab.engine import UnreadablePosition
from rulebook_lab.games.roads_and_boats.position.wording import worded
from rulebook_lab.simulate import random_play
from rulebook_lab.testing.positions import sample
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, picture, read

PACKAGE = Path(__file__).parents[2] / "rulebook_lab" / "games" / "roads_and_boats"


def calls(name):
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def words(node):
    return [arg.value for arg in node.args if isinstance(arg, ast.Constant)]


def filled(table, keys, facts):
    text = GAME.texts.say(table, keys, worded(None, dict.fromkeys(facts, "0,0")))
    assert "{" not in text, (keys, text)


def test_every_refusal_has_a_sentence():
    for node in calls("broken"):
        said = words(node)
        if len(said) < len(node.args):
            continue  # the clause is chosen by the caller
        keys = ["/".join(said), f"*/{said[-1]}"]
        assert any(GAME.texts.has("refusals", key) for key in keys), said
        filled("refusals", keys, {keyword.arg for keyword in node.keywords})


def test_every_event_has_a_sentence():
    for node in calls("tell"):
        if isinstance(node.args[1], ast.Constant):
            kind = node.args[1].value
            assert GAME.texts.has("events", kind), kind
            filled("events", [kind], {keyword.arg for keyword in node.keywords} | {"seat"})


def test_every_verb_and_frame_has_its_sentences():
    for verb in GAME.rules.moves:
        for table in ("moves", "verbs"):
            assert GAME.texts.has(table, verb), verb
    for question, frame in GAME.rules.frames.items():
        if frame.verbs:
            assert GAME.texts.has("prompts", question), question


def test_a_refusal_says_what_stands_in_the_way():
    state = picture("position.truck")
    assert state.why_not("red go t1 1,1/0").sentences == (
        "1,1 is not the next tile: a move goes tile by tile, each a step.",
    )
    assert "is moving" in state.play("red go t1 2,1/0").prompt


def test_positions_explain_what_is_wrong_with_them():
    state = read(
        "seats: red yellow\nmap: 0,0 woods; 1,0 sea\n"
        "transporters: r1 red donkey 1,0; r2 red raft 0,0/0; "
        "r3 red donkey 0,0/0 3 clay; b1 blue donkey 0,0/0\n"
        "goods: 1,0 clay; 9,9/0 clay\nbuildings: 1,0 mint; 0,0/0 quarry\nroads: 0,0>1\nwalls: 0,0>2 red 1"
    )
    found = [defect.clause for defect in state.defects]
    assert found == [
        "setup.colours",
        "movement.roads-only",
        "boats.where",
        "movement.carrying-capacity",
        "movement.river-side",
        "building.terrain",
        "building.sea-only-rig",
        "roads.cost",
        "wall-building.where",
    ]
    for defect in state.defects:
        assert "{" not in GAME.explain(state, defect)


def test_no_refusal_of_the_game_takes_a_word_of_the_engine_for_its_variant():
    """The engine's own refusals are told apart by these words, in quizzes too."""
    engine = {"over", "moment", "seat", "stranger", "chance", "off", "unknown"}
    assert not {"/".join(words(node)) for node in calls("broken") if set(words(node)[1:]) & engine}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("goods: 0,0/0 2 geese + board + 3 bonds", ""),
        ("goods: 0,0/0 2 silver", "'2 silver' are no goods; goods are trunks"),
        ("goods: 0,0/0 clay; 0,0/0 stone", "0,0/0 comes twice"),
        ("transporters: r1 red donkey 0,0/0; r1 red wagon 0,0/0", "r1 comes twice"),
        ("transporters: r1 red horse 0,0/0", "one of donkey, wagon"),
        ("buildings: 0,0/0 mine depth=3", "one of made, number, gold, iron, not 'depth'"),
        ("research: red flying", "one of rowing, trucking"),
        ("walls: 0,0-1 red 1", "is no edge: write 0,1>2"),
        ("asks: consent yellow red pass", "nobody is asked to agree to 'red pass'"),
        ("turn: soon", "a whole number from 0"),
    ],
)
def test_a_line_that_cannot_be_read_says_what_would_be_right(line, said):
    text = f"seats: red yellow\nmap: 0,0 pasture\n{line}"
    if not said:
        assert read(text).text.count("goods: 0,0/0 1 boards + 2 goose + 3 stock") == 1
        return
    with pytest.raises(UnreadablePosition, match=rf"line 3, .*{re.escape(said)}") as raised:
        read(text)
    assert raised.value.line == 3


def test_a_row_in_which_places_are_free_reads_back():
    asks = "end-phase movement > slots movement red+yellow -+-"
    state = read(f"seats: red yellow\nmap: two\nphase: movement\nasks: {asks}")
    assert state.pending[-1].taken == ("", "")
    assert read(state.text) == state


def test_positions_written_with_the_older_keys_still_read():
    text = "components: \nseats: red\nmap: 0,0 pasture\npending: {0}\n"
    assert read(text.format("over")).pending == ()
    older = "end-phase movement > moving red"
    assert read(text.format(older)) == read(f"seats: red\nmap: 0,0 pasture\nasks: {older}")


BOUGHT = "turn: 2\nwonder: 1 neutral + 1 red\nbought: red 1\n"


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("homes: red 0,0/0; yellow 1,0/0", "start.distance"),
        ("homes: red 0,0/0; yellow 0,0/0", "start.distance"),
        ("homes: red 2,0; yellow 0,0/0", "start.land"),
        ("homes: red 0,0/3; yellow 3,0/0", "start.land"),
        ("turn: 40", "end.neutral"),
        ("turn: 0", "end.neutral"),
        ("turn: 33\nasks: -\nwonder: 34 neutral", "wonder.neutral"),
        ("wonder: 40 red + 44 yellow", "wonder.complete"),
        ("turn: 2\nphase: wonder\nwonder: 1 neutral + 2 red\nbought: red 3", "wonder.price"),
        (f"{BOUGHT}phase: building", "wonder.price"),
        (f"{BOUGHT}phase: wonder", "wonder.price"),
        (f"{BOUGHT}phase: wonder\nasks: piety wonder red", "wonder.price"),
        (f"{BOUGHT}phase: wonder\nasks: start-phase production", "wonder.price"),
        ("buildings: 0,0/0 sawmill made=9", "production.capacity"),
        ("buildings: 0,0/0 sawmill gold=3", "mines.fill"),
        ("walls: 0,0>1 red 0", "wall-building.cost"),
        ("research: red rowing rowing", "research.allocate"),
        ("transporters: r1 red raft 1,0@1\nwalls: 1,0>1 yellow 1", "walls.coast"),
        ("phase: movement\ntransporters: r1 red donkey 0,0/0\ngoods: 1,0/0 clay*r1", "movement.one-carrier"),
        ("buildings: 0,0/0 sawmill made=3", "production.capacity"),
        ("buildings: 1,0/0 clay_pit made=1", "production.capacity"),
        ("phase: movement\ntransporters: r1 red donkey 0,0/0 moved\nasks: march red r1", "movement.once"),
        ("phase: movement\ntransporters: r1 red raft 2,0\nasks: march red r1 1 no yes", "boats.docking-ends"),
        ("phase: movement\ntransporters: r1 red raft 1,0@1\nasks: march red r1 1", "boats.docking-ends"),
        (
            "phase: movement\ntransporters: r1 red donkey 0,0/0\nasks: march red r1 2 yes",
            "movement.donkey-off-road",
        ),
        (
            "phase: movement\ntransporters: y1 yellow donkey 0,0/0\nasks: moving red > march yellow y1",
            "order.mid-phase",
        ),
        ("temple: red yellow\nphase: movement\nasks: piety movement red+yellow", "conflict.piety"),
        ("temple: red yellow\nphase: movement\nasks: slots movement red+yellow -+-", "conflict.slot"),
        ("chart: red yellow\nphase: movement\nasks: call-round movement red", "conflict.call"),
    ],
)
def test_what_no_game_comes_to_is_a_defect(line, clause):
    state = read(f"seats: red yellow\nmap: 0,0 pasture; 1,0 pasture; 2,0 sea; 3,0 pasture\n{line}")
    (found,) = state.defects
    assert found.clause == clause
    assert "{" not in GAME.explain(state, found)


DESERT = "map: 0,0 desert 1-4; 1,0 sea; -1,0 rock 1\n"


@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        ("bridges: 0,0>1", "building.desert"),
        ("roads: 0,0>4", "movement.river-side"),
        ("bridges: 0,0>1\nturn: 20\nwonder: 19 neutral + 26 red", ""),
        ("roads: 0,0>4a", ""),
    ],
)
def test_what_stands_on_a_map_can_have_been_built(lines, clause):
    state = read(f"seats: red\n{DESERT}{lines}".replace("19 neutral", "36 neutral"))
    assert [defect.clause for defect in state.defects] == [clause] * bool(clause)


def test_what_a_text_leaves_out_of_mines_and_moves_follows_from_the_rest():
    mines = "seats: red\nmap: 0,0 mountain; 1,0 mountain; 2,0 mountain\nbuildings: "
    state = read(f"{mines}0,0 mine gold=1; 1,0 mine number=1; 2,0 mine iron=2")
    assert [state.buildings[cell].number for cell in sorted(state.buildings)] == [2, 1, 3]
    moved = (
        "seats: red yellow\nmap: 0,0 pasture\nturn: 3\nphase: movement\nasks: moving red+yellow\n"
        "transporters: r1 red truck 0,0/0; r2 red donkey on=r1 since=2; r3 red donkey 0,0/0 moved"
    )
    assert str(read(moved).why_not("red set-down r1 0,0/0")) == (
        "Passengers are set down before anything else moves or loads. [carrying.unload-time]"
    )
    assert not read(moved.replace(" moved", "")).why_not("red set-down r1 0,0/0")


@clause("roads_and_boats", "wonder.neutral", "end.neutral")
@pytest.mark.parametrize(
    ("lines", "turn", "wonder"),
    [
        ("seats: red yellow\nturn: 5", 5, "4 neutral"),
        ("seats: red yellow\nturn: 33", 33, "32 neutral"),
        ("seats: red yellow\nwonder: 2 red + 4 neutral", 5, "2 red + 4 neutral"),
        ("seats: red yellow\nturn: 1", 1, ""),
        ("seats: red\nturn: 1", 1, "17 neutral"),
        ("seats: red\nturn: 4", 4, "20 neutral"),
        ("seats: red\nwonder: 20 neutral", 4, "20 neutral"),
        ("seats: red yellow\nturn: 33\nasks: -", 33, "33 neutral"),
        ("seats: red\nturn: 20\nasks: -", 20, "37 neutral"),
    ],
)
def test_each_turn_that_is_over_has_laid_a_neutral_brick(lines, turn, wonder):
    state = read(f"{lines}\nmap: 0,0 pasture")
    assert state.turn == turn
    assert f"\nwonder: {wonder}\n" in state.text if wonder else "wonder" not in state.text
    assert not state.defects


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("seats: red blue\nturn: 5\nwonder: 3 neutral", "4 by now, in turn 5: that makes 4 neutral bricks"),
        (
            "seats: red blue\nturn: 33\nasks: -\nwonder: 34 neutral",
            "33 by now, in turn 33: that makes 33 neutral bricks",
        ),
        (
            "seats: red\nturn: 20\nwonder: 19 neutral",
            "19 by now, in turn 20, and 17 lay there at the start: "
            "that makes 36 neutral bricks in the wonder, not 19",
        ),
    ],
)
def test_what_is_counted_of_neutral_bricks_is_told(lines, said):
    assert said in str(read(f"{lines}\nmap: 0,0 pasture").defects)


@clause("roads_and_boats", "wonder.neutral", "end.neutral")
@pytest.mark.parametrize(
    ("lines", "clause_id"),
    [
        ("turn: 5\nwonder: 2 red", "wonder.neutral"),
        ("turn: 5\nwonder: 5 neutral", "wonder.neutral"),
        ("turn: 5\nwonder: 3 neutral", "wonder.neutral"),
        ("turn: 5\nwonder: 4 neutral", ""),
        ("seats: red\nturn: 5\nwonder: 17 neutral", "wonder.neutral"),
        ("seats: red\nturn: 5\nwonder: 56 red + 21 neutral", ""),
        ("seats: red\nturn: 5\nwonder: 63 red + 20 neutral", ""),  # the wonder is full, with 83 bricks
        ("seats: red\nturn: 5\nwonder: 61 red + 22 neutral", "wonder.neutral"),
        ("turn: 33\nasks: -\nwonder: 32 neutral", "end.wonder"),
        ("seats: red\nturn: 20\nasks: -\nwonder: 36 neutral", "end.wonder"),
        ("seats: red\nturn: 20\nasks: -\nwonder: 36 neutral + 47 red", ""),
        ("seats: red\nturn: 19\nasks: -\nwonder: 35 neutral + 48 red", "end.wonder"),
        ("turn: 34", "end.neutral"),
        ("turn: 9999", "end.neutral"),
    ],
)
def test_a_wonder_with_other_neutral_bricks_than_turns_that_are_over_is_a_defect(lines, clause_id):
    seats = "" if lines.startswith("seats") else "seats: red yellow\n"
    state = read(f"{seats}{lines}\nmap: 0,0 pasture")
    assert [defect.clause for defect in state.defects] == [clause_id] * bool(clause_id)


def test_a_position_with_lines_left_out_stays_possible_whatever_is_played():
    """Of those that pass; each line alone and each pair is left out of some, then 20 moves are played."""
    random, passed = Random(0), 0
    for before, _, _ in sample("roads_and_boats", 8, 8):
        lines = before.text.splitlines()
        for out in [*combinations(lines, 1), *random.sample([*combinations(lines, 2)], 4)]:
            try:
                state = read("\n".join(line for line in lines if line not in out))
            except UnreadablePosition:
                continue
            if state.defects:
                continue
            passed += 1
            for played in islice(random_play(GAME, state, random, by_verb=True), 20):
                assert not played.defects, (out, state.text)
    assert passed > 400


@pytest.mark.parametrize("key", ["goods", "buildings", "transporters", "walls", "roads", "bridges", "wonder"])
def test_a_dash_is_nothing(key):
    state = read(f"seats: red yellow\nmap: 0,0 pasture\n{key}: -")
    assert not getattr(state, key)


@pytest.mark.parametrize("asks", ["call-round movement red", "moving red", "march red r1 1"])
def test_the_end_of_a_phase_is_understood_under_what_is_open_in_it(asks):
    text = "seats: red\nmap: 0,0 pasture; 1,0 pasture\nphase: movement\ntransporters: r1 red donkey 0,0/0\n"
    state = read(f"{text}asks: {asks}")
    assert state == read(f"{text}asks: end-phase movement > {asks}")
    while state.phase == "movement":
        state = state.play(state.legal_moves[-1])
    assert (state.phase, state.defects) == ("building", ())


@pytest.mark.parametrize("seat", ["red", "yellow"])
def test_a_question_that_has_nobody_to_ask_is_told(seat):
    """There is no factory that could be upgraded."""
    text = f"seats: red yellow\nmap: 0,0 pasture\nphase: production\nresearch: {seat} trucking\n"
    told = r"line 5, 'asks': the question 'upgrading' has nobody to ask here \[research.upgrade\]"
    with pytest.raises(UnreadablePosition, match=told):
        read(f"{text}asks: producing red > upgrading {seat} trucking")


def test_who_has_moved_is_asked_on_where_no_question_is_written():
    fleet = "b1 blue donkey -1,2/0 moved; b2 blue donkey -1,2/0"
    state = read(f"seats: blue\nmap: two\nphase: movement\ntransporters: {fleet}\n")
    assert state.pending[-1].begun == ("blue",)
    assert read(state.text) == state
    assert not state.defects
