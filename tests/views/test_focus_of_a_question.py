"""The board of a question: what decides the answer is on it, also where no move changes it."""

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.quiz.question import About
from rulebook_lab.scene import REST, WIDE
from rulebook_lab.views import focus


@pytest.mark.parametrize(
    ("name", "position", "about", "parts"),
    [
        (  # whether there is anything left to draw, and any place to play at
            "amber",
            "seats: red blue\ncastles: red=C3* blue=I3*\nvillages: F3*\nasks: play red",
            About("may", "red give-up straight", "", ("yes", "unable.must-place")),
            {"supply", REST},
        ),
        (  # the field that says how hard a card is
            "amber_route",
            "seats: red blue\nred: field 4\nasks: red > dark-draw",
            About("next", "chance draw-dark forest-trap-b"),
            {REST},
        ),
        (  # the Merchants that a vote brings Goods for
            "jantaris",
            "seats: blue yellow green\nactive: blue\ntokens: red taira, black city-center\n"
            "active-district: taira\nblue: 2 taira\nyellow: 1 taira\nasks: voting deal+strengthen-position+-",
            About("next", "green vote deal"),
            {"wheel"},
        ),
        (  # the opponent's lord that makes another dearer
            "ambis",
            "seats: blue yellow\ncourt: - - slaver keeper reaper shepherd\nblue: 3 pearls\n"
            "blue.hand: shellfish1 shellfish5\nyellow.lords: recruiter",
            About("may", "blue recruit slaver shellfish5", "", ("yes", "lord.cost-value")),
            {"area.yellow"},
        ),
    ],
)
def test_what_decides_is_shown_though_no_move_changes_it(
    name: str, position: str, about: About, parts: set[str]
) -> None:
    """All were folded away."""
    shown = focus.of_question(lab.game(name).read_position(position), about, focus.drawing(None, WIDE))
    assert parts <= {*shown.zones, *([REST] if shown.box else [])}
