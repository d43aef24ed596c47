# What cannot be read in a position.

no-ally = no ally { $given }; write race and value, such as crab3
court-spaces = the Court has { $spaces } spaces, not { $found }
track-spaces = the track has { $spaces } spaces, not { $found }
explored = an ally such as crab3, { $monster } or { $nothing }, not { $given }
ally = an ally such as crab3, not { $given }
buyers = opponents of the active player, each once
no-ending = a game ends by { $ends }; there is no clause { $clause } for it
holdings = such as '2 pearls, 1 key', not { $given }
marks = a lord is marked /rotated or /used, not { $given }
no-such-position = no such position: { $why }
