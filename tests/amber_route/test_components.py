"""An owner's components file."""

import pytest

from rulebook_lab.engine import BadComponents
from tests.amber_route.table import GAME, entry, play, position

FIELDS = [piece.id for piece in GAME.components().layouts["beginner"].fields]


def layout(fields: list[str], more: str = "") -> str:
    names = ", ".join(f'"{name}"' for name in fields)
    return (
        '[[component]]\nid = "layout.short-cut"\ntitle = "Short cut"\n'
        f'provenance = "owner"\nfields = [{names}]\n{more}'
    )


def test_a_layout_of_ones_own_can_be_played() -> None:
    fields = [FIELDS[0], *reversed(FIELDS[1:-1]), FIELDS[-1]]
    game = GAME.with_components(layout(fields))
    assert game.options[0].values == ("beginner", "four-lands", "hard-road", "short-cut")
    state = game.start(2, layout="short-cut").let_chance(1)
    assert state.road.fields[1].id == "mt_monster_2"
    assert len(set(state.road.cells)) == 26
    assert game.read_position(state.text) == state
    assert GAME.options[0].values == ("beginner", "four-lands", "hard-road")


def test_other_amounts_are_played() -> None:
    game = GAME.with_components(
        entry("values.actions", "recruit_in_village = 3") + entry("box", "ambers = 50")
    )
    state = game.start(2).let_chance(2)
    assert state.pool == 48
    rich = GAME.with_components(entry("values.actions", "enter_town_ambers = 2"))
    town = next(number for number, field in enumerate(rich.start(2).road.fields) if field.kind == "town")
    text = f"components: {rich.edition}\npool: 0\nturn: red > act\nred: field {town - 1}"
    told = rich.read_position(text).outcome("red advance 1").events
    assert [event.kind for event in told].count("no-amber") == 2
    secured = GAME.with_components(entry("values.setup", "secured_ambers = 1"))
    assert (secured.start(2).pool, secured.start(3).pool) == (36, 34)
    village = game.read_position(f"components: {game.edition}\nturn: red > act\nred: field 5")
    assert play(village, "red recruit").player("red").escorts == 6


def test_a_cap_that_counts_amber_dice_is_played() -> None:
    game = GAME.with_components(entry("values.limits", "cap_counts_amber_dice = true"))
    text = "turn: red > ghost swamp-ghost-a hard > shaping 2+1+1+1\nred: field 1, loose 2\n"
    state = game.read_position(text + f"components: {game.edition}")
    state = state.play("red amber-die 1")
    assert state.why_not("red amber-die 1").clauses == ("duel.dice-limit",)
    fewer = text.replace("2+1+1+1", "2+1+1").replace("loose 2", "loose 3").replace(" hard", " easy")
    state = game.read_position(fewer + f"components: {game.edition}")
    state = state.play("red amber-die 1").play("red amber-die 1")
    assert "duel.dice-limit" in state.why_not("red amber-die 1").clauses


def test_cards_can_be_exchanged() -> None:
    game = GAME.with_components(
        entry("light.any-3", "count = 0") + entry("light.any-1", 'count = 4\ntitle = "Stove sprite"')
    )
    assert game.components(game.edition).light_deck.count("any-1") == 4
    assert "any-3" not in game.components(game.edition).light


def test_a_card_may_have_a_name_that_begins_with_a_digit() -> None:
    imps = '[[component]]\nid = "light.3-imps"\ntitle = "Imps"\nterrain = "any"\nvalue = 1\ncount = 1\n'
    game = GAME.with_components(entry("light.any-3", "count = 0") + imps + 'provenance = "owner"\n')
    state = game.read_position(
        f"components: {game.edition}\nturn: red > hand-limit red\nred: hand 3-imps swamp-1*4 swamp-2*3"
    )
    moves = {game.write_move(move) for move in state.legal_moves}
    assert moves == {f"red discard {card}" for card in ("3-imps", "swamp-1", "swamp-2")}


def test_more_ambers_are_banked_where_an_owners_file_says_so() -> None:
    game = GAME.with_components(entry("values.limits", "bank_at = 4"))
    state = game.read_position(
        f"components: {game.edition}\nturn: red > act\nred: field 8, escorts 1, loose 3, secured 1"
    )
    player = play(state, "red advance 2").player("red")
    assert (player.loose, player.secured) == (1, 2)


def test_sentences_call_cards_as_the_owners_file_does_and_ours_as_before() -> None:
    own = GAME.with_components(entry("light.any-1", 'title = "Stove sprite"'))
    text = "turn: red\nred: hand any-1 any-2\n"
    told = []
    for state in (own.read_position(f"components: {own.edition}\n{text}"), position(text)):
        drawn = state.play("red take card").outcome("chance draw-light any-1").events
        told += [state.game.narrate(event) for event in drawn if event.kind == "draws"]
    assert told == [
        "Red draws Stove sprite (any terrain 1).",
        "Red draws House spirit (any terrain 1).",
    ]


