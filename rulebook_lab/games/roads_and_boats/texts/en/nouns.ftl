boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
    .one = a board
    .plural = boards
brick = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
clay = { $count ->
    [one] { $count } clay
   *[other] { $count } clay
}
    .one = clay
    .plural = clay
coins = { $count ->
    [one] { $count } set of coins
   *[other] { $count } sets of coins
}
    .one = a set of coins
    .plural = sets of coins
donkey = { $count ->
    [one] { $count } donkey
   *[other] { $count } donkeys
}
fuel = { $count ->
    [one] { $count } fuel
   *[other] { $count } fuel
}
    .one = fuel
    .plural = fuel
gold = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
}
    .one = gold
    .plural = gold
good = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
goose = { $count ->
    [one] { $count } goose
   *[other] { $count } geese
}
    .one = a goose
    .plural = geese
iron = { $count ->
    [one] { $count } iron
   *[other] { $count } iron
}
    .one = iron
    .plural = iron
mouth = { $count ->
    [one] { $count } mouth
   *[other] { $count } mouths
}
paper = { $count ->
    [one] { $count } paper
   *[other] { $count } papers
}
    .one = a paper
    .plural = papers
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
spring = { $count ->
    [one] { $count } spring
   *[other] { $count } springs
}
step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
stock = { $count ->
    [one] { $count } stock bond
   *[other] { $count } stock bonds
}
    .one = a stock bond
    .plural = stock bonds
stone = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
    .one = a stone
    .plural = stones
tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
trunks = { $count ->
    [one] { $count } trunk
   *[other] { $count } trunks
}
    .one = a trunk
    .plural = trunks
transporter = { $count ->
    [one] { $count } transporter
   *[other] { $count } transporters
}
