# What is calculated, as charts.

waiting = A { $race } is among { AMOUNT($cards, "card") } in { $share } of cases
    .x = cards revealed
    .y = probability of at least one
threat = Space { $space } pays most: { $points } points
    .best = best reward
    .x = space of the threat track
    .y = points (pearl { $pearl }, key { $key })
bargains = Most points for the price: { $lords }, { $points } for { $cost }
    .x = lord
    .y = points per value to be paid
breakdown = { $part } bring a winner most: { $points }{ $spread ->
    [0] { "" }
   *[other] { " ± " }{ $spread }
} points a game, in { $games } games
    .winners = winners
    .others = others
    .x = seats
    .y = points
part =
    .locations = locations
    .lords = lords
    .allies = allies
    .monsters = monsters
