any =
    .short = This costs { $cost }. Still missing within reach: { $missing }.
    .cost = The price is exactly { $cost }; what was offered is { $goods }.

## setting up

map_terrains = { $cell } is { $terrain }: tiles are woods, pasture, rock, mountain, desert or sea.
map_adjacent = { $cell } does not touch the rest of the map.
    .empty = The map has no tiles.
    .lay = A tile goes on a free cell that touches the map; { $cell } is none.
map_river-tiles = The rivers on { $cell } cannot be: { $fault }.
map_river-edges = The { $edge } side of { $cell } does not match: a river meets only a river or the sea.
map_river-border = The river on { $cell } runs off the map to the { $edge }.
map_river-source = The river through { $cell } has { AMOUNT($springs, "spring") } and needs { $needed }: one, and one more for each split.
    .mouths = The river through { $cell } would have { AMOUNT($mouths, "mouth") }; a river has one.
    .circle = With this tile a river would run in a circle at { $cell }.
    .dead = With this tile a river at { $cell } would be closed without a spring and a mouth.
map_river-start = A river is begun with a spring, or with a tile from which it runs into a sea that lies there: not at { $cell }.
map_river-finishable = After this tile the rivers could not be finished: { $fault }.
map_size = With one more sea tile there would not be land enough for the homes of { $seats } players.
material_tile-sheets = The map uses { AMOUNT($used, "tile") } of this { $terrain } design; the box has { $supply }.
    .none-left = No such { $terrain } tile is left in the box.
start_land = A home is on land; { $place } is not.
    .mark = The marked start { $cell } is not on land.
    .home = The home of { $seat }, { $place }, is not on land.
start_distance = { $place } is too close: between two homes lies at least one other tile.
    .homes = Between the homes of { $homes } lies no other tile.
    .marks = The marked starts { $cell } and { $other } have no tile between them.
start_marked = The map marks the starting tiles; { $place } is none of them.
setup_colours = { $transporter } belongs to { $owner }, who does not play.

    .gone = { $transporter } has left the board, and no other has its name.
## order of play, conflict

order_simultaneous =
    .alone = Alone there is nobody to wait for.
    .once = Nobody is asked twice: { $row }.
conflict_play =
    .wait = An order was called for: each plays once, { $chart } one after the other, and passes for good.
conflict_slot = Slot { $slot } is taken by { $taken }.
conflict_slot-count = There is no slot { $slot }: with { $seats } players slots 1 to { $seats } are used.
    .row = Every player stands once in the row and on the chart, not { $row }.
conflict_never =
    .not-yours = { $transporter } is not yours: nobody destroys what belongs to others.

## production

production_exchange =
    .no-good = { $good } is none of the goods.
    .gone = { $holder } has no { NAME($good, form: "plural") }.
    .same = { $holder } is where it comes from.
    .nowhere = Goods are on transporters, on the land of a tile or at sea: { $holder } is none of these.
    .absent = None of your transporters can reach { $holder }.
    .elsewhere = { $holder } is not on { $cell }: goods change hands only on one and the same tile.
production_exchange-river =
    .bank = { $holder } is across the river: goods cross only by a bridge or a ferry.
    .ferry = { $ferry } cannot ferry here: that takes another player's boat, with no passenger, in a river of this tile.
    .needless = { $ferry } need not ferry: this can be done without it.
production_secondary = A complete set for the { $building } is { $sets }; { $goods } is none.
    .none = Nothing can be handed in on { $cell }: no secondary producer stands there.
production_wood-mix = The { $building } takes { $sets }; { $goods } is none of these.
production_capacity = The { $building } makes { $capacity } a turn at the most: it has no capacity left.
    .by-now = What the { $building } has made is counted in the production phase alone.
    .ever = There cannot be { $number } { NAME($good, form: "plural") }: all tiles together make { $most } at the most in a whole game.
    .over = The { $building } makes { $capacity } a turn at the most, not { $made }.
production_tile-input =
    .absent = None of your transporters reaches the { $building }.
production_cargo-input = Goods on transporters of { $owners } are no input of yours: they must be handed over first.
production_new-transporter-owner =
    .elsewhere = The { $building } puts what it makes beside itself, nowhere else.
production_output-place = The output goes onto one of your transporters there, or beside the building; not to { $to }.
production_wagon-owner = { $donkey } is no donkey of yours: a wagon comes from one's own donkey.
production_wagon-alone = { $donkey } is out of the factory's reach: it must stand on that tile, on a bank that leads to it.
production_boat-launch = A new boat goes straight into the water; possible: { $places }.
production_boat-blocked = Walls of others close every shore here: this factory is of no use to you.
    .here = A wall of another player closes the shore at { $to }.
production_limit-total = You would own { $owned } transporters; { $limit } is the limit, and none that could be scrapped stands at a factory.
production_limit-kind = You would own { $owned } { $medium } transporters; { $limit } is the limit, and none that could be scrapped stands at a factory.
production_excess-now = Without { $transporter } you would still own too many.
production_excess-where = { $transporter } does not stand at a transporter factory.
    .empty = { $transporter } has nothing on board that could be put anywhere.
    .load = The load cannot go to { $place }.
