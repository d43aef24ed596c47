amber = { $count ->
    [one] { $count } amber
   *[other] { $count } ambers
}
card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dark-card = { $count ->
    [one] { $count } dark card
   *[other] { $count } dark cards
}
die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
discarded-card = { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
}
escort = { $count ->
    [one] { $count } escort
   *[other] { $count } escorts
}
field = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
hit = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
life-point = { $count ->
    [one] { $count } life point
   *[other] { $count } life points
}
light-card = { $count ->
    [one] { $count } light card
   *[other] { $count } light cards
}
loose-amber = { $count ->
    [one] { $count } loose amber
   *[other] { $count } loose ambers
}
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
terrain-field = { $count ->
    [one] { $count } terrain field
   *[other] { $count } terrain fields
}
token = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
turn = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
