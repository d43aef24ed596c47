"""Exact odds: every figure of the catalogue, with brute force beside it."""

import tomllib
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulebook_lab.games.amber_route.study import odds
from rulebook_lab.games.amber_route.study.challenges import Foe, beat, fight, foe_of
from rulebook_lab.games.amber_route.study.rolls import one_roll
from tests.amber_route.table import GAME

BOX = GAME.components()
FILE = tomllib.loads((Path(__file__).parent / "odds.toml").read_text(encoding="utf-8"))
FIGURES: dict[str, dict[str, Any]] = {entry["id"].partition(".")[2]: entry for entry in FILE["component"]}
DIFFICULTIES = ("easy", "hard", "legendary")
TOTALS = {5: "easy", 9: "hard", 12: "legendary"}
SETS = {2: "easy", 3: "hard", 4: "legendary"}


def exactly(value: Any) -> Any:
    """The figures of the catalogue as fractions."""
    if isinstance(value, list):
        return [exactly(item) for item in value]
    return Fraction(value)


# -- the figures of the catalogue ---------------------------------------------------------------


@pytest.mark.parametrize("field", [1, 2, 3, 11, 24])
def test_how_hard_it_will_be(field: int) -> None:
    figures = FIGURES["difficulty"]
    state = GAME.start(2)
    found = odds.difficulty(state, field)
    assert found == {name: Fraction(figures[name]) for name in (*DIFFICULTIES, "gift")}
    given = [found[name] / (1 - found["gift"]) for name in DIFFICULTIES]
    assert given == exactly(figures["given_challenge"])
    gained = [card.timing == "lightning" and card.reward == "amber" for card in BOX.dark.values()]
    ambers = sum(found[name] * BOX.by_name[name].reward_ambers for name in DIFFICULTIES)
    ambers += Fraction(sum(gained), len(BOX.dark_deck))
    assert ambers == Fraction(figures["expected_ambers_if_always_won"])


def test_seen_dark_cards_shift_the_odds() -> None:
    state = GAME.read_position("dark-discard: forest-ghost-a forest-ghost-b forest-ghost-c forest-ghost-d")
    assert odds.difficulty(state, 1) == {
        "easy": Fraction(24, 56),
        "hard": Fraction(20, 56),
        "legendary": 0,
        "gift": Fraction(12, 56),
    }


@pytest.mark.parametrize("terrain", ["mountains", "forest", "swamp", "wasteland"])
def test_what_a_hand_is_worth(terrain: str) -> None:
    figures = FIGURES["light-hand"]
    found = odds.light_hand(terrain)
    assert found.usable == Fraction(figures["expected_usable_in_5"])
    assert found.support == Fraction(figures["expected_support_in_5"])
    assert found.none == Fraction(figures["p_none_in_5"])
    cards = [BOX.light[card] for card in BOX.light_deck]
    fitting = [card for card in cards if card.terrain in (terrain, "any")]
    assert len(fitting) == figures["usable_cards"]
    assert sum(card.value for card in fitting) == figures["total_value_usable"]
    assert sum(card.value for card in cards) == figures["total_value_deck"]


def test_ghosts_without_spending() -> None:
    figures = FIGURES["ghost-plain"]
    found = [[odds.ghost(TOTALS[total], n) for total in figures["columns"]] for n in range(1, 6)]
    assert found == exactly(figures["rows"])


@pytest.mark.parametrize("total", [5, 9, 12])
def test_ghosts_with_escorts_or_ambers(total: int) -> None:
    escorts = [[odds.ghost(TOTALS[total], n, e) for e in range(7)] for n in range(1, 6)]
    assert escorts == exactly(FIGURES["ghost-escorts"][f"grid_{total}"])
    ambers = [[odds.ghost(TOTALS[total], n, 0, a) for a in range(3)] for n in range(1, 6)]
    assert ambers == exactly(FIGURES["ghost-ambers"][f"grid_{total}"])


@pytest.mark.parametrize("row", FIGURES["trap-plain"]["rows"], ids=str)
def test_traps_without_spending(row: dict[str, Any]) -> None:
    difficulty, dice = SETS[row["set"]], row["dice"]
    assert odds.trap(difficulty, dice) == Fraction(row["p"])
    found = odds.trap_missing(difficulty, dice)
    assert found == {int(lacks): Fraction(p) for lacks, p in row["missing"].items()}
    assert sum(lacks * p for lacks, p in found.items()) == Fraction(row["expected_lost_turns"])


@pytest.mark.parametrize("row", FIGURES["trap-escorts"]["rows"], ids=str)
def test_traps_with_escorts(row: dict[str, Any]) -> None:
    assert [odds.trap(SETS[row["set"]], row["dice"], e) for e in range(7)] == exactly(row["p"])


