"""Draw the pictures of the README again: `python tools/pictures.py`."""

from pathlib import Path
from random import Random

import rulebook_lab as lab
from rulebook_lab.scene import to_svg
from rulebook_lab.simulate import random_play

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
MOVES = {"ambis": 260}
"""How far into a random game of which game the picture is taken."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, moves in MOVES.items():
        game = lab.game(name)
        played = list(random_play(game, game.start(3), Random(7), by_verb=True))
        state = played[min(moves, len(played) // 2)]
        path = FOLDER / f"{name}.svg"
        path.write_text(to_svg(game.part("picture").draw(state), width=900), encoding="utf-8")
        print(f"{path}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
