any =
    .nowhere = { $cell } is no location of the board.
turn_play-one = There is no { $tile } in your hand: in a turn you play one tile of your own hand.
    .unknown-tile = There is no tile { $tile } in this game.
    .turn = How a { $tile } lies is written { $ways }.
    .moment = A tile is played in the first step of a turn only. { $asked }
turn_two-tiles = Two tiles in one turn are only for rebuilding a straight with a bridge or a roundabout; a { $tile } is neither.
    .two-straights = The new road would run against the plain sides of two straights, on { $straight } and { $other }; only one can be rebuilt in a turn.
place_reachable-only = No road leads from your castle up to { $cell }, and tiles can be played at reachable locations only.
place_reachable-definition = To reach { $cell }, passable road tiles must lead from your castle all the way up to it.
place_first-move = Nothing lies beside your castle on { $castle }, so a tile can only go on one of the locations beside it, and { $cell } is not one of them.
place_one-way = Against an arrow one could get to { $cell }, but a one-way road is travelled in its direction only.
place_castle-stops-path = Through a castle one could get to { $cell }, but every path ends at a castle.
place_empty-only = A { $tile } lies on { $cell }; roads and wetlands need an empty location.
    .castle = A castle stands on { $cell }; nothing can be laid there.
place_empty-exception = { $cell } is taken; a { $tile } goes there only to rebuild a straight, in the same turn as a road that meets its plain side.
place_match-edges = Towards { $near } the tile on { $cell } would show no road, but a road leads to it from there.
place_mismatch-forbidden = Towards { $near } the tile on { $cell } would show a road, but the edge there is plain.
place_castle-segments = The castle on { $castle } has a road on each side; the tile on { $cell } must show a road towards it.
village_tile-on-location = A village stands on { $cell }: only a road can be laid under it, not a wetland.
wetland_no-building = A wetland lies on { $cell }; no road can be built on it.
setup_secret-hands =
    .unknown = Nobody else sees what { $seat } has in hand.
upgrade_condition = Only a straight can be rebuilt, and only when a road laid beside it runs against its plain side: the tile for { $cell } and what lies on { $straight } are no such pair.
    .unreached = Even with the new road you cannot come up to { $straight }, so the tile there cannot be replaced.
upgrade_from-hand = There is no { $tile } left in your hand; the tile that rebuilds comes from your own hand.
    .unknown = Nobody else sees whether { $seat } holds the tile that rebuilds.
upgrade_optional =
    .moment = Rebuilding is a play of the first step of a turn. { $asked }
shovel_not-placed = A { $tile } is never laid on the board; it digs.
shovel_not-castle = A castle stands on { $cell }, and castles cannot be destroyed.
shovel_target = No road tile and no wetland lies on { $cell }: there is nothing to dig up.
    .moment = A shovel is played in the first step of a turn. { $asked }
shovel_connection-needed = No road from your castle leads up to { $cell }.
must-play = So something must be; { $number ->
    [one] { $number } play is
   *[other] { $number } plays are
} possible.
unable_must-place =
    .place = Something can be played, for example: { $seat } lays a { $tile } on { $cell }. { must-play }
    .rebuild = Something can be played, for example: { $seat } lays a { $tile } on { $cell } and rebuilds { $straight } with a { $new }. { must-play }
    .shovel = Something can be played, for example: { $seat } digs up { $cell }. { must-play }
    .unknown = Only { $seat } knows whether anything in that hand can be played.
unable_draw = { $tiles ->
    [one] { $tiles } tile is
   *[other] { $tiles } tiles are
} left to draw: whoever is unable gives up a coin, if there is one, and a tile, and draws one, instead of passing.
unable_empty-stack =
    .only-pass = Nothing is left to draw: whoever is unable simply passes and loses nothing.
    .moment = Passing takes the place of playing a tile. { $asked }
    .left = Nobody has passed while { AMOUNT($left, "tile") } can still be drawn.
    .passes = After { $passes } passes in a row the game is over.
unable_discard = There is no { $tile } in your hand; the tile given up comes from your own hand.
    .moment = Giving up a tile takes the place of playing one. { $asked }
setup_no-special-shovels = In the basic game the special shovels stay in the box.
advanced_special-shovel-once = You have used your special shovel already; it serves once in a game.
advanced_special-shovel-instead =
    .moment = The special shovel takes the place of playing a tile. { $asked }
advanced_special-not-hand = The special shovel is no tile in hand and cannot be given up like one.
advanced_draw-choice = No { $tile } lies face up{ COUNT($open) ->
    [0] { "" }
   *[other] , only: { $open }
}.
    .none-unseen = No face-down tile is left, only what lies open: { $open }.
    .moment = Tiles are chosen at the end of a turn, in the advanced game; in the basic game the top tile is simply drawn. { $asked }
contents_construction-tiles = There are { $right } of the tile { $tile } in the box, but { $there } in this position.
contents_villages = There are { $right } villages in the box, not { $there }.
    .none = A set-up has at least one village.
contents_coins = { $right ->
    [one] { $right } coin was
   *[other] { $right } coins were
} put out, but { $there } are accounted for.
castle_owner-no-coin = { $seat } cannot have { AMOUNT($coins, "coin") }: the coin of one's own castle is never one of them.
castle_moment = The coin on the castle on { $cell } should have been settled: { $seats } can travel to it.
village_sole-coin =
    .unsettled = The coin under the village on { $cell } should have been settled: { $seats } can travel to it.
setup_stack = { $there ->
    [one] { $there } face-down tile does
   *[other] { $there } face-down tiles do
} not fit what is known of the stack.
    .begun = Before the first turn every coin is in its place, and nothing is laid, discarded or given up.
setup_first-player =
    .chosen = It is settled that { $seat } begins.
setup_shuffle-deal =
    .dealt = Hands are dealt full, one after the other, before the first turn: { $seat } cannot have { AMOUNT($hand, "tile") } now.
setup_choose-diagram = The set-up { $setup } is not for { $number } players.
    .chosen = The set-up stands already.
    .elsewhere = The set-up { $setup } has other castles and villages; wrong or missing: { $cells }.
    .none = Castles are given out on a set-up: the line 'setup' says which.
setup_place-pieces = Castles and villages stand on different locations of the board, castles not side by side; wrong here: { $cells }.
turn_refill = { $seat } holds { AMOUNT($hand, "tile") }: a hand has six as long as there are tiles to draw.
    .full = { $seat } has a full hand: nothing is drawn.
    .draws = { $seat } is to draw { AMOUNT($right, "tile") }, not { $draws }.
end_instant = { $seat } alone is connected to everything, so the game should be over.
    .early = The game is not over: nobody is connected to everything, and { $left ->
        [0] somebody holds more than three tiles
       *[other] { AMOUNT($left, "tile") } can still be drawn
    }.
    .not-won = { $seat } has not won at once: that takes being the only one connected to everything, and ends the game.
end_stack = Nothing is left to draw and nobody holds more than three tiles, so the game should be over.
advanced_display-setup = { $there ->
    [one] { $there } open tile does
   *[other] { $there } open tiles do
} not fit the game: none in the basic game, one for each player in the advanced game.
    .slot = There is no open tile { $slot } to replace: they are counted from 0, one for each player, in the advanced game.
