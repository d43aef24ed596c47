if-spare = { COUNT($spare) ->
    [0] { "" }
   *[other] , { $spare } of them in the other colour at most
}

components_map = There is no area { $area }; there are { $values }.
components_center-not-district = The City Center is no District, and a District is asked for.
components_goods = The common supply of { $colour } Goods cannot hold { $left }: there are 24 in all.
components_pawns = { $seat } has { AMOUNT($number, "merchant") } on the map, not 0 to 14.
components_items =
    .none = There is no Item { $item }.
    .number = There are 20 Items in the game, not { $found }.
    .missing = Each Item is in the game once, but nowhere is { $items }.
    .spare = Each Item is in the game once, but twice there is { $items }.
components_market-cards =
    .number = There are 8 Market Control cards in the game, not { $found }.
    .missing = Each Market Control card is in the game once, but nowhere is { $items }.
    .spare = Each Market Control card is in the game once, but twice there is { $items }.
components_fair-cards =
    .number = There are 6 Great Fair cards in the game, not { $found }.
    .missing = Each Great Fair card is in the game once, but nowhere is { $items }.
    .spare = Each Great Fair card is in the game once, but twice there is { $items }.
components_aim = Prestige Points are never taken away, so { $seat } cannot have { $prestige }.
    .cards = The cards of { $seat } have brought { $least } Prestige Points, which are never taken away: { $prestige } are too few.
market_prestige =
    .no-card = { $seat } has { AMOUNT($prestige, "prestige-point") } of Market Control, but no card that brings them.
setup_supply = New Merchants come from one's own supply, which holds { $left }.
setup_market =
    .number = { $seats } Market Control cards lie open, as many as there are players, not { $number }.
start_first-turn =
    .nobody = Somebody is the start player, as soon as the youngest is known.
    .named = { $start } is known as the youngest: nobody draws lots any more.
start_placement = The first two Merchants go to two different Districts, not both to { $area }.
    .seat = { $deciders } places now, not { $seat }: the youngest first, then clockwise.
    .again = { $seat } has placed the first two Merchants, or places them only once.
    .nobody = Nobody is left who could place the first two Merchants.
    .only = Before the first turn { $seat } has no Goods, cards or points, and { AMOUNT($number, "merchant") } on the map by now, each alone in a District.
goods_limit = { $seat } owns { $own } { $colour } Goods: 0 to 6 is possible.
    .unknown = From this seat nobody can tell.
goods_at-limit = There is no room for { $number ->
    [one] { $number } more { $colour } Good
   *[other] { $number } more { $colour } Goods
}: { $own } are owned, and 6 is the limit.
goods_source =
    .owned = { $own ->
        [one] { $own } { $colour } Good is
       *[other] { $own } { $colour } Goods are
    } there, not { $number }.
guild_no-new = A Merchant Guild token stands in { $area }: no new Merchant may come there.
guild_no-move = A Merchant Guild token stands in { $area }: Merchants neither leave nor enter.
guild_no-return = The { $token } token has left the City Center and never goes back.
guild_no-sharing = The other Merchant Guild token stands in { $district }: the two never share a District.
turn_phases =
    .city = This is done in the City, the first phase of a turn.
    .diplomacy = Tokens move, and votes are cast, in Diplomacy, the second phase of a turn.
    .fair = Goods are traded at the Great Fair, the third phase of a turn.
    .market = Market Control cards are claimed in the fourth phase of a turn.
    .order = A turn has City, Diplomacy, Great Fair and Market Control, each once and in this order: not so what is open here.
turn_start-items = First the Items work that do so at the very beginning of a turn.
city_marketplace = The Marketplace gives one or two Goods of a single colour, not { $red } red and { $black } black.
    .nothing = Whoever takes nothing writes 'leave'.
city_marketplace-limit = { $own } { $colour } Goods are owned and 6 is the limit: { $number } more would be too many.
city_guild-house-remove = The Guild House removes one or two Merchants, not { $number }.
    .nothing = Whoever takes nobody back writes 'leave'.
    .there = { $there ->
        [one] { $there } Merchant of one's own is
       *[other] { $there } Merchants of one's own are
    } in { $area }, not { $number }.
bazaar_must = There has to be an auction: { $items } can be opened.
bazaar_can-open = Opening { $item } takes its whole starting price: { $red } red and { $black } black Goods{ if-spare }.
bazaar_order =
    .bidders = { $leader } and { $seat } must be two of the bidders: { $bidders }.
bazaar_own =
    .not-owned = { $seat } does not own { $item }.
    .nobody = Nobody owns { $item }.
bazaar_refill =
    .no-card = No card is left in { $deck }.
    .number = Two Items are on offer, not { $number }.
bazaar_no-refill = { $item } is not on offer; on offer: { $offer }.
bazaar_opening-bid = { $item } costs at least { $price } Goods, a first bid of { $bid } is too low.
bazaar_raise-needs = A bid of { $number } needs as many Goods; { $owned } are owned.
    .colours = Bidding for { $item } takes { $red } red and { $black } black Goods of one's own{ if-spare }.
