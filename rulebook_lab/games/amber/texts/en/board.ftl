# Words in the picture.

board = Amber, { $prompt }
reaches = { $seat } reaches { $cell }
road = the road of { $seat } to { $cell }: { $cells }
column = column { $letter }
row = row { $number }
barons = Barons
points = { AMOUNT($count, "point") }
figure_coin = coins: { $count }
figure_village = villages connected: { $count }
figure_castle = castles connected: { $count }
figure_cards = tiles in hand: { $count }
shovel-unused = special shovel unused
supply = Stack
supply-open = Stack and open tiles
stack = stack, { AMOUNT($count, "tile") } face down
open-tile = open tile: { $tile }
discards = { AMOUNT($count, "tile") } discarded openly
hand = Hand of { $seat }
hidden-tile = a hidden tile
dial = Turn: where its top goes
turned = turned { $turn } degrees clockwise
reconstructed = Reconstructed: { $what }.
ours = Kind and number of copies are reconstructed.

# What is on a location, and what to know of it.

castle-of = castle of { $seat }
village = village
coin = coin
empty = empty
path-ends = A path ends here. [place.castle-stops-path]
connected = Connected: { $seats }. [village.tile-on-location]
unconnected = Connected: nobody. [village.tile-on-location]
tile_wetland = No path leads across. [wetland.blocks]
tile_rebuilds = Can also take the place of a straight. [upgrade.replace]
tile_one-way = One-way: along the arrow only. [place.one-way]
tile_road = A road for everybody. [place.roads-neutral]
tile_shovel = Digs up a tile. [shovel.target]
may-be-drawn = [advanced.draw-choice]

# The same for screen readers and terminals.

described = Amber board with { AMOUNT($tiles, "tile") }. { $prompt }
with-shovel = { COUNT($shovel) ->
    [0] { "" }
   *[other] , special shovel
}
baron = { $seat }: { AMOUNT($points, "point") }, { AMOUNT($coins, "coin") }, { AMOUNT($tiles, "tile") }{ with-shovel }
    .pointless = { $seat }: { AMOUNT($coins, "coin") }, { AMOUNT($tiles, "tile") }{ with-shovel }
in-stack = stack: { $count }{ COUNT($open) ->
    [0] { "" }
   *[other] ; open: { $open }
}
