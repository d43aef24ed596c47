"""The figures that all ports share: road, cards, challenges, the numbers of actions and phases."""

CASTLE = 25
VILLAGES, TOWNS = frozenset({6, 13, 20}), frozenset({9, 17})
WILD = [field for field in range(1, CASTLE) if field not in VILLAGES | TOWNS]
TERRAIN, THREAT = [-1] * 26, [-1] * 26
for _at, _field in enumerate(WILD):
    TERRAIN[_field] = _at % 4
    THREAT[_field] = _at // 2 % 3

LIGHT = [kind for kind in range(12) for _ in range(3)] + [12, 12, 13, 13, 14, 14]
PLAYABLE = [(*range(3 * terrain, 3 * terrain + 3), 12, 13, 14) for terrain in range(4)]
"""The types of light cards that help on a terrain."""

MONSTER, GHOST, TRAP = range(3)
LIGHTNING_ESCORT, LIGHTNING_CARD, TORCH_REWARD, WAGON_REWARD = range(4)
Challenge = tuple[int, int, int]
CHALLENGES: list[Challenge] = [
    (t, threat, extra) for t in range(4) for threat in range(3) for extra in range(4)
]
GIFTS = 12

LIFE, STRENGTH, DAMAGE = (2, 3, 4), (1, 2, 3), (5, 4, 3)
GHOST_SUM, GHOST_LOSS = (5, 9, 12), (2, 3, 4)
"""By level: how many of terrain and threat the card shares with the field."""

DRAW_CARD, DRAW_ESCORT, RECRUIT, BUY, STEP, DOUBLE_STEP, USE_WAGON, STOP, REWARD_CARD, REWARD_ESCORT = range(
    10
)
PLAY, DISCARD, RAISE, LOWER, AMBER_DIE, TAKE, ATTACK, USE_TORCH = 10, 25, 39, 43, 49, 55, 62, 66
ACTIONS = 67

(
    DRAWING,
    ACTING,
    PREPARING,
    CHANGING,
    REWARDED,
    OVERFULL,
    PAYING,
    MEETING,
    ATTACKING,
    DEFENDING,
    ADDING,
    ATTACK_ROLLED,
    DEFENCE_ROLLED,
    GIVEN,
    OVER,
) = range(15)
TURN_ENDS = 20
"""Where play goes on after a hand was brought down to seven; else the number of a phase."""

ROLLED = frozenset({CHANGING, ATTACK_ROLLED, DEFENCE_ROLLED})
"""Phases in which dice lie to be changed."""