@pytest.mark.parametrize("row", FIGURES["trap-ambers"]["rows"], ids=str)
def test_traps_with_an_amber(row: dict[str, Any]) -> None:
    assert odds.trap(SETS[row["set"]], row["dice"], 0, 1) == Fraction(row["p"])


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_monsters_without_spending(difficulty: str) -> None:
    grid = FIGURES["monster-plain"][f"grid_{difficulty}"]
    found = [[odds.monster(difficulty, n, e, spending=False) for e in range(7)] for n in range(1, 6)]
    assert [[round(float(p), 6) for p in row] for row in found] == grid


@pytest.mark.parametrize("row", FIGURES["monster-plain"]["exact"], ids=str)
def test_monsters_without_spending_exactly(row: dict[str, Any]) -> None:
    found = odds.monster(row["difficulty"], row["dice"], row["escorts"], spending=False)
    assert found == Fraction(row["p"])


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("ambers", [0, 1])
def test_monsters_with_best_play(difficulty: str, ambers: int) -> None:
    grid = FIGURES["monster-optimal"][f"grid_a{ambers}_{difficulty}"]
    found = [[odds.monster(difficulty, n, e, ambers) for e in range(7)] for n in range(1, 6)]
    assert [[round(float(p), 6) for p in row] for row in found] == grid


@pytest.mark.parametrize("row", FIGURES["monster-optimal"]["exact"], ids=str)
def test_monsters_with_best_play_exactly(row: dict[str, Any]) -> None:
    found = odds.monster(row["difficulty"], row["dice"], row["escorts"], row["ambers"])
    assert found == Fraction(row["p"])


@pytest.mark.parametrize("row", FIGURES["hit-faces"]["rows"], ids=str)
def test_other_hitting_faces(row: dict[str, Any]) -> None:
    difficulty = BOX.by_name[row["difficulty"]]
    own = difficulty.monster_hit_faces
    for faces, key in (((4, 5, 6), "p_4_6"), ((5, 6), "p_5_6"), (own, "p_own_range")):
        foe = Foe(difficulty.monster_life, difficulty.monster_dice, own, row["dice"], faces)
        assert round(float(beat(foe, 3, spending=False).win), 4) == row[key]


def test_duels() -> None:
    figures = FIGURES["duel"]
    table = [[odds.duel(a, d) for d in range(1, 6)] for a in range(1, 6)]
    assert [[cell.win for cell in row] for row in table] == exactly(figures["win"])
    assert [[cell.tie for cell in row] for row in table] == exactly(figures["tie"])
    assert odds.duel(1, 1, 0, 1).win == Fraction(figures["win_vs_one_escort_1v1"])


def test_gifts() -> None:
    figures = FIGURES["gift"]
    for card, key in (
        ("harvest", "two_amber_faces"),
        ("rod", "two_amber_faces"),
        ("kupala", "one_amber_face"),
    ):
        assert [odds.gift(card, n) for n in figures["players"]] == exactly(figures[key])


def test_the_race() -> None:
    figures, found = FIGURES["race"], odds.race()
    assert (found.turns, found.double_moves, found.single_moves) == (
        figures["min_turns"],
        figures["double_moves"],
        figures["single_moves"],
    )
    assert (found.escorts_spent, found.escorts_left) == (
        figures["escorts_spent"],
        figures["escorts_left_without_losses"],
    )


# -- brute force: every roll, every shift, every face, by plain enumeration ------------------------


def shapes(dice: tuple[int, ...], escorts: int, ambers: int) -> set[tuple[int, ...]]:
    """Everything that dice can become, one step at a time."""
    reached = {(dice, escorts, ambers)}
    found = set(reached)
    while reached:
        new = set()
        for shown, e, a in reached:
            if e:
                for at, die in enumerate(shown[: len(dice)]):
                    for to in (die - 1, die + 1):
                        if 1 <= to <= 6:
                            new.add(((*shown[:at], to, *shown[at + 1 :]), e - 1, a))
            if a:
                new |= {((*shown, face), e, a - 1) for face in range(1, 7)}
        reached = new - found
        found |= reached
    return {shown for shown, _, _ in found}


@pytest.mark.parametrize(("dice", "escorts", "ambers"), [(1, 2, 1), (2, 2, 0), (2, 1, 1), (3, 1, 0)])
def test_ghosts_and_traps_against_brute_force(dice: int, escorts: int, ambers: int) -> None:
    shaped = [shapes(roll, escorts, ambers) for roll in product(range(1, 7), repeat=dice)]
    for difficulty in DIFFICULTIES:
        row = BOX.by_name[difficulty]
        past = sum(any(sum(s) >= row.ghost_total for s in each) for each in shaped)
        assert odds.ghost(difficulty, dice, escorts, ambers) == Fraction(past, 6**dice)
        assert one_roll("ghost", row.ghost_total, dice, escorts, ambers).win == Fraction(past, 6**dice)
        if dice >= row.trap_dice:
            out = sum(any(max(map(s.count, s)) >= row.trap_set for s in each) for each in shaped)
            assert odds.trap(difficulty, dice, escorts, ambers) == Fraction(out, 6**dice)
            assert one_roll("trap", row.trap_set, dice, escorts, ambers).win == Fraction(out, 6**dice)


