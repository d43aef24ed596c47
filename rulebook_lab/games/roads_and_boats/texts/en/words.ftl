share = { $goods } of { $holder }
or = { ", or " }
some-building = building
transporter = { $kind } { $id }

## Places.

bank = the { $side } bank of { $tile }
river = the river on { $tile }
rivers = the { $side } river on { $tile }
coast = the { $side } coast of { $tile }
half = the { $side } half of { $whole }
north = north
north-east = north-east
east = east
south-east = south-east
south = south
south-west = south-west
west = west
north-west = north-west
middle = middle
northern = northern
southern = southern

## Rivers of a tile.

spring = a spring flowing { $side }
course = a river joining { $sides }
fork = a river forking to { $sides }
the-river = the river
the-arm = the { $side } arm of the river
