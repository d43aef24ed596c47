active = aktivni igrač
turn = potez
threat = pretnja
price = cena sledećeg saveznika
deck = karte u špilu istraživanja
discards = karte u gomili odbačenih
track = { COUNT($what) ->
    [0] karte na skali istraživanja
   *[other] skala istraživanja, polje { $what }
}
court = { COUNT($what) ->
    [0] lordovi u Dvoru
   *[other] Dvor, mesto { $what }
}
lord-deck = lordovi u špilu lordova
open-locations = otkrivene lokacije
location-pile = lokacije u gomili
monster-tokens = tokeni čudovišta u zalihi
key-tokens = tokeni ključeva
ending = poslednji krug je najavljen
over = partija je gotova
council = karte u gomili Saveta
pearls = biseri
hand = karte u ruci
cards = ruka
affiliated = povezani saveznici, po broju
allies = povezani saveznici
lords = lordovi
free-lords = slobodni lordovi
locations = lokacije
tokens = tokeni čudovišta
keys = ključevi
points = poeni
