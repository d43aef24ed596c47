# The player aid.

lord = { $guild ->
    [soldier] Soldier
    [merchant] Merchant
    [mage] Mage
    [politician] Politician
    [farmer] Farmer
   *[ambassador] Ambassador
}: costs { AMOUNT($races, "race") }{ COUNT($forced) ->
    [0] { "" }
   *[other] { " with " }{ $forced }
}, value { $value }; worth { AMOUNT($points, "point") }{ $keys ->
    [0] { "" }
   *[other] { " " }and shows a key
}. { COUNT($power) ->
    [0] No power.
   *[other] { $power }
}
location = Scores { $how }.
