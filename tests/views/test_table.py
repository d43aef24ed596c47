"""The table without a browser: what it shows for what it hears."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.bots import Player
from rulebook_lab.engine import Move, RulebookError, State, Timeline, UnknownName
from rulebook_lab.views.cards import rules, search
from rulebook_lab.views.html import Element, button, h, lay_out, reasons, with_clauses
from rulebook_lab.views.table import Table, table
from tests.toy import GAME

FIRST = Player("first", lambda view, moves, random: moves[0])


class Reader:
    """A table and somebody who reads and clicks it."""

    def __init__(self, viewer: str = "", heap: int = 6, seed: int | None = 7, **how: Any) -> None:
        self.table: Table = table(Timeline(GAME.start(3, heap=heap), seed), viewer, **how)

    def do(self, control: str, value: Any = None) -> None:
        self.table.click(control, value)

    def open(self, drawer: str) -> Reader:
        self.do(f"panel {drawer}")
        return self

    def spot(self, name: str) -> None:
        self.table.pick(name)

    @property
    def nodes(self) -> list[dict[str, Any]]:
        return list(self.table.page)

    @property
    def words(self) -> str:
        return " ".join(node["x"] for node in self.nodes if "x" in node)

    @property
    def buttons(self) -> dict[str, str]:
        """The words of the buttons that can be clicked, and what they do."""
        buttons = [node for node in self.nodes if node["t"] == "button" and "on" in node]
        return {node["x"] if "x" in node else node["l"]: node["on"] for node in buttons}

    def under(self, key: str) -> str:
        return " ".join(node["x"] for node in self.nodes if f"/{key}/" in node["k"] and "x" in node)


def test_it_says_who_decides_what() -> None:
    assert "Blue: take pebbles or call a vote." in Reader().under("prompt")


def test_a_click_plays_and_leaves_a_trace() -> None:
    reader = Reader()
    reader.spot("take:2")
    assert reader.table.state.heap == 4
    spots = {node["o"]: node for node in reader.table.boards["board"]["nodes"] if "o" in node}
    assert spots["take:2"]["c"] == "last"
    assert "Blue takes 2 pebbles." in reader.under("log")


def test_a_closed_spot_answers_with_sentences_and_clauses() -> None:
    reader = Reader()
    reader.spot("take:4")
    assert (
        reader.under("notice")
        == "Take 4 pebbles. 4 pebbles cannot be taken: one to 3 may.  Three at the most ✕"
    )
    beside = reader.table.hints["board"]["answer"]["text"]
    assert beside.endswith("[turn.most|Three at the most]"), "the clause by its title, its id for the browser"
    reader.do("close")
    assert "notice" not in reader.words
    reader.spot("heap:0")
    assert reader.under("notice").startswith("“heap of 6”: nothing to do with it now. Blue:")


def test_spots_without_a_place_are_buttons() -> None:
    reader = Reader()
    assert reader.buttons["Call the vote"] == "pick button:call"
    reader.do("pick button:call")
    assert reader.buttons["Yes"] == "pick button:yes"
    assert reader.buttons["Decide for Red"] == "for red"


def test_moves_are_grouped_by_verb_and_played_from_the_list() -> None:
    reader = Reader()
    assert "Take (3)" in reader.words
    assert reader.buttons["Take 3 pebbles."] == "play blue take 3"
    reader.do("play blue take 3")
    assert reader.table.state.heap == 3


def test_a_typed_move_is_answered() -> None:
    reader = Reader()
    reader.do("why", "blue take 9")
    assert "9 pebbles cannot be taken" in reader.under("notice")
    reader.do("why", "blue take 2")
    assert "That is legal." in reader.under("notice")
    assert reader.buttons["Play it"] == "play blue take 2"
    reader.do("why", " ")
    assert not reader.under("notice")
    reader.do("why", "blue jump")
    assert "Nothing like it was found" in reader.under("notice")
    reader.do("why", "how many pebbles may I take")
    assert "Three at the most" in reader.under("notice")
    with pytest.raises(UnknownName, match="no control 'play blue take 9' is on the page"):
        reader.do("play blue take 9")


def test_a_clause_shows_its_card() -> None:
    reader = Reader()
    reader.table.hear({"type": "clause", "id": "turn.most"})
    clause = GAME.catalogue["turn.most"]
    assert clause.title in reader.under("notice")
    assert clause.text.strip() in reader.under("notice")


def test_the_record_goes_back_on_and_anywhere() -> None:
    reader = Reader()
    for spot in ("take:1", "take:2"):
        reader.spot(spot)
    reader.do("undo")
    assert reader.table.state.heap == 5
    reader.do("redo")
    assert reader.table.state.heap == 3
    reader.do("step", "0")
    assert reader.table.state.heap == 6
    reader.do("branch")
    reader.spot("take:3")
    reader.do("goto", "0")
    assert reader.table.timeline.at == 0
    assert "branch at move 0" in reader.words
    assert "line 2, 1 move" in reader.words


def test_a_curtain_hides_board_and_moves() -> None:
    reader = Reader("turn")
    assert reader.table.boards["board"]["nodes"] == []
    assert "Blue, please come to the screen" in reader.words
    assert "Take 1 pebble." not in reader.words
    assert "Call the vote" not in reader.buttons
    assert reader.table.hints["board"] == {}
    reader.do("lift")
    assert reader.table.boards["board"]["nodes"]
    assert "Take 1 pebble." in reader.buttons


def test_a_new_game_takes_seats_seed_and_options() -> None:
    reader = Reader().open("game")
    reader.do("seats", "2")
    reader.do("option heap", "1")
    reader.do("seed", "3")
    reader.do("new")
    assert reader.table.state.seats == ("blue", "yellow")
    assert reader.table.state.heap == 4
    assert reader.table.timeline.seed == 3
    assert "seed" not in reader.buttons, "the drawer is shut: the new game is in view"
    reader.open("game")
    reader.do("seed", "x")
    reader.do("new")
    assert "a seed is a whole number" in reader.under("notice")
    assert reader.table.state.heap == 4


def test_a_new_game_has_new_luck_or_none_as_before() -> None:
    seeds = set[int | None]()
    for _ in range(3):
        at = table(Timeline(GAME.start(2, heap=6), 7), "blue")
        at.click("panel game")
        at.click("new")
        seeds.add(at.timeline.seed)
    assert seeds - {None, 7}
    at = table(Timeline(GAME.start(2, heap=6), None))
    at.click("panel game")
    at.click("new")
    assert at.timeline.seed is None, "chance is decided by hand still"


def test_a_new_game_with_more_seats_is_played_by_the_same_person() -> None:
    at = table(Timeline(GAME.start(2, heap=6), 7), bots={"yellow": FIRST})
    at.click("panel game")
    at.click("seats", "3")
    at.click("new")
    assert at.session.humans == ("blue",)
    assert list(at.session.bots) == ["yellow", "red"]


def test_a_game_without_the_readers_seat_seats_them_anew() -> None:
    reader = Reader("red", bots=dict.fromkeys(("blue", "yellow"), FIRST)).open("game")
    reader.do("seats", "2")
    reader.do("new")
    assert (reader.table.session.viewer, reader.table.session.humans) == ("blue", ("blue",))


def test_whoever_nobody_plays_can_be_sat_down_for() -> None:
    reader = Reader("yellow")
    assert reader.table.session.acting is None
    reader.do("sit blue")
    assert (reader.table.session.viewer, reader.table.session.acting) == ("blue", "blue")
    assert "Sit down as Blue" not in reader.buttons


def test_a_spot_out_of_turn_says_whose_turn_it_is() -> None:
    reader = Reader("yellow")
    reader.spot("take:2")
    assert reader.under("notice").startswith("It is the turn of Blue. Blue: take pebbles or call a vote.")
    assert reader.table.state.heap == 6


def test_the_seat_to_act_is_spoken_to() -> None:
    timeline = lab.timeline("amber_route", seats=2, seed=1)
    page = table(timeline)
    prompt = [node["x"] for node in page.page if "/prompt/" in node["k"] and "x" in node]
    seat = timeline.game.texts.name(page.session.acting)
    assert prompt[1:3] == [f"{seat} ", "Draw phase: take a light card or an escort?"]
    assert timeline.state.prompt == f"{seat}, draw phase: a light card or an escort?"


def test_chance_is_chosen_by_hand_with_its_odds() -> None:
    reader = Reader(heap=0, seed=None)
    assert "The heap holds 11. (1/2)" in reader.buttons
    reader.do("play chance heap 11")
    assert reader.table.state.heap == 11
    other = Reader(heap=0, seed=None)
    other.do("chance")
    assert other.table.state.heap in (10, 11, 12)


def test_chance_changes_hands_in_the_middle_of_a_game() -> None:
    reader = Reader(heap=0, seed=None).open("game")
    reader.do("chance-by", "seed")
    assert reader.table.state.heap == 0
    reader.do("chance")
    assert reader.table.state.heap in (10, 11, 12)
    reader.do("chance-by", "hand")
    assert reader.table.timeline.seed is None


def test_chance_keeps_its_seed_while_it_is_decided_by_hand() -> None:
    reader = Reader(seed=7).open("game")
    reader.do("chance-by", "hand")
    reader.do("chance-by", "seed")
    assert reader.table.timeline.seed == 7


@pytest.mark.parametrize("seed", range(1, 6))
def test_chance_that_was_stopped_goes_on_as_its_seed_has_it(seed: int) -> None:
    reader = Reader(heap=0, seed=None)
    reader.table.timeline.seed = seed
    reader.do("chance")
    assert reader.table.state == Timeline(GAME.start(3), seed).state


def test_a_file_is_replaced_only_when_the_reader_says_so(tmp_path: Path) -> None:
    reader = Reader().open("game")
    path, letter = tmp_path / "game.json", tmp_path / "letter.txt"
    letter.write_text("Dear reader")
    reader.do("save", str(path))
    before = path.read_text()
    reader.spot("take:1")
    reader.do("save", str(path))
    assert "Replace it?" in reader.under("notice")
    assert path.read_text() == before
    reader.do("replace")
    assert path.read_text() != before
    reader.do("save", str(letter))
    assert "it holds something else" in reader.under("notice")
    assert letter.read_text() == "Dear reader"


def test_a_game_is_saved_by_a_press_under_a_name_that_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader().open("game")
    reader.do("save-now")
    reader.do("save-now")
    reader.do("save", "my game")
    saved = {path.name for path in tmp_path.iterdir()}
    assert saved == {f"{GAME.id}-1.json", f"{GAME.id}-2.json", "my game.json"}
    assert "my game.json" in reader.under("notice")


def test_where_a_folder_is_chosen_nothing_is_saved_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEBOOK_LAB_SAVES", str(tmp_path / "saved"))
    reader = Reader().open("game")
    for name in ("../game.json", str(tmp_path / "game.json"), "..", "a/../../game.json"):
        reader.do("save", name)
        assert "would lie outside" in reader.under("notice")
    reader.do("save", "game.json")
    assert [path.name for path in tmp_path.rglob("*.json")] == ["game.json"]
    assert (tmp_path / "saved" / "game.json").exists()


def test_saved_and_loaded(tmp_path: Path) -> None:
    reader = Reader().open("game")
    reader.spot("take:2")
    path = tmp_path / "game.json"
    reader.do("save", str(path))
    assert f"Saved to {path}." in reader.under("notice")
    reader.do("load", {"name": "x.json", "text": path.read_text(encoding="utf-8")[:-40]})
    assert "no whole JSON file" in reader.under("notice")
    assert reader.table.state.heap == 4
    sent: list[Any] = []
    reader.table.send = lambda content, buffers=None: sent.append(content)
    reader.do("download")
    assert sent[0]["name"] == "toy.json"
    assert sent[0]["text"] == path.read_text(encoding="utf-8")


def test_a_bot_takes_a_seat() -> None:
    reader = Reader(bots={"yellow": FIRST, "red": FIRST})
    assert reader.table.session.viewer == "blue"
    reader.spot("take:1")
    assert [move.seat for move in reader.table.timeline.moves][:3] == ["blue", "yellow", "red"]
    reader.open("game").do("bot yellow", "")
    assert reader.table.session.humans == ("blue", "yellow")


def test_walking_through_the_bots_starts_none() -> None:
    reader = Reader().open("game")
    for name in ("random", "greedy", "", "random"):
        reader.do("bot blue", name)
        assert reader.table.timeline.moves == []
    assert "bots" in reader.buttons.values()
    reader.do("bot blue", "")
    assert "bots" not in reader.buttons.values()


def test_the_speed_of_the_bots_is_chosen() -> None:
    reader = Reader(pace=0.3).open("game")
    reader.do("pace", "2.0")
    assert reader.table.session.pace == 2.0
    reader.do("pace", "0.0")
    assert reader.table.session.pace == 0
    reader.do("pace", "")
    assert reader.table.session.pace == 0


def test_a_bot_that_was_chosen_plays_when_it_is_told_to() -> None:
    reader = Reader().open("game")
    reader.do("bot blue", "random")
    assert reader.buttons["Let the bots play"] == "bots"
    reader.do("bots")
    assert [move.seat for move in reader.table.timeline.moves] == ["blue"]
    assert "Let the bots play" not in reader.buttons


def test_a_bot_that_was_chosen_answers_the_next_move() -> None:
    reader = Reader().open("game")
    reader.do("bot yellow", "random")
    assert "Let the bots play" not in reader.buttons
    reader.spot("take:1")
    assert [move.seat for move in reader.table.timeline.moves][:2] == ["blue", "yellow"]


def test_bots_at_play_pause_while_another_is_chosen() -> None:
    async def watch() -> tuple[int, int]:
        reader = Reader(pace=0.05, bots=dict.fromkeys(("blue", "yellow", "red"), FIRST)).open("game")
        for name in ("greedy", "random", "greedy"):
            reader.do("bot red", name)
        await asyncio.sleep(0.1)
        paused = len(reader.table.timeline.moves)
        key = next(node["k"] for node in reader.nodes if node.get("on") == "bots")
        for _ in range(4):
            reader.table.hear({"type": "control", "key": key})
        await asyncio.sleep(0.075)
        return paused, len(reader.table.timeline.moves)

    paused, later = asyncio.run(watch())
    assert paused == 0
    assert 1 <= later <= 2  # one after the other, however often they are told


def test_what_happened_is_told_as_the_present_eyes_saw_it() -> None:
    reader = Reader()
    for move in ("blue call", "blue cast yes"):
        reader.table.timeline.play(move)
    assert reader.under("news").strip() == "Blue votes yes."
    reader.do("look", "yellow")
    assert reader.under("news").strip() == "Blue has voted."
    reader.do("look", "blue")
    assert reader.under("news").strip() == "Blue votes yes."


def lost(view: State, moves: list[Move], random: Random) -> Move:
    raise LookupError("no way out")


def test_a_bot_that_fails_says_so_on_the_page_and_waits(caplog: pytest.LogCaptureFixture) -> None:
    async def watch() -> Reader:
        reader = Reader(pace=0, bots={"blue": Player("lost", lost), "yellow": FIRST})
        while "Let the bots play" not in reader.buttons:
            await asyncio.sleep(0.005)
        return reader

    reader = asyncio.run(asyncio.wait_for(watch(), 10))
    assert reader.under("notice") == "The bots stopped. LookupError: no way out ✕"
    assert "no way out" in caplog.text  # where it went wrong is in the log
    reader.table.session.set_bot("blue", FIRST)
    reader.do("bots")
    assert [move.seat for move in reader.table.timeline.moves] == ["blue", "yellow"]


def test_a_game_that_was_left_is_not_played_on() -> None:
    async def watch() -> tuple[Timeline, Timeline]:
        reader = Reader(pace=0.01, bots=dict.fromkeys(("blue", "yellow", "red"), FIRST))
        left = reader.table.timeline
        reader.open("game").do("new")
        while not reader.table.timeline.moves:
            await asyncio.sleep(0.005)
        return left, reader.table.timeline

    left, played = asyncio.run(asyncio.wait_for(watch(), 10))
    assert left.moves == []
    assert played is not left


def test_a_table_that_cannot_be_drawn_leaves_the_record_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = Timeline(GAME.start(3, heap=6), 7)
    drawing = GAME.part("picture")
    draw = drawing.draw
    monkeypatch.setattr(drawing, "draw", lambda view: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        table(timeline)
    monkeypatch.setattr(drawing, "draw", draw)
    timeline.play("blue take 1")


@pytest.mark.parametrize("name", ["bot", "reach"])
def test_a_word_that_no_drawing_knows_is_told(name: str) -> None:
    words: dict[str, Any] = {name: "red"}
    with pytest.raises(RulebookError, match=f"by name is one of bots, pace, scores, width, not '{name}'"):
        table(lab.timeline("amber_route"), **words)
    assert table(lab.timeline("roads_and_boats"), reach="red").to_text()


def test_the_end_shows_scores_by_clause() -> None:
    reader = Reader(heap=4)
    reader.spot("take:3")
    reader.spot("take:1")
    assert "The game is over: Blue won with 3 points." in reader.under("prompt")
    assert "The game is over" not in reader.under("last"), "it is said once over the board"
    scores = "B Blue Y Yellow R Red Points 3 1 0 Total 3 1 0"
    assert reader.under("result") == scores


def test_after_the_end_comes_a_new_game_or_the_same_one_again() -> None:
    reader = Reader(heap=4)
    reader.spot("take:3")
    reader.spot("take:1")
    reader.do("replay")
    assert reader.table.state.heap == 4
    assert reader.under("result") == ""
    assert "You look back at move 0 of 2." in reader.under("choices")
    reader.do("redo")
    reader.do("redo")
    assert "You look back" not in reader.under("choices")
    reader.do("another")
    reader.do("seats", "2")
    reader.do("new")
    assert reader.table.state.seats == ("blue", "yellow")


def test_unknown_viewers_are_refused() -> None:
    with pytest.raises(RulebookError, match="no viewer"):
        table(Timeline(GAME.start(2, heap=4)), "green")


def test_a_table_reads_as_text() -> None:
    data, _ = Reader().table._repr_mimebundle_()
    assert data["text/plain"] == "Blue: take pebbles or call a vote.\nheap 6; blue 0, yellow 0, red 0"
    assert "<svg" in data["image/svg+xml"]


def test_only_what_changed_is_sent() -> None:
    reader = Reader()
    sent: list[Any] = []
    reader.table.send = lambda content, buffers=None: sent.append(content)
    reader.spot("take:2")
    assert len(sent) == 1
    assert {node["k"] for node in sent[0]["boards"]["board"]["set"]} == {
        "heap",
        "heap.n.figure",
        "pebbles.blue.figure",
        "take.2",
    }
    reader.table.refresh()
    assert len(sent) == 1


# -- rule cards ---------------------------------------------------------------------------------


def test_rules_are_found_by_words_and_by_id() -> None:
    assert [clause.id for clause in search(GAME, "turn.most")] == ["turn.most"]
    assert "vote.once" in [clause.id for clause in search(GAME, "vote")]
    assert len(search(GAME, "")) == len(GAME.catalogue)
    kinds = {clause.kind for clause in search(GAME, "", "limit")}
    assert kinds == {"limit"}


def test_the_look_up_shows_cards_as_one_types() -> None:
    look = rules(GAME)
    look.click("search", "vote")
    words = " ".join(str(node.get("x", "")) for node in look.page)
    assert GAME.catalogue["vote.once"].title in words
    assert GAME.catalogue["vote.once"].title in look.to_text()


# -- elements -------------------------------------------------------------------------------------


def test_elements_become_keyed_nodes() -> None:
    heard: list[str] = []
    sheet = lay_out([h("p", "one ", button("two", lambda: heard.append("two"), key="b"), None, key="p")])
    nodes = sheet.nodes
    assert [(node.key, node.tag, node.text) for node in nodes] == [
        ("p", "p", None),
        ("p/span0", "span", "one "),
        ("p/b", "button", "two"),
    ]
    assert nodes[2].action == "b"
    sheet.controls["p/b"](None)
    assert heard == ["two"]


def test_a_clause_by_which_several_things_are_so_is_named_once() -> None:
    lines = ["Not one. [turn.most]", "Not two. [turn.most]", "Over. [turn.last]", "Not three. [turn.most]"]
    rows = [row for row in lay_out([reasons(lines, GAME)]).nodes if row.tag == "li" or "clause" in row.cls]
    assert [row.tag for row in rows] == ["li", "li", "button", "li", "button", "li", "button"]


def test_clause_ids_in_brackets_become_chips() -> None:
    parts = with_clauses("Not now. [turn.most] So.", GAME)
    assert parts[0] == "Not now. "
    assert not isinstance(parts[1], str | None)
    assert parts[1].node.attrs["data-clause"] == "turn.most"


def test_a_chip_takes_the_place_of_its_clauses_title() -> None:
    def said(words: str) -> list[str]:
        parts = with_clauses(words, GAME)
        return [f"<{part.node.text}>" if isinstance(part, Element) else str(part) for part in parts]

    most = GAME.catalogue["turn.most"].title
    assert said(f"See “{most}” [turn.most]: no more.") == ["See ", f"<{most}>", ": no more."]
    assert said(f"{most}: no more. [turn.most]") == [f"<{most}>", " no more."]


def test_a_folder_that_is_not_there_is_told_by_the_name_that_was_typed() -> None:
    reader = Reader().open("game")
    reader.do("save", "/nowhere/game.json")
    assert reader.under("notice").startswith("/nowhere/game.json cannot be written: No such file")
    assert ".part" not in reader.under("notice")


def test_a_game_is_seen_again_from_where_somebody_decides_first() -> None:
    page = table(lab.timeline("amber", seats=2, seed=3), "everything")
    while page.state.result is None:
        page.timeline.play(page.state.legal_moves[0])
    page.click("replay")
    assert page.session.asked[0] in page.state.seats, "not what chance prepared"
    assert page.timeline.at == page.session.opening.number > 0
