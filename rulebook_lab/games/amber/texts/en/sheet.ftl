# The score sheet.

coins = { $count ->
    [one] { AMOUNT($count, "coin") } worth { $worth }
   *[other] { AMOUNT($count, "coin") } worth { $worth } each
}
village = The village on { $cell }
castle = The castle of { $owner } on { $cell }
