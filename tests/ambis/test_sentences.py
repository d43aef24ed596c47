"""What players are told is true in each situation: questions, refusals, events, what moves are called."""

import pytest

from rulebook_lab.games.ambis.state import AmbisState
from tests.ambis.table import GAME, enters, play, position, refusals, told
from tests.ambis.test_turn import all_allies_affiliated_in_a_box_without_monsters
from tests.clauses import clause

ACTIONS = "chooses an action: explore, request support or recruit."


def test_who_can_do_one_thing_only_is_asked_for_that() -> None:
    """As at the beginning: the Council is empty, and nobody has an ally to recruit a lord with."""
    only = "Explore the depths: that is the only action that is possible now."
    assert GAME.prompt(position("blue: 0 pearls"), "blue") == only
    assert "request support" in GAME.prompt(position("blue: 0 pearls\ncouncil: crab1"), "blue")
    assert "Plot, or choose" in GAME.prompt(position("court: - - - - sage peddler\nblue: 1 pearl"), "blue")


def log(state: AmbisState, move: str, viewer: str | None = None) -> list[str]:
    """What a viewer is told of a move."""
    return [GAME.narrate(event, viewer) for event in state.outcome(move).events]


def called(state: AmbisState, verb: str) -> list[str]:
    """What the legal moves of a kind are called."""
    return [GAME.describe(move, state) for move in state.legal_moves if move.verb == verb]


def why(state: AmbisState, move: str) -> list[str]:
    return list(state.why_not(move).sentences)


@clause("ambis", "turn.plot-optional", "plot.impossible", "lord.owner-picks-moment")
@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("", f"Blue {ACTIONS}"),
        ("blue: 1 pearl", f"Blue plots, or {ACTIONS}"),
        ("blue: 1 pearl\nlord-deck: -", f"Blue {ACTIONS}"),
        ("blue.lords: oracle\ncouncil: crab1", f"Blue uses a power, or {ACTIONS}"),
        ("blue.lords: oracle", f"Blue {ACTIONS}"),
        ("blue.lords: oracle/rotated\ncouncil: crab1", f"Blue {ACTIONS}"),
        ("blue: 1 pearl\nblue.lords: slaver\nblue.hand: crab1", f"Blue plots, uses a power, or {ACTIONS}"),
    ],
)
def test_the_question_of_a_turn_names_only_what_is_possible(text: str, question: str) -> None:
    assert position(f"court: keeper\n{text}").prompt == question


