# The player aid.

head =
    .turn = Your turn
    .point = Points and the end
    .tile = Tiles
called =
    .turn-play = Play a tile
    .turn-village = Reach a village
    .turn-castle = Reach a castle
    .turn-rebuild = Rebuild a straight
    .turn-draw = Draw
    .turn-unable = No tile fits
    .turn-advanced = In the advanced game
    .point-coin = Gold coin
    .point-village = Village
    .point-castle = Another castle
    .point-end = The end

turn = { "" }
    .turn-play = One tile from your hand on an empty place that roads lead to from your castle. Where tiles touch, road meets road and plain meets plain.
    .turn-village = The road tile goes under the village. If you alone are connected, you take its coin; if others are too, the coin is lost. Roads lead on through it.
    .turn-castle = If you alone are connected to somebody's castle, you take its coin; if others are too, the coin is lost. Its owner does not count. No road leads on through it.
    .turn-rebuild = When your new road meets the plain side of a straight, you may put a bridge or a roundabout from your hand in its place in the same turn.
    .turn-draw = Up to { $hand_size } tiles in hand: 1 tile, or 2 after rebuilding.
    .turn-unable = Give up a coin, if you have one, discard a tile and draw one. If the stack is empty, you only pass.
    .turn-advanced = You draw an open tile or the one on top of the stack. Once in the game the special shovel is played instead of a tile from your hand.
point = { AMOUNT($coin, "point") } for each that you hold.
    .point-village = { AMOUNT($village, "point") } for each that you are connected to.
    .point-castle = { AMOUNT($other_castle, "point") } for each that you are connected to.
    .point-end = Who alone is connected to all villages and all other castles wins at once. Otherwise it ends when the stack is empty and nobody holds more than { $end_hand_limit } tiles. The most points win; a tie stands.

tile = There are { $count } of them{ $does ->
    [road] ; a road on { $ends ->
        [one] one side
       *[other] { $ends } sides
    }
    [one-way] ; a road on { $ends } sides, with arrows that must be followed
    [rebuilds] ; a road on { $ends } sides; it can take the place of a straight road
    [wetland] ; no road leads across
    [shovel] ; destroys one road or wetland on a reachable place
   *[special-shovel] , one of each colour, in the advanced game; each works once in a game
}.
