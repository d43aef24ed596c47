"""Every ruling of the catalogue has a test that names it."""

from __future__ import annotations

from pathlib import Path

from tests.amber.table import AMBER, at, reach, refusals
from tests.clauses import clause


def test_every_ruling_is_named_by_a_test():
    source = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [id for id in AMBER.catalogue.rulings if id not in source] == []


@clause("amber", "place.match-edges", "place.reachable-definition")
def test_a_road_may_run_over_the_rim_and_leads_nowhere():
    """ruling.rim."""
    state = at(
        "castles: red=A1* blue=I9*", "villages: F6*", "tiles: B1=crossing", "hand red: crossing straight*5"
    )
    assert reach(state, "red") == {"B1", "C1", "B2", "A2"}
    assert refusals(state, "red place crossing A2") == ()
    assert refusals(state, "red place straight@0 A2") == ()


@clause("amber", "place.one-way", "place.reachable-only")
def test_a_tile_may_be_laid_that_its_owner_cannot_enter():
    """ruling.placing-against-arrow, ruling.arrows-and-matching."""
    state = at(
        "castles: red=C3* blue=I9*",
        "villages: F6*",
        "tiles: D3=one-way-straight@270",
        "hand red: one-way-straight straight*5",
    )
    after = state.play("red place one-way-straight@90 E3")
    assert "E3" in reach(after, "red")
    assert "F3" not in reach(after, "red")


@clause("amber", "village.pass-through", "upgrade.standard-use")
def test_both_roads_of_a_bridge_reach_its_village_and_neither_leads_to_the_other():
    """ruling.village-on-bridge, ruling.bridge."""
    state = at(
        "castles: red=C3* blue=E6*",
        "villages: E3 K11*",
        "tiles: D3=straight@90 E3=bridge E4=straight@0 E5=straight@0",
    )
    assert state.facts["connected.red.E3"]
    assert state.facts["connected.blue.E3"]
    assert reach(state, "red") >= {"F3"}
    assert "E2" not in reach(state, "red")
    assert "E2" in reach(state, "blue")
    assert not state.facts["connected.blue.red"]


@clause("amber", "place.castle-segments", "place.match-edges")
def test_a_castle_shows_a_road_on_each_side():
    """ruling.castle-edges."""
    state = at("castles: red=C3* blue=E3*", "villages: F6*", "hand red: dead-end bend*5")
    assert refusals(state, "red place dead-end@270 D3") == ("place.castle-segments",)
    assert refusals(state, "red place bend@0 B3") == ()