@clause("ambis", "explore.price", "explore.price-shared", "explore.only-latest", "explore.last-space-ally")
@clause("ambis", "lord.cost-forced-race", "lord.cost-value", "recruit.exact-races", "affiliate.permanent")
@clause("ambis", "power.alchemist", "power.opportunist", "power.assassin", "power.corruptor")
@clause(
    "ambis", "location.option-open", "location.option-draw", "location.key-sources", "location.keys-spent"
)
@clause("ambis", "location.powers-off", "location.lords-not-free", "locscore.black-smokers")
@pytest.mark.parametrize(
    ("text", "move", "reasons"),
    [
        (
            "seats: blue yellow red\nasks: offer 1 red\ntrack: crab2\nbought: yellow\nred: 1 pearl",
            "red buy crab2",
            [
                "The ally costs 2 pearls now, and you have 1.",
                "1 ally has been bought this turn, no matter by whom: the price is 2 pearls.",
            ],
        ),
        (
            "asks: offer 3 yellow\ntrack: crab1 monster crab2\nyellow: 1 pearl",
            "yellow buy crab1",
            ["Only the card just revealed can be had, crab 2, not crab 1."],
        ),
        (
            "asks: unsold 5\ntrack: crab1 crab2 crab3 crab4 squid1",
            "blue leave",
            ["The track is full: squid 1 on the last space must be taken."],
        ),
        (
            "blue.lords: alchemist\ncouncil: crab1 squid1",
            "blue support crab",
            ["The Alchemist takes two different piles at once, and you name crab."],
        ),
        (
            "court: jailer\nblue: 2 pearls\nblue.hand: squid1\nblue.affiliated: squid2",
            "blue recruit jailer squid1+squid2",
            [
                "An affiliated ally stays in front of you and cannot pay for lords: squid 2.",
                "The Jailer asks for allies of exactly 3 races.",
                "The Jailer asks for at least one crab.",
                "You play squid; 3 races are needed, neither more nor fewer.",
                "Pearls never stand in for a race that is missing.",
                "The Jailer costs 6: your cards are worth 3, and you have 2 pearls to make up the rest.",
            ],
        ),
        (
            "blue.lords: slaver@jail\nblue.locations: jail\nblue.hand: crab1",
            "blue sell crab1",
            ["The Slaver lies under the Jail: the power is covered for the rest of the game."],
        ),
        (
            "blue.lords: opportunist\ncourt: keeper\nlord-deck: -",
            "blue replace sage",
            ["The Sage is not in the Court.", "The lord deck is empty: nothing can replace a lord."],
        ),
        (
            enters("assassin", "yellow.lords: keeper/rotated trader"),
            "blue rotate miller",
            ["Yellow does not have the Miller."],
        ),
        (
            enters("traitor", "blue.lords: keeper@jail sage\nblue.locations: jail"),
            "blue betray keeper miller",
            ["The Keeper lies under the Jail and is not free any more."],
        ),
        (
            enters("illusionist", "blue.locations: jail\nlocations: chasm"),
            "blue exchange jail depths",
            ["You cannot exchange it for the Depths: only for an open location."],
        ),
        (
            "asks: control\nblue: 0 pearls, 3 keys\nlocations: jail",
            "blue draw 5",
            ["From 1 to 4 locations may be drawn, not 5."],
        ),
        (
            "asks: control\nblue: 0 pearls, 3 keys\nlocations: jail",
            "blue occupy depths",
            ["You cannot take the Depths: only open locations may be taken."],
        ),
        (
            "asks: key-choice jail\nblue: 0 pearls, 3 keys\n"
            "blue.lords: invoker keeper sage@depths\nblue.locations: depths",
            "blue spend invoker+sage",
            [
                "The Invoker gives you no key.",
                "The Sage lies under the Depths: the key has been used.",
            ],
        ),
        (
            "asks: black-smokers\nblue.locations: black-smokers\nlocations: jail",
            "blue relocate jail",
            ["You cannot exchange them for the Jail: only for a location of the pile."],
        ),
    ],
)
def test_a_refusal_says_what_is_wrong_with_the_figures_of_the_position(
    text: str, move: str, reasons: list[str]
) -> None:
    assert why(position(text), move) == reasons


@clause("ambis", "turn.action-mandatory")
def test_who_can_take_no_action_is_told_to_pass() -> None:
    state = position(all_allies_affiliated_in_a_box_without_monsters())
    assert state.prompt == "No action is possible for Blue, who passes unless a plot or a power changes that."
    assert log(state, "blue pass")[0] == "Blue can take no action and passes."


@clause("ambis", "turn.action-mandatory")
def test_an_opponent_cannot_tell_whether_a_hand_leaves_an_action() -> None:
    text = all_allies_affiliated_in_a_box_without_monsters()
    state = position(text.replace("squid1*4", "squid1*3") + "\nblue.hand: squid1")
    assert refusals(state, "blue pass") == ()
    seen = state.view("yellow")
    assert why(seen, "blue pass") == ["From this seat nobody can tell: it depends on something hidden."]
    assert seen.prompt == f"Blue {ACTIONS}"


@clause("ambis", "explore.last-space-ally", "explore.reshuffle")
def test_an_ally_that_must_be_taken_is_not_offered_to_be_left() -> None:
    four = "seats: blue yellow\ntrack: crab1 squid2 crab3 squid3\nasks: reveal"
    last = play(position(four), "chance card crab2")
    assert last.prompt == "Nobody buys crab 2: Blue must take it."
    assert last.pending[-1].rule == "explore.last-space-ally"
    free = position("track: crab1\nasks: unsold 1")
    assert free.prompt == "Nobody buys crab 1. Does Blue take it, or leave it and go on?"
    assert free.pending[-1].rule == "explore.take"
    none_left = all_but("crab1", "track: crab1\nasks: unsold 1")
    assert none_left.prompt == "Nobody buys crab 1: Blue must take it."


def all_but(card: str, rest: str) -> AmbisState:
    """A box without monsters in which everything but one card lies in front of Blue."""
    text = all_allies_affiliated_in_a_box_without_monsters()
    return position(text.replace(f"{card}*4", f"{card}*3") + f"\n{rest}")


@clause("ambis", "monster.last-space", "monster.choice")
def test_a_monster_that_must_be_fought_is_not_left_to_choose() -> None:
    last = position("track: crab1 squid2 crab3 squid3 monster\nthreat: 4\nasks: encounter 5")
    assert last.prompt == "A monster on space 5, the threat at 4: Blue must fight it."
    assert last.pending[-1].rule == "monster.last-space"
    free = position("track: monster\nasks: encounter 1")
    assert free.prompt == "A monster on space 1, the threat at 1. Does Blue fight it or go on?"
    assert free.pending[-1].rule == "monster.choice"


