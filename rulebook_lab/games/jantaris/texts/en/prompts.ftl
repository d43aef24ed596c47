if-unused = { COUNT($optional) ->
    [0] { "" }
   *[other] , or make no use of it
}
if-optional = { COUNT($optional) ->
    [0] { "" }
   *[other] , or makes no use of it
}

youngest = Lots decide who is the youngest.
draw = A card is turned up from { $deck ->
    [market] the Market Control Deck
    [fair] the Great Fair Deck
   *[bazaar] the Bazaar Deck
}.
settling = { $seat } places two Merchants in two different Districts.
    .you = Place two of your Merchants in two different Districts.
    .plain = { $seat } places the first Merchants.
city = { $deciders } goes to the Marketplace, the Guild House or the Bazaar.
    .you = Go to the Marketplace, the Guild House or the Bazaar.
marketplace = { $deciders } takes up to two Goods of one colour at the Marketplace.
    .you = Take up to two Goods of one colour at the Marketplace.
    .plain = { $deciders } takes Goods at the Marketplace.
guild-house = { $deciders } places a Merchant or takes up to two back at the Guild House.
    .you = Place a Merchant, or take up to two back, at the Guild House.
    .plain = { $deciders } is at the Guild House.
opening = { $deciders } puts an Item up for auction.
    .you = Put an Item up for auction.
sold = { $deciders } may put the other Item up for auction.
    .you = You may put the other Item up for auction.
bidding = { $item } stands at { $bid }, held by { $leader }: { $seat } goes higher or drops out.
    .match = { $item } stands at { $bid }, held by { $leader }: { $seat } matches, goes higher or drops out.
    .match-only = { $item } stands at { $bid }, held by { $leader }: { $seat } matches or drops out.
    .you = { $item } stands at { $bid }, held by { $leader }: go higher or drop out.
    .you-match = { $item } stands at { $bid }, held by { $leader }: match, go higher or drop out.
    .you-match-only = { $item } stands at { $bid }, held by { $leader }: match or drop out.
    .plain = { $item } stands at { $bid }, held by { $leader }. { $seat } is asked.
payment = { $seat } pays { AMOUNT($bid, "good") } for { $item }.
    .you = Pay { AMOUNT($bid, "good") } for { $item }.
moment = { $seat } says which Item works next: { $left }.
    .you = Say which Item works next: { $left }.
working = { $item }: { $seat } decides.
    .gain = { $item }: { $seat } gains Goods{ if-optional }.
    .lose = { $item }: { $seat } puts Goods back{ if-optional }.
    .exchange = { $item }: { $seat } exchanges Goods{ if-optional }.
    .place = { $item }: { $seat } places a Merchant{ if-optional }.
    .move = { $item }: { $seat } moves a Merchant{ if-optional }.
    .banish = { $item }: { $seat } says whose Merchants are banished{ if-optional }.
    .replace-offer = { $item }: { $seat } replaces an Item on offer{ if-optional }.
    .you = { $item }: decide.
    .you-gain = { $item }: gain Goods{ if-unused }.
    .you-lose = { $item }: put Goods back{ if-unused }.
    .you-exchange = { $item }: exchange Goods{ if-unused }.
    .you-place = { $item }: place a Merchant{ if-unused }.
    .you-move = { $item }: move a Merchant{ if-unused }.
    .you-banish = { $item }: say whose Merchants are banished{ if-unused }.
    .you-replace-offer = { $item }: replace an Item on offer{ if-unused }.
search = { $seat } may take one of the Items turned up: { $cards }.
    .you = You may take one of the Items turned up: { $cards }.
diplomacy = { $deciders } moves a Merchant Guild token to a District.
    .you = Move a Merchant Guild token to a District.
    .plain = { $deciders } moves a Merchant Guild token.
voting = { $deciders } { COUNT($deciders) ->
    [1] casts
   *[other] cast
} a vote in secret.
    .you = Cast a vote in secret.
robbery = { $seat } takes one Good from an opponent.
    .you = Take one Good from an opponent.
contraband = { $seat } gains two Goods of any colours.
    .you = Gain two Goods of any colours.
    .plain = { $seat } gains Goods for a vote.
expulsion = { $seat } says whose Merchants are banished from the Active District.
    .you = Say whose Merchants are banished from the Active District.
reinforcement = { $seat } moves up to two Merchants from a Nearby District into the Active District.
    .you = Move up to two of your Merchants from a Nearby District into the Active District.
    .plain = { $seat } moves Merchants into the Active District.
withdrawal = { $seat } moves up to two Merchants from the Active District to a Nearby District.
    .you = Move up to two of your Merchants from the Active District to a Nearby District.
    .plain = { $seat } moves Merchants out of the Active District.
recruitment = { $seat } places a Merchant in a District.
    .you = Place a Merchant in a District.
    .plain = { $seat } places a Merchant for a vote.
levy = { $seat } places up to two Merchants in a Nearby District.
    .you = Place up to two Merchants in a Nearby District.
    .plain = { $seat } places Merchants for a vote.
banishing = { $seat } says where the Merchant banished from { $district } goes.
    .you = Say where the Merchant banished from { $district } goes.
homecoming = { $seat } may keep one banished Merchant in { $district }.
    .you = You may keep one banished Merchant in { $district }.
fair = { $seat } trades at the Great Fair: { $card }.
    .item = { $seat } may give { $item } instead of Goods at the Great Fair: { $card }.
    .you = Trade at the Great Fair: { $card }.
    .you-item = You may give { $item } instead of Goods at the Great Fair: { $card }.
    .plain = { $seat } is asked at the Great Fair: { $card }.
departure = { $seat } says where the Merchant goes that leaves the City Center.
    .you = Say where the Merchant goes that leaves the City Center.
claiming = { $seat } may claim a Market Control card.
    .you = You may claim a Market Control card.
end_tie-goods = The game is over: { $winners } won with { AMOUNT($points, "point") } and more Goods than others with as many points.
end_tie-shared = The game is over: { $winners } share the victory with { AMOUNT($points, "point") } and equal Goods.
