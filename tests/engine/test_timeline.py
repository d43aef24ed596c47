"""Records: play, undo, branch, save, load, and every way a file can be wrong."""

import json

import pytest

import rulebook_lab
from rulebook_lab.engine import (
    BadComponents,
    BadFile,
    DamagedFile,
    ExistingFile,
    ForeignFile,
    IllegalMove,
    NewerFile,
    RulebookError,
    Timeline,
    WrongKind,
    files,
    read_timeline,
)
from rulebook_lab.testing.answers import unless_refused
from tests.toy import GAME


@pytest.fixture
def record():
    timeline = Timeline(GAME.start(seats=2), seed=7)
    timeline.play("blue take 3")
    timeline.play("yellow take 1")
    return timeline


OURS = '[[component]]\nid = "box"\nmost = 4\n'
"""An owner's components."""


def reread(text):
    return read_timeline(text, lambda name: GAME)


def test_a_seed_plays_chance_the_same_way_each_time():
    heaps = {Timeline(GAME.start(seats=2), seed=7).state.heap for _ in range(5)}
    assert len(heaps) == 1
    assert {Timeline(GAME.start(seats=2), seed=s).state.heap for s in range(30)} == {10, 11, 12}


def test_without_a_seed_chance_waits_to_be_chosen():
    timeline = Timeline(GAME.start(seats=2), seed=None)
    timeline.play("chance heap 12")
    assert timeline.state.heap == 12


def test_undo_and_redo_pass_over_chance(record):
    before = record.state
    record.undo()
    record.undo()
    first = record.state
    record.undo()
    assert record.state == first
    assert record.state.to_act == {"blue"}
    record.redo()
    record.redo()
    assert record.state == before


def test_another_move_branches_and_the_same_move_follows(record):
    here = record.at
    record.undo()
    record.play("yellow take 2")
    assert len(record.nodes[record.path[-2].number].children) == 2
    record.undo()
    record.play("yellow take 1")
    assert record.at == here


def test_an_illegal_move_leaves_the_record_as_it_was(record):
    before = (record.at, len(record.nodes))
    with pytest.raises(IllegalMove):
        record.play("blue take 9")
    assert (record.at, len(record.nodes)) == before


def test_a_branch_is_a_record_of_its_own(record):
    other = record.branch("what if")
    other.play("blue take 1")
    assert record.state.to_act == {"blue"}
    assert record.here.name == "what if"


def test_listeners_hear_every_change(record):
    heard = []
    stop = record.on_change(lambda: heard.append(record.at))
    record.undo()
    stop()
    record.redo()
    assert len(heard) == 1


def test_going_to_a_node_that_is_not_there_says_which_are(record):
    with pytest.raises(RulebookError, match="0 to 3, not 9"):
        record.goto(9)


def test_the_log_is_told_by_clause_and_by_viewer(record):
    assert record.log()[1:] == ["Blue takes 3 pebbles.", "Yellow takes 1 pebble."]
    assert [event.clause for event in record.events()] == ["setup.heap", "turn.take", "turn.take"]


def test_saving_and_loading_gives_the_same_record(record, tmp_path):
    record.undo()
    record.play("yellow take 2")
    loaded = reread(record.save(tmp_path / "game.json").read_text())
    assert loaded.to_json() == record.to_json()
    assert loaded.state == record.state
    assert [node.events for node in loaded.nodes] == [node.events for node in record.nodes]


def test_an_owners_components_travel_with_the_record(tmp_path):
    timeline = Timeline(GAME.with_components(OURS).start(seats=2, heap=5))
    timeline.play("blue take 4")
    assert reread(timeline.save(tmp_path / "game.json").read_text()).state == timeline.state


