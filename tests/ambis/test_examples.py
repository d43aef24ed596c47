"""The rulebook's worked examples, each replayed with every figure."""

from pathlib import Path

import pytest

from tests.ambis.table import GAME, council, legal, play, position, refusals, seat, verbs
from tests.clauses import clause


def example(id: str) -> None:
    """Says which example a test replays; it must be one of the catalogue."""
    assert id in GAME.catalogue.examples


EXPLORATION = """
seats: blue yellow red green      # A, and clockwise from A's left P1, P2, P3
blue: 1 pearl
yellow: 2 pearls
red: 1 pearl
green: 1 pearl
"""


@clause("ambis", "explore.reveal", "explore.place", "explore.offer-first", "explore.offer-order")
@clause("ambis", "explore.buy-or-decline", "explore.first-buyer", "explore.pay-active-player")
@clause("ambis", "explore.price", "explore.price-shared", "explore.one-purchase", "explore.leave")
@clause("ambis", "explore.bought-frees-space", "explore.continue-after-sale", "explore.last-space-ally")
@clause("ambis", "explore.last-space-pearl", "monster.choice", "monster.no-offer", "monster.continue")
@clause("ambis", "monster.stays", "explore.end", "explore.to-council", "explore.monsters-discarded")
def test_explore_seven_cards() -> None:
    example("explore.seven-cards")
    state = play(position(EXPLORATION), "blue explore")
    # 1) crab 1 on space 1: nobody buys, A goes on
    state = play(state, "chance card crab1")
    assert state.track == ("crab1", "", "", "", "")
    state = play(state, "yellow decline", "red decline", "green decline")
    assert verbs(state) == {"take", "leave"}
    # 2) squid 3 on space 2: P3 buys it for 1 pearl
    state = play(state, "blue leave", "chance card squid3")
    assert state.track[1] == "squid3"
    state = play(state, "yellow decline", "red decline", "green buy squid3")
    assert [player.pearls for player in state.players] == [2, 2, 1, 0]
    assert state.track[1] == ""
    # 3) a monster on space 2 is not offered; A goes on, the threat rises from 1 to 2
    state = play(state, "chance card monster")
    assert state.to_act == {"blue"}
    assert "monster.no-offer" in refusals(state, "yellow buy monster")
    assert state.threat == 1
    state = play(state, "blue go-on")
    assert state.threat == 2
    assert state.track[1] == "monster"
    # 4) jellyfish 4 on space 3: P1, asked first, buys it for 2 pearls
    state = play(state, "chance card jellyfish4")
    assert state.track[2] == "jellyfish4"
    assert state.to_act == {"yellow"}
    assert state.facts["price"] == 2
    assert "explore.one-purchase" in refusals(state, "green buy jellyfish4")
    state = play(state, "yellow buy jellyfish4")
    assert [player.pearls for player in state.players] == [4, 0, 1, 0]
    assert state.track[2] == ""
    # 5) seahorse 1 on space 3, shellfish 2 on space 4: P2 cannot pay 3 pearls, the others have bought
    state = play(state, "chance card seahorse1")
    assert state.facts["price"] == 3
    assert state.to_act == {"blue"}
    assert refusals(state, "red buy seahorse1") == (
        "explore.price",
        "explore.price-shared",
        "explore.buy-or-decline",
    )
    state = play(state, "blue leave", "chance card shellfish2", "blue leave")
    assert state.track == ("crab1", "monster", "seahorse1", "shellfish2", "")
    # 6) crab 2 on the last space must be taken, for a pearl
    state = play(state, "chance card crab2")
    assert refusals(state, "blue leave") == ("explore.last-space-ally",)
    state = play(state, "blue take crab2")
    assert [player.hand for player in state.players] == [("crab2",), ("jellyfish4",), (), ("squid3",)]
    assert [player.pearls for player in state.players] == [5, 0, 1, 0]
    assert council(state) == {"crab": ("crab1",), "seahorse": ("seahorse1",), "shellfish": ("shellfish2",)}
    assert state.discards == ("monster",)
    assert state.threat == 2
    assert state.track == ("", "", "", "", "")
    assert state.to_act == {"yellow"}