def by_value_iteration(difficulty: str, dice: int, escorts: int, ambers: int, second_rolls: int = 0) -> float:
    """The best odds in a fight, in floats: values of all positions improved until they stay."""
    row = BOX.by_name[difficulty]
    positions = list(product(range(1, row.monster_life + 1), range(1, escorts + 1), range(ambers + 1)))
    value = [dict.fromkeys(positions, 0.0) for _ in range(second_rolls + 1)]
    rolls = list(product(range(1, 7), repeat=dice))
    strikes = Counter(
        sum(die in row.monster_hit_faces for die in roll)
        for roll in product(range(1, 7), repeat=row.monster_dice)
    )

    def after(kept: int, life: int, e: int, a: int) -> float:
        if life <= 0:
            return 1.0
        total = sum(n * value[kept].get((life, e - hit, a), 0.0) for hit, n in strikes.items()) if e else 0.0
        return total / sum(strikes.values())

    def standing(kept: int, costs: tuple[int, ...], life: int, e: int, a: int) -> float:
        hopes = [
            after(kept, life - hit - k, e - cost, a - k)
            for cost, hit in options[costs]
            if cost <= e and hit >= costs.count(0)
            for k in range(a + 1)
        ]
        for group in product((False, True), repeat=dice) if kept else ():  # any dice may be rolled again
            if any(group):
                came = [again(costs, group, new) for new in product((0, 0, 0, 1, 2, 3), repeat=sum(group))]
                hopes.append(sum(standing(kept - 1, each, life, e, a) for each in came) / len(came))
        return max(hopes)

    def again(costs: tuple[int, ...], group: tuple[bool, ...], new: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted([cost for cost, goes in zip(costs, group, strict=True) if not goes] + list(new)))

    ways: Counter[tuple[int, ...]] = Counter(tuple(sorted(max(0, 4 - die) for die in roll)) for roll in rolls)
    options = {costs: {(sum(costs[:n]), n) for n in range(dice + 1)} for costs in ways}
    for kept in range(second_rolls + 1):
        for _ in range(40 if second_rolls else 400):
            for at in positions:
                value[kept][at] = sum(n * standing(kept, costs, *at) for costs, n in ways.items()) / len(
                    rolls
                )
    return value[-1][row.monster_life, escorts, ambers]


@pytest.mark.parametrize(
    ("difficulty", "dice", "escorts", "ambers"),
    [("easy", 1, 5, 0), ("easy", 2, 3, 1), ("hard", 2, 3, 0), ("legendary", 2, 2, 1)],
)
def test_monsters_against_value_iteration(difficulty: str, dice: int, escorts: int, ambers: int) -> None:
    exact = odds.monster(difficulty, dice, escorts, ambers)
    assert abs(float(exact) - by_value_iteration(difficulty, dice, escorts, ambers)) < 1e-9


@pytest.mark.parametrize(
    ("difficulty", "dice", "escorts", "ambers", "kept"),
    [("easy", 2, 2, 1, 1), ("hard", 2, 2, 0, 1), ("easy", 1, 3, 0, 2)],
)
def test_second_rolls_against_value_iteration(
    difficulty: str, dice: int, escorts: int, ambers: int, kept: int
) -> None:
    """No other dice are worth rolling again than the dearest."""
    solved = fight(foe_of(BOX, difficulty, dice, second_rolls=kept))
    exact = solved.value((BOX.by_name[difficulty].monster_life, escorts, ambers))
    assert abs(float(exact) - by_value_iteration(difficulty, dice, escorts, ambers, kept)) < 1e-9


@pytest.mark.parametrize(("dice", "attacker", "defender"), [((1, 1), 1, 2), ((2, 1), 0, 3), ((2, 2), 2, 1)])
def test_duels_against_brute_force(dice: tuple[int, int], attacker: int, defender: int) -> None:
    wins = 0
    for attack in product(range(1, 7), repeat=dice[0]):
        strength = max(map(sum, shapes(attack, attacker, 0)))
        for defence in product(range(1, 7), repeat=dice[1]):
            wins += max(map(sum, shapes(defence, defender, 0))) < strength
    assert odds.duel(*dice, attacker, defender).win == Fraction(wins, 6 ** sum(dice))


@pytest.mark.parametrize(
    ("difficulty", "dice", "ambers"), [("hard", 1, 0), ("hard", 2, 0), ("legendary", 2, 1)]
)
def test_fewer_dice_than_a_set_get_nobody_out_of_a_trap(difficulty: str, dice: int, ambers: int) -> None:
    assert odds.trap(difficulty, dice, 6, ambers) == 0
    assert odds.challenge("trap", difficulty, dice, 6, ambers).win == 0


def test_bought_dice_complete_a_set_of_too_few() -> None:
    assert odds.trap("hard", 1, 0, 2) == odds.challenge("trap", "hard", 1, 0, 2).win == 1
