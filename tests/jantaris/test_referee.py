"""Random positions, played on by the engine and by a second implementation of the rules side by side."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rulebook_lab.games.jantaris.position.text import TEXT
from tests.jantaris.referee import AREAS, CENTER, COLOURS, FAIRS, ITEMS, MARKET, RING, Referee
from tests.jantaris.table import JANTARIS

SEATS = ["blue", "yellow", "green", "purple"]
RARE = {"auction", "bid", "match", "choose", "claim", "trade", "spend", "expel", "use"}
"""Verbs that random play comes to seldom, and then uses more often than others."""


def dealt(random: Random) -> str:
    """Some position at the beginning of a turn, with Goods, Merchants and cards in all proportions."""
    seats = random.sample(SEATS, random.choice((3, 4)))
    early = [(CENTER, CENTER), (random.choice(RING), CENTER)]
    tokens = random.choice(early) if random.random() < 0.2 else random.sample(RING, 2)
    areas = RING if CENTER in tokens else [*RING, *[CENTER] * random.choice((1, 4))]
    fewest, most = random.choice([(0, 1), (0, 3), (2, 6), (4, 6)])
    things: dict[str, list[str]] = {}
    for seat in seats:
        spread = random.sample(areas, random.choice((2, 4, 8)))
        merchants = Counter(random.choices(spread, k=random.choice((2, 5, 9, 13, 14))))
        things[seat] = [f"{random.randint(fewest, most)} {colour}" for colour in COLOURS]
        things[seat] += [f"{number} {area}" for area, number in merchants.items()]
    items, market, fairs = (random.sample(list(cards), len(cards)) for cards in (ITEMS, MARKET, FAIRS))
    owned, claimed = random.choice((0, 4, 8, 12, 18)), random.choice((0, 2, 4))
    points = {seat: random.randint(0, 11) for seat in seats}
    least = dict.fromkeys(seats, 0)
    for card in (*items[:owned], *market[:claimed]):
        seat = random.choice(seats)
        things[seat].append(card)
        least[seat] += {**ITEMS, **MARKET}[card]["prestige"]
    for seat in seats:
        things[seat].append(f"{max(points[seat], least[seat])} points")
    offer, rest = items[owned : owned + 2], items[owned + 2 :]
    known = random.randint(0, len(rest)) if random.random() < 0.4 else 0
    gone = random.randint(known, len(rest)) if random.random() < 0.4 else known
    lines = {
        "seats": " ".join(seats),
        "start": random.choice(seats),
        "active": random.choice(seats),
        "round": str(random.randint(1, 9)),
        "max-rounds": str(random.choice((9, 200))),
        "tokens": f"red {tokens[0]}, black {tokens[1]}",
        "phase": "start-of-turn",
        "offer": ", ".join(offer),
        "under-bazaar": ", ".join(rest[:known]),
        "gone": ", ".join(rest[known:gone]),
        "market": ", ".join(market[claimed : claimed + len(seats)]),
        "under-fair": ", ".join(fairs[: random.choice((0, 0, 3, 6))]),
        **{seat: ", ".join(found) for seat, found in things.items()},
    }
    return "\n".join(f"{key}: {value}" for key, value in lines.items() if value)


def table(state):
    """All that lies on the table, as the engine has it."""
    return (
        [(p.red, p.black, p.prestige, p.items, p.claimed) for p in state.players],
        [{area: p.at(area) for area in AREAS} for p in state.players],
        (state.active, state.round, state.red, state.black, state.district, state.fair_card),
        (set(state.offer), set(state.market), set(state.market_deck), set(state.fair_deck)),
        (state.under_fair, state.gone),
    )


def table_of(referee):
    """The same, as the referee has it."""
    players = referee.players.values()
    return (
        [(*p.goods.values(), p.prestige, tuple(p.items), tuple(p.claimed)) for p in players],
        [{area: p.map[area] for area in AREAS} for p in players],
        (referee.active, referee.round, *referee.token.values(), referee.district, referee.fair),
        (referee.offer, referee.market, referee.market_deck, referee.fairs),
        (tuple(referee.under_fairs), tuple(referee.gone)),
    )


def offered(state):
    """The legal moves in words, by who may make them."""
    moves: dict[str, list[str]] = {}
    for move in state.legal_moves:
        seat, _, words = JANTARIS.write_move(move).partition(" ")
        moves.setdefault(seat, []).append(words)
    return moves


def some_move(moves, random):
    """A seat and one of its moves: any verb as likely, the rare ones more so."""
    seat = random.choice(sorted(moves))
    verbs = sorted({words.split()[0] for words in moves[seat]})
    rare = [verb for verb in verbs if verb in RARE]
    verb = random.choice(rare if rare and random.random() < 0.5 else verbs)
    return seat, random.choice([words for words in moves[seat] if words.split()[0] == verb])


@pytest.mark.parametrize("seed", range(60))
def test_the_engine_plays_as_a_second_implementation_of_the_rules_does(seed):
    random = Random(seed)
    text = dealt(random)
    # The game's table of lines leaves the turn to be begun: the referee begins it by itself.
    state, referee = JANTARIS.read_position(text), Referee(TEXT.read(text))
    playing = referee.play()
    question = next(playing, None)
    for _ in range(120):
        assert table(state) == table_of(referee)
        if question is None:
            break
        seats, answers = question
        moves = offered(state)
        assert {seat: set(words) for seat, words in moves.items()} == dict.fromkeys(seats, answers)
        seat, words = some_move(moves, random)
        state = state.play(f"{seat} {words}")
        try:
            question = playing.send((seat, words) if words.startswith("vote") else words)
        except StopIteration:
            question = None
    assert (question is None) == (state.pending == ())
    assert question is not None or state.result.winners == referee.winners()
