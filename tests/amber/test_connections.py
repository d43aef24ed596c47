"""Connections made or broken at one moment: what is counted, who gets a coin, when a game is won at once."""

from __future__ import annotations

from random import Random

from rulebook_lab.games.amber.rules.playing_tiles import lay
from rulebook_lab.games.amber.rules.travel import route, travel
from tests.amber.table import AMBER, at, coins, reach
from tests.clauses import clause

BETWEEN = "tiles: D3=straight@90 E3=straight@90 G3=straight@90 H3=straight@90"


def turned(state, seat):
    """The same board on another seat's turn, every hand full again."""
    keep = ("castles", "villages", "tiles")
    kept = [line for line in state.text.splitlines() if line.startswith(keep) or ".coins:" in line]
    return at(*kept, f"turn: {seat}", f"hand {seat}: shovel straight*3 tee bend")


@clause("amber", "village.sole-coin", "castle.moment", "castle.sole-coin", "place.roads-neutral")
def test_coins_are_settled_for_everybody_whoever_laid_the_tile():
    """ruling.coins-for-everybody: yellow joins red to blue, and no coin is left for anybody."""
    state = at(
        "castles: red=C3* blue=I3* yellow=F6*",
        "villages: A11*",
        "tiles: D3=straight@90 E3=straight@90 G3=straight@90 H3=straight@90 F5=straight@0 "
        "F4=one-way-straight@180",
        "turn: yellow",
        "hand yellow: tee bend*5",
    )
    after = state.play("yellow place tee@0 F3")
    assert after.facts["connected.red.blue"]
    assert after.facts["connected.blue.red"]
    assert after.facts["connected.yellow.red"]
    assert not after.facts["connected.red.yellow"]
    # Red's and blue's castles are each reached by two others, yellow's by nobody.
    assert coins(after) == {"red": 0, "blue": 0, "yellow": 0}
    assert after.facts["coins.lost"] == 2
    assert after.facts["coin.F6"]


@clause("amber", "castle.moment", "castle.sole-coin")
def test_a_third_seat_can_pay_two_others():
    """ruling.coins-for-everybody: yellow's tile connects red and blue, not yellow itself."""
    state = at(
        "castles: red=C3* blue=I3* yellow=F6*",
        "villages: A11*",
        "tiles: D3=straight@90 E3=straight@90 G3=straight@90 H3=straight@90 F5=straight@0 F4=straight@0",
        "turn: yellow",
        "hand yellow: tee-exit bend*5",
    )
    after = state.play("yellow place tee-exit@0 F3")
    assert coins(after) == {"red": 1, "blue": 1, "yellow": 0}
    assert after.facts["coins.lost"] == 1  # yellow's own: red and blue both come down the one-way exit
    assert not after.facts["connected.yellow.red"]


@clause("amber", "village.shared-coin")
def test_two_seats_connected_by_one_tile_lose_the_coin_for_both():
    """ruling.simultaneous-connection, ruling.discarded-coins: who lays the tile has no precedence."""
    state = at("castles: red=C3 blue=I3", "villages: F3* A11*", BETWEEN, "hand red: straight*6")
    after = state.play("red place straight@90 F3")
    assert coins(after) == {"red": 0, "blue": 0}
    assert after.facts["coins.lost"] - state.facts["coins.lost"] == 1
    assert not after.facts["coin.F3"]


@clause("amber", "village.sole-coin", "village.shared-coin", "castle.sole-coin", "castle.shared-coin")
def test_the_coin_of_each_target_goes_by_the_number_connected():
    """ruling.coin-algorithm: nobody: it stays; one: that one takes it; several: it is out of the game."""
    state = at(
        "castles: red=C3* blue=I3* yellow=F7*",
        "villages: D3* F3* K11*",
        "tiles: E3=straight@90 G3=straight@90 H3=straight@90 F6=straight@0 F5=straight@0 "
        "F4=one-way-straight@180",
        "turn: blue",
        "hand blue: tee bend*5",
    )
    after = state.play("blue place tee@0 F3")
    assert not after.facts["coin.F3"]
    assert after.facts["coins.lost"] == 1  # under the village: blue and yellow come there
    assert coins(after) == {"red": 0, "blue": 0, "yellow": 1}  # yellow alone comes to blue's castle
    assert after.coins_at == {"D3", "K11", "C3", "F7"}


