"""Liar's dice: a few cups, many dice, no honour. A game for rulebook-lab."""

from rulebook_lab import engine as e

from . import rules
from .position import TEXT, defects, facts, guess, mask
from .rules import OPTIONS, points, result, set_up
from .state import LiarsDice

GAME = e.Game(
    id="liars_dice", title="Liar's dice", package=__name__, state=LiarsDice, chapters=[rules],
    options=OPTIONS, seat_counts=range(2, 7), colours=e.COLOURS, setup=set_up, points=points, result=result,
    mask=mask, guess=guess, facts=facts, defects=defects, read_position=TEXT.read, write_position=TEXT.write,
)  # fmt: skip