production_livestock-empty = The pasture is not empty. There is also: { $there }.
production_livestock-exact = A pair breeds, two donkeys of one player and no more; { $donkeys ->
    [one] { $donkeys } stands
   *[other] { $donkeys } stand
} here.
production_livestock-river = The two donkeys stand on different banks.
production_irrigated-pasture = Livestock breeds on pasture, not on { $terrain }.

## research

research_place = None of your transporters reaches { $place }.
    .nowhere = Research is done with goods on the land of a tile or at sea: { $place } is neither.
research_allocate = { $subject } is done already: each project once.
    .twice = Each subject is done once: { $seat } cannot have { $subjects }.
    .no-subject = There is no subject { $subject }.
research_light-bulb = The light bulb is no project: it has no effect in this game.
research_new-shafts = You have not researched new shafts.
research_specialised-mines = { $mixture }: this needs research, specialised mines.
research_big-mines = { $mixture }: this needs research, big mines.
research_no-combination = { $mixture } is no mixture: there are 3 of each, 4 of one kind, and 5 of each.
research_upgrade = { $subject } does not turn a { $building } into another factory.
research_upgrade-limits = There is no transporter factory on { $cell }, and nothing else can be upgraded.
research_upgrade-presence = You have no transporter on { $cell }.

## movement

movement_once = { $transporter } has made its move this turn.
    .another = { $transporter } is in the middle of its move: it must end that first.
    .phase = { $transporter } cannot have moved already: that counts within a movement phase.
    .nobody = { $seat } has no { $transporter } that could be making its move.
movement_steps = All its { $steps } steps of this turn are used up.
    .beyond = It cannot have made { $steps } steps in this turn: { $most } at most.
movement_donkey-road = A donkey goes { $steps } tiles by road, no more.
movement_donkey-off-road =
    .spent = A step without a road was the donkey's whole move.
    .mixed = There is no road: a donkey leaves the road only as its first and only step.
movement_roads-only = There is no road, and a { $kind } needs one.
    .water = { $to } is water: nothing on land goes there by itself.
    .place = { $transporter } cannot stand at { $place }.
movement_road-connected = { $to } is not the next tile: a move goes tile by tile, each a step.
    .nowhere = On land one goes to the land of the next tile: there is no { $to }.
movement_river-barrier = { $to } is across the river, and there is no bridge.
movement_river-side = Say on which bank the road runs: half a or b where a river crosses the { $edge } side, nothing where none does.
    .nowhere = Goods lie at { $place }, which the map does not have.
movement_carrying-capacity = { $transporter } is full: it carries { $carry } goods and no more.
    .overloaded = { $transporter } has more on board than the { $carry } it can carry.
movement_one-carrier = { $mover } has moved it already in this turn ({ $good }), and only one of your transporters may.
movement_pick-drop =
    .no-good = { $good } is none of the goods.
    .gone = { $holder } has no { NAME($good, form: "plural") }.
    .same = { $holder } is where it comes from.
    .nowhere = Goods are on transporters, on the land of a tile or at sea: { $holder } is none of these.
    .elsewhere = { $holder } is not on { $cell }: a transporter picks up and drops only on the tile where it is.
movement_no-force =
    .strangers = Goods go to or from your own transporters or the tile, not between those of others.
    .carrier = Neither { $carrier } nor its passenger is yours.
    .not-yours = { $transporter } is no transporter of yours.
    .once = Who is asked to agree are others, each once: not { $row }.
bridges_unbridged =
    .bank = { $holder } is across the river, and there is no bridge.
boats_where = A boat cannot go to { $to } from here: boats move along rivers and at sea.
    .place = { $transporter }, a boat, cannot be at { $place }.
boats_docking-ends = It has docked: its move is over, though it may still load.
boats_undock = From this coast it can leave only to the sea tile before it, not to { $to }.
boats_interact =
    .elsewhere = { $holder } is not on { $cell }: only what is on the same tile, at a dock or a river bank, can be reached.
boats_capacities = All its { $steps } steps of this turn are used up.
    .full = { $transporter } is full: it carries { $carry } goods and no more.
    .overloaded = { $transporter } has more on board than the { $carry } it can carry.
boats_no-leaving = Nothing can be left at sea where no oil rig stands, so no { NAME($good, form: "plural") }.
    .adrift = Goods float at { $place } without an oil rig.
walls_others = A wall of another player bars the way.
walls_coast = A wall of another player stands on the coast at { $to }: only its owner docks there.
    .set-down = A wall of another player stands on the coast at { $place }.
carrying_any =
    .empty = { $carrier } carries no transporter.
    .nobody = { $passenger } cannot be carried by it.
carrying_not-after-moving = { $passenger } has moved in this phase already.
carrying_nothing-else = { $transporter } cannot: who carries a transporter, and who is carried, carries nothing else.
carrying_unload-time = It was loaded in this turn: it is set down in a later one.
    .moment = A passenger is set down when a later movement phase begins, before anything of yours moves: not now.
    .begun = Passengers are set down before anything else moves or loads.
    .carried = It is on { $carrier }, and carried transporters do not move.
    .before = { $transporter } cannot have been loaded in this turn: the movement phase is to come.
    .since = { $transporter } cannot have been loaded in turn { $turn }, which is to come.
