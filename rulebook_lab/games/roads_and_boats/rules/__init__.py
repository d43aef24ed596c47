"""The rulebook's chapters, a module or a package for each.

`world` (Creating the world), `setting_up` and `start` (starting sequence, places, resources), `order_of_play`
(and conflict) with `phases` (what all share), `production`, `movement`, `building`, `wonder`, `research`,
`scoring`. `holding` is what production, movement and building have in common: which goods are in reach, how
they change hands, how they pay, and that others are asked before their transporters are used.
"""
