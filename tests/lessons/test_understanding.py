"""What is meant by words about a position: a move, a thing, a rule; never a grammar, never a false rule."""

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons.understanding import understand
from tests.toy import GAME

COURT = """seats: blue yellow
court: master-of-magic slaver traitor
blue: 2 pearls
council: crab1
blue.hand: jellyfish3 crab2 shellfish5 shellfish1"""


@pytest.fixture(scope="module")
def court():
    return lab.game("ambis").read_position(COURT)


@pytest.mark.parametrize(
    "words",
    [
        "recruit slaver",
        "Slaver",
        "blue recruit Slaver shellfish5+shellfish1",
        "recruit slaver shellfish5,shellfish1",
        "recruit the slavr",
    ],
)
def test_a_lord_is_meant_however_he_is_written(court, words: str) -> None:
    (why,) = understand(court, words).whys
    assert lab.game("ambis").write_move(why.move) == "blue recruit slaver shellfish1+shellfish5"
    assert not why


def test_a_card_out_of_sight_is_known_by_its_name() -> None:
    state = lab.timeline("ambis", seats=2, seed=7).state
    (why,) = understand(state, "recruit apprentice crab5").whys
    assert why.clauses[0] == "recruit.pay-with-hand"


def test_what_is_not_there_is_said_not_to_be_there(court) -> None:
    (why,) = understand(court, "recruit apprentice").whys
    assert why.clauses == ("recruit.from-court",)
    assert "The Apprentice is not in the Court." in str(why)


@pytest.mark.parametrize("words", ["crabs", "support crabs", "Support Crab", "take the crab pile"])
def test_a_plural_is_no_other_thing(court, words: str) -> None:
    first = understand(court, words).whys[0]
    assert lab.game("ambis").write_move(first.move) == "blue support crab"
    assert not first


def test_why_a_move_cannot_be_made_is_answered_for_the_nearest_one(court) -> None:
    for words in ("why can't I recruit the traitor?", "recruit the traitor"):
        (why,) = understand(court, words).whys
        assert "lord.cost-forced-race" in why.clauses


def test_a_question_is_answered_by_the_rulebook(court) -> None:
    found = understand(court, "can I take two cards?")
    assert not found.whys
    assert found.answers is not None
    assert found.answers[0].id == "explore.take"
    assert "chooses an action" in found.now


def test_words_about_something_else_are_told_so(court) -> None:
    for words in ("what is the capital of France", "blue fly", "asdfgh"):
        assert "Nothing like it was found in the rulebook of Ambis" in repr(understand(court, words))


@pytest.mark.parametrize("game", lab.games)
@pytest.mark.parametrize(
    "words", ["can I take two cards?", "blue", "?", "recruit", "take it", "why", "99", "a b c", "-"]
)
def test_no_words_are_answered_with_a_grammar(game: str, words: str) -> None:
    told = repr(understand(lab.game(game).start(), words))
    for workshop in ("seat verb", "the verbs are", "is written", "Traceback", "no verb"):
        assert workshop not in told


@pytest.mark.parametrize("words", ["shovel", "use shovel", "dig"])
def test_a_word_stands_for_the_plainest_thing_that_it_names(words: str) -> None:
    none = """seats: red blue
castles: red=C3* blue=I9*
villages: F6 F9
tiles: D3=straight@90
stack: 79
discards: -
red.hand: bend bridge crossing straight tee wetland
blue.hand: bend bridge shovel straight tee wetland
asks: play red"""
    (why,) = understand(lab.game("amber").read_position(none), words).whys
    assert why.move.verb == "shovel"
    assert "turn.play-one" in why.clauses


def test_what_is_legal_is_told_before_what_is_not() -> None:
    whys = understand(GAME.start(2, heap=5), "take").whys
    assert len(whys) == 3
    assert not any(whys)


POSITIONS = {
    "amber": "castles: red=C3* blue=I9*\nvillages: F6*\nhand red: bend tee straight*4",
    "jantaris": "tokens: red taira, black amarin",
    "roads_and_boats": "seats: red yellow\nmap: two",
    "amber_route": "turn: red > draw",
}


