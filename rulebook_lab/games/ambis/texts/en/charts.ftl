# What is calculated, as charts.

waiting = { COUNT($races) ->
    [one] A { $races } is among { AMOUNT($cards, "card") } in { $share } of cases
   *[other] { $races } are as likely: each is among { AMOUNT($cards, "card") } in { $share } of cases
}
    .x = cards revealed
    .y = probability of at least one
threat = { COUNT($spaces) ->
    [one] Space { $spaces } pays most: { $points } points
   *[other] Spaces { $spaces } pay most: { $points } points each
}
    .best = best reward
    .x = space of the threat track
    .y = points (pearl { $pearl }, key { $key })
bargains = Most points for the price: { $lords }, { $points } for { $cost }
    .x = lord
    .y = points per value to be paid
breakdown = { $parts } bring a winner most: { COUNT($parts) ->
    [one] { $points }
   *[other] { $points } each
}{ $spread ->
    [0] { "" }
   *[other] { " ± " }{ $spread }
} points a game, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
    .winners = winners
    .others = others
    .x = seats
    .y = points
part =
    .locations = locations
    .lords = lords
    .allies = allies
    .monsters = monsters
