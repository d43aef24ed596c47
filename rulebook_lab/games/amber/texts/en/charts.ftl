# What is calculated, as charts.

figure =
    .placements = legal plays of a hand
    .reach = locations in reach
    .villages = villages
    .castles = other castles
    .one-sided = one-sided castle links
fill = tiles on the board (10 means 10 to 19)
tile = { COUNT($tiles) ->
    [one] The next tile is most likely a { $tiles }: { $chance }
   *[other] Likeliest as the next tile: { $tiles }, { $chance } each
}
    .x = kind of tile
    .y = probability
    .next = next tile
plays = { COUNT($fills) ->
    [one] Most choice with { $fills } tiles on the board: { $plays } plays
   *[other] Most choice, and the same, with { $fills } tiles on the board: { $plays } plays each
}, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
    .fill = { $from } to { $to }
    .x = { fill }
    .y = legal plays
growth = From { $tiles } tiles on, a baron is connected to { $villages } villages and { $castles } other castles, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
    .x = { fill }
    .y = mean for a player
arrows = { $title }
    .clear = A baron reaches { $with } other castles with arrows, { $without } without, in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of each
    .unclear = { $games ->
        [one] { $games } game does
       *[other] { $games } games do
    } not tell whether arrows matter: a baron reaches { $with } other castles with arrows, { $without } without
    .x = connections at the end
    .y = mean for a player
    .with = with arrows
    .without = without
fairness = Set-up { $setup }: { $favoured ->
    [True] the castle on { $castles } is favoured
    [even] every castle won as often
   *[False] { COUNT($castles) ->
        [one] the castle on { $castles }
       *[other] each of the castles on { $castles }
    } may have been lucky
}: { $share } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, where { $fair } ± { $chance } is fair
    .x = location of the castle
    .y = share of games won
    .won = games won
