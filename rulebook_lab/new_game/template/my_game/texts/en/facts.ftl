die = pips of the die
pips = pips of { $seat }