bazaar_forced-drop = With { AMOUNT($owned, "good") } nobody can go above { $bid }.
bazaar_no-rejoin = { $seat } has dropped out and takes no further part; still in: { $bidders }.
bazaar_one-purchase = { $active } has bought an Item and may buy no other this turn.
bazaar_raise-or-drop = A bid must be higher than { $bid }, not { $number }.
    .pass = Nobody passes and stays in the auction: who bids no more drops out.
bazaar_match = Only the Active Player, { $active }, may bid the same { $bid }.
bazaar_pay = The price is exactly { AMOUNT($bid, "good") }, not { $number }.
    .colours = The starting price of { $item } must be among them: { $red } red and { $black } black{ if-spare }.
    .owned = { $own ->
        [one] { $own } { $colour } Good is
       *[other] { $own } { $colour } Goods are
    } there to pay with, not { $number }.
items_printed-timing =
    .not-now = { $item } does not work now; what may work: { $values }.
    .other = { $item } does something else.
    .amount = { $item } is about another number of Goods.
    .area = { $item } does not allow this place.
    .nobody-there = There is no Merchant of one's own in { $area } for { $item } to move.
    .same-place = A Merchant that { $item } moves must go to another area.
    .second = { $item } asks for a second player, different from the first.
    .mandatory = { $item } must be carried out as far as possible.
    .nothing = No Item is named that works now for { $seat }.
    .part = The parts of what { $item } does are numbered from 0; there are { $parts }.
items_historic-book = The Bazaar Deck is empty: there is no card to come in the Item's place.
items_picks = { $item } is one of the most valuable: only an Item worth less may be taken.
    .elsewhere = { $item } was not turned up; { $values } were.
    .no-card = No card is left in { $deck }.
    .no-search = A card is turned up for a search, but nobody searches.
    .number = So many cards cannot be turned up: { $look }. Open already: { $cards }.
items_old-coins = { $item } cannot pay at the Great Fair.
diplomacy_move-token = The { $token } token has to move; it stands in { $district } already.
diplomacy_active-district = { $district } cannot be the Active District: no token stands there.
    .none = This is about the Active District: the Active District is missing.
    .over = There is an Active District in Diplomacy alone: { $district } cannot be it now.
diplomacy_vote =
    .number = There are { $votes } votes, but the players are { $seats }.
    .seat = { $seat } has no vote to cast now; asked are { $deciders }.
black_1 = A Good is taken from an opponent, and { $player } is none.
    .none = { $player } owns no { $colour } Good.
black_2 = It must be { AMOUNT($number, "good") }, as many as there is room for, up to two.
strengthen_target = { $player } does not play; { $values } do.
strengthen_2 = One or two Merchants may come, not { $number }.
    .nearby = { $area } is no Nearby District; { $values } are.
    .there = { $there ->
        [one] { $there } Merchant of one's own is
       *[other] { $there } Merchants of one's own are
    } in { $area }, not { $number }.
strengthen_3 = One or two Merchants may leave, not { $number }.
    .nearby = { $area } is no Nearby District; { $values } are.
    .there = { $there ->
        [one] { $there } Merchant of one's own is
       *[other] { $there } Merchants of one's own are
    } in { $area }, not { $number }.
recruit_3 = One or two Merchants may be placed, not { $number }.
    .nearby = { $area } is no Nearby District; { $values } are.
banish_move = Banished from { $district } one goes to { $values }, nowhere else.
banish_definition =
    .nobody = { $seat } has nobody in { $district } who could be banished.
fair_card =
    .no-card = No card is left in { $deck }.
    .none = A Great Fair needs a Great Fair card: none lies open.
    .open = { $card } lies open already.
fair_merchant =
    .nobody = { $seat } has no Merchant in the City Center who could leave it.
fair_must = Who can trade must trade: the card asks for { AMOUNT($number, "good") }, and { $goods } are there.
    .nobody-in-center = Whoever trades needs a Merchant in the City Center.
    .too-few = The card asks for { AMOUNT($number, "good") }, and { $goods } are there.
fair_pay = An exchange costs exactly { AMOUNT($number, "good") }, not { $paid }.
    .owned = { $own ->
        [one] { $own } { $colour } Good is
       *[other] { $own } { $colour } Goods are
    } there to pay with, not { $number }.
market_replace =
    .no-card = No card is left in { $deck }.
market_condition = { $card } takes dominance in all three Districts; lacking: { $districts }.
    .not-open = { $card } does not lie open; { $market } do.
    .nothing = { $seat } can claim no card that lies open.
market_dominance = In { $district } it is { AMOUNT($own, "merchant") } against { $others }: dominance takes two, and more than anybody else has.
fair_card-back =
    .over = { $card } lies open during a Great Fair alone.
end_trigger =
    .early = The game is not over: it ends as the turn of { $start } begins, with twelve Prestige Points or more somewhere.
    .late = The game ends after round { $last }: there is no round { $round }.
diplomacy_reveal =
    .all = All have voted: the votes are revealed, and nobody is asked.
    .hidden = A vote is hidden (?) in the view of one seat alone: name its card, or write - while it is missing.
    .open = Votes have their effects only when all of them lie open.
diplomacy_order =
    .left = Votes have their effects clockwise from { $active }: those of { $seats } cannot be the last.
