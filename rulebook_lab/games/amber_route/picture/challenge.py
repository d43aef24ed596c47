"""What is being decided at the side of the board: a challenge with its rounds and dice, a gift, a duel."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Seat, numbered
from ....scene import Node, color, die, group, icon, path, rect, text, wrap
from ....scene.hexes import Point
from ..components import DIFFICULTIES, FACES
from ..piles import Dice
from ..rules.challenges import Preparing
from ..rules.dice import Rolling, Shaping
from ..rules.duels import BLESSED, AttackChoice, Duel
from ..rules.ghosts import Ghost
from ..rules.gifts import GiftPick, GiftRoll
from ..rules.monsters import Monster, MonsterRoll, Struck
from ..rules.rewards import Receiving
from ..rules.traps import Trap
from ..state import AmberRouteState
from .cards import GAIN_ICON, dark_card, gift_card, light_card

Box = tuple[float, float, float, float]
DIE, STEP = 38.0, 46.0


def panel(state: AmberRouteState, box: Box) -> Iterator[Node]:
    """The contents of the panel."""
    if duel := state.under(Duel):
        yield from _duel(state, duel, box)
    elif gift := state.under(GiftPick) or state.under(GiftRoll):
        yield from _gift(state, gift, box)
    elif faced := _challenge(state):
        yield from _challenged(state, faced, box)
    else:
        yield from _tables(state, box)


def title(state: AmberRouteState) -> str:
    """The panel's heading."""
    if duel := state.under(Duel):
        return f"{duel.seat.capitalize()} attacks {duel.target.capitalize()}"
    if state.under(GiftPick) or state.under(GiftRoll):
        return "Gift of fate"
    if faced := _challenge(state):
        return f"{faced.seat.capitalize()}: {faced.difficulty} {state.box.dark[faced.card].threat}"
    if state.under(Receiving) or state.under(AttackChoice):
        return "Challenge beaten"
    return "Challenges"


def _challenge(state: AmberRouteState) -> Preparing | Monster | Ghost | Trap | None:
    return next((f for f in state.pending if isinstance(f, Preparing | Monster | Ghost | Trap)), None)


# -- a challenge ----------------------------------------------------------------------------


def _challenged(
    state: AmberRouteState, faced: Preparing | Monster | Ghost | Trap, box: Box
) -> Iterator[Node]:
    x, y, _, _ = box
    yield from dark_card(f"dark.{faced.card}", (x + 66, y + 112), state.box.dark[faced.card])
    for n, line in enumerate(_terms(state, faced)):
        yield text(f"terms.{n}", (x + 130, y + 52 + n * 19), line, size=13, bold=n == 0)
    at = (x + 12, y + 218)
    if isinstance(faced, Preparing):
        count = faced.dice(state)
        yield from _row("ready", at, (0,) * count, f"Dice to roll with support {faced.support}")
        return
    yield from _own_dice(state, faced.seat, at)
    if isinstance(faced, Monster):
        yield from _monster_dice(state, (x + 12, y + 372))


def _terms(state: AmberRouteState, faced: Preparing | Monster | Ghost | Trap) -> Iterator[str]:
    row = state.box.by_name[faced.difficulty]
    threat = state.box.dark[faced.card].threat
    if threat == "monster":
        life = faced.life if isinstance(faced, Monster) else row.monster_life
        yield f"Life {life} of {row.monster_life}" + (
            f", round {faced.round}" if isinstance(faced, Monster) else ""
        )
        yield f"You hit on {_faces(state.box.amounts.hit_faces)}"
        dice = "die" if row.monster_dice == 1 else "dice"
        yield f"It rolls {row.monster_dice} {dice}, hits on {_faces(row.monster_hit_faces)}"
    elif threat == "ghost":
        yield f"Reach a total of {row.ghost_total}"
        yield f"or lose {row.ghost_penalty_cards} cards"
    else:
        yield f"A set of {row.trap_set} equal dice"
        yield "or lose a turn per missing die"
    choice = " and a card or an escort" if row.reward_choice else ""
    words = (
        f"Reward: {row.reward_ambers} amber{'s' * (row.reward_ambers > 1)}{choice}, and what the card shows"
    )
    yield from wrap(words, 200, 13)


def _faces(faces: Dice) -> str:
    return f"{faces[0]}-{faces[-1]}" if len(faces) > 1 else str(faces[0])