@clause("ambis", "monster.reward", "monster.reward-choice", "monster.threat-reset")
@pytest.mark.parametrize(
    ("space", "alternatives"),
    [
        pytest.param(1, ["pearl", "token"], marks=clause("ambis", "monster.space-1")),
        pytest.param(
            2, ["pearl+pearl", "pearl+token", "token+token"], marks=clause("ambis", "monster.space-2")
        ),
        pytest.param(3, ["key"], marks=clause("ambis", "monster.space-3")),
        pytest.param(4, ["key+pearl", "key+token"], marks=clause("ambis", "monster.space-4")),
        pytest.param(
            5,
            ["key+pearl+pearl", "key+pearl+token", "key+token+token"],
            marks=clause("ambis", "monster.space-5"),
        ),
        pytest.param(6, ["key+key"], marks=clause("ambis", "monster.space-6")),
    ],
)
def test_monster_rewards_by_space(space: int, alternatives: list[str]) -> None:
    example("monster.rewards-by-space")
    met = position(f"seats: blue yellow\nasks: encounter 1\ntrack: monster\nthreat: {space}")
    state = play(met, "blue fight")
    if len(alternatives) > 1:
        assert legal(state, "claim") == alternatives
    for goods in alternatives:
        after = play(state, f"blue claim {goods}") if len(alternatives) > 1 else state
        for _ in range(goods.count("token")):
            after = play(after, "chance token 2")
        blue = seat(after, "blue")
        assert (blue.keys, blue.pearls, len(blue.tokens)) == (
            goods.count("key"),
            goods.count("pearl"),
            goods.count("token"),
        )
        assert after.threat == 1


COURT = """
court: master-of-magic slaver traitor
blue: 2 pearls
blue.hand: jellyfish3 crab2 shellfish5 shellfish1
"""


@clause("ambis", "lord.cost-races", "lord.cost-forced-race", "lord.cost-value", "recruit.exact-races")
def test_recruit_anatomy_master_of_magic() -> None:
    example("recruit.anatomy-master-of-magic")
    card = GAME.components("").lords["master-of-magic"]
    assert (card.races, card.forced_race, card.cost) == (3, "jellyfish", 10)
    state = position("court: master-of-magic\nblue.hand: jellyfish3 jellyfish2 crab2 crab5 shellfish5 squid1")
    recruit = "blue recruit master-of-magic "
    assert refusals(state, recruit + "jellyfish3+crab2+shellfish5") == ()
    assert refusals(state, recruit + "jellyfish2+crab2+shellfish5") == ("lord.cost-value",)
    assert refusals(state, recruit + "jellyfish3+jellyfish2+shellfish5")[:2] == (
        "lord.cost-races",
        "recruit.exact-races",
    )
    assert "recruit.exact-races" in refusals(state, recruit + "jellyfish3+crab2+shellfish5+squid1")
    assert "lord.cost-forced-race" in refusals(state, recruit + "crab5+shellfish5+squid1")


@clause("ambis", "recruit.pearls", "recruit.pearls-to-treasury", "recruit.pearls-not-races")
def test_recruit_pearls_six_of_eight() -> None:
    example("recruit.pearls-six-of-eight")
    state = position(
        "court: shepherd sage elder keeper\nblue: 3 pearls\nblue.hand: seahorse4 seahorse2 crab5"
    )
    assert GAME.components("").lords["shepherd"].cost == 8
    after = play(state, "blue recruit shepherd seahorse4+seahorse2")
    assert seat(after, "blue").pearls == 3 - 2
    assert "recruit.pearls-not-races" in refusals(state, "blue recruit shepherd crab5")


@clause("ambis", "recruit.from-court", "recruit.exact-races", "recruit.discard", "affiliate.lowest")
@clause("ambis", "court.shift", "court.two-left", "court.refill")
def test_recruit_example_master_of_magic() -> None:
    example("recruit.example-master-of-magic")
    state = position(COURT)
    assert state.court == ("", "", "", "master-of-magic", "slaver", "traitor")
    state = play(state, "blue recruit master-of-magic jellyfish3+crab2+shellfish5")
    blue = seat(state, "blue")
    assert [lord.id for lord in blue.lords] == ["master-of-magic"]
    assert blue.affiliated == ("crab2",)
    assert state.discards == ("jellyfish3", "shellfish5")
    assert blue.hand == ("shellfish1",)
    assert blue.pearls == 4
    assert state.court == ("", "", "", "", "slaver", "traitor")
    state = play(state, *[f"chance lord {lord}" for lord in ("tamer", "keeper", "sage", "jailer")])
    assert state.court == ("jailer", "sage", "keeper", "tamer", "slaver", "traitor")