@clause("amber", "village.tile-on-location", "village.sole-coin", "place.one-way")
def test_a_village_that_nobody_can_enter_keeps_its_coin_until_somebody_can():
    """ruling.village-tile-nobody, ruling.village-connected: laying the tile is not enough."""
    state = at(
        "castles: red=C3* blue=I9*",
        "villages: F3*",
        "tiles: D3=straight@90 E3=straight@90 F3=one-way-straight@90 G3=one-way-straight@90",
        "hand red: bend*6",
    )
    assert "F3" in reach(state, "red")
    assert state.facts["coin.F3"]
    assert state.defects == ()
    later = at(
        "castles: red=C3* blue=I3*",
        "villages: F3* A11*",
        "tiles: D3=straight@90 E3=straight@90 F3=one-way-straight@90 G3=one-way-straight@90",
        "turn: blue",
        "hand blue: straight bend*5",
    ).play("blue place straight@90 H3")
    assert coins(later) == {"red": 0, "blue": 2}


@clause("amber", "village.sole-coin", "castle.sole-coin", "shovel.target")
def test_a_coin_is_kept_when_the_connection_breaks_and_comes_only_once():
    """ruling.coin-not-returned, ruling.village-shovel: the village stays; connecting again brings nothing."""
    state = at(
        "castles: red=C3* blue=I9*",
        "villages: E3 F9*",
        "coins: red=1",
        "tiles: D3=straight@90 E3=straight@90",
        "hand red: shovel straight*5",
    )
    assert state.facts["connected.red.E3"]
    dug = state.play("red shovel E3")
    assert not dug.facts["connected.red.E3"]
    assert "E3" in dug.network.villages
    assert coins(dug)["red"] == 1
    again = turned(dug, "red").play("red place straight@90 E3")
    assert again.facts["connected.red.E3"]
    assert coins(again)["red"] == 1
    assert again.scores["red"].total == 2


@clause("amber", "village.on-top", "shovel.target", "village.tile-on-location")
def test_a_coin_stays_under_the_village_when_its_tile_is_dug_up():
    """ruling.village-shovel, ruling.village-not-target: only the tile goes; then there is nothing to dig."""
    state = at(
        "castles: red=C3* blue=I9*",
        "villages: E3* F9*",
        "tiles: D3=straight@90 E3=one-way-straight@90",
        "hand red: shovel*2 straight*4",
    )
    dug = state.play("red shovel E3")
    assert dug.facts["coin.E3"]
    assert turned(dug, "red").why_not("red shovel E3").clauses == ("shovel.target",)
    assert coins(turned(dug, "red").play("red place straight@90 E3"))["red"] == 1


@clause("amber", "castle.owner-not-counted", "castle.sole-coin")
def test_between_two_seats_a_castle_coin_is_always_taken():
    """ruling.two-player-castle: only the one opponent counts."""
    state = at("castles: red=C3* blue=F3*", "villages: K11*", "tiles: D3=straight@90", "hand red: straight*6")
    after = state.play("red place straight@90 E3")
    assert coins(after) == {"red": 1, "blue": 1}
    assert after.facts["coins.lost"] == 0


def connections(state):
    """All connections of all seats."""
    found = set()
    for name, value in state.facts.items():
        if name.startswith("connected.") and value:
            found.add(name)
    return found


@clause("amber", "shovel.target", "upgrade.replace", "place.empty-only")
def test_digging_never_adds_a_connection_and_laying_never_breaks_one():
    """ruling.shovel-creates-nothing, ruling.placement-removes-nothing, in random games."""
    seen = {"shovel": 0, "place": 0, "rebuild": 0}
    for seed in range(6):
        random = Random(seed)
        state = AMBER.start(4, advanced=seed % 2 == 0)
        while state.pending:
            moves = [*AMBER.weights(state)] or AMBER.legal(state)
            rebuilding = [move for move in moves if move.verb == "rebuild"]
            move = random.choice(rebuilding or moves)
            after = AMBER.carry_out(state, move).state
            if move.verb in ("shovel", "special-shovel"):
                assert connections(after) <= connections(state)
                assert sum(coins(after).values()) == sum(coins(state).values())
                seen["shovel"] += 1
            elif move.verb in ("place", "rebuild"):
                assert connections(after) >= connections(state)
                seen[move.verb] += 1
            state = after
    assert all(count > 0 for count in seen.values()), seen


@clause("amber", "upgrade.replace", "castle.moment", "village.sole-coin")
def test_the_two_tiles_of_a_rebuilding_are_settled_once():
    """ruling.double-atomic, ruling.double-village: the village is put back on the new tile."""
    state = at(
        "castles: red=C3* blue=E6*",
        "villages: E3* K11*",
        "tiles: D3=one-way-straight@90 E3=straight@90 E5=straight@0",
        "turn: blue",
        "hand blue: straight roundabout bend*4",
    )
    assert state.facts["coin.E3"]
    outcome = state.outcome("blue rebuild straight@0 E4 roundabout E3")
    taken = [event for event in outcome.events if event.kind.startswith(("took", "lost"))]
    assert [(event.kind, event.seat) for event in taken] == [
        ("took-village-coin", "blue"),
        ("took-castle-coin", "blue"),
    ]
    assert "E3" in outcome.state.network.villages


