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
light-card = { $title } ({ NAME($terrain) } { $value })
lightning-card = { $title } ({ NAME($terrain) } { NAME($threat) }, at once { $gain })
hourglass-card = { $title } ({ NAME($terrain) } { NAME($threat) }, to keep: { NAME($reward) })
