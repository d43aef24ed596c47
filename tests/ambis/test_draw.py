"""The board of Ambis: what lies open can be read."""

import pytest

import rulebook_lab as lab

GAME = lab.game("ambis")
NAMES = list(GAME.components().locations)


def tiles(number: int) -> dict[str, tuple[float, float, float, float]]:
    """The open locations as drawn: left, top, right and bottom of each."""
    state = GAME.read_position(f"locations: {' '.join(NAMES[:number])}")
    nodes = {node.key: node for node in GAME.part("draw").draw(state).nodes}
    boxes = {}
    for name in NAMES[:number]:
        x, y = nodes[f"tile.{name}"].at
        shape = nodes[f"tile.{name}.shape"].attrs
        left, top = x + shape["x"], y + shape["y"]
        boxes[name] = (left, top, left + shape["width"], top + shape["height"])
    return boxes


@pytest.mark.parametrize("number", range(1, 7))
def test_up_to_six_open_locations_lie_side_by_side(number: int) -> None:
    boxes = list(tiles(number).values())
    for at, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


@pytest.mark.parametrize("number", [1, 4, 7, 12, 20])
def test_open_locations_stay_on_the_board(number: int) -> None:
    for left, top, right, bottom in tiles(number).values():
        assert 340 <= left < right <= 900
        assert 134 <= top < bottom <= 134 + 128
