"""Other players' boats as ferries: asked for what cannot be done without them, and for nothing else."""

import pytest

from tests.clauses import clause
from tests.roads_and_boats.positions import lying, play, read, refusals

THERE = """seats: red yellow
map: 0,0 mountain 1-4; 1,-1 pasture; 0,-1 pasture; 1,0 sea; -1,0 mountain 1
transporters: r1 red donkey 0,0/0; y1 yellow raft 0,0~0
"""
NEAR, FAR = "0,0/0", "0,0/1"
HEAP = "3 boards + 2 goose + paper + stone + iron + fuel + trunks"


def at(phase, goods, text=""):
    plays = {"production": "producing", "building": "constructing"}
    pending = f"end-phase {phase} > {plays[phase]} red+yellow"
    return read(f"{THERE}phase: {phase}\npending: {pending}\ngoods: {goods}\n{text}")


WORKS = {
    "red hand-in 0,0 trunks={bank} 0,0/0 {ferry}": ("production", "buildings: 0,0/0 sawmill"),
    "red do-research 0,0/0 drilling - {ferry}": ("production", ""),
    "red build mine 0,0/0 - - {ferry}": ("building", ""),
    "red build-road 0,0 0 - - {ferry}": ("building", ""),
    "red build-bridge 0,0 1 - {ferry}": ("building", ""),
    "red build-wall 0,0 0 - {ferry}": ("building", ""),
    "red demolish 0,0 5 - {ferry}": ("building", "walls: 0,-1>2 yellow 1"),
    "red sink-shaft 0,0 3/3 - {ferry}": (
        "building",
        "buildings: 0,0/0 mine number=1\nresearch: red new-shafts",
    ),
}


@clause("roads_and_boats", "production.exchange-river", "bridges.unbridged")
@pytest.mark.parametrize("work", WORKS)
def test_a_ferry_brings_what_lies_across_and_is_asked_for_nothing_that_lies_near(work):
    phase, text = WORKS[work]
    for bank, needed in ((NEAR, False), (FAR, True)):
        state = at(phase, f"{bank} {HEAP}", text)
        alone, ferried = (work.format(bank=bank, ferry=ferry) for ferry in ("-", "y1"))
        assert (refusals(state, alone) == []) != needed
        assert refusals(state, ferried) == ([] if needed else ["production.exchange-river"])
    assert "need not ferry" in str(
        at(phase, f"{NEAR} {HEAP}", text).why_not(work.format(bank=NEAR, ferry="y1"))
    )


@clause("roads_and_boats", "building.cost-from")
def test_whoever_names_what_lies_across_needs_the_ferry():
    state = at("building", f"{NEAR} stone; {FAR} stone")
    assert refusals(state, "red build-wall 0,0 0 stone=0,0/1") == ["wall-building.cost"]
    built = play(state, "red build-wall 0,0 0 stone=0,0/1 y1", "yellow answer yes")
    assert (lying(built, NEAR), lying(built, FAR)) == ("1 stone", "")


@clause("roads_and_boats", "production.exchange-river")
def test_a_ferry_takes_the_output_of_near_goods_across():
    state = at("production", f"{NEAR} trunks", "buildings: 0,0/0 sawmill")
    across = state.text.replace("r1 red donkey 0,0/0", "r1 red donkey 0,0/0; r2 red donkey 0,0/1")
    state = read(across)
    assert refusals(state, "red hand-in 0,0 trunks=0,0/0 r2") == ["production.output-place"]
    assert refusals(state, "red hand-in 0,0 trunks=0,0/0 r2 y1") == []
    assert refusals(state, "red hand-in 0,0 trunks=0,0/0 r1 y1") == ["production.exchange-river"]