@clause("ambis", "monster.reward", "monster.threat-reset", "explore.monsters-discarded")
def test_a_fight_is_told_with_its_reward_and_what_follows() -> None:
    text = "seats: blue yellow\ntrack: monster squid1 monster\nthreat: {}\nasks: encounter 3"
    assert log(position(text.format(6)), "blue fight") == [
        "Blue fights the monster, the threat at 6.",
        "Blue wins 2 keys.",
        "The threat falls back to space 1.",
        "Left on the track, now face down in the Council: squid 1.",
        "1 monster is discarded from the track.",
        "Turn 1: Yellow.",
    ]
    five = play(position(text.format(5)), "blue fight")
    assert five.prompt == "Which reward of threat space 5 does Blue take?"
    assert called(five, "claim") == [
        "Take a key and 2 pearls",
        "Take a key, a pearl and a monster token",
        "Take a key and 2 monster tokens",
    ]
    one = play(position(text.format(1)), "blue fight")
    assert "monster.threat-reset" not in told(one, "blue claim pearl").values()


@clause("ambis", "power.tamer", "tamer.first-space")
def test_a_reward_lowered_by_the_tamer_says_so() -> None:
    text = "track: monster\nthreat: {}\nyellow.lords: tamer\nasks: encounter 1"
    assert "The Tamer lowers the reward of Blue to that of threat space 4." in log(
        position(text.format(5)), "blue fight"
    )
    state = play(position(text.format(5)), "blue fight")
    assert state.prompt == "Which reward of threat space 4 does Blue take?"
    assert why(state, "blue claim key+pearl+pearl") == ["Threat space 4 does not give a key and 2 pearls."]
    assert "tamer-lowers" not in told(position(text.format(1)), "blue fight")
    in_vain = "The Tamer lowers nothing here: Blue receives the reward of the first threat space."
    assert in_vain in log(position(text.format(1)), "blue fight")


@clause("ambis", "monster.reward-choice")
def test_tokens_that_are_short_are_counted() -> None:
    text = "seats: blue yellow\ntrack: monster\nthreat: 2\nyellow.tokens: 2*8 3*9 4*2\nasks: encounter 1"
    state = play(position(text), "blue fight")
    assert why(state, "blue claim token+token") == ["1 monster token is left in the pool."]


@clause("ambis", "affiliate.lowest", "affiliate.tie", "power.master-of-magic")
def test_only_the_allies_that_may_be_affiliated_are_asked_about() -> None:
    text = "court: tamer keeper reaper shepherd\nblue.hand: crab2 squid2 shellfish3\nblue.lords: {}"
    payment = "blue recruit tamer crab2+squid2+shellfish3"
    state = play(position(text.format("-")), payment)
    assert state.prompt == "Which of crab 2 and squid 2 does Blue affiliate?"
    free = play(position(text.format("master-of-magic")), payment)
    assert free.prompt == "Which of crab 2, shellfish 3 and squid 2 does Blue affiliate?"
    assert told(free, "blue affiliate crab2")["affiliates"] == "affiliate.lowest"
    assert told(free, "blue affiliate shellfish3")["affiliates"] == "power.master-of-magic"


@clause("ambis", "affiliate.permanent")
def test_affiliated_allies_played_are_named_in_one_sentence() -> None:
    state = position("court: keeper\nblue.affiliated: seahorse3 squid4\nblue.hand: crab1")
    assert why(state, "blue recruit keeper seahorse3+squid4+crab1") == [
        "An affiliated ally stays in front of you and cannot pay for lords: seahorse 3 and squid 4."
    ]


@clause("ambis", "location.option-open", "location.option-draw")
@pytest.mark.parametrize(
    ("tiles", "question"),
    [
        ("locations: jail", ": takes an open location, or draws 1 to 4 from the pile."),
        ("", " and draws 1 to 4 from the pile: no location lies open."),
        ("locations: jail\npile: depths", ": takes an open location, or draws 1 from the pile."),
        ("locations: jail\npile: depths chasm", ": takes an open location, or draws 1 to 2 from the pile."),
        ("locations: jail\npile: -", " and takes an open location: the pile is empty."),
    ],
)
def test_the_question_about_a_location_names_only_what_is_possible(tiles: str, question: str) -> None:
    owned = ""
    if "pile" in tiles:
        away = [name for name in GAME.components().locations if name not in tiles.split()]
        owned = f"yellow.locations: {' '.join(away)}"
    state = position(f"seats: blue yellow\nasks: control\nblue: 0 pearls, 3 keys\n{tiles}\n{owned}")
    assert state.prompt == f"Blue has three keys{question}"


