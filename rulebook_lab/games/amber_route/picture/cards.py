"""The cards, fields and signs of Amber Route, drawn. Our own drawings."""

from __future__ import annotations

from ....engine import HIDDEN
from ....engine.wording import say
from ....scene import SMALL, Face, Node, Thing, body, card, card_back, color
from ....scene.layout import Box
from ..components import DarkCard, Gift
from ..state import AmberRouteState

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


def tip(state: AmberRouteState, title: str, *lines: str, provenance: str = "") -> str:
    """Say what is shown on hover: a heading, lines, and whether the thing is reconstructed."""
    ours = [say(state, "reconstructed")] if provenance == "ours" else []
    return "\n".join([title, *lines, *ours])


def paint(terrain: str) -> str:
    """Give the ground of a terrain its paint."""
    return color(LAND[terrain])


def button(box: Box, tone: str, radius: float) -> Node:
    """Draw the shape of something to click."""
    return body(box, color(tone), color("line"), radius=radius)


def light_card(state: AmberRouteState, key: str, id: str, spot: str | None = None) -> Thing:
    """Draw a light card: terrain and value; face down where it is hidden."""
    if id == HIDDEN:
        return card_back(key, SMALL, "star", label=say(state, "hidden-card"))
    kind = state.printed.light[id]
    face = Face(kind.title, str(kind.value), TERRAIN_ICON[kind.terrain], tint=paint(kind.terrain))
    about = say(state, "about-light", value=kind.value, terrain=kind.terrain)
    title = say(state, "titled", title=kind.title, term=kind.term)
    label = say(state, "light-label", title=kind.title, terrain=kind.terrain, value=kind.value)
    words = tip(state, title, about, provenance=kind.provenance)
    return card(key, face, SMALL, label=label, tip=words, spot=spot)


def kept_card(state: AmberRouteState, id: str) -> Thing:
    """Draw a kept reward card: the sign of its effect."""
    kind = state.printed.dark[id]
    title = say(state, "kept-title", reward=kind.reward, title=kind.title, term=kind.term)
    effect = say(state, "kept-effect", effect=state.printed.kept_effects.get(kind.reward, ""))
    heading = title[:1].upper() + title[1:]
    words = tip(state, heading, effect, say(state, "kept-point"), provenance=kind.provenance)
    face = Face("", "", REWARD_ICON[kind.reward], tint=color("card"))
    label = say(state, "kept-label", reward=kind.reward)
    return card(f"kept.{id}", face, SMALL, label=label, tip=words, spot=f"kept:{id}")


def dark_card(state: AmberRouteState, kind: DarkCard) -> Thing:
    """Draw a challenge card, readable."""
    timed = f"reward/{kind.timing}" if kind.timing == "lightning" else "reward"
    printed, place = say(state, timed, reward=kind.reward), {"terrain": kind.terrain, "threat": kind.threat}
    feet = ((kind.timing, ""), (REWARD_ICON[kind.reward], ""))
    words, tint = say(state, "dark-text", reward=printed, **place), paint(kind.terrain)
    face = Face(kind.title, "", THREAT_ICON[kind.threat], words, tint=tint, feet=feet)
    title = say(state, "titled", title=kind.title, term=kind.term)
    about = say(state, "about-dark", **place), say(state, "about-reward", reward=printed)
    return card(f"dark.{kind.id}", face, tip=tip(state, title, *about, provenance=kind.provenance))


def gift_card(state: AmberRouteState, gift: Gift) -> Thing:
    """Draw a gift-of-fate card."""
    face = Face(gift.name, "", "sun", say(state, "gift-text"), tint=color("sand"))
    title = say(state, "titled", title=gift.name, term=gift.term)
    words = tip(state, title, say(state, "gift-tip"), provenance=gift.provenance)
    return card(f"gift.{gift.id}", face, tip=words)
