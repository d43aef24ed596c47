coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
