# Czego nie da się odczytać w pozycji.

none-of = { $given } to żadne z: { $known }
said-twice = { $word } podano dwa razy i różnie: wszystko stoi za jednym słowem
different-seats = różne miejsca spośród: { $seats }
too-many = { $card }: podano { $n }, a w pudełku jest { $most }
