"""Setup: kits, decks, hands, the road; what the box holds."""

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import BadOption
from tests.amber_route.table import GAME, position
from tests.clauses import clause


@pytest.mark.parametrize(
    ("seats", "pool", "supply", "deck"), [(2, 38, 26, 32), (3, 37, 23, 27), (4, 36, 20, 22)]
)
@clause(
    "amber_route",
    "setup.start-resources",
    "setup.opening-hand",
    "setup.pawns-on-shore",
    "setup.supplies",
    "setup.player-kit",
    "setup.dark-deck",
    "setup.light-deck",
)
def test_example_setup_three_players(seats: int, pool: int, supply: int, deck: int) -> None:
    state = GAME.start(seats).let_chance(1)
    for player in state.players:
        assert (player.escorts, player.loose, player.secured) == (3, 1, 0)
        assert (len(player.hand), player.kept, player.lost_turns, player.field) == (5, (), 0, 0)
    assert (state.pool, state.supply) == (pool, supply)
    assert (len(state.light_deck), len(state.dark_deck)) == (deck, 60)
    assert (state.light_discard, state.dark_discard) == ((), ())


@clause("amber_route", "components.players")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats)


@clause("amber_route", "setup.start-player")
def test_everybody_begins_as_often() -> None:
    state = GAME.start(3)
    while len(state.pending) > 1:
        state = state.play(next(iter(state.chance)))
    assert {GAME.write_move(move): str(odds) for move, odds in state.chance.items()} == {
        "chance begin red": "1/3",
        "chance begin blue": "1/3",
        "chance begin green": "1/3",
    }
    assert state.play("chance begin green").active == "green"


WILD = {
    "fo": "forest",
    "sw": "swamp",
    "wa": "wasteland",
    "mt": "mountains",
}


def road(layout: str) -> list[str]:
    fields = GAME.components().layouts[layout].fields
    return [f"{piece.terrain} {piece.threat}" if piece.terrain else piece.kind for piece in fields]


@clause(
    "amber_route",
    "setup.board",
    "setup.beginner-layout",
    "components.board-pieces",
    "field.kinds",
    "move.direction",
)
def test_example_setup_basic_layout() -> None:
    assert GAME.start(2).layout == "beginner"
    assert road("beginner") == [
        "shore",
        "forest ghost",
        "swamp trap",
        "wasteland monster",
        "mountains ghost",
        "village",
        "swamp ghost",
        "forest monster",
        "mountains trap",
        "wasteland ghost",
        "town",
        "mountains monster",
        "wasteland trap",
        "forest ghost",
        "swamp monster",
        "village",
        "wasteland ghost",
        "mountains trap",
        "swamp ghost",
        "forest monster",
        "town",
        "forest trap",
        "wasteland monster",
        "swamp trap",
        "mountains monster",
        "castle",
    ]
    assert len(road("beginner")) == 26
    kinds = [piece.kind for piece in GAME.components().pieces.values()]
    assert (kinds.count("terrain"), kinds.count("village"), kinds.count("town")) == (20, 2, 2)
    terrains = [piece.terrain for piece in GAME.components().pieces.values()]
    assert [terrains.count(terrain) for terrain in WILD.values()] == [5, 5, 5, 5]


@clause("amber_route", "scenario.layouts", "components.board-pieces")
def test_example_scenario_other_layouts() -> None:
    layouts = GAME.components().layouts
    pieces = {name: sorted(piece.id for piece in layout.fields) for name, layout in layouts.items()}
    assert pieces["four-lands"] == pieces["hard-road"] == pieces["beginner"]
    lands = [field.split()[0] for field in road("four-lands")]
    assert lands == [
        "shore",
        *["forest"] * 5,
        "village",
        *["swamp"] * 5,
        "town",
        *["wasteland"] * 5,
        "village",
        *["mountains"] * 5,
        "town",
        "castle",
    ]
    hard = road("hard-road")
    assert [hard[i] for i in (0, 1, 2, 13, 14, 25)] == [
        "shore",
        "village",
        "town",
        "village",
        "town",
        "castle",
    ]
    wild = [field for field in hard[3:13] + hard[15:25] if " " in field]
    assert len(wild) == 20
    assert GAME.start(2, layout="hard-road").road.fields[1].kind == "village"
    with pytest.raises(BadOption, match="four-lands"):
        GAME.start(2, layout="short-cut")


@clause("amber_route", "components.light-deck", "components.dark-deck", "components.ambers")
def test_a_position_with_things_made_or_lost_is_impossible() -> None:
    state = position("pool: 39\nsupply: 25\nlight-deck: any-1\ndark-deck: rod")
    assert [defect.clause for defect in state.defects] == [
        "components.ambers",
        "components.escort-tokens",
        "components.light-deck",
        "components.dark-deck",
    ]


def test_the_box_holds_what_the_rulebook_prints() -> None:
    box = GAME.components()
    assert (len(box.light_deck), len(box.dark_deck), len(box.pieces)) == (42, 60, 26)
    assert sum(card.terrain in ("forest", "any") for card in box.light.values()) == 6
    assert len(box.dark) == 48
    assert sum(card.timing == "hourglass" for card in box.dark.values()) == 24


def test_it_is_one_of_the_games() -> None:
    assert lab.game("amber_route") is GAME
    assert len(GAME.catalogue) == 139
    assert (len(GAME.catalogue.examples), len(GAME.catalogue.rulings)) == (40, 96)
