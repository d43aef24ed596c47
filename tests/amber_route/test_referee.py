"""The engine beside a second reading of the rulebook: the same questions, answers and positions all along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rulebook_lab.engine import CHANCE, HIDDEN, Game, Move, telling
from rulebook_lab.games.amber_route.position.text import TEXT
from rulebook_lab.games.amber_route.rules.dice import Rolling, Shaping
from rulebook_lab.games.amber_route.rules.duels import Duel
from rulebook_lab.games.amber_route.rules.monsters import Monster
from rulebook_lab.games.amber_route.state import AmberRouteState
from tests.amber_route.referee import Question, Referee
from tests.amber_route.table import GAME, entry
from tests.beside import agree_on_end, answers, next_question

SEATS = ("red", "blue", "green", "yellow")
EAGER = {"use", "attack", "roll-again", "defend", "reinforce", "advance"}
"""Verbs that random play comes to seldom, and then uses more often than others."""
TRIED = ("advance 1", "advance 2", "support", "defend", "reinforce", "discard", "surrender", "use")
"""What is tried with any card, possible or not."""

GONE = '[[component]]\nid = "dark.{}"\ncount = 0\ncards = []\n'


def scarce() -> Game:
    """An owner's box in which everything runs out: cards, ambers and escorts."""
    box, light = GAME.components(), ("any-1", "any-2", "forest-1", "swamp-3")
    challenges = {f"{card.terrain}-{card.threat}" for card in box.dark.values()}
    kept = ("forest-monster", "swamp-ghost", "mountains-trap")
    return GAME.with_components(
        "".join(
            [
                *(entry(f"light.{card}", "count = 0") for card in box.light if card not in light),
                *(GONE.format(group) for group in sorted(challenges.difference(kept))),
                *(entry(f"gift.{gift}", "count = 1") for gift in box.gifts),
                entry("box", "light_cards = 11\ndark_cards = 15\nambers = 9\nescort_tokens = 7"),
                entry("values.actions", "enter_town_ambers = 3"),
            ]
        )
    )


def few(things: list[str], number: int) -> list[str]:
    """Some of the things, which are gone then."""
    return [things.pop() for _ in range(min(len(things), number))]


