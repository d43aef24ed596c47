"""Fights between players."""

import pytest

from rulebook_lab.games.amber_route.rules.duels import Attack
from tests.amber_route.table import GAME, blue, due, events, legal, play, position, red, refusals
from tests.clauses import clause


@clause(
    "amber_route",
    "duel.when",
    "duel.opening-card",
    "duel.both-draw",
    "duel.defender-cards",
    "duel.attacker-more",
    "duel.dice-limit",
    "duel.defender-wins",
    "duel.defence-roll",
    "duel.escort-shift",
)
def test_example_duel_tie_at_cap() -> None:
    state = position(
        "turn: red > attack-choice\nred: field 1, hand any-3 forest-2\n"
        "blue: field 1, escorts 2, loose 1, hand any-1 forest-1",
    )
    state = play(state, "red attack blue forest-2\nchance draw-light swamp-1\nchance draw-light swamp-2")
    assert (red(state).hand, blue(state).hand) == (("any-3", "swamp-1"), ("any-1", "forest-1", "swamp-2"))
    state = play(state, "blue defend forest-1\nblue defend any-1\nblue ready\nred reinforce any-3")
    surplus = state.outcome("red ready").events[-1]
    assert (surplus.clause, surplus.facts) == ("duel.dice-limit", {"dice": 6, "most": 5})
    state = play(state, "red ready")
    assert due(state, "count") == 5
    state = play(state, "chance roll 6+4+3+2+1")
    assert "surplus" not in {event.kind for event in state.outcome("red accept").events}
    state = play(state, "red accept")
    assert due(state, "count") == 3
    state = play(state, "chance roll 5+5+4\nblue shift 5 6\nblue shift 5 6")
    assert state.facts["total"] == 16
    before = (red(state).loose, blue(state).loose)
    told = {event.kind: event.clause for event in state.outcome("blue accept").events}
    assert told["accepts"] == "duel.defence-roll"
    assert "defends" in told
    state = play(state, "blue accept")
    assert (red(state).loose, blue(state).loose) == before
    assert state.light_discard == ("any-1", "any-3", "forest-1", "forest-2")
    assert blue(state).escorts == 0


@clause(
    "amber_route",
    "duel.attacker-dice",
    "duel.attack-roll",
    "duel.defence-roll",
    "duel.attacker-wins",
    "amber.banking",
    "amber.loose-risk",
)
def test_example_duel_theft() -> None:
    state = position(
        "turn: red > attack-choice\nred: field 8, loose 2, secured 1, hand mountains-3\n"
        "blue: field 8, loose 1",
    )
    pool = state.pool
    state = play(state, "red attack blue mountains-3\nchance draw-light any-1\nchance draw-light any-2")
    state = play(state, "blue ready\nred ready")
    assert due(state, "count") == 4
    state = play(state, "chance roll 4+4+2+1\nred accept")
    assert due(state, "count") == 1
    state = play(state, "chance roll 6\nblue accept")
    assert (red(state).loose, red(state).secured, blue(state).loose) == (0, 2, 0)
    assert state.pool == pool + 2


@clause("amber_route", "duel.attacker-wins", "amber.secured-safe")
def test_example_duel_empty_pockets() -> None:
    state = position(
        "turn: red > duel red blue forest-1 - 5+4 > shaping blue 5\nred: field 1, loose 1\n"
        "blue: field 1, loose 0, secured 4",
    )
    state = play(state, "blue accept")
    assert (red(state).loose, blue(state).loose, blue(state).secured) == (1, 0, 4)
    assert state.light_discard == ("forest-1",)


FIELD_ONE = (
    "turn: red > attack-choice\nred: field 1, hand any-1 forest-2 swamp-1\nblue: field 1\ngreen: field 2"
)