def test_new_cards_of_an_owner_have_names_too() -> None:
    printed = (
        ("Kraken", "lightning", "amber"),
        ("Siren", "hourglass", "second_roll"),
        ("Eel", "lightning", "card"),
        ("Pike", "hourglass", "ward"),
    )
    rows = ", ".join(
        f'{{ id = "{name.lower()}", name = "{name}", timing = "{timing}", reward = "{reward}" }}'
        for name, timing, reward in printed
    )
    heading = '[[component]]\nid = "dark.swamp-trap"\nterrain = "swamp"\nthreat = "trap"\ncount = 4\n'
    heading += 'provenance = "owner"\n'
    own = GAME.with_components(f"{heading}cards = [{rows}]\n")
    assert [own.texts.name(card) for card in ("kraken", "siren", "eel")] == [
        "Kraken (swamp trap, at once an amber)",
        "Siren (swamp trap, to keep: second roll)",
        "Eel (swamp trap, at once a light card)",
    ]
    assert GAME.texts.name("kraken") == "kraken"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("this is no [", "no TOML"),
        ('title = "x"', r"it begins with \[\[component\]\]"),
        ("[[component]]\nid = 3", "entry 1, id: 3 is wrong; a name such as"),
        (entry("light.any-1", "") * 2, "'light.any-1' comes twice"),
        (entry("light.any-1", "value = 4"), "light.any-1, value: 4 is wrong; a whole number from 1 to 3"),
        (
            entry("light.any-1", 'terrain = "sea"'),
            "light.any-1, terrain: 'sea' is wrong; one of mountains",
        ),
        (
            entry("light.any-1", "count = 2"),
            "box, light_cards: 42 is wrong; 41, the number of light cards",
        ),
        (entry("box", "dice = true"), "box, dice: True is wrong; a whole number from 1 to 20"),
        (
            entry("values.limits", "bank_returned = 3"),
            "values.limits, bank_returned: 3 is wrong; a whole number from 0 to 2",
        ),
        (
            entry("values.setup", "loose_ambers = 3"),
            "values.setup, loose_ambers: 3 is wrong; a whole number from 0 to 2",
        ),
        (
            entry("box", "escort_tokens = 3"),
            "box, escort_tokens: 3 is wrong; 6, so many as 2 players begin with, or more is right",
        ),
        (entry("box", "ambers = 1"), "box, ambers: 1 is wrong; 2, so many as 2 players begin with"),
        (entry("values.setup", "escorts = 7"), "escorts: 7 is wrong; a whole number from 0 to 6"),
        (entry("values.limits", "die_max = 8"), "values.limits, die_max: 8 is wrong; 6 is right"),
        (
            entry("values.limits", 'cap_counts_amber_dice = "no"'),
            "cap_counts_amber_dice: 'no' is wrong; true or",
        ),
        (
            entry("values.player-attack", "hit_faces = [7]"),
            r"hit_faces: 7 is wrong; a whole number from 1 to 6",
        ),
        (
            entry("difficulty.hard", "ghost_total = 0"),
            "difficulty.hard, ghost_total: 0 is wrong; a whole number",
        ),
        (
            entry("dark.swamp-trap", "count = 5"),
            "dark.swamp-trap, count: 5 is wrong; 4, the number of cards",
        ),
        (
            '[[component]]\nid = "dark.sea"\ncount = 1\ncards = [{ id = "kraken" }]',
            "dark.sea, terrain is missing: one of mountains",
        ),
        (
            entry("gift.rod", 'faces = { "1" = ["gold"] }'),
            r"gift.rod, faces: .*'gold'.* is wrong; a table, each a list, each one of",
        ),
        (entry("piece.town_1", 'kind = "city"'), "piece.town_1, kind: 'city' is wrong; one of shore"),
        (
            entry("piece.town_1", 'provenance = "hearsay"'),
            "provenance: 'hearsay' is wrong; one of rulebook",
        ),
        (
            layout(FIELDS[:-1]),
            "layout.short-cut, fields: '25 pieces .missing: castle.' is wrong; every piece",
        ),
        (layout([*FIELDS[:-1], "tavern"]), "fields: 'tavern' is wrong; one of the pieces"),
        (layout([*FIELDS[1:], FIELDS[0]]), "'fo_ghost_1 as the first' is wrong; the shore as the first"),
        (layout(FIELDS, "cells = [[0, 0]]"), "cells: '1 places' is wrong; 26 pairs"),
        (layout(FIELDS, f"cells = {[[0, 0]] * 26}"), "a place that shares an edge with the last is right"),
        (layout(FIELDS, f"cells = {[[n % 2, 0] for n in range(26)]}"), "a road that does not cross itself"),
        (layout(FIELDS, f"cells = {[[n, 50] for n in range(26)]}"), "whole numbers from 0 to 40"),
    ],
)
def test_a_wrong_file_names_entry_key_and_both_values(text: str, complaint: str) -> None:
    with pytest.raises(BadComponents, match=complaint):
        GAME.with_components(text + "\n")


def test_a_scarce_box_serves_as_many_players_as_it_can() -> None:
    game = GAME.with_components(entry("box", "escort_tokens = 7"))
    assert game.start(2).supply == 1
    assert GAME.with_components(entry("box", "escort_tokens = 6")).start(2).supply == 0
    assert GAME.with_components(entry("box", "ambers = 2")).start(2).pool == 0
    for what, held, needed in (("ambers", 2, 3), ("escort_tokens", 8, 9)):
        scarce = GAME.with_components(entry("box", f"{what} = {held}"))
        told = (
            f"3 players begin with {needed} {what.partition('_')[0].rstrip('s')}s, and the box holds {held}"
        )
        with pytest.raises(BadComponents, match=told):
            scarce.start(3)
    with pytest.raises(BadComponents, match="3 players begin with 9 escorts, and the box holds 7"):
        game.start(3)
    enough = GAME.with_components(entry("box", "ambers = 3\nescort_tokens = 8"))
    with pytest.raises(BadComponents, match="3 players begin with 9 escorts, and the box holds 8"):
        enough.start(3)
