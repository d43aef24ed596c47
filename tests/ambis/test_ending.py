"""The end of the game."""

from tests.ambis.table import play, position, seat, told
from tests.clauses import clause

SIX = "blue.lords: miller jailer keeper@jail reaper@jail tamer@jail hunter/rotated\nblue.locations: jail\n"
SEVENTH = (
    "court: peddler sage elder hermit\nblue.hand: shellfish5 shellfish3\ncouncil: crab1 squid1 jellyfish1\n"
)
RECRUIT = "blue recruit peddler shellfish5+shellfish3"


@clause("ambis", "end.seven-lords", "end.finish-turn")
def test_the_seventh_lord_brings_about_the_end() -> None:
    """ruling.trigger-moment, ruling.exchange-keeps-count: all lords count; the turn goes on."""
    state = position("seats: blue yellow red\n" + SIX + SEVENTH)
    after = play(state, RECRUIT)
    assert (after.ending, after.end_by) == ("blue", "end.seven-lords")
    assert told(state, RECRUIT)["end-seven-lords"] == "end.seven-lords"
    assert seat(after, "blue").pearls == 2
    assert after.pending


@clause("ambis", "end.last-round", "turn.clockwise", "end.finish-turn")
def test_everybody_else_has_one_more_turn() -> None:
    """ruling.last-round-order"""
    state = position("seats: blue yellow red\nactive: blue\n" + SIX + SEVENTH)
    state = play(state, RECRUIT)
    assert state.to_act == {"yellow"}
    state = play(state, "yellow support crab")
    assert state.to_act == {"red"}
    state = play(state, "red support squid")
    assert state.to_act == frozenset()
    assert state.result is not None


@clause("ambis", "end.last-round")
def test_a_further_condition_in_the_last_round_changes_nothing() -> None:
    text = "seats: blue yellow red\nactive: yellow\nending: blue end.seven-lords\n"
    text += SIX.replace("blue", "yellow") + SEVENTH.replace("blue", "yellow")
    state = play(position(text), RECRUIT.replace("blue", "yellow"))
    assert state.ending == "blue"
    assert not play(state, "red support squid").pending


@clause("ambis", "end.lord-deck")
def test_too_few_lords_for_the_empty_spaces_bring_about_the_end() -> None:
    """ruling.diff-lord-deck-end: also with three or more lords left, when nothing is refilled."""
    text = "seats: blue yellow\n" + SEVENTH
    two = play(position(text + "lord-deck: tamer keeper"), RECRUIT)
    assert (two.ending, two.end_by) == ("blue", "end.lord-deck")
    assert two.court.count("") == 3
    three = play(position(text + "lord-deck: tamer keeper miller"), RECRUIT)
    assert three.ending == ""


@clause("ambis", "end.last-round", "power.invoker")
def test_the_invokers_extra_turn_comes_before_the_last_round_goes_on() -> None:
    """ruling.invoker-extra"""
    text = (
        "seats: blue yellow\n" + SIX + "court: invoker sage elder hermit\nblue.hand: jellyfish5 jellyfish3\n"
    )
    state = play(position(text + "council: crab1 squid1"), "blue recruit invoker jellyfish5+jellyfish3")
    assert state.ending == "blue"
    assert state.to_act == {"blue"}
    state = play(state, "blue support crab")
    assert state.to_act == {"yellow"}
    assert not play(state, "yellow support squid").pending


LAST = "seats: blue yellow\nactive: yellow\nending: blue\ncouncil: squid1\n"


@clause("ambis", "end.final-affiliation", "end.discard-hands")
def test_the_lowest_of_each_race_in_hand_is_affiliated_and_the_rest_counts_for_nothing() -> None:
    """ruling.final-affiliation-automatic: compulsory, whatever the Master of Magic would allow."""
    text = LAST + "blue.hand: crab5 crab2 squid3 squid3\nblue.affiliated: crab1\nblue.lords: master-of-magic"
    state = play(position(text), "yellow support squid")
    assert seat(state, "blue").affiliated == ("crab1", "crab2", "squid3")
    assert seat(state, "blue").hand == ()
    assert seat(state, "yellow").affiliated == ("squid1",)
    assert state.discards == ("crab5", "squid3")
    assert dict(state.result.scores["blue"].parts)["score.allies"] == 2 + 3


@clause("ambis", "end.final-affiliation", "locscore.affiliated-of-a-race", "score.allies")
def test_finally_affiliated_allies_count_for_locations() -> None:
    """ruling.final-affiliation-before-scoring"""
    text = LAST + "blue.hand: jellyfish5\nblue.locations: sanctuary coral-barrier"
    result = play(position(text), "yellow support squid").result
    assert dict(result.scores["blue"].parts) == {
        "score.locations": 7 + 19,
        "score.lords": 0,
        "score.allies": 5,
        "score.monsters": 0,
    }


def test_a_limit_of_turns_may_end_the_game_in_the_last_turns() -> None:
    """Found by random games: the end by seven lords is due, and the limit comes first."""
    lords = "jailer sage landlord recruiter opportunist diplomat schemer"
    state = position(
        "seats: green blue\nactive: blue\nturn: 47\nending: green turn.next\nmax-turns: 47\n"
        f"green.lords: {lords}\nasks: -"
    )
    assert not list(state.game.defects(state))
