"""The board: the die, and a panel for each seat."""

from __future__ import annotations

from rulebook_lab.engine.wording import say
from rulebook_lab.scene import WIDE, Scene, die, number_badge, zone

from .state import MyGame


def draw(view: MyGame, width: float = WIDE) -> Scene:
    """The position as a picture, as wide as there is room."""
    step = (width - 10) / len(view.seats)
    panels = [
        [
            *zone(
                f"panel.{seat}", (10 + at * step, 110, step - 10, 80), view.game.texts.name(seat), seat=seat
            ),
            *number_badge(f"pips.{seat}", (10 + at * step + step / 2, 160), str(pips)),
        ]
        for at, (seat, pips) in enumerate(view.by_seat.items())
    ]
    return Scene.of(
        (0, 0, width, 200),
        die("die", view.die, 60, spot="die", label=say(view, "die", face=view.die)).draw((width / 2, 55)),
        *panels,
        label=view.game.title,
        text=view.text,
    )
