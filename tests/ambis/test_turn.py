"""Overview, plot at Court, the one action, the end of the turn."""

import pytest

from tests.ambis.table import GAME, legal, play, position, refusals, seat, told, verbs
from tests.clauses import clause

PLOTTING = """
seats: blue yellow red
court: tamer slaver traitor
blue: 2 pearls
council: crab1
"""


@clause("ambis", "turn.steps", "turn.plot-optional", "plot.cost", "plot.place")
def test_a_plot_costs_a_pearl_and_brings_a_lord_to_the_farthest_empty_space() -> None:
    """ruling.court-spaces: three lords stand on 4 to 6, so space 3 is the farthest empty one."""
    state = play(position(PLOTTING), "blue plot")
    assert seat(state, "blue").pearls == 1
    assert len(state.chance) == 32
    state = play(state, "chance lord keeper")
    assert state.court == ("", "", "keeper", "tamer", "slaver", "traitor")
    assert "keeper" not in state.lord_deck
    assert told(position(PLOTTING), "blue plot") == {"plots": "plot.cost"}
    assert verbs(state) >= {"plot", "explore", "support"}


@clause("ambis", "turn.steps", "turn.end")
def test_a_turn_goes_from_plot_and_action_to_the_location_and_then_to_the_next_player() -> None:
    start = "court: keeper tamer\nblue: 2 pearls, 3 keys\nlocations: jail\ncouncil: crab1"
    state = position(f"asks: turn-start\n{start}")
    assert verbs(state) == {"plot", "explore", "support"}
    state = play(state, "blue support crab")
    assert verbs(state) == {"occupy", "draw"}
    assert "asks: control" in state.text.splitlines()
    state = play(state, "blue occupy jail")
    assert state.to_act == {"yellow"}
    assert verbs(state) == {"explore"}


@clause("ambis", "turn.plot-optional")
def test_the_action_may_come_without_a_plot() -> None:
    assert play(position(PLOTTING), "blue support crab").to_act == {"yellow"}


@clause("ambis", "plot.repeat", "plot.cost")
def test_plots_go_on_while_there_are_pearls() -> None:
    """ruling.overview-plot-price: one pearl each."""
    state = play(position(PLOTTING), "blue plot", "chance lord keeper", "blue plot", "chance lord sage")
    assert state.court[:3] == ("", "sage", "keeper")
    assert seat(state, "blue").pearls == 0
    assert refusals(state, "blue plot") == ("plot.cost",)


@clause("ambis", "plot.timing")
def test_plotting_is_over_once_the_action_has_begun() -> None:
    state = play(position(PLOTTING), "blue explore", "chance card crab2")
    assert refusals(state, "blue plot") == ("plot.timing", "plot.repeat")
    assert "plot.timing" in refusals(position(PLOTTING), "yellow plot")


@clause("ambis", "plot.impossible")
def test_without_room_or_lords_there_is_no_plot() -> None:
    full = position("blue: 1 pearl\ncourt: tamer slaver traitor keeper sage elder")
    assert refusals(full, "blue plot") == ("plot.impossible",)
    bare = position("blue: 1 pearl\ncourt: tamer\nlord-deck: -")
    assert refusals(bare, "blue plot") == ("plot.impossible",)
    assert "plot" not in verbs(full) | verbs(bare)


@clause("ambis", "plot.impossible", "end.lord-deck")
def test_plotting_the_last_lord_does_not_end_the_game() -> None:
    """ruling.plot-and-end"""
    state = play(
        position("blue: 1 pearl\ncourt: tamer\nlord-deck: keeper"), "blue plot", "chance lord keeper"
    )
    assert state.lord_deck == ()
    assert not state.ending


@clause("ambis", "recruit.from-court", "plot.timing")
def test_a_lord_just_plotted_may_be_recruited() -> None:
    """ruling.recruit-plotted-lord"""
    state = position("blue: 1 pearl\nblue.hand: seahorse5 seahorse3\ncourt: tamer slaver traitor")
    state = play(state, "blue plot", "chance lord shepherd", "blue recruit shepherd seahorse5+seahorse3")
    assert [lord.id for lord in seat(state, "blue").lords] == ["shepherd"]


@clause("ambis", "turn.action-mandatory")
def test_one_action_must_be_taken() -> None:
    state = position(PLOTTING)
    assert refusals(state, "blue pass") == ("turn.action-mandatory",)
    assert "turn.action-mandatory" in refusals(state, "blue end")
    assert {"pass", "end"}.isdisjoint(verbs(state))


@clause("ambis", "turn.action-mandatory")
def test_who_can_do_nothing_passes_and_the_turn_goes_on() -> None:
    """ruling.forced-pass: nothing to reveal, no pile, no lord payable; all passing ends the game."""
    state = position(all_allies_affiliated_in_a_box_without_monsters())
    assert verbs(state) == {"pass"}
    state = play(state, "blue pass")
    assert state.to_act == {"yellow"}
    state = play(state, "yellow pass")
    assert not state.pending
    assert state.end_by == "turn.action-mandatory"


