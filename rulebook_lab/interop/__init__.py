"""Every game as an environment of PettingZoo and as a game of OpenSpiel; see `docs/interop.md`.

Both are optional: `pip install 'rulebook-lab[pettingzoo]'`, `pip install 'rulebook-lab[openspiel]'`.
"""
