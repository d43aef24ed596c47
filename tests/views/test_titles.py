"""Whatever is counted on a board, and every sign, has a name: it is told where one points at it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.scene import WIDE, Node, Scene
from rulebook_lab.scene.extent import Box, placed
from rulebook_lab.simulate import random_play
from rulebook_lab.views.play import picture
from tests.views.reader import words


def is_sign(node: Node) -> bool:
    """A figure that no word explains, or a symbol; a heading is a name itself."""
    if node.tag == "text" and "role" not in node.attrs:
        words = node.text or ""
        return bool(re.search(r"\d", words)) and not re.search(r"[^\W\d_]{3}", words)
    return node.tag == "path" and node.attrs.get("fill-rule") == "evenodd"


def nameless(scene: Scene) -> Iterator[str]:
    """The keys of signs that neither have a name, nor hang on or lie on what has one."""
    nodes = {node.key: node for node in scene.nodes}

    def named(node: Node | None) -> bool:
        while node is not None:
            if node.label or node.tip:
                return True
            node = nodes[node.parent] if node.parent else None
        return False

    shapes = list(placed(scene))
    grounds = [box for node, box in shapes if node.tag != "text" and named(node)]
    for node, box in shapes:
        if is_sign(node) and not named(node) and not any(holds(ground, box) for ground in grounds):
            yield node.key


def holds(ground: Box, box: Box) -> bool:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return ground[0] <= x <= ground[2] and ground[1] <= y <= ground[3]


def test_a_figure_or_a_sign_without_a_name_is_found() -> None:
    from rulebook_lab.scene import group, icon, text

    bare = [text("n", (0, 0), "3"), icon("sign", "pearl", (40, 0)), text("words", (0, 40), "3 pearls")]
    assert list(nameless(Scene.of((0, 0, 90, 90), bare))) == ["n", "sign"]
    held = [group("g", label="pearls: 3"), text("n", (0, 0), "3", parent="g")]
    assert not list(nameless(Scene.of((0, 0, 90, 90), held)))


@pytest.mark.parametrize("name", lab.games)
@pytest.mark.parametrize("seed", [4, 11])
def test_every_figure_and_sign_of_a_board_has_a_name(name: str, seed: int) -> None:
    game, random = lab.game(name), Random(seed)
    states = list(random_play(game, game.start(random.choice(game.seat_counts)), random, True))
    for state in states[::40][:14]:
        for shown in (state, state.view(state.seats[0])):
            for width in (WIDE, 340):
                scene = picture(shown, {}, width)
                assert not set(nameless(scene)), state.text
                told = [scene.description, scene.text, *(node.label for node in scene.nodes)]
                ids = [words for words in told if re.search(r"\[[a-z]+\.[a-z-]+\]", words or "")]
                assert not ids, "rules are named in tips alone"


def test_a_tip_names_its_rule_by_the_title() -> None:
    game = lab.game("ambis")
    play = lab.table(lab.timeline("ambis", seats=2, seed=1)).play
    tips = [node.tip for node in play.scene().nodes if node.tip and "[" in node.tip]
    ids = {found for tip in tips for found in re.findall(r"\[([a-z0-9.-]+)", tip)}
    assert ids
    for id in ids:
        assert any(f"[{id}|{game.catalogue[id].title}]" in tip for tip in tips), id


@pytest.mark.parametrize(
    ("game", "text", "clause"),
    [
        ("jantaris", "market: market.1, market.2\nasks: draw market", "market.replace"),
        ("jantaris", "offer: picks\nasks: draw bazaar", "bazaar.refill"),
        ("amber_route", "red: field 1\nasks: red > act > light-draw 1 light.buy", "light.buy"),
    ],
)
def test_the_bar_names_the_clause_by_which_it_is_asked(game: str, text: str, clause: str) -> None:
    state = lab.game(game).read_position(text)
    assert words(lab.table(state), "/prompt").endswith(f" {state.game.catalogue[clause].title}")
