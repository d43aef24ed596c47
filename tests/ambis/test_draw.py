"""The board of Ambis: what lies open can be read, and things are called what they are."""

from itertools import combinations

import pytest

from rulebook_lab.games.ambis.rules.locations import Drawn
from rulebook_lab.games.ambis.state import AmbisState
from rulebook_lab.scene import Node, Scene, text_width
from tests.ambis.table import GAME, play, position

NAMES = list(GAME.components().locations)

Box = tuple[float, float, float, float]


def drawn(state: AmbisState) -> Scene:
    """The picture of a position."""
    scene: Scene = GAME.part("picture").draw(state)
    return scene


def nodes(scene: Scene) -> dict[str, Node]:
    return {node.key: node for node in scene.nodes}


def labels(text: str) -> dict[str, str]:
    """What the things of a position are called, by key."""
    return {node.key: node.label for node in drawn(position(text)).nodes if node.label}


def box(scene: Scene, key: str, shape: str = "") -> Box:
    """Left, top, right and bottom of a thing as drawn."""
    found = nodes(scene)
    x, y = found[key].at or (0, 0)
    attrs = found[shape or key].attrs
    left, top = x + float(attrs["x"]), y + float(attrs["y"])
    return left, top, left + float(attrs["width"]), top + float(attrs["height"])


