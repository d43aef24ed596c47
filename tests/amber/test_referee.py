"""Games played by the engine and by a second reading of the rulebook side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rulebook_lab.engine import CHANCE, COLOURS, Move
from rulebook_lab.games.amber.position.facts import facts
from rulebook_lab.games.amber.rules.sequence import Play
from rulebook_lab.games.amber.state import AmberState
from tests.amber.objections import objections
from tests.amber.referee import BOX, HAND, SHIPPED, Baron, Box, Question, Referee, kind_of
from tests.amber.table import AMBER
from tests.beside import agree_on_end, answers, next_question

NAMED = {
    "special-shovel": "use the special shovel",
    "give-up": "must give one up",
    "pass": "must pass",
    "take": "an open",
    "draw": "the unseen",
}
"""What a question calls the ways to answer it that are not always there."""


# -- positions ----------------------------------------------------------------------------------


def a_board(random: Random, box: Box, seats: list[str], counts: Counter[str]) -> Referee:
    """Castles and villages, and as much of the land between them built on as the tiles allow."""
    referee = Referee({seat: Baron() for seat in seats}, random.random() < 0.5, box)
    wide, high = random.choice([(4, 4), (5, 5), (7, 6), (11, 11)])
    wide, high = max(wide, len(seats)), max(high, len(seats))
    left, top = random.randint(0, 11 - wide), random.randint(0, 11 - high)
    land = [cell for cell, (x, y) in box.cells.items() if 0 <= x - left < wide and 0 <= y - top < high]
    random.shuffle(land)
    for baron in referee.barons.values():
        castles = {each.castle for each in referee.barons.values()}
        apart = [c for c in land if c not in castles and not castles & set(box.beside[c].values())]
        baron.castle = random.choice(apart)
        land.remove(baron.castle)
    fill = random.choice((0.3, 0.6, 0.9, 1))
    build(random, referee, land[: round(fill * len(land))], counts)
    dry = [cell for cell in land if referee.tiles.get(cell) != "wetland"]
    referee.villages = random.sample(dry, min(len(dry), random.choice((1, 1, 2, 4, 8))))
    return referee


def build(random: Random, referee: Referee, land: list[str], counts: Counter[str]) -> None:
    """Any tile that fits on each location, with more or fewer arrows; a wetland where none does."""
    arrows = random.choice((0, 0.3, 1))
    for cell in land:
        fits = [
            name
            for kind in counts
            for name in referee.box.turns.get(kind, [])
            if counts[kind] and not referee.quarrels(name, cell)
        ]
        fits = [n for n in fits if "one-way" not in n or random.random() < arrows] or fits
        if counts["wetland"] and (not fits or random.random() < 0.05):
            fits = ["wetland"]
        if fits:
            referee.tiles[cell] = random.choice(fits)
            counts[kind_of(referee.tiles[cell])] -= 1


def deal(random: Random, referee: Referee, counts: Counter[str]) -> None:
    """Tiles in hands, open, in the stack and away; rare kinds are more often in a hand."""
    seats, barons = list(referee.barons), referee.barons.values()
    pile = list(counts.elements())
    wanted = random.sample(sorted(counts), random.choice((1, 2, 4, 14)))
    pile.sort(key=lambda tile: (tile in wanted or random.random() < 0.3, random.random()))
    spare = len(pile) - HAND * len(seats)
    supply = random.choice([n for n in (0, 0, 1, 2, 6, 40) if n <= max(spare, 0)])
    for baron in barons:
        number = HAND if supply else random.randint(0, HAND)
        baron.hand = [pile.pop() for _ in range(min(number, len(pile)))]
        baron.special = referee.advanced and random.random() < 0.6
    random.shuffle(pile)
    drawn = [pile.pop() for _ in range(supply)]
    if referee.advanced:
        referee.open, drawn = drawn[: len(seats)], drawn[len(seats) :]
    referee.stack = Counter(drawn)
    referee.passes = 0 if supply else random.randrange(len(seats))
    for tile in [pile.pop() for _ in range(min(3, len(pile)))]:
        random.choice(list(barons)).given_up.append(tile)
    referee.discards = pile


def share_coins(random: Random, referee: Referee) -> None:
    """Coins where nobody gets to, or gone long ago: to somebody who may have had it, or lost."""
    walks = {seat: referee.walk(seat) for seat in referee.barons}
    owners = {baron.castle: seat for seat, baron in referee.barons.items()}
    for cell in (*owners, *referee.villages):
        reached = any(cell in walk.castles | walk.entered for walk in walks.values())
        if not reached and random.random() < 0.8:
            referee.coins.add(cell)
        elif random.random() < 0.6:
            seat = random.choice([seat for seat in referee.barons if seat != owners.get(cell)])
            referee.barons[seat].coins += 1
        else:
            referee.lost += 1


def text_of(referee: Referee, edition: str = "") -> str:
    """A position as the engine reads it."""
    barons = referee.barons

    def starred(cell: str) -> str:
        return f"{cell}*" if cell in referee.coins else cell

    rows = {
        "mode": "advanced" if referee.advanced else "basic",
        "edition": edition,
        "castles": " ".join(f"{seat}={starred(baron.castle)}" for seat, baron in barons.items()),
        "villages": " ".join(map(starred, referee.villages)),
        "tiles": " ".join(f"{cell}={tile}" for cell, tile in referee.tiles.items()),
        "coins": " ".join(f"{seat}={baron.coins}" for seat, baron in barons.items()),
        "turn": referee.active,
        "passes": str(referee.passes),
        **{f"hand {seat}": " ".join(baron.hand) or "-" for seat, baron in barons.items()},
        **{f"gave up {seat}": " ".join(baron.given_up) for seat, baron in barons.items() if baron.given_up},
        "special shovels": " ".join(seat for seat, baron in barons.items() if baron.special) or "-",
        "face up": " ".join(referee.open) or "-",
        "stack": str(referee.stack.total()),
        "discards": " ".join(referee.discards) or "-",
    }
    return "\n".join(f"{key}: {value}" for key, value in rows.items() if value)


def in_the_middle(random: Random, box: Box = BOX) -> Referee:
    """A position as it may come about, with more roads meeting than games of chance bring together."""
    while True:
        seats = random.sample(COLOURS, random.choice((2, 2, 3, 4, 5, 6)))
        counts = Counter(box.counts)
        referee = a_board(random, box, seats, counts)
        deal(random, referee, counts)
        share_coins(random, referee)
        referee.active = random.choice(seats)
        over = not referee.supply and all(len(baron.hand) <= 3 for baron in referee.barons.values())
        if not over and sum(map(referee.complete, seats)) != 1:
            return referee


# -- comparing ----------------------------------------------------------------------------------


def agree(state: AmberState, moves: dict[str, Move], asked: Question) -> None:
    """The same one is asked, the same answers are possible, chance with the same odds."""
    seat, allowed = asked
    assert state.to_act == {seat}
    if seat == CHANCE:
        odds = {words: Fraction(count, allowed.total()) for words, count in allowed.items()}
        assert {words: state.chance[move] for words, move in moves.items()} == odds
    else:
        assert set(moves) == set(allowed)
        verbs = {words.split()[0] for words in allowed}
        assert {verb for verb, called in NAMED.items() if called in state.prompt} == verbs & set(NAMED)


def agree_on_others(random: Random, state: AmberState, asked: Question, referee: Referee) -> None:
    """Moves of all kinds taken out of the air are refused by the clauses that forbid them, or are answers."""
    seat, allowed = asked
    playing = isinstance(state.pending[-1], Play)
    for words in (any_move(random, referee) for _ in range(6)):
        clauses = set(state.why_not(f"{seat} {words}").clauses)
        assert clauses == objections(referee, playing, words), words
        assert (not clauses) == (words in allowed), words


def agree_on_view(state: AmberState, asked: Question, referee: Referee, viewer: str) -> None:
    """A player sees all but the other hands, what the others gave up, and the stack; the odds are even."""
    view, own, (seat, allowed) = state.view(viewer), referee.barons[viewer], asked
    hidden = Counter(referee.stack)
    expected = table(referee)
    for name, baron in referee.barons.items():
        if baron is not own:
            hidden.update(baron.hand + baron.given_up)
            unseen = ["?"] * len(baron.hand), baron.coins, baron.special, ["?"] * len(baron.given_up)
            expected[name] = (baron.castle, *unseen)
    assert table(view) == {**expected, "stack": hidden}
    assert view.face_down == referee.stack.total()
    verb = next(iter(allowed)).split()[0]
    if verb in ("deal", "reveal"):
        allowed = Counter({f"{verb} {tile}": number for tile, number in hidden.items()})
    elif isinstance(state.pending[-1], Play) and seat != viewer and referee.barons[seat].hand:
        allowed = Counter(words for words in allowed if words.startswith("special-shovel"))
    agree(view, answers(view), (seat, allowed))


def any_move(random: Random, referee: Referee) -> str:
    """A move of some kind with anything in it, more often with what the active player has."""
    box, hand = referee.box, referee.barons[referee.active].hand
    first, second = (random.choice([*hand, *box.counts]) for _ in range(2))
    cell = random.choice([*box.cells, *sorted(referee.walk(referee.active).faced)])
    near = random.choice([*box.beside[cell].values(), random.choice(list(box.cells))])
    one, other = (random.choice(box.turns.get(kind, [kind])) for kind in (first, second))
    moves = [
        f"place {one} {cell}",
        f"shovel {cell}",
        f"special-shovel {cell}",
        "pass",
        f"take {first}",
        "draw",
    ]
    moves.append(f"give-up {random.choice([first, 'special-shovel'])}")
    if {first, second} <= set(box.turns):
        moves += [f"rebuild {one} {cell} {other} {near}"] * 3
    return random.choice(moves)


def table(game: AmberState | Referee) -> dict[str, Any]:
    """What lies where, the same for both."""
    if isinstance(game, AmberState):
        game = Referee.of(game)
    names = ("advanced", "setup", "tiles", "coins", "lost", "passes", "winner")
    same = {name: getattr(game, name) for name in names}
    piles = {name: sorted(getattr(game, name)) for name in ("villages", "open", "discards")}
    barons = {
        seat: (it.castle, sorted(it.hand), it.coins, it.special, sorted(it.given_up))
        for seat, it in game.barons.items()
    }
    return {**same, **piles, **barons, "stack": +game.stack}


def figures(referee: Referee) -> dict[str, object]:
    """Who gets where, by the names of the engine's facts."""
    found: dict[str, object] = {}
    for seat in referee.barons:
        walk, villages = referee.walk(seat), referee.villages_of(seat)
        found[f"reach.{seat}"] = len(walk.faced)
        found[f"villages.{seat}"] = len(villages)
        found[f"castles.{seat}"] = len(walk.castles)
        found[f"points.{seat}"] = referee.points(seat)
        for cell in referee.villages:
            found[f"connected.{seat}.{cell}"] = cell in villages
        for other, baron in referee.barons.items():
            if other != seat:
                found[f"connected.{seat}.{other}"] = baron.castle in walk.castles
    return found


