"""Questions, refusals and events are true where they are said, and name only what is possible."""

from __future__ import annotations

import pytest

from rulebook_lab.games.amber_route.state import AmberRouteState
from tests.amber_route.table import GAME, entry, events, position
from tests.clauses import clause

GHOST = "turn: red > ghost swamp-ghost-a easy > shaping 1\nblue: field 0\n"
DUEL = "turn: red > attack-choice > duel red blue any-1 > reinforcing red"
TEN = " ".join(
    f"{land}-{card}"
    for land in ("forest", "swamp")
    for card in ("ghost-b", "ghost-d", "trap-b", "trap-d", "monster-b")
)
"""Ten kept reward cards."""


def said(state: AmberRouteState, move: str) -> list[str]:
    """What a move makes happen, in sentences."""
    return [GAME.narrate(event) for event in events(state, move)]


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("turn: red", "Red, draw phase: a light card or an escort?"),
        (
            "turn: red\nred: escorts 6",
            "Red, draw phase: a light card? With 6 escorts there is no room for another.",
        ),
        (
            "turn: red\nred: kept forest-trap-d",
            "Red, draw phase: a light card or an escort, or use kept provisions?",
        ),
        ("turn: red > act", "Red, action phase: recruit, buy light cards, or move ahead?"),
        ("turn: red > act\nred: loose 0", "Red, action phase: recruit, or move ahead?"),
        ("turn: red > act\nred: escorts 6", "Red, action phase: buy light cards, or move ahead?"),
        ("turn: red > act\nred: escorts 6, loose 0", "Action phase: Red moves ahead."),
        (
            "turn: red > reward-choice\nred: escorts 6",
            "Red, your reward: a light card. With 6 escorts there is no room for another.",
        ),
        ("turn: red > gift-pick rod 4 -", "Favour of Rod: Red takes the last die, 4."),
        (
            "turn: red > preparing swamp-trap-c easy\nred: field 1, hand any-1",
            "Red meets Quagmire (swamp trap, at once an escort), easy. "
            "Play support (now 0: 2 dice), or face it?",
        ),
        (
            "turn: red > preparing swamp-trap-c easy\nred: field 1, hand swamp-1",
            "Red meets Quagmire (swamp trap, at once an escort), easy, "
            "and has nothing to play (support 0: 2 dice). Face it?",
        ),
        (
            "turn: red > preparing swamp-trap-c easy 2\nred: field 1",
            "Red meets Quagmire (swamp trap, at once an escort), easy, "
            "and has nothing more to play (support 2: 4 dice). Face it?",
        ),
        (
            "turn: red > ghost swamp-ghost-a easy > shaping 3+1\nred: escorts 0, loose 0",
            "Red has rolled 3 and 1, and has nothing to change dice with.",
        ),
        (f"{DUEL} > defending blue\nred: field 1\nblue: field 1", "Blue defends, and has nothing to lay."),
        (
            f"{DUEL} > defending blue\nred: field 1\nblue: field 1, hand forest-1",
            "Blue defends: lay fitting cards, or leave it at that?",
        ),
        (f"{DUEL}\nred: field 1\nblue: field 1", "Red attacks, and has nothing more to lay."),
    ],
)
def test_a_question_names_what_is_possible(text: str, prompt: str) -> None:
    assert position(f"{text}\nblue: field 0" if "blue:" not in text else text).prompt == prompt


@pytest.mark.parametrize(
    ("goods", "prompt"),
    [
        ("hand any-1*3", "The ghost would take 2 cards from Red. Use a ward?"),
        ("hand any-1", "The ghost would take 1 card and an amber from Red. Use a ward?"),
        ("loose 0, hand any-1", "The ghost would take 1 card from Red. Use a ward?"),
        ("loose 1", "The ghost would take an amber from Red. Use a ward?"),
        ("loose 0", "The ghost finds nothing to take from Red. Use a ward all the same?"),
    ],
)
def test_the_ghost_would_take_what_there_is(goods: str, prompt: str) -> None:
    state = position(f"turn: red > haunted 2\nred: field 3, kept forest-ghost-b, {goods}\nblue: field 0")
    assert state.prompt == prompt


def test_what_others_hold_shows_in_no_question() -> None:
    told = set()
    for hand in ("swamp-1", "any-1"):
        text = f"turn: red > preparing swamp-trap-c easy\nred: field 1, hand {hand}\nblue: field 0"
        told.add(position(text).view("blue").prompt)
    assert len(told) == 1


