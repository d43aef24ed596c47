# The player aid.

item = Starting price { $red } red and { $black } black; { AMOUNT($prestige, "prestige-point") }{ COUNT($crown) ->
    [0] { "" }
   *[other] ; with a crown
}. { $effect }
market = Names { $districts }; { AMOUNT($prestige, "prestige-point") }.
fair = { AMOUNT($goods, "good") } for { AMOUNT($prestige, "prestige-point") }.
