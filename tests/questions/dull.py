"""What nobody learns a rule by: figures and facts that only count, moves that only pass, wait or call,
refusals of how a move is written, numbers that a figure can never be."""

import re
from collections.abc import Callable
from typing import Any

from rulebook_lab.engine import Event

_FIGURES = {
    "amber": "turn stack open discards coins tiles passes hand reach points winner",
    "amber_route": "supply light_deck light_discard dark_deck dark_discard total round life points pool",
    "jantaris": "round deck gone supply center bid",
    "ambis": "turn deck discards lord-deck location-pile monster-tokens points affiliated track",
    "roads_and_boats": "turn roads bridges neutral wealth bricks",
}
_VERBS = {
    "amber": "pass",
    "amber_route": "ready begin play-on surrender",
    "jantaris": "pass leave name-first",
    "ambis": "starter",
    "roads_and_boats": "let-be wait pass call-order keep-praying take-slot halt draw-figure",
}
_RULED = {
    "amber": "coins discards stack",
    "amber_route": "life",
    "jantaris": "",
    "ambis": "affiliated monster-tokens track",
    "roads_and_boats": "neutral",
}
_FACTS = {
    "amber": "lost-castle-coin.owner rebuilt.new rebuilt.old stack-ready.tiles"
    " took-castle-coin.cell took-castle-coin.owner",
    "amber_route": "buys.ambers buys-die.ambers buys-die.face dark-reshuffled.cards faces.support"
    " light-reshuffled.cards round.round wins.difficulty",
    "jantaris": "fair.merchants no-fair.merchants reveals.card too-few-to-trade.goods too-few-to-trade.number"
    " turn.round",
    "ambis": "ambassador-draws.lord cheaper.lord dearer.lord discards-hand.n end-seven-lords.lords"
    " lord-arrives.space monsters-discarded.n reshuffles.n"
    " no-effect.lord power-pearls.lord recruits-with-pearls.cards recruits-with-pearls.lord"
    " takes-location.location"
    " takes-pile.cards takes-pile.n takes-pile.pile to-council.cards",
    "roads_and_boats": "bred.transporter brick.space complete.space first-chart.chart last-turn.turn"
    " map-finished.tiles neutral.space order.chart phase.turn row.temple shut-out.transporter"
    " simultaneous.chart unattended.building yields.good",
}
FIGURES = {name: frozenset(words.split()) for name, words in _FIGURES.items()}
RULED = {name: frozenset(words.split()) for name, words in _RULED.items()}
"""Figures that only count, but for the clause without which they would be others."""
FACTS = {name: frozenset(words.split()) for name, words in _FACTS.items()}
"""What of an event is read off the board or the question, or only counted: no rule is learned by another
number or owner."""
VERBS = {name: frozenset(words.split()) for name, words in _VERBS.items()}
NOTATION = frozenset(["movement.river-side"])
"""Clauses that refuse a move only for what its notation leaves out."""
_SLIPS = """
    turn.play-one turn.two-tiles:two-straights advanced.draw-choice:none-unseen
    light.excess:not-in-hand reward.use-later:dice reward.use-later:kind gift.active-first:no-die
    duel.same-field:absent
    challenge.shift-bounds
    city.marketplace:nothing city.guild-house-remove:nothing city.guild-house-remove:there
    strengthen.2:there strengthen.3:there goods.source:owned bazaar.pay bazaar.pay:owned fair.pay
    fair.pay:owned recruit.3
    black.1 black.1:none bazaar.no-refill items.printed-timing:amount items.printed-timing:area
    items.printed-timing:same-place items.printed-timing:second
    commander.on-recruit:hand support.take power.apprentice power.oracle power.hunter:empty power.assassin
    power.corruptor:court power.active-lord:missing recruit.pay-with-hand affiliate.one-card:other
    location.option-draw:pile location.option-open plot.cost
    geese.follow bridges.cost:nowhere movement.pick-drop:gone movement.pick-drop:same
    production.exchange:absent production.exchange:elsewhere production.exchange:gone
    production.exchange:same production.exchange-river:ferry production.exchange-river:needless
    conflict.play:wait conflict.slot conflict.slot-count carrying.any:nobody mines.fill:no-mine
    order.simultaneous:alone
    research.place:nowhere wall-building.demolish:none wonder.home-goods material.tile-sheets:none-left
    movement.road-connected carrying.boat-unload:contact map.adjacent:taken
"""
SLIPS = frozenset(
    (clause, variant) for clause, _, variant in (word.partition(":") for word in _SLIPS.split())
)
"""Refusals, by clause and variant, of what is plainly not there (a card that one does not hold, no goose, a
field far away) or only written in another way: the order of dice, nothing taken."""
PLAIN = frozenset(
    [
        "bazaar.raise-or-drop",
        "location.powers-off",
        "place.empty-only",
        "production.livestock-empty",
        "setup.no-special-shovels",
        "unable.must-place",
    ]
)
"""Clauses whose refusal everybody sees first: where they forbid a move too no other reason is asked for."""
_ALIKE = """
    place.match-edges: place.mismatch-forbidden place.castle-segments
    place.mismatch-forbidden: place.match-edges place.castle-segments
    place.castle-segments: place.match-edges place.mismatch-forbidden
    place.reachable-only: place.first-move place.reachable-definition
    place.one-way: place.reachable-only place.reachable-definition shovel.connection-needed
    place.first-move: place.reachable-only place.reachable-definition
    place.castle-stops-path: place.reachable-only place.reachable-definition shovel.connection-needed
    shovel.connection-needed: place.reachable-only place.reachable-definition
    unable.must-place: unable.empty-stack
    wetland.no-building: place.empty-only place.empty-exception
    upgrade.condition: turn.two-tiles
    monster.card-terrain: challenge.light-cards light.terrain
    duel.opening-card: light.terrain
    challenge.amber-die: challenge.by-type
    building.sea-only-rig: building.terrain
    building.desert: building.terrain
    place.empty-only: place.empty-exception
    place.empty-exception: place.empty-only
    goods.at-limit: goods.limit city.marketplace-limit
    goods.limit: goods.at-limit city.marketplace-limit
    city.marketplace-limit: goods.limit goods.at-limit
    bazaar.can-open: bazaar.raise-needs
    bazaar.raise-needs: bazaar.can-open bazaar.forced-drop
    bazaar.forced-drop: bazaar.raise-needs
    banish.move: banish.single
    start.placement: start.shared
    guild.no-new: recruit.1 recruit.2 recruit.3 city.guild-house-place
    guild.no-move: city.guild-house-remove strengthen.2 strengthen.3 fair.merchant
    guild.no-return: diplomacy.move-token
    guild.no-sharing: diplomacy.move-token
    components.center-not-district: diplomacy.move-token guild.no-return
    lord.cost-forced-race: recruit.exact-races
    lord.cost-races: recruit.exact-races
    recruit.pearls-not-races: lord.cost-races recruit.exact-races
    plot.impossible: plot.repeat plot.timing
    monster.reward: monster.reward-choice
    location.powers-off: power.active-lord
    location.lords-not-free: location.powers-off swap.targets power.traitor power.schemer power.assassin
    swap.targets: location.lords-not-free power.traitor power.schemer
    power.shaman: power.hunter power.assassin
    power.active-lord: location.powers-off
    production.livestock-empty: production.livestock-river
    production.wood-mix: production.secondary
    production.livestock-river: production.livestock-empty
    production.livestock-exact: production.livestock-river
    carrying.boat-never-ashore: carrying.boat-unload
    movement.donkey-road: movement.steps
    movement.donkey-off-road: movement.steps
    walls.coast: walls.others
    wall-building.no-sea-sea: wall-building.where
    research.cost: research.place
    research.place: research.cost
    roads.cost: building.cost-from
    shafts.who: research.new-shafts
    building.presence: roads.cost bridges.cost building.cost-from wall-building.cost wall-building.strengthen
    building.presence-river: roads.cost bridges.cost building.cost-from wall-building.cost
    map.river-edges: map.river-start map.river-source
    wonder.home-transporter: wonder.home-goods wonder.price wonder.price-late
    wonder.price: wonder.home-goods
    wonder.price-late: wonder.home-goods
"""
ALIKE = {
    clause: frozenset(others.split())
    for clause, _, others in (line.partition(": ") for line in _ALIKE.strip().split("\n    "))
}
"""Clauses that forbid the same in other words, or the rule of which it is a case: where the first forbids a
move, none of the others is a wrong reason; nor are both wrong reasons in one question, since both would be
right at once."""
WILLING = "movement.no-force"
"""The clause of moves that wait for whether others are willing: nobody can say that they are just allowed."""
_CAN_BE_NOUGHT = (
    "compares.defence end-lord-deck.lords is-caught.total skips.left strikes.hits wounds.hits wounds.life"
)
CAN_BE_NOUGHT = frozenset(_CAN_BE_NOUGHT.split())
"""What of an event somebody may take to be nought; nobody gains, pays or moves nothing."""
_OF_ANOTHER = {
    "asked": """
    turn.play-one
    challenge.by-type monster.step-monster-damage trap.goal turn.action-list
    banish.definition black.1 black.2 fair.end fair.next fair.pay fair.threshold items.printed-timing
    recruit.1 recruit.3 strengthen.1 strengthen.2 strengthen.3 turn.end turn.phases
    end.last-round explore.end explore.price-shared location.trigger location.tuck-lords lord.lasting
    lord.power-no-arrow turn.steps
    """,
    "figure lords": "lord.free",
    "figure": """
    upgrade.optional
    challenge.light-cards duel.attacker-more duel.defender-cards duel.when light.buy light.excess
    light.hand-limit monster.lose move.distance reward.card-or-escort trap.reward turn.action-list
    turn.draw-choice
    banish.blocked bazaar.match bazaar.pay bazaar.raise-needs black.1 black.2 city.guild-house
    city.marketplace city.useless diplomacy.exact-text fair.pay guild.no-move items.banish
    items.immediate items.situation recruit.1 recruit.3 strengthen.1 strengthen.2 strengthen.3
    commander.end-of-turn commander.on-recruit end.finish-turn end.last-round explore.leave fair.merchant
    explore.pay-active-player explore.take
    location.option-open location.powers-off lord.one-shot lord.power-no-arrow monster.reward
    monster.reward-kinds monster.space-1 monster.space-2 monster.win plot.cost plot.repeat power.assassin
    power.elder power.hermit power.illusionist power.jailer power.opportunist power.sage power.schemer
    power.traitor recruit.from-court recruit.pearls recruit.several-of-a-race swap.targets
    production.excess-no-refund production.excess-two production.mine-draw
    production.secondary-list production.secondary-repeat
    wonder.any-goods wonder.no-maximum wonder.opportunity
    """,
    "next": """
    wetland.blocks
    amber.gain duel.attack-roll duel.attacker-wins duel.defence-roll duel.opening-card ghost.easy ghost.hard
    ghost.legendary ghost.roll ghost.success gift.immediate monster.reward monster.round play.rounds
    reward.base reward.lightning reward.printed setup.start-resources trap.missing trap.reward
    turn.draw-escort
    banish.single bazaar.after-match bazaar.can-open bazaar.one-purchase bazaar.opening-bid bazaar.order
    bazaar.pay bazaar.second bazaar.winner black.1 black.2 black.3 city.guild-house-remove diplomacy.order
    diplomacy.reveal fair.card fair.end fair.merchant fair.must fair.next fair.pay fair.prestige guild.no-new
    items.immediate items.picks items.situation items.turn-start strengthen.2 strengthen.3 turn.end
    court.three-or-more end.discard-hands end.final-affiliation end.lord-deck explore.first-buyer
    explore.offer-first explore.offer-order location.place location.rest-open power.apprentice
    power.corruptor score.monsters score.sum turn.next
    explore.last-space-pearl monster.last-space-pearl power.elder power.hermit power.peddler power.recruiter
    power.sage power.shopkeeper power.trader power.treasurer
    building.cost-from production.exchange production.mine-draw production.primary-place
    research.upgrade-now research.upgrade-use wall-building.across-river wall-building.shut-out
    wonder.opportunity
    """,
    "odds": "monster.round",
    "points end.points-villages": "castle.directed",
    "points": "diplomacy.exact-text fair.pay fair.prestige bazaar.match bazaar.prestige market.prestige",
    "total": "diplomacy.exact-text fair.pay bazaar.match",
    "may": """
    recruit.pearls-not-races roads.parallel move.direction
    place.roads-neutral setup.no-special-shovels turn.play-one unable.draw village.pass-through wetland.blocks
    amber.loose-uses light.terrain move.one-free turn.one-action recruit.several-of-a-race
    bazaar.pay items.banish items.picks
    location.ambassador location.option-draw location.option-open
    boats.mouth-side boats.river-to-sea bridges.split building.shore-stays carrying.after-unload
    carrying.geese geese.change-leader geese.protect intro.no-territory map.size map.two-tiles-each
    map.river-finishable movement.back-and-forth movement.once movement.relay-others
    production.irrigated-pasture production.output-protected production.secondary-list
    production.secondary-repeat production.wagon-alone
    research.allocate research.no-retroaction roads.through-wall wall-building.across-river
    wall-building.docked
    """,
    "legal": """
    items.printed-timing start.shared start.choose-order
    map.two-tiles-each movement.once movement.pick-drop research.upgrade-now shafts.who
    """,
    "illegal": """
    carrying.after-unload map.river-finishable map.size move.one-free movement.pick-drop roads.parallel
    """,
}
OF_ANOTHER = {form: frozenset(clauses.split()) for form, clauses in _OF_ANOTHER.items()}
"""By form (and the figure or the part of the points that is asked for), clauses that questions say nothing
of: what is asked for is the work of another rule, is said by the move (who takes an escort has one more), is
only counted, or stands on the card that is drawn (“Gain 2 pearls”)."""
_BOAT, _LAND = "raft|rowboat|steamer", "donkey|wagon|truck"
_NEEDS = {
    "river|spring|sea": "map.river-source map.river-start map.river-finishable",
    "mine with|shaft": "research.big-mines research.specialised-mines research.no-combination mines.fill",
    "rig": "building.oil-rig-goods",
    f"({_BOAT}) factory": "production.boat-launch production.boat-blocked production.boat-exit",
    "wagon factory": "production.wagon-alone production.wagon-owner",
    "coal burner|papermill": "production.wood-mix",
    _BOAT: "boats.where boats.undock boats.docking-ends boats.capacities walls.coast boats.interact",
    _LAND: "movement.roads-only movement.steps movement.river-barrier movement.carrying-capacity",
    "donkey": "movement.donkey-off-road movement.donkey-road",
    "goose|geese": "geese.river geese.follow",
    "light bulb": "research.light-bulb",
    "shovel": "shovel.not-placed",
    "recruit": "lord.cost-forced-race lord.cost-races lord.cost-value recruit.exact-races"
    " recruit.pearls-not-races",
    "merchant": "guild.no-move guild.no-new recruit.1 recruit.2 recruit.3",
    "token": "guild.no-sharing",
    "key": "location.key-sources location.keys-spent",
    "auction": "bazaar.can-open bazaar.must bazaar.opening-bid",
    "city center": "components.center-not-district guild.no-return",
}
_BOATS = f"^transporters:.*({_BOAT})"
_THERE: dict[str, Callable[[Any, str], object]] = {
    "start.marked": lambda state, _: state.world.starts,
    "monster.lose-cost": lambda state, seat: state.player(seat).loose,
    "items.old-coins": lambda state, _: "old-coins" in state.text,
    "items.picks": lambda state, _: "picks" in state.text,
    "items.historic-book": lambda state, _: "historic-book" in state.text,
    "place.one-way": lambda state, _: re.search(r"^tiles:.*(one-way|tee-)", state.text, re.M),
    "recruit.pearls-not-races": lambda state, seat: state.player(seat).pearls,
    "movement.one-carrier": lambda state, _: re.search(r"[a-z]\*[a-z]+\d", state.text),
    "carrying.boat-never-ashore": lambda state, _: re.search(_BOATS, state.text, re.M),
    "walls.coast walls.others wall-building.one-colour wall-building.strengthen": lambda state, _: (
        state.walls
    ),
    "map.river-edges building.presence-river bridges.unbridged movement.river-barrier"
    " production.exchange-river production.livestock-river": (
        lambda state, _: any(map(state.world.rivers, state.world.tiles))
    ),
}
THERE = {clause: there for clauses, there in _THERE.items() for clause in clauses.split()}
"""What has to be there for a rule to be thought of, and for whom: no wall stops anybody where none stands."""
_TILE = r" of (the \S+ bank of )?-?\d"
DISPUTED = {"production.output-place": r" hand-in \S+ \S*=[a-z]\d+\S* -?\d+,"}
"""Legal moves that whoever goes by the words of a clause takes for refused, since another permits them: the
output of what came from a transporter put beside the building."""
SHOWN = {"production.tile-input": _TILE, "production.tile-output": _TILE}
"""Words that every allowed move has which shows anything of a clause."""
BESIDE = {"map.river-source": "spring"}
"""Words of moves that a clause refuses though it does not say so: a river with two springs has a source."""
_FAR_FETCHED = """
    shovel.not-castle place.empty-exception unable.discard move.one-free duel.attacker-wins
    bazaar.second affiliate.permanent explore.buy-or-decline explore.leave explore.take
    carrying.after-unload carrying.any conflict.never movement.once production.wood-mix roads.parallel
    """
