neutral = neutral
goose = goose
oil_rig = oil rig
clay_pit = clay pit
coal_burner = coal burner
stone_factory = stone factory
stock_exchange = stock exchange
wagon_factory = wagon factory
truck_factory = truck factory
raft_factory = raft factory
rowboat_factory = rowboat factory
steamer_factory = steamer factory
specialised-mines = specialised mines
big-mines = big mines
new-shafts = new shafts
mountain = mountains
shore = a shore
light-bulb = light bulb
button_yes = Yes
button_no = No

## Faults of a map or a pasture.

river-of-too-many-edges = a river joins one, two or three edges
no-such-edge = edges are numbered 0 to 5
edge-of-two-rivers = an edge belongs to one river only
crossing-rivers = rivers of one tile never cross
river-at-sea = rivers flow on land
too-few-springs = too few source tiles are left
too-few-seas = too few sea tiles are left
no-fitting-tile = no tile that is left fits every open end
too-few-tiles = too few tiles are still to be laid
laden-donkey = a transporter on a donkey's back
