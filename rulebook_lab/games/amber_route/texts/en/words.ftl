gain-card = { $count ->
    [one] a light card
   *[other] { $count } light cards
}
gain-escort = { $count ->
    [one] an escort
   *[other] { $count } escorts
}
gain-amber = { $count ->
    [one] an amber
   *[other] { $count } ambers
}