@pytest.mark.parametrize("action", ["explore", "support crab", "recruit shepherd seahorse3+seahorse5"])
@clause("ambis", "turn.action-mandatory")
def test_only_passes_in_succession_end_the_game(action: str) -> None:
    state = position("passes: 1\ncouncil: crab1\ncourt: shepherd sage elder\nblue.hand: seahorse3 seahorse5")
    assert play(state, f"blue {action}").passes == 0


def all_allies_affiliated_in_a_box_without_monsters() -> str:
    """With the printed components there is always a monster to reveal."""
    text = GAME.components_text("").replace(
        'id = "card.monster"\ncount = 6', 'id = "card.monster"\ncount = 0'
    )
    allies = " ".join(
        f"{race}{value}*{count}"
        for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")
        for value, count in ((5, 1), (4, 2), (3, 3), (2, 3), (1, 4))
    )
    edition = GAME.with_components(text).edition
    return f"edition: {edition}\nseats: blue yellow\nblue.affiliated: {allies}\ncourt: keeper"


@clause("ambis", "turn.clockwise", "turn.next", "turn.end")
def test_turns_go_clockwise() -> None:
    state = position("seats: blue yellow red\nactive: yellow\ncouncil: crab1 squid1 jellyfish1\nturn: 4")
    state = play(state, "yellow support crab")
    assert state.to_act == {"red"}
    state = play(state, "red support squid")
    assert state.to_act == {"blue"}
    assert state.turn == 6


@clause("ambis", "turn.end")
def test_the_turn_ends_when_its_player_says_so_where_a_power_is_left() -> None:
    text = "blue.hand: crab1\nblue.lords: slaver\ncouncil: crab2"
    state = play(position(text), "blue support crab")
    assert verbs(state) == {"end", "sell"}
    assert play(state, "blue end").to_act == {"yellow"}


def test_automated_play_may_stop_early() -> None:
    """ruling.bot-turn-cap"""
    for turn in (1, 3):
        state = play(position(f"max-turns: 1\nturn: {turn}\ncouncil: crab1"), "blue support crab")
        assert not state.pending
        assert state.end_by == "turn.next"


def test_another_seat_cannot_act() -> None:
    state = position(PLOTTING)
    assert refusals(state, "yellow explore") == ("turn.clockwise",)
    offered = position("active: yellow\nasks: offer 1 blue\ntrack: crab1\nblue: 3 pearls")
    assert refusals(offered, "blue plot") == (
        "turn.clockwise",
        "plot.timing",
        "plot.repeat",
        "plot.impossible",
    )
    assert refusals(offered, "blue explore") == ("turn.clockwise", "explore.reveal")
    assert legal(state, "explore") == [""]


@clause("ambis", "turn.action-mandatory")
@pytest.mark.parametrize("asks", ["offer 1 yellow", "unsold 1", "reward"])
def test_a_second_action_is_refused_as_one(asks: str) -> None:
    """A turn has exactly one of the three actions; the other player is told whose turn it is."""
    state = position(f"{PLOTTING}yellow: 2 pearls\ntrack: crab3\nasks: {asks}")
    assert refusals(state, "blue support crab") == ("turn.action-mandatory", "support.take")
    recruiting = refusals(state, "blue recruit slaver crab2")  # neither card nor lord is there
    assert recruiting[:3] == ("turn.action-mandatory", "recruit.from-court", "recruit.pay-with-hand")
    assert refusals(state, "yellow support crab") == ("turn.clockwise", "support.take")
    assert "exactly one action" in str(state.why_not("blue support crab"))


WAITING = "seats: blue green yellow\nactive: green\nturn: 2\n"
"""Green's turn, with a player before and one after."""


@pytest.mark.parametrize(
    ("text", "move", "clauses"),
    [
        ("asks: control\ngreen: 3 keys\nlocations: jail", "end", ["turn.control-mandatory", "turn.end"]),
        (
            "asks: control\ngreen: 3 keys\nlocations: jail",
            "explore",
            ["turn.action-mandatory", "explore.reveal"],
        ),
        ("", "end", ["turn.action-mandatory", "turn.end"]),
        (
            "blue.lords: commander\ngreen.hand: crab1*4 squid1*4\nasks: next-turn > discards green 6",
            "end",
            ["commander.end-of-turn", "turn.end"],
        ),
        ("asks: unsold 1\ntrack: crab3", "explore", ["explore.settle-each", "explore.reveal"]),
        (
            "asks: offer 1 yellow\ntrack: crab3\nyellow: 3 pearls",
            "take crab3",
            ["explore.offer-first", "explore.take"],
        ),
        ("locations: jail", "occupy jail", ["location.trigger", "location.option-open"]),
        ("locations: jail", "draw 1", ["location.trigger", "location.option-draw"]),
        (
            "asks: court-step > enter-play assassin\ncourt: miller reaper shepherd\nyellow.lords: keeper",
            "affiliate crab1",
            ["affiliate.one-card", "affiliate.tie"],
        ),
    ],
)
def test_what_comes_first_is_told_to_whose_turn_it_is_and_the_turn_to_the_others(
    text: str, move: str, clauses: list[str]
) -> None:
    state = position(WAITING + text)
    assert refusals(state, f"green {move}") == tuple(clauses)
    for other in ("blue", "yellow"):
        assert refusals(state, f"{other} {move}") == ("turn.clockwise", clauses[-1])