@clause("amber_route", "ghost.short")
@pytest.mark.parametrize(
    ("goods", "told"),
    [
        ("loose 0", ["Red has no light card to give up.", "Red has no loose amber to give up."]),
        (
            "loose 1, hand any-1",
            ["Red loses the whole hand: House spirit (any terrain 1).", "Red gives up an amber."],
        ),
    ],
)
def test_who_has_nothing_to_lose_loses_nothing(goods: str, told: list[str]) -> None:
    assert said(position(f"{GHOST}red: field 3, {goods}"), "red accept")[2:4] == told


@pytest.mark.parametrize(
    ("text", "move", "told"),
    [
        (
            "turn: red > monster swamp-monster-a easy 1 2 > monster-roll 1\nred: field 3",
            "chance roll 1",
            ["The monster rolls 1: 0 hits.", "Round 2: the monster has 2 life points."],
        ),
        (
            "turn: red > act\nred: field 24\nblue: field 0",
            "red advance 1",
            ["Red is the first in the castle: each other player has one more turn."],
        ),
        (
            "turn: red > gift-pick kupala 4+3 blue\nblue: field 0",
            "red pick 4",
            ["Red picks the 4: 2 light cards."],
        ),
        (
            "turn: red > gift-pick kupala 5+3 blue\nblue: field 0",
            "red pick 5",
            ["Red picks the 5: a light card and an escort."],
        ),
        (
            "turn: red > act\nred: field 5, escorts 5\nblue: field 0",
            "red recruit",
            ["Red gains 1 escort; 1 more would be beyond the limit."],
        ),
        (
            "turn: red > act\nred: field 9, escorts 6\nblue: field 0, lost 1",
            "red advance 1",
            ["Blue loses this turn."],
        ),
        (
            f"{DUEL}\nred: field 1\nblue: field 1",
            "red ready",
            ["Red lays no more cards."],
        ),
    ],
)
def test_what_happens_is_told_as_it_is(text: str, move: str, told: list[str]) -> None:
    sentences = said(position(text), move)
    assert [sentence for sentence in sentences if sentence in told] == told


@clause("amber_route", "escort.limit", "amber.banking")
@pytest.mark.parametrize(
    ("goods", "told"),
    [
        ({"escorts": -1}, "Red has −1 escorts: from 0 to 6 is possible."),
        ({"escorts": 7}, "Red has 7 escorts: from 0 to 6 is possible."),
        ({"loose": -1}, "Red has −1 loose ambers: from 0 to 2 can be kept, more are secured at once."),
        ({"loose": 3}, "Red has 3 loose ambers: from 0 to 2 can be kept, more are secured at once."),
    ],
)
def test_what_nobody_can_have_is_told(goods: dict[str, int], told: str) -> None:
    state = position("turn: red")
    state = state.change("red", **goods)
    assert told in [GAME.explain(state, defect) for defect in state.defects]


def test_no_hit_costs_no_escort() -> None:
    state = position(
        "turn: red > monster swamp-monster-a easy 1 2 > monster-roll 1\nred: field 3\nblue: field 0"
    )
    assert "loses-escorts" not in [event.kind for event in events(state, "chance roll 1")]


def test_an_empty_supply_is_no_limit() -> None:
    game = GAME.with_components(entry("box", "escort_tokens = 7"))
    state = game.read_position(f"components: {game.edition}\nturn: red\nred: escorts 1\nblue: escorts 6")
    assert "Red gains 0 escorts; the supply has no more." in said(state, "red take escort")


@clause("amber_route", "duel.escort-shift", "challenge.escort-shift")
@pytest.mark.parametrize(
    ("below", "rule"),
    [
        ("ghost swamp-ghost-a easy", "challenge.escort-shift"),
        ("duel red blue any-1", "duel.escort-shift"),
    ],
)
def test_a_shift_is_told_by_the_clause_that_allows_it(below: str, rule: str) -> None:
    state = position(f"turn: red > {below} > shaping 3\nred: field 1\nblue: field 1")
    assert [event.clause for event in events(state, "red shift 3 4")] == [rule]


