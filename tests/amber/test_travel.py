"""Reachable locations, connections and placements against a brute force of their own."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rulebook_lab.engine import COLOURS, FrozenMap
from rulebook_lab.games.amber.rules.bridge_and_roundabout import Rebuild
from rulebook_lab.games.amber.rules.playing_tiles import Place, lay
from rulebook_lab.games.amber.rules.sequence import Play
from rulebook_lab.games.amber.rules.travel import travel, walk
from rulebook_lab.games.amber.state import AmberState, Journey, Network, Player
from tests.amber import brute_force
from tests.amber.table import AMBER
from tests.clauses import clause

BOARDS = 5000


def state_of(board, homes, villages=(), hand=()):
    """A position with this board, the hand the first seat's."""
    seats = COLOURS[: len(homes)]
    network = Network(FrozenMap(zip(seats, homes, strict=True)), tuple(villages), FrozenMap(board))
    players = (Player(hand=tuple(sorted(hand))), *[Player() for _ in seats[1:]])
    start = AMBER.start(seats)
    return msgspec.structs.replace(start, network=network, players=players)


@clause("amber", "place.reachable-definition", "place.one-way", "place.castle-stops-path", "castle.directed")
@clause("amber", "place.castle-segments", "village.pass-through", "wetland.blocks", "place.roads-neutral")
def test_travel_agrees_with_the_brute_force_on_5000_random_boards():
    """ruling.directed-reachability, ruling.faced-not-entered, ruling.arms-model, ruling.bridge,
    ruling.roundabout, ruling.dead-end, ruling.castle-two-way, ruling.rim, ruling.arrows-and-matching."""
    random = Random(11)
    entered = connected = one_sided = 0
    for number in range(BOARDS):
        board, homes = brute_force.random_board(random, 2 + number % 5, random.choice((0.3, 0.6, 0.9, 1.0)))
        state = state_of(board, homes)
        for seat, home in state.network.castles.items():
            journey = travel(state, seat)
            faced, driven, castles = brute_force.travel(board, home)
            assert journey.reach == faced, (board, home)
            assert journey.entered == driven, (board, home)
            assert journey.castles == castles, (board, home)
            assert journey.ends.keys() == faced - set(board)
            entered += len(driven)
            connected += len(castles)
        one_sided += sum(
            (two in travel(state, one_seat).castles) != (one in travel(state, two_seat).castles)
            for one_seat, one in state.network.castles.items()
            for two_seat, two in state.network.castles.items()
        )
    assert entered > 100_000
    assert connected > 5_000
    assert one_sided > 1_000


HANDS = [
    ("straight", "bend", "tee", "bridge", "roundabout", "shovel"),
    ("crossing", "dead-end", "one-way-straight", "bridge", "bridge", "wetland"),
    ("one-way-left", "one-way-right", "tee-exit", "tee-entry", "roundabout", "roundabout"),
]


def as_tuple(move):
    if isinstance(move, Place):
        return ("place", move.tile, move.cell)
    if isinstance(move, Rebuild):
        return ("rebuild", move.tile, move.cell, move.new, move.straight)
    return ("shovel", move.cell)


@clause("amber", "place.match-edges", "place.mismatch-forbidden", "place.empty-only", "place.reachable-only")
@clause("amber", "upgrade.condition", "upgrade.from-hand", "turn.two-tiles")
def test_all_plays_of_a_hand_agree_with_the_brute_force():
    """ruling.double-definition, ruling.double-straights, ruling.double-far-side, ruling.empty-neighbours,
    ruling.double-first-tile, ruling.double-reach-straight, ruling.double-two-straights, ruling.castle-edges,
    ruling.double-branching-off, ruling.rotation, ruling.placing-against-arrow, ruling.castle-location,
    ruling.village-location-empty."""
    random = Random(7)
    seen = {"place": 0, "rebuild": 0, "shovel": 0}
    for number in range(2000):
        board, homes = brute_force.random_board(random, 3, random.choice((0.3, 0.5, 0.7)))
        villages = {cell for cell in AMBER.components().beside if random.random() < 0.1 and cell not in homes}
        hand = HANDS[number % 3]
        found = [as_tuple(move) for move in Play("blue").plays(state_of(board, homes, villages, hand))]
        assert len(set(found)) == len(found)
        assert set(found) == brute_force.placements(board, villages, homes[0], list(hand)), (board, homes)
        for move in found:
            seen[move[0]] += 1
    assert seen["rebuild"] > 500, seen


