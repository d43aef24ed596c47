"""3 Take control of a location."""

import pytest

from rulebook_lab.engine import UnreadablePosition
from tests.ambis.table import GAME, legal, play, position, refusals, seat, told, verbs
from tests.clauses import clause

DUE = "seats: blue yellow\nasks: control\nlocations: parliament jail\n"


def under(state, colour: str = "blue") -> dict[str, str]:
    """Where the lords of a seat are tucked."""
    return {lord.id: lord.under for lord in state.player(colour).lords}


@clause("ambis", "location.trigger", "turn.control-mandatory", "location.key-sources")
def test_three_keys_of_either_kind_force_a_location() -> None:
    for held in (
        "blue: 0 pearls, 3 keys",
        "blue: 0 pearls, 1 key\nblue.lords: keeper reaper",
        "blue.lords: keeper tamer slaver",
    ):
        state = position(DUE + held)
        assert state.facts["keys.blue"] == 3
        assert verbs(state) == {"occupy", "draw"}
        assert "turn.end" in refusals(state, "blue end")
    with pytest.raises(UnreadablePosition, match="has nobody to ask here"):
        position(DUE + "blue: 0 pearls, 1 key\nblue.lords: keeper jailer")


@clause("ambis", "location.option-open", "location.place", "location.tuck-lords")
def test_an_open_location_may_be_taken_and_covers_the_lords_used() -> None:
    """ruling.open-not-refilled"""
    state = position(DUE + "blue.lords: keeper tamer slaver jailer")
    assert refusals(state, "blue occupy abyss") == ("location.option-open",)
    state = play(state, "blue occupy jail")
    assert seat(state, "blue").locations == ("jail",)
    assert state.open_locations == ("parliament",)
    assert under(state) == {"keeper": "jail", "tamer": "jail", "slaver": "jail", "jailer": ""}
    assert len(state.location_pile) == 18
    assert state.to_act == {"yellow"}


@clause("ambis", "location.option-draw", "location.rest-open")
def test_one_to_four_may_be_drawn_and_one_of_those_is_kept() -> None:
    """ruling.diff-and-or-location: what was open before can no longer be chosen."""
    state = position(DUE + "blue: 0 pearls, 3 keys")
    assert legal(state, "draw") == ["1", "2", "3", "4"]
    assert refusals(state, "blue draw 5") == ("location.option-draw",)
    assert refusals(state, "blue draw 0") == ("location.option-draw",)
    state = play(state, "blue draw 3", "chance tile abyss", "chance tile depths", "chance tile chasm")
    assert legal(state, "occupy") == ["abyss", "chasm", "depths"]
    assert refusals(state, "blue occupy jail") == ("location.option-draw",)
    state = play(state, "blue occupy depths")
    assert seat(state, "blue").locations == ("depths",)
    assert state.open_locations == ("parliament", "jail", "abyss", "chasm")


@clause("ambis", "location.option-draw")
def test_no_more_can_be_drawn_than_the_pile_holds() -> None:
    """ruling.location-pile-short"""
    state = position("asks: control\nblue: 0 pearls, 3 keys\npile: abyss depths")
    assert legal(state, "draw") == ["1", "2"]
    assert refusals(state, "blue draw 3") == ("location.option-draw",)
    empty = position("asks: control\nblue: 0 pearls, 3 keys\npile: -")
    assert verbs(empty) == {"occupy"}


@clause("ambis", "location.option-draw", "location.place")
def test_a_single_location_drawn_is_taken_at_once() -> None:
    drawing = play(position(DUE + "blue: 0 pearls, 3 keys"), "blue draw 1")
    assert not drawing.defects
    state = play(drawing, "chance tile abyss")
    assert seat(state, "blue").locations == ("abyss",)
    assert state.to_act == {"yellow"}


@clause("ambis", "location.key-tokens-return", "location.place")
def test_key_tokens_go_back_and_a_location_may_be_without_lords() -> None:
    """ruling.location-without-lords"""
    state = play(position(DUE + "blue: 0 pearls, 3 keys"), "blue occupy jail")
    assert seat(state, "blue").keys == 0
    assert state.facts["key-tokens"] == 10
    assert seat(state, "blue").lords == ()
    more = play(position(DUE + "blue: 0 pearls, 5 keys"), "blue occupy jail")
    assert seat(more, "blue").keys == 2


