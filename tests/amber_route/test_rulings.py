"""Rulings that change play and that no chapter's tests show yet."""

from tests.amber_route.table import blue, legal, play, position, red, refusals
from tests.clauses import clause


@clause("amber_route", "escort.recruit", "turn.draw-escort")
def test_an_empty_escort_supply_gives_nothing() -> None:
    state = position("turn: red\nred: escorts 3\nsupply: 0")
    assert red(play(state, "red take escort")).escorts == 3


@clause("amber_route", "duel.attacker-wins", "amber.banking")
def test_a_duel_needs_no_pool() -> None:
    state = position(
        "turn: red > duel red blue forest-1 - 6 > shaping blue 1\nred: field 1, loose 0\n"
        "blue: field 1, loose 2\npool: 0",
    )
    state = play(state, "blue accept")
    assert (red(state).loose, blue(state).loose, state.pool) == (1, 1, 0)


@clause("amber_route", "gift.dice", "challenge.escort-shift", "challenge.amber-die")
def test_gift_dice_stand_as_rolled() -> None:
    state = position(
        "turn: red > gift-pick rod 5+1 blue\nred: field 1, escorts 3, loose 2, kept swamp-ghost-d"
    )
    for move in ("red shift 5 6", "red amber-die 6", "red roll-again swamp-ghost-d 1"):
        assert len(refusals(state, move)) == 1
    assert legal(state, "pick") == {"pick 5", "pick 1"}


@clause("amber_route", "reward.use-later", "reward.hourglass", "move.attack-option")
def test_a_card_gained_in_this_turn_can_be_used_in_it() -> None:
    state = position(
        "turn: red > ghost swamp-ghost-d easy > shaping 5\n"
        "red: field 1, hand forest-1\nblue: field 1, escorts 0"
    )
    state = play(
        state, "red accept\nred attack blue forest-1\nchance draw-light any-1\nchance draw-light any-2"
    )
    state = play(state, "blue ready\nred ready\nchance roll 1+1\nred roll-again swamp-ghost-d 1+1")
    state = play(state, "chance roll 6+6\nred accept\nchance roll 6\nblue accept")
    assert (red(state).kept, state.dark_discard) == ((), ("swamp-ghost-d",))
    assert blue(state).loose == 0


@clause("amber_route", "duel.when", "turn.one-action")
def test_one_attack_a_turn() -> None:
    state = position(
        "seats: red blue green\nturn: red > duel red blue forest-1 - 6 > shaping blue 1\n"
        "red: field 1, hand forest-1\nblue: field 1\ngreen: field 1",
    )
    assert play(state, "blue accept").active == "blue"


@clause("amber_route", "monster.round", "monster.lose")
def test_a_fight_is_not_left() -> None:
    state = position("turn: red > monster forest-monster-a easy 1 2 > shaping 1\nred: field 6, escorts 1")
    for move in ("red decline", "red spare", "red advance 1", "red forgo"):
        assert len(refusals(state, move)) == 1


@clause("amber_route", "monster.lose", "ghost.failure")
def test_a_failed_challenge_leaves_the_pawn_where_it_is() -> None:
    state = position(
        "seats: red blue\nturn: red > ghost forest-ghost-a hard > shaping 1\nred: field 9, hand any-1 any-2\n"
        "blue: escorts 0",
    )
    state = play(state, "red accept\nblue take escort\nblue recruit")
    assert (red(state).field, state.prompt) == (9, "Red, draw phase: a light card or an escort?")


def test_the_figures_of_a_position() -> None:
    state = position(
        "turn: red > monster swamp-monster-c hard 3 2 2 > shaping 5+3+1 6\n"
        "red: field 14, loose 1, kept swamp-trap-b"
    )
    facts = state.facts
    assert (facts["threat"], facts["difficulty"], facts["life"], facts["round"]) == ("monster", "hard", 2, 2)
    assert (facts["total"], facts["field.red"], facts["kept.red"], facts["points.red"]) == (15, 14, 1, -10)
    assert (facts["active"], facts["first"], facts["over"]) == ("red", "none", False)
