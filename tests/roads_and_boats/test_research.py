"""Research and upgrades, clause by clause."""

import pytest

from rulebook_lab.engine import UnreadableMove
from tests.clauses import clause
from tests.roads_and_boats.positions import cargo, lying, play, refusals
from tests.roads_and_boats.test_production import RIVER, production

SEVEN = ("rowing", "trucking", "shipping", "drilling", "specialised-mines", "big-mines", "new-shafts")


def lab(goods="2 goose + paper", load="", research="", fleet="r1 red donkey 0,0/0"):
    text = f"map: 0,0 woods; 1,0 pasture; 2,0 sea\ntransporters: {fleet} {load}\n"
    text += f"goods: 0,0/0 {goods}\n" if goods else ""
    return production(text + (f"research: red {research}" if research else ""))


@clause("roads_and_boats", "research.cost", "research.when", "research.place", "research.factories")
def test_a_point_costs_two_geese_and_a_paper_on_one_tile():
    state = play(lab(), "red do-research 0,0/0 rowing")
    assert lying(state, "0,0/0") == ""
    assert refusals(lab("goose + paper"), "red do-research 0,0/0 rowing") == ["research.cost"]
    assert refusals(lab("2 goose"), "red do-research 0,0/0 rowing") == ["research.cost"]
    # loose or loaded
    mixed = lab("2 goose", "paper")
    assert cargo(play(mixed, "red do-research 0,0/0 rowing"), "r1") == []
    assert refusals(lab(fleet="r1 red donkey 1,0/0"), "red do-research 0,0/0 rowing") == ["research.place"]
    assert refusals(lab(), "red do-research 9,9/0 rowing") == ["research.place"]
    # as often as it can be paid
    twice = play(lab("4 goose + 2 paper"), "red do-research 0,0/0 rowing", "red do-research 0,0/0 trucking")
    assert twice.research["red"] == ("rowing", "trucking")


@clause("roads_and_boats", "research.place", "production.cargo-input")
def test_goods_on_two_banks_or_of_others_make_no_research():
    apart = production(f"{RIVER}\ngoods: 0,0/0 2 goose; 0,0/1 paper\ntransporters: r1 red donkey 0,0/0")
    assert refusals(apart, "red do-research 0,0/0 rowing") == ["research.cost"]
    bridged = production(
        f"{RIVER}\ngoods: 0,0/0 2 goose; 0,0/1 paper\ntransporters: r1 red donkey 0,0/0\nbridges: 0,0>0"
    )
    assert refusals(bridged, "red do-research 0,0/0 rowing") == []
    strange = lab("2 goose", fleet="r1 red donkey 0,0/0; y1 yellow donkey 0,0/0 paper")
    move = "red do-research 0,0/0 rowing goose=0,0/0+goose=0,0/0+paper=y1"
    assert refusals(strange, move) == ["production.cargo-input"]
    asked = production(
        f"{RIVER}\ngoods: 0,0/0 2 goose; 0,0/1 paper\ntransporters: r1 red donkey 0,0/0; y1 yellow raft 0,0~0"
    )
    asked = play(asked, "red do-research 0,0/0 rowing - y1")
    assert play(asked, "yellow answer yes").research["red"] == ("rowing",)


@clause("roads_and_boats", "research.allocate", "research.light-bulb", "research.no-saving")
def test_a_point_goes_at_once_into_a_project_not_done_yet():
    state = lab(research="rowing")
    assert {move.subject for move in state.legal_moves if move.verb == "do-research"} == set(SEVEN) - {
        "rowing"
    }
    assert refusals(state, "red do-research 0,0/0 rowing") == ["research.allocate"]
    with pytest.raises(UnreadableMove, match="'alchemy' is no subject"):
        state.why_not("red do-research 0,0/0 alchemy")
    assert refusals(state, "red do-research 0,0/0 light-bulb") == ["research.light-bulb"]
    done = lab(research=" ".join(SEVEN))
    assert not [move for move in done.legal_moves if move.verb == "do-research"]
    # nobody else gets anything, and nothing is left over
    after = play(state, "red do-research 0,0/0 drilling")
    assert after.research == {"red": ("drilling", "rowing")}


