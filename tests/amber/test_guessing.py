"""The odds of a guess, beside every way to lay five unseen tiles down."""

from itertools import permutations

from msgspec.structs import replace

from rulebook_lab.engine import HIDDEN, FrozenMap
from rulebook_lab.games.amber.state import AmberState
from tests.amber.table import AMBER, at
from tests.guesses import as_often

UNSEEN = ("bend", "bend", "straight", "straight", "tee")


def test_unseen_tiles_are_in_hands_given_up_and_in_the_stack_with_the_odds_of_a_deal() -> None:
    view = at("castles: red=C3* blue=I9*", "villages: F6*").view("red").change("red", given_up=("bend",))
    view = view.change("blue", hand=(HIDDEN, HIDDEN), given_up=(HIDDEN,))
    view = replace(view, stack=FrozenMap({"bend": 2, "straight": 2, "tee": 1}), face_down=2)

    def held(state: AmberState) -> tuple[tuple[str, ...], ...]:
        assert state.player("red").given_up == ("bend",)
        blue = state.player("blue")
        stack = tuple(sorted(kind for kind, number in state.stack.items() for _ in range(number)))
        return blue.hand, blue.given_up, stack

    ways = ((tuple(sorted(t[:2])), t[2:3], tuple(sorted(t[3:]))) for t in permutations(UNSEEN))
    as_often(AMBER, view, held, ways)
