# Words in the picture.

board = Roads & Boats, turn { $turn }, { $phase }
turn = Turn { $turn }
phase = { $phase } phase
    .now = { $phase } phase, now
temple = Temple: front to back
praying = { $seat }, place { $place } from the front
chart = Order of play
plays = { $seat } plays at slot { $slot }
slot = slot { $slot }
wonder = Wonder: { AMOUNT($count, "brick") }
brick = brick { $number }, { $owner }
space = space { $number }: { $mark }
mark-price = price
    .rule = The brick that covers it, and each one after it, costs 1 good more. [wonder.price-late]
mark-water = water
    .rule = Once a brick covers it, every desert is pasture. [wonder.irrigation]
mark-end = end
    .rule = The brick that covers it ends the game at once. [wonder.complete]
research = Research
project = research { $subject }
knows = { $seat } knows { $subject }

## On the map.

tile = tile { $tile }, { $terrain }
river-of = river on { $tile }
water-of = water of { $tile }
land-of = land of { $tile }
    .bank = land of { $tile }, { $side } bank
free-place = free place { $tile }
bridge-site = bridge site on { $tile }, arm to the { $side }
edge = { $side } side of { $tile }
    .half = { $half } half of the { $side } side of { $tile }
road = a road from { $tile } to the { $side }
    .half = a road from { $tile } to the { $side } on the { $half } half
bridge = a bridge on tile { $tile }
wall = { $owner } wall of { $tokens } on the { $side } side of { $tile }
home = { $seat }'s home at { $place }
made = { $building }, { $made } of { $capacity } made this turn
bag = { $building } { $number }: { $gold } gold and { $iron } iron in the bag
standing-at = { $what }, at { $tile }
recipe = { $sets }: { $made }
    .primary = by itself: { $made }
loose = { $goods } at { $place }
will-be-wasted = Two geese and a paper that still lie here at the end of this phase are used up, for nobody. [research.wasted]
scores-for-nobody = It scores only on a transporter: what lies on a tile at the end is nobody's. [scoring.possession]
aboard = { $goods } on { $transporter }
moved = { $what }, moved this phase
transporter = { $seat }'s { $transporter } at { $place }, carrying { $load }
steps = carries { $carry }, moves { $move }
    .moved = carries { $carry }, moves { $move }; has moved
away = { $place }: { $steps } away
close-up = close-up { $letter }: { $place }
    .title = { $letter }: { $place }
crowd = { AMOUNT($count, "good") }
    .seat = { AMOUNT($count, "transporter") } of { $seat }

## The board in words.

told = Turn { $turn }, { $phase }. Temple, the front first: { COUNT($temple) ->
    [0] nobody
   *[other] { $temple }
}. Order: { COUNT($chart) ->
    [0] nobody
   *[other] { $chart }
}.
told-wonder = Wonder: { AMOUNT($count, "brick") }.
told-research = { $seat } has researched { $subjects }.
told-tile = { $tile } { $terrain }{ COUNT($rivers) ->
    [0] { "" }
   *[other] , { $rivers }
}
told-home = { $seat }'s home{ if-part }
told-building = { $building }{ if-part }
told-mine = { $building } { $number } with { $gold } gold and { $iron } iron{ if-part }
told-goods = { $goods }{ if-part }
told-transporter = { $seat } { $transporter }{ if-part }{ COUNT($load) ->
    [0] { "" }
   *[other] { " " }with { $load }
}
told-road = road to { $sides }
told-bridge = bridge
told-wall = { $owner } wall of { $tokens } to { $side }
if-part = { COUNT($part) ->
    [0] { "" }
   *[other] { " " }{ $part }
}
in-river = in the river
at-coast = at the { $side } coast
    .half = at the { $half } half of the { $side } coast
on-bank = on the { $side } bank

## What stands on tiles, goods and buildings.

short-neutral = N
short-woodcutter = Wood
short-quarry = Quarry
short-clay_pit = Clay
short-mine = { $number }:{ $gold }+{ $iron }
short-oil_rig = Oil
short-sawmill = Saw
short-coal_burner = Coal
short-papermill = Paper
short-stone_factory = Stone
short-mint = Mint
short-stock_exchange = Stock
short-wagon_factory = Wagon
short-truck_factory = Truck
short-raft_factory = Raft
short-rowboat_factory = Row
short-steamer_factory = Steam
