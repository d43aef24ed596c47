hint = { $seat }: { $move }. Izgledi za pobedu: { $expects } (±{ $error }).
    .exact = { $seat }: { $move }. Izgledi za pobedu: { $expects }.
other = druga mogućnost: { $move }: { $expects } (±{ $error })
    .exact = druga mogućnost: { $move }: { $expects }
changes = { $figure }: { $before } → { $after }
instead = { $figure }: { $after } umesto { $before }
clause = po pravilu „{ $title }”
searched = { $tries ->
    [one] pretraga: { $tries } pokušaj
   *[other] pretraga: { $tries } pokušaja
}
solved = tačno izračunato
nothing = Ovde niko ni o čemu ne odlučuje.
not-seen = Ovo vidi { $viewer }: za savet je potrebno ono što vidi { $seat }.
not-judged = Niko ne može reći koliko vredi položaj u igri { $game }.
review = { $game }: pregledano: { $seats }; { $decisions ->
    [one] { $decisions } odluka
    [few] { $decisions } odluke
   *[other] { $decisions } odluka
}, od toga { $mistakes ->
    [one] { $mistakes } greška
    [few] { $mistakes } greške
   *[other] { $mistakes } grešaka
}
mistake = korak { $step }, { $seat }: { $played }. Na 100 partija broj pobeda je manji za { $loss } (±{ $error })
    .exact = korak { $step }, { $seat }: { $played }. Na 100 partija broj pobeda je manji za { $loss }
better = bolje: { $move }
no-mistakes = Nijedna radnja nije bila sigurno lošija od neke druge.
chart = Najduže u prednosti: { $best }
    .even = Niko nije vodio najduže
    .alone = Kako su se menjali izgledi za pobedu
chart-x = korak
chart-y = izgledi za pobedu
study = { $question } Najviše: { $best }, { $mean } ± { $half }
    .unsure = { $question } Partije ne odlučuju: { $best } ili { $next }
    .brackets = intervali od 95 % u zagradama
    .measured = šta je mereno
    .mean = prosek, partija: { $n }
    .games = { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    }
table =
    .figure = veličina
    .mean = prosek
    .interval = interval od 95 %
    .games = partije
    .span = od { $low } do { $high }
    .unknown = nije poznato
