"""Write the golden playthroughs again: `make golden`, or `make golden GAME=ambis`. Read the diff."""

import sys

import rulebook_lab as lab
from tests.golden.playthrough import FOLDER, text
from tests.laws.positions import GAMES


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        path = FOLDER / f"{name}.txt"
        path.write_text(text(lab.game(name)), encoding="utf-8")
        print(f"{path}: {len(path.read_text(encoding='utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
