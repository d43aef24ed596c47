"""Positions as text, views, and positions that cannot be."""

import pytest

from rulebook_lab.engine import UnreadablePosition, broken
from rulebook_lab.engine.fluency import read
from rulebook_lab.engine.wording import message_id
from tests.ambis.table import GAME, position, refusals, seat
from tests.clauses import clause


def test_a_text_says_only_what_a_reader_would_not_assume() -> None:
    state = position("blue: 2 pearls\nblue.hand: crab1*2 squid5\ncourt: tamer")
    assert (
        state.text
        == "seats: blue yellow\ncourt: - - - - - tamer\nblue: 2 pearls\nblue.hand: crab1*2 squid5\n"
    )
    assert state.seats == ("blue", "yellow")
    assert state.to_act == {"blue"}
    assert len(state.deck) == 68
    assert len(state.lord_deck) == 34
    assert state.threat == 1


def test_equal_cards_are_counted_on_the_track_too() -> None:
    state = position("track: monster*2 crab1*2\nthreat: 3\nasks: unsold 4")
    assert state.track == ("monster", "monster", "crab1", "crab1", "")


def test_decks_may_be_stated_and_the_rest_is_discarded() -> None:
    state = position("deck: crab1 crab2\nlord-deck: tamer\npile: abyss\ncourt: -")
    assert state.deck == ("crab1", "crab2")
    assert len(state.discards) == 69
    assert len(state.removed) == 34
    assert len(state.open_locations) == 19


def test_seats_are_those_named() -> None:
    assert position("red: 2 pearls\nblue.hand: crab1").seats == ("blue", "red")
    assert position("seats: green blue\nactive: blue").to_act == {"blue"}


def test_a_line_of_every_kind_reads_back() -> None:
    text = """
        seats: yellow blue red
        active: blue
        turn: 12
        asks: court-step > affiliation crab1+squid1
        court: tamer - sage
        removed: keeper
        threat: 4
        track: crab2 - monster
        discards: monster*2
        council: crab3 jellyfish5
        bought: red
        locations: abyss
        extra-turn: yes
        ending: red end.lord-deck
        passes: 1
        max-turns: 90
        blue: 3 pearls, 1 key
        blue.lords: slaver@jail/used jailer/rotated
        blue.locations: jail
        blue.tokens: 2 4
        red.affiliated: crab5
    """
    state = position(text)
    assert position(state.text) == state
    assert state.passes == 1
    assert state.extra_turn
    assert [frame.name for frame in state.pending] == ["control", "court-step", "affiliation"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pearls: 3", "line 1, 'pearls': no such key"),
        ("blue: three pearls", "such as '2 pearls, 1 key'"),
        ("blue.hand: crab9", "no ally 'crab9'"),
        ("blue.hand: crab1*x", "a whole number from 0 to 9999, not 'x'"),
        ("blue.hand: crab5 crab5", "one too many: crab 5"),
        ("blue.lords: keeper\nyellow.lords: keeper", "the keeper"),
        ("blue.lords: wizard", "wizard"),
        ("blue.lords: keeper@jail", "which its owner does not control"),
        ("blue.lords: keeper/asleep", "marked /rotated or /used"),
        ("blue.locations: jail\nlocations: jail", "the Jail"),
        ("blue.tokens: 5", "one too many of these monster tokens: 5"),
        ("blue.tokens: two", "a whole number from 0 to 9, not 'two'"),
        ("pool: 4", "cannot be found anywhere"),
        ("seats: blue", "2 to 4 different seats"),
        ("viewer: red", "one of blue, yellow"),
        ("bought: red", "opponents of the active player, each once"),
        ("bought: blue", "opponents of the active player, each once"),
        ("bought: yellow yellow", "opponents of the active player, each once"),
        ("extra-turn: perhaps", "one of yes, no"),
        ("turn: -1", "from 0 to 9999"),
        ("ending: blue good-luck", "there is no clause .good-luck."),
        ("active: red", "one of blue, yellow"),
        ("threat: high", "a whole number"),
        ("threat: 7", "from 1 to 6"),
        ("court: a b c d e f g", "the Court has 6 spaces"),
        ("track: a", "an ally such as crab3, monster or -"),
        ("track: crab1 crab1 crab1 crab1 crab2 crab2", "the track has 5 spaces"),
        ("council: monster", "an ally such as crab3"),
        ("asks: lunch", "nothing open is called 'lunch'"),
        ("asks: offer 3", "this is written 'offer <space> <asking>'"),
        ("asks: unsold 2\ntrack: crab1", "there is no card on space 2"),
        ("asks: unsold 1\ntrack: monster", "a monster is met with 'encounter'"),
        ("asks: encounter 1\ntrack: crab1", "a monster is met with 'encounter'"),
        ("asks: offer 1 red\ntrack: crab1", "the seats are blue, yellow"),
        ("asks: lord-draw 7", "the Court has the spaces 1 to 6"),
        ("asks: discards yellow 6 good-luck", "'good-luck' is no by: one of commander.end-of-turn"),
        ("ending: green", "one of blue, yellow"),
        ("blue: 1 pearl, 11 keys", "11 key tokens are out"),
    ],
)
def test_a_text_that_is_no_position_says_why(text: str, complaint: str) -> None:
    with pytest.raises(UnreadablePosition, match=f"(?i){complaint}"):
        position(text)