def told(events: Any) -> Counter[Any]:
    """What players are told of a move, told secretly or not."""
    return Counter((e.kind, e.seat, tuple(sorted({**e.facts, **e.secret}.items()))) for e in events)


def any_kind(random: Random, moves: dict[str, Move]) -> str:
    """A move of any kind, each kind as likely as the others."""
    verb = random.choice(sorted({words.split()[0] for words in moves}))
    return random.choice(sorted(words for words in moves if words.split()[0] == verb))


def play_on(random: Random, state: AmberState, referee: Referee, playing: Any) -> None:
    """Both play the same game to its end."""
    asked: Question | None = next(playing)
    while state.pending:
        with shown(state) as shows:
            assert asked is not None
            moves = answers(state)
            agree(state, moves, asked)
            assert table(state) == table(referee)
            agree_on_view(state, asked, referee, random.choice(state.seats))
            if asked[0] != CHANCE:
                agree_on_others(random, state, asked, referee)
                assert figures(referee).items() <= facts(state).items()
            answer = any_kind(random, moves)
            shows.append(answer)
            outcome = state.outcome(moves[answer])
            referee.notes.clear()
            asked = next_question(playing, answer)
            assert told(outcome.events) == Counter(referee.notes)
        state = outcome.state
    with shown(state):
        agree_at_last(state, asked, referee)