carrying_after-unload =
    .land = It cannot be set down at { $place }: only where the carrier touches land.
carrying_boat-unload = { $place } is no river or shore that the carrier touches.
    .contact = { $passenger } is out of touch: the two must be on one bank, in one river, at one dock, or on land beside the other's water; never at sea.
carrying_boat-never-ashore = { $place } is land: a boat is set down in water.
    .scrap = Its passenger { $passenger }, a boat, could not be put into water here.
carrying_boat-by-river-boat = A boat in a river sets another down in that river only, not at { $place }.
carrying_boat-by-docked-boat = A docked boat sets another down on its own shore only, not at { $place }.
geese_follow = So many loose geese are not there to follow.
    .other = Only geese follow, loose ones.
    .none = No goose follows, so none comes to { $place }.
    .arrival = The geese do not come to { $place }.
geese_river = The geese are across the river, and there is no bridge.
geese_sea = Geese are alone at sea at { $place }.

## building

building_what = There is no building called { $building }.
    .nowhere = A building stands on the land of a tile or at sea: { $place } is neither.
building_presence = You have no transporter on { $cell }.
    .nowhere = A building stands on region { $region } of { $cell }, which the map does not have.
building_presence-river = Your transporters on { $cell } do not touch that bank.
building_cost-from =
    .gone = { $holder } lacks { NAME($good, form: "plural") }: this cannot be paid from there.
    .reach = { $holder } is out of reach: no { NAME($good, form: "plural") } can be used from there.
building_one-per-tile = One building a tile, and this one has a building: { $there }.
building_terrain = The { $building } needs { $needs }; this is { $terrain }.
building_sea-only-rig = The { $building } cannot stand in the sea: only oil rigs can.
building_desert = The { $building } cannot be built in the desert: roads and walls only, until the irrigation mark is built.
building_research = The { $building } needs research: { $subject }.
mines_fill =
    .bag = Only a mine has a number and a bag: the { $building } has none.
    .no-mine = Only a mine has a bag to fill: the { $building } takes no { $mixture }.
    .numbers = Each mine has a number of its own, not { $numbers }.
shafts_who = None of your transporters touches the mine.
    .no-mine = There is no mine on { $cell }.
roads_cost =
    .nowhere = No road begins on { $cell } towards { $edge }.
    .water = A road joins two land tiles; beyond the { $edge } side of { $cell } there is none.
roads_parallel = A road crosses the { $edge } side of { $cell } already, on this bank.
bridges_cost =
    .nowhere = There is no river arm on { $cell } towards { $arm } for a bridge to span.
    .there = A bridge spans { $river } on { $cell } already.
bridges_source = A spring needs no bridge: the land on { $cell } is one piece.
wall-building_where = The { $edge } side of { $cell } is not between two tiles of which one is land.
wall-building_cost =
    .none = The wall on the { $edge } side of { $cell } has no token.
wall-building_no-sea-sea = There is sea on both sides: no wall stands there.
wall-building_one-colour = A wall of { $owner } stands there: never two colours on one edge.
wall-building_one-side = All goods for a wall come from one side of it, and { $holder } is on the other.
wall-building_demolish =
    .none = There is no coloured wall on the { $edge } side of { $cell }.

## wonder

wonder_complete = The wonder is full.
    .too-many = The wonder has room for { $most } bricks, not { $bricks }.
wonder_neutral =
    .too-many = There are { $most } neutral bricks, not { $bricks }.
wonder_home-transporter = None of your transporters is at home ({ $home }).
wonder_home-goods = { $holder } lacks { NAME($good, form: "plural") } to pay with: goods for bricks come from your home tile and your own transporters there.
    .elsewhere = { $holder } is not at your home: goods for bricks come from your home tile and your own transporters there.
    .not-yours = { $holder } is not yours: goods for bricks come from your home tile and your own transporters there.
end_neutral =
    .turn = There is no turn { $turn }: the game ends with turn { $last } at the latest.
wonder_price = This brick costs { AMOUNT($due, "good") }; you offer { $offered }.
    .bought = { $seat } cannot have bought { AMOUNT($bought, "brick") } in this turn: so many of its bricks do not stand.
    .home = This brick costs { AMOUNT($due, "good") }; within reach at your home lie { $offered }.
wonder_price-late = With the first four rows full this brick costs { AMOUNT($due, "good") }; you offer { $offered }.
    .home = With the first four rows full this brick costs { AMOUNT($due, "good") }; within reach at your home lie { $offered }.
research_upgrade-now =
    .not-done = { $seat } has not done the research: { $subject }.
    .moment = Factories are upgraded right after the research, in the same production phase: now it is too late.
map_two-tiles-each =
    .left = Two tiles are laid in a row, not { $left }.
order_phase-chart =
    .other = { $frame } does not belong to the phase: { $phase }.
production_mine-draw =
    .nothing = There is no mine with counters in its bag on { $cell }.
intro_four-phases =
    .other = This belongs to another phase: { $phase }, not { $now }.
