card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
empty-court-space = { $count ->
    [one] { $count } empty Court space
   *[other] { $count } empty Court spaces
}
key-token = { $count ->
    [one] { $count } key token
   *[other] { $count } key tokens
}
location = { $count ->
    [one] { $count } location
   *[other] { $count } locations
}
pearl = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
}
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
race = { $count ->
    [one] { $count } race
   *[other] { $count } races
}
key = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
lord = { $count ->
    [one] { $count } lord
   *[other] { $count } lords
}
monster-token = { $count ->
    [one] { $count } monster token
   *[other] { $count } monster tokens
}
tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
