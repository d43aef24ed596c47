point = { $count ->
    [one] { $count } poen
   *[other] { $count } poena
}
