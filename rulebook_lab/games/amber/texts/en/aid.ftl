# The player aid.

tile =
    .road = There are { $count } of them; a road on { $ends ->
        [one] one side
       *[other] { $ends } sides
    }.
    .one-way = There are { $count } of them; a road on { $ends } sides, with arrows that must be followed.
    .rebuilds = There are { $count } of them; a road on { $ends } sides; it can take the place of a straight road.
    .wetland = There are { $count } of them; no road leads across.
    .shovel = There are { $count } of them; destroys one road or wetland on a reachable place.
    .special-shovel = There are { $count } of them, one of each colour, in the advanced game; each works once in a game.