@pytest.mark.parametrize(
    ("game", "words", "clause"),
    [
        ("amber", "dig up a castle", "shovel.not-castle"),
        ("jantaris", "may I put a merchant where a token is", "guild.no-new"),
        ("roads_and_boats", "what does a mint cost", "building.cost-from"),
        ("amber_route", "how far may I move", "move.distance"),
    ],
)
def test_rules_are_found_from_a_position_of_every_game(game: str, words: str, clause: str) -> None:
    found = understand(lab.game(game).read_position(POSITIONS[game]), words)
    assert found.answers is not None
    assert clause in found.answers[0].clauses


TRAVELLERS = """seats: red blue
red: field 2, escorts 3, loose 1, hand forest-1 mountains-2 swamp-2 any-1
blue: hand wasteland-1"""

SAID_IN_POLISH = {
    "draw": {
        "biorę kartę": "red take card",
        "chcę dobrać kartę światła": "red take card",
        "wolę eskortę": "red take escort",
        "wybieram znacznik eskorty": "red take escort",
        "take escort": "red take escort",
    },
    "act": {
        "rekrutuję": "red recruit",
        "zrekrutować eskortę": "red recruit",
        "kup karty": "red buy",
        "kupuję karty za bursztyn": "red buy",
        "idę o jedno pole": "red advance 1",
        "ide dwa pola do przodu": "red advance 2",
    },
    "preparing swamp-trap-d easy": {
        "zagrywam bociana": "red support swamp-2",
        "zagraj domowika": "red support any-1",
        "dokladam domowika": "red support any-1",
        "podejmuję wyzwanie": "red face",
    },
    "ghost forest-ghost-c easy > shaping 2": {
        "zmieniam 2 na 3": "red shift 2 3",
        "kupuję szóstkę": "red amber-die 6",
        "zostawiam kostki": "red accept",
    },
    "gift-pick harvest 6+3 blue": {"biorę szóstkę": "red pick 6", "wybieram trójkę": "red pick 3"},
}


@pytest.mark.parametrize("asked", SAID_IN_POLISH)
def test_a_move_is_meant_in_polish_too(asked: str) -> None:
    game = lab.game("amber_route")
    state = game.read_position(f"{TRAVELLERS}\nasks: red > {asked}")
    with lab.speaking("pl"):
        for words, move in SAID_IN_POLISH[asked].items():
            (why,) = understand(state, words).whys
            assert game.write_move(why.move) == move, words
            assert not why, words


def test_pass_is_said_for_what_is_called_otherwise_here() -> None:
    offered = lab.game("ambis").read_position(
        "seats: blue yellow\nactive: yellow\ntrack: crab3 - - - -\nblue: 2 pearls\nasks: offer 1 blue"
    )
    (why,) = understand(offered, "pass").whys
    assert lab.game("ambis").write_move(why.move) == "blue decline"
    assert not why


@pytest.mark.parametrize("words", ["sawmill", "make wagon", "give him a goose"])
def test_a_thing_is_put_in_for_another_of_its_kind_alone(words: str) -> None:
    """A sawmill was put down as a good, and a goose where it was to be given to somebody."""
    moving = lab.game("roads_and_boats").read_position(
        """seats: red green
map: 0,0 pasture; 1,0 woods
phase: movement
transporters: g1 green donkey 0,0/0 1 goose; r1 red donkey 1,0/0
goods: 0,0/0 1 boards
asks: end-phase movement > moving green+red no - 1 yes"""
    )
    found = understand(moving, words)
    assert not found.whys
    assert found.answers


def test_a_lone_word_may_be_misspelled() -> None:
    assert understand(lab.game("amber").start(2), "castel").answers


ROUTE = "seats: red blue\nred: field 9\nasks: red > act"
LAND = "seats: red yellow\nmap: 0,0 woods\ntransporters: r1 red donkey 0,0/0\nasks: end-phase building"
CASTLES = "seats: red blue\ncastles: red=C3 blue=D6\nblue.hand: shovel bend*5\nasks: play blue"


