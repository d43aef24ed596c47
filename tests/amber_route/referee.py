"""A second reading of Amber Route's rulebook, written apart from the engine, to compare the engine with.

A game is one generator. Whenever a player or chance has to answer it yields who is asked and every possible
answer, chance's with their weights, and is sent the answer. It shares nothing with the engine but the figures
in the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, groupby
from math import factorial, prod
from typing import TypeVar

from rulebook_lab.games.amber_route.components import Amounts, Components, DarkCard, Difficulty
from rulebook_lab.games.amber_route.state import AmberRouteState

A = TypeVar("A")
Question = tuple[str, Counter[str]]
Asking = Generator[Question, str, A]
Penalty = Asking[None]
CHANCE = "chance"


@cache
def throws(number: int) -> Counter[str]:
    """Every roll of some dice, with the number of ways to throw it."""
    faces = combinations_with_replacement((6, 5, 4, 3, 2, 1), number)
    return Counter({f"roll {written(dice)}": ways(dice) for dice in faces})


def ways(dice: tuple[int, ...]) -> int:
    return factorial(len(dice)) // prod(map(factorial, Counter(dice).values()))


def written(dice: Iterable[int]) -> str:
    return "+".join(map(str, sorted(dice, reverse=True)))


def faces(words: str) -> list[int]:
    return [int(face) for face in words.split("+")]


class Player:
    """What one player has."""

    def __init__(
        self,
        field: int,
        escorts: int,
        loose: int,
        secured: int,
        lost: int = 0,
        hand: Iterable[str] = (),
        kept: Iterable[str] = (),
    ) -> None:
        self.field, self.escorts, self.loose, self.secured, self.lost = field, escorts, loose, secured, lost
        self.hand, self.kept = Counter(hand), Counter(kept)


class Dice:
    """Dice on the table: those rolled, and those bought for ambers."""

    def __init__(self, rolled: list[int]) -> None:
        self.rolled, self.bought = rolled, list[int]()

    @property
    def all(self) -> list[int]:
        return self.rolled + self.bought


class Referee:
    """A game as it is laid out before the first card is drawn."""

    def __init__(self, box: Components, layout: str, seats: Iterable[str]) -> None:
        self.box, self.fields, self.seats = box, [*box.layouts[layout].fields], list(seats)
        it = box.amounts
        self.players = {seat: Player(0, it.start_escorts, it.start_loose, it.start_secured) for seat in seats}
        self.light, self.light_gone = Counter(box.light_deck), Counter[str]()
        self.dark, self.dark_gone = Counter(box.dark_deck), Counter[str]()
        self.pool = it.ambers - sum(own.loose + own.secured for own in self.players.values())
        self.supply = it.escort_tokens - sum(own.escorts for own in self.players.values())
        self.active: str | None = None
        self.first: str | None = None
        self.waiting: list[str] = []
        self.laid: dict[str, list[str]] = {}
        self.dice: Dice | None = None
        self.life: int | None = None
        self.round = 0

    @classmethod
    def of(cls, state: AmberRouteState) -> Referee:
        """A game from a position at the beginning of a turn on."""
        game = cls(state.box, state.layout, state.seats)
        for seat, it in zip(state.seats, state.players, strict=True):
            game.players[seat] = Player(
                it.field, it.escorts, it.loose, it.secured, it.lost_turns, it.hand, it.kept
            )
        game.light, game.light_gone = Counter(state.light_deck), Counter(state.light_discard)
        game.dark, game.dark_gone = Counter(state.dark_deck), Counter(state.dark_discard)
        game.pool, game.supply = state.pool, state.supply
        game.first, game.waiting = state.first, list(state.last_turns)
        return game

    # -- shorthand ------------------------------------------------------------------------------

    @property
    def amounts(self) -> Amounts:
        return self.box.amounts

    @property
    def castle(self) -> int:
        return len(self.fields) - 1

    def around(self, seat: str) -> list[str]:
        """Everybody, clockwise from a seat."""
        at = self.seats.index(seat)
        return self.seats[at:] + self.seats[:at]

    def ask(self, seat: str, answers: Iterable[str]) -> Asking[list[str]]:
        """The words of a player's answer."""
        answer = yield seat, Counter(set(answers))
        return answer.split()

    def keeps(self, seat: str, reward: str) -> list[str]:
        """The kept cards of one kind."""
        return sorted(
            card for card in self.players[seat].kept.elements() if self.box.dark[card].reward == reward
        )

    def use(self, seat: str, card: str) -> None:
        """A kept card has done its work."""
        self.players[seat].kept[card] -= 1
        self.dark_gone[card] += 1

    def fitting(self, seat: str) -> list[str]:
        """The cards in hand that may be played where the pawn stands."""
        own = self.players[seat]
        terrains = ("any", self.fields[own.field].terrain)
        return [card for card in +own.hand if self.box.light[card].terrain in terrains]

    # -- goods ----------------------------------------------------------------------------------

    def gain_escorts(self, seat: str, number: int) -> None:
        own = self.players[seat]
        number = max(0, min(number, self.amounts.max_escorts - own.escorts, self.supply))
        own.escorts, self.supply = own.escorts + number, self.supply - number

    def lose_escorts(self, seat: str, number: int) -> None:
        own = self.players[seat]
        number = min(number, own.escorts)
        own.escorts, self.supply = own.escorts - number, self.supply + number

    def gain_ambers(self, seat: str, number: int) -> None:
        for _ in range(number):
            if self.pool:
                self.pool -= 1
                self.put_amber(seat)

    def put_amber(self, seat: str) -> None:
        """Beside the player card; of three one is secured, and two go back."""
        own, it = self.players[seat], self.amounts
        own.loose += 1
        if own.loose == it.bank_at:
            own.loose -= it.bank_secured + it.bank_returned
            own.secured, self.pool = own.secured + it.bank_secured, self.pool + it.bank_returned

    def pay_ambers(self, seat: str, number: int) -> None:
        own = self.players[seat]
        number = min(number, own.loose)
        own.loose, self.pool = own.loose - number, self.pool + number

    def draw_light(self, seat: str, number: int) -> Asking[None]:
        for _ in range(number):
            if not self.light.total():
                self.light, self.light_gone = self.light_gone, Counter()
            if not self.light.total():
                return
            card = yield from self.turn_up("light", self.light)
            self.players[seat].hand[card] += 1

    def turn_up(self, kind: str, deck: Counter[str]) -> Asking[str]:
        """The top card: any one of the deck."""
        answer = yield CHANCE, Counter({f"draw-{kind} {card}": n for card, n in (+deck).items()})
        card = answer.split()[1]
        deck[card] -= 1
        return card

    def hand_limit(self, seat: str) -> Asking[None]:
        while self.players[seat].hand.total() > self.amounts.max_hand:
            yield from self.give_up(seat, "discard")

    def give_up(self, seat: str, verb: str) -> Asking[None]:
        """A card in hand is discarded."""
        own = self.players[seat]
        _, card = yield from self.ask(seat, [f"{verb} {card}" for card in +own.hand])
        self.play_card(seat, card)

    def play_card(self, seat: str, card: str) -> None:
        self.players[seat].hand[card] -= 1
        self.light_gone[card] += 1

    def receive(self, seat: str, what: str, number: int = 1) -> Asking[None]:
        """What gifts and rewards are made of; cards that come together are counted together."""
        if what == "amber":
            self.gain_ambers(seat, number)
        elif what == "escort":
            self.gain_escorts(seat, number)
        else:
            yield from self.draw_light(seat, number)
            yield from self.hand_limit(seat)

    # -- turns ----------------------------------------------------------------------------------

    def whole_game(self) -> Asking[None]:
        """Hands are drawn, chance says who begins."""
        for seat in self.seats:
            yield from self.draw_light(seat, self.amounts.opening_hand)
        answer = yield CHANCE, Counter(f"begin {seat}" for seat in self.seats)
        yield from self.play(answer.split()[1])

    def play(self, seat: str) -> Asking[None]:
        """Clockwise until somebody is in the castle, then a last turn for each of the others."""
        self.active = seat
        while True:
            yield from self.turn(self.active)
            if self.first is None:
                self.active = self.around(self.active)[1]
            elif self.waiting:
                self.active = self.waiting.pop(0)
            else:
                return

    def turn(self, seat: str) -> Asking[None]:
        own = self.players[seat]
        if own.lost:
            own.lost -= 1
            return
        if self.first is not None:
            answer = yield from self.ask(seat, ["play-on", "forgo"])
            if answer == ["forgo"]:
                return
        yield from self.draw_phase(seat, own)
        yield from self.action_phase(seat, own)

    def draw_phase(self, seat: str, own: Player) -> Asking[None]:
        answers = ["take card", *(f"use {card}" for card in self.keeps(seat, "provisions"))]
        if own.escorts < self.amounts.max_escorts:
            answers.append("take escort")
        verb, what = yield from self.ask(seat, answers)
        if verb == "use":
            self.use(seat, what)
        if verb == "use" or what == "escort":
            self.gain_escorts(seat, self.amounts.draw_escort)
        if verb == "use" or what == "card":
            yield from self.draw_light(seat, self.amounts.draw_card)
            yield from self.hand_limit(seat)

    def action_phase(self, seat: str, own: Player) -> Asking[None]:
        it, ahead = self.amounts, self.castle - own.field
        answers = ["advance 1"]
        if own.escorts < it.max_escorts:
            answers.append("recruit")
        if own.loose >= it.buy_cost:
            answers.append("buy")
        if ahead >= 2 and own.escorts >= it.two_fields_cost:
            answers.append("advance 2")
        if ahead >= 2:
            answers += [f"advance 2 {card}" for card in self.keeps(seat, "guide")]
        verb, *how = yield from self.ask(seat, answers)
        if verb == "recruit":
            village = self.fields[own.field].kind == "village"
            self.gain_escorts(seat, it.recruit_in_village if village else it.recruit)
        elif verb == "buy":
            self.pay_ambers(seat, it.buy_cost)
            yield from self.draw_light(seat, it.buy_cards)
            yield from self.hand_limit(seat)
        else:
            yield from self.advance(seat, own, *how)

    def advance(self, seat: str, own: Player, number: str, guide: str = "") -> Asking[None]:
        if guide:
            self.use(seat, guide)
        elif number == "2":
            self.lose_escorts(seat, self.amounts.two_fields_cost)
        own.field += int(number)
        kind = self.fields[own.field].kind
        if kind == "village":
            self.gain_escorts(seat, self.amounts.village_escorts)
        elif kind == "town":
            self.gain_ambers(seat, self.amounts.town_ambers)
        elif kind == "terrain":
            yield from self.dark_card(seat, own)
        elif self.first is None:
            self.first, self.waiting = seat, self.around(seat)[1:]

    # -- dark cards -----------------------------------------------------------------------------

    def dark_card(self, seat: str, own: Player) -> Asking[None]:
        if not self.dark.total():
            self.dark, self.dark_gone = self.dark_gone, Counter()
        if not self.dark.total():
            return
        card = yield from self.turn_up("dark", self.dark)
        if card in self.box.gifts:
            yield from self.gift(seat, card)
        else:
            yield from self.challenge(seat, own, self.box.dark[card])

    def gift(self, seat: str, card: str) -> Asking[None]:
        rolled = yield CHANCE, throws(len(self.seats))
        dice = faces(rolled.split()[1])
        for other in self.around(seat):
            _, face = yield from self.ask(other, [f"pick {face}" for face in dice])
            dice.remove(int(face))
            if not dice:
                self.dark_gone[card] += 1
            for what, parts in groupby(self.box.gifts[card].faces[int(face) - 1]):
                yield from self.receive(other, what, len(list(parts)))

    def challenge(self, seat: str, own: Player, card: DarkCard) -> Asking[None]:
        field = self.fields[own.field]
        level = self.box.difficulties[(card.terrain == field.terrain) + (card.threat == field.threat)]
        support = yield from self.support(seat)
        ways = {"monster": self.monster, "ghost": self.ghost, "trap": self.trap}
        penalty = yield from ways[card.threat](seat, own, level, support)
        self.life = None
        if penalty:
            self.dark_gone[card.id] += 1
            yield from penalty
        else:
            yield from self.reward(seat, level, card)
            yield from self.attack_option(seat)

    def support(self, seat: str) -> Asking[int]:
        """Cards until the player faces the challenge; what they are worth together."""
        worth = 0
        while True:
            answers = [f"support {card}" for card in self.fitting(seat)]
            answers += [f"use {card}" for card in self.keeps(seat, "blessing")]
            verb, *card = yield from self.ask(seat, [*answers, "face"])
            if verb == "face":
                return worth
            if verb == "use":
                self.use(seat, *card)
                worth += BLESSING
            else:
                self.play_card(seat, *card)
                worth += self.box.light[card[0]].value

    def roll(self, seat: str, number: int, ambers: bool = True) -> Asking[list[int]]:
        """The dice of a player after all changes."""
        number = min(number, self.amounts.max_dice)
        rolled = yield CHANCE, throws(number)
        self.dice = dice = Dice(faces(rolled.split()[1]))
        while True:
            verb, *how = yield from self.ask(seat, self.changes(seat, dice, ambers))
            if verb == "accept":
                self.dice = None
                return dice.all
            if verb == "shift":
                self.lose_escorts(seat, self.amounts.shift_cost)
                dice.rolled[dice.rolled.index(int(how[0]))] = int(how[1])
            elif verb == "amber-die":
                self.pay_ambers(seat, self.amounts.amber_die_cost)
                dice.bought.append(int(how[0]))
            else:
                yield from self.second_roll(seat, dice, *how)

    def changes(self, seat: str, dice: Dice, ambers: bool) -> Iterator[str]:
        own, it = self.players[seat], self.amounts
        yield "accept"
        if own.escorts >= it.shift_cost:
            steps = ((face, face + step) for face in dice.rolled for step in (-1, 1))
            yield from (f"shift {old} {new}" for old, new in steps if 1 <= new <= 6)
        room = not it.cap_counts_amber_dice or len(dice.all) < it.max_dice
        if ambers and room and own.loose >= it.amber_die_cost:
            yield from (f"amber-die {face}" for face in range(1, 7))
        for card in self.keeps(seat, "second_roll"):
            for number in range(1, len(dice.rolled) + 1):
                for some in combinations(dice.rolled, number):
                    yield f"roll-again {card} {written(some)}"

    def second_roll(self, seat: str, dice: Dice, card: str, which: str) -> Asking[None]:
        self.use(seat, card)
        for face in faces(which):
            dice.rolled.remove(face)
        rolled = yield CHANCE, throws(len(faces(which)))
        dice.rolled += faces(rolled.split()[1])

    # -- the three threats ----------------------------------------------------------------------

    # Each answers what a failure costs, None for a success.

    def monster(self, seat: str, own: Player, level: Difficulty, support: int) -> Asking[Penalty | None]:
        self.life, self.round = level.monster_life, 0
        while True:
            self.round += 1
            dice = yield from self.roll(seat, 1 + support)
            self.life -= sum(face in self.amounts.hit_faces for face in dice)
            if self.life <= 0:
                return None
            if own.escorts:
                yield from self.monsters_attack(seat, level)
            if not own.escorts:
                return self.defeat(seat)

    def defeat(self, seat: str) -> Penalty:
        self.pay_ambers(seat, 1)
        yield from ()

    def monsters_attack(self, seat: str, level: Difficulty) -> Asking[None]:
        rolled = yield CHANCE, throws(level.monster_dice)
        hits = sum(face in level.monster_hit_faces for face in faces(rolled.split()[1]))
        if hits and not (yield from self.spared(seat, "shield")):
            self.lose_escorts(seat, hits)

    def spared(self, seat: str, reward: str) -> Asking[bool]:
        """Whether a kept card turns the harm away."""
        cards = self.keeps(seat, reward)
        if not cards:
            return False
        verb, *card = yield from self.ask(seat, [*(f"use {card}" for card in cards), "decline"])
        if verb == "use":
            self.use(seat, *card)
        return verb == "use"

    def ghost(self, seat: str, own: Player, level: Difficulty, support: int) -> Asking[Penalty | None]:
        dice = yield from self.roll(seat, 1 + support)
        return self.haunt(seat, own, level) if sum(dice) < level.ghost_total else None

    def haunt(self, seat: str, own: Player, level: Difficulty) -> Penalty:
        held, asked = own.hand.total(), level.ghost_penalty_cards
        if not asked or (yield from self.spared(seat, "ward")):
            return
        if held <= asked:
            self.light_gone += own.hand
            own.hand.clear()
            self.pay_ambers(seat, int(held < asked))
            return
        for _ in range(asked):
            yield from self.give_up(seat, "surrender")

    def trap(self, seat: str, own: Player, level: Difficulty, support: int) -> Asking[Penalty | None]:
        dice = yield from self.roll(seat, level.trap_dice + support)
        missing = level.trap_set - max(Counter(dice).values())
        return self.imprison(seat, own, missing) if missing > 0 else None

    def imprison(self, seat: str, own: Player, missing: int) -> Penalty:
        if not (yield from self.spared(seat, "ward")):
            own.lost = missing

    def reward(self, seat: str, level: Difficulty, card: DarkCard) -> Asking[None]:
        self.gain_ambers(seat, level.reward_ambers)
        if level.reward_choice:
            answers = ["choose card"]
            if self.players[seat].escorts < self.amounts.max_escorts:
                answers.append("choose escort")
            _, what = yield from self.ask(seat, answers)
            yield from self.receive(seat, what)
        if card.timing == "hourglass":
            self.players[seat].kept[card.id] += 1
        else:
            yield from self.receive(seat, card.reward)
            self.dark_gone[card.id] += 1

    # -- fights between players -----------------------------------------------------------------

    def attack_option(self, seat: str) -> Asking[None]:
        here = self.players[seat].field
        others = [other for other in self.around(seat)[1:] if self.players[other].field == here]
        answers = [f"attack {other} {card}" for other in others for card in self.fitting(seat)]
        if answers:
            verb, *how = yield from self.ask(seat, [*answers, "spare"])
            if verb == "attack":
                yield from self.duel(seat, *how)

    def duel(self, seat: str, target: str, card: str) -> Asking[None]:
        self.laid = {seat: [], target: []}
        self.lay(seat, card)
        yield from self.draw_light(seat, 1)
        yield from self.draw_light(target, 1)
        yield from self.lay_cards(target, "defend")
        yield from self.lay_cards(seat, "reinforce")
        attack = sum((yield from self.roll(seat, 1 + self.strength(seat), ambers=False)))
        defence = sum((yield from self.roll(target, 1 + self.strength(target), ambers=False)))
        if attack > defence:
            for _ in range(min(self.amounts.duel_stake, self.players[target].loose)):
                self.players[target].loose -= 1
                self.put_amber(seat)
        self.light_gone.update(
            card for cards in self.laid.values() for card in cards if card in self.box.light
        )
        self.laid = {}
        yield from self.hand_limit(seat)
        yield from self.hand_limit(target)

    def lay(self, seat: str, card: str) -> None:
        self.players[seat].hand[card] -= 1
        self.laid[seat].append(card)

    def lay_cards(self, seat: str, verb: str) -> Asking[None]:
        """Cards until the player is ready."""
        while True:
            answers = [f"{verb} {card}" for card in self.fitting(seat)]
            answers += [f"use {card}" for card in self.keeps(seat, "blessing")]
            done, *card = yield from self.ask(seat, [*answers, "ready"])
            if done == "ready":
                return
            if done == "use":
                self.use(seat, *card)
                self.laid[seat].append(BLESSED)
            else:
                self.lay(seat, *card)

    def strength(self, seat: str) -> int:
        """What the cards laid are worth."""
        return sum(BLESSING if card == BLESSED else self.box.light[card].value for card in self.laid[seat])

    # -- the end --------------------------------------------------------------------------------

    def points(self, seat: str) -> int:
        own, it = self.players[seat], self.amounts
        points = it.per_secured * own.secured + it.per_kept * own.kept.total()
        return (
            points
            + it.first_in_castle * (self.first == seat)
            - it.per_missing_field * (self.castle - own.field)
        )

    def winners(self) -> set[str]:
        """Most points, then secured ambers, then ahead on the road, then loose ambers."""
        reached = {seat: self.rank(seat) for seat in self.seats}
        return {seat for seat in self.seats if reached[seat] == max(reached.values())}

    def rank(self, seat: str) -> tuple[int, ...]:
        own = self.players[seat]
        return self.points(seat), own.secured, own.field, self.first == seat, own.loose


BLESSING, BLESSED = 2, "blessing"
"""What a kept blessing counts as, and how it lies among the cards of a fight."""
