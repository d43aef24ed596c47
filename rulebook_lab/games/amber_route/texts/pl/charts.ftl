# Co zostało obliczone, jako wykresy.

win = { $threat ->
    [trap] { NAME($difficulty, form: "feminine") }
   *[monster] { NAME($difficulty, form: "masculine") }
} { $threat }, { AMOUNT($dice, "die") }: { $bare } bez niczego, { $all } z kompletem
    .x = { escorts }
    .y = prawdopodobieństwo, że uda się { $threat ->
        [ghost] wymknąć
        [trap] wydostać
       *[monster] wygrać
    }
    .slider = liczba kostek
escorts = znaczniki eskorty
ambers = { AMOUNT($count, "amber") }
spending = Najlepsze wydawanie pomaga najbardziej przy { AMOUNT($escorts, "escort", form: "locative") }: zamiast { $plain } jest { $best }
    .x = { escorts }
    .y = prawdopodobieństwo pokonania { NAME($difficulty, form: "genitive") } potwora, { AMOUNT($dice, "die") }
    .best = przy najlepszym wydawaniu
    .plain = bez wydawania na kostki
advice = Najlepsze plany dla tych kostek
    .plan = plan
    .win = jak często wygrywa
    .escorts = zużyte znaczniki eskorty
    .ambers = zużyte bursztyny
meeting = { $plays } { $plays ->
    [one] rozegrane wyzwanie
    [few] rozegrane wyzwania
   *[many] rozegranych wyzwań
} na każdy punkt: wynik różni się od dokładnych szans najwyżej o { $apart }
    .x = { escorts }
    .y = { $threat ->
        [trap] { NAME($difficulty, form: "feminine") }
       *[monster] { NAME($difficulty, form: "masculine") }
    } { $threat }, { AMOUNT($dice, "die") }: prawdopodobieństwo
    .exact = dokładnie
    .played = rozegrane
duel = Przeciw { AMOUNT($defence, "die", form: "dative") } atakujący { $even ->
    [0] nigdy nie ma przewagi
   *[other] ma przewagę, gdy rzuca co najmniej { AMOUNT($even, "die", form: "instrumental") }
}
    .x = kostki atakującego
    .y = prawdopodobieństwo
    .wins = wygrywa atakujący