@pytest.mark.parametrize(
    ("game", "position", "words", "moves"),
    [
        ("amber_route", ROUTE, "go back", {"advance": "move.direction"}),  # it was said that ahead is allowed
        ("amber_route", ROUTE, "go forward", {"advance": ""}),
        ("amber_route", ROUTE, "fight blue", {}),  # taken for “light”, so that cards were bought
        ("roads_and_boats", LAND, "burn down the woodcutter", {}),  # once a coal burner was built
        # once “Blue cannot play and discards a shovel”
        ("amber", CASTLES, "play the shovel", {"shovel": "shovel.not-castle"}),
    ],
)
def test_newcomers_words_mean_no_move_of_another_kind(
    game: str, position: str, words: str, moves: dict[str, str]
) -> None:
    found = understand(lab.game(game).read_position(position), words)
    assert {why.move.verb for why in found.whys} == set(moves)
    assert all(moves[why.move.verb] in ("", *why.clauses) for why in found.whys)


@pytest.mark.parametrize(
    ("game", "position", "words", "clause"),
    [
        ("amber_route", ROUTE, "fight blue", "duel.when"),
        ("roads_and_boats", LAND, "burn down the woodcutter", "building.permanent"),
        ("roads_and_boats", LAND, "blow up his road", "conflict.never"),
        ("amber", CASTLES, "bomb his road", "shovel.target"),
    ],
)
def test_what_no_move_does_is_answered_by_a_rule(game: str, position: str, words: str, clause: str) -> None:
    answers = understand(lab.game(game).read_position(position), words).answers
    assert answers is not None
    assert clause in [hit.id for hit in answers[:3]]


BIDDING = """seats: blue yellow green
active: green
offer: hidden-dagger
yellow: 5 red, 6 black
green: 6 red, 6 black
asks: bidding hidden-dagger 7 green green+yellow yellow"""
OFFERED = """seats: blue yellow
active: yellow
track: crab3 - - - -
blue: 2 pearls
asks: offer 1 blue"""
HOMES = """seats: red yellow
map: 0,0 pasture; 1,0 woods; 2,0 rock
transporters: r1 red donkey 1,0/0 1 boards; y1 yellow donkey 2,0/0
asks: end-phase {}"""
MOVING = HOMES.format("movement > moving red+yellow no - 1 yes")
BUILDING = HOMES.format("building > constructing red+yellow")
PRODUCING = HOMES.format("production > producing red yes - 1 yes - 10")
RIVALS = "red: field 1, hand any-1\nblue: field 1\ngreen: field 2\nasks: red > attack-choice"
DEALT = """seats: red blue
castles: red=C3* blue=I9*
villages: F6
red.hand: bend*2 shovel straight*2 tee
blue.hand: bend bridge shovel straight tee wetland
asks: play red"""


@pytest.mark.parametrize(
    ("game", "position", "words", "move", "clause"),
    [
        ("amber", DEALT, "lay a roundabout", "red place roundabout", "turn.play-one"),
        ("amber", DEALT, "put a crossing on C2", "red place crossing C2", "turn.play-one"),
        ("amber_route", RIVALS, "rob green", "red attack green", "duel.same-field"),
        ("amber_route", RIVALS, "rob blue", "red attack blue", ""),
        ("ambis", OFFERED, "yes", "blue buy crab3", ""),
        ("ambis", OFFERED, "take it", "blue buy crab3", ""),
        (
            "roads_and_boats",
            BUILDING,
            "why can't I build a truck factory",
            "build truck_factory",
            "building.research",
        ),
        ("roads_and_boats", BUILDING, "oil rig", "red build oil_rig", "building.terrain"),
        ("roads_and_boats", BUILDING, "build a sawmill on 0,0", "red build sawmill 0,0", "building.presence"),
        ("roads_and_boats", MOVING, "move y1", "red go y1", "movement.no-force"),
        ("roads_and_boats", MOVING, "walk to 0,0", "red go r1 0,0/0", ""),
        ("roads_and_boats", MOVING, "walk to -3,5", "red go r1 -3,5/0", "movement.road-connected"),
    ],
)
def test_what_is_named_is_what_is_judged(
    game: str, position: str, words: str, move: str, clause: str
) -> None:
    """What is not in hand, things of two words, other seats, places, somebody else's transporter."""
    state = lab.game(game).read_position(position)
    whys = understand(state, words).whys
    assert whys
    for why in whys:
        assert move in lab.game(game).write_move(why.move)
        assert (clause in why.clauses) if clause else not why