@clause("ambis", "location.trigger", "setup.treasury", "ally.monster-cards")
def test_defects_name_their_clause() -> None:
    from msgspec.structs import replace

    lords = "blue.lords: keeper tamer slaver\n"
    state = position(f"{lords}locations: jail")
    assert [defect.clause for defect in state.defects] == ["location.trigger"]
    drawing = position(f"{lords}locations: jail\nasks: action > lord-draw 1 plot.place")
    assert [defect.clause for defect in drawing.defects] == ["location.trigger"]
    debts = state.change("yellow", pearls=-1)
    assert "setup.treasury" in [defect.clause for defect in debts.defects]
    beyond = replace(state, threat=9)
    assert "setup.threat-token" in [defect.clause for defect in beyond.defects]
    held = replace(state, deck=state.deck[:-1]).change("blue", hand=("monster",))
    assert {"setup.exploration-cards", "ally.monster-cards"} <= {defect.clause for defect in held.defects}
    astray = replace(state, council=(("crab1",), (), (), (), ()))
    assert "explore.to-council" in [defect.clause for defect in astray.defects]
    assert position("").defects == ()
    assert broken("x") != broken("y")


@clause("ambis", "monster.tokens-hidden", "support.no-peek")
@pytest.mark.parametrize(
    ("lines", "defects"),
    [
        ("deck: -\nblue.lords: slaver\nblue.hand: crab1\nasks: before-shuffle", ()),
        ("asks: reveal", ()),
        ("asks: lord-draw 6 plot.place", ("explore.end",)),
    ],
)
def test_cards_lie_on_the_track_while_somebody_explores(lines: str, defects: tuple[str, ...]) -> None:
    state = position(f"seats: blue yellow\nthreat: 2\ntrack: monster\n{lines}")
    assert state.defects.clauses == defects


def test_what_a_seat_cannot_see_makes_no_difference_to_its_view() -> None:
    """ruling.open-information"""
    text = (
        "seats: blue yellow\nblue.hand: crab1\nyellow.hand: {}\ncouncil: {}\ndiscards: {}\nyellow.tokens: {}"
    )
    one = position(text.format("squid1 squid2", "crab2 crab3", "jellyfish5", "4"))
    other = position(text.format("shellfish5 crab5", "crab4 crab4", "monster", "2"))
    assert one.view("blue") == other.view("blue")
    assert hash(one.view("blue")) == hash(other.view("blue"))
    assert one.view("yellow") != other.view("yellow")
    view = one.view("blue")
    assert seat(view, "blue").hand == ("crab1",)
    assert seat(view, "yellow").hand == ("?", "?")
    assert set(view.deck) == {"?"}
    assert len(view.deck) == len(one.deck)
    assert position(view.text) == view
    assert view.defects == ()


def test_facts_give_the_figures_lessons_speak_of() -> None:
    state = position("blue: 2 pearls\nblue.hand: crab1 squid2\nthreat: 3\ncouncil: crab5\nblue.lords: keeper")
    facts = state.facts
    assert (facts["pearls.blue"], facts["hand.blue"], facts["threat"], facts["council.crab"]) == (2, 2, 3, 1)
    assert (facts["keys.blue"], facts["lords.blue"], facts["cards.blue"]) == (1, 1, "crab1 squid2")
    assert facts["over"] is False


def test_every_clause_refused_and_every_event_told_has_its_sentence() -> None:
    catalogue, texts = GAME.catalogue, GAME.texts
    clauses = {message_id(clause.id)[0] for clause in catalogue}
    assert {id for id in read(GAME.package, "en", "refusals") if id not in clauses} == set()
    for question, frame in GAME.rules.frames.items():
        assert texts.has("prompts", question) or not frame.verbs, question
        assert frame.clause in catalogue
    for verb, move in GAME.rules.moves.items():
        assert texts.has("moves", verb), verb
        assert texts.has("verbs", verb), verb
        assert move.clause in catalogue


