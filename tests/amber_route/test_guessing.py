"""The odds of a guess, beside every way to lay five unseen light cards down."""

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from rulebook_lab.engine import HIDDEN, without
from rulebook_lab.games.amber_route.state import AmberRouteState, Cards
from tests.amber_route.table import GAME, position
from tests.guesses import as_often

UNSEEN = ("forest-1", "forest-2", "swamp-1", "swamp-1", "swamp-2")


def five_unseen(asks: str, hidden: int) -> AmberRouteState:
    """What Red sees when all light cards but five lie open, and Blue beside Red holds some of the five."""
    state = position(f"turn: {asks}\nred: field 1\nblue: field 1, hand forest-1")
    seen = without(state.box.light_deck, *UNSEEN)
    view = replace(state.view("red"), light_discard=seen, light_deck=(HIDDEN,) * (len(UNSEEN) - hidden))
    return view.change("blue", hand=(HIDDEN,) * hidden)


def deals(hidden: int) -> Iterator[tuple[Cards, Cards]]:
    """Every hand of Blue with what it leaves in the deck."""
    for cards in permutations(UNSEEN):
        yield tuple(sorted(cards[:hidden])), tuple(sorted(cards[hidden:]))


def held(state: AmberRouteState) -> tuple[Cards, Cards]:
    return state.player("blue").hand, state.light_deck


def test_unseen_cards_are_in_hands_and_in_the_deck_with_the_odds_of_a_deal() -> None:
    as_often(GAME, five_unseen("red > act", 2), held, deals(2))


def test_who_is_asked_to_attack_has_a_card_for_it() -> None:
    """Nobody is asked without a card of the forest, on whose field both stand (ruling.duel-needs-card)."""
    view = five_unseen("blue > attack-choice", 2)
    assert view.to_act == {"blue"}
    assert view.piece("blue").terrain == "forest"
    as_often(GAME, view, held, (deal for deal in deals(2) if {"forest-1", "forest-2"} & {*deal[0]}))
