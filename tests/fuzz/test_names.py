"""Names are understood as people write them, and one that is none is answered with those that are meant."""

from functools import cache
from typing import get_type_hints

import msgspec
import pytest

import rulebook_lab as lab
from rulebook_lab.engine import Move, UnreadableMove
from tests.laws.positions import sample


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("ambis", "Blue recruit Slaver Shellfish5,shellfish1", "blue recruit slaver shellfish5+shellfish1"),
        ("ambis", "blue support crabs", "blue support crab"),
        ("ambis", "blue claim Pearls+KEY", "blue claim pearl+key"),
        ("ambis", "blue rob Yellow", "blue rob yellow"),
        ("ambis", "blue occupy Sanctuary", "blue occupy sanctuary"),
        ("jantaris", "blue settle Taira amarins", "blue settle taira amarin"),
        ("jantaris", "blue remove taira,City-Center", "blue remove taira+city-center"),
        ("jantaris", "blue auction Royal-Seal 5", "blue auction royal-seal 5"),
        ("jantaris", "blue vote Deals", "blue vote deal"),
        ("amber", "red place Bend@90 d4", "red place bend@90 D4"),
        ("amber", "red give-up shovels", "red give-up shovel"),
        ("amber_route", "red take escorts", "red take escort"),
        ("amber_route", "red discard Any-3", "red discard any-3"),
        ("roads_and_boats", "red build Sawmills 0,0/0", "red build sawmill 0,0/0"),
        ("roads_and_boats", "red do-research 0,0/0 Rowing", "red do-research 0,0/0 rowing"),
        ("roads_and_boats", "red shift Clays 0,0/0 r1", "red shift clay 0,0/0 r1"),
        ("roads_and_boats", "red go r1 1,0/0 Geese,goose", "red go r1 1,0/0 goose+goose"),
        ("roads_and_boats", "red lay 0,0 Mountains", "red lay 0,0 mountain"),
    ],
)
def test_case_number_and_commas_are_forgiven(game: str, written: str, meant: str) -> None:
    read = lab.game(game).read_move
    assert read(written) == read(meant)


@pytest.mark.parametrize(
    ("game", "written", "told"),
    [
        ("ambis", "blue recruit slavr crab1", "slaver is meant"),
        ("ambis", "blue recruit slaver crab9", "crab5"),
        ("ambis", "blue take it", "there are crab1, crab2"),
        ("ambis", "blue support fish", "shellfish or jellyfish is meant"),
        ("ambis", "blue recruit slaver shellfish5 shellfish1", "joined by +"),
        ("ambis", "blue rob yelow", "yellow is meant"),
        ("jantaris", "blue place tairra", "taira is meant"),
        ("jantaris", "blue auction royal-seel 5", "royal-seal is meant"),
        ("jantaris", "blue claim market.99", "market"),
        ("jantaris", "blue vote deel", "one of deal, black-market"),
        ("amber", "red place bnd@0 D4", "bend@0"),
        ("amber", "red shovel Z9", "such as A1"),
        ("amber", "red give-up castle-tile", "is no tile"),
        ("amber_route", "red use swamp-monster-z", "swamp-monster-d"),
        ("amber_route", "red take amber", "one of card, escort"),
        ("roads_and_boats", "red build sawmil 0,0/0", "sawmill is meant"),
        ("roads_and_boats", "red do-research 0,0/0 flying", "rowing"),
        ("roads_and_boats", "red shift coal 0,0/0 r1", "there are boards, clay"),
        ("roads_and_boats", "red take-on r1 trnks 0,0/0", "trunks is meant"),
        ("roads_and_boats", "red lay 0,0 pastule", "pasture is meant"),
        ("roads_and_boats", "red call order", "call-order is meant"),
        ("jantaris", "blue auction royal 5", "royal-seal is meant"),
        ("ambis", "blue discard crab1+crab2", "only one is named here"),
    ],
)
def test_what_is_called_nothing_is_unreadable_with_what_is(game: str, written: str, told: str) -> None:
    with pytest.raises(UnreadableMove) as problem:
        lab.game(game).read_move(written)
    assert told in str(problem.value)


def test_a_place_that_is_none_is_told_also_where_another_clause_refuses_the_move() -> None:
    state = lab.game("roads_and_boats").read_position("seats: red yellow\nmap: two\nturn: 1")
    with pytest.raises(UnreadableMove, match="'g0,2/0' is no place"):
        state.why_not("red shift trunks g0,2/0 g3")


