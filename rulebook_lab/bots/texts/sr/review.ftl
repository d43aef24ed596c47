hint = { $seat }: { $move }. Očekivani udeo u pobedi: { $expects } (±{ $error }).
exactly = { $seat }: { $move }. Udeo u pobedi, tačno izračunat: { $expects }.
other = druga mogućnost: { $move }: { $expects } (±{ $error })
changes = { $figure }: { $before } → { $after }
clause = po pravilu „{ $title }”
searched = { $tries ->
    [one] pretraga: { $tries } pokušaj
   *[other] pretraga: { $tries } pokušaja
}
solved = tačno izračunato
nothing = Ovde niko ni o čemu ne odlučuje.
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
mistake = korak { $step }, { $seat }: { $played }; to smanjuje očekivani udeo u pobedi za { $loss } (±{ $error })
better = bolje: { $move }
no-mistakes = Nijedna radnja nije bila sigurno lošija od neke druge.
chart = Najduže je u prednosti { $best }
chart-x = korak
chart-y = očekivani udeo u pobedi
study = { $question }. Najviše: { $best }, { $mean } ± { $half }
    .unsure = { $question }. Partije ne odlučuju: { $best } ili { $next }
table =
    .figure = veličina
    .mean = prosek
    .interval = interval od 95 %
    .games = partije
    .span = od { $low } do { $high }
