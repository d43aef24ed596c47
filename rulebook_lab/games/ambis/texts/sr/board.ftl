# Reči na slici.

picture = Ambis, potez { $turn }
exploration = Istraživanje
exploration-deck = špil istraživanja, { AMOUNT($count, "card") }
discards = gomila odbačenih, { AMOUNT($count, "card") }
discard-pile = odbačene
last-space = peto polje: ko ga popuni, dobija biser [explore.last-space-pearl]
threat = Pretnja: šta donosi sledeća borba
threat-space = polje pretnje { $space }: { $rewards }
threat-token = token pretnje na polju { $space }
either = { $one }, ili { $other }
council = Savet
council-pile = Savet, { $race }: { AMOUNT($count, "card") }
locations = Otkrivene lokacije{ $drawn ->
    [0] { "" }
    [1] ; upravo povučena: prva
    [few] ; upravo povučene: prve { $drawn }
   *[other] ; upravo povučeno: prvih { $drawn }
}
location-pile = gomila lokacija, { AMOUNT($count, "tile") }
further = Još otkrivenih lokacija
court = Dvor: lordovi koji se mogu regrutovati
lord-deck = špil lordova, { AMOUNT($count, "lord") }
last-round = Poslednji krug: partija se završava kad bi na redu opet bio { $seat }
seat = { $seat }
    .active = { $seat } (na potezu)
figure =
    .pearls = biseri
    .keys = tokeni ključeva
    .tokens = tokeni čudovišta
    .hand = karte u ruci
    .lords = lordovi
affiliated = { NAME($card, form: "gender") ->
    [masculine] povezani
   *[feminine] povezana
} { $card }
played = odigrano:
    .for = za:

# karte i pločice
ally = { $card }
guild = { $guild ->
    [soldier] vojnik
    [merchant] trgovac
    [mage] mag
    [politician] političar
    [farmer] farmer
   *[ambassador] ambasador
}
titled = { $name }
titled-lord = { $titled }, { guild }
lord = { $name }, { guild }, { AMOUNT($points, "point") }
    .court = { $name }, { guild }, { AMOUNT($points, "point") }, cena: { $cost }
    .tucked = { $name }, ispod lokacije, { AMOUNT($points, "point") }
gives-key = ; daje ključ
used = , moć upotrebljena u ovom potezu
used-power = Upotrebljeno u ovom potezu. { $power }
rotated = , { NAME($lord, form: "gender") ->
    [feminine] rotirana
   *[masculine] rotiran
}
rotated-power = { NAME($lord, form: "gender") ->
    [feminine] rotirana
   *[masculine] rotiran
}: samo poeni
no-power = bez moći, samo poeni
tucked = ispod lokacije
cost = { AMOUNT($races, "race") }{ COUNT($forced) ->
    [0] { "" }
   *[other] { " " }(obavezno: { $forced })
}, vrednost { $value }
cost-line = cena: { $cost }
price-now = { $seat } sada plaća vrednost { $value }{ if-by }. [recruit.pay-with-hand]
    .hand = { $seat } sada plaća vrednost { $value }{ if-by }: { COUNT($forced) ->
        [0] { COUNT($races) ->
            [0] { COUNT($pearls) ->
                [0] { COUNT($due) ->
                    [0] karte u ruci su dovoljne
                   *[other] uz bar { AMOUNT($due, "pearl") }
                }
               *[other] { $pearls ->
                    [few] nedostaju { AMOUNT($pearls, "pearl") }
                   *[other] nedostaje { AMOUNT($pearls, "pearl") }
                }
            }
           *[other] { $races ->
                [few] u ruci nedostaju { AMOUNT($races, "race") }
               *[other] u ruci nedostaje { AMOUNT($races, "race") }
            }
        }
       *[other] u ruci nema { NAME($forced, form: "genitive") }
    }. [recruit.pay-with-hand]
change = , { $amount } zbog { NAME($lord, form: "genitive") }
if-by = { COUNT($by) ->
    [0] { "" }
   *[other] { $by }
}
counted =
    .lords_of_guild = po { $guild ->
        [soldier] vojniku
        [merchant] trgovcu
        [mage] magu
        [politician] političaru
        [farmer] farmeru
       *[ambassador] ambasadoru
    }
    .affiliated_of_race = { NAME($what, form: "gender") ->
        [masculine] po povezanom
       *[feminine] po povezanoj
    } { NAME($what, form: "locative") }
    .guilds = po različitoj gildi
    .lords_with_key = po lordu sa ključem
    .lords_without_key = po lordu bez ključa
    .lowest_lord_value = puta vrednost najslabijeg lorda
    .highest_lord_value = vrednost najjačeg lorda
    .lords = po lordu
    .affiliated = po povezanom savezniku
    .sum_of_lowest_affiliated_per_race = najslabiji povezani saveznik svake rase
    .copy_best_opponent_location = koliko najbolja lokacija nekog protivnika
    .none = 0, ili zamena odmah po uzimanju