@clause("ambis", "recruit.from-court", "recruit.exact-races", "recruit.several-of-a-race")
@clause("ambis", "recruit.pearls", "recruit.pearls-to-treasury", "recruit.discard", "affiliate.lowest")
@clause("ambis", "court.shift", "court.two-left", "court.refill")
def test_recruit_example_slaver() -> None:
    example("recruit.example-slaver")
    state = play(position(COURT), "blue recruit slaver shellfish1+shellfish5")
    blue = seat(state, "blue")
    assert blue.affiliated == ("shellfish1",)
    assert state.discards == ("shellfish5",)
    assert blue.pearls == 2 - 2 + 2
    assert blue.hand == ("crab2", "jellyfish3")
    assert state.court == ("", "", "", "", "master-of-magic", "traitor")
    state = play(state, *[f"chance lord {lord}" for lord in ("tamer", "keeper", "sage", "jailer")])
    assert "" not in state.court


@clause("ambis", "lord.cost-forced-race", "recruit.exact-races", "recruit.pearls-not-races")
def test_recruit_example_traitor_impossible() -> None:
    example("recruit.example-traitor-impossible")
    rich = position(COURT.replace("2 pearls", "20 pearls"))
    assert "recruit traitor" not in str(rich.legal_moves)
    assert refusals(rich, "blue recruit traitor jellyfish3+crab2+shellfish5") == (
        "lord.cost-forced-race",
        "recruit.pearls-not-races",
    )
    assert "recruit.exact-races" in refusals(rich, "blue recruit traitor jellyfish3+crab2")
    only = {move.lord for move in rich.legal_moves if move.verb == "recruit"}
    assert only == {"master-of-magic", "slaver"}


@clause("ambis", "location.symbol", "locscore.affiliated-of-a-race")
def test_location_symbol_seahorse() -> None:
    example("location.symbol-seahorse")
    tile = GAME.components("").locations["sargasso-fields"]
    assert (tile.symbol, tile.symbol_colour) == ("starfish", "yellow")
    assert tile.name_sr == "Polja sargasa"
    for n in range(4):
        state = position(f"blue.locations: sargasso-fields\nblue.affiliated: seahorse1*{n} crab5")
        assert dict(state.scores["blue"].parts)["score.locations"] == 3 + 3 * n


@clause("ambis", "score.locations", "locscore.lords-of-a-guild")
def test_score_example_parliament() -> None:
    example("score.example-parliament")
    state = position("blue.locations: parliament\nblue.lords: traitor corruptor jailer")
    assert dict(state.scores["blue"].parts)["score.locations"] == 10


@clause("ambis", "score.locations", "locscore.affiliated-of-a-race")
def test_score_example_sanctuary() -> None:
    example("score.example-sanctuary")
    state = position(
        "blue.locations: parliament sanctuary\nblue.lords: traitor corruptor\n"
        "blue.affiliated: jellyfish3 jellyfish1 squid3"
    )
    assert dict(state.scores["blue"].parts)["score.locations"] == 10 + 10


FULL = """
seats: blue yellow        # Boris and Filip
asks: -
blue.lords: keeper@parliament slaver@parliament master-of-magic@parliament elder@sanctuary {}
blue.locations: parliament sanctuary
blue.affiliated: jellyfish3 jellyfish1 squid3 crab2 seahorse1 shellfish5
blue.tokens: 3 3
"""


@clause("ambis", "score.sum", "score.locations", "score.lords", "score.allies", "score.monsters")
@clause("ambis", "locscore.lords-of-a-guild", "locscore.affiliated-of-a-race", "location.lords-still-score")
@clause("ambis", "location.ambassador-tucked", "end.seven-lords")
def test_score_full_79() -> None:
    example("score.full-79")
    state = position(FULL.format("jailer traitor corruptor"))
    points = state.scores["blue"]
    assert dict(points.parts) == {
        "score.locations": 20,
        "score.lords": 39,
        "score.allies": 14,
        "score.monsters": 6,
    }
    assert points.total == 79
    assert state.result.winners == ("blue",)
    assert len(seat(state, "blue").lords) == GAME.components("").end_lords == 7


