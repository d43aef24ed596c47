# Words in the picture.

picture = Ambis, turn { $turn }
exploration = Exploration
exploration-deck = exploration deck, { AMOUNT($count, "card") }
discards = discards, { AMOUNT($count, "card") }
discard-pile = discards
last-space = the fifth space: filling it earns a pearl [explore.last-space-pearl]
threat = Threat: the next fight earns one line
threat-space = threat space { $space }: { $rewards }
threat-token = threat token on space { $space }
either = { $one }, or { $other }
council = Council
council-pile = Council, { $race }: { AMOUNT($count, "card") }
locations = Open locations{ $drawn ->
    [0] { "" }
    [1] ; just drawn: the first
   *[other] ; just drawn: the first { $drawn }
}
location-pile = location pile, { AMOUNT($count, "tile") }
further = More open locations
court = Court: the lords who can be recruited
lord-deck = lord deck, { AMOUNT($count, "lord") }
last-round = Last round: the game ends when the turn comes back to { $seat }
seat = { $seat }
    .active = { $seat } (active)
figure =
    .pearls = pearls
    .keys = key tokens
    .tokens = monster tokens
    .hand = cards in hand
    .lords = lords
affiliated = affiliated { $card }
played = played:
    .for = for:

# cards and tiles
ally = { $card }
guild = { $guild ->
    [soldier] soldier
    [merchant] merchant
    [mage] mage
    [politician] politician
    [farmer] farmer
   *[ambassador] ambassador
}
titled = { $name } ({ $term })
titled-lord = { $titled }, { guild }
lord = { $name }, { guild }, { AMOUNT($points, "point") }
    .court = { $name }, { guild }, { AMOUNT($points, "point") }, costs { $cost }
    .tucked = { $name }, tucked, { AMOUNT($points, "point") }
gives-key = ; gives a key
used = , used this turn
used-power = Used this turn. { $power }
rotated = , rotated
rotated-power = rotated: points only
no-power = no power, but points
tucked = tucked under a location
cost = { AMOUNT($races, "race") }{ COUNT($forced) ->
    [0] { "" }
   *[other] { " with " }{ $forced }
}, value { $value }
cost-line = cost: { $cost }
price-now = For { $seat } now value { $value }{ if-by }. [recruit.pay-with-hand]
    .hand = For { $seat } now value { $value }{ if-by }: { COUNT($forced) ->
        [0] { COUNT($races) ->
            [0] { COUNT($pearls) ->
                [0] { COUNT($due) ->
                    [0] the hand is enough
                   *[other] { AMOUNT($due, "pearl") } at least
                }
               *[other] { AMOUNT($pearls, "pearl") } missing
            }
           *[other] { AMOUNT($races, "race") } missing in the hand
        }
       *[other] no { $forced } in the hand
    }. [recruit.pay-with-hand]
change = , { $amount } by { $lord }
if-by = { COUNT($by) ->
    [0] { "" }
   *[other] { $by }
}
counted =
    .lords_of_guild = per { guild }
    .affiliated_of_race = per affiliated { $what }
    .guilds = per different guild
    .lords_with_key = per lord with a key
    .lords_without_key = per lord without a key
    .lowest_lord_value = times the lowest lord's value
    .highest_lord_value = the highest lord's value
    .lords = per lord
    .affiliated = per affiliated ally
    .sum_of_lowest_affiliated_per_race = the lowest affiliated of each race
    .copy_best_opponent_location = as an opponent's best location
    .none = 0, or exchange it at once
