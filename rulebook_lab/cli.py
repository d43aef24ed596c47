"""The command line: `rulebook-lab`."""

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    result = argparse.ArgumentParser(
        prog="rulebook-lab",
        description="Board-game rulebooks you can play, question and calculate with.",
    )
    result.add_argument("--version", action="version", version=version("rulebook-lab"))
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all is well and 1 when the command found a fault."""
    parser().parse_args(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
