"""A second implementation of Jantaris, written from the rulebook alone, to compare the engine with.

A game is one generator. Whenever somebody has a choice it yields who is asked and every legal answer, and is
sent the answer; a choice of one is none. It shares nothing with the engine but the figures on the cards.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

FILE = files("rulebook_lab.games.jantaris").joinpath("components.toml")
CARDS = {card["id"]: card for card in tomllib.loads(FILE.read_text(encoding="utf-8"))["component"]}
ITEMS = {id.removeprefix("item."): card for id, card in CARDS.items() if id.startswith("item.")}
MARKET = {id: card for id, card in CARDS.items() if id.startswith("market.")}
FAIRS = {id: card for id, card in CARDS.items() if id.startswith("fair.")}
RING = CARDS["board.ring"]["clockwise"]
CENTER = "city-center"
AREAS = [*RING, CENTER]
COLOURS = ("red", "black")
VOTES = ("deal", "black-market", "strengthen-position", "recruitment")


def beside(district):
    """The neighbours of a District in the ring."""
    place = RING.index(district)
    return [RING[place - 1], RING[(place + 1) % 8]]


def pairs(total, red, black):
    """Every way to make up a number of Goods."""
    return [(n, total - n) for n in range(total + 1) if n <= red and total - n <= black]


class Player:
    """What one player has."""

    def __init__(self, player):
        self.goods = {"red": player.red, "black": player.black}
        self.map = Counter(dict(player.merchants.items()))
        self.items, self.claimed = list(player.items), list(player.claimed)
        self.prestige = player.prestige

    @property
    def supply(self):
        return 14 - sum(self.map.values())

    @property
    def total(self):
        return sum(self.goods.values())

    def room(self, colour):
        return 6 - self.goods[colour]

    def add(self, words, sign=1):
        """Goods in the notation of a move: `2 1`."""
        for colour, number in zip(COLOURS, words, strict=True):
            self.goods[colour] += sign * int(number)

    def gain(self, colour, number):
        self.goods[colour] += min(number, self.room(colour))

    def move(self, source, target, number=1):
        self.map[source] -= number
        self.map[target] += number


class Referee:
    """A game from the beginning of a turn on."""

    def __init__(self, state):
        self.seats, self.active, self.start = list(state.seats), state.active, state.start
        self.players = {seat: Player(player) for seat, player in zip(state.seats, state.players, strict=True)}
        self.round, self.max_rounds = state.round, state.max_rounds
        self.token, self.district = {"red": state.red, "black": state.black}, ""
        self.offer, self.bazaar, self.gone = set(state.offer), set(state.bazaar), list(state.gone)
        self.under_bazaar = list(state.under_bazaar)
        self.market, self.market_deck = set(state.market), set(state.market_deck)
        self.fairs, self.under_fairs, self.fair = set(state.fair_deck), list(state.under_fair), ""

    # -- shorthand ------------------------------------------------------------------------------

    def left_of(self, seat):
        """The others, clockwise."""
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[:at]

    def around(self, seat):
        """Everybody, clockwise from a seat."""
        return [seat, *self.left_of(seat)]

    def taken(self, area):
        """Whether a Merchant Guild token stands there."""
        return area in self.token.values()

    def free(self, areas=RING):
        """Those of some areas without a token."""
        return [area for area in areas if not self.taken(area)]

    def ask(self, seat, answers):
        """The words of the answer, its verb first; None if there is nothing to answer."""
        if not answers:
            return None
        answer = answers[0]
        if len(answers) > 1:
            answer = yield {seat}, set(answers)
        return answer.split()

    def draw(self, unknown, under):
        """The top card: any of those nobody knows, then those put under the deck."""
        if not unknown:
            return under.pop(0)
        answer = yield {"chance"}, {f"turn-up {card}" for card in unknown}
        card = answer.split()[1]
        unknown.remove(card)
        return card

    # -- the turn -------------------------------------------------------------------------------

    def play(self):
        """Turns until somebody has 12 Prestige Points when the start player would begin one."""
        while not self.over():
            yield from self.moment("turn-start", self.active)
            yield from self.city()
            yield from self.diplomacy()
            yield from self.great_fair()
            yield from self.market_control()
            self.active = self.left_of(self.active)[0]
            self.round += self.active == self.start

    def over(self):
        late = 0 < self.max_rounds < self.round
        enough = any(player.prestige >= 12 for player in self.players.values())
        return self.active == self.start and (late or enough)

    def winners(self):
        """Most Prestige Points, of these most Goods; all who are still equal."""
        reached = {seat: (player.prestige, player.total) for seat, player in self.players.items()}
        return tuple(seat for seat in self.seats if reached[seat] == max(reached.values()))

    # -- first phase ----------------------------------------------------------------------------

    def city(self):
        seat = self.active
        _, place = yield from self.ask(seat, ["visit marketplace", "visit guild-house", "visit bazaar"])
        yield from {
            "marketplace": self.marketplace,
            "guild-house": self.guild_house,
            "bazaar": self.bazaar_visit,
        }[place](seat, self.players[seat])

    def marketplace(self, seat, own):
        answers = [f"take {n} 0" for n in (1, 2) if own.room("red") >= n]
        answers += [f"take 0 {n}" for n in (1, 2) if own.room("black") >= n]
        verb, *goods = yield from self.ask(seat, ["leave", *answers])
        if verb == "take":
            own.add(goods)
        yield from self.moment("marketplace-used", seat)

    def guild_house(self, seat, own):
        here = [area for area in self.free(AREAS) if own.map[area]]
        answers = [f"place {area}" for area in self.free(AREAS) if own.supply]
        answers += [f"remove {area}" for area in here]
        answers += [
            f"remove {one}+{two}"
            for n, one in enumerate(here)
            for two in here[n:]
            if one != two or own.map[one] > 1
        ]
        verb, *where = yield from self.ask(seat, ["leave", *answers])
        if verb == "place":
            own.map[where[0]] += 1
            yield from self.moment("guild-house-placed", seat, where[0])
        elif verb == "remove":
            own.map.subtract(where[0].split("+"))

    def bazaar_visit(self, seat, own):
        yield from self.moment("bazaar-entered", seat)
        winner = yield from self.auction(optional=False)
        if winner not in (None, seat):
            yield from self.auction(optional=True)
        while len(self.offer) < 2 and (self.bazaar or self.under_bazaar):
            self.offer.add((yield from self.draw(self.bazaar, self.under_bazaar)))

    def spare(self, seat):
        """The Goods of a starting price that may have the other colour."""
        return int("assayers-scales" in self.players[seat].items)

    def can_bid(self, seat, item, number):
        own, card = self.players[seat], ITEMS[item]
        short = sum(max(0, card[colour] - own.goods[colour]) for colour in COLOURS)
        return short <= self.spare(seat) and number <= own.total

    def auction(self, optional):
        """Who has won it; None if there was none."""
        answers = [
            f"auction {item} {number}"
            for item in self.offer
            for number in range(ITEMS[item]["red"] + ITEMS[item]["black"], 13)
            if self.can_bid(self.active, item, number)
        ]
        verb, *opened = yield from self.ask(
            self.active, answers if answers and not optional else [*answers, "stop"]
        )
        if verb == "stop":
            return None
        item, bid = opened[0], int(opened[1])
        winner, bid = yield from self.bidding(item, bid)
        yield from self.payment(winner, item, bid)
        self.offer.remove(item)
        yield from self.receive(winner, item)
        return winner

    def bidding(self, item, bid):
        """Clockwise, never the leader, until all others are out."""
        leader, last, bidders = self.active, self.active, set(self.seats)
        while bidders != {leader}:
            last = next(seat for seat in [*self.left_of(last), last] if seat in bidders and seat != leader)
            answers = [f"bid {n}" for n in range(bid + 1, 13) if self.can_bid(last, item, n)]
            if last == self.active and self.can_bid(last, item, bid):
                answers.append("match")
            verb, *number = yield from self.ask(last, ["drop", *answers])
            if verb == "drop":
                bidders.remove(last)
            else:
                leader, bid = last, int(number[0]) if number else bid
        return leader, bid

    def payment(self, seat, item, bid):
        own, card = self.players[seat], ITEMS[item]
        answers = [
            f"pay {red} {black}"
            for red, black in pairs(bid, own.goods["red"], own.goods["black"])
            if max(0, card["red"] - red) + max(0, card["black"] - black) <= self.spare(seat)
        ]
        _, *goods = yield from self.ask(seat, answers)
        own.add(goods, -1)

    # -- second phase ---------------------------------------------------------------------------

    def diplomacy(self):
        answers = [f"move-token {colour} {district}" for colour in COLOURS for district in self.free()]
        _, colour, self.district = yield from self.ask(self.active, answers)
        self.token[colour] = self.district
        yield from self.moment("token-moved", self.active)
        votes = {}
        while len(votes) < len(self.seats):
            waiting = {seat for seat in self.seats if seat not in votes}
            seat, card = yield waiting, {f"vote {card}" for card in VOTES}
            votes[seat] = card.removeprefix("vote ")
        effects = {
            "deal": self.deal,
            "black-market": self.black_market,
            "strengthen-position": self.strengthen_position,
            "recruitment": self.recruitment,
        }
        for seat in self.around(self.active):
            equal = list(votes.values()).count(votes[seat])
            yield from effects[votes[seat]](seat, self.players[seat], min(equal, 3))
        self.district = ""

    def deal(self, seat, own, votes):
        colour = "red" if self.token["red"] == self.district else "black"
        own.gain(colour, {1: 2, 2: own.map[self.district], 3: own.map[CENTER]}[votes])
        yield from ()

    def black_market(self, seat, own, votes):
        if votes == 1:
            answers = [
                f"rob {other} {colour}"
                for other in self.left_of(seat)
                for colour in COLOURS
                if self.players[other].goods[colour] and own.room(colour)
            ]
            if answer := (yield from self.ask(seat, answers)):
                _, other, colour = answer
                self.players[other].goods[colour] -= 1
                own.goods[colour] += 1
        elif votes == 2:
            red, black = own.room("red"), own.room("black")
            answers = [f"smuggle {r} {b}" for r, b in pairs(min(2, red + black), red, black)]
            _, *goods = yield from self.ask(seat, answers)
            own.add(goods)
        else:
            own.goods = {"red": 0, "black": 0}
            yield from self.banish(seat, self.district)

    def strengthen_position(self, seat, own, votes):
        near, here = self.free(beside(self.district)), self.district
        if votes == 1:
            _, other = yield from self.ask(seat, [f"banish {other}" for other in self.seats])
            yield from self.banish(other, here)
            yield from self.moment("strengthen-alone", seat, other)
            return
        verb = "reinforce" if votes == 2 else "withdraw"
        answers = [
            f"{verb} {area} {n}"
            for area in near
            for n in (1, 2)
            if own.map[area if votes == 2 else here] >= n
        ]
        _, *chosen = yield from self.ask(seat, [*answers, "stay"])
        if chosen:
            area, number = chosen[0], int(chosen[1])
            own.move(*((area, here) if votes == 2 else (here, area)), number)

    def recruitment(self, seat, own, votes):
        if votes == 2:
            own.map[CENTER] += bool(own.supply) and not self.taken(CENTER)
            return
        if votes == 1:
            answers = [f"recruit {district}" for district in self.free() if own.supply]
        else:
            near = self.free(beside(self.district))
            answers = [f"muster {area} {n}" for area in near for n in (1, 2) if own.supply >= n]
            answers.append("stay")
        answer = yield from self.ask(seat, answers)
        if answer and answer != ["stay"]:
            own.map[answer[1]] += int(answer[2]) if votes == 3 else 1

    def banish(self, seat, district):
        """One Merchant to each open neighbour, the rest home."""
        own, ways = self.players[seat], self.free(beside(district))
        if own.map[district] == 1 and len(ways) == 2:
            _, where = yield from self.ask(seat, [f"flee {way}" for way in ways])
            own.move(district, where)
            return
        for way in ways[: own.map[district]]:
            own.move(district, way)
        kept = ["go-home"]
        if own.map[district] and "letter-of-safe-conduct" in own.items:
            kept = yield from self.ask(seat, ["keep", "go-home"])
        own.map[district] = int(kept == ["keep"])

    # -- third and fourth phase -----------------------------------------------------------------

    def great_fair(self):
        if sum(player.map[CENTER] for player in self.players.values()) < 5:
            return
        self.fair = yield from self.draw(self.fairs, self.under_fairs)
        for seat in self.around(self.active):
            yield from self.moment("fair-opened", seat)
        seat, idle = self.active, 0
        while idle < len(self.seats):
            idle = 0 if (yield from self.exchange(seat, self.players[seat])) else idle + 1
            seat = self.left_of(seat)[0]
        self.under_fairs.append(self.fair)
        self.fair = ""

    def exchange(self, seat, own):
        """Whether there was one."""
        card = FAIRS[self.fair]
        ways = pairs(card["goods"], own.goods["red"], own.goods["black"]) if own.map[CENTER] else []
        answers = [f"trade {red} {black}" for red, black in ways]
        if own.map[CENTER] and "old-coins" in own.items:
            answers += ["spend old-coins"] if answers else ["spend old-coins", "refrain"]
        answer = yield from self.ask(seat, answers)
        if answer in (None, ["refrain"]):
            return False
        if answer[0] == "trade":
            own.add(answer[1:], -1)
        else:
            self.discard(seat, "old-coins")
        own.prestige += card["prestige"]
        _, where = yield from self.ask(seat, [f"send {district}" for district in self.free()])
        own.move(CENTER, where)
        return True

    def dominates(self, seat, district):
        own = self.players[seat].map[district]
        return own >= 2 and all(self.players[other].map[district] < own for other in self.left_of(seat))

    def market_control(self):
        seat, idle = self.active, 0
        while idle < len(self.seats):
            idle = 0 if (yield from self.claim(seat, self.players[seat])) else idle + 1
            seat = self.left_of(seat)[0]

    def claim(self, seat, own):
        """Whether there was one."""
        answers = [
            f"claim {card}"
            for card in self.market
            if all(self.dominates(seat, district) for district in MARKET[card]["districts"])
        ]
        answer = yield from self.ask(seat, [*answers, "pass"])
        if answer == ["pass"]:
            return False
        self.market.remove(answer[1])
        own.claimed.append(answer[1])
        own.prestige += 3
        if self.market_deck:
            self.market.add((yield from self.draw(self.market_deck, [])))
        yield from self.moment("market-claimed", seat)
        return True

    # -- Items ----------------------------------------------------------------------------------

    def receive(self, seat, item):
        """An Item comes to its owner, bought or not."""
        self.players[seat].items.append(item)
        self.players[seat].prestige += ITEMS[item]["prestige"]
        if ITEMS[item]["trigger"] == "bought":
            yield from self.use([item], seat)

    def moment(self, trigger, seat, about=""):
        """A seat's Items that work now."""
        now = [item for item in self.players[seat].items if ITEMS[item]["trigger"] == trigger]
        yield from self.use(now, seat, about)

    def use(self, left, seat, about=""):
        """One after another; each for its owner, with a crown then for all other crowns, clockwise."""
        while left:
            _, item = yield from self.ask(seat, [f"use {item}" for item in left])
            left = [other for other in left if other != item]
            crowns = [other for other in self.left_of(seat) if self.has_crown(other)]
            for one in [seat, *crowns] if ITEMS[item]["crown"] else [seat]:
                work = getattr(self, item.replace("-", "_"))
                yield from work(one, self.players[one], about)

    def has_crown(self, seat):
        return any(ITEMS[item]["crown"] for item in self.players[seat].items)

    def discard(self, seat, item):
        self.players[seat].items.remove(item)
        self.gone.append(item)

    def royal_seal(self, seat, own, about):
        own.gain("red", 1)
        yield from ()

    def silver_sceptre(self, seat, own, about):
        own.gain("black", 1)
        yield from ()

    def golden_ledger(self, seat, own, about):
        own.prestige += 1
        yield from ()

    def cursed_diadem(self, seat, own, about):
        answers = [f"lose {n} {1 - n}" for n in (0, 1) if own.goods["red" if n else "black"]]
        if answer := (yield from self.ask(seat, answers)):
            own.add(answer[1:], -1)

    def crown_jewels(self, seat, own, about):
        red, black = min(2, own.room("red")), min(2, own.room("black"))
        answers = [*([f"gain {red} 0"] if red else []), *([f"gain 0 {black}"] if black else [])]
        if answer := (yield from self.ask(seat, answers)):
            own.add(answer[1:])

    def pack_saddle(self, seat, own, about):
        answers = [f"gain {n} {1 - n}" for n in (0, 1) if own.room("red" if n else "black")]
        _, *goods = yield from self.ask(seat, [*answers, "decline"])
        if goods:
            own.add(goods)

    def money_changers_table(self, seat, own, about):
        answers = [
            f"exchange {given} {n}"
            for given, got in (COLOURS, COLOURS[::-1])
            for n in (1, 2)
            if own.goods[given] >= n and own.room(got) >= n
        ]
        _, *chosen = yield from self.ask(seat, [*answers, "decline"])
        if chosen:
            number = int(chosen[1]) * (1 if chosen[0] == "black" else -1)
            own.add((number, -number))

    def purple_cloak(self, seat, own, about):
        moves = [(area, near) for area in self.free() if own.map[area] for near in self.free(beside(area))]
        yield from self.shift(seat, own, moves)

    def carrier_pigeon(self, seat, own, about):
        there = [] if self.taken(CENTER) else self.free()
        moves = [(area, CENTER) for area in there if own.map[area]]
        moves += [(CENTER, area) for area in there if own.map[CENTER]]
        yield from self.shift(seat, own, moves)

    def shift(self, seat, own, moves):
        _, *ends = yield from self.ask(seat, [*(f"shift {a} {b}" for a, b in moves), "decline"])
        if ends:
            own.move(*ends)

    def heralds_trumpet(self, seat, own, about):
        yield from self.enlist(seat, own, self.free())

    def coronation_bell(self, seat, own, about):
        yield from self.enlist(seat, own, [CENTER])

    def guild_charter(self, seat, own, about):
        yield from self.enlist(seat, own, [about])

    def enlist(self, seat, own, areas):
        answers = [f"enlist {area}" for area in areas if own.supply]
        _, *where = yield from self.ask(seat, [*answers, "decline"])
        own.map.update(where)

    def forged_warrant(self, seat, own, about):
        answers = [f"expel {district} {other}" for district in self.free() for other in self.seats]
        _, district, other = yield from self.ask(seat, answers)
        yield from self.banish(other, district)

    def hidden_dagger(self, seat, own, about):
        answers = [f"expel {self.district} {other}" for other in self.seats]
        _, *chosen = yield from self.ask(seat, [*answers, "decline"])
        if chosen:
            self.discard(seat, "hidden-dagger")
            yield from self.banish(chosen[1], self.district)

    def bribed_guard(self, seat, own, about):
        answers = [f"expel {self.district} {other}" for other in self.seats if other != about]
        _, *chosen = yield from self.ask(seat, [*answers, "decline"])
        if chosen:
            yield from self.banish(chosen[1], self.district)

    def historic_book(self, seat, own, about):
        deck = self.bazaar or self.under_bazaar
        answers = [f"replace {item}" for item in self.offer if deck]
        _, *chosen = yield from self.ask(seat, [*answers, "decline"])
        if chosen:
            self.offer.remove(chosen[0])
            self.offer.add((yield from self.draw(self.bazaar, self.under_bazaar)))
            self.under_bazaar += chosen

    def picks(self, seat, own, about):
        cards = []
        for _ in range(min(3, len(self.bazaar) + len(self.under_bazaar))):
            cards.append((yield from self.draw(self.bazaar, self.under_bazaar)))
        best = max((ITEMS[card]["prestige"] for card in cards), default=0)
        cheaper = [card for card in cards if ITEMS[card]["prestige"] < best]
        _, *chosen = yield from self.ask(seat, [*(f"choose {card}" for card in cheaper), "put-back"])
        self.under_bazaar += [card for card in cards if card not in chosen]
        if chosen:
            yield from self.receive(seat, chosen[0])