@clause("roads_and_boats", "research.upgrade", "research.upgrade-limits", "research.upgrade-now")
@pytest.mark.parametrize(
    ("subject", "old", "new"),
    [
        ("trucking", "wagon_factory", "truck_factory"),
        ("rowing", "raft_factory", "rowboat_factory"),
        ("rowing", "steamer_factory", "rowboat_factory"),
        ("shipping", "raft_factory", "steamer_factory"),
        ("shipping", "rowboat_factory", "steamer_factory"),
        ("trucking", "raft_factory", ""),
        ("shipping", "wagon_factory", ""),
        ("shipping", "steamer_factory", ""),
        ("drilling", "raft_factory", ""),
        ("big-mines", "raft_factory", ""),
    ],
)
def test_which_factories_can_be_turned_into_which(subject, old, new):
    state = production(
        "map: 0,0 woods; 1,0 pasture; 2,0 sea\ngoods: 0,0/0 2 goose + paper\n"
        f"transporters: r1 red donkey 0,0/0; r2 red donkey 1,0/0\nbuildings: 1,0/0 {old}; 0,0/0 sawmill"
    )
    told = {event.clause for event in state.outcome(f"red do-research 0,0/0 {subject}").events}
    is_factory = subject in ("trucking", "rowing", "shipping")
    assert ("research.upgrade-now" in told) == (is_factory and not new)
    state = play(state, f"red do-research 0,0/0 {subject}")
    if not new:
        assert state.pending[-1].name == "producing"
        return
    assert refusals(state, "red upgrade 0,0") == ["research.upgrade-limits"]
    assert play(state, "red upgrade 1,0").buildings[1, 0].kind == new
    kept = play(state, "red end-upgrades")
    assert kept.buildings[1, 0].kind == old
    assert refusals(kept, "red upgrade 1,0") == ["research.upgrade-now"]


@clause("roads_and_boats", "research.upgrade", "research.upgrade-presence", "research.upgrade-limits")
def test_one_research_may_upgrade_several_factories():
    state = production(
        "map: 0,0 woods; 1,0 pasture; 2,0 sea; 2,-1 pasture; 1,1 mountain\ngoods: 0,0/0 2 goose + paper\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 1,0/0; r3 red raft 2,-1@2; r4 red donkey 1,1/0\n"
        "buildings: 1,0/0 raft_factory; 2,-1/0 rowboat_factory; 1,1/0 mine number=1 gold=1"
    )
    state = play(state, "red do-research 0,0/0 shipping")
    assert refusals(state, "red upgrade 1,1") == ["research.upgrade-limits"]
    state = play(state, "red upgrade 1,0", "red upgrade 2,-1")
    assert [state.buildings[c].kind for c in ((1, 0), (2, -1))] == ["steamer_factory"] * 2
    assert state.buildings[1, 1].gold == 1
    assert state.pending[-1].name == "producing"


@clause("roads_and_boats", "research.factories", "intro.no-territory")
def test_using_a_factory_needs_no_research():
    state = production(
        "map: 0,0 pasture\ngoods: 0,0/0 fuel + iron\n"
        "transporters: r1 red donkey 0,0/0\nbuildings: 0,0/0 truck_factory"
    )
    assert refusals(state, "red hand-in 0,0 fuel=0,0/0+iron=0,0/0") == []


@clause("roads_and_boats", "research.upgrade-use", "production.capacity")
def test_a_factory_that_made_its_wagon_is_upgraded_and_makes_a_truck_in_the_same_turn():
    state = production(
        "map: 0,0 pasture\nbuildings: 0,0/0 wagon_factory\n"
        "goods: 0,0/0 2 boards + 2 goose + paper + iron + fuel\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0"
    )
    state = play(
        state,
        "red hand-in 0,0 boards=0,0/0+boards=0,0/0+donkey=r1",
        "red do-research 0,0/0 trucking",
        "red upgrade 0,0",
    )
    truck = "red hand-in 0,0 fuel=0,0/0+iron=0,0/0"
    assert refusals(state, truck) == []
    state = play(state, truck)
    assert sorted(it.kind for it in state.transporters.values()) == ["donkey", "truck", "wagon"]
    assert refusals(state, "red hand-in 0,0 fuel=0,0/0+iron=0,0/0")[0] == "production.capacity"


@clause("roads_and_boats", "research.upgrade-now")
def test_a_late_upgrade_is_told_so():
    (late,) = (
        production("map: 0,0 pasture\nbuildings: 0,0/0 wagon_factory").why_not("red upgrade 0,0").sentences
    )
    assert "too late" in late
