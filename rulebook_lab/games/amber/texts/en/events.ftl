stack-ready = { $tiles ->
    [one] { $tiles } tile lies
   *[other] { $tiles } tiles lie
} face down in the stack.
setup-chosen = The set-up is { $setup }.
castle-given = { $seat } gets the castle on { $cell }.
first-drawn = Lots make { $seat } the starting player.
dealt = { $seat } is dealt a { $tile }.
    .hidden = { $seat } is dealt a tile.
begins = { $seat } takes the first turn.
laid = { $seat } lays a { $tile } on { $cell }.
village-on-top = The village on { $cell } stands on the new tile.
rebuilt = { $seat } replaces the { $old } on { $cell } by a { $new }; the { $old } is discarded.
draws-two = { $seat } has laid two tiles and will draw { AMOUNT($tiles, "tile") }.
dug = { $seat } destroys the { $tile } on { $cell }.
used-special-shovel = { $seat } uses the special shovel.
took-village-coin = { $seat } alone is connected to the village on { $cell } and takes its coin.
lost-village-coin = { $seats } are connected to the village on { $cell }: its coin is discarded.
took-castle-coin = { $seat } alone is connected to the castle of { $owner } on { $cell } and takes its coin.
lost-castle-coin = { $seats } are connected to the castle of { $owner } on { $cell }: its coin is discarded.
unable = { $seat } says that nothing in hand can be played.
gave-up = { $seat } discards a { $tile } face down.
    .hidden = { $seat } discards a tile face down.
lost-coin = { $seat } gives up a coin.
passed = { $seat } passes.
drew = { $seat } draws a { $tile }.
    .hidden = { $seat } draws a tile.
last-tile = That was the last tile: hands are not filled up any more.
took = { $seat } takes the open { $tile }.
turned-up = A { $tile } is turned up.
won-at-once = { $seat } alone is connected to all villages and all other castles, and wins at once.
exhausted = Nothing is left to draw and nobody holds more than three tiles: the game is over.
deadlocked = Everybody has passed in turn, so the game is over.