@clause("ambis", "location.choose-keys", "location.key-tokens-return", "location.tuck-lords")
def test_keys_are_called_what_they_are() -> None:
    text = "seats: blue yellow\nlocations: jail\nasks: control\nblue: 0 pearls, {} keys\nblue.lords: {}"
    state = play(position(text.format(2, "keeper reaper")), "blue occupy jail")
    assert called(state, "spend") == [
        "Use the key of the Keeper and 2 key tokens",
        "Use the key of the Reaper and 2 key tokens",
        "Use the key of the Keeper, the key of the Reaper and a key token",
    ]
    spots = [move.spots(state) for move in state.legal_moves]
    assert spots[0] == ("lord:keeper", "keys:2")
    assert spots[2] == ("lord:keeper", "lord:reaper", "keys:1")
    assert [GAME.texts.name(f"keys:{n}") for n in (1, 2, 3)] == [
        "1 key token",
        "2 key tokens",
        "3 key tokens",
    ]
    assert why(state, "blue spend -") == [
        "Exactly three keys are used: one of each lord named, the rest tokens, and you have 2 key tokens."
    ]
    assert log(state, "blue spend keeper")[:2] == [
        "Blue returns 2 key tokens.",
        "Blue takes control of the Jail; tucked under it: the Keeper.",
    ]
    tokens = play(position(text.format(3, "keeper")), "blue occupy jail")
    assert called(tokens, "spend")[0] == "Use 3 key tokens"
    assert tokens.legal_moves[0].spots(tokens) == ("keys:3",)
    assert log(tokens, "blue spend -")[:2] == [
        "Blue returns 3 key tokens.",
        "Blue takes control of the Jail.",
    ]
    lords = position(text.format(0, "keeper reaper tamer"))
    assert "location.key-tokens-return" not in told(lords, "blue occupy jail").values()


@clause("ambis", "locscore.black-smokers")
def test_black_smokers_kept_are_no_power_waived() -> None:
    state = position("seats: blue yellow\nlocations: black-smokers\nasks: control\nblue: 0 pearls, 3 keys")
    state = play(state, "blue occupy black-smokers")
    assert told(state, "blue waive")["keeps-smokers"] == "locscore.black-smokers"
    assert log(state, "blue waive")[0] == "Blue keeps Black Smokers."
    schemer = position(enters("schemer", "blue.lords: keeper"))
    assert told(schemer, "blue waive")["waives"] == "power.schemer"


@clause("ambis", "location.ambassador", "power.elder", "location.option-draw")
def test_what_an_ambassador_draws_is_drawn_by_its_own_clause() -> None:
    state = position(enters("elder", "locations: parliament"))
    assert state.pending[-1].rule == "location.ambassador"
    assert told(state, "chance tile jail")["draws-location"] == "location.ambassador"
    state = play(state, "chance tile jail", "chance tile depths", "chance tile chasm")
    assert state.pending[-1].rule == "location.ambassador"
    assert refusals(state, "blue occupy parliament") == ("location.ambassador",)
    keys = position("seats: blue yellow\nlocations: jail\nasks: control\nblue: 0 pearls, 3 keys")
    keys = play(keys, "blue draw 2")
    assert keys.pending[-1].rule == "location.option-draw"
    keys = play(keys, "chance tile depths", "chance tile chasm")
    assert refusals(keys, "blue occupy jail") == ("location.option-draw",)


@clause("ambis", "power.jailer", "commander.on-recruit", "commander.end-of-turn", "power.commander")
def test_a_discard_is_asked_by_the_clause_that_demands_it() -> None:
    many = "yellow.hand: crab1*4 crab2*3"
    for state, by in (
        (position(enters("jailer", many)), "power.jailer"),
        (position(enters("commander", many)), "commander.on-recruit"),
        (play(position(f"{LIMITED}\n{many}"), "yellow support squid"), "commander.end-of-turn"),
    ):
        assert state.pending[-1].rule == by
        assert refusals(state, "yellow discard crab5") == (by,)
        in_play = () if by == "power.jailer" else ("commander.may-exceed",)
        assert refusals(state, "red discard squid1") == (*in_play, by)
        assert refusals(state.view("blue"), "yellow discard crab1") == (by,)