def random_states(games, size) -> list[AmberState]:
    states = []
    for seed in range(games):
        random = Random(seed)
        state = AMBER.start(2 + seed % 5, advanced=seed % 2 == 1)
        met = []
        while state.pending:
            move = (
                AMBER.draw_chance(state, random)
                if AMBER.weights(state)
                else random.choice(AMBER.legal(state))
            )
            state = AMBER.carry_out(state, move).state
            met.append(state)
        states += random.sample(met, size)
    return states


def test_what_is_proposed_is_what_the_checker_finds_legal_of_all_that_could_be_tried():
    tested = 0
    for state in random_states(games=10, size=14):
        if "play" in {frame.name for frame in state.pending[-1:]}:
            frame = state.pending[-1]
            listed, tried = frame.listed(state), [*AMBER.candidates(state)]
            assert len(set(listed)) == len(listed)
            assert set(listed) == {move for move in tried if not state.why_not(move)}, state.text
            tested += 1
    assert tested > 50


def test_what_is_remembered_of_a_network_is_what_a_fresh_walk_finds():
    for state in random_states(games=10, size=14):
        fresh = AMBER.read_position(state.text)
        assert fresh == state
        for seat in state.seats if len(state.network.castles) == len(state.seats) else ():
            assert walked(travel(state, seat)) == walked(travel(fresh, seat))


def walked(journey: Journey) -> Journey:
    """A journey, whatever the order in which it came by the sides of an empty location."""
    ends = {cell: tuple(sorted(sides)) for cell, sides in journey.ends.items()}
    return msgspec.structs.replace(journey, ends=ends)


@pytest.mark.parametrize(
    ("tile", "enters", "leaves"),
    [
        ("one-way-straight@0", "n", "s"),
        ("one-way-straight@90", "e", "w"),
        ("one-way-straight@180", "s", "n"),
        ("one-way-straight@270", "w", "e"),
        ("one-way-left@0", "n", "e"),
        ("one-way-right@0", "n", "w"),
    ],
)
@clause("amber", "place.one-way")
def test_arrows_lead_where_the_catalogue_says(tile, enters, leaves):
    roads = AMBER.components().ways[tile]
    assert [edge for edge, road in zip("nesw", roads, strict=True) if road] == [enters]
    (road,) = filter(None, roads)
    assert ["nesw"[side] for side, _ in road[1]] == [leaves]


@clause("amber", "place.reachable-definition")
def test_a_journey_that_goes_on_over_a_new_tile_is_the_one_from_the_castle():
    random = Random(12)
    for number in range(300):
        board, homes = brute_force.random_board(random, 2 + number % 5, random.choice((0.6, 0.9, 1.0)))
        roads = sorted(cell for cell, lying in board.items() if lying != "castle")
        cell = random.choice(roads)
        state = state_of({at: lying for at, lying in board.items() if at != cell}, homes)
        for seat in state.seats:
            travel(state, seat)
        state = lay(state, cell, board[cell])
        for seat, home in state.network.castles.items():
            journeys = travel(state, seat), walk(state.box, state.box.ways, state.network.squares, home)
            ends = [{cell: sorted(sides) for cell, sides in each.ends.items()} for each in journeys]
            assert ends[0] == ends[1]
            assert msgspec.structs.replace(journeys[0], ends=journeys[1].ends) == journeys[1]
