pip = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
}
