"""Take each clause of our games out in turn: `make prove`, or `make prove GAME=ambis`."""

import sys

import playwright.sync_api  # noqa: F401  (imported once, here, for tests/conftest.py in every child)

from rulebook_lab.testing.prove import main

if __name__ == "__main__":
    sys.exit(main())