class Box:
    """What is still in the box while a position is laid out, in random order."""

    def __init__(self, random: Random, game: Game) -> None:
        self.random, self.box = random, game.components(game.edition)
        self.light, self.dark = (
            random.sample(deck, len(deck)) for deck in (self.box.light_deck, self.box.dark_deck)
        )
        rewards = {card.id for card in self.box.dark.values() if card.timing == "hourglass"}
        self.hourglass = [card for card in self.dark if card in rewards]
        self.ambers = ["amber"] * self.box.amounts.ambers
        self.escorts = ["escort"] * self.box.amounts.escort_tokens

    def row(self, field: int) -> str:
        """What a player has: goods up to all limits, cards in hand, and some that were kept."""
        it, any_of = self.box.amounts, self.random.choice
        escorts = any_of((0, 1, it.max_escorts, self.random.randint(0, it.max_escorts)))
        hand = few(self.light, any_of((0, 1, it.max_hand // 2, it.max_hand - 1, it.max_hand)))
        kept = few(self.hourglass, any_of((0, 0, 1, 3, 6)))
        self.dark = [card for card in self.dark if card not in kept]
        words = [
            f"field {field}",
            f"escorts {len(few(self.escorts, escorts))}",
            f"loose {len(few(self.ambers, self.random.randrange(it.bank_at)))}",
            f"secured {len(few(self.ambers, any_of((0, 1, 2, 5, 9))))}",
            f"lost {any_of((0, 0, 0, 1, 2, 3))}",
            f"hand {' '.join(hand or ['none'])}",
            f"kept {' '.join(kept or ['none'])}",
        ]
        return ", ".join(words)

    def discards(self, pile: list[str]) -> str:
        """All but a few cards of a deck, or none."""
        left = self.random.choice((0, 1, 2, 4, 12, len(pile)))
        return " ".join(few(pile, len(pile) - left) or ["none"])


def in_the_middle(random: Random, game: Game = GAME) -> str:
    """A turn that begins anywhere: more company, kept cards and small decks than games bring together."""
    box = Box(random, game)
    seats, layout = random.sample(SEATS, random.choice((2, 3, 4))), random.choice(list(box.box.layouts))
    active, castle = random.randrange(len(seats)), len(box.box.layouts[layout].fields) - 1
    ending, camp = active > 0 and random.random() < 0.4, random.randrange(castle)
    rows = {"layout": layout, "seats": " ".join(seats), "turn": f"none > start-of-turn {seats[active]}"}
    if game.edition:
        rows["components"] = game.edition
    for number, seat in enumerate(seats):
        arrived = ending and (number == 0 or (number < active and random.random() < 0.3))
        near = max(0, camp - 1) if number == active else camp
        field = random.choice((near, near, near, random.randrange(castle), castle - 1))
        rows[seat] = box.row(castle if arrived else field)
    if ending:
        rows["first"], rows["last-turns"] = seats[0], " ".join(seats[active + 1 :])
    rows["light-discard"], rows["dark-discard"] = box.discards(box.light), box.discards(box.dark)
    return "\n".join(f"{key}: {value}" for key, value in rows.items())


def same_question(state: AmberRouteState, moves: dict[str, Move], asked: Question) -> None:
    """The same seat is asked, the same answers are possible, chance with the same odds."""
    seat, allowed = asked
    assert state.to_act == {seat}
    assert set(moves) == set(allowed)
    if seat == CHANCE:
        odds = {words: Fraction(number, allowed.total()) for words, number in allowed.items()}
        assert {words: state.chance[move] for words, move in moves.items()} == odds


def same_view(state: AmberRouteState, referee: Referee, viewer: str) -> None:
    """Each player sees the own hand and how many cards the others hold; what lies open, all see."""
    seen = state.view(viewer)
    for seat, own in referee.players.items():
        known = own.hand.elements() if seat == viewer else [HIDDEN] * own.hand.total()
        assert piles(seen.player(seat).hand) == piles(known)
        assert piles(seen.player(seat).kept) == piles(own.kept.elements())
    assert HIDDEN not in seen.light_discard + seen.dark_discard


def near_miss(random: Random, state: AmberRouteState, seat: str) -> str:
    """Something done with one of the own cards, or with a die, that is seldom possible."""
    own = state.player(seat)
    cards = [f"{verb} {card}" for verb in TRIED for card in (*own.hand, *own.kept)]
    return random.choice([*cards, "shift 6 7", "shift 1 0", "shift 2 4", "advance 3", "advance 0"])


def like(random: Random, state: AmberRouteState, words: str) -> str:
    """An answer with another last word: another card, another number."""
    *rest, last = words.split()
    if last in state.box.light or last in state.box.dark:
        last = random.choice([*state.box.light, *state.box.dark])
    elif last.isdigit():
        last = str(random.randint(0, 7))
    return " ".join([*rest, last])


def same_refusals(state: AmberRouteState, asked: Question, heard: Iterable[str]) -> None:
    """Answers to other questions are refused unless they answer this one too."""
    seat, allowed = asked
    for words in heard:
        assert bool(state.why_not(f"{seat} {words}")) == (words not in allowed), words


def piles(cards: Iterable[str]) -> dict[str, int]:
    return {card: number for card, number in Counter(cards).items() if number}


def table(state: AmberRouteState) -> dict[str, Any]:
    """All that lies on the table, as the engine has it."""
    duel, shaping, monster, rolling = (state.open(kind) for kind in (Duel, Shaping, Monster, Rolling))
    dice = (shaping.dice, shaping.bought) if shaping else (rolling.beside, rolling.bought) if rolling else ()
    return {
        **{
            seat: (it.field, it.escorts, it.loose, it.secured, it.lost_turns, piles(it.hand), piles(it.kept))
            for seat, it in zip(state.seats, state.players, strict=True)
        },
        "active": state.active,
        "light": (piles(state.light_deck), piles(state.light_discard)),
        "dark": (piles(state.dark_deck), piles(state.dark_discard)),
        "supplies": (state.pool, state.supply),
        "ending": (state.first, list(state.last_turns)),
        "laid": [sorted(duel.attack_cards), sorted(duel.defence_cards)] if duel else [],
        "dice": [sorted(faces) for faces in dice] if any(dice) else [],
        "fight": (monster.life, monster.round) if monster else None,
    }


def table_of(referee: Referee) -> dict[str, Any]:
    """The same, as the referee has it."""
    dice = referee.dice
    return {
        **{
            seat: (
                it.field,
                it.escorts,
                it.loose,
                it.secured,
                it.lost,
                piles(it.hand.elements()),
                piles(it.kept.elements()),
            )
            for seat, it in referee.players.items()
        },
        "active": referee.active,
        "light": (piles(referee.light.elements()), piles(referee.light_gone.elements())),
        "dark": (piles(referee.dark.elements()), piles(referee.dark_gone.elements())),
        "supplies": (referee.pool, referee.supply),
        "ending": (referee.first, referee.waiting),
        "laid": [sorted(cards) for cards in referee.laid.values()],
        "dice": [sorted(dice.rolled), sorted(dice.bought)] if dice and dice.all else [],
        "fight": (referee.life, referee.round) if referee.life is not None else None,
    }


def any_kind(random: Random, moves: dict[str, Move]) -> str:
    """A move of any kind, each kind as likely as the others, eager ones more so."""
    verbs = {words.split()[0] for words in moves}
    eager = verbs & EAGER
    verb = random.choice(sorted(eager if eager and random.random() < 0.5 else verbs))
    return random.choice(sorted(words for words in moves if words.split()[0] == verb))


def play_on(text: str, random: Random, game: Game = GAME) -> int:
    """Plays a position on, engine and referee side by side; how many decisions there were."""
    begun = TEXT.read(text)
    referee = Referee.of(begun)
    return play_beside(set_going(text, game), referee, referee.play(begun.pending[-1].seat), random)


def set_going(text: str, game: Game = GAME) -> Any:
    """A position dealt at random, after what follows by itself: it may hold what no game comes to, and such a
    position is read as it is written."""
    return game.rules.settle(game.read_position(text), telling([]))


def play_beside(
    state: AmberRouteState, referee: Referee, playing: Any, random: Random, most: int = 400
) -> int:
    """Plays a game, engine and referee side by side; how many decisions there were."""
    text, number, asked = state.text, 0, next_question(playing, None)
    heard: list[str] = []
    for number in range(most):
        told = f"{asked}\n{text}\n-- {number} moves later:\n{state.text}"
        if not state.pending:
            break
        assert asked is not None, told
        moves = answers(state)
        try:
            same_question(state, moves, asked)
            if asked[0] != CHANCE:
                heard.append(random.choice(sorted(moves)))
                tried = [random.choice(heard), near_miss(random, state, asked[0])]
                same_refusals(state, asked, [*tried, like(random, state, heard[-1])])
                same_view(state, referee, random.choice(state.seats))
            assert table(state) == table_of(referee)
        except AssertionError as problem:
            problem.add_note(told)
            raise
        answer = any_kind(random, moves)
        state = state.play(moves[answer])
        asked = next_question(playing, answer)
    if not state.pending:
        assert asked is None
        agree_on_end(state, {seat: referee.points(seat) for seat in state.seats}, referee.winners())
    return number


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", [None, "four-lands", "hard-road"])
def test_the_engine_and_the_referee_begin_the_same_game(seats: int, layout: str | None) -> None:
    chosen = {"layout": layout} if layout else {}
    state, colours = GAME.start(seats, **chosen), ("red", "blue", "green", "yellow")
    referee = Referee(GAME.components(), layout or "beginner", colours[:seats])
    play_beside(state, referee, referee.whole_game(), Random(seats), most=120)


@pytest.mark.parametrize("number", range(60))
def test_the_engine_and_the_referee_play_the_same_game(number: int) -> None:
    random = Random(number)
    play_on(in_the_middle(random), random)


@pytest.mark.parametrize("number", range(20))
def test_the_engine_and_the_referee_agree_where_everything_runs_out(number: int) -> None:
    random, game = Random(number), scarce()
    play_on(in_the_middle(random, game), random, game)