@clause("ambis", "location.choose-keys", "location.keys-spent", "location.key-sources")
def test_with_four_keys_the_player_chooses_three() -> None:
    """ruling.which-keys: tokens and lords mixed freely; the fourth key stays."""
    text = (
        DUE + "blue: 0 pearls, 2 keys\nblue.lords: keeper tamer jailer slaver@sanctuary\n"
        "blue.locations: sanctuary"
    )
    state = play(position(text), "blue occupy jail")
    assert legal(state, "spend") == ["keeper", "tamer", "tamer+keeper"]
    assert refusals(state, "blue spend slaver") == ("location.keys-spent",)
    assert refusals(state, "blue spend jailer") == ("location.key-sources",)
    assert refusals(state, "blue spend -") == ("location.choose-keys",)
    assert refusals(state, "blue spend keeper+keeper") == ("location.choose-keys",)
    both = play(state, "blue spend tamer+keeper")
    assert (seat(both, "blue").keys, both.facts["keys.blue"]) == (1, 1)
    state = play(state, "blue spend tamer")
    assert seat(state, "blue").keys == 0
    assert under(state) == {"keeper": "", "tamer": "jail", "jailer": "", "slaver": "sanctuary"}
    assert state.facts["keys.blue"] == 1


@clause("ambis", "location.keys-spent", "location.tuck-lords", "assassin.points-only")
def test_keys_of_tucked_and_rotated_lords_do_not_count() -> None:
    state = position("blue.lords: keeper@jail tamer/rotated slaver\nblue.locations: jail")
    assert state.facts["keys.blue"] == 1


@clause("ambis", "location.trigger")
def test_without_any_location_the_keys_are_kept() -> None:
    """ruling.no-location-left, ruling.several-locations"""
    tiles = " ".join(GAME.components("").locations)
    held = f"blue: 0 pearls, 3 keys\nyellow.locations: {tiles}"
    state = position(f"seats: blue yellow\n{held}")
    state = play(state, "blue explore", "chance card shellfish3", "blue take shellfish3")
    assert state.to_act == {"yellow"}
    assert seat(state, "blue").keys == 3


@clause("ambis", "location.trigger", "court.two-left")
def test_the_court_is_settled_before_the_location() -> None:
    """ruling.key-step-order"""
    text = "court: shepherd keeper\nblue.hand: seahorse5 seahorse3\nblue: 0 pearls, 2 keys\nlord-deck: -"
    state = play(position(text + "\nremoved: -\n"), "blue recruit shepherd seahorse5+seahorse3")
    assert seat(state, "blue").pearls == 2
    assert "draw" in verbs(state)


# -- ambassadors ----------------------------------------------------------------------------


def ambassador(lord: str, rest: str = "") -> str:
    """A position in which an ambassador has just entered play in front of Blue."""
    return f"seats: blue yellow\ncourt: miller reaper shepherd\nasks: court-step > enter-play {lord}\n{rest}"


@clause("ambis", "power.hermit", "location.ambassador", "location.ambassador-tucked")
def test_the_hermit_takes_the_one_location_he_draws() -> None:
    state = play(position(ambassador("hermit")), "chance tile abyss")
    assert under(state) == {"hermit": "abyss"}
    assert state.open_locations == ()
    assert state.to_act == {"yellow"}


@clause("ambis", "power.sage", "location.rest-open", "location.ambassador-tucked")
def test_the_sage_takes_one_of_two() -> None:
    state = play(
        position(ambassador("sage", "blue: 0 pearls, 2 keys")), "chance tile abyss", "chance tile jail"
    )
    assert legal(state, "occupy") == ["abyss", "jail"]
    state = play(state, "blue occupy jail")
    assert under(state) == {"sage": "jail"}
    assert state.open_locations == ("abyss",)
    assert seat(state, "blue").keys == 2