@pytest.mark.parametrize(
    ("asks", "reason"),
    [
        ("affiliation -", "'affiliation' needs the cards played"),
        ("token-theft yellow", "yellow has no monster token"),
        ("hunt", "no opponent of blue has a monster token"),
        ("assassination yellow", "yellow has no lord that blue could rotate"),
        ("assassination blue", "blue has no lord that blue could rotate"),
        ("apprenticeship", "the Council has no pile"),
        ("key-choice jail", "blue has 0 keys, and 3 are needed"),
        ("drawn jail", "blue has 0 keys, and 3 are needed"),
        ("tile-draw 2", "blue has 0 keys, and 3 are needed"),
        ("tile-draw 2 - elder", "blue does not have the elder"),
        ("tile-draw 0 - hermit", "0 locations cannot be drawn from a pile of 20"),
        ("tile-draw 21 - hermit", "21 locations cannot be drawn from a pile of 20"),
        ("drawn - hermit", "no location was drawn"),
        ("tile-draw 4 abyss hermit", "from 1 to 4 locations may be drawn, not 5"),
        ("drawn abyss+jail+depths+chasm+barracks hermit", "from 1 to 4 locations may be drawn, not 5"),
        ("open-choice hermit", "no location lies open"),
        ("open-choice hermit\nlocations: jail", "the pile is not empty"),
        ("black-smokers", "blue does not control Black Smokers"),
        ("offer 1 blue\ntrack: crab1", "blue explores and is not offered"),
        ("reveal\ntrack: crab1 crab2 crab3 squid1 squid2", "the track is full"),
        ("lord-draw 6\ncourt: keeper", "space 6 of the Court is not empty"),
    ],
)
def test_a_question_that_nobody_could_answer_is_no_position(asks: str, reason: str) -> None:
    with pytest.raises(UnreadablePosition, match=f"(?i){reason}"):
        position(f"asks: {asks}\nblue.lords: hunter hermit")


@pytest.mark.parametrize("asks", ["tile-draw 4", "tile-draw 3 abyss", "drawn abyss+jail+depths+chasm"])
@clause("ambis", "location.option-draw")
def test_four_locations_may_be_drawn_and_a_pile_to_its_end(asks: str) -> None:
    pile = "barracks sanctuary parliament dockworks"[: 40 if asks == "tile-draw 4" else 29]
    state = position(f"blue: 3 keys\npile: {pile}\nasks: control > {asks}")
    assert state.to_act == {"chance"} if asks.startswith("tile") else {"blue"}


@pytest.mark.parametrize(("keep", "possible"), [(1, False), (2, True)])
@clause("ambis", "power.jailer")
def test_the_jailer_takes_one_card_of_each(keep: int, possible: bool) -> None:
    asks = f"asks: court-step > discards yellow {keep} power.jailer"
    text = f"blue.lords: jailer\nyellow.hand: crab1 crab2 crab3\n{asks}"
    if possible:
        assert position(text).to_act == {"yellow"}
    else:
        with pytest.raises(UnreadablePosition, match="Jailer takes one card"):
            position(text)


@clause("ambis", "explore.price")
def test_whoever_is_asked_without_a_pearl_can_only_decline() -> None:
    state = position("asks: offer 1 yellow\ntrack: crab3\nyellow: 0 pearls")
    assert [GAME.write_move(move) for move in state.legal_moves] == ["yellow decline"]


def test_a_court_that_is_left_out_is_six_lords_that_lie_nowhere_else() -> None:
    state = position("seats: blue yellow\nblue.lords: alchemist\nblue: 1 pearls")
    assert "" not in state.court
    assert {"alchemist", *state.court, *state.lord_deck} == set(state.box.lords)
    assert len(state.lord_deck) == 28
    assert refusals(state, "blue plot") == ("plot.impossible",)


def test_no_lord_lies_where_chance_is_to_lay_one() -> None:
    state = position("asks: lord-draw 1 > lord-draw 2")
    assert state.court[:2] == ("", "")
    assert all(state.court[2:])


def test_a_view_reads_back_whatever_its_text_names_and_leaves_out() -> None:
    whole = position("council: crab3 squid1\nblue.hand: crab1\nyellow.hand: squid5")
    for viewer in whole.seats:
        assert position(f"{whole.text}viewer: {viewer}") == whole.view(viewer)
    few = "\n".join(line for line in whole.view("blue").text.splitlines() if not line.startswith("deck"))
    assert position(few) == whole.view("blue")