@contextmanager
def shown(state: AmberState) -> Iterator[list[str]]:
    """Whatever fails is shown with the position, and with the move once there is one."""
    shows = [state.text]
    try:
        yield shows
    except Exception as problem:
        problem.add_note("\n".join(shows))
        raise


def agree_at_last(state: AmberState, asked: Question | None, referee: Referee) -> None:
    """Nobody is asked any more; the same points, the same winners."""
    assert asked is None
    assert table(state) == table(referee)
    agree_on_end(state, {seat: referee.points(seat) for seat in referee.barons}, referee.winners)


# -- games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(36))
def test_from_a_dense_position_the_engine_and_the_referee_play_the_same_game(number: int) -> None:
    random = Random(number)
    state = AMBER.read_position(text_of(in_the_middle(random)))
    assert state.defects == ()
    referee = Referee.of(state)
    play_on(random, state, referee, referee.play())


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("advanced", [False, True])
def test_from_the_beginning_the_engine_and_the_referee_play_the_same_game(seats: int, advanced: bool) -> None:
    random = Random(seats)
    chosen: dict[str, str] = {}
    if advanced:
        setup = random.choice([id for id, entry in BOX.setups.items() if entry["players"] == seats])
        castles = random.sample(BOX.setups[setup]["castles"], seats)
        chosen = {"setup": setup, "castles": " ".join(castles), "first": COLOURS[seats - 1]}
    state = AMBER.start(seats, advanced=advanced, **chosen)
    referee = Referee({seat: Baron(special=advanced) for seat in state.seats}, advanced)
    play_on(random, state, referee, referee.play_from_the_beginning(chosen))


OWN = """
[[component]]
id = "board"
columns = 11
rows = 11
blocked = ["E5", "G4", "G6"]
[[component]]
id = "tile.bend"
title = "Bend"
kind = "road"
count = 4
arms = { n = "both", e = "both" }
[[component]]
id = "tile.two-bends"
title = "Two bends"
kind = "road"
count = 6
arms = { n = "both", e = "in", s = "both", w = "out" }
levels = [["n", "e"], ["s", "w"]]
[[component]]
id = "tile.one-way-bridge"
title = "One-way bridge"
kind = "road"
count = 6
arms = { n = "in", e = "both", s = "out", w = "both" }
levels = [["n", "s"], ["e", "w"]]
rebuilds = true
[[component]]
id = "scoring"
coin = 2
village = 3
other_castle = 5
"""


@pytest.mark.parametrize("number", range(8))
def test_with_tiles_of_the_owner_the_engine_and_the_referee_play_the_same_game(number: int) -> None:
    game, box, random = AMBER.with_components(OWN), Box(SHIPPED, OWN), Random(number)
    state = game.read_position(text_of(in_the_middle(random, box), game.edition))
    assert state.defects == ()
    referee = Referee.of(state, box)
    play_on(random, state, referee, referee.play())
