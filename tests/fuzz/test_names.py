"""Names are understood as people write them, and one that is none is answered with those that are meant."""

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import UnreadableMove


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
    ],
)
def test_what_is_called_nothing_is_unreadable_with_what_is(game: str, written: str, told: str) -> None:
    with pytest.raises(UnreadableMove) as problem:
        lab.game(game).read_move(written)
    assert told in str(problem.value)


def test_a_place_that_is_none_is_told_also_where_another_clause_refuses_the_move() -> None:
    state = lab.game("roads_and_boats").read_position("seats: red yellow\nmap: two\nturn: 1")
    with pytest.raises(UnreadableMove, match="'g0,2/0' is no place"):
        state.why_not("reen shift trunks g0,2/0 g3")
