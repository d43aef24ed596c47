# Šta stranica kaže pošto čitalac nešto uradi.

saved = Sačuvano: { $path }.
replace-it = Zapis pod imenom { $path } već postoji. Da li da se zameni?
replace = Zameni
save-inside = Datoteka se čuva u fascikli koja je za nju izabrana: { $name } bi bilo izvan nje.
close = zatvori
rule = pravilo: { $clause }
kept-place = Ovo mesto je zapamćeno pod imenom „{ $name }”. Igrajte dalje; „idi na” vas vraća ovamo.
nothing-to-do = „{ $spot }”: s tim se sada ništa ne može uraditi. { $prompt }
    .short = „{ $spot }”: s tim se sada ništa ne može uraditi.
does-not-go = „{ $spot }” ne ide uz ono što je izabrano. { $prompt }
    .short = „{ $spot }” ne ide uz ono što je izabrano.
not-your-turn = Na redu { COUNT($seats) ->
    [one] je { $seats }
   *[other] su { $seats }
}. { $prompt } Za to vreme možete čitati pravila ili uz „Zašto ne …?” pitati za bilo koju radnju.
    .short = Na redu { COUNT($seats) ->
        [one] je { $seats }
       *[other] su { $seats }
    }.
not-yours = O ovome odlučuje drugi igrač.
again-with = Počni ponovo od: { $spot }
legal = { $move }. To je dozvoljeno.
play-it = Odigraj
bots-stopped = Botovi su stali. { $problem }
games-stopped = Partije su stale. { $problem }
no-file = potrebna je datoteka, s imenom i tekstom
no-number = potreban je ceo broj, a ne { $value }