def apart(one: Box, other: Box) -> bool:
    """Whether two things do not lie over each other."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def holds(outer: Box, inner: Box) -> bool:
    return all(outer[n] <= inner[n] and inner[n + 2] <= outer[n + 2] for n in (0, 1))


def tiles(scene: Scene) -> dict[str, Box]:
    """The locations as drawn."""
    keys = [node.key for node in scene.nodes if (node.spot or "").startswith("location:")]
    return {key: box(scene, key, f"{key}.shape") for key in keys}


def open_locations(number: int) -> Scene:
    return drawn(position(f"court: keeper reaper\nlocations: {' '.join(NAMES[:number])}"))


def most_to_choose_from() -> AmbisState:
    """Four locations are taken out of four each, the Elder draws the last three: 16 to choose from."""
    state = position(f"court: miller\nlocations: {NAMES[0]}\nasks: control\nblue: 0 pearls, 3 keys\n")
    names = iter(NAMES[1:])
    for _ in range(4):
        four = [next(names) for _ in range(4)]
        drawing = ["blue draw 4", *(f"chance tile {name}" for name in four)]
        state = play(state, *drawing, f"blue occupy {four[0]}")
        owned = " ".join(state.player("blue").locations)
        asks = "control" if len(state.location_pile) > 3 else "court-step > enter-play elder"
        state = position(
            f"court: miller\nlocations: {' '.join(state.open_locations)}\nasks: {asks}\n"
            f"blue: 0 pearls, 3 keys\nblue.locations: {owned}"
        )
    return play(state, *(f"chance tile {name}" for name in names))


@pytest.mark.parametrize("number", range(1, len(NAMES) + 1))
def test_open_locations_lie_side_by_side_in_their_zones(number: int) -> None:
    scene = open_locations(number)
    boxes = list(tiles(scene).values())
    assert len(boxes) == number
    zones = [box(scene, zone) for zone in ("locations", "further") if zone in nodes(scene)]
    for at, tile in enumerate(boxes):
        assert sum(holds(zone, tile) for zone in zones) == 1
        assert tile[2] - tile[0] >= 150
        assert tile[3] - tile[1] >= 46
        assert all(apart(tile, other) for other in boxes[at + 1 :])


@pytest.mark.parametrize("number", range(1, len(NAMES) + 1))
def test_the_zones_of_a_board_with_many_open_locations_lie_apart(number: int) -> None:
    scene = open_locations(number)
    keys = ("exploration", "threat", "council", "locations", "further", "court", "area.blue", "area.yellow")
    zones = [box(scene, key) for key in keys if key in nodes(scene)]
    left, top, wide, high = scene.view_box
    for at, zone in enumerate(zones):
        assert holds((left, top, left + wide, top + high), zone)
        assert all(apart(zone, other) for other in zones[at + 1 :])


@pytest.mark.parametrize("first", range(len(NAMES)))
@pytest.mark.parametrize("number", [3, 4, 5, 16, 20])
def test_the_words_of_open_locations_are_not_cut_off(number: int, first: int) -> None:
    names = (NAMES[first:] + NAMES[:first])[:number]
    found = nodes(drawn(position(f"locations: {' '.join(names)}")))
    words = [found[f"tile.{name}.{part}"].text or "" for name in names for part in ("name", "how")]
    assert all(words)
    assert not any("…" in text for text in words)


@pytest.mark.parametrize("id", GAME.components().lords)
@pytest.mark.parametrize("where", ["court: {}", "blue.lords: {}", "blue.lords: {}/used"])
def test_the_words_of_a_lord_are_not_cut_off(id: str, where: str) -> None:
    found = nodes(drawn(position(where.format(id))))
    words = [found[f"lord.{id}.{part}"].text or "" for part in ("name", "text")]
    assert all(words)
    assert not any("…" in text for text in words)


def test_the_most_locations_that_a_game_can_leave_to_choose_from_are_drawn() -> None:
    state = most_to_choose_from()
    frame = state.pending[-1]
    assert isinstance(frame, Drawn)
    assert (len(state.open_locations), len(frame.tiles), len(state.location_pile)) == (13, 3, 0)
    scene = drawn(state)
    owned = {f"tile.{name}" for name in state.player("blue").locations}
    assert len(tiles(scene)) == 16 + len(owned)
    beside = box(scene, "locations")
    drawn_now = [box(scene, f"tile.{name}", f"tile.{name}.shape") for name in frame.tiles]
    assert all(holds(beside, tile) for tile in drawn_now)


def test_many_affiliated_allies_leave_the_figures_free() -> None:
    """Eight paid recruitments and one ally of each race at the end are the most."""
    scene = drawn(position("asks: -\nblue.affiliated: crab1*4 crab2*3 squid1*4 squid5 seahorse5"))
    plates = [box(scene, f"affiliated.blue.{n}", f"affiliated.blue.{n}.plate") for n in range(13)]
    figures = [nodes(scene)[f"area.blue.{what}"].at or (0, 0) for what in ("pearls", "keys", "lords")]
    taken = [*plates, *((x - 27, y - 10, x + 27, y + 10) for x, y in figures)]
    assert all(apart(one, other) for one, other in combinations(taken, 2))
    assert all(holds(box(scene, "area.blue"), plate) for plate in plates)


def test_one_thing_is_called_one() -> None:
    called = labels("deck: crab1\ncouncil: crab5 squid1*2\npile: jail\nlord-deck: keeper")
    assert called["deck"] == "exploration deck, 1 card"
    assert called["lord-deck"] == "lord deck, 1 lord"
    assert called["council.crab"] == "Council, crab: 1 card"
    assert called["council.squid"] == "Council, squid: 2 cards"
    assert called["council.shellfish"] == "Council, shellfish: 0 cards"
    assert called["location-pile"] == "location pile, 1 tile"
    text = drawn(position("blue: 1 pearl, 1 key\nblue.tokens: 3")).text
    assert "pearls: 1; key tokens: 1; monster tokens: 1" in text
    assert "pearls: 0; key tokens: 0; monster tokens: 0" in text


def test_the_threat_track_and_the_locations_drawn_are_there_in_words() -> None:
    called = labels("court: keeper")
    assert called["threat.1"] == "threat space 1: a pearl, or a monster token"
    assert called["threat.4"] == "threat space 4: a key and a pearl, or a key and a monster token"
    assert called["threat.6"] == "threat space 6: 2 keys"
    due = position("asks: control\nblue: 0 pearls, 3 keys\nlocations: jail")
    state = play(due, "blue draw 2", "chance tile depths", "chance tile chasm")
    assert "just drawn: the first 2: location pile, 17 tiles; The Depths: " in drawn(state).text
    assert "drawn" not in drawn(due).text


def test_the_last_round_is_on_the_board() -> None:
    words = "Last round: the game ends when the turn comes back to Yellow"
    last = position("seats: blue yellow\nending: yellow\ncouncil: crab1")
    assert nodes(drawn(last))["last-round.0"].text == words
    narrow: Scene = GAME.part("picture").draw(last, width=360)
    lines = (nodes(narrow)["last-round.0"].text or "").splitlines()
    assert " ".join(lines) == words
    assert all(1.1 * text_width(line, 13, bold=True) < 326 for line in lines)
    assert words in drawn(last).text
    for other in (position("council: crab1"), play(last, "blue support crab")):
        assert "last-round.0" not in nodes(drawn(other))


def test_a_power_that_works_once_keeps_its_arrow_in_front_of_its_owner() -> None:
    scene = drawn(position("court: peddler\nblue.lords: trader miller"))
    tips = {node.key: node.tip or "" for node in scene.nodes}
    assert "→ Gain 2 pearls." in tips["lord.peddler"]
    assert tips["lord.trader"].splitlines()[1] == "→ Gain 3 pearls. [power.trader]"
    assert tips["lord.miller"].splitlines()[1] == "no power, but points [power.farmers]"


def test_a_power_used_this_turn_says_so() -> None:
    scene = drawn(position("blue.lords: slaver/used keeper\nyellow.lords: oracle/used"))
    slaver, keeper = nodes(scene)["lord.slaver"], nodes(scene)["lord.keeper"]
    assert (slaver.label or "").endswith(", used this turn")
    assert (slaver.tip or "").splitlines()[1].startswith("Used this turn. ")
    assert "used" not in (keeper.label or "") + (keeper.tip or "")
    assert ", used this turn; The Keeper, farmer" in scene.text
    oracle = nodes(scene)["lord.oracle"]
    assert "used" not in (oracle.label or "") + (oracle.tip or ""), "that was in Yellow's own turn"
    assert scene.text.endswith("The Oracle, mage, 5 points; gives a key")


def test_a_key_is_what_a_lord_gives_and_not_what_it_costs() -> None:
    called = labels("court: keeper trader\nblue.lords: tamer\nyellow.lords: reaper/rotated")
    assert called["lord.keeper"] == (
        "Keeper, farmer, 6 points, costs 3 races with seahorse, value 6; gives a key"
    )
    assert called["lord.trader"] == "Trader, merchant, 9 points, costs 3 races with shellfish, value 10"
    assert called["lord.tamer"] == "The Tamer, soldier, 4 points; gives a key"
    assert called["lord.reaper"] == "The Reaper, farmer, 6 points, rotated"


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("blue.hand: shellfish3 shellfish2 crab4\nblue: 5 pearls, 0 keys", "value 8: 3 pearls at least"),
        ("blue.hand: shellfish3 shellfish2 crab4\nblue: 2 pearls, 0 keys", "value 8: 1 pearl missing"),
        ("blue.hand: crab4 squid5\nblue: 9 pearls, 0 keys", "value 8: no shellfish in the hand"),
        ("blue.hand: shellfish5 shellfish4", "value 8: the hand is enough"),
        ("blue.lords: treasurer\nblue.hand: shellfish5 shellfish1", "value 6, −2 by the Treasurer: the hand"),
    ],
)
def test_a_lord_tells_what_it_asks_now(held: str, said: str) -> None:
    """The Slaver asks for one race, shellfish, and value 8."""
    assert f"For Blue now {said}" in (
        nodes(drawn(position(f"court: slaver\n{held}")))["lord.slaver"].tip or ""
    )


def test_words_of_lords_and_locations_are_as_large_as_their_cards_have_room_for() -> None:
    found = nodes(drawn(position("court: keeper slaver\nlocations: abyss\nblue.lords: opportunist")))
    size = {
        key: float(node.attrs["font-size"]) for key, node in found.items() if key.endswith((".text", ".how"))
    }
    assert size["lord.keeper.text"] == size["tile.abyss.how"] == 14
    assert min(size.values()) >= 11
    heights = {key: len((found[key].text or "").split("\n")) * 1.22 * size[key] for key in size}
    assert heights["lord.opportunist.text"] <= 130 - 40 - 8


def test_two_lords_of_a_player_stand_side_by_side_on_a_telephone() -> None:
    state = position("court: keeper\nblue.lords: slaver miller")
    found = nodes(GAME.part("picture").draw(state, width=340))
    one, other = (found[f"lord.{name}"].at or (0, 0) for name in ("slaver", "miller"))
    assert one[1] == other[1]
    assert other[0] - one[0] >= 150


LORDS = """
seats: blue yellow red green
court: {}
blue.lords: keeper apprentice slaver
yellow.lords: reaper shepherd oracle
red.lords: miller traitor peddler
green.lords: trader {}
"""


def test_where_many_lords_lie_those_whose_power_is_over_are_told_by_their_names() -> None:
    full, low = (
        GAME.part("picture").draw(position(LORDS.format(*names)), width=1240)
        for names in (("aquaculturalist", ""), ("", "aquaculturalist"))
    )
    assert "lord.apprentice.text" in nodes(full)
    assert "lord.apprentice.text" not in nodes(low)
    assert (nodes(low)["lord.apprentice"].tip or "").splitlines()[1].startswith("→ Take one Council pile")
    assert "lord.slaver.text" in nodes(low), "its power goes on"
    assert low.view_box[3] < 0.9 * full.view_box[3]
