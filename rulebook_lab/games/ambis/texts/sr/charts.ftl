# Šta je izračunato, kao grafikoni.

waiting = Otkrijete li { AMOUNT($cards, "card", form: "accusative") }, u { $share } slučajeva { COUNT($races) ->
    [one] pojavi se { $races }
   *[other] pojavi se svaka od ovih rasa: { $races }
}
    .x = otkrivene karte
    .y = verovatnoća da se pojavi bar jedna karta
threat = { COUNT($spaces) ->
    [one] Najviše donosi polje { $spaces }: { $points } poena
   *[other] Najviše donose polja { $spaces }, svako: { $points } poena
}
    .best = najbolja nagrada
    .x = polje skale pretnje
    .y = poeni (biser { $pearl }, ključ { $key })
bargains = Najviše poena za cenu: { $lords }, { $points } za { $cost }
    .x = lord
    .y = poeni po plaćenoj vrednosti
breakdown = Pobedniku najviše donose { $parts }: { COUNT($parts) ->
    [one] { $points }
   *[other] svako po { $points }
}{ $spread ->
    [0] { "" }
   *[other] { " ± " }{ $spread }
} poena po partiji (broj partija: { $games })
    .winners = pobednici
    .others = ostali
    .x = igrači
    .y = poeni
part =
    .locations = lokacije
    .lords = lordovi
    .allies = saveznici
    .monsters = čudovišta
