first = { $seat } is the youngest and begins.
settles = { $seat } places the first two Merchants in { $first } and { $second }.
turn = Round { $round }: { $seat } has the Active Player token.
turn-over = The turn of { $seat } is over.
game-over = The game ends.
visits = { $seat } goes to { $place }.
leaves = { $seat } does nothing there.
gains = { $seat } gains { $amount }.
limit = { $lost ->
    [one] { $lost } { $colour } Good stays
   *[other] { $lost } { $colour } Goods stay
} in the supply: { $seat } may not own more than 6.
no-room = { $seat } has no room for any Goods.
no-room-to-rob = { $seat } has no room for the Goods of the others.
pays = { $seat } pays { $amounts }.
loses = { $seat } loses { $amounts }.
takes = { $seat } takes one { $colour } Good from { $player }.
exchanges = { $seat } exchanges { $amount } for { $goods } { $colour ->
    [red] black
   *[black] red
}.
places = { $seat } places { AMOUNT($number, "merchant") } in { $area }.
moves = { $seat } moves { AMOUNT($number, "merchant") } from { $source } to { $target }.
sends-home = { $seat } takes { AMOUNT($number, "merchant") } from { $area } back into the supply.
closed = { $seat } can place nobody in { $area }: a Merchant Guild token stands there.
opens = { $seat } puts { $item } up for auction and bids { $bid }.
bids = { $seat } bids { $bid }.
matches = { $seat } matches the bid of { $bid }.
drops = { $seat } drops out.
too-few = { $seat } must drop out: there are too few Goods.
lacks-colours = { $seat } must drop out: the colours of the starting price are lacking.
owns = { $seat } gets { $item }.
scores = { $seat } scores { AMOUNT($prestige, "prestige-point") }.
one-purchase = { $seat } has bought an Item and may buy no other this turn.
no-auction = { $seat } can open no auction.
no-second = { $seat } holds no further auction.
offered = { $item } is on offer.
no-item-left = No Item is turned up: the Bazaar Deck is empty.
works = { $item } of { $seat } works.
declines = { $seat } makes no use of { $item }.
no-effect = { $item } can do nothing for { $seat }.
discards = { $item } of { $seat } leaves the game.
puts-under = { $seat } puts { $item } under the Bazaar Deck.
searched = { $item } is turned up for { $seat }.
chooses = { $seat } takes { $item } for nothing; put under the deck: { $rest }.
takes-none = { $seat } takes none{ COUNT($cards) ->
    [0] { "" }
   *[other] ; put under the deck: { $cards }
}.
moves-token = { $seat } moves the { $token } token to { $district }, the Active District.
votes = { $seat } votes { $card }.
    .hidden = { $seat } has voted.
reveals = { $seat } has voted { $card }, which has { AMOUNT($votes, "vote") }.
no-merchants = { $seat } has no Merchant in { $area } and gains nothing.
nobody-owns = { $seat } can take nothing: nobody else owns a Good.
none-left = { $seat } can place nobody: no Merchant is left in the supply.
none-near = { $seat } can move nobody: no Merchant stands in a Nearby District without a token.
none-there = { $seat } can move nobody: no Merchant stands in { $area }.
stays = { $seat } leaves all Merchants where they are.
banished = { $seat } is banished from { $district }.
nobody-there = { $seat } has nobody in { $district } to be banished.
blocked = { $district } is blocked by a Merchant Guild token: { $seat } cannot go there.
keeps-one = { $item } lets one Merchant of { $seat } stay in { $district }.
no-fair = There is no Great Fair: { $merchants ->
    [one] { $merchants } Merchant is
   *[other] { $merchants } Merchants are
} in the City Center.
fair = There is a Great Fair: { $merchants } Merchants are in the City Center.
fair-card = { $seat } turns up the Great Fair card: { $card }.
spends = { $seat } gives { $item } instead of Goods.
refrains = { $seat } makes no exchange.
nobody-in-center = { $seat } is passed over: no Merchant is in the City Center.
too-few-to-trade = { $seat } is passed over: the card asks for { AMOUNT($number, "good") }, and { $goods ->
    [one] { $goods } is there.
   *[other] { $goods } are there.
}
fair-over = Nobody trades any more: the Great Fair is over.
card-back = { $seat } puts the Great Fair card under its deck: { $card }.
no-claim = Nobody can claim a Market Control card.
claims = { $seat } claims { $card }.
passes = { $seat } claims no card.
no-card-left = No Market Control card is turned up: their deck is empty.
market-card = A Market Control card is turned up: { $card }.
