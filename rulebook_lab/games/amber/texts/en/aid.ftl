# The player aid.

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
