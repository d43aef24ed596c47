"""Positions of random games, for laws that must hold in every one of them."""

import rulebook_lab as lab
from rulebook_lab.testing.positions import Visit, sample, visits

GAMES = lab.games

__all__ = ["GAMES", "Visit", "sample", "visits"]
