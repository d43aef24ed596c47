starts = { $seat } is the first player.
turn = Turn { $n }: { $seat }.
plots = { $seat } pays { AMOUNT($pearls, "pearl") } for a plot.
lord-arrives = { $lord } comes to space { $space } of the Court.
explores = { $seat } explores the depths.
reshuffles = The { $n ->
    [one] { $n } discard becomes
   *[other] { $n } discards become
} the new exploration deck.
revealed = { $card } is revealed on space { $space }.
buys = { $seat } buys { $card } from { $seller } for { AMOUNT($price, "pearl") }.
declines = { $seat } does not buy { $card }.
takes = { $seat } takes { $card }.
leaves = { $seat } leaves { $card } and goes on.
last-space-pearl = { $seat } gains { AMOUNT($pearls, "pearl") } for the last space.
to-council = Left on the track, now face down in the Council: { $cards }.
ship-master = The Ship Master brings { $seat } { AMOUNT($pearls, "pearl") }.
ship-master-idle = No ally goes to the Council: the Ship Master brings { $seat } nothing.
fights = { $seat } fights the monster, the threat at { $threat }.
threat-rises = { $seat } does not fight; the threat rises to { $threat }.
threat-stays = { $seat } does not fight; the threat stays at { $threat }, the last space.
tamer-in-vain = The Tamer lowers nothing here: { $seat } receives the reward of the first threat space.
tamer-lowers = The Tamer lowers the reward of { $seat } to that of threat space { $space }.
rewarded = { $seat } wins { $goods }.
threat-falls = The threat falls back to space 1.
monsters-discarded = { $n ->
    [one] { $n } monster is
   *[other] { $n } monsters are
} discarded from the track.
token = { $seat } draws a monster token worth { $value }.
    .hidden = { $seat } draws a monster token.
single-pile = Only one pile holds cards: the Alchemist of { $seat } finds no second one.
takes-pile = { $seat } takes the { $pile } pile from the Council: { $cards }.
    .hidden = { $seat } takes the { $pile } pile from the Council, { AMOUNT($n, "card") }.
recruits = { $seat } recruits { $lord } with { $cards }.
recruits-with-pearls = { $seat } recruits { $lord } with { $cards }, and { AMOUNT($pearls, "pearl") } to make up the value.
affiliates = { $seat } affiliates { $card }.
enters = { $lord } lies in front of { $seat }.
court-pearls = { $seat } gains { AMOUNT($pearls, "pearl") } from the Court, which is refilled as far as the lord deck reaches.
waives = { $seat } does without the power.
sells = The Slaver of { $seat } sells { $card } for { AMOUNT($pearls, "pearl") }.
    .hidden = The Slaver of { $seat } sells an ally for { AMOUNT($pearls, "pearl") }.
dissolves = The Oracle of { $seat } discards the { $pile } pile, { AMOUNT($n, "card") }.
replaces = The Opportunist of { $seat } sends { $lord } away from the Court.
power-pearls = { $lord } brings { $seat } { AMOUNT($pearls, "pearl") }.
loses-pearls = { $seat } returns { AMOUNT($pearls, "pearl") } to the Treasury.
discards = { $seat } discards { $card }.
    .hidden = { $seat } discards an ally.
rotates = The Assassin of { $seat } rotates { $lord } of { $victim }.
robs = The Hunter of { $seat } robs { $victim }.
stolen = { $seat } takes a monster token worth { $value } from { $victim }.
    .hidden = { $seat } takes a monster token from { $victim }.
extra-turn-won = { $seat } will have an extra turn.
extra-turn = { $seat } takes the extra turn.
exchanges = { $seat } exchanges { $own } for { $open }.
corrupts = { $seat } pays { AMOUNT($pearls, "pearl") } for { $lord }.
betrays = { $seat } gives up { $own } for { $lord }.
schemes = { $seat } gives up { $own } for the top lord of the deck.
draws-locations = { $seat } draws { AMOUNT($n, "location") }.
ambassador-draws = { $lord } draws { AMOUNT($n, "location") } for { $seat }.
draws-location = { $location } is drawn.
locations-open = Now open to everybody: { $tiles }.
returns-keys = { $seat } returns { AMOUNT($n, "key-token") }.
takes-location = { $seat } takes control of { $location }{ COUNT($lords) ->
    [0] { "" }
   *[other] ; tucked under it: { $lords }
}.
relocates = { $seat } exchanges Black Smokers for { $location }.
smokers-stay = { $seat } cannot exchange Black Smokers: no location is left in the pile.
keeps-smokers = { $seat } keeps Black Smokers.
passes = { $seat } can take no action and passes.
end-seven-lords = { $seat } has { $lords } lords: the last round follows this turn.
end-lord-deck = { $lords ->
    [one] { $lords } lord is
   *[other] { $lords } lords are
} left for { AMOUNT($spaces, "empty-court-space") }: the last round follows this turn of { $seat }.
game-ends = It would be the turn of { $seat } again: the game is over.
finally-affiliates = { $seat } affiliates { $cards } from hand.
reveals-tokens = { $seat } reveals monster tokens worth { $tokens }.
discards-hand = { $seat } discards the rest of the hand: { AMOUNT($n, "card") }.
bought-already = { $seats } cannot buy { $card }: one purchase a turn.
too-dear = { $seats } cannot pay the { AMOUNT($price, "pearl") } that { $card } costs.
no-effect = The power of { $lord } has no effect: there is nothing that it could be used on.
protected = The Shaman protects { $seat } from { $lord }.
dearer = { $by } makes { $lord } cost { $seat } { $amount } more than printed.
cheaper = { $by } makes { $lord } cost { $seat } { $amount } less than printed.
any-races = The Diplomat of { $seat } recruits { $lord } without the race asked for.
location-scores = { $location } brings { $seat } { AMOUNT($points, "point") }.
scores = { $seat } has { AMOUNT($total, "point") }: { $locations } for locations, { $lords } for lords, { $allies } for allies, { $monsters } for monsters.