@pytest.mark.parametrize(
    ("game", "position", "words", "first"),
    [
        ("ambis", COURT, "use slaver", {"power.slaver", "lord.slaver", "ruling.activated-once"}),
        ("roads_and_boats", PRODUCING, "make boards", {"good.boards", "table.inputs"}),
        ("roads_and_boats", PRODUCING, "why can't I move", {"movement.once"}),
        ("roads_and_boats", PRODUCING, "use the goods of my cargo", {"production.cargo-input"}),
        (
            "jantaris",
            "tokens: red taira, black amarin\nasks: diplomacy",
            "look at the votes",
            {"ruling.vote-secrecy"},
        ),
    ],
)
def test_what_no_move_here_does_is_answered_by_its_rule(
    game: str, position: str, words: str, first: set[str]
) -> None:
    """Using a lord was read as recruiting him, making boards as moving them."""
    found = understand(lab.game(game).read_position(position), words)
    assert not found.whys
    assert found.answers is not None
    assert first & {hit.id for hit in found.answers[:2]}


@pytest.mark.parametrize(
    ("asks", "words", "rule"),
    [
        ("marketplace", "one of each", "ruling.marketplace-one-colour"),
        ("diplomacy", "move both tokens", "diplomacy.move-token"),
    ],
)
def test_several_are_no_single_move(asks: str, words: str, rule: str) -> None:
    found = understand(lab.game("jantaris").read_position(f"seats: blue yellow green\nasks: {asks}"), words)
    assert not found.whys
    assert rule in [hit.id for hit in found.answers or ()]


def test_who_may_not_pass_is_told_by_which_rule_a_choice_is_open() -> None:
    state = lab.game("jantaris").read_position("seats: blue yellow green\nasks: diplomacy")
    answers = understand(state, "pass").answers
    assert answers is not None
    assert answers[0].id == "diplomacy.move-token"


@pytest.mark.parametrize(
    ("words", "move", "clause"),
    [
        ("raise to 7", "yellow bid 7", "bazaar.raise-or-drop"),
        ("5", "yellow bid 5", "bazaar.raise-or-drop"),
        ("outbid him", "yellow bid 8", ""),
    ],
)
def test_a_number_is_put_in_and_raising_is_bidding(words: str, move: str, clause: str) -> None:
    state = lab.game("jantaris").read_position(BIDDING)
    why = understand(state, words).whys[0]
    assert lab.game("jantaris").write_move(why.move) == move
    assert why.clauses[:1] == ((clause,) if clause else ())


def test_where_a_thing_of_the_position_is_named_it_is_told_what_is_open() -> None:
    """“Move r1” was told nothing in the building phase, not even that it is that phase."""
    state = lab.game("roads_and_boats").read_position(LAND)
    assert understand(state, "move r1").now == state.prompt


@pytest.mark.parametrize(
    ("game", "text", "move"),
    [
        ("ambis", f"{COURT}\nblue.lords: oracle\nasks: finish", "blue end"),
        ("ambis", f"{COURT}\ntrack: crab2 - - - -\nasks: unsold 1", "blue leave"),
        ("jantaris", "seats: blue yellow green\nasks: guild-house", "blue leave"),
        (
            "amber_route",
            "red: field 1, hand forest-1\nblue: field 1\nasks: red > attack-choice",
            "red spare",
        ),
    ],
)
@pytest.mark.parametrize("words", ["end my turn", "I’m done.", "Can I pass?", "skip", "do nothing"])
def test_who_wants_to_do_no_more_is_understood(game: str, text: str, move: str, words: str) -> None:
    state = lab.game(game).read_position(text)
    (why,) = understand(state, words).whys
    assert lab.game(game).write_move(why.move) == move
    assert not why


