"""A second reading of the rulebook: one program that asks its questions in the rulebook's order.

It shares nothing with the engine but what is printed on the lords and the tiles. A question is the seat that
decides and every answer that the rules allow; for chance it is every outcome with its weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from math import prod

from rulebook_lab.games.ambis.components import LordCard
from rulebook_lab.games.ambis.state import AmbisState
from tests.ambis.table import GAME

LORDS: dict[str, LordCard] = GAME.components().lords
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
REWARDS = {1: "p t", 2: "pp pt tt", 3: "k", 4: "kp kt", 5: "kpp kpt ktt", 6: "kk"}
GOODS = {"p": "pearl", "t": "token", "k": "key"}
MANY = 5000
AMBASSADORS = {"hermit": 1, "sage": 2, "elder": 3}
PEARLS = {"trader": 3, "peddler": 2, "shopkeeper": 1, "landlord": 1}

Question = tuple[str, Counter[str]]
Asking = Generator[Question, str, None]
Asked = Generator[Question, str, str]


def race(card: str) -> str:
    return card[:-1]


def worth(card: str) -> int:
    return int(card[-1])


@dataclass
class Lord:
    rotated: bool
    under: str
    used: bool

    @property
    def active(self) -> bool:
        return not self.rotated and not self.under


@dataclass
class Seat:
    pearls: int
    keys: int
    hand: list[str]
    affiliated: list[str]
    lords: dict[str, Lord]
    locations: list[str]
    tokens: list[int]

    def has(self, lord: str) -> bool:
        return lord in self.lords and self.lords[lord].active

    @property
    def key_lords(self) -> list[str]:
        return [name for name, lord in self.lords.items() if lord.active and LORDS[name].keys]

    @property
    def all_keys(self) -> int:
        return self.keys + len(self.key_lords)

    def tuck(self, names: Iterable[str], location: str) -> None:
        for name in names:
            self.lords[name].under = location


@dataclass
class Referee:
    """A game in progress; `play` asks, and goes on with the answer that it is sent."""

    seats: tuple[str, ...]
    players: dict[str, Seat]
    active: str
    deck: list[str]
    discards: list[str]
    track: list[str]
    threat: int
    council: dict[str, list[str]]
    court: list[str]
    lord_deck: list[str]
    removed: list[str]
    open: list[str]
    pile: list[str]
    pool: list[int]
    extra: bool
    ending: str
    buyers: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, state: AmbisState) -> Referee:
        """At the table where a position's active player is to choose the action."""
        players = {
            name: Seat(
                it.pearls,
                it.keys,
                list(it.hand),
                list(it.affiliated),
                {lord.id: Lord(lord.rotated, lord.under, lord.used) for lord in it.lords},
                list(it.locations),
                list(it.tokens),
            )
            for name, it in zip(state.seats, state.players, strict=True)
        }
        council = dict(zip(RACES, map(list, state.council), strict=True))
        return cls(
            state.seats,
            players,
            state.active,
            list(state.deck),
            list(state.discards),
            list(state.track),
            state.threat,
            council,
            list(state.court),
            list(state.lord_deck),
            list(state.removed),
            list(state.open_locations),
            list(state.location_pile),
            list(state.pool),
            state.extra_turn,
            state.ending,
            list(state.buyers),
        )

    # -- who is who ---------------------------------------------------------------------

    @property
    def me(self) -> Seat:
        return self.players[self.active]

    @property
    def opponents(self) -> list[str]:
        at = self.seats.index(self.active)
        return [*self.seats[at + 1 :], *self.seats[:at]]

    def open_to(self, soldier: str, victim: str) -> bool:
        """Whether a soldier of somebody else works against a seat."""
        owners = [name for name, it in self.players.items() if name != victim and it.has(soldier)]
        return bool(owners) and not self.players[victim].has("shaman")

    @property
    def victims(self) -> list[str]:
        return [name for name in self.opponents if not self.players[name].has("shaman")]

    # -- asking -------------------------------------------------------------------------

    def ask(self, seat: str, answers: Iterable[str]) -> Asked:
        return (yield seat, Counter(set(answers)))

    def draw(self, kind: str, heap: list[str]) -> Asked:
        answer = yield "chance", Counter(f"{kind} {thing}" for thing in heap)
        thing = answer.split()[1]
        heap.remove(thing)
        return thing

    def draw_token(self, heap: list[int]) -> Generator[Question, str, int]:
        answer = yield "chance", Counter(f"token {value}" for value in heap)
        value = int(answer.split()[1])
        heap.remove(value)
        return value

    # -- the game -----------------------------------------------------------------------

    def play(self) -> Asking:
        """From the choice of an action to the end of the game."""
        while True:
            yield from self.action()
            yield from self.control()
            while powers := list(self.powers()):
                answer = yield from self.ask(self.active, ["end", *powers])
                if answer == "end":
                    break
                yield from self.use(answer)
            if self.open_to("commander", self.active):
                yield from self.discard_to(self.active, 6)
            if self.extra:
                self.extra = False
            else:
                self.active = self.opponents[0]
                if self.active == self.ending:
                    self.finish()
                    return
            self.buyers = []
            for lord in self.me.lords.values():
                lord.used = False
            self.me.pearls += self.me.has("landlord")

    def action(self) -> Asking:
        while True:
            plots = ["plot"] if self.me.pearls and self.lord_deck and "" in self.court else []
            explores = ["explore"] if self.deck or self.discards else []
            supports = self.supports()
            payments = list(self.payments())
            actions = [*explores, *supports, *payments] or ["pass"]
            answer = yield from self.ask(self.active, [*plots, *actions, *self.powers()])
            verb, *rest = answer.split()
            if verb == "plot":
                self.me.pearls -= 1
                yield from self.lay_lord(max(n for n, lord in enumerate(self.court) if not lord))
            elif verb in ("sell", "dissolve", "replace"):
                yield from self.use(answer)
            else:
                break
        if verb == "explore":
            yield from self.explore()
        elif verb == "support":
            for name in rest[0].split("+"):
                self.take_pile(name)
        elif verb == "recruit":
            yield from self.recruit(rest[0], rest[1].split("+"))

    def lay_lord(self, at: int) -> Asking:
        self.court[at] = ""
        self.court[at] = yield from self.draw("lord", self.lord_deck)

    def finish(self) -> None:
        for it in self.players.values():
            for name in RACES:
                if cards := sorted((card for card in it.hand if race(card) == name), key=worth):
                    it.affiliated.append(cards[0])
                    it.hand.remove(cards[0])
            self.discards += it.hand
            it.hand = []

    # -- powers of one's own turn -------------------------------------------------------

    def powers(self) -> Iterator[str]:
        def ready(name: str) -> bool:
            return self.me.has(name) and not self.me.lords[name].used

        if ready("slaver"):
            yield from (f"sell {card}" for card in self.me.hand)
        if ready("oracle"):
            yield from (f"dissolve {name}" for name in RACES if self.council[name])
        if ready("opportunist") and self.lord_deck:
            yield from (f"replace {lord}" for lord in self.court if lord)

    def use(self, answer: str) -> Asking:
        verb, thing = answer.split()
        self.me.lords[{"sell": "slaver", "dissolve": "oracle", "replace": "opportunist"}[verb]].used = True
        if verb == "sell":
            self.me.hand.remove(thing)
            self.discards.append(thing)
            self.me.pearls += 2
        elif verb == "dissolve":
            self.discards += self.council[thing]
            self.council[thing] = []
        else:
            self.removed.append(thing)
            yield from self.lay_lord(self.court.index(thing))

    # -- exploring ----------------------------------------------------------------------

    def explore(self) -> Asking:
        done = False
        while not done and (self.deck or self.discards):
            if not self.deck:
                self.deck, self.discards = self.discards, []
            card = yield from self.draw("card", self.deck)
            at = self.track.index("")
            self.track[at] = card
            meet = self.meet if card == "monster" else self.offer
            done = yield from meet(at)
        allies = [card for card in self.track if card not in ("", "monster")]
        for card in allies:
            self.council[race(card)].append(card)
        self.discards += [card for card in self.track if card == "monster"]
        self.track = [""] * 5
        if self.me.has("ship-master"):
            self.me.pearls += len(set(map(race, allies)))

    def decide(self, stop: str, go_on: str, at: int) -> Asked:
        while True:
            may_go_on = at < 4 and (self.deck or self.discards)
            answers = [stop, *([go_on] if may_go_on else []), *self.powers()]
            answer = yield from self.ask(self.active, answers)
            if answer in (stop, go_on):
                return answer
            yield from self.use(answer)

    def offer(self, at: int) -> Generator[Question, str, bool]:
        card = self.track[at]
        for name in self.opponents:
            price, buyer = 1 + len(self.buyers), self.players[name]
            if name in self.buyers or buyer.pearls < price:
                continue
            answer = yield from self.ask(name, [f"buy {card}", "decline"])
            if answer != "decline":
                buyer.pearls -= price
                self.me.pearls += price
                buyer.hand.append(card)
                self.buyers.append(name)
                self.track[at] = ""
                yield from self.before_shuffle()
                return False
        answer = yield from self.decide(f"take {card}", "leave", at)
        if answer == "leave":
            return False
        self.track[at] = ""
        self.me.hand.append(card)
        self.me.pearls += at == 4
        return True

    def before_shuffle(self) -> Asking:
        while not self.deck and (powers := list(self.powers())):
            answer = yield from self.ask(self.active, ["next-card", *powers])
            if answer == "next-card":
                return
            yield from self.use(answer)

    def meet(self, at: int) -> Generator[Question, str, bool]:
        answer = yield from self.decide("fight", "go-on", at)
        if answer == "go-on":
            self.threat = min(6, self.threat + 1)
            return False
        self.track[at] = ""
        self.discards.append("monster")
        self.me.pearls += at == 4
        space = max(1, self.threat - self.open_to("tamer", self.active))
        rewards = [goods for goods in REWARDS[space].split() if goods.count("t") <= len(self.pool)]
        goods = rewards[0]
        if len(rewards) > 1:
            names = {"claim " + "+".join(sorted(GOODS[good] for good in goods)): goods for goods in rewards}
            goods = names[(yield from self.ask(self.active, names))]
        self.me.pearls += goods.count("p")
        self.me.keys += goods.count("k")
        self.threat = 1
        for _ in range(goods.count("t")):
            value = yield from self.draw_token(self.pool)
            self.me.tokens.append(value)
        return True

    # -- the Council --------------------------------------------------------------------

    def supports(self) -> list[str]:
        filled = [name for name in RACES if self.council[name]]
        number = min(len(filled), 2 if self.me.has("alchemist") else 1)
        return ["support " + "+".join(sorted(names)) for names in combinations(filled, number) if names]

    def take_pile(self, name: str) -> None:
        self.me.hand += self.council[name]
        self.council[name] = []

    # -- recruiting ---------------------------------------------------------------------

    def required(self, lord: str) -> int:
        dearer = 2 * self.open_to("recruiter", self.active) - 2 * self.me.has("treasurer")
        return max(0, LORDS[lord].cost + dearer)

    def pays(self, lord: str, cards: list[str]) -> bool:
        """Whether cards of the hand, with pearls, pay for a lord."""
        races, it = set(map(race, cards)), LORDS[lord]
        forced = it.forced_race and not self.me.has("diplomat")
        fits = len(races) == it.races and (not forced or it.forced_race in races)
        return fits and sum(map(worth, cards)) + self.me.pearls >= self.required(lord)

    def payments(self) -> Iterator[str]:
        """Every set of cards that pays for a lord; of a hand with very many sets, whole races."""
        counted = sorted(Counter(self.me.hand).items())
        if prod(count + 1 for _, count in counted) <= MANY:
            numbers = product(*(range(count + 1) for _, count in counted))
            sets = [
                [c for (c, _), n in zip(counted, some, strict=True) for _ in range(n)] for some in numbers
            ]
        else:
            some_races = (names for n in range(1, 6) for names in combinations(RACES, n))
            sets = [sorted(c for c in self.me.hand if race(c) in names) for names in some_races]
        for lord in filter(None, self.court):
            yield from (f"recruit {lord} {'+'.join(cards)}" for cards in sets if self.pays(lord, cards))

    def recruit(self, lord: str, cards: list[str]) -> Asking:
        self.me.pearls -= max(0, self.required(lord) - sum(map(worth, cards)))
        for card in cards:
            self.me.hand.remove(card)
        self.court[self.court.index(lord)] = ""
        lowest = min(map(worth, cards))
        free = self.me.has("master-of-magic")
        choice = sorted({card for card in cards if free or worth(card) == lowest})
        kept = choice[0]
        if len(choice) > 1:
            answer = yield from self.ask(self.active, (f"affiliate {card}" for card in choice))
            kept = answer.split()[1]
        self.me.affiliated.append(kept)
        cards.remove(kept)
        self.discards += cards
        yield from self.enter(lord)
        left = [each for each in self.court if each]
        self.court = [""] * (6 - len(left)) + left
        if 6 - len(left) > len(self.lord_deck) and not self.ending:
            self.ending = self.active
        if len(left) <= 2:
            self.me.pearls += 2
            for at in range(5 - len(left), -1, -1):
                if self.lord_deck:
                    yield from self.lay_lord(at)

    def enter(self, lord: str) -> Asking:
        """A lord enters play, and does what it does then."""
        self.me.lords[lord] = Lord(False, "", False)
        if len(self.me.lords) >= 7 and not self.ending:
            self.ending = self.active
        self.me.pearls += PEARLS.get(lord, 0)
        if lord in AMBASSADORS:
            yield from self.ambassador(lord)
        else:
            power: Callable[[], Asking] | None = getattr(self, lord.replace("-", "_"), None)
            yield from power() if power else ()

    def discard_to(self, name: str, number: int) -> Asking:
        hand = self.players[name].hand
        while len(hand) > number:
            answer = yield from self.ask(name, (f"discard {card}" for card in hand))
            hand.remove(answer.split()[1])
            self.discards.append(answer.split()[1])

    def jailer(self) -> Asking:
        for name in self.victims:
            yield from self.discard_to(name, max(0, len(self.players[name].hand) - 1))

    def commander(self) -> Asking:
        for name in self.victims:
            yield from self.discard_to(name, 6)

    def seeker(self) -> Asking:
        for name in self.victims:
            self.players[name].pearls = max(0, self.players[name].pearls - 2)
        yield from ()

    def assassin(self) -> Asking:
        for name in self.victims:
            lords = self.players[name].lords
            answers = [f"rotate {id}" for id, lord in lords.items() if lord.active]
            if answers:
                answer = yield from self.ask(self.active, answers)
                lords[answer.split()[1]].rotated = True

    def hunter(self) -> Asking:
        prey = [f"rob {name}" for name in self.victims if self.players[name].tokens]
        if prey:
            answer = yield from self.ask(self.active, prey)
            value = yield from self.draw_token(self.players[answer.split()[1]].tokens)
            self.me.tokens.append(value)

    def invoker(self) -> Asking:
        self.extra = True
        yield from ()

    def apprentice(self) -> Asking:
        if filled := [f"gather {name}" for name in RACES if self.council[name]]:
            answer = yield from self.ask(self.active, filled)
            self.take_pile(answer.split()[1])

    def illusionist(self) -> Asking:
        pairs = [f"exchange {own} {other}" for own in self.me.locations for other in self.open]
        if not pairs:
            return
        answer = yield from self.ask(self.active, [*pairs, "waive"])
        if answer != "waive":
            _, own, other = answer.split()
            self.open[self.open.index(other)] = own
            yield from self.swap(own, other)

    def corruptor(self) -> Asking:
        lords = [f"corrupt {lord}" for lord in self.court if lord]
        if lords and self.me.pearls >= 5:
            answer = yield from self.ask(self.active, [*lords, "waive"])
            if answer != "waive":
                self.me.pearls -= 5
                yield from self.enter_from_court(answer.split()[1])

    def others(self, lord: str) -> list[str]:
        """The free lords that another may be exchanged for, rotated ones too."""
        return [id for id, it in self.me.lords.items() if id != lord and not it.under]

    def traitor(self) -> Asking:
        pairs = [f"betray {own} {lord}" for own in self.others("traitor") for lord in self.court if lord]
        if pairs:
            answer = yield from self.ask(self.active, [*pairs, "waive"])
            if answer != "waive":
                self.give_up(answer.split()[1])
                yield from self.enter_from_court(answer.split()[2])

    def schemer(self) -> Asking:
        owns = [f"scheme {own}" for own in self.others("schemer") if self.lord_deck]
        if owns:
            answer = yield from self.ask(self.active, [*owns, "waive"])
            if answer != "waive":
                self.give_up(answer.split()[1])
                newcomer = yield from self.draw("lord", self.lord_deck)
                yield from self.enter(newcomer)

    def give_up(self, lord: str) -> None:
        del self.me.lords[lord]
        self.removed.append(lord)

    def enter_from_court(self, lord: str) -> Asking:
        self.court[self.court.index(lord)] = ""
        yield from self.enter(lord)

    # -- locations ----------------------------------------------------------------------

    def control(self) -> Asking:
        while self.me.all_keys >= 3 and (self.open or self.pile):
            draws = [f"draw {n}" for n in range(1, min(4, len(self.pile)) + 1)]
            answer = yield from self.ask(self.active, [*(f"occupy {tile}" for tile in self.open), *draws])
            verb, thing = answer.split()
            if verb == "occupy":
                self.open.remove(thing)
            else:
                thing = yield from self.draw_locations(int(thing))
            yield from self.by_keys(thing)

    def draw_locations(self, number: int) -> Asked:
        """Some locations are drawn, one is kept, the others lie open."""
        tiles: list[str] = []
        for _ in range(number):
            tile = yield from self.draw("tile", self.pile)
            tiles.append(tile)
        kept = tiles[0]
        if len(tiles) > 1:
            answer = yield from self.ask(self.active, (f"occupy {tile}" for tile in tiles))
            kept = answer.split()[1]
        self.open += [tile for tile in tiles if tile != kept]
        return kept

    def by_keys(self, location: str) -> Asking:
        lords = self.me.key_lords
        ways = [
            names
            for number in range(4)
            if 3 - number <= self.me.keys
            for names in combinations(lords, number)
        ]
        used = ways[0]
        if len(ways) > 1:
            called = {"spend " + ("+".join(sorted(names)) or "-"): names for names in ways}
            used = called[(yield from self.ask(self.active, called))]
        self.me.keys -= 3 - len(used)
        yield from self.take(location, used)

    def take(self, location: str, lords: Iterable[str]) -> Asking:
        self.me.locations.append(location)
        self.me.tuck(lords, location)
        yield from self.smokers(location)

    def smokers(self, location: str) -> Asking:
        if location == "black-smokers" and self.pile:
            answers = [f"relocate {tile}" for tile in self.pile]
            answer = yield from self.ask(self.active, [*answers, "waive"])
            if answer != "waive":
                tile = answer.split()[1]
                self.pile.remove(tile)
                self.pile.append("black-smokers")
                yield from self.swap("black-smokers", tile)

    def swap(self, own: str, other: str) -> Asking:
        self.me.locations[self.me.locations.index(own)] = other
        self.me.tuck([name for name, lord in self.me.lords.items() if lord.under == own], other)
        yield from self.smokers(other)

    def ambassador(self, lord: str) -> Asking:
        if self.pile:
            tile = yield from self.draw_locations(min(AMBASSADORS[lord], len(self.pile)))
            yield from self.take(tile, [lord])
        elif self.open:
            answer = yield from self.ask(self.active, (f"occupy {tile}" for tile in self.open))
            self.open.remove(answer.split()[1])
            yield from self.take(answer.split()[1], [lord])

    # -- points -------------------------------------------------------------------------

    def points(self, name: str) -> int:
        it = self.players[name]
        values = [LORDS[lord].value for lord in it.lords]
        best = sum(max((worth(c) for c in it.affiliated if race(c) == each), default=0) for each in RACES)
        places = [self.location_points(name, tile) for tile in it.locations]
        return sum(places) + sum(values) + best + sum(it.tokens)

    def location_points(self, name: str, tile: str) -> int:
        it = self.players[name]
        lords = [LORDS[lord] for lord in it.lords]
        values = [lord.value for lord in lords]
        keys = sum(1 for lord in lords if lord.keys)
        guilds = Counter(lord.guild for lord in lords)
        allies = Counter(map(race, it.affiliated))
        lowest = sum(min((worth(c) for c in it.affiliated if race(c) == each), default=0) for each in RACES)
        others = [each for seat in self.seats if seat != name for each in self.players[seat].locations]
        return {
            "sargasso-silos": lambda: 5 + 2 * guilds["farmer"],
            "hydrozoa-reserves": lambda: 6 + 2 * guilds["mage"],
            "parliament": lambda: 6 + 2 * guilds["politician"],
            "barracks": lambda: 7 + 2 * guilds["soldier"],
            "dockworks": lambda: 5 + 2 * guilds["merchant"],
            "sanctuary": lambda: 4 + 3 * allies["jellyfish"],
            "sargasso-fields": lambda: 3 + 3 * allies["seahorse"],
            "oceanic-senate-assembly": lambda: 4 + 3 * allies["squid"],
            "chasm": lambda: 5 + 3 * allies["crab"],
            "nest-of-giant-clams": lambda: 3 + 3 * allies["shellfish"],
            "abyss": lambda: 2 * len(guilds),
            "closed-tower": lambda: 3 * keys,
            "lost-tower": lambda: 3 * (len(lords) - keys),
            "depths": lambda: 2 * min(values, default=0),
            "throne-room": lambda: max(values, default=0),
            "jail": lambda: 15 - len(lords),
            "chamber-of-allies": lambda: 3 + lowest,
            "coral-barrier": lambda: 20 - len(it.affiliated),
            "black-smokers": lambda: 0,
            "city-of-mirrors": lambda: max(
                (self.location_points(name, each) for each in others if each != "city-of-mirrors"),
                default=0,
            ),
        }[tile]()

    @property
    def winners(self) -> set[str]:
        def rank(name: str) -> tuple[int, int, int]:
            it = self.players[name]
            best = max((LORDS[lord].value for lord in it.lords), default=0)
            return self.points(name), it.pearls, best

        top = max(map(rank, self.seats))
        return {name for name in self.seats if rank(name) == top}