NAMED = [
    (game, kind, number)
    for game in lab.games
    for kind in lab.game(game).rules.moves.values()
    for number, field in enumerate(msgspec.structs.fields(kind)[1:])
    if field.required and get_type_hints(kind)[field.name] is str
]


@pytest.mark.parametrize(
    ("game", "kind", "number"), NAMED, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_a_name_that_a_move_needs_is_neither_left_out_nor_hidden(
    game: str, kind: type[Move], number: int
) -> None:
    """The words before it are taken from a legal move of the kind, where a random game has one."""
    legal = next((move for move in some_moves(game) if type(move) is kind), None)
    if legal is None:
        return
    state = lab.game(game).start(3)
    words = lab.game(game).write_move(legal).split()
    words[2 + number] = "-"
    with pytest.raises(UnreadableMove, match="'-' is no"):
        lab.game(game).read_move(" ".join(words))
    words[2 + number] = "?"
    with pytest.raises(UnreadableMove):
        state.why_not(" ".join(words))


@cache
def some_moves(game: str) -> tuple[Move, ...]:
    """Moves of a few random games, one of each kind."""
    found: dict[type[Move], Move] = {}
    for state, _, _ in sample(game, games=3, size=150):
        found |= {type(move): move for move in state.legal_moves}
    return tuple(found.values())


@pytest.mark.parametrize(
    ("game", "written", "told"),
    [
        ("amber_route", "red advance one", "'one' is no fields: a whole number"),
        ("jantaris", "blue take 1.5 0", "'1.5' is no red: a whole number"),
        ("jantaris", "blue vote Black Market", "the words of a name by -"),
        ("roads_and_boats", "red take-slot first", "'first' is no slot: a whole number"),
    ],
)
def test_numbers_and_names_of_two_words_are_asked_for_in_words(game: str, written: str, told: str) -> None:
    with pytest.raises(UnreadableMove) as problem:
        lab.game(game).read_move(written)
    assert told in str(problem.value)
    assert "Expected" not in str(problem.value)


def test_a_seat_asks_about_what_is_hidden_from_it() -> None:
    state = lab.game("ambis").read_position("seats: blue yellow\nblue.lords: slaver\nblue.hand: crab1")
    assert state.view("yellow").why_not("blue sell ?")
    assert "blue sell ?" not in state.legal_moves
    with pytest.raises(UnreadableMove, match="nothing is hidden"):
        state.why_not("blue sell ?")


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("red hand-in 0,0 sttone=0,0/0", "stone is meant"),
        ("red hand-in 0,0 gravel=0,0/0", "there are boards, clay"),
        ("red build sawmill 0,0/0 baords=r1", "boards is meant"),
        ("red lay 0,0 woods 1-9", "edges 0 to 5"),
    ],
)
def test_what_is_paid_or_laid_is_called_as_it_is_in_the_box(move: str, told: str) -> None:
    laid = lab.game("roads_and_boats").start(2, map="laid")
    phase = "building > constructing" if "build" in move else "production > producing"
    ours = lab.game("roads_and_boats").read_position(
        "seats: red yellow\nmap: 0,0 pasture\nbuildings: 0,0 stone_factory\n"
        f"transporters: r1 red donkey 0,0/0\nasks: end-phase {phase} red+yellow"
    )
    with pytest.raises(UnreadableMove, match=told):
        (laid if "lay" in move else ours).why_not(move)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("red hand-in 0,0 Stones=R1", "red hand-in 0,0 stone=r1"),
        ("red build rowboat-factory 0,0/0 board=r1,board=0,0/0,stone=R1",
         "red build rowboat_factory 0,0/0 boards=r1+boards=0,0/0+stone=r1"),
        ("Red Build_Road 0,0 1", "red build-road 0,0 1"),
        ("red shift Trunk*R2 R1 0,0/0", "red shift trunks*r2 r1 0,0/0"),
    ],
)  # fmt: skip
def test_what_is_paid_and_who_carries_it_may_be_written_as_one_likes(written: str, meant: str) -> None:
    game = lab.game("roads_and_boats")
    assert game.write_move(game.read_move(written)) == meant


def test_a_good_that_somebody_has_moved_is_named_with_its_marks() -> None:
    move = lab.game("roads_and_boats").read_move("red take-on r1 stone*d1*y2 0,0/0")
    assert "stone*d1*y2" in lab.game("roads_and_boats").write_move(move)
