# The score sheet.

coins = { AMOUNT($count, "coin") } worth { $worth } each
village = The village on { $cell }
castle = The castle of { $owner } on { $cell }
