active = aktivni igrač
turn = potez
threat = pretnja
    .asked = na kom je polju pretnja
price = cena sledećeg saveznika
    .asked = koliko bisera košta sledeći saveznik
deck = karte u špilu istraživanja
discards = karte u gomili odbačenih
track = { COUNT($what) ->
    [0] karte na skali istraživanja
   *[other] skala istraživanja, polje { $what }
}
    .asked = koliko je karata na skali istraživanja
court = { COUNT($what) ->
    [0] lordovi u Dvoru
   *[other] Dvor, mesto { $what }
}
    .asked = koliko je lordova u Dvoru
lord-deck = lordovi u špilu lordova
open-locations = otkrivene lokacije
location-pile = lokacije u gomili
monster-tokens = tokeni čudovišta u zalihi
key-tokens = tokeni ključeva
    .asked = koliko tokena ključa ima { $seat }
ending = poslednji krug je najavljen
over = partija je gotova
council = karte u gomili Saveta
    .asked = koliko je karata u toj gomili Saveta ({ $what })
pearls = biseri
    .asked = koliko bisera ima { $seat }
hand = karte u ruci
    .asked = koliko karata u ruci ima { $seat }
cards = ruka
affiliated = povezani saveznici, po broju
    .asked = koliko povezanih saveznika ima { $seat }
allies = povezani saveznici
lords = lordovi
    .asked = koliko lordova ima { $seat }
free-lords = slobodni lordovi
    .asked = koliko slobodnih lordova ima { $seat }
locations = lokacije
tokens = tokeni čudovišta
keys = ključevi
    .asked = koliko ključeva ukupno ima { $seat }
points = poeni
