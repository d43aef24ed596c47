"""Spots spell every move in one way, and the fast lists are the judged ones."""

from __future__ import annotations

from collections import Counter

from rulebook_lab.engine import CHANCE
from tests.jantaris.table import JANTARIS
from tests.laws.positions import sample


def test_every_legal_move_is_spelled_differently():
    for state, _, _ in sample("jantaris", games=6, size=60):
        if state.to_act == {CHANCE}:
            continue
        spelled = Counter(tuple(sorted(move.spots(state))) for move in state.legal_moves)
        assert spelled.most_common(1)[0][1] == 1, (spelled.most_common(1), state.text)
        assert () not in spelled


def test_buttons_have_names():
    for state, _, _ in sample("jantaris", games=6, size=60):
        for move in state.legal_moves:
            for spot in move.spots(state):
                assert not spot.startswith("button:") or JANTARIS.texts.has("names", spot), spot
