"""The greedy player."""

from collections.abc import Callable
from random import Random

from rulebook_lab.bots.players import greedy, random_player
from rulebook_lab.engine import CHANCE
from rulebook_lab.games.amber_route.study import judgement
from rulebook_lab.games.amber_route.study.strategy import judge
from tests.amber_route.table import GAME, position


def winner(number: int) -> str:
    """Who wins a game of greedy against random, seats changed from game to game."""
    random, clever = Random(number), GAME.colours[number % 2]
    state = GAME.start(2)
    while state.pending:
        (seat,) = GAME.asked(state)
        if seat == CHANCE:
            move = GAME.draw_chance(state, random)
        else:
            move = (greedy(GAME) if seat == clever else random_player).move(state, seat, random)
        state = GAME.carry_out(state, move).state
    return "greedy" if state.result.winners == (clever,) else "random"


def test_it_beats_random_play() -> None:
    assert [winner(number) for number in range(6)] == ["greedy"] * 6


def best(text: str, judge: Callable[..., float] = judge) -> str:
    state = position(text)
    seat = next(iter(state.to_act))
    view = state.view(seat)
    return GAME.write_move(max(GAME.legal(state), key=lambda move: judge(view, move)))


def test_it_takes_the_dice_that_win() -> None:
    assert best("turn: red > ghost swamp-ghost-a easy > shaping 4\nred: field 3, loose 0") == "red shift 4 5"
    assert best("turn: red > trap swamp-trap-a easy > shaping 5+5\nred: field 3") == "red accept"


def test_it_gives_up_its_weakest_card() -> None:
    assert best("turn: red > surrendering 1\nred: hand any-3 forest-1 swamp-2") == "red surrender forest-1"


def test_it_goes_for_the_castle() -> None:
    assert best("turn: red > act\nred: field 23") == "red advance 2"


def test_who_searches_spends_no_more_on_a_challenge_than_it_brings() -> None:
    """A win brings an amber. Four escorts are worth two, and with one amber a 6 is bought; to hit with three
    escorts costs more than to fight on."""
    ghost = "turn: red > ghost swamp-ghost-a easy > shaping 1\nred: field 3, escorts 6, loose 1"
    assert best(ghost) == "red shift 1 2"
    assert best(ghost, judgement.judge) == "red amber-die 6"
    monster = "turn: red > monster swamp-monster-a easy 1 1 > shaping 1\nred: field 3, escorts 3, loose 0"
    assert best(monster) == "red shift 1 2"
    assert best(monster, judgement.judge) == "red accept"
