"""What a picture is: keyed SVG nodes, geometry, our shared look. Knows no game."""

from .cards import CARD, SMALL, Face, card, card_back, pile
from .cut import CLOSE_UP, REST, Focus, Parts, cut, seen
from .ghosts import Ghost, Ghosts
from .hexes import HexGrid
from .icons import ICONS, icon
from .marks import spot_boxes, with_classes, with_known_marks, with_marks
from .node import Node
from .palette import SEATS, SeatStyle, color, seat_fill, seat_style
from .patch import diff
from .pieces import die, disc, figure, number_badge, token, unframed, zone
from .room import CLEAR, HALF, WIDE, WIDTHS, Room, best_width, painted
from .scene import Scene
from .shapes import (
    body,
    bold_word,
    circle,
    finger,
    group,
    line,
    path,
    polygon,
    rect,
    spot_shape,
    text,
    unspoken,
    within,
)
from .squares import SquareGrid
from .strips import strip
from .svg import to_svg
from .text import shorten, text_width, wrap
from .things import Thing, sign, space, thing, written

__all__ = [
    "CARD",
    "CLEAR",
    "CLOSE_UP",
    "HALF",
    "ICONS",
    "REST",
    "SEATS",
    "SMALL",
    "WIDE",
    "WIDTHS",
    "Face",
    "Focus",
    "Ghost",
    "Ghosts",
    "HexGrid",
    "Node",
    "Parts",
    "Room",
    "Scene",
    "SeatStyle",
    "SquareGrid",
    "Thing",
    "best_width",
    "body",
    "bold_word",
    "card",
    "card_back",
    "circle",
    "color",
    "cut",
    "die",
    "diff",
    "disc",
    "figure",
    "finger",
    "group",
    "icon",
    "line",
    "number_badge",
    "painted",
    "path",
    "pile",
    "polygon",
    "rect",
    "seat_fill",
    "seat_style",
    "seen",
    "shorten",
    "sign",
    "space",
    "spot_boxes",
    "spot_shape",
    "strip",
    "text",
    "text_width",
    "thing",
    "to_svg",
    "token",
    "unframed",
    "unspoken",
    "with_classes",
    "with_known_marks",
    "with_marks",
    "within",
    "wrap",
    "written",
    "zone",
]
