# Czego nie da się odczytać w pozycji.

none-of = { $given } tu nie pasuje; do wyboru: { $known }
said-twice = { $word } podano dwa razy, za każdym razem inaczej: wszystko pisze się za jednym takim słowem
different-seats = różne miejsca spośród: { $seats }
too-many = { $card }: podano { $n }, a w pudełku jest { $most }