@clause("ambis", "commander.on-recruit", "commander.may-exceed", "commander.end-of-turn")
def test_commander_exceed_and_discard() -> None:
    example("commander.exceed-and-discard")
    nine = "crab1*4 crab2*3 squid1*2"
    state = position(
        f"seats: blue yellow red green\nyellow.hand: {nine}\ngreen.hand: squid2*3 squid3*2\n"
        "court: commander miller reaper shepherd\nblue.hand: crab4*2\ncouncil: jellyfish1*3"
    )
    state = play(state, "blue recruit commander crab4+crab4")
    assert state.to_act == {"yellow"}
    state = play(state, *["yellow discard crab1"] * 3)
    assert len(seat(state, "yellow").hand) == 6
    assert len(seat(state, "green").hand) == 5
    assert state.to_act == {"yellow"}
    assert "commander.may-exceed" in refusals(state, "yellow discard crab1")
    state = play(state, "yellow support jellyfish")
    assert len(seat(state, "yellow").hand) == 9
    assert verbs(state) == {"discard"}
    assert "commander.end-of-turn" in refusals(state, "yellow end")
    state = play(state, "yellow discard jellyfish1", "yellow discard crab2", "yellow discard squid1")
    assert len(seat(state, "yellow").hand) == 6
    assert state.to_act == {"red"}


@clause("ambis", "assassin.rotate", "assassin.points-only", "assassin.still-free", "assassin.replacement")
@clause("ambis", "swap.rotated", "swap.power-at-once")
def test_assassin_swap_a_rotated_lord() -> None:
    example("assassin.swap-a-rotated-lord")
    state = position(
        "seats: blue yellow\nasks: court-step > enter-play assassin\ncourt: trader traitor miller reaper\n"
        "yellow.lords: keeper\nyellow.hand: squid5 crab4 jellyfish3"
    )
    state = play(state, "blue rotate keeper")
    assert seat(state, "yellow").lords[0].rotated
    assert state.facts["keys.yellow"] == 0
    assert dict(state.scores["yellow"].parts)["score.lords"] == 6
    state = play(state, "yellow recruit traitor squid5+crab4+jellyfish3")
    with_key = play(state, "yellow betray keeper reaper", *[f"chance lord {x}" for x in FOUR_LORDS])
    assert with_key.facts["keys.yellow"] == 1
    state = play(state, "yellow betray keeper trader")
    assert [(lord.id, lord.rotated) for lord in seat(state, "yellow").lords] == [
        ("traitor", False),
        ("trader", False),
    ]
    assert seat(state, "yellow").pearls == 3 + 2  # the Trader's three, and two from the Court
    assert state.removed == ("keeper",)


FOUR_LORDS = ("tamer", "sage", "elder", "hermit")


@clause("ambis", "tamer.first-space", "power.tamer", "monster.space-1")
def test_tamer_first_space_reward() -> None:
    example("tamer.first-space-reward")
    met = (
        "seats: blue yellow\nactive: yellow\nasks: encounter 1\ntrack: monster\nblue.lords: tamer\nthreat: {}"
    )
    first = play(position(met.format(1)), "yellow fight")
    assert legal(first, "claim") == ["pearl", "token"]
    assert play(first, "yellow claim pearl").threat == 1
    fourth = play(position(met.format(4)), "yellow fight")
    yellow = seat(fourth, "yellow")
    assert (yellow.keys, yellow.pearls, yellow.tokens) == (1, 0, ())
    assert fourth.threat == 1


@clause("ambis", "master.own-recruitment", "master.later", "power.master-of-magic", "affiliate.lowest")
def test_master_own_and_later() -> None:
    example("master.own-and-later")
    state = position(
        "seats: blue yellow\nactive: yellow\ncourt: master-of-magic seeker miller reaper\ncouncil: squid1\n"
        "yellow.hand: jellyfish3 crab2 shellfish5 crab4 squid3"
    )
    state = play(state, "yellow recruit master-of-magic jellyfish3+crab2+shellfish5")
    assert seat(state, "yellow").affiliated == ("crab2",)
    state = play(state, "blue support squid", "yellow recruit seeker crab4+squid3")
    assert legal(state, "affiliate") == ["crab4", "squid3"]
    assert seat(play(state, "yellow affiliate crab4"), "yellow").affiliated == ("crab2", "crab4")
    assert seat(play(state, "yellow affiliate squid3"), "yellow").affiliated == ("crab2", "squid3")


def test_every_example_is_replayed() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [id for id in GAME.catalogue.examples if f'example("{id}")' not in source] == []
