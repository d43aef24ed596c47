point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
