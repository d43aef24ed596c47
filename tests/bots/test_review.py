"""Hints and reviews: exact where it can be calculated, mistakes no more than what is surely worse."""

from itertools import product
from math import inf
from random import Random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

import rulebook_lab as lab
from rulebook_lab.bots import hint, player, review
from rulebook_lab.bots import players as players_module
from rulebook_lab.bots.hints import Change, Hint, Way, changes, exactly, figures, instead
from rulebook_lab.bots.review import LEAST, Review
from rulebook_lab.engine import CHANCE, RulebookError, Timeline
from rulebook_lab.simulate import random_play
from tests.bots.test_search import best, expectation
from tests.toy import GAME, Pebbles, Take, Turn


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    part = SimpleNamespace(expectation=expectation, judge=lambda state, move: 0.0, TEMPERATURE=1.0, ROLLOUT=0)
    monkeypatch.setattr(type(GAME), "part", lambda game, name: part)
    monkeypatch.setattr(GAME, "_guess", lambda view, random: replace(view, viewer=None))
    players_module.judged.cache_clear()
    yield
    players_module.judged.cache_clear()


def heap(number: int, ahead: int = 0) -> Pebbles:
    taken = GAME.start(2, heap=4).taken.with_("blue", max(0, ahead)).with_("yellow", max(0, -ahead))
    seats = ("blue", "yellow")
    return Pebbles(seats=seats, pending=(Turn("blue"),), heap=number, taken=taken, voted=True)


@pytest.mark.usefixtures("toy")
def test_what_is_left_is_calculated_exactly() -> None:
    for number in range(2, 8):
        for ahead in range(-2, 3):
            state = heap(number, ahead)
            most = state.boxes[""]
            wanted = {
                Take("blue", n): 1 - best(number - n, -(ahead + n), most)
                for n in range(1, min(most, number) + 1)
            }
            assert exactly(state, "blue") == wanted
    found = hint(heap(6, -1))
    assert found.exact
    assert found.ways[0].expects == max(way.expects for way in found.ways)
    assert repr(found).count("alculated exactly") == 1
    assert exactly(heap(7), "blue", most=3) is None


@pytest.mark.usefixtures("toy")
def test_a_review_finds_every_exact_mistake_and_nothing_else() -> None:
    """Every line of play by lot, against trying everything."""
    for seed in range(12):
        random, timeline = Random(seed), Timeline(heap(7), 0)
        wanted = []
        while timeline.state.pending:
            state = timeline.state
            most, seat = state.boxes[""], state.pending[-1].seat
            other = "yellow" if seat == "blue" else "blue"
            ahead = state.taken[seat] - state.taken[other]
            worth = {
                n: 1 - best(state.heap - n, -(ahead + n), most) for n in range(1, min(most, state.heap) + 1)
            }
            move = random.choice(list(state.legal_moves))
            if worth[move.count] < max(worth.values()):
                wanted.append((len(timeline.path) - 1, max(worth.values()) - worth[move.count]))
            timeline.play(move)
        found = review(timeline)
        assert sorted((mistake.step, mistake.loss) for mistake in found.mistakes) == wanted
        assert all(mistake.exact and mistake.error == 0 for mistake in found.mistakes)
        assert len(found.expected) == len(timeline.path)


@pytest.mark.usefixtures("toy")
def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    with pytest.raises(RulebookError, match="Yellow has nothing to decide here"):
        hint(heap(5), "yellow")


@pytest.mark.parametrize("name", lab.games)
def test_a_hint_is_not_made_from_what_another_seat_sees(name: str) -> None:
    state = lab.timeline(name, seats=3, seed=1).state
    (seat,) = state.to_act
    for viewer in set(state.seats) - {seat}:
        with pytest.raises(RulebookError, match=f"This is what {viewer.capitalize()} sees"):
            hint(state.view(viewer))