def test_where_nobody_may_stop_it_is_told_what_is_to_be_decided() -> None:
    """“Pass” was “Claim no card”, of another phase, in the city."""
    state = lab.game("jantaris").read_position("seats: blue yellow green\nasks: diplomacy")
    for words in ("pass", "end my turn"):
        found = understand(state, words)
        assert not found.whys
        assert found.now == state.prompt


def test_what_is_denied_is_not_meant(court) -> None:
    """“I can't play” was answered by all that can be played, and “attack blue” by attacking nobody."""
    assert not understand(court, "I can't recruit the slaver").whys
    state = lab.game("amber_route").read_position(
        "red: field 1, hand forest-1\nblue: field 1\nasks: red > attack-choice"
    )
    moves = [why.move.verb for why in understand(state, "attack blue").whys]
    assert moves
    assert set(moves) == {"attack"}


def test_a_mine_is_a_building_and_not_somebodys() -> None:
    state = lab.game("roads_and_boats").read_position(
        "seats: red yellow\nmap: 0,0 mountain; 1,0 pasture\nphase: building\n"
        "transporters: r1 red donkey 0,0/0 2 boards\nasks: end-phase building > constructing red+yellow"
    )
    (why,) = understand(state, "build a mine here").whys
    assert "build mine" in lab.game("roads_and_boats").write_move(why.move)


def test_what_stops_somebody_may_be_asked_in_words(court) -> None:
    assert "The Apprentice is not in the Court." in repr(lab.stops(court, "recruit apprentice"))
    assert "lord.cost-forced-race" in repr(lab.stops(court, "why can't I recruit the traitor?"))
    with pytest.raises(RulebookError):
        lab.stops(court, "xyzzy")


@pytest.mark.parametrize("words", ["what can I do?", "I don't know", "Whose turn is it"])
def test_who_asks_what_can_be_done_is_told_all_of_it(court, words: str) -> None:
    """Once nothing like it was found in the rulebook."""
    found = understand(court, words)
    assert not found.whys
    assert found.now.startswith(court.prompt)
    told = [court.game.texts.say("verbs", [verb], {}) for verb in court.legal_moves.by_verb()]
    assert [line.partition(":")[0] for line in found.now.splitlines()[1:]] == told


ROLLED = (
    "red: field 1, escorts 2\nblue: field 1\nasks: red > monster mountains-monster-a easy 1 2 > shaping 4 5"
)
MOVING = "seats: red yellow\nmap: 0,0 woods; 1,0 pasture\nphase: movement\ntransporters: r1 red donkey 0,0/0"
EXPULSION = (
    "seats: blue yellow green\nasks: effects strengthen-position+deal+deal green+blue > expulsion yellow"
)


@pytest.mark.parametrize("words", ["one up", "turn a die up", "make a 5"])
def test_dice_are_changed_in_everyday_words(words: str) -> None:
    state = lab.game("amber_route").read_position(ROLLED)
    assert "shift" in {why.move.verb for why in understand(state, words).whys}


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("take the red pile", "blue support crab"),
        ("the purple one", "blue support jellyfish"),
        ("Blue cards please", "blue support squid"),
    ],
)
def test_a_colour_of_cards_is_no_seat(words: str, move: str) -> None:
    state = lab.game("ambis").read_position("seats: blue red\ncouncil: crab1 jellyfish2 squid3")
    assert lab.game("ambis").write_move(understand(state, words).whys[0].move) == move


@pytest.mark.parametrize(
    ("text", "words", "move"),
    [
        ("track: crab2 - - - -\nasks: unsold 1", "keep this one", "blue take crab2"),
        ("track: crab2 - - - -\nasks: unsold 1", "next one please", "blue leave"),
        ("track: monster - - - -\nasks: encounter 1", "kill the monster", "blue fight"),
        ("track: monster - - - -\nasks: encounter 1", "run past it", "blue go-on"),
    ],
)
def test_a_move_may_be_said_in_everyday_words(text: str, words: str, move: str) -> None:
    (why,) = understand(lab.game("ambis").read_position(f"{COURT}\n{text}"), words).whys
    assert lab.game("ambis").write_move(why.move) == move
    assert not why


