# Šta je izračunato, kao grafikoni.

waiting = Otkrijete li { AMOUNT($cards, "card", form: "accusative") }, u { $share } slučajeva pojavi se { $race }
    .x = otkrivene karte
    .y = verovatnoća da se pojavi bar jedna karta
threat = Najviše donosi polje { $space }: { $points } poena
    .best = najbolja nagrada
    .x = polje skale pretnje
    .y = poeni (biser { $pearl }, ključ { $key })
bargains = Najviše poena za cenu: { $lords }, { $points } za { $cost }
    .x = lord
    .y = poeni po plaćenoj vrednosti
breakdown = Pobedniku najviše donose { $part }: { $points }{ $spread ->
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
