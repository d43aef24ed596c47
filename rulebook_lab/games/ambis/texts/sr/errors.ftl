# Šta u položaju ne može da se pročita.

no-ally = saveznika { $given } nema; pišu se rasa i vrednost, na primer 'crab3'
court-spaces = broj mesta u Dvoru je { $spaces }, a ne { $found }
track-spaces = broj polja na skali je { $spaces }, a ne { $found }
explored = saveznik, na primer 'crab3', ili { $monster } ili { $nothing }, a ne { $given }
ally = saveznik, na primer 'crab3', a ne { $given }
buyers = protivnici aktivnog igrača, svaki jednom
no-ending = partija se završava po jednom od ovih pravila: { $ends }; pravila { $clause } za to nema
holdings = na primer '2 pearls, 1 key', a ne { $given }
marks = lord se označava sa '/rotated' ili '/used', a ne { $given }
no-such-position = takvog položaja nema: { $why }
