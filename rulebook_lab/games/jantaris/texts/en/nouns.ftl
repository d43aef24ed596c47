card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
good = { $count ->
    [one] { $count } Good
   *[other] { $count } Goods
}
merchant = { $count ->
    [one] { $count } Merchant
   *[other] { $count } Merchants
}
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
prestige-point = { $count ->
    [one] { $count } Prestige Point
   *[other] { $count } Prestige Points
}
vote = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
