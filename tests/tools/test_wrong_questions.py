"""What an analyst may ask the odds by mistake: each is told what would be right, none goes on for ever."""

from collections.abc import Callable
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError, odds_of
from rulebook_lab.games.amber.study import growth
from rulebook_lab.games.amber.study import odds as amber
from rulebook_lab.games.amber_route.study import odds as amber_route
from rulebook_lab.games.amber_route.study.advice import share_won
from rulebook_lab.games.amber_route.study.challenges import monster
from rulebook_lab.games.ambis.study import odds as ambis
from rulebook_lab.games.jantaris.study import odds as jantaris
from rulebook_lab.games.roads_and_boats.study import odds as roads_and_boats

AMBER = lab.timeline("amber", seed=1).state
ROAD = lab.game("amber_route").start(2)
KIT = lab.game("roads_and_boats").components()
BOX = lab.game("jantaris").components()
VIEW = lab.timeline("ambis", seed=1).state.view("blue")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: amber_route.win("Monster", "hard", 3, 0, 0), "threat is one of monster, ghost, trap"),
        (lambda: amber_route.win("trap", "medium", 3, 0, 0), "difficulty is one of easy, hard"),
        (lambda: monster("hard", 30, 0), "dice is a whole number from 1 to 5, not 30"),
        (lambda: amber_route.challenge("ghost", "hard", 2.5), "dice is a whole number"),
        (lambda: amber_route.challenge("ghost", "hard", 2, -1), "escorts is a whole number from 0"),
        (lambda: amber_route.win_chart("dragon"), "threat is one of"),
        (lambda: amber_route.duel(0, 2), "attack is a whole number from 1 to 9, not 0"),
        (lambda: amber_route.duel_chart(30), "defence is a whole number from 1 to 9, not 30"),
        (lambda: amber_route.light_hand("moon"), "terrain is one of"),
        (lambda: amber_route.difficulty(ROAD, -1), "field is a whole number from 0 to"),
        (
            lambda: share_won("trap", "hard", 3, 0, 0, plays=0),
            "plays is a whole number from 1 to 100000, not 0",
        ),
        (lambda: odds_of(5, 3, 1), "wanted is a whole number from 0 to 3, not 5"),
        (lambda: odds_of(-1, 3, 1), "wanted is a whole number"),
        (lambda: ambis.waiting_for(["crab1"], "fish"), "race is one of jellyfish"),
        (lambda: ambis.waiting_chart([]), "one card in the deck at least"),
        (lambda: ambis.token_value([]), "an empty pool"),
        (lambda: ambis.token_value(VIEW.pool), "what lies face down cannot be counted"),
        (lambda: ambis.waiting_for(VIEW.deck, "crab"), "what lies face down cannot be counted"),
        (lambda: ambis.waiting_chart(VIEW.deck), "what lies face down cannot be counted"),
        (lambda: ambis.token_value("22"), "pool is a list .a whole number each., not '22'"),
        (lambda: ambis.breakdown_chart(""), "results is a list"),
        (lambda: jantaris.outcomes(lab.game("jantaris").start(3), ["deal"]), "a vote for each of blue"),
        (lambda: jantaris.growth_chart(3), "games is a list"),
        (lambda: growth.by_fill(3, len), "found is a list"),
        (lambda: growth.without_arrows("amber"), "game is a game, not 'amber'"),
        (lambda: roads_and_boats.gold_within(3, -1, 2), "iron is a whole number from 0 on, not -1"),
        (lambda: roads_and_boats.made_of(KIT, "geese"), "good is one of .*, not 'geese'"),
        (lambda: roads_and_boats.wealth_flow(KIT, "trunks"), "trunks is made of nothing"),
        (lambda: roads_and_boats.mine_chart(KIT, turns=0), "turns is a whole number from 1 to 1000"),
        (lambda: roads_and_boats.brick_chart(1), "most is a whole number from 3 to 64, not 1"),
        (lambda: roads_and_boats.order_chart({}), "no order of play"),
        (lambda: jantaris.auction_chart(BOX, ["spoon"]), "item is one of"),
        (lambda: jantaris.auction_chart(BOX, []), "name at least one"),
        (lambda: jantaris.growth_chart([[]]), "the positions of at least one"),
        (lambda: amber.connections(AMBER, "pink"), "seat is one of blue, yellow, not 'pink'"),
        (lambda: amber.plays_by_tile(AMBER, "chance"), "seat is one of blue, yellow"),
        (lambda: amber.chance_to_draw(AMBER, ["spoon"], 1), "tile is one of"),
        (lambda: amber.chance_to_draw(AMBER, ["tee"], 1000), "draws is a whole number from 0 to"),
    ],
)
def test_a_wrong_question_is_told_what_would_be_right(wrong: Callable[[], Any], said: str) -> None:
    with pytest.raises(RulebookError, match=said):
        wrong()
