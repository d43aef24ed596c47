"""What is thrown at the library, and how much of it: positions, moves, odd values, damaged texts.

Each property sees a few inputs, the same in every run. `FUZZ` in the environment says how many all properties
see together instead: new ones in every run, and more of them where an answer is quick. Hypothesis chooses
the places at which a handful of inputs is thrown and a seed for them; the inputs themselves are drawn without
it, which is a hundred times as fast.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from ..engine import Move, State
from .answers import INPUTS
from .positions import sample

HANDFUL = 40 if INPUTS else 4
"""So many inputs are thrown at one place."""


def law(usual: int, of_a_million: int) -> settings:
    """The settings of a property that sees `usual` inputs in CI, and its share of a long run."""
    inputs = of_a_million * INPUTS / 1_000_000 if INPUTS else usual
    return settings(
        max_examples=max(1, round(inputs / HANDFUL)),
        deadline=None,
        derandomize=not INPUTS,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate] if INPUTS else list(Phase),
    )


def handfuls() -> st.SearchStrategy[list[Random]]:
    """Seeded randoms for the inputs that are thrown at one place."""
    return st.integers(0, 2**32).map(lambda seed: [Random(f"{seed}/{n}") for n in range(HANDFUL)])


TEXTS: list[str] = [*" \t\n:,+-|x0é½\0\ud800", "", "-1", "1/2", "3/0", "9" * 30, "9" * 5000, "x" * 9000]
LETTERS = [
    *(range(0x20), range(0x20, 0x7F), range(0x30, 0x3A), range(0x41, 0x7B), range(0x80, 0x180)),
    *(range(0x590, 0x900), range(0x2000, 0x2C00), range(0xD800, 0x10000), range(0x1F600, 0x1F650)),
]
"""Plain ones, digits, others of Europe and of the east, signs, halves of letters, faces."""
VALUES: list[object] = [
    *(None, True, False, b"x", object(), Exception, len, range(3), Fraction(1, 3), (), [], {}, set()),
    *(0, -1, 3, 10**9, 10**30, 1.5, float("nan"), float("inf")),
    *(["x"], [None], {"a": 1}, {"blue": None}, [[]], ("blue", "blue")),
]


def odd_text(random: Random) -> str:
    """What may stand where it should not."""
    if random.random() < 0.6:
        return random.choice(TEXTS)
    return "".join(chr(random.choice(random.choice(LETTERS))) for _ in range(random.randrange(5)))


def odd(random: Random) -> object:
    """A value of the wrong kind, too large, too small, too long."""
    return odd_text(random) if random.random() < 0.4 else random.choice(VALUES)


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    """A position of a random game, played on by a few moves of any kind."""
    visit = draw(st.sampled_from(sample(name, games=40 if INPUTS else 4, size=12)))
    state = visit[0]
    for _ in range(draw(st.integers(0, 4))):
        if not state.pending:
            break
        moves = sorted(state.chance or state.legal_moves, key=state.game.write_move)
        state = state.game.carry_out(state, draw(st.sampled_from(moves))).state
    return state


@st.composite
def moves(draw: st.DrawFn, name: str) -> tuple[State, list[Move]]:
    """A position and the moves listed or proposed there."""
    state = draw(positions(name).filter(lambda state: bool(state.pending)))
    return state, sorted(set(state.game.candidates(state)), key=state.game.write_move)


def damaged(random: Random, text: str) -> str:
    """A text after one to three edits: a piece is cut out, doubled, moved or gives way to an odd one."""
    for _ in range(random.randint(1, 3)):
        first, last = sorted((random.randint(0, len(text)), random.randint(0, len(text))))
        last = min(last, first + random.choice((1, 4, 12, 40)))
        piece, rest = text[first:last], text[:first] + text[last:]
        at = random.randint(0, len(rest))
        new = random.choice(("", piece + piece, odd_text(random), piece.swapcase()))
        text = random.choice((text[:first] + new + text[last:], rest[:at] + piece + rest[at:]))
    return text


def mixed(random: Random, text: str, other: str) -> str:
    """A position's text of which one to three lines are left out, or give way to another position's."""
    lines, others = ({line.partition(":")[0]: line for line in each.splitlines()} for each in (text, other))
    for key in random.sample(sorted(lines | others), min(random.randint(1, 3), len(lines | others))):
        if key in others and random.random() < 0.5:
            lines[key] = others[key]
        else:
            lines.pop(key, None)
    return "\n".join(lines.values())
