title = Jantaris, round { $round }
legend = in italics: reconstructed
reconstructed = Reconstructed, not printed in the rulebook. { $note }
center = City Center

# -- beside the map

place = { $place ->
    [marketplace] Marketplace
    [guild-house] Guild House
   *[bazaar] Bazaar
}
place-tip = { $place ->
    [marketplace] Take one or two Goods of one colour. [city.marketplace] [city.choose]
    [guild-house] Place one of your Merchants where no token stands, or take up to two back. [city.guild-house] [city.choose]
   *[bazaar] Put an Item up for auction and make the first bid. [bazaar.must] [city.choose]
}
can-open = { COUNT($items) ->
    [0] { $seat } has the starting price of no Item on offer: nothing would happen. [bazaar.cannot]
   *[other] { $seat } has the starting price of { $items }. [bazaar.can-open]
}
market = Market Control · { $count } in the deck
bazaar = Bazaar · { $count } in the deck
    .bidding = { $item }: { $bid }, { $leader }
    .payment = Bazaar · { $seat } pays { $bid }
fair = Great Fair
fair-deck = Great Fair Deck, { AMOUNT($count, "card") }
fair-when = held with 5 Merchants
    or more in the City Center
supply = Common supply
supply-of = { $count } { $colour }
goods = { $colour } Goods: { $count }
take = { $count ->
    [one] { $count } { $colour } Good
   *[other] { $count } { $colour } Goods
}

# -- cards

item = { $item }, { $red } red and { $black } black
item-price = { $red } red and { $black } black Goods, { $prestige } Prestige.
crown = Crown: for every owner of a crown. [items.crown]
market-card = card { $sign }: { $districts }
    .tip = Market Control { $sign }
market-tip = Dominate { $districts }: { $prestige } Prestige. [market.condition]
claimed = Market Control
claimed-tip = { $card }, claimed. [market.prestige]
fair-card = Great Fair: { $goods } Goods for { $prestige } Prestige
fair-tip = { $goods } Goods for { $prestige } Prestige. [fair.must]
fair-words = { $goods } Goods
    { AMOUNT($prestige, "point") }
turned-up = turned up: { $item }

# -- the players

seat = { $seat }
    .active = { $seat } (active)
banishing = { $count ->
    [0] Nobody in { $district }: nothing would happen. [strengthen.target]
   *[other] { AMOUNT($count, "merchant") } in { $district } would be banished. [strengthen.1]
}
track = { $seat }: { $prestige } Prestige
space = space { $space } of the Prestige Track{ $space ->
    [12] : who has so many ends the game [end.trigger]
   *[other] { "" }
}
prestige = Prestige Points
merchants = Merchants in the supply
voted = has voted
vote = { vote-name }, { $votes } of { $seats }
vote-name = { $card ->
    [strengthen-position] Strengthen
    [black-market] Black Market
    [recruitment] Recruit
   *[deal] Deal
}
ballot = { $seat }: { $card }
ballot-tip = { $card ->
    [strengthen-position] One vote: banish somebody's Merchants from { $district } ({ $there }). Two: up to 2 of yours come into it from { $near }. Three: up to 2 of yours leave it; { AMOUNT($own, "merchant") } there. [strengthen.1] [strengthen.2] [strengthen.3]
    [black-market] One vote: take 1 Good from an opponent. Two: gain 2 Goods of your choice. Three: lose all you have, { AMOUNT($held, "good") }, and all of yours in { $district } are banished, { AMOUNT($own, "merchant") }. [black.1] [black.2] [black.3]
    [recruitment] One vote: place 1 of your { $supply } Merchants in any District without a token. Two: 1 in the City Center. Three: up to 2 in { $near }. [recruit.1] [recruit.2] [recruit.3]
   *[deal] One vote: gain 2 { $colour } Goods. Two: gain { $own } { $colour }, one for each of your Merchants in { $district }. Three: gain { $center } { $colour }, one for each in the City Center. [deal.1] [deal.2] [deal.3]
}

# -- the map

token = { $token } Merchant Guild token, { $area }
token-name = The { $token } Merchant Guild token
token-tip = No new Merchants here; none come or leave unless an effect names the place. [guild.no-new]
dominates = { $seat } dominates { $district }
fair-count = { $count } of 5 for a fair
    .short = { $count } of 5
    .enough = { $count }: a fair
fair-count-label = Merchants in the City Center: { $words }
there = { $seat }: { $count } in { $area }
    .dominant = { $seat }: { $count } in { $area }, dominant
merchant = Merchant of { $seat } in { $area }
of-seat = { $seat } { $count }
nobody = no Merchants
center-tip = { $there }. [components.center-not-district]
district-tip = { $there }. Beside { $near }. [diplomacy.nearby]

# -- in words

told-market = market  { $cards }
told-card = { $sign } { $card }
told-bazaar = bazaar  { $items }
told-item = { $item } ({ $red } red { $black } black)
told-fair = fair    { $card }
told-seat = { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
}, { $red } red, { $black } black, supply { $supply }
told-token = ({ $token } token)
told = Round { $round }{ COUNT($active) ->
    [0] { "" }
   *[other] , Active Player { $active }
}; Prestige: { $scores }; the red token in { $red } and the black token in { $black }.
