# The player aid.

head =
    .phase = The phases of a turn
    .cost = What else costs goods
    .limit = To keep in mind
    .row = Points for your bricks on a row of the wonder
    .building = Buildings
    .transporter = Transporters
    .good = Goods
    .subject = Research
called =
    .phase-production = 1. Production
    .phase-movement = 2. Movement
    .phase-building = 3. Building
    .phase-wonder = 4. Wonder
    .phase-order = An order of play
    .cost-road = Road
    .cost-bridge = Bridge
    .cost-wall = Wall
    .cost-demolition = Demolishing a wall
    .cost-shaft = New shaft
    .cost-research = Research
    .cost-brick = Brick of the wonder
    .limit-transporters = Transporters
    .limit-mine = New mine
    .limit-desert = Desert
    .limit-end = The end
    .row = { $own ->
        [one] { $own } brick
       *[other] { $own } bricks
    }

phase = { "" }
    .phase-production = Producers give their goods; factories make goods out of what lies there or is carried there. Two geese, or two donkeys of one player, that are alone on a pasture become three. Research is made now.
    .phase-movement = Each transporter moves once; on its way it loads and puts down. A goose that lies loose follows a transporter that leaves its tile, if that player wants it to.
    .phase-building = Where a transporter of yours stands: a building if there is none, roads, bridges, walls, shafts.
    .phase-wonder = Bricks are paid with any goods on your home tile, where a transporter of yours must stand. When all have bought, a neutral brick is added.
    .phase-order = At the beginning of each phase anybody may ask for one. From the temple on each player keeps praying or goes to the back of the row. Then who is farthest from the temple chooses a place first.
cost = { "" }
    .cost-road = { $road }.
    .cost-bridge = { $bridge }.
    .cost-wall = 1 stone for the first token, 2 for the second, 3 for the third, and so on; from the open sea 2 more.
    .cost-demolition = One board more than the wall has tokens; from the open sea 2 more.
    .cost-shaft = { $shaft }, in a mine, after research of new shafts.
    .cost-research = { $research } on one tile, where a transporter of yours must stand.
    .cost-brick = 1 good for your first of a turn, 2 for the second, 3 for the third, and so on. From brick { $price_mark } on, when four rows are full, each costs 1 more.
limit = { "" }
    .limit-transporters = At the most { $total }, of them { $land } on land and { $water } on water.
    .limit-mine = It is filled with 3 gold and 3 iron. Research allows 4 of one of them, or 5 of each.
    .limit-desert = Only roads and walls, until a brick stands on the mark of irrigation; then all desert is pasture.
    .limit-end = The wonder reaches the mark for your number of players, or neutral brick { $neutral } is built. Gold, coins and stock count only on your transporters. In a tie who is closest to the temple wins.
row = Beside { $others } bricks of other players: { $shares } points.
building = Costs { COUNT($cost) ->
    [0] nothing
   *[other] { $cost }
} to build, { if-where }{ COUNT($research) ->
    [0] { "" }
   *[other] { " " }after research of { $research }
}. { COUNT($input) ->
    [0] Gives { $output } a turn, without input.
   *[other] Makes { $output } out of { $input }; at the most { $capacity } a turn.
}
if-where = { $terrain ->
    [land] on any land tile but desert
    [shore] on a shore tile
    [sea] on a sea tile
   *[other] on { $terrain }
}
transporter = Carries { AMOUNT($carry, "good") }; moves { AMOUNT($move, "step") } a turn{ $medium ->
    [land] { $off_road ->
        [0] , on roads only
       *[other] { " " }on roads, or { $off_road } without a road
    }
   *[other] , on sea and rivers
}.{ COUNT($makers) ->
    [0] { "" }
   *[other] { " " }Made in: { $makers }, out of { $input }.
}
good = { $wealth ->
    [0] Worth no wealth points by itself.
   *[other] Worth { $wealth } wealth points each at the end, on a transporter.
}{ COUNT($makers) ->
    [0] { "" }
   *[other] { " " }Made in: { $makers }.
}
subject = Allows this player to build: { $buildings }.
    .specialised-mines = Lets this player fill a mine or shaft with 4 gold, or with 4 iron.
    .big-mines = Lets this player fill a mine or shaft with 5 gold and 5 iron.
    .new-shafts = Lets this player sink new shafts in mines, for 1 iron and 1 fuel each.
    .light-bulb = Has no effect.