def test_a_game_that_judges_nothing_gives_no_hint() -> None:
    with pytest.raises(RulebookError, match="Nobody can tell"):
        hint(GAME.start(2, heap=4))


def test_a_margin_that_nobody_knows_is_a_question_mark_in_every_language() -> None:
    state = lab.game("amber_route").read_position("turn: red > act\nred: field 9, loose 1\nblue: field 9\n")
    few = hint(state, budget=lab.bots.Budget(4))
    few = replace(few, ways=(few.ways[0], replace(few.ways[1], error=inf)))
    for language in lab.languages():
        with lab.speaking(language):
            assert "(±?%)" in str(few)


RECRUITING = (
    "turn: 9\ncourt: - - - - sage peddler\nblue: 6 pearls\nblue.hand: shellfish3*2 crab3 crab4 seahorse4"
)


def test_a_reason_is_what_not_every_move_changes_alike() -> None:
    state = lab.game("ambis").read_position(RECRUITING)
    recruit, other, *_ = (move for move in state.legal_moves if move.verb == "recruit")
    explore = state.game.read_move("blue explore")
    ally = Change("affiliated.blue", 0, 1)
    assert ally in changes(state, recruit)
    assert ally in changes(state, recruit, [other, explore])
    assert ally not in changes(state, recruit, [other])


def test_a_mistake_tells_what_is_other_after_the_better_move() -> None:
    state = lab.game("amber_route").read_position("turn: red > act\nred: field 9, loose 1\nblue: field 9\n")
    advance, recruit = (state.game.read_move(f"red {move}") for move in ("advance 1", "recruit"))
    assert Change("field.red", 9, 10) in instead(state, advance, recruit)
    assert Change("field.red", 10, 9) in instead(state, recruit, advance)
    assert instead(state, advance, advance) == ()


@pytest.mark.parametrize("name", lab.games)
def test_a_hint_names_its_seat_once(name: str) -> None:
    game = lab.game(name)
    state = next(
        state
        for state in random_play(game, game.start(max(game.seat_counts)), Random(2), True)
        if len(state.legal_moves) > 2 and state.legal_moves[0].seat != CHANCE
    )
    found = hint(state, budget=lab.bots.Budget(8))
    for language in lab.languages():
        with lab.speaking(language):
            assert found.sentences[0].count(game.texts.name(found.seat)) == 1


def test_a_hint_shows_no_other_move_as_more_likely_to_win() -> None:
    """What was tried less is ahead by luck at times: the move to make would look like a slip."""
    game = lab.game("ambis")
    state = game.read_position("seats: blue yellow\nblue: 3 pearls\ncouncil: jellyfish2 crab1 squid4")
    found = hint(state, budget=lab.bots.Budget(8))
    first, second, third = found.ways[:3]
    ahead, behind = replace(second, expects=first.expects + 0.01), replace(third, expects=first.expects / 2)
    words = "\n".join(replace(found, ways=(first, ahead, behind)).sentences)
    assert game.describe(behind.move, state).rstrip(".") in words
    assert game.describe(ahead.move, state).rstrip(".") not in words


def test_a_hint_names_the_clause_that_grants_the_move_there() -> None:
    """A location is taken by one option or the other."""
    text = "seats: blue yellow\nblue: 3 keys\nlocations: closed-tower\nasks: "
    state = lab.game("ambis").read_position(f"{text}drawn jail+barracks")
    assert hint(state, budget=lab.bots.Budget(8)).clause == "location.option-draw"
    state = lab.game("ambis").read_position(f"{text}control")
    assert state.game.read_move("blue occupy closed-tower").granted_by(state.top) == "location.option-open"


def played(name: str, seats: int, seed: int) -> Timeline:
    """A game of greedy players."""
    timeline = lab.timeline(name, seats=seats, seed=seed)
    greedy = player(timeline.game, "greedy")
    while timeline.state.pending:
        seat = timeline.game.asked(timeline.state)[0]
        timeline.play(greedy.move(timeline.state, seat, Random(f"{seed}/{len(timeline.moves)}")))
    return timeline