@clause("ambis", "power.elder", "location.rest-open", "guild.ambassadors")
def test_the_elder_takes_one_of_three_or_of_what_is_left() -> None:
    """ruling.location-pile-short"""
    tiles = ["chance tile abyss", "chance tile jail", "chance tile chasm"]
    state = play(position(ambassador("elder")), *tiles, "blue occupy chasm")
    assert under(state) == {"elder": "chasm"}
    assert state.open_locations == ("abyss", "jail")
    short = play(
        position(
            ambassador(
                "elder",
                "pile: abyss jail\nlocations: chasm\nyellow.locations: "
                + " ".join(
                    tile for tile in GAME.components("").locations if tile not in ("abyss", "jail", "chasm")
                ),
            )
        ),
        "chance tile abyss",
        "chance tile jail",
    )
    assert legal(short, "occupy") == ["abyss", "jail"]


@clause("ambis", "location.ambassador", "power.hermit", "location.ambassador-tucked")
def test_an_ambassador_without_a_pile_takes_an_open_location() -> None:
    """ruling.ambassador-empty-pile"""
    others = [tile for tile in GAME.components("").locations if tile not in ("abyss", "jail")]
    state = position(ambassador("hermit", f"locations: abyss jail\nyellow.locations: {' '.join(others)}"))
    assert legal(state, "occupy") == ["abyss", "jail"]
    assert refusals(state, "blue occupy parliament") == ("location.option-open",)
    assert under(play(state, "blue occupy jail")) == {"hermit": "jail"}
    everything = " ".join(GAME.components("").locations)
    none = position(ambassador("hermit", f"yellow.locations: {everything}"))
    assert under(none) == {"hermit": ""}


# -- Black Smokers --------------------------------------------------------------------------


@clause("ambis", "locscore.black-smokers")
def test_black_smokers_may_be_exchanged_for_a_location_of_the_pile() -> None:
    """ruling.black-smokers: they go into the pile, which is shuffled."""
    text = "asks: control\nseats: blue yellow\nlocations: black-smokers jail\nblue.lords: keeper tamer slaver"
    state = play(position(text), "blue occupy black-smokers")
    assert len(legal(state, "relocate")) == 18
    assert refusals(state, "blue relocate jail") == ("locscore.black-smokers",)
    after = play(state, "blue relocate abyss")
    assert seat(after, "blue").locations == ("abyss",)
    second = play(position(text + "\nblue.locations: parliament"), "blue occupy black-smokers")
    assert seat(play(second, "blue relocate abyss"), "blue").locations == ("parliament", "abyss")
    assert under(after) == {"keeper": "abyss", "tamer": "abyss", "slaver": "abyss"}
    assert "black-smokers" in after.location_pile
    assert "abyss" not in after.location_pile
    kept = play(state, "blue waive")
    assert seat(kept, "blue").locations == ("black-smokers",)
    assert dict(kept.scores["blue"].parts)["score.locations"] == 0


@clause("ambis", "locscore.black-smokers")
def test_black_smokers_stay_in_words_where_the_pile_is_empty() -> None:
    """Nineteen locations lie open, so none is left to exchange them for."""
    others = " ".join(tile for tile in GAME.components().locations if tile != "black-smokers")
    text = f"asks: control\nseats: blue yellow\nlocations: black-smokers {others}\npile: -"
    before = position(f"{text}\nblue.lords: keeper tamer slaver")
    assert told(before, "blue occupy black-smokers")["smokers-stay"] == "locscore.black-smokers"
    state = play(before, "blue occupy black-smokers")
    assert "relocate" not in verbs(state)


@clause("ambis", "locscore.black-smokers", "power.illusionist")
def test_black_smokers_work_in_whatever_way_they_come() -> None:
    """ruling.illusionist-details"""
    text = "asks: illusion\nseats: blue yellow\nlocations: black-smokers\nblue.locations: jail"
    text += "\nblue.lords: illusionist"
    assert "relocate" in verbs(play(position(text), "blue exchange jail black-smokers"))
    hermit = play(position(ambassador("hermit")), "chance tile black-smokers")
    assert "relocate" in verbs(hermit)
    bare = "asks: control\nseats: blue yellow\nblue: 0 pearls, 3 keys\npile: -\n"
    bare += "locations: black-smokers\nyellow.locations: "
    others = " ".join(tile for tile in GAME.components("").locations if tile != "black-smokers")
    assert play(position(bare + others), "blue occupy black-smokers").to_act == {"yellow"}
