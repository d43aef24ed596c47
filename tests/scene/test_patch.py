"""What is told of a picture that changed: little, and enough to have the new one from the old."""

from __future__ import annotations

import json
import statistics
from itertools import pairwise
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.scene import Scene, circle, diff, group, text, to_svg, token
from rulebook_lab.scene.node import Json, Node
from rulebook_lab.scene.patch import diff_nodes
from rulebook_lab.simulate import random_play
from tests.following import followed


def in_tree_order(nodes: list[Node]) -> list[Json]:
    told = [node.to_json() for node in nodes]
    return followed(told, {})


def forest(random: Random) -> list[Node]:
    """Things of the same and of other parts under keys that come and go, in any order, in any group."""
    groups = [group(key) for key in random.sample("gh", random.randint(1, 2))]
    homes = [None, *(node.key for node in groups)]
    nodes: list[Node] = [*groups]
    for key in random.sample("abcdefxy", random.randint(0, 8)):
        home, look = random.choice(homes), random.choice(["1", "2"])
        nodes.append(group(key, (random.randint(0, 2), 0), parent=home, label=random.choice([None, "name"])))
        inside = f"{key}.in" if random.random() < 0.5 else key
        nodes += [group(inside, parent=key)] if inside != key else []
        nodes.append(circle(f"{key}.dot", (0, 0), random.choice([3, 4]), parent=inside))
        nodes += [text(f"{key}.word", (0, 0), look, parent=key)] if random.random() < 0.7 else []
        nodes += [text(f"note{key}", (0, 0), look, parent=key)] if random.random() < 0.2 else []
    return nodes


def test_a_patch_leads_from_any_picture_to_any_other() -> None:
    random = Random(1)
    copies = 0
    for _ in range(1500):
        old, new = forest(random), forest(random)
        patch = diff_nodes(old, new)
        assert followed(in_tree_order(old), patch) == in_tree_order(new)
        copies += sum("like" in told for told in patch.get("set", ()))
    assert copies > 1000


def test_of_a_known_node_only_what_changed_is_told() -> None:
    old = circle("dot", (5, 5), 3, fill="red", label="the dot")
    new = circle("dot", (6, 5), 3, cls="last")
    assert diff_nodes([old], [new]) == {
        "set": [{"k": "dot", "a": {"fill": None, "cx": 6}, "l": None, "c": "last"}]
    }
    assert diff_nodes([new], [old])["set"] == [
        {"k": "dot", "a": {"cx": 5, "fill": "red"}, "l": "the dot", "c": None}
    ]


def test_a_new_piece_is_told_by_one_that_it_is_like() -> None:
    first, second = [*token("one", "red").draw((5, 5))], token("two", "red").draw((9, 5))
    assert diff_nodes(first, [*first, *second]) == {"set": [{"k": "two", "m": [9, 5, 0, 1], "like": "one"}]}
    blue = token("two", "blue").draw((9, 5))
    told = diff_nodes(first, [*first, *blue])["set"]
    assert [each["k"] for each in told] == ["two", "two.shape", "two.plain", "two.letter"]
    assert told[1] == {"k": "two.shape", "a": {"fill": "url(#seat-blue)"}}


def test_one_that_lies_elsewhere_among_its_siblings_is_told_alone() -> None:
    old = [circle(key, (0, 0), 1) for key in "abcdef"]
    new = [circle(key, (0, 0), 1) for key in "abfcde"]
    assert diff_nodes(old, new) == {"order": [("b", ["f"])]}


def test_what_went_is_told_once_for_all_that_is_inside_it() -> None:
    card = [group("hand"), group("card", parent="hand"), circle("card.dot", (0, 0), 1, parent="card")]
    table = [group("table"), group("card", parent="table"), circle("card.dot", (0, 0), 1, parent="card")]
    assert diff_nodes([*card, group("table")], [group("table")])["del"] == ["hand"]
    assert diff_nodes([*card, group("table")], table) == {
        "set": [{"k": "card", "p": "table"}],
        "del": ["hand"],
    }


@pytest.mark.parametrize("name", lab.games)
def test_a_move_takes_a_fifth_of_the_whole_picture_at_most(name: str) -> None:
    """As the benchmark `paint` measures it in JupyterLab, with all hands open."""
    game = lab.game(name)
    draw = game.part("picture").draw
    played = random_play(game, game.start(game.seat_counts[-1]), Random(0), by_verb=False)
    scenes: list[Scene] = []
    while len(scenes) < 50:
        state = next(played)
        if state.pending and not game.by_chance(state):
            scenes.append(draw(state))
    patches = [diff(old, new) for old, new in pairwise(scenes)]
    for (old, new), patch in zip(pairwise(scenes), patches, strict=True):
        assert followed(in_tree_order([*old.nodes]), patch) == in_tree_order([*new.nodes])
    sent = statistics.mean(len(json.dumps(patch).encode()) for patch in patches if patch)
    whole = statistics.mean(len(to_svg(scene, width=900).encode()) for scene in scenes[::7])
    assert sent <= whole / 5
