# What is calculated, as charts.

vote = Of all votes of { $seat }, { $cards } { COUNT($cards) ->
    [one] brings
   *[other] bring
} most: { $most } on average
    .x = vote
    .y = change on average, the others voting { $given ->
        [True] by the odds given
       *[False] evenly
    }
replies = { COUNT($cards) ->
    [one] { $cards } is a best reply in { $share } of cases
   *[other] { $cards } are best replies, each in { $share } of cases
}
    .x = vote
    .y = how often it is a best reply
auction = { COUNT($items) ->
    [one] { $items }: { $gain } Goods against its price, its effect not counted
   *[other] { $items }: each { $gain } Goods against its price, their effects not counted
}
    .x = Item
    .y = Goods
    .price = starting price
    .worth = its Prestige at the Great Fair
growth = { $sources } bring a player most Prestige: { COUNT($sources) ->
    [one] { $points } points
   *[other] { $points } points each
} at the end of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
    .x = round
    .y = Prestige Points a player, mean of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
    .by_items = Items
    .by_fair = Great Fairs
    .by_market = Market Control cards
mixed = { $seats } mix votes so that nobody gains by other odds
    .x = seat (what it gets on average)
    .y = probability of a vote
