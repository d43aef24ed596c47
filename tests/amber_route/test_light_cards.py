"""Light cards: buying, the hand limit, reshuffling, terrains."""

import pytest

from tests.amber_route.table import events, play, position, red, refusals
from tests.clauses import clause


@clause("amber_route", "light.buy", "light.hand-limit", "light.excess", "amber.loose-uses")
def test_example_light_buy_over_limit() -> None:
    hand = "any-1 forest-1 forest-2 mountains-1 swamp-1 wasteland-1"
    state = position(f"turn: red > act\nred: loose 1, secured 2, hand {hand}\nblue: escorts 0")
    pool = state.pool
    state = play(state, "red buy\nchance draw-light swamp-2\nchance draw-light swamp-3")
    assert (red(state).loose, red(state).secured, state.pool, len(red(state).hand)) == (0, 2, pool + 1, 8)
    state = play(state, "red discard forest-1")
    assert len(red(state).hand) == 7
    state = play(state, "blue take escort\nblue recruit\nred take escort")
    assert refusals(state, "red buy") == ("amber.loose-uses",)


@clause("amber_route", "light.buy", "turn.draw-card")
def test_example_light_reshuffle() -> None:
    state = position(
        """
        seats: red blue green yellow
        turn: red > act
        red: loose 1, hand mountains-1*4 mountains-2
        blue: hand mountains-2*2 mountains-3*2 forest-1*3
        green: hand forest-2*3 forest-3*2 swamp-3*2
        yellow: hand wasteland-1*4 wasteland-2*3
        light-deck: forest-1
        light-discard: any-1*3 any-2*2 any-3 swamp-1*4 swamp-2*3 wasteland-3*2
        """
    )
    state = play(state, "red buy\nchance draw-light forest-1")
    assert (len(state.light_deck), len(state.light_discard)) == (15, 0)
    drawn = {state.game.write_move(move).split()[-1]: str(odds) for move, odds in state.chance.items()}
    assert drawn == {
        "any-1": "1/5",
        "any-2": "2/15",
        "any-3": "1/15",
        "swamp-1": "4/15",
        "swamp-2": "1/5",
        "wasteland-3": "2/15",
    }
    state = play(state, "chance draw-light swamp-2")
    assert (len(state.light_deck), len(state.light_discard)) == (14, 0)
    assert {"forest-1", "swamp-2"} < set(red(state).hand)


@clause("amber_route", "turn.draw-card")
def test_without_any_light_card_nothing_is_drawn() -> None:
    state = position("turn: red\nlight-deck: none")
    state = play(state, "red take card")
    assert (red(state).hand, state.prompt) == (
        (),
        "Red, action phase: recruit, buy light cards, or move ahead?",
    )


@clause("amber_route", "light.hand-limit")
def test_eight_cards_in_hand_are_impossible() -> None:
    state = position("turn: red > act\nred: hand any-1*3 swamp-1*4 swamp-2")
    assert [defect.clause for defect in state.defects] == ["light.hand-limit"]


@clause("amber_route", "light.excess")
def test_two_surplus_cards_are_discarded_one_by_one() -> None:
    hand = "any-1 forest-1 forest-2 mountains-1 swamp-1 wasteland-1 wasteland-2"
    state = position(f"turn: red > act\nred: loose 1, hand {hand}")
    state = play(state, "red buy\nchance draw-light swamp-2\nchance draw-light swamp-3")
    state = play(state, "red discard swamp-3")
    assert refusals(state, "blue take card") == ("play.clockwise", "turn.draw-choice")
    state = play(state, "red discard swamp-2")
    assert (len(red(state).hand), state.active) == (7, "blue")


@clause("amber_route", "light.terrain", "light.any-terrain", "challenge.light-cards")
@pytest.mark.parametrize(
    ("card", "broken"),
    [("swamp-1", ()), ("any-2", ()), ("forest-1", ("light.terrain",)), ("mountains-3", ("light.terrain",))],
)
def test_a_card_helps_on_its_terrain(card: str, broken: tuple[str, ...]) -> None:
    """The terrain is that of the field (swamp), whatever the dark card shows (forest)."""
    state = position(
        "turn: red > preparing forest-ghost-a hard\nred: field 6, hand any-2 forest-1 mountains-3 swamp-1",
    )
    assert state.piece("red").terrain == "swamp"
    assert refusals(state, f"red support {card}") == broken


FOREST_FIGHT = "red: field 1, hand any-3\nblue: field 1"


@clause(
    "amber_route", "setup.opening-hand", "light.buy", "gift.immediate", "reward.lightning", "duel.both-draw"
)
@pytest.mark.parametrize(
    ("text", "moves", "brought"),
    [
        ("asks: opening > light-draw red 5 setup.opening-hand", "", "setup.opening-hand"),
        ("asks: red", "red take card", "turn.draw-card"),
        ("asks: red > act", "red buy", "light.buy"),
        (
            "red: field 1\nasks: red > dark-draw",
            "chance draw-dark harvest\nchance roll 6+1\nred pick 1",
            "gift.immediate",
        ),
        ("asks: red > reward-choice", "red choose card", "reward.card-or-escort"),
        ("red: field 1\nasks: red > receiving card forest-ghost-a", "", "reward.lightning"),
        (f"{FOREST_FIGHT}\nasks: red > attack-choice", "red attack blue any-3", "duel.both-draw"),
    ],
)
def test_a_light_card_comes_by_the_rule_that_brings_it(text: str, moves: str, brought: str) -> None:
    state = play(position(text), moves)
    assert state.pending[-1].rule == brought
    told = {event.kind: event.clause for event in events(state, "chance draw-light swamp-1")}
    assert told["draws"] == brought
    nothing = "light-deck: -\nlight-discard: -\n" + text
    if moves:  # with the very last move a deck without cards is found empty
        *before, last = moves.splitlines()
        empty = {
            event.kind: event.clause for event in events(play(position(nothing), "\n".join(before)), last)
        }
        assert empty["no-light-card"] == brought
