# The score sheet.

goods = { $count ->
    [one] { AMOUNT($count, $good) } on transporters, { $worth }
   *[other] { AMOUNT($count, $good) } on transporters, { $worth } each
}
row = Row { $row } of the wonder: { $own } of { $bricks ->
    [one] { $bricks } coloured brick
   *[other] { $bricks } coloured bricks
}