LIMITED = "seats: blue yellow red\nactive: yellow\nblue.lords: commander\ncouncil: squid1"


@clause("ambis", "commander.may-exceed")
def test_who_need_not_discard_is_not_told_that_nobody_does() -> None:
    state = position(enters("commander", "yellow.hand: crab1*4 crab2*3\nred.hand: squid1"))
    assert why(state, "red discard squid1")[0] == (
        "You have nothing to discard now: even under the Commander a hand may be larger than six until the "
        "end of your own turn."
    )


@clause("ambis", "setup.court", "plot.place", "power.opportunist", "court.refill")
def test_a_lord_of_the_court_is_drawn_by_the_clause_that_wants_it() -> None:
    assert GAME.start(2).pending[-1].rule == "setup.court"
    plotting = position("court: keeper reaper shepherd\nblue: 1 pearl\nblue.lords: opportunist")
    assert play(plotting, "blue plot").pending[-1].rule == "plot.place"
    assert play(plotting, "blue replace reaper").pending[-1].rule == "power.opportunist"
    refilled = position("court: peddler keeper\nblue.hand: shellfish5 shellfish3")
    refilled = play(refilled, "blue recruit peddler shellfish5+shellfish3")
    assert refilled.pending[-1].rule == "court.refill"


@clause("ambis", "power.slaver", "power.oracle", "power.opportunist")
def test_uses_of_powers_are_called_without_ambiguity() -> None:
    state = position(
        "seats: blue yellow\ncourt: keeper\ncouncil: crab1\nblue.hand: squid1\n"
        "blue.lords: slaver oracle opportunist/rotated"
    )
    assert called(state, "sell") == ["Use the Slaver to sell squid 1"]
    assert called(state, "dissolve") == ["Use the Oracle to discard the crab pile"]
    assert log(state, "blue sell squid1") == ["The Slaver of Blue sells squid 1 for 2 pearls."]
    assert log(state, "blue sell squid1", viewer="yellow") == [
        "The Slaver of Blue sells an ally for 2 pearls."
    ]
    replacing = position("court: keeper\nblue.lords: opportunist")
    assert called(replacing, "replace") == ["Use the Opportunist to replace the Keeper"]


@clause("ambis", "power.alchemist")
def test_the_alchemist_is_told_how_many_piles() -> None:
    state = position("blue.lords: alchemist\ncouncil: crab1 squid1")
    assert why(state, "blue support crab") == [
        "The Alchemist takes two different piles at once, and you name crab."
    ]


@clause("ambis", "end.lord-deck", "end.seven-lords", "end.discard-hands")
def test_the_end_is_announced_in_the_right_number() -> None:
    text = "seats: blue yellow\ncourt: peddler {}\nlord-deck: -\nblue.hand: shellfish5 shellfish3"
    payment = "blue recruit peddler shellfish5+shellfish3"
    one = position(text.format("keeper reaper shepherd miller landowner"))
    assert "0 lords are left for 1 empty Court space: the last round follows this turn of Blue." in log(
        one, payment
    )
    two = position(text.format("keeper reaper shepherd miller"))
    assert "0 lords are left for 2 empty Court spaces: the last round follows this turn of Blue." in log(
        two, payment
    )
    last = position("seats: blue yellow\nactive: yellow\nending: blue\ncouncil: squid1 squid2 squid3")
    assert "Yellow discards the rest of the hand: 2 cards." in log(last, "yellow support squid")


@clause("ambis", "tie.pearls", "tie.best-lord", "win.highest")
def test_the_verdict_says_what_broke_a_tie() -> None:
    text = "seats: blue yellow\nasks: -\nblue.lords: {}\nyellow.lords: keeper reaper\nblue: {} pearls"
    assert position(text.format("landowner keeper", 0).replace("keeper reaper", "reaper")).prompt == (
        "The game is over: Blue won with 18 points."
    )
    assert position(text.format("landowner", 1)).prompt == (
        "The game is over: Blue won with 12 points, ahead by pearls."
    )
    assert position(text.format("landowner", 0)).prompt == (
        "The game is over: Blue won with 12 points, ahead by the better lord."
    )
    shared = position("seats: blue yellow\nasks: -\nblue.lords: keeper\nyellow.lords: reaper")
    assert shared.prompt == "The game is over: Blue and Yellow share the victory with 6 points."