@pytest.mark.parametrize(
    ("game", "text", "words", "rule"),
    [
        (
            "roads_and_boats",
            f"{MOVING}\nasks: end-phase movement > moving red+yellow yes",
            "why can't I build here",
            "building.what",
        ),
        ("jantaris", "seats: blue yellow green", "vote deal", "diplomacy.vote"),
        ("ambis", COURT, "use schemer", "lord.schemer"),
    ],
)
def test_a_move_of_another_moment_or_a_thing_alone_is_told_by_its_own_rule(
    game: str, text: str, words: str, rule: str
) -> None:
    state = lab.game(game).read_position(text)
    found = understand(state, words)
    assert not found.whys
    assert found.answers is not None
    assert found.answers[0].id == rule


def test_who_is_named_is_meant_before_others() -> None:
    """“Throw out blue” was answered by banishing oneself first."""
    state = lab.game("jantaris").read_position(EXPULSION)
    (why, *_) = understand(state, "throw out blue").whys
    assert lab.game("jantaris").write_move(why.move) == "yellow banish blue"


@pytest.mark.parametrize("game", lab.games)
def test_a_move_without_its_seat_is_answered_by_one_that_sits_at_the_table(game: str) -> None:
    """“Such as black” was said where nobody is black."""
    state = lab.timeline(game, seats=3, seed=7).state
    verb = next(iter(state.legal_moves)).verb
    with pytest.raises(RulebookError, match=f"such as '{state.seats[0]} {verb}'"):
        state.why_not(f"{verb} x")


CITY = """seats: blue yellow green
tokens: red taira, black amarin
blue: 6 red, 6 black
active: blue
asks: city"""


@pytest.mark.parametrize("words", ["auction", "can I start an auction", "why can't I auction an item"])
def test_who_wants_what_comes_after_a_move_is_told_the_move(words: str) -> None:
    """“Auction” was answered by the rules alone before the Bazaar was chosen."""
    state = lab.game("jantaris").read_position(CITY)
    found = understand(state, words)
    assert [lab.game("jantaris").write_move(why.move) for why in found.whys] == ["blue visit bazaar"]
    assert not found.whys[0]
    assert found.now.startswith("Not now.")
    assert found.answers is not None
    assert found.answers[0].id == "bazaar.can-open"


@pytest.mark.parametrize(
    ("position", "words", "rule"),
    [
        (PRODUCING, "go to 1,0", "movement.once"),  # a board was to be moved to 1,0
        (PRODUCING, "move the donkey", "movement.once"),
        (BUILDING, "move my donkey", "movement.once"),
        (PRODUCING, "build a sawmill", "building.what"),
        (PRODUCING, "two bricks", "wonder.opportunity"),
        (BUILDING, "research", "research.when"),
    ],
)
def test_a_move_of_another_moment_is_not_taken_for_one_of_this(position: str, words: str, rule: str) -> None:
    state = lab.game("roads_and_boats").read_position(position)
    found = understand(state, words)
    assert not found.whys
    assert state.prompt in found.now
    assert found.answers is not None
    assert found.answers[0].id == rule


def test_several_bricks_are_bought_one_by_one() -> None:
    asks = "wonder > offering red"
    state = lab.game("roads_and_boats").read_position(HOMES.format(asks))
    assert {why.move.verb for why in understand(state, "two bricks").whys} == {"buy-brick"}


@pytest.mark.parametrize("words", ["can yellow build", "yellow builds a sawmill", "may yellow build a mint"])
def test_who_is_said_to_do_something_is_judged(words: str) -> None:
    """“Can yellow build” was answered with what Red may build."""
    state = lab.game("roads_and_boats").read_position(HOMES.format("building > constructing red"))
    whys = understand(state, words).whys
    assert whys
    assert {why.move.seat for why in whys} == {"yellow"}
    assert all("order.mid-phase" in why.clauses for why in whys)


def test_of_several_who_are_asked_the_one_named_is_judged() -> None:
    state = lab.game("roads_and_boats").read_position(BUILDING)
    for seat in ("red", "yellow"):
        whys = understand(state, f"can {seat} build").whys
        assert {why.move.seat for why in whys} == {seat}
