# The score sheet.

secured = { AMOUNT($count, "amber") } secured, worth { $worth } each
kept = { $card }, not used
first = First in the castle
missing = { AMOUNT($count, "field") } short of the castle, −{ $worth } each
