# Words in the picture.

board = Amber Route, { $prompt }
area = { $seat }
    .active = { $seat } (active)
reconstructed = Reconstructed: the rulebook's list is lost.
provenance = { reconstructed } Pieces, cards and layout are ours; an owner can put in the real ones.

## The road.

field-name = { $kind }
    .wild = { $terrain }, { $threat }
field = field { $number }: { $name }
field-number = { $number }
    .kind = { $number } { $kind }
about-field = Field { $number }: { $title }
    .term = Field { $number }: { $title } ({ $term })
about-shore = All pawns start here. [setup.pawns-on-shore]
about-village = Entering gains an escort; recruiting gives two. [move.village] [escort.recruit-village]
about-town = Who enters gains an amber. [move.town]
about-castle = The first to arrive begins the end and gets 5 points. [end.trigger] [score.first]
about-terrain = Who enters draws a dark card. [move.terrain-field] [field.symbols]
pawn = { $seat }'s pawn on field { $field }

## Decks and supplies.

light = light
dark = dark
light-deck = light deck, { AMOUNT($count, "card") }
dark-deck = dark deck, { AMOUNT($count, "card") }
used = { $count } used
escorts = { AMOUNT($count, "escort") }
escort-supply = escort supply, { AMOUNT($count, "token") }
take-escort = Escorts
    .rule = Take one. [turn.draw-escort]
ambers = { AMOUNT($count, "amber") }
pool = in the pool

## Players.

has-escorts = escorts
    .about = They pay for long moves and turn dice; monsters take them. At most 6. [escort.limit]
has-loose = loose ambers
    .about = They can be spent and lost; three become one secured. [amber.banking]
has-secured = secured ambers
    .about = They are safe, and 3 points each. [amber.secured-safe] [score.secured]
has-points = points
    .about = If the game ended now. [score.missing]
has-lost = turns to lose
    .about = Skipped whole. [trap.missing]
figure = { $what }: { $count }
hidden-cards = { AMOUNT($count, "card") }
no-cards = no light cards

## Cards.

hidden-card = a hidden light card
light-label = { $title }, { NAME($terrain) } { $value }
titled = { $title } ({ $term })
about-light = Value { $value }, { NAME($terrain) }. [light.value] [light.terrain]
kept-label = kept reward: { NAME($reward) }
kept-title = { NAME($reward) }: { $title } ({ $term })
kept-effect = { $effect } [reward.use-later]
kept-point = Unused it is worth a point. [score.kept]
reward = to keep: { NAME($reward) }
    .lightning = at once: { NAME($reward) }
dark-text = { $terrain } { $threat }; { $reward }
about-dark = { $terrain }, { $threat }. [dark.card-info]
about-reward = Beaten it brings { $reward }. [reward.printed]
gift-text = gift of fate: each player picks a die
gift-tip = [gift.printed-table]

## A challenge.

title = Challenges
    .duel = { $seat } attacks { $target }
    .gift = Gift of fate
    .challenge = { $seat }: { $difficulty } { $threat }
    .beaten = Challenge beaten
ready = Dice to roll with support { $support }
life = Life { $life } of { $most }
    .round = Life { $life } of { $most }, round { $round }
you-hit = You hit on { $faces }
it-hits = It rolls { AMOUNT($dice, "die") }, hits on { $faces }
total-needed = Reach a total of { $total }
    .or = or lose { AMOUNT($cards, "card") }
set-needed = A set of { $dice } equal dice
    .or = or lose a turn per missing die
earns = Reward: { AMOUNT($ambers, "amber") }{ $choice ->
    [yes] { " " }and a card or an escort
   *[no] { "" }
}, and what the card shows
rolls = { $seat } rolls
    .again = { $seat } rolls, { $count } stay
dice = { $seat }'s dice: { $standing }
hits = { AMOUNT($count, "hit") }
equal = { $count } equal
    .none = none equal
total = total { $count }
own-die = die showing { $face }
    .unrolled = a die not rolled yet
amber-die = amber die showing { $face }
raise = raise a { $face } by one
lower = lower a { $face } by one
turn-die = Pay an escort
    .rule = It turns the die by one. [challenge.escort-shift] [challenge.shift-bounds]
buys = buys:
buy-die = buy a die that shows { $face }
bought-die = A die that shows { $face }
    .rule = for a loose amber, for this roll only. [challenge.amber-die]
monster-rolls = The monster rolls
monster-dice = The monster's dice: { AMOUNT($count, "hit") }

## Gifts and duels.

die-each = One die for each player
picks = { $seat } picks a die
gift-die = die { $face }: { $gains }
attack = { $seat }'s attack
    .total = { $seat }'s attack: { $total }
defence = { $seat }'s defence
    .total = { $seat }'s defence: { $total }

## The reference card.

symbols-alike = symbols alike
monster-life = monster: life
its-dice = its dice
it-hits-on = it hits on
ghost-total = ghost: total
cards-lost = or cards lost
equal-dice = trap: equal dice
reward-ambers = reward: ambers
card-or-escort = card or escort
note-hits = You hit monsters on { $faces }.
note-shift = An escort turns a die by one.
note-amber = An amber buys a die of any face.
