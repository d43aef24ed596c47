# The player aid.

head =
    .place = Where you may go first in your turn
    .vote = The four votes
    .rule = To keep in mind
    .district = The map
    .item = Items
    .market = Market Control cards
    .fair = Great Fair cards
called =
    .place-marketplace = Marketplace
    .place-guild-house = Guild House
    .place-bazaar = Bazaar
    .vote-deal = Deal
    .vote-black = Black Market
    .vote-strengthen = Strengthen Position
    .vote-recruit = Recruitment
    .rule-goods = Goods
    .rule-token = Merchant Guild token
    .rule-banish = Banish
    .rule-fair = Great Fair
    .rule-dominance = Dominate, claim
    .rule-end = The end
    .district = City Center

place = { "" }
    .place-marketplace = Take 1 or 2 Goods of one colour from the supply.
    .place-guild-house = Place 1 of your Merchants where no token stands, or take up to 2 of yours back from places without a token.
    .place-bazaar = Put up an Item whose starting price you have. In turn the others bid more or drop out; you may also bid as much as the highest bid. If somebody else buys it, you may put up the second Item too. You buy one at the most.
vote = { "" }
    .vote-deal = One vote: gain 2 Goods in the colour of the token in the Active District. Two: gain one such Good for each of your Merchants there. Three or more: one for each of your Merchants in the City Center.
    .vote-black = One vote: take 1 Good from an opponent. Two: gain 2 Goods of any colour. Three or more: lose all your Goods, and your Merchants in the Active District are banished.
    .vote-strengthen = One vote: banish one player's Merchants from the Active District, even your own. Two: bring up to 2 of your Merchants there from one Nearby District without a token. Three or more: take up to 2 of yours from there to one Nearby District without a token.
    .vote-recruit = One vote: place 1 Merchant in any District without a token. Two: place 1 in the City Center, if no token is there. Three or more: place up to 2 in one Nearby District without a token.
rule = { "" }
    .rule-goods = At the most 6 of each colour: more are not gained.
    .rule-token = No new Merchant comes to where a token stands. None moves in or out, and none is taken back, unless an effect says so.
    .rule-banish = One Merchant goes to each neighbouring District without a token, all others go back to their owner's supply. Who has a single one there chooses where it goes.
    .rule-fair = With 5 or more Merchants in the City Center a card is turned up. In turn everybody who has a Merchant there and enough Goods must pay, scores, and moves that Merchant to a District without a token, until nobody can.
    .rule-dominance = You dominate a District with at least 2 Merchants and more than anybody else. Who dominates all three Districts of an open Market Control card may take it in the fourth phase, in anybody's turn: 3 Prestige Points.
    .rule-end = When the turn of the player who began the game comes and somebody has 12 or more Prestige Points, the most Prestige wins; then the most Goods; then the victory is shared.
district = Between { $neighbours }. On the cards { $cards }.
    .city-center = No District; it borders on no District. With 5 or more Merchants here at the end of Diplomacy there is a Great Fair.

item = Starting price { $red } red and { $black } black; { AMOUNT($prestige, "prestige-point") }{ COUNT($crown) ->
    [0] { "" }
   *[other] ; with a crown
}. { $effect }
market = Names { $districts }; { AMOUNT($prestige, "prestige-point") }.
fair = { AMOUNT($goods, "good") } for { AMOUNT($prestige, "prestige-point") }.