def _own_dice(state: AmberRouteState, seat: Seat, at: Point) -> Iterator[Node]:
    """Dice to roll, or rolled ones with their arrows and the faces an amber can buy."""
    top = state.pending[-1] if state.pending else None
    if isinstance(top, Rolling):
        still = f", {len(top.beside)} stay" if top.beside else ""
        yield from _row("own", at, (0,) * top.count + top.beside, f"{seat.capitalize()} rolls{still}")
    elif isinstance(top, Shaping):
        yield from _shaping(state, top, at)


def _shaping(state: AmberRouteState, top: Shaping, at: Point) -> Iterator[Node]:
    x, y = at
    words = f"{top.seat.capitalize()}'s dice: {_standing(state, top)}"
    yield text("own.words", (x, y + 4), words, size=13, bold=True)
    for n, (face, name) in enumerate(zip(top.dice, numbered(map(str, top.dice)), strict=True)):
        middle = (x + STEP / 2 + n * STEP, y + 62)
        yield from die(f"own.{n}", middle, face, DIE, spot=f"die:{name}", label=f"die showing {face}")
        for spot, side in (("raise", -1), ("lower", 1)):
            yield from _arrow(f"own.{n}.{spot}", (middle[0], middle[1] + side * 35), side, f"{spot}:{face}")
    for n, face in enumerate(top.bought):
        middle = (x + STEP / 2 + (len(top.dice) + n) * STEP, y + 62)
        yield from die(f"bought.{n}", middle, face, DIE, label=f"amber die showing {face}")
        yield icon(f"bought.{n}.sign", "amber", (middle[0], middle[1] + 34), 20, fill=color("amber"))
    if not isinstance(state.pending[-2], Duel):
        yield from _faces_to_buy((x, y + 130))


def _standing(state: AmberRouteState, top: Shaping) -> str:
    """What the dice come to as they lie, by what they were rolled for."""
    dice, below = top.dice + top.bought, state.pending[-2]
    if isinstance(below, Monster):
        hits = below.hits(state, dice)
        return f"{hits} hit{'s' * (hits != 1)}"
    if isinstance(below, Trap):
        equal = max(map(dice.count, dice))
        return f"{equal} equal" if equal > 1 else "none equal"
    return f"total {sum(dice)}"


def _arrow(key: str, at: Point, side: int, spot: str) -> Iterator[Node]:
    verb, _, face = spot.partition(":")
    yield group(
        key,
        at,
        spot=spot,
        label=f"{verb} a {face} by one",
        tip="Pay an escort\nIt turns the die by one. [challenge.escort-shift] [challenge.shift-bounds]",
    )
    yield rect(
        f"{key}.shape",
        (-17, -12, 34, 24),
        fill=color("panel"),
        stroke=color("line"),
        radius=6,
        parent=key,
        cls="shape",
    )
    yield path(f"{key}.sign", f"M-7 {-4 * side}h14l-7 {9 * side}z", fill=color("ink"), parent=key)


def _faces_to_buy(at: Point) -> Iterator[Node]:
    x, y = at
    yield icon("buy.sign", "amber", (x + 10, y), 18, fill=color("amber"))
    yield text("buy.words", (x + 24, y + 4), "buys:", size=12, fill=color("muted"))
    for face in FACES:
        middle = (x + 82 + (face - 1) * 36, y)
        yield from die(
            f"buy.{face}",
            middle,
            face,
            28,
            spot=f"face:{face}",
            label=f"buy a die that shows {face}",
            tip=f"A die that shows {face}\nfor a loose amber, for this roll only. [challenge.amber-die]",
        )


def _monster_dice(state: AmberRouteState, at: Point) -> Iterator[Node]:
    top = state.pending[-1]
    if isinstance(top, MonsterRoll):
        yield from _row("monster", (at[0], at[1] - 140), (0,) * top.count, "The monster rolls", color("mark"))
    elif isinstance(top, Struck):
        hits = f"{top.hits} hit{'s' * (top.hits != 1)}"
        yield from _row(
            "monster", (at[0], at[1] - 140), top.dice, f"The monster's dice: {hits}", color("mark")
        )


def _row(key: str, at: Point, dice: Dice, words: str, ink: str | None = None) -> Iterator[Node]:
    """Dice that nobody changes, with a heading."""
    x, y = at
    yield text(f"{key}.words", (x, y + 4), words, size=13, bold=True, fill=ink)
    for n, face in enumerate(dice):
        yield from die(f"{key}.{n}", (x + STEP / 2 + n * STEP, y + 40), face, DIE)


# -- gifts and duels ------------------------------------------------------------------------


