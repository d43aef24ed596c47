"""Fights with monsters."""

import pytest

from tests.amber_route.table import GAME, due, events, legal, play, position, red, refusals
from tests.clauses import clause


@clause(
    "amber_route",
    "monster.support-before",
    "monster.card-terrain",
    "monster.support-value",
    "monster.dice-count",
    "monster.dice-kept",
    "monster.round",
    "monster.hard",
    "monster.step-player-attack",
    "monster.step-monster-damage",
    "monster.step-monster-attack",
    "monster.step-player-damage",
    "monster.win",
    "monster.reward",
    "challenge.escort-shift",
    "challenge.amber-die",
    "reward.base",
    "reward.lightning",
    "duel.when",
)
def test_example_monster_long_fight() -> None:
    state = position(
        "turn: red > dark-draw\nred: field 6, escorts 4, loose 1, hand any-1 forest-3 mountains-1 swamp-2\n"
        "blue: field 6",
    )
    assert state.piece("red").id == "sw_ghost_1"
    state = play(state, "chance draw-dark swamp-monster-c")
    assert state.facts["difficulty"] == "hard"
    for stranger in ("forest-3", "mountains-1"):
        assert refusals(state, f"red support {stranger}") == ("monster.card-terrain", "light.terrain")
    state = play(state, "red support swamp-2\nred face")
    assert (state.facts["life"], state.facts["round"]) == (3, 1)

    state = play(state, "chance roll 5+3+1\nred shift 3 4\nred accept")
    assert (red(state).escorts, state.facts["life"]) == (3, 1)
    state = play(state, "chance roll 4+2")
    assert (red(state).escorts, state.facts["round"]) == (2, 2)

    state = play(state, "chance roll 3+2+1\nred amber-die 6\nred accept")
    assert (red(state).loose, state.facts["life"]) == (1, 0)
    state = play(state, "red choose escort\nchance draw-light wasteland-3")
    assert (red(state).escorts, red(state).loose, red(state).secured) == (3, 1, 0)
    assert red(state).hand == ("any-1", "forest-3", "mountains-1", "wasteland-3")
    assert state.dark_discard == ("swamp-monster-c",)
    assert legal(state, "attack") == {"attack blue any-1"}


@clause(
    "amber_route",
    "monster.legendary",
    "monster.lose",
    "monster.lose-cost",
    "amber.secured-safe",
    "amber.loose-risk",
    "dark.discard",
)
def test_example_monster_defeat() -> None:
    state = position(
        "turn: blue > dark-draw\nblue: field 7, escorts 3, loose 2, secured 2, hand mountains-2 swamp-1\n"
        "red: field 7",
    )
    assert state.piece("blue").id == "fo_monster_1"
    state = play(state, "chance draw-dark forest-monster-a")
    assert state.facts["difficulty"] == "legendary"
    assert legal(state, "support") == set()
    pool = state.pool
    state = play(state, "blue face")
    assert state.facts["life"] == 4
    state = play(state, "chance roll 2\nblue accept\nchance roll 5+3+1")
    assert state.player("blue").escorts == 1
    state = play(state, "chance roll 6\nblue accept")
    assert state.facts["life"] == 3
    state = play(state, "chance roll 4+2+2")
    loser = state.player("blue")
    assert (loser.escorts, loser.loose, loser.secured, loser.field) == (0, 1, 2, 7)
    assert loser.hand == ("mountains-2", "swamp-1")
    assert (state.pool, state.dark_discard, state.active) == (pool + 1, ("forest-monster-a",), "red")


@clause("amber_route", "monster.win", "monster.lose", "monster.easy", "challenge.escort-shift")
@pytest.mark.parametrize(("life", "won"), [(1, True), (2, False)])
def test_example_monster_last_escort(life: int, won: bool) -> None:
    state = position(
        f"turn: red > monster forest-monster-a easy 1 {life} > shaping 3\nred: field 6, escorts 1, loose 0",
    )
    state = play(state, "red shift 3 4\nred accept")
    assert (red(state).escorts, state.active) == (0 if not won else 1, "blue")
    assert red(state).loose == (1 if won else 0)


@clause("amber_route", "monster.lose", "monster.easy")
def test_example_monster_no_escort() -> None:
    state = position("turn: red > preparing swamp-monster-c easy 1\nred: field 1, escorts 0, loose 1")
    state = play(state, "red face\nchance roll 4+1")
    assert state.facts["life"] == 2
    won = play(state, "red amber-die 6\nred accept\nchance draw-light any-1")
    assert (red(won).escorts, red(won).loose, won.active) == (0, 1, "blue")
    lost = play(state, "red accept")
    assert (red(lost).loose, lost.active) == (0, "blue")


