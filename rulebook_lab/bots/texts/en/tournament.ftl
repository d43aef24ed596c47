# What a tournament came to.

head = Tournament: { $n ->
    [one] { $n } game
   *[other] { $n } games
} of { $game }, seed { $seed }
won = { $wins } of { $games } won ({ $low } to { $high }), { $points } points a game
lost = games { $first } to { $last } were lost: { $reason }
table-player = player
table-won = won
table-share = share won (95 % interval)
table-points = points a game
wins = { $wins } of { $games }
share = { $low } to { $high }
mean = { $points }
