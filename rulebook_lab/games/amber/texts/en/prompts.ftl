if-digs = { COUNT($digs) ->
    [0] { "" }
   *[other] , or use the special shovel
}

choose-setup = Chance chooses the set-up: which is it?
assign-castles = Chance gives out the castles: which does { $seat } get?
choose-first = Chance chooses who begins: who is it?
deal-hands = The hands are dealt: which tile does { $seat } get?
turn-up = The open tiles are turned up: which is next?
begin = Everything is ready.
play = { $deciders } must play a tile{ if-digs }.
    .unknown = { $deciders } must play a tile, if anything in hand can be played{ if-digs }.
    .give-up = { $deciders } can play no tile in hand and must give one up{ if-digs }.
    .pay = { $deciders } can play no tile in hand and must give one up, and a coin{ if-digs }.
    .pass = { $deciders } can play no tile in hand and, with nothing left to draw, must pass{ if-digs }.
    .you = You must play a tile{ if-digs }.
    .you-unknown = You must play a tile, if anything in hand can be played{ if-digs }.
    .you-give-up = You can play no tile in hand: give one up{ if-digs }.
    .you-pay = You can play no tile in hand: give one up, and a coin{ if-digs }.
    .you-pass = You can play no tile in hand and nothing is left to draw: pass{ if-digs }.
refill = { $deciders } must draw a tile: an open one or the unseen one.
    .open = { $deciders } must draw an open tile: none is left face down.
    .unseen = { $deciders } must draw the unseen tile: none lies open.
    .you = Draw a tile: an open one or the unseen one.
    .you-open = Draw an open tile: none is left face down.
    .you-unseen = Draw the unseen tile: none lies open.
top-tile = { $seat } draws the top tile of the stack: which is it?
replace = The open tile taken is replaced: by which?
end-turn = The turn of { $seat } is over.
end_instant = The game is over: { $winners } alone is connected to everything, and has won at once.
