"""The odds of a guess, beside every way to lay six unseen cards and three unseen tokens down."""

from itertools import permutations

from msgspec.structs import replace

from rulebook_lab.engine import HIDDEN, without
from rulebook_lab.games.ambis.components import MONSTER, RACES
from rulebook_lab.games.ambis.position.invariants import CARDS, TOKENS
from rulebook_lab.games.ambis.state import AmbisState
from tests.ambis.table import GAME, position
from tests.guesses import as_often

UNSEEN = ("crab1", "crab2", "squid3", "squid3", MONSTER, MONSTER)


def six_unseen() -> AmbisState:
    """Blue has laid down every card but six, and holds every token but three."""
    state = position("seats: blue yellow\nblue: 1 pearls")
    seen = without(state.box.exploration, *UNSEEN)
    council = tuple((HIDDEN,) if race == "crab" else () for race in RACES)
    view = replace(state.view("blue"), council=council, discards=(HIDDEN,), deck=(HIDDEN,) * 3, pool=(0,) * 2)
    view = view.change("blue", affiliated=seen, tokens=state.box.monster_tokens[3:])
    return view.change("yellow", hand=(HIDDEN,), tokens=(0,))


def test_unseen_cards_are_where_they_may_be_with_the_odds_of_a_deal() -> None:
    """Monsters are in no hand, and a Council pile is of one race."""
    view = six_unseen()
    assert CARDS.left(view) == tuple(sorted(UNSEEN))

    def held(state: AmbisState) -> tuple[tuple[str, ...], ...]:
        return state.pile("crab"), state.player("yellow").hand, state.discards, state.deck

    ways = (
        ((pile,), (hand,), (discard,), tuple(sorted(deck)))
        for pile, hand, discard, *deck in permutations(UNSEEN)
        if pile.startswith("crab") and hand != MONSTER
    )
    as_often(GAME, view, held, ways)


def test_unseen_tokens_are_with_players_and_in_the_pool_with_the_odds_of_a_deal() -> None:
    view = six_unseen()
    unseen = view.box.monster_tokens[:3]
    assert TOKENS.left(view) == unseen

    def held(state: AmbisState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return state.player("yellow").tokens, state.pool

    as_often(GAME, view, held, (((t[0],), tuple(sorted(t[1:]))) for t in permutations(unseen)))