FAR_FETCHED = frozenset(_FAR_FETCHED.split())
"""Clauses that only permit something, or that a look at the board settles: as wrong reasons others come
first."""
HIDDEN = frozenset(["location.powers-off"])
"""Clauses of which a move that is allowed shows nothing."""
NEEDS = {clause: words for words, clauses in _NEEDS.items() for clause in clauses.split()}
"""Words of which one stands in every move that a clause can refuse: nobody takes it for a reason else."""
CHAPTERS = {"amber_route lost_turns": "trap", "ambis price": "explore"}
"""By game figures that teach the rules of one chapter only: turns are lost in traps, and are over as others
play; the price falls with the turn."""
EVERYWHERE = frozenset(["amber"])
"""Games in which what lies anywhere on the board matters to every move."""
MOST: dict[str, dict[str, Callable[[Any], int]]] = {
    "amber": {
        "castles": lambda state: len(state.seats) - 1,
        "end.points-castles": lambda state: 2 * (len(state.seats) - 1),
        "villages": lambda state: len(state.network.villages),
    },
    "amber_route": {"escorts": lambda _: 6},
    "jantaris": {"red": lambda _: 6, "black": lambda _: 6, "goods": lambda _: 12, "supply": lambda _: 24},
    "ambis": {"court": lambda _: 6, "threat": lambda _: 6, "key-tokens": lambda _: 10},
    "roads_and_boats": {},
}
"""How much a figure can be at the most."""
STEPS = {"end.points-castles": 2, "score.secured": 3, "scoring.goods": 10}
"""Parts of the points that come in steps: nobody believes a number between."""
LEAST = {"threat": 1}
"""How much a figure is at the least, where it is never nought."""
COUNTERS = frozenset(["end.points-coins"])
"""Parts of the points that are a number beside the board."""
CAN_BE: dict[str, Callable[[Any, Event], bool]] = {
    "amber_route banks": lambda _, event: event.facts["secured"] + event.facts["returned"] == 3,
    "amber_route loses-escorts": lambda state, event: (
        state.player(event.seat).escorts >= event.facts["escorts"]
    ),
    "amber_route strikes": lambda _, event: event.facts["hits"] <= len(event.facts["dice"]),
    "amber_route wounds": lambda state, event: (
        event.facts["life"] == max(0, _life(state) - event.facts["hits"])
        and event.facts["hits"] <= _dice(state)
    ),
    "jantaris moves": lambda state, event: _there(state, event, "source") >= event.facts["number"],
    "jantaris sends-home": lambda state, event: _there(state, event, "area") >= event.facts["number"],
    "jantaris no-merchants": lambda state, event: (
        event.facts["area"] == state.district and _there(state, event, "area") == 0
    ),
    "jantaris lacks-colours": lambda state, event: _bids_against(state, event.seat),
    "jantaris too-few": lambda state, event: _bids_against(state, event.seat),
    "ambis loses-pearls": lambda state, event: state.player(event.seat).pearls >= event.facts["pearls"],
    "ambis returns-keys": lambda state, event: state.player(event.seat).keys >= event.facts["n"],
    "ambis tamer-lowers": lambda state, event: event.facts["space"] < state.threat,
    "ambis threat-rises": lambda state, event: event.facts["threat"] > state.threat,
    "ambis too-dear": lambda state, event: event.facts["price"] <= 3,
}
"""By game and kind of event, whether the board lets it be: nobody loses more than is there."""
TOLD_FIRST = {"jantaris too-few": "lacks-colours", "ambis too-dear": "bought-already"}
"""By game and kind of event, which event is told instead where both are so: whoever lacks the colours may
have too few Goods besides."""
SHOWN_BEFORE: dict[str, Callable[[Event], bool]] = {
    "amber_route round": lambda _: True,
    "ambis ambassador-draws": lambda _: True,
    "ambis power-pearls": lambda event: event.facts["lord"] != "landlord",
}
"""By game and kind of event, whether the board, or the card that is named, shows it before it is told: a
monster's life, what a lord brings."""


def _bids_against(state: Any, seat: Any) -> bool:
    return seat not in state.to_act and seat in getattr(state.pending[-1], "bidders", state.seats)


def _life(state: Any) -> int:
    return next(frame.life for frame in reversed(state.pending) if hasattr(frame, "life"))


def _dice(state: Any) -> int:
    frame = state.pending[-1]
    return len(frame.dice) + len(frame.bought)


def _there(state: Any, event: Event, place: str) -> int:
    return state.player(event.seat).at(event.facts[place])