@clause("amber_route", "monster.step-player-damage", "monster.lose-cost", "amber.secured-safe")
def test_example_monster_overkill() -> None:
    state = position(
        "turn: red > monster forest-monster-a legendary 1 4 > monster-roll 3\n"
        "red: field 7, escorts 2, loose 0, secured 3",
    )
    state = play(state, "chance roll 6+4+3")
    assert (red(state).escorts, red(state).loose, red(state).secured) == (0, 0, 3)
    assert (state.active, state.dark_discard) == ("blue", ("forest-monster-a",))


@clause("amber_route", "reward.use-later", "monster.step-monster-attack")
def test_example_monster_shield() -> None:
    state = position(
        "turn: red > monster forest-monster-a hard 1 1 > monster-roll 2\n"
        "red: field 6, escorts 1, kept swamp-monster-b",
    )
    assert state.scores["red"].parts[1] == ("score.kept", 1)
    state = play(state, "chance roll 6+5")
    assert {move.verb for move in state.legal_moves} == {"use", "decline"}
    used = play(state, "red use swamp-monster-b")
    assert (red(used).escorts, used.facts["round"], used.dark_discard) == (1, 2, ("swamp-monster-b",))
    assert used.scores["red"].parts[1] == ("score.kept", 0)
    declined = play(state, "red decline")
    assert (red(declined).escorts, declined.active) == (0, "blue")


@clause("amber_route", "reward.use-later")
def test_a_shield_is_not_offered_against_a_miss() -> None:
    state = position(
        "turn: red > monster forest-monster-a hard 1 1 > monster-roll 2\n"
        "red: field 6, escorts 1, kept swamp-monster-b",
    )
    assert play(state, "chance roll 3+1").facts["round"] == 2


@clause("amber_route", "monster.step-player-attack", "monster.step-monster-damage")
@pytest.mark.parametrize(("dice", "life"), [("3+2+1", 4), ("4+3+1", 3), ("6+5+4", 1)])
def test_four_five_and_six_wound(dice: str, life: int) -> None:
    state = position(f"turn: red > monster forest-monster-a legendary 3 4 > shaping {dice}\nred: field 7")
    assert play(state, "red accept").facts["life"] == life


@clause("amber_route", "monster.step-monster-damage", "monster.win")
@pytest.mark.parametrize(("life", "told"), [(3, 1), (2, 0), (1, 0)])
def test_more_wounds_than_life_leave_none(life: int, told: int) -> None:
    state = position(f"turn: red > monster forest-monster-a hard 2 {life} > shaping 6+4\nred: field 7")
    wounds = next(event for event in events(state, "red accept") if event.kind == "wounds")
    assert (wounds.facts["hits"], wounds.facts["life"]) == (2, told)


@clause("amber_route", "monster.step-monster-attack", "monster.easy", "monster.hard", "monster.legendary")
@pytest.mark.parametrize(
    ("difficulty", "life", "roll", "hits"),
    [("easy", 2, "4", 0), ("easy", 2, "5", 1), ("hard", 3, "4+3", 1), ("legendary", 4, "3+3+2", 2)],
)
def test_a_monster_is_what_its_difficulty_says(difficulty: str, life: int, roll: str, hits: int) -> None:
    state = position(f"turn: red > preparing forest-monster-a {difficulty}\nred: field 7, escorts 6")
    state = play(state, "red face\nchance roll 1\nred accept")
    assert state.facts["life"] == life
    assert red(play(state, f"chance roll {roll}")).escorts == 6 - hits


@clause("amber_route", "monster.round", "monster.dice-kept", "challenge.amber-die")
def test_a_bought_die_counts_in_one_round_only() -> None:
    state = position(
        "turn: red > monster forest-monster-a legendary 2 4 > shaping 1+1\nred: field 7, escorts 6, loose 1",
    )
    state = play(state, "red amber-die 6\nred accept\nchance roll 1+1+1")
    assert (state.facts["life"], due(state, "count")) == (3, 2)
    assert refusals(state, "red accept") == ("challenge.by-type",)


@clause("amber_route", "monster.dice-count", "duel.dice-limit", "monster.support-value")
@pytest.mark.parametrize(("cards", "dice"), [("forest-1", 2), ("forest-2", 3), ("forest-3 forest-2", 5)])
def test_dice_are_support_plus_one_up_to_five(cards: str, dice: int) -> None:
    state = position(f"turn: red > preparing forest-monster-a legendary\nred: field 7, hand {cards}")
    state = play(state, "\n".join(f"red support {card}" for card in cards.split()))
    assert due(play(state, "red face"), "count") == dice
    told = [GAME.narrate(event) for event in state.outcome("red face").events]
    surplus = "The cards would give Red 6 dice, but no more than 5 are rolled."
    assert (surplus in told) == (dice == 5)
