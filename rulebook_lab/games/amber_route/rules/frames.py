"""The open sentences of the rulebook: who is asked what, or what comes next by itself."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ....engine import CHANCE, Frame, Seat
from ..piles import Cards, Dice


class Opening(Frame):
    """Who begins?"""

    clause: ClassVar[str] = "setup.start-player"
    seat: Seat = CHANCE


class StartOfTurn(Frame):
    """A turn begins, or is lost."""

    clause: ClassVar[str] = "play.rounds"
    seat: Seat


class EndOfTurn(Frame):
    """At the bottom of every turn: its seat is the active player."""

    clause: ClassVar[str] = "play.clockwise"
    seat: Seat


class LastTurn(Frame):
    """Is the last turn played?"""

    clause: ClassVar[str] = "end.last-turns"
    seat: Seat


class Draw(Frame):
    """The draw phase."""

    clause: ClassVar[str] = "turn.draw-choice"
    seat: Seat


class Act(Frame):
    """The action phase."""

    clause: ClassVar[str] = "turn.action-list"
    seat: Seat


class LightDraw(Frame):
    """Chance turns up light cards for a hand."""

    clause: ClassVar[str] = "turn.draw-card"
    seat: Seat
    cards: int


class HandLimit(Frame):
    """Surplus cards are discarded."""

    clause: ClassVar[str] = "light.excess"
    seat: Seat


class DarkDraw(Frame):
    """Chance turns up a dark card."""

    clause: ClassVar[str] = "move.terrain-field"
    seat: Seat


class GiftRoll(Frame):
    """Chance rolls a die for each player."""

    clause: ClassVar[str] = "gift.dice"
    seat: Seat
    card: str


class GiftPick(Frame):
    """One die after the other is picked; `others` follow."""

    clause: ClassVar[str] = "gift.active-first"
    seat: Seat
    card: str
    dice: Dice
    others: tuple[Seat, ...]


class Preparing(Frame):
    """Support is played before a challenge."""

    clause: ClassVar[str] = "challenge.light-cards"
    seat: Seat
    card: str
    difficulty: str
    support: int = 0


class Rolling(Frame):
    """Own dice are rolled, beside those that stay."""

    clause: ClassVar[str] = "challenge.by-type"
    seat: Seat
    count: int
    beside: Dice = ()
    bought: Dice = ()


class Shaping(Frame):
    """The roller changes dice; `bought` are amber dice."""

    clause: ClassVar[str] = "challenge.escort-shift"
    seat: Seat
    dice: Dice
    bought: Dice = ()


class Monster(Frame):
    """A fight in progress; `dice` are the shaped dice of this round's attack."""

    clause: ClassVar[str] = "monster.round"
    seat: Seat
    card: str
    difficulty: str
    count: int
    life: int
    round: int = 1
    dice: Dice = ()

    def rolled(self, dice: Dice) -> Monster:
        """With the attack's dice."""
        return replace(self, dice=dice)


class MonsterRoll(Frame):
    """Chance rolls the monster's dice."""

    clause: ClassVar[str] = "monster.step-monster-attack"
    seat: Seat
    count: int


class Struck(Frame):
    """The monster has hit: is a shield used?"""

    clause: ClassVar[str] = "reward.use-later"
    seat: Seat
    dice: Dice
    hits: int


class Ghost(Frame):
    """A ghost to slip past; `dice` are the shaped dice once they stand."""

    clause: ClassVar[str] = "ghost.roll"
    seat: Seat
    card: str
    difficulty: str
    dice: Dice = ()

    def rolled(self, dice: Dice) -> Ghost:
        """With the shaped dice."""
        return replace(self, dice=dice)


class Haunted(Frame):
    """The ghost has won: is a ward used?"""

    clause: ClassVar[str] = "reward.use-later"
    seat: Seat
    cards: int


class Surrendering(Frame):
    """Cards are lost to the ghost."""

    clause: ClassVar[str] = "ghost.failure"
    seat: Seat
    cards: int


class Trap(Frame):
    """A trap to get out of; `dice` are the shaped dice once they stand."""

    clause: ClassVar[str] = "trap.goal"
    seat: Seat
    card: str
    difficulty: str
    dice: Dice = ()

    def rolled(self, dice: Dice) -> Trap:
        """With the shaped dice."""
        return replace(self, dice=dice)


class Trapped(Frame):
    """The trap has won: is a ward used?"""

    clause: ClassVar[str] = "reward.use-later"
    seat: Seat
    turns: int


class Receiving(Frame):
    """Parts of a gift or a reward still to come; `card` is the beaten card until it has its place."""

    clause: ClassVar[str] = "reward.base"
    seat: Seat
    parts: tuple[str, ...]
    card: str = ""


class RewardChoice(Frame):
    """A light card or an escort?"""

    clause: ClassVar[str] = "reward.card-or-escort"
    seat: Seat


class AttackChoice(Frame):
    """Is a fellow traveller attacked?"""

    clause: ClassVar[str] = "move.attack-option"
    seat: Seat


class Duel(Frame):
    """A fight between players: what both have laid and rolled."""

    clause: ClassVar[str] = "duel.opening-card"
    seat: Seat
    target: Seat
    attack_cards: Cards
    defence_cards: Cards = ()
    attack: Dice = ()
    defence: Dice = ()

    def rolled(self, dice: Dice) -> Duel:
        """With the dice of the fighter whose turn it is: first the attack, then the defence."""
        return replace(self, defence=dice) if self.attack else replace(self, attack=dice)


class DuelDraw(Frame):
    """A fighter draws a card."""

    clause: ClassVar[str] = "duel.both-draw"
    seat: Seat


class Defending(Frame):
    """The attacked player lays cards."""

    clause: ClassVar[str] = "duel.defender-cards"
    seat: Seat


class Reinforcing(Frame):
    """The attacker adds cards."""

    clause: ClassVar[str] = "duel.attacker-more"
    seat: Seat


AnyFrame = (
    Opening
    | StartOfTurn
    | EndOfTurn
    | LastTurn
    | Draw
    | Act
    | LightDraw
    | HandLimit
    | DarkDraw
    | GiftRoll
    | GiftPick
    | Preparing
    | Rolling
    | Shaping
    | Monster
    | MonsterRoll
    | Struck
    | Ghost
    | Haunted
    | Surrendering
    | Trap
    | Trapped
    | Receiving
    | RewardChoice
    | AttackChoice
    | Duel
    | DuelDraw
    | Defending
    | Reinforcing
)


def deciding_alone(state: Any, frame: Any) -> tuple[Seat, ...]:
    """The one seat that a frame asks."""
    return (frame.seat,)