def test_mistakes_of_a_real_game_are_worse_by_their_interval() -> None:
    timeline = played("ambis", 2, 5)
    found = review(timeline, ["yellow"], glance=30)
    assert found.mistakes
    for mistake in found.mistakes:
        assert mistake.seat == "yellow"
        assert mistake.loss >= LEAST
        assert mistake.exact or mistake.loss > mistake.error
        assert mistake.better in mistake.state.legal_moves
        assert timeline.path[mistake.step].state == mistake.again().state == mistake.state
        assert mistake.state.game.catalogue[mistake.clause].title in str(mistake)
    losses = [mistake.loss for mistake in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert [series.seat for series in found.chart.series] == ["blue", "yellow"]
    assert all(sum(shares) == pytest.approx(1) for shares in found.expected)


def test_a_hint_is_from_the_seats_own_view() -> None:
    timeline = played("ambis", 2, 5)
    game = timeline.game
    state = next(node.state for node in timeline.path[40:] if game.asked(node.state) not in ((CHANCE,), ()))
    seat = game.asked(state)[0]
    other = game.guess(state.view(seat), Random(8))
    assert other != state
    one, two = hint(state, budget=lab.bots.Budget(40)), hint(other, budget=lab.bots.Budget(40))
    assert (one.ways, one.changes) == (two.ways, two.changes)
    assert one.move in state.legal_moves
    for change in one.changes:
        assert state.view(seat).facts[change.figure] == change.before
        assert game.carry_out(state, one.move).state.view(seat).facts[change.figure] == change.after


def test_a_hint_for_the_last_vote_does_not_tell_how_the_others_voted() -> None:
    """What a vote brings follows from all of them: nobody who votes knows it."""
    position = """seats: blue yellow green
start: green
active: green
round: 2
tokens: red likaran, black orvala
active-district: orvala
offer: coronation-bell, forged-warrant
market: market.2, market.3, market.7
blue: 1 red, 1 black, 1 shakara, 1 belmora, 1 city-center
yellow: 1 likaran, 1 belmora, 1 city-center
green: 1 red, 2 black, 1 taira, 1 dorvan
asks: voting {}+-+deal"""
    read = lab.game("jantaris").read_position
    for mine in ("vote recruitment", "vote deal"):
        told = {
            changes(read(position.format(card)), lab.game("jantaris").read_move(f"yellow {mine}"))
            for card in ("recruitment", "black-market", "deal")
        }
        assert len(told) == 1, mine


def test_a_game_that_judges_no_positions_is_not_looked_over() -> None:
    with pytest.raises(RulebookError, match="Nobody can tell what a position of Pebbles is worth"):
        lab.review(lab.timeline(GAME, seed=1))


@pytest.mark.parametrize(
    ("expected", "title"),
    [
        ([(0.5, 0.5)] * 4, "Nobody was ahead for longest"),
        ([(0.5, 0.5), (0.5004, 0.4996)], "Nobody was ahead for longest"),
        ([(0.6, 0.4), (0.4, 0.6)], "Nobody was ahead for longest"),
        ([(0.5, 0.5), (0.5, 0.5), (0.4, 0.6)], "Yellow was ahead for longest"),
    ],
)
def test_equal_curves_have_nobody_ahead(expected: list[tuple[float, float]], title: str) -> None:
    """As far as the chart tells them apart, which shows thousandths."""
    over = Review(lab.game("amber"), ("blue", "yellow"), tuple(expected), 0, ())
    assert over.chart.title == title
    alone = Review(lab.game("roads_and_boats"), ("blue",), ((0.2,), (0.3,)), 0, ())
    assert alone.chart.title == "How the chance to win went"


def test_nothing_is_calculated_from_what_a_seat_cannot_know() -> None:
    """What Red holds and has given up Blue does not see; that it is as he guesses makes nothing sure."""
    read = lab.game("amber").read_position
    table = "castles: red=C3* blue=I9*\nvillages: F6*\nstack: 0\nturn: blue\nred.hand: bend*3 {}\n"
    for held, discarded in product(["straight", "tee", "dead-end", "bend"], repeat=2):
        for own in ("shovel", "tee"):
            hands = f"blue.hand: bend {own}\nred.gave-up: {discarded}\nblue.gave-up: tee"
            state = read(table.format(held) + hands)
            assert not state.defects
            assert exactly(state, "blue") is None
    same = read(table.format("bend") + "blue.hand: bend shovel\nred.gave-up: bend\nblue.gave-up: tee")
    assert hint(same, budget=lab.bots.Budget(8)).exact is False


def test_what_hangs_on_hidden_votes_is_not_known() -> None:
    """Purple, full of red, votes last: his red Goods stay beside no or one other vote for the Black Market,
    and are lost beside more."""
    text = "seats: blue yellow green purple\ntokens: red taira, black likaran\nactive-district: taira\n"
    text += "purple: 6 red, 3 black, 2 taira\nasks: voting deal+deal+recruitment+-"
    view = lab.game("jantaris").read_position(text).view("purple")
    known = figures(view, view.game.read_move("purple vote black-market"))
    assert not {"red.purple", "goods.purple", "taira.purple"} & set(known)
    assert known["prestige.purple"] == 0


LAST_VOTE = """seats: blue yellow green purple
active: purple
round: 15
tokens: red belmora, black dorvan
active-district: dorvan
offer: bribed-guard, carrier-pigeon
market: market.1, market.2, market.4, market.8
under-fair: fair.2, fair.3, fair.5, fair.1, fair.4, fair.6
blue: 5 red, 2 black, 0+11+0 points, 3 amarin, 3 dorvan, 2 likaran, 1 belmora
yellow: 3 black, 2+9+0 points, 1 taira, 3 shakara, 2 dorvan, 3 orvala, 3 city-center, coronation-bell
green: 2 red, 0+10+0 points, 2 taira, 3 shakara, 2 dorvan, 4 belmora, 1 meziris, 2 city-center
purple: 2+10+0 points, 5 shakara, 1 dorvan, 5 likaran, 2 belmora, 1 orvala, historic-book
asks: effects black-market+strengthen-position*3 blue+yellow+green > withdrawal purple
""".replace("strengthen-position*3", "+".join(["strengthen-position"] * 3))


@pytest.mark.parametrize(("share", "told"), [(1.0, "100%"), (0.999, ">99%"), (0.002, "<1%"), (0.0, "0%")])
def test_what_is_not_certain_is_not_told_as_certain(share: float, told: str) -> None:
    state = lab.game("ambis").start(2)
    way = Way(state.game.read_move("blue explore"), share, 0.0, 0)
    state = state.game.read_position("seats: blue yellow")
    assert f"Chance to win: {told}." in str(Hint(state, "blue", (way,), True, ()))


def test_who_chooses_between_equals_does_not_favour_a_seat() -> None:
    """Purple has 12 points. Blue robs Yellow or Green, who are as good to him: if Green, Yellow has the three
    Goods for a twelfth point at the Great Fair, and shares the victory."""
    state = lab.game("jantaris").read_position(LAST_VOTE)
    assert state.defects == ()
    assert set((exactly(state, "purple") or {}).values()) == {0.75}


def test_a_decision_that_automatic_players_do_not_think_of_is_looked_over() -> None:
    hand = "crab1*2 crab5 seahorse5 squid1*2 squid4 shellfish1*2 jellyfish2"
    state = lab.game("ambis").read_position(f"court: - - - - reaper keeper\nblue.hand: {hand}")
    timeline = Timeline(state, 0)
    move = state.game.read_move("blue recruit reaper crab1+crab1+crab5+seahorse5")
    assert move not in state.game.considered(state)
    timeline.play(move)
    assert review(timeline, glance=4).decisions == 1
