"""The engine beside a second reading of the rulebook: the same questions, answers and positions all along."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rulebook_lab.engine import CHANCE, Move
from rulebook_lab.games.ambis.rules.payments import ALL_UP_TO, number_of_subsets
from rulebook_lab.games.ambis.state import AmbisState
from tests.ambis.referee import LORDS, RACES, Question, Referee
from tests.ambis.table import GAME, position
from tests.beside import agree_on_end, answers, next_question

LOCATIONS = list(GAME.components().locations)
CARDS = [card for card in GAME.components().exploration if card != "monster"]
LISTS = ("recruit", "support", "spend", "claim")


def few(random: Random, things: list[Any], *numbers: int) -> list[Any]:
    """Some of the things, which are gone then."""
    return [things.pop() for _ in range(min(len(things), random.choice(numbers)))]


def lords_of(random: Random, lords: list[str], locations: list[str]) -> tuple[list[str], int]:
    """Lords in front of a player with their marks, and how many keys they give: two at most."""
    marked, keys = [], 0
    for lord in few(random, lords, 0, 1, 2, 3, 4, 5, 6):
        if locations and random.random() < 0.4:
            marked.append(f"{lord}@{random.choice(locations)}")
        elif random.random() < 0.2:
            marked.append(f"{lord}/rotated")
        elif keys + LORDS[lord].keys <= 2:
            keys += LORDS[lord].keys
            marked.append(lord)
        else:
            lords.insert(0, lord)
    return marked, keys


def in_the_middle(random: Random) -> AmbisState:
    """A position as it may come about, with more powers in play than games of chance bring together."""
    seats = ("blue", "yellow", "red", "green")[: random.choice((2, 3, 4))]
    lords, locations, cards = list(LORDS), list(LOCATIONS), list(CARDS)
    tokens = list(GAME.components().monster_tokens)
    for things in (lords, locations, cards, tokens):
        random.shuffle(things)
    rows = {
        "seats": seats,
        "active": [random.choice(seats)],
        "threat": [random.randint(1, 6)],
        "court": few(random, lords, 0, 1, 2, 3, 4, 5, 6),
        "locations": few(random, locations, 0, 1, 3, 6, 12),
        "council": few(random, cards, 0, 5, 12),
    }
    for seat in seats:
        rows[f"{seat}.locations"] = few(random, locations, 0, 0, 1, 2)
        rows[f"{seat}.lords"], keys = lords_of(random, lords, rows[f"{seat}.locations"])
        pearls = random.choice((0, 1, 2, 4, 8, 16))
        rows[seat] = [f"{pearls} pearls, {random.randint(0, 2 - keys)} keys"]
        rows[f"{seat}.hand"] = few(random, cards, 0, 2, 4, 6, 8)
        rows[f"{seat}.affiliated"] = few(random, cards, 0, 1, 3)
        rows[f"{seat}.tokens"] = few(random, tokens, 0, 0, 1, 3)
    for key, other, things in (
        ("deck", "discards", [*cards, *["monster"] * 6]),
        ("lord-deck", "removed", lords),
    ):
        if random.random() < 0.4:
            random.shuffle(things)
            number = random.choice((0, 1, 2, 5))
            rows[key], rows[other] = things[:number], things[number:]
    if random.random() < 0.2:
        rows["ending"] = [random.choice(seats)]
    return position("\n".join(f"{key}: {' '.join(map(str, row)) or '-'}" for key, row in rows.items()))


def notation(move: Move) -> str:
    """A move without its seat, lists in order."""
    verb, *rest = GAME.write_move(move).split()[1:]
    if verb in LISTS:
        rest[-1] = "+".join(sorted(rest[-1].split("+")))
    return " ".join([verb, *rest])


def agree(state: AmbisState, moves: dict[str, Move], asked: Question, referee: Referee) -> None:
    """The same seat is asked, the same answers are possible, chance with the same odds."""
    seat, listed, allowed = asked[0], set(moves), set(asked[1])
    assert state.to_act == {seat}
    if seat == CHANCE:
        number = asked[1].total()
        odds = {words: Fraction(count, number) for words, count in asked[1].items()}
        assert {words: state.chance[move] for words, move in moves.items()} == odds
        return
    if number_of_subsets(state.player(seat).hand) > ALL_UP_TO:
        payments = [{words for words in each if words.startswith("recruit")} for each in (listed, allowed)]
        agree_on_many(state, *payments, referee)
        listed, allowed = listed - payments[0], allowed - payments[1]
    assert listed == allowed


def agree_on_many(state: AmbisState, listed: set[str], allowed: set[str], referee: Referee) -> None:
    """Of many payments some are listed: for the same lords, each of them right; the others are legal."""
    assert {words.split()[1] for words in listed} == {words.split()[1] for words in allowed}
    for words in listed:
        _, lord, cards = words.split()
        assert referee.pays(lord, cards.split("+"))
    assert not any(state.why_not(f"{state.active} {words}") for words in sorted(allowed)[::7])


def any_kind(random: Random, moves: Iterable[str]) -> str:
    """A move of any kind, each kind as likely as the others; a lord recruited, any of them."""
    kind = random.choice(sorted({kind_of(words) for words in moves}))
    return random.choice(sorted(words for words in moves if kind_of(words) == kind))


def kind_of(words: str) -> str:
    verb, *rest = words.split()
    return f"{verb} {rest[0]}" if verb == "recruit" else verb


def table(game: AmbisState | Referee) -> dict[str, Any]:
    """What lies where, the same for both."""
    if isinstance(game, AmbisState):
        game = Referee.of(game)
    cards = {name: sorted(getattr(game, name)) for name in ("deck", "discards", "lord_deck", "pile", "pool")}
    lists = {name: list(getattr(game, name)) for name in ("track", "court", "removed", "open", "buyers")}
    players = {
        seat: (
            it.pearls,
            it.keys,
            sorted(it.hand),
            sorted(it.affiliated),
            it.lords,
            it.locations,
            sorted(it.tokens),
        )
        for seat, it in game.players.items()
    }
    council = {name: sorted(game.council[name]) for name in RACES}
    rest = {name: getattr(game, name) for name in ("active", "threat", "extra", "ending")}
    return {**cards, **lists, **players, **council, **rest}


@pytest.mark.parametrize("number", range(60))
def test_the_engine_and_the_referee_play_the_same_game(number: int) -> None:
    random = Random(number)
    state = in_the_middle(random)
    referee = Referee.of(state)
    playing = referee.play()
    asked: Question | None = next(playing)
    for _ in range(400):
        if not state.pending:
            break
        assert asked is not None
        moves = answers(state, notation)
        agree(state, moves, asked, referee)
        assert table(state) == table(referee), state.text
        answer = any_kind(random, moves)
        state = state.play(moves[answer])
        asked = next_question(playing, answer)
    if not state.pending:
        assert asked is None
        agree_on_end(state, {seat: referee.points(seat) for seat in state.seats}, referee.winners)
