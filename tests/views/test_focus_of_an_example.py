"""What is cut out of a board for one lesson, to the zone."""

import rulebook_lab as lab
from rulebook_lab.scene import WIDE
from rulebook_lab.views import focus


def test_figures_that_stay_as_they_are_are_seen_where_they_are_told() -> None:
    walk = lab.example("jantaris", "marketplace.full")
    assert focus.of_walk(walk, focus.drawing(None, WIDE)).zones == {"places", "seat.blue"}
