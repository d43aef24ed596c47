begins = { $seat } begins.
turn = { $seat } is the active player.
skips = { $seat } loses this turn{ COUNT($left) ->
    [0] { "" }
   *[other] ; { $left } more to lose
}.
plays-on = { $seat } plays the last turn.
forgoes = { $seat } gives up the last turn.
takes = { $seat } takes the { $what }.
draws = { $seat } draws { $card }.
    .hidden = { $seat } draws a light card.
no-light-card = There is no light card left for { $seat }.
light-reshuffled = The light deck is made anew from { AMOUNT($cards, "discarded-card") }.
discards = { $seat } discards { $card }.
gains-escorts = { $seat } gains { AMOUNT($escorts, "escort") }.
fills-up = { $seat } gains { $escorts ->
    [0] no escort:
   *[other] { AMOUNT($escorts, "escort") };
} { $left } more would be beyond the limit.
gains-last-escorts = { $seat } gains { AMOUNT($escorts, "escort") }; the supply has no more.
gains-amber = { $seat } gains an amber.
no-amber = The pool has no amber for { $seat }.
banks = { $seat } secures { AMOUNT($secured, "amber") }; { $returned ->
    [one] { $returned } goes
   *[other] { $returned } go
} back to the pool.
buys = { $seat } pays { AMOUNT($ambers, "amber") } for { AMOUNT($cards, "light-card") }.
pays-way = { $seat } pays { AMOUNT($escorts, "escort") } for the long way.
advances = { $seat } moves ahead { AMOUNT($fields, "field") }, to field { $field }.
enters-town = { $seat } enters a town.
arrives-first = { $seat } is the first in the castle: each other player has one more turn.
arrives = { $seat } reaches the castle.
over = The last turn is over: the points are counted.
no-dark-card = There is no dark card for { $seat }.
dark-reshuffled = The dark deck is made anew from { AMOUNT($cards, "discarded-card") }.
gift = { $seat } draws a gift of fate: { $card }.
rolls-gifts = { $seat } rolls { $dice } for the gifts.
picks = { $seat } picks the { $face }: { $gains }.
challenge = { $seat } draws { $card }: the challenge is { $difficulty }.
supports = { $seat } plays { $card }: support { $support }.
supports-more = { $seat } plays { $card }: support { $support }, { $total } in all.
faces = { $seat } faces { $card } with support { $support }.
surplus = The cards would give { $seat } { AMOUNT($dice, "die") }, but no more than { $most } are rolled.
rolls = { $seat } rolls { $dice }.
shifts = { $seat } pays { AMOUNT($escorts, "escort") } and turns a { $die } into a { $to }.
buys-die = { $seat } pays { AMOUNT($ambers, "amber") } for a die that shows { $face }.
rolls-again = { $seat } rolls the { $dice } again.
accepts = { $seat } leaves the dice at { $dice }.
round = Round { $round }: the monster has { AMOUNT($life, "life-point") }.
wounds = { $seat } lands { AMOUNT($hits, "hit") }; the monster has { AMOUNT($life, "life-point") } left.
strikes = The monster rolls { $dice }: { AMOUNT($hits, "hit") }.
loses-escorts = { $seat } loses { AMOUNT($escorts, "escort") }.
wins = { $seat } has beaten the { $difficulty } { $card }.
loses = { $seat } has lost to { $card }.
gives-amber = { $seat } gives up an amber.
gives-nothing = { $seat } has no loose amber to give up.
slips-past = { $seat } slips past: { $total }, and { $needed } was needed.
is-caught = { $seat } is caught: { $total }, and { $needed } was needed.
holds-nothing = { $seat } has no light card to give up.
loses-hand = { $seat } loses the whole hand: { $cards }.
surrenders = { $seat } gives up { $card }.
gets-out = { $seat } gets out of the trap with { $dice }.
stays-trapped = { $seat } stays in the trap: { $missing ->
    [one] { $missing } die is
   *[other] { $missing } dice are
} missing.
loses-turns = { $seat } will lose { AMOUNT($turns, "turn") }.
chooses = { $seat } chooses the { $what }.
keeps = { $seat } keeps { $card }.
uses = { $seat } uses { $card }{ $what ->
    [shield] { ": the hits are ignored" }
    [blessing] { ": it supports like a light card of value 2" }
    [ward] { ": nothing is lost" }
    [second_roll] { ": some dice are rolled again" }
    [guide] { ": the long way costs no escort" }
    [provisions] { ": a light card and an escort" }
   *[other] { "" }
}.
declines = { $seat } keeps the reward cards for later.
spares = { $seat } attacks nobody.
cannot-attack = { $seat } has no light card that fits the { $terrain } to attack with.
attacks = { $seat } attacks { $target } and lays { $card }.
lays = { $seat } lays { $card }.
ready = { $seat } lays no more cards.
compares = Attack { $attack } of { $seat } against defence { $defence } of { $target }.
defends = { $seat } holds against { $attacker }.
takes-amber = { $seat } takes an amber from { $target }.
takes-nothing = { $seat } wins, and { $target } has no loose amber to give.