@clause("amber_route", "duel.same-field", "duel.opening-card", "light.terrain", "move.attack-option")
def test_whom_to_attack_and_with_what() -> None:
    state = position(FIELD_ONE)
    assert legal(state, "attack") == {"attack blue any-1", "attack blue forest-2"}
    assert refusals(state, "red attack green forest-2") == ("duel.same-field",)
    assert refusals(state, "red attack blue swamp-1") == ("duel.opening-card", "light.terrain")
    assert refusals(state, "red attack blue forest-3") == ("duel.opening-card",)
    oneself = Attack("red", "".join(("r", "ed")), "forest-2")  # an equal word, another object
    assert [(it.clause, it.variant) for it in state.why_not(oneself)] == [("duel.same-field", "self")]
    assert play(state, "red spare").active == "blue"


@clause("amber_route", "duel.opening-card", "duel.when", "move.attack-option")
@pytest.mark.parametrize(
    ("hand", "kept", "asked"),
    [("any-1", "", True), ("swamp-1", "", False), ("none", "swamp-monster-d", False)],
)
def test_an_attack_needs_a_card_that_fits(hand: str, kept: str, asked: bool) -> None:
    state = position(
        "turn: red > monster forest-monster-a easy 1 1 > shaping 6\n"
        f"red: field 1, hand {hand}, kept {kept}\nblue: field 1",
    )
    after = play(state, "red accept")
    assert (after.active == "red") == asked


@clause("amber_route", "duel.when")
def test_a_failed_challenge_allows_no_attack() -> None:
    state = position(
        "turn: red > ghost swamp-ghost-a easy > shaping 1\nred: field 1, hand forest-1 forest-2 forest-3\n"
        "blue: field 1",
    )
    state = play(state, "red accept\nred surrender forest-1\nred surrender forest-2")
    assert (state.active, red(state).hand) == ("blue", ("forest-3",))
    assert refusals(state, "red attack blue forest-3") == ("play.clockwise", "duel.when")


@clause("amber_route", "duel.same-field")
def test_a_reader_would_try_to_attack_everybody_else() -> None:
    seats = ["blue", "green", "red", "yellow"]
    at = "\n".join(f"{seat}: field {n + 1}" for n, seat in enumerate(seats))
    for seat in ("green", "red"):
        text = f"seats: blue green red yellow\nturn: {seat} > attack-choice\n{at}"
        hand = text.replace(f"{seat}: ", f"{seat}: hand any-1, ").replace("blue: field 1", "blue: field 2")
        state = position(hand if seat == "green" else hand.replace("yellow: field 4", "yellow: field 3"))
        tried = {move.target for move in GAME.candidates(state) if isinstance(move, Attack)}
        assert tried == {*seats} - {seat}


DRAWN = "red attack blue forest-2\nchance draw-light any-2\nchance draw-light forest-3"


@clause("amber_route", "duel.defender-cards", "duel.attacker-more", "light.terrain")
def test_further_cards_must_fit_too() -> None:
    state = play(position(FIELD_ONE.replace("blue: field 1", "blue: field 1, hand swamp-2")), DRAWN)
    assert refusals(state, "blue defend swamp-2") == ("duel.defender-cards", "light.terrain")
    assert refusals(state, "blue defend any-3") == ("duel.defender-cards",)
    assert refusals(state, "red reinforce any-1") == ("duel.attacker-more",)
    state = play(state, "blue defend forest-3\nblue ready")
    assert refusals(state, "red reinforce swamp-1") == ("duel.attacker-more", "light.terrain")
    assert refusals(state, "red reinforce any-3") == ("duel.attacker-more",)
    state = play(state, "red reinforce any-2\nred ready")
    assert due(state, "count") == 5


