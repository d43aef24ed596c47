# The score sheet.

secured = { $count ->
    [one] { AMOUNT($count, "amber") } secured, worth { $worth }
   *[other] { AMOUNT($count, "amber") } secured, worth { $worth } each
}
kept = { $card }, not used
first = First in the castle
missing = { $count ->
    [one] { AMOUNT($count, "field") } short of the castle, −{ $worth }
   *[other] { AMOUNT($count, "field") } short of the castle, −{ $worth } each
}
