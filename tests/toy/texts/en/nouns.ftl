pebble = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