@clause("amber", "castle.directed", "end.points-castles", "end.points-villages")
def test_points_count_what_is_connected_now_in_the_own_direction():
    """ruling.score-state: broken connections and the other direction do not count, coins stay."""
    state = at(
        "castles: red=C3* blue=G3",
        "villages: F6",
        "coins: red=2",
        "tiles: D3=straight@90 E3=one-way-straight@270 F3=straight@90",
        "hand red: shovel straight*5",
    )
    assert [state.scores[seat].total for seat in state.seats] == [4, 0]
    after = state.play("red shovel E3")
    assert [after.scores[seat].total for seat in after.seats] == [2, 0]


@clause("amber", "end.instant")
def test_a_game_is_won_on_another_seats_turn_and_without_counting_points():
    """ruling.instant-when, ruling.instant-no-score: red's tile lets blue alone reach everything."""
    state = at(
        "castles: red=C3* blue=I3*",
        "villages: F3*",
        BETWEEN,
        "hand red: one-way-straight straight*5",
    )
    after = state.play("red place one-way-straight@90 F3")
    assert after.pending == ()
    assert after.result.winners == ("blue",)
    richer = at(
        "castles: red=C3 blue=I3",
        "villages: F3* A1 A2 A3 A4 A5",
        "coins: red=6",
        BETWEEN,
        "hand red: one-way-straight straight*5",
    )
    assert richer.play("red place one-way-straight@270 F3").result is None


@clause("amber", "end.instant", "end.instant-several")
def test_an_instant_win_stays_open_after_several_were_complete():
    """ruling.instant-stays-open, ruling.instant-when: a special shovel leaves one of two complete seats."""
    tiles = (
        "tiles: D3=one-way-straight@270 E3=straight@90 F3=straight@90 G3=straight@90 H3=straight@90 "
        "I4=bend@270 H4=one-way-straight@90 G4=one-way-straight@90 F4=one-way-straight@90 "
        "E4=one-way-straight@90 D4=one-way-straight@90 C4=bend@0"
    )
    state = at("mode: advanced", "castles: red=C3 blue=I3", "villages: F3", tiles, "hand red: bend*6")
    assert state.defects == ()
    assert state.play("red place bend@180 C2").result is None
    after = state.play("red special-shovel D4")
    assert after.result.winners == ("red",)
    assert after.result.clause == "end.instant"


@clause("amber", "end.instant-several", "end.stack")
def test_complete_seats_at_the_end_of_the_stack_are_scored_like_all():
    """ruling.all-complete-at-end: both are connected to everything, the coins decide."""
    state = at(
        "castles: red=C3 blue=F3",
        "villages: E3",
        "coins: red=2 blue=1",
        "tiles: D3=straight@90 E3=straight@90",
        "stack: 0",
        "hand red: straight*4",
        "hand blue: straight*3",
    )
    after = state.play("red place straight@0 C4")
    assert after.result.winners == ("red",)
    assert after.result.clause == "end.winner"
    assert [after.scores[seat].total for seat in after.seats] == [5, 4]


@clause("amber", "place.reachable-definition", "place.roads-neutral")
def test_a_way_leads_from_the_castle_wherever_the_other_end_is():
    state = at("castles: red=C3 blue=F3", "villages: F6*", "tiles: D3=straight@90 E3=straight@90")
    there = ("C3", "D3", "E3", "F3")
    assert route(state, "red", "F3") == there
    assert route(state, "blue", "C3") == there[::-1]


@clause("amber", "place.reachable-definition", "castle.directed")
def test_a_road_around_is_driven_once_and_leads_nowhere():
    """From the eastern to the southern side of the castle, with an end nowhere."""
    around = "tiles: D3=bend@180 D4=bend@270 C4=bend@0"
    state = at("castles: red=C3* blue=I9*", "villages: F6*", around)
    assert sorted(cell for cell, _ in travel(state, "red").driven) == ["C4", "D3", "D4"]
    assert route(state, "red", "C3") == ()


@clause("amber", "place.reachable-definition")
def test_a_journey_goes_on_over_new_tiles_as_if_it_began_anew():
    state = at("castles: red=C3* blue=I9*", "villages: F6*", "hand red: straight*6")
    for cell in ("D3", "E3", "F3"):
        state = lay(state, cell, "straight@90")
        known = travel(state, "red")
    assert sorted(cell for cell, _ in known.driven) == ["D3", "E3", "F3"]
    assert dict(known.ends) == {"C2": (2,), "B3": (1,), "C4": (0,), "G3": (3,)}
