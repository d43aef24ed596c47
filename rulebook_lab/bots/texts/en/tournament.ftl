# What a tournament came to.

head = <Tournament: { $n ->
    [one] { $n } game
   *[other] { $n } games
} of { $game }, seed { $seed }>
won = { $wins } of { $games } won ({ $low } to { $high }), { $points } points a game
lost = games { $first } to { $last } were lost: { $reason }
