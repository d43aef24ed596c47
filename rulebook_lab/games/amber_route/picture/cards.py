"""The cards, fields and signs of Amber Route, drawn. Our own drawings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....scene import SMALL, Face, Node, card, card_back, color
from ....scene.hexes import Point
from ..components import Components, DarkCard, Gift
from ..piles import HIDDEN

LAND = {"mountains": "rock", "forest": "wood", "swamp": "grass", "wasteland": "sand", "any": "panel"}
TERRAIN_ICON = {"mountains": "mountain", "forest": "tree", "swamp": "wave", "wasteland": "sun", "any": "star"}

GHOST = (
    "M12 2c4.8 0 8 3.4 8 8.5V22l-2.7-2.2L14.7 22 12 19.8 9.3 22l-2.6-2.2L4 22V10.5C4 5.4 7.2 2 12 2z"
    "M9 8.6a1.7 2 0 1 0 .01 0zm6 0a1.7 2 0 1 0 .01 0z"
)
TRAP = (
    "M2 17c0-7 4-12 10-12s10 5 10 12h-3.2l-1.6-4-1.8 4-1.7-4.6L12 17l-1.7-4.6L8.6 17l-1.8-4-1.6 4z"
    "M2 18.5h20V21H2z"
)
THREAT_ICON = {"monster": "monster", "ghost": GHOST, "trap": TRAP}

DICE = "M3 3h11v11H3zM6.2 5.2a1.3 1.3 0 1 0 .01 0zm4.6 4.6a1.3 1.3 0 1 0 .01 0zM16 9h5v12H9v-5h2v3h8v-8h-3z"
GAIN_ICON = {"amber": "amber", "escort": "people", "card": "cards"}
KEPT_ICON = {
    "shield": "shield",
    "blessing": "star",
    "ward": "torch",
    "second_roll": DICE,
    "guide": "road",
    "provisions": "wheat",
}
REWARD_ICON = GAIN_ICON | KEPT_ICON

RECONSTRUCTED = "Reconstructed: the rulebook's list is lost."


def tip(title: str, *lines: str, provenance: str = "") -> str:
    """What is shown on hover: a heading, lines, and where the thing comes from."""
    return "\n".join([title, *lines, *([RECONSTRUCTED] if provenance == "ours" else [])])


def paint(terrain: str) -> str:
    """The ground of a terrain."""
    return color(LAND[terrain])


def light_card(key: str, at: Point, id: str, box: Components, **k: Any) -> Iterator[Node]:
    """A light card: terrain and value; face down where it is hidden."""
    if id == HIDDEN:
        yield from card_back(key, at, SMALL, "star", label="a hidden light card")
        return
    kind = box.light[id]
    where = "any terrain" if kind.terrain == "any" else kind.terrain
    face = Face(kind.title, str(kind.value), TERRAIN_ICON[kind.terrain], tint=paint(kind.terrain))
    words = tip(
        f"{kind.title} ({kind.term})",
        f"Value {kind.value}, {where}. [light.value] [light.terrain]",
        provenance=kind.provenance,
    )
    label = f"{kind.title}, {where} {kind.value}"
    yield from card(key, at, face, SMALL, label=label, tip=words, **k)


def kept_card(key: str, at: Point, id: str, box: Components, **k: Any) -> Iterator[Node]:
    """A kept reward card: the sign of its effect."""
    kind = box.dark[id]
    what = kind.reward.replace("_", " ")
    face = Face(what, "", KEPT_ICON[kind.reward], tint=color("card"))
    words = tip(
        f"{what.capitalize()}: {kind.title} ({kind.term})",
        f"{box.kept_effects.get(kind.reward, '')} [reward.use-later]",
        "Unused it is worth a point. [score.kept]",
        provenance=kind.provenance,
    )
    yield from card(key, at, face, SMALL, label=f"kept reward: {what}", tip=words, **k)


def dark_card(key: str, at: Point, kind: DarkCard, **k: Any) -> Iterator[Node]:
    """A challenge card, readable."""
    when = "at once" if kind.timing == "lightning" else "to keep"
    reward = "light card" if kind.reward == "card" else kind.reward.replace("_", " ")
    face = Face(
        kind.title,
        "",
        THREAT_ICON[kind.threat],
        f"{kind.terrain} {kind.threat}; {when}: {reward}",
        tint=paint(kind.terrain),
        feet=((kind.timing, ""), (REWARD_ICON[kind.reward], "")),
    )
    words = tip(
        f"{kind.title} ({kind.term})",
        f"{kind.terrain}, {kind.threat}. [dark.card-info]",
        f"Beaten it brings {when}: {reward}. [reward.printed]",
        provenance=kind.provenance,
    )
    yield from card(key, at, face, tip=words, **k)


def gift_card(key: str, at: Point, gift: Gift, **k: Any) -> Iterator[Node]:
    """A gift-of-fate card."""
    face = Face(gift.name, "", "sun", "gift of fate: each player picks a die", tint=color("sand"))
    words = tip(f"{gift.name} ({gift.term})", "[gift.printed-table]", provenance=gift.provenance)
    yield from card(key, at, face, tip=words, **k)
