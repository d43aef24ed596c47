"""Every move: what a player does, and what chance brings."""

from __future__ import annotations

from typing import Literal

from ....engine import Move, Seat


class Begin(Move):
    """Chance names the player who begins."""

    first: Seat


class DrawLight(Move):
    """Chance turns up a light card."""

    card: str


class DrawDark(Move):
    """Chance turns up a dark card."""

    card: str


class Roll(Move):
    """Chance rolls dice; they are written from high to low."""

    dice: tuple[int, ...]


class PlayOn(Move):
    """The last turn is played."""


class Forgo(Move):
    """The last turn is given up."""


class Take(Move):
    """The draw phase: a light card or an escort."""

    what: Literal["card", "escort"]


class Use(Move):
    """A kept reward card is used."""

    card: str


class Decline(Move):
    """A kept reward card is not used now."""


class Discard(Move):
    """A surplus light card is discarded."""

    card: str


class Recruit(Move):
    """Action: escorts."""


class Buy(Move):
    """Action: light cards for an amber."""


class Advance(Move):
    """Action: ahead by some fields; a long move may be paid by a kept guide card."""

    fields: int
    guide: str = ""


class Pick(Move):
    """A die of a gift of fate."""

    face: int


class Support(Move):
    """A light card is played before a challenge."""

    card: str


class Face(Move):
    """No more support: the challenge begins."""


class Shift(Move):
    """An escort turns an own die from one face to another."""

    die: int
    to: int


class AmberDie(Move):
    """An amber buys a die with a face of one's choice."""

    face: int


class RollAgain(Move):
    """A kept second roll: some of the own dice are rolled again."""

    card: str
    dice: tuple[int, ...]


class Accept(Move):
    """The dice stay as they are."""


class Surrender(Move):
    """A light card is lost to a ghost."""

    card: str


class Choose(Move):
    """The reward: a light card or an escort."""

    what: Literal["card", "escort"]


class Attack(Move):
    """A fellow traveller is attacked; the opening card is laid."""

    target: Seat
    card: str


class Spare(Move):
    """Nobody is attacked."""


class Defend(Move):
    """The attacked player lays a card."""

    card: str


class Reinforce(Move):
    """The attacker adds a card."""

    card: str


class Ready(Move):
    """No more cards in this fight."""


ACTIONS = (Recruit, Buy, Advance)
"""The three actions of a turn."""
