"""What is in the box: cards, pieces, layouts, tables and amounts."""

from __future__ import annotations

from msgspec import Struct

TERRAINS = ("mountains", "forest", "swamp", "wasteland")
THREATS = ("monster", "ghost", "trap")
DIFFICULTIES = ("easy", "hard", "legendary")
GAINS = ("card", "escort", "amber")
KEPT = ("shield", "blessing", "ward", "second_roll", "guide", "provisions")
ANY = "any"
FACES = (1, 2, 3, 4, 5, 6)


class Amounts(Struct, frozen=True):
    """Every number of the rules that is not a card's."""

    dice: int
    ambers: int
    escort_tokens: int
    board_pieces: int
    start_escorts: int
    start_loose: int
    start_secured: int
    opening_hand: int
    max_escorts: int
    max_hand: int
    max_dice: int
    bank_at: int
    bank_secured: int
    bank_returned: int
    cap_counts_amber_dice: bool
    draw_card: int
    draw_escort: int
    recruit: int
    recruit_in_village: int
    buy_cost: int
    buy_cards: int
    two_fields_cost: int
    village_escorts: int
    town_ambers: int
    shift_cost: int
    amber_die_cost: int
    first_in_castle: int
    per_secured: int
    per_kept: int
    per_missing_field: int
    duel_stake: int
    hit_faces: tuple[int, ...]


class Difficulty(Struct, frozen=True):
    """One row of the tables for monsters, ghosts, traps and rewards."""

    name: str
    monster_life: int
    monster_dice: int
    monster_hit_faces: tuple[int, ...]
    ghost_total: int
    ghost_penalty_cards: int
    trap_dice: int
    trap_set: int
    reward_ambers: int
    reward_choice: bool


class LightCard(Struct, frozen=True):
    """A kind of light card, with the number of copies."""

    id: str
    title: str
    term: str
    terrain: str
    value: int
    count: int
    provenance: str


class DarkCard(Struct, frozen=True):
    """A challenge card: one of its kind."""

    id: str
    title: str
    term: str
    terrain: str
    threat: str
    timing: str
    reward: str
    provenance: str


class Gift(Struct, frozen=True):
    """A kind of gift-of-fate card; `faces[i]` is what the die face i + 1 gives."""

    id: str
    title: str
    term: str
    count: int
    faces: tuple[tuple[str, ...], ...]
    provenance: str

    @property
    def name(self) -> str:
        """The title without what every gift begins with."""
        return self.title.partition(": ")[2] or self.title


class Piece(Struct, frozen=True):
    """A puzzle piece of the board: one field."""

    id: str
    title: str
    term: str
    kind: str
    terrain: str
    threat: str
    provenance: str


class Layout(Struct, frozen=True):
    """A way to lay the board: the pieces in the order of the road, and where each lies (column, row)."""

    id: str
    title: str
    fields: tuple[Piece, ...]
    cells: tuple[tuple[int, int], ...]
    provenance: str

    @property
    def castle(self) -> int:
        """The number of the last field."""
        return len(self.fields) - 1


class Components(Struct, frozen=True):
    """The whole box, as the rules use it."""

    amounts: Amounts
    colours: tuple[str, ...]
    difficulties: tuple[Difficulty, ...]
    light: dict[str, LightCard]
    dark: dict[str, DarkCard]
    gifts: dict[str, Gift]
    pieces: dict[str, Piece]
    layouts: dict[str, Layout]
    light_deck: tuple[str, ...]
    dark_deck: tuple[str, ...]
    kept_effects: dict[str, str]
    by_name: dict[str, Difficulty]
    fitting: dict[str, frozenset[str]]
    """The light cards that may be used on each terrain."""


GAIN_WORDS = {"card": "a light card", "escort": "an escort", "amber": "an amber"}


def names(box: Components) -> dict[str, str]:
    """What sentences call the cards: by their titles, with what sets them apart."""
    called = {card.id: f"{card.title} ({_terrain(card)} {card.value})" for card in box.light.values()}
    called.update(
        {
            card.id: f"{card.title} ({card.terrain} {card.threat}, {_reward(card)})"
            for card in box.dark.values()
        }
    )
    called.update({gift.id: gift.name for gift in box.gifts.values()})
    return called


def _terrain(card: LightCard) -> str:
    return "any terrain" if card.terrain == ANY else card.terrain


def _reward(card: DarkCard) -> str:
    if card.timing == "lightning":
        return f"at once {GAIN_WORDS[card.reward]}"
    return f"to keep: {card.reward.replace('_', ' ')}"
