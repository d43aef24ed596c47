"""Secret votes: hidden until all are cast, in views, events, facts and logs; and they commute."""

from __future__ import annotations

from itertools import permutations, product

import rulebook_lab as lab
from rulebook_lab.games.jantaris.rules.diplomacy import VOTING_CARDS
from tests.clauses import clause
from tests.jantaris.table import JANTARIS, asked, at, play, refusals, vote, voting

APART = ("tokens: red taira, black likaran", "active-district: taira", "blue: 2 red, 1 taira")


@clause("jantaris", "diplomacy.reveal", "diplomacy.vote")
def test_a_hidden_vote_changes_nobody_elses_view():
    start = voting(*APART)
    cast = {card: start.play(f"yellow vote {card}") for card in VOTING_CARDS}
    assert len({state.view("yellow") for state in cast.values()}) == 4
    for seat in ("blue", "green"):
        assert len({state.view(seat) for state in cast.values()}) == 1
        assert len({str(state.view(seat).facts) for state in cast.values()}) == 1
        assert len({state.view(seat).text for state in cast.values()}) == 1
    assert not any(card in cast["deal"].view("blue").text for card in VOTING_CARDS)


@clause("jantaris", "diplomacy.vote")
def test_votes_commute():
    start = voting(*APART)
    votes = ("blue vote deal", "yellow vote deal", "green vote black-market")
    ends = {play(start, *order) for order in permutations(votes)}
    assert len(ends) == 1


@clause("jantaris", "diplomacy.reveal")
def test_the_log_shows_votes_only_when_all_are_cast():
    timeline = lab.timeline(voting(*APART))
    timeline.play("blue vote deal")
    timeline.play("green vote recruitment")
    assert timeline.log("yellow") == ["Blue has voted.", "Green has voted."]
    assert timeline.log("blue") == ["Blue votes Deal.", "Green has voted."]
    timeline.play("yellow vote deal")
    assert "Green has voted Recruitment, which has 1 vote." in timeline.log("yellow")[3:]


def test_a_view_can_try_out_what_it_does_not_know():
    state = play(voting(*APART), "blue vote deal", "yellow vote black-market").view("green")
    assert asked(state) == {"green"}
    state = state.play("green vote deal")
    assert asked(state) == {"blue", "yellow"}  # whose votes green would have to guess
    guessed = play(state, "blue vote deal", "yellow vote strengthen-position")
    assert asked(guessed) == {"yellow"}


@clause("jantaris", "diplomacy.vote", "diplomacy.count")
def test_all_profiles_of_votes_can_be_played():
    start = voting("seats: blue yellow green purple", *APART, seats=4)
    for cards in product(VOTING_CARDS, repeat=4):
        state = vote(start, *cards)
        assert state.defects == ()
        assert state.to_act


@clause("jantaris", "diplomacy.vote")
def test_nobody_votes_before_a_token_has_moved():
    state = at("phase: diplomacy")
    assert refusals(state, "blue vote deal") == ("diplomacy.vote",)
    assert JANTARIS.texts.say("verbs", ["vote"], {}) == "Vote"
