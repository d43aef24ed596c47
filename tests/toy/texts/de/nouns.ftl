pebble = { $count ->
    [one] ein Kiesel
   *[other] { $count } Kiesel
}
    .accusative = { $count ->
        [one] einen Kiesel
       *[other] { $count } Kiesel
    }