@pytest.mark.parametrize(
    ("text", "move", "sentences"),
    [
        (
            "turn: red > preparing swamp-monster-c easy\nred: field 1",
            "red support swamp-ghost-a",
            (
                "There is no Drowned maiden (swamp ghost, at once a light card) in your hand.",
                "Drowned maiden (swamp ghost, at once a light card) is no light card.",
            ),
        ),
        (
            "turn: red > attack-choice\nred: field 1, hand any-1\nblue: field 1",
            "red attack red any-1",
            ("Nobody attacks themselves.",),
        ),
        (
            "turn: red > attack-choice\nred: field 1, hand any-1\nblue: field 1",
            "red attack yellow any-1",
            ("Yellow does not play in this game.",),
        ),
        (
            "turn: red > act\nred: escorts 0",
            "red advance 2",
            ("Moving 2 fields costs 1 escort, and you have 0.",),
        ),
        (
            "turn: red > act\nred: kept forest-monster-b",
            "red advance 1 forest-monster-b",
            ("A move of 1 field is free: a guide is of use for 2 fields only.",),
        ),
        (
            "turn: red\nred: kept forest-monster-b",
            "red use forest-monster-b",
            (
                "Lord of the forest (forest monster, to keep: shield) is of no use now: it is kept for its "
                "shield, and what helps here is a card kept for its provisions.",
            ),
        ),
        (
            "turn: red > ghost swamp-ghost-a easy > shaping 6\nred: field 1",
            "red shift 6 7",
            ("A 6 cannot go up and a 1 cannot go down: no die shows a 7.",),
        ),
    ],
)
def test_a_refusal_says_what_is_true(text: str, move: str, sentences: tuple[str, ...]) -> None:
    assert position(text).why_not(move).sentences == sentences


@clause("amber_route", "end.winner")
@pytest.mark.parametrize(
    ("red", "blue", "told"),
    [
        ("field 25", "field 24, secured 1", "Red won with 5 points."),
        (
            "field 25, kept forest-ghost-b",
            "field 24, secured 2, kept swamp-ghost-b",
            "Blue won with 6 points, as many as others, and more secured ambers.",
        ),
        (
            "field 25",
            f"field 20, kept {TEN}",
            "Red won with 5 points and as many secured ambers as others, but farther along the road.",
        ),
        (
            "field 25",
            f"field 25, kept {' '.join(TEN.split()[:5])}",
            "Red won with 5 points and as many secured ambers as others, but first in the castle.",
        ),
        (
            "field 25\ngreen: field 24, secured 2, loose 0",
            "field 24, secured 2, loose 1",
            "Blue won with 5 points, level with others but for more loose ambers.",
        ),
        (
            "field 25\ngreen: field 24, secured 2, loose 1",
            "field 24, secured 2, loose 1",
            "Blue and Green share the victory with 5 points.",
        ),
    ],
)
def test_what_broke_a_tie_is_said(red: str, blue: str, told: str) -> None:
    state = position(f"turn: over\nfirst: red\nred: {red}\nblue: {blue}")
    assert state.prompt == f"The game is over: {told}"


@clause("amber_route", "monster.support-before")
def test_a_card_after_the_roll_is_too_late() -> None:
    fight = position("turn: red > monster swamp-monster-a hard 2 3 > shaping 6+2\nred: field 6, hand any-1")
    why = fight.why_not("red support any-1")
    assert why.clauses == ("monster.support-before", "challenge.light-cards")
    assert "not after a roll" in why.sentences[0]
    ghost = position("turn: red > ghost swamp-ghost-a hard > shaping 6+2\nred: field 1, hand any-1")
    assert "before the roll of a challenge, not after it" in str(ghost.why_not("red support any-1"))


def test_who_may_attack_and_change_dice_is_said_at_another_moment() -> None:
    state = position("turn: red > gift-pick red harvest 3+2 blue\nred: field 1, hand any-1\nblue: field 1")
    assert "only who has just beaten a challenge may attack" in str(state.why_not("red attack blue any-1"))
    assert "other dice stand as they fell" in str(state.why_not("red shift 3 4"))


@clause("amber_route", "duel.opening-card")
def test_an_attack_that_no_card_allows_is_told() -> None:
    state = position(
        "turn: red > ghost swamp-ghost-a hard > shaping 6+6\nred: field 1, hand swamp-1\nblue: field 1"
    )
    state = state.play("red accept").play("red choose escort")
    assert "Red has no light card that fits the forest to attack with." in said(
        state, "chance draw-light swamp-2"
    )


def test_support_is_told_in_all() -> None:
    state = position("turn: red > preparing swamp-ghost-a hard 3\nred: field 1, hand any-2")
    (told,) = said(state, "red support any-2")
    assert told == "Red plays Wandering bard (any terrain 2): support 2, 5 in all."


def test_escorts_of_one_gift_are_one_gain() -> None:
    state = position("turn: red > gift-pick red kupala 3+3 blue\nred: escorts 5")
    assert said(state, "red pick 3")[1:] == ["Red gains 1 escort; 1 more would be beyond the limit."]


def test_no_escort_gained_is_not_called_a_number() -> None:
    state = position("turn: red > gift-pick red harvest 3+3 blue\nred: escorts 6")
    assert "Red gains no escort: 1 more would be beyond the limit." in said(state, "red pick 3")