@pytest.mark.parametrize(
    ("change", "error", "said"),
    [
        (lambda d: d | {"format": "x"}, ForeignFile, "format"),
        (lambda d: [d], ForeignFile, "format"),
        (lambda d: d | {"version": 3}, NewerFile, "has version 3, this library reads up to 2: update it"),
        (lambda d: {k: v for k, v in d.items() if k != "package"}, DamagedFile, "lacks package"),
        (lambda d: d | {"version": "1"}, DamagedFile, "version"),
        (lambda d: {k: v for k, v in d.items() if k != "moves"}, DamagedFile, "lacks moves"),
        (lambda d: d | {"moves": [[0, "blue jump", ""]]}, DamagedFile, "no verb"),
        (lambda d: d | {"moves": [[0, "chance heap 99", ""]]}, DamagedFile, "setup.heap"),
        (lambda d: d | {"moves": [[4, "chance heap 10", ""]]}, DamagedFile, "follows node 4"),
        (lambda d: d | {"moves": [["chance heap 10"]]}, DamagedFile, "replayed"),
        (lambda d: d | {"moves": [[True, "chance heap 10", ""]]}, DamagedFile, "Expected `int`, got `bool`"),
        (lambda d: d | {"moves": [[0, "chance heap 10", 5]]}, DamagedFile, "Expected `str`, got `int`"),
        (lambda d: d | {"at": 99}, DamagedFile, "not 99"),
        (lambda d: d | {"at": "1"}, DamagedFile, "Expected `int`, got `str`"),
        (lambda d: d | {"seed": "lucky"}, DamagedFile, "Expected `int | null`, got `str`"),
        (lambda d: d | {"components": 5}, DamagedFile, "Expected `str | null`, got `int`"),
        (lambda d: d | {"start": {}}, DamagedFile, "no position"),
        (lambda d: d | {"components": "x"}, DamagedFile, "text of a components file, not 'x'"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(record, change, error, said):
    with pytest.raises(error, match=said):
        reread(json.dumps(change(record.to_json())))


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("jantaris", lambda start: start.update(active="nobody")),
        ("amber", lambda start: start["seats"].__setitem__(0, "pink")),
        ("ambis", lambda start: start["lord_deck"].reverse()),
        ("roads_and_boats", lambda start: start.update(phase="blue")),
        ("amber_route", lambda start: start["light_deck"].reverse()),
    ],
)
def test_a_start_that_its_own_text_would_not_give_is_damaged(game, change):
    data = rulebook_lab.timeline(game, seats=3).to_json()
    change(data["start"])
    with pytest.raises(DamagedFile, match="cannot be replayed"):
        read_timeline(json.dumps(data), rulebook_lab.game)


def test_a_file_nested_too_deep_is_damaged():
    with pytest.raises(DamagedFile, match="no whole JSON file"):
        reread("[" * 100_000)


def test_a_truncated_file_is_damaged(record):
    text = json.dumps(record.to_json())
    with pytest.raises(DamagedFile, match="truncated"):
        reread(text[:-20])


def test_a_file_that_is_no_text_is_damaged(tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DamagedFile, match="no text"):
        rulebook_lab.load(path)


def test_a_place_where_nothing_can_be_written_is_told(record, tmp_path):
    taken = tmp_path / "taken"
    taken.touch()
    for path in (tmp_path / "nowhere" / "game.json", taken / "game.json", tmp_path, ""):
        with pytest.raises(BadFile, match="cannot be written"):
            record.save(path)
    assert list(tmp_path.iterdir()) == [taken]
    assert not list(tmp_path.parent.glob("*.part"))


@pytest.mark.parametrize("name", ["nowhere.json", "", None, 3.5])
def test_a_file_that_is_not_there_is_told(tmp_path, name):
    with pytest.raises(BadFile, match="no file that can be read"):
        rulebook_lab.load(tmp_path / name if isinstance(name, str) else name)


def test_a_start_whose_parts_do_not_fit_is_damaged():
    data = rulebook_lab.timeline("ambis", seats=2).to_json()
    data["start"]["council"].pop()
    with pytest.raises(DamagedFile, match="parts of this position do not fit together"):
        read_timeline(json.dumps(data), rulebook_lab.game)


@pytest.mark.parametrize(
    ("game", "change", "clause"),
    [
        ("ambis", lambda start: start["players"][0].update(pearls=-3), "setup.treasury"),
        ("ambis", lambda start: start["deck"].append("crab5"), "setup.exploration-cards"),
        ("jantaris", lambda start: start["players"][1].update(red=9), "goods.limit"),
        ("jantaris", lambda start: start["offer"].append("picks"), "components.items"),
    ],
)
def test_an_impossible_start_is_refused_by_its_clause(game, change, clause):
    data = rulebook_lab.timeline(game, seats=3).to_json()
    change(data["start"])
    with pytest.raises(DamagedFile, match=rf"the start is impossible: .*\[{clause}\]"):
        read_timeline(json.dumps(data), rulebook_lab.game)


@pytest.mark.parametrize("source", ["", "nowhere.toml", 3, None, b"a\n", "x" * 5000, "\0", "\ud800\n"])
def test_components_come_from_a_file_that_is_there(source):
    with pytest.raises(BadComponents, match="there is no file"):
        GAME.with_components(source)


def test_components_are_text(tmp_path):
    path = tmp_path / "components.toml"
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(BadComponents, match=r"there is no file .* to read"):
        GAME.with_components(path)


def test_an_entry_that_is_no_table_is_told():
    with pytest.raises(BadComponents, match="entry 2, id: 'tile' is wrong"):
        rulebook_lab.game("amber").with_components('component = [{ id = "board" }, "tile"]\n')


@pytest.mark.parametrize("game", rulebook_lab.games)
@pytest.mark.parametrize(
    "text",
    [
        "x" * 99_999,
        f"component = ['{'x' * 99_999}']\n",
        f"[[component]]\nid = '{'x' * 99_999}'\n",
        f"[[component]]\nid = 'board'\ncolumns = '{'x' * 99_999}'\n",
        f"[[component]]\nid = 'board'\n{'x' * 99_999} = 1\n",
        "".join(f"[[component]]\nid = 'item.{n}'\n" for n in range(2000)),
        "".join(f"[[component]]\nid = 'tile.{n}'\n" for n in range(2000)),
    ],
    ids=["path", "entry", "id", "value", "key", "items", "tiles"],
)
def test_what_is_wrong_with_components_is_told_at_a_length_that_one_reads(game, text):
    found = unless_refused(lambda: rulebook_lab.game(game).with_components(text), BadComponents)
    assert found is None or game == "amber_route"  # which passes over what it does not know


def test_components_that_no_reader_thought_of_are_told(monkeypatch):
    monkeypatch.setattr(GAME.editions, "_read", lambda text: {}["most"])
    with pytest.raises(BadComponents, match="do not fit together: 'most' is missing"):
        GAME.with_components(OURS)


def test_a_file_that_is_no_record_of_the_game_is_never_replaced(record, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader")
    other = Timeline(rulebook_lab.game("amber").start(2), 1).save(tmp_path / "amber.json")
    for path in (letter, other):
        before = path.read_text()
        with pytest.raises(BadFile, match="it holds something else"):
            record.save(path)
        assert path.read_text() == before


def test_a_record_is_replaced_unless_that_is_not_wanted(record, tmp_path):
    path = record.save(tmp_path / "game.json")
    with pytest.raises(ExistingFile, match="is there already"):
        record.save(path, replace=False)
    assert record.save(path) == path


def test_of_two_writers_of_a_new_file_one_is_told(record, tmp_path, monkeypatch):
    monkeypatch.setattr(files, "_mode_of_the_old", lambda *given: None)  # neither has seen the other's yet
    path = record.save(tmp_path / "game.json", replace=False)
    before = path.read_text()
    record.undo()
    with pytest.raises(ExistingFile, match="is there already"):
        record.save(path, replace=False)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]

    def link(*given):
        raise OSError("no links on this file system")

    monkeypatch.setattr("os.link", link)
    assert record.save(tmp_path / "other.json", replace=False).read_text() == record.text
    monkeypatch.delattr("os.link")  # as in a browser's Python
    assert record.save(tmp_path / "third.json", replace=False).read_text() == record.text


def test_a_link_stays_a_link_and_a_mode_stays(record, tmp_path):
    kept = record.save(tmp_path / "kept.json")
    kept.chmod(0o600)
    link = tmp_path / "link.json"
    link.symlink_to(kept)
    record.play(record.state.legal_moves[0])
    record.save(link)
    assert link.is_symlink()
    assert kept.stat().st_mode & 0o777 == 0o600
    assert reread(kept.read_text()).state == record.state
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []


@pytest.mark.parametrize("path", ["", "   ", "a\0b"])
def test_a_path_that_names_nothing_is_told(record, path):
    with pytest.raises(BadFile, match="cannot be written"):
        record.save(path)


@pytest.mark.parametrize("number", [1.0, True, -1, 99, "1"])
def test_a_slip_in_going_somewhere_leaves_the_record_usable(record, number):
    at = record.at
    with pytest.raises(RulebookError, match="the record has the nodes 0 to 3"):
        record.goto(number)
    assert record.at == at
    assert record.undo() is not None


@pytest.mark.parametrize("slip", [1.0, "x", b"1", [1]])
def test_other_slips_leave_it_usable_too(record, slip):
    before = record.text
    with pytest.raises(WrongKind, match="a whole number as seed"):
        record.seed = slip
    with pytest.raises(WrongKind, match="a function is needed"):
        record.on_change(slip)
    for call in (record.restart, record.resume, record.save):
        with pytest.raises(RulebookError):
            call(slip if slip != "x" else None)
    with pytest.raises(RulebookError):
        record.play(slip)
    assert record.text == before
    assert record.undo() is not None


def test_a_listener_that_fails_does_not_keep_the_others_from_hearing(record):
    heard = []

    def fail():
        raise OSError("no screen")

    record.on_change(fail)
    record.on_change(lambda: heard.append(record.at))
    with pytest.raises(OSError, match="no screen"):
        record.undo()
    assert heard == [record.at]


@pytest.mark.parametrize("version", [True, 0, -5])
def test_a_version_is_a_number_from_one_on(record, version):
    with pytest.raises(DamagedFile, match="does not say its version"):
        reread(json.dumps(record.to_json() | {"version": version}))


def test_a_mark_of_byte_order_does_no_harm(record):
    assert reread("\ufeff" + record.text).state == record.state


def test_a_record_goes_on_with_another_in_place_of_its_own() -> None:
    record, other = Timeline(GAME.start(3, heap=6), 7), Timeline(GAME.start(2, heap=5), 3)
    for move in ("blue take 1", "yellow take 1"):
        other.play(move)
    other.undo()
    told: list[int] = []
    record.on_change(lambda: told.append(record.at))
    record.resume(other)
    assert record.to_json() == other.to_json()
    assert told == [other.at]
    record.play("yellow take 2")
    assert other.redo().heap == 3
    assert len(other.nodes) == 3
    with pytest.raises(RulebookError, match="a record is needed"):
        record.resume(GAME.start(2))
