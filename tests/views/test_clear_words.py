"""Words on a board have their place, in every language: nothing lies on them, none leaves its card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import State
from rulebook_lab.scene import WIDTHS, Node, Scene
from rulebook_lab.scene.extent import Box, placed
from rulebook_lab.scene.svg import INVISIBLE
from rulebook_lab.views.play import picture

LEAST = 3.0
"""So far two things may reach into each other: letters are measured roughly."""


def painted(scene: Scene) -> list[tuple[Node, Box]]:
    """What is seen, in the order in which it is painted; words as high as their letters."""
    hanging = defaultdict[str | None, list[Node]](list)
    for node in scene.nodes:
        hanging[node.parent].append(node)
    where = {node.key: box for node, box in placed(scene)}

    def below(key: str | None) -> Iterator[Node]:
        for node in hanging[key]:
            yield node
            yield from below(node.key)

    seen = (node for node in below(None) if node.key in where and INVISIBLE.isdisjoint(node.cls.split()))
    return [(node, letters(node, where[node.key])) for node in seen]


def letters(node: Node, box: Box) -> Box:
    if node.tag != "text":
        return box
    left, top, right, bottom = box
    lines = str(node.text).count("\n") + 1
    size = (bottom - top) / 1.25 / lines
    return left, top + 0.25 * size, right, bottom - 0.25 * size


def overlap(one: Box, other: Box) -> float:
    """How far two boxes reach into each other, by the shorter way."""
    return min(min(one[at + 2], other[at + 2]) - max(one[at], other[at]) for at in (0, 1))


def faults(scene: Scene) -> Iterator[str]:
    seen = painted(scene)
    for at, (node, box) in enumerate(seen):
        if node.tag != "text":
            continue
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        cards = [b for n, b in seen[:at] if n.tag == "rect" and b[0] < x < b[2] and b[1] < y < b[3]]
        if cards:
            own = min(cards, key=lambda b: (b[2] - b[0]) * (b[3] - b[1]))
            if max(own[0] - box[0], box[2] - own[2]) > LEAST:
                yield f"{node.text!r} ends outside of what it stands on"
        for other, laid in seen[at + 1 :]:
            hides = other.tag in ("rect", "circle") and other.attrs.get("fill") not in ("none", "transparent")
            clickable = {"spot", "finger"}.intersection(other.cls.split())
            if ((hides and not clickable) or other.tag == "text") and overlap(box, laid) > LEAST:
                yield f"{other.text or other.key!r} lies on {node.text!r}"


def positions(game: str) -> Iterator[State]:
    """A beginning, and two moments of a full table."""
    timeline, random = lab.timeline(game, seats=max(lab.game(game).seat_counts), seed=2), Random(4)
    for moves in (0, 15, 60):
        while len(timeline.moves) < moves and timeline.state.pending:
            timeline.play(random.choice(list(timeline.state.legal_moves)))
        yield timeline.state


@pytest.mark.parametrize("language", ["en", "pl", "sr"])
@pytest.mark.parametrize("game", lab.games)
def test_words_have_their_place(game: str, language: str) -> None:
    with lab.speaking(language):
        found = {
            (width, fault)
            for state in positions(game)
            for width in WIDTHS[::3]
            for fault in faults(picture(state.view(state.seats[0]), {}, width))
        }
    assert not found
