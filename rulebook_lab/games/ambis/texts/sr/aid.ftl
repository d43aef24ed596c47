# Pomoć za igrača.

lord = { $guild ->
    [soldier] Vojnik
    [merchant] Trgovac
    [mage] Mag
    [politician] Političar
    [farmer] Farmer
   *[ambassador] Ambasador
}: cena { AMOUNT($races, "race") }{ COUNT($forced) ->
    [0] { "" }
   *[other] { " " }(obavezno: { $forced })
}, vrednost { $value }; donosi { AMOUNT($points, "point") }{ $keys ->
    [0] { "" }
   *[other] { " " }i nosi ključ
}. { COUNT($power) ->
    [0] Bez moći.
   *[other] { $power }
}
location = Poeni: { $how }.