@clause("amber_route", "reward.use-later", "duel.defender-cards", "duel.attacker-more")
def test_blessings_and_second_rolls_help_both_fighters() -> None:
    state = position(
        "turn: red > attack-choice\nred: field 1, hand forest-1, kept swamp-monster-d\n"
        "blue: field 1, kept forest-monster-d swamp-ghost-d swamp-ghost-b",
    )
    state = play(state, "red attack blue forest-1\nchance draw-light swamp-1\nchance draw-light swamp-2")
    assert refusals(state, "blue use swamp-ghost-b") == ("reward.use-later",)
    state = play(state, "blue use forest-monster-d\nblue ready\nred use swamp-monster-d\nred ready")
    assert state.dark_discard == ("forest-monster-d", "swamp-monster-d")
    state = play(state, "chance roll 6+5+5+1\nred accept")
    assert due(state, "count") == 3
    state = play(state, "chance roll 6+1+1\nblue roll-again swamp-ghost-d 1+1\nchance roll 6+5\nblue accept")
    assert (state.light_discard, blue(state).kept) == (("forest-1",), ("swamp-ghost-b",))
    assert blue(state).loose == 1


@clause("amber_route", "duel.attacker-dice", "reward.use-later")
@pytest.mark.parametrize(("laid", "dice"), [("blessing", 3), ("blessing+forest-1", 4), ("forest-1", 2)])
def test_a_blessing_laid_in_a_position_by_hand_is_worth_two(laid: str, dice: int) -> None:
    state = position(f"turn: red > duel red blue {laid}\nred: field 1\nblue: field 1")
    assert due(state, "count") == dice


@clause("amber_route", "challenge.amber-die", "duel.escort-shift")
def test_ambers_buy_no_dice_in_a_duel() -> None:
    state = position(
        "turn: red > duel red blue forest-1 > shaping 5+4\nred: field 1, escorts 1, loose 2\nblue: field 1"
    )
    assert refusals(state, "red amber-die 6") == ("challenge.amber-die",)
    assert refusals(state, "red shift 5 6") == ()
    assert [event.clause for event in events(state, "red shift 5 6")] == ["duel.escort-shift"]
    assert refusals(state, "blue shift 5 6") == ("challenge.escort-shift",)


@clause("amber_route", "duel.both-draw", "light.hand-limit", "light.excess")
def test_hands_are_counted_after_the_fight_only() -> None:
    full = "any-1*2 forest-1*2 swamp-1*3"
    state = position(
        f"turn: red > attack-choice\nred: field 1, hand {full}\n"
        "blue: field 1, hand mountains-1*4 any-2*2 any-3"
    )
    state = play(state, "red attack blue any-1\nchance draw-light swamp-2\nchance draw-light swamp-3")
    assert (len(red(state).hand), len(blue(state).hand), state.to_act) == (7, 8, {"blue"})
    assert state.defects == ()
    state = play(state, "blue ready\nred ready\nchance roll 2+1\nred accept\nchance roll 3\nblue accept")
    assert state.to_act == {"blue"}
    assert play(state, "blue discard any-3").active == "blue"


@clause("amber_route", "duel.both-draw", "duel.opening-card")
def test_cards_on_the_table_are_not_reshuffled() -> None:
    state = position(
        "turn: red > attack-choice\nred: field 1, hand forest-1\nblue: field 1\n"
        "light-deck: any-1\nlight-discard: swamp-1",
    )
    state = play(state, "red attack blue forest-1\nchance draw-light any-1")
    assert list(state.chance) == list(state.legal_moves)
    state = play(state, "chance draw-light swamp-1")
    assert (state.light_deck, state.light_discard) == ((), ())


@clause("amber_route", "duel.defence-roll", "duel.defender-wins", "duel.attacker-wins")
@pytest.mark.parametrize(("defence", "stolen"), [(3, 1), (4, 0), (5, 0)])
def test_a_tie_goes_to_the_defender(defence: int, stolen: int) -> None:
    state = position(
        f"turn: red > duel red blue forest-1 - 3+1 > shaping blue {defence}\n"
        "red: field 1, loose 0\nblue: field 1, loose 1",
    )
    assert red(play(state, "blue accept")).loose == stolen
