die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