def _gift(state: AmberRouteState, gift: GiftPick | GiftRoll, box: Box) -> Iterator[Node]:
    x, y, _, _ = box
    kind = state.box.gifts[gift.card]
    yield from gift_card(f"gift.{gift.card}", (x + 66, y + 112), kind)
    for face, gains in zip(FACES, kind.faces, strict=True):
        at = (x + 150, y + 54 + (face - 1) * 26)
        yield from die(f"table.{face}", at, face, 20)
        for n, gain in enumerate(gains):
            yield icon(f"table.{face}.{n}", GAIN_ICON[gain], (at[0] + 26 + n * 22, at[1]), 16)
        yield text(f"table.{face}.words", (at[0] + 84, at[1] + 4), " + ".join(gains), size=12)
    if isinstance(gift, GiftRoll):
        yield from _row("gifts", (x + 12, y + 226), (0,) * len(state.seats), "One die for each player")
        return
    yield text("gifts.words", (x + 12, y + 230), f"{gift.seat.capitalize()} picks a die", size=13, bold=True)
    for n, (face, name) in enumerate(zip(gift.dice, numbered(map(str, gift.dice)), strict=True)):
        middle = (x + 12 + STEP / 2 + n * STEP, y + 268)
        words = " and ".join(kind.faces[face - 1])
        yield from die(f"gifts.{name}", middle, face, DIE, spot=f"die:{face}", label=f"die {face}: {words}")


def _duel(state: AmberRouteState, duel: Duel, box: Box) -> Iterator[Node]:
    x, y, width, _ = box
    for n, (seat, cards, dice, what) in enumerate(
        (
            (duel.seat, duel.attack_cards, duel.attack, "attack"),
            (duel.target, duel.defence_cards, duel.defence, "defence"),
        )
    ):
        top = y + 34 + n * 118
        total = f": {sum(dice)}" if dice else ""
        yield text(
            f"{what}.words", (x + 12, top + 12), f"{seat.capitalize()}'s {what}{total}", size=13, bold=True
        )
        for at, (card, name) in enumerate(zip(cards, numbered(cards), strict=True)):
            middle = (x + 36 + at * 50, top + 54)
            if card == BLESSED:
                yield icon(f"{what}.{name}", "star", middle, 30)
            else:
                yield from light_card(f"laid.{what}.{name}", middle, card, state.box)
        for at, face in enumerate(reversed(dice)):
            yield from die(f"{what}.die.{at}", (x + width - 24 - at * 26, top + 8), face, 22)
    seat = getattr(state.pending[-1], "seat", duel.seat)
    yield from _own_dice(state, seat, (x + 12, y + 286))


# -- nothing in progress --------------------------------------------------------------------


def _tables(state: AmberRouteState, box: Box) -> Iterator[Node]:
    """The reference card: what each difficulty means."""
    x, y, _, _ = box
    columns = (x + 132, x + 206, x + 290)
    for at, name in zip(columns, DIFFICULTIES, strict=True):
        yield text(f"head.{name}", (at, y + 50), name, size=12, anchor="middle", bold=True)
    rows = [state.box.by_name[name] for name in DIFFICULTIES]
    lines = (
        ("symbols alike", ["0", "1", "2"]),
        ("monster: life", [str(row.monster_life) for row in rows]),
        ("its dice", [str(row.monster_dice) for row in rows]),
        ("it hits on", [_faces(row.monster_hit_faces) for row in rows]),
        ("ghost: total", [str(row.ghost_total) for row in rows]),
        ("or cards lost", [str(row.ghost_penalty_cards) for row in rows]),
        ("trap: equal dice", [str(row.trap_set) for row in rows]),
        ("reward: ambers", [str(row.reward_ambers) for row in rows]),
        ("card or escort", ["yes" if row.reward_choice else "no" for row in rows]),
    )
    for n, (words, figures) in enumerate(lines):
        base = y + 76 + n * 25
        yield text(f"table.{n}", (x + 12, base), words, size=12, fill=color("muted"))
        for at, name, figure in zip(columns, DIFFICULTIES, figures, strict=True):
            yield text(f"table.{n}.{name}", (at, base), figure, size=13, anchor="middle")
    base = y + 76 + len(lines) * 25 + 8
    notes = (
        f"You hit monsters on {_faces(state.box.amounts.hit_faces)}.",
        "An escort turns a die by one.",
        "An amber buys a die of any face.",
    )
    for n, words in enumerate(notes):
        yield text(f"note.{n}", (x + 12, base + n * 19), words, size=12)
